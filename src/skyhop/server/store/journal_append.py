"""Writes of one commit: a new match, or journal entries with their remarks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.engine.document import plain
from skyhop.engine.state import GivenUp, Outcome
from skyhop.game.ending import OF_TEXT
from skyhop.game.journal import JournalEntry
from skyhop.server import remarks
from skyhop.server.clocks.clock_state import ClockState
from skyhop.server.clocks.time_control import Clocks
from skyhop.server.match_record import MatchInfo
from skyhop.server.remarks import Remark
from skyhop.server.schema import ENTRIES, MATCHES, SEATS
from skyhop.server.seats import Seat
from skyhop.server.timestamps import now

NAMED = MATCHES.c.id == sa.bindparam("name")
LAPSED = sa.update(MATCHES).where(NAMED).values(offer=None)
IS_COUNTED = sa.case(((MATCHES.c.is_rated == 1) & (MATCHES.c.free_seats == 0), 1), else_=0)
"""Whether a match that ends waits to be rated; one that nobody joined does not."""
ENTERED = sa.insert(ENTRIES)
"""Insert statement used for each action; built once, since building takes longer than executing."""


class WriteConflict(Exception):  # noqa: N818  an answer, not an error of the program
    """Error raised when another writer has already written this ply, so that the caller's data is outdated."""


class RemarkAppend(NamedTuple):
    """New remarks, with the remarks that their author had seen before."""

    before: Sequence[Remark]
    said: Sequence[Remark]
    clocks: Clocks | None = None
    """Clocks that the author had seen, if they matter."""

    def written(self, connection: sa.Connection, match: str, ply: int) -> list[list[object]]:
        """Return all remarks after the append; raise `WriteConflict` if they or the clocks changed. Lock the row."""
        columns = MATCHES.c.plies, MATCHES.c.remarks, MATCHES.c.clocks
        present = sa.select(*columns).where(MATCHES.c.id == match).with_for_update()
        plies, kept, clocks = connection.execute(present).one()
        before = [list(remark) for remark in self.before]
        if (plies, kept) != (ply, before) or (self.clocks and clocks != self.clocks.written()):
            raise WriteConflict(match)
        return remarks.added(kept, self.said)


class Standing(NamedTuple):
    """Facts of a position that lists show without a replay: the seat to decide, and the seats that were given up."""

    to_decide: int | None = None
    given_up: Sequence[GivenUp] = ()

    def columns(self) -> dict[str, object]:
        """Return the columns of the match's row."""
        return {"to_decide": self.to_decide, "given_up": [list(each) for each in self.given_up]}


class MatchCreation(NamedTuple):
    """New match, with its seats and the first entries of its journal."""

    info: MatchInfo
    seats: Sequence[Seat]
    entries: Sequence[JournalEntry]
    clocked: ClockState | None = None
    closed_by: int | None = None
    """Seat of the player who closes the match to spectators."""
    standing: Standing = Standing()

    def write(self, connection: sa.Connection, seated: Sequence[Seat]) -> None:
        """Insert all rows, with the players as the store knows them."""
        info = self.info
        row = {
            **vars(info),
            "ruleset": dict(info.ruleset),
            "by_lot": int(info.by_lot),
            "titles": list(info.titles),
            "is_friendly": int(info.is_friendly),
            "is_rated": int(info.is_rated),
            "begun_from": info.begun_from and plain(info.begun_from),
            "control": info.control and str(info.control),
            "series": info.series and info.series.written(),
            "word": info.word and info.word.written(),
            **(self.clocked.columns() if self.clocked else {}),
            "closed_by": self.closed_by,
            "plies": len(self.entries),
            "actions": _count_actions(self.entries),
            "last_at": now(),
            "free_seats": sum(seat.kind == "open" for seat in seated),
            **self.standing.columns(),
        }
        places = [{"match": info.id, "seat": n, **seat._asdict()} for n, seat in enumerate(seated)]
        connection.execute(sa.insert(MATCHES).values(row))
        connection.execute(sa.insert(SEATS), places)
        add_entries(connection, info.id, 0, self.entries)


class JournalAppend(NamedTuple):
    """New journal entries, their consequences, and the conditions for writing them."""

    entries: Sequence[JournalEntry]
    outcome: Outcome | None = None
    clocked: ClockState | None = None
    agreed_with: int | None = None
    """Seat whose draw offer is accepted."""
    is_unmet: bool = False
    """True if a seat must be free."""
    saying: RemarkAppend | None = None
    """Remarks written with the entries."""
    standing: Standing = Standing()

    def change(self) -> sa.Update:
        """Return the update of the match's row; a draw offer lapses."""
        plies, actions = MATCHES.c.plies + len(self.entries), MATCHES.c.actions + _count_actions(self.entries)
        change = LAPSED.values(plies=plies, actions=actions, last_at=now(), **self.standing.columns())
        if (outcome := self.outcome) is not None:
            result = [list(outcome.winners), outcome.reason]
            change = change.values(outcome=result, ended_at=now(), deadline=None, awaits_rating=IS_COUNTED)
        return change if self.clocked is None else change.values(self.clocked.columns())

    def check(self, connection: sa.Connection, match: str) -> None:
        """Raise `WriteConflict` if the accepted draw is no longer offered."""
        if self.agreed_with is not None:
            offer = sa.select(MATCHES.c.offer).where(MATCHES.c.id == match).with_for_update()
            if connection.scalar(offer) != self.agreed_with:
                raise WriteConflict(match)

    def check_free_seat(self, connection: sa.Connection, match: str) -> None:
        """Raise `WriteConflict` if a seat must be free and none is; call it while the match's row is locked."""
        if self.is_unmet:
            is_open = sa.exists().where((SEATS.c.match == match) & (SEATS.c.kind == "open"))
            if not connection.scalar(sa.select(is_open)):
                raise WriteConflict(match)


def _count_actions(entries: Sequence[JournalEntry]) -> int:
    """Count the entries by which a seat acted; how a match was broken off, or left, is none."""
    return sum(not entry.is_chance and entry.text.partition(" ")[0] not in OF_TEXT for entry in entries)


def add_entries(connection: sa.Connection, match: str, ply: int, entries: Sequence[JournalEntry]) -> None:
    """Insert journal entries from `ply` on."""
    written = {"match": match, "at": now()}
    rows = [
        {
            **written,
            "ply": ply + n,
            "actor": str(entry.actor),
            "text": entry.text,
            "seal": entry.seal,
            "elapsed": entry.at,
        }
        for n, entry in enumerate(entries)
    ]
    if rows:
        connection.execute(ENTERED, rows)
