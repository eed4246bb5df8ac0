import pytest
from tests.conformance.house_rules import HOUSE_RULES

from skyhop.core import registry
from skyhop.core.protocol import Game, Ruleset

Spec = str | dict[str, object]

EVERY_RULESET = [
    pytest.param((name, spec), id=f"{name} {title}")
    for name in registry.names()
    for title, spec in [
        *((ruleset, ruleset) for ruleset in registry.game(name).rulesets()),
        *HOUSE_RULES.get(name, {}).items(),
    ]
]


def made(parameter: tuple[str, Spec]) -> tuple[Game, Ruleset]:
    name, spec = parameter
    game = registry.game(name)
    return game, game.ruleset(spec)


@pytest.fixture(params=registry.names())
def game(request: pytest.FixtureRequest) -> Game:
    return registry.game(request.param)


@pytest.fixture(params=EVERY_RULESET)
def played(request: pytest.FixtureRequest) -> tuple[Game, Ruleset]:
    return made(request.param)


def is_dealt(parameter: tuple[str, Spec]) -> bool:
    game, ruleset = made(parameter)
    return game.chance(game.new(ruleset)) is not None


@pytest.fixture(params=[each for each in EVERY_RULESET if is_dealt(each.values[0])])
def dealt(request: pytest.FixtureRequest) -> tuple[Game, Ruleset]:
    """Give a ruleset in which something is shuffled before the first decision, and dealt face down."""
    return made(request.param)
