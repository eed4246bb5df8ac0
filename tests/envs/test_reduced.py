"""Tests of games that are small enough for a complete search."""

from __future__ import annotations

import pytest

from skyhop.envs.match import sample_last_worlds
from skyhop.game import registry

CUP = registry.game("balloon-cup")


@pytest.mark.parametrize("left", [-1, 0, 10_000])
def test_more_decisions_than_a_match_has_cannot_be_left(left: int) -> None:
    with pytest.raises(ValueError, match=f"decisions, of which {left} cannot be left"):
        sample_last_worlds(CUP, seed=1, left=left, count=1)


def test_openspiel_solves_a_reduced_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    from tools import openspiel_cfr

    given = "openspiel_cfr balloon-cup --left 3 --worlds 2 --iterations 1"
    monkeypatch.setattr("sys.argv", given.split())

    openspiel_cfr.main()

    counted, at_random, solved = capsys.readouterr().out.splitlines()
    assert counted.endswith("information states")
    assert at_random.startswith("at random: 0.")
    assert solved.startswith("cfr, 1 iterations, ")
