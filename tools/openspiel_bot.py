"""Bot that uses the search of OpenSpiel, for comparisons with the search of Skyhop.

The search is the unchanged bot of `open_spiel.python.algorithms.ismcts`. The C++ version cannot play games written
in Python. The bot receives a view, and only worlds that agree with the view.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from time import perf_counter

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from skyhop.bots.bot import BY_ITERATIONS, Bot, Budget, Weights
from skyhop.bots.ismcts import load_network
from skyhop.engine.kernel import Entry
from skyhop.engine.state import View
from skyhop.envs.batch_entry import payoff_of
from skyhop.envs.openspiel import SAMPLED_CHANCE, SpielGame, SpielState
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.search.compiled_entries import game_entry, prospects, select_method
from skyhop.search.search import PositionRollouts

EXPLORATION = 1.0
"""Exploration constant of the search, for payoffs from -1 to 1.

In Balloon Cup, the bot plays at least as well with 1 as with 2. An example of OpenSpiel uses 2.
"""
BOT_SEEDS = 2**32
"""Number of valid seeds for the legacy random generators of NumPy."""


class OpenSpielIsmcts(Bot):
    """Bot that searches with the ISMCTSBot of OpenSpiel. Compiled code of Skyhop evaluates the leaves of the search."""

    name = "openspiel"
    title = "OpenSpiel's ISMCTSBot"
    character = "another project's search"
    strength = 19
    needs = (Capability.SEARCH,)
    is_instant = False
    has_learned = True
    can_play_out = True

    def __init__(
        self,
        game: Game,
        seed: int,
        budget: Budget = BY_ITERATIONS,
        weights: Weights | None = None,
        exploration: float = EXPLORATION,
    ) -> None:
        """Prepare the bot to play `game`.

        If the budget is a number of iterations, the same seed leads to the same choices. A network evaluates the
        leaves of the search, with the weights of the game or of a file. If there are no weights, or if `weights` is
        `WeightsChoice.PLAYOUTS`, random playouts evaluate the leaves.
        """
        super().__init__(game, seed, budget, weights)
        self.exploration = exploration
        self.simulations = 0
        """Number of simulated worlds in all decisions so far."""
        self._judgement = load_network(game, weights)
        self._generator = Random(seed)  # noqa: S311  no secret depends on it

    @classmethod
    def entries(cls, game: Game, weights: Weights | None = None) -> Sequence[Entry]:
        """Return the engine functions (entries) that evaluate leaves of the search."""
        return [game_entry(prospects, game, select_method(load_network(game, weights)))]

    def choose(self, view: View) -> int:
        """Return the action that OpenSpiel's search chooses."""
        spiel = SpielGame(self.game, view.ruleset, chance=SAMPLED_CHANCE)
        evaluator = Evaluator(PositionRollouts(self.game, view, self._seed(), self._judgement))
        search = OpenSpielSearch(spiel, evaluator, self.exploration, self.budget, self._seed())
        search.set_resampler(lambda _state, _player: spiel.world(view, self._seed()))
        action = int(search.step(spiel.world(view, self._seed())))
        self.simulations += search.simulations
        return action

    def _seed(self) -> int:
        return self._generator.randrange(BOT_SEEDS)


class OpenSpielSearch(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """Search of OpenSpiel that stops at a time limit in seconds, or after a maximum number of simulations."""

    def __init__(self, spiel: SpielGame, evaluator: Evaluator, exploration: float, budget: Budget, seed: int) -> None:
        """Prepare a search that uses the payoffs of the OpenSpiel game."""
        most = budget.iterations if budget.seconds is None else budget.most or sys.maxsize
        super().__init__(spiel, evaluator, exploration, most, random_state=np.random.RandomState(seed))
        self.simulations = 0
        self._end = None if budget.seconds is None else perf_counter() + budget.seconds

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        """Search from a state until the limit. Return the legal actions with the probabilities to choose them."""
        try:
            found: list[tuple[int, float]] = super().run_search(state)
        except _TimeIsOver:
            found = self.get_final_policy(state, self._root_node)
        return found

    def sample_root_state(self, state: SpielState) -> SpielState:
        """Return a random world that agrees with the view. The next simulation starts from this world."""
        is_late = self._end is not None and perf_counter() > self._end
        if is_late and self._root_node.total_visits > 0:
            raise _TimeIsOver
        self.simulations += 1
        world: SpielState = super().sample_root_state(state)
        return world


class Evaluator:
    """Evaluator of search leaves for OpenSpiel. All actions have the same prior probability."""

    def __init__(self, prospect: PositionRollouts) -> None:
        self._prospect = prospect

    def evaluate(self, state: SpielState) -> list[float]:
        """Return the expected payoff of each seat after a state, from -1 to 1."""
        shares = self._prospect.shares(state.records).tolist()
        return [payoff_of(share, len(shares)) for share in shares]

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Return the legal actions in a state, all with the same prior probability."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class _TimeIsOver(Exception):  # noqa: N818  no error
    """Exception that ends a search at its time limit."""
