"""A batch of matches that are stepped together: the one mechanism behind all environments but OpenSpiel's.

What it holds is written in place. Each match draws its deals from a generator of its own, by the seed and its number,
so that what others do does not change them. A batch can be pickled and copied; a copy plays on as the original would.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.chance import mixed_seed, word_of
from skyhop.engine.kernel import unchecked
from skyhop.engine.record import Records, records
from skyhop.engine.state import Ruleset, State
from skyhop.envs import batch_entry
from skyhop.envs.batch_entry import FeatureBuffers, MatchArrays, choose_randomly, first_illegal
from skyhop.envs.observation import ObservationKind, flat, table
from skyhop.game.game import Game
from skyhop.search.entry import game_entry
from skyhop.search.worlds import RandomState

DEALS, CHOICES = range(2)
"""What seeds are mixed with: of deals, and of actions that are chosen at random."""
CHANCE = -1
"""In the place of the seat that begins: chance says."""


class _Code(NamedTuple):
    """Machine code of a game's entries, ready to be called in this process."""

    begin: Callable[..., None]
    step: Callable[..., int]
    choose: Callable[..., None]
    first_illegal: Callable[..., int]

    @classmethod
    def of(cls, game: Game) -> Self:
        """Compile the entries, or take them from the disk."""
        begin, step = (unchecked(game_entry(make, game)) for make in (batch_entry.begin, batch_entry.step))
        return cls(begin, step, unchecked(choose_randomly), unchecked(first_illegal))


class Batch:
    """So many matches of a game by some rulesets in turn, none of which has begun.

    `table` says what stands at each index of an observation.
    """

    def __init__(self, game: Game, rulesets: Sequence[Ruleset], count: int, kind: ObservationKind) -> None:
        """Make room for them. `MissingCapability` where the game lacks what this takes."""
        self.game, self.rulesets, self.kind, self.count = game, tuple(rulesets), kind, count
        self.table = table(game, kind)
        self.everything = np.arange(count)
        starters = [list(game.starters(ruleset)) for ruleset in rulesets]
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

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the machine code, which no other process can run."""
        return {**vars(self), "_code": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take the machine code of this process."""
        self.__dict__.update(state)
        self._code = _Code.of(self.game)

    @property
    def states(self) -> Records:
        """The states of the matches; shape (count,)."""
        return self.matches.states[: self.count]  # type: ignore[return-value]  # it is numpy's

    def state(self, match: int) -> State:
        """A copy of one."""
        ruleset = self.rulesets[self.matches.ruleset[match]]
        return State(ruleset, self.states[match : match + 1].copy())

    def seed(self, seed: int) -> None:
        """Have what follows depend on a seed alone."""
        for match in range(self.count):
            self.matches.luck["random"][match] = word_of(mixed_seed(seed, DEALS, match))
            self._choices["random"][match] = word_of(mixed_seed(seed, CHOICES, match))

    def begin(self, which: NDArray[np.int64]) -> None:
        """Begin these matches anew."""
        self._code.begin(self.matches, which)

    def step(self, which: NDArray[np.int64]) -> NDArray[np.int64]:
        """Do the chosen actions in these matches, all of them legal; those that have ended."""
        ended = np.empty_like(which)
        return ended[: self._code.step(self.matches, which, ended)]

    def check(self, which: NDArray[np.int64]) -> None:
        """Raise `Refused` for the first chosen action that is not legal; nothing has changed."""
        match = self._code.first_illegal(self.matches.masks, which, self.matches.chosen)
        if match >= 0:
            self.game.check(self.state(match), int(self.matches.chosen[match]))

    def choose_randomly(self, which: NDArray[np.int64]) -> None:
        """Choose a legal action in each of these matches, every one equally likely."""
        matches = self.matches
        self._code.choose(matches.actions, matches.counts, self._choices, which, matches.chosen)


class Observer:
    """Writer of observations of a batch; `rows` has shape (matches, numbers of an observation)."""

    def __init__(self, batch: Batch) -> None:
        """Make room, a row for each match."""
        game, count = batch.game, batch.count
        self.batch = batch
        self.rows: NDArray[Any] = np.zeros((count, len(batch.table)), np.float32)
        if batch.kind is ObservationKind.FEATURES:
            self._reading = FeatureBuffers(game.features().scratch(game.view_record), game.features().notes())
        elif batch.kind is ObservationKind.RECORD:
            self._views: Records = records(game.view_record, count + 1)
        self._prepare()

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the machine code, which no other process can run."""
        return {**vars(self), "_entry": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take the machine code of this process; rows that are the memory of the views are so again."""
        self.__dict__.update(state)
        self._prepare()

    def _prepare(self) -> None:
        if self.batch.kind is ObservationKind.FEATURES:
            self._entry = unchecked(game_entry(batch_entry.read, self.batch.game))
        elif self.batch.kind is ObservationKind.RECORD:
            self._entry = unchecked(game_entry(batch_entry.show, self.batch.game))
            self.rows = flat(self._views[: self.batch.count])

    def look(self, which: NDArray[np.int64], viewers: NDArray[np.int64]) -> None:
        """Write what these seats, one for each match of the batch, see of some of the matches."""
        matches = self.batch.matches
        if self.batch.kind is ObservationKind.FEATURES:
            self._entry(matches, which, viewers, self._reading, self.rows)
        elif self.batch.kind is ObservationKind.RECORD:
            self._entry(matches, which, viewers, self._views)
            if not np.may_share_memory(self.rows, self._views):
                self.rows[which] = flat(self._views[which])
