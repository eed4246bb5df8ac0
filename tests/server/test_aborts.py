"""A player with repeated no-shows waits longer each time, and the record of the player shows the no-shows."""

from __future__ import annotations

from functools import partial

import pytest
from tests.server.acting import act, an_action
from tests.server.turned import Turned, see_to

from skyhop.engine.state import Outcome
from skyhop.game import registry
from skyhop.game.ending import TIME
from skyhop.server import lobby
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.lobby import FREE_NO_SHOWS, LeaveRecord, MustWait, check_may_meet, read_leaving
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Resign, Sit, Withdraw
from skyhop.server.matches.create import Terms, TournamentMatch
from skyhop.server.matches.live import Live
from skyhop.server.ratings.eligibility import ExclusionReason, find_exclusion
from skyhop.server.ratings.recorder import rank_seats, rank_winners
from skyhop.server.remarks import RemarkKind
from skyhop.server.seats import PairingResult, Seat
from skyhop.server.store.store import Store
from skyhop.server.timestamps import now
from skyhop.server.tournaments.service import choose_rules

ANNA, BEN, BOT = Seat("guest", "anna"), Seat("guest", "ben"), Seat("bot", "random")


@pytest.fixture(autouse=True)
def _examples(_games_as_before: None) -> None:
    registry.include_examples()


@pytest.fixture
def turned(monkeypatch: pytest.MonkeyPatch) -> Turned:
    return Turned(monkeypatch)


async def not_begun(matches: MatchRegistry, turned: Turned, *seats: Seat, after: int = 0, rated: bool = False) -> Live:
    """A match that is broken off because who decides after so many actions does not begin."""
    terms = Terms(TimeControl.read("10+5"), is_rated=rated)
    live = await matches.start("connect-four", {}, seats or (ANNA, BEN), 0, terms=terms)
    await see_to(matches)
    for _action in range(after):
        await act(live, *an_action(live))
    turned.turn(60)
    await see_to(matches)
    assert live.match.outcome is not None
    return live


async def not_begun_by_host(matches: MatchRegistry, turned: Turned, *, has_page: bool) -> Live:
    """An offered match in which the host is to begin, has a page of the match open or none, and does not begin."""
    terms = Terms(TimeControl.read("10+5"), offered_by="anna", is_rated=True)
    live = await matches.start("connect-four", {}, (ANNA, Seat("open")), 0, terms=terms)
    await live.handle(Sit(BEN))
    if has_page:
        await matches.sign(live.info.id, "anna")
    await see_to(matches)
    turned.turn(60)
    await see_to(matches)
    assert live.match.outcome is not None
    return live


async def wait_of(store: Store, player: str) -> int:
    """The seconds that a player is to wait."""
    try:
        await store.read(partial(check_may_meet, player=player))
    except MustWait as wait:
        return wait.seconds
    return 0


async def test_who_does_not_begin_is_named_and_after_a_few_times_waits_longer_each_time(
    store: Store, matches: MatchRegistry, turned: Turned
) -> None:
    for number in range(FREE_NO_SHOWS):
        live = await not_begun(matches, turned, rated=number % 2 == 1)
        assert [(each.seat, each.said) for each in live.remarks] == [(0, RemarkKind.LATE)]
        assert await wait_of(store, "anna") == 0
    for wait in (600, 1800, 5400):
        await not_begun(matches, turned)
        assert await wait_of(store, "anna") == wait
        assert await wait_of(store, "ben") == 0
        turned.turn(wait - 1)
        assert await wait_of(store, "anna") == 1
        turned.turn(1)
        assert await wait_of(store, "anna") == 0
    turned.turn(86_400)
    await not_begun(matches, turned)
    assert await wait_of(store, "anna") == 0


async def test_only_who_was_to_begin_is_meant_and_only_against_others(
    store: Store, matches: MatchRegistry, turned: Turned, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "FREE_NO_SHOWS", 0)
    await not_begun(matches, turned, ANNA, BOT)
    withdrawn = await matches.start("connect-four", {}, (ANNA, Seat("open")), 0, terms=Terms(offered_by="anna"))
    await withdrawn.handle(Withdraw("anna"))
    assert await wait_of(store, "anna") == 0
    await not_begun(matches, turned, after=1)
    assert (await wait_of(store, "anna"), await wait_of(store, "ben")) == (0, 600)


async def test_a_host_who_never_saw_the_table_does_not_wait(
    store: Store, matches: MatchRegistry, turned: Turned, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "FREE_NO_SHOWS", 0)
    monkeypatch.setattr(lobby, "MIN_MATCHES", 1)
    live = await not_begun_by_host(matches, turned, has_page=False)
    assert [(each.seat, each.said) for each in live.remarks] == [(0, RemarkKind.ABSENT)]
    assert (await wait_of(store, "anna"), await wait_of(store, "ben")) == (0, 0)
    assert await store.read(partial(read_leaving, players=["anna", "ben"])) == {}

    live = await not_begun_by_host(matches, turned, has_page=True)
    assert [(each.seat, each.said) for each in live.remarks] == [(0, RemarkKind.LATE)]
    assert (await wait_of(store, "anna"), await wait_of(store, "ben")) == (600, 0)


async def test_a_host_whose_page_waited_since_the_offer_has_seen_the_table(
    store: Store, matches: MatchRegistry, turned: Turned, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "FREE_NO_SHOWS", 0)
    terms = Terms(TimeControl.read("10+5"), offered_by="anna")
    live = await matches.start("connect-four", {}, (ANNA, Seat("open")), 0, terms=terms)
    with live.channel.count_watcher("anna"):
        await live.handle(Sit(BEN))
        await see_to(matches)
    turned.turn(60)
    await see_to(matches)

    assert [(each.seat, each.said) for each in live.remarks] == [(0, RemarkKind.LATE)]
    assert await wait_of(store, "anna") == 600


async def test_a_bot_takes_the_seat_of_who_does_not_begin_a_match_of_several_in_a_tournament(
    store: Store, matches: MatchRegistry, turned: Turned
) -> None:
    terms = Terms(TimeControl.read("10+5"), is_rated=True, tournament=TournamentMatch("cup", "a" * 12))
    rules = choose_rules(registry.game("aeronaut-odyssey"), "pioneer", 3)
    live = await matches.start("aeronaut-odyssey", rules, (ANNA, BEN, Seat("guest", "carl")), 0, terms)
    for seconds in (0, 61, 60):  # the first player has a minute to arrive
        turned.turn(seconds)
        await see_to(matches)

    assert live.match.outcome is None
    assert [(each.seat, each.said) for each in live.remarks] == [(0, RemarkKind.LATE)]
    assert [seat.kind for seat in live.seats] == ["bot", "guest", "guest"]
    await live.handle(Resign(), 2, live.match.ply)
    stored = await store.load(live.info.id)
    assert stored is not None
    ranks = rank_seats(stored)
    assert ranks == (3, 1, 2)
    assert PairingResult.of(ranks, [each.seat for each in live.remarks], 120) == PairingResult(
        (0, 120, 60), absent=(0,)
    )
    await live.bots.stop()


async def test_who_does_not_begin_a_match_of_a_tournament_loses_it_and_waits_as_after_any_other(
    store: Store, matches: MatchRegistry, turned: Turned, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "FREE_NO_SHOWS", 0)
    terms = Terms(TimeControl.read("10+5"), is_rated=True, tournament=TournamentMatch("cup", "a" * 12))
    live = await matches.start("connect-four", {}, (ANNA, BEN), 0, terms=terms)
    for seconds in (0, 61, 60):  # the first player has a minute to arrive
        turned.turn(seconds)
        await see_to(matches)

    assert live.match.outcome == Outcome((1,), TIME.name)
    assert PairingResult.of(rank_winners(live.match.outcome, 2), [each.seat for each in live.remarks]) == PairingResult(
        (0, 2), absent=(0,)
    )
    assert (await wait_of(store, "anna"), await wait_of(store, "ben")) == (600, 0)
    stored = await store.load(live.info.id)
    assert stored is not None
    assert await store.read(partial(find_exclusion, stored=stored, at=now())) is ExclusionReason.UNPLAYED


async def test_the_record_of_leaving_counts_what_was_not_begun(
    store: Store, matches: MatchRegistry, turned: Turned
) -> None:
    for _match in range(3):
        await not_begun(matches, turned)
    for _match in range(2):
        live = await matches.start("connect-four", {}, (ANNA, BEN), 0)
        await live.handle(Resign(), 1, 0)
    assert await store.read(partial(read_leaving, players=["anna", "ben"])) == {"anna": LeaveRecord(3, 5)}
