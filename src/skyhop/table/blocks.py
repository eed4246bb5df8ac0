"""Blocks: a player meets another no more, at no table and in no list."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from skyhop.table.clock import now
from skyhop.table.schema import BLOCKS, PLAYERS

MOST = 500
"""Players whom one can block."""
BLOCKED = sa.text(
    "INSERT INTO blocks (player, other, at) VALUES (:player, :other, :at) ON CONFLICT (player, other) DO NOTHING"
)


class Blocked(NamedTuple):
    """Somebody whom a player has blocked."""

    player: str
    name: str | None


def block(connection: sa.Connection, player: str, other: str) -> bool:
    """Block somebody; say whether that could be."""
    count = connection.scalar(sa.select(sa.func.count()).select_from(BLOCKS).where(BLOCKS.c.player == player)) or 0
    if player == other or count >= MOST:
        return False
    connection.execute(BLOCKED, {"player": player, "other": other, "at": now()})
    return True


def unblock(connection: sa.Connection, player: str, other: str) -> None:
    """Block somebody no longer."""
    connection.execute(sa.delete(BLOCKS).where((BLOCKS.c.player == player) & (BLOCKS.c.other == other)))


def read_blocked(connection: sa.Connection, player: str) -> list[Blocked]:
    """List whom a player has blocked, the latest first."""
    query = sa.select(BLOCKS.c.other, PLAYERS.c.name).join(PLAYERS, PLAYERS.c.id == BLOCKS.c.other)
    rows = connection.execute(query.where(BLOCKS.c.player == player).order_by(BLOCKS.c.at.desc(), BLOCKS.c.other))
    return [Blocked(*row) for row in rows]


def read_strangers(connection: sa.Connection, player: str) -> frozenset[str]:
    """Name all who do not meet a player: whom they have blocked, and who has blocked them."""
    both = sa.select(BLOCKS.c.player, BLOCKS.c.other).where((BLOCKS.c.player == player) | (BLOCKS.c.other == player))
    return frozenset({name for row in connection.execute(both) for name in row} - {player})
