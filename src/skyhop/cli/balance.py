"""Is Aeronaut Odyssey fair? Let greedy play against itself and count."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from skyhop.core.i18n import _

if TYPE_CHECKING:
    from skyhop.lab.balance.sample import Case, Sample

BASES = ("pioneer", "capital")


def balance(
    *,
    games: Annotated[int, typer.Option(min=2, help=_("Games for each number of seats and ruleset."))] = 10_000,
    boards: Annotated[int, typer.Option(min=1, help=_("Boards that they are spread over."))] = 50,
    size: Annotated[str, typer.Option(help=_("Size of the boards: tiny, small, regular, large or huge."))] = "regular",
    seed: Annotated[int, typer.Option(min=0, help=_("The same seed gives the same figures."))] = 1,
    expansions: Annotated[bool, typer.Option("--expansions", help=_("Compare expansions, with four seats."))] = False,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FOLDER", help=_("Write table and plots into this folder."))
    ] = None,
) -> None:
    """Let greedy play Aeronaut Odyssey against itself; show length, first seat, scores and endings as a table."""
    from skyhop.games.aeronaut_odyssey.board.settings import SIZES  # noqa: PLC0415 - slow to import
    from skyhop.lab.balance import plots, report  # noqa: PLC0415

    if size not in SIZES:
        problem = _("there is no size %(size)s; choose of %(sizes)s")
        raise typer.BadParameter(problem % {"size": repr(size), "sizes": ", ".join(SIZES)})
    samples = _played(_by_expansion(size) if expansions else _by_seats(size), games, min(boards, games), seed)
    written = report.table(samples)
    print(written)
    if output is not None:
        output.mkdir(parents=True, exist_ok=True)
        name = "expansions" if expansions else "seats"
        (output / f"{name}.md").write_text(written + "\n", encoding="utf-8")
        plots.save(plots.wins_by_seat(samples), output / f"{name}-wins.svg")
        plots.save(plots.scores_by_seats(samples), output / f"{name}-scores.svg")


def _by_seats(size: str) -> list[Case]:
    """List every number of seats in both rulesets, with trajectories."""
    from skyhop.lab.balance.sample import Case  # noqa: PLC0415 - slow to import

    return [Case(base, ("trajectories",), seats, size) for base in BASES for seats in range(1, 7)]


def _by_expansion(size: str) -> list[Case]:
    """List each expansion alone, none, and all of them, with four seats in both rulesets."""
    from skyhop.games.aeronaut_odyssey.board.settings import EXPANSIONS  # noqa: PLC0415 - slow to import
    from skyhop.lab.balance.sample import Case  # noqa: PLC0415

    choices: list[tuple[str, ...]] = [(), *((name,) for name in EXPANSIONS), tuple(EXPANSIONS)]
    return [Case(base, chosen, 4, size) for base in BASES for chosen in choices]


def _played(cases: Sequence[Case], games: int, boards: int, seed: int) -> list[Sample]:
    """Play all cases, as many at once as there are processors."""
    from skyhop.lab.balance.sample import play  # noqa: PLC0415 - slow to import

    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task(_("Playing"), total=len(cases) * boards)
        told: Callable[[], None] = lambda: progress.advance(bar)  # noqa: E731 - said once, right here
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(lambda case: play(case, games, boards, seed, told), cases))
