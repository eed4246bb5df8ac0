"""What a game brings along for whoever plays by ear: where things stand, and what can be done, in short sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from skyhop.engine.state import View


class Passage(NamedTuple):
    """Sentences about one thing, under a heading; without one they stand alone."""

    title: str
    lines: tuple[str, ...]


class Choice(NamedTuple):
    """Something that can be done: its notation, what it is, and what it brings as far as that is certain."""

    text: str
    title: str
    brings: str = ""


class Choices(NamedTuple):
    """What can be done about one thing, such as a card, under a heading; without one they stand alone.

    Where `begin` says something, the choices are no actions but parts of one: any of them together, behind it.
    """

    title: str
    choices: tuple[Choice, ...]
    begin: str = ""


class GameWords(Protocol):
    """How a game speaks to somebody who sees no picture, of a view; `names` are those of all players."""

    def due(self, view: View, names: Sequence[str]) -> str:
        """Say in one sentence whose turn it is and what is to be done, or how the match ended."""

    def passages(self, view: View, names: Sequence[str]) -> Sequence[Passage]:
        """Say where things stand, what matters most first; passages without lines may be among them."""

    def choices(self, view: View, names: Sequence[str]) -> Sequence[Choices]:
        """List all that the view's seat can do now, once each; nothing where another decides."""
