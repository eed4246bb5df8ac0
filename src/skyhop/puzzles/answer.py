"""Answers to puzzles: right or wrong, with reasons, from the view of the deciding seat.

The reasons come from a deep search. A deep search runs several searches with different seeds. If all of them find
the same best action, it combines their results.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from skyhop.analysis.estimator import MISTAKE
from skyhop.analysis.hint import MIN_VISITS
from skyhop.bots.bot import title_of
from skyhop.engine.chance import mix_seed
from skyhop.engine.document import Document
from skyhop.engine.state import View
from skyhop.game.ai import UNCHANGED, Change
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import _, grouped, percent
from skyhop.puzzles.collection import CandidateEstimate, Puzzle, collection, number_of, view_of
from skyhop.search.search import RolloutStatistics, Search, changes, judgement_to_count
from skyhop.search.solver import Solution

MOST_CANDIDATES = 3
DEEP_SEARCH_STREAM = 7
"""Number of the random stream for deep searches. Interim checks use another stream."""


class InterimResult(NamedTuple):
    """Condition for a search after `iterations` iterations. If it is not met, the search stops early.

    The lead of the best action must be at least `part` (0 to 1) times the required lead.
    """

    iterations: int
    part: float


class Depth(NamedTuple):
    """Settings of a deep search: number and length of its searches, and the lead that the best action needs."""

    searches: int = 4
    iterations: int = 12_500
    """Number of iterations of each search.

    All searches together do five times the iterations of the strongest level.
    """
    lead: float = MISTAKE
    """Minimum difference in win chance between the best action and each other action.

    With this difference, every other action is a mistake.
    """
    errors: float = 5.0
    """Minimum lead of the best action in standard errors of the difference."""


class DeepSearch(NamedTuple):
    """Result of a deep search for one decision.

    It combines the results of several searches, or contains the result of a solver.
    """

    candidates: tuple[CandidateEstimate, ...]
    """Best actions in order of their estimates, the best first."""
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
    """Convert the solution of a solver into a `DeepSearch` whose best action is proven.

    Return None if several actions are equally good, or if the solution is incomplete.
    """
    if not solution.is_exact or len(solution.best) != 1:
        return None
    worth = {game.write(view, each): solution.shares(each)[solution.seat] for each in solution.actions}
    best_first = sorted(worth, key=lambda text: -worth[text])
    candidates = tuple(CandidateEstimate(text, worth[text], 0.0, {}) for text in best_first[:MOST_CANDIDATES])
    return DeepSearch(candidates, worth, 0)


def search_deeply(game: Game, view: View, seed: int, depth: Depth) -> DeepSearch | None:
    """Search several times from a view, with different seeds, and return the combined result.

    Return None if the searches find different best actions, or if no action is clearly the best.
    """
    tallies: list[RolloutStatistics] = []
    for number in range(depth.searches):
        tally = RolloutStatistics(
            game, view, mix_seed(seed, DEEP_SEARCH_STREAM, number), depth.iterations, judgement_to_count(game)
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
    candidates = (first, *others[: MOST_CANDIDATES - 1])
    numbers, shares = np.vstack([each.numbers for each in tallies]), np.hstack([each.shares for each in tallies])
    actions = np.hstack([each.actions for each in tallies])
    estimates = (
        _weigh_changes(game, view, each, changes(numbers, shares, actions == each.action)) for each in candidates
    )
    return DeepSearch(tuple(estimates), {game.write(view, each.action): each.chance for each in found}, len(actions))


def find_leader(game: Game, view: View, seed: int, glances: Sequence[InterimResult], lead: float) -> int | None:
    """Search from a view and return the action that the search visited most.

    Return None if the lead of this action in win chance is too small at one of the interim checks in `glances`.
    `lead` is the lead that a puzzle needs. Each check requires a part of this lead (`InterimResult.part`).
    """
    judgement = judgement_to_count(game)
    search = Search(game, view, seed, glances[-1].iterations + 1 if judgement is None else None, judgement)
    for glance in glances:
        search.run(glance.iterations - search.iterations)
        best, *others = search.list_statistics()
        next_best = max((each.share for each in others if each.visits >= MIN_VISITS), default=1.0)
        if best.share - next_best < glance.part * lead:
            return None
    return best.action


def list_estimates(tallies: Sequence[RolloutStatistics]) -> list[ActionEstimate]:
    """Return an estimate for each action that the searches tried often enough, the highest win chance first.

    The standard error of an action is computed in two ways: from all simulated worlds together, and from the
    differences between the searches. The estimate contains the larger value.
    """
    shares, actions = np.hstack([each.shares for each in tallies]), np.hstack([each.actions for each in tallies])
    found = []
    for action in np.unique(actions).tolist():
        own = shares[actions == action]
        if len(own) >= MIN_VISITS:
            error = max(float(own.std(ddof=1)) / math.sqrt(len(own)), _standard_error(tallies, action))
            found.append(ActionEstimate(action, len(own), float(own.mean()), error))
    return sorted(found, key=lambda each: (-each.chance, each.action))


def _standard_error(tallies: Sequence[RolloutStatistics], action: int) -> float:
    """Return the standard error of an action's win chance, computed from the differences between the searches.

    Return 0 if fewer than two searches tried the action.
    """
    means = [float(each.shares[each.actions == action].mean()) for each in tallies if (each.actions == action).any()]
    return 0.0 if len(means) < 2 else float(np.std(means, ddof=1)) / math.sqrt(len(means))


def _find_best(tally: RolloutStatistics) -> int:
    return tally.list_statistics()[0].action


def _leads(estimates: Sequence[ActionEstimate], best: int, depth: Depth, *, is_last: bool) -> bool:
    """Return True if `best` leads every other action by at least `depth.lead` in win chance.

    If `is_last` is True, the lead must also be at least `depth.errors` standard errors.
    """
    if len(estimates) < 2 or estimates[0].action != best:
        return False
    first, *others = estimates
    sure = depth.errors if is_last else 0.0
    return all(
        first.chance - each.chance >= max(depth.lead, sure * math.hypot(first.error, each.error)) for each in others
    )


def _weigh_changes(game: Game, view: View, each: ActionEstimate, effects: Sequence[Change]) -> CandidateEstimate:
    """Return the estimate of an action, together with those of its effects (`Change`) that matter.

    An effect matters if its estimated worth is not 0, or if the explanation of the action depends on it.
    """
    text = game.write(view, each.action)
    if not game.has(Capability.HINT_FEATURES):
        return CandidateEstimate(text, each.chance, each.error, {})
    hint_features, retained = game.hint_features, list(effects)
    sentences = hint_features.describe(view, each.action, effects)
    for place, change in enumerate(effects):
        if change.worth == 0:
            retained[place] = UNCHANGED
            if hint_features.describe(view, each.action, retained) != sentences:
                retained[place] = change
    changes = {name: change for name, change in zip(hint_features.names, retained, strict=True) if change != UNCHANGED}
    return CandidateEstimate(text, each.chance, each.error, changes)


STANDARD_ERRORS = 1.96
"""Number of standard errors from the estimate to each end of a 95% confidence interval."""


class PuzzleAnswer(NamedTuple):
    """Response to a player's chosen action: right or wrong, with explanations."""

    is_right: bool
    chosen: str
    """Chosen action in the game's notation."""
    headline: str
    """Verdict on the chosen action. For a wrong action, it states the win chance but does not reveal the solution."""
    sentences: tuple[str, ...]
    """Sentences about the best action and its reasons.

    If the chosen action is a candidate, sentences about its effects follow.
    """


def judge_answer(puzzle: Puzzle, view: View, text: str) -> PuzzleAnswer:
    """Compare an action, given in notation, with the solution of a puzzle, and explain the result.

    `view` must be the view of the deciding seat. The texts are in the current language. Raise `Refused` if the
    action is illegal.
    """
    game = puzzle.game
    chosen = game.write(view, game.read(view, text))
    is_right = chosen == puzzle.answer
    headline = _("Right.") if is_right else _describe_not_best(puzzle, chosen)
    concerned = [each.candidate(game, view) for each in puzzle.candidates if each.text in {puzzle.answer, chosen}]
    whys = (" ".join(each.describe_effects(game, view)) for each in concerned)
    return PuzzleAnswer(is_right, chosen, headline, (_describe_best(puzzle), *filter(None, whys)))


def heading(puzzle: Puzzle) -> str:
    """Return the heading of a puzzle: the name of the game and the number of the puzzle.

    The easiest puzzle has number 1.
    """
    names = {"title": puzzle.game.title, "number": number_of(puzzle), "count": len(collection(puzzle.game))}
    return _("%(title)s, puzzle %(number)s of %(count)s") % names


def describe_task() -> str:
    """Return the sentence that explains the task of a puzzle. All puzzles have the same task."""
    return _("One move is clearly the best here. Which one?")


def difficulty(puzzle: Puzzle) -> str:
    """Return a sentence about the difficulty of a puzzle, in Elo points.

    The sentence also names the level that solves about half of the puzzles with this difficulty.
    """
    names = {"points": round(puzzle.difficulty), "level": title_of(puzzle.level)}
    sentence = _("Difficulty %(points)s: players as strong as the level %(level)s solve about half of such puzzles.")
    return sentence % names


def result(part: float) -> str:
    """Return the result of the match in words, for a puzzle that a solver has solved.

    `part` is the deciding seat's win share.
    """
    return {1.0: _("win"), 0.0: _("defeat")}.get(part) or _("tie")


def _chance(each: CandidateEstimate) -> str:
    """Return the win chance of an action as text, with its 95% confidence interval."""
    return _("%(chance)s ± %(margin)s") % {
        "chance": percent(each.chance),
        "margin": percent(STANDARD_ERRORS * each.error, 1),
    }


def _describe_best(puzzle: Puzzle) -> str:
    best, second, *_others = puzzle.candidates
    if puzzle.is_solved:
        sentence = _(
            "A complete search of the match shows that %(best)s leads to a %(result)s if all players play "
            "perfectly. The next best move, %(second)s, leads to a %(other)s."
        )
        results = {"result": result(best.chance), "other": result(second.chance)}
        return sentence % {"best": best.text, "second": second.text, **results}
    names = {"best": best.text, "chance": _chance(best), "second": second.text, "other": _chance(second)}
    sentence = _(
        "%(best)s has a win chance of %(chance)s. The next best move, %(second)s, has %(other)s (%(count)s "
        "simulations)."
    )
    return sentence % (names | {"count": grouped(puzzle.worlds)})


def _describe_not_best(puzzle: Puzzle, action: str) -> str:
    """Return a sentence about an action that is not the best.

    The sentence contains the win chance of the action, if it is known. If a solver solved the puzzle, the sentence
    contains the result of the match instead.
    """
    if action not in puzzle.chances:
        return _("Not the best move. Try again.")
    chance = puzzle.chances[action]
    if puzzle.is_solved:
        sentence = _("Not the best move: a complete search of the match shows that this move leads to a %(result)s.")
        return sentence % {"result": result(chance)}
    return _("Not the best move (win chance about %(chance)s). Try again.") % {"chance": percent(chance)}


class PuzzleShown(Document, tag="skyhop-puzzle-1"):
    """Document that shows a puzzle to a program, without the answer."""

    name: str
    game: str
    number: int
    """Number of the puzzle in its game's collection. The easiest puzzle has number 1."""
    difficulty: int
    """Strength of a player who solves half of such puzzles, in Elo points above the weakest level."""
    level: str
    """Name of the level that solves about half of such puzzles."""
    ruleset: str
    seat: int | None
    """Seat that decides, counted from 0."""
    table: str
    """Everything that the seat can see, in words."""
    actions: tuple[str, ...]
    """Legal actions, in notation."""
    asked: str


class AnswerShown(Document, tag="skyhop-answer-1"):
    """Document with the verdict on an answer to a puzzle: right or wrong, with explanations."""

    name: str
    is_right: bool
    given: str
    """Action that the player chose, in notation."""
    right: str
    why: tuple[str, ...]


def describe_puzzle(puzzle: Puzzle) -> PuzzleShown:
    """Return a puzzle as a document for programs. Its texts are in the current language."""
    game, view = puzzle.game, view_of(puzzle)
    return PuzzleShown(
        name=puzzle.name,
        game=game.name,
        number=number_of(puzzle),
        difficulty=round(puzzle.difficulty),
        level=puzzle.level,
        ruleset=view.ruleset.name,
        seat=view.seat,
        table=game.renderer.text(view),
        actions=tuple(game.write(view, action) for action in game.legal(view)),
        asked=describe_task(),
    )


def describe_answer(puzzle: Puzzle, text: str) -> AnswerShown:
    """Return a document with the verdict on an answer to a puzzle. `text` is the chosen action in notation.

    Raise `Refused` if the action is illegal.
    """
    answer = judge_answer(puzzle, view_of(puzzle), text)
    why = answer.sentences if answer.is_right else (answer.headline, *answer.sentences)
    return AnswerShown(name=puzzle.name, is_right=answer.is_right, given=answer.chosen, right=puzzle.answer, why=why)
