"""Changes of a match in the store. One commit inserts a match, or updates a match that has a given revision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Self

import sqlalchemy as sa

from skyhop.engine.document import encode_document
from skyhop.engine.state import GivenUp
from skyhop.game.ending import OF_TEXT
from skyhop.game.journal import Journal, JournalEntry
from skyhop.server.clocks.clocks import StoredClocks
from skyhop.server.match_record import MatchInfo
from skyhop.server.players.moderation import check_not_restricted
from skyhop.server.players.players import enter_players
from skyhop.server.remarks import Remark
from skyhop.server.schema import ENTRIES, MATCHES, SEATS
from skyhop.server.seats import Seat
from skyhop.server.timestamps import now

IS_THE_SEAT = (SEATS.c.match == sa.bindparam("name")) & (SEATS.c.seat == sa.bindparam("number"))
INSERT_ENTRIES = sa.insert(ENTRIES)
"""Insert statement for journal entries. It is built once, since building takes longer than executing it."""


class WriteConflict(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised when another writer has changed the match or the tournament. The caller's copy is then outdated."""


class AlreadySeated(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised when a player would get a second seat in the same match."""


class PositionSummary(NamedTuple):
    """Facts about a position for lists of matches: the seats that may decide, and the abandoned seats.

    The row of a match contains these facts, so lists need no replay.
    """

    to_decide: Sequence[int] = ()
    given_up: Sequence[GivenUp] = ()

    def columns(self) -> dict[str, object]:
        """Return the values of this summary for the row of the match in the store, by column name."""
        return {"to_decide": list(self.to_decide), "given_up": [list(each) for each in self.given_up]}


class MatchCreation(NamedTuple):
    """New match, with its seats and the first entries of its journal."""

    info: MatchInfo
    seats: Sequence[Seat]
    entries: Sequence[JournalEntry]
    stored_clocks: StoredClocks | None = None
    closed_by: int | None = None
    """Seat of the player who closed the match to spectators. None if the match is open."""
    standing: PositionSummary = PositionSummary()

    def write(self, connection: sa.Connection, seated: Sequence[Seat]) -> None:
        """Insert all rows of the new match into the store.

        `seated` contains the seats with the present players and names from the store.
        """
        info = self.info
        row = {
            **vars(info),
            "ruleset": dict(info.ruleset),
            "by_lot": int(info.by_lot),
            "titles": list(info.titles),
            "is_friendly": int(info.is_friendly),
            "is_rated": int(info.is_rated),
            "is_challenge": int(info.is_challenge),
            "begun_from": info.begun_from and encode_document(info.begun_from),
            "control": info.control and str(info.control),
            "series": info.series and info.series.serialize(),
            "word": info.word and info.word.serialize(),
            **(self.stored_clocks.columns() if self.stored_clocks else {}),
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


class MatchChange(NamedTuple):
    """Change of a match: new values for its row in the store, new journal entries, and new players of seats."""

    columns: Mapping[str, object] = {}
    ply: int = 0
    """Ply of the first new entry."""
    entries: Sequence[JournalEntry] = ()
    seats: Mapping[int, Seat] = {}
    is_only_seat: bool = False
    """True if the new player must not have another seat in the match."""
    is_listed: bool = False
    """True if the change may affect the list of the lobby."""

    @classmethod
    def of_step(cls, journal: Journal, ply: int, standing: PositionSummary, *, is_counted: bool) -> Self:
        """Return the change that appends new entries of `journal` to the stored journal. `ply` is the first new entry.

        If `is_counted` is True and the match is over, the match is marked for the update of ratings.
        """
        entries, outcome = journal.entries[ply:], journal.outcome
        columns = {
            "plies": len(journal.entries),
            "actions": MATCHES.c.actions + _count_actions(entries),
            "last_at": now(),
            **standing.columns(),
        }
        if outcome is not None:
            result = [list(outcome.winners), outcome.reason]
            columns |= {"outcome": result, "ended_at": now(), "deadline": None, "awaits_rating": int(is_counted)}
        return cls(columns, ply, entries, is_listed=outcome is not None)

    def with_values(self, stored_clocks: StoredClocks | None = None, remarks: Sequence[Remark] | None = None) -> Self:
        """Return this change with new clocks and remarks, if given. `remarks` contains all remarks of the match."""
        columns = {**self.columns, **(stored_clocks.columns() if stored_clocks else {})}
        if remarks is not None:
            columns["remarks"] = [list(each) for each in remarks]
        return self._replace(columns=columns)

    def write(self, connection: sa.Connection, match: str, revision: int) -> None:
        """Update the row of the match in the store, and insert the new entries. The update locks the row.

        Raise `WriteConflict` if the row has another revision or no longer exists.
        """
        is_known = (MATCHES.c.id == match) & (MATCHES.c.revision == revision)
        change = sa.update(MATCHES).where(is_known).values(**self.columns, revision=revision + 1)
        if connection.execute(change).rowcount != 1:
            raise WriteConflict(match)
        add_entries(connection, match, self.ply, self.entries)

    def write_seats(self, connection: sa.Connection, match: str) -> dict[int, Seat]:
        """Update the changed seats in the store. Return these seats by number, with present players and names.

        Raises:
            PlayerGone: if a new player of a seat has deleted their data, or is paused or banned.
            AlreadySeated: if a new player has another seat, and `is_only_seat` is True.
        """
        stored = dict(zip(self.seats, enter_players(connection, [*self.seats.values()]), strict=True))
        check_not_restricted(connection, [str(seat.player) for seat in stored.values() if seat.acts_for_itself])
        for number, seat in stored.items():
            if self.is_only_seat:
                own = sa.exists().where((SEATS.c.match == match) & (SEATS.c.player == seat.player))
                if connection.scalar(sa.select(own)):
                    raise AlreadySeated(match)
            change = sa.update(SEATS).where(IS_THE_SEAT).values(seat._asdict())
            connection.execute(change, {"name": match, "number": number})
        return stored


def _count_actions(entries: Sequence[JournalEntry]) -> int:
    """Return how many of the journal entries are actions.

    Chance outcomes do not count. Entries that end the match or abandon a seat do not count either.
    """
    return sum(not entry.is_chance and entry.text.partition(" ")[0] not in OF_TEXT for entry in entries)


def add_entries(connection: sa.Connection, match: str, ply: int, entries: Sequence[JournalEntry]) -> None:
    """Insert journal entries into the store. The first entry gets the ply `ply`."""
    common = {"match": match, "at": now()}
    rows = [
        {
            **common,
            "ply": ply + n,
            "actor": str(entry.actor),
            "text": entry.text,
            "seal": entry.seal,
            "elapsed": entry.at,
        }
        for n, entry in enumerate(entries)
    ]
    if rows:
        connection.execute(INSERT_ENTRIES, rows)
