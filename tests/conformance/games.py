"""Games of the conformance tests: all games of the registry, and the example games."""

from skyhop.game import registry

with registry.with_examples():
    NAMES = registry.names()
    GAMES = {name: registry.game(name) for name in NAMES}
