"""A store of each release opens, and the migrations build the tables that the schema declares."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.golden_store import FOLDER, as_found, play_on

from skyhop.game.journal import read_line
from skyhop.server.backup.backup import export_records, format_record
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Resign, Sit
from skyhop.server.matches.live import Live
from skyhop.server.schema import METADATA
from skyhop.server.seats import Seat
from skyhop.server.store import sqlite
from skyhop.server.store.data_folder import STORE
from skyhop.server.store.migrations import SCHEMA_VERSIONS, VERSION, LaterVersion, migrate, run_steps
from skyhop.server.store.store import Store, open_store, prepare_store

pytestmark = pytest.mark.both_databases

GOLDEN = sorted(FOLDER.glob("*.sql"))
CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"


def laid(golden: Path, folder: Path) -> None:
    """Put a store of an earlier version into a folder."""
    with contextlib.closing(sqlite3.connect(folder / STORE)) as connection:
        connection.executescript(golden.read_text("utf-8"))


@contextlib.contextmanager
def opened(folder: Path) -> Iterator[sa.Connection]:
    engine = sa.create_engine(f"sqlite:///{folder / STORE}", poolclass=sa.NullPool)
    with engine.begin() as connection:
        yield connection


def rows(folder: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(folder / STORE)) as connection:
        return [line for line in connection.iterdump() if line.startswith("INSERT")]


def test_there_is_a_golden_store_of_every_schema_version_and_every_release() -> None:
    released = re.findall(r"^## \[(\d[^]]*)\]", CHANGELOG.read_text("utf-8"), re.MULTILINE)

    kept = [path.stem.rpartition("-") for path in GOLDEN]
    assert set(SCHEMA_VERSIONS) == {name for _version, _hyphen, name in kept}
    assert set(released) <= {version for version, _hyphen, _name in kept}


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda path: path.stem)
async def test_matches_of_each_release_are_found_as_they_were_left(golden: Path, tmp_path: Path) -> None:
    laid(golden, tmp_path)
    store = await open_store(tmp_path)
    left = json.loads(golden.with_suffix(".json").read_text("utf-8"))

    matches = MatchRegistry(store)
    found = {name: as_found(await matches.open(name)) for name in left}
    journals = [(await matches.open(name)).match.journal.to_line() for name in left]
    exported = [line async for line in export_records(store)]
    await store.close()

    assert found == left
    assert [len(read_line(line).entries) for line in journals] == [match["ply"] for match in left.values()]
    assert len(exported) == sum(match["outcome"] is not None for match in left.values())


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda path: path.stem)
async def test_matches_of_each_release_are_played_to_their_end(golden: Path, tmp_path: Path) -> None:
    laid(golden, tmp_path)
    store = await open_store(tmp_path)
    matches = MatchRegistry(store)
    for name, match in json.loads(golden.with_suffix(".json").read_text("utf-8")).items():
        if match["game"] == "balloon-cup":
            live = await matches.open(name)
            if live.is_covered:
                await live.handle(
                    Sit(Seat("guest", next((seat.kept_for for seat in live.seats if seat.kept_for), "ben")))
                )
            await play_on(live)
    exported = [read_line(line) async for line in export_records(store)]
    await store.close()

    assert len(exported) > 5
    assert all(journal.outcome for journal in exported)


def _in_words(bound: Mapping[str, Any]) -> str:
    """Write a key or an index with the condition of a partial one, whose object has an address."""
    options = [f"{name} {where}" for name, where in bound.get("dialect_options", {}).items()]
    return str([f"{key} {value}" for key, value in bound.items() if key != "dialect_options"] + options)


def described(connection: sa.Connection) -> dict[str, list[str]]:
    """All that a new database says of its tables; columns in their order, by which a following backup takes rows."""
    seen = sa.inspect(connection)
    bounds = seen.get_unique_constraints, seen.get_foreign_keys, seen.get_indexes
    return {
        table: [
            *map(str, seen.get_columns(table)),
            str(seen.get_pk_constraint(table)),
            *sorted(_in_words(one) for found in bounds for one in found(table)),
            *map(str, connection.execute(sa.text(f"SELECT * FROM {table}"))),  # noqa: S608  the name is ours
        ]
        for table in seen.get_table_names()
    }


async def test_a_new_store_is_made_as_migrations_make_one(store: Store) -> None:
    def made_and_migrated(connection: sa.Connection) -> list[dict[str, list[str]]]:
        made = described(connection)
        METADATA.drop_all(connection)
        VERSION.drop(connection)
        run_steps(connection)
        return [made, described(connection)]

    made, migrated = await store.write(made_and_migrated)

    assert made.keys() == {*METADATA.tables, "alembic_version"}
    assert made == migrated


async def test_a_store_opens_again_and_again(tmp_path: Path) -> None:
    for _turn in range(3):
        await (await open_store(tmp_path)).close()

    with opened(tmp_path) as connection:
        assert connection.scalars(sa.text("SELECT version_num FROM alembic_version")).all() == [SCHEMA_VERSIONS[-1]]


def test_a_migration_that_fails_leaves_the_store_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    laid(GOLDEN[0], tmp_path)
    before = rows(tmp_path)

    def migrate_and_fail(connection: sa.Connection) -> None:
        migrate(connection)
        connection.execute(sa.text("ALTER TABLE matches ADD COLUMN colour TEXT"))
        connection.execute(sa.text("DELETE FROM ratings"))
        raise KeyboardInterrupt

    monkeypatch.setattr(sqlite, "migrate", migrate_and_fail)
    with pytest.raises(KeyboardInterrupt):
        prepare_store(tmp_path)

    assert rows(tmp_path) == before
    monkeypatch.undo()
    prepare_store(tmp_path)


def test_a_store_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    prepare_store(tmp_path)
    with opened(tmp_path) as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    before = rows(tmp_path)

    with pytest.raises(LaterVersion, match="later version of skyhop"):
        prepare_store(tmp_path)

    assert rows(tmp_path) == before


async def test_the_journal_of_a_match_with_a_friend_can_be_read_after_a_restart(store: Store, live: Live) -> None:
    """The first seal says that the seat was free; it did not fit what was read of the seats later."""
    matches = MatchRegistry(store)
    waiting = await matches.start("balloon-cup", "rio-grande", (live.seats[0], live.seats[1]._replace(kind="open")), 0)
    await waiting.handle(Sit(Seat("guest", "ben")))
    await waiting.handle(Resign(), 0, waiting.match.ply)

    again = await MatchRegistry(store).open(waiting.info.id)

    for found in (waiting, again):
        journal = read_line(format_record(found.info, found.match.journal, found.remarks))
        assert list(journal.header.seats) == ["guest", "open"]
        assert journal.entries == waiting.match.journal.entries
