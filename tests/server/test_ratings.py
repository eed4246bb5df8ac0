"""Tests of ratings: their computation never changes, and each counted match counts once."""

from __future__ import annotations

import json
from functools import partial

import pytest
from tests.server.acting import played
from tests.server.conftest import SEATS
from tests.server.golden_ratings import FILE, updates
from tests.server.merging import merge

from skyhop.engine.kernel import FirstCall, beginning
from skyhop.game import registry
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.events import MatchFinished
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Resign
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.ratings.eligibility import ExclusionReason
from skyhop.server.ratings.recorder import (
    FIRST_POINTS,
    FIRST_UNCERTAINTY,
    PROVISIONAL_UNCERTAINTY,
    Rating,
    RatingRecorder,
    create_rating,
    read_history,
    read_ratings,
    read_records,
    recompute_ratings,
    update_ratings,
)
from skyhop.server.seats import Seat
from skyhop.server.store import projections, store
from skyhop.server.timestamps import days_ago, now

RECORDER = RatingRecorder()


async def begun(
    matches: MatchRegistry, seats: tuple[Seat, ...] = SEATS, *, is_rated: bool = True, first: int = 0
) -> Live:
    terms = Terms(TimeControl.read("3d"), is_rated=is_rated)
    return await matches.start("balloon-cup", "rio-grande", seats, first, terms=terms)


async def given_up(matches: MatchRegistry, by: int = 1, seats: tuple[Seat, ...] = SEATS) -> Live:
    """A rated match in which both have acted, and one of them resigned."""
    live = await begun(matches, seats)
    await played(live, 12)
    await live.handle(Resign(), by, live.match.ply)
    return live


async def record(matches: MatchRegistry) -> int:
    """Record all that is lacking; say how many matches that was."""
    events = await matches.store.read(RECORDER.find_missing)
    for event in events:
        await projections.record(matches.store, RECORDER, event)
    return len(events)


def test_a_thousand_updates_are_what_they_ever_were() -> None:
    golden = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
    found = list(updates())

    assert len(golden) == len(found) == 1000
    for before, after in zip(golden, found, strict=True):
        for kept, reckoned in zip(before, after, strict=True):
            assert reckoned == pytest.approx(kept, abs=1e-5)


def test_who_wins_rises_and_who_loses_falls_and_both_are_known_better() -> None:
    winner, loser = update_ratings([Rating(), Rating()], (1, 2), now())

    assert winner.points > FIRST_POINTS > loser.points
    assert winner.unsure < FIRST_UNCERTAINTY
    assert (winner.matches, loser.matches) == (1, 1)


def test_of_more_than_two_who_left_comes_last() -> None:
    first, second, left = update_ratings([Rating(), Rating(), Rating()], (1, 2, 3), now())

    assert first.mean > second.mean > left.mean


def test_an_estimate_becomes_less_sure_with_time_and_provisional_after_a_year() -> None:
    known = Rating(30.0, 2.6, 80, days_ago(366))

    assert not known._replace(at=now()).advance_to(now()).is_provisional
    assert known.advance_to(now()).is_provisional
    assert known.advance_to(now()).mean == 30.0
    assert Rating(30.0, 8.0, 80, days_ago(9999)).advance_to(now()).unsure == FIRST_UNCERTAINTY
    assert Rating().advance_to(now()) == Rating()


def test_levels_begin_as_far_apart_as_they_were_measured() -> None:
    game = registry.game("balloon-cup")
    points = {name: create_rating(game, name).points for name in game.ladder}

    assert points["aeronaut"] - points["passenger"] == pytest.approx(1148, abs=1)
    assert points["copilot"] < FIRST_POINTS < points["pilot"]
    assert create_rating(game, "random").points == create_rating(game, None).points == FIRST_POINTS


async def test_a_match_counts_once(matches: MatchRegistry) -> None:
    live = await given_up(matches)
    (event,) = await matches.store.read(RECORDER.find_missing)
    counts = [await record(matches), await record(matches)]
    await projections.record(matches.store, RECORDER, event)

    (anna,) = await matches.store.read(partial(read_ratings, player="anna"))
    (entry,) = await matches.store.read(partial(read_history, player="anna"))
    assert counts == [1, 0]
    assert (anna.game, anna.speed, anna.rating.matches) == ("balloon-cup", "days", 1)
    assert anna.rating.points > FIRST_POINTS
    assert (entry.match, entry.rank) == (live.info.id, 1)


async def test_what_is_broken_off_or_not_rated_changes_nothing(matches: MatchRegistry) -> None:
    friendly = await begun(matches, is_rated=False)
    await played(friendly, 8)
    await friendly.handle(Resign(), 0, friendly.match.ply)
    early = await begun(matches)
    await early.handle(Resign(), 0, early.match.ply)
    alone = await begun(matches, (SEATS[0], SEATS[0]))
    await played(alone, 8)
    await alone.handle(Resign(), 0, alone.match.ply)

    recorded = await record(matches)

    history = await matches.store.read(partial(read_history, player="anna"))
    assert recorded == 2
    assert {(entry.match, entry.rank) for entry in history} == {(early.info.id, None), (alone.info.id, None)}
    assert await matches.store.read(partial(read_ratings, player="anna")) == []


async def test_the_record_against_each_opponent_is_counted(matches: MatchRegistry) -> None:
    for by in (1, 1, 0):
        await given_up(matches, by)
    await given_up(matches, 0, (SEATS[0], Seat("bot", "random")))
    await record(matches)

    records = await matches.store.read(partial(read_records, player="anna"))
    assert {each[2:] for each in records} == {("ben", 2, 0, 1), ("random", 0, 0, 1)}


async def test_the_best_are_those_of_whom_enough_is_known(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyhop.server.ratings.eligibility.MAX_GIVEN_UP_PER_DAY", 99)
    monkeypatch.setattr("skyhop.server.ratings.eligibility.MAX_PER_DAY", 99)
    await given_up(matches)
    await record(matches)
    before = await matches.store.read(partial(read_ratings, game="balloon-cup", speed="days"))
    for _match in range(30):
        await given_up(matches)
    while await record(matches):
        pass

    best = await matches.store.read(partial(read_ratings, game="balloon-cup", speed="days"))
    assert before == []
    assert [each.player for each in best] in (["anna", "ben"], [])
    assert all(each.rating.unsure <= PROVISIONAL_UNCERTAINTY for each in best)


async def test_who_is_merged_into_another_brings_their_ratings(matches: MatchRegistry) -> None:
    await store.keep_player(matches.store, "anna:1", "anna", "Anna")
    await store.keep_player(matches.store, "carl:1", "carl", "Carl")
    await given_up(matches)
    await record(matches)
    await merge(matches, "anna", "carl")

    assert [each.game for each in await matches.store.read(partial(read_ratings, player="carl"))] == ["balloon-cup"]


def test_the_recorder_hears_of_ends() -> None:
    assert RECORDER.kinds == (MatchFinished,)


async def test_ratings_of_a_guest_and_of_who_they_become_are_recounted_from_the_matches_of_both(
    matches: MatchRegistry,
) -> None:
    """The opponents are others in each match, so each of them has played none before."""
    results = [("carl", 0), ("anna", 1), ("carl", 0), ("anna", 1), ("carl", 0), ("anna", 0), ("carl", 1)]
    for number, (player, rank) in enumerate(results):
        await given_up(matches, 1 - rank, (Seat("guest", player), Seat("guest", f"other{number}")))
        await record(matches)
    met = await given_up(matches, 0, (Seat("guest", "carl"), Seat("guest", "anna")))
    await record(matches)

    await merge(matches, "carl", "anna")

    history = list(reversed(await matches.store.read(partial(read_history, player="anna"))))
    expected = Rating()
    for (_player, rank), found in zip(results, history, strict=False):
        expected = update_ratings([expected, Rating()], (rank + 1, 2 - rank), found.rating.at)[0]
        assert found.rating == pytest.approx(expected)
    (anna,) = await matches.store.read(partial(read_ratings, player="anna"))
    assert anna.rating.matches == len(results)
    assert anna.rating[:2] == pytest.approx(history[len(results) - 1].rating[:2], rel=1e-3)
    assert {found.annulled for found in history if found.match == met.info.id} == {ExclusionReason.RELATED}


async def test_a_recount_of_one_who_met_known_opponents_changes_nothing(matches: MatchRegistry) -> None:
    for by in (0, 1, 1, 0, 1):
        await given_up(matches, by)
        await record(matches)
    before = await matches.store.read(partial(read_history, player="anna"))

    await matches.store.write(partial(recompute_ratings, player="anna"))

    after = await matches.store.read(partial(read_history, player="anna"))
    assert [found.rating[:3] for found in after] == [pytest.approx(found.rating[:3]) for found in before]


@pytest.mark.usefixtures("_games_as_before")
async def test_partners_whose_opponents_were_merged_are_not_rated_against_each_other(matches: MatchRegistry) -> None:
    registry.include_examples()
    seats = tuple(Seat("guest", name) for name in ("anna", "carl", "dora", "emil"))
    with beginning(FirstCall.UNCOMPILED):
        live = await matches.start("trick-taking", {"seats": 4}, seats, 0, Terms(is_rated=True))
        await played(live, 8)
        await live.handle(Resign(), 1, live.match.ply)
        await live.handle(Resign(), 3, live.match.ply)
    assert live.match.outcome is not None
    await record(matches)
    await merge(matches, "emil", "carl")

    await matches.store.write(partial(recompute_ratings, player="anna"))

    history = await matches.store.read(partial(read_history, player="anna"))
    (found,) = [each for each in history if each.match == live.info.id]
    assert found.rank is not None
    assert found.rating[:3] == (Rating().mean, Rating().unsure, 1)
