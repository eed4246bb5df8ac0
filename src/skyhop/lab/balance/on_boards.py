"""Games that are played on boards."""

from __future__ import annotations

from skyhop.core.game import Game

BOARD, EXPANSIONS = "board", "expansions"
"""Options that a game on boards has."""


def is_on_boards(game: Game) -> bool:
    """Say whether a game is played on boards, with expansions that these are made for."""
    return {BOARD, EXPANSIONS} <= {option.name for option in game.options().options}
