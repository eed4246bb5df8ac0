"""The store holds what it acknowledged, and nothing twice."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from skyhop.core.journal import Entry
from skyhop.table.folder import STORE, data_folder, signing_key
from skyhop.table.matches import Live, Matches
from skyhop.table.schema import METADATA
from skyhop.table.seats import Seat
from skyhop.table.store import Conflict, Store, open_store


async def test_a_match_comes_back_as_it_was_written(store: Store, live: Live) -> None:
    stored = await store.load(live.sheet.id)

    assert stored is not None
    assert (live.sheet, live.match.journal.entries) == (stored.sheet, list(stored.entries))
    assert [Seat("guest", "anna"), Seat("guest", "ben")] == list(stored.seats)


async def test_a_match_nobody_began_is_not_there(store: Store) -> None:
    assert await store.load("nothing") is None


async def test_a_ply_is_written_once(store: Store, live: Live) -> None:
    entry = Entry(0, "R7-3", "00000000")
    await store.append(live.sheet.id, live.match.ply, [entry], None)

    with pytest.raises(Conflict):
        await store.append(live.sheet.id, live.match.ply, [Entry(0, "R8-3", "11111111")], None)

    stored = await store.load(live.sheet.id)
    assert stored is not None
    assert entry == stored.entries[-1]


async def test_half_of_a_write_is_never_kept(store: Store, live: Live) -> None:
    ply = live.match.ply
    entries = [Entry(0, "R7-3", "00000000"), Entry(1, "R8-3", "11111111")]
    await store.append(live.sheet.id, ply + 1, entries[1:], None)

    with pytest.raises(Conflict):
        await store.append(live.sheet.id, ply, entries, None)

    stored = await store.load(live.sheet.id)
    assert stored is not None
    assert ply + 1 == len(stored.entries)


async def test_every_commit_reaches_the_disk(store: Store) -> None:
    async with store._engine.connect() as connection:
        answers = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")
        ]

    assert answers == ["wal", 2]


async def test_an_open_seat_is_taken_once(store: Store, matches: Matches) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (Seat("guest", "anna"), Seat("open")), 0)

    taken = [await store.take_seat(live.sheet.id, 1, Seat("guest", name)) for name in ("ben", "cleo")]

    assert taken == [True, False]


async def test_a_player_finds_own_matches_only_running_ones_first(store: Store, matches: Matches) -> None:
    over, running = [
        await matches.start("balloon-cup", "gravon", (Seat("guest", "anna"), Seat("bot", "random")), 0) for _ in "ab"
    ]
    await matches.start("balloon-cup", "rio-grande", (Seat("guest", "ben"), Seat("bot", "random")), 0)
    await matches.resign(over, 0, over.match.ply)

    rows = await store.of_player("anna")

    assert [running.sheet.id, over.sheet.id] == [row.id for row in rows]
    assert [row.ruleset for row in rows] == ["gravon", "gravon"]
    assert [row.outcome and row.outcome.winners for row in rows] == [None, (1,)]


async def test_migrations_build_what_the_schema_says(tmp_path: Path) -> None:
    await (await open_store(tmp_path)).close()
    engine = sa.create_engine(f"sqlite:///{tmp_path / STORE}")

    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), METADATA)
    engine.dispose()

    assert differences == []


async def test_a_store_opens_again_and_again(tmp_path: Path) -> None:
    for _turn in range(3):
        await (await open_store(tmp_path)).close()

    connection = sqlite3.connect(tmp_path / STORE)
    versions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    connection.close()

    assert versions == [("0001",)]


def test_the_key_is_drawn_once_and_its_owners_alone(tmp_path: Path) -> None:
    key = signing_key(tmp_path)

    assert key == signing_key(tmp_path)
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
    folder = data_folder(tmp_path / "data")
    names = [STORE, f"{STORE}-wal", f"{STORE}-shm"]
    opened = await open_store(folder)
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

    data_folder(folder)

    assert folder.stat().st_mode & 0o777 == rights


async def test_an_error_of_the_store_tells_no_secret(store: Store, live: Live) -> None:
    with pytest.raises(sa.exc.IntegrityError) as error:
        await store.add(live.sheet, live.seats, [])

    assert "hide_parameters" in str(error.value)
    assert not any(word in str(error.value) for word in (live.sheet.id, "memory at", "rio-grande"))


def test_the_folder_is_chosen_then_named_then_the_users_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKYHOP_DATA", str(tmp_path / "named"))

    assert [tmp_path / "chosen", tmp_path / "named"] == [data_folder(tmp_path / "chosen"), data_folder()]
