"""[AO-11.3] How far a finished sketch is from the targets, by the generator's own reckoning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skyhop.boards.colours import Painting
from skyhop.boards.mending import lacking
from skyhop.boards.model import GRAY
from skyhop.boards.winds import FEWEST_MULTI, MOST_MULTI

if TYPE_CHECKING:
    from skyhop.boards.outline import Sketch


def targets_missed(sketch: Sketch) -> float:
    """Reckon what the targets lack, 0 if nothing: routes, doubles and lengths, and what is wrong with the types."""
    return lacking(sketch) + _types_missed(sketch) + _multi_missed(sketch)


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
