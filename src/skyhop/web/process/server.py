"""HTTP server of one process. The server runs until a signal stops the process.

After the signal, the server ends its requests, and the process exits at once.
"""

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
    WAITING,
    Connection,
    Connections,
    accept_waiting,
    make_config,
    most_connections,
)
from skyhop.web.http.guard import Guard
from skyhop.web.process.logging import LOG, log_task_error

ASKED_FOR = 65_536
UNLIMITED = ASKED_FOR


def raise_limit_of_files() -> int:
    """Raise the limit of open files to `ASKED_FOR`, or to the maximum that the system allows.

    Return the new limit.
    """
    if sys.platform == "win32":
        return UNLIMITED
    import resource  # noqa: PLC0415  there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ASKED_FOR if hard == resource.RLIM_INFINITY else min(ASKED_FOR, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return UNLIMITED if soft == resource.RLIM_INFINITY else soft
    with contextlib.suppress(OSError, ValueError):  # some systems refuse a limit that they report as allowed
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


FEW = 2
"""Number of malloc arenas.

By default, there are eight for each processor, and one arena cannot use another's free memory.
"""
LARGE = 512 * 1024
"""Size in bytes. malloc maps each larger allocation separately. When freed, its memory returns to the system.

Allocations of streams are smaller.
"""
SPARE = 1024 * 1024
"""Number of free bytes that malloc keeps at the end of the heap."""
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8


def configure_malloc() -> None:
    """Make malloc return freed memory to the system. Call this before other threads start.

    Many threads draw boards and load kernels, one after another. If each thread had its own memory arena, the arena
    would keep the largest amount of memory that the thread ever used. By default, malloc also raises its threshold
    for large allocations. After the first picture of 30 MB, all later pictures would fragment the heap.
    """
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
        if mallopt is not None:
            for option, value in ((M_ARENA_MAX, FEW), (M_MMAP_THRESHOLD, LARGE), (M_TRIM_THRESHOLD, SPARE)):
                mallopt(option, value)


PATIENCE = 0.5
"""Seconds for which a stopping server waits for requests in progress and for decisions of bots."""
LONGEST = 2.4
"""Seconds between the start of the shutdown and the exit of the process, even if work remains."""


class Server(uvicorn.Server):
    """Uvicorn server for the app on a bound socket, with a maximum number of connections."""

    def __init__(self, table: Guard, bound: socket.socket) -> None:
        self._table, self._bound = table, bound
        self._connections = Connections(most_connections(raise_limit_of_files()))
        table.app.state.connections = self._connections
        super().__init__(make_config(table, self._connections, backlog=AT_ONCE))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to accept connections."""
        await super().startup(sockets)
        # asyncio uses one number, `backlog`, for two purposes: the queue of the socket, and the connections accepted in
        # one pass of the loop. A small number keeps passes short, so the queue is enlarged here.
        self._bound.listen(WAITING)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer pending requests and stop. After `LONGEST` seconds, the process exits even if work remains."""
        last = threading.Timer(LONGEST, copy_context().run, [exit_at_once])
        last.daemon = True
        last.start()
        self._table.close(PATIENCE)
        connection = partial(Connection, self._connections, self.config, self.server_state, self.lifespan.state)
        await accept_waiting(self._bound, connection)
        await super().shutdown(sockets)


def run(table: Guard, bound: socket.socket) -> NoReturn:
    """Serve until the process is interrupted or terminated, then exit at once.

    The store then contains all data that the server has acknowledged. Threads that compile, search or draw cannot
    be stopped. The process does not wait for them, because nobody needs their results.
    """
    server = Server(table, bound)
    look_seldom()
    loop = asyncio.new_event_loop()
    loop.set_exception_handler(log_task_error)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # like Ctrl+C; uvicorn raises it again after its shutdown
    with contextlib.suppress(KeyboardInterrupt):
        loop.run_until_complete(server.serve(sockets=[bound]))
    exit_at_once()


def exit_at_once() -> NoReturn:
    """Exit this process at once, even if other threads are busy. A regular exit would wait for them."""
    LOG.info("closed")
    with contextlib.suppress(OSError):  # the reader of the output may have exited
        print(_("The server has stopped. Your matches are saved."), flush=True)
    with contextlib.suppress(OSError):
        sys.stderr.flush()
    remove_temporary()
    os._exit(0)
