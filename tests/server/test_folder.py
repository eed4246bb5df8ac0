"""Tests of the data folder: only its owner has access, and only one server at a time uses it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from skyhop.server.store.data_folder import (
    LOCK,
    STORE,
    DamagedKey,
    FolderTaken,
    create_data_folder,
    load_signing_key,
    lock_data_folder,
)
from skyhop.server.store.store import open_store

PROGRAM = """
import sys
from pathlib import Path
from skyhop.server.store.data_folder import lock_data_folder
with lock_data_folder(Path(sys.argv[1])):
    print('claimed', flush=True)
    sys.stdin.read()
"""


def test_a_folder_has_one_table_at_a_time(tmp_path: Path) -> None:
    with lock_data_folder(tmp_path):
        with (
            pytest.raises(FolderTaken, match=rf"process {os.getpid()}.*{tmp_path}.*--data"),
            lock_data_folder(tmp_path),
        ):
            pass
        (tmp_path / "other").mkdir()
        with lock_data_folder(tmp_path / "other"):
            pass
    with lock_data_folder(tmp_path):
        assert (tmp_path / LOCK).read_text() == f"{os.getpid()}\n"


def test_a_table_that_was_killed_keeps_nobody_out(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "claimed\n"
        with pytest.raises(FolderTaken, match=f"process {other.pid}"), lock_data_folder(tmp_path):
            pass
        other.kill()
        other.wait()

    with lock_data_folder(tmp_path):
        pass


def test_the_key_is_drawn_once_and_its_owners_alone(tmp_path: Path) -> None:
    key = load_signing_key(tmp_path)

    assert key == load_signing_key(tmp_path)
    assert (len(key), (tmp_path / "key").stat().st_mode & 0o777) == (32, 0o600)


@pytest.fixture
def usual_rights() -> Iterator[None]:
    """Let new files be readable by all, as on most machines."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("usual_rights")
@pytest.mark.parametrize("is_old", [False, True])
async def test_nobody_else_reads_the_store_or_its_logs(tmp_path: Path, *, is_old: bool) -> None:
    folder = create_data_folder(tmp_path / "data")
    names = [STORE, f"{STORE}-wal", f"{STORE}-shm"]
    opened = await open_store(folder)
    await opened.load("any")
    if is_old:
        for name in names:
            (folder / name).chmod(0o644)
        await (await open_store(folder)).close()

    rights = {name: (folder / name).stat().st_mode & 0o777 for name in names}
    await opened.close()

    assert rights == dict.fromkeys(names, 0o600)


@pytest.mark.usefixtures("usual_rights")
@pytest.mark.parametrize(("others", "rights"), [([], 0o700), (["key", STORE], 0o700), (["letters"], 0o755)])
def test_a_folder_of_the_table_alone_is_its_owners_alone(tmp_path: Path, others: list[str], rights: int) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    for name in others:
        (folder / name).touch()

    create_data_folder(folder)

    assert folder.stat().st_mode & 0o777 == rights


def test_the_folder_is_chosen_then_named_then_the_users_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKYHOP_DATA", str(tmp_path / "named"))

    assert [tmp_path / "chosen", tmp_path / "named"] == [create_data_folder(tmp_path / "chosen"), create_data_folder()]


def test_a_key_that_was_cut_is_refused_since_anybody_could_sign_with_it(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"")

    with pytest.raises(DamagedKey, match="is damaged"):
        load_signing_key(tmp_path)


@pytest.mark.usefixtures("usual_rights")
def test_a_key_that_was_copied_by_hand_is_made_private(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"k" * 32)

    load_signing_key(tmp_path)

    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


async def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    folder = create_data_folder(tmp_path / "what?mode=ro")

    store = await open_store(folder)
    await store.check()
    await store.close()

    assert (folder / STORE).stat().st_size > 0
    assert not (tmp_path / "what").exists()
