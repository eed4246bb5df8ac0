"""Measure the speed of the engine, the bots and the program on this machine."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from skyhop.cli.arguments import find_game
from skyhop.cli.compile_progress import BOARDS, compile_and_wait
from skyhop.cli.options import AsJson
from skyhop.engine.document import write_document
from skyhop.game import registry
from skyhop.i18n import _, listed
from skyhop.lab.bench import Bench, Measurement, machine, versions
from skyhop.lab.bench.programs import NAMES, run_benchmark


def bench(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="NAME", help=_("Benchmarks to run: %(names)s. Default: all.") % {"names": " ".join(NAMES)}
        ),
    ] = None,
    *,
    runs: Annotated[int, typer.Option(min=1)] = 5,
    game: str | None = None,
    first: Annotated[int, typer.Option(min=0)] = 0,
    as_json: AsJson = False,
) -> None:
    """Print the median, spread and target of each benchmark. A missed target is not an error.

    Args:
        runs: Number of measurements. The result is their median.
        game: Measure only this game. Default: all games with benchmarks.
        first: First seed of the benchmark board-properties.
    """
    for name in names or ():
        if name not in NAMES:
            problem = _("there is no benchmark %(name)s; choose one of %(names)s")
            raise typer.BadParameter(problem % {"name": repr(name), "names": listed(NAMES)})
    if game is not None:
        find_game(game)
    compile_and_wait((*registry.packages(), BOARDS))
    before = machine()
    found, console = list[Measurement](), Console(stderr=True)
    for name in names or NAMES:
        with console.status(_("Measuring %(name)s") % {"name": name}):
            found += run_benchmark(name, runs, first, game)
    if as_json:
        rows = tuple(measurement.document() for measurement in found)
        print(write_document(Bench(machine=before, versions=versions(), measurements=rows)))
    else:
        _show(found)


def _show(measurements: list[Measurement]) -> None:
    """Print the machine and the software versions, then a table of measurements."""
    here = machine()
    line = _("%(processor)s, %(cores)s cores, load %(load)s") % here
    used = listed(f"{package} {number}" for package, number in versions().items())
    table = Table(title=f"{line}\n{used}", title_justify="left", title_style="")
    for heading in (_("Measured"), _("Median"), _("Shortest … longest run"), _("Target"), ""):
        table.add_column(heading, justify="left" if heading == _("Measured") else "right")
    for measurement in measurements:
        table.add_row(*_format_row(measurement))
    Console().print(table)


def _format_row(measurement: Measurement) -> tuple[str, str, str, str, str]:
    median = f"{_format_figure(measurement.value)} {measurement.unit}"
    spread = f"{_format_figure(min(measurement.runs))} … {_format_figure(max(measurement.runs))}"
    if measurement.target is None:
        return measurement.title, median, spread, "", ""
    target = f"{'≥' if measurement.more_is_better else '≤'} {_format_figure(measurement.target)}"
    return measurement.title, median, spread, target, _("met") if measurement.is_met else _("missed")


def _format_figure(value: float) -> str:
    """Return a number as text with only its significant digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
