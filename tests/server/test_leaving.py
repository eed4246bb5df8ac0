"""Disconnected players and waiting times, with a clock that the test controls, over restarts and several workers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.amount import in_turn
from tests.server.acting import act, an_action, played
from tests.server.conftest import SEATS
from tests.server.test_deadlines import begun, opened
from tests.server.test_workers import listeners
from tests.server.turned import Turned, see_to

from skyhop.engine.state import Outcome
from skyhop.game.ending import compute_ranks
from skyhop.game.match import replay
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.exceptions import ClaimTooEarly, StaleAction
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Claim, Resign, Return, Sit, find_abandoned_seat
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.ratings.recorder import RatingRecorder
from skyhop.server.remarks import RemarkKind
from skyhop.server.schema import RATINGS
from skyhop.server.seats import Seat
from skyhop.server.store.match_change import MatchChange
from skyhop.server.store.projections import record
from skyhop.server.store.store import Store, open_store

ADA, BEN, CY = (Seat("guest", name, name.title()) for name in ("ada", "ben", "cy"))
PROGRAM = Seat("program", "zephyr", "Zephyr", "Cy")


@pytest.fixture
def turned(monkeypatch: pytest.MonkeyPatch) -> Turned:
    return Turned(monkeypatch)


async def here(matches: MatchRegistry, live: Live, *players: str) -> None:
    for player in players:
        await matches.sign(live.info.id, player)


async def gone_for(matches: MatchRegistry, turned: Turned, live: Live, seconds: int, *staying: str) -> None:
    """Let time pass, in which only some give signs."""
    for _second in range(seconds):
        turned.turn(1)
        await here(matches, live, *staying)


async def three(matches: MatchRegistry, *seats: Seat, stand_in: str | None = None, control: str = "30+20") -> Live:
    wanted = Terms(TimeControl.read(control), is_rated=True, stand_in=stand_in)
    live = await matches.start("aeronaut-odyssey", {"seats": 3}, seats or (ADA, BEN, CY), 0, terms=wanted)
    await see_to(matches)
    return live


@pytest.mark.parametrize(
    ("control", "closed", "otherwise"),
    in_turn([("5+3", 10, 30), ("9+9", 10, 30), ("10+0", 20, 60), ("30+20", 30, 90)], 2),
)
@pytest.mark.parametrize("is_closed", [True, False])
async def test_the_others_wait_the_longer_the_slower_they_play(
    matches: MatchRegistry, turned: Turned, control: str, closed: int, otherwise: int, *, is_closed: bool
) -> None:
    live = await begun(matches, control)
    await here(matches, live, "anna", "ben")
    if is_closed:
        await matches.sign(live.info.id, "ben", has_left=True)
    wait = closed if is_closed else otherwise

    await gone_for(matches, turned, live, wait - 1, "anna")
    amid = live.disconnects
    with pytest.raises(ClaimTooEarly):
        await live.handle(Claim(1), 0, live.match.ply)
    await gone_for(matches, turned, live, 1, "anna")

    assert set(amid) == set(live.disconnects) == {1}
    assert (amid[1].is_closed, amid[1].rest) == (is_closed, 1000)
    assert not live.disconnects[1].is_waited_for


async def test_it_is_shown_soon_who_closed_the_page_and_not_who_loads_it_anew(
    matches: MatchRegistry, turned: Turned
) -> None:
    live = await begun(matches)
    await here(matches, live, "anna", "ben")
    await matches.sign(live.info.id, "ben", has_left=True)
    turned.turn(2)
    loading = live.disconnects
    await here(matches, live, "ben")
    turned.turn(6)
    there = live.disconnects
    await matches.sign(live.info.id, "ben", has_left=True)
    turned.turn(5)

    assert (loading, there) == ({}, {})
    assert live.away_seats == (1,)
    assert "gone1" in live.version


async def test_who_was_not_heard_of_and_closes_the_page_is_waited_for_from_then_on(
    matches: MatchRegistry, turned: Turned
) -> None:
    live = await begun(matches)
    await here(matches, live, "anna", "ben")
    await gone_for(matches, turned, live, 19, "anna")
    await matches.sign(live.info.id, "ben", has_left=True)
    turned.turn(2)
    at_once = live.disconnects
    turned.turn(3)

    assert at_once == {}
    assert live.disconnects[1].rest == 5000


async def test_a_connection_that_ends_late_gives_nobody_more_time(matches: MatchRegistry, turned: Turned) -> None:
    live = await begun(matches)
    with live.channel.count_watcher("ben"):
        await gone_for(matches, turned, live, 25, "anna")
        before = live.disconnects[1].rest

    assert before == live.disconnects[1].rest == 5000


@pytest.mark.parametrize("as_won", [True, False])
async def test_of_two_who_stays_has_won_or_calls_the_match_off(
    matches: MatchRegistry, turned: Turned, store: Store, *, as_won: bool
) -> None:
    live = await opened(matches, turned)
    await gone_for(matches, turned, live, 31, "anna")
    await live.handle(Claim(1, as_won=as_won), 0, live.match.ply)
    stored = await store.load(live.info.id)
    assert stored is not None

    assert live.match.outcome == (Outcome((0,), "left") if as_won else Outcome((), "aborted"))
    assert stored.outcome == live.match.outcome == replay(stored.journal()).outcome
    assert stored.entries[-1][:2] == ((1, "left") if as_won else (0, "aborted"))
    assert live.disconnects == {}


async def test_nothing_ends_by_itself_but_by_the_clock(matches: MatchRegistry, turned: Turned) -> None:
    live = await opened(matches, turned)
    await gone_for(matches, turned, live, 200, "anna")
    await see_to(matches)

    assert live.disconnects
    assert live.match.outcome is None


async def test_who_is_back_in_time_is_waited_for_anew(matches: MatchRegistry, turned: Turned) -> None:
    live = await opened(matches, turned)
    await gone_for(matches, turned, live, 40, "anna")
    await here(matches, live, "ben")

    assert live.disconnects == {}
    with pytest.raises(ClaimTooEarly):
        await live.handle(Claim(1), 0, live.match.ply)


@pytest.mark.parametrize("seat", [0, 1])
async def test_nobody_claims_for_who_is_gone_or_of_themselves(
    matches: MatchRegistry, turned: Turned, seat: int
) -> None:
    live = await opened(matches, turned)
    await gone_for(matches, turned, live, 40, "anna" if seat else "ben")
    with pytest.raises(ClaimTooEarly):
        await live.handle(Claim(seat), seat, live.match.ply)

    assert live.match.outcome is None


async def test_a_claim_of_a_page_of_before_is_stale_and_twice_the_same_is_one(
    matches: MatchRegistry, turned: Turned
) -> None:
    live = await opened(matches, turned)
    ply = live.match.ply
    await gone_for(matches, turned, live, 31, "anna")
    with pytest.raises(StaleAction):
        await live.handle(Claim(1), 0, ply - 1)
    await live.handle(Claim(1), 0, ply)
    with pytest.raises(StaleAction) as stale:
        await live.handle(Claim(1), 0, ply)

    assert stale.value.is_repeated


async def test_twice_the_same_claim_is_one_if_a_bot_takes_the_seat(matches: MatchRegistry, turned: Turned) -> None:
    live = await three(matches, stand_in="captain")
    await here(matches, live, "ada", "ben", "cy")
    await gone_for(matches, turned, live, 91, "ada", "cy")
    ply = live.match.ply
    await live.handle(Claim(1), 2, ply)
    with pytest.raises(StaleAction) as stale:
        await live.handle(Claim(1), 2, ply)

    assert stale.value.is_repeated


@pytest.mark.parametrize(("control", "seats"), [("", SEATS), ("3d", SEATS), ("5+3", (ADA, Seat("bot", "random")))])
async def test_nobody_is_gone_by_days_without_a_clock_or_from_bots(
    matches: MatchRegistry, turned: Turned, control: str, seats: tuple[Seat, ...]
) -> None:
    terms = Terms(TimeControl.read(control))
    live = await matches.start("balloon-cup", "rio-grande", seats, 0, terms=terms)
    await here(matches, live, "anna", "ada", "ben")
    await matches.sign(live.info.id, "ben", has_left=True)
    turned.turn(300)

    assert (live.disconnects, live.tracks_presence) == ({}, False)
    with pytest.raises(ClaimTooEarly):
        await live.handle(Claim(1), 0, live.match.ply)


async def test_nobody_is_gone_before_all_have_sat_down(matches: MatchRegistry, turned: Turned) -> None:
    live = await begun(matches, seats=(SEATS[0], Seat("open")))
    turned.turn(300)
    before = live.disconnects
    await live.handle(Sit(Seat("guest", "ben")))
    await here(matches, live, "anna", "ben")

    assert (before, live.disconnects, live.tracks_presence) == ({}, {}, True)


async def test_a_program_is_there_until_its_stream_ends(matches: MatchRegistry, turned: Turned) -> None:
    live = await begun(matches, seats=(SEATS[0], PROGRAM))
    with live.channel.count_watcher("zephyr"):
        await gone_for(matches, turned, live, 60, "anna")
        there = live.disconnects
    await gone_for(matches, turned, live, 6, "anna")

    assert there == {}
    assert set(live.disconnects) == {1}


async def test_pages_hear_when_somebody_goes_when_they_may_claim_and_when_they_are_back(
    matches: MatchRegistry, turned: Turned
) -> None:
    live = await begun(matches)
    await here(matches, live, "anna", "ben")
    told = []
    for seconds, sign in ((6, "left"), (5, ""), (0, "back")):
        change, before = live.channel.next, live.version
        if sign:
            await matches.sign(live.info.id, "ben", has_left=sign == "left")
        await gone_for(matches, turned, live, seconds, "anna")
        told.append((change.is_set(), live.version != before))

    assert told == [(True, True)] * 3


async def test_of_three_a_bot_of_the_level_agreed_on_plays_on(
    matches: MatchRegistry, turned: Turned, store: Store
) -> None:
    live = await three(matches, stand_in="captain")
    await here(matches, live, "ada", "ben", "cy")
    await matches.sign(live.info.id, "ben", has_left=True)
    await gone_for(matches, turned, live, 30, "ada", "cy")
    with pytest.raises(StaleAction):  # that is no way while others can go on
        await live.handle(Claim(1, as_won=False), 2, live.match.ply)
    await live.handle(Claim(1), 2, live.match.ply)
    again = await MatchRegistry(store).open(live.info.id)

    assert live.match.outcome is None
    assert live.seats[1][:2] == ("bot", "captain") == again.seats[1][:2]
    assert again.info.stand_in == "captain"
    returned = [find_abandoned_seat(live, player) for player in ("ben", "cy")]
    assert (live.disconnects, live.seat_of("ben"), *returned) == (
        {},
        None,
        1,
        None,
    )


async def a_return(matches: MatchRegistry, turned: Turned) -> Live:
    """A match of three in which one was gone, and is back."""
    live = await three(matches)
    await here(matches, live, "ada", "ben", "cy")
    await matches.sign(live.info.id, "ben", has_left=True)
    await gone_for(matches, turned, live, 30, "ada", "cy")
    await live.handle(Claim(1), 0, live.match.ply)
    assert await live.handle(Return("ben"))
    return live


async def test_who_was_gone_returns_to_their_seat_and_comes_last(
    matches: MatchRegistry, turned: Turned, store: Store
) -> None:
    live = await a_return(matches, turned)
    again = await MatchRegistry(store).open(live.info.id)
    assert (live.seats, again.seats) == ([ADA, BEN, CY], [ADA, BEN, CY])
    assert live.remarks[-1][1:] == (1, RemarkKind.RETURNED)
    assert (live.seat_of("ben"), find_abandoned_seat(live, "ben")) == (1, None)

    await play_through(live, turned)

    assert live.match.outcome is not None
    found = compute_ranks(live.match.game.points(live.match.state), live.match.outcome.winners, live.match.state.status)
    assert found[1] == 3
    (ended,) = await store.read(RatingRecorder().find_missing)
    await record(store, RatingRecorder(), ended)
    rated = sa.select(RATINGS.c.rank).where(RATINGS.c.match == live.info.id).order_by(RATINGS.c.seat)
    assert await store.read(lambda connection: list(connection.scalars(rated))) == list(found)


async def test_who_has_returned_is_waited_for_anew_at_all_workers(
    matches: MatchRegistry, turned: Turned, store: Store
) -> None:
    live = await three(matches)
    other = await MatchRegistry(store).open(live.info.id)
    await here(matches, live, "ada", "ben", "cy")
    await matches.sign(live.info.id, "ben", has_left=True)
    other.channel.presence.leave("ben", is_closed=True)
    await gone_for(matches, turned, live, 30, "ada", "cy")
    await live.handle(Claim(1), 0, live.match.ply)
    await other.catch_up()
    turned.turn(20)
    await here(matches, live, "ada", "cy")
    assert await live.handle(Return("ben"))
    await other.catch_up()

    assert live.disconnects == {}
    assert 1 not in other.disconnects
    with pytest.raises(ClaimTooEarly):
        await live.handle(Claim(1), 0, live.match.ply)


async def test_who_returns_while_the_bot_plays_has_the_seat(
    matches: MatchRegistry, turned: Turned, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await three(matches)
    await here(matches, live, "ada", "ben", "cy")
    await matches.sign(live.info.id, "ben", has_left=True)
    await gone_for(matches, turned, live, 30, "ada", "cy")
    await live.handle(Claim(1), 0, live.match.ply)
    update = matches.store.update

    async def slowly(match: str, revision: int, change: MatchChange) -> dict[int, Seat]:
        await asyncio.sleep(0.05)
        return await update(match, revision, change)

    monkeypatch.setattr(matches.store, "update", slowly)
    playing = asyncio.create_task(act(live, *an_action(live)))
    await asyncio.sleep(0.01)

    assert await live.handle(Return("ben"))
    await playing
    assert live.seats[1] == BEN


async def test_who_was_gone_twice_returns_twice_and_the_match_goes_on(matches: MatchRegistry, turned: Turned) -> None:
    live = await a_return(matches, turned)
    await gone_for(matches, turned, live, 90, "ada", "cy")
    await live.handle(Claim(1), 2, live.match.ply)
    between = live.seats[1].kind
    assert await live.handle(Return("ben"))

    assert (live.match.outcome, between, live.seats[1]) == (None, "bot", BEN)
    assert live.match.state.departed == {1}
    assert replay(live.match.journal).state.status == live.match.state.status


async def test_when_another_one_goes_who_never_went_has_won(matches: MatchRegistry, turned: Turned) -> None:
    live = await a_return(matches, turned)
    await here(matches, live, "ada", "ben", "cy")
    await gone_for(matches, turned, live, 90, "ben", "cy")
    await live.handle(Claim(0), 1, live.match.ply)

    assert live.match.outcome == Outcome((2,), "left")


@pytest.mark.parametrize("player", ["ada", "dora"])
async def test_nobody_else_returns(matches: MatchRegistry, turned: Turned, player: str) -> None:
    live = await a_return(matches, turned)
    ply, seats = live.match.ply, live.seats

    assert await live.handle(Return(player)) == (player == "ada")
    assert (live.match.ply, live.seats) == (ply, seats)


@pytest.mark.usefixtures("turned")
async def test_who_resigned_does_not_return(matches: MatchRegistry) -> None:
    live = await three(matches)
    await live.handle(Resign(), 1, live.match.ply)

    assert find_abandoned_seat(live, "ben") is None
    assert not await live.handle(Return("ben"))
    assert live.seats[1].kind == "bot"


async def test_a_table_that_opens_anew_waits_for_all_as_for_one_who_has_just_gone(
    matches: MatchRegistry, turned: Turned, store: Store
) -> None:
    live = await opened(matches, turned)
    await gone_for(matches, turned, live, 40, "anna")
    other = MatchRegistry(store)  # as after a kill: nothing was written of who is gone
    again = await other.open(live.info.id)
    await here(other, again, "anna")
    fresh = again.disconnects
    await gone_for(other, turned, again, 29, "anna")
    with pytest.raises(ClaimTooEarly):
        await again.handle(Claim(1), 0, again.match.ply)
    await gone_for(other, turned, again, 2, "anna")
    await again.handle(Claim(1), 0, again.match.ply)

    assert fresh == {}
    assert again.match.outcome == Outcome((0,), "left")


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_workers_tell_each_other_who_is_there(
    database: str, matches: MatchRegistry, turned: Turned, store: Store
) -> None:
    live = await opened(matches, turned)
    other = MatchRegistry(await open_store(Path(), database))
    hearing = asyncio.create_task(other.follow_workers())
    await listeners(store, 1)  # PostgreSQL keeps no message for a worker that does not listen yet
    there = await other.open(live.info.id)
    await here(other, there, "anna")
    signs = there.channel.presence._signs

    async with asyncio.timeout(30):
        await matches.sign(live.info.id, "ben")
        while signs["ben"].told is None:  # noqa: ASYNC110  nothing tells of it
            await asyncio.sleep(0.02)
        before = there.disconnects
        await matches.sign(live.info.id, "ben", has_left=True)
        while not signs["ben"].is_closed:  # noqa: ASYNC110  as above
            await asyncio.sleep(0.02)
    turned.turn(11)
    await there.handle(Claim(1), 0, there.match.ply)
    hearing.cancel()
    await asyncio.wait([hearing])
    await other.store.close()

    assert before == {}
    assert (await store.load(live.info.id)).outcome == Outcome((0,), "left")  # type: ignore[union-attr]


async def play_through(live: Live, turned: Turned) -> None:
    while live.match.to_decide is not None:
        turned.turn(0.1)
        await act(live, *an_action(live))
    await played(live, 0)
