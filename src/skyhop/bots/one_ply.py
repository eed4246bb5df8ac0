"""Bots without a tree search.

`Value` evaluates the position after each action with a network. `Value2` also considers the opponent's reply.
`Greedy` uses the evaluation of the game instead of a network. `Random` chooses at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Generator
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from skyhop.bots.bot import BY_ITERATIONS, Bot, Budget, Valued, Valuer, Weights, WeightsChoice, instant, is_too_slow
from skyhop.engine.chance import mix_seed
from skyhop.engine.kernel import Entry
from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import N_

if TYPE_CHECKING:
    from skyhop.search.search import NetworkRollouts

WORLDS_PER_ACTION = 16
"""Number of worlds in which the bot evaluates each action."""


class Value(Valuer):
    """Bot that looks one ply ahead and evaluates positions with a trained network."""

    name = "value"
    title = N_("Experienced")
    character = N_("looks one move ahead, and has learned from many matches")
    strength = 15
    needs = (Capability.SEARCH, Capability.FEATURES, Capability.JUDGEMENT)
    is_instant = False
    has_learned = True

    def __init__(self, game: Game, seed: int, budget: Budget = BY_ITERATIONS, weights: Weights | None = None) -> None:
        """Prepare the bot to play `game`, with the weights of the game or, if given, of the file `weights`.

        The same seed gives the same choices, unless the budget is in seconds.
        """
        from skyhop.search.value_network import value_network_of  # noqa: PLC0415  programs that only list bots do not need `skyhop.search`

        super().__init__(game, seed, budget, weights)
        self._judgement = value_network_of(game, None if isinstance(weights, WeightsChoice) else weights)
        self._decisions = 0

    @classmethod
    def entries(cls, game: Game, _weights: Weights | None = None) -> list[Entry]:
        """Return the engine functions (entries) that evaluate actions one ply or two plies ahead."""
        from skyhop.search.compiled_entries import Way, attempts, game_entry  # noqa: PLC0415  as above

        return [game_entry(attempts, game, Way.JUDGED)]

    def choose(self, view: View) -> int:
        """Return the action with the highest value.

        While the network is not compiled, return the action of the instant bot.
        """
        if is_too_slow(self):
            return instant(self.game)(self.game, self.seed).choose(view)
        actions, values = self.evaluate_actions(view)
        return actions[int(values.argmax())]

    def evaluate_actions(self, view: View) -> Valued:
        """Return a value for each legal action: the network's mean estimate over up to `WORLDS_PER_ACTION` worlds."""
        self._decisions += 1
        return list_values(self.look_ahead(view, self.game.legal(view), 1, self.budget.seconds))

    def look_ahead(self, view: View, actions: Sequence[int], plies: int, seconds: float | None) -> NetworkRollouts:
        """Evaluate `actions` by looking `plies` plies ahead in several random worlds, at least in one.

        If `seconds` is given, stop before this time limit.
        """
        from skyhop.search.search import NetworkRollouts  # noqa: PLC0415  as above

        look = NetworkRollouts(self.game, view, self._judgement, mix_seed(self.seed, self._decisions), plies, actions)
        start = perf_counter()
        while len(actions) > 1 and look.worlds < WORLDS_PER_ACTION and not _is_late(start, look.worlds, seconds):
            look.run()
        return look


def list_values(rollouts: NetworkRollouts) -> Valued:
    """Return the actions that `rollouts` evaluated, with their values."""
    return Valued(rollouts.actions, rollouts.win_chances)


def _is_late(start: float, worlds: int, seconds: float | None) -> bool:
    """Return True if one more world would probably exceed the time limit, so that the evaluation must stop.

    The estimate is the mean time per world so far.
    """
    elapsed = perf_counter() - start
    return worlds > 0 and seconds is not None and elapsed + elapsed / worlds > seconds


if TYPE_CHECKING:
    from skyhop.search.contest import Contest


class Greedy(Valuer):
    """Bot that looks one ply ahead. The evaluation of the game gives each action a value."""

    name = "greedy"
    title = N_("Greedy")
    character = N_("takes the action that looks best now")
    strength = 10
    needs = (Capability.EVALUATION,)

    def __init__(self, game: Game, seed: int, budget: Budget = BY_ITERATIONS) -> None:
        """Prepare the bot to play `game`. If several actions are equally good, the seed determines the choice."""
        super().__init__(game, seed, budget)
        self._generator = Generator(seed)  # noqa: S311 - no secret depends on it

    def choose(self, view: View) -> int:
        """Return the legal action with the highest value. If several actions have this value, choose one at random."""
        actions, values = self.evaluate_actions(view)
        best = np.flatnonzero(values == values.max())
        return actions[int(self._generator.choice(best))]

    def evaluate_actions(self, view: View) -> Valued:
        """Return the values of the legal actions according to the evaluation of the game."""
        actions = self.game.legal(view)
        return Valued(actions, self.game.evaluation.evaluate(view, actions))

    @classmethod
    def make_batch(cls, game: Game, seeds: Sequence[int]) -> GreedyBatch | None:
        """Return a batch of greedy bots. Return None if the game has no evaluation in the form of a kernel."""
        is_kernel = game.has(Capability.EVALUATION) and game.evaluation.kernel is not None
        return GreedyBatch(game, seeds) if is_kernel else None


class GreedyBatch:
    """Greedy bots that play many matches at once, with one random generator for each match."""

    def __init__(self, game: Game, seeds: Sequence[int]) -> None:
        from skyhop.search.contest import list_entries, twisters, weighing_for  # noqa: PLC0415  only many matches at once need it

        self.entries = list_entries(game)
        self._choose = self.entries[-1]
        self._twisters, self._weighing = twisters(seeds), weighing_for(game)

    def choose(self, contest: Contest, which: NDArray[np.int64]) -> None:
        """For each match in `which`, write the action with the highest evaluation into `contest.chosen`.

        If several actions are equally good, choose one at random.
        """
        self._choose(contest, which, self._twisters, self._weighing)


if TYPE_CHECKING:
    from skyhop.search.contest import Contest


class Random(Bot):
    """Bot that chooses at random. It is the baseline for all other bots."""

    name = "random"
    title = N_("Random")
    character = N_("plays any legal action; for first steps")
    strength = 0

    def __init__(self, game: Game, seed: int, budget: Budget = BY_ITERATIONS) -> None:
        """Prepare the bot to play `game`. The same seed gives the same choices."""
        super().__init__(game, seed, budget)
        self._generator = Generator(seed)  # noqa: S311 - no secret depends on it

    def choose(self, view: View) -> int:
        """Return a random legal action. All actions have the same probability."""
        return self._generator.choice(self.game.legal(view))

    @classmethod
    def make_batch(cls, _game: Game, seeds: Sequence[int]) -> RandomBatch:
        """Return a batch of random bots. Such a batch can play any game."""
        return RandomBatch(seeds)


class RandomBatch:
    """Random bots that play many matches at once, with one random generator for each match."""

    def __init__(self, seeds: Sequence[int]) -> None:
        from skyhop.search.contest import entries_of_choice, twisters  # noqa: PLC0415  only many matches at once need it

        self.entries = entries_of_choice()
        self._twisters = twisters(seeds)

    def choose(self, contest: Contest, which: NDArray[np.int64]) -> None:
        """For each match in `which`, write a random legal action into `contest.chosen`.

        All legal actions have the same probability.
        """
        from skyhop.search.contest import choose_any  # noqa: PLC0415  as above

        choose_any(contest.actions, contest.counts, contest.chosen, which, self._twisters)


KEPT_ACTIONS = 8
"""Number of actions that the bot evaluates two plies ahead: the actions with the highest one-ply values."""


class Value2(Value):
    """Bot that looks two plies ahead: its own action and the opponent's reply.

    A trained network evaluates the positions.
    """

    name = "value2"
    title = N_("Wary")
    character = N_("looks two moves ahead, and has learned from many matches")
    strength = 17

    def evaluate_actions(self, view: View) -> Valued:
        """Return the values of the most promising actions, each after the best reply of the opponent.

        If the time is too short to look two plies ahead in one world, return the values from looking one ply ahead.
        """
        self._decisions += 1
        legal, seconds, start = self.game.legal(view), self.budget.seconds, perf_counter()
        if seconds is None and len(legal) <= KEPT_ACTIONS:
            return list_values(self.look_ahead(view, legal, 2, None))
        look = self.look_ahead(view, legal, 1, seconds and seconds / 2)
        promising = [legal[place] for place in (-look.win_chances).argsort(kind="stable")[:KEPT_ACTIONS]]
        if seconds is None:
            return list_values(self.look_ahead(view, promising, 2, None))
        elapsed = perf_counter() - start
        a_world = elapsed / max(1, look.worlds) * len(promising)  # assume as many replies as actions
        return list_values(
            look if elapsed + a_world > seconds else self.look_ahead(view, promising, 2, seconds - elapsed)
        )
