"""The tools describe positions as the engine does, for every scenario and every illustrated clause."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from mcp.server.mcpserver.exceptions import ToolError
from tests.amount import in_turn
from tests.mcp.assistant import CONNECTIONS, assistant

from skyhop.game import registry
from skyhop.mcp.positions import check_scenario, explain_score, judge_action, legal_actions, set_up, set_up_position
from skyhop.mcp.rules import read_book, read_clause

ROOT = Path(__file__).parents[2]
SCENARIOS = sorted((ROOT / "scenarios").rglob("*.toml"))
TIE: dict[str, Any] = {
    "game": "balloon-cup",
    "ruleset": "rio-grande",
    "position": {"hands": ["R4 B5", "Y3 R13"], "bag": "RRYYGG", "tiles": ["2 mountain RY | R8 Y1 | Y5"]},
}


def fields_of(path: Path) -> dict[str, Any]:
    """A scenario as an assistant would write it: with the board itself instead of a file."""
    fields = tomllib.loads(path.read_text("utf-8"))
    if "board" in fields:
        fields["board"] = json.loads((path.parent / fields["board"]).read_text("utf-8"))
    return fields


def typed(action: str) -> str:
    """An action of a scenario as an assistant types it: a bare number of a seat is from 0 in files, from 1 typed."""
    return re.sub(r"^(!steal |for )(\d)", lambda found: f"{found[1]}{int(found[2]) + 1}", action)


@pytest.mark.parametrize("path", in_turn(SCENARIOS, 3), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_each_step_of_each_scenario_is_judged_as_the_scenario_says(path: Path) -> None:
    fields = fields_of(path)
    steps = fields.get("play", [])
    for count, step in enumerate(steps):
        judged = judge_action(fields | {"play": steps[:count]}, typed(step["action"]))

        assert judged.legal == ("error" not in step)
        assert judged.clause == step.get("error", "")
        assert bool(judged.does) == judged.legal
        assert bool(judged.why_not) != judged.legal
    assert check_scenario(fields).passed


@pytest.mark.parametrize("name", registry.names())
def test_the_position_of_each_clause_can_be_given_back(name: str) -> None:
    game, shown_of = registry.game(name), dict[str, bool]()
    for ruleset in game.rulesets():
        for number in (clause.number for clause in read_book(game, ruleset).clauses()):
            (read,) = read_clause(name, number, ruleset).clauses
            if read.position is not None:
                shown = set_up_position(read.position.scenario)
                assert shown.game == name
                assert legal_actions(read.position.scenario).total == len(
                    game.legal(set_up(read.position.scenario).state)
                )
                shown_of[number] = bool(read.position.then)
                if read.position.then:
                    assert judge_action(read.position.scenario, read.position.then[0]).legal

    assert any(shown_of.values())


@pytest.mark.parametrize("mode", CONNECTIONS)
async def test_an_argument_is_judged(mode: str) -> None:
    async with assistant(mode=mode) as asking:
        wins = await asking.ask("judge_action", position=TIE, action="R4x2")
        full = await asking.ask("judge_action", position=TIE, action="r4 - 2")

    assert wins["legal"]
    assert "You place the last card, so you win" in wins["does"]
    assert wins["happens"][-1].endswith(
        "won tile 2 with the last card, because both sums are 9. Cubes: 1 red, 1 yellow."
    )
    assert (full["legal"], full["action"], full["clause"]) == (False, "R4-2", "BC-4.2")
    assert "either side of it" in full["clause_text"]
    assert [each["action"] for each in full["instead"]] == ["R4x2"]


@pytest.mark.parametrize(
    "text",
    [
        json.dumps(TIE),
        """
        game = "balloon-cup"
        [position]
        hands = ["R4 B5", "Y3 R13"]
        bag = "RRYYGG"
        tiles = ["2 mountain RY | R8 Y1 | Y5"]
        """,
    ],
)
async def test_a_position_may_be_text(text: str) -> None:
    async with assistant() as asking:
        listed = await asking.ask("legal_actions", position=text)

    assert [each["action"] for each in listed["actions"]] == ["R4x2"]
    assert (listed["seat"], listed["phase"], listed["total"]) == (0, "place", 1)


def test_a_position_is_told_whole_and_can_be_given_back() -> None:
    shown = set_up_position(TIE | {"play": [{"action": "R9-2", "error": "BC-2.3"}, {"action": "R4x2"}]})

    assert "Seat 2: hand R13 Y3" in shown.table
    assert shown.position["cubes"] == ["RY", ""]
    assert any("won tile 2" in sentence for sentence in shown.happened)
    again = set_up_position({"game": "balloon-cup", "ruleset": "rio-grande", "position": shown.position})
    assert again.position == shown.position


def test_only_actions_that_begin_so_are_listed() -> None:
    position = {"game": "balloon-cup", "position": {"hands": ["R4 B5", "Y3"], "tiles": ["2 mountain RB | |"]}}

    assert {each.action for each in legal_actions(position, "R4").actions} == {"R4-2", "R4x2"}
    assert legal_actions(position, "Z").actions == []


def test_a_share_code_is_a_board() -> None:
    shown = set_up_position(
        {
            "game": "aeronaut-odyssey",
            "board": "2aqnaaad7qo6rrlhc",
            "position": {"seats": [{"city": "A"}, {"city": "B"}]},
        }
    )

    assert " (A): " in shown.table


def test_a_score_is_explained_with_its_clauses() -> None:
    lines = explain_score(TIE).lines

    assert ("BC-6.2", None) in [(line.clause, line.seat) for line in lines]
    assert [line.points for line in lines if line.is_total] == [0, 0]


def test_a_scenario_that_does_not_hold_says_what_there_is() -> None:
    checked = check_scenario(TIE | {"expect": {"to_move": 1}})

    assert not checked.passed
    assert checked.difference == "to_move: expected 1, got 0"


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({}, "game: expected a string. Choose one of aeronaut-odyssey, balloon-cup."),
        ({"game": "go"}, "there is no game 'go'"),
        ("x =", "is not TOML"),
        ("{", "not valid JSON"),
        ("[1]", "Pass an object or a string."),
        ({"game": "balloon-cup", "ruleset": "chess"}, "ruleset: there is no ruleset 'chess'"),
        ({"game": "balloon-cup", "speed": 1}, "speed: there is no such field"),
        (
            {"game": "balloon-cup", "position": {"hands": ["R99", ""]}},
            "position.hands[0]: there is no card R99. BC-11 explains the format of positions",
        ),
        (
            TIE | {"play": [{"action": "R9-2"}]},
            "play[0], R9-2: You do not hold red 9. Choose a card from your hand. [BC-2.3]",
        ),
        (TIE | {"play": [{"action": "R4x2"}] * 201}, "play: there are more than 200 actions"),
        (TIE | {"play": [{"move": "R4x2"}]}, "play[0]: a step has an action"),
        (TIE | {"position": {"to_move": 10**5000}}, "not valid JSON"),
        ({"game": "aeronaut-odyssey", "position": {}}, "no board was given"),
        (
            {"game": "aeronaut-odyssey", "board": "/etc/passwd"},
            "there is no file '/etc/passwd'. Choose one of these files of the game",
        ),
        (
            {"game": "aeronaut-odyssey", "board": "../../../pyproject.toml"},
            "there is no file '../../../pyproject.toml'",
        ),
        ({"game": "aeronaut-odyssey", "board": "2aqnaaad7qo6rrlhx"}, "has a typo"),
        ("#" * 20_000, "too large: the limit is 16 kB"),
        (TIE | {"title": "x" * 200_000}, "too large: the limit is 128 kB"),
        (TIE | {"expect": 5}, "expect: this must be a table"),
    ],
)
async def test_a_position_that_cannot_be_is_refused_by_a_sentence(position: object, said: str) -> None:
    async with assistant() as asking:
        refused = await asking.refused("set_up_position", position=position)

    assert said in refused
    assert len(refused) < 1500


@pytest.mark.parametrize("depth", [50, 5_000])
async def test_deep_input_is_refused(depth: int) -> None:
    text = json.dumps(TIE | {"position": {"hands": "HANDS"}}).replace('"HANDS"', "[" * depth + "]" * depth)
    async with assistant() as asking:
        assert await asking.refused("judge_action", position=text, action=".")


def test_what_is_expected_must_be_something_that_can_be() -> None:
    with pytest.raises(ToolError, match=r"expect\.colour"):
        check_scenario(TIE | {"expect": {"colour": 1}})
