"""Deadlines of matches: clock starts, flag falls, the end of pauses, and expiry of offers.

The store contains each deadline. After a crash, another worker or the next server process enforces the deadline.
Each worker keeps the deadlines of its matches in one heap. The state of a match decides what happens at its
deadline.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from skyhop.game.action import JournalError
from skyhop.game.ending import ABORTED, TIME, UNMET
from skyhop.server.clocks.clocks import Clocks, StoredClocks, TimeControl, list_deadlines, stop_clocks, write_heartbeat
from skyhop.server.events import CHANGES, MatchOpened, ServerEvent, Subscriber
from skyhop.server.exceptions import StaleAction, StoreFault, UnknownMatch
from skyhop.server.matches.context import CommandContext, PlayerCommand
from skyhop.server.matches.create import OFFER_SECONDS, add_flag_fall
from skyhop.server.matches.live import Live
from skyhop.server.matches.state import LiveState
from skyhop.server.remarks import RemarkKind
from skyhop.server.store.store import Store
from skyhop.server.timestamps import milliseconds_between, monotonic_milliseconds, now, seconds_ahead, wait_for_event

HOST_CHECK_MS = 20_000
"""Milliseconds before the expiry of an offer.

At this time, the scheduler checks if the host of the offer is present.
"""
HOST_RECHECK_MS = 2_000
"""Milliseconds between two checks for an absent host before the offer expires.

If the host returns, the next check extends the offer.
"""


def compute_delay(live: Live) -> int | None:
    """Return the milliseconds until the next deadline of a match, or None if it has no deadline.

    Clocks use monotonic time, so a change of the machine's clock moves no deadline.
    """
    if live.match.outcome is not None:
        return None
    control, clocks = live.info.control, live.clocks
    if control is not None and clocks is not None and not live.has_open_seat:
        flag = clocks.pause[1] if clocks.pause else clocks.find_flag_fall(control)
        if flag is not None:
            return max(0, flag - live.clock())
        if _may_clocks_run(live):
            return 0
    if live.deadline is None:
        return None
    rest = milliseconds_between(now(), live.deadline)
    if live.has_open_seat and _has_live_clock(live):
        rest = rest - HOST_CHECK_MS if rest > HOST_CHECK_MS else min(rest, HOST_RECHECK_MS)
    return max(0, rest)


def _has_live_clock(live: LiveState) -> bool:
    """Return True if the time control of the match is in minutes.

    The offer of such a match stays open only while its host is present.
    """
    return live.info.control is not None and not live.info.control.free


def _may_clocks_run(live: LiveState) -> bool:
    """Return True if the stopped clocks of a match may start now.

    After a pause, clocks start at the end of the pause. After a restart of the server, clocks start when the
    deciding player is back, or at the stored deadline.
    """
    if live.clocks is not None and live.clocks.pause is not None:
        return live.clock() >= live.clocks.pause[1]
    if live.clocks is None or live.deadline is None or live.deadline <= now():
        return True
    return live.channel.is_here(str(live.seats[live.clocks.seat].player))


def _is_absent_host(live: LiveState, seat: int) -> bool:
    """Return True if the player of a seat is the host, and no page has shown or announced the match to the host.

    The host may read another page when the last player joins. The server tracks pages only for time controls in
    minutes. For other time controls, return False.
    """
    channel, host = live.channel, live.seats[seat]
    is_tracked_host = channel.presence.is_on and host.is_person and host.player == live.info.offered_by
    return is_tracked_host and not (channel.is_here(str(host.player)) or channel.presence.has_shown(str(host.player)))


@dataclass(frozen=True)
class EnforceDeadline(PlayerCommand):
    """Command of the scheduler: start the clocks, end the match after a flag fall, or close an expired offer.

    The command also ends a daily match whose day has ended, because its result cannot count any more.
    """

    is_host_here: Callable[[str], bool]
    """Function that returns True if a player has an open page with the stream of offers."""

    async def run(self, context: CommandContext) -> None:
        """Enforce the deadline that has passed. Do nothing if the match has ended."""
        live = context.live
        control, clocks = live.info.control, live.clocks
        if live.match.outcome is not None:
            return
        if live.has_open_seat:
            await self._extend_or_expire(context)
        elif control is not None and clocks is not None:
            await _enforce_clocks(context, control, clocks)
        elif live.info.daily is not None:
            if not live.info.is_sealed:
                seat = next(number for number, seat in enumerate(live.seats) if seat.is_person)
                await context.append(lambda match: match.end(ABORTED, seat))
        elif live.deadline is not None:
            await context.keep_clocks(StoredClocks(None, None))

    async def _extend_or_expire(self, context: CommandContext) -> None:
        """Extend the deadline of the offer if its host is present and the time control is in minutes.

        Otherwise, if the deadline of the offer has passed, end the match. In a rematch, all players with a seat are
        hosts.
        """
        live = context.live
        if live.deadline is None:
            return
        seated = [str(seat.player) for seat in live.seats if seat.player]
        hosts = [live.info.offered_by] if live.info.offered_by else seated
        if _has_live_clock(live) and any(live.channel.is_here(host) or self.is_host_here(host) for host in hosts):
            await context.keep_clocks(StoredClocks(live.clocks, seconds_ahead(OFFER_SECONDS)))
        elif live.deadline <= now():
            seat = next((number for host in hosts for number in live.seats_of(host)), 0)
            await context.append(lambda match: match.end(UNMET, seat))


async def _enforce_clocks(context: CommandContext, control: TimeControl, clocks: Clocks) -> None:
    """Start stopped clocks that may run. After a flag fall, end the match, or let a bot take the seat.

    If a player misses the first turn, the match is aborted. In a tournament, the player loses the match instead. If
    several opponents remain in the tournament match, a bot takes the seat.
    """
    live = context.live
    if clocks.since is None:
        if _may_clocks_run(live):
            await context.keep_clocks(add_flag_fall(live.info, clocks.start(live.clock()), live.deadline))
    elif clocks.has_flag_fallen(control, live.clock()):
        if clocks.is_first:
            remark = RemarkKind.ABSENT if _is_absent_host(live, clocks.seat) else RemarkKind.LATE
            if live.info.tournament is None:
                await context.append(lambda match: match.end(ABORTED, clocks.seat), remark, by=clocks.seat)
            else:
                await context.append(context.make_leave_step(TIME, clocks.seat), remark, by=clocks.seat)
        else:
            await context.append(context.make_leave_step(TIME, clocks.seat))


LOG = logging.getLogger("skyhop")
HEARTBEAT_SECONDS, SLOW_HEARTBEAT_SECONDS = 1.0, 60.0
"""Seconds between two heartbeats. The first value applies while a clock in minutes runs, the second value otherwise."""
SAME_DEADLINE_MS = 50
"""Tolerance in milliseconds.

If a new deadline differs less than this from the scheduled deadline, the scheduler keeps the scheduled deadline.
"""
CHECK_SECONDS = 5.0
"""Seconds between two searches of the store for deadlines that other workers missed."""
MAX_OUTDATED_ITEMS = 64
"""Number of heap items that the scheduler keeps in addition to two items for each deadline.

If the heap has more items, the scheduler removes the outdated items.
"""
RETRY_MS = 10_000
"""Milliseconds between an error during the enforcement of a deadline and the next attempt."""


class DeadlineScheduler:
    """Scheduler of one worker: it sends `EnforceDeadline` to each match whose deadline has passed."""

    def __init__(
        self,
        store: Store,
        open_match: Callable[[str], Awaitable[Live]],
        follow: Callable[[str], Awaitable[None]],
        is_here: Callable[[str], bool],
    ) -> None:
        """Create a scheduler.

        Args:
            store: Store with the deadlines.
            open_match: Function that opens a match by its id.
            follow: Function that loads the stored changes of a match into memory.
            is_here: Function that returns True if a player has an open page with the stream of offers.
        """
        self._follow = follow
        self._store = store
        self._open = open_match
        self._is_here = is_here
        self._heap: list[tuple[int, str]] = []
        """Heap of (deadline in monotonic milliseconds, match id). An item that `_deadlines_ms` lacks is outdated."""
        self._deadlines_ms: dict[str, int] = {}
        self._fast: set[str] = set()
        """Ids of matches with a clock in minutes that runs or is paused. These matches need frequent heartbeats."""
        self._failed: set[str] = set()
        """Ids of matches whose error is already logged."""
        self._changed = asyncio.Event()

    @property
    def subscriber(self) -> Subscriber:
        """Subscriber that updates the deadline of a match in this scheduler after each event."""
        return Subscriber("deadlines", (*CHANGES, MatchOpened), self._reschedule)

    def _reschedule(self, live: Live, _event: ServerEvent) -> None:
        self._schedule(live.info.id, compute_delay(live))
        is_running = live.clocks is not None and (live.clocks.since is not None or live.is_paused)
        is_fast = is_running and _has_live_clock(live)
        (self._fast.add if is_fast else self._fast.discard)(live.info.id)

    def _schedule(self, match: str, rest: int | None) -> None:
        if rest is None:
            self._deadlines_ms.pop(match, None)
        elif (
            abs(self._deadlines_ms.get(match, -SAME_DEADLINE_MS) - (at := monotonic_milliseconds() + rest))
            >= SAME_DEADLINE_MS
        ):
            self._deadlines_ms[match] = at
            heapq.heappush(self._heap, (at, match))
            if (
                len(self._heap) > 2 * len(self._deadlines_ms) + MAX_OUTDATED_ITEMS
            ):  # each action leaves an outdated item
                self._heap = [(at, match) for match, at in self._deadlines_ms.items()]
                heapq.heapify(self._heap)
            self._changed.set()

    async def run(self) -> None:
        """Enforce deadlines until the task is cancelled. First, stop the clocks that ran while the server was down."""
        for match in await self._store.write(stop_clocks, list):
            await self._follow(match)
        for at, match in await self._store.read(list_deadlines):
            self._schedule(match, max(0, milliseconds_between(now(), at)))
        heartbeat_at = checked_at = monotonic_milliseconds()
        while True:
            self._changed.clear()
            await self.enforce_passed()
            if self._deadlines_ms and monotonic_milliseconds() - heartbeat_at >= 1000 * self._beat - 100:
                await self._store.write(write_heartbeat)
                heartbeat_at = monotonic_milliseconds()
            if self._store.is_shared and monotonic_milliseconds() - checked_at >= 1000 * CHECK_SECONDS:
                checked_at = monotonic_milliseconds()
                for _at, match in await self._store.read(partial(list_deadlines, before=now())):
                    if match not in self._deadlines_ms:
                        self._schedule(match, 0)
            await wait_for_event(self._changed, self._pause())

    @property
    def _beat(self) -> float:
        return HEARTBEAT_SECONDS if self._fast else SLOW_HEARTBEAT_SECONDS

    def _pause(self) -> float:
        """Return the seconds until the scheduler must act next.

        It acts at each deadline, writes the heartbeat, and searches the store for new deadlines.
        """
        due = (self._heap[0][0] - monotonic_milliseconds()) / 1000 if self._heap else SLOW_HEARTBEAT_SECONDS
        return max(0.0, min(due, self._beat, CHECK_SECONDS if self._store.is_shared else SLOW_HEARTBEAT_SECONDS))

    async def enforce_passed(self) -> None:
        """Enforce all deadlines that have passed, the earliest first."""
        while self._heap and self._heap[0][0] <= monotonic_milliseconds():
            at, match = heapq.heappop(self._heap)
            if self._deadlines_ms.get(match) == at:
                del self._deadlines_ms[match]
                await self._enforce(match)

    async def _enforce(self, match: str) -> None:
        """Enforce the deadline of one match.

        After an error, schedule another attempt for this match. The caller continues with other matches.
        """
        try:
            live = await self._open(match)
            with contextlib.suppress(StaleAction):
                await live.handle(EnforceDeadline(self._is_here))
            self._schedule(match, compute_delay(live))
        except (UnknownMatch, JournalError):
            pass  # removed or damaged; the page shows that
        except StoreFault:
            self._schedule(match, round(1000 * HEARTBEAT_SECONDS))
            return
        except Exception:
            self._schedule(match, RETRY_MS)
            if match not in self._failed:
                LOG.exception("A deadline of one match was not enforced. It is tried again, other matches continue.")
            self._failed.add(match)
            return
        self._failed.discard(match)
