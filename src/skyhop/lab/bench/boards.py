"""Benchmark of map generation: time to generate and print boards, and properties of the boards."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import process_time

import numpy as np

from skyhop.boards.check import Report, check, looks
from skyhop.boards.draw.board import draw
from skyhop.boards.file import to_plain
from skyhop.boards.generate import generate
from skyhop.boards.model import Board
from skyhop.boards.settings import CLARITIES, EXPANSIONS, PAPERS, SIZES, VERSIONS, settings
from skyhop.engine.document import encode_document
from skyhop.game import registry
from skyhop.game.capability import Capability, MaterialOptions
from skyhop.i18n import _
from skyhop.lab.bench.measurement import Measurement

SEEDS = 4
"""Number of boards in one run, for each combination of size and clarity."""
RARE = 99
"""Percentile of generation times that the benchmark reports for slow boards."""
LONGEST = 2.0
MEDIAN = {"tiny": 0.25, "small": 0.05, "regular": 0.05, "huge": 0.5}
PRINT = 2.0


def making(runs: int) -> Iterator[Measurement]:
    """Measure the time to generate boards with trajectories, for each combination of size and clarity.

    The unit is processor seconds of one thread.
    """
    generate(settings(seed=0, size="tiny"))
    for size in SIZES:
        for clarity in CLARITIES:
            times = [[seconds_of(size, clarity, run * SEEDS + seed) for seed in range(SEEDS)] for run in range(runs)]
            names = {"size": size, "clarity": clarity}
            medians = [statistics.median(run) for run in times]
            title = _("Board, %(size)s, %(clarity)s") % names
            yield Measurement(f"board-{size}-{clarity}", title, "s", medians, MEDIAN.get(size), more_is_better=False)
            rare = [float(np.percentile([seconds for run in times for seconds in run], RARE))]
            title = _("Board, %(size)s, %(clarity)s, 99th percentile") % names
            yield Measurement(f"board-{size}-{clarity}-99", title, "s", rare, LONGEST, more_is_better=False)


def seconds_of(size: str, clarity: str, seed: int) -> float:
    """Return the processor seconds that the generation of one board takes."""
    chosen = settings(seed=seed, size=size, clarity=clarity, expansions=("trajectories",))
    start = process_time()
    generate(chosen)
    return process_time() - start


def printing(runs: int) -> Iterator[Measurement]:
    """Measure the time to draw a huge board, and the time to print it.

    The print has nine sheets for the board, and all material for a match.
    """
    from skyhop.print import document  # noqa: PLC0415 - an extra that the other benchmarks do without

    game = registry.list_games_with(Capability.BOARDS, Capability.MATERIAL)[0]
    board, drawn, printed = generate(settings(seed=1, size="huge", expansions=EXPANSIONS)), [], []
    ruleset = game.boards.on_board(to_plain(board), 0)
    for _run in range(runs):
        start = process_time()
        draw(board)
        drawn.append(process_time() - start)
        start = process_time()
        parts = document.choose_parts(game.material(ruleset, MaterialOptions()), ())
        document.render_pdf(board.name, parts, document.Print(pages=9))
        printed.append(process_time() - start)
    yield Measurement("board-draw", _("Drawing of a huge board"), "s", drawn, more_is_better=False)
    title = _("Huge board on nine sheets with all its material as PDF")
    yield Measurement("board-print", title, "s", printed, PRINT, more_is_better=False)


def properties(runs: int, first: int = 0) -> Iterator[Measurement]:
    """Measure the properties of generated boards, grouped by size.

    For each size and clarity, generate boards with consecutive seeds that start at `first`. All other options are
    random. The properties include the number of mistakes in the boards, which must be 0.
    """
    for size in SIZES:
        made = [examine_board(size, clarity, seed) for clarity in CLARITIES for seed in range(first, first + runs)]
        figures = [figures_of(board, report) for board, report in made]
        names = list(dict.fromkeys(name for one in figures for name in one))
        for name in names:
            values = [one.get(name, 0.0) for one in figures]
            most = 0 if name == "mistakes" else None
            yield Measurement(f"board-{size}-{name}", f"{size}: {name}", "", values, most, more_is_better=False)


def examine_board(size: str, clarity: str, seed: int, version: int = VERSIONS[-1]) -> tuple[Board, Report]:
    """Generate a board with one generator version, check the board, and return the board and the check's report.

    The options that are not arguments have random values.
    """
    chance = Random(f"{size} {clarity} {seed}")  # noqa: S311  which boards are measured is no secret
    chosen = settings(
        seed=seed,
        version=version,
        size=size,
        clarity=clarity,
        kind=chance.choice(("pioneer", "capital")),
        players=chance.randint(1, 6),
        types=chance.randint(3, 8),
        expansions=[name for name in EXPANSIONS if chance.random() < 1 / 2],
        paper=chance.choice(list(PAPERS)),
    )
    board = generate(chosen)
    return board, check(board)


def figures_of(board: Board, report: Report) -> dict[str, float]:
    """Return the measured properties of one board by name.

    Examples are the number of mistakes, and the number of routes of each length.
    """
    found = report.measures
    blocks = Counter(route.spaces[0] for route in board.routes if not route.multi and not route.gray)
    numbers = encode_document(found)
    plain = ("cities", "routes_per_city", "doubled", "chain", "of_a_type_at_a_city", "span_across", "span_down")
    return {
        "boards": 1,
        "mistakes": len(report.mistakes),
        "misses": len(report.misses),
        "degree": max(Counter(city for route in board.routes if route.double != 2 for city in route.ends).values()),
        **{name: float(numbers[name]) for name in (*plain, "clearance")},
        **looks(board),
        **{f"length-{spaces}": float(count) for spaces, count in found.lengths.items()},
        **{f"blocks-{letter}": float(blocks[letter]) for letter in board.types},
    }
