"""A game in the terminal: what it brings along besides the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from skyhop.engine.state import View

if TYPE_CHECKING:
    from rich.console import RenderableType


class GameTerminal(Protocol):
    """How a game speaks with a person at a keyboard, who sees a view and types actions."""

    def render(self, view: View) -> RenderableType:
        """Draw a view in colour, as wide as the screen is; nothing may depend on colour alone."""

    def normalize(self, text: str) -> str:
        """Write what a person typed as notation is written: `r7 - 3` is `R7-3`; what is unclear stays as it is."""

    def explain(self, view: View, action: int) -> str:
        """Say in one sentence what an action of the deciding seat does."""

    def choices(self, view: View) -> list[str]:
        """List what the viewer may do now, by kind, in words and notation; lines of text."""

    def topics(self, view: View) -> Mapping[str, str]:
        """What else the viewer may ask to see, a text by the word that asks for it."""

    def legend(self) -> str:
        """Say in one line what letters stand for; empty where there are none."""

    def clauses(self, view: View) -> Sequence[str]:
        """Name the clauses that matter at this moment, the most important first."""
