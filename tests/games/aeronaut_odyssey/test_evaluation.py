"""The evaluation runs as it is written and compiled to the same values, in every kind of decision."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from tests.games.aeronaut_odyssey.walks import GAME, moments, view_of

from skyhop.core.bulk import Endings
from skyhop.core.kernel import JIT, Entry
from skyhop.games.aeronaut_odyssey.actions import kind_of
from skyhop.games.aeronaut_odyssey.evaluation import evaluate as evaluation
from skyhop.games.aeronaut_odyssey.evaluation import self_play
from skyhop.games.aeronaut_odyssey.state import PHASES

pytestmark = pytest.mark.skipif(not JIT, reason="nothing is compiled")

OFTEN = 2
"""So many decisions of a phase with the same kinds of actions are compared: that is quick, and tells as much."""


def as_written(patch: pytest.MonkeyPatch, *entries: object) -> None:
    for each in entries:
        assert isinstance(each, Entry)
        patch.setattr(each, "_run", each.run_as_written)


def test_every_kind_of_decision_is_valued_as_machine_code_values_it(monkeypatch: pytest.MonkeyPatch) -> None:
    met: Counter[tuple[str, frozenset[int]]] = Counter()
    for state, _chance in moments(902, 60):
        seat = GAME.to_decide(state)
        if seat is None:
            continue
        view, legal = view_of(state, seat), GAME.legal(state)
        kind = GAME.phase(state), frozenset(map(kind_of, legal))
        met[kind] += 1
        if met[kind] > OFTEN:
            continue
        compiled = GAME.evaluate(view, legal)
        with monkeypatch.context() as patch:
            as_written(patch, evaluation.evaluate)
            written = GAME.evaluate(view, legal)

        np.testing.assert_allclose(written, compiled, rtol=1e-12, atol=1e-12)

    assert {phase for phase, _kinds in met} == set(PHASES)


def ended(rules: dict[str, object]) -> Endings:
    return GAME.self_play(GAME.ruleset(rules), 1, 5, (True, False))


@pytest.mark.parametrize("rules", [{"seats": 2}, {"solo": True, "expansions": "thieves"}], ids=str)
def test_a_greedy_match_ends_as_machine_code_ends_it(rules: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = ended(rules)

    as_written(monkeypatch, self_play.play_greedily)
    written = ended(rules)

    assert (written.scores == compiled.scores).all()
    assert (written.reasons, written.length.values.tolist()) == (compiled.reasons, compiled.length.values.tolist())
    assert compiled.length.values[0] > 0
