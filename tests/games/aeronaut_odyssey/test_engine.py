"""Kernels find connected cities, end every match and report clear errors."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import rustworkx
from tests.conformance.playing import random_matches
from tests.games.aeronaut_odyssey.walks import view_of
from tests.reference.aeronaut_odyssey import Game as Reference
from tests.reference.aeronaut_odyssey import random_board, random_rules

from skyhop.engine.state import Ruleset, State
from skyhop.game import registry
from skyhop.game.action import PositionError, RulesetError
from skyhop.game.ending import RESIGNATION
from skyhop.game.match import Match, end_early
from skyhop.games.aeronaut_odyssey.checks import most_actions
from skyhop.games.aeronaut_odyssey.constants import Ability
from skyhop.games.aeronaut_odyssey.state import board_of
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView

GAME = registry.game("aeronaut-odyssey")
BOARDS = Path(__file__).parents[3] / "scenarios" / "aeronaut-odyssey"
ALL = "trajectories bonus multi wild thieves"


def board(name: str) -> Any:  # noqa: ANN401 - JSON
    return json.loads((BOARDS / f"{name}.json").read_text(encoding="utf-8"))


def some_rulesets(count: int) -> Iterator[Ruleset]:
    """Yield rulesets of every kind, each with a board of its own, for 1 to 6 players."""
    for seed in range(count):
        chance = Random(f"engine {seed}")
        seats = chance.randint(1, 6)
        rules = random_rules(chance, seats)
        yield GAME.ruleset({**rules, "seats": seats, "board": random_board(chance, rules)})


def joined_cities(view: AeronautOdysseyView, seat: int) -> list[set[int]]:
    """The cities, by number from 1, that own routes of a seat join."""
    graph = rustworkx.PyGraph()
    graph.add_nodes_from(range(len(view.board.cities) + 1))
    for number, route in enumerate(view.board.routes):
        if seat in view.standings[number].owners:
            graph.add_edge(*route.ends, None)
    return [set(group) for group in rustworkx.connected_components(graph)]


def test_cities_are_joined_exactly_where_own_routes_lead() -> None:
    for ruleset in some_rulesets(8):
        for match in random_matches(GAME, ruleset, 1, seed=3):
            view = view_of(match.state, None)
            for seat in view.seats:
                for group in joined_cities(view, seat):
                    for one in group - {0}:
                        beyond = {city.n for city in view.board.cities} - group
                        assert all(view.joins(seat, (one, other)) for other in group - {0})
                        assert not any(view.joins(seat, (one, other)) for other in beyond)


def test_there_are_never_more_moves_and_claims_than_slots_and_routes() -> None:
    """[AO-7.5] Each uses up a slot, a route, or a space of a multiroute."""
    for ruleset in some_rulesets(30):
        *_before, match = random_matches(GAME, ruleset, 1, seed=4)
        acts = [entry for entry in match.journal.entries if is_act(entry.text)]
        assert len(acts) <= most_actions(ruleset.record[0])


def is_act(text: str) -> bool:
    return text[0] == ">" or (text[0] == "+" and len(text) > 1)


def perft(state: State, depth: int) -> int:
    """Count the sequences of so many actions."""
    if depth == 0:
        return 1
    total = 0
    for action in GAME.legal(state):
        after = state.copy()
        GAME.apply(after, action)
        total += perft(after, depth - 1)
    return total


def plain_perft(game: Reference, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for text in game.legal():
        after = game.copy()
        after.play(text)
        total += plain_perft(after, depth - 1)
    return total


PERFTS: list[tuple[dict[str, Any], str, dict[str, Any], tuple[int, ...]]] = [
    (
        {"base": "pioneer", "expansions": ["trajectories", "bonus", "multi", "wild"]},
        "six-winds",
        {"seats": [{"city": "F", "cells": "RROW......", "abilities": ["steal"]}, {"city": "D", "cells": "RW...."}]},
        (12, 71, 257),
    ),
    (
        {"base": "capital", "expansions": ["wild", "multi"], "variant": "veto"},
        "court-winds",
        {"seats": [{"city": "A", "cells": "RR*W......"}, {"city": "B", "cells": "RW...."}, {"city": "C"}]},
        (19, 87, 427),
    ),
]


@pytest.mark.parametrize(("rules", "name", "position", "counts"), PERFTS, ids=["six-winds", "court-winds"])
def test_as_many_sequences_of_actions_as_the_plain_engine_counts(
    rules: dict[str, Any], name: str, position: dict[str, Any], counts: tuple[int, ...]
) -> None:
    ruleset = GAME.ruleset({**rules, "seats": len(position["seats"]), "board": board(name)})
    state = GAME.positions.from_position(ruleset, position)
    plain = Reference.from_position(rules, board(name), position)

    assert tuple(perft(state, depth) for depth in (1, 2, 3)) == counts
    assert tuple(plain_perft(plain, depth) for depth in (1, 2, 3)) == counts


BAD_RULESETS = [
    ("pionier", "there is no ruleset 'pionier'"),
    ({"bases": "pioneer"}, "there is no option 'bases'"),
    ({"seats": 7}, "seats cannot be 7"),
    ({"seats": 1}, "one player plays solo"),
    ({"solo": True, "seats": 3}, "a solo game has one player"),
    ({"variant": "veto"}, "for the ruleset capital only"),
    ({"base": "capital", "variant": "two"}, "variant cannot be 'two'"),
    ({"expansions": ["bonus", "bonus"]}, "a name occurs twice"),
    ({"expansions": "bonus winds"}, "expansions: there is no value 'winds'"),
    ({"expansions": 3}, "3 is not a list of names"),
    ({"secret_inventories": 1}, "secret_inventories cannot be 1"),
    ({"board": board("six-winds")}, "turn on the expansion “multi”"),
    ({"board": board("six-winds"), "expansions": "multi"}, "turn on the expansion “wild”"),
    ({"board": "{}"}, "board: "),
    ({"board": "no board"}, "board: "),
    (
        {"seats": 5, "board": board("six") | {"settings": {"players": 3}}},
        "this board is for 3 players, but the match has 5",
    ),
]


@pytest.mark.parametrize(("spec", "message"), BAD_RULESETS)
def test_a_ruleset_that_cannot_be_says_why(spec: Any, message: str) -> None:  # noqa: ANN401 - anything
    with pytest.raises(RulesetError, match=message):
        GAME.ruleset(spec)


def test_a_route_of_six_spaces_has_no_points_in_pioneer() -> None:
    six = board("six")
    six["routes"][2]["spaces"] = "OOOOOO"

    with pytest.raises(RulesetError, match="B-C has 6 spaces"):
        GAME.ruleset({"board": six})
    assert GAME.ruleset({"base": "capital", "board": six}).name == "capital"


@pytest.mark.parametrize(
    ("cities", "message"),
    [(65, "65 cities are too many; the limit is 64"), (60, "could grow to 2183 spaces, but the limit is 768")],
)
def test_a_board_larger_than_a_record_is_refused(cities: int, message: str) -> None:
    six = board("six")
    six["cities"] = [{"n": n + 1, "x": 0.5, "y": 0.5, "slots": 12} for n in range(cities)]

    with pytest.raises(RulesetError, match=message):
        GAME.ruleset({"base": "capital", "board": six})


TWO = [{"city": "A"}, {"city": "B"}]
BAD_POSITIONS: list[tuple[dict[str, Any], str]] = [
    ({"seats": TWO, "hands": []}, "hands"),
    ({"seats": TWO[:1]}, "seats"),
    ({"seats": TWO, "turn": 2}, "turn"),
    ({"seats": [{"city": "Z"}, {"city": "B"}]}, "seats[0].city"),
    ({"seats": [{"city": "A", "cells": "RQ"}, {"city": "B"}]}, "seats[0].cells"),
    ({"seats": [{"city": "A", "cells": "*"}, {"city": "B"}]}, "seats[0].cells"),
    ({"seats": [{"city": "A", "abilities": ["fly"]}, {"city": "B"}]}, "seats[0].abilities"),
    ({"seats": [{"city": "A", "tolls": ["A-Z"]}, {"city": "B"}]}, "seats[0].tolls"),
    ({"seats": [{"city": "A", "points": "3"}, {"city": "B"}]}, "seats[0].points"),
    ({"seats": [{"city": "A", "profited": 1}, {"city": "B"}]}, "seats[0].profited"),
    ({"seats": [{"city": "A", "orders": ["S1"]}, {"city": "B"}]}, "seats[0].orders"),
    ({"seats": [{"city": "A", "named": [2]}, {"city": "B"}]}, "seats[0].named"),
    ({"seats": [{"city": "A", "money": 2}, {"city": "B"}]}, "seats[0].money"),
    ({"seats": TWO, "slots": {"A": 9}}, "slots.A"),
    ({"seats": TWO, "owners": {"A-F": "0"}}, "owners.A-F"),
    ({"seats": TWO, "owners": {"A-B2": "0"}}, "owners.A-B2"),
    ({"seats": TWO, "owners": {"A-B": "2"}}, "owners.A-B"),
    ({"seats": TWO, "owners": {"A-B": "00"}}, "owners.A-B"),
    ({"seats": TWO, "taken": {"T1": "0"}}, "taken.T1"),
    ({"setup": 3}, "setup"),
    ({"setup": 2, "turn": 1}, "turn"),
]


@pytest.mark.parametrize(("position", "field"), BAD_POSITIONS, ids=lambda value: str(value)[:40])
def test_an_impossible_position_names_its_field(position: dict[str, Any], field: str) -> None:
    ruleset = GAME.ruleset({"expansions": "bonus", "board": board("six")})

    with pytest.raises(PositionError) as error:
        GAME.positions.from_position(ruleset, position)

    assert error.value.field == field


BREAKS: dict[str, Callable[[Any], None]] = {
    "in a space that it has not": lambda record: record["cells"].__setitem__((0, 700), 1),
    "holds nothing known": lambda record: record["cells"].__setitem__((0, 0), 10),
    "free spaces but": lambda record: record["free"].__setitem__(0, 0),
    "are counted": lambda record: record["held"].__setitem__((0, 0), 9),
    "slots but": lambda record: record["slots_used"].__setitem__(0, 99),
    "was claimed": lambda record: record["claims"].__setitem__(0, 2),
    "has the owners": lambda record: record["owners"].__setitem__(0, 5),
    "is claimed twice by the same seat": lambda record: record["claimer"].__setitem__((0, slice(2)), 1),
    "gained twice": lambda record: record["taken"].__setitem__(0, 2),
    "the decision stack has": lambda record: record.__setitem__("agenda_size", 0),
}


@pytest.mark.parametrize("message", BREAKS)
def test_a_broken_state_is_noticed(message: str) -> None:
    ruleset = GAME.ruleset({"seats": 3, "expansions": "trajectories", "board": board("six")})
    state = GAME.new(ruleset)
    assert GAME.invariants(state) == []

    BREAKS[message](state.records[0])

    assert any(message in problem for problem in GAME.invariants(state))


def test_a_route_that_two_players_leave_out_cannot_be_claimed() -> None:
    """[AO-3.2]"""
    state = GAME.new(GAME.ruleset({"seats": 2, "board": board("six")}))
    record = state.records[0]
    record["claimer"][1, 0], record["claims"][1], record["owners"][1] = 0, 1, 0b1

    assert GAME.invariants(state) == ["A-B2 is claimed but out of play"]


def test_the_last_free_space_is_lost_wherever_it_is() -> None:
    """[AO-9.3]"""
    ruleset = GAME.ruleset({"seats": 3, "expansions": "bonus", "board": board("six")})
    seats = [{"city": "A", "cells": "WW..oR"}, {"city": "B"}, {"city": "B"}]
    state = GAME.positions.from_position(ruleset, {"turn": 0, "seats": seats})

    GAME.apply(state, GAME.read(state, "+D-E"))

    position: dict[str, Any] = GAME.positions.position(state)
    assert position["seats"][0]["cells"] == "ww.xoR"


def test_a_position_is_written_as_it_was_read() -> None:
    tried = 0
    for ruleset in some_rulesets(6):
        for match in random_matches(GAME, ruleset, 1, seed=8):
            if is_start_of_a_turn(match):
                written = GAME.positions.position(match.state)
                assert GAME.positions.position(GAME.positions.from_position(ruleset, written)) == written
                tried += 1

    assert tried


def is_start_of_a_turn(match: Match) -> bool:
    """Return True if a turn starts: no second winds are left, and nobody has moved, been skipped or stolen."""
    record = match.state.records[0]
    at_turn = GAME.phase(match.state) == "turn" and not record["agenda_number"][0]
    return at_turn and not record["extra_turns"] and not record["has_passed"].any()


def test_the_board_of_a_ruleset_survives_its_parameters() -> None:
    ruleset = GAME.ruleset({"seats": 4, "board": board("six")})

    again = GAME.ruleset(dict(ruleset.parameters))

    assert again == ruleset
    assert board_of(again) == board_of(ruleset)
    assert again.record.tobytes() == ruleset.record.tobytes()


def test_a_view_of_hidden_inventories_tells_counts_only() -> None:
    ruleset = GAME.ruleset({"secret_inventories": True, "expansions": "bonus", "board": board("six")})
    position = {"seats": [{"city": "A", "cells": "RRo..", "abilities": ["steal"]}, {"city": "B", "cells": "WW..."}]}
    state = GAME.positions.from_position(ruleset, position)

    own, other = (view_of(state, seat) for seat in (0, 1))

    assert (own.player(0).cells, own.player(0).held) == ("RRo..", "RR")
    assert (other.player(0).cells, other.player(0).held) == (None, "")
    assert (other.player(0).balloons, other.player(0).free, other.player(0).space_count) == (2, 2, 5)
    assert own.record["abilities"][0, Ability.STEAL] == other.record["abilities"][0, Ability.STEAL] == 1


def test_a_resignation_gives_the_win_to_the_best_of_the_others() -> None:
    ruleset = GAME.ruleset({"seats": 3, "board": board("six")})
    position = {"seats": [{"city": "A", "points": 9}, {"city": "B", "points": 1}, {"city": "C", "points": 5}]}
    state = GAME.positions.from_position(ruleset, position)

    end_early(GAME, state, RESIGNATION, 0)

    assert GAME.outcome(state) == ((2,), "resignation")


def test_in_solo_the_rival_wins_at_equal_scores() -> None:
    ruleset = GAME.ruleset({"solo": True, "board": board("six")})
    position = {"seats": [{"city": "A", "cells": "rr"}, {"city": "B", "cells": "rr"}]}

    state = GAME.positions.from_position(ruleset, position)

    assert GAME.outcome(state) == ((1,), "stuck")
    assert GAME.seat_count(ruleset) == 1


@pytest.mark.parametrize("seats", range(2, 7))
def test_with_an_even_start_whoever_comes_later_has_more_points(seats: int) -> None:
    """[AO-3.5] They are there before anything is owned, in the score of every viewer, and by a clause of their own."""
    ruleset = GAME.ruleset({"seats": seats, "even_start": True})
    state = GAME.new(ruleset)
    points = list(GAME.points(state))

    assert points[0] == 0
    assert points == sorted(points)
    assert points[-1] > 0
    assert list(GAME.points(GAME.view(state, None))) == points
    lines = [line for line in GAME.renderer.score(GAME.view(state, 0)) if line.clause == "AO-3.5"]
    assert [line.points for line in lines] == [each for each in points if each]
    assert "even start" in GAME.renderer.text(GAME.view(state, 0))


@pytest.mark.parametrize(
    ("spec", "clause"),
    [({"base": "capital", "even_start": True}, "AO-3.5"), ({"solo": True, "even_start": True}, "AO-3.5")],
)
def test_an_even_start_is_for_pioneer_and_for_several(spec: dict[str, object], clause: str) -> None:
    with pytest.raises(RulesetError, match=clause):
        GAME.ruleset(spec)


def test_without_it_nobody_has_points_and_rules_of_before_mean_the_same() -> None:
    """[AO-3.5] Journals and share codes of before do not name it."""
    ruleset = GAME.ruleset({"seats": 3})

    assert list(GAME.points(GAME.new(ruleset))) == [0, 0, 0]
    before = {name: value for name, value in ruleset.parameters.items() if name != "even_start"}
    assert GAME.ruleset(before) == ruleset
