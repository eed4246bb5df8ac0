"""Draw offers between two players; bots decline at once.

After a refusal, the same seat may not offer again before the next action.
"""

from __future__ import annotations

from skyhop.game.ending import AGREEMENT
from skyhop.game.refusal import Refusal, Refused
from skyhop.i18n import _
from skyhop.server.matches.live import Live
from skyhop.server.remarks import RemarkKind


def is_possible(live: Live) -> bool:
    """Return True if a draw can be agreed: between two players who are different persons."""
    return len(live.seats) == 2 == len({seat.player for seat in live.seats})


def is_declined_to(live: Live, seat: int | None) -> bool:
    """Return True if a seat's draw offer was declined at this ply; it may still accept the other's."""
    here = [remark for remark in live.remarks if remark.ply == live.match.ply]
    return live.offer is None and any(remark.said is RemarkKind.DECLINED and remark.seat != seat for remark in here)


async def offer(live: Live, seat: int, ply: int) -> bool:
    """Offer a draw, or accept the other seat's offer; return True if a bot declined it.

    Raise `Refused` after the end, or if it was declined at this ply; `StaleAction` if the page was out of date.
    """
    async with live.acting(seat, ply, AGREEMENT.text):
        if is_declined_to(live, seat):
            raise Refused(Refusal("", _("That draw was declined: offer one again after the next action.")))
        if live.match.outcome is not None or (live.offer is not None and live.offer != seat):
            await live.enter(lambda match: match.end(AGREEMENT, seat), agreed_with=live.offer)
        elif bots := [number for number, place in enumerate(live.seats) if place.kind == "bot"]:
            await live.keep_offer(None, (seat, RemarkKind.OFFERED), *((bot, RemarkKind.DECLINED) for bot in bots))
            return True
        else:
            await live.keep_offer(seat, (seat, RemarkKind.OFFERED))
    return False


async def accept(live: Live, seat: int, ply: int) -> None:
    """Accept the other seat's draw offer; never make one instead.

    Raise `Refused` after the end, or if no draw is offered any more; `StaleAction` as `offer`.
    """
    if live.offer is None and live.store.is_shared:  # another worker may have shown the offer before its news came
        await live.catch_up()
    async with live.acting(seat, ply, AGREEMENT.text):
        if live.match.outcome is None and live.offer in (None, seat):
            raise Refused(Refusal("", _("The draw is not offered any more: play on, or offer one yourself.")))
        await live.enter(lambda match: match.end(AGREEMENT, seat), agreed_with=live.offer)


async def decline(live: Live, seat: int, ply: int) -> None:
    """Decline the other seat's draw offer, or withdraw one's own; raise `StaleAction` as `offer`."""
    async with live.acting(seat, ply, AGREEMENT.text):
        if live.offer is not None and live.match.outcome is None:
            await live.keep_offer(None, (seat, RemarkKind.TAKEN_BACK if seat == live.offer else RemarkKind.DECLINED))
