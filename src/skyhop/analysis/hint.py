"""A hint: two or three actions that a strong bot would consider, each with what is at stake, from a view alone.

The bot's search is run, by playouts where a game counts how matches end, and what it met in the worlds that it tried is
counted (`skyhop.search.rollouts`). The game says in its words what the counts mean; one that cannot is told of by win
chances alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from skyhop.engine.chance import mixed_seed
from skyhop.engine.kernel import Entry, are_quick
from skyhop.engine.state import View
from skyhop.game.ai import Change
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import _, grouped, percent
from skyhop.search import solver
from skyhop.search.entry import game_entry, search
from skyhop.search.rollouts import RolloutStatistics, counted, judgement_to_count
from skyhop.search.search import ActionStatistics
from skyhop.search.solver import Solution
from skyhop.search.value_network import way_of

MOST_CANDIDATES = 3
ITERATIONS = 10_000
"""Worlds that are tried, if there is time: as many as the strongest level tries."""
SECONDS = 1.2
FEWEST = 8
"""Tries of an action that is named; one that was tried less often was hardly considered."""
NEAR = 0.10
"""How much less of a win a candidate may promise than the best one."""
SURE = 2.0
"""Standard errors by which it may seem to promise less than that."""


class Candidate(NamedTuple):
    """An action that is worth considering."""

    action: int
    text: str
    """In notation."""
    share: float | None
    """The part of the win that it promises the seat; None where it is the only action."""
    changes: tuple[Change, ...]
    """What it does to what the game counts; empty where the game counts nothing, or there is no other action."""

    def chance(self) -> str:
        """Say the win chance in the language in use; nothing of an only action."""
        return "" if self.share is None else _("win chance %(share)s") % {"share": percent(self.share)}

    def told(self, game: Game, view: View) -> list[str]:
        """Say what is at stake, sentence by sentence, in the language in use; the view must be the hint's."""
        return game.stakes().told(view, self.action, self.changes) if self.changes else []


class Hint(NamedTuple):
    """What a strong bot would consider, the best first; a single one where nothing else is worth it."""

    candidates: tuple[Candidate, ...]
    worlds: int
    """How many were tried; 0 where there is but one action."""
    is_solved: bool = False
    """Whether the rest of the match is solved: then nothing is better than any of these."""

    def headline(self) -> str:
        """Say above the candidates what they are, in the language in use."""
        if not self.worlds:
            return _("This is the only thing that you can do.")
        if self.is_solved:
            return _("Solved to the end of the match: nothing is better, however well the others play.")
        words = {"count": grouped(self.worlds)}
        if len(self.candidates) == 1:
            return _("Nothing else is worth considering (%(count)s ways that the match may go on were tried).") % words
        return _("Worth considering, the best first (%(count)s ways that the match may go on were tried):") % words


class Adviser:
    """Gives hints for a game. The same iterations say the same of views that show the same, to the byte."""

    def __init__(self, game: Game, iterations: int = ITERATIONS, seconds: float | None = None) -> None:
        """Think so many iterations, with `seconds` no longer than these. `MissingCapability`: no kernels for it."""
        self.game, self.iterations, self.seconds = game, iterations, seconds
        self._judgement = judgement_to_count(game)

    def entries(self) -> list[Entry]:
        """What is compiled for it besides the game itself."""
        found = [game_entry(search, self.game, way_of(self._judgement)), *solver.entries(self.game)]
        return [*found, game_entry(counted, self.game)] if self.game.has(Capability.STAKES) else found

    @property
    def is_ready(self) -> bool:
        """Say whether all that it needs is compiled."""
        return are_quick(self.entries())

    def hint(self, view: View, number: int) -> Hint:
        """Say what the view's seat, which must be to decide, might do; `number` is the decision's, for the seed."""
        legal = self.game.legal(view)
        if len(legal) == 1:
            return Hint((Candidate(legal[0], self.game.write(view, legal[0]), None, ()),), 0)
        solved = solver.solved(self.game, view) if are_quick(solver.entries(self.game)) else None
        tally = RolloutStatistics(self.game, view, mixed_seed(0, number), self.iterations, self._judgement)
        if self.seconds is None:
            tally.run(self.iterations)
        else:
            tally.run_for(self.seconds)
        if solved and solved.best:
            return Hint(tuple(self._proved(view, tally, solved)), tally.iterations, is_solved=True)
        candidates = tuple(self._candidate(view, tally, each) for each in considered(tally))
        return Hint(candidates, tally.iterations)

    def _proved(self, view: View, tally: RolloutStatistics, solved: Solution) -> Iterator[Candidate]:
        """Name a few of the best actions, those first that a search went through most; nothing more is at stake."""
        order = [each.action for each in tally.found()]
        liked_first = sorted(solved.best, key=lambda action: order.index(action) if action in order else len(order))
        for action in liked_first[:MOST_CANDIDATES]:
            yield Candidate(action, self.game.write(view, action), solved.shares(action)[solved.seat], ())

    def _candidate(self, view: View, tally: RolloutStatistics, found: ActionStatistics) -> Candidate:
        changes = tuple(tally.changes(found.action))
        return Candidate(found.action, self.game.write(view, found.action), found.share, changes)


def not_ready() -> str:
    """Say why there is no hint yet, in the language in use."""
    return _("The engine is still being compiled; hints can be had when that is done, in a minute or two.")


def considered(tally: RolloutStatistics) -> list[ActionStatistics]:
    """The actions that a search went through most, but for those that are clearly worse than the first."""
    first, *others = tally.found()
    kept = [first]
    for each in others:
        may_err = SURE * tally.error(each.action)
        if len(kept) < MOST_CANDIDATES and each.visits >= FEWEST and each.share >= first.share - NEAR - may_err:
            kept.append(each)
    return kept
