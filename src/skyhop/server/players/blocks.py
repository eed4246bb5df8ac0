"""Blocks and mutes: blocked players never meet, in matches or lists; muted players' phrases are hidden."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.server.players.players import check_is_here
from skyhop.server.schema import BLOCKS, MUTES, SEATS, TOKENS
from skyhop.server.timestamps import now

MOST_BLOCKS = 500
"""Most players that one player can block."""
BOUND_AT_ONCE = 1000
BLOCKED = sa.text(
    "INSERT INTO blocks (player, other, at) VALUES (:player, :other, :at) ON CONFLICT (player, other) DO NOTHING"
)


class Other(NamedTuple):
    """Player who was blocked or muted."""

    player: str
    name: str | None
    """Name that they used in a common match; their names elsewhere stay private."""


def block(connection: sa.Connection, player: str, other: str) -> bool:
    """Block a player; return False for the player's own id, or after too many blocks.

    Raise `PlayerGone` if either was deleted meanwhile.
    """
    check_is_here(connection, player, other)
    count = connection.scalar(sa.select(sa.func.count()).select_from(BLOCKS).where(BLOCKS.c.player == player)) or 0
    if player == other or count >= MOST_BLOCKS:
        return False
    connection.execute(BLOCKED, {"player": player, "other": other, "at": now()})
    return True


def unblock(connection: sa.Connection, player: str, other: str) -> None:
    """Remove a block."""
    connection.execute(sa.delete(BLOCKS).where((BLOCKS.c.player == player) & (BLOCKS.c.other == other)))


def read_others(connection: sa.Connection, player: str, table: sa.Table) -> list[Other]:
    """List the players whom a player has blocked or muted, latest first; `table` is `BLOCKS` or `MUTES`."""
    own, theirs = SEATS.alias(), SEATS.alias()
    met = sa.select(theirs.c.called).join(own, own.c.match == theirs.c.match).order_by(theirs.c.match).limit(1)
    named = met.where((own.c.player == player) & (theirs.c.player == table.c.other) & theirs.c.called.is_not(None))
    query = sa.select(table.c.other, named.correlate(table).scalar_subquery())
    rows = connection.execute(query.where(table.c.player == player).order_by(table.c.at.desc(), table.c.other))
    return [Other(*row) for row in rows]


def read_strangers(connection: sa.Connection, player: str) -> frozenset[str]:
    """Return the people blocked by or blocking a player or program's owner, and their programs; they never meet."""
    return read_strangers_by_player(connection, [player])[player]


def split_for_query(values: Collection[str]) -> Iterator[list[str]]:
    """Yield batches of values that one query can bind; PostgreSQL's driver takes 32,767 parameters."""
    listed = list(values)
    for first in range(0, len(listed), BOUND_AT_ONCE):
        yield listed[first : first + BOUND_AT_ONCE]


def read_strangers_by_player(connection: sa.Connection, players: Collection[str]) -> dict[str, frozenset[str]]:
    """Return for each of these players those whom they never meet, as `read_strangers`; the relation is symmetric."""
    people = {player: {player} for player in players}
    tokens = sa.select(TOKENS.c.program, TOKENS.c.owner).where(TOKENS.c.owner.is_not(None))
    for part in split_for_query(players):
        for program, owner in connection.execute(tokens.where(TOKENS.c.program.in_(part))):
            people[program].add(owner)
    blocks = list[set[str]]()
    for part in split_for_query(set[str]().union(*people.values())):
        is_either = BLOCKS.c.player.in_(part) | BLOCKS.c.other.in_(part)
        blocks += [{*row} for row in connection.execute(sa.select(BLOCKS.c.player, BLOCKS.c.other).where(is_either))]
    if not blocks:
        return dict.fromkeys(players, frozenset())
    strangers = {
        player: set[str]().union(*(each for each in blocks if each & own)) - own for player, own in people.items()
    }
    named = set[str]().union(*strangers.values())
    programs = [
        row for part in split_for_query(named) for row in connection.execute(tokens.where(TOKENS.c.owner.in_(part)))
    ]
    return {
        player: frozenset(others.union(program for program, owner in programs if owner in others))
        for player, others in strangers.items()
    }


MOST_MUTES = 500
"""Most players that one player can mute; the oldest mutes are dropped."""
MUTED = sa.text(
    "INSERT INTO mutes (player, other, at) VALUES (:player, :other, :at) ON CONFLICT (player, other) DO NOTHING"
)


def mute(connection: sa.Connection, player: str, other: str, *, is_muted: bool) -> list[str]:
    """Mute a player, or remove the mute; return the ids of their common matches.

    Raise `PlayerGone` if either was deleted meanwhile.
    """
    own, theirs = SEATS.alias(), SEATS.alias()
    met = sa.select(own.c.match).join(theirs, own.c.match == theirs.c.match)
    matches = list(connection.scalars(met.where((own.c.player == player) & (theirs.c.player == other)).distinct()))
    connection.execute(sa.delete(MUTES).where((MUTES.c.player == player) & (MUTES.c.other == other)))
    if not is_muted or player == other:
        return matches
    check_is_here(connection, player, other)
    latest = sa.select(MUTES.c.other).where(MUTES.c.player == player).order_by(MUTES.c.at.desc())
    late = list(connection.scalars(latest.offset(MOST_MUTES - 1)))
    connection.execute(sa.delete(MUTES).where((MUTES.c.player == player) & MUTES.c.other.in_(late)))
    connection.execute(MUTED, {"player": player, "other": other, "at": now()})
    return matches


def read_mutes(connection: sa.Connection, match: str) -> frozenset[tuple[str, str]]:
    """Return the mutes among the players of a match, as pairs of muting and muted player."""
    here = sa.select(SEATS.c.player).where(SEATS.c.match == match)
    rows = sa.select(MUTES.c.player, MUTES.c.other).where(MUTES.c.player.in_(here) & MUTES.c.other.in_(here))
    return frozenset((player, other) for player, other in connection.execute(rows))
