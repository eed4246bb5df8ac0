"""The games that must keep what every game keeps: those of the registry, and the examples."""

from skyhop.game import registry

with registry.with_examples():
    NAMES = registry.names()
    GAMES = {name: registry.game(name) for name in NAMES}
