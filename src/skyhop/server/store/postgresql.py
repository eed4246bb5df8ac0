"""PostgreSQL, for several workers: many write at once, an entry is written once, and each hears of the others."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from skyhop.i18n import _
from skyhop.server.exceptions import Cause, StoreFault, named_faults
from skyhop.server.store.migrations import TOUCHED, migrate

Answer = TypeVar("Answer")
LOG = logging.getLogger("skyhop")
DRIVER = "postgresql+asyncpg"
CONNECTIONS = 10
"""For each worker; one more hears of the others."""
PATIENCE = 5
"""Seconds that somebody waits for a connection, or for the server's first answer."""
HELD = 5.0
"""Seconds that somebody waits for a row that another holds."""
LONGEST = 30
"""Seconds that a statement may take."""
MOST_WAITING = 500
"""More than can be written while a person waits is refused."""
CHANNEL = "skyhop"
RETRY = 1.0
"""Seconds until a worker that hears nothing any more tries again."""
MIGRATING = sa.text("SELECT pg_advisory_xact_lock(1936422255)")
TOLD = sa.text("SELECT pg_notify(:channel, :news)")
TOLD_OF_OFFER = sa.text(
    "SELECT pg_notify(:channel, :news) UNION ALL"
    " SELECT pg_notify(:channel, :listed) FROM matches WHERE id = :match AND offered_by IS NOT NULL"
)
OFFERS = "*"
"""News that the list of offers has changed; no match has such a name."""


class WrongAddress(ValueError):  # noqa: N818  it names what was said
    """It is no address of a database that can be used."""


def address_of(written: str) -> sa.URL:
    """Read the address of a database, such as `postgresql://skyhop:password@localhost/skyhop`.

    Raises:
        WrongAddress: whose sentence holds no password.

    """
    try:
        url = sa.make_url(written)
    except (sa.exc.ArgumentError, ValueError):
        url = None
    if url is None or url.drivername not in {"postgresql", "postgres", DRIVER} or not url.database:
        raise WrongAddress(_("write it as postgresql://USER:PASSWORD@HOST/DATABASE"))
    options = {name: value for name, value in url.query.items() if name != "sslmode"}
    secured = {"ssl": url.query["sslmode"]} if "sslmode" in url.query else {}  # as the driver calls it
    return url.set(drivername=DRIVER, query={**options, **secured})


def engine_of(url: sa.URL) -> AsyncEngine:
    """Make an engine with a pool of connections; one that has died meanwhile is replaced before it is used."""
    settings = {"application_name": "skyhop", "lock_timeout": f"{HELD * 1000:.0f}ms"}
    return create_async_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"timeout": PATIENCE, "command_timeout": LONGEST, "server_settings": settings},
    )


async def prepare(engine: AsyncEngine) -> None:
    """Bring the tables into their present shape, one worker after another, and see whether they can be written.

    Raises:
        StoreFault: where they cannot.
        LaterVersion: where a later version of skyhop has kept matches there.

    """
    with named_faults():
        async with engine.begin() as connection:
            await connection.execute(MIGRATING)
            await connection.run_sync(migrate)
            await connection.execute(TOUCHED)


class Pool:
    """Lets many write at once, each in a transaction of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting = 0

    async def commit(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        """Do work; give its answer, or raise its error, when the server says that the disk has it.

        Raises:
            StoreFault: where nothing can be written, or too much waits.

        """
        if self._waiting >= MOST_WAITING:
            raise StoreFault(Cause.BUSY, "too much waits to be written")
        self._waiting += 1
        try:
            with named_faults():
                async with self._engine.begin() as connection:
                    return await connection.run_sync(work)
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """Let go of the database; whoever writes has its answer by now."""
        await self._engine.dispose()


class Snapshots:
    """Lets many read at once, each as all of it was at one moment."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    async def read(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        """Do work; give its answer, or raise its error."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()


class Channel:
    """Tells other workers which match was written to, and hears it of them."""

    def __init__(self, url: sa.URL) -> None:
        self._engine = create_async_engine(url, poolclass=sa.NullPool, connect_args={"timeout": PATIENCE})
        self._origin = secrets.token_hex(8)

    def tell(self, connection: sa.Connection, match: str, *, is_listed: bool = False) -> None:
        """Tell the others when the transaction is committed; with `is_listed`, of the offers too if it is one."""
        told = {"channel": CHANNEL, "news": f"{self._origin} {match}"}
        if is_listed:
            connection.execute(TOLD_OF_OFFER, {**told, "listed": f"{self._origin} {OFFERS}", "match": match})
        else:
            connection.execute(TOLD, told)

    async def heard(self) -> AsyncIterator[str | None]:
        """Name each match that another worker has written to; None where some may have been missed. It never ends."""
        while True:
            try:
                async for news in self._listened():
                    yield news
            except StoreFault as fault:
                LOG.info("This worker hears nothing of others: %s", fault.detail)
            await asyncio.sleep(RETRY)

    async def _listened(self) -> AsyncIterator[str | None]:
        """Listen until the connection ends."""
        heard = asyncio.Queue[str]()
        with named_faults():
            async with self._engine.connect() as connection:
                driver = (await connection.get_raw_connection()).driver_connection
                assert driver is not None  # noqa: S101  it has just been connected
                driver.add_termination_listener(lambda _driver: heard.put_nowait(""))
                await driver.add_listener(CHANNEL, lambda _driver, _pid, _channel, news: heard.put_nowait(news))
                yield None
                while news := await heard.get():
                    origin, _space, match = news.partition(" ")
                    if origin != self._origin:
                        yield match
