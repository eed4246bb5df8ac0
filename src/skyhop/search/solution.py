"""A solution: what each action of a view is worth when all play as well as they can to the end, proved."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.kernel import Entry
from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.search.game_entry import game_entry
from skyhop.search.leaf import PAIR
from skyhop.search.line import Line, line_of
from skyhop.search.solver import WIN, parts_of, solve_on

NODES = 200_000
"""Actions that are tried, at most; about a fifth of a second."""
SLICE, FIRST_SLICE = 2_000, 16
"""Actions between two looks at the clock, at most and at first, since what is not compiled takes its time."""
NOTHING = 1e-24
"""A part of all lines: where less is done after so many actions, it is given up."""
HARDLY_ANY = 1e-12
"""The same after a sixteenth of the actions."""


class Solution(NamedTuple):
    """What actions are worth, in parts of a win, at least and at most; both are one where nothing unknown comes up."""

    actions: tuple[int, ...]
    """All that are legal."""
    least: NDArray[np.float64]
    """What each seat has of the win at least; shape (actions, seats)."""
    most: NDArray[np.float64]
    """The same at most."""
    seat: int
    """Who decides."""

    @property
    def best(self) -> tuple[int, ...]:
        """The actions that are proved to be as good as any; none where what is unknown may make another one better."""
        least, most = self.least[:, self.seat], self.most[:, self.seat]
        if least.max() < most.max():
            return ()
        return tuple(each for each, worth in zip(self.actions, least, strict=True) if worth == least.max())

    @property
    def is_whole(self) -> bool:
        """Say whether of every action it is known what it is worth."""
        return bool((self.least == self.most).all())

    def shares(self, action: int) -> tuple[float, ...]:
        """What each seat has of the win after an action, at least."""
        return tuple(self.least[self.actions.index(action)].tolist())


def solved(game: Game, view: View, nodes: int = NODES, is_late: Callable[[], bool] = lambda: False) -> Solution | None:
    """Solve the decision of a view, whose seat must be to decide; None where more than so many actions would be tried.

    What is drawn, or found out, on the way is nobody's to choose: by two, an action is worth what is sure without it.
    With more seats there is no solution then. `MissingCapability` where the game has no kernels for a search.
    """
    if game.search_kernels().is_known is None:
        return None
    seat, seats = int(view.record["seat"]), game.seat_count(view.ruleset)
    line = _followed(game, view, 1 << (1 - seat) % max(PAIR, seats), nodes, is_late)
    if not _is_done(line) or (seats > PAIR and line.course["has_unknown"][0]):
        return None
    least = most = _worth(game, view, line)
    if line.course["has_unknown"][0]:
        line = _followed(game, view, 1 << seat, nodes, is_late)
        if not _is_done(line):
            return None
        most = _worth(game, view, line)
    return Solution(tuple(game.legal(view)), least, most, seat)


def is_certain(game: Game, view: View) -> bool:
    """Say whether nothing is drawn or found out any more, as far as the ways tell that are followed first."""
    if game.search_kernels().is_known is None:
        return False
    return not _followed(game, view, 1, SLICE, lambda: False).course["has_unknown"][0]


def entries(game: Game) -> list[Entry]:
    """What is compiled for it besides the game itself; nothing where the game cannot tell what is known."""
    return [] if game.search_kernels().is_known is None else [game_entry(solving, game)]


def solving(game: Game) -> Callable[..., None]:
    """Make the solver of a game."""
    kernels = game.search_kernels().of_search

    def solve(line: Line, nodes: int) -> None:
        solve_on(kernels, line, nodes)

    return solve


def _followed(game: Game, view: View, unknown: int, nodes: int, is_late: Callable[[], bool]) -> Line:
    """Follow all actions, where the unknown makes some the winners, until it is done, late, or hopeless."""
    entry, line = game_entry(solving, game), line_of(game, view, game.determinize(view, 0).records, unknown)
    course = line.course
    while not _is_done(line) and course["nodes"][0] < nodes and not course["has_failed"][0] and not is_late():
        tried = int(course["nodes"][0])
        entry(line, min(SLICE, nodes - tried, FIRST_SLICE + tried))
        if tried >= SLICE and _done(line) < (HARDLY_ANY if tried * 16 >= nodes else NOTHING):
            break
    return line


def _is_done(line: Line) -> bool:
    return bool(line.course["depth"][0] < 0)


def _worth(game: Game, view: View, line: Line) -> NDArray[np.float64]:
    """What legal actions are worth to each seat; shape (actions, seats)."""
    seats = range(len(line.seats))
    return np.array([[parts_of(int(line.found[each]), seat) / WIN for seat in seats] for each in game.legal(view)])


def _done(line: Line) -> float:
    """Estimate what part of all lines is done, as if each action led to as many as the others."""
    done, part = float(_is_done(line)), 1.0
    frames = line.frames[: int(line.course["depth"][0]) + 1]
    for first, following, end in zip(frames["first"], frames["next"], frames["end"], strict=True):
        part /= int(end) - int(first)
        done += part * max(0, int(following) - int(first) - 1)
    return done
