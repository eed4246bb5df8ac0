"""Commands about absent players: claim a win, return, decline a rematch, withdraw an offer and leave."""

from __future__ import annotations

import contextlib

from skyhop.game.ending import ABORTED, LEFT
from skyhop.game.refusal import Refusal, Refused
from skyhop.i18n import _
from skyhop.server.exceptions import StaleAction, StillWaiting
from skyhop.server.matches.live import Live
from skyhop.server.remarks import Remark, RemarkKind
from skyhop.server.seats import Seat
from skyhop.server.store.journal_append import RemarkAppend, WriteConflict

COMPANY = 2
"""Fewest people for a rematch."""
ATTEMPTS = 5
"""Attempts to act between two actions of other players."""


async def claim(live: Live, seat: int, ply: int, gone: int, *, as_won: bool = True) -> None:
    """Replace a disconnected player by a bot, or end the match.

    If the match ends, the claiming seat wins, or nobody does if `as_won` is False.

    Raises:
        StillWaiting: if the player is present, or time is left to wait.
        Refused: after the end, or if the match has no such seat.
        StaleAction: as in `Live`, or if `as_won` is False and others would play on.
    """
    if gone not in range(len(live.seats)):
        raise Refused(Refusal("", _("This match has no such seat: name the seat of the player who is gone.")))
    async with live.acting(gone if as_won else seat, ply, LEFT.text if as_won else ABORTED.text):
        left = live.gone.get(gone)
        if live.match.outcome is None and (seat == gone or left is None or left.is_waited_for):
            raise StillWaiting
        if not as_won and live.goes_on_without(gone):
            raise WriteConflict(live.info.id)  # others still play
        await live.enter(live.leaving(LEFT, gone) if as_won else lambda match: match.end(ABORTED, seat))


def returns_to(live: Live, player: str) -> int | None:
    """Return the seat that a disconnected player may take back from its bot, or None."""
    left = {each.seat: each.reason for each in live.match.state.given_up}
    own = [n for n, seat in enumerate(live.sat_down) if seat.is_of(player) and live.seats[n].kind == "bot"]
    is_over = live.match.outcome is not None
    return None if is_over else next((number for number in own if left.get(number) == LEFT.name), None)


async def come_back(live: Live, player: str) -> bool:
    """Return a disconnected player to their seat, if a bot plays it; return True if the player has a seat."""
    for _attempt in range(ATTEMPTS):
        with contextlib.suppress(StaleAction):  # the bot has played meanwhile
            async with live.acting(0, live.match.ply):
                if (seat := returns_to(live, player)) is not None:
                    await live.keep_offer(live.offer, (seat, RemarkKind.RETURNED))
                    await live.tell_seated(seat)
            break
    return bool(live.seats_of(player))


async def decline(live: Live, player: str) -> None:
    """Decline a rematch for a player: a bot takes the reserved seat, or the match ends if one person is left.

    A player who already sits there declines for all who have not answered. Raise `StaleAction` if no seat is reserved
    any more, or if that player would be left alone.
    """
    async with live.acting(0, ply := live.match.ply):
        sits, seats = bool(live.seats_of(player)), enumerate(live.seats)
        kept = [n for n, seat in seats if seat.kept_for == player or (sits and seat.kept_for is not None)]
        others = [seat for n, seat in enumerate(live.seats) if n not in kept and seat.kind != "bot"]
        is_alone = len({seat.player or seat.kept_for for seat in others} - {None}) < COMPANY
        if not kept or live.match.outcome is not None or (sits and is_alone):
            raise WriteConflict(live.info.id)
        if is_alone:
            said = RemarkAppend(live.remarks, (Remark(ply, kept[0], RemarkKind.NOT_AGAIN),))
            await live.enter(lambda match: match.end(ABORTED, kept[0]), is_unmet=True, saying=said)
            return
        for number in kept:
            instead = Seat("bot", live.stand_in)
            if not await live.store.replace(live.info.id, number, live.seats[number], instead):
                raise WriteConflict(live.info.id)
            await live.seat(number, instead)


async def withdraw(live: Live, host: str) -> None:
    """Withdraw an offer; raise `StaleAction` if it is not this player's, or if all seats are taken."""
    async with live.acting(0, live.match.ply):
        if host != live.info.offered_by or not live.has_open_seat:
            raise WriteConflict(live.info.id)
        await live.enter(lambda match: match.end(ABORTED, (live.seats_of(host) or [0])[0]), is_unmet=True)


async def leave(live: Live, player: str) -> None:
    """Leave a match for good, even while others act or join; withdraw the player's offer.

    Raise `StaleAction` if others were faster each time; the player then keeps the seat.
    """
    for _attempt in range(1, ATTEMPTS):
        with contextlib.suppress(StaleAction):
            return await _leave(live, player)
    return await _leave(live, player)


async def _leave(live: Live, player: str) -> None:
    with contextlib.suppress(Refused):  # the match is over
        if live.has_open_seat and live.info.offered_by == player:
            await withdraw(live, player)
        for seat in live.seats_of(player) if live.match.outcome is None else ():
            await live.leave(seat, live.match.ply, LEFT)
