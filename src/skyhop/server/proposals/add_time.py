"""Extra time as a gift: a player gives some to an opponent, a few times a match; the clocks and the remarks keep it."""

from __future__ import annotations

from skyhop.game.ending import COUPLE
from skyhop.i18n import _
from skyhop.server.matches.live import Live
from skyhop.server.remarks import Remark, RemarkKind

MOST = 10
"""Gifts that one seat may make in a match."""


def receiver_of(live: Live, seat: int) -> int | None:
    """The seat that would be given time: of two the other, of more who is to decide; None where none can be."""
    due, is_due = live.match.to_decide, live.clocks is not None and live.match.outcome is None
    if due is None or not is_due or live.has_open_seat or _given(live, seat) >= MOST:
        return None
    other = 1 - seat if len(live.seats) == COUPLE else due
    return other if live.seats[other].acts_for_itself and live.seats[other].player != live.seats[seat].player else None


async def give_time(live: Live, seat: int, ply: int) -> str:
    """Give time to an opponent; say where that cannot be. `Stale` where the page was out of date."""
    async with live.acting(seat, ply):
        other, control, clocks = receiver_of(live, seat), live.info.control, live.clocks
        if other is None or control is None or clocks is None:
            return _("Nobody can be given time by you now.")
        await live.say(Remark(ply, seat, RemarkKind.TIME), clocks=clocks.given(control, other))
    return ""


def _given(live: Live, seat: int) -> int:
    """Count the gifts that a seat has made."""
    return sum(remark.seat == seat and remark.said is RemarkKind.TIME for remark in live.remarks)
