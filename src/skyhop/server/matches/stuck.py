"""A match goes on, or ends, where a bot was tried and cannot play."""

from __future__ import annotations

from skyhop.game.ending import ABORTED
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.server.store.journal_append import Conflict


async def replace_bot(live: Live, seat: int, ply: int, place: Seat) -> None:
    """Seat somebody else where a bot is stuck; `Stale` where none is, or somebody else has done it."""
    async with live.acting(seat, ply):
        number = live.stuck
        if number is None or not await live.store.replace(live.info.id, number, live.seats[number], place):
            raise Conflict(live.info.id)
        await live.seat(number, place)


async def break_off(live: Live, seat: int, ply: int) -> None:
    """End the match without a loser where a bot is stuck; `Stale` where none is."""
    async with live.acting(seat, ply, ABORTED.text):
        if live.stuck is None:
            raise Conflict(live.info.id)
        await live.enter(lambda match: match.end(ABORTED, seat))
