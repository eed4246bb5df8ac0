"""Tests of the compilation of entries in other processes. An entry stays uncompiled if its compilation fails."""

from __future__ import annotations

import importlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from tests.amount import in_turn

from skyhop.engine import kernel as kernels
from skyhop.engine.jit import compilation, compile_process
from skyhop.engine.jit.code_key import VARIABLE, code_folder
from skyhop.engine.jit.compilation import Compilation, entries_of
from skyhop.engine.kernel import JIT, Entry, FirstCall, begin
from skyhop.engine.record import records

pytestmark = [pytest.mark.every_python, pytest.mark.skipif(not JIT, reason="nothing is compiled")]

SOURCE = """
from skyhop.engine.kernel import entry

@entry
def doubled(number: int) -> int:
    return 2 * number

@entry
def halved(number: int) -> int:
    return number // 2
"""
WRONG = """
@entry
def counted(names: list[str]) -> int:
    return len(names)
"""
RECORDS = """
from skyhop.engine.kernel import entry, kernel
from skyhop.engine.record import Many, Record

class Open(Record):
    turn: int

class State(Open):
    secret: int

@kernel
def turn_of(table: Open) -> int:
    return table.turn

@entry
def turned(states: Many[State]) -> int:
    return turn_of(states[0])
"""
STOPS_ONCE = """
import os, pathlib, sys, time

if sys.argv[0].endswith("compile_process.py") and not (marker := pathlib.Path("{marker}")).exists():
    marker.write_text(str(os.getpid()) + "\\n")
    time.sleep(60)
"""
"""Beginning of a module that blocks the first process which compiles from it."""
ENDS_ITSELF = """
import os, signal, sys

if sys.argv[0].endswith("compile_process.py"):
    with open("{marker}", "a") as file:
        print(os.getpid(), file=file)
    os.kill(os.getpid(), signal.SIGKILL)
"""
"""Beginning of a module that kills every process which compiles from it."""
LONG = """
import sys
from skyhop.engine.jit.compilation import Compilation
from skyhop.engine.jit.compilation import entries_of

compilation = Compilation(entries_of(["skyhop.games"]))
while not all(process._process for process in compilation._processes):
    pass
print(*[process._process.pid for process in compilation._processes], flush=True)
sys.stdin.read()
"""
"""Program that compiles for a long time, prints the processes that do it, and ends with its input."""
SHORT = """
from skyhop.engine.jit.code_key import VARIABLE, code_folder
from skyhop.engine.jit.compilation import Compilation
from skyhop.engine.jit.compilation import entries_of

with Compilation(entries_of(["{module}"])) as compilation:
    compilation.wait()
print(code_folder(), compilation.total, compilation.done, compilation.lacking, compilation.compiled)
print(*compilation.failures)
"""


@pytest.fixture(autouse=True)
def uncompiled(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """State without machine code, in the process and on the disk."""
    before = kernels._begin
    begin(FirstCall.UNCOMPILED)
    monkeypatch.setenv(VARIABLE, str(tmp_path_factory.mktemp("cache")))
    code_folder.cache_clear()
    yield
    code_folder.cache_clear()
    begin(before)


Written = Callable[[str], ModuleType]


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Written]:
    """Function that writes a module and imports it, as a new process does."""
    monkeypatch.syspath_prepend(tmp_path)
    # Two versions may have the same time and the same length, so Python could use old bytecode.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    name = f"entries_{tmp_path.name}"

    def imported(source: str) -> ModuleType:
        sys.modules.pop(name, None)
        (tmp_path / f"{name}.py").write_text(source)
        importlib.invalidate_caches()
        return importlib.import_module(name)

    yield imported
    sys.modules.pop(name, None)


def entries(module: ModuleType) -> dict[str, Entry]:
    return {found.__name__: found for found in entries_of([module.__name__])}  # type: ignore[attr-defined]  # as of the function


def compiled(module: ModuleType) -> Compilation:
    with Compilation(entries(module).values()) as made:
        made.wait()
    return made


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def have_ended(processes: list[int]) -> bool:
    """Wait at most 20 seconds until no process is running. Return True if none is."""
    deadline = time.monotonic() + 20
    while any(map(is_running, processes)) and time.monotonic() < deadline:
        time.sleep(0.02)
    return not any(map(is_running, processes))


def program(source: str, **environment: str) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-c", source], env={**os.environ, **environment}, stdin=pipe, stdout=pipe, text=True
    )


def test_machine_code_takes_the_place_of_what_is_written(written: Written) -> None:
    module = written(SOURCE)
    before = (module.doubled(21), module.halved(21))
    made = compiled(module)

    assert (module.doubled(21), module.halved(21)) == before == (42, 10)
    assert all(found.is_compiled for found in entries(module).values())
    assert (made.is_done, made.total, made.lacking, made.compiled, made.failures) == (True, 2, 2, 2, [])


def test_what_lies_on_the_disk_is_taken_and_not_compiled_again(written: Written) -> None:
    compiled(written(SOURCE))
    again = written(SOURCE)
    made = compiled(again)

    assert all(found.is_compiled for found in entries(again).values())
    assert (made.is_done, made.lacking, made.compiled) == (True, 0, 0)


@pytest.mark.parametrize("damage", in_turn([None, b"", b"nonsense"], 3))  # cut, empty, nonsense
def test_what_is_damaged_on_the_disk_is_compiled_again(written: Written, damage: bytes | None) -> None:
    compiled(written(SOURCE))
    files = list(code_folder().iterdir())
    for file in files:
        file.write_bytes(file.read_bytes()[:-9] if damage is None else damage)
    again = compiled(written(SOURCE))
    module = written(SOURCE)
    third = compiled(module)

    assert (len(files), again.compiled, again.failures) == (2, 2, [])
    assert (third.lacking, module.doubled(21), module.halved(21)) == (0, 42, 10)


def test_what_is_compiled_already_is_left_alone(written: Written) -> None:
    module = written(SOURCE)
    compiled(module)

    assert (compiled(module).total, compiled(module).is_done) == (0, True)


def test_what_cannot_be_compiled_is_told_and_goes_on_as_it_is_written(written: Written) -> None:
    module = written(SOURCE + WRONG)
    made = compiled(module)

    assert module.counted(["a", "b"]) == 2
    assert (made.is_done, made.compiled) == (True, 2)
    assert [failure.partition(" is no type")[0] for failure in made.failures] == [
        f"{module.__name__}:counted: TypeError: list[str]"
    ]


def test_what_was_made_of_other_sources_is_not_taken(
    written: Written, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The name of a file depends on its sources. A process that finds changed sources writes another file.
    monkeypatch.setattr(compilation, "environment", lambda: {**os.environ, VARIABLE: str(tmp_path)})
    module = written(SOURCE)
    made = compiled(module)

    assert (module.doubled(21), made.compiled) == (42, 0)
    assert [failure.partition(": ")[2] for failure in made.failures] == [
        "its sources have changed since this program was started"
    ] * 2


def test_the_process_says_in_one_line_why_it_could_not_compile(written: Written) -> None:
    module = written(SOURCE + WRONG)
    name = module.__name__

    assert compile_process._compile_entry(f"{name}:doubled") == ""
    assert entries(module)["doubled"].is_compiled
    assert compile_process._compile_entry(f"{name}:counted").startswith("TypeError: list[str] is no type")
    assert compile_process._compile_entry(f"{name}:no_such").startswith("KeyError: ")


def test_a_kernel_takes_a_record_for_the_one_that_it_begins_with(written: Written) -> None:
    module = written(RECORDS)
    states = records(module.State, 1)
    states["turn"] = 3
    before = module.turned(states)

    assert compile_process._compile_entry(f"{module.__name__}:turned") == ""
    assert module.turned(states) == before == 3


def test_after_closing_nothing_is_compiled_any_more() -> None:
    process = compilation._Process(0)
    process.end()

    assert process.compile("skyhop.games.balloon_cup.kernels:step") == "the compilation was closed"


def test_machine_code_that_cannot_be_taken_is_told(written: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_entry: Entry) -> bool:
        if compilation_is_over.is_set():
            raise OSError("the disk is gone")
        return False

    compilation_is_over = threading.Event()
    compile_ = compilation._Process.compile

    def compile_then(process: compilation._Process, address: str) -> str:
        compilation_is_over.set()
        return compile_(process, address)

    monkeypatch.setattr(compilation, "PROCESSES", 1)
    monkeypatch.setattr(compilation, "_load_code", broken)
    monkeypatch.setattr(compilation._Process, "compile", compile_then)
    made = compiled(written(SOURCE))

    assert (made.is_done, made.compiled) == (True, 0)
    assert all(failure.endswith("OSError: the disk is gone") for failure in made.failures)


def test_where_most_time_was_spent_comes_first(written: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "PROCESSES", 1)
    found = entries(written(SOURCE))
    found["doubled"].seconds, found["halved"].seconds = 0.1, 0.2
    order: list[list[str]] = []

    def told(_made: Compilation) -> None:
        order.append([name for name, one in found.items() if one.is_compiled])

    with Compilation(found.values(), notify=told) as made:
        made.wait()

    assert order == [[], [], [], ["halved"], ["doubled", "halved"]]


def wait_for_process(marker: Path) -> int:
    """Wait until a compiling process has written its number. Return the number."""
    ends = time.monotonic() + 60
    while not (marker.exists() and marker.read_text().endswith("\n")):
        assert time.monotonic() < ends
        time.sleep(0.01)
    return int(marker.read_text())


def test_what_a_process_was_compiling_when_it_was_killed_another_compiles(
    tmp_path: Path, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compilation, "PROCESSES", 1)
    marker = tmp_path / "process"
    found = entries(written(STOPS_ONCE.format(marker=str(marker)) + SOURCE))

    with Compilation(found.values()) as made:
        first = wait_for_process(marker)
        os.kill(first, signal.SIGKILL)
        made.wait()
        assert made._processes[0]._process is None or made._processes[0]._process.pid != first

    assert (made.done, made.compiled, made.failures) == (2, 2, [])
    assert all(entry.is_compiled for entry in found.values())


def test_what_kills_every_process_is_given_up_and_told(
    tmp_path: Path, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compilation, "PROCESSES", 1)
    marker = tmp_path / "processes"
    module = written(ENDS_ITSELF.format(marker=str(marker)) + SOURCE)

    made = compiled(module)

    assert (made.done, made.compiled, len(marker.read_text().split())) == (2, 0, 2 * compilation.MAX_CRASHES)
    assert len(made.failures) == 2
    assert all(failure.endswith("the processes that compiled it ended with -9, -9, -9") for failure in made.failures)
    assert module.doubled(4) == 8


def test_closing_ends_the_processes_and_leaves_the_rest_as_it_is_written() -> None:
    found = entries_of(["skyhop.games"])
    fresh = [Entry(each.py_func) for each in found]
    told: list[bool] = []
    made = Compilation(fresh, notify=lambda _made: told.append(True))
    made.close()
    count = len(told)

    assert not any(thread.is_alive() for thread in made._threads)
    assert len(told) == count
    assert made.done <= made.total == len(found)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no list of processes to look into")
@pytest.mark.parametrize("how", in_turn([signal.SIGKILL, signal.SIGTERM, signal.SIGINT], 3))
def test_the_processes_end_with_the_program_however_it_ends(tmp_path: Path, how: signal.Signals) -> None:
    with program(LONG, SKYHOP_CACHE=str(tmp_path)) as started:
        assert started.stdout is not None
        processes = [int(word) for word in started.stdout.readline().split()]
        were_running = all(map(is_running, processes))
        started.send_signal(how)

    assert (len(processes), were_running) == (compilation.PROCESSES, True)
    assert have_ended(processes)


@pytest.mark.slow
def test_where_nothing_can_be_kept_it_is_compiled_for_this_run(tmp_path: Path, written: Written) -> None:
    taken = tmp_path / "file"
    taken.write_text("a file, not a folder")
    module = written(SOURCE)
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    with program(SHORT.format(module=module.__name__), SKYHOP_CACHE=str(taken), PYTHONPATH=path) as started:
        printed, _nothing = started.communicate()
    folder, *counts = printed.splitlines()[0].split()

    assert (counts, printed.splitlines()[1:]) == (["2", "2", "2", "2"], [""])
    assert not folder.startswith(str(tmp_path))
    assert not Path(folder).exists()


def test_two_processes_give_one_name_to_the_same_code_and_to_no_other(tmp_path: Path, written: Written) -> None:
    module = written(SOURCE)
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    files: list[set[str]] = []
    for run, name in enumerate(("doubled", "doubled", "halved")):
        cache = tmp_path / f"cache-{run}"
        compile_one = f"from {module.__name__} import {name}; {name}.compile()"
        with program(compile_one, SKYHOP_CACHE=str(cache), PYTHONPATH=path):
            pass
        files.append({found.name for found in cache.rglob("*") if found.is_file()})

    assert [len(found) for found in files] == [1, 1, 1]
    assert files[0] == files[1] != files[2]
