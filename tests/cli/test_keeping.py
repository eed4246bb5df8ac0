"""Tests of `skyhop backup`, `restore`, `prune` and `export` with the matches of a server."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.running_server import Server
from tests.server.test_migrations import GOLDEN, laid
from tests.web.test_kill import Rusher

from skyhop.cli.__main__ import INTERRUPTED, main
from skyhop.cli.server.serve import list_missing
from skyhop.engine.chance import SecretShuffler
from skyhop.game import registry
from skyhop.game.journal import read_line
from skyhop.game.match import plies
from skyhop.server.backup.backup import validate_backup
from skyhop.server.store.data_folder import STORE, lock_data_folder


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with nine matches, three of them over."""
    folder = tmp_path / "data"
    folder.mkdir()
    laid(GOLDEN[-1], folder)
    return folder


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str]:
    """Run a command; give its exit code and all that it says, in one line."""
    code = main([str(word) for word in words])
    said = capsys.readouterr()
    return code, " ".join(re.sub(r"[│╭╮╰╯─]", " ", said.out + said.err).split())


def change(data: Path, *statements: str) -> None:
    with closing(sqlite3.connect(data / STORE)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def test_a_backup_is_written_and_restored(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, other = tmp_path / "kept", tmp_path / "other"

    backed = run(capsys, "backup", file, "--data", data)
    restored = run(capsys, "restore", file, "--data", other)

    assert backed[0] == restored[0] == 0
    assert re.search(r"Saved 16 matches with \d+ entries in .*kept", backed[1])
    assert re.search(r"Restored 16 matches with \d+ entries to .*other", restored[1])
    assert validate_backup(other / STORE) == validate_backup(data / STORE)


def test_names_that_were_reported_are_listed_cleared_and_kept(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    listed = run(capsys, "operator", "names", "--data", data)
    both = run(capsys, "operator", "names", "--clear", "Ben", "--keep", "Ben", "--data", data)
    long = run(capsys, "operator", "names", "--clear", "Ben" * 100, "--data", data)
    unseen = run(capsys, "operator", "names", "--keep", "Ben\u200b", "--data", data)
    cleared = run(capsys, "operator", "names", "--clear", "Ben", "--data", data)
    nobody = run(capsys, "operator", "names", "--clear", "Bem", "--data", data)
    with closing(sqlite3.connect(data / STORE)) as connection:
        names = {name for (name,) in connection.execute("SELECT called FROM seats UNION SELECT name FROM players")}
        verdicts = connection.execute("SELECT is_kept FROM verdicts WHERE name = 'Ben'").fetchall()
        logged = connection.execute("SELECT action FROM operator_log WHERE operator = 'command'").fetchall()
    kept = run(capsys, "operator", "names", "--keep", "Ben", "--data", data)

    assert re.fullmatch(r"1 \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d Ben", listed[1])
    assert (both[0], "exclude each other" in both[1]) == (2, True)
    assert (long[0], "at most" in long[1]) == (2, True)
    assert (unseen[0], "without invisible characters" in unseen[1]) == (2, True)
    assert cleared == (0, "1 player lost the name “Ben”. Nobody can choose this name again.")
    assert nobody == (0, "0 players lost the name “Bem”. Nobody can choose this name again.")
    assert (kept, verdicts) == ((0, "The name “Ben” is allowed, and its reports are closed."), [(0,)])
    assert logged == [("remove",), ("remove",)]
    assert "Ben" not in names
    assert any(re.fullmatch(r"Balloonist \d{4}", str(name)) for name in names)
    validate_backup(data / STORE)


def test_a_link_for_the_operator_is_printed_and_all_are_ended(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    local = run(capsys, "operator", "link", "--data", data)
    public = run(capsys, "operator", "link", "Chief", "--origin", "https://play.example/", "--data", data)
    wrong = run(capsys, "operator", "link", "Chief" * 9, "--data", data)
    ended = run(capsys, "operator", "end", "--data", data)

    assert re.fullmatch(r"http://127\.0\.0\.1:8000/operator\?code=[\w-]{43}", local[1])
    assert re.fullmatch(r"https://play\.example/operator\?code=[\w-]{43}", public[1])
    assert (wrong[0], "at most" in wrong[1]) == (2, True)
    assert ended == (0, "Ended 4 links or sessions.")  # two are of the store itself


def test_a_public_server_says_what_is_missing(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(data, "UPDATE operator_log SET action = 'sign-in'")
    before = list_missing(data, "")
    (data / "pages").mkdir()
    for name in ("imprint.de.md", "terms.md"):
        (data / "pages" / name).write_text("# Words")
    run(capsys, "backup", tmp_path / "kept", "--data", data)
    with_pages = list_missing(data, "")
    change(data, "UPDATE operator_log SET action = 'keep'")  # a command can do this
    without_operator = list_missing(data, "")

    assert [each.partition(":")[0] for each in before] == [
        "an imprint",
        "terms of use",
        "a backup of the last two days",
    ]
    assert with_pages == []
    assert [each.partition(":")[0] for each in without_operator] == ["an operator"]


def test_nothing_is_replaced_without_a_word(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept"
    run(capsys, "backup", file, "--data", data)
    before = (data / STORE).read_bytes(), file.read_bytes()

    refused = [run(capsys, "backup", file, "--data", data), run(capsys, "restore", file, "--data", data)]
    unchanged = (data / STORE).read_bytes(), file.read_bytes()
    done = [run(capsys, word, file, "--data", data, "--yes")[0] for word in ("backup", "restore")]

    assert [code for code, _said in refused] == [2, 2]
    assert all("--yes" in said for _code, said in refused)
    assert (unchanged, done) == (before, [0, 0])


@pytest.mark.process
def test_a_backup_that_follows_ends_tidily_when_the_system_stops_it(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "following"
    words = [sys.executable, "-m", "skyhop.cli", "backup", "--follow", str(file), "--data", str(data)]
    env = {**os.environ, "LANGUAGE": "en"}
    with subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert any("now follows" in line for line in process.stdout)
        process.terminate()

    assert process.returncode == INTERRUPTED
    assert list(tmp_path.glob("following*")) == [file]
    assert validate_backup(file).matches > 0


def test_a_backup_does_not_go_into_the_data_folder(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (data / STORE).read_bytes()

    (data / "pages").mkdir()
    for file in (data / STORE, data / "pages" / "imprint.md"):
        code, said = run(capsys, "backup", file, "--data", data, "--yes")
        assert (code, "is inside the data folder" in said) == (2, True)

    assert (data / STORE).read_bytes() == before


@pytest.mark.parametrize("words", [("backup", "FILE"), ("prune",), ("prune", "--dry-run"), ("export",)])
def test_a_folder_without_a_store_is_told_and_not_made(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = run(capsys, *words, "--data", tmp_path / "nowhere")

    assert (code, "no server has saved matches in" in said) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_backup_is_told_in_one_line(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kept").write_text("no database\n" * 100)

    missing = run(capsys, "restore", tmp_path / "missing", "--data", data, "--yes")
    wrong = run(capsys, "restore", tmp_path / "kept", "--data", data, "--yes")

    assert (missing[0], "does not exist" in missing[1]) == (2, True)
    assert wrong == (1, f"skyhop: The backup {tmp_path / 'kept'} cannot be restored: it is not a database")


def test_a_backup_that_is_none_leaves_no_folder_behind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "kept").write_text("no database\n" * 100)

    code, _said = run(capsys, "restore", tmp_path / "kept", "--data", tmp_path / "new")

    assert (code, [path.name for path in tmp_path.iterdir()]) == (1, ["kept"])


@pytest.mark.parametrize("command", ["serve", "restore"])
def test_a_data_folder_that_is_a_file_is_named(
    tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept"
    file.touch()
    words: dict[str, list[object]] = {"serve": ["--port", "0", "--no-browser"], "restore": [file]}

    code, said = run(capsys, command, *words[command], "--data", file)

    assert code == 1
    assert (
        said
        == f"skyhop: {file} is not a folder, and the server saves its matches in a folder. Choose one: --data FOLDER"
    )


@pytest.mark.parametrize("words", [("restore", "kept", "--yes"), ("prune", "--finished", "1")])
def test_an_open_table_is_not_changed_under_its_feet(
    words: tuple[str, ...],
    data: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    run(capsys, "backup", "kept", "--data", data)
    before = (data / STORE).read_bytes()

    with lock_data_folder(data):
        code, said = run(capsys, *words, "--data", data)

    assert (code, "Another server (process" in said, "Stop it" in said) == (1, True, True)
    assert (data / STORE).read_bytes() == before


def test_what_is_exported_can_be_replayed_and_checked(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "journals.jsonl"

    code, said = run(capsys, "export", "-o", file, "--data", data)
    lines = file.read_text("utf-8").splitlines()
    replayed = run(capsys, "replay", file)

    assert (code, said) == (0, "Wrote 5 journals. Skipped 11 running matches.")
    assert (replayed[0], len(lines)) == (0, 5)
    assert sum(shuffles_derived_again(line) for line in lines) > 2


@pytest.mark.parametrize("name", [STORE, "link"])
def test_an_export_does_not_go_into_the_data_folder(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    (tmp_path / "link").symlink_to(data / STORE)
    before = (data / STORE).read_bytes()

    code, said = run(capsys, "export", "-o", data / name if name == STORE else tmp_path / name, "--data", data)

    assert (code, "is inside the data folder" in said) == (2, True)
    assert (data / STORE).read_bytes() == before


def test_an_export_that_fails_leaves_an_older_one_as_it_was(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "journals.jsonl").write_text("an older one")
    (data / STORE).write_bytes(b"damaged" * 999)

    code, _said = run(capsys, "export", "-o", tmp_path / "journals.jsonl", "--data", data)

    assert code != 0
    assert (tmp_path / "journals.jsonl").read_text() == "an older one"
    assert not list(tmp_path.glob("*.part"))


def shuffles_derived_again(line: str) -> int:
    """Derive all shuffles of a record from what it says itself; count them."""
    fairness = json.loads(line)["fairness"]
    shuffler = SecretShuffler(bytes.fromhex(fairness["secret"]), fairness["match"])
    assert shuffler.commitment == fairness["commitment"]
    journal, event = read_line(line), 0
    game = registry.game(journal.header.game)
    for _ply, state, entry, _events in plies(journal):
        if entry is not None and entry.is_chance:
            due = game.chance(state)
            assert due is not None
            assert entry.text.split() == shuffler.order(due.tokens, event)
            event += 1
    return event


def test_nothing_of_a_match_that_goes_on_nor_of_any_guest_is_exported(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(data / STORE)) as connection:
        running = connection.execute("SELECT id, hex(secret) FROM matches WHERE outcome IS NULL").fetchall()
        seals = connection.execute(
            "SELECT seal FROM entries JOIN matches ON id = match WHERE outcome IS NULL"
        ).fetchall()

    _code, said = run(capsys, "export", "--data", data)

    assert len(running) == 11
    assert not [text for row in (*running, *seals) for text in row if text.lower() in said.lower()]
    assert not re.search("anna|ben", said)


def test_old_matches_are_pruned_and_their_room_is_given_back(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(data, "UPDATE matches SET ended_at = '2020-01-01' WHERE ended_at IS NOT NULL")
    change(data, "UPDATE matches SET ruleset = json_set(ruleset, '$.more', hex(zeroblob(100000)))")
    size = (data / STORE).stat().st_size

    would = run(capsys, "prune", "--dry-run", "--data", data)
    unchanged = (data / STORE).stat().st_size
    code, said = run(capsys, "prune", "--data", data)

    assert would == (0, "Without --dry-run, this command would delete 5 matches.")
    assert (code, said.startswith("Deleted 5 matches. The store shrank from")) == (0, True)
    assert unchanged == size > (data / STORE).stat().st_size + 500_000


def test_how_old_is_old_can_be_said(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(data, "UPDATE matches SET ended_at = datetime('now', '-10 days') WHERE ended_at IS NOT NULL")
    change(data, "UPDATE matches SET begun_at = datetime('now', '-5 days')")
    change(data, "UPDATE entries SET at = datetime('now', '-7 days')")

    counts = [
        re.findall(r"\d+", run(capsys, "prune", "--dry-run", "--data", data, *words)[1])
        for words in ((), ("--finished", 9), ("--unfinished", 6), ("--not-started", 4), ("--finished", 11))
    ]

    assert counts == [["0"], ["5"], ["8"], ["3"], ["0"]]


@pytest.mark.process
def test_a_served_table_is_backed_up_amid_play_killed_and_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Server(tmp_path / "data")
    server.start()
    player = Rusher(server.address)
    player.start()
    while len(player.acknowledged) < 5 and player.is_alive():
        player.join(0.05)
    acknowledged = list(player.acknowledged)

    backed = run(capsys, "backup", tmp_path / "kept", "--data", tmp_path / "data")
    open_still = run(capsys, "restore", tmp_path / "kept", "--data", tmp_path / "data", "--yes")
    server.kill()
    player.join()
    restored = run(capsys, "restore", tmp_path / "kept", "--data", tmp_path / "data", "--yes")
    with Server(tmp_path / "data") as again:
        page = httpx.get(again.address + player.path).status_code

    with closing(sqlite3.connect(tmp_path / "kept")) as connection:
        kept = dict(connection.execute("SELECT ply, text FROM entries").fetchall())
    assert [backed[0], open_still[0], restored[0], page] == [0, 1, 0, 200]
    assert len(acknowledged) >= 5
    assert [kept[ply] for ply, _text in acknowledged] == [text for _ply, text in acknowledged]
