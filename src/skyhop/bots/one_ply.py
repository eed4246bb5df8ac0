"""Value: the action after which the seat most likely wins, as a network says that has learned the game by itself."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING

from skyhop.bots.bot import BY_ITERATIONS, Budget, Unlearned, Valued, Valuer, Weights, instant, is_too_slow
from skyhop.engine.chance import mixed_seed
from skyhop.engine.kernel import Entry
from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import N_

if TYPE_CHECKING:
    from skyhop.search.look import Look

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
        """The look ahead, by one ply or by two."""
        from skyhop.search.entry import attempts  # noqa: PLC0415  as above
        from skyhop.search.game_entry import Way, game_entry  # noqa: PLC0415  as above

        return [game_entry(attempts, game, Way.JUDGED)]

    def choose(self, view: View) -> int:
        """Choose the action that promises most, or as who answers at once while that would take long."""
        if is_too_slow(self):
            return instant(self.game)(self.game, self.seed).choose(view)
        actions, values = self.valued(view)
        return actions[int(values.argmax())]

    def valued(self, view: View) -> Valued:
        """What the legal actions promise over some worlds, or over those that there is time for."""
        self._decisions += 1
        return valued_by(self.looked(view, self.game.legal(view), 1, self.budget.seconds))

    def looked(self, view: View, actions: Sequence[int], plies: int, seconds: float | None) -> Look:
        """Look at some actions so many plies ahead, in one world at least, and no longer than so many seconds then."""
        from skyhop.search.look import Look  # noqa: PLC0415  as above

        look = Look(self.game, view, self._judgement, mixed_seed(self.seed, self._decisions), plies, actions)
        begun = perf_counter()
        while len(actions) > 1 and look.worlds < WORLDS and not _is_late(begun, look.worlds, seconds):
            look.run()
        return look


def valued_by(look: Look) -> Valued:
    """What the actions promise that were looked at."""
    return Valued(look.actions, look.worth)


def _is_late(begun: float, worlds: int, seconds: float | None) -> bool:
    """Say whether one more world would take more time than there is."""
    taken = perf_counter() - begun
    return worlds > 0 and seconds is not None and taken + taken / worlds > seconds
