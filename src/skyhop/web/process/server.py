"""HTTP server of one process, and the supervisor of several processes that together run one server.

A process serves until a signal stops it. It then ends its requests and exits at once. Several processes share the
listening socket of the server and a PostgreSQL database.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import math
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from contextvars import copy_context
from dataclasses import dataclass
from functools import partial
from typing import NoReturn

import uvicorn

from skyhop.engine.jit.code_key import remove_temporary
from skyhop.engine.jit.functions import look_seldom
from skyhop.i18n import _
from skyhop.server import timestamps
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
from skyhop.web.process.listener import SHARED, forget_worker
from skyhop.web.process.logging import LOG, log_task_error

ASKED_FOR = 65_536
UNLIMITED = ASKED_FOR


def raise_limit_of_files() -> int:
    """Raise the limit of open files to `ASKED_FOR`, or to the maximum that the system allows.

    Return the new limit.
    """
    if sys.platform == "win32":
        return UNLIMITED
    import resource  # noqa: PLC0415  not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    target = ASKED_FOR if hard == resource.RLIM_INFINITY else min(ASKED_FOR, hard)
    if soft == resource.RLIM_INFINITY or soft >= target:
        return UNLIMITED if soft == resource.RLIM_INFINITY else soft
    with contextlib.suppress(OSError, ValueError):  # some systems refuse a limit that they report as allowed
        resource.setrlimit(resource.RLIMIT_NOFILE, (target, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


FEW = 2
"""Number of malloc arenas.

By default, malloc uses up to eight arenas for each processor. One arena cannot use the free memory of another arena.
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


LOOK = 0.1
"""Seconds between two checks of all workers."""
SOON = 5.0
"""Seconds after the start of a worker. If a worker ends earlier, it may crash again, and its restart is delayed."""
PAUSE = 1.0
"""Seconds of delay before the restart of a worker that ended within `SOON` seconds."""
CLOSING = 2.6
"""Seconds after which the supervisor kills stopping workers. Usually they end earlier."""
READ = 4096
"""Maximum number of heartbeat bytes that the supervisor reads from a worker in one check."""
SIGN = 1.0
"""Seconds between two heartbeats of a worker."""
SILENT = 5.0
"""Seconds without a heartbeat after which the supervisor kills a worker.

Without this limit, clients would wait for a suspended process.
"""
BEGINNING = 60.0
"""Maximum seconds between the start of a worker and its first heartbeat.

It first loads modules and opens the store.
"""


@dataclass
class Worker:
    """Worker process, with a counter of missing heartbeats.

    `silence` is the number of the supervisor's checks since the last heartbeat. `begun` is the start time in
    seconds. `patience` is the number of seconds that the worker may be silent.
    """

    process: subprocess.Popen[bytes]
    begun: float
    silence: int = 0
    patience: float = BEGINNING

    def is_silent(self) -> bool:
        """Return True if the worker has sent no heartbeat for the allowed time.

        The supervisor counts its own checks to measure this time. A clock would also count the time in which the
        system suspended both processes.
        """
        assert self.process.stdout is not None  # noqa: S101  for type checkers: it is a pipe
        if self.process.stdout.read(READ):
            self.silence, self.patience = 0, SILENT
        else:
            self.silence += 1
        return self.silence * LOOK > self.patience


class Workers:
    """Supervisor that starts, replaces and stops worker processes."""

    def __init__(self, arguments: Sequence[str], variables: Mapping[str, str], bound: socket.socket) -> None:
        """Create a supervisor. `arguments` and `variables` start each worker. All workers share the socket `bound`."""
        self._command = [sys.executable, "-m", "skyhop.cli", *arguments, "--inherited", str(bound.fileno())]
        self._environment = {**os.environ, **timestamps.list_worker_variables(), **variables}
        self._descriptor = bound.fileno()
        self._workers: list[Worker] = []

    def serve(self, count: int) -> None:
        """Keep `count` workers running until this process is interrupted or terminated. Then stop the workers."""
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with contextlib.suppress(KeyboardInterrupt):
            self._workers = [self._start_worker() for _number in range(count)]
            while True:
                time.sleep(LOOK)
                self._workers = [self._living(worker) for worker in self._workers]
        for how in (signal.SIGINT, signal.SIGTERM):
            signal.signal(how, signal.SIG_IGN)  # the workers are already stopping
        self._close()

    def _start_worker(self) -> Worker:
        process = subprocess.Popen(  # noqa: S603  starts our own program
            self._command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,  # a worker exits when its pipe breaks, even if this process is killed
            bufsize=0,
            env=self._environment,
            pass_fds=[self._descriptor],
            start_new_session=True,  # so Ctrl+C reaches only this process, which then stops the workers
        )
        assert process.stdout is not None  # noqa: S101  for type checkers: it is a pipe
        os.set_blocking(process.stdout.fileno(), False)
        return Worker(process, time.monotonic())

    def _living(self, worker: Worker) -> Worker:
        """Return the worker if its process is running. If the process has ended, start and return a new worker.

        Kill a worker that has been silent for too long. The next check then replaces the killed worker.
        """
        code = worker.process.poll()
        if code is None:
            if worker.is_silent():
                LOG.warning("A worker sends no heartbeat; it is ended.")
                worker.process.kill()
                worker.patience = math.inf  # log the silence only once
            return worker
        assert worker.process.stdout is not None  # noqa: S101  for type checkers: it is a pipe
        worker.process.stdout.close()
        LOG.warning("A worker ended; another takes its place.", extra={"code": code})
        if folder := self._environment.get(SHARED):
            forget_worker(worker.process.pid, folder)
        if time.monotonic() < worker.begun + SOON:
            time.sleep(PAUSE)
        return self._start_worker()

    def _close(self) -> None:
        for worker in self._workers:
            worker.process.terminate()
        deadline = time.monotonic() + CLOSING
        for worker in self._workers:
            with contextlib.suppress(subprocess.TimeoutExpired):
                worker.process.wait(max(0.0, deadline - time.monotonic()))
            worker.process.kill()


def end_with_parent() -> None:
    """Start a thread that sends heartbeats to the parent process.

    If the parent ends, the thread terminates this worker.
    """

    def show() -> None:
        with contextlib.suppress(OSError):
            while True:
                os.write(sys.stdout.fileno(), b".")
                time.sleep(SIGN)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=show, name="parent", daemon=True).start()
