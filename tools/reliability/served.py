"""Server for each of these programs, and the memory use of its processes."""

from __future__ import annotations

import contextlib
import os
import signal
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests import postgresql
from tests.postgresql import Cluster
from tests.running_server import Server

PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")
SQLITE, POSTGRESQL = "sqlite", "postgresql"
DATABASES = (SQLITE, POSTGRESQL)
DURABLE = {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on"}
"""Settings of PostgreSQL as in production: an acknowledged write has reached the disk."""


class Served(NamedTuple):
    """Running server, and the database of its matches."""

    server: Server
    folder: Path
    database: str
    """Address of a PostgreSQL database; empty for SQLite."""
    cluster: Cluster | None

    def start(self) -> None:
        """Start the server again at the same address."""
        self.server.start(self.server.port if self.server.address else 0, None, **variables(self.database))

    @property
    def processes(self) -> list[int]:
        """Ids of the server's processes: one process, or the parent process and its workers."""
        assert self.server.process is not None  # noqa: S101  it has been started
        first = self.server.process.pid
        return [first, *children_of(first)]

    @property
    def memory(self) -> float:
        """Resident memory of all processes of the server, in megabytes."""
        return sum(resident(process) for process in self.processes)

    @property
    def processor(self) -> float:
        """Processor time that all processes of the server have used, in seconds."""
        return sum(used(process) for process in self.processes)


@contextlib.contextmanager
def served(
    database: str = SQLITE, workers: int = 1, *, has_limits: bool = False, files: int | None = None
) -> Iterator[Served]:
    """Run a server with an empty database during the block. `files` is the maximum number of its open files."""
    options = [*["--no-limits"] * (not has_limits), *(["--workers", str(workers)] if workers > 1 else [])]
    with tempfile.TemporaryDirectory(prefix="skyhop-reliability-") as folder, database_of(database) as (address, made):
        data = Path(folder) / "data"
        table = Served(Server(data, *options, files=files), data, address, made)
        with contextlib.ExitStack() as ending:
            if threading.current_thread() is threading.main_thread():
                # Both signals must also end the server. In the background of a shell, Python would ignore SIGINT.
                for told in (signal.SIGINT, signal.SIGTERM):
                    ending.callback(signal.signal, told, signal.signal(told, signal.default_int_handler))
            ending.callback(table.server.__exit__)
            table.start()
            yield table


@contextlib.contextmanager
def database_of(kind: str) -> Iterator[tuple[str, Cluster | None]]:
    """Create an empty database. Yield its address and its PostgreSQL server, or an empty text and None for SQLite."""
    if kind == SQLITE:
        yield "", None
        return
    if reason := postgresql.why_not():
        raise SystemExit(reason)
    cluster = Cluster(DURABLE)
    cluster.start()
    try:
        yield cluster.new_database(), cluster
    finally:
        cluster.stop()
        cluster.remove()


def variables(database: str) -> dict[str, str]:
    """Return the environment variables that select the server's database."""
    return {"SKYHOP_DATABASE": database} if database else {}


def resident(process: int) -> float:
    """Return the resident memory of a process in megabytes."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE / 1e6


def used(process: int) -> float:
    """Return the processor time that a process has used, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def children_of(process: int) -> list[int]:
    """Return the ids of a process's children that are workers of the server. Leave out processes that compile."""
    listed = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in listed if b"serve" in Path(f"/proc/{child}/cmdline").read_bytes().split(b"\0")]
