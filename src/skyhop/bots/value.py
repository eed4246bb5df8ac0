"""Value: the action after which the seat most likely wins, as a network says that has learned the game by itself."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from skyhop.bots.bot import BY_ITERATIONS, Budget, Unlearned, Valued, Valuer, Weights
from skyhop.core.capability import Capability
from skyhop.core.chance import mixed_seed
from skyhop.core.game import Game
from skyhop.core.i18n import N_
from skyhop.core.kernel import Entry
from skyhop.core.state import View

WORLDS = 16
"""Worlds in which each action is tried."""


class Value(Valuer):
    """A player that looks no further than the next moment, and has learned what a moment is worth."""

    name = "value"
    title = N_("Experienced")
    character = N_("looks one move ahead, and has learned from many matches")
    strength = 15
    needs = (Capability.SEARCH, Capability.FEATURES, Capability.JUDGEMENT)
    is_instant = False
    has_learned = True

    def __init__(self, game: Game, seed: int, budget: Budget = BY_ITERATIONS, weights: Weights | None = None) -> None:
        """Play `game` by its own weights or those of a file; the same seed makes the same choices."""
        from skyhop.search.judgement import judgement_of  # noqa: PLC0415  the bots are listed by whoever never searches

        super().__init__(game, seed, budget, weights)
        self._judgement = judgement_of(game, None if isinstance(weights, Unlearned) else weights)
        self._decisions = 0

    @classmethod
    def entries(cls, game: Game, _weights: Weights | None = None) -> list[Entry]:
        """The look ahead."""
        from skyhop.search.look import entry_of  # noqa: PLC0415  as above

        return [entry_of(game, 1)]

    def choose(self, view: View) -> int:
        """Choose the action that promises most."""
        actions, values = self.valued(view)
        return actions[int(values.argmax())]

    def valued(self, view: View) -> Valued:
        """What the legal actions promise over some worlds, or over those that there is time for."""
        self._decisions += 1
        return self.looked(view, self.game.legal(view), 1, perf_counter())

    def looked(self, view: View, actions: Sequence[int], plies: int, begun: float) -> Valued:
        """Look at some actions so many plies ahead; `begun` is when the time began that the bot has."""
        from skyhop.search.look import Look  # noqa: PLC0415  as above

        look = Look(self.game, view, self._judgement, mixed_seed(self.seed, self._decisions), plies, actions)
        looking = perf_counter()
        if len(actions) > 1:
            while look.worlds < WORLDS and not self._is_late(begun, looking, look.worlds):
                look.run()
        return Valued(look.actions, look.worth)

    def _is_late(self, begun: float, looking: float, worlds: int) -> bool:
        """Say whether one more world would take more time than there is."""
        now = perf_counter()
        ends = now - begun + (now - looking) / max(1, worlds)
        return worlds > 0 and self.budget.seconds is not None and ends > self.budget.seconds
