"""A line: the actions that a solver follows from a position to the end, and what it knows of positions by now."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from skyhop.engine.record import Array1, Array2, Many, Record, Records, Row, of, records
from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.search.worlds import Shown, World

DEEPEST = 128
"""Actions from the position to an end at most; what goes on longer is not solved."""
REMEMBERED = 2**16
"""Positions of which the values are remembered; a power of two."""
ROOM = 2**14
"""Actions of a line, which are listed one behind the other, besides those of one more decision."""
BYTES = 8
"""Of a word."""
RANDOM = "random"
"""The generator of a state that draws."""
TRIED, GUARD, ROOT = range(3)
"""The places of states: one to try an action in; one that stays blank, since a key reads a few bytes too many; then
those of the line, from the position on."""

NOBODY_YET = 0
"""Stands where winners could: nothing is known yet."""
EXACT = -1
"""Stands where a seat could: no more than that is to be had either."""

Words = Array1[np.uint64]
Counts = Array2[np.int64]


class Frame(Record):
    """A decision of a line."""

    key: np.uint64
    first: int = of(kind="i4")
    """Where its actions begin."""
    next: int = of(kind="i4")
    """Where those begin that were not followed yet."""
    end: int = of(kind="i4")
    """Where they end."""
    seat: int
    """Who decides."""
    best: int
    """Who wins by the best action so far, bits; `NOBODY_YET` before the first."""
    floor: Row = of(2)
    """By seat of two, the parts of a win that decisions further up have in hand for it already."""


class Known(Record):
    """What is known of a position: who wins, bits, and whether one of two seats may win more than that."""

    key: np.uint64
    winners: int
    bound: int
    """`EXACT`, or the seat that has so much at least."""


class Course(Record):
    """How far a solver is."""

    random: np.uint64
    """The generator of the position: as long as it stays the same, nothing is drawn."""
    depth: int = of(kind="i4")
    """The decision that is at work; before the first when all is done."""
    nodes: int = of(kind="i8")
    """Actions that were tried."""
    asker: int
    """The seat that wants to know."""
    unknown: int
    """Who is taken for the winner where something is drawn, bits."""
    is_unknown: int
    """Whether the action that was tried last had something drawn, or showed what was hidden."""
    has_unknown: int
    """Whether any did."""
    has_failed: int
    """Whether a line was too long."""


class Line(NamedTuple):
    """What a solver takes. Which records of a game the first ones are, `game_entry` says."""

    rules: Many[World]
    shown: Many[Shown]
    states: Many[World]
    words: Words
    """The same memory as that of the states."""
    origin: Words
    """That of the position."""
    frames: Many[Frame]
    actions: Row
    history: Counts
    """By seat and action, how often it made others needless."""
    known: Many[Known]
    course: Many[Course]
    found: Row
    """By action of the position, who wins by it, bits."""
    seats: Row
    """As long as there are seats, and otherwise empty."""


def line_of(game: Game, view: View, position: Records, unknown: int) -> Line:
    """Make a line that begins at a position, shape (1,); the view is that of who decides.

    Where something is drawn, or found out, those win whose bits are `unknown`.
    """
    actions = game.legal(view)
    count, seats = ROOT + DEEPEST, game.seat_count(view.ruleset)
    size = game.state_record.dtype.itemsize
    memory = np.zeros(-(-count * size // BYTES), np.uint64)
    states = memory.view(np.uint8)[: count * size].view(game.state_record.dtype)
    frames = records(Frame, DEEPEST)
    states[TRIED] = states[ROOT] = position[0]
    origin = memory[: -(-size // BYTES)].copy()
    listed = np.zeros(game.action_count + ROOM, np.int16)
    listed[: len(actions)] = actions
    course = records(Course, 1)
    course["asker"], course["unknown"] = view.record["seat"], unknown
    if RANDOM in (position.dtype.names or ()):
        course["random"] = position[RANDOM]
    frames[0]["end"], frames[0]["seat"] = len(actions), view.record["seat"]
    return Line(
        rules=view.ruleset.record,
        shown=view.records,
        states=states,
        words=memory,
        origin=origin,
        frames=frames,
        actions=listed,
        history=np.zeros((seats, game.action_count), np.int64),
        known=records(Known, REMEMBERED),
        course=course,
        found=np.zeros(game.action_count, np.int16),
        seats=np.zeros(seats, np.int16),
    )
