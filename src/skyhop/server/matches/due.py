"""What is due in one match by itself: its clocks run, a time is up, nobody sits down at what was offered."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from skyhop.game.ending import ABORTED, TIME, UNMET
from skyhop.server.answers import Stale
from skyhop.server.clocks.clock_state import Clocked
from skyhop.server.matches.live import Live
from skyhop.server.matches.timekeeping import OFFER_WAITS, with_flag
from skyhop.server.remarks import Remark, Said
from skyhop.server.store.journal_append import Saying
from skyhop.server.timestamps import between, now, seconds_ahead

HOST_SEEN = 20_000
"""Milliseconds before an offer runs out that it is looked whether its host is there."""


def waits(live: Live) -> int | None:
    """Milliseconds until a match is to be seen to; None where nothing happens by itself.

    A clock runs by the time that passes evenly, so that nothing falls due because a machine's clock is set.
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


def _is_of_now(live: Live) -> bool:
    """Say whether a free seat waits as long as somebody who sits there does: its clock is one by minutes."""
    return live.info.control is not None and not live.info.control.free


def _may_clocks_run(live: Live) -> bool:
    """Say whether clocks that stand may run: after a pause, or those of a closed table when who decides is there."""
    if live.clocks is not None and live.clocks.pause is not None:
        return live.clock() >= live.clocks.pause[1]
    if live.clocks is None or live.deadline is None or live.deadline <= now():
        return True
    return live.news.is_here(str(live.seats[live.clocks.seat].player))


async def see_to(live: Live, is_host_here: Callable[[str], bool]) -> None:
    """Do what is due by now: let clocks run, end a match whose time is up, or an offer whose host is gone."""
    with contextlib.suppress(Stale):
        async with live.acting(0, live.match.ply):
            if live.match.outcome is not None:
                return
            if live.has_open_seat:
                await _see_to_offer(live, is_host_here)
            elif (control := live.info.control) is not None and live.clocks is not None:
                if live.clocks.since is None:
                    if _may_clocks_run(live):
                        running = live.clocks.started(live.clock())
                        await live.keep_clocks(with_flag(live.info, running, live.deadline))
                elif live.clocks.is_up(control, live.clock()):
                    seat = live.clocks.seat
                    if live.clocks.is_first:
                        late = Saying(live.remarks, (Remark(live.match.ply, seat, Said.LATE),))
                        await live.enter(lambda match: match.end(ABORTED, seat), saying=late)
                    else:
                        await live.enter(live.leaving(TIME, seat))
            elif live.deadline is not None:
                await live.keep_clocks(Clocked(None, None))


async def _see_to_offer(live: Live, is_host_here: Callable[[str], bool]) -> None:
    """Let an offer wait as long as its host does; where its time is over, break the match off.

    The hosts of a rematch are those who sit there already.
    """
    if live.deadline is None:
        return
    hosts = [live.info.offered_by] if live.info.offered_by else [str(seat.player) for seat in live.seats if seat.player]
    if _is_of_now(live) and any(live.news.is_here(host) or is_host_here(host) for host in hosts):
        await live.keep_clocks(Clocked(live.clocks, seconds_ahead(OFFER_WAITS)))
    elif live.deadline <= now():
        seat = next((number for host in hosts for number in live.seats_of(host)), 0)
        await live.enter(lambda match: match.end(UNMET, seat), is_unmet=True)
