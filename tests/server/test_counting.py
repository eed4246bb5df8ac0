"""Matches that must not affect a rating are excluded, and pages show the reason."""

from __future__ import annotations

import itertools
from functools import partial

import pytest
from tests.server.acting import played
from tests.server.test_ratings import given_up, record

from skyhop.server.clocks.clocks import DAY_MS, TimeControl
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Resign
from skyhop.server.matches.create import Terms
from skyhop.server.matches.deadlines import EnforceDeadline
from skyhop.server.players.tokens import Scope
from skyhop.server.ratings.eligibility import (
    FIRST_ACTIONS,
    MAX_EARLY_ENDINGS,
    MAX_GIVEN_UP_PER_DAY,
    MAX_PER_DAY,
    NEW_PLAYER_MATCHES,
    ExclusionReason,
)
from skyhop.server.ratings.recorder import read_history, read_ratings
from skyhop.server.seats import Seat
from skyhop.server.store import store
from skyhop.server.timestamps import add_milliseconds

ANNA, BEN = Seat("guest", "anna"), Seat("guest", "ben")
NOON = "2026-11-25T12:00:00.000+00:00"


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each match is recorded two days after the one before."""
    count = itertools.count()
    monkeypatch.setattr("skyhop.server.ratings.recorder.now", lambda: add_milliseconds(NOON, 2 * DAY_MS * next(count)))


async def reasons(matches: MatchRegistry, player: str = "anna") -> list[ExclusionReason | None]:
    """Return the reasons why the matches of a player did not count, oldest match first."""
    while await record(matches):
        pass
    history = await matches.store.read(partial(read_history, player=player))
    assert all((each.rank is None) == (each.annulled is not None) for each in history)
    return [each.annulled for each in history][::-1]


async def lost(matches: MatchRegistry, actions: int, *, by: int = 1, seats: tuple[Seat, ...] = (ANNA, BEN)) -> None:
    """A match that one of two gives up after so many actions of both."""
    live = await matches.start("balloon-cup", "rio-grande", seats, 0, terms=Terms(is_rated=True))
    await played(live, actions)
    await live.handle(Resign(), by, live.match.ply)
    await record(matches)


async def known(matches: MatchRegistry) -> None:
    """Matches that make both players no new ones."""
    for number in range(NEW_PLAYER_MATCHES):
        await lost(matches, 4 * FIRST_ACTIONS, by=number % 2)


@pytest.mark.usefixtures("days")
async def test_of_a_new_player_nothing_counts_that_is_given_up_at_once(matches: MatchRegistry) -> None:
    for number in range(4):
        await lost(matches, 4, seats=(ANNA, Seat("guest", f"new{number}")))

    assert await reasons(matches) == [ExclusionReason.EARLY] * 4
    assert await matches.store.read(partial(read_ratings, player="anna")) == []


async def test_what_does_not_count_makes_no_rating_surer(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyhop.server.ratings.recorder.now", lambda: NOON)
    await lost(matches, 4 * FIRST_ACTIONS)
    monkeypatch.setattr("skyhop.server.ratings.recorder.now", lambda: add_milliseconds(NOON, 30 * DAY_MS))
    before = await matches.store.read(partial(read_ratings, player="anna"))

    await lost(matches, 4)

    assert await reasons(matches) == [None, ExclusionReason.EARLY]
    assert await matches.store.read(partial(read_ratings, player="anna")) == before != []


@pytest.mark.usefixtures("days")
async def test_giving_up_early_counts_now_and_then_and_no_more_when_it_is_a_habit(matches: MatchRegistry) -> None:
    await known(matches)
    for _match in range(MAX_EARLY_ENDINGS + 2):
        await lost(matches, 4)

    assert await reasons(matches) == [None] * (NEW_PLAYER_MATCHES + MAX_EARLY_ENDINGS) + [ExclusionReason.EARLY] * 2


async def test_a_chain_of_resignations_to_the_same_player_ends_to_count(matches: MatchRegistry) -> None:
    for _match in range(MAX_GIVEN_UP_PER_DAY + 2):
        await lost(matches, 4 * FIRST_ACTIONS)
    await lost(matches, 4 * FIRST_ACTIONS, by=0)

    assert await reasons(matches) == [
        *[None] * MAX_GIVEN_UP_PER_DAY,
        ExclusionReason.CHAIN,
        ExclusionReason.CHAIN,
        None,
    ]


async def test_the_same_players_move_each_other_so_often_a_day(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyhop.server.ratings.eligibility.MAX_GIVEN_UP_PER_DAY", 99)
    for number in range(MAX_PER_DAY + 2):
        await lost(matches, 4 * FIRST_ACTIONS, by=number % 2)
    await lost(matches, 4 * FIRST_ACTIONS, seats=(ANNA, Seat("guest", "carl")))

    assert await reasons(matches) == [*[None] * MAX_PER_DAY, ExclusionReason.OFTEN, ExclusionReason.OFTEN, None]


@pytest.mark.usefixtures("days")
async def test_a_day_later_they_count_again(matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skyhop.server.ratings.eligibility.MAX_PER_DAY", 2)
    for _match in range(MAX_GIVEN_UP_PER_DAY + 2):
        await given_up(matches)

    assert await reasons(matches) == [None] * (MAX_GIVEN_UP_PER_DAY + 2)


async def test_nobody_wins_against_a_program_of_their_own(matches: MatchRegistry) -> None:
    await store.keep_player(matches.store, "anna:1", "anna", "Anna")
    for name in ("Zephyr", "Mistral"):
        await store.make_token(matches.store, "anna", name, [Scope.PLAY])
    await store.make_token(matches.store, None, "Bora", [Scope.PLAY])
    await store.make_token(matches.store, None, "Föhn", [Scope.PLAY])
    owned = [Seat("program", each.program, each.name) for each in await store.list_tokens(matches.store, "anna")]
    kept = [Seat("program", each.program, each.name) for each in await store.list_tokens(matches.store, None)]
    await lost(matches, 20, seats=(ANNA, owned[0]))
    await lost(matches, 20, seats=(owned[0], owned[1]))
    await lost(matches, 20, seats=(owned[0], kept[0]))
    await lost(matches, 20, seats=(kept[0], kept[1]))

    assert await reasons(matches, owned[0].player or "") == [ExclusionReason.RELATED, ExclusionReason.RELATED, None]
    assert await reasons(matches, kept[1].player or "") == [None]


async def test_of_a_series_out_of_time_by_days_the_first_counts(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    terms = Terms(TimeControl.read("1d"), is_rated=True)
    count = itertools.count()
    monkeypatch.setattr("skyhop.server.ratings.recorder.now", lambda: add_milliseconds(NOON, DAY_MS * next(count)))
    for other in ("ben", "carl", "dora"):
        live = await matches.start("balloon-cup", "rio-grande", (ANNA, Seat("guest", other)), 0, terms=terms)
        assert live.clocks is not None
        while live.clocks.since is None:
            await live.handle(EnforceDeadline(lambda _host: False))
        await played(live, 20)
        while live.match.to_decide == 1:  # a turn may have several actions
            await played(live, 1)
        monkeypatch.setattr(live, "clock", partial(int, live.clock() + 9 * DAY_MS))
        await live.handle(EnforceDeadline(lambda _host: False))
        assert live.match.outcome is not None
        await record(matches)

    assert await reasons(matches) == [None, ExclusionReason.ABSENT, ExclusionReason.ABSENT]


async def test_what_ends_before_it_began_is_shown_as_annulled(matches: MatchRegistry) -> None:
    await lost(matches, 0)
    await lost(matches, 20, seats=(ANNA, ANNA))

    assert await reasons(matches) == [ExclusionReason.UNPLAYED, *[ExclusionReason.RELATED] * 2]
