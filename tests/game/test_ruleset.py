"""Tests of rulesets and views that other processes receive."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys

import pytest

from skyhop.game import registry
from skyhop.game.match import Match
from skyhop.games.balloon_cup.view import BalloonCupView

CUP = registry.game("balloon-cup")
GIVEN = """
import pickle
import sys

from skyhop.game import registry

given, own = pickle.load(sys.stdin.buffer), registry.game("balloon-cup").ruleset("gravon")
print(given == own, hash(given) == hash(own))
"""


@pytest.mark.process
def test_a_ruleset_is_found_among_those_of_another_process() -> None:
    """Texts have another hash there."""
    ruleset = CUP.ruleset("gravon")
    hash(ruleset)  # which it remembers
    seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"

    ended = subprocess.run(
        [sys.executable, "-c", GIVEN],
        input=pickle.dumps(ruleset),
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": seed},
    )

    assert ended.stdout.split() == [b"True", b"True"]


def test_what_a_view_worked_out_is_not_handed_on() -> None:
    view = BalloonCupView.of(Match.start(CUP, CUP.ruleset("gravon"), seed=1).view(0))
    assert view.phase
    assert "phase" in vars(view)

    given = pickle.loads(pickle.dumps(view))

    assert type(given) is type(view)
    assert given == view
    assert vars(given) == {}
