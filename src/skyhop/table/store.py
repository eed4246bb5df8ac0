"""The store: matches, seats and journals in a database; the journal is the truth.

Rows of a journal are unique on (match, ply) and committed, with the disk's word for it, before anyone is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from skyhop.core.chance import SecretShuffler
from skyhop.core.journal import Entry, Header, Journal
from skyhop.core.state import Outcome
from skyhop.table import postgresql, sqlite
from skyhop.table.faults import Cause, StoreFault, named_faults
from skyhop.table.folder import store_file
from skyhop.table.metrics import COMMITS, FAULTS, WAITING
from skyhop.table.migrations import TOUCHED
from skyhop.table.postgresql import Channel, Pool, Snapshots
from skyhop.table.reader import Reader
from skyhop.table.schema import ENTRIES, MATCHES, SEATS
from skyhop.table.seats import Seat
from skyhop.table.writer import Writer

Answer = TypeVar("Answer")
LOG = logging.getLogger("skyhop")
MOST_SEATS = 10
"""Seats are told from piles by their numbers in the journal, a digit each."""


class Conflict(Exception):  # noqa: N818  an answer, not an error of the program
    """Another writer has written this ply already; what the caller holds is out of date."""


@dataclass(frozen=True)
class MatchInfo:
    """What is frozen when a match begins; the secret leaves the table only after the end."""

    id: str
    game: str
    ruleset: Mapping[str, Any]
    engine: str
    first: int
    by_lot: bool
    titles: tuple[str, ...]
    """The words for the seats in the journal; one that was free keeps that word when somebody sits down."""
    secret: bytes
    begun_at: str

    @property
    def rematch(self) -> str:
        """The name of the match that the same players begin after this one; nobody can tell it before the end."""
        return sha256(b"rematch " + self.secret).hexdigest()[:12]

    def header(self) -> Header:
        """The header of the match's journal."""
        return Header(self.game, self.ruleset, self.engine, 1, self.first, self.titles)

    def fairness(self, *, is_over: bool) -> dict[str, str]:
        """What makes the shuffles checkable: the published hash, and after the match the secret."""
        shown = {"match": self.id, "commitment": SecretShuffler(self.secret, self.id).commitment}
        return shown | {"secret": self.secret.hex()} if is_over else shown


class Stored(NamedTuple):
    """A match as it lies in the store."""

    info: MatchInfo
    seats: tuple[Seat, ...]
    entries: tuple[Entry, ...]
    outcome: Outcome | None
    offer: int | None
    has_rematch: bool

    def journal(self) -> Journal:
        """The journal, its seals as they were written."""
        return Journal(self.info.header(), list(self.entries), self.outcome)


class Summary(NamedTuple):
    """A match in a list: the player's own seats, and the others'."""

    id: str
    game: str
    ruleset: str
    own: tuple[int, ...]
    others: tuple[Seat, ...]
    begun_at: str
    last_at: str
    """When something was written last."""
    outcome: Outcome | None
    plies: int


class Ages(NamedTuple):
    """Times before which something must have happened last in a match for it to be forgotten."""

    unbegun: str
    """In matches in which no person has done anything."""
    unfinished: str
    finished: str


class Store:
    """All that a table must not forget."""

    def __init__(self, reader: Reader | Snapshots, writer: Writer | Pool, channel: Channel | None = None) -> None:
        """Use a database whose tables are in their present shape; `open_store` sees to that.

        With a channel there are other workers.
        """
        self._reader = reader
        self._writer = writer
        self._channel = channel
        self._cause: Cause | None = None
        """What keeps it from its work just now."""

    @property
    def is_shared(self) -> bool:
        """Say whether there are other workers."""
        return self._channel is not None

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        await self._writer.close()
        await self._reader.close()

    async def others(self) -> AsyncIterator[str | None]:
        """Name each match that another worker has written to; None where some may have been missed."""
        if self._channel is not None:
            async for match in self._channel.heard():
                yield match

    def _change(self, connection: sa.Connection, match: str, change: Mapping[str, object]) -> None:
        """Change a match's row, which keeps it from others until the commit, and tell other workers then."""
        connection.execute(sa.update(MATCHES).where(MATCHES.c.id == match).values(change))
        if self._channel is not None:
            self._channel.tell(connection, match)

    async def _commit(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        with self._told_faults(), WAITING.track_inprogress(), COMMITS.time():
            answer = await self._writer.commit(work)
        if self._cause is not None:
            self._cause = None
            LOG.warning("The store works again.")
        return answer

    async def _read(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        with self._told_faults():
            return await self._reader.read(work)

    @contextlib.contextmanager
    def _told_faults(self) -> Iterator[None]:
        """Raise `StoreFault`, and tell whoever keeps the table, once for each cause."""
        try:
            with named_faults():
                yield
        except StoreFault as fault:
            FAULTS.labels(fault.cause.value).inc()
            if fault.cause not in {self._cause, Cause.BUSY}:
                self._cause = fault.cause
                LOG.warning("The store cannot be used: %s (%s).", fault.cause.value, fault.detail)
            raise

    async def check(self) -> None:
        """Write something that changes nothing; `StoreFault` where nothing can be written now."""
        await self._commit(lambda connection: connection.execute(TOUCHED))

    async def add(
        self, info: MatchInfo, seats: Sequence[Seat], entries: Sequence[Entry], after: str | None = None
    ) -> None:
        """Write a match that begins, and the first entries of its journal; other workers hear that it follows another.

        Raises:
            Conflict: where there is a match of this name, as of a rematch that somebody else began.

        """
        written = {"ruleset": dict(info.ruleset), "by_lot": int(info.by_lot), "titles": list(info.titles)}
        row = {**vars(info), **written}
        places = [{"match": info.id, "seat": n, **seat._asdict()} for n, seat in enumerate(seats)]

        def add(connection: sa.Connection) -> None:
            connection.execute(sa.insert(MATCHES).values(row))
            connection.execute(sa.insert(SEATS), places)
            _add_entries(connection, info.id, 0, entries)
            if after is not None:
                self._change(connection, after, {"id": after})

        try:
            await self._commit(add)
        except IntegrityError:
            raise Conflict(info.id) from None

    async def append(self, match: str, ply: int, entries: Sequence[Entry], outcome: Outcome | None) -> None:
        """Write entries from `ply` on; an offered draw lapses.

        Raises:
            Conflict: where that ply is written already.

        """
        change: dict[str, object] = {"offer": None}
        if outcome is not None:
            change |= {"outcome": [list(outcome.winners), outcome.reason], "ended_at": now()}

        def append(connection: sa.Connection) -> None:
            self._change(connection, match, change)
            _add_entries(connection, match, ply, entries)

        try:
            await self._commit(append)
        except IntegrityError:
            raise Conflict(match) from None

    async def offer(self, match: str, ply: int, seat: int | None, before: int | None) -> None:
        """Write down which seat offers a draw at a ply, or that nobody does any more, where `before` stood.

        Raises:
            Conflict: where another writer has played on, or changed the offer.

        """

        def offer(connection: sa.Connection) -> None:
            present = connection.scalar(sa.select(MATCHES.c.offer).where(MATCHES.c.id == match).with_for_update())
            entries = sa.select(sa.func.count()).where(ENTRIES.c.match == match)
            if (connection.scalar(entries), present) != (ply, before):
                raise Conflict(match)
            self._change(connection, match, {"offer": seat})

        await self._commit(offer)

    async def take_seat(self, match: str, number: int, seat: Seat) -> bool:
        """Seat a player where the seat is still open, and the player has none; say whether it was so."""
        others = SEATS.alias()
        is_seated = sa.exists().where((others.c.match == match) & (others.c.player == seat.player))
        where = (SEATS.c.match == match) & (SEATS.c.seat == number) & (SEATS.c.kind == "open") & ~is_seated

        def take(connection: sa.Connection) -> bool:
            is_taken = connection.execute(sa.update(SEATS).where(where).values(seat._asdict())).rowcount == 1
            if is_taken:
                self._change(connection, match, {"id": match})
            return is_taken

        return await self._commit(take)

    async def finished(self) -> list[str]:
        """Name all matches that are over, in the order in which they began."""
        over = sa.select(MATCHES.c.id).where(MATCHES.c.ended_at.is_not(None))
        over = over.order_by(MATCHES.c.begun_at, MATCHES.c.id)
        return await self._read(lambda connection: list(connection.scalars(over)))

    async def count_running(self) -> int:
        """Count the matches that are not over."""
        running = sa.select(sa.func.count()).select_from(MATCHES).where(MATCHES.c.ended_at.is_(None))
        return await self._read(lambda connection: connection.scalar(running) or 0)

    async def old(self, ages: Ages) -> list[str]:
        """Name matches that are older than these times."""
        old = sa.select(MATCHES.c.id).where(_is_old(ages))
        return await self._read(lambda connection: list(connection.scalars(old)))

    async def forget(self, matches: Sequence[str], ages: Ages) -> list[str]:
        """Remove those of these matches that are still older, with all that belongs to them; name them."""

        def forget(connection: sa.Connection) -> list[str]:
            old = sa.select(MATCHES.c.id).where(MATCHES.c.id.in_(matches) & _is_old(ages))
            names = list(connection.scalars(old))
            for table, column in ((ENTRIES, ENTRIES.c.match), (SEATS, SEATS.c.match), (MATCHES, MATCHES.c.id)):
                connection.execute(sa.delete(table).where(column.in_(names)))
            return names

        return await self._commit(forget)

    async def load(self, match: str) -> Stored | None:
        """Read a match; None where there is none of this name."""
        return await self._read(lambda connection: _stored(connection, match))

    async def of_player(
        self, player: str, limit: int = 50, *, skipped: int = 0, is_over: bool | None = None
    ) -> list[Summary]:
        """List a player's matches, the newest first, those that go on before those that are over, or one of both."""
        entries = ENTRIES.c.match == MATCHES.c.id
        actions = entries & ENTRIES.c.actor.in_([str(seat) for seat in range(MOST_SEATS)])
        plies = sa.select(sa.func.count()).where(actions).scalar_subquery()
        last = sa.func.coalesce(
            sa.select(sa.func.max(ENTRIES.c.at)).where(entries).scalar_subquery(), MATCHES.c.begun_at
        )
        own = sa.select(SEATS.c.match).where(SEATS.c.player == player)
        columns = [MATCHES.c[name] for name in ("id", "game", "ruleset", "begun_at")]
        query = sa.select(*columns, last, MATCHES.c.outcome, plies).where(MATCHES.c.id.in_(own))
        if is_over is not None:
            query = query.where(MATCHES.c.ended_at.is_not(None) if is_over else MATCHES.c.ended_at.is_(None))
        query = query.order_by(MATCHES.c.ended_at.is_not(None), MATCHES.c.begun_at.desc(), MATCHES.c.id)
        query = query.limit(limit).offset(skipped)
        return await self._read(lambda connection: _summaries(connection, query, player))


def _summaries(connection: sa.Connection, query: sa.Select[Any], player: str) -> list[Summary]:
    """Read matches for a player's list."""
    rows = connection.execute(query).all()
    seats = _seats_of(connection, [row[0] for row in rows])
    return [
        Summary(
            name,
            game,
            ruleset["name"],
            tuple(n for n, seat in enumerate(seats[name]) if seat.player == player),
            tuple(seat for seat in seats[name] if seat.player != player),
            begun_at,
            last_at,
            _outcome(outcome),
            count,
        )
        for name, game, ruleset, begun_at, last_at, outcome, count in rows
    ]


def _is_old(ages: Ages) -> sa.ColumnElement[bool]:
    """Say of a match whether it is older than these times."""
    last = sa.select(sa.func.max(ENTRIES.c.at)).where(ENTRIES.c.match == MATCHES.c.id).scalar_subquery()
    by_a_person = (
        sa.exists()
        .where((ENTRIES.c.match == MATCHES.c.id) & (SEATS.c.match == MATCHES.c.id) & (SEATS.c.kind == "guest"))
        .where(ENTRIES.c.actor == sa.cast(SEATS.c.seat, sa.String))
    )
    return sa.case(
        (MATCHES.c.ended_at.is_not(None), MATCHES.c.ended_at < ages.finished),
        (by_a_person, last < ages.unfinished),
        else_=MATCHES.c.begun_at < ages.unbegun,
    )


def _stored(connection: sa.Connection, match: str) -> Stored | None:
    """Read a match; None where there is none of this name."""
    row = connection.execute(sa.select(MATCHES).where(MATCHES.c.id == match)).mappings().first()
    if row is None:
        return None
    seats = sa.select(SEATS.c.kind, SEATS.c.player).where(SEATS.c.match == match).order_by(SEATS.c.seat)
    entries = sa.select(ENTRIES.c.actor, ENTRIES.c.text, ENTRIES.c.seal)
    entries = entries.where(ENTRIES.c.match == match).order_by(ENTRIES.c.ply)
    info, outcome = info_of(row), _outcome(row["outcome"])
    rematch = sa.select(sa.exists().where(MATCHES.c.id == info.rematch))
    return Stored(
        info,
        tuple(Seat(kind, player) for kind, player in connection.execute(seats)),
        tuple(entry_of(*entry) for entry in connection.execute(entries)),
        outcome,
        row["offer"],
        outcome is not None and bool(connection.scalar(rematch)),
    )


def _seats_of(connection: sa.Connection, matches: Sequence[str]) -> dict[str, list[Seat]]:
    """Read who sits in these matches, in the order of the seats."""
    query = sa.select(SEATS.c.match, SEATS.c.kind, SEATS.c.player).where(SEATS.c.match.in_(matches))
    found: dict[str, list[Seat]] = {match: [] for match in matches}
    for match, kind, player in connection.execute(query.order_by(SEATS.c.match, SEATS.c.seat)):
        found[match].append(Seat(kind, player))
    return found


def prepare_store(folder: Path, database: str = "") -> None:
    """Bring the tables of a store into their present shape, and see whether it can be written.

    It lies in a folder, or in the PostgreSQL database of an address.

    Raises:
        StoreFault: where it cannot.
        LaterVersion: where a later version of skyhop has kept matches there.

    """
    if database:
        asyncio.run(_prepare_database(database))
    else:
        sqlite.prepare(store_file(folder))


async def _prepare_database(database: str) -> None:
    engine = postgresql.engine_of(postgresql.address_of(database))
    try:
        await postgresql.prepare(engine)
    finally:
        await engine.dispose()


async def open_store(folder: Path, database: str = "") -> Store:
    """Open the store of a folder or a database, prepared as above."""
    if database:
        url = postgresql.address_of(database)
        engine = postgresql.engine_of(url)
        await postgresql.prepare(engine)
        return Store(postgresql.Snapshots(engine), postgresql.Pool(engine), postgresql.Channel(url))
    file = store_file(folder)
    await asyncio.to_thread(sqlite.prepare, file)
    return Store(Reader(sqlite.reading_engine(file)), Writer(sqlite.writing_engine(file)))


def now() -> str:
    """The time, in UTC."""
    return _written(datetime.now(UTC))


def ages_of(unbegun: int, unfinished: int, finished: int) -> Ages:
    """The times so many days ago."""
    present = datetime.now(UTC)
    return Ages(*[_written(present - timedelta(days=days)) for days in (unbegun, unfinished, finished)])


def _written(time: datetime) -> str:
    return time.isoformat(timespec="milliseconds")


def _add_entries(connection: sa.Connection, match: str, ply: int, entries: Sequence[Entry]) -> None:
    at = now()
    rows = [
        {"match": match, "ply": ply + n, "actor": str(entry.actor), "text": entry.text, "seal": entry.seal, "at": at}
        for n, entry in enumerate(entries)
    ]
    if rows:
        connection.execute(sa.insert(ENTRIES), rows)


def entry_of(actor: str, text: str, seal: str) -> Entry:
    """Read an entry of a journal from its columns."""
    return Entry(int(actor) if actor.isdigit() else actor, text, seal)


def _outcome(written: object) -> Outcome | None:
    if not isinstance(written, list):
        return None
    return Outcome(tuple(written[0]), written[1])


def info_of(row: sa.RowMapping) -> MatchInfo:
    """Read what is frozen of a match from its row."""
    fields = {name: row[name] for name in ("id", "game", "ruleset", "engine", "first", "secret", "begun_at")}
    return MatchInfo(**fields, by_lot=bool(row["by_lot"]), titles=tuple(row["titles"]))
