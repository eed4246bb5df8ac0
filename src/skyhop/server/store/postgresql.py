"""PostgreSQL store for several workers. The workers write in parallel, and notify each other about changes.

A unique key in the database prevents two journal entries with the same match and ply.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from skyhop.i18n import _
from skyhop.server.exceptions import FaultCause, StoreFault, raise_store_faults
from skyhop.server.store.migrations import TOUCHED, migrate

Answer = TypeVar("Answer")
LOG = logging.getLogger("skyhop")
DRIVER = "postgresql+asyncpg"
CONNECTIONS = 10
"""Number of connections of each worker. The connection for notifications is an additional one."""
CONNECT_TIMEOUT = 5
"""Seconds to wait for a connection to the database."""
LOCK_TIMEOUT = 5.0
"""Seconds to wait for a locked row."""
STATEMENT_TIMEOUT = 30
"""Seconds after which a statement is cancelled."""
MAX_WAITING_WRITES = 500
"""Maximum number of waiting writes. The store refuses further writes, since a person would not wait so long."""
CHANNEL = "skyhop"
RECONNECT_SECONDS = 1.0
"""Seconds between the loss of the notification connection and a new attempt to connect."""
MIGRATING = sa.text("SELECT pg_advisory_xact_lock(1936422255)")
NOTIFY = sa.text("SELECT pg_notify(:channel, :news)")
NOTIFY_OF_OFFER = sa.text(
    "SELECT pg_notify(:channel, :news) UNION ALL"
    " SELECT pg_notify(:channel, :listed) FROM matches WHERE id = :match AND offered_by IS NOT NULL"
)
OFFERS = "*"
"""Text of the notification that the list of offers has changed. No match has this id."""


class WrongAddress(ValueError):  # noqa: N818  an expected outcome, not a program error
    """Error raised when a database URL is malformed."""


def parse_address(address: str) -> sa.URL:
    """Parse a database URL, such as `postgresql://skyhop:password@localhost/skyhop`.

    Raises:
        WrongAddress: if the URL is malformed. The message contains no password.
    """
    try:
        url = sa.make_url(address)
    except (sa.exc.ArgumentError, ValueError):
        url = None
    if url is None or url.drivername not in {"postgresql", "postgres", DRIVER} or not url.database:
        raise WrongAddress(_("write the address as postgresql://USER:PASSWORD@HOST/DATABASE"))
    options = {name: value for name, value in url.query.items() if name != "sslmode"}
    secured = {"ssl": url.query["sslmode"]} if "sslmode" in url.query else {}  # asyncpg calls this option `ssl`
    return url.set(drivername=DRIVER, query={**options, **secured})


def create_pooled_engine(url: sa.URL) -> AsyncEngine:
    """Create an engine with a connection pool. The pool replaces a dead connection before use."""
    settings = {"application_name": "skyhop", "lock_timeout": f"{LOCK_TIMEOUT * 1000:.0f}ms"}
    return create_async_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=CONNECT_TIMEOUT,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"timeout": CONNECT_TIMEOUT, "command_timeout": STATEMENT_TIMEOUT, "server_settings": settings},
    )


async def prepare(engine: AsyncEngine) -> None:
    """Migrate the tables, and check that they are writable. Other workers wait until both steps are done.

    Raises:
        StoreFault: if the tables are not writable.
        LaterVersion: if a later version of skyhop wrote the database.
    """
    with raise_store_faults():
        async with engine.begin() as connection:
            await connection.execute(MIGRATING)
            await connection.run_sync(migrate)
            await connection.execute(TOUCHED)


class Pool:
    """Connection pool for parallel writes. Each write has its own transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting = 0

    async def commit(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        """Run `work` in a transaction. After the commit, return the result of `work`.

        If `work` raises an error, write nothing and raise the same error.

        Raises:
            StoreFault: if the database cannot write, or too many writes wait.
        """
        if self._waiting >= MAX_WAITING_WRITES:
            raise StoreFault(FaultCause.BUSY, "too many writes are waiting")
        self._waiting += 1
        try:
            with raise_store_faults():
                async with self._engine.begin() as connection:
                    return await connection.run_sync(work)
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """Close the connection pool."""
        await self._engine.dispose()


class Snapshots:
    """Reader of the database for parallel reads. Each read sees a consistent snapshot of the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    async def read(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        """Run `work` on a consistent snapshot of the database. Return the result of `work` or raise its error."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()


class Channel:
    """Channel through which workers notify each other about changed matches."""

    def __init__(self, url: sa.URL) -> None:
        self._engine = create_async_engine(url, poolclass=sa.NullPool, connect_args={"timeout": CONNECT_TIMEOUT})
        self._origin = secrets.token_hex(8)

    def notify(self, connection: sa.Connection, match: str, *, is_listed: bool = False) -> None:
        """Notify other workers of a change of the match with the id `match`.

        PostgreSQL sends the notification when the transaction commits. With `is_listed`, also announce a change of
        the list of offers.
        """
        values = {"channel": CHANNEL, "news": f"{self._origin} {match}"}
        if is_listed:
            connection.execute(NOTIFY_OF_OFFER, {**values, "listed": f"{self._origin} {OFFERS}", "match": match})
        else:
            connection.execute(NOTIFY, values)

    async def listen(self) -> AsyncIterator[str | None]:
        """Yield the id of each match that another worker changed. The iterator never ends.

        Yield None if notifications may be lost.
        """
        while True:
            try:
                async for news in self._listen_once():
                    yield news
            except StoreFault as fault:
                LOG.info("Lost the connection for notifications between workers: %s", fault.detail)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen_once(self) -> AsyncIterator[str | None]:
        """Yield the ids of matches that other workers changed, until the connection ends.

        First yield None, because earlier notifications may be lost.
        """
        heard = asyncio.Queue[str]()
        with raise_store_faults():
            async with self._engine.connect() as connection:
                driver = (await connection.get_raw_connection()).driver_connection
                assert driver is not None  # noqa: S101  the connection is open
                driver.add_termination_listener(lambda _driver: heard.put_nowait(""))
                await driver.add_listener(CHANNEL, lambda _driver, _pid, _channel, news: heard.put_nowait(news))
                yield None
                while news := await heard.get():
                    origin, _space, match = news.partition(" ")
                    if origin != self._origin:
                        yield match
