"""Machine code lies where it can be kept, and in a temporary folder where that is nowhere."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from skyhop.core.engine import code_folder as folders


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The temporary folders of this process, none to begin with."""
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
    """Functions of one name and module that do not do the same."""
    return [eval(f"lambda: {number}", {"__name__": "versions"}) for number in range(count)]  # noqa: S307  our own text


def test_of_the_versions_of_an_entry_the_oldest_go(
    kept: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(folders.VARIABLE, str(tmp_path))
    for number, function in enumerate(versions_of_a_function(folders.KEPT + 3)):
        folders.keep_code(function, b"code")
        os.utime(folders.code_file(function), (number, number))
    times = sorted(path.stat().st_mtime for path in folders.code_folder().iterdir())

    assert times == list(range(3, folders.KEPT + 3))
    assert kept == []


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
