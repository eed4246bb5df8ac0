"""Any game in words: the text of a view, line by line, and its actions by their notation."""

from __future__ import annotations

from collections.abc import Sequence

from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.text import Choice, Choices, GameWords, Passage
from skyhop.web.simple_page.page import SimplePage


class SimpleWords:
    """The functions of `skyhop.game.text.GameWords`, for a game that brings none of its own."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def due(self, view: View, names: Sequence[str]) -> str:
        """Say whose turn it is, or who has won, as the plain page does."""
        return SimplePage(self._game).headline(view, names)

    def passages(self, view: View, names: Sequence[str]) -> tuple[Passage, ...]:  # noqa: ARG002  the text names seats
        """Give the text of the view."""
        return (Passage("", tuple(self._game.text(view).splitlines())),)

    def choices(self, view: View, names: Sequence[str]) -> tuple[Choices, ...]:  # noqa: ARG002  nothing is known of them
        """List the actions."""
        texts = [self._game.write(view, action) for action in self._game.legal(view)]
        return (Choices("", tuple(Choice(text, text) for text in texts)),) if texts else ()


def words_of(game: Game) -> GameWords:
    """How a game speaks: by words of its own where it brings them, else plainly."""
    return game.words() if game.has(Capability.WORDS) else SimpleWords(game)
