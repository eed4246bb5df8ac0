"""Retention: which matches a server removes, and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

import sqlalchemy as sa

from skyhop.server.schema import ENTRIES, MATCHES, METADATA, SEATS, refers_to
from skyhop.server.seats import PEOPLE
from skyhop.server.timestamps import days_ago


class RetentionPolicy(NamedTuple):
    """Retention limits: a match is removed if its last activity was before these times."""

    unbegun: str
    """Limit for matches in which no person has acted."""
    unfinished: str
    finished: str

    @classmethod
    def of_days(cls, unbegun: int, unfinished: int, finished: int) -> Self:
        """Return the limits as days before now."""
        return cls(days_ago(unbegun), days_ago(unfinished), days_ago(finished))

    def list_old(self, connection: sa.Connection) -> list[str]:
        """List the ids of matches past their retention time."""
        return list(connection.scalars(sa.select(MATCHES.c.id).where(self._is_old())))

    def forget(self, connection: sa.Connection, matches: Sequence[str]) -> list[str]:
        """Delete those of these matches that are still past their retention time, with all rows; return their ids."""
        old = sa.select(MATCHES.c.id).where(MATCHES.c.id.in_(matches) & self._is_old())
        names = list(connection.scalars(old))
        for table in METADATA.sorted_tables:
            if refers_to(table, MATCHES):
                connection.execute(sa.delete(table).where(table.c.match.in_(names)))
        connection.execute(sa.delete(MATCHES).where(MATCHES.c.id.in_(names)))
        return names

    def _is_old(self) -> sa.ColumnElement[bool]:
        """Return an SQL condition: a match is past its retention time."""
        last = sa.select(sa.func.max(ENTRIES.c.at)).where(ENTRIES.c.match == MATCHES.c.id).scalar_subquery()
        by_a_person = (
            sa.exists()
            .where((ENTRIES.c.match == MATCHES.c.id) & (SEATS.c.match == MATCHES.c.id) & SEATS.c.kind.in_(PEOPLE))
            .where(ENTRIES.c.actor == sa.cast(SEATS.c.seat, sa.String))
            .where(ENTRIES.c.ply >= sa.func.coalesce(MATCHES.c.begun_from["ply"].as_integer(), 0))
        )
        return sa.case(
            (MATCHES.c.ended_at.is_not(None), MATCHES.c.ended_at < self.finished),
            (by_a_person, last < self.unfinished),
            else_=MATCHES.c.begun_at < self.unbegun,
        )
