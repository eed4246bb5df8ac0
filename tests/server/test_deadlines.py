"""Tests of clocks that the server enforces, with a controlled clock: turns, restarts and several workers."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.amount import in_turn
from tests.server.acting import act, an_action, played
from tests.server.conftest import SEATS
from tests.server.turned import Turned, see_to

from skyhop.engine.state import Outcome
from skyhop.server import timestamps
from skyhop.server.clocks.clocks import TimeControl, stop_clocks, write_heartbeat
from skyhop.server.exceptions import StaleAction
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign, Sit, Withdraw
from skyhop.server.matches.context import CommandContext
from skyhop.server.matches.create import Terms
from skyhop.server.matches.deadlines import MAX_OUTDATED_ITEMS, EnforceDeadline, compute_delay
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store, TooManyOffers, open_store
from skyhop.server.timestamps import milliseconds_between, now

FREE = Seat("open")


@pytest.fixture
def turned(monkeypatch: pytest.MonkeyPatch) -> Turned:
    return Turned(monkeypatch)


async def begun(
    matches: MatchRegistry, control: str = "5+3", seats: tuple[Seat, ...] = SEATS, offered_by: str | None = None
) -> Live:
    """A match with a clock, which runs where all have sat down."""
    wanted = Terms(TimeControl.read(control), offered_by)
    live = await matches.start("balloon-cup", "rio-grande", seats, 0, terms=wanted)
    await see_to(matches)
    return live


async def opened(matches: MatchRegistry, turned: Turned) -> Live:
    """A match in which both have taken their first turns."""
    live = await begun(matches)
    while len({entry.actor for entry in live.match.journal.entries} & {0, 1}) < 2 or live.match.to_decide != 0:
        turned.turn(1)
        await act(live, *an_action(live))
    return live


async def test_the_clock_of_who_decides_runs_and_ends_the_match(matches: MatchRegistry, turned: Turned) -> None:
    live = await opened(matches, turned)
    assert live.clocks is not None
    left = live.clocks.left[0] / 1000

    turned.turn(left + 1.9)
    await see_to(matches)
    amid = live.match.outcome
    turned.turn(0.2)
    await see_to(matches)

    assert amid is None
    assert live.match.outcome == Outcome((1,), "time")
    assert live.match.journal.entries[-1][:2] == (0, "time")
    assert compute_delay(live) is None


@pytest.mark.parametrize("error", [ArithmeticError, KeyError])
async def test_a_match_that_fails_stops_no_other_clock_and_is_retried(
    matches: MatchRegistry,
    turned: Turned,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: type[Exception],
) -> None:
    append = CommandContext.append

    async def fail(context: CommandContext, *given: Any, **named: Any) -> None:  # noqa: ANN401  as of `CommandContext.append`
        if context.live in lives[:2]:
            raise error
        await append(context, *given, **named)

    lives = [await begun(matches, "1+0") for _match in range(3)]
    with monkeypatch.context() as broken:
        broken.setattr(CommandContext, "append", fail)
        for _time in range(3):
            turned.turn(25)
            await see_to(matches)
        amid = [live.match.outcome for live in lives]
    turned.turn(25)
    await see_to(matches)

    assert amid == [None, None, Outcome((), "aborted")]
    assert [live.match.outcome for live in lives] == [Outcome((), "aborted")] * 3
    assert [record.exc_info is not None for record in caplog.records if record.name == "skyhop"] == [True, True]


async def test_clocks_of_an_earlier_table_are_taken_up_though_one_match_cannot_be_followed(
    matches: MatchRegistry, turned: Turned, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise ArithmeticError

    lives = [await begun(matches, "1+0") for _match in range(2)]
    monkeypatch.setattr(lives[0], "catch_up", fail)
    monkeypatch.setattr("skyhop.server.matches.deadlines.stop_clocks", lambda _store: [live.info.id for live in lives])
    running = asyncio.create_task(matches.deadlines.run())

    turned.turn(30)
    async with asyncio.timeout(30):
        while lives[1].match.outcome is None:  # noqa: ASYNC110  nobody tells
            await asyncio.sleep(0.01)
    running.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await running

    assert lives[1].match.outcome == Outcome((), "aborted")


async def test_an_action_after_the_time_is_not_played_and_the_match_is_over(
    matches: MatchRegistry, turned: Turned
) -> None:
    live = await opened(matches, turned)
    assert live.clocks is not None

    turned.turn(live.clocks.left[0] / 1000 + 1)
    await act(live, *an_action(live))

    assert live.match.outcome == Outcome((1,), "time")


async def test_an_action_within_the_grace_counts_where_its_way_was_long(matches: MatchRegistry, turned: Turned) -> None:
    live = await opened(matches, turned)
    assert live.clocks is not None
    left = live.clocks.left[0]

    turned.turn(left / 1000 + 1)
    seat, ply, action = an_action(live)
    await live.handle(Play(action, left - 200), seat, ply)

    assert live.match.outcome is None
    assert live.clocks.forgiven[0] == 1200


@pytest.mark.parametrize(("control", "seconds"), [("1+0", 20), ("5+3", 25), ("10+5", 30), ("30+20", 35)])
async def test_a_first_turn_that_nobody_takes_breaks_the_match_off(
    matches: MatchRegistry, turned: Turned, control: str, seconds: int
) -> None:
    live = await begun(matches, control)

    turned.turn(seconds - 0.1)
    await see_to(matches)
    amid = live.match.outcome
    turned.turn(2.2)
    await see_to(matches)

    assert amid is None
    assert live.match.outcome == Outcome((), "aborted")


async def test_no_clock_runs_before_all_have_sat_down(matches: MatchRegistry, turned: Turned) -> None:
    live = await begun(matches, seats=(SEATS[0], FREE))
    turned.turn(3600)
    await see_to(matches)
    before = live.clocks

    await live.handle(Sit(Seat("guest", "ben")))
    await see_to(matches)

    assert before is not None
    assert before.since is None
    assert live.clocks is not None
    assert live.clocks.since == 3_600_000
    assert live.match.outcome is None


async def test_what_is_left_is_found_again_by_another_table(
    matches: MatchRegistry, turned: Turned, store: Store
) -> None:
    live = await opened(matches, turned)

    again = await MatchRegistry(store).open(live.info.id)

    assert (again.clocks, again.deadline, again.info.control) == (live.clocks, live.deadline, live.info.control)
    assert again.version == live.version


@pytest.mark.parametrize("is_killed", [True, False])
async def test_the_time_without_a_table_counts_for_nobody(
    matches: MatchRegistry, turned: Turned, store: Store, *, is_killed: bool
) -> None:
    live = await opened(matches, turned)
    assert live.clocks is not None
    left = live.clocks.left[0]
    turned.turn(10)
    if not is_killed:
        await store.write(write_heartbeat)

    turned.turn(100_000)
    other = MatchRegistry(store)
    async with serving(other):
        stopped = await other.open(live.info.id)
        before = stopped.clocks
        turned.turn(31)
        await until_running(stopped, other)

    assert before is not None
    assert before.since is None
    assert before.left[0] == left - (0 if is_killed else 10_000)
    assert stopped.clocks is not None
    assert stopped.clocks.left == before.left
    assert stopped.match.outcome is None


async def test_whoever_comes_back_lets_the_clock_go_on(matches: MatchRegistry, turned: Turned, store: Store) -> None:
    live = await opened(matches, turned)
    turned.turn(100_000)
    other = MatchRegistry(store)
    async with serving(other):
        with other.find_channel(live.info.id).count_watcher("anna"):
            again = await other.visit(live.info.id)
            await until_running(again, other)

    assert again.match.outcome is None


async def test_a_first_turn_that_ran_when_the_table_ended_has_all_its_time_again(
    matches: MatchRegistry, turned: Turned, store: Store
) -> None:
    live = await begun(matches, "5+3")
    assert live.clocks is not None
    assert live.info.control is not None
    first = live.info.control.speed.first
    turned.turn(first - 5)
    await store.write(write_heartbeat)
    turned.turn(100)
    other = MatchRegistry(store)
    await store.write(stop_clocks, list)

    decider = live.seats[live.clocks.seat].player
    assert decider is not None
    with other.find_channel(live.info.id).count_watcher(decider):
        again = await other.visit(live.info.id)
        await see_to(other)
        turned.turn(first - 1)
        await see_to(other)

        assert again.match.outcome is None
        turned.turn(15)
        await see_to(other)
    assert again.match.outcome is not None


@pytest.mark.parametrize("visitor", ["a spectator", "ben"])
async def test_nobody_but_who_is_to_decide_lets_a_stopped_clock_go_on(
    matches: MatchRegistry, turned: Turned, store: Store, visitor: str
) -> None:
    live = await opened(matches, turned)
    turned.turn(100_000)
    other = MatchRegistry(store)
    await store.write(stop_clocks, list)
    with other.find_channel(live.info.id).count_watcher(visitor):
        again = await other.visit(live.info.id)
        turned.turn(29)
        await see_to(other)
        before = again.clocks
        turned.turn(2)
        await see_to(other)

    assert before is not None
    assert before.since is None
    assert again.clocks is not None
    assert again.clocks.since == again.clock()


@pytest.mark.parametrize("control", ["5+3", "3d"])
@pytest.mark.parametrize("host", [None, "anna"])
async def test_a_first_turn_that_had_not_begun_when_the_table_ended_waits_for_who_has_it(
    matches: MatchRegistry, turned: Turned, store: Store, control: str, host: str | None
) -> None:
    terms = Terms(TimeControl.read(control), host)
    live = await matches.start("balloon-cup", "rio-grande", (SEATS[0], FREE), 0, terms=terms)
    await live.handle(Sit(Seat("guest", "ben")))
    turned.turn(100)
    other = MatchRegistry(store)
    await store.write(stop_clocks, list)

    found = list[int | None]()
    with other.find_channel(live.info.id).count_watcher("a spectator"):
        again = await other.visit(live.info.id)
        for seconds in (0, 29, 2):
            turned.turn(seconds)
            await see_to(other)
            assert again.clocks is not None
            found.append(again.clocks.since)

    assert found == [None, None, again.clock()]


@pytest.mark.parametrize("hours", [1, -1])
async def test_a_machine_whose_clock_is_set_costs_nobody_time_and_spares_nobody(
    matches: MatchRegistry, turned: Turned, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    live = await opened(matches, turned)
    assert live.clocks is not None
    left, looks, told = live.clocks.left[0] / 1000, 0, timestamps._utc

    run = EnforceDeadline.run

    async def see(due: EnforceDeadline, context: CommandContext) -> None:
        nonlocal looks
        looks += 1
        assert looks < 9, "it is looked at again and again, and nobody else is answered"
        await run(due, context)

    monkeypatch.setattr(timestamps, "_utc", lambda: told() + timedelta(hours=hours))
    monkeypatch.setattr(EnforceDeadline, "run", see)
    turned.turn(left - 1)
    await matches.deadlines.enforce_passed()
    amid = live.match.outcome
    turned.turn(4)
    await matches.deadlines.enforce_passed()

    assert amid is None
    assert live.match.outcome == Outcome((1,), "time")


def set_by(monkeypatch: pytest.MonkeyPatch, hours: float) -> None:
    """Set the machine's clock while no table is there."""
    told = timestamps._utc
    monkeypatch.setattr(timestamps, "_utc", lambda: told() + timedelta(hours=hours))


@pytest.mark.parametrize("is_open", [True, False])
@pytest.mark.parametrize("hours", in_turn([1, -30], 2))
@pytest.mark.parametrize("control", ["5+3", "3d"])
async def test_what_was_left_is_left_when_the_clock_was_set_while_no_table_was_there(
    matches: MatchRegistry,
    turned: Turned,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    control: str,
    hours: int,
    *,
    is_open: bool,
) -> None:
    """An hour back gave or took as much, and what a worker had opened before went by another time than the others."""
    live = await begun(matches, control)
    while live.clocks is None or live.clocks.is_first:
        turned.turn(1)
        await act(live, *an_action(live))
    turned.turn(10)
    await store.write(write_heartbeat)
    assert live.info.control is not None
    rest, reached = compute_delay(live), live.clock()

    set_by(monkeypatch, hours)
    other = MatchRegistry(store)
    early = await other.open(live.info.id) if is_open else None
    for match in await store.write(stop_clocks, list):
        await other._follow(match)
    again = await other.open(live.info.id)
    assert again.clocks is not None
    assert again.clocks.since is None
    turned.turn(31)
    await again.handle(EnforceDeadline(lambda _player: False))
    beside = await MatchRegistry(store).open(live.info.id)

    assert early in {None, again}
    assert [compute_delay(each) for each in (again, beside)] == [rest, rest]
    assert again.clock() == beside.clock() >= reached + 31_000
    await act(again, *an_action(again))
    times = [entry.at for entry in again.match.journal.entries if entry.at is not None]
    assert times == sorted(times)


@pytest.mark.parametrize("hours", [30, -30])
async def test_an_offer_waits_as_long_when_the_clock_was_set_while_no_table_was_there(
    matches: MatchRegistry, turned: Turned, store: Store, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    live = await begun(matches, "3d", (SEATS[0], FREE), offered_by="anna")
    turned.turn(86_400)
    await store.write(write_heartbeat)
    rest = compute_delay(live)

    set_by(monkeypatch, hours)
    await store.write(stop_clocks, list)

    assert compute_delay(await MatchRegistry(store).open(live.info.id)) == rest


async def test_of_three_the_others_play_on_when_the_time_of_one_is_up(matches: MatchRegistry, turned: Turned) -> None:
    three = tuple(Seat("guest", name, name.title()) for name in ("ada", "ben", "cy"))
    wanted = Terms(TimeControl.read("5+3"))
    live = await matches.start("aeronaut-odyssey", {"seats": 3}, three, 0, terms=wanted)
    await see_to(matches)
    while live.clocks is not None and live.clocks.is_first:
        turned.turn(1)
        await act(live, *an_action(live))
    seat = live.match.to_decide
    assert seat is not None

    turned.turn(400)
    await see_to(matches)

    assert live.match.outcome is None
    assert live.seats[seat].kind == "bot"
    assert live.match.state.given_up[0][:2] == (seat, "time")
    assert live.clocks is not None
    assert live.clocks.left[seat] == 300_000
    assert compute_delay(live) == 302_000


async def test_visits_of_an_offer_are_not_noted_one_by_one(matches: MatchRegistry, turned: Turned) -> None:
    live = await begun(matches, "1d", (SEATS[0], FREE), offered_by="ada")
    for _visit in range(50):
        turned.turn(0.001)
        await matches.visit(live.info.id)

    assert len(matches.deadlines._heap) <= 2


async def test_a_restart_does_not_refill_a_clock_by_days(matches: MatchRegistry, turned: Turned, store: Store) -> None:
    live = await begun(matches, "1d")
    turned.turn(20 * 3600)
    await store.write(write_heartbeat)
    turned.turn(50 * 3600)
    await store.write(stop_clocks, list)

    again = await MatchRegistry(store).open(live.info.id)

    assert again.clocks is not None
    assert again.clocks.free == 4 * 3600 * 1000


async def test_a_table_beside_another_stops_no_clock(matches: MatchRegistry, turned: Turned, store: Store) -> None:
    live = await opened(matches, turned)
    turned.turn(60)
    await store.write(write_heartbeat)
    turned.turn(2)

    assert await store.write(stop_clocks, list) == []
    assert (await MatchRegistry(store).open(live.info.id)).clocks == live.clocks


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_another_worker_sees_to_the_clocks_of_one_that_is_gone(
    database: str, matches: MatchRegistry, turned: Turned, store: Store
) -> None:
    live = await opened(matches, turned)
    assert live.clocks is not None
    turned.turn(live.clocks.left[0] / 1000 - 1)
    await store.write(write_heartbeat)
    other = MatchRegistry(await open_store(Path(), database))
    async with serving(other):
        turned.turn(4)
        async with asyncio.timeout(30):
            while (await store.load(live.info.id)).outcome is None:  # type: ignore[union-attr]  # noqa: ASYNC110
                await asyncio.sleep(0.05)
    await other.store.close()


async def test_who_resigns_while_another_thinks_stops_all_clocks(matches: MatchRegistry, turned: Turned) -> None:
    live = await opened(matches, turned)
    turned.turn(7)
    await live.handle(Resign(), 1, live.match.ply)

    assert live.clocks is not None
    assert live.clocks.since is None
    assert live.deadline is None


async def test_a_match_without_a_clock_has_none_to_see_to(matches: MatchRegistry, turned: Turned) -> None:
    live = await matches.start("balloon-cup", "rio-grande", SEATS, 0)
    await played(live, 3)
    turned.turn(10**6)
    await see_to(matches)

    assert (live.clocks, live.deadline, compute_delay(live)) == (None, None, None)
    assert matches.deadlines._heap == []


async def test_an_offer_to_play_at_once_waits_as_long_as_a_page_of_its_host_and_half_a_minute(
    matches: MatchRegistry, turned: Turned
) -> None:
    live = await begun(matches, seats=(SEATS[0], FREE), offered_by="anna")
    with live.channel.count_watcher("anna"):
        for _minute in range(12):
            turned.turn(10)
            await see_to(matches)
    offered = [offer.id for offer in await matches.store.list_offers()]
    turned.turn(29)
    await see_to(matches)
    amid = live.match.outcome
    turned.turn(2)
    await see_to(matches)

    assert offered == [live.info.id]
    assert amid is None
    assert live.match.outcome == Outcome((), "unmet")
    assert await matches.store.list_offers() == []


async def test_a_host_who_returns_extends_the_offer_within_seconds(matches: MatchRegistry, turned: Turned) -> None:
    live = await begun(matches, seats=(SEATS[0], FREE), offered_by="anna")
    for _second in range(22):
        turned.turn(1)
        await see_to(matches)
    gone = milliseconds_between(now(), str(live.deadline))
    with live.channel.count_watcher("anna"):
        for _second in range(2):
            turned.turn(1)
            await see_to(matches)
        returned = milliseconds_between(now(), str(live.deadline))

    assert (gone, returned) == (8_000, 30_000)


async def test_whose_page_is_the_lobby_waits_there(matches: MatchRegistry, turned: Turned) -> None:
    live = await begun(matches, seats=(SEATS[0], FREE), offered_by="anna")
    with matches.lobby.count_watcher("anna"):
        for _minute in range(12):
            turned.turn(10)
            await see_to(matches)

    assert live.match.outcome is None


@pytest.mark.parametrize("control", ["3d", ""])
async def test_an_offer_by_days_waits_for_a_fortnight(matches: MatchRegistry, turned: Turned, control: str) -> None:
    live = await begun(matches, control, (SEATS[0], FREE), offered_by="anna")
    turned.turn(13.9 * 86_400)
    await see_to(matches)
    amid = live.match.outcome
    turned.turn(0.2 * 86_400)
    await see_to(matches)

    assert amid is None
    assert live.match.outcome == Outcome((), "unmet")


async def test_an_offer_without_a_clock_has_no_end_any_more_when_all_have_sat_down(
    matches: MatchRegistry, turned: Turned
) -> None:
    live = await begun(matches, "", (SEATS[0], FREE), offered_by="anna")
    await live.handle(Sit(Seat("guest", "ben")))
    turned.turn(20 * 86_400)
    await see_to(matches)

    assert live.match.outcome is None
    assert live.deadline is None


async def test_a_player_offers_ten_matches_at_most(matches: MatchRegistry) -> None:
    for _offer in range(10):
        await begun(matches, "3d", (SEATS[0], FREE), offered_by="anna")

    with pytest.raises(TooManyOffers):
        await begun(matches, "3d", (SEATS[0], FREE), offered_by="anna")
    await begun(matches, "3d", (SEATS[1], FREE), offered_by="ben")


async def test_of_two_who_sit_down_at_once_one_has_the_seat(matches: MatchRegistry) -> None:
    live = await begun(matches, seats=(SEATS[0], FREE), offered_by="anna")

    taken = await asyncio.gather(*(live.handle(Sit(Seat("guest", name))) for name in ("ben", "carl", "dora")))

    assert sorted(taken) == [False, False, True]


@contextlib.asynccontextmanager
async def serving(matches: MatchRegistry):  # type: ignore[no-untyped-def]  # noqa: ANN201
    """Let a table see to what is due. At the begin, it has stopped the clocks and seen to what was due by then."""
    begun, enforce = asyncio.Event(), matches.deadlines.enforce_passed

    async def enforce_and_tell() -> None:
        await enforce()
        begun.set()

    matches.deadlines.enforce_passed = enforce_and_tell  # type: ignore[method-assign]
    task = asyncio.create_task(matches.deadlines.run())
    async with asyncio.timeout(60):  # a loaded machine may need seconds until it has stopped the clocks
        await begun.wait()
    yield
    task.cancel()
    await asyncio.wait([task])


async def until_running(live: Live, matches: MatchRegistry) -> None:
    """Wait until the clocks run, without the seconds that were turned on."""
    async with asyncio.timeout(30):
        while live.clocks is None or live.clocks.since is None:
            matches.deadlines._changed.set()
            await asyncio.sleep(0.02)


async def test_a_table_that_closes_while_something_falls_due_closes(matches: MatchRegistry, turned: Turned) -> None:
    task = asyncio.create_task(matches.deadlines.run())
    await asyncio.sleep(0.1)
    live = await opened(matches, turned)
    await live.handle(Resign(), 0, live.match.ply)
    matches.deadlines._changed.set()
    task.cancel()

    _done, waiting = await asyncio.wait([task], timeout=5)

    assert not waiting


@pytest.mark.parametrize("is_late", [True, False])
async def test_an_offer_that_somebody_took_elsewhere_is_neither_taken_back_nor_run_out(
    matches: MatchRegistry, turned: Turned, store: Store, *, is_late: bool
) -> None:
    live = await begun(matches, seats=(SEATS[0], FREE), offered_by="anna")
    elsewhere = await MatchRegistry(store).open(live.info.id)
    assert await elsewhere.handle(Sit(Seat("guest", "ben")))

    if is_late:
        turned.turn(31)
        await see_to(matches)
    else:
        with pytest.raises(StaleAction):
            await live.handle(Withdraw("anna"))

    assert live.match.outcome is None
    assert (await store.load(live.info.id)).outcome is None  # type: ignore[union-attr]
    assert [seat.player for seat in live.seats] == ["anna", "ben"]


async def test_the_heap_of_the_scheduler_stays_as_small_as_the_number_of_matches(
    matches: MatchRegistry,
) -> None:
    scheduler = matches.deadlines
    for at in range(10_000):
        scheduler._schedule(f"match{at % 10}", 1000 * at)

    assert len(scheduler._deadlines_ms) == 10
    assert len(scheduler._heap) <= 2 * len(scheduler._deadlines_ms) + MAX_OUTDATED_ITEMS
    assert {(at, match) for match, at in scheduler._deadlines_ms.items()} <= {*scheduler._heap}
    assert scheduler._heap[0] == min(scheduler._heap)
