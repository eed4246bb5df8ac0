import pytest

from skyhop.core import registry
from skyhop.core.protocol import Game, Ruleset

EVERY_RULESET = [(name, ruleset) for name in registry.names() for ruleset in registry.game(name).rulesets()]


@pytest.fixture(params=registry.names())
def game(request: pytest.FixtureRequest) -> Game:
    return registry.game(request.param)


@pytest.fixture(params=EVERY_RULESET, ids=" ".join)
def played(request: pytest.FixtureRequest) -> tuple[Game, Ruleset]:
    name, ruleset = request.param
    chosen = registry.game(name)
    return chosen, chosen.ruleset(ruleset)
