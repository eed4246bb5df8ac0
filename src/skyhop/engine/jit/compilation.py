"""Compiling beside play: other processes fill the disk with machine code, and this one takes it from there.

Nobody waits: until its machine code is there, an entry runs as it is written (`kernel.begin`). The entry in which most
time was spent so far comes next, so that a game that somebody has just begun goes before the others by itself, and in
it what its players, and the bots against them, wait for longest.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from contextvars import copy_context
from typing import Any, Self

from skyhop.engine.jit.code_key import code_file, environment, functions_of
from skyhop.engine.jit.functions import FAULT, keep_all, no_collection
from skyhop.engine.kernel import JIT, Entry

PROCESSES = 2
ATTEMPTS = 3
"""So many processes may end while they compile an entry, before it is given up."""
LOW_PRIORITY = 10
"""What is added to the niceness of the processes where people play meanwhile."""


class Compilation:
    """Entries on the way from what is written to machine code; those that fail go on as they are written.

    `total` and `done` count them. Of these, `lacking` had no machine code on the disk, as far as is known by now, and
    `compiled` of them have been compiled since. `failures` says, a line each, why others could not be; where it is a
    game's own code, `faults` says so instead.
    """

    def __init__(
        self, entries: Iterable[Entry], *, niceness: int = 0, told: Callable[[Compilation], None] | None = None
    ) -> None:
        """Begin at once; `told` is called now, and in a thread of this one's whenever there is news."""
        self._untried = [entry for entry in entries if JIT and not entry.is_compiled]
        self._lacking: list[Entry] = []
        self._niceness = niceness
        self._told = told
        self._lock, self._reporting = threading.Lock(), threading.Lock()
        self._processes: list[_Process] = []
        self._is_closed = False
        self.total = len(self._untried)
        self.lacking = self.done = self.compiled = 0
        self.failures: list[str] = []
        self.faults: list[str] = []
        threads = range(min(PROCESSES, self.total))
        self._threads = [
            threading.Thread(target=copy_context().run, args=(self._work,), name="compilation", daemon=True)
            for _number in threads
        ]
        self._report()
        for thread in self._threads:
            thread.start()

    @property
    def is_done(self) -> bool:
        """Say whether all have been tried."""
        return self.done == self.total

    def wait(self) -> None:
        """Wait until all have been tried, or it is closed."""
        for thread in self._threads:
            thread.join()

    def close(self) -> None:
        """Leave all that has not been compiled yet as it is written."""
        with self._lock:
            self._is_closed = True
            processes = list(self._processes)
        for process in processes:
            process.end()
        self.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def _work(self) -> None:
        """Take from the disk what is there, and then compile the rest."""
        process = _Process(self._niceness)
        with self._lock:
            self._processes.append(process)
        while (entry := self._next(self._untried, process)) is not None:
            self._take(entry)
        while (entry := self._next(self._lacking, process)) is not None:
            self._compile(process, entry)
        process.close()

    def _next(self, entries: list[Entry], process: _Process) -> Entry | None:
        """Choose the entry that people have waited for longest, or else one whose kernels this process knows best."""
        with self._lock:
            if self._is_closed or not entries:
                return None
            others = [each for each in self._processes if each is not process]
            entry = max(entries, key=lambda entry: (entry.seconds, _familiarity(entry, process, others)))
            entries.remove(entry)
            if entries is self._lacking:
                process.known |= functions_of(entry.py_func).keys()
            return entry

    def _take(self, entry: Entry) -> None:
        try:
            is_there = _taken(entry)
        except Exception as error:  # noqa: BLE001  whatever it is, the function goes on as it is written
            return self._end(entry, _sentence(error))
        if is_there:
            return self._end(entry)
        with self._lock:
            self._lacking.append(entry)
            self.lacking += 1
        return self._report()

    def _compile(self, process: _Process, entry: Entry) -> None:
        try:
            problem = process.compile(entry.address)
            if not problem and not _taken(entry):
                problem = "its sources have changed since this program was started"
        except Exception as error:  # noqa: BLE001  as above
            problem = _sentence(error)
        with self._lock:
            self.compiled += not problem
        self._end(entry, problem)

    def _end(self, entry: Entry, problem: str = "") -> None:
        with self._lock:
            self.done += 1
            if problem.startswith(FAULT):
                self.faults.append(problem.removeprefix(FAULT))
            elif problem and not self._is_closed:
                self.failures.append(f"{entry.address}: {problem}")
        self._report()

    def _report(self) -> None:
        with self._reporting:
            if self._told is not None and not self._is_closed:
                self._told(self)


def _familiarity(entry: Entry, process: _Process, others: Iterable[_Process]) -> int:
    """Count the functions of an entry that a process has compiled already, less those that others have."""
    functions = functions_of(entry.py_func).keys()
    return len(functions & process.known) - sum(len(functions & other.known) for other in others)


def _taken(entry: Entry) -> bool:
    """Use the machine code that lies on the disk; say whether some does."""
    if not code_file(entry.py_func).exists():
        return False
    with no_collection():
        from skyhop.engine.jit.compiler import machine_code_on_disk  # noqa: PLC0415  it imports numba, most of a second

        code = machine_code_on_disk(entry.py_func)
        keep_all()
    if code is not None:
        entry.use(code)
    return code is not None


def _sentence(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


def _answer(process: subprocess.Popen[str], address: str) -> str:
    """Ask a process to compile an entry; give the line that it answers, empty where it has ended."""
    assert process.stdin is not None  # noqa: S101  for the type: they are pipes
    assert process.stdout is not None  # noqa: S101  as above
    try:
        print(address, file=process.stdin, flush=True)
        return process.stdout.readline()
    except BrokenPipeError:
        return ""


class _Process:
    """A process that compiles onto the disk (`core.engine.compile_process`), started when it is first asked to."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self.known: set[Callable[..., Any]] = set()
        self._lock = threading.Lock()
        self._process: subprocess.Popen[str] | None = None
        self._has_ended = False

    def compile(self, address: str) -> str:
        """Have an entry compiled; give the reason why it could not be, empty if it was.

        Where the process ends meanwhile, killed for its memory perhaps, another one tries it, a few times.
        """
        ends: list[int] = []
        while len(ends) < ATTEMPTS:
            with self._lock:
                if self._has_ended:
                    return "the compilation was closed"
                process = self._process = self._process or self._started()
            if answer := _answer(process, address):
                return answer.strip()
            with self._lock:
                self._process = None
            process.communicate()
            ends.append(process.returncode)
        return f"the processes that compiled it ended with {', '.join(map(str, ends))}"

    def end(self) -> None:
        """End it now, whatever it does, for whoever waits for it in another thread."""
        with self._lock:
            self._has_ended = True
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        """End it and let go of its pipes."""
        self.end()
        if self._process is not None:
            self._process.communicate()

    def _started(self) -> subprocess.Popen[str]:
        """Start it apart from the terminal: Ctrl+C is for the program that people see, which ends this one."""
        command = [sys.executable, "-P", "-m", "skyhop.engine.jit.compile_process", str(self._niceness)]
        path = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        return subprocess.Popen(  # noqa: S603  this Python and our own program
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**environment(), **path},
            start_new_session=True,
        )
