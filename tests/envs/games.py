"""The games of which environments are made, examples among them."""

from __future__ import annotations

from skyhop.engine.kernel import JIT
from skyhop.game import registry

with registry.with_examples():
    GAMES = {name: registry.game(name) for name in registry.names()}
QUICK = [name for name in GAMES if JIT or name != "aeronaut-odyssey"]
"""Uncompiled, a match on a map takes long."""
