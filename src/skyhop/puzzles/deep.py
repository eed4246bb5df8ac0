"""A deep look at a decision: several searches of their own seeds, which must agree, and what they saw together."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from skyhop.analysis.analysis import MISTAKE
from skyhop.analysis.hint import FEWEST
from skyhop.engine.chance import mixed_seed
from skyhop.engine.state import View
from skyhop.game.ai import UNCHANGED, Change
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.puzzles.collection import CandidateEstimate
from skyhop.search.rollouts import RolloutStatistics, changes, judgement_to_count
from skyhop.search.search import Search
from skyhop.search.solver import Solution

MOST_CANDIDATES = 3
STREAM = 7
"""Keeps its seeds apart from those of a quick look."""


class InterimResult(NamedTuple):
    """A look at what a search has found so far: the best action must seem to have a part of the lead that is asked."""

    iterations: int
    part: float


class Depth(NamedTuple):
    """How deep to look, and what is asked of the best action."""

    searches: int = 4
    iterations: int = 12_500
    """Of each search; together five times as many as the strongest level makes."""
    lead: float = MISTAKE
    """Of a win: what the best action must promise more than any other, so that any other would be a mistake."""
    errors: float = 5.0
    """Standard errors that the lead must be worth."""


class DeepSearch(NamedTuple):
    """What searches saw together, or a solver."""

    candidates: tuple[CandidateEstimate, ...]
    """The best action first, then the next best."""
    chances: Mapping[str, float]
    worlds: int
    """0 where it is solved."""


class ActionEstimate(NamedTuple):
    """What is known of an action: in how many worlds it was tried, the part of the win, and its standard error."""

    action: int
    visits: int
    chance: float
    error: float


def proved(game: Game, view: View, solution: Solution) -> DeepSearch | None:
    """Take what a solution knows; None where several actions are equally good, or it does not know all."""
    if not solution.is_whole or len(solution.best) != 1:
        return None
    worth = {game.write(view, each): solution.shares(each)[solution.seat] for each in solution.actions}
    best_first = sorted(worth, key=lambda text: -worth[text])
    candidates = tuple(CandidateEstimate(text, worth[text], 0.0, {}) for text in best_first[:MOST_CANDIDATES])
    return DeepSearch(candidates, worth, 0)


def looked(game: Game, view: View, seed: int, depth: Depth) -> DeepSearch | None:
    """Look deep from a view; None where the searches do not agree, or the best action is not clearly the best."""
    tallies: list[RolloutStatistics] = []
    for number in range(depth.searches):
        tally = RolloutStatistics(
            game, view, mixed_seed(seed, STREAM, number), depth.iterations, judgement_to_count(game)
        )
        tally.run(depth.iterations)
        tallies.append(tally)
        if _best(tally) != _best(tallies[0]) or not _leads(seen(tallies), _best(tally), depth, is_last=False):
            return None
    found = seen(tallies)
    best = _best(tallies[0])
    if not _leads(found, best, depth, is_last=True):
        return None
    first = next(each for each in found if each.action == best)
    others = [each for each in found if each.action != best]
    kept = (first, *others[: MOST_CANDIDATES - 1])
    numbers, shares = np.vstack([each.numbers for each in tallies]), np.hstack([each.shares for each in tallies])
    actions = np.hstack([each.actions for each in tallies])
    weighed = (_weighed(game, view, each, changes(numbers, shares, actions == each.action)) for each in kept)
    return DeepSearch(tuple(weighed), {game.write(view, each.action): each.chance for each in found}, len(actions))


def glanced(game: Game, view: View, seed: int, glances: Sequence[InterimResult], lead: float) -> int | None:
    """What seems best to a search, as long as it seems to lead at each glance; None where it does not."""
    judgement = judgement_to_count(game)
    search = Search(game, view, seed, glances[-1].iterations + 1 if judgement is None else None, judgement)
    for glance in glances:
        search.run(glance.iterations - search.iterations)
        best, *others = search.found()
        next_best = max((each.share for each in others if each.visits >= FEWEST), default=1.0)
        if best.share - next_best < glance.part * lead:
            return None
    return best.action


def seen(tallies: Sequence[RolloutStatistics]) -> list[ActionEstimate]:
    """What searches saw of each action that they tried often enough, the highest win chance first.

    An error is that of all worlds together, or what the searches differ by, whichever is larger.
    """
    shares, actions = np.hstack([each.shares for each in tallies]), np.hstack([each.actions for each in tallies])
    found = []
    for action in np.unique(actions).tolist():
        own = shares[actions == action]
        if len(own) >= FEWEST:
            error = max(float(own.std(ddof=1)) / math.sqrt(len(own)), _between(tallies, action))
            found.append(ActionEstimate(action, len(own), float(own.mean()), error))
    return sorted(found, key=lambda each: (-each.chance, each.action))


def _between(tallies: Sequence[RolloutStatistics], action: int) -> float:
    """The standard error of a win chance by what the searches differ by; 0 where a single one tried the action."""
    means = [float(each.shares[each.actions == action].mean()) for each in tallies if (each.actions == action).any()]
    return 0.0 if len(means) < 2 else float(np.std(means, ddof=1)) / math.sqrt(len(means))


def _best(tally: RolloutStatistics) -> int:
    return tally.found()[0].action


def _leads(found: Sequence[ActionEstimate], best: int, depth: Depth, *, is_last: bool) -> bool:
    """Say whether an action is clearly the best; before the last search errors are not asked about."""
    if len(found) < 2 or found[0].action != best:
        return False
    first, *others = found
    sure = depth.errors if is_last else 0.0
    return all(
        first.chance - each.chance >= max(depth.lead, sure * math.hypot(first.error, each.error)) for each in others
    )


def _weighed(game: Game, view: View, each: ActionEstimate, found: Sequence[Change]) -> CandidateEstimate:
    """Keep of the changes those that are worth something, and those of which something is told all the same."""
    text = game.write(view, each.action)
    if not game.has(Capability.STAKES):
        return CandidateEstimate(text, each.chance, each.error, {})
    stakes, kept = game.stakes(), list(found)
    told = stakes.told(view, each.action, found)
    for place, change in enumerate(found):
        if change.worth == 0:
            kept[place] = UNCHANGED
            if stakes.told(view, each.action, kept) != told:
                kept[place] = change
    changes = {name: change for name, change in zip(stakes.names, kept, strict=True) if change != UNCHANGED}
    return CandidateEstimate(text, each.chance, each.error, changes)
