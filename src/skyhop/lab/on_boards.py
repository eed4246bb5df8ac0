"""Games that are played on boards."""

from __future__ import annotations

from skyhop.boards.file import to_plain
from skyhop.boards.model import Board
from skyhop.core.engine.ruleset import Ruleset
from skyhop.core.game.capability import Capability
from skyhop.core.game.game import Game

BOARD, EXPANSIONS = "board", "expansions"
"""Options that a game on boards has."""


def is_on_boards(game: Game) -> bool:
    """Say whether a game is played on boards."""
    return game.has(Capability.BOARDS)


def ruleset_on(game: Game, board: Board, players: int = 0) -> Ruleset:
    """The rules of a match on a board, as the game has them."""
    return game.ruleset_on(to_plain(board), players)
