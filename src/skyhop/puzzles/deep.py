"""Deep search of a decision: several searches with different seeds that must agree, and their combined result."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from skyhop.analysis.analysis import MISTAKE
from skyhop.analysis.hint import FEWEST
from skyhop.engine.chance import mix_seed
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
"""Number of the random stream for deep searches, separate from that for interim checks."""


class InterimResult(NamedTuple):
    """Interim check of a search: after `iterations`, the best action needs at least `part` of the required lead."""

    iterations: int
    part: float


class Depth(NamedTuple):
    """Number and length of the searches, and conditions for the best action."""

    searches: int = 4
    iterations: int = 12_500
    """Number of iterations of each search; all searches together have five times those of the strongest level."""
    lead: float = MISTAKE
    """Minimum lead in win chance of the best action over each other action; every other action is then a mistake."""
    errors: float = 5.0
    """Minimum lead in standard errors."""


class DeepSearch(NamedTuple):
    """Joint result of several searches, or of a solver."""

    candidates: tuple[CandidateEstimate, ...]
    """Best action first, then the next best."""
    chances: Mapping[str, float]
    worlds: int
    """Number of simulated worlds; 0 if a solver solved the decision."""


class ActionEstimate(NamedTuple):
    """Estimate of an action: number of simulated worlds, win chance, and standard error of the win chance."""

    action: int
    visits: int
    chance: float
    error: float


def prove(game: Game, view: View, solution: Solution) -> DeepSearch | None:
    """Return the result of a solver; None if several actions are equally good, or the solution is incomplete."""
    if not solution.is_whole or len(solution.best) != 1:
        return None
    worth = {game.write(view, each): solution.shares(each)[solution.seat] for each in solution.actions}
    best_first = sorted(worth, key=lambda text: -worth[text])
    candidates = tuple(CandidateEstimate(text, worth[text], 0.0, {}) for text in best_first[:MOST_CANDIDATES])
    return DeepSearch(candidates, worth, 0)


def search_deeply(game: Game, view: View, seed: int, depth: Depth) -> DeepSearch | None:
    """Run deep searches from a view; None if they disagree, or no action is clearly the best."""
    tallies: list[RolloutStatistics] = []
    for number in range(depth.searches):
        tally = RolloutStatistics(
            game, view, mix_seed(seed, STREAM, number), depth.iterations, judgement_to_count(game)
        )
        tally.run(depth.iterations)
        tallies.append(tally)
        if _find_best(tally) != _find_best(tallies[0]) or not _leads(
            list_estimates(tallies), _find_best(tally), depth, is_last=False
        ):
            return None
    found = list_estimates(tallies)
    best = _find_best(tallies[0])
    if not _leads(found, best, depth, is_last=True):
        return None
    first = next(each for each in found if each.action == best)
    others = [each for each in found if each.action != best]
    kept = (first, *others[: MOST_CANDIDATES - 1])
    numbers, shares = np.vstack([each.numbers for each in tallies]), np.hstack([each.shares for each in tallies])
    actions = np.hstack([each.actions for each in tallies])
    weighed = (_weigh_changes(game, view, each, changes(numbers, shares, actions == each.action)) for each in kept)
    return DeepSearch(tuple(weighed), {game.write(view, each.action): each.chance for each in found}, len(actions))


def find_leader(game: Game, view: View, seed: int, glances: Sequence[InterimResult], lead: float) -> int | None:
    """Return the best action of a search if it has the required lead at each interim check, else None."""
    judgement = judgement_to_count(game)
    search = Search(game, view, seed, glances[-1].iterations + 1 if judgement is None else None, judgement)
    for glance in glances:
        search.run(glance.iterations - search.iterations)
        best, *others = search.found()
        next_best = max((each.share for each in others if each.visits >= FEWEST), default=1.0)
        if best.share - next_best < glance.part * lead:
            return None
    return best.action


def list_estimates(tallies: Sequence[RolloutStatistics]) -> list[ActionEstimate]:
    """Return the estimates of all actions that were tried often enough, highest win chance first.

    The error is the larger of two: that from all worlds together, and that from the spread of the searches.
    """
    shares, actions = np.hstack([each.shares for each in tallies]), np.hstack([each.actions for each in tallies])
    found = []
    for action in np.unique(actions).tolist():
        own = shares[actions == action]
        if len(own) >= FEWEST:
            error = max(float(own.std(ddof=1)) / math.sqrt(len(own)), _standard_error(tallies, action))
            found.append(ActionEstimate(action, len(own), float(own.mean()), error))
    return sorted(found, key=lambda each: (-each.chance, each.action))


def _standard_error(tallies: Sequence[RolloutStatistics], action: int) -> float:
    """Return the standard error of a win chance from the spread of the searches; 0 if only one tried the action."""
    means = [float(each.shares[each.actions == action].mean()) for each in tallies if (each.actions == action).any()]
    return 0.0 if len(means) < 2 else float(np.std(means, ddof=1)) / math.sqrt(len(means))


def _find_best(tally: RolloutStatistics) -> int:
    return tally.found()[0].action


def _leads(found: Sequence[ActionEstimate], best: int, depth: Depth, *, is_last: bool) -> bool:
    """Return True if `best` leads clearly; only after the last search must the lead exceed its standard error."""
    if len(found) < 2 or found[0].action != best:
        return False
    first, *others = found
    sure = depth.errors if is_last else 0.0
    return all(
        first.chance - each.chance >= max(depth.lead, sure * math.hypot(first.error, each.error)) for each in others
    )


def _weigh_changes(game: Game, view: View, each: ActionEstimate, found: Sequence[Change]) -> CandidateEstimate:
    """Return the estimate of an action, with only the changes that have a worth or affect the explanation."""
    text = game.write(view, each.action)
    if not game.has(Capability.STAKES):
        return CandidateEstimate(text, each.chance, each.error, {})
    stakes, kept = game.stakes, list(found)
    told = stakes.told(view, each.action, found)
    for place, change in enumerate(found):
        if change.worth == 0:
            kept[place] = UNCHANGED
            if stakes.told(view, each.action, kept) != told:
                kept[place] = change
    changes = {name: change for name, change in zip(stakes.names, kept, strict=True) if change != UNCHANGED}
    return CandidateEstimate(text, each.chance, each.error, changes)
