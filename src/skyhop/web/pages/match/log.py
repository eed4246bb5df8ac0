"""The log of a match as somebody reads it: its steps in parts, and what was said between them."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from skyhop.game.take_back import standing
from skyhop.i18n import remembered
from skyhop.server.matches.history import Told
from skyhop.server.remarks import Remark

STEPS_OF_PART, STEPS_OF_LAST = 16, 4
"""Of the log, in one part of the page, and in each of those at its end, which are drawn as it grows."""
MOST_LOGGED = 4000
"""Parts of logs that are remembered."""


class Line(NamedTuple):
    """One step in the log; the notation stands apart, for whoever wants to see it.

    That of others' actions is given where the sentences tell it, else only after the match, for it may tell what they
    hide. What was said beside the play is no step, and has no ply.
    """

    actor: int
    ply: int | None
    sentences: tuple[str, ...]
    notation: str


class LogReader(NamedTuple):
    """Whoever reads the log: where they sit, how they know the players, and whether they know the notation of all."""

    seat: int | None
    names: tuple[str, ...]
    knows_notation: bool


def log_of(told: Sequence[Told], remarks: Sequence[Remark], reader: LogReader) -> list[tuple[Line, ...]]:
    """Write the log in parts: the steps, and what was said between them, in the order in which it was said."""
    logged: list[Told | Remark] = list(told)
    plies = [step.ply for step in told] if remarks else []
    for before, remark in enumerate(remarks):
        logged.insert(bisect(plies, remark.ply) + before, remark)
    whole = len(logged) - len(logged) % STEPS_OF_PART
    parts = [*range(0, whole, STEPS_OF_PART), *range(whole, len(logged), STEPS_OF_LAST), len(logged)]
    return [_lines(tuple(logged[first:end]), reader) for first, end in pairwise(parts)]


@remembered(MOST_LOGGED)
def _lines(logged: tuple[Told | Remark, ...], reader: LogReader) -> tuple[Line, ...]:
    """Write a part of the log; all but its last part has been written before."""
    return tuple(_line(one, reader) for one in logged)


def _line(logged: Told | Remark, reader: LogReader) -> Line:
    if isinstance(logged, Remark):
        return Line(logged.seat, None, (logged.sentence(reader.names, reader.seat),), "")
    notation = logged.notation
    if notation is None:
        notation = logged.text if reader.knows_notation or logged.actor == reader.seat else ""
    return Line(logged.actor, logged.ply, logged.plain, notation)


def said_by_others(told: Sequence[Told], seat: int | None) -> str:
    """What others did last that stands: one's own turn may go on for several decisions."""
    return next((step.plain[0] for step in standing(told) if step.actor != seat and step.plain), "")
