"""A job that eats memory, takes too long or ends its process is refused, and the next one is done."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable, Iterator

import numpy as np
import pytest
from tests import limited_jobs

from skyhop.i18n import language, use_language
from skyhop.jobs import limited
from skyhop.jobs.limited import MEMORY, TooCostly


@pytest.fixture(autouse=True, scope="module")
def _processes() -> Iterator[None]:
    """Use processes, and end them afterwards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limited, "run", limited_jobs.in_process)
        yield
    while limited._idle:
        limited._idle.pop().end()


def test_a_job_that_eats_memory_is_refused_and_the_next_one_is_done() -> None:
    """The process has no more memory than its limit, so the machine keeps the rest."""
    with pytest.raises(TooCostly, match="needs too much memory or time"):
        limited.run(np.ones, MEMORY)  # eight bytes each

    assert limited.run(eaten, MEMORY // 8) == MEMORY // 8


def test_a_job_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is killed."""
    limited.run(len, "the process has begun")
    monkeypatch.setattr(limited, "SECONDS", 0.5)

    begun = time.monotonic()
    with pytest.raises(TooCostly):
        limited.run(time.sleep, 600)

    assert time.monotonic() - begun < 60


def test_a_job_that_reports_may_take_its_time_for_each_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """The analysis of a long match takes longer than any single request may."""
    limited.run(len, "the process has begun")
    monkeypatch.setattr(limited, "SECONDS", 2.0)

    assert limited.run(counted_slowly, 6, 0.5, report=lambda _made: None) == 6


def test_a_process_that_keeps_much_is_not_used_for_the_next_job() -> None:
    """What earlier jobs left in caches would count for the limit of a job that needs little."""
    first = limited.run(kept, int(0.8 * MEMORY))

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
    """What the listener raises ends the process."""
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
    monkeypatch.setattr(limited, "IDLE", 0.0)

    assert limited.run(os.getpid) != first
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)


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
