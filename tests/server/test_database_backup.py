"""Tests of PostgreSQL backups: they are files like other backups, and every backup can fill an empty database."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from tests.postgresql import Cluster
from tests.server.acting import played
from tests.server.test_migrations import GOLDEN, laid

from skyhop.cli.__main__ import main
from skyhop.server.backup.backup import BackupError, export_records, restore, validate_backup
from skyhop.server.backup.replication import back_up_database, restore_database
from skyhop.server.backup.validation import StoreCounts
from skyhop.server.exceptions import StoreFault
from skyhop.server.match_record import StoredMatch
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.server.store.data_folder import STORE, load_signing_key
from skyhop.server.store.store import Store, open_store

pytestmark = [pytest.mark.both_databases, pytest.mark.parametrize("database", ["postgresql"], indirect=True)]


@pytest.fixture
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("elsewhere")


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


async def loaded(folder: Path, database: str, match: str) -> StoredMatch | None:
    store = await open_store(folder, database)
    found = await store.load(match)
    await store.close()
    return found


async def test_matches_come_back_into_another_database_and_into_a_file(
    database: str, cluster: Cluster, live: Live, matches: MatchRegistry, tmp_path: Path, elsewhere: Path
) -> None:
    await played(live, 7)
    ended = await matches.start("balloon-cup", "gravon", (Seat("guest", "anna"), Seat("bot", "random")), 0)
    await played(ended, 500)
    key, file = load_signing_key(tmp_path), elsewhere / "kept"
    other = await asyncio.to_thread(cluster.new_database)

    kept = await asyncio.to_thread(back_up_database, database, tmp_path, file)
    back = await asyncio.to_thread(restore_database, file, other, elsewhere)
    alone = elsewhere / "alone"
    alone.mkdir()
    await asyncio.to_thread(restore, file, alone)

    for match in (live, ended):
        name = match.info.id
        before = await loaded(tmp_path, database, name)
        assert before is not None
        assert before == await loaded(elsewhere, other, name) == await loaded(alone, "", name)
    assert kept == back == validate_backup(file)
    assert kept.matches == 2
    assert load_signing_key(elsewhere) == load_signing_key(alone) == key


async def test_a_backup_amid_writing_is_as_all_was_at_one_moment(
    database: str, matches: MatchRegistry, tmp_path: Path, elsewhere: Path
) -> None:
    """A backup is looked through: an entry without its match, or a gap between two, would be found."""
    seats = (Seat("guest", "anna"), Seat("guest", "ben"))
    lives = [await matches.start("balloon-cup", "rio-grande", seats, 0) for _match in range(3)]
    writing = [asyncio.create_task(played(live, 80)) for live in lives]
    found, amid = list[tuple[int, StoreCounts]](), False
    for number in range(4):
        acknowledged = sum(live.match.ply for live in lives)
        found.append(
            (acknowledged, await asyncio.to_thread(back_up_database, database, tmp_path, elsewhere / f"{number}"))
        )
        amid |= not all(task.done() for task in writing)
    await asyncio.gather(*writing)

    assert amid
    assert all(contents.entries >= acknowledged for acknowledged, contents in found)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda path: path.stem)
async def test_a_backup_of_a_file_goes_into_a_database(database: str, golden: Path, tmp_path: Path) -> None:
    """So a table moves from one to the other."""
    laid(golden, tmp_path)
    (tmp_path / "there").mkdir()

    contents = await asyncio.to_thread(restore_database, tmp_path / STORE, database, tmp_path / "there")
    store = await open_store(tmp_path, database)
    exported = [line async for line in export_records(store)]
    await store.close()

    assert (contents.matches, len(exported)) == (len(json.loads(golden.with_suffix(".json").read_text("utf-8"))), 5)


async def test_a_database_that_holds_matches_and_a_damaged_backup_change_nothing(
    database: str, store: Store, live: Live, tmp_path: Path, elsewhere: Path
) -> None:
    laid(GOLDEN[-1], elsewhere)
    before = await store.load(live.info.id)

    with pytest.raises(BackupError, match="the database already contains matches"):
        await asyncio.to_thread(restore_database, elsewhere / STORE, database, tmp_path)
    (elsewhere / "cut").write_bytes((elsewhere / STORE).read_bytes()[:9000])
    with pytest.raises(BackupError, match="cannot be restored"):
        await asyncio.to_thread(restore_database, elsewhere / "cut", database, tmp_path)

    assert await store.load(live.info.id) == before
    assert names(tmp_path) == set()


async def test_a_database_without_a_table_and_one_that_is_not_there_are_told(database: str, elsewhere: Path) -> None:
    with pytest.raises(BackupError, match="no server has saved matches in this database"):
        await asyncio.to_thread(back_up_database, database, elsewhere, elsewhere / "kept")
    with pytest.raises(StoreFault):
        await asyncio.to_thread(back_up_database, database + "x", elsewhere, elsewhere / "kept")

    assert names(elsewhere) == set()


def test_the_commands_work_on_a_database(
    database: str, cluster: Cluster, tmp_path: Path, elsewhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    laid(GOLDEN[-1], elsewhere)
    other, kept, data = cluster.new_database(), str(elsewhere / "kept"), str(tmp_path / "data")
    matches = len(json.loads(GOLDEN[-1].with_suffix(".json").read_text("utf-8")))

    codes = [
        main(["restore", str(elsewhere / STORE), "--data", data, "--database", database]),
        main(["backup", kept, "--data", data, "--database", database]),
        main(["restore", kept, "--data", data, "--database", other]),
        main(["restore", kept, "--data", data, "--database", other]),
        main(["backup", kept, "--data", data, "--database", "mysql://x/y"]),
        main(["backup", kept, "--data", data, "--database", database, "--follow", "--yes"]),
    ]
    said = capsys.readouterr()

    assert codes == [0, 0, 0, 1, 2, 2]
    assert said.out.count(f"{matches} matches with") == 3
    assert "the database already contains matches" in said.err
