"""Tests of seat numbers: they count from 1 for people, and old journals that count from 0 stay readable."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.aeronaut_odyssey.walks import GAME, decisions

from skyhop.game.journal import read_line
from skyhop.game.kernel_game import KernelGame
from skyhop.game.match import plies, replay
from skyhop.games.aeronaut_odyssey.notation import seat_of_text, seat_text
from skyhop.games.aeronaut_odyssey.text.action_reading import ACTIONS
from skyhop.rulebook import scenario

SCENARIOS = Path(__file__).parents[3] / "scenarios" / "aeronaut-odyssey"
BEFORE = Path(__file__).parent / "golden" / "bare-seats.jsonl"
"""A match by three, written by the version before: a balloon is stolen, and a resignation ends it for all."""


def test_a_seat_is_written_by_the_number_that_screens_give_it() -> None:
    assert [seat_text(seat) for seat in range(3)] == ["#1", "#2", "#3"]
    assert [seat_of_text(seat_text(seat)) for seat in range(6)] == [*range(6)]
    assert [seat_of_text(str(seat)) for seat in range(6)] == [*range(6)]


def test_texts_of_many_actions_are_those_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts that never change are kept: none, the first one, or all of them are known before."""
    assert isinstance(GAME, KernelGame)
    for state in decisions():
        monkeypatch.setattr(ACTIONS, "fixed_texts", {})
        legal = GAME.legal(state)
        each = [GAME.write(state, action) for action in legal[:1]]

        written = GAME.write_all(state, legal)

        assert written[:1] == each
        assert written == GAME.write_all(state, legal) == KernelGame.write_all(GAME, state, legal)


def test_a_journal_of_before_is_replayed_as_it_was_played() -> None:
    journal = read_line(BEFORE.read_text(encoding="utf-8"))
    stolen = [ply for ply in plies(journal) if ply.entry and ply.entry.text.startswith("!steal")]

    match = replay(journal)

    assert journal.entries[-1][:2] == (1, "resign")
    assert (match.outcome, match.state.given_up) == (journal.outcome, ())
    assert stolen
    for ply in stolen:
        assert ply.entry is not None
        victim, letter = tuple(ply.entry.text.removeprefix("!steal "))
        written = GAME.write(ply.state, GAME.read(ply.state, ply.entry.text))
        assert written == f"!steal #{int(victim) + 1}{letter}"
        assert GAME.read(ply.state, written) == GAME.read(ply.state, ply.entry.text)


@pytest.mark.parametrize("seat", ["1", "#2"])
def test_a_scenario_may_write_a_seat_either_way(tmp_path: Path, seat: str) -> None:
    text = (SCENARIOS / "no-wild-to-steal-in-pioneer.toml").read_text(encoding="utf-8")
    assert "!steal 1R" in text
    path = tmp_path / "case.toml"
    (tmp_path / "six-winds.json").write_bytes((SCENARIOS / "six-winds.json").read_bytes())
    path.write_text(text.replace("!steal 1", f"!steal {seat}"), encoding="utf-8")

    assert scenario.run(scenario.load(path)) is None
