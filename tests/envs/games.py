"""Games of the tests of environments, including example games."""

from __future__ import annotations

import pytest

from skyhop.engine.kernel import JIT
from skyhop.game import registry

with registry.with_examples():
    GAMES = {name: registry.game(name) for name in registry.names()}
ALWAYS = {"aeronaut-odyssey", "balloon-cup", "flip-and-write", "kuhn-poker"}
"""Games of every run: with a map, hidden hands, actions at the same time, and an opponent who bluffs."""
QUICK = [
    pytest.param(name, marks=[] if name in ALWAYS else [pytest.mark.slow])
    for name in GAMES
    if JIT or name != "aeronaut-odyssey"
]
"""Games as parameters of a test. `make slow` tries the others. Uncompiled, a match on a map takes long."""
