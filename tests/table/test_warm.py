"""Whoever plays once the engine is ready never waits for it to be compiled."""

import subprocess
import sys

import pytest

from skyhop.core.kernel import JIT

PROGRAM = """
from skyhop.core.kernel import is_compiled
from skyhop.games.balloon_cup.appraise import APPRAISER_OF_PHASE
from skyhop.table.warm import warm_up_bots
warm_up_bots('balloon-cup')
print(*[phase for phase, appraise in APPRAISER_OF_PHASE.items() if is_compiled(appraise)])
"""


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_a_ready_engine_has_compiled_the_bots_thoughts_for_every_phase() -> None:
    ended = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)

    assert ended.stdout.split() == ["place", "stuck", "claim"]
