"""Renderer of a game: views and events as sentences, text and pictures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from skyhop.engine.event import Event
from skyhop.engine.state import ScoreLine, View


class Renderer(ABC):
    """Renderer of the views of a game and of the events that a seat heard."""

    @abstractmethod
    def tell(self, view: View, events: Sequence[Event], names: Sequence[str] = ()) -> list[str]:
        """Describe events, as the view's seat saw them, one sentence each; the view is the one after them.

        `names` are the players' names by seat, if known.
        """

    @abstractmethod
    def text(self, view: View) -> str:
        """Return a view as plain text, complete for a screen reader."""

    def hand(self, view: View) -> Sequence[str]:  # noqa: ARG002  empty for every view
        """List the pieces of the view's seat in notation; empty if nobody holds anything."""
        return ()

    def score(self, view: View) -> Sequence[ScoreLine]:  # noqa: ARG002  as above
        """Explain the players' scores line by line, as if the match ended now; empty if only the end counts."""
        return ()

    @abstractmethod
    def draw(self, view: View, names: Sequence[str] = ()) -> str:
        """Draw a view as one SVG document, with the players' names if known."""

    def illustrate(self, view: View, *, alone: bool = True) -> str:  # noqa: ARG002  the picture has no definitions
        """Draw a small picture of a view for the rules; unless `alone`, it uses the definitions of its page."""
        return self.draw(view)
