"""Ages at which matches are forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.server.schema import ENTRIES, MATCHES, SEATS
from skyhop.server.seats import PEOPLE
from skyhop.server.timestamps import days_ago


class Ages(NamedTuple):
    """Times before which something must have happened last in a match for it to be forgotten."""

    unbegun: str
    """In matches in which no person has done anything."""
    unfinished: str
    finished: str


def ages_of(unbegun: int, unfinished: int, finished: int) -> Ages:
    """The times so many days ago."""
    return Ages(*[days_ago(days) for days in (unbegun, unfinished, finished)])


def is_old(ages: Ages) -> sa.ColumnElement[bool]:
    """Say of a match whether it is older than these times."""
    last = sa.select(sa.func.max(ENTRIES.c.at)).where(ENTRIES.c.match == MATCHES.c.id).scalar_subquery()
    by_a_person = (
        sa.exists()
        .where((ENTRIES.c.match == MATCHES.c.id) & (SEATS.c.match == MATCHES.c.id) & SEATS.c.kind.in_(PEOPLE))
        .where(ENTRIES.c.actor == sa.cast(SEATS.c.seat, sa.String))
        .where(ENTRIES.c.ply >= sa.func.coalesce(MATCHES.c.begun_from["ply"].as_integer(), 0))
    )
    return sa.case(
        (MATCHES.c.ended_at.is_not(None), MATCHES.c.ended_at < ages.finished),
        (by_a_person, last < ages.unfinished),
        else_=MATCHES.c.begun_at < ages.unbegun,
    )


def old(connection: sa.Connection, ages: Ages) -> list[str]:
    """Name matches that are older than these times."""
    return list(connection.scalars(sa.select(MATCHES.c.id).where(is_old(ages))))


def forget(connection: sa.Connection, matches: Sequence[str], ages: Ages) -> list[str]:
    """Remove those of these matches that are still older, with all that belongs to them; name them."""
    names = list(connection.scalars(sa.select(MATCHES.c.id).where(MATCHES.c.id.in_(matches) & is_old(ages))))
    for table, column in ((ENTRIES, ENTRIES.c.match), (SEATS, SEATS.c.match), (MATCHES, MATCHES.c.id)):
        connection.execute(sa.delete(table).where(column.in_(names)))
    return names
