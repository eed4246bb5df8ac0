"""Scheduler for clock starts, flag falls and offer expiry: one heap per worker.

The store keeps each deadline, so that another worker or the next server process handles it after a crash. The scheduler
always asks the match for its present state.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from skyhop.game.ending import ABORTED, TIME, UNMET
from skyhop.game.refusal import JournalError
from skyhop.server.clocks.stored_clocks import StoredClocks, be_alive, list_deadlines, stop_clocks
from skyhop.server.events import CHANGES, MatchOpened, ServerEvent, Subscriber
from skyhop.server.exceptions import StaleAction, StoreFault, UnknownMatch
from skyhop.server.matches.create import OFFER_WAITS, with_flag
from skyhop.server.matches.live import Live
from skyhop.server.matches.state import MatchState
from skyhop.server.matches.turn import PlayerCommand, Turn
from skyhop.server.remarks import RemarkKind
from skyhop.server.store.store import Store
from skyhop.server.timestamps import between, now, passed, seconds_ahead

HOST_SEEN = 20_000
"""Milliseconds before an offer expires at which the scheduler checks whether its host is present."""


def waits(live: Live) -> int | None:
    """Return the milliseconds until a match is due; None if nothing is due.

    Clocks use monotonic time, so that a change of the machine's clock makes nothing due.
    """
    if live.match.outcome is not None:
        return None
    control, clocks = live.info.control, live.clocks
    if control is not None and clocks is not None and not live.has_open_seat:
        flag = clocks.pause[1] if clocks.pause else clocks.flag(control)
        if flag is not None:
            return max(0, flag - live.clock())
        if _may_clocks_run(live):
            return 0
    if live.deadline is None:
        return None
    rest = between(now(), live.deadline)
    is_host_seen = live.has_open_seat and _is_of_now(live) and rest > HOST_SEEN
    return max(0, rest - HOST_SEEN * is_host_seen)


def _is_of_now(live: MatchState) -> bool:
    """Return True if the clock is by minutes, so that a free seat waits only while its host is present."""
    return live.info.control is not None and not live.info.control.free


def _may_clocks_run(live: MatchState) -> bool:
    """Return True if stopped clocks may run: after a pause, or if the deciding player is back after a restart."""
    if live.clocks is not None and live.clocks.pause is not None:
        return live.clock() >= live.clocks.pause[1]
    if live.clocks is None or live.deadline is None or live.deadline <= now():
        return True
    return live.news.is_here(str(live.seats[live.clocks.seat].player))


@dataclass(frozen=True)
class DoWhatIsDue(PlayerCommand):
    """Command of the scheduler: start clocks, end a match on time, or expire an offer."""

    is_host_here: Callable[[str], bool]
    """Return True if a player has the lobby open."""

    async def run(self, turn: Turn) -> None:
        """Do what is due; nothing after the end."""
        live = turn.live
        control, clocks = live.info.control, live.clocks
        if live.match.outcome is not None:
            return
        if live.has_open_seat:
            await self._extend_or_expire(turn)
        elif control is not None and clocks is not None:
            if clocks.since is None:
                if _may_clocks_run(live):
                    await turn.keep_clocks(with_flag(live.info, clocks.started(live.clock()), live.deadline))
            elif clocks.is_up(control, live.clock()):
                if clocks.is_first:
                    await turn.append(lambda match: match.end(ABORTED, clocks.seat), RemarkKind.LATE, by=clocks.seat)
                else:
                    await turn.append(turn.leaving(TIME, clocks.seat))
        elif live.deadline is not None:
            await turn.keep_clocks(StoredClocks(None, None))

    async def _extend_or_expire(self, turn: Turn) -> None:
        """Extend an offer while its host is present; abort the match after its deadline.

        The hosts of a rematch are the players already seated.
        """
        live = turn.live
        if live.deadline is None:
            return
        seated = [str(seat.player) for seat in live.seats if seat.player]
        hosts = [live.info.offered_by] if live.info.offered_by else seated
        if _is_of_now(live) and any(live.news.is_here(host) or self.is_host_here(host) for host in hosts):
            await turn.keep_clocks(StoredClocks(live.clocks, seconds_ahead(OFFER_WAITS)))
        elif live.deadline <= now():
            seat = next((number for host in hosts for number in live.seats_of(host)), 0)
            await turn.append(lambda match: match.end(UNMET, seat))


LOG = logging.getLogger("skyhop")
BEAT, SLOW_BEAT = 1.0, 60.0
"""Seconds between two heartbeats: while a clock by minutes runs, and otherwise."""
NEAR = 50
"""Milliseconds within which two due times count as equal, so that visits do not reschedule a match."""
LOOK = 5.0
"""Seconds between two searches for deadlines that other workers missed."""
FEW = 64
"""Old entries that the heap may hold beside as many as there are matches; more are removed at once."""
RETRY = 10_000
"""Milliseconds until a match that failed is tried again."""


class Scheduler:
    """Scheduler of one worker."""

    def __init__(
        self,
        store: Store,
        open_match: Callable[[str], Awaitable[Live]],
        follow: Callable[[str], Awaitable[None]],
        is_here: Callable[[str], bool],
    ) -> None:
        """Create a scheduler; `open_match` opens a match, and `follow` updates one in memory.

        `is_here` returns True if a player has the lobby open.
        """
        self._follow = follow
        self._store = store
        self._open = open_match
        self._is_here = is_here
        self._heap: list[tuple[int, str]] = []
        """Monotonic due times with match ids; an item that differs from `_due` is outdated."""
        self._due: dict[str, int] = {}
        self._fast: set[str] = set()
        """Matches by minutes with a running clock or a pause: they need frequent heartbeats."""
        self._failed: set[str] = set()
        """Matches whose failure is already logged."""
        self._changed = asyncio.Event()

    @property
    def subscriber(self) -> Subscriber:
        """Subscriber that updates due times after each event."""
        return Subscriber("deadlines", (*CHANGES, MatchOpened), self._hear)

    def _hear(self, live: Live, _event: ServerEvent) -> None:
        self._note(live.info.id, waits(live))
        clocks, control = live.clocks, live.info.control
        is_running = clocks is not None and (clocks.since is not None or live.is_paused)
        is_fast = is_running and control is not None and not control.free
        (self._fast.add if is_fast else self._fast.discard)(live.info.id)

    def _note(self, match: str, rest: int | None) -> None:
        if rest is None:
            self._due.pop(match, None)
        elif abs(self._due.get(match, -NEAR) - (at := passed() + rest)) >= NEAR:
            self._due[match] = at
            heapq.heappush(self._heap, (at, match))
            if len(self._heap) > 2 * len(self._due) + FEW:  # most are old: each action of a match leaves one
                self._heap = [(at, match) for match, at in self._due.items()]
                heapq.heapify(self._heap)
            self._changed.set()

    async def run(self) -> None:
        """Handle due matches until cancelled; first stop the clocks that ran during a downtime."""
        for match in await self._store.write(stop_clocks, list):
            await self._follow(match)
        for at, match in await self._store.read(list_deadlines):
            self._note(match, max(0, between(now(), at)))
        beaten = looked = passed()
        while True:
            self._changed.clear()
            await self._see_to_all()
            if self._due and passed() - beaten >= 1000 * self._beat - 100:
                await self._store.write(be_alive)
                beaten = passed()
            if self._store.is_shared and passed() - looked >= 1000 * LOOK:
                looked = passed()
                for _at, match in await self._store.read(partial(list_deadlines, before=now())):
                    if match not in self._due:
                        self._note(match, 0)
            with contextlib.suppress(TimeoutError):  # not by wait_for, which until Python 3.12 can lose a cancellation
                async with asyncio.timeout(self._pause()):
                    await self._changed.wait()

    @property
    def _beat(self) -> float:
        return BEAT if self._fast else SLOW_BEAT

    def _pause(self) -> float:
        """Return the seconds until the next work."""
        due = (self._heap[0][0] - passed()) / 1000 if self._heap else SLOW_BEAT
        return max(0.0, min(due, self._beat, LOOK if self._store.is_shared else SLOW_BEAT))

    async def _see_to_all(self) -> None:
        while self._heap and self._heap[0][0] <= passed():
            at, match = heapq.heappop(self._heap)
            if self._due.get(match) == at:
                del self._due[match]
                await self._see_to(match)

    async def _see_to(self, match: str) -> None:
        """Handle one due match. A match that fails is retried later, without delaying others."""
        try:
            live = await self._open(match)
            with contextlib.suppress(StaleAction):
                await live.handle(DoWhatIsDue(self._is_here))
            self._note(match, waits(live))
        except (UnknownMatch, JournalError):
            pass  # it is forgotten or damaged; the pages of a damaged match say so
        except StoreFault:
            self._note(match, round(1000 * BEAT))
            return
        except Exception:
            self._note(match, RETRY)
            if match not in self._failed:
                LOG.exception("The scheduler failed at one match. It goes on with the others and retries this one.")
            self._failed.add(match)
            return
        self._failed.discard(match)
