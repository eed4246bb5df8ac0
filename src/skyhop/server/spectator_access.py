"""The door of a match: its players say whether others may watch, whoever has its address; and the one judge of that."""

from __future__ import annotations

from functools import partial

import sqlalchemy as sa

from skyhop.server.match_record import MatchInfo
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.live import Live
from skyhop.server.schema import MATCHES


class SourceClosed(Exception):  # noqa: N818  an answer, not an error of the program
    """The match that another plays on from is closed."""


def may_watch(live: Live, player: str) -> bool:
    """Say whether a player may see a match at all: at any door, while it goes on and after its end.

    Whoever sits or sat there may, and everybody where nobody has closed it. While a seat is free, whoever has the
    address sees what there is to sit down at, and where none came, what became of it.
    """
    if live.closed_by is None or any(seat.is_of(player) for seat in live.sat_down):
        return True
    return any(seat.is_free_for(player) for seat in live.seats)


def may_close(live: Live, player: str) -> bool:
    """Say whether a player may let nobody watch: each that sits there, where nobody has closed it yet."""
    return live.closed_by is None and bool(live.seats_of(player))


def may_open(live: Live, player: str) -> bool:
    """Say whether a player may let others watch again: who has closed it, and where that player is gone, each."""
    if live.closed_by is None or not live.seats_of(player):
        return False
    closer = live.seats[live.closed_by]
    return closer.is_of(player) or (not closer.acts_for_itself and closer.kept_for is None)


async def close(matches: MatchRegistry, live: Live, player: str) -> None:
    """Let nobody watch any more, at once; nothing where somebody has said so already."""
    if may_close(live, player):
        await _set(matches, live, None, live.seats_of(player)[0])


async def open_again(matches: MatchRegistry, live: Live, player: str) -> None:
    """Let others watch again; nothing where this player may not.

    `SourceClosed` where it plays on from a match that is closed: whoever watched would read that one's beginning.
    """
    if may_open(live, player):
        await _set(matches, live, live.closed_by, None)


async def _set(matches: MatchRegistry, live: Live, before: int | None, after: int | None) -> None:
    """Write it unless somebody else has meanwhile; all workers follow, and streams of spectators with them."""
    await matches.write(partial(_store_closed_by, live.info, before, after), lambda _done: [live.info.id])


def _store_closed_by(info: MatchInfo, before: int | None, after: int | None, connection: sa.Connection) -> None:
    if after is None and info.begun_from is not None:
        source = sa.select(MATCHES.c.closed_by).where(MATCHES.c.id == info.begun_from.match).with_for_update()
        if connection.scalar(source) is not None:
            raise SourceClosed
    is_so = MATCHES.c.closed_by.is_(None) if before is None else MATCHES.c.closed_by == before
    connection.execute(sa.update(MATCHES).where((MATCHES.c.id == info.id) & is_so).values(closed_by=after))
