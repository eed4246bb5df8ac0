"""Plain words for any game: the text of a view by lines, and the actions by notation."""

from __future__ import annotations

from collections.abc import Sequence

from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.text import Choice, Choices, GameWords, Passage
from skyhop.web.simple_page.page import SimplePage


class SimpleWords:
    """Plain words of a game; implements `skyhop.game.text.GameWords`."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def due(self, view: View, names: Sequence[str]) -> str:
        """Return whose turn it is, or the winner, as the plain page."""
        return SimplePage(self._game).headline(view, names)

    def passages(self, view: View, names: Sequence[str]) -> tuple[Passage, ...]:  # noqa: ARG002  the text names seats
        """Return the text of the view."""
        return (Passage("", tuple(self._game.text(view).splitlines())),)

    def choices(self, view: View, names: Sequence[str]) -> tuple[Choices, ...]:  # noqa: ARG002  nothing is known of them
        """Return the legal actions."""
        texts = [self._game.write(view, action) for action in self._game.legal(view)]
        return (Choices("", tuple(Choice(text, text) for text in texts)),) if texts else ()


def words_of(game: Game) -> GameWords:
    """Return the words of a game: its own, else the plain ones."""
    return game.words() if game.has(Capability.WORDS) else SimpleWords(game)
