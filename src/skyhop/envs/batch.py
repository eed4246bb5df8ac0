"""Batch of matches that are stepped together; all environments except OpenSpiel's use it.

Its arrays are updated in place. Each match draws its deals from its own generator, seeded by the seed and its number.
Other matches therefore do not change them. A batch can be pickled and copied, and a copy plays on like the original.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.chance import mixed_seed, word_of
from skyhop.engine.kernel import unchecked
from skyhop.engine.record import Records, records
from skyhop.engine.state import Ruleset, State
from skyhop.envs import batch_entry
from skyhop.envs.batch_entry import FeatureBuffers, MatchArrays, choose_randomly, first_illegal
from skyhop.envs.observation import ObservationKind, flat, table
from skyhop.game.game import Game, check_action
from skyhop.search.entry import game_entry
from skyhop.search.worlds import RandomState

DEALS, CHOICES = range(2)
"""Stream numbers mixed into seeds: one for deals, one for random actions."""
CHANCE = -1
"""Value for the seat that begins that lets chance decide."""


class _Code(NamedTuple):
    """Machine code of a game's entry points, loaded in this process."""

    begin: Callable[..., None]
    step: Callable[..., int]
    choose: Callable[..., None]
    first_illegal: Callable[..., int]

    @classmethod
    def of(cls, game: Game) -> Self:
        """Compile the entry points, or load them from the cache on disk."""
        begin, step = (unchecked(game_entry(make, game)) for make in (batch_entry.begin, batch_entry.step))
        return cls(begin, step, unchecked(choose_randomly), unchecked(first_illegal))


class Batch:
    """Matches of a game that have not begun; they use the given rulesets in turn.

    `table` describes each index of an observation.
    """

    def __init__(self, game: Game, rulesets: Sequence[Ruleset], count: int, kind: ObservationKind) -> None:
        """Allocate the arrays; raise `MissingCapability` if the game lacks a required capability."""
        self.game, self.rulesets, self.kind, self.count = game, tuple(rulesets), kind, count
        self.table = table(game, kind)
        self.everything = np.arange(count)
        starters = [list(game.starters) for ruleset in rulesets]
        widest = max(map(len, starters))
        seat_counts = np.array([game.seat_count(ruleset) for ruleset in rulesets], np.int64)
        self.matches = MatchArrays(
            rules=np.concatenate([ruleset.record for ruleset in rulesets]),
            starters=np.array([[len(row), *row, *[0] * (widest - len(row))] for row in starters], np.int64),
            seat_counts=seat_counts,
            states=records(game.state_record, count + 1),
            luck=records(RandomState, count),
            ruleset=np.arange(count, dtype=np.int64) % len(rulesets),
            first=np.full(count, CHANCE, np.int64),
            chosen=np.zeros(count, np.int64),
            actions=np.zeros((count, game.action_count), np.int16),
            counts=np.zeros(count, np.int64),
            masks=np.zeros((count, game.action_count), np.int8),
            seats=np.zeros(count, np.int64),
            deciders=np.zeros(count, np.int64),
            lengths=np.zeros(count, np.int64),
            payoffs=np.zeros((count, int(seat_counts.max())), np.float32),
        )
        self._choices = records(RandomState, count)
        self._code = _Code.of(game)

    def __getstate__(self) -> dict[str, object]:
        """Leave out the machine code, which no other process can run."""
        return {**vars(self), "_code": None}

    def __setstate__(self, state: dict[str, object]) -> None:
        """Restore the batch, with the machine code of this process."""
        self.__dict__.update(state)
        self._code = _Code.of(self.game)

    @property
    def states(self) -> Records:
        """States of the matches; shape (count,)."""
        return self.matches.states[: self.count]  # type: ignore[return-value]  # it is numpy's

    def state(self, match: int) -> State:
        """Return a copy of the state of one match."""
        ruleset = self.rulesets[self.matches.ruleset[match]]
        return State(ruleset, self.states[match : match + 1].copy())

    def seed(self, seed: int) -> None:
        """Seed all generators; later results depend only on this seed."""
        for match in range(self.count):
            self.matches.luck["random"][match] = word_of(mixed_seed(seed, DEALS, match))
            self._choices["random"][match] = word_of(mixed_seed(seed, CHOICES, match))

    def begin(self, which: NDArray[np.int64]) -> None:
        """Start new matches at these indexes."""
        self._code.begin(self.matches, which)

    def step(self, which: NDArray[np.int64]) -> NDArray[np.int64]:
        """Apply the chosen legal actions in these matches, and return the indexes of those that ended."""
        ended = np.empty_like(which)
        return ended[: self._code.step(self.matches, which, ended)]

    def check(self, which: NDArray[np.int64]) -> None:
        """Raise `Refused` for the first illegal chosen action; change nothing."""
        match = self._code.first_illegal(self.matches.masks, which, self.matches.chosen)
        if match >= 0:
            check_action(self.game, self.state(match), int(self.matches.chosen[match]))

    def choose_randomly(self, which: NDArray[np.int64]) -> None:
        """Choose a legal action in each of these matches with equal probability."""
        matches = self.matches
        self._code.choose(matches.actions, matches.counts, self._choices, which, matches.chosen)


class Observer:
    """Writer of observations of a batch; `rows` has shape (matches, numbers of an observation)."""

    def __init__(self, batch: Batch) -> None:
        """Allocate one row for each match."""
        game, count = batch.game, batch.count
        self.batch = batch
        self.rows: NDArray[np.float32 | np.int16] = np.zeros((count, len(batch.table)), np.float32)
        if batch.kind is ObservationKind.FEATURES:
            self._reading = FeatureBuffers(game.features.scratch(game.view_record), game.features.notes())
        elif batch.kind is ObservationKind.RECORD:
            self._views: Records = records(game.view_record, count + 1)
        self._prepare()

    def __getstate__(self) -> dict[str, object]:
        """Leave out the machine code, which no other process can run."""
        return {**vars(self), "_entry": None}

    def __setstate__(self, state: dict[str, object]) -> None:
        """Restore the observer, with the machine code of this process; rows share the memory of the views again."""
        self.__dict__.update(state)
        self._prepare()

    def _prepare(self) -> None:
        if self.batch.kind is ObservationKind.FEATURES:
            self._entry = unchecked(game_entry(batch_entry.read, self.batch.game))
        elif self.batch.kind is ObservationKind.RECORD:
            self._entry = unchecked(game_entry(batch_entry.show, self.batch.game))
            self.rows = flat(self._views[: self.batch.count])

    def look(self, which: NDArray[np.int64], viewers: NDArray[np.int64]) -> None:
        """Write the observations of some matches; `viewers` has a seat for each match of the batch."""
        matches = self.batch.matches
        if self.batch.kind is ObservationKind.FEATURES:
            self._entry(matches, which, viewers, self._reading, self.rows)
        elif self.batch.kind is ObservationKind.RECORD:
            self._entry(matches, which, viewers, self._views)
            if not np.may_share_memory(self.rows, self._views):
                self.rows[which] = flat(self._views[which])
