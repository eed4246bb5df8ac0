"""Hints: where they may be taken, and that the others are told of one."""

from __future__ import annotations

from skyhop.server.matches.live import Live
from skyhop.server.remarks import Said


def is_between_people(live: Live) -> bool:
    """Say whether several people, or programs of theirs, play, or may come to."""
    people = {seat.player for seat in live.seats if seat.acts_for_itself}
    return len(people) > 1 or any(seat.kind == "open" for seat in live.seats)


def are_allowed(live: Live) -> bool:
    """Say whether hints may be taken: where one person plays, and where whoever began the match allowed them."""
    return not live.info.is_rated and (live.info.is_friendly or not is_between_people(live))


async def tell(live: Live, seat: int, ply: int) -> None:
    """Tell the others, if they are people, that a seat has taken a hint; `Stale` as in `Live`."""
    async with live.acting(seat, ply):
        if is_between_people(live):
            await live.keep_offer(live.offer, (seat, Said.HINT))
