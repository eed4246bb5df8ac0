"""Mutes: a player hears no phrase of another, at any table; the other is not told."""

from __future__ import annotations

import sqlalchemy as sa

from skyhop.server.players.players import check_is_here
from skyhop.server.schema import MUTES, SEATS
from skyhop.server.timestamps import now

MOST = 500
"""Players whom one can mute; of more, those who were muted last are."""
MUTED = sa.text(
    "INSERT INTO mutes (player, other, at) VALUES (:player, :other, :at) ON CONFLICT (player, other) DO NOTHING"
)


def mute(connection: sa.Connection, player: str, other: str, *, is_muted: bool) -> list[str]:
    """Mute somebody, or hear them again; name the matches at which both sit.

    `PlayerGone` where either was deleted meanwhile.
    """
    own, theirs = SEATS.alias(), SEATS.alias()
    met = sa.select(own.c.match).join(theirs, own.c.match == theirs.c.match)
    matches = list(connection.scalars(met.where((own.c.player == player) & (theirs.c.player == other)).distinct()))
    connection.execute(sa.delete(MUTES).where((MUTES.c.player == player) & (MUTES.c.other == other)))
    if not is_muted or player == other:
        return matches
    check_is_here(connection, player, other)
    latest = sa.select(MUTES.c.other).where(MUTES.c.player == player).order_by(MUTES.c.at.desc())
    late = list(connection.scalars(latest.offset(MOST - 1)))
    connection.execute(sa.delete(MUTES).where((MUTES.c.player == player) & MUTES.c.other.in_(late)))
    connection.execute(MUTED, {"player": player, "other": other, "at": now()})
    return matches


def read_mutes(connection: sa.Connection, match: str) -> frozenset[tuple[str, str]]:
    """Who at a table has muted whom."""
    here = sa.select(SEATS.c.player).where(SEATS.c.match == match)
    rows = sa.select(MUTES.c.player, MUTES.c.other).where(MUTES.c.player.in_(here) & MUTES.c.other.in_(here))
    return frozenset((player, other) for player, other in connection.execute(rows))
