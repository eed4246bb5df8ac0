"""Hint: up to three good actions according to a strong bot, each with its effects, computed from one view.

A game can declare counts at the end of a match, such as points. The bot then searches with rollouts, and the hint
compares these counts between the actions (`skyhop.search.search`). The game describes the differences in words.
For a game without counts, the hint has only win chances.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from skyhop.engine.chance import mix_seed
from skyhop.engine.kernel import Entry, are_quick
from skyhop.engine.state import View
from skyhop.game.ai import Change
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import _, grouped, percent
from skyhop.search import solver
from skyhop.search.compiled_entries import game_entry, search, select_method
from skyhop.search.search import ActionStatistics, RolloutStatistics, get_counter, judgement_to_count
from skyhop.search.solver import Solution

MOST_CANDIDATES = 3
ITERATIONS = 10_000
"""Maximum number of search iterations for a hint. The strongest level has the same maximum."""
HINT_SECONDS = 1.2
MIN_VISITS = 8
"""Minimum number of search visits of a candidate. With fewer visits, the estimate is unreliable."""
MAX_CHANCE_GAP = 0.10
"""Largest difference in win chance between the best action and another candidate of a hint."""
STANDARD_ERRORS = 2.0
"""A candidate's gap may exceed `MAX_CHANCE_GAP` by this number of standard errors of its win chance."""


class Candidate(NamedTuple):
    """Action in a hint, with its win chance and its effects."""

    action: int
    text: str
    """Action in notation."""
    share: float | None
    """Win chance of the seat after the action; None if this is the only legal action."""
    changes: tuple[Change, ...]
    """Effects of the action on the game's counts; empty if the game has no counts or this is the only legal action."""

    def chance(self) -> str:
        """Return the win chance of the action as text in the language in use.

        If the action is the only legal action, the text is empty.
        """
        return "" if self.share is None else _("win chance %(share)s") % {"share": percent(self.share)}

    def describe_effects(self, game: Game, view: View) -> list[str]:
        """Return sentences about the effects of the action, in the language in use.

        `view` is the view from which the hint was computed.
        """
        return game.hint_features.describe(view, self.action, self.changes) if self.changes else []


class Hint(NamedTuple):
    """Good actions according to a strong bot, best first.

    A hint omits actions that are clearly worse than the best action.
    """

    candidates: tuple[Candidate, ...]
    worlds: int
    """Number of worlds that the search drew; 0 if the seat has only one legal action."""
    is_solved: bool = False
    """True if a search examined the rest of the match completely.

    No action is then better than the actions of the hint.
    """

    def headline(self) -> str:
        """Return the heading above the actions of the hint, in the language in use."""
        if not self.worlds:
            return _("This is your only legal move.")
        if self.is_solved:
            return _("Certain: no other move is better, even against perfect play.")
        words = {"count": grouped(self.worlds)}
        if len(self.candidates) == 1:
            return _("All other moves are clearly worse (%(count)s simulations).") % words
        return _("Best moves (%(count)s simulations):") % words


class Adviser:
    """Generator of hints for a game. Without a time limit, equal views lead to equal hints."""

    def __init__(self, game: Game, iterations: int = ITERATIONS, seconds: float | None = None) -> None:
        """Create a generator that searches at most `iterations` iterations for each hint.

        If `seconds` is given, it also limits the time of each search. Raise `MissingCapability` if the game has no
        kernels for a search.
        """
        self.game, self.iterations, self.seconds = game, iterations, seconds
        self._judgement = judgement_to_count(game)

    def entries(self) -> list[Entry]:
        """Engine functions (entries) to compile for hints, in addition to the entries of the game."""
        found = [game_entry(search, self.game, select_method(self._judgement)), *solver.entries(self.game)]
        return [*found, game_entry(get_counter, self.game)] if self.game.has(Capability.HINT_FEATURES) else found

    @property
    def is_ready(self) -> bool:
        """True if all entries for hints are compiled."""
        return are_quick(self.entries())

    def hint(self, view: View, number: int) -> Hint:
        """Return a hint for the seat of the view. It must be this seat's turn to decide.

        The random seed depends on `number`, the number of the decision in the match.
        """
        legal = self.game.legal(view)
        if len(legal) == 1:
            return Hint((Candidate(legal[0], self.game.write(view, legal[0]), None, ()),), 0)
        solved = solver.solve_decision(self.game, view) if are_quick(solver.entries(self.game)) else None
        tally = RolloutStatistics(self.game, view, mix_seed(0, number), self.iterations, self._judgement)
        if self.seconds is None:
            tally.run(self.iterations)
        else:
            tally.run_for(self.seconds)
        if solved and solved.best:
            return Hint(tuple(self._list_proved(view, tally, solved)), tally.iterations, is_solved=True)
        candidates = tuple(self._candidate(view, tally, each) for each in list_considered(tally))
        return Hint(candidates, tally.iterations)

    def _list_proved(self, view: View, tally: RolloutStatistics, solution: Solution) -> Iterator[Candidate]:
        """Yield up to three actions that the solver proved best, as candidates without effects.

        The action that the search visited most comes first.
        """
        order = [each.action for each in tally.list_statistics()]
        liked_first = sorted(solution.best, key=lambda action: order.index(action) if action in order else len(order))
        for action in liked_first[:MOST_CANDIDATES]:
            yield Candidate(action, self.game.write(view, action), solution.shares(action)[solution.seat], ())

    def _candidate(self, view: View, tally: RolloutStatistics, statistics: ActionStatistics) -> Candidate:
        changes = tuple(tally.changes(statistics.action))
        return Candidate(statistics.action, self.game.write(view, statistics.action), statistics.share, changes)


def describe_not_ready() -> str:
    """Return a text that explains why no hint is available yet, in the language in use."""
    return _("The engine is still compiling. Hints are available in a minute or two.")


def list_considered(tally: RolloutStatistics) -> list[ActionStatistics]:
    """Return the statistics of the actions that the search visited most.

    Omit actions that are clearly worse than the most visited action.
    """
    first, *others = tally.list_statistics()
    candidates = [first]
    for each in others:
        may_err = STANDARD_ERRORS * tally.error(each.action)
        if (
            len(candidates) < MOST_CANDIDATES
            and each.visits >= MIN_VISITS
            and each.share >= first.share - MAX_CHANCE_GAP - may_err
        ):
            candidates.append(each)
    return candidates
