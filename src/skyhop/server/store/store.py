"""The store: matches, seats and journals in a database; the journal is the truth. Who plays is kept by `people`.

Rows of a journal are unique on (match, ply) and committed, with the disk's word for it, before anyone is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from skyhop.server import remarks
from skyhop.server.accounts import check_name
from skyhop.server.clocks.clock_state import ClockState, be_alive, deadlines, stop_clocks
from skyhop.server.exceptions import Cause, StoreFault, is_duplicate, named_faults
from skyhop.server.match_record import OpenOffer, StoredMatch, Summary, read_match, read_offers, read_summaries
from skyhop.server.metrics import COMMITS, FAULTS, WAITING
from skyhop.server.players import players, sessions
from skyhop.server.players import tokens as of_tokens
from skyhop.server.players.players import Player, PlayerKind, entered
from skyhop.server.players.sessions import Session
from skyhop.server.players.tokens import Scope, Token, people_behind
from skyhop.server.remarks import Remark
from skyhop.server.schema import ATTEMPTS, ENTRIES, IS_OFFERED, MATCHES, PLAYERS, SEATS
from skyhop.server.seats import PEOPLE, Seat
from skyhop.server.store import postgresql, sqlite
from skyhop.server.store.data_folder import store_file
from skyhop.server.store.journal_append import (
    NAMED,
    JournalAppend,
    MatchCreation,
    RemarkAppend,
    WriteConflict,
    add_entries,
)
from skyhop.server.store.migrations import TOUCHED
from skyhop.server.store.postgresql import Channel, Pool, Snapshots
from skyhop.server.store.sqlite import Reader
from skyhop.server.store.writer import Writer
from skyhop.server.timestamps import days_ago, milliseconds, now, seconds_ahead

COUNTED = sa.text(
    "INSERT INTO attempts (key, count, ends) VALUES (:key, :cost, :ends) "
    "ON CONFLICT (key) DO UPDATE SET count = attempts.count + :cost RETURNING count"
)
COUNTED_BEFORE = sa.select(ATTEMPTS.c.count).where(ATTEMPTS.c.key == sa.bindparam("before"))


class Window(NamedTuple):
    """How often something may be done, and in how many seconds."""

    key: str
    most: int
    seconds: int

    def row(self, number: int) -> str:
        """The key under which what falls into one window is counted; windows have numbers."""
        return f"{self.key[:40]}.{self.seconds}.{number}"


class Full(Exception):  # noqa: N818  an answer, not an error of the program
    """A window has no room for what was asked for."""

    def __init__(self, window: Window, seconds: int) -> None:
        """Carry the window, and after how many seconds it is worth asking again."""
        super().__init__(window.key)
        self.window = window
        self.seconds = seconds


def count_windows(connection: sa.Connection, windows: Sequence[Window], cost: int) -> None:
    """Count something in windows, always in the same order, so that no two workers wait for each other.

    Of the window before, that part counts which is not yet so many seconds ago. `Full` where one has no room: then
    nothing may be kept of it, and the transaction is to be rolled back.
    """
    for window in windows:
        number, into = divmod(milliseconds() / 1000, window.seconds)
        ends = seconds_ahead(2 * window.seconds - into)
        row = {"key": window.row(int(number)), "cost": cost, "ends": ends}
        count = connection.scalar(COUNTED, row) or 0
        before = connection.scalar(COUNTED_BEFORE, {"before": window.row(int(number) - 1)}) or 0
        if before * (1 - into / window.seconds) + count > window.most:
            raise Full(window, max(1, math.ceil(window.seconds - into)))


def forget_counts(connection: sa.Connection) -> int:
    """Remove what has run out, attempts to sign in included; give how much it was."""
    return connection.execute(sa.delete(ATTEMPTS).where(ATTEMPTS.c.ends <= now())).rowcount


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


Answer = TypeVar("Answer")
LOG = logging.getLogger("skyhop")

FREE_SEATS = sa.select(sa.func.count()).where((SEATS.c.match == MATCHES.c.id) & (SEATS.c.kind == "open"))
TOLD_OF = sa.update(MATCHES).where(NAMED).values(free_seats=FREE_SEATS.scalar_subquery())
"""Change of a match whose seats may have changed, or something else beside its row."""


MOST_OFFERS = 10
"""Matches that one player may offer at a time."""


class TooManyOffers(Exception):  # noqa: N818  an answer, not an error of the program
    """A player offers as many matches as may be."""


class Store:
    """All that a table must not forget."""

    def __init__(
        self, reader: Reader | Snapshots | Writer, writer: Writer | Pool, channel: Channel | None = None
    ) -> None:
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
        if self._reader is not self._writer:
            await self._reader.close()

    async def others(self) -> AsyncIterator[str | None]:
        """Name each match that another worker has written to; None where some may have been missed."""
        if self._channel is not None:
            async for match in self._channel.heard():
                yield match

    def _change(self, connection: sa.Connection, match: str, change: sa.Update, *, is_listed: bool = False) -> bool:
        """Change the row of a match, lock it until the commit, and notify other workers. Return False without a row.

        Pass `is_listed` where the list of offers changes if the match is on it.
        """
        change = change.values(revision=MATCHES.c.revision + 1)
        is_there = connection.execute(change, {"name": match}).rowcount == 1
        if self._channel is not None:
            self._channel.tell(connection, match, is_listed=is_listed)
        return is_there

    async def _commit(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        with self._told_faults(), WAITING.track_inprogress(), COMMITS.time():
            answer = await self._writer.commit(work)
        if self._cause is not None:
            self._cause = None
            LOG.warning("The store works again.")
        return answer

    async def read(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        """Do a work that only reads; `StoreFault` where the store cannot be used."""
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
        self, beginning: MatchCreation, after: str | None = None, unless: Callable[[sa.Connection], None] | None = None
    ) -> None:
        """Write a match that begins, and the first entries of its journal; other workers hear that it follows another.

        What `unless` raises in the same commit keeps it from beginning.

        Raises:
            Conflict: where there is a match of this name, as of a rematch that somebody else began.
            PlayerGone: where somebody who would sit there has deleted all of theirs.
            TooManyOffers: where it is offered to all, and whoever sits first offers as many already.

        """
        info = beginning.info

        def add(connection: sa.Connection) -> None:
            if unless is not None:
                unless(connection)
            seated = entered(connection, beginning.seats)
            if info.offered_by is not None:
                _check_offers(connection, info.offered_by)
            beginning.write(connection, seated)
            if after is not None:
                self._change(connection, after, TOLD_OF)
            if info.offered_by is not None:
                self._change(connection, info.id, TOLD_OF, is_listed=True)

        try:
            await self._commit(add)
        except IntegrityError as error:
            if not is_duplicate(error, MATCHES.c.id):
                raise
            raise WriteConflict(info.id) from None

    async def append(self, match: str, ply: int, new: JournalAppend) -> None:
        """Write what is `new` from `ply` on; an offered draw lapses.

        Raises:
            Conflict: where that ply is written already, that seat offers no draw any more, more has been said than
                whoever says something knows of, a match that must have a free seat has none any more, or the match is
                forgotten.

        """
        change = new.change()

        def append(connection: sa.Connection) -> None:
            new.check(connection, match)
            said = {} if new.saying is None else {"remarks": new.saying.written(connection, match, ply)}
            is_over = new.outcome is not None
            if not self._change(connection, match, change.values(said) if said else change, is_listed=is_over):
                raise WriteConflict(match)
            new.check_free_seat(connection, match)
            add_entries(connection, match, ply, new.entries)

        try:
            await self._commit(append)
        except IntegrityError as error:
            if not is_duplicate(error, *ENTRIES.primary_key):
                raise
            raise WriteConflict(match) from None

    async def offer(
        self, match: str, ply: int, seat: int | None, before: int | None, said: Sequence[Remark]
    ) -> tuple[Remark, ...]:
        """Write down which seat offers a draw at a ply, or that nobody does any more, where `before` stood.

        What is `said` of it is kept; give all that has been said.

        Raises:
            Conflict: where another writer has played on, or changed the offer.

        """

        def offer(connection: sa.Connection) -> list[list[object]]:
            present = sa.select(MATCHES.c.plies, MATCHES.c.offer, MATCHES.c.remarks).where(MATCHES.c.id == match)
            plies, offered, kept = connection.execute(present.with_for_update()).one()
            if (plies, offered) != (ply, before):
                raise WriteConflict(match)
            kept = remarks.added(kept, said)
            self._change(connection, match, sa.update(MATCHES).where(NAMED).values(offer=seat, remarks=kept))
            return kept

        return remarks.read(await self._commit(offer))

    async def say(
        self, match: str, ply: int, saying: RemarkAppend, clocked: ClockState | None = None
    ) -> tuple[Remark, ...]:
        """Write down what is said beside the play at a ply, and with it how the clocks stand; give all that was said.

        Raises:
            Conflict: where another writer has played on, or more has been said.

        """

        def say(connection: sa.Connection) -> list[list[object]]:
            kept = saying.written(connection, match, ply)
            values = {"remarks": kept, **(clocked.columns() if clocked else {})}
            self._change(connection, match, sa.update(MATCHES).where(NAMED).values(values))
            return kept

        return remarks.read(await self._commit(say))

    async def take_seat(self, match: str, number: int, seat: Seat) -> Seat | None:
        """Seat a player where the seat is open and the match goes on; give the seat as it is written, None where not.

        A seat that is kept is for whom it is kept alone, and any other for whoever has none yet. `PlayerGone` as of
        `entered`.
        """
        others = SEATS.alias()
        goes_on = sa.exists().where((MATCHES.c.id == match) & MATCHES.c.ended_at.is_(None))
        is_open = (SEATS.c.match == match) & (SEATS.c.seat == number) & (SEATS.c.kind == "open")

        def take(connection: sa.Connection) -> Seat | None:
            connection.execute(sa.select(MATCHES.c.id).where(MATCHES.c.id == match).with_for_update())
            (taken,) = entered(connection, [seat])
            is_seated = sa.exists().where((others.c.match == match) & (others.c.player == taken.player))
            is_own = (SEATS.c.kept_for == taken.player) | (SEATS.c.kept_for.is_(None) & ~is_seated)
            change = sa.update(SEATS).where(is_open & is_own & goes_on).values(taken._asdict())
            if connection.execute(change).rowcount != 1:
                return None
            self._change(connection, match, TOLD_OF, is_listed=True)
            return taken

        return await self._commit(take)

    async def replace(self, match: str, number: int, before: Seat, seat: Seat) -> bool:
        """Let somebody else sit where a player sits, while the match goes on; say whether it was so."""
        goes_on = sa.exists().where((MATCHES.c.id == match) & MATCHES.c.ended_at.is_(None))
        is_there = (SEATS.c.match == match) & (SEATS.c.seat == number) & (SEATS.c.kind == before.kind)
        where = is_there & (SEATS.c.player == before.player) & goes_on

        def replace(connection: sa.Connection) -> bool:
            (taken,) = entered(connection, [seat])
            is_replaced = connection.execute(sa.update(SEATS).where(where).values(taken._asdict())).rowcount == 1
            if is_replaced:
                self._change(connection, match, TOLD_OF, is_listed=True)
            return is_replaced

        return await self._commit(replace)

    async def keep_clocks(self, match: str, ply: int, clocked: ClockState) -> None:
        """Write how the clocks of a match stand at a ply, where nobody plays; `Conflict` where somebody has played."""

        def keep(connection: sa.Connection) -> None:
            present = sa.select(MATCHES.c.ended_at, MATCHES.c.plies).where(MATCHES.c.id == match).with_for_update()
            if connection.execute(present).first() != (None, ply):
                raise WriteConflict(match)
            self._change(connection, match, sa.update(MATCHES).where(NAMED).values(clocked.columns()))

        await self._commit(keep)

    async def be_alive(self) -> None:
        """Write that the table is there."""
        await self._commit(be_alive)

    async def take_up_clocks(self) -> list[str]:
        """Stop the clocks that ran when no table was there any more, and name their matches (`stop_clocks`)."""
        return await self.write(stop_clocks, list)

    async def deadlines(self, before: str | None = None) -> list[tuple[str, str]]:
        """List the deadlines of matches, as `clocked.deadlines`."""
        return await self.read(partial(deadlines, before=before))

    async def tell(self, news: str) -> None:
        """Tell other workers something that nobody writes down."""
        if (channel := self._channel) is not None:
            await self._commit(lambda connection: channel.tell(connection, news))

    async def offers(self) -> list[OpenOffer]:
        """List the matches that are offered to all and have a free seat, the oldest first."""
        return await self.read(read_offers)

    async def write(
        self, work: Callable[[sa.Connection], Answer], told: Callable[[Answer], Iterable[str]] = lambda _answer: ()
    ) -> Answer:
        """Do a work of another file in one commit; other workers hear of the matches that are `told` of its answer."""

        def write(connection: sa.Connection) -> Answer:
            answer = work(connection)
            for match in told(answer):
                self._change(connection, match, TOLD_OF, is_listed=True)
            return answer

        return await self._commit(write)

    async def finished(self) -> list[str]:
        """Name all matches that are over, in the order in which they began."""
        over = sa.select(MATCHES.c.id).where(MATCHES.c.ended_at.is_not(None))
        over = over.order_by(MATCHES.c.begun_at, MATCHES.c.id)
        return await self.read(lambda connection: list(connection.scalars(over)))

    async def count_running(self) -> int:
        """Count the matches that are not over."""
        running = sa.select(sa.func.count()).select_from(MATCHES).where(MATCHES.c.ended_at.is_(None))
        return await self.read(lambda connection: connection.scalar(running) or 0)

    async def old(self, ages: Ages) -> list[str]:
        """Name matches that are older than these times."""
        return await self.read(partial(old, ages=ages))

    async def forget(self, matches: Sequence[str], ages: Ages) -> list[str]:
        """Remove those of these matches that are still older, with all that belongs to them; name them."""
        return await self._commit(partial(forget, matches=matches, ages=ages))

    async def load(self, match: str, known: StoredMatch | None = None) -> StoredMatch | None:
        """Read a match; None where there is none of this name. Of a `known` match, read only what is new."""
        return await self.read(partial(read_match, match=match, known=known))

    async def asking(self, player: str) -> list[Summary]:
        """List the matches that go on in which a seat is kept for a player."""
        return await self.read(partial(read_summaries, player=player, limit=MOST_OFFERS, is_over=False, is_asked=True))

    async def of_player(
        self, player: str, limit: int = 50, *, skipped: int = 0, is_over: bool | None = None
    ) -> list[Summary]:
        """List a player's matches, the newest first, those that go on before those that are over, or one of both."""
        return await self.read(
            lambda connection: read_summaries(connection, player, limit, skipped=skipped, is_over=is_over)
        )


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
        try:
            await postgresql.prepare(engine)
        except BaseException:
            await engine.dispose()
            raise
        return Store(postgresql.Snapshots(engine), postgresql.Pool(engine), postgresql.Channel(url))
    file = store_file(folder)
    await asyncio.to_thread(sqlite.prepare, file)
    return Store(Reader(sqlite.reading_engine(file)), Writer(sqlite.writing_engine(file)))


def memory_store() -> Store:
    """Make a store that is gone with the process."""
    writer = Writer(sqlite.memory_engine())
    return Store(writer, writer)


def _check_offers(connection: sa.Connection, host: str) -> None:
    """See whether a player, with all their programs, may offer one more match; until the commit none of them can."""
    hosts = people_behind(connection, host)
    connection.execute(sa.select(PLAYERS.c.id).where(PLAYERS.c.id == hosts[0]).with_for_update())
    offers = sa.select(sa.func.count()).where(sa.text(IS_OFFERED) & MATCHES.c.offered_by.in_(hosts))
    if (connection.scalar(offers) or 0) >= MOST_OFFERS:
        raise TooManyOffers


WITHDRAWN = "-"
"""What workers tell each other where a proof or a token was withdrawn; no match is called so."""


async def player(store: Store, identity: str) -> Player | None:
    """Read a player; of one who was merged into another, that one. None where there is none."""
    return await store.read(lambda connection: players.read_player(connection, identity))


async def proved(store: Store, proof: str) -> Session | None:
    """Say who shows a proof; None where it has ended."""
    return await store.read(lambda connection: sessions.read_proof(connection, proof))


async def keep_player(store: Store, proof: str, player: str, name: str | None, device: str | None = None) -> None:
    """Write who is about to take a seat, the proof that they showed, and what they want to be called.

    `NameTaken` where that is the name of somebody's account, `PlayerGone` where the player was deleted meanwhile.
    """

    def keep(connection: sa.Connection) -> None:
        if name is not None:
            check_name(connection, name, player)
        players.enter_player(connection, player, PlayerKind.GUEST)
        players.check_is_here(connection, player)
        connection.execute(sa.update(PLAYERS).where(PLAYERS.c.id == player).values(name=name))
        sessions.show_proof(connection, proof, player, device)

    await store.write(keep)


async def show_proof(store: Store, proof: str, player: str, device: str | None = None) -> None:
    """Write that a player showed a proof; the one before it ends soon."""
    await store.write(lambda connection: sessions.show_proof(connection, proof, player, device))


async def withdraw_proofs(
    store: Store, player: str, but: str | None = None, *, browser: str | None = None
) -> Sequence[str]:
    """End all proofs of a player but one, or those of one browser; give their hashes. All workers hear of it."""
    return await store.write(
        lambda connection: sessions.withdraw_proofs(connection, player, but=but, browser=browser), _all_workers
    )


async def tell_of_withdrawal(store: Store) -> None:
    """Let all workers ask anew for each proof, since some were ended amid other work."""
    await store.write(lambda connection: None, _all_workers)  # noqa: ARG005  nothing is left to be written


async def token(store: Store, hashed: str) -> Token | None:
    """Read the token of a hash; None where there is none, or it was revoked."""
    return await store.read(lambda connection: of_tokens.read_token(connection, hashed))


async def tokens(store: Store, owner: str | None, *, of_all: bool = False) -> list[Token]:
    """List the tokens of an owner, or of all."""
    return await store.read(lambda connection: of_tokens.read_tokens(connection, owner, of_all=of_all))


async def make_token(store: Store, owner: str | None, name: str, scopes: Collection[Scope]) -> str:
    """Make a token for a program of an owner; errors as of the function of that name."""
    return await store.write(lambda connection: of_tokens.make_token(connection, owner, name, scopes))


async def revoke_token(store: Store, hashed: str, owner: str | None = None) -> bool:
    """End a token at once, as the function of that name says; all workers hear of it."""
    return await store.write(lambda connection: of_tokens.revoke_token(connection, hashed, owner), _all_workers)


def _all_workers(_answer: object) -> tuple[str, ...]:
    return (WITHDRAWN,)
