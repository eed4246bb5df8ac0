"""Tests of `skyhop verify` with typed commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.server.test_shuffle_proof import NAME, SECRET, line_of, played, with_swapped

from skyhop.cli.__main__ import main
from skyhop.engine.chance import SecretShuffler

COMMITMENT = SecretShuffler(SECRET, NAME).commitment


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    path.write_text(json.dumps(line_of(played("balloon-cup"))) + "\n")
    return path


def test_what_fits_is_said_in_words(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(journal)]) == 0
    assert "match the secret. The secret matches the hash in the journal." in capsys.readouterr().out
    assert main(["verify", str(journal), "--commitment", COMMITMENT]) == 0
    assert "that you noted before the deal" in capsys.readouterr().out


def test_one_that_does_not_follow_fails_and_all_are_told(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = journal.read_text()
    journal.write_text(json.dumps(with_swapped(json.loads(good))) + "\n" + good)

    assert main(["verify", str(journal), "--json"]) == 1
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["fits"], second["fits"]) == (False, True)
    assert first["ply"] is not None
    assert first["format"] == second["format"] == "skyhop-shuffles-checked-1"


def test_another_hash_than_was_noted_fails(journal: Path) -> None:
    assert main(["verify", str(journal), "--commitment", "0" * 64]) == 1


@pytest.mark.parametrize("hash_", ["0", "g" * 64, "0" * 65])
def test_what_is_no_hash_is_a_wrong_call(journal: Path, hash_: str) -> None:
    assert main(["verify", str(journal), "--commitment", hash_]) == 2


def test_one_hash_is_for_one_match(journal: Path) -> None:
    journal.write_text(journal.read_text() * 2)

    assert main(["verify", str(journal), "--commitment", COMMITMENT]) == 2


def test_a_journal_without_a_secret_proves_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "simulated.jsonl"
    assert main(["simulate", "balloon-cup", "--bots", "random", "random", "--matches", "1", "-o", str(path)]) == 0
    capsys.readouterr()

    assert main(["verify", str(path)]) == 1
    assert "no secret" in capsys.readouterr().out


def test_a_cut_journal_is_named_with_its_line(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal.write_text(journal.read_text()[:200])

    assert main(["verify", str(journal)]) == 1
    assert "line 1" in capsys.readouterr().err
