"""Compile games in advance. Later commands then run at full speed. Repeat this after each update of skyhop."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated

import typer

from skyhop.cli.arguments import find_game
from skyhop.cli.compile_progress import BOARDS, compile_and_wait, list_further_entries, report_failures
from skyhop.cli.options import with_examples
from skyhop.engine.jit.code_key import code_file
from skyhop.engine.jit.compilation import entries_of
from skyhop.engine.kernel import Entry
from skyhop.game import registry
from skyhop.i18n import _, decimal, ngettext

FAILED = 1
KIB = 1024


@with_examples
def compile(  # noqa: A001  name of the command
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME")] = None,
    *,
    report: bool = False,
) -> None:
    """Compile games and the kernels of bots, analyses and hints, unless they are compiled already.

    Args:
        games: Names of games. Default: all games and the map generator.
        report: List the compile time of each function, and its size on disk.
    """
    start = time.monotonic()
    packages = [registry.package(find_game(name).name) for name in games] if games else [*registry.packages(), BOARDS]
    entries = [*entries_of(packages), *list_further_entries(packages)]
    done = compile_and_wait((), entries)
    failed = len(done.failures) + len(done.faults)
    sentence = ngettext(
        "%(count)s function is compiled. This command compiled %(new)s of them in %(seconds)s s.",
        "%(count)s functions are compiled. This command compiled %(new)s of them in %(seconds)s s.",
        done.total - failed,
    )
    counts = {"count": done.total - failed, "new": done.compiled, "seconds": decimal(time.monotonic() - start, 1)}
    typer.echo(sentence % counts)
    if report:
        _report(entries)
    report_failures(done)
    for problem in (done.faults or done.failures)[1:]:
        typer.echo(problem, err=True)
    if failed:
        raise typer.Exit(FAILED)


def _report(entries: Sequence[Entry]) -> None:
    """Print one line for each compiled entry on disk, slowest compilation first. Then print a total."""
    from skyhop.engine.jit.compiler import seconds_of  # noqa: PLC0415  imports numba, which takes most of a second

    files = [(entry, code_file(entry.py_func)) for entry in entries]
    compiled = [(entry, file.stat().st_size) for entry, file in files if file.exists()]
    rows = sorted(((seconds_of(entry.py_func), size, entry.address) for entry, size in compiled), reverse=True)
    for seconds, size, name in rows:
        typer.echo(f"{decimal(seconds, 2):>8} s {size / KIB:>7.0f} KiB  {name}")
    sentence = _(
        "In total: %(seconds)s s of processor time and %(size)s KiB on disk. Code that several functions share "
        "counts only for the function that was compiled first."
    )
    numbers = {
        "seconds": decimal(sum(seconds for seconds, _size, _name in rows), 1),
        "size": f"{sum(size for _seconds, size, _name in rows) / KIB:.0f}",
    }
    typer.echo(sentence % numbers)
