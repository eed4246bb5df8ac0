"""Recorder of finished matches for tests, in a process that the test kills while it records.

python -m tests.server.recorder FOLDER MOMENT
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Collection, Sequence
from pathlib import Path

import sqlalchemy as sa

from skyhop.server.events import MatchFinished, ServerEvent, Subscriber
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Resign
from skyhop.server.schema import ENTRIES, MATCHES
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store, open_store

SEATS = (Seat("guest", "anna"), Seat("guest", "ben"))
COUNTED = sa.Table(
    "counted", sa.MetaData(), sa.Column("match", sa.String(22), primary_key=True), sa.Column("ply", sa.Integer)
)
TOTAL = sa.Table("total", COUNTED.metadata, sa.Column("count", sa.Integer))
KILLED = 3
"""Which event the process is killed at."""


class Ends:
    """Counts the matches that have ended, each once."""

    name = "ends counted"
    kinds = (MatchFinished,)
    key = tuple(COUNTED.primary_key)

    def find_missing(self, connection: sa.Connection, excluded: Collection[str] = ()) -> Sequence[ServerEvent]:
        is_counted = sa.exists().where(COUNTED.c.match == MATCHES.c.id)
        plies = sa.select(sa.func.count()).where(ENTRIES.c.match == MATCHES.c.id).scalar_subquery()
        rows = sa.select(MATCHES.c.id, plies, MATCHES.c.outcome).where(MATCHES.c.ended_at.is_not(None) & ~is_counted)
        rows = rows.where(MATCHES.c.id.not_in(excluded))
        return [
            MatchFinished(match, ply, tuple(outcome[0]), outcome[1])
            for match, ply, outcome in connection.execute(rows.order_by(MATCHES.c.ended_at).limit(10))
        ]

    def record(self, connection: sa.Connection, event: ServerEvent) -> None:
        connection.execute(sa.insert(COUNTED).values(match=event.match, ply=event.ply))
        connection.execute(sa.update(TOTAL).values(count=TOTAL.c.count + 1))


async def prepared(store: Store) -> None:
    """Make the recorder's tables, once."""

    def prepare(connection: sa.Connection) -> None:
        if not sa.inspect(connection).has_table(TOTAL.name):
            COUNTED.metadata.create_all(connection)
            connection.execute(sa.insert(TOTAL).values(count=0))

    await store._commit(prepare)


async def counted(store: Store) -> tuple[int, set[str]]:
    """Return the number of counted events, and the ids of the counted matches."""

    def read(connection: sa.Connection) -> tuple[int, set[str]]:
        return int(connection.scalar(sa.select(TOTAL.c.count)) or 0), set(
            connection.scalars(sa.select(COUNTED.c.match))
        )

    return await store.read(read)


@contextlib.asynccontextmanager
async def serving(matches: MatchRegistry) -> AsyncIterator[MatchRegistry]:
    """Do meanwhile what goes on beside an open table."""
    closing = asyncio.Event()
    tasks = [asyncio.create_task(service) for service in matches.list_services(closing)]
    yield matches
    closing.set()
    for task in tasks[:-1]:
        task.cancel()
    await asyncio.wait(tasks)


async def ended(matches: MatchRegistry) -> str:
    """Begin a match and give it up."""
    live = await matches.start("balloon-cup", "rio-grande", SEATS, 0)
    await live.handle(Resign(), 0, live.match.ply)
    return live.info.id


def _die(*_given: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Dying(Ends):
    """Is killed at the third event: in its transaction, or when that is committed."""

    def __init__(self, moment: str) -> None:
        self._moment = moment
        self._times = 0

    def find_missing(self, connection: sa.Connection, excluded: Collection[str] = ()) -> Sequence[ServerEvent]:
        if self._times == KILLED and self._moment == "behind":
            _die()
        return super().find_missing(connection, excluded)

    def record(self, connection: sa.Connection, event: ServerEvent) -> None:
        super().record(connection, event)
        self._times += 1
        if self._times == KILLED and self._moment == "amid":
            _die()


async def main(folder: Path, moment: str) -> None:
    store = await open_store(folder)
    await prepared(store)
    begun = list[str]()

    def hear(_live: object, _event: object) -> None:
        begun.append("")
        if len(begun) == KILLED:
            _die()

    killer = Subscriber("killer", (MatchFinished,), hear) if moment == "before" else Subscriber("nobody", (), hear)
    async with serving(MatchRegistry(store, (killer,), (Dying(moment),))) as matches:
        for number in range(1, KILLED + 1):
            await ended(matches)
            while number < KILLED and (await counted(store))[0] < number:  # noqa: ASYNC110  the store tells nobody
                await asyncio.sleep(0.01)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
