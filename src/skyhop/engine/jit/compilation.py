"""Background compilation: other processes write machine code to the disk, and this process loads it.

No call waits for the compiler. An entry runs as plain Python until its machine code exists (`kernel.begin`). The
compiler always chooses the entry that has used the most time as plain Python. The entries that delay people and
bots most are therefore compiled first.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextvars import copy_context
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Self

from skyhop.engine.jit.code_key import code_file, environment, functions_of
from skyhop.engine.jit.functions import FAULT_PREFIX, keep_all, no_collection
from skyhop.engine.kernel import ENTRIES, JIT, Entry

PROCESSES = 2
MAX_CRASHES = 3
"""Maximum number of processes that may crash while they compile one entry. `Compilation` then skips the entry."""
LOW_PRIORITY = 10
"""Increase of the niceness of compiling processes. Without the increase, these processes would slow down a server."""


class Compilation:
    """Compilation of entries in background processes. An entry that fails to compile runs as plain Python.

    `total` and `done` count entries. `lacking` is the number of entries without machine code on the disk at the
    start. `compiled` is the number of these entries that have machine code now. `failures` has one line for each
    entry that the compiler rejected. If the code of a game is wrong, the line is in `faults` instead.
    """

    def __init__(
        self, entries: Iterable[Entry], *, niceness: int = 0, notify: Callable[[Compilation], None] | None = None
    ) -> None:
        """Start the compilation of these entries and call `notify`. After each change, a thread calls `notify` again.

        `niceness` is added to the niceness of the processes that compile.
        """
        self._queued_entries = [entry for entry in entries if JIT and not entry.is_compiled]
        self._lacking: list[Entry] = []
        self._niceness = niceness
        self._notify = notify
        self._lock, self._reporting = threading.Lock(), threading.Lock()
        self._processes: list[_Process] = []
        self._is_closed = False
        self.total = len(self._queued_entries)
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
        """True if every entry is compiled or has failed."""
        return self.done == self.total

    def wait(self) -> None:
        """Wait until every entry is compiled or has failed, or until another thread calls `close`."""
        for thread in self._threads:
            thread.join()

    def close(self) -> None:
        """Stop the compilation. All remaining entries run as plain Python."""
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
        """Load existing machine code from the disk. Then compile the entries that have no machine code."""
        process = _Process(self._niceness)
        with self._lock:
            self._processes.append(process)
        while (entry := self._next(self._queued_entries, process)) is not None:
            self._take(entry)
        while (entry := self._next(self._lacking, process)) is not None:
            self._compile(process, entry)
        process.close()

    def _next(self, entries: list[Entry], process: _Process) -> Entry | None:
        """Return the entry that has delayed its callers longest.

        If no entry has delayed a caller, return the entry that suits `process` best (`_count_familiar`).
        """
        with self._lock:
            if self._is_closed or not entries:
                return None
            others = [each for each in self._processes if each is not process]
            entry = max(entries, key=lambda entry: (entry.seconds, _count_familiar(entry, process, others)))
            entries.remove(entry)
            if entries is self._lacking:
                process.known |= functions_of(entry.py_func).keys()
            return entry

    def _take(self, entry: Entry) -> None:
        try:
            is_there = _load_code(entry)
        except Exception as error:  # noqa: BLE001  after any error, the uncompiled function is used
            return self._end(entry, _join_lines(error))
        if is_there:
            return self._end(entry)
        with self._lock:
            self._lacking.append(entry)
            self.lacking += 1
        return self._report()

    def _compile(self, process: _Process, entry: Entry) -> None:
        try:
            problem = process.compile(entry.address)
            if not problem and not _load_code(entry):
                problem = "its sources have changed since this program was started"
        except Exception as error:  # noqa: BLE001  as above
            problem = _join_lines(error)
        with self._lock:
            self.compiled += not problem
        self._end(entry, problem)

    def _end(self, entry: Entry, problem: str = "") -> None:
        with self._lock:
            self.done += 1
            if problem.startswith(FAULT_PREFIX):
                self.faults.append(problem.removeprefix(FAULT_PREFIX))
            elif problem and not self._is_closed:
                self.failures.append(f"{entry.address}: {problem}")
        self._report()

    def _report(self) -> None:
        with self._reporting:
            if self._notify is not None and not self._is_closed:
                self._notify(self)


def _count_familiar(entry: Entry, process: _Process, others: Iterable[_Process]) -> int:
    """Return how well an entry suits a process, as a number of functions.

    This is the number of the entry's functions that this process has compiled, minus the numbers for the processes
    `others`.
    """
    functions = functions_of(entry.py_func).keys()
    return len(functions & process.known) - sum(len(functions & other.known) for other in others)


def _load_code(entry: Entry) -> bool:
    """Load the machine code of an entry from the disk, and return True.

    If the disk has no such code, return False.
    """
    if not code_file(entry.py_func).exists():
        return False
    with no_collection():
        from skyhop.engine.jit.compiler import machine_code_on_disk  # noqa: PLC0415  imports numba, which takes most of a second

        code = machine_code_on_disk(entry.py_func)
        keep_all()
    if code is not None:
        entry.use(code)
    return code is not None


def _join_lines(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


def _answer(process: subprocess.Popen[str], address: str) -> str:
    """Send the address of an entry to a process. Return its reply. If the process has ended, return an empty text."""
    assert process.stdin is not None  # noqa: S101  for type checkers: it is a pipe
    assert process.stdout is not None  # noqa: S101  as above
    try:
        print(address, file=process.stdin, flush=True)
        return process.stdout.readline()
    except BrokenPipeError:
        return ""


class _Process:
    """Separate process that compiles entries (`skyhop.engine.jit.compile_process`). The first request starts it."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self.known: set[Callable[..., object]] = set()
        self._lock = threading.Lock()
        self._process: subprocess.Popen[str] | None = None
        self._has_ended = False

    def compile(self, address: str) -> str:
        """Compile an entry. Return the reason for a failure, or an empty text after success.

        If the process crashes, for example because memory is short, a new process tries again. At most `MAX_CRASHES`
        processes try.
        """
        ends: list[int] = []
        while len(ends) < MAX_CRASHES:
            with self._lock:
                if self._has_ended:
                    return "the compilation was closed"
                process = self._process = self._process or self._start_process()
            if answer := _answer(process, address):
                return answer.strip()
            with self._lock:
                self._process = None
            process.communicate()
            ends.append(process.returncode)
        return f"the processes that compiled it ended with {', '.join(map(str, ends))}"

    def end(self) -> None:
        """Kill the process. A thread that waits for the process can then continue."""
        with self._lock:
            self._has_ended = True
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        """End the process and close its pipes."""
        self.end()
        if self._process is not None:
            self._process.communicate()

    def _start_process(self) -> subprocess.Popen[str]:
        """Start the process and return it. It runs in its own session, so that Ctrl+C does not reach it."""
        command = [sys.executable, "-P", "-m", "skyhop.engine.jit.compile_process", str(self._niceness)]
        path = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        return subprocess.Popen(  # noqa: S603  starts Python with our own program
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**environment(), **path},
            start_new_session=True,
        )


_DECLARATION = re.compile(r"^(@entry|@kernel|GAME = SimpleGame\(.*)$", re.MULTILINE)


def entries_of(packages: Iterable[str]) -> list[Entry]:
    """Import the modules of these packages that contain kernels, and return the entries of these modules.

    The entries of modules that a match needs come first. The entries of subpackages follow. The result lacks
    entries that a module creates only on request.
    """
    modules = [name for package in packages for name in sorted(_modules(package), key=lambda name: name.count("."))]
    declaring = [name for name in modules if not hasattr(import_module(name), "declare")]
    return [entry for name in declaring for entry in ENTRIES.values() if entry.py_func.__module__ == name]


def entry_at(address: str) -> Entry:
    """Return the entry with an address. First import the module in the address.

    Raise `LookupError` if the entry does not exist. A module that creates entries on request has a function
    `declare(name)`.
    """
    module, _colon, name = address.partition(":")
    imported = import_module(module)
    if address not in ENTRIES and hasattr(imported, "declare"):
        imported.declare(name)
    return ENTRIES[address]


def _modules(package: str) -> Iterator[str]:
    """Yield the names of the modules in a package that contain kernels or a simple game.

    If `package` is the name of a module, yield this name.
    """
    spec = find_spec(package)
    if spec is None:
        return
    for folder in spec.submodule_search_locations or ():
        for path in sorted(Path(folder).rglob("*.py")):
            if _holds_kernels(path):
                yield ".".join((package, *path.relative_to(folder).with_suffix("").parts)).removesuffix(".__init__")
    if spec.submodule_search_locations is None and spec.origin is not None and _holds_kernels(Path(spec.origin)):
        yield package


def _holds_kernels(path: Path) -> bool:
    return bool(_DECLARATION.search(path.read_text("utf-8")))
