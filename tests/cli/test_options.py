"""Tests of `skyhop play` and `skyhop simulate`: they have an option for each option of the game."""

from __future__ import annotations

import inspect
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from tests.amount import in_turn
from typer.main import get_command
from typer.models import ArgumentInfo

from skyhop.cli.__main__ import main
from skyhop.cli.games import play
from skyhop.cli.options import AsJson, explain, read_arguments
from skyhop.cli.program import build_program, list_commands
from skyhop.cli.research import simulate_and_verify
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.i18n import use_language

BOARD = Path(__file__).parents[2] / "scenarios" / "aeronaut-odyssey" / "six.json"


def said(capsys: pytest.CaptureFixture[str], line: str, code: int) -> str:
    assert main(line.split()) == code
    captured = capsys.readouterr()
    return " ".join((captured.out + captured.err).split())


@pytest.fixture(params=registry.names())
def game(request: pytest.FixtureRequest) -> Game:
    return registry.game(request.param)


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_of_a_game_explains_its_options_and_rulesets(
    command: str, game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = said(capsys, f"{command} {game.name} --help", 0).replace("- ", "-")

    options = game.options
    for option in options.offered:
        assert f"--{option.name.replace('_', '-')} " in shown
        assert f"{option.title}: {option.sentence}." in shown
        assert f"[{option.clause}]" in shown
        assert all(f"{word.value}: {word.sentence}" in shown for word in option.words if word.sentence)
    assert all(f"{ruleset.name}: {ruleset.sentence}" in shown for ruleset in options.rulesets)


def test_the_help_shows_the_default_of_an_option_without_a_clause(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "play pig --examples --help", 0)

    assert "Points to win. Default: 50, unless the ruleset sets another value." in shown
    assert "[]" not in shown
    assert "repeat --vs for each." in shown


def helps(name: str) -> list[str | None]:
    """Return the help of each parameter of a command and its subcommands."""
    command = get_command(build_program([name])).commands[name]  # type: ignore[attr-defined]
    each = getattr(command, "commands", {"": command}).values()
    return [given.help for one in each for given in one.params if given.name != "help" and not given.hidden]


@pytest.mark.parametrize("name", list_commands())
def test_each_parameter_has_a_help(name: str) -> None:
    assert all(helps(name))


@pytest.mark.parametrize("name", ["board", "replay"])
def test_the_help_is_in_the_language_in_use(name: str) -> None:
    told = helps(name)
    with use_language("de"):
        translated = helps(name)

    assert not set(told) & set(translated)


def test_a_switch_has_one_flag_and_a_value_before_the_star_has_none() -> None:
    def command(file: Path, *, as_json: AsJson = False, no_browser: bool = False) -> None:
        """Do something.

        Args:
            file: File of a map
                that is open.
            no_browser: Print the address.
        """

    file, as_json, no_browser = inspect.signature(explain(command)).parameters.values()

    assert read_arguments(command.__doc__ or "") == {
        "file": "File of a map that is open.",
        "no_browser": "Print the address.",
    }
    assert [get_args(each.annotation)[1].param_decls for each in (as_json, no_browser)] == [
        ("--json",),
        ("--no-browser",),
    ]
    assert isinstance(get_args(file.annotation)[1], ArgumentInfo)


def test_without_a_game_there_are_only_the_options_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "play --help", 0)

    offered = [option for name in registry.names() for option in registry.game(name).options.offered]
    flags = [f"--{option.name.replace('_', '-')} " for option in offered]
    assert not [flag for flag in flags if flag in shown]


@pytest.mark.parametrize("command", [play.play, simulate_and_verify.simulate])
def test_no_option_of_a_game_is_lost_to_one_of_the_command(command: object, game: Game) -> None:
    fitted = command.fitted_to([game.name])  # type: ignore[attr-defined]

    parameters = inspect.signature(fitted).parameters
    assert [name for name in parameters if name.startswith("option_")] == [
        f"option_{option.name}" for option in game.options.offered
    ]


def test_options_are_what_the_ruleset_of_the_match_has(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    line = "simulate balloon-cup --ruleset gravon --best-of 3 --open-hands --max-gray=4 --set paid=bag --seed 3 -o"

    said(capsys, f"{line} {path}", 0)

    ruleset = json.loads(path.read_text())["ruleset"]
    chosen = {"best_of": 3, "open_hands": True, "max_gray": 4, "paid": "bag"}
    assert ruleset == {"name": "custom", **registry.game("balloon-cup").ruleset("gravon").parameters, **chosen}


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play balloon-cup --best-of 2", "best_of cannot be 2; choose one of 1, 3, 5 [BC-9.6]"),
        ("simulate balloon-cup --when never", "when cannot be 'never'; choose one of after-scoring, own-turn"),
        ("play balloon-cup --exchange-min 6", "exchange_min (6) must not be above exchange_max (4) [BC-9.6]"),
        ("play aeronaut-odyssey --variant veto", "variant: veto is for the ruleset capital only [AO-10]"),
        ("play aeronaut-odyssey --solo --seats 3", "a solo game has one player"),
        (
            "play balloon-cup --solo",
            "this is an option of Aeronaut Odyssey; the options of Balloon Cup are --trade, --when",
        ),
        ("simulate balloon-cup --expansions wild", "this is an option of Aeronaut Odyssey"),
        ("play aeronaut-odyssey --best-of=3", "this is an option of Balloon Cup; the options of Aeronaut Odyssey are"),
        ("play --solo", "this is an option of Aeronaut Odyssey; name the game"),
        ("play balloon-cup --no-such-thing", "No such option: --no-such-thing"),
        ("play balloon-cup --best-of", "--best-of"),
        ("play --resume {file} balloon-cup --best-of 3", "leave out the other options"),
    ],
)
def test_what_cannot_be_is_a_wrong_call_with_a_sentence(
    line: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = said(capsys, line.format(file=tmp_path / "match.jsonl"), 2)

    assert sentence in shown
    assert "Traceback" not in shown


@pytest.mark.parametrize(
    ("typed", "offered", "other"),
    in_turn(
        [
            ("play aeronaut-odyssey --va", "--variant", "--vs"),
            ("play balloon-cup --trade c", "cube", "box"),
            ("simulate aeronaut-odyssey --expansions w", "wild", "bonus"),
            ("play balloon-cup --ruleset g", "gravon", "rio-grande"),
        ],
        2,
    ),
)
def test_a_shell_completes_the_options_of_the_game(typed: str, offered: str, other: str) -> None:
    completed = completions(typed)

    assert f'"{offered}"' in completed
    assert f'"{other}"' not in completed


def test_without_a_game_a_shell_completes_the_options_of_the_command() -> None:
    completed = completions("play --")

    assert '"--vs"' in completed
    assert '"--solo"' not in completed


def completions(typed: str) -> str:
    """Return the completions that a shell shows for an incomplete command line."""
    asked = {"_SKYHOP_COMPLETE": "complete_zsh", "_TYPER_COMPLETE_ARGS": f"skyhop {typed}"}
    program = "from skyhop.cli.__main__ import run; run()"
    ended = subprocess.run(
        [sys.executable, "-c", program], env=os.environ | asked, capture_output=True, text=True, check=False
    )
    return ended.stdout


def test_a_board_is_read_from_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"

    said(capsys, f"simulate aeronaut-odyssey --board {BOARD} --seats 3 --seed 2 -o {path}", 0)

    ruleset = json.loads(path.read_text())["ruleset"]
    assert (len(json.loads(ruleset["board"])["cities"]), ruleset["seats"]) == (6, 3)
