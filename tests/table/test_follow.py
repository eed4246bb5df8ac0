"""A backup that follows is, after each look, what a backup made at that moment would be."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import threading
from functools import partial
from pathlib import Path

import pytest
from tests.table.acting import played
from tests.table.merging import merge

from skyhop.table import people, sqlite
from skyhop.table.ages import ages_of
from skyhop.table.backup import BackupError, look_through, restore
from skyhop.table.clock import days_ago
from skyhop.table.folder import KEY, STORE, signing_key
from skyhop.table.follow import Follower
from skyhop.table.live import Live
from skyhop.table.matches import Matches
from skyhop.table.players import forget_guests
from skyhop.table.proofs import keep_proof
from skyhop.table.remarks import Remark, Said
from skyhop.table.seats import Seat
from skyhop.table.store import Store

GUESTS = (Seat("guest", "anna"), Seat("guest", "ben"))


@pytest.fixture
def database() -> str:
    """PostgreSQL has a way of its own."""
    return ""


@pytest.fixture
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("elsewhere") / "kept"


def rows(file: Path) -> list[str]:
    """All that stands in the tables of a store."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return sorted(line for line in connection.iterdump() if line.startswith("INSERT") and "backup_key" not in line)


async def test_all_that_happens_at_a_table_is_in_the_backup_after_the_next_look(
    store: Store, matches: Matches, live: Live, tmp_path: Path, file: Path
) -> None:
    signing_key(tmp_path)
    follower = Follower(tmp_path, file)
    first = rows(file)

    await played(live, 5)
    open_one = await matches.start("balloon-cup", "gravon", (GUESTS[0], Seat("open")), 0)
    assert follower.catch_up()
    assert rows(file) == rows(tmp_path / STORE) != first

    await store.take_seat(open_one.info.id, 1, GUESTS[1])
    await store.offer(live.info.id, live.match.ply, 0, None, [Remark(live.match.ply, 0, Said.OFFERED)])
    short = await matches.start("balloon-cup", "gravon", GUESTS, 0)
    await short.resign(0, short.match.ply)
    assert follower.catch_up()
    assert rows(file) == rows(tmp_path / STORE)

    await played(live, 500)
    assert follower.catch_up()
    assert rows(file) == rows(tmp_path / STORE)
    assert not follower.catch_up()
    assert look_through(file).matches == 3


async def test_players_and_their_proofs_and_whom_they_are_merged_into_are_in_the_backup_too(
    store: Store, matches: Matches, live: Live, tmp_path: Path, file: Path
) -> None:
    over = await matches.start("balloon-cup", "gravon", (GUESTS[1], Seat("bot", "random")), 0)
    await over.resign(0, over.match.ply)
    await people.keep_player(store, "ben:1", "ben", "Ben")
    follower = Follower(tmp_path, file)

    await people.keep_player(store, "carl:1", "carl", None)
    await store.write(partial(keep_proof, proof="ben:2", player="ben", follows="ben:1"))
    assert follower.catch_up()
    assert rows(file) == rows(tmp_path / STORE)

    await merge(matches, "ben", "anna")
    assert [seat.player for seat in live.seats] == ["anna", "anna"]
    assert follower.catch_up()
    assert rows(file) == rows(tmp_path / STORE)
    look_through(file)

    await store.write(partial(forget_guests, before=days_ago(-1)))
    assert follower.catch_up()
    assert rows(file) == rows(tmp_path / STORE)
    assert "carl" not in "".join(rows(file))


async def test_what_was_forgotten_leaves_the_backup_too(
    store: Store, live: Live, matches: Matches, tmp_path: Path, file: Path
) -> None:
    await played(live, 500)
    kept = await matches.start("balloon-cup", "gravon", GUESTS, 0)
    follower = Follower(tmp_path, file)
    await asyncio.sleep(0.002)

    await store.forget([live.info.id], ages_of(30, 30, 0))
    await asyncio.to_thread(sqlite.shrink, tmp_path / STORE)
    follower.catch_up()

    assert rows(file) == rows(tmp_path / STORE)
    assert kept.info.id in "".join(rows(file))
    assert live.info.id not in "".join(rows(file))


async def test_looks_amid_writing_find_nothing_by_halves(matches: Matches, tmp_path: Path, file: Path) -> None:
    lives = [await matches.start("balloon-cup", "rio-grande", GUESTS, 0) for _match in range(4)]
    follower, looks, is_over = Follower(tmp_path, file), list[int](), threading.Event()

    def look() -> None:
        while not is_over.is_set():
            follower.catch_up()
            looks.append(look_through(file).entries)

    looking = asyncio.create_task(asyncio.to_thread(look))
    await asyncio.gather(*(played(live, 60) for live in lives))
    is_over.set()
    await looking
    follower.catch_up()

    assert len(set(looks)) > 2
    assert looks == sorted(looks)
    assert rows(file) == rows(tmp_path / STORE)


@pytest.mark.usefixtures("live")
async def test_a_table_whose_disk_is_lost_and_that_begins_anew_takes_nothing_from_the_backup(
    tmp_path: Path, file: Path
) -> None:
    signing_key(tmp_path)
    follower = Follower(tmp_path, file)
    before = rows(file)
    lost = tmp_path / "lost"
    lost.mkdir()
    for name in (STORE, f"{STORE}-wal", f"{STORE}-shm", KEY):
        shutil.move(tmp_path / name, lost)

    with pytest.raises(BackupError, match="is gone"):
        follower.catch_up()
    sqlite.prepare(tmp_path / STORE)
    with pytest.raises(BackupError, match="another one is in its place"):
        follower.catch_up()
    signing_key(tmp_path)
    with pytest.raises(BackupError, match="backup of another table"):
        Follower(tmp_path, file)

    assert rows(file) == before


async def test_a_follower_that_is_cut_off_amid_a_look_leaves_a_backup_that_comes_back(
    live: Live, tmp_path: Path, file: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """What SQLite had begun to write lies beside it and is taken back."""
    follower = Follower(tmp_path, file)
    before = rows(file)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA cache_spill = 1")
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE entries SET text = 'half of it'")
        cut = tmp_path_factory.mktemp("cut")
        for path in file.parent.iterdir():
            shutil.copy(path, cut)
        connection.rollback()
    back = tmp_path_factory.mktemp("back")

    restore(cut / "kept", back)
    await played(live, 1)
    follower.catch_up()

    assert (cut / "kept-journal").exists()
    assert rows(back / STORE) == before


async def test_a_look_opens_no_store_in_which_nothing_has_happened(
    live: Live, tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    follower = Follower(tmp_path, file)
    with monkeypatch.context() as without:
        without.delattr("skyhop.table.follow.opened_file")
        assert not follower.catch_up()

    await played(live, 1)
    assert follower.catch_up()
