"""Tests of following backups: after each update, the copy equals a new backup."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.server.acting import played
from tests.server.golden_store import FOLDER
from tests.server.merging import merge

from skyhop.server.accounts import new_codes, open_account, read_account, use_code
from skyhop.server.backup.backup import BackupError, restore, validate_backup
from skyhop.server.backup.replication import Follower
from skyhop.server.match_registry import MatchRegistry, delete_person
from skyhop.server.matches.commands import Resign, Say, Sit
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, Propose
from skyhop.server.matches.retention import RetentionPolicy
from skyhop.server.players.moderation import block
from skyhop.server.players.players import forget_guests
from skyhop.server.players.sessions import keep_proof
from skyhop.server.remarks import Phrase
from skyhop.server.schema import ENTRIES, METADATA
from skyhop.server.seats import Seat
from skyhop.server.store import sqlite
from skyhop.server.store.data_folder import KEY, STORE, load_signing_key
from skyhop.server.store.store import Store, keep_player, open_store
from skyhop.server.timestamps import days_ago

HASH = "$argon2id$"
GUESTS = (Seat("guest", "anna"), Seat("guest", "ben"))


@pytest.fixture
def database() -> str:
    """PostgreSQL has a way of its own."""
    return ""


@pytest.fixture
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("elsewhere") / "kept"


def rows(file: Path, table: str = "") -> list[str]:
    """All that stands in the tables of a store, or in one of them."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        inserted = (line for line in connection.iterdump() if line.startswith(f'INSERT INTO "{table}'))
        return sorted(line for line in inserted if "backup_key" not in line)


async def test_all_that_happens_at_a_table_is_in_the_backup_after_the_next_look(
    matches: MatchRegistry, live: Live, tmp_path: Path, file: Path
) -> None:
    load_signing_key(tmp_path)
    follower = Follower(tmp_path, file)
    first = rows(file)

    await played(live, 5)
    open_one = await matches.start("balloon-cup", "gravon", (GUESTS[0], Seat("open")), 0)
    assert follower.catch_up()
    assert rows(file) == rows(tmp_path / STORE) != first

    await open_one.handle(Sit(GUESTS[1]))
    await live.handle(Propose(DRAW), 0, live.match.ply)
    short = await matches.start("balloon-cup", "gravon", GUESTS, 0)
    await short.handle(Resign(), 0, short.match.ply)
    assert follower.catch_up()
    assert rows(file) == rows(tmp_path / STORE)

    await played(live, 500)
    assert follower.catch_up()
    assert rows(file) == rows(tmp_path / STORE)
    assert not follower.catch_up()
    assert validate_backup(file).matches == 3


async def test_a_store_with_statistics_of_the_database_is_followed(live: Live, tmp_path: Path, file: Path) -> None:
    def analyze() -> None:
        with contextlib.closing(sqlite3.connect(tmp_path / STORE)) as connection, connection:
            connection.execute("ANALYZE")

    analyze()
    follower = Follower(tmp_path, file)
    await played(live, 5)
    analyze()

    assert follower.catch_up()
    assert rows(file, "entries") == rows(tmp_path / STORE, "entries") != []
    assert validate_backup(file).matches == 1


async def test_players_and_their_proofs_and_whom_they_are_merged_into_are_in_the_backup_too(
    store: Store, matches: MatchRegistry, live: Live, tmp_path: Path, file: Path
) -> None:
    over = await matches.start("balloon-cup", "gravon", (GUESTS[1], Seat("bot", "random")), 0)
    await over.handle(Resign(), 0, over.match.ply)
    await keep_player(store, "ben:1", "ben", "Ben")
    follower = Follower(tmp_path, file)

    await keep_player(store, "carl:1", "carl", None)
    await store.write(partial(keep_proof, proof="ben:2", player="ben", follows="ben:1"))
    assert follower.catch_up()
    assert rows(file) == rows(tmp_path / STORE)

    await merge(matches, "ben", "anna")
    assert [seat.player for seat in live.seats] == ["anna", "anna"]
    assert follower.catch_up()
    assert rows(file) == rows(tmp_path / STORE)
    validate_backup(file)

    await store.write(partial(forget_guests, before=days_ago(-1)))
    assert follower.catch_up()
    assert rows(file) == rows(tmp_path / STORE)
    assert "carl" not in "".join(rows(file))


async def test_what_was_forgotten_leaves_the_backup_too(
    store: Store, live: Live, matches: MatchRegistry, tmp_path: Path, file: Path
) -> None:
    await played(live, 500)
    kept = await matches.start("balloon-cup", "gravon", GUESTS, 0)
    follower = Follower(tmp_path, file)
    await asyncio.sleep(0.002)

    await store.write(partial(RetentionPolicy.of_days(30, 30, 0).forget, matches=[live.info.id]))
    await asyncio.to_thread(sqlite.shrink, tmp_path / STORE)
    follower.catch_up()

    assert rows(file) == rows(tmp_path / STORE)
    assert kept.info.id in "".join(rows(file))
    assert live.info.id not in "".join(rows(file))


async def test_looks_amid_writing_find_nothing_by_halves(matches: MatchRegistry, tmp_path: Path, file: Path) -> None:
    lives = [await matches.start("balloon-cup", "rio-grande", GUESTS, 0) for _match in range(4)]
    follower, looks, is_over = Follower(tmp_path, file), list[int](), threading.Event()

    def look() -> None:
        while not is_over.is_set():
            follower.catch_up()
            looks.append(validate_backup(file).entries)

    looking = asyncio.create_task(asyncio.to_thread(look))
    await asyncio.gather(*(played(live, 60) for live in lives))
    is_over.set()
    await looking
    follower.catch_up()

    assert len(set(looks)) > 2
    assert looks == sorted(looks)
    assert rows(file) == rows(tmp_path / STORE)


FOLLOWED = [table for table in METADATA.sorted_tables if table is not ENTRIES]
"""Entries are only added, and forgotten with their match; other tests do that."""


def changes(table: sa.Table) -> Iterator[str]:
    """Change each column of a table, remove all rows, and put them back."""
    for column in (column.name for column in table.columns if not column.primary_key):
        other = f"CASE typeof({column}) WHEN 'blob' THEN zeroblob(3) ELSE coalesce({column}, '') || 'x' END"
        yield f"UPDATE {table} SET {column} = {other}"  # noqa: S608  the names are ours, here and below
    yield f"DELETE FROM {table}"  # noqa: S608
    yield f"INSERT INTO {table} SELECT * FROM before"  # noqa: S608


@pytest.mark.parametrize("table", FOLLOWED, ids=str)
def test_each_table_of_the_schema_is_followed(table: sa.Table, tmp_path: Path, file: Path) -> None:
    """A new table needs rows in the newest golden store."""
    with contextlib.closing(sqlite3.connect(tmp_path / STORE, isolation_level=None)) as live:
        live.executescript(max(FOLDER.glob("*.sql")).read_text("utf-8"))
        sqlite.prepare(tmp_path / STORE)
        live.execute(f"CREATE TEMP TABLE before AS SELECT * FROM {table}")  # noqa: S608  the name is ours
        follower = Follower(tmp_path, file)
        for change in changes(table):
            assert live.execute(change).rowcount > 0, change
            assert follower.catch_up()
            assert rows(file, table.name) == rows(tmp_path / STORE, table.name), change


async def test_who_signs_up_after_the_first_copy_signs_in_after_the_disk_is_lost(
    store: Store, tmp_path: Path, file: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    follower, codes, back = Follower(tmp_path, file), new_codes(), tmp_path_factory.mktemp("back")
    work = partial(open_account, guest="nobody", name="Anna", passphrase=HASH, codes=codes)
    (player, _matches) = await store.write(work)
    await keep_player(store, "ben:1", "ben", "Ben")
    await store.write(partial(block, player="ben", other=player))
    follower.catch_up()
    await store.write(partial(forget_guests, before=days_ago(-1)))
    follower.catch_up()

    restore(file, back)
    restored = await open_store(back)
    account = await restored.read(partial(read_account, name="Anna"))
    is_code = await restored.write(partial(use_code, player=player, code=codes[0]))
    await restored.close()

    assert account is not None
    assert (account.player, is_code) == (player, True)


async def test_what_changes_in_a_match_after_its_end_is_followed(
    matches: MatchRegistry, live: Live, tmp_path: Path, file: Path
) -> None:
    await live.handle(Resign(), 0, live.match.ply)
    follower = Follower(tmp_path, file)

    await live.handle(Say(Phrase.THANKS), 1, live.match.ply)
    await delete_person(matches, "anna")
    follower.catch_up()

    assert rows(file) == rows(tmp_path / STORE)


@pytest.mark.usefixtures("live")
async def test_a_table_whose_disk_is_lost_and_that_begins_anew_takes_nothing_from_the_backup(
    tmp_path: Path, file: Path
) -> None:
    load_signing_key(tmp_path)
    follower = Follower(tmp_path, file)
    before = rows(file)
    lost = tmp_path / "lost"
    lost.mkdir()
    for name in (STORE, f"{STORE}-wal", f"{STORE}-shm", KEY):
        shutil.move(tmp_path / name, lost)

    with pytest.raises(BackupError, match="is missing"):
        follower.catch_up()
    sqlite.prepare(tmp_path / STORE)
    with pytest.raises(BackupError, match="was replaced"):
        follower.catch_up()
    load_signing_key(tmp_path)
    with pytest.raises(BackupError, match="backup of another server"):
        Follower(tmp_path, file)

    assert rows(file) == before


async def test_a_follower_that_is_cut_off_amid_a_look_leaves_a_backup_that_comes_back(
    live: Live, tmp_path: Path, file: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """SQLite rolls back the unfinished write of an interrupted follower."""
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
        without.delattr("skyhop.server.backup.replication.open_file")
        assert not follower.catch_up()

    await played(live, 1)
    assert follower.catch_up()
