from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.envs.games import GAMES, QUICK

from skyhop.game import registry
from skyhop.game.game import Game


@pytest.fixture(autouse=True)
def _examples() -> Iterator[None]:
    """Add the example games to the registry."""
    with registry.with_examples():
        yield


@pytest.fixture(params=QUICK)
def game(request: pytest.FixtureRequest) -> Game:
    """Game to test. Each test runs with several games."""
    return GAMES[request.param]
