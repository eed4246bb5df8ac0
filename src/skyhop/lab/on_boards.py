"""Games that are played on boards."""

from __future__ import annotations

from skyhop.boards.file import expansions_of, to_plain
from skyhop.boards.model import Board
from skyhop.boards.settings import USUAL_PLAYERS
from skyhop.core.engine.ruleset import Ruleset
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


def ruleset_on(game: Game, board: Board, players: int = 0) -> Ruleset:
    """The rules of a match on a board, with the expansions that it was made for; 0: as many players as it was made for.

    Raises:
        RulesetError: where so many cannot play on it.

    """
    options = game.options()
    made_for = board.settings.get("players")
    count = players or (made_for if isinstance(made_for, int) else USUAL_PLAYERS)
    given = {EXPANSIONS: " ".join(sorted(expansions_of(board))), BOARD: to_plain(board)}
    return game.ruleset({**options.ruleset(board.ruleset).values, **options.at_table(count), **given})
