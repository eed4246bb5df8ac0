"""A sample: many games of greedy against itself under one set of rules, on many boards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from skyhop.boards.file import to_plain
from skyhop.boards.generate import generate
from skyhop.boards.settings import settings
from skyhop.core.engine.chance import mixed_seed
from skyhop.core.engine.ruleset import Ruleset
from skyhop.core.game.bulk import Column, Endings, Measure
from skyhop.core.game.game import Game
from skyhop.lab.balance.on_boards import BOARD, EXPANSIONS

CLARITY = "clean"


@dataclass(frozen=True)
class Case:
    """What is played: a game on boards, a ruleset, expansions, how many seats (1: solo), and the size of the boards."""

    game: Game
    base: str
    expansions: tuple[str, ...]
    seats: int
    size: str

    def ruleset(self, seed: int) -> Ruleset:
        """Make the ruleset, with the board of this seed."""
        options = self.game.options()
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
        chosen = {EXPANSIONS: self.expansions, BOARD: to_plain(board)}
        return self.game.ruleset({**options.ruleset(self.base).values, **options.at_table(self.seats), **chosen})


@dataclass(frozen=True)
class Sample:
    """What was seen of a case."""

    case: Case
    endings: Endings

    @property
    def games(self) -> int:
        """Count the games."""
        return len(self.endings.reasons)


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
        seats = case.game.seat_count(ruleset)
        first = number % seats if alone else 0
        is_greedy = [seat == first or not alone for seat in range(seats)]
        played = case.game.self_play(ruleset, count, mixed_seed(seed, number, 1), is_greedy)
        parts.append(
            played._replace(won=np.roll(played.won, -first, axis=1), scores=np.roll(played.scores, -first, axis=1))
        )
        told()
    return Sample(case, _together(parts))


def _together(parts: list[Endings]) -> Endings:
    """Put the matches of all boards into one table."""
    return Endings(
        _column(part.won for part in parts),
        _column(part.scores for part in parts),
        tuple(reason for part in parts for reason in part.reasons),
        _measure([part.length for part in parts]),
        tuple(_measure(list(measures)) for measures in zip(*(part.others for part in parts), strict=True)),
    )


def _measure(parts: list[Measure]) -> Measure:
    return parts[0]._replace(values=_column(part.values for part in parts))


def _column(parts: Iterable[Column]) -> Column:
    return np.concatenate(list(parts))
