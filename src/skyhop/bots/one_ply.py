"""Value: the action after which the seat most likely wins, as a network says that has learned the game by itself."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Generator
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from skyhop.bots.bot import BY_ITERATIONS, Bot, Budget, Valued, Valuer, Weights, WeightsChoice, instant, is_too_slow
from skyhop.engine.chance import mixed_seed
from skyhop.engine.kernel import Entry
from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import N_

if TYPE_CHECKING:
    from skyhop.search.rollouts import NetworkRollouts

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
        from skyhop.search.value_network import judgement_of  # noqa: PLC0415  the bots are listed by whoever never searches

        super().__init__(game, seed, budget, weights)
        self._judgement = judgement_of(game, None if isinstance(weights, WeightsChoice) else weights)
        self._decisions = 0

    @classmethod
    def entries(cls, game: Game, _weights: Weights | None = None) -> list[Entry]:
        """The look ahead, by one ply or by two."""
        from skyhop.search.entry import (  # noqa: PLC0415  as above
            Way,
            attempts,
            game_entry,
        )

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

    def looked(self, view: View, actions: Sequence[int], plies: int, seconds: float | None) -> NetworkRollouts:
        """Look at some actions so many plies ahead, in one world at least, and no longer than so many seconds then."""
        from skyhop.search.rollouts import NetworkRollouts  # noqa: PLC0415  as above

        look = NetworkRollouts(self.game, view, self._judgement, mixed_seed(self.seed, self._decisions), plies, actions)
        begun = perf_counter()
        while len(actions) > 1 and look.worlds < WORLDS and not _is_late(begun, look.worlds, seconds):
            look.run()
        return look


def valued_by(look: NetworkRollouts) -> Valued:
    """What the actions promise that were looked at."""
    return Valued(look.actions, look.worth)


def _is_late(begun: float, worlds: int, seconds: float | None) -> bool:
    """Say whether one more world would take more time than there is."""
    taken = perf_counter() - begun
    return worlds > 0 and seconds is not None and taken + taken / worlds > seconds


if TYPE_CHECKING:
    from skyhop.search.contest import Contest


class Greedy(Valuer):
    """A player that looks no further than the next moment, but looks well."""

    name = "greedy"
    title = N_("Greedy")
    character = N_("takes what looks best now")
    strength = 10
    needs = (Capability.EVALUATION,)

    def __init__(self, game: Game, seed: int, budget: Budget = BY_ITERATIONS) -> None:
        """Play `game`; the same seed makes the same choices among equals."""
        super().__init__(game, seed, budget)
        self._generator = Generator(seed)  # noqa: S311 - no secret depends on it

    def choose(self, view: View) -> int:
        """Choose the best valued legal action, any of those that are equally good."""
        actions, values = self.valued(view)
        best = np.flatnonzero(values == values.max())
        return actions[int(self._generator.choice(best))]

    def valued(self, view: View) -> Valued:
        """What the evaluation says of the legal actions."""
        actions = self.game.legal(view)
        return Valued(actions, self.game.evaluate(view, actions))

    @classmethod
    def crowd(cls, game: Game, seeds: Sequence[int]) -> GreedyBatch | None:
        """A game whose evaluation is a kernel is played so."""
        return GreedyBatch(game, seeds) if game.evaluation() else None


class GreedyBatch:
    """One in each of many matches."""

    def __init__(self, game: Game, seeds: Sequence[int]) -> None:
        from skyhop.search.contest import entries_of_best, twisters, weighing_for  # noqa: PLC0415  bots are listed by who never plays many

        self.entries = entries_of_best(game)
        self._choose = self.entries[-1]
        self._twisters, self._weighing = twisters(seeds), weighing_for(game)

    def choose(self, contest: Contest, which: np.ndarray[Any, Any]) -> None:
        """Choose the best valued legal action, any of those that are equally good."""
        self._choose(contest, which, self._twisters, self._weighing)


if TYPE_CHECKING:
    from skyhop.search.contest import Contest


class Random(Bot):
    """A player without a plan; the measure for all others."""

    name = "random"
    title = N_("Random")
    character = N_("plays anything that is allowed; for first steps")
    strength = 0

    def __init__(self, game: Game, seed: int, budget: Budget = BY_ITERATIONS) -> None:
        """Play `game`; the same seed makes the same choices."""
        super().__init__(game, seed, budget)
        self._generator = Generator(seed)  # noqa: S311 - no secret depends on it

    def choose(self, view: View) -> int:
        """Choose uniformly among the legal actions."""
        return self._generator.choice(self.game.legal(view))

    @classmethod
    def crowd(cls, _game: Game, seeds: Sequence[int]) -> RandomBatch:
        """Any game is played so."""
        return RandomBatch(seeds)


class RandomBatch:
    """One in each of many matches."""

    def __init__(self, seeds: Sequence[int]) -> None:
        from skyhop.search.contest import entries_of_choice, twisters  # noqa: PLC0415  bots are listed by who never plays many

        self.entries = entries_of_choice()
        self._twisters = twisters(seeds)

    def choose(self, contest: Contest, which: np.ndarray[Any, Any]) -> None:
        """Choose uniformly among the legal actions."""
        from skyhop.search.contest import choose_any  # noqa: PLC0415  as above

        choose_any(contest.actions, contest.counts, contest.chosen, which, self._twisters)


KEPT = 8
"""Actions that are looked at two plies ahead, at most: those that promise most by one."""


class Value2(Value):
    """A player that reckons with the answer to what it does, and has learned what a moment is worth."""

    name = "value2"
    title = N_("Wary")
    character = N_("looks two moves ahead, and has learned from many matches")
    strength = 17

    def valued(self, view: View) -> Valued:
        """What the best actions promise with the best reply to each, over some worlds.

        Where there is no time for one of them, what they promise by one ply.
        """
        self._decisions += 1
        legal, seconds, begun = self.game.legal(view), self.budget.seconds, perf_counter()
        if seconds is None and len(legal) <= KEPT:
            return valued_by(self.looked(view, legal, 2, None))
        look = self.looked(view, legal, 1, seconds and seconds / 2)
        kept = [legal[place] for place in (-look.worth).argsort(kind="stable")[:KEPT]]
        if seconds is None:
            return valued_by(self.looked(view, kept, 2, None))
        taken = perf_counter() - begun
        a_world = taken / max(1, look.worlds) * len(kept)  # there are about as many replies as actions
        return valued_by(look if taken + a_world > seconds else self.looked(view, kept, 2, seconds - taken))
