"""Worker processes that together run one server.

The workers share the listening socket of the server and a PostgreSQL database.
"""

from __future__ import annotations

import contextlib
import logging
import math
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from skyhop.server import timestamps
from skyhop.web.process.listener import SHARED, forget_worker

LOG = logging.getLogger("skyhop")
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

Clients would wait for a suspended process.
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
        assert self.process.stdout is not None  # noqa: S101  it was asked for
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
            self._workers = [self._started() for _number in range(count)]
            while True:
                time.sleep(LOOK)
                self._workers = [self._living(worker) for worker in self._workers]
        for how in (signal.SIGINT, signal.SIGTERM):
            signal.signal(how, signal.SIG_IGN)  # the workers are already stopping
        self._close()

    def _started(self) -> Worker:
        process = subprocess.Popen(  # noqa: S603  this program once more
            self._command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,  # a worker exits when its pipe breaks, also if this process is killed
            bufsize=0,
            env=self._environment,
            pass_fds=[self._descriptor],
            start_new_session=True,  # so Ctrl+C reaches only this process, which then stops the workers
        )
        assert process.stdout is not None  # noqa: S101  it was asked for
        os.set_blocking(process.stdout.fileno(), False)
        return Worker(process, time.monotonic())

    def _living(self, worker: Worker) -> Worker:
        """Return the worker if its process is running. If the process has ended, start and return a new worker.

        Kill a worker that has been silent for too long. The next check then replaces the killed worker.
        """
        code = worker.process.poll()
        if code is None:
            if worker.is_silent():
                LOG.warning("A worker gives no sign of life; it is ended.")
                worker.process.kill()
                worker.patience = math.inf  # log the silence only once
            return worker
        assert worker.process.stdout is not None  # noqa: S101  it was asked for
        worker.process.stdout.close()
        LOG.warning("A worker ended; another takes its place.", extra={"code": code})
        if folder := self._environment.get(SHARED):
            forget_worker(worker.process.pid, folder)
        if time.monotonic() < worker.begun + SOON:
            time.sleep(PAUSE)
        return self._started()

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
