"""Players who are gone, come back, or do not come: the others wait for them no longer, an offer is taken back."""

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
"""People without whom nobody plays again."""
ATTEMPTS = 5
"""To do something between two actions of others."""


async def claim(live: Live, seat: int, ply: int, gone: int, *, as_won: bool = True) -> None:
    """Wait no longer for the player of another seat, who is gone: a bot plays on for them, or the match is over.

    Then who stays has won, or, where that is not what they want, nobody. `StillWaited` where they are there or
    time is left; `Refused` after the end and for a seat that the match does not have, `Stale` as in `Live`, and where
    others play on while nobody is to win.
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
    """The seat that a player may return to: theirs was given to a bot because they were gone."""
    left = {each.seat: each.reason for each in live.match.state.given_up}
    own = [n for n, seat in enumerate(live.sat_down) if seat.is_of(player) and live.seats[n].kind == "bot"]
    is_over = live.match.outcome is not None
    return None if is_over else next((number for number in own if left.get(number) == LEFT.name), None)


async def come_back(live: Live, player: str) -> bool:
    """Let a player who was gone take their seat again, where a bot plays it on; say whether there is one."""
    for _attempt in range(ATTEMPTS):
        with contextlib.suppress(StaleAction):  # the bot has played meanwhile
            async with live.acting(0, live.match.ply):
                if (seat := returns_to(live, player)) is not None:
                    await live.keep_offer(live.offer, (seat, RemarkKind.RETURNED))
                    await live.tell_seated(seat)
            break
    return bool(live.seats_of(player))


async def decline(live: Live, player: str) -> None:
    """Have a player not play again for whom a seat is kept: a bot does, or where one person is left, nobody.

    Whoever sits there already says so for all who have not answered. `Stale` where no seat is kept any more, and where
    that person would be left alone.
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
    """Take an offer back; `Stale` where it is none of this player's, or nobody is missing any more."""
    async with live.acting(0, live.match.ply):
        if host != live.info.offered_by or not live.has_open_seat:
            raise WriteConflict(live.info.id)
        await live.enter(lambda match: match.end(ABORTED, (live.seats_of(host) or [0])[0]), is_unmet=True)


async def leave(live: Live, player: str) -> None:
    """Have a player leave for good, whoever acts or sits down meanwhile: what they offer is taken back.

    `Stale` where others were quicker each time: then the player is still there.
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
