"""The benchmarks by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from skyhop.lab.bench import boards, odyssey, play, startup, table, thought
from skyhop.lab.bench.measurement import Measurement

PROGRAMS: dict[str, Callable[[int], Iterator[Measurement]]] = {
    "play": play.random_play,
    "reference": play.reference_ratio,
    "step": play.single_steps,
    "batch": play.batched_steps,
    "greedy": thought.greedy,
    "odyssey": odyssey.random_play,
    "odyssey-reference": odyssey.reference_ratio,
    "boards": boards.making,
    "board-print": boards.printing,
    "board-properties": boards.properties,
    "start": startup.first_move,
    "help": startup.help_page,
    "table": table.posted_actions,
}
"""Each takes the number of runs and yields what it has measured."""

SEEDED: dict[str, Callable[[int, int], Iterator[Measurement]]] = {"board-properties": boards.properties}
"""Of these, those that can begin with another seed, so that a long measurement can be made in parts."""
