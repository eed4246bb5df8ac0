"""A store of any earlier version opens, and goes back to any earlier shape."""

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
from tests.amount import in_turn
from tests.server.golden_store import FOLDER, as_found, play_on

from skyhop.game.journal import read_line
from skyhop.server.backup.backup import records, whole_record
from skyhop.server.backup.validation import counted
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.live import Live
from skyhop.server.schema import ENTRIES, MATCHES, METADATA, SEATS
from skyhop.server.store import sqlite
from skyhop.server.store.data_folder import STORE
from skyhop.server.store.migrations import SHAPELESS, SHAPES, LaterVersion, migrate, shape
from skyhop.server.store.store import Store, open_store, prepare_store

pytestmark = pytest.mark.both_databases

GOLDEN = sorted(FOLDER.glob("*.sql"))
SOME = in_turn(GOLDEN[::-1], 12)
"""What is asked of what every one has become: an ordinary run asks it of the last, and of some before it."""
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


def test_there_is_a_golden_store_of_every_shape_and_every_release() -> None:
    released = re.findall(r"^## \[(\d[^]]*)\]", CHANGELOG.read_text("utf-8"), re.MULTILINE)

    kept = [path.stem.rpartition("-") for path in GOLDEN]
    assert set(SHAPES) == {name for _version, _hyphen, name in kept}
    assert set(released) <= {version for version, _hyphen, _name in kept}


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda path: path.stem)
async def test_matches_of_an_earlier_version_are_found_as_they_were_left(golden: Path, tmp_path: Path) -> None:
    laid(golden, tmp_path)
    store = await open_store(tmp_path)
    left = json.loads(golden.with_suffix(".json").read_text("utf-8"))
    for match in left.values():
        match.setdefault("remarks", [])  # nothing was kept of them before the fourth shape
        match["seats"] = [[*seat, None, None, None][:5] for seat in match["seats"]]  # nor of names, owners, kept seats
        match.setdefault("is_friendly", False)  # nor was anybody asked before the sixth
        match.setdefault("begun_from", None)  # nor did any play on from another before the seventh
        for name in ("control", "clocks", "offered_by", "stand_in"):
            match.setdefault(name, None)  # nor had any a clock, nor was offered, before the tenth; nor a bot agreed on
        match.setdefault("is_rated", False)
        match.setdefault("series", None)  # nor was it one of a series, nor anybody muted, before the fourteenth
        match.setdefault("mutes", [])
        match.setdefault("word", None)  # nor did anybody add one before the twentieth
        match.setdefault("times", [None] * match["ply"])  # nor was it kept before the eighth when anything was done

    matches = MatchRegistry(store)
    found = {name: as_found(await matches.open(name)) for name in left}
    journals = [(await matches.open(name)).match.journal.to_line() for name in left]
    exported = [line async for line in records(store)]
    await store.close()

    assert found == left
    assert [len(read_line(line).entries) for line in journals] == [match["ply"] for match in left.values()]
    assert len(exported) == sum(match["outcome"] is not None for match in left.values())


@pytest.mark.parametrize("golden", SOME, ids=lambda path: path.stem)
async def test_matches_of_an_earlier_version_are_played_to_their_end(golden: Path, tmp_path: Path) -> None:
    laid(golden, tmp_path)
    store = await open_store(tmp_path)
    matches = MatchRegistry(store)
    for name, match in json.loads(golden.with_suffix(".json").read_text("utf-8")).items():
        if match["game"] == "balloon-cup":
            live = await matches.open(name)
            if live.is_covered:
                await live.take_seat(next((seat.kept_for for seat in live.seats if seat.kept_for), "ben"))
            await play_on(live)
    exported = [read_line(line) async for line in records(store)]
    await store.close()

    assert len(exported) > 5
    assert all(journal.outcome for journal in exported)


@pytest.mark.parametrize("golden", SOME, ids=lambda path: path.stem)
def test_a_store_goes_to_any_shape_and_back_with_all_that_is_in_it(golden: Path, tmp_path: Path) -> None:
    laid(golden, tmp_path)
    prepare_store(tmp_path)
    with opened(tmp_path) as connection:
        # going back before they were kept forgets them
        connection.execute(sa.text("UPDATE matches SET remarks = '[]'"))
        connection.execute(sa.text("UPDATE seats SET called = NULL"))
        connection.execute(sa.text("UPDATE matches SET is_friendly = 0, stand_in = NULL"))
        connection.execute(sa.text("UPDATE matches SET to_decide = NULL, revision = 0"))
        connection.execute(
            sa.update(MATCHES).values(control=None, clocks=None, deadline=None, offered_by=None, is_rated=0)
        )
        connection.execute(sa.text("DELETE FROM ratings"))
        connection.execute(sa.text("UPDATE alive SET at = '1970-01-01T00:00:00.000+00:00'"))
        branches = sa.select(MATCHES.c.id).where(MATCHES.c.begun_from.is_not(None))
        for column in (ENTRIES.c.match, SEATS.c.match, MATCHES.c.id):
            connection.execute(sa.delete(column.table).where(column.in_(branches)))
        migrate(connection, "0007")  # without times, and of players there is known what stands in their seats
        migrate(connection)
    before = rows(tmp_path)

    for wanted in (*SHAPES[::-1], *SHAPES):
        with opened(tmp_path) as connection:
            migrate(connection, wanted)
            assert shape(connection) == wanted

    assert rows(tmp_path) == before


async def test_a_branch_goes_to_an_earlier_shape_as_a_match_like_any_other(tmp_path: Path) -> None:
    laid(GOLDEN[-1], tmp_path)
    (branch,) = (
        name
        for name, match in json.loads(GOLDEN[-1].with_suffix(".json").read_text("utf-8")).items()
        if match["begun_from"]
    )
    with opened(tmp_path) as connection:
        migrate(connection, "0006")
        migrate(connection)

    store = await open_store(tmp_path)
    live = await MatchRegistry(store).open(branch)
    read = read_line(live.match.journal.to_line())
    await store.close()

    assert live.info.begun_from is None
    assert read.entries == live.match.journal.entries


async def test_going_back_forgets_times_and_every_seal_fits_what_is_left(tmp_path: Path) -> None:
    laid(FOLDER / "0.1.0-0008.sql", tmp_path)
    with opened(tmp_path) as connection:
        assert connection.scalar(sa.text("SELECT max(elapsed) FROM entries")) > 0
        migrate(connection, "0007")
        migrate(connection)
        contents = counted(connection, is_replayed=True)

    store = await open_store(tmp_path)
    exported = [read_line(line) async for line in records(store)]
    await store.close()

    assert contents.matches == len(json.loads((FOLDER / "0.1.0-0008.json").read_text("utf-8")))
    assert {entry.at for journal in exported for entry in journal.entries} == {None}


def test_a_store_is_taken_away_as_a_whole(tmp_path: Path) -> None:
    prepare_store(tmp_path)

    with opened(tmp_path) as connection:
        migrate(connection, SHAPELESS)
        assert sa.inspect(connection).get_table_names() == ["alembic_version"]
    prepare_store(tmp_path)
    with opened(tmp_path) as connection:
        assert shape(connection) == SHAPES[-1]


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


async def test_a_new_store_is_made_as_migrations_make_one_of_old(store: Store) -> None:
    def made_and_migrated(connection: sa.Connection) -> list[dict[str, list[str]]]:
        made = described(connection)
        for wanted in (SHAPELESS, SHAPES[-2], SHAPES[-1]):
            migrate(connection, wanted)
        return [made, described(connection)]

    made, migrated = await store.write(made_and_migrated)

    assert made.keys() == {*METADATA.tables, "alembic_version"}
    assert made == migrated


async def test_a_store_opens_again_and_again(tmp_path: Path) -> None:
    for _turn in range(3):
        await (await open_store(tmp_path)).close()

    with opened(tmp_path) as connection:
        assert connection.scalars(sa.text("SELECT version_num FROM alembic_version")).all() == [SHAPES[-1]]


def test_a_migration_that_fails_leaves_the_store_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    laid(GOLDEN[0], tmp_path)
    before = rows(tmp_path)

    def migrate_and_fail(connection: sa.Connection) -> None:
        migrate(connection)
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
    await waiting.take_seat("ben")
    await waiting.resign(0, waiting.match.ply)

    again = await MatchRegistry(store).open(waiting.info.id)

    for found in (waiting, again):
        journal = read_line(whole_record(found.info, found.match.journal, found.remarks))
        assert list(journal.header.seats) == ["guest", "open"]
        assert journal.entries == waiting.match.journal.entries
