"""Games that are played on boards."""

from __future__ import annotations

from skyhop.core.game import registry
from skyhop.core.game.capability import Capability
from skyhop.core.game.game import Game

BOARD, EXPANSIONS = "board", "expansions"
"""Options that a game on boards has."""


def is_on_boards(game: Game) -> bool:
    """Say whether a game is played on boards, with expansions that these are made for."""
    return {BOARD, EXPANSIONS} <= {option.name for option in game.options().options}


def game_on_boards() -> Game:
    """The first game that is played on boards and plays against itself."""
    games = map(registry.game, registry.names())
    return next(game for game in games if game.has(Capability.SELF_PLAY) and is_on_boards(game))
