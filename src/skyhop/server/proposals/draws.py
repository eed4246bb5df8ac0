"""Draws: one of two players offers it, the other agrees or does not, and bots decline at once.

Who was told no asks no more where the match stands.
"""

from __future__ import annotations

from skyhop.game.ending import AGREEMENT
from skyhop.game.refusal import Refusal, Refused
from skyhop.i18n import _
from skyhop.server.matches.live import Live
from skyhop.server.remarks import RemarkKind


def is_possible(live: Live) -> bool:
    """Say whether a draw can be agreed on: between two players who are not the same person."""
    return len(live.seats) == 2 == len({seat.player for seat in live.seats})


def is_declined_to(live: Live, seat: int | None) -> bool:
    """Say whether a seat has offered a draw where the match stands, and was told no; it may agree to another's."""
    here = [remark for remark in live.remarks if remark.ply == live.match.ply]
    return live.offer is None and any(remark.said is RemarkKind.DECLINED and remark.seat != seat for remark in here)


async def offer(live: Live, seat: int, ply: int) -> bool:
    """Offer a draw; where the other seat offers one, both agree. Say whether a bot has declined it.

    `Refused` after the end, and where it was declined here; `Stale` where the page was out of date.
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
    """Accept the draw that the other seat offers, and never offer one instead.

    `Refused` after the end, and where no draw is offered any more; `Stale` as above.
    """
    if live.offer is None and live.store.is_shared:  # another worker may have shown the offer before its news came
        await live.catch_up()
    async with live.acting(seat, ply, AGREEMENT.text):
        if live.match.outcome is None and live.offer in (None, seat):
            raise Refused(Refusal("", _("The draw is not offered any more: play on, or offer one yourself.")))
        await live.enter(lambda match: match.end(AGREEMENT, seat), agreed_with=live.offer)


async def decline(live: Live, seat: int, ply: int) -> None:
    """Decline a draw that another seat offers, or take the own offer back; `Stale` as above."""
    async with live.acting(seat, ply, AGREEMENT.text):
        if live.offer is not None and live.match.outcome is None:
            await live.keep_offer(None, (seat, RemarkKind.TAKEN_BACK if seat == live.offer else RemarkKind.DECLINED))
