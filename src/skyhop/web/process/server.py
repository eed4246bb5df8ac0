"""The server of a table: it hears requests until it is told to end, and then leaves at once."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import os
import signal
import socket
import sys
import threading
from contextvars import copy_context
from functools import partial
from typing import NoReturn

import uvicorn

from skyhop.engine.jit.code_key import remove_temporary
from skyhop.engine.jit.functions import look_seldom
from skyhop.i18n import _
from skyhop.web.http.connections import (
    AT_ONCE,
    KEPT_ALIVE,
    WAITING,
    Connection,
    Connections,
    most_connections,
    take_waiting,
)
from skyhop.web.http.guard import Guard
from skyhop.web.process.logging import LOG, tell_of_task

ASKED_FOR = 65_536
UNLIMITED = ASKED_FOR


def raise_limit_of_files() -> int:
    """Raise the limit as far as the system lets it be raised, and give it."""
    if sys.platform == "win32":
        return UNLIMITED
    import resource  # noqa: PLC0415  there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ASKED_FOR if hard == resource.RLIM_INFINITY else min(ASKED_FOR, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return UNLIMITED if soft == resource.RLIM_INFINITY else soft
    with contextlib.suppress(OSError, ValueError):  # a system may allow less than it says
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


FEW = 2
"""Arenas; the C library makes eight for each processor, and what is freed in one is not used by the others."""
LARGE = 512 * 1024
"""Bytes: a piece of so many is taken from the system and given back by itself. More than a stream compresses with."""
SPARE = 1024 * 1024
"""Bytes at the end of the heap that are kept though nobody uses them."""
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8


def keep_little() -> None:
    """Have the C library give back what is freed, where it can be told so; before there are other threads.

    Boards are drawn and kernels loaded in many threads, one after another. In arenas of their own, what each of them
    has taken at most would stay with the process. And by itself the library takes for small what was large once: after
    the first picture of 30 MB all others would lie in the heap, with holes between them that stay.
    """
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
        if mallopt is not None:
            for option, value in ((M_ARENA_MAX, FEW), (M_MMAP_THRESHOLD, LARGE), (M_TRIM_THRESHOLD, SPARE)):
                mallopt(option, value)


PATIENCE = 0.5
"""Seconds that requests under way, and thoughts of bots, are given when the table closes."""
LONGEST = 2.4
"""Seconds after which it is closed, whatever still hangs."""


class Server(uvicorn.Server):
    """Serves a table to whoever connects to a socket."""

    def __init__(self, table: Guard, bound: socket.socket) -> None:
        self._table, self._bound = table, bound
        self._connections = Connections(most_connections(raise_limit_of_files()))
        table.app.state.connections = self._connections
        config = uvicorn.Config(
            table,
            http=partial(Connection, self._connections),  # type: ignore[arg-type]  # it is called as a class is
            log_config=None,
            log_level="warning",
            access_log=False,
            backlog=AT_ONCE,
            timeout_keep_alive=KEPT_ALIVE,
            timeout_graceful_shutdown=2,  # for what has been told that the table closes
            server_header=False,
            ws="none",  # streams are plain answers here, whatever library is installed
        )
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to hear."""
        await super().startup(sockets)
        self._bound.listen(WAITING)  # the server has asked the system to keep no more than it takes at once

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer what has come, and hear no more; after a while all ends, whatever hangs."""
        last = threading.Timer(LONGEST, copy_context().run, [leave])
        last.daemon = True
        last.start()
        self._table.close(PATIENCE)
        given = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
        await take_waiting(self._bound, partial(Connection, self._connections, **given))
        await super().shutdown(sockets)


def run(table: Guard, bound: socket.socket) -> NoReturn:
    """Serve until interrupted or told to end, then leave at once.

    What was acknowledged lies in the store by then. Threads that still compile, think or draw are not waited for: they
    cannot be stopped, and nobody needs any longer what they make.
    """
    server = Server(table, bound)
    look_seldom()
    loop = asyncio.new_event_loop()
    loop.set_exception_handler(tell_of_task)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl+C; the server hands it on when it has closed
    with contextlib.suppress(KeyboardInterrupt):
        loop.run_until_complete(server.serve(sockets=[bound]))
    leave()


def leave() -> NoReturn:
    """End this process, whatever other threads do; to take all apart that it has loaded would take a while."""
    LOG.info("closed")
    with contextlib.suppress(OSError):  # whoever started it, and would read that, may be gone
        print(_("The table is closed; your matches are kept."), flush=True)
    with contextlib.suppress(OSError):
        sys.stderr.flush()
    remove_temporary()
    os._exit(0)
