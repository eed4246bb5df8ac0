"""Tests of backups: a backup during writes is complete, and a restore refuses a backup with errors."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest
from tests.amount import in_turn
from tests.server.acting import played
from tests.server.test_migrations import GOLDEN, laid

from skyhop.server.accounts import begin_session, new_codes, open_account
from skyhop.server.backup import backup as backups
from skyhop.server.backup import validation
from skyhop.server.backup.backup import LARGEST, BackupError, back_up, restore, validate_backup
from skyhop.server.backup.validation import StoreCounts
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import ReplaceBot
from skyhop.server.matches.live import Live
from skyhop.server.players.sessions import (
    begin_operator_session,
    has_operator_access,
    make_operator_link,
    new_session,
)
from skyhop.server.schema import METADATA
from skyhop.server.seats import Seat
from skyhop.server.store import sqlite
from skyhop.server.store.data_folder import KEY, KEY_BYTES, STORE, load_signing_key
from skyhop.server.store.migrations import LaterVersion
from skyhop.server.store.store import Store, keep_player, open_store
from skyhop.server.store.store import find_session as people_proved


@pytest.fixture
def database() -> str:
    """A backup is one of files; PostgreSQL has its own."""
    return ""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data folder of the table: `store` keeps it in `tmp_path`."""
    return tmp_path


@pytest.fixture
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("elsewhere")


@pytest.fixture
def golden(monkeypatch: pytest.MonkeyPatch) -> Path:
    """Latest golden store, whose matches are replayed as if this version had played them."""
    monkeypatch.setattr(validation, "__version__", GOLDEN[-1].stem.partition("-")[0])
    return GOLDEN[-1]


KILLED_AMID_A_WRITE = """
import os, signal, sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("CREATE TABLE old (number)")
connection.executemany("INSERT INTO old VALUES (?)", [(number,) for number in range(20_000)])
connection.commit()
connection.execute("PRAGMA cache_size = 1")
connection.execute("UPDATE old SET number = number + 1")
os.kill(os.getpid(), signal.SIGKILL)
"""
"""Program that is killed while pages of its changes are in the file, and the old ones in the journal beside it."""


def sql(file: Path, statement: str, *values: object) -> list[tuple[object, ...]]:
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        return connection.execute(statement, values).fetchall()


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


async def test_what_was_acknowledged_is_in_a_backup_that_is_taken_while_the_table_is_open(
    live: Live, folder: Path, elsewhere: Path
) -> None:
    await played(live, 7)
    key = load_signing_key(folder)

    contents = back_up(folder, elsewhere / "kept")
    await played(live, 3)
    restored = restore(elsewhere / "kept", elsewhere)
    other = await open_store(elsewhere)
    found = await other.load(live.info.id)
    await other.close()

    assert found is not None
    assert contents == restored == StoreCounts(1, len(found.entries))
    assert list(found.entries) == live.match.journal.entries[: len(found.entries)]
    assert found.info == live.info
    assert len([entry for entry in found.entries if not entry.is_chance]) == 7
    assert load_signing_key(elsewhere) == key
    assert names(elsewhere) == {"kept", KEY, STORE}


@pytest.mark.parametrize("place", [Seat("bot", "random"), Seat("guest", "anna")])
async def test_a_backup_is_whole_where_somebody_took_the_seat_of_a_bot_that_was_stuck(
    matches: MatchRegistry, folder: Path, elsewhere: Path, place: Seat
) -> None:
    seats = (Seat("guest", "anna"), Seat("bot", "gone"))
    live = await matches.start("balloon-cup", "rio-grande", seats, 1)
    live.bots.start()
    await live.bots.wait(60)
    await live.handle(ReplaceBot(place), 0, live.match.ply)

    contents = back_up(folder, elsewhere / "kept")

    assert contents == restore(elsewhere / "kept", elsewhere)


async def test_backups_amid_writing_hold_all_that_was_acknowledged_before_and_nothing_by_halves(
    matches: MatchRegistry, folder: Path, elsewhere: Path
) -> None:
    seats = (Seat("guest", "anna"), Seat("guest", "ben"))
    lives = [await matches.start("balloon-cup", "rio-grande", seats, 0) for _match in range(4)]
    writing = [asyncio.create_task(played(live, 60)) for live in lives]
    copies = list[tuple[list[int], StoreCounts, Path]]()
    while not all(task.done() for task in writing):
        acknowledged, copy = [live.match.ply for live in lives], elsewhere / f"{len(copies)}"
        contents = await asyncio.to_thread(back_up, folder, copy)
        copies.append((acknowledged, contents, copy))
    await asyncio.gather(*writing)

    for acknowledged, contents, file in copies:
        assert contents == validate_backup(file)
        for live, ply in zip(lives, acknowledged, strict=True):
            kept = sql(file, "SELECT actor, text, seal FROM entries WHERE match = ? ORDER BY ply", live.info.id)
            written = [(str(actor), text, seal) for actor, text, seal, _at in live.match.journal.entries]
            assert len(kept) >= ply
            assert kept == written[: len(kept)]


@pytest.mark.usefixtures("live")
async def test_a_backup_is_one_file_for_its_owners_eyes(folder: Path, elsewhere: Path) -> None:
    load_signing_key(folder)
    back_up(folder, elsewhere / "kept")

    assert names(elsewhere) == {"kept"}
    assert (elsewhere / "kept").stat().st_mode & 0o777 == 0o600
    assert sql(elsewhere / "kept", "PRAGMA journal_mode") == [("delete",)]


@pytest.mark.usefixtures("live")
async def test_a_restored_store_has_no_key_in_it(folder: Path, elsewhere: Path) -> None:
    key = load_signing_key(folder)
    back_up(folder, elsewhere / "kept")
    restore(elsewhere / "kept", elsewhere)

    assert key not in (elsewhere / STORE).read_bytes()
    assert key in (elsewhere / "kept").read_bytes()


async def test_a_backup_that_is_put_back_signs_nobody_in(folder: Path, elsewhere: Path, store: Store) -> None:
    """The session may have been ended after the backup, since its cookie was stolen; guests have nothing but theirs."""
    session = new_session()
    opened = partial(open_account, guest="nobody", name="Anna", passphrase="$argon2id$", codes=new_codes())  # noqa: S106
    player, _moved = await store.write(opened)
    await store.write(partial(begin_session, player=player, session=session, device=""))
    await keep_player(store, "ben:1", "ben", "Ben")
    back_up(folder, elsewhere / "backup")

    restore(elsewhere / "backup", elsewhere)
    restored = await open_store(elsewhere)
    found = [await people_proved(kept, proof) for kept in (store, restored) for proof in (session, "ben:1")]
    await restored.close()

    assert [proved and proved.player for proved in found] == [player, "ben", None, "ben"]


async def test_a_restored_backup_signs_no_operator_in(folder: Path, elsewhere: Path, store: Store) -> None:
    """A link that was used after the backup works once only, and a file of somebody else grants nothing."""
    codes = [await store.write(partial(make_operator_link, operator="Chief")) for _key in range(2)]
    begun = await store.write(partial(begin_operator_session, secret=codes[0]))
    back_up(folder, elsewhere / "backup")

    restore(elsewhere / "backup", elsewhere)
    restored = await open_store(elsewhere)
    again = await restored.write(partial(begin_operator_session, secret=codes[1]))
    has_access = await restored.read(has_operator_access)
    await restored.close()

    assert begun
    assert (again, has_access) == (None, False)


async def test_a_backup_replaces_what_was_there_with_all_its_logs(live: Live, folder: Path, elsewhere: Path) -> None:
    """Logs that stay behind would be read as part of the new store. The table that left them was killed."""
    load_signing_key(folder)
    back_up(folder, elsewhere / "kept")
    killed = elsewhere / "killed"
    killed.mkdir()
    await played(live, 5)
    for name in (STORE, f"{STORE}-wal", f"{STORE}-shm", KEY):
        shutil.copy(folder / name, killed)
    (killed / KEY).write_bytes(b"another")

    contents = restore(elsewhere / "kept", killed)

    other = await open_store(killed)
    found = await other.load(live.info.id)
    await other.close()
    assert found is not None
    assert contents.entries == len(found.entries) < live.match.ply
    assert load_signing_key(killed) == load_signing_key(folder)


def test_a_backup_replaces_one_that_was_killed_amid_a_write(tmp_path: Path, elsewhere: Path) -> None:
    """The journal that it left behind would be rolled back into the new file."""
    laid(GOLDEN[-1], tmp_path)
    file = elsewhere / "kept"
    subprocess.run([sys.executable, "-c", KILLED_AMID_A_WRITE, file], check=False)
    assert names(elsewhere) == {"kept", "kept-journal"}

    contents = back_up(tmp_path, file)

    assert names(elsewhere) == {"kept"}
    assert restore(file, tmp_path) == contents


@pytest.mark.parametrize(("module", "function"), [(os, "fsync"), (backups, "_settle")])
def test_a_restore_that_fails_leaves_store_and_key(
    tmp_path: Path, elsewhere: Path, monkeypatch: pytest.MonkeyPatch, module: ModuleType, function: str
) -> None:
    laid(GOLDEN[-1], tmp_path)
    load_signing_key(tmp_path)
    back_up(tmp_path, elsewhere / "kept")
    (tmp_path / KEY).write_bytes(b"another")
    (tmp_path / STORE).write_bytes(b"another")

    def fail(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, "no space")

    monkeypatch.setattr(module, function, fail)
    with pytest.raises(OSError, match="no space"):
        restore(elsewhere / "kept", tmp_path)

    assert [(tmp_path / name).read_bytes() for name in (KEY, STORE)] == [b"another"] * 2
    assert {name for name in names(tmp_path) if name.startswith((f"{KEY}.", f"{STORE}."))} == set()


@pytest.mark.parametrize("name", ["kept", KEY])
def test_what_a_killed_process_left_behind_stops_nobody(
    tmp_path: Path, elsewhere: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """In a container, each process has the number of the one before."""
    laid(GOLDEN[-1], tmp_path)
    monkeypatch.setattr(os, "getpid", lambda: 1)
    for left in (elsewhere / "kept.1.part", tmp_path / f"{KEY}.1"):
        left.write_bytes(b"left behind")

    if name == KEY:
        (tmp_path / KEY).unlink(missing_ok=True)
        assert len(load_signing_key(tmp_path)) == KEY_BYTES
    else:
        assert back_up(tmp_path, elsewhere / "kept").matches > 0


def test_a_backup_deletes_what_killed_backups_left_and_nothing_else(tmp_path: Path, elsewhere: Path) -> None:
    laid(GOLDEN[-1], tmp_path)
    of_killed = ["kept.abcd1234.part", "kept.abcd1234.part-journal"]
    others = ["kept.of_friday.part", "other.abcd1234.part", "kept.running1.part"]
    for name in of_killed + others:
        (elsewhere / name).write_bytes(b"left behind")
        if name != others[-1]:
            os.utime(elsewhere / name, times=(0, time.time() - backups.LEFTOVER_SECONDS - 60))

    back_up(tmp_path, elsewhere / "kept")

    assert names(elsewhere) == {"kept", *others}


def test_a_store_that_is_damaged_is_replaced(tmp_path: Path, elsewhere: Path) -> None:
    laid(GOLDEN[-1], elsewhere)
    (tmp_path / STORE).write_text("damaged")
    (tmp_path / f"{STORE}-wal").write_text("too")

    assert restore(elsewhere / STORE, tmp_path) == validate_backup(tmp_path / STORE)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda path: path.stem)
def test_a_backup_of_each_release_keeps_its_schema_version(golden: Path, tmp_path: Path, elsewhere: Path) -> None:
    laid(golden, tmp_path)

    count = len(json.loads(golden.with_suffix(".json").read_text("utf-8")))

    assert back_up(tmp_path, elsewhere / "kept").matches == count
    assert restore(elsewhere / "kept", elsewhere).matches == count

    found = [sql(file, "SELECT version_num FROM alembic_version") for file in (elsewhere / "kept", elsewhere / STORE)]
    assert found == [[(golden.stem.rpartition("-")[2],)]] * 2


BROKEN = {
    "UPDATE entries SET text = text || '!' WHERE ply = 4": r"match \w+ was changed at ply 4",
    "UPDATE entries SET elapsed = elapsed + 1000 WHERE ply = 4": r"match \w+ was changed at ply 4",
    "UPDATE entries SET elapsed = NULL WHERE ply = 3": r"match \w+ was changed at ply 3",
    "DELETE FROM entries WHERE ply = 2": r"match \w+ was changed at ply 2",
    """DELETE FROM entries WHERE (match, ply) IN (SELECT match, max(ply) FROM entries JOIN matches ON id = match
       WHERE ended_at IS NOT NULL GROUP BY match)""": r"in match \w+, the field plies",
    "UPDATE matches SET outcome = '[[0, 1], \"trophies\"]' WHERE ended_at IS NOT NULL": r"reach its stored outcome",
    "UPDATE matches SET outcome = NULL, ended_at = NULL WHERE ended_at IS NOT NULL": r"reach its stored outcome",
    "DELETE FROM seats; PRAGMA foreign_keys = OFF; DELETE FROM matches": r"it is damaged \((entries|notices)",
    "DROP TABLE alembic_version": "it is not a Skyhop database",
}


@pytest.mark.parametrize("statements", BROKEN)
def test_a_backup_that_was_changed_is_refused_and_nothing_is_replaced(
    statements: str, golden: Path, tmp_path: Path, elsewhere: Path
) -> None:
    laid(golden, elsewhere)
    laid(golden, tmp_path)
    before = (tmp_path / STORE).read_bytes()
    with contextlib.closing(sqlite3.connect(elsewhere / STORE)) as connection:
        connection.executescript(statements)

    with pytest.raises(BackupError, match=BROKEN[statements]):
        restore(elsewhere / STORE, tmp_path)

    assert (tmp_path / STORE).read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [STORE]


def test_a_file_that_is_cut_or_none_at_all_is_refused(tmp_path: Path, elsewhere: Path) -> None:
    laid(GOLDEN[-1], elsewhere)
    whole = (elsewhere / STORE).read_bytes()
    for content in (whole[: len(whole) // 2], b"no database " * 500, b""):
        (elsewhere / "cut").write_bytes(content)
        with pytest.raises(BackupError, match=r"cut|damaged|no store"):
            restore(elsewhere / "cut", tmp_path)

    assert list(tmp_path.iterdir()) == []


def test_a_backup_of_a_later_version_is_refused(tmp_path: Path, elsewhere: Path) -> None:
    laid(GOLDEN[-1], elsewhere)
    sql(elsewhere / STORE, "UPDATE alembic_version SET version_num = '9999'")

    with pytest.raises(LaterVersion):
        restore(elsewhere / STORE, tmp_path)

    assert list(tmp_path.iterdir()) == []


def test_a_store_that_somebody_keeps_everybody_out_of_is_not_waited_for_without_end(
    tmp_path: Path, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "LOCK_TIMEOUT", 0.1)
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, timeout=0.1))
    laid(GOLDEN[-1], tmp_path)
    with contextlib.closing(sqlite3.connect(tmp_path / STORE)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(BackupError, match="another program has locked the database"):
            back_up(tmp_path, elsewhere / "kept")

    assert list(elsewhere.iterdir()) == []


def test_a_backup_that_fails_leaves_an_older_one_as_it_was(tmp_path: Path, elsewhere: Path) -> None:
    laid(GOLDEN[-1], tmp_path)
    (elsewhere / "kept").write_text("an older one")
    sql(tmp_path / STORE, "UPDATE entries SET seal = 'x' WHERE ply = 0")

    with pytest.raises(BackupError, match="was changed at ply 0"):
        back_up(tmp_path, elsewhere / "kept")

    assert [path.read_text() for path in elsewhere.iterdir()] == ["an older one"]


@pytest.mark.usefixtures("live")
@pytest.mark.parametrize(
    "change",
    [
        "DELETE FROM backup_key",
        "UPDATE backup_key SET key = x''",
        "UPDATE backup_key SET key = 900000000",
        "INSERT INTO backup_key SELECT key FROM backup_key",
        "UPDATE matches SET ruleset = '{'",
        "UPDATE matches SET ruleset = '[1]'",
        "UPDATE matches SET titles = '5'",
        "UPDATE entries SET actor = '²' WHERE ply = 1",
    ],
)
async def test_a_backup_with_what_no_table_writes_is_none(folder: Path, elsewhere: Path, change: str) -> None:
    load_signing_key(folder)
    back_up(folder, elsewhere / "kept")
    sql(elsewhere / "kept", change)

    with pytest.raises(BackupError, match="damaged"):
        restore(elsewhere / "kept", elsewhere)

    assert names(elsewhere) == {"kept"}


@pytest.mark.usefixtures("live")
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
async def test_a_backup_takes_the_place_of_files_alone(folder: Path, elsewhere: Path) -> None:
    """Of a device too there would be nothing left, for the whole machine."""
    os.mkfifo(elsewhere / "pipe")

    with pytest.raises(BackupError, match="not a regular file"):
        back_up(folder, elsewhere / "pipe")

    assert (elsewhere / "pipe").is_fifo()
    assert names(elsewhere) == {"pipe"}


def clocks_written(**changed: object) -> str:
    """A statement that writes clocks of two seats, as a table writes them but for what is changed."""
    times = {"left": [1, 1], "quota": [0, 0], "forgiven": [0, 0], "free": 0, "since": None}
    written = json.dumps({**times, "seat": 0, "is_first": False, **changed})
    return f"UPDATE matches SET clocks = '{written}'"  # noqa: S608


def rating_written(**changed: str) -> str:
    """A statement that adds a rating, as a table writes it but for what is changed."""
    row = {"match": "'a'", "seat": "0", "player": "'anna'", "game": "'nim'", "speed": "'days'", "number": "1"}
    row |= {"at": "'2026-01-01T00:00:00.000+00:00'", "rank": "1", "mu": "25.0", "sigma": "8.0", **changed}
    return f"INSERT INTO ratings ({', '.join(row)}) VALUES ({', '.join(row.values())})"  # noqa: S608


WRONG = {
    "action": ("UPDATE operator_log SET action = 'x'",),
    "is_session": ("UPDATE operator_keys SET is_session = 2",),
    "operator": ("UPDATE operator_keys SET operator = x'00'",),
    "reason": (
        "UPDATE restrictions SET reason = x'00'",
        "UPDATE operator_log SET reason = printf('%.*c', 201, 'a')",
    ),
    "subject": ("UPDATE operator_log SET subject = x'00'",),
    "until": (
        "UPDATE restrictions SET until = 'soon'",
        "UPDATE restrictions SET until = '9999-12-31T23:59:59.999-12:00'",
        "UPDATE restrictions SET until = '9999-12-31T23:59:59.999+00:00'",
    ),
    "revision": ("UPDATE matches SET revision = -1",),
    "plies": ("UPDATE matches SET plies = plies + 1",),
    "actions": ("UPDATE matches SET actions = 'x'",),
    "last_at": ("UPDATE matches SET last_at = 'now'", "UPDATE matches SET last_at = '2026-01-01T00:00:00.000'"),
    "to_decide": ("UPDATE matches SET to_decide = '[9]'", "UPDATE matches SET to_decide = '[\"me\"]'"),
    "given_up": ("UPDATE matches SET given_up = '[[0]]'", "UPDATE matches SET given_up = 'x'"),
    "free_seats": ("UPDATE matches SET free_seats = free_seats + 1",),
    "awaits_rating": ("UPDATE matches SET awaits_rating = 2",),
    "browser": ("UPDATE proofs SET browser = x'00'",),
    "device": ("UPDATE proofs SET device = printf('%.*c', 90, 'x')",),
    "likeness": ("UPDATE accounts SET likeness = x'00' WHERE rowid = 1",),
    "passphrase": ("UPDATE accounts SET passphrase = x'00'",),
    "settings": ("UPDATE accounts SET settings = x'00'",),
    "key": ("UPDATE attempts SET key = printf('%.*c', 90, 'x') WHERE rowid = 1",),
    "count": ("UPDATE attempts SET count = 'x'",),
    "other": ("UPDATE blocks SET other = x'00'",),
    "id": ("UPDATE matches SET id = '' WHERE id = (SELECT id FROM matches LIMIT 1)",),
    "game": ("UPDATE matches SET game = x'00'", "UPDATE matches SET game = ''"),
    "ruleset": ("UPDATE matches SET ruleset = '{}'", "UPDATE matches SET ruleset = printf('%.*c', 90000, '[')"),
    "engine": ("UPDATE matches SET engine = x'00'",),
    "first": ("UPDATE matches SET first = 'x'", "UPDATE matches SET first = 9", "UPDATE matches SET first = -1"),
    "by_lot": ("UPDATE matches SET by_lot = 'yes'",),
    "titles": ("UPDATE matches SET titles = '[]'", "UPDATE matches SET titles = '[1, 2]'"),
    "secret": (
        "UPDATE matches SET secret = 'of thirty-two characters, a text.'",
        "UPDATE matches SET secret = 900000000",
        "UPDATE matches SET secret = x'00'",
    ),
    "begun_at": ("UPDATE matches SET begun_at = 5", "UPDATE matches SET begun_at = 'yesterday'"),
    "ended_at": ("UPDATE matches SET ended_at = 0 WHERE outcome IS NOT NULL",),
    "outcome": (
        "UPDATE matches SET outcome = '[[7], \"\"]' WHERE outcome IS NOT NULL",
        "UPDATE matches SET outcome = NULL",
        "UPDATE matches SET outcome = '[[0], \"\"]' WHERE outcome IS NULL",
    ),
    "is_friendly": ("UPDATE matches SET is_friendly = 2",),
    "begun_from": (
        "UPDATE matches SET begun_from = 'elsewhere'",
        'UPDATE matches SET begun_from = \'{"match": "a", "ply": 1}\'',
        'UPDATE matches SET begun_from = \'{"match": "a", "ply": 1, "dealt": [-1]}\'',
        'UPDATE matches SET begun_from = \'{"match": "a", "ply": 10000000000, "dealt": []}\'',
        'UPDATE matches SET begun_from = \'{"match": "../settings", "ply": 1, "dealt": []}\'',
    ),
    "is_rated": ("UPDATE matches SET is_rated = 2",),
    "control": ("UPDATE matches SET control = 'soon'", "UPDATE matches SET control = '0+5'"),
    "clocks": (
        "UPDATE matches SET clocks = '{}'",
        clocks_written(seat=7),
        clocks_written(left=[1]),
        clocks_written(since=2**62),
        clocks_written(is_first=1),
    ),
    "deadline": ("UPDATE matches SET deadline = 'soon'",),
    "offered_by": ("UPDATE matches SET offered_by = x'00'",),
    "closed_by": ("UPDATE matches SET closed_by = 'me'", "UPDATE matches SET closed_by = 7"),
    "stand_in": ("UPDATE matches SET stand_in = x'00'",),
    "series": (
        "UPDATE matches SET series = '[]'",
        'UPDATE matches SET series = \'{"length": 4, "won": [0, 0]}\'',
        'UPDATE matches SET series = \'{"length": 3, "won": [0]}\'',
        'UPDATE matches SET series = \'{"length": 3, "won": [-1, 0]}\'',
        'UPDATE matches SET series = \'{"length": 3, "won": [1e999, 0]}\'',
    ),
    "word": (
        "UPDATE matches SET word = '[]'",
        "UPDATE matches SET word = '[\"a\"]'",
        'UPDATE matches SET word = \'["a", "00"]\'',
    ),
    "daily": ("UPDATE matches SET daily = 'today'", "UPDATE matches SET daily = '2026-13-01'"),
    "tournament": ("UPDATE matches SET tournament = 'a b'", "UPDATE matches SET tournament = ''"),
    "form": ("UPDATE tournaments SET form = 'knockout'",),
    "rounds": ("UPDATE tournaments SET rounds = 16", "UPDATE tournaments SET rounds = -1"),
    "minutes": ("UPDATE tournaments SET minutes = 1440",),
    "seats": ("UPDATE tournaments SET seats = 7",),
    "max_entrants": ("UPDATE tournaments SET max_entrants = 129",),
    "has_bots": ("UPDATE tournaments SET has_bots = 2",),
    "begins_at": ("UPDATE tournaments SET begins_at = 'soon'",),
    "data": (
        "UPDATE tournament_records SET data = '[]'",
        "UPDATE tournament_records SET data = '{\"entrant\": 128}'",
        'UPDATE tournament_records SET data = \'{"pairings": [[[0, 1], "a b"]]}\'',
        'UPDATE tournament_records SET data = \'{"pairings": [[[0], "ab"]]}\'',
        'UPDATE tournament_records SET data = \'{"results": {"a": [[0]]}}\'',
        "UPDATE tournament_records SET data = '{\"secret\": 1}'",
    ),
    "is_challenge": ("UPDATE matches SET is_challenge = 2",),
    "shows_presence": ("UPDATE accounts SET shows_presence = 2",),
    "here_at": ("UPDATE accounts SET here_at = 'soon'",),
    "player_agrees": ("UPDATE friendships SET player_agrees = 2",),
    "other_agrees": ("UPDATE friendships SET other_agrees = 'yes'",),
    "day": ("UPDATE tries SET day = '2026-6-1'", "UPDATE tries SET day = x'00'"),
    "is_counted": ("UPDATE tries SET is_counted = 2",),
    "points": ("UPDATE tries SET points = 'many'", "UPDATE tries SET points = 9999999999"),
    "puzzle": ("UPDATE puzzle_answers SET puzzle = 'x' WHERE number = 1",),
    "is_right": ("UPDATE puzzle_answers SET is_right = 2",),
    "won": ("UPDATE tries SET won = 2", "UPDATE tries SET won = x'00'"),
    "against": ("UPDATE tries SET against = 0.5",),
    "subscription": ("UPDATE notices SET subscription = 'x'",),
    "state": ("UPDATE notices SET state = x'00'",),
    "due": ("UPDATE notices SET due = 'soon'",),
    "tries": ("UPDATE notices SET tries = -1",),
    "channel": ("UPDATE subscriptions SET channel = 'pigeon'",),
    "address": (
        "UPDATE subscriptions SET address = printf('%.*c', 1001, 'x')",
        "UPDATE confirmations SET address = printf('%.*c', 255, 'x')",
        "UPDATE confirmations SET address = 'a@b.example' || char(13, 10) || 'Bcc: c@d.example'",
        "UPDATE subscriptions SET address = 'a@b.example' || char(10) || 'RCPT TO:<c@d.example>'",
    ),
    "seed": ("UPDATE confirmations SET seed = printf('%.*c', 33, 'x')",),
    "language": ("UPDATE subscriptions SET language = x'00'",),
    "sent": ("UPDATE subscriptions SET sent = 'soon'",),
    "failures": ("UPDATE subscriptions SET failures = -1",),
    "kinds": ("UPDATE notice_choices SET kinds = printf('%.*c', 81, 'x')",),
    "quiet_from": ("UPDATE notice_choices SET quiet_from = 1440",),
    "quiet_until": ("UPDATE notice_choices SET quiet_until = -1",),
    "zone": ("UPDATE notice_choices SET zone = x'00'",),
    "annulled": (rating_written(annulled="'dull'"),),
    "speed": (rating_written(speed="'warp'"),),
    "number": (rating_written(number="-1"),),
    "rank": (rating_written(rank="'first'"),),
    "mu": (rating_written(mu="9e999"),),
    "sigma": (rating_written(sigma="0.0"),),
    "remarks": (
        "UPDATE matches SET remarks = '{}'",
        "UPDATE matches SET remarks = '[[1, 9, \"offered\"]]'",
        "UPDATE matches SET remarks = '[[1, 0, \"sung\"]]'",
        "UPDATE matches SET remarks = '[[1e999, 0, \"offered\"]]'",
        'UPDATE matches SET remarks = \'[["1", 0, "offered"]]\'',
        "UPDATE matches SET remarks = '[[true, 0, \"offered\"]]'",
    ),
    "seat": ("UPDATE seats SET seat = 5 WHERE seat = 1", "DELETE FROM seats WHERE seat = 0"),
    "kind": ("UPDATE seats SET kind = 'king'",),
    "player": ("UPDATE seats SET player = x'00'", "UPDATE seats SET player = NULL WHERE kind = 'guest'"),
    "called": ("UPDATE seats SET called = x'00'", "UPDATE seats SET called = printf('%.*c', 25, 'a')"),
    "actor": ("UPDATE entries SET actor = '99999' WHERE ply = 1", "UPDATE entries SET actor = x'00' WHERE ply = 1"),
    "text": ("UPDATE entries SET text = x'00' WHERE ply = 1",),
    "seal": ("UPDATE entries SET seal = x'00' WHERE ply = 1",),
    "at": ("UPDATE entries SET at = 3 WHERE ply = 1",),
    "elapsed": ("UPDATE entries SET elapsed = -1 WHERE ply = 1", "UPDATE entries SET elapsed = 'soon' WHERE ply = 1"),
    "name": ("UPDATE players SET name = x'00'", "UPDATE players SET name = printf('%.*c', 25, 'a')"),
    "created": ("UPDATE players SET created = 5", "UPDATE proofs SET created = 'yesterday'"),
    "seen": ("UPDATE players SET seen = 5", "UPDATE proofs SET seen = 'today'"),
    "merged_into": ("UPDATE players SET merged_into = x'00'", "UPDATE players SET merged_into = ''"),
    "hash": ("UPDATE proofs SET hash = 'a' || substr(hash, 3)", "UPDATE proofs SET hash = upper('x' || hash)"),
    "follows": ("UPDATE proofs SET follows = 'another'",),
    "ends": ("UPDATE proofs SET ends = 'soon'", "UPDATE tokens SET ends = 'soon'"),
    "program": ("UPDATE tokens SET program = x'00'",),
    "owner": ("UPDATE tokens SET owner = ''", "UPDATE seats SET owner = printf('%.*c', 25, 'a')"),
    "scopes": ("UPDATE tokens SET scopes = 'read everything'",),
    "stream": ("UPDATE tokens SET stream = x'00'",),
    "credential": ("UPDATE passkeys SET credential = 'a text'",),
    "public_key": ("UPDATE passkeys SET public_key = 'a text'",),
    "uses": ("UPDATE passkeys SET uses = -1",),
    "site": ("UPDATE passkeys SET site = ''",),
    "kept_for": ("UPDATE seats SET kept_for = player WHERE kind = 'guest'", "UPDATE seats SET kept_for = x'00'"),
    "is_synced": ("UPDATE passkeys SET is_synced = 2",),
    "taken": ("UPDATE players SET taken = x'00'", "UPDATE players SET taken = printf('%.*c', 25, 'a')"),
    "is_hidden": ("UPDATE accounts SET is_hidden = 'yes'", "UPDATE accounts SET is_hidden = 2"),
    "formerly": ("UPDATE accounts SET formerly = x'00'", "UPDATE accounts SET formerly = printf('%.*c', 101, 'a')"),
    "is_kept": ("UPDATE verdicts SET is_kept = 2",),
}
"""A field, and statements after which it holds what no table writes."""


def remade(table: str, before: str, after: str) -> str:
    """Statements that change the text of a table."""
    changed = f"UPDATE sqlite_master SET sql = replace(sql, '{before}', '{after}')"  # noqa: S608
    return f"PRAGMA writable_schema = ON; {changed} WHERE name = '{table}'"


@pytest.mark.parametrize(
    ("field", "statement"),
    in_turn([(field, statement) for field, statements in WRONG.items() for statement in statements], 4),
)
def test_a_field_that_holds_what_no_table_writes_is_named(
    field: str, statement: str, tmp_path: Path, elsewhere: Path
) -> None:
    laid(GOLDEN[-1], elsewhere)
    sql(elsewhere / STORE, statement)

    damaged = "damaged .(entries|seats|tokens|blocks)"
    with pytest.raises(BackupError, match=f"the field {field} |a name that no match can have|{damaged}"):
        restore(elsewhere / STORE, tmp_path)

    assert names(tmp_path) == set()


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM matches; END",
        "CREATE VIEW v AS SELECT secret FROM matches",
        "CREATE TABLE other (x)",
    ],
)
def test_a_backup_that_would_act_by_itself_is_none(statement: str, tmp_path: Path, elsewhere: Path) -> None:
    laid(GOLDEN[-1], elsewhere)
    sql(elsewhere / STORE, statement)

    with pytest.raises(BackupError, match="not part of a Skyhop database"):
        restore(elsewhere / STORE, tmp_path)


@pytest.mark.parametrize(
    ("statement", "difference"),
    [
        ("CREATE UNIQUE INDEX odd ON matches (game)", "matches .* has UNIQUE INDEX 'odd' .* instead of nothing"),
        ("CREATE INDEX odd ON verdicts (at)", "verdicts .* has INDEX 'odd'"),
        ("CREATE UNIQUE INDEX odd ON verdicts (lower(name)) WHERE is_kept", "verdicts .* has UNIQUE INDEX 'odd'"),
        ("DROP INDEX ix_seats_player", "seats .* has nothing instead of INDEX 'ix_seats_player'"),
        ("ALTER TABLE reports ADD COLUMN odd INTEGER", "reports .* has COLUMN 'odd' .* instead of nothing"),
        ("ALTER TABLE passkeys DROP COLUMN seen", "passkeys .* has nothing instead of COLUMN 'seen'"),
        ("ALTER TABLE tokens RENAME COLUMN stream TO odd", "tokens .* has COLUMN 'odd' .* instead of COLUMN 'stream'"),
        (
            remade("players", "name VARCHAR(24)", "name INTEGER"),
            "COLUMN 'name' 'INTEGER' .* instead of COLUMN 'name' 'VARCH",
        ),
        (remade("seats", "kept_for VARCHAR(40)", "kept_for VARCHAR(40) NOT NULL"), "'kept_for' 'VARCHAR.40.' NOT NULL"),
        (
            remade("blocks", "at VARCHAR(32)", "at VARCHAR(32) CHECK (at > 1)"),
            "blocks .* has CHECK instead of nothing",
        ),
        (
            remade("mutes", "FOREIGN KEY(other) REFERENCES players", "FOREIGN KEY(other) REFERENCES matches"),
            "REFERENCE",
        ),
    ],
)
def test_a_backup_whose_tables_are_built_otherwise_is_none(
    statement: str, difference: str, tmp_path: Path, elsewhere: Path
) -> None:
    """Its tables are empty, so that every field in it is right."""
    sqlite.prepare(elsewhere / STORE)
    with contextlib.closing(sqlite3.connect(elsewhere / STORE)) as connection:
        connection.executescript(statement)

    with pytest.raises(BackupError, match=difference) as error:
        restore(elsewhere / STORE, tmp_path)

    assert "the definition of its table " in str(error.value)
    assert names(tmp_path) == set()


@pytest.mark.parametrize("table", sorted(METADATA.tables))
def test_a_backup_that_lacks_a_table_is_refused_by_its_name(table: str, tmp_path: Path, elsewhere: Path) -> None:
    sqlite.prepare(elsewhere / STORE)
    laid(GOLDEN[-1], tmp_path)
    before = (tmp_path / STORE).read_bytes()
    sql(elsewhere / STORE, f"DROP TABLE {table}")

    with pytest.raises(BackupError, match=f"it is damaged: the table {table} is missing"):
        restore(elsewhere / STORE, tmp_path)

    assert (tmp_path / STORE).read_bytes() == before
    assert names(tmp_path) == {STORE}


def test_a_store_with_statistics_of_the_database_is_backed_up_and_restored(tmp_path: Path, elsewhere: Path) -> None:
    laid(GOLDEN[-1], elsewhere)
    sql(elsewhere / STORE, "ANALYZE")

    kept = back_up(elsewhere, elsewhere / "kept")

    assert sql(elsewhere / "kept", "SELECT count(*) > 0 FROM sqlite_stat1") == [(1,)]
    assert restore(elsewhere / "kept", tmp_path) == kept


def test_another_table_with_a_name_of_the_database_is_refused(tmp_path: Path, elsewhere: Path) -> None:
    sqlite.prepare(elsewhere / STORE)
    changed = "UPDATE sqlite_master SET name = 'sqlite_other', tbl_name = 'sqlite_other' WHERE name = 'other'"
    with contextlib.closing(sqlite3.connect(elsewhere / STORE)) as connection:
        connection.executescript(f"CREATE TABLE other (x); {remade('other', 'other', 'sqlite_other')}; {changed}")

    with pytest.raises(BackupError, match=r"sqlite_other.* not part of a Skyhop database"):
        restore(elsewhere / STORE, tmp_path)


@pytest.mark.parametrize("table", ["entries", "players"])
def test_a_value_that_would_fill_the_memory_is_not_read(table: str, tmp_path: Path, elsewhere: Path) -> None:
    laid(GOLDEN[-1], elsewhere)
    field = {"entries": "text", "players": "name"}[table]
    one = f"rowid = (SELECT max(rowid) FROM {table})"  # noqa: S608
    sql(elsewhere / STORE, f"UPDATE {table} SET {field} = zeroblob({LARGEST + 1}) WHERE {one}")  # noqa: S608

    with pytest.raises(BackupError, match="too big"):
        restore(elsewhere / STORE, tmp_path)

    assert names(tmp_path) == set()


ENDLESS = "(WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x FROM n) SELECT x FROM n)"


@pytest.mark.parametrize(
    "statement",
    [
        f"CREATE TRIGGER t AFTER UPDATE ON matches BEGIN UPDATE seats SET player = 1 WHERE seat IN {ENDLESS}; END",  # noqa: S608
        f"ALTER TABLE alembic_version RENAME TO kept; CREATE VIEW alembic_version AS SELECT max(x) FROM {ENDLESS}",  # noqa: S608
    ],
)
def test_a_backup_that_would_act_without_end_is_none(statement: str, tmp_path: Path, elsewhere: Path) -> None:
    laid(GOLDEN[0], elsewhere)
    with contextlib.closing(sqlite3.connect(elsewhere / STORE)) as connection:
        connection.executescript(statement)

    with pytest.raises(BackupError, match="not part of a Skyhop database"):
        restore(elsewhere / STORE, tmp_path)


def test_every_field_of_the_store_is_looked_at() -> None:
    columns = {column.name for table in METADATA.tables.values() for column in table.columns}

    assert columns - {"match", "ply"} == WRONG.keys()


SECONDS = float(os.environ.get("SKYHOP_FUZZ_SECONDS", "6"))
VALUES = (None, 0, -1, 7, 2**62, 1.5, "", "x", "0", "²", "[]", "{}", "null", "[[0], 1]", b"", b"\x00" * 32, "a" * 500)


@pytest.mark.parametrize("seconds", [min(2.0, SECONDS), pytest.param(SECONDS, marks=pytest.mark.slow)])
async def test_what_is_accepted_of_spoilt_backups_a_table_can_open(
    tmp_path: Path, elsewhere: Path, seconds: float
) -> None:
    """Values, rows and bytes are changed; each file is refused in a sentence, or every match in it opens."""
    chance, end, said, opened = random.Random(5), time.monotonic() + seconds, list[str](), 0
    while time.monotonic() < end or not (opened and said):  # the first one loads what all need
        folder = elsewhere / str(len(said) + opened)
        folder.mkdir()
        laid(chance.choice(GOLDEN), folder)
        spoil(folder / STORE, chance)
        back = tmp_path / str(len(said) + opened)
        back.mkdir()
        try:
            restore(folder / STORE, back)
        except (BackupError, LaterVersion) as error:
            said.append(str(error))
            continue
        opened += 1
        store = await open_store(back)
        matches = MatchRegistry(store)
        for match in sql(back / STORE, "SELECT id FROM matches"):
            await matches.open(str(match[0]))
            await store.list_matches("anna")
        await matches.close(0)

    assert min(opened, len(said)) > 0
    assert max(map(len, said)) < 600


def spoil(file: Path, chance: random.Random) -> None:
    """Change one thing in a store's file, or some of its bytes."""
    if chance.random() < 0.3:
        content = bytearray(file.read_bytes())
        for _change in range(chance.choice((1, 1, 30))):
            content[chance.randrange(len(content))] = chance.randrange(256)
        file.write_bytes(content[: chance.choice((len(content), len(content), chance.randrange(len(content))))])
        return
    table = chance.choice(("matches", "seats", "entries", "alembic_version"))
    column = chance.choice([str(row[1]) for row in sql(file, f"PRAGMA table_info({table})")])
    row = chance.choice(sql(file, f"SELECT rowid FROM {table}"))[0]  # noqa: S608  our own names
    with contextlib.suppress(sqlite3.IntegrityError):
        if chance.random() < 0.1:
            sql(file, f"DELETE FROM {table} WHERE rowid = ?", row)  # noqa: S608
        else:
            change = f"UPDATE {table} SET {column} = ? WHERE rowid = ?"  # noqa: S608
            sql(file, change, chance.choice(VALUES), row)
