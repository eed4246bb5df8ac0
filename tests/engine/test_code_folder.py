"""Tests of the folder of machine code. It is temporary if no folder for it can be written to."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from skyhop.engine.jit import code_key as folders
from skyhop.files import PART_SUFFIX

pytestmark = pytest.mark.every_python

KEEPING = """
from skyhop.engine.jit.code_key import code_folder, keep_code

versions = [eval(f"lambda: {number}", {"__name__": "versions"}) for number in range(100)]
code_folder()
print("ready", flush=True)
input()
for version in versions:
    keep_code(version, b"code")
"""
"""Program that stores many versions of an entry."""


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Temporary folders of this process, initially none."""
    made: list[str] = []
    monkeypatch.setattr(folders, "_TEMPORARY", made)
    folders.code_folder.cache_clear()
    yield made
    folders.code_folder.cache_clear()


def test_a_folder_that_can_be_written_to_is_used_and_stays(
    kept: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(folders.VARIABLE, str(tmp_path))

    found = folders.code_folder()
    folders.remove_temporary()

    assert found.parent.parent == tmp_path
    assert found.is_dir()
    assert kept == []


def test_where_nothing_can_be_kept_the_folder_is_a_temporary_one_that_goes(
    kept: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("a file, not a folder")
    monkeypatch.setenv(folders.VARIABLE, str(tmp_path / "file"))

    found = folders.code_folder()
    was_there = found.is_dir()
    folders.remove_temporary()

    assert [str(found.parent.parent)] == kept
    assert was_there
    assert not Path(kept[0]).exists()


def test_a_process_started_from_here_keeps_its_code_in_the_same_folder(
    kept: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(folders.VARIABLE, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    found = folders.code_folder()

    monkeypatch.setenv(folders.VARIABLE, folders.environment()[folders.VARIABLE])
    folders.code_folder.cache_clear()

    assert folders.code_folder() == found
    assert kept == []


def versions_of_a_function(count: int) -> list[Callable[[], int]]:
    """Return functions with the same name and module, but with different results."""
    return [eval(f"lambda: {number}", {"__name__": "versions"}) for number in range(count)]  # noqa: S307  our own text


def test_of_the_versions_of_an_entry_the_oldest_go(
    kept: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(folders.VARIABLE, str(tmp_path))
    for number, function in enumerate(versions_of_a_function(folders.KEPT_VERSIONS + 3)):
        folders.keep_code(function, b"code")
        os.utime(folders.code_file(function), (number, number))
    times = sorted(path.stat().st_mtime for path in folders.code_folder().iterdir())

    assert times == list(range(3, folders.KEPT_VERSIONS + 3))
    assert kept == []


def test_of_a_kernel_apart_a_version_is_all_its_types(
    kept: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(folders.VARIABLE, str(tmp_path))
    names, all_types = [], [str(number) for number in range(folders.KEPT_VERSIONS + 1)]
    for number, function in enumerate(versions_of_a_function(folders.KEPT_VERSIONS + 1)):
        names.append({folders.code_file(function, types).name for types in all_types})
        for types in all_types:
            folders.keep_code(function, b"code", types)
            os.utime(folders.code_file(function, types), (number, number))

    assert {path.name for path in folders.code_folder().iterdir()} == set.union(*names[1:])
    assert kept == []


def test_what_another_process_still_writes_stays(
    kept: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(folders.VARIABLE, str(tmp_path))
    versions = versions_of_a_function(folders.KEPT_VERSIONS + 1)
    file = folders.code_file(versions[0])
    part = file.with_name(f"{file.name}.1{PART_SUFFIX}")
    part.write_bytes(b"co")
    os.utime(part, (0, 0))
    for function in versions:
        folders.keep_code(function, b"code")

    assert part.read_bytes() == b"co"
    assert kept == []


@pytest.mark.process
def test_two_processes_keep_versions_of_one_entry_and_remove_the_oldest(tmp_path: Path) -> None:
    started = [
        subprocess.Popen(
            [sys.executable, "-c", KEEPING],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, folders.VARIABLE: str(tmp_path)},
        )
        for _process in range(2)
    ]
    for process in started:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
    for process in started:
        assert process.stdin
        process.stdin.write("begin\n")
        process.stdin.flush()

    assert [process.communicate()[1] for process in started] == ["", ""]
    assert 0 < len(list(tmp_path.rglob("versions*"))) <= folders.KEPT_VERSIONS


@pytest.mark.parametrize("name", ["code_key.py", "compiler.py", "kernel_compiler.py"])
def test_another_compiler_makes_another_folder(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before, read = folders._conditions(), Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + b"#" * (path.name == name))

    assert folders._conditions() != before


@pytest.mark.parametrize(
    ("variable", "value"), [("NUMBA_BOUNDSCHECK", "1"), ("NUMBA_OPT", "1"), ("NUMBA_CPU_NAME", "generic")]
)
def test_what_the_compiler_is_told_makes_another_folder(
    kept: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    monkeypatch.setenv(folders.VARIABLE, str(tmp_path))
    before = folders.code_folder()
    folders.code_folder.cache_clear()
    monkeypatch.setenv(variable, value)

    assert folders.code_folder() != before
    assert folders.code_folder().parent == before.parent
    assert kept == []
