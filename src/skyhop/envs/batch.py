"""Batch of matches that advance together. All environments use a batch, except the OpenSpiel environment.

The batch updates its arrays in place. Each match has its own random generator for deals. The seed of this generator
depends on the seed of the batch and the number of the match. Other matches therefore do not change the deals of a
match. Users can pickle and copy a batch. With equal actions, a copy and the original continue identically.

If a game has features, an observation consists of features computed from the view. For other games, an observation
consists of all fields of the view's record. Both kinds use only views. An observation therefore never contains
hidden information.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from skyhop.bots.bot import Bot, bot
from skyhop.engine.chance import mix_seed, seed_word
from skyhop.engine.kernel import unchecked
from skyhop.engine.record import Records, records
from skyhop.engine.state import Ruleset, State
from skyhop.envs import batch_entry
from skyhop.envs.batch_entry import FeatureBuffers, MatchArrays, choose_randomly, first_illegal
from skyhop.game.ai import Feature
from skyhop.game.capability import Capability, make_missing_error
from skyhop.game.game import Game, check_action
from skyhop.i18n import _, listed
from skyhop.search.compiled_entries import game_entry
from skyhop.search.worlds import RandomState


class ObservationKind(Enum):
    """Kind of observation: features computed from a view, the fields of the view's record, or no observation.

    Users choose a kind by its value, such as `features`.
    """

    FEATURES = "features"
    """Features as 32-bit floats, from the perspective of the observing seat. Most values are near 1."""
    RECORD = "record"
    """Fields of the view as 16-bit integers. Seat numbers are the same in every view."""
    NONE = "none"
    """Empty observation, for programs that read states or measure the speed of steps."""


def kind_for(game: Game, name: str | None) -> ObservationKind:
    """Return the kind of observation with this name. Without a name, return `FEATURES` if the game has features.

    If the game has no features, the default is `RECORD`. Raise `ValueError` for an unknown name. Raise
    `MissingCapability` for `features` if the game has no features.
    """
    if name is None:
        return ObservationKind.FEATURES if game.has(Capability.FEATURES) else ObservationKind.RECORD
    kinds = {kind.value: kind for kind in ObservationKind}
    if name not in kinds:
        problem = _("there is no observation %(name)s; choose one of %(names)s")
        raise ValueError(problem % {"name": repr(name), "names": listed(kinds)})
    kind = kinds[name]
    if kind is ObservationKind.FEATURES and not game.has(Capability.FEATURES):
        raise make_missing_error(game, Capability.FEATURES)
    return kind


def observation_table(game: Game, kind: ObservationKind) -> tuple[Feature, ...]:
    """Return a description of each number in an observation, in the order of the numbers."""
    if kind is ObservationKind.FEATURES:
        features = game.features
        return tuple(features.table[: len(features.table) - features.of_others])
    return tuple(_record_fields(game)) if kind is ObservationKind.RECORD else ()


def _record_fields(game: Game) -> Iterator[Feature]:
    for field in game.view_record.fields():
        for place in np.ndindex(field.sizes):
            yield Feature(field.name + "".join(f"[{number}]" for number in place), field.meaning)


def flatten(views: Records) -> NDArray[np.int16]:
    """Return views as rows of integers, one row per view.

    If all fields are 16-bit integers, the rows share the memory of the views.
    """
    names = views.dtype.names or ()
    if all(views.dtype[name].base == np.int16 for name in names):
        return views.view(np.int16).reshape(len(views), -1)
    return np.concatenate([views[name].reshape(len(views), -1).astype(np.int16) for name in names], axis=1)


DEAL_STREAM, ACTION_STREAM = range(2)
"""Numbers of the random streams for deals and for random actions. The two streams have different seeds."""
CHANCE = -1
"""Value of `first` if chance chooses the first seat."""


class _Code(NamedTuple):
    """Compiled functions (entries) that a batch needs for a game, loaded into this process."""

    begin: Callable[..., None]
    step: Callable[..., int]
    choose: Callable[..., None]
    first_illegal: Callable[..., int]

    @classmethod
    def of(cls, game: Game) -> Self:
        """Load the compiled functions of a game from the disk, or compile them."""
        begin, step = (unchecked(game_entry(make, game)) for make in (batch_entry.begin, batch_entry.step))
        return cls(begin, step, unchecked(choose_randomly), unchecked(first_illegal))


class Batch:
    """Matches of one game that advance together. Match `i` uses ruleset `i % len(rulesets)`.

    `table` describes the number at each index of an observation.
    """

    def __init__(self, game: Game, rulesets: Sequence[Ruleset], count: int, kind: ObservationKind) -> None:
        """Allocate the arrays for `count` matches that have not begun.

        Raise `MissingCapability` if the game lacks a capability that the batch needs.
        """
        self.game, self.rulesets, self.kind, self.count = game, tuple(rulesets), kind, count
        self.table = observation_table(game, kind)
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
        """Return the state for pickle, without machine code. Machine code is valid only in this process."""
        return {**vars(self), "_code": None}

    def __setstate__(self, state: dict[str, object]) -> None:
        """Restore the batch, and load the machine code again."""
        self.__dict__.update(state)
        self._code = _Code.of(self.game)

    @property
    def states(self) -> Records:
        """States of all matches, with shape (count,)."""
        return self.matches.states[: self.count]  # type: ignore[return-value]  # numpy has no type for arrays of records

    def state(self, match: int) -> State:
        """Return a copy of the state of one match."""
        ruleset = self.rulesets[self.matches.ruleset[match]]
        return State(ruleset, self.states[match : match + 1].copy())

    def seed(self, seed: int) -> None:
        """Seed all random generators of the batch. All later results depend only on this seed."""
        for match in range(self.count):
            self.matches.luck["random"][match] = seed_word(mix_seed(seed, DEAL_STREAM, match))
            self._choices["random"][match] = seed_word(mix_seed(seed, ACTION_STREAM, match))

    def begin(self, which: NDArray[np.int64]) -> None:
        """Replace the match at each index in `which` with a new match."""
        self._code.begin(self.matches, which)

    def step(self, which: NDArray[np.int64]) -> NDArray[np.int64]:
        """Apply the chosen action in each match whose index is in `which`. All actions must be legal.

        Return the indices of the matches that ended.
        """
        ended = np.empty_like(which)
        return ended[: self._code.step(self.matches, which, ended)]

    def check(self, which: NDArray[np.int64]) -> None:
        """Raise `Refused` for the first illegal action among the chosen actions of the matches `which`.

        The function changes no match.
        """
        match = self._code.first_illegal(self.matches.masks, which, self.matches.chosen)
        if match >= 0:
            check_action(self.game, self.state(match), int(self.matches.chosen[match]))

    def choose_randomly(self, which: NDArray[np.int64]) -> None:
        """For each match whose index is in `which`, choose a random legal action.

        All actions have the same probability.
        """
        matches = self.matches
        self._code.choose(matches.actions, matches.counts, self._choices, which, matches.chosen)


class Observer:
    """Writer of observations for a batch. Row i of `rows` has the numbers of the observation of match i."""

    def __init__(self, batch: Batch) -> None:
        """Allocate the rows for observations, one for each match of the batch."""
        game, count = batch.game, batch.count
        self.batch = batch
        self.rows: NDArray[np.float32 | np.int16] = np.zeros((count, len(batch.table)), np.float32)
        if batch.kind is ObservationKind.FEATURES:
            notes = np.repeat(game.features.notes(), count if game.features.keeps_results else 1)
            self._reading = FeatureBuffers(game.features.scratch(game.view_record), notes)
        elif batch.kind is ObservationKind.RECORD:
            self._views: Records = records(game.view_record, count + 1)
        self._prepare()

    def __getstate__(self) -> dict[str, object]:
        """Return the state for pickle, without machine code. Machine code is valid only in this process."""
        return {**vars(self), "_entry": None}

    def __setstate__(self, state: dict[str, object]) -> None:
        """Restore the observer and load the machine code again.

        With `RECORD`, the rows and the views of the restored observer share memory, as before.
        """
        self.__dict__.update(state)
        self._prepare()

    def _prepare(self) -> None:
        if self.batch.kind is ObservationKind.FEATURES:
            self._entry = unchecked(game_entry(batch_entry.read, self.batch.game))
        elif self.batch.kind is ObservationKind.RECORD:
            self._entry = unchecked(game_entry(batch_entry.show, self.batch.game))
            self.rows = flatten(self._views[: self.batch.count])

    def look(self, which: NDArray[np.int64], viewers: NDArray[np.int64]) -> None:
        """Write the observations of the matches `which` into `rows`, one row for each match.

        `viewers` contains, for each match of the batch, the seat whose view is observed.
        """
        matches = self.batch.matches
        if self.batch.kind is ObservationKind.FEATURES:
            self._entry(matches, which, viewers, self._reading, self.rows)
        elif self.batch.kind is ObservationKind.RECORD:
            self._entry(matches, which, viewers, self._views)
            if not np.may_share_memory(self.rows, self._views):
                self.rows[which] = flatten(self._views[which])


RANDOM = "random"
"""Name of the random bot. This bot needs no view. It plays inside the compiled step."""


class Opponent:
    """Bot that plays in all matches of a batch."""

    def __init__(self, batch: Batch, name: str, seed: int = 0) -> None:
        """Create the bot with this name.

        Raise `UnknownBot` if no bot has this name. Raise `MissingCapability` if the bot cannot play the game.
        """
        self.name, self._batch = name, batch
        self._player = self._make_bot(seed)

    def seed(self, seed: int) -> None:
        """Seed the random choices of the bot. All later choices depend only on this seed."""
        self._player = self._make_bot(seed)

    def choose(self, which: NDArray[np.int64]) -> None:
        """In each match of `which`, choose an action for the seat that decides."""
        if self.name == RANDOM:
            self._batch.choose_randomly(which)
            return
        matches, game = self._batch.matches, self._batch.game
        for match in which.tolist():
            view = game.view(self._batch.state(match), int(matches.seats[match]))
            matches.chosen[match] = self._player.choose(view)

    def _make_bot(self, seed: int) -> Bot:
        return bot(self.name, self._batch.game, seed)
