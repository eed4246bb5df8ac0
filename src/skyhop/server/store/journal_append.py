"""What is entered into the store in one commit: a match that begins, entries of its journal, what is said with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.engine.document import plain
from skyhop.engine.state import AbandonedSeat, Outcome
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
"""Of each action; put together once, since that takes longer than to do them."""


class WriteConflict(Exception):  # noqa: N818  an answer, not an error of the program
    """Another writer has written this ply already; what the caller holds is out of date."""


class RemarkAppend(NamedTuple):
    """What is said beside the play, by somebody who has heard what was said before."""

    before: Sequence[Remark]
    said: Sequence[Remark]
    clocks: Clocks | None = None
    """How the clocks stood, where that matters."""

    def written(self, connection: sa.Connection, match: str, ply: int) -> list[list[object]]:
        """All that is said then; `Conflict` where it is not the case any more. Others wait until the commit."""
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
    given_up: Sequence[AbandonedSeat] = ()

    def columns(self) -> dict[str, object]:
        """Return the columns of the match's row."""
        return {"to_decide": self.to_decide, "given_up": [list(each) for each in self.given_up]}


def unknown_standings(connection: sa.Connection) -> list[str]:
    """Name the matches that go on without a seat to decide: those of before there was such a column."""
    unknown = sa.select(MATCHES.c.id).where(MATCHES.c.ended_at.is_(None) & MATCHES.c.to_decide.is_(None))
    return list(connection.scalars(unknown))


def keep_standing(connection: sa.Connection, match: str, ply: int, standing: Standing) -> None:
    """Write the facts of a position that a replay has found at a ply, unless somebody has acted since."""
    where = (MATCHES.c.id == match) & (MATCHES.c.plies == ply)
    connection.execute(sa.update(MATCHES).where(where).values(standing.columns()))


class MatchCreation(NamedTuple):
    """A match that begins, who sits there, and the first entries of its journal."""

    info: MatchInfo
    seats: Sequence[Seat]
    entries: Sequence[JournalEntry]
    clocked: ClockState | None = None
    closed_by: int | None = None
    """The seat of who lets nobody watch."""
    standing: Standing = Standing()

    def write(self, connection: sa.Connection, seated: Sequence[Seat]) -> None:
        """Write all its rows, with those who sit there as the store knows them."""
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
    """Entries of a journal, what follows from them, and what must hold for them to be entered."""

    entries: Sequence[JournalEntry]
    outcome: Outcome | None = None
    clocked: ClockState | None = None
    agreed_with: int | None = None
    """The seat whose offered draw is agreed on."""
    is_unmet: bool = False
    """Whether a seat must be free."""
    saying: RemarkAppend | None = None
    """What is said with them."""
    standing: Standing = Standing()

    def change(self) -> sa.Update:
        """What changes in the row of the match; an offered draw lapses."""
        plies, actions = MATCHES.c.plies + len(self.entries), MATCHES.c.actions + _count_actions(self.entries)
        change = LAPSED.values(plies=plies, actions=actions, last_at=now(), **self.standing.columns())
        if (outcome := self.outcome) is not None:
            result = [list(outcome.winners), outcome.reason]
            change = change.values(outcome=result, ended_at=now(), deadline=None, awaits_rating=IS_COUNTED)
        return change if self.clocked is None else change.values(self.clocked.columns())

    def check(self, connection: sa.Connection, match: str) -> None:
        """See whether the draw is still offered; `Conflict` where not."""
        if self.agreed_with is not None:
            offer = sa.select(MATCHES.c.offer).where(MATCHES.c.id == match).with_for_update()
            if connection.scalar(offer) != self.agreed_with:
                raise WriteConflict(match)

    def check_free_seat(self, connection: sa.Connection, match: str) -> None:
        """See, when the row of the match is held, whether a seat is free where one must be; `Conflict` where not."""
        if self.is_unmet:
            is_open = sa.exists().where((SEATS.c.match == match) & (SEATS.c.kind == "open"))
            if not connection.scalar(sa.select(is_open)):
                raise WriteConflict(match)


def _count_actions(entries: Sequence[JournalEntry]) -> int:
    """Count the entries by which a seat acted; how a match was broken off, or left, is none."""
    return sum(not entry.is_chance and entry.text.partition(" ")[0] not in OF_TEXT for entry in entries)


def add_entries(connection: sa.Connection, match: str, ply: int, entries: Sequence[JournalEntry]) -> None:
    """Write entries of a journal from `ply` on."""
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
