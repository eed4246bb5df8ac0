"""Tests of worker processes: together they give the same results as one process, and they end with it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from skyhop import worker_processes
from skyhop.worker_processes import STOPPED, mapping

LONGEST = 30.0
"""Seconds in which a process must have noticed that its parent is gone."""
PROGRAM = """
import sys, time
from tests.package.test_worker_processes import marked
from skyhop.worker_processes import mapping
if __name__ == "__main__":
    with mapping(2) as mapped:
        list(mapped(marked, [sys.argv[1]] * 8))
"""


def marked(folder: str) -> None:
    """Create a file named by the id of this process. Then sleep longer than any test takes."""
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(600)


def is_there(process: int) -> bool:
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return ") Z " not in status


@pytest.mark.parametrize("number", [1, pytest.param(2, marks=pytest.mark.process)])
def test_results_come_in_the_order_of_the_values(number: int) -> None:
    with mapping(number) as mapped:
        assert list(mapped(abs, range(-5, 5))) == [5, 4, 3, 2, 1, 0, 1, 2, 3, 4]


def test_what_nobody_asks_for_any_more_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """The values are endless; threads stand for processes."""
    monkeypatch.setattr(worker_processes, "ProcessPoolExecutor", lambda number, *_given: ThreadPoolExecutor(number))
    is_over, begun = Event(), set[int]()

    def noted(value: int) -> int:
        begun.add(value)
        if value:
            is_over.wait(LONGEST)
        return value

    with mapping(2) as mapped:
        assert list(mapped(abs, range(-2, 9))) == [2, 1, *range(9)]
        results = mapped(noted, count())
        assert next(results) == 0
        results.close()
        is_over.set()

    assert begun <= {0, 1, 2}


@pytest.mark.process
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked for in /proc")
def test_whoever_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    folder = tmp_path / "processes"
    folder.mkdir()
    parent = subprocess.Popen([sys.executable, program, folder], env={**os.environ, "PYTHONPATH": str(Path.cwd())})
    try:
        wait_until(lambda: len(list(folder.iterdir())) == 2)
    finally:
        parent.kill()
        parent.wait()

    wait_until(lambda: not any(is_there(int(each.name)) for each in folder.iterdir()))


def wait_until(is_so: Any) -> None:  # noqa: ANN401  a question
    end = time.monotonic() + LONGEST
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_process_ends_as_soon_as_its_parent_has(monkeypatch: pytest.MonkeyPatch) -> None:
    is_over, told, ended = Event(), Event(), list[int]()

    class Parent:
        def join(self) -> None:
            is_over.wait()

    def exited(code: int) -> None:
        ended.append(code)
        told.set()

    monkeypatch.setattr(worker_processes, "parent_process", Parent)
    monkeypatch.setattr(os, "_exit", exited)
    worker_processes.begin_process()
    assert ended == []
    is_over.set()
    told.wait(LONGEST)

    assert ended == [STOPPED]
