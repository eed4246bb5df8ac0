"""Tests of a series of two players: score, alternating start and end."""

from __future__ import annotations

import pytest
from tests.web.visitor import Visitor

from skyhop.engine.state import Outcome
from skyhop.game.ending import AGREEMENT
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Resign, Sit
from skyhop.server.seats import Seat, Series, format_points


@pytest.mark.parametrize(
    ("length", "winners", "decided_after"),
    [(3, [0, 0], 2), (3, [0, 1, 0], 3), (3, [0, None, None], 3), (5, [1, 1, 1], 3), (5, [0, 1, None, None, 1], 5)],
)
def test_a_series_is_decided_when_nobody_can_catch_up(
    length: int, winners: list[int | None], decided_after: int
) -> None:
    series = Series(length)
    for number, winner in enumerate(winners, 1):
        assert not series.is_decided
        outcome = Outcome((), AGREEMENT.name) if winner is None else Outcome((winner,), "rules")
        series = series.add_result(outcome)
        assert series.match_count == number
        assert series.is_decided == (number == decided_after)


def test_a_match_that_does_not_count_is_played_again_and_a_shared_win_is_a_draw() -> None:
    assert Series(3).add_result(Outcome((), "aborted")) == Series(3)
    assert Series(3).add_result(Outcome((0, 1), "rules")).won == (1, 1)
    assert [format_points(halves) for halves in (0, 1, 2, 3, 4)] == ["0", "½", "1", "1½", "2"]


@pytest.mark.parametrize("clock", ["", "3d"])
async def test_the_next_match_takes_the_score_along_and_the_other_starts(
    matches: MatchRegistry, anna: Visitor, ben: Visitor, clock: str
) -> None:
    path = await anna.start(seat2="friend", series="3", clock=clock, called="Anna")
    await ben.get(path)
    await ben.post(f"{path}/seats", {"called": "Ben"})
    live = await matches.open(path.rpartition("/")[2])
    await live.handle(Resign(), 1, live.match.ply)
    await anna.get(path)
    assert "Best of 3: you 1, Ben 0." in anna.page
    assert "Next match of the series" in anna.page
    for visitor in (ben, anna):
        await visitor.post("/matches", {"again": live.info.id})
    after = await matches.open(live.info.rematch)
    assert (after.info.series, after.info.first) == (Series(3, (2, 0)), 1)
    assert (after.info.control and str(after.info.control)) == (clock or None)
    assert "best of 3, 0 to 1" in (await ben.get("/")).text
    assert "best of 3, 1 to 0" in (await anna.get("/")).text
    await after.handle(Resign(), 1, after.match.ply)
    assert "The series is over." in (await anna.get(f"/matches/{after.info.id}")).text
    assert "Next match of the series" not in anna.page
    for visitor in (anna, ben):
        await visitor.post("/matches", {"again": after.info.id})
    anew = await matches.open(after.info.rematch)
    assert (anew.info.series, anew.info.first) == (Series(3), 0)
    loaded = await MatchRegistry(matches.store).open(anew.info.id)
    assert loaded.info == anew.info


async def test_of_six_the_next_seat_begins_a_rematch_also_by_days(matches: MatchRegistry, anna: Visitor) -> None:
    seats = {f"seat{number}": "friend" for number in range(2, 7)}
    path = await anna.start(**{"game": "aeronaut-odyssey", "clock": "1d", **seats})
    live = await matches.open(path.rpartition("/")[2])
    for number in range(1, 6):
        await live.handle(Sit(Seat("guest", f"guest{number}")))
    for seat in range(5):
        await live.handle(Resign(), seat, live.match.ply)
    assert live.match.outcome is not None
    await anna.post("/matches", {"again": live.info.id})
    after = await matches.open(live.info.rematch)
    before = [seat.player for seat in live.stored_seats]
    starters = [seat.player or seat.kept_for for each in (live, after) for seat in [each.stored_seats[each.info.first]]]
    assert (before.index(starters[1]) - before.index(starters[0])) % 6 == 1
    assert str(after.info.control) == "1d"


@pytest.mark.parametrize(
    ("choices", "told"),
    [
        ({"series": "4", "seat2": "friend"}, "three or best of five"),
        ({"series": "3", "seat2": "random"}, "one other person"),
    ],
)
async def test_a_series_that_cannot_be_is_refused(anna: Visitor, choices: dict[str, str], told: str) -> None:
    await anna.get("/")
    answer = await anna.post("/matches", {"game": "balloon-cup", "first": "me", **choices})
    assert (answer.status_code, told in anna.notice) == (422, True)
