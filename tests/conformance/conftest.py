from collections.abc import Iterator, Mapping

import pytest
from tests.conformance.games import GAMES
from tests.conformance.house_rules import HOUSE_RULES

from skyhop.engine.kernel import JIT
from skyhop.engine.state import Ruleset
from skyhop.game import registry
from skyhop.game.game import Game

Spec = str | Mapping[str, object]

Named = tuple[str, Spec]

PUBLISHED: dict[str, Named] = {
    f"{name} {ruleset}": (name, ruleset) for name, game in GAMES.items() for ruleset in game.rulesets()
}
OWN: dict[str, Named] = {
    f"{name} {title}": (name, spec) for name in GAMES for title, spec in HOUSE_RULES.get(name, {}).items()
}
EVERY_RULESET = PUBLISHED | OWN
SHARE = 3
"""An ordinary run plays one in `SHARE` rulesets of a game, among them the last one, which has the most rules.

If kernels are compiled, it also plays the first one, which is the default of the game. `make slow` plays the others.
"""


def _is_always_played(turn: int, count: int) -> bool:
    return turn % SHARE == (count - 1) % SHARE or (JIT and turn == 0)


PLAYED = [
    pytest.param(
        EVERY_RULESET[title], id=title, marks=[] if _is_always_played(turn, len(titles)) else [pytest.mark.slow]
    )
    for titles in ([each for each, (name, _spec) in EVERY_RULESET.items() if name == game] for game in GAMES)
    for turn, title in enumerate(titles)
]
"""Rulesets of the matches to play, as parameters of a test."""


def made(named: Named) -> tuple[Game, Ruleset]:
    name, spec = named
    game = GAMES[name]
    return game, game.ruleset(spec)


@pytest.fixture(autouse=True)
def _examples() -> Iterator[None]:
    """Add the example games to the registry, so that their journals can be replayed."""
    with registry.with_examples():
        yield


@pytest.fixture(params=list(GAMES.values()), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@pytest.fixture(params=PLAYED)
def played(request: pytest.FixtureRequest) -> tuple[Game, Ruleset]:
    return made(request.param)


@pytest.fixture
def dealt(played: tuple[Game, Ruleset]) -> tuple[Game, Ruleset]:
    """Game and ruleset with a chance outcome before the first decision."""
    game, ruleset = played
    if game.chance(game.new(ruleset)) is None:
        pytest.skip("nothing is dealt before the first decision")
    return played
