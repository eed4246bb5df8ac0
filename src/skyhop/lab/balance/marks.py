"""Marks for a solo match on a map: what points good play reaches there, measured by matches."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from skyhop.boards.file import to_plain
from skyhop.boards.model import Board
from skyhop.core.bulk import Column
from skyhop.core.chance import mixed_seed
from skyhop.core.game import Game
from skyhop.core.i18n import N_
from skyhop.core.ruleset import Ruleset
from skyhop.lab.balance.sample import BOARD, EXPANSIONS

MATCHES = 100
"""Of each of the players below."""
MIDDLING = 1.0
"""Points that a middling player overlooks at a choice: on the first map half of its matches reach what a Cadet does."""
GOOD = (0.0, 0.3)
"""Points that good players overlook."""
BEST_SHARE = 0.9
"""The share of good matches that do not reach gold."""
TITLES = {"bronze": N_("bronze"), "silver": N_("silver"), "gold": N_("gold")}


class Marks(NamedTuple):
    """Points that make each mark; more for each than for the one before."""

    bronze: int
    silver: int
    gold: int

    def reached(self, points: int) -> str:
        """Name the best mark that so many points reach; nothing where they reach none."""
        return next((name for name, least in reversed(self._asdict().items()) if points >= least), "")


def solo_ruleset(game: Game, board: Board) -> Ruleset:
    """The rules of a solo match on a board, with the expansions that it was made for."""
    options = game.options()
    made_for = {EXPANSIONS: board.settings.get(EXPANSIONS, ()), BOARD: to_plain(board)}
    return game.ruleset({**options.ruleset(board.ruleset).values, **options.at_table(1), **made_for})


def marks(game: Game, ruleset: Ruleset, matches: int = MATCHES, seed: int = 0) -> Marks:
    """Measure the marks of a solo ruleset: all follows from it, the number of matches and the seed.

    Bronze is what a middling player reaches in half of the matches, silver what good ones do, gold what one in ten of
    theirs does.
    """
    middling = _points(game, ruleset, matches, mixed_seed(seed, 0), MIDDLING)
    good = np.concatenate([_points(game, ruleset, matches, mixed_seed(seed, 1 + n), s) for n, s in enumerate(GOOD)])
    bronze = int(np.median(middling))
    silver = max(bronze + 1, int(np.median(good)))
    return Marks(bronze, silver, max(silver + 1, int(np.quantile(good, BEST_SHARE))))


def _points(game: Game, ruleset: Ruleset, matches: int, seed: int, slack: float) -> Column:
    """The points of one who plays alone in so many matches; shape (matches,)."""
    points: Column = game.self_play(ruleset, matches, seed, [True], slack=slack).scores[:, 0]
    return points
