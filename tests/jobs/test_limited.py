"""Tests of limits of jobs: one that uses too much memory or time fails, and the next job runs."""

from __future__ import annotations

import asyncio
import errno
import os
import pickle
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from tests import limited_jobs

from skyhop.i18n import language, use_language
from skyhop.jobs import limited
from skyhop.jobs.limited import MEMORY_BYTES, TooCostly
from skyhop.jobs.queue import JobKind, JobOwner, JobQueue, Lane

UNPICKLED, UNREAD = "unpickled", "unread"


@pytest.fixture(autouse=True, scope="module")
def _processes() -> Iterator[None]:
    """Use processes, and end them afterwards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limited, "run", limited_jobs.in_process)
        yield
    while limited._idle_workers:
        limited._idle_workers.pop().end()


def test_a_job_that_eats_memory_is_refused_and_the_next_one_is_done() -> None:
    """The process has no more memory than its limit, so the machine keeps the rest."""
    with pytest.raises(TooCostly, match="needs too much memory or time"):
        limited.run(np.ones, MEMORY_BYTES)  # eight bytes each

    assert limited.run(eaten, MEMORY_BYTES // 8) == MEMORY_BYTES // 8


@pytest.mark.skipif(sys.platform != "linux", reason="the system does not list the threads")
def test_a_process_reserves_no_memory_for_each_core_of_the_machine() -> None:
    """On a machine with twelve cores, the threads of numpy once took all memory, and no map could be generated."""
    assert limited.run(count_threads_of_libraries) == 0


def count_threads_of_libraries() -> int:
    return len(list(Path("/proc/self/task").iterdir())) - threading.active_count()


def test_a_job_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is killed."""
    limited.run(len, "the process has begun")
    monkeypatch.setattr(limited, "JOB_SECONDS", 0.5)

    begun = time.monotonic()
    with pytest.raises(TooCostly):
        limited.run(time.sleep, 600)

    assert time.monotonic() - begun < 60


def test_a_job_that_reports_may_take_its_time_for_each_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """The analysis of a long match takes longer than any single request may."""
    limited.run(len, "the process has begun")
    monkeypatch.setattr(limited, "JOB_SECONDS", 2.0)

    assert limited.run(counted_slowly, 6, 0.5, report=lambda _made: None) == 6


def test_a_process_that_keeps_much_is_not_used_for_the_next_job() -> None:
    """Caches of earlier jobs do not count against the memory limit of a later job."""
    first = limited.run(kept, int(0.8 * MEMORY_BYTES))

    assert limited.run(os.getpid) != first


@pytest.mark.parametrize(
    "error",
    [
        OSError(errno.ENOMEM, "Cannot allocate memory"),
        RuntimeError("can't start new thread"),
        RuntimeError("ERROR adding frame. WebPEncodingError: 1."),
    ],
)
def test_a_job_that_the_system_gives_no_memory_is_refused(error: Exception) -> None:
    with pytest.raises(TooCostly):
        limited.run(failing, error)


def test_a_process_that_dies_refuses_its_job() -> None:
    """A library that finds no memory may end the whole process."""
    with pytest.raises(TooCostly):
        limited.run(os._exit, 3)


def test_a_job_is_done_in_the_language_of_whoever_asked_and_by_a_process_that_is_there() -> None:
    """A process is started once, not for each job."""
    first = limited.run(os.getpid)
    with use_language("de"):
        assert limited.run(language) == "de"

    assert limited.run(os.getpid) == first != os.getpid()


def test_an_error_of_a_job_is_raised_where_it_was_asked_for() -> None:
    """The process goes on."""
    first = limited.run(os.getpid)
    with pytest.raises(ZeroDivisionError):
        limited.run(divmod, 1, 0)

    assert limited.run(os.getpid) == first


def test_a_job_tells_how_far_it_is_and_ends_when_nobody_waits() -> None:
    """An error of the progress listener ends the process."""
    heard = list[int]()
    assert limited.run(counted, 3, report=heard.append) == 3

    def refuse(_made: int) -> None:
        raise KeyError

    with pytest.raises(KeyError):
        limited.run(counted, 3, report=refuse)

    assert heard == [0, 1, 2]


def test_processes_that_were_idle_for_long_are_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """They give their memory back."""
    first = limited.run(os.getpid)
    monkeypatch.setattr(limited, "IDLE_SECONDS", 0.0)

    assert limited.run(os.getpid) != first
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)


async def test_a_job_is_charged_the_time_that_its_process_worked() -> None:
    """The thread of the queue only waits for it."""
    limited.run(len, "the process has begun")

    assert 0.3 <= await charged(partial(limited.run, worked, 0.3)) < 0.6


@pytest.mark.parametrize("error", [None, KeyError()])
async def test_a_job_that_fails_is_charged_too(error: Exception | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A job that is ended counts with its duration, and one with an error with the time that it worked."""
    limited.run(len, "the process has begun")
    monkeypatch.setattr(limited, "JOB_SECONDS", 0.5 if error is None else 60.0)

    seconds = await charged(partial(limited.run, *((time.sleep, 600) if error is None else (worked, 0.3, error))))

    assert 0.3 <= seconds < 2


@pytest.mark.parametrize("made", [UNPICKLED, UNREAD])
def test_what_a_job_cannot_send_is_a_defect(made: str) -> None:
    """Nobody asked for too much, and the process goes on."""
    first = limited.run(os.getpid)
    with pytest.raises(pickle.PicklingError, match="cannot pickle what a limited job"):
        limited.run(unsendable, made)

    assert limited.run(os.getpid) == first


@pytest.mark.parametrize("error", [EOFError("no more"), ConnectionResetError("gone")])
def test_errors_of_a_job_are_not_taken_for_the_end_of_its_process(error: Exception) -> None:
    with pytest.raises(type(error), match=str(error)):
        limited.run(failing, error)


@pytest.mark.parametrize("is_busy", [False, True])
def test_a_process_whose_server_has_ended_ends_without_an_error(*, is_busy: bool) -> None:
    """A traceback after the last line of a server alarms its operator."""
    worker = limited.LimitedWorker()
    if is_busy:
        worker._ends.send_bytes(pickle.dumps((language(), time.sleep, (0.3,), False)))
    worker._ends.close()

    worker._process.join(60)

    assert worker._process.exitcode == 0


async def charged(work: Callable[[], object]) -> float:
    """Return the seconds that a queue charges for a job."""
    jobs = JobQueue()
    job = jobs.begin(JobKind("charged", Lane("charged", 1, 9, 9)), JobOwner("anna", "home"), lambda _report: work())
    await asyncio.wait([job.done])
    await asyncio.sleep(0)
    jobs.close()
    job.done.exception()
    return job.seconds


def worked(seconds: float, error: Exception | None = None) -> None:
    """Use a processor for some time, and fail if told so."""
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
    if error is not None:
        raise error


class Unread(Exception):  # noqa: N818  only its shape matters
    """An error that can be pickled, but not read again."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} {other}")


def unsendable(made: str) -> object:
    """Return a function without a name, or raise an error that cannot be read again."""
    if made == UNREAD:
        raise Unread(1, 2)
    return lambda: None


def eaten(count: int) -> int:
    """Fill so many bytes."""
    return len(bytearray(count))


KEPT = list[bytearray]()


def kept(count: int) -> int:
    """Keep so many bytes, and tell the process."""
    KEPT.append(bytearray(count))
    return os.getpid()


def failing(error: Exception) -> None:
    """Fail in a given way."""
    raise error


def counted_slowly(count: int, pause: float, report: Callable[[int], None]) -> int:
    """Report each step after a pause."""
    for step in range(count):
        time.sleep(pause)
        report(step)
    return count


def counted(count: int, report: Callable[[int], None]) -> int:
    """Report each step."""
    for step in range(count):
        report(step)
    return count
