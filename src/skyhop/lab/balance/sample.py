"""A sample: many games of greedy against itself under one set of rules, on many boards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from skyhop.boards.file import to_plain
from skyhop.boards.generate import generate
from skyhop.boards.settings import settings
from skyhop.core import registry
from skyhop.core.chance import mixed_seed
from skyhop.core.record import Records, records
from skyhop.core.ruleset import Ruleset
from skyhop.games.aeronaut_odyssey import kernels
from skyhop.games.aeronaut_odyssey.constants import SEATS
from skyhop.games.aeronaut_odyssey.evaluation import self_play
from skyhop.games.aeronaut_odyssey.state import End, StateRecord
from skyhop.games.aeronaut_odyssey.view import outcome_of

Figures = np.ndarray[Any, Any]
CLARITY = "clean"


@dataclass(frozen=True)
class Case:
    """What is played: a ruleset, expansions, how many seats (1: solo), and the size of the boards."""

    base: str
    expansions: tuple[str, ...]
    seats: int
    size: str

    def ruleset(self, seed: int) -> Ruleset:
        """Make the ruleset, with the board of this seed."""
        board = generate(
            settings(
                seed=seed,
                size=self.size,
                clarity=CLARITY,
                kind=self.base,
                expansions=self.expansions,
                players=self.seats,
            )
        )
        return registry.game("aeronaut-odyssey").ruleset(
            {
                "base": self.base,
                "expansions": self.expansions,
                "seats": self.seats,
                "solo": self.seats == 1,
                "board": to_plain(board),
            }
        )


@dataclass(frozen=True)
class Sample:
    """What was seen, a row for each game.

    `won` is each seat's part of the win, `scores` each seat's score (shape (games, seats)); `acts` are the moves and
    claims of a game, `claimed` is the share of the routes in play that have an owner, `reasons` why it ended.
    """

    case: Case
    won: Figures
    scores: Figures
    acts: Figures
    claimed: Figures
    reasons: tuple[str, ...]

    @property
    def games(self) -> int:
        """Count the games."""
        return len(self.acts)


def play(
    case: Case, games: int, boards: int, seed: int, *, alone: bool = False, told: Callable[[], None] = lambda: None
) -> Sample:
    """Let greedy play so many games against itself, spread evenly over so many boards; `told` is called at each board.

    With `alone` greedy has one seat, another on each board, and the others play at random; its seat is then the first
    column of `won` and `scores`. Everything follows from the seed.
    """
    parts = []
    for number in range(boards):
        count = games // boards + (number < games % boards)
        ruleset = case.ruleset(mixed_seed(seed, number) % 2**31)
        seats = int(ruleset.record["seats"][0])
        first = number % seats if alone else 0
        is_greedy = np.arange(SEATS) == first if alone else np.ones(SEATS, np.bool_)
        won, scores, *others = _rows(ruleset, _states(ruleset, count, mixed_seed(seed, number, 1), is_greedy))
        parts.append((np.roll(won, -first, axis=1), np.roll(scores, -first, axis=1), *others))
        told()
    columns = [np.concatenate(column) for column in zip(*parts, strict=True)]
    reasons = tuple(End(reason).word for reason in columns[4])
    return Sample(case, columns[0], columns[1], columns[2], columns[3], reasons)


def _states(ruleset: Ruleset, count: int, seed: int, is_greedy: Figures) -> Records:
    """Play so many games on one board; give how they ended."""
    states = records(StateRecord, count)
    states["random"] = np.arange(count, dtype=np.uint64) + np.uint64(seed)
    self_play.play(ruleset, states, is_greedy)
    return states


def _rows(ruleset: Ruleset, states: Records) -> tuple[Figures, ...]:
    """Take the figures of games that are over."""
    seats = int(ruleset.record["seats"][0])
    in_play = ruleset.record["is_in_play"][0].astype(bool)
    won, scores = np.zeros((len(states), seats)), np.zeros((len(states), seats))
    for row, (winners, totals) in enumerate(_endings(ruleset, states, seats)):
        won[row, list(winners)] = 1 / len(winners)
        scores[row] = totals
    acts = states["slots_used"].sum(axis=1) + states["claims"].sum(axis=1)
    claimed = (states["owners"][:, in_play] != 0).mean(axis=1)
    return won, scores, acts, claimed, states["reason"].copy()


def _endings(ruleset: Ruleset, states: Records, seats: int) -> Iterator[tuple[tuple[int, ...], list[int]]]:
    """Yield the winners and the scores of each game."""
    parts = np.zeros(4, np.int16)
    for index in range(len(states)):
        outcome = outcome_of(ruleset.record, states[index : index + 1])
        totals = [kernels.score(ruleset.record, states, index, seat, parts) for seat in range(seats)]
        yield outcome.winners if outcome else (), totals
