"""Tests of Aeronaut Odyssey on the command line: any board, 1 to 6 seats, people and bots at one keyboard."""

import json
import re
from pathlib import Path

import pytest
from tests.amount import in_turn
from tests.cli.conftest import Play

from skyhop.boards.settings import settings, share_code
from skyhop.cli.__main__ import main
from skyhop.game import registry
from skyhop.game.journal import read_line
from skyhop.game.match import Match, replay
from skyhop.lab import calibration as measure
from skyhop.lab.calibration import Marks
from skyhop.terminal.replay import Save

ODYSSEY = "aeronaut-odyssey --plain"
GAME = registry.game("aeronaut-odyssey")
BOARD = Path(__file__).parents[2] / "scenarios" / "aeronaut-odyssey" / "six.json"
CODE = share_code(settings(size="tiny", seed=3, kind="capital", expansions=["bonus"]))


def saved(path: Path) -> Match:
    return replay(read_line(path.read_text()))


@pytest.mark.parametrize(
    "options",
    in_turn(
        [
            "--seats 3 --vs random",
            "--solo",
            "--ruleset capital --vs random --vs random",
            "--seats 4 --vs human --secret-inventories --set expansions=thieves",
        ],
        3,
    ),
)
def test_a_whole_match_is_played_by_typing_and_can_be_replayed(
    options: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.jsonl"

    def last_legal(prompt: str) -> str:
        if prompt != "> ":
            return ""
        match = saved(path)
        view = match.view(match.to_decide)
        return GAME.write(view, GAME.legal(view)[-1])

    monkeypatch.setattr("builtins.input", last_legal)
    line = f"play aeronaut-odyssey --board {BOARD} {options} --seed 3 --yes --plain --save {path}"

    assert main(line.split()) == 0

    assert saved(path).outcome is not None
    assert re.search("Game over: |so the game is over", capsys.readouterr().out)
    assert main(["replay", str(path)]) == 0


def test_notation_is_understood_as_people_type_it(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"

    shown = play(
        f"{ODYSSEY} --board {BOARD} --vs random --first me --seed 4 --yes --save {path}", "start at a", "h", "quit"
    )

    assert saved(path).journal.entries[0][:2] == (0, "@A")
    assert "You started at Atidoford (A) (@A)." in shown
    assert "  >B         Fly to Bluraholm (B): balloons there:" in shown


def test_a_match_goes_on_from_its_file_and_shows_the_rules_of_the_moment(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    play(
        f"{ODYSSEY} --board {BOARD} --ruleset capital --vs random --first me --seed 4 --yes --save {path}", ">B", "quit"
    )

    shown = play(f"{ODYSSEY} --resume {path} --yes", "?", "? 5.6", "log", "quit")

    assert "AO-5.3 Two balloons." in shown
    assert "AO-5.6 Balloons from other people's routes." in shown
    assert "You flew from Atidoford (A) to Bluraholm (B) over A-B, into slot 1 of 4 (>B)." in shown


@pytest.mark.parametrize(
    ("quick", "said"),
    [
        ({"aeronaut-odyssey"}, "Bronze: {points} points. You need 500 points for silver.\n"),
        (set(), "run: skyhop board marks FILE --points {points}"),
    ],
)
def test_the_end_of_a_solo_match_says_which_mark_it_reaches_where_that_is_quick(
    quick: set[str], said: str, play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measure, "is_quick", lambda game: game.name in quick)
    monkeypatch.setattr(measure, "marks", lambda *_asked, **_told: Marks(-100, 500, 900))
    game = registry.game("aeronaut-odyssey")
    save = Save(bytes(32), tmp_path / "m.jsonl")
    options = game.options
    ruleset = game.ruleset({**options.ruleset("pioneer").values, **options.choose_for_players(1)})
    match = Match.start(game, ruleset, seats=["human"], shuffler=save.shuffler)
    while match.outcome is None:
        save.write(match)
        view = match.view(0)
        last = game.write(view, game.legal(view)[0])
        match.play(0, last)

    shown = play(f"--resume {save.path} --yes", last)

    assert said.format(points=measure.points_of(match)) in shown


def test_whoever_begins_sits_at_seat_0(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"

    play(f"{ODYSSEY} --board {BOARD} --vs random --vs human --first bot --seed 4 --yes --save {path}", "", "quit")

    assert list(saved(path).journal.header.seats) == ["random", "human", "human"]


def test_people_who_see_the_same_share_the_screen(play: Play) -> None:
    shown = play(f"{ODYSSEY} --board {BOARD} --vs human --first me --yes", "@A", "@B", ">B", "quit")

    assert "Seat 2 is to move." in shown
    assert "press Enter" not in shown


def test_people_with_secrets_do_not_share_the_screen(play: Play) -> None:
    options = f"--board {BOARD} --vs human --first me --expansions thieves --yes"

    shown = play(f"{ODYSSEY} {options}", "", "h", "keep S1", "keep S2", "keep S3", "keep S4", "", "quit")

    assert "Press Enter to hide the screen, then give the keyboard to seat 2." in shown


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ("--board nowhere.json", "nowhere.json cannot be read"),
        ("--board nonsense", "share code"),
        (
            "--board {folder}/three.json --seats 5",
            "this board is for 3 players, but the match has 5; generate a board for more players [AO-1.4]",
        ),
        ("--variant veto", "[AO-10]"),
        ("--ruleset capital --variant slow", "variant cannot be 'slow'"),
        ("--seats 7", "seats cannot be 7"),
        ("--seats 1", "[AO-8.1]"),
        ("--solo --seats 3", "[AO-8.1]"),
        ("--solo --vs random", "1 seat under these rules"),
        ("--seats 3 --vs random --vs random --vs random", "3 seats under these rules"),
        ("--expansions sails", "sails"),
        ("--set sails=3", "'sails'"),
        ("--set sails", "NAME=VALUE"),
        ("--set solo=perhaps", "perhaps"),
        ("--set board=@nowhere", "nowhere"),
        ("--ruleset chess", "chess"),
        ("--vs deepblue", "deepblue"),
    ],
)
def test_a_match_that_cannot_be_begun_is_named(options: str, part: str, play: Play, tmp_path: Path) -> None:
    board = json.loads(BOARD.read_text()) | {"settings": {"players": 3}}
    (tmp_path / "three.json").write_text(json.dumps(board))

    shown = " ".join(play(f"{ODYSSEY} {options.format(folder=tmp_path)}", code=2).split())

    assert part in shown
    assert "Traceback" not in shown


def simulated(tmp_path: Path, options: str) -> list[Match]:
    path = tmp_path / "games.jsonl"
    assert main(["simulate", "aeronaut-odyssey", *options.split(), "--output", str(path)]) == 0
    return [replay(read_line(line)) for line in path.read_text().splitlines()]


def test_the_number_of_bots_is_the_number_of_seats(tmp_path: Path) -> None:
    matches = simulated(tmp_path, f"--board {BOARD} --bots random random random random random --matches 2 --seed 1")

    assert [list(match.journal.header.seats) for match in matches] == [["random"] * 5] * 2
    assert {match.journal.header.ruleset["seats"] for match in matches} == {5}


def test_a_solo_match_has_one_bot_and_a_rival_who_may_win(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    matches = simulated(tmp_path, f"--board {BOARD} --solo --matches 12 --seed 2")

    assert {tuple(match.journal.header.seats) for match in matches} == {("random",)}
    assert "won by seat 2 (" in capsys.readouterr().err


def test_parameters_are_set_by_name_and_a_board_may_be_a_share_code(tmp_path: Path) -> None:
    options = f"--set board={CODE} --set base=capital --set expansions=thieves,bonus --set variant=two_types"

    (match,) = simulated(tmp_path, options)

    parameters = match.journal.header.ruleset
    assert (parameters["base"], parameters["expansions"], parameters["variant"]) == (
        "capital",
        "bonus thieves",
        "two_types",
    )
    assert json.loads(str(parameters["board"]))["settings"]["size"] == "tiny"


def test_replay_names_the_kind_of_each_decision_and_all_winners(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (match,) = simulated(tmp_path, f"--board {BOARD} --bots random random random --seed 5")
    capsys.readouterr()

    assert main(["replay", str(tmp_path / "games.jsonl"), "--json"]) == 0

    decisions = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert match.outcome is not None
    assert [decision["phase"] for decision in decisions[:4]] == ["start", "start", "start", "turn"]
    assert decisions[-1]["phase"] == "over"
    assert decisions[-1]["winners"] == list(match.outcome.winners)
    assert {"turn", "seats", "slots", "owners"} <= set(decisions[5]["position"])


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ("--solo --bots random random", "1 seat under these rules"),
        ("--seats 3 --bots random random", "3 seats under these rules"),
        ("--bots random", "[AO-8.1]"),
        ("--bots random deepblue", "deepblue"),
    ],
)
def test_a_simulation_asked_wrongly_says_so(options: str, part: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "aeronaut-odyssey", *options.split()]) == 2

    assert part in " ".join(capsys.readouterr().err.split())


def test_a_long_table_is_written_whole_only_once_and_on_request(play: Play) -> None:
    shown = play(f"{ODYSSEY} --vs random --seats 2 --first me --seed 4 --yes", "@A", "t", "quit")

    assert len(re.findall(r"^City \w+ \(Q\): ", shown, re.MULTILINE)) == 2
    assert shown.count("(The rest is unchanged. Type t to see everything.)") == 1
    assert " (A): 3 of 3 slots left; here: you\n" in shown.partition("started at")[2]
