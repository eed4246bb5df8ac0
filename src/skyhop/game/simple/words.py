"""Default sentences for games without their own: the lines of the text view, and the actions in notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.ending import describe_no_winner
from skyhop.game.game import Game
from skyhop.game.text import Choice, Choices, GameWords, Passage, join_names, seat_name
from skyhop.i18n import _


class SimpleWords:
    """Default words of a game; implements `skyhop.game.text.GameWords`."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def due(self, view: View, names: Sequence[str] = ()) -> str:
        """Return the seat to act, or the winner, in two or three words."""
        outcome, decider = self._game.outcome(view), self._game.to_decide(view)
        seats = self._game.seat_count(view.ruleset)
        if outcome is None:
            if decider is None or decider == view.seat:
                return _("Your turn")
            return _("%(player)s is thinking …") % {"player": seat_name(view, decider, seats, names)}
        if not outcome.winners:
            return describe_no_winner(outcome)
        if outcome.winners == (view.seat,):
            return _("You have won!")
        winners = [seat_name(view, seat, seats, names) for seat in outcome.winners]
        if len(winners) == 1:
            return _("%(player)s has won") % {"player": winners[0]}
        return _("The win is shared: %(who)s.") % {"who": join_names(winners)}

    def passages(self, view: View, names: Sequence[str] = ()) -> tuple[Passage, ...]:  # noqa: ARG002  the text names seats
        """Return the text of the view."""
        return (Passage("", tuple(self._game.renderer.text(view).splitlines())),)

    def choices(self, view: View, names: Sequence[str] = ()) -> tuple[Choices, ...]:  # noqa: ARG002  actions have only a number
        """Return the legal actions."""
        texts = [self._game.write(view, action) for action in self._game.legal(view)]
        return (Choices("", tuple(Choice(text, text) for text in texts)),) if texts else ()

    def name(self, view: View, action: int, names: Sequence[str] = ()) -> str:  # noqa: ARG002  as above
        """Return an empty text, because a simple game only has the notation of an action."""
        return ""

    def explain(self, view: View, action: int, names: Sequence[str] = ()) -> str:  # noqa: ARG002  as above
        """Return an empty text."""
        return ""

    def normalize(self, text: str) -> str:
        """Remove redundant spaces, since no other spelling is known."""
        return " ".join(text.split())

    def topics(self, view: View) -> Mapping[str, str]:  # noqa: ARG002  as above
        """Return no topics: only the view can be shown."""
        return {}

    def legend(self) -> str:
        """Return an empty legend, since the notation has no letters."""
        return ""

    def clauses(self, view: View) -> Sequence[str]:  # noqa: ARG002  as above
        """Return no clauses, since the game has no rulebook."""
        return ()


def words_of(game: Game) -> GameWords:
    """Return the words of a game: its own, else the default ones."""
    return game.words if game.has(Capability.WORDS) else SimpleWords(game)
