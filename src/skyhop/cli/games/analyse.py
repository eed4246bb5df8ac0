"""Analyse a finished match: win chances, mistakes, turning points, luck and decisions."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from skyhop.cli.arguments import raise_usage_errors
from skyhop.cli.compile_progress import compile_and_wait
from skyhop.cli.files import read_journals, report_damage, take_single_match
from skyhop.cli.options import AsJson, with_examples
from skyhop.engine.document import write_document
from skyhop.files import printable
from skyhop.game import registry
from skyhop.game.capability import MissingCapability
from skyhop.game.journal import Journal
from skyhop.game.match import replay
from skyhop.i18n import _

if TYPE_CHECKING:
    from skyhop.analysis.analysis import Analysis
    from skyhop.analysis.estimator import Estimator


@with_examples
def analyse(
    file: Path,
    *,
    match: Annotated[int | None, typer.Option(min=1)] = None,
    iterations: Annotated[int | None, typer.Option(min=1)] = None,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    as_json: AsJson = False,
    plain: bool = False,
) -> None:
    """Analyse a finished match: the loss of win chance by each decision, turning points, and luck.

    Each decision is compared with the best decision for the information that its player had. The figures are
    estimates.

    Args:
        file: A journal from skyhop simulate or skyhop play --save.
        match: Number of the match to analyse, if the file has several matches.
        iterations: Search iterations for each decision. More iterations analyse deeper.
        seed: The same seed gives the same figures.
        plain: Print without colours, also in a terminal.
    """
    line, read = take_single_match(read_journals(file, match), file)
    with report_damage(file, line):
        if replay(read).outcome is None:
            problem = _("%(file)s: match %(match)s is not over. Only finished matches can be analysed.")
            raise typer.BadParameter(problem % {"file": file, "match": read.header.match})
    estimator = _make_estimator(read, seed, iterations)
    found = _analyse_match(read, estimator)
    if as_json:
        from skyhop.analysis.analysis import analysis_document  # noqa: PLC0415 - slow to import

        print(write_document(analysis_document(read.header, estimator, found)))
        return
    from skyhop.terminal.analysis import told  # noqa: PLC0415 - it imports what is slow to import

    console = Console(highlight=False, soft_wrap=True, color_system=None if plain else "auto")
    header = replace(read.header, seats=tuple(map(printable, read.header.seats)))
    for text in told(registry.game(read.header.game), header, found):
        console.print(text)


def _make_estimator(read: Journal, seed: int, iterations: int | None) -> Estimator:
    """Compile and return the estimator of win chances for a match."""
    from skyhop.analysis.estimator import Estimator  # noqa: PLC0415 - slow to import

    game = registry.game(read.header.game)
    with raise_usage_errors(MissingCapability):
        estimator = Estimator(game, seed, iterations, is_solo=read.header.is_solo)
        entries = estimator.entries()
    compile_and_wait([registry.package(game.name)], entries)
    return estimator


def _analyse_match(read: Journal, estimator: Estimator) -> Analysis:
    """Analyse the match. Show the progress if the output is a terminal."""
    from skyhop.analysis.analysis import analyse  # noqa: PLC0415 - slow to import

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(_("Analysing"), total=None)
        return analyse(read, estimator, lambda each: progress.update(task, completed=each.made, total=each.total))
