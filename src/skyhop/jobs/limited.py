"""Processes with limited memory and time, for jobs whose cost depends on user input."""

from __future__ import annotations

import contextlib
import errno
import logging
import mmap
import pickle
import signal
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Lock, local
from typing import Any, NoReturn, TypeVar, cast

from skyhop.i18n import _, language, use_language
from skyhop.worker_processes import begin_process

MEMORY_BYTES = 768 * 1024 * 1024
"""Maximum memory of a process, in bytes.

docs/reliability.md lists the memory that the largest requests need.
"""
FULL_MEMORY_SHARE = 0.67
"""Share of the memory limit above which a process ends after its job.

A new process then runs the next job with enough memory.
"""
JOB_SECONDS = 120.0
"""Maximum duration of a job, in seconds.

The largest draft needs half of this time on an idle machine.
"""
IDLE_SECONDS = 600.0
"""Seconds after which an idle process receives no more jobs.

The process ends `EXIT_DELAY_SECONDS` seconds later and frees its memory.
"""
EXIT_DELAY_SECONDS = 30.0
"""Seconds between `IDLE_SECONDS` and the end of the process.

This margin prevents the end of a process while it receives a job.
"""
OUT_OF_MEMORY = ("can't start new thread", "WebPEncodingError: 1.")
"""Endings of the error messages that threads and the film encoder raise if memory is exhausted."""
CONTEXT = get_context("spawn")
JOIN_SECONDS = 0.2
"""Maximum seconds to wait for the exit status of a process that ended."""
LOG = logging.getLogger("skyhop")
RESULT, FAILED, REPORT = "made", "failed", "report"

Made = TypeVar("Made")
Report = Callable[[Any], None]
"""Function that a job calls with its progress, such as the number of finished parts."""
Answer = tuple[str, object, float, bool]
"""Message of a process: its kind, a value, the processor seconds of the job, and True if the memory is full."""


class TooCostly(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised for a job that exceeds its limit of memory or time, or whose process ends without an answer.

    In all these cases, the process of the job has ended, and the server continues.
    """

    def __init__(self) -> None:
        super().__init__(
            _(
                "This request needs too much memory or time. Request something smaller, such as a map with fewer "
                "cities or routes."
            )
        )


class LimitedWorker:
    """Process with limited memory and time that runs one job at a time."""

    def __init__(self) -> None:
        """Start the process. The process imports its modules before it runs the first job."""
        self._ends, theirs = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=_run_jobs, args=(theirs, MEMORY_BYTES), daemon=True)
        self._process.start()
        theirs.close()
        self._waits_since: float | None = time.monotonic()

    @property
    def is_fresh(self) -> bool:
        """True while the process waits for a job and has not waited longer than `IDLE_SECONDS`."""
        since = self._waits_since
        return since is not None and time.monotonic() - since < IDLE_SECONDS and self._process.is_alive()

    def run(self, work: Callable[..., Made], arguments: tuple[object, ...], report: Report | None) -> Made:
        """Run a job, and return its result.

        The process cannot run another job if its memory is full, the job exceeded a limit, or `report` raised an
        error. A job with `report` may take `JOB_SECONDS` seconds for each part. A job without `report` may take
        `JOB_SECONDS` seconds in total. If the process sends no answer, the duration of the job counts as processor
        time.

        Raises:
            TooCostly: if the job exceeds its limit of memory or time.
        """
        begun, self._waits_since, seconds = time.monotonic(), None, None
        try:
            sent = pickle.dumps((language(), work, arguments, report is not None))
            kind, value, seconds, is_full = self._exchange(sent, report)
        finally:
            _count_seconds(time.monotonic() - begun if seconds is None else seconds)
        self._waits_since = None if is_full else time.monotonic()
        if kind == FAILED and isinstance(value, Exception):
            raise value
        return cast("Made", value)

    def _exchange(self, sent: bytes, report: Report | None) -> Answer:
        """Send a job to the process, and return the answer. Meanwhile, forward the progress of the job to `report`.

        Raises:
            TooCostly: if the process ends, or if it sends nothing for `JOB_SECONDS` seconds.
        """
        try:
            self._ends.send_bytes(sent)
        except ConnectionError:
            self._refuse()
        while (answer := self._receive())[0] == REPORT:
            assert report is not None  # noqa: S101  only jobs with `report` send this
            report(answer[1])
        return answer

    def _receive(self) -> Answer:
        """Return the next message of the process. Raise `TooCostly` if no message arrives in time."""
        try:
            received = self._ends.recv_bytes() if self._ends.poll(JOB_SECONDS) else None
        except (EOFError, ConnectionError):
            received = None
        if received is None:
            self._refuse()
        answer: Answer = pickle.loads(received)  # noqa: S301  our own process sent it
        return answer

    def _refuse(self) -> NoReturn:
        """Log the exit status of the process, which has ended, and raise `TooCostly`."""
        self._process.join(JOIN_SECONDS)
        LOG.warning("a limited job needed too much memory or time; exit status: %s", self._process.exitcode)
        raise TooCostly from None

    def end(self) -> None:
        """Kill the process of this worker."""
        self._process.kill()
        self._process.join()
        self._ends.close()


_idle_workers: list[LimitedWorker] = []
_lock = Lock()
_job_time = local()
"""Processor seconds of the limited jobs that each thread has waited for."""


def read_processor_time() -> float:
    """Return the processor seconds that this thread has used. The seconds of its limited jobs count too."""
    return time.thread_time() + getattr(_job_time, "seconds", 0.0)


def _count_seconds(seconds: float) -> None:
    """Add the processor seconds of a limited job to the seconds of the current thread, which waited for the job."""
    _job_time.seconds = getattr(_job_time, "seconds", 0.0) + seconds


def run(work: Callable[..., Made], *arguments: object, report: Report | None = None) -> Made:
    """Call a module-level function in a process with limited memory, and return the result.

    The process uses the current language of the caller. Arguments, result and errors must support pickle. If
    `report` is given, the function receives a report function as its last argument.

    Raises:
        TooCostly: if the job exceeds its limit of memory or time.
    """
    worker = _take_worker() or LimitedWorker()
    try:
        return worker.run(work, arguments, report)
    finally:
        if worker.is_fresh:
            with _lock:
                _idle_workers.append(worker)
        else:
            worker.end()


def _take_worker() -> LimitedWorker | None:
    """Return an idle process to run a job: the one that ran a job most recently.

    Return None if no process is idle. End the processes that were idle for too long.
    """
    with _lock:
        stale = [each for each in _idle_workers if not each.is_fresh]
        _idle_workers[:] = [each for each in _idle_workers if each not in stale]
        found = _idle_workers.pop() if _idle_workers else None
    for each in stale:
        each.end()
    return found


def _run_jobs(ends: Connection, memory: int) -> None:
    """Run jobs one after another in this process. The jobs arrive through the connection `ends`.

    Stop if no job arrives for `IDLE_SECONDS + EXIT_DELAY_SECONDS` seconds, or if the other process has ended.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends SIGINT to all; the server ends this process
    begin_process()
    _limit(memory)
    while ends.poll(IDLE_SECONDS + EXIT_DELAY_SECONDS):
        try:
            ends.send_bytes(_answer_job(ends, memory))
        except (MemoryError, EOFError, ConnectionError):  # the job needs too much, or nobody waits for its answer
            return


def _answer_job(ends: Connection, memory: int) -> bytes:
    """Run one job that arrives through the connection `ends`, and return its pickled answer.

    Raise `MemoryError` if the job exceeds the memory limit.
    """
    sent, begun = ends.recv_bytes(), time.process_time()
    try:
        tag, work, arguments, reports = pickle.loads(sent)  # noqa: S301  the server sent it
        begun = time.process_time()  # exclude the imports of a new process from the time of its first job
        further = [lambda finished: ends.send((REPORT, finished, 0.0, False))] if reports else []
        with use_language(tag):
            kind, value = RESULT, work(*arguments, *further)
    except Exception as error:  # noqa: BLE001  the caller receives it
        _raise_if_of_memory(error)
        kind, value = FAILED, error
    costs = time.process_time() - begun, _measure_memory() > FULL_MEMORY_SHARE * memory
    try:
        answer = pickle.dumps((kind, value, *costs))
        if kind == FAILED:
            pickle.loads(answer)  # noqa: S301  some errors can be pickled, but not unpickled
    except Exception as error:  # noqa: BLE001  any error here is a defect of the job
        _raise_if_of_memory(error)
        defect = pickle.PicklingError(f"cannot pickle what a limited job {kind}, {value!r:.500}: {error}")
        answer = pickle.dumps((FAILED, defect, *costs))
    return answer


def _raise_if_of_memory(error: Exception) -> None:
    """Raise `MemoryError` if `error` is a consequence of the memory limit."""
    no_memory = getattr(error, "errno", None) == errno.ENOMEM or str(error).endswith(OUT_OF_MEMORY)
    if no_memory or isinstance(error, MemoryError):
        raise MemoryError from error


def _measure_memory() -> int:
    """Return the number of bytes that count toward this process's memory limit.

    Return 0 if the operating system does not report the number.
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
