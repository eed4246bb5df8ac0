"""The store: matches, seats and journals in a database; the journal is the truth.

Rows of a journal are unique on (match, ply) and committed, with the disk's word for it, before anyone is told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from skyhop.core.journal import Entry, Header, Journal
from skyhop.core.protocol import Outcome
from skyhop.table.folder import store_file
from skyhop.table.schema import ENTRIES, MATCHES, SEATS
from skyhop.table.seats import Seat

MOST_SEATS = 10
"""Seats are told from piles by their numbers in the journal, a digit each."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class Conflict(Exception):  # noqa: N818  an answer, not an error of the program
    """Another writer has written this ply already; what the caller holds is out of date."""


@dataclass(frozen=True)
class Sheet:
    """What is frozen when a match begins; the secret leaves the table only after the end."""

    id: str
    game: str
    ruleset: Mapping[str, Any]
    engine: str
    first: int
    by_lot: bool
    secret: bytes
    begun_at: str

    def header(self, seats: Sequence[Seat]) -> Header:
        """Give the header of the match's journal."""
        return Header(self.game, self.ruleset, self.engine, 1, self.first, tuple(seat.title for seat in seats))


class Stored(NamedTuple):
    """A match as it lies in the store."""

    sheet: Sheet
    seats: tuple[Seat, ...]
    entries: tuple[Entry, ...]
    outcome: Outcome | None
    offer: int | None

    def journal(self) -> Journal:
        """Give the journal, its seals as they were written."""
        return Journal(self.sheet.header(self.seats), list(self.entries), self.outcome)


class Summary(NamedTuple):
    """A match in a list: the player's own seats, and the others'."""

    id: str
    game: str
    ruleset: str
    own: tuple[int, ...]
    others: tuple[Seat, ...]
    begun_at: str
    outcome: Outcome | None
    plies: int


class Store:
    """All that a table must not forget."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Use an engine whose tables are in their present shape; `open_store` sees to that."""
        self._engine = engine

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def add(self, sheet: Sheet, seats: Sequence[Seat], entries: Sequence[Entry]) -> None:
        """Write a match that begins, and the first entries of its journal."""
        row = {**vars(sheet), "ruleset": dict(sheet.ruleset), "by_lot": int(sheet.by_lot)}
        async with self._engine.begin() as connection:
            await connection.execute(sa.insert(MATCHES).values(row))
            rows = [{"match": sheet.id, "seat": n, **seat._asdict()} for n, seat in enumerate(seats)]
            await connection.execute(sa.insert(SEATS), rows)
            await _write(connection, sheet.id, 0, entries)

    async def append(self, match: str, ply: int, entries: Sequence[Entry], outcome: Outcome | None) -> None:
        """Write entries from `ply` on; an offered draw lapses.

        Raises:
            Conflict: where that ply is written already.

        """
        change: dict[str, object] = {"offer": None}
        if outcome is not None:
            change |= {"outcome": [list(outcome.winners), outcome.reason], "ended_at": now()}
        try:
            async with self._engine.begin() as connection:
                await _write(connection, match, ply, entries)
                await connection.execute(sa.update(MATCHES).where(MATCHES.c.id == match).values(change))
        except IntegrityError:
            raise Conflict(match) from None

    async def offer(self, match: str, seat: int | None) -> None:
        """Write down which seat offers a draw, or that nobody does."""
        async with self._engine.begin() as connection:
            await connection.execute(sa.update(MATCHES).where(MATCHES.c.id == match).values(offer=seat))

    async def take_seat(self, match: str, number: int, seat: Seat) -> bool:
        """Seat a player where the seat is still open; say whether it was."""
        where = (SEATS.c.match == match) & (SEATS.c.seat == number) & (SEATS.c.kind == "open")
        async with self._engine.begin() as connection:
            done = await connection.execute(sa.update(SEATS).where(where).values(seat._asdict()))
            return done.rowcount == 1

    async def load(self, match: str) -> Stored | None:
        """Read a match; None where there is none of this name."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(MATCHES).where(MATCHES.c.id == match))).mappings().first()
            if row is None:
                return None
            seats = sa.select(SEATS.c.kind, SEATS.c.player).where(SEATS.c.match == match).order_by(SEATS.c.seat)
            entries = sa.select(ENTRIES.c.actor, ENTRIES.c.text, ENTRIES.c.seal)
            entries = entries.where(ENTRIES.c.match == match).order_by(ENTRIES.c.ply)
            return Stored(
                _sheet(row),
                tuple(Seat(kind, player) for kind, player in await connection.execute(seats)),
                tuple(_entry(*entry) for entry in await connection.execute(entries)),
                _outcome(row["outcome"]),
                row["offer"],
            )

    async def of_player(self, player: str, limit: int = 50) -> list[Summary]:
        """List a player's matches, the newest first, those that go on before those that are over."""
        actions = (ENTRIES.c.match == MATCHES.c.id) & ENTRIES.c.actor.in_([str(seat) for seat in range(MOST_SEATS)])
        plies = sa.select(sa.func.count()).where(actions).scalar_subquery()
        own = sa.select(SEATS.c.match).where(SEATS.c.player == player)
        query = sa.select(MATCHES.c.id, MATCHES.c.game, MATCHES.c.ruleset, MATCHES.c.begun_at, MATCHES.c.outcome, plies)
        query = query.where(MATCHES.c.id.in_(own))
        query = query.order_by(MATCHES.c.ended_at.is_not(None), MATCHES.c.begun_at.desc()).limit(limit)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            seats = await _seats_of(connection, [row[0] for row in rows])
        return [
            Summary(
                name,
                game,
                ruleset["name"],
                tuple(n for n, seat in enumerate(seats[name]) if seat.player == player),
                tuple(seat for seat in seats[name] if seat.player != player),
                begun_at,
                _outcome(outcome),
                count,
            )
            for name, game, ruleset, begun_at, outcome, count in rows
        ]


async def _seats_of(connection: AsyncConnection, matches: Sequence[str]) -> dict[str, list[Seat]]:
    """Read who sits in these matches, in the order of the seats."""
    query = sa.select(SEATS.c.match, SEATS.c.kind, SEATS.c.player).where(SEATS.c.match.in_(matches))
    found: dict[str, list[Seat]] = {match: [] for match in matches}
    for match, kind, player in await connection.execute(query.order_by(SEATS.c.match, SEATS.c.seat)):
        found[match].append(Seat(kind, player))
    return found


async def open_store(folder: Path) -> Store:
    """Open the store of a folder, bring its tables into their present shape."""
    file = store_file(folder)
    # Parameters are hidden: an error that is printed must not tell a match's secret.
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}", pool_size=4, hide_parameters=True)
    sa.event.listen(engine.sync_engine, "connect", _prepare)
    async with engine.begin() as connection:
        await connection.run_sync(_migrate)
    return Store(engine)


def now() -> str:
    """Give the time, in UTC."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _prepare(connection: Any, _record: object) -> None:  # noqa: ANN401  the driver's own connection
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    """Run the migrations that this store has not seen; alembic is loaded only where there are any."""
    steps = Path(__file__).parent / "migrations"
    newest = max(path.name for path in (steps / "versions").glob("m[0-9]*.py"))[1:5]
    has_version = sa.inspect(connection).has_table("alembic_version")
    if has_version and connection.scalar(sa.text("SELECT version_num FROM alembic_version")) == newest:
        return
    from alembic import command  # noqa: PLC0415  see above
    from alembic.config import Config  # noqa: PLC0415

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(steps))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, "head")


async def _write(connection: AsyncConnection, match: str, ply: int, entries: Sequence[Entry]) -> None:
    at = now()
    rows = [
        {"match": match, "ply": ply + n, "actor": str(entry.actor), "text": entry.text, "seal": entry.seal, "at": at}
        for n, entry in enumerate(entries)
    ]
    if rows:
        await connection.execute(sa.insert(ENTRIES), rows)


def _entry(actor: str, text: str, seal: str) -> Entry:
    return Entry(int(actor) if actor.isdigit() else actor, text, seal)


def _outcome(written: object) -> Outcome | None:
    if not isinstance(written, list):
        return None
    return Outcome(tuple(written[0]), written[1])


def _sheet(row: sa.RowMapping) -> Sheet:
    fields = {name: row[name] for name in ("id", "game", "ruleset", "engine", "first", "secret", "begun_at")}
    return Sheet(**fields, by_lot=bool(row["by_lot"]))
