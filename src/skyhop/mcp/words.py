"""What is typed and what is shown in words, for all tools."""

from __future__ import annotations

from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.game.game import notation_of as written

LONGEST_ACTION = 80
"""Letters; what is longer is no action of any game."""


def notation_of(game: Game, text: str) -> str:
    """Write what somebody typed as notation is written."""
    return written(game, text.strip()[:LONGEST_ACTION])


def table_of(game: Game, view: View) -> str:
    """Write a view in words."""
    return game.text(view).rstrip()
