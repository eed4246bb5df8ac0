from collections.abc import Mapping

import pytest
from tests.conformance.house_rules import HOUSE_RULES

from skyhop.core import registry
from skyhop.core.game import Game
from skyhop.core.ruleset import Ruleset

Spec = str | Mapping[str, object]

Named = tuple[str, Spec]

PUBLISHED: dict[str, Named] = {
    f"{name} {ruleset}": (name, ruleset) for name in registry.names() for ruleset in registry.game(name).rulesets()
}
OWN: dict[str, Named] = {
    f"{name} {title}": (name, spec) for name in registry.names() for title, spec in HOUSE_RULES.get(name, {}).items()
}
EVERY_RULESET = PUBLISHED | OWN


def made(named: Named) -> tuple[Game, Ruleset]:
    name, spec = named
    game = registry.game(name)
    return game, game.ruleset(spec)


def is_dealt(named: Named) -> bool:
    game, ruleset = made(named)
    return game.chance(game.new(ruleset)) is not None


DEALT = {title: named for title, named in EVERY_RULESET.items() if is_dealt(named)}


@pytest.fixture(params=registry.names())
def game(request: pytest.FixtureRequest) -> Game:
    return registry.game(request.param)


@pytest.fixture(params=list(EVERY_RULESET.values()), ids=list(EVERY_RULESET))
def played(request: pytest.FixtureRequest) -> tuple[Game, Ruleset]:
    return made(request.param)


@pytest.fixture(params=list(DEALT.values()), ids=list(DEALT))
def dealt(request: pytest.FixtureRequest) -> tuple[Game, Ruleset]:
    """Give a ruleset in which something is shuffled before the first decision, and dealt face down."""
    return made(request.param)
