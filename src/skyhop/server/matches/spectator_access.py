"""Access of spectators to matches. Players close a match to spectators, or open it again.

All pages call `may_watch`. `Game.view` and `Game.heard` decide what a spectator sees of a match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol

import sqlalchemy as sa

from skyhop.server.match_record import MatchInfo
from skyhop.server.matches.live import Live
from skyhop.server.schema import MATCHES


class MatchWriter(Protocol):
    """Writer of stored matches, such as the registry of matches."""

    async def write(self, work: Callable[[sa.Connection], None], told: Callable[[None], Iterable[str]]) -> None:
        """Run `work` in one transaction, then update the matches whose ids `told` returns."""


class SourceClosed(Exception):  # noqa: N818  an answer, not an error of the program
    """Error raised when a player opens a branch to spectators, but its source match is closed to spectators."""


def may_watch(live: Live, player: str) -> bool:
    """Return True if a player may see a match, on any interface, during the match and after its end.

    Present and former players of the match may always see the match. Other players may see the match if it is open
    to spectators. A player who may take a free seat may see even a closed match. Until its day ends, a daily match
    is visible to its player only, because other people can still play the same deal.
    """
    if any(seat.is_of(player) for seat in live.stored_seats):
        return True
    if live.info.is_sealed:
        return False
    if live.closed_by is None:
        return True
    return any(seat.is_free_for(player) for seat in live.seats)


def may_close(live: Live, player: str) -> bool:
    """Return True if a player may close the match to spectators.

    The match must be open to spectators, and the player must have a seat.
    """
    return live.closed_by is None and bool(live.seats_of(player))


def may_open(live: Live, player: str) -> bool:
    """Return True if a player may open a closed match to spectators again.

    Only the player who closed the match may open it. If this player has left, each player of the match may open it.
    """
    if live.closed_by is None or not live.seats_of(player):
        return False
    closer = live.seats[live.closed_by]
    return closer.is_of(player) or (not closer.acts_for_itself and closer.kept_for is None)


async def close(matches: MatchWriter, live: Live, player: str) -> None:
    """Close a match to spectators at once.

    Do nothing if the match is already closed, or if the player has no seat.
    """
    if may_close(live, player):
        await _set(matches, live, None, live.seats_of(player)[0])


async def open_again(matches: MatchWriter, live: Live, player: str) -> None:
    """Open a match to spectators again. Do nothing if the player may not open the match.

    Raise `SourceClosed` if the match is a branch of a closed match. Spectators would see the start of the closed
    match.
    """
    if may_open(live, player):
        await _set(matches, live, live.closed_by, None)


async def _set(matches: MatchWriter, live: Live, before: int | None, after: int | None) -> None:
    """Store `after`: the seat that closed the match to spectators, or None for an open match. Notify all workers.

    `before` is the value that the caller has read. If another player has changed this value meanwhile, change
    nothing.
    """
    await matches.write(partial(_store_closed_by, live.info, before, after), lambda _done: [live.info.id])


def _store_closed_by(info: MatchInfo, before: int | None, after: int | None, connection: sa.Connection) -> None:
    if after is None and info.begun_from is not None:
        source = sa.select(MATCHES.c.closed_by).where(MATCHES.c.id == info.begun_from.match).with_for_update()
        if connection.scalar(source) is not None:
            raise SourceClosed
    is_so = MATCHES.c.closed_by.is_(None) if before is None else MATCHES.c.closed_by == before
    connection.execute(sa.update(MATCHES).where((MATCHES.c.id == info.id) & is_so).values(closed_by=after))
