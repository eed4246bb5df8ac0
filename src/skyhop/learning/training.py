"""Training of a network. The network plays matches and learns from them.

A training run can save its state. After an interruption, it continues from this state with the same results. The
network learns from self-play, or from matches against a fixed opponent. Against an opponent, the network
approximates a *best response* to that opponent.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.chance import mix_seed
from skyhop.engine.record import Records, records
from skyhop.engine.state import Ruleset
from skyhop.game.game import Game, choose_training_ruleset
from skyhop.learning.gradient import SCRATCH_ROWS, Hyperparameters, MatchGradient, Steps, TrainingBatch
from skyhop.learning.self_play import Branches, DecisionMethod, Players, loop
from skyhop.search import value_network
from skyhop.search.compiled_entries import game_entry
from skyhop.search.tree import PUCT_EXPLORATION, make_tree
from skyhop.search.value_network import Sizes, ValueNetwork, judgement_in, network_of
from skyhop.search.worlds import EvaluatorScratch, Worlds, allocate_scratch, allocate_worlds, generator_of

FORMAT = "skyhop-training-1"
WARM_UP = 10
"""Constant that shortens the running mean of the weights during the first steps.

After n steps, the mean covers about the last n / `WARM_UP` steps. The first weights are random, so the mean must
forget them.
"""
START_STREAM, BATCH_STREAM = 1, 2
"""Numbers of the random streams for the initial weights and for the batches.

Match 1 uses the same number as the initial weights, but another generator.
"""
ALL_SEATS = -1
"""Value of `TrainingBatch.seat` if all seats learn."""
MAX_NODES = 2**15
"""Largest number of nodes in a search tree."""
MAX_DECISIONS = 600
"""Largest number of decisions in a match. A longer match is stopped and counts as a draw."""


class Training:
    """Training of a network for a game: weights, their running mean, and the number of matches and steps."""

    def __init__(
        self,
        game: Game,
        hyperparameters: Hyperparameters,
        network: ValueNetwork | None = None,
        opponent: ValueNetwork | None = None,
    ) -> None:
        """Start a training run with random weights, or with the weights and sizes of `network`.

        The network plays against `opponent` if given, otherwise against itself. Raise `MissingCapability` if the
        game has no features.
        """
        inputs = len(game.features.table)
        self.game, self.hyperparameters, self.matches, self.steps = game, hyperparameters, 0, 0
        self.sizes = network.sizes if network else Sizes(inputs, hyperparameters.first, hyperparameters.second)
        self.opponent = opponent
        self.weights = network.weights.copy() if network else _draw_weights(self.sizes, hyperparameters.seed)
        self.mean = self.weights.copy()
        self.moments = np.zeros((2, len(self.weights)), np.float32)
        self.error = 0.25
        """Mean square error of the network's estimates in the last batch."""
        self._work_arrays: dict[int, _Scratch] = {}

    @property
    def judgement(self) -> ValueNetwork:
        """Trained network. Its weights are the running mean of the weights during the training."""
        return ValueNetwork(self.mean.copy(), self.sizes)

    def run(self) -> None:
        """Play a batch of matches and update the weights once."""
        chosen = self.hyperparameters
        ruleset = choose_training_ruleset(self.game, self.steps, chosen.seed)
        states = [self._begin_match(ruleset, self.matches + number) for number in range(chosen.batch_size)]
        worlds, branches, room, lesson, gradient = self._scratch(ruleset)
        luck, rules = generator_of(mix_seed(chosen.seed, BATCH_STREAM, self.matches)), ruleset.record
        other = room._replace(network=network_of(self._opponent_network.weights, *self._opponent_network.sizes))
        batch = self._batch()
        game_entry(loop, self.game)(
            np.concatenate(states),
            worlds._replace(rules=rules, luck=luck),
            branches._replace(worlds=branches.worlds._replace(rules=rules)),
            Players(DecisionMethod(room, chosen.iterations), DecisionMethod(other, chosen.other_iterations)),
            lesson._replace(batch=batch),
            Steps(self.weights, gradient, self.moments, self.mean),
        )
        self.matches += chosen.batch_size
        self.steps += 1
        self.error = float(batch["error"][0]) / max(1, int(batch["positions"][0]))

    def save(self, path: Path) -> None:
        """Write the complete state of the training run to a file atomically.

        The method `resume` can continue from this file with the same results.
        """
        hyperparameters = np.array([str(value) for value in self.hyperparameters])
        numbers = np.array([self.matches, self.steps])
        arrays = {"weights": self.weights, "mean": self.mean, "moments": self.moments, "error": np.array(self.error)}
        arrays |= {"numbers": numbers, "hyperparameters": hyperparameters, "sizes": np.array(self.sizes)}
        if self.opponent:
            arrays |= {"opponent": self.opponent.weights, "opponent_sizes": np.array(self.opponent.sizes)}
        value_network.write(path, FORMAT, self.game, arrays)

    @classmethod
    def resume(cls, game: Game, path: Path) -> Self:
        """Return the training run whose state is saved in the file `path`.

        Raise `LearnedFileError` if the file cannot be read, is damaged, or has another format, game or features.
        """
        found = value_network.read(path, FORMAT, game)
        try:
            run = cls(
                game,
                Hyperparameters.of(found["hyperparameters"].tolist()),
                judgement_in(found, game),
                judgement_in(found, game, "opponent", "opponent_sizes") if "opponent" in found else None,
            )
            for name in ("mean", "moments"):
                np.copyto(getattr(run, name), value_network.require_finite(found[name]), casting="no")
            run.matches, run.steps = found["numbers"].tolist()
            run.error = float(found["error"])
        except (KeyError, TypeError, ValueError):
            raise value_network.damage_error(path, FORMAT) from None
        return run

    def _batch(self) -> Records:
        chosen = self.hyperparameters
        batch = records(TrainingBatch, 1)
        batch["opening"], batch["temperature"], batch["trace"] = chosen.opening, chosen.temperature, chosen.trace
        batch["search_share"], batch["relabelled"] = chosen.search_share, chosen.relabelled
        batch["seat"] = ALL_SEATS if self.opponent is None else 0
        batch["rate"] = chosen.rate / (1 + self.matches / chosen.half)
        batch["smoothing"] = max(chosen.smoothing, WARM_UP / (WARM_UP + self.steps))
        batch["steps"] = self.steps
        return batch

    def _begin_match(self, ruleset: Ruleset, number: int) -> Records:
        """Return the state of a new match at its first decision. `number` is the number of the match."""
        starters = self.game.starters
        first = starters[number % len(starters)]
        state = self.game.new(ruleset, first=first, seed=mix_seed(self.hyperparameters.seed, number))
        while self.game.chance(state) is not None:
            self.game.settle(state, self.game.roll(state))
        return state.records

    @property
    def _opponent_network(self) -> ValueNetwork:
        """Network that decides for seats that do not learn: the opponent, if any, otherwise the learning network."""
        return self.opponent or ValueNetwork(self.weights, self.sizes)

    def _scratch(self, ruleset: Ruleset) -> _Scratch:
        """Return the scratch arrays for matches of this ruleset. The training caches them by number of seats."""
        seats = self.game.seat_count(ruleset)
        if seats not in self._work_arrays:
            game = self.game
            worlds = allocate_worlds(game, ruleset, records(game.view_record, 2), 0)
            searched = worlds._replace(actions=np.zeros(game.action_count, np.int16), luck=generator_of(0))
            branches = make_tree(seats, game.action_count, PUCT_EXPLORATION, MAX_NODES)
            hidden = np.zeros((SCRATCH_ROWS, max(self.sizes.widest, self._opponent_network.sizes.widest)), np.float32)
            room = allocate_scratch(game, ValueNetwork(self.weights, self.sizes))._replace(hidden=hidden)
            memory = np.zeros((seats, MAX_DECISIONS, self.sizes.inputs), np.float32)
            found, gradient = np.zeros((seats, MAX_DECISIONS)), np.zeros_like(self.weights)
            self._work_arrays[seats] = _Scratch(
                worlds,
                Branches(searched, branches, np.zeros((game.action_count, seats))),
                room,
                MatchGradient(records(TrainingBatch, 1), memory, found, network_of(gradient, *self.sizes)),
                gradient,
            )
        return self._work_arrays[seats]


class _Scratch(NamedTuple):
    """Reusable arrays for a training step: to play matches, to store features and to compute gradients."""

    worlds: Worlds
    branches: Branches
    room: EvaluatorScratch
    lesson: MatchGradient
    gradient: NDArray[np.float32]


def _draw_weights(sizes: Sizes, seed: int) -> NDArray[np.float32]:
    """Return random initial weights. Each hidden layer keeps the variance of its inputs (He et al. 2015).

    The weights of the last layer are zero, so an untrained network estimates 0.5 for every position.
    """
    generator = np.random.default_rng(mix_seed(seed, START_STREAM))
    parts = []
    for inputs, units in ((sizes.inputs, sizes.first), (sizes.first, sizes.second)):
        weights = generator.normal(0.0, np.sqrt(2.0 / inputs), (inputs, units))
        parts += [weights.ravel(), np.zeros(units)]
    return np.concatenate([*parts, np.zeros(sizes.second + 1)]).astype(np.float32)
