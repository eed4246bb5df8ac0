"""Value, two plies ahead: the action whose best reply leaves the seat most likely to win."""

from __future__ import annotations

from time import perf_counter

from skyhop.bots.bot import Valued, Weights
from skyhop.bots.value import Value
from skyhop.core.game import Game
from skyhop.core.i18n import N_
from skyhop.core.kernel import Entry
from skyhop.core.state import View

KEPT = 8
"""Actions that are looked at two plies ahead, at most: those that promise most by one."""


class Value2(Value):
    """A player that reckons with the answer to what it does, and has learned what a moment is worth."""

    name = "value2"
    title = N_("Wary")
    character = N_("looks two moves ahead, and has learned from many matches")
    strength = 17

    @classmethod
    def entries(cls, game: Game, weights: Weights | None = None) -> list[Entry]:
        """Both looks ahead."""
        from skyhop.search.look import entry_of  # noqa: PLC0415  the bots are listed by whoever never searches

        return [*super().entries(game, weights), entry_of(game, 2)]

    def valued(self, view: View) -> Valued:
        """What the best actions promise with the best reply to each, over some worlds, as far as there is time."""
        begun = perf_counter()
        actions, values = super().valued(view)
        kept = [actions[place] for place in (-values).argsort(kind="stable")[:KEPT]]
        return self.looked(view, kept, 2, begun)
