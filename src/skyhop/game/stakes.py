"""Stakes: what a game counts of the worlds in which a search has tried actions, so that a hint can say why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from skyhop.engine.record import Array1, Record, Records, records
from skyhop.engine.state import View

Numbers = Array1[np.float64]
"""What was counted of one world, from the side of the seat that the hint is for, in the order of the names."""


class Change(NamedTuple):
    """What an action does to one number: its mean over the worlds in which it was tried, and over all others.

    `worth` is what the difference means for the win chance, by what the search saw; 0 where it may be chance.
    """

    mean: float
    others: float
    worth: float


UNCHANGED = Change(0.0, 0.0, 0.0)


class Stakes(NamedTuple):
    """What a game counts of worlds, and how it puts what was counted into words."""

    names: Sequence[str]
    """What each number is called, in order; a file of puzzles keeps changes by these names."""
    write: Callable[[Any, Any, Any, Any, Any, Any], None]
    """(rules, view, world, views, notes, numbers): count, for the seat of the view, how a world has come to stand.

    The search has followed the world from the view, to the end or as far as it judges. The views, of which the last is
    blank, and the notes are scratch space.
    """
    note_record: type[Record]
    notes: Callable[[], Records]
    """Make the notes: scratch space, and what the kernel goes by that is no rule of the game."""
    told: Callable[[View, int, Sequence[Change]], list[str]]
    """(view, action, changes): say in a sentence or two what is at stake, in the words of the game."""
    rooms: int = 1
    """How many views the kernel wants."""
    is_of_ends: bool = False
    """Whether it tells how matches end, so that a hint plays them out, also where a network could judge earlier."""

    def scratch(self, view_record: type[Record]) -> Records:
        """Make room for the views of the kernel; the last stays blank."""
        return records(view_record, self.rooms + 1)
