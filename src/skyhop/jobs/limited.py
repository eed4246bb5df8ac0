"""Processes with limited memory and time, for jobs whose cost depends on user input."""

from __future__ import annotations

import contextlib
import errno
import mmap
import signal
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Lock
from typing import TypeVar

from skyhop.i18n import _, language, use_language
from skyhop.worker_processes import begin_process

MEMORY = 768 * 1024 * 1024
"""Maximum memory of a process, in bytes.

docs/reliability.md lists the memory that the largest requests need.
"""
FULL = 0.67
"""Share of the memory limit above which a process ends after its job.

A new process then runs the next job with enough memory.
"""
SECONDS = 120.0
"""Maximum duration of a job, in seconds.

The largest draft needs half of this time on an idle machine.
"""
IDLE = 600.0
"""Seconds after which an idle process receives no more jobs.

The process ends `MARGIN` seconds later and frees its memory.
"""
MARGIN = 30.0
"""Seconds between `IDLE` and the end of the process.

This margin prevents the end of a process while it receives a job.
"""
OUT_OF_MEMORY = ("can't start new thread", "WebPEncodingError: 1.")
"""Ends of the error messages of threads and of the film encoder when memory is exhausted."""
CONTEXT = get_context("spawn")
MADE, FAILED, REPORT = "made", "failed", "report"

Made = TypeVar("Made")
Report = Callable[[int], None]


class TooCostly(Exception):  # noqa: N818  an answer, not an error of the program
    """Error for a job that exceeds its limit of memory or time.

    The process of the job has ended. The server continues.
    """

    def __init__(self) -> None:
        super().__init__(
            _(
                "This request needs too much memory or time. Request something smaller, such as a map with fewer "
                "cities or routes."
            )
        )


class LimitedWorker:
    """Process that runs one job at a time."""

    def __init__(self) -> None:
        """Start the process.

        The first job waits until the process has imported its modules.
        """
        self._ends, theirs = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=_run_jobs, args=(theirs, MEMORY), daemon=True)
        self._process.start()
        theirs.close()
        self._waits_since: float | None = time.monotonic()

    @property
    def is_fresh(self) -> bool:
        """True while the process certainly waits for a job."""
        since = self._waits_since
        return since is not None and time.monotonic() - since < IDLE and self._process.is_alive()

    def run(self, work: Callable[..., Made], arguments: tuple[object, ...], report: Report | None) -> Made:
        """Run a job, and return its result.

        The process cannot run another job if its memory is full, the job exceeded a limit, or `report` raised an error.
        A job with `report` may take `SECONDS` for each part, because its number of parts is limited.

        Raises:
            TooCostly: if the job exceeds its limit of memory or time.
        """
        until, self._waits_since = time.monotonic() + SECONDS, None
        try:
            self._ends.send((language(), work, arguments, report is not None))
            while self._ends.poll(max(0.0, until - time.monotonic())):
                kind, value, is_full = self._ends.recv()
                if kind == REPORT:
                    assert report is not None  # noqa: S101  only jobs with `report` send this
                    report(value)
                    until = time.monotonic() + SECONDS
                    continue
                self._waits_since = None if is_full else time.monotonic()
                if kind == FAILED:
                    raise value
                made: Made = value
                return made
        except (EOFError, ConnectionError):
            raise TooCostly from None
        raise TooCostly

    def end(self) -> None:
        """Kill the process."""
        self._process.kill()
        self._process.join()
        self._ends.close()


_idle: list[LimitedWorker] = []
_lock = Lock()


def run(work: Callable[..., Made], *arguments: object, report: Report | None = None) -> Made:
    """Call a module-level function in a process with limited memory, and return the result.

    The process uses the language of the reader. Arguments, result and errors are pickled. If `report` is given, the
    function receives a report function as its last argument.

    Raises:
        TooCostly: if the job exceeds its limit of memory or time.
    """
    worker = _take_worker() or LimitedWorker()
    try:
        return worker.run(work, arguments, report)
    finally:
        if worker.is_fresh:
            with _lock:
                _idle.append(worker)
        else:
            worker.end()


def _take_worker() -> LimitedWorker | None:
    """Return the process with the most recent job, or None if there is no process.

    End the processes that were idle for too long.
    """
    with _lock:
        stale = [each for each in _idle if not each.is_fresh]
        _idle[:] = [each for each in _idle if each not in stale]
        found = _idle.pop() if _idle else None
    for each in stale:
        each.end()
    return found


def _run_jobs(ends: Connection, memory: int) -> None:
    """Run jobs from a connection, one after another, until none arrives for some time."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends SIGINT to all; the server ends this process
    begin_process()
    _limit(memory)
    while ends.poll(IDLE + MARGIN):
        tag, work, arguments, reports = ends.recv()
        further = [lambda made: ends.send((REPORT, made, False))] if reports else []
        try:
            with use_language(tag):
                answer = (MADE, work(*arguments, *further))
        except MemoryError:
            return
        except Exception as error:  # noqa: BLE001  the caller receives it
            if _is_of_memory(error):
                return
            answer = (FAILED, error)
        ends.send((*answer, _measure_memory() > FULL * memory))


def _is_of_memory(error: Exception) -> bool:
    """Return True if the memory limit caused an error."""
    return getattr(error, "errno", None) == errno.ENOMEM or str(error).endswith(OUT_OF_MEMORY)


def _measure_memory() -> int:
    """Return the bytes of memory that count toward this process's limit.

    Return 0 if the operating system does not report them.
    """
    with contextlib.suppress(OSError):
        return int(Path("/proc/self/statm").read_text().split()[5]) * mmap.PAGESIZE
    return 0


def _limit(memory: int) -> None:
    """Set the memory limit of this process if the operating system supports it.

    Windows has no such limit. On macOS the limit does not count large blocks.
    """
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - not on Windows

        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
