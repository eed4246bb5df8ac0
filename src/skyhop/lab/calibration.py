"""Calibration by simulated matches: marks (bronze, silver, gold) for solo matches, and ratings of bot levels."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import zip_longest
from statistics import fmean
from typing import NamedTuple

import numpy as np

from skyhop.boards.file import to_plain
from skyhop.boards.model import Board
from skyhop.engine.chance import mix_seed
from skyhop.engine.document import Document, Margin, Part, encode_document
from skyhop.engine.kernel import ENTRIES
from skyhop.engine.state import Ruleset
from skyhop.game import registry
from skyhop.game.ai import Column
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.i18n import N_, _, translated
from skyhop.lab.pairs import SURE, PairStanding

MATCHES = 100
"""Number of matches that each simulated player plays."""
MIDDLING = 1.0
"""Largest loss, in points, that a middling player accepts for an action, compared with the best action.

With this value, the bot Cadet reaches silver in half of its matches on the first map.
"""
GOOD = (0.0, 0.3)
"""Largest loss, in points, that a good player accepts for an action, compared with the best action.

There are two good players, one for each value.
"""
PARTS = 2 + len(GOOD)
"""Number of steps of a measurement of marks, for progress reports."""
MISSED_SHARE = 0.25
"""Share of random matches that do not reach bronze."""
BEST_SHARE = 0.9
"""Share of matches of good players that do not reach gold."""
TITLES = {"bronze": N_("bronze"), "silver": N_("silver"), "gold": N_("gold")}


class MarksDocument(Document, tag="skyhop-marks-1"):
    """Minimum points for each mark on a map.

    If the request has points, the document also has the mark for these points.
    """

    bronze: int
    silver: int
    gold: int
    points: int | None
    """Points in the request, or null if the request contains no points."""
    mark: str | None


class Marks(NamedTuple):
    """Minimum points for the marks bronze, silver and gold, in increasing order."""

    bronze: int
    silver: int
    gold: int

    def find_mark(self, points: int) -> str:
        """Return the name of the best mark for a number of points.

        Return an empty string if the points reach no mark.
        """
        return next((name for name, least in reversed(self._asdict().items()) if points >= least), "")

    def describe(self) -> str:
        """Return a sentence with the minimum points for each mark. Players see the sentence at the start of a match."""
        return _("You need %(bronze)s points for bronze, %(silver)s for silver and %(gold)s for gold.") % self._asdict()

    def sentence(self, points: int) -> str:
        """Return a sentence with the mark for a number of points, and with the minimum points of the next mark."""
        next_mark = next((name for name, least in self._asdict().items() if points < least), "")
        mark = self.find_mark(points)
        if not mark:
            pattern = _("%(points)s points. You need %(least)s points for %(next)s.")
        elif next_mark:
            pattern = _("%(mark)s: %(points)s points. You need %(least)s points for %(next)s.")
        else:
            pattern = _("%(mark)s: %(points)s points, the best medal.")
        names = {"mark": title(mark), "points": points, "next": title(next_mark)}
        sentence = pattern % {**names, "least": self._asdict().get(next_mark)}
        return sentence[:1].upper() + sentence[1:]


def title(mark: str) -> str:
    """Return the name of a mark in the language in use."""
    return translated(TITLES[mark]) if mark else ""


def solo_ruleset(game: Game, board: Board) -> Ruleset:
    """Return the rules of a solo match on a board, with the expansions of that board."""
    return game.boards.on_board(to_plain(board), 1)


def is_marked(match: Match) -> bool:
    """Return True if the points of the match count for a mark.

    The match must be a solo match on a board, played from its deal to its end.
    """
    return match.outcome is not None and has_marks(match)


def has_marks(match: Match) -> bool:
    """Return True if the match can earn a mark at its end: a solo match on a board, played from its deal.

    The match may be running or finished, but not broken off.
    """
    game, header = match.game, match.journal.header
    return (
        len(header.seats) == 1
        and header.begun_from is None
        and match.state.broken_off is None
        and game.has(Capability.SELF_PLAY)
        and game.has(Capability.BOARDS)
    )


def is_quick(game: Game) -> bool:
    """Return True if the kernels of a game are compiled.

    With compiled kernels, the measurement of marks takes seconds. Otherwise the measurement takes many minutes.
    """
    package = f"{registry.package(game.name)}."
    entries = [entry for entry in ENTRIES.values() if entry.py_func.__module__.startswith(package)]
    return bool(entries) and all(entry.is_compiled for entry in entries)


def points_of(match: Match) -> int:
    """Return the points of the player of a solo match."""
    lines = match.game.renderer.score(match.view(None))
    return next(line.points or 0 for line in lines if line.seat == 0 and line.is_total)


def marks(game: Game, ruleset: Ruleset, matches: int = MATCHES, report: Callable[[], None] = lambda: None) -> Marks:
    """Measure the marks of a solo ruleset in `matches` simulated matches.

    The result depends only on the ruleset and the number of matches. Three of four matches with random actions
    reach bronze. The first match of a beginner usually reaches bronze, too. A player of medium strength reaches
    silver in half of the matches. Good players reach gold in one of ten matches. The measurement has `PARTS` steps.
    The function calls `report` after each step.
    """
    points = []
    for number, slack in enumerate((MIDDLING, *GOOD, None)):
        points.append(_points(game, ruleset, matches, mix_seed(0, number), slack))
        report()
    middling, *good, at_random = points
    bronze = int(np.quantile(at_random, MISSED_SHARE))
    silver = max(bronze + 1, int(np.median(middling)))
    return Marks(bronze, silver, max(silver + 1, int(np.quantile(np.concatenate(good), BEST_SHARE))))


def _points(game: Game, ruleset: Ruleset, matches: int, seed: int, slack: float | None) -> Column:
    """Return the points of a simulated solo player in each match, with shape (matches,).

    The player chooses actions that are at most `slack` points worse than the best action. If `slack` is None, the
    player chooses at random.
    """
    is_greedy = [slack is not None]
    points: Column = game.self_play(ruleset, matches, seed, is_greedy, slack=slack or 0.0)[:, 0]
    return points


POINTS = 400 / math.log(10)
"""Difference in Elo points that multiplies the odds by e (about 2.7)."""
TWO = 2
"""Number of seats for which Elo is defined."""


class LevelGap(Part):
    """Difference in strength between two neighbouring bot levels in Elo points, with its margin of error."""

    weaker: str
    stronger: str
    standing: PairStanding
    points: float
    margin: Margin
    """Half-width of the 95% confidence interval, or null if there is only one pair."""

    @classmethod
    def of(cls, weaker: str, stronger: str, pairs: Sequence[Sequence[float]]) -> LevelGap:
        """Estimate the gap between two bot levels from the win shares of the stronger level.

        For each pair, `pairs` contains the win share of the stronger level at each seat. The estimate adds one pair
        with equal shares, so that the Elo points stay finite.
        """
        standing, seats = PairStanding.of(pairs), len(pairs[0])
        share = (standing.share * standing.pairs + 1 / seats) / (standing.pairs + 1)
        points = POINTS * math.log(share / (1 - share) * (seats - 1))
        return cls(weaker, stronger, standing, points, Margin(POINTS * standing.margin / (share * (1 - share))))

    def describe(self) -> str:
        """Return a sentence with the lead of the stronger level over the weaker level."""
        sentence = _(
            "%(points)s ± %(margin)s points above %(weaker)s: won %(wins)s, drawn or shared %(draws)s, lost %(losses)s"
        )
        placeholders = {"points": f"{self.points:.0f}", "margin": f"{self.margin:.0f}", "weaker": self.weaker}
        return sentence % {**encode_document(self.standing), **placeholders}


class LevelRating(Part):
    """Elo points of a level above the weakest measured level, with a margin of error."""

    level: str
    points: float
    margin: Margin
    """Half-width of the 95% confidence interval, or null if a level has played only one pair."""

    def describe(self) -> str:
        """Return the Elo points and their margin of error in words, without the name of the rating scale."""
        return f"{self.level}: {self.points:+.0f} ± {self.margin:.0f}"


def scale(*, of_two: bool) -> str:
    """Return the name of a rating scale in words.

    If `of_two` is True, return the name of the scale for matches of two players. Otherwise return the name of the
    scale for larger matches.
    """
    return _("Elo points") if of_two else _("OpenSkill points")


def climb(
    bots: Sequence[tuple[str, str]], played: Sequence[Sequence[Sequence[float]]]
) -> tuple[list[LevelGap], list[LevelRating]]:
    """Return the gaps between neighbouring bot levels, and the ratings of all levels.

    Each step compares two neighbouring levels. `bots[step]` has the stronger and the weaker level of a step.
    `played[step][pair][match]` is the win share of the stronger level in a match.
    """
    steps = [LevelGap.of(weaker, stronger, pairs) for (stronger, weaker), pairs in zip(bots, played, strict=True)]
    return steps, places(steps) if len(played[0][0]) == TWO else rate_levels(steps, played)


def rate_levels(steps: Sequence[LevelGap], played: Sequence[Sequence[Sequence[float]]]) -> list[LevelRating]:
    """Rate levels by matches with more than two seats: update the ratings with OpenSkill after each match.

    A step has the pairs of two neighbouring levels. The function takes one pair of each step in turn. If a level plays
    at several seats, its new rating is the mean of the ratings of these seats. The margins of error ignore that the
    matches of a pair have the same shuffles.
    """
    from skyhop.server.ratings.recorder import ELO, Rating, update_ratings  # noqa: PLC0415 - an optional dependency

    known = dict.fromkeys([steps[0].weaker, *(step.stronger for step in steps)], Rating())
    for pairs in zip_longest(*played, fillvalue=()):
        for step, shares in zip(steps, pairs, strict=True):
            for share in shares:
                seats = [known[step.stronger], *([known[step.weaker]] * (len(shares) - 1))]
                own, *others = update_ratings(seats, _ranks(share, len(shares)), "")
                mean, variance = (fmean(each) for each in zip(*((r.mean, r.unsure**2) for r in others), strict=True))
                known[step.stronger] = own
                known[step.weaker] = Rating(mean, math.sqrt(variance), own.matches)
    lowest = known[steps[0].weaker]
    off = {name: math.hypot(lowest.unsure, each.unsure) * SURE * ELO for name, each in known.items()}
    return [
        LevelRating(name, ELO * (each.mean - lowest.mean), Margin(0.0 if each is lowest else off[name]))
        for name, each in known.items()
    ]


def _ranks(share: float, seats: int) -> list[int]:
    """Return the rank of the stronger level in a match, then the ranks of its opponents.

    The stronger level's win share determines the number of winners. All opponents have the same level. The
    function can therefore treat the first opponents in the list as the other winners.
    """
    with_it = round(1 / share) - 1 if share else 1
    return [1 if share else 2, *([1] * with_it), *([2] * (seats - 1 - with_it))]


def places(steps: Sequence[LevelGap]) -> list[LevelRating]:
    """Return the rating of each level: the sum of the gaps from the weakest level up to this level.

    The errors of the gaps are independent, so the variance of a rating is the sum of the variances of these gaps.
    """
    found = [LevelRating(steps[0].weaker, 0.0, Margin(0.0))]
    for step in steps:
        below = found[-1]
        margin = Margin(math.hypot(below.margin, step.margin))
        found.append(LevelRating(step.stronger, below.points + step.points, margin))
    return found
