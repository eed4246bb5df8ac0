"""Store of matches, seats, journals and players in a database. The journal is the source of truth.

No two journal entries have the same match and ply. The database writes an entry to disk before any player sees the
entry. Each function for sessions and tokens runs in its own transaction, and a revocation also notifies all workers.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from skyhop.i18n import _
from skyhop.server.accounts import check_name
from skyhop.server.exceptions import FaultCause, StoreFault, is_duplicate, raise_store_faults
from skyhop.server.match_record import OpenOffer, StoredMatch, Summary, read_match, read_offers, read_summaries
from skyhop.server.metrics import COMMITS, FAULTS, WAITING
from skyhop.server.players import players, sessions, tokens
from skyhop.server.players.moderation import check_not_restricted
from skyhop.server.players.players import Player, PlayerKind, enter_players
from skyhop.server.players.sessions import Session
from skyhop.server.players.tokens import Scope, Token, list_owner_and_programs
from skyhop.server.schema import IS_OFFERED, MATCHES, PLAYERS, SEATS
from skyhop.server.seats import Seat
from skyhop.server.store import postgresql, sqlite
from skyhop.server.store.data_folder import create_store_file
from skyhop.server.store.match_change import MatchChange, MatchCreation, WriteConflict
from skyhop.server.store.migrations import TOUCHED
from skyhop.server.store.postgresql import Channel, Pool, Snapshots
from skyhop.server.store.sqlite import Reader, Writer

Answer = TypeVar("Answer")
LOG = logging.getLogger("skyhop")

NAMED = MATCHES.c.id == sa.bindparam("name")
FREE_SEATS = sa.select(sa.func.count()).where((SEATS.c.match == MATCHES.c.id) & (SEATS.c.kind == "open"))
COUNT_FREE_SEATS = sa.update(MATCHES).where(NAMED).values(free_seats=FREE_SEATS.scalar_subquery())
"""Statement that updates the number of free seats of a match.

It also locks the row of the match. Writes to other tables of the match run it for this lock.
"""
CHECK_SECONDS = 10.0
"""Seconds between two checks of a SQLite file for commits of other processes."""
MAX_OFFERS = 10
"""Maximum number of open offers of one player."""
MAX_LISTED_INVITATIONS = 10_000
"""Maximum number of running matches in the result of `Store.list_invitations`."""
WITHDRAWN = "-"
"""Text of the notification that a proof or a token was revoked. No match has this id."""
MERGED = "="
"""Text of the notification that taken seats may have new players, as after a merge. No match has this id."""


class TooManyOffers(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised when a player who has too many open offers makes another offer."""

    def __str__(self) -> str:
        return _("You already have ten open offers. Withdraw an offer before you make another one.")


class Store:
    """Store of a server. It reads and writes the database, and notifies other workers."""

    def __init__(
        self, reader: Reader | Snapshots | Writer, writer: Writer | Pool, channel: Channel | None = None
    ) -> None:
        """Create a store on a database whose tables are migrated. `open_store` provides the arguments.

        If `channel` is given, other workers share the database.
        """
        self._reader = reader
        self._writer = writer
        self._channel = channel
        self._cause: FaultCause | None = None
        """Cause of the present fault, or None."""

    @property
    def is_shared(self) -> bool:
        """True if other workers share the database."""
        return self._channel is not None

    async def close(self) -> None:
        """Finish waiting writes, then close the database."""
        await self._writer.close()
        if self._reader is not self._writer:
            await self._reader.close()

    async def follow_workers(self) -> AsyncIterator[str | None]:
        """Yield the id of each match that another worker changes. If notifications may be lost, yield None."""
        if self._channel is not None:
            async for match in self._channel.listen():
                yield match
        while isinstance(self._writer, Writer):
            await asyncio.sleep(CHECK_SECONDS)
            with contextlib.suppress(sa.exc.DBAPIError):  # the next write meets the fault and reports it
                if await self._writer.has_foreign_commit():
                    yield None

    def _update_row(self, connection: sa.Connection, match: str, change: sa.Update, *, is_listed: bool = False) -> bool:
        """Update the row of a match, and notify other workers. Return False if the match has no row.

        The update locks the row until the commit.
        """
        change = change.values(revision=MATCHES.c.revision + 1)
        is_there = connection.execute(change, {"name": match}).rowcount == 1
        # Lock the row before NOTIFY. Other workers then receive two changes of a match in the order of their commits,
        # and the last one that they read is the latest.
        if self._channel is not None:
            self._channel.notify(connection, match, is_listed=is_listed)
        return is_there

    async def _commit(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        with self._log_faults(), WAITING.track_inprogress(), COMMITS.time():
            answer = await self._writer.commit(work)
        if self._cause is not None:
            self._cause = None
            LOG.warning("The store works again.")
        return answer

    async def read(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        """Run `work`, which must only read, and return its result. Raise `StoreFault` if the store is unavailable."""
        with self._log_faults():
            return await self._reader.read(work)

    @contextlib.contextmanager
    def _log_faults(self) -> Iterator[None]:
        """Convert database errors inside the block to `StoreFault`, and log the faults.

        Do not log a fault with the same cause as the previous fault. Never log `FaultCause.BUSY`.
        """
        try:
            with raise_store_faults():
                yield
        except StoreFault as fault:
            FAULTS.labels(fault.cause.value).inc()
            if fault.cause not in {self._cause, FaultCause.BUSY}:
                self._cause = fault.cause
                LOG.warning("The store cannot be used: %s (%s).", fault.cause.value, fault.detail)
            raise

    async def check(self) -> None:
        """Run a write that changes nothing. Raise `StoreFault` if the store cannot write."""
        await self._commit(lambda connection: connection.execute(TOUCHED))

    async def add(
        self, creation: MatchCreation, after: str | None = None, check: Callable[[sa.Connection], None] | None = None
    ) -> None:
        """Insert a new match with its first entries.

        For a rematch, `after` is the id of the earlier match. The method then also notifies other workers that the
        earlier match has changed. Before the insertion, the same commit runs `check`. If `check` raises an error,
        the match is not inserted.

        Raises:
            WriteConflict: if the id exists already, for example because another player started the same rematch.
            PlayerGone: if one of the players deleted their data, or is paused or banned. In a match of a tournament, a
                player may be paused, because the players entered the tournament earlier.
            TooManyOffers: if the match is a public offer, and its host has too many offers.
        """
        info = creation.info

        def add(connection: sa.Connection) -> None:
            if check is not None:
                check(connection)
            if info.offered_by is not None:
                # Check before `enter_players` takes a shared lock of the host: two sharing writers would deadlock here.
                _check_offers(connection, info.offered_by)
            seated = enter_players(connection, creation.seats)
            if info.tournament is None:
                check_not_restricted(connection, [str(seat.player) for seat in seated if seat.acts_for_itself])
            creation.write(connection, seated)
            if after is not None:
                self._update_row(connection, after, COUNT_FREE_SEATS)
            if info.offered_by is not None:
                self._update_row(connection, info.id, COUNT_FREE_SEATS, is_listed=True)
            elif self._channel is not None:
                self._channel.notify(connection, info.id)

        try:
            await self._commit(add)
        except IntegrityError as error:
            if not is_duplicate(error, MATCHES.c.id):
                raise
            raise WriteConflict(info.id) from None

    async def update(self, match: str, revision: int, change: MatchChange) -> dict[int, Seat]:
        """Write a change of a match if the match still has this revision. Return the new seats by number.

        Raises:
            WriteConflict: if another writer has changed or removed the match since this revision.
            PlayerGone: if a new player of a seat deleted their data, or is paused or banned.
            AlreadySeated: if a new player has another seat in the match, and the change forbids this.
        """

        def update(connection: sa.Connection) -> dict[int, Seat]:
            change.write(connection, match, revision)
            if self._channel is not None:
                self._channel.notify(connection, match, is_listed=change.is_listed)
            return change.write_seats(connection, match) if change.seats else {}

        return await self._commit(update)

    async def notify(self, news: str) -> None:
        """Send the text `news` to the other workers without writing a row."""
        if (channel := self._channel) is not None:
            await self._commit(lambda connection: channel.notify(connection, news))

    async def list_offers(self) -> list[OpenOffer]:
        """Return the public offers with a free seat. The oldest comes first."""
        return await self.read(read_offers)

    async def write(
        self,
        work: Callable[[sa.Connection], Answer],
        list_changed: Callable[[Answer], Iterable[str]] = lambda _answer: (),
    ) -> Answer:
        """Run `work` in one commit, and return its result. Then notify other workers of the changed matches.

        `list_changed` receives the result of `work` and returns the ids of these matches.
        """

        def write(connection: sa.Connection) -> Answer:
            answer = work(connection)
            for match in list_changed(answer):
                self._update_row(connection, match, COUNT_FREE_SEATS, is_listed=True)
            return answer

        return await self._commit(write)

    async def list_finished(self) -> list[str]:
        """Return the ids of all finished matches, ordered by start time."""
        over = sa.select(MATCHES.c.id).where(MATCHES.c.ended_at.is_not(None))
        over = over.order_by(MATCHES.c.begun_at, MATCHES.c.id)
        return await self.read(lambda connection: list(connection.scalars(over)))

    async def count_running(self) -> int:
        """Return the number of running matches."""
        running = sa.select(sa.func.count()).select_from(MATCHES).where(MATCHES.c.ended_at.is_(None))
        return await self.read(lambda connection: connection.scalar(running) or 0)

    async def load(self, match: str, known: StoredMatch | None = None) -> StoredMatch | None:
        """Return the match with an id, or None if no match has this id.

        `known` is an earlier copy of the match. If its entries are still valid, read only the later entries.
        """
        return await self.read(partial(read_match, match=match, known=known))

    async def list_invitations(self, player: str) -> list[Summary]:
        """Return the running matches with a seat reserved for a player."""
        query = partial(read_summaries, player=player, limit=MAX_LISTED_INVITATIONS, is_over=False, is_asked=True)
        return await self.read(query)

    async def list_matches(
        self, player: str, limit: int = 50, *, offset: int = 0, is_over: bool | None = None
    ) -> list[Summary]:
        """Return the matches of a player. All running matches come before all finished matches.

        In each group, the match with the latest start comes first. If `is_over` is True, return only finished matches.
        If it is False, return only running matches.
        """
        return await self.read(
            lambda connection: read_summaries(connection, player, limit, offset=offset, is_over=is_over)
        )


def prepare_store(folder: Path, database: str = "") -> None:
    """Migrate the tables of a store, and check that the store is writable.

    The store is in `folder`, or in a PostgreSQL database if `database` is its URL.

    Raises:
        StoreFault: if the store is not writable.
        LaterVersion: if a later version of skyhop wrote the store.
    """
    if database:
        asyncio.run(_prepare_database(database))
    else:
        sqlite.prepare(create_store_file(folder))


async def _prepare_database(database: str) -> None:
    engine = postgresql.create_pooled_engine(postgresql.parse_address(database))
    try:
        await postgresql.prepare(engine)
    finally:
        await engine.dispose()


async def open_store(folder: Path, database: str = "") -> Store:
    """Open the store in a folder. If `database` is a URL, open the store in this PostgreSQL database instead.

    First migrate and check the store, as `prepare_store` does.
    """
    if database:
        url = postgresql.parse_address(database)
        engine = postgresql.create_pooled_engine(url)
        try:
            await postgresql.prepare(engine)
        except BaseException:
            await engine.dispose()
            raise
        return Store(postgresql.Snapshots(engine), postgresql.Pool(engine), postgresql.Channel(url))
    file = create_store_file(folder)
    await asyncio.to_thread(sqlite.prepare, file)
    return Store(Reader(sqlite.create_reading_engine(file)), Writer(sqlite.create_writing_engine(file)))


def open_memory_store() -> Store:
    """Create a store in memory. Its data are lost when the process ends."""
    writer = Writer(sqlite.create_memory_engine())
    return Store(writer, writer)


def _check_offers(connection: sa.Connection, host: str) -> None:
    """Raise `TooManyOffers` if a person has too many open offers. Offers by the person's programs count too.

    Lock the row of the person until the commit.
    """
    hosts = list_owner_and_programs(connection, host)
    connection.execute(sa.select(PLAYERS.c.id).where(PLAYERS.c.id == hosts[0]).with_for_update())
    offers = sa.select(sa.func.count()).where(sa.text(IS_OFFERED) & MATCHES.c.offered_by.in_(hosts))
    if (connection.scalar(offers) or 0) >= MAX_OFFERS:
        raise TooManyOffers


async def find_player(store: Store, identity: str) -> Player | None:
    """Return the player with an id, or None if the id is unknown.

    If the player was merged into another player, return the other player.
    """
    return await store.read(lambda connection: players.read_player(connection, identity))


async def find_session(store: Store, proof: str) -> Session | None:
    """Return the session that belongs to a browser's proof, or None if the proof has ended."""
    return await store.read(lambda connection: sessions.read_proof(connection, proof))


async def keep_player(store: Store, proof: str, player: str, name: str | None, device: str | None = None) -> None:
    """Store a player who will take a seat, with the chosen name and the proof of the browser.

    Raise the errors of `check_name`, and `PlayerGone` if the player was deleted meanwhile.
    """

    def keep(connection: sa.Connection) -> None:
        if name is not None:
            check_name(connection, name, player)
        players.enter_player(connection, player, PlayerKind.GUEST)
        players.check_is_here(connection, player, is_changed=True)
        connection.execute(sa.update(PLAYERS).where(PLAYERS.c.id == player).values(name=name))
        sessions.record_proof(connection, proof, player, device)

    await store.write(keep)


async def record_proof(store: Store, proof: str, player: str, device: str | None = None) -> None:
    """Record the use of a proof. If this proof replaces an older proof, the older proof ends after `GRACE_HOURS`."""
    await store.write(lambda connection: sessions.record_proof(connection, proof, player, device))


async def withdraw_proofs(
    store: Store, player: str, excluded: str | None = None, *, browser: str | None = None
) -> Sequence[str]:
    """End all proofs of a player except `excluded`, and notify all workers. Return the hashes of the ended proofs.

    If `browser` is given, end only proofs of this browser.
    """
    return await store.write(
        lambda connection: sessions.withdraw_proofs(connection, player, excluded=excluded, browser=browser),
        _notify_all_workers,
    )


async def find_token(store: Store, token_hash: str) -> Token | None:
    """Return the token whose hash is `token_hash`, or None if the token is unknown or revoked."""
    return await store.read(lambda connection: tokens.read_token(connection, token_hash))


async def list_tokens(store: Store, owner: str | None, *, of_all: bool = False) -> list[Token]:
    """Return the valid API tokens of an owner, or of all owners if `of_all` is True."""
    return await store.read(lambda connection: tokens.read_tokens(connection, owner, of_all=of_all))


async def make_token(store: Store, owner: str | None, name: str, scopes: Collection[Scope]) -> str:
    """Create an API token for a program of an owner, and return the token. See `players.tokens.make_token`."""
    return await store.write(lambda connection: tokens.make_token(connection, owner, name, scopes))


async def revoke_token(store: Store, token_hash: str, owner: str | None = None) -> bool:
    """Revoke an API token at once and notify all workers. See `players.tokens.revoke_token`."""
    return await store.write(lambda connection: tokens.revoke_token(connection, token_hash, owner), _notify_all_workers)


def _notify_all_workers(_answer: object) -> tuple[str, ...]:
    return (WITHDRAWN,)
