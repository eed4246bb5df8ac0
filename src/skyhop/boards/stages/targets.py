"""[AO-11.3] How far a sketch is from the targets, by the generator's own reckoning."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

from skyhop.boards.gameplay.colours import Painting
from skyhop.boards.gameplay.special_routes import FEWEST_MULTI, MOST_MULTI
from skyhop.boards.layout.plan import (
    FEWEST_DOUBLED,
    FEWEST_ROUTES_PER_CITY,
    MOST_DOUBLED,
    MOST_ROUTES_PER_CITY,
)
from skyhop.boards.model import GRAY

if TYPE_CHECKING:
    from skyhop.boards.stages.sketch import Sketch

SLACK = 1e-9


def targets_missed(sketch: Sketch) -> float:
    """Reckon what the targets lack, 0 if nothing: routes, doubles and lengths, and what is wrong with the types."""
    return lacking(sketch) + _types_missed(sketch) + _multi_missed(sketch)


def lacking(sketch: Sketch) -> int:
    """[AO-11.3] Count the routes, doubles and lengths that are too few or too many."""
    low, high = pairs_wanted(sketch)
    fewest, most = doubles_wanted(sketch)
    pairs, doubles = len(sketch.pairs), sum(sketch.doubled)
    return (
        max(0, low - pairs)
        + max(0, pairs - high)
        + max(0, fewest - doubles)
        + max(0, doubles - most)
        + len(missing_lengths(sketch))
    )


def pairs_wanted(sketch: Sketch) -> tuple[int, int]:
    """The fewest and the most pairs of cities to be joined."""
    count = len(sketch.points) / 2
    return ceil(FEWEST_ROUTES_PER_CITY * count - SLACK), floor(MOST_ROUTES_PER_CITY * count + SLACK)


def doubles_wanted(sketch: Sketch) -> tuple[int, int]:
    """The fewest and the most pairs with two routes."""
    pairs = len(sketch.pairs)
    return ceil(FEWEST_DOUBLED * pairs - SLACK), floor(MOST_DOUBLED * pairs + SLACK)


def missing_lengths(sketch: Sketch) -> list[int]:
    """List the lengths that some route must have, but none has."""
    return [length for length in range(1, sketch.chosen.of_size.lengths + 1) if length not in sketch.lengths]


def _types_missed(sketch: Sketch) -> float:
    types = sketch.chosen.types
    ends = [sketch.pairs[index] for index, _which, _path in sketch.paths()]
    painting = Painting(ends, [len(run) for run in sketch.runs], len(types), sketch.chosen.of_size.chain)
    for route, run in enumerate(sketch.runs):
        if route not in sketch.multi and run[0] != GRAY:
            painting.paint(route, types.index(run[0]))
    return painting.cost()[0]


def _multi_missed(sketch: Sketch) -> int:
    if "multi" not in sketch.chosen.expansions:
        return 0
    share = sum(len(sketch.runs[route]) for route in sketch.multi) / sum(map(len, sketch.runs))
    return int(not FEWEST_MULTI <= share <= MOST_MULTI)
