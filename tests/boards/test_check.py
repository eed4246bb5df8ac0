"""Tests of the check of a board, which names each mistake and its place."""

import json
from pathlib import Path

import pytest

from skyhop.boards.check import check, find_goal_misses
from skyhop.boards.file import dumps, from_plain, loads
from skyhop.boards.generate import generate
from skyhop.boards.settings import (
    settings,
)

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "aeronaut-odyssey"


def plain() -> dict[str, object]:
    made: dict[str, object] = json.loads(dumps(generate(settings(seed=7, size="small"))))
    return made


def routes(board: dict[str, object]) -> list[dict[str, object]]:
    found = board["routes"]
    assert isinstance(found, list)
    return found


def mistakes_of(board: dict[str, object]) -> str:
    return " · ".join(str(mistake) for mistake in check(from_plain(board)).mistakes)


@pytest.mark.parametrize("name", ["six", "six-winds"])
def test_hand_made_boards_are_welcome(name: str) -> None:
    report = check(loads((SCENARIOS / f"{name}.json").read_text()))

    assert report.valid
    assert report.measures.cities == 6
    assert report.misses


def misses_of(board: dict[str, object]) -> list[str]:
    return [str(miss) for miss in find_goal_misses(from_plain(board))]


def test_what_nobody_can_fulfil_is_named() -> None:
    """[AO-9.1, AO-9.2, AO-9.11]"""
    board = plain()
    assert misses_of(board) == []
    letter = next(spaces for route in routes(board) if len(spaces := str(route["spaces"])) == 1)
    board["trajectories"] = [
        {"id": "T1", "types": letter * 8, "reward": "points", "amount": 3, "slots": 2},
        {"id": "T2", "ends": "A-K", "reward": "points", "amount": 3, "slots": 2},
    ]
    board["orders"] = [{"id": "S1", "ends": "A-K", "amount": 4}]
    board["inventory"] = 1

    said = misses_of(board)

    assert "T1 for one or two players: no suitable routes (better: at most 2 spaces)" in said
    assert "T1 for three players or more: no suitable routes (better: at most 1 space)" in said
    for asked in ("T2", "S1"):
        assert any(
            miss.startswith(f"{asked} for three players or more: ") and "at most 1 space)" in miss for miss in said
        )


def test_only_the_players_that_a_board_is_made_for_are_asked() -> None:
    board = plain()
    board["inventory"] = 1
    two = next(str(route["id"]) for route in routes(board) if len(str(route["spaces"])) == 2)
    ends = two.removesuffix("2")
    board["trajectories"] = [{"id": "T1", "ends": ends, "reward": "points", "amount": 3, "slots": 2}]
    board["orders"] = []

    def who(players: int) -> list[str]:
        board["settings"] = {"players": players}
        return [miss.partition(":")[0] for miss in misses_of(board)]

    assert who(4) == ["T1 for three players or more"]
    assert who(2) == []


def test_a_second_toll_on_a_route_is_named() -> None:
    board = plain()
    long = next(route for route in routes(board) if len(str(route["spaces"])) > 1)
    long["bonus"] = {"1": "toll", "2": "toll"}

    assert misses_of(board) == [f"tolls on route {long['id']}: 2 (better: 0 … 1)"]


def test_a_bridge_is_named() -> None:
    board = plain()
    of_a = [route for route in routes(board) if str(route["id"]).startswith("A-")]
    kept = str(of_a[0]["id"]).removesuffix("2")
    board["routes"] = [
        route | {"double": 0} if str(route["id"]) == kept else route
        for route in routes(board)
        if not str(route["id"]).startswith("A-") or str(route["id"]) == kept
    ]
    board["faces"] = []

    said = mistakes_of(board)

    assert f"route {kept}: without this route, the map is split into two parts [AO-1.5]" in said
    assert "city A: it has fewer than two neighbours [AO-1.5]" in said


def test_a_lost_city_is_named() -> None:
    board = plain()
    board["routes"] = [route for route in routes(board) if not str(route["id"]).startswith("A-")]
    board["faces"] = []

    assert "no route leads from here to A [AO-1.5]" in mistakes_of(board)


def test_goals_of_the_last_city_are_named_if_no_route_leads_there() -> None:
    board = plain()
    board["routes"] = [route for route in routes(board) if not str(route["id"]).endswith("-K")]
    board["trajectories"] = [{"id": "T1", "ends": "A-K", "reward": "points", "amount": 3, "slots": 2}]
    board["orders"] = [{"id": "S1", "ends": "A-K", "amount": 4}]
    board["faces"] = []

    assert "city K: no route leads from here to A [AO-1.5]" in mistakes_of(board)
    told = misses_of(board)
    assert [each.split(" for ")[0] for each in told if "no suitable routes" in each] == ["T1", "S1"] * 2


def test_a_route_over_another_is_named() -> None:
    board = plain()
    first, second = routes(board)[0], routes(board)[-1]
    first["path"] = second["path"]

    said = mistakes_of(board)

    assert f"it covers route {second['id']} [AO-1.5]" in said
    assert f"route {first['id']}: its path does not reach city" in said


def test_a_path_too_short_for_its_spaces_is_named() -> None:
    board = plain()
    longest = max(
        (route for route in routes(board) if "double" not in route), key=lambda route: len(str(route["spaces"]))
    )
    longest["spaces"] = str(longest["spaces"])[0] * 5
    longest.pop("bonus", None)
    longest.pop("multi", None)

    assert f"route {longest['id']}: its path is too short: its spaces need " in mistakes_of(board)


def test_wrong_slots_are_named() -> None:
    board = plain()
    cities = board["cities"]
    assert isinstance(cities, list)
    cities[2]["slots"] = 9

    assert "city C: it has 9 slots, but needs 3 to 6 [AO-1.3]" in mistakes_of(board)
