"""Merging of a guest into another person, with all rows that name the guest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa

from skyhop.server.players.players import PlayerKind, UnknownPlayer
from skyhop.server.ratings.projection import recount
from skyhop.server.schema import MATCHES, PLAYERS, RATINGS, SEATS, Fate, tied
from skyhop.server.seats import PEOPLE
from skyhop.server.timestamps import now


def merge_players(connection: sa.Connection, guest: str, into: str) -> list[str]:
    """Make a guest the same as another person: what is the guest's leads there from now on; name the matches.

    What was said, offered and played belongs to seats, and goes with them. Where both sit in a match, the one player
    has several seats, as whoever shares a device; a draw that one of them offered lapses. The other keeps their name,
    or takes the guest's where they have none. The proofs of a guest become those of the other guest, but none ever
    proves an account: whoever may have had a copy is shut out by signing in. Where both have ratings, these are
    recounted from the matches of both.

    Raises:
        UnknownPlayer: where either is not known, is no person or was merged already, and where both are one.

    """
    columns = [PLAYERS.c[name] for name in ("id", "kind", "name", "created", "seen", "merged_into")]
    query = sa.select(*columns).where(PLAYERS.c.id.in_((guest, into))).order_by(PLAYERS.c.id)
    found = {row.id: row for row in connection.execute(query.with_for_update())}
    if len(found) < 2 or any(row.kind not in PEOPLE or row.merged_into for row in found.values()):
        raise UnknownPlayer(guest, into)
    old, new = found[guest], found[into]
    own = sa.select(SEATS.c.match).where((SEATS.c.player == guest) | (SEATS.c.kept_for == guest)).distinct()
    matches = list(connection.scalars(own))
    shared = sa.select(SEATS.c.match).where(SEATS.c.player == into)
    rated = sa.select(RATINGS.c.player).where(RATINGS.c.player.in_((guest, into)) & RATINGS.c.rank.is_not(None))
    is_recounted = len(connection.scalars(rated.distinct()).all()) == len(found)
    times = {"created": min(old.created, new.created), "seen": max(old.seen, new.seen)}
    for change in (
        sa.update(MATCHES).where(MATCHES.c.id.in_(own) & MATCHES.c.id.in_(shared)).values(offer=None),
        sa.update(SEATS).where(SEATS.c.player == guest).values(kind=new.kind),
        *_moved_all(guest, into, is_account=new.kind == PlayerKind.ACCOUNT),
        sa.update(PLAYERS).where(PLAYERS.c.id == guest).values(merged_into=into),
        sa.update(PLAYERS).where(PLAYERS.c.id == into).values(name=new.name or old.name, **times),
    ):
        connection.execute(change)
    if is_recounted:
        recount(connection, into)
    return matches


def _moved_all(guest: str, into: str, *, is_account: bool) -> Iterator[sa.Update | sa.Delete]:
    """Yield the changes by which rows of a guest become those of another player."""
    moving, ending = tied("merged", Fate.MOVES), tied("merged", Fate.ENDS)
    for column in ending:
        end = sa.update(column.table).where(column == guest)
        yield end.values({"ends": now(), "follows": None} if is_account else {column.name: into})
    for column in moving:
        others = [other for other in moving if other is not column and other.table is column.table]
        for other in others if column.primary_key else []:  # nobody blocks or mutes themselves
            yield sa.delete(column.table).where(column.in_((guest, into)) & other.in_((guest, into)))
    for column in moving:
        yield from _moved(column, guest, into)


def _moved(column: sa.Column[Any], guest: str, into: str) -> Iterator[sa.Update | sa.Delete]:
    """Yield the changes by which rows of one column move, but for those that the other player has already."""
    table, there = column.table, column.table.alias()
    move = sa.update(table).where(column == guest).values({column: into})
    if not column.primary_key:
        yield move
        return
    beside = [there.c[key.name] == key for key in table.primary_key if key is not column]
    yield move.where(~sa.exists().where(there.c[column.name] == into, *beside))
    yield sa.delete(table).where(column == guest)
