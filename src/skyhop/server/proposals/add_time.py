"""Extra time: a player gives time to an opponent, a few times a match; clocks and remarks record it."""

from __future__ import annotations

from skyhop.game.ending import COUPLE
from skyhop.i18n import _
from skyhop.server.matches.live import Live
from skyhop.server.remarks import Remark, RemarkKind

MOST = 10
"""Most times that one seat may give time in a match."""


def receiver_of(live: Live, seat: int) -> int | None:
    """Return the seat that would receive time: of two the other, of more the deciding one; None if impossible."""
    due, is_due = live.match.to_decide, live.clocks is not None and live.match.outcome is None
    if due is None or not is_due or live.has_open_seat or _given(live, seat) >= MOST:
        return None
    other = 1 - seat if len(live.seats) == COUPLE else due
    return other if live.seats[other].acts_for_itself and live.seats[other].player != live.seats[seat].player else None


async def give_time(live: Live, seat: int, ply: int) -> str:
    """Give time to an opponent; return an error text, empty on success. Raise `StaleAction` for an outdated page."""
    async with live.acting(seat, ply):
        other, control, clocks = receiver_of(live, seat), live.info.control, live.clocks
        if other is None or control is None or clocks is None:
            return _("Nobody can be given time by you now.")
        await live.say(Remark(ply, seat, RemarkKind.TIME), clocks=clocks.given(control, other))
    return ""


def _given(live: Live, seat: int) -> int:
    """Count how often a seat has given time."""
    return sum(remark.seat == seat and remark.said is RemarkKind.TIME for remark in live.remarks)
