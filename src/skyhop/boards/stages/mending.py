"""[AO-11.3] Once the routes are laid, give a sketch what the targets lack: a route, a second one, a length."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, combinations, islice
from typing import TYPE_CHECKING

from skyhop.boards.layout.links import crossing
from skyhop.boards.layout.relaxing import nearest_lengths, relax, room_for
from skyhop.boards.stages.fitting import bend_routes
from skyhop.boards.stages.targets import doubles_wanted, lacking, missing_lengths, pairs_wanted

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from skyhop.boards.stages.sketch import Pair, Sketch

STEPS = 8  # of mending, each of which makes the board lack less
TRIALS = 6  # ways that are tried for one lack
REPAIRS = 4  # within a trial
ROUNDS = 40  # in which cities move for a trial


def mend(sketch: Sketch) -> Sketch:
    """Change the sketch step by step until no target of its shape is missed, or nothing tried brings it nearer."""
    for _step in range(STEPS):
        lack = lacking(sketch)
        if not lack:
            break
        trials = chain(
            islice(_with_another_pair(sketch), TRIALS),
            islice(_with_missing_length(sketch), TRIALS),
            islice(_with_other_doubles(sketch), TRIALS),
        )
        settled = (bend_routes(_moved(trial), REPAIRS) for trial in trials)
        better = next((found for found in settled if found.pairs and lacking(found) < lack), None)
        if better is None:
            break
        sketch = better
    return sketch


def _with_another_pair(sketch: Sketch) -> Iterator[Sketch]:
    """Join two more cities, nearer ones first, if there are too few routes."""
    if len(sketch.pairs) >= pairs_wanted(sketch)[0]:
        return
    open_pairs = [
        pair
        for pair in combinations(range(len(sketch.points)), 2)
        if pair not in sketch.pairs and not any(crossing(sketch.points, pair, other) for other in sketch.pairs)
    ]
    for pair in sorted(open_pairs, key=lambda pair: (room_for(sketch.points, sketch.laid, pair), pair)):
        yield _joined(sketch, pair)


def _joined(sketch: Sketch, pair: Pair) -> Sketch:
    """Add a single route between two cities, in its place in the order."""
    length = nearest_lengths(sketch.points, sketch.laid, [pair], sketch.chosen.longest)[0]
    rows = sorted([*zip(sketch.pairs, sketch.lengths, sketch.doubled, strict=True), (pair, length, False)])
    return replace(
        sketch,
        pairs=tuple(row[0] for row in rows),
        lengths=tuple(row[1] for row in rows),
        doubled=tuple(row[2] for row in rows),
    )


def _with_missing_length(sketch: Sketch) -> Iterator[Sketch]:
    """Give the routes that come nearest a length that none has, and let the others follow."""
    wanted = sketch.chosen.of_size.lengths
    for missing in missing_lengths(sketch):
        spare = [index for index, own in enumerate(sketch.lengths) if own > wanted or sketch.lengths.count(own) > 1]
        rooms = {index: room_for(sketch.points, sketch.laid, sketch.pairs[index]) for index in spare}
        for index in sorted(spare, key=lambda index: (abs(rooms[index] - missing), index)):
            yield _shaped(sketch, index, missing)


def _shaped(sketch: Sketch, index: int, length: int) -> Sketch:
    """Move the cities of one route until it has a length, the others held loosely, which then take what is nearest."""
    lengths = [length if other == index else own for other, own in enumerate(sketch.lengths)]
    points = relax(sketch.points, sketch.net, lengths, ROUNDS, firm=[other == index for other in range(len(lengths))])
    nearest = nearest_lengths(points, sketch.laid, sketch.pairs, sketch.chosen.longest)
    nearest[index] = length
    return replace(sketch, points=tuple(points), lengths=tuple(nearest))


def _with_other_doubles(sketch: Sketch) -> Iterator[Sketch]:
    """Give one more route its second, shorter ones first, or take the second from the longest."""
    fewest, most = doubles_wanted(sketch)
    many = sum(sketch.doubled)
    if fewest <= many <= most:
        return
    fit = [index for index, double in enumerate(sketch.doubled) if double == (many > most)]
    for index in sorted(fit, key=lambda index: (sketch.lengths[index] * (-1 if many > most else 1), index)):
        yield replace(sketch, doubled=_turned(sketch.doubled, index))


def _turned(flags: Sequence[bool], index: int) -> tuple[bool, ...]:
    return tuple(flag != (at == index) for at, flag in enumerate(flags))


def _moved(sketch: Sketch) -> Sketch:
    """Move the cities to where the routes of a trial have room."""
    points = relax(sketch.points, sketch.net, sketch.lengths, ROUNDS)
    return replace(sketch, points=tuple(points), widened=frozenset())
