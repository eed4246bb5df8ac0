"""Difficulty: how often levels solve a puzzle, read as points of Elo on the scale of these levels.

A puzzle is taken for an opponent: a level that stands as high as the puzzle solves it every second time, one that
stands 400 points higher ten times as often as not (Rasch's model, with the slope of Elo).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from skyhop.bots.bot import bot, kind_of
from skyhop.engine.chance import mixed_seed
from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.puzzles.puzzle import points_of_levels

TRIES = 24
"""Of a level that answers at once."""
LONG_TRIES = 3
"""Of one that searches; the search that found the puzzle has much in common with it."""
LOWEST, HIGHEST = -1000.0, 3000.0
"""Points of Elo between which difficulties lie."""
STEPS = 40
"""Halvings of what is between them."""
DOUBT = 0.5
"""Tries of each level that are added as solved, and as failed, so that the points stay finite."""


class Tries(NamedTuple):
    """How often a level was asked, and how often it did what is best."""

    made: int
    solved: int

    @property
    def share(self) -> float:
        """The part of the tries that were right."""
        return self.solved / self.made


def tried(game: Game, view: View, best: int, seed: int, names: Iterable[str]) -> dict[str, Tries]:
    """Let these levels of a game try a decision, each with many seeds."""
    found = {}
    for name in names:
        count = LONG_TRIES if is_long(game, name) else TRIES
        seeds = (mixed_seed(seed, kind_of(name).strength, number) for number in range(count))
        found[name] = Tries(count, sum(bot(name, game, each).choose(view) == best for each in seeds))
    return found


def is_long(game: Game, level: str) -> bool:
    """Say whether a level searches."""
    return game.ladder[level].iterations is not None


def difficulty_of(game: Game, tries: Mapping[str, Tries]) -> float:
    """Fit the points at which as many tries would be right, in the mean, as were."""
    points = points_of_levels(game)
    wanted = sum(each.solved + DOUBT for each in tries.values())
    low, high = LOWEST, HIGHEST
    for _step in range(STEPS):
        middle = (low + high) / 2
        expected = sum((each.made + 2 * DOUBT) * chance(points[name], middle) for name, each in tries.items())
        low, high = (middle, high) if expected > wanted else (low, middle)
    return low


def chance(points: float, difficulty: float) -> float:
    """How likely somebody of so many points solves a puzzle of this difficulty."""
    return float(1 / (1 + 10 ** ((difficulty - points) / 400)))
