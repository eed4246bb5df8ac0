"""The cases of an experiment as commands keep and play them, with a line that says how far they are."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from skyhop.cli._executor import playing
from skyhop.cli._wrong_calls import wrong_call
from skyhop.core.engine.document import LEFT_OUT
from skyhop.core.language.figures import percent
from skyhop.core.language.i18n import _

if TYPE_CHECKING:
    from skyhop.lab.pairs import Block, Pairing
    from skyhop.lab.pairs_file import Kept
    from skyhop.lab.sequential import Hypotheses


def files_in(folder: Path | None, count: int) -> list[Path | None]:
    """Where the cases of an experiment are kept: a file each."""
    try:
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        problem = _("%(folder)s cannot be a folder, for there is a file of that name on the way; name another folder")
        raise typer.BadParameter(problem % {"folder": folder}) from None
    return [folder and folder / f"{number:03}.jsonl" for number in range(1, count + 1)]


def cases_of(
    pairings: Sequence[Pairing], files: Sequence[Path | None], pairs: int, test: tuple[float, float] | None = None
) -> list[Kept]:
    """Read the files, and write them, so that what cannot be is said before anything is compiled or played."""
    from skyhop.lab.pairs_file import Asked, Kept, PairsFileError  # noqa: PLC0415 - slow to import

    asked = Asked(shlex.join(["skyhop", *sys.argv[1:]]), pairs, test or LEFT_OUT)
    with wrong_call(PairsFileError):
        cases = [Kept.read(file, each, asked) for file, each in zip(files, pairings, strict=True)]
    for case in cases:
        case.write()
    return cases


def played_out(
    cases: Sequence[Kept], pairs: int, processes: int, executor: str, test: Hypotheses | None = None
) -> list[list[Block]]:
    """Play all cases; show how far that is, how long it will take, and what is known so far."""
    from skyhop.lab.pairs import Standing  # noqa: PLC0415 - slow to import
    from skyhop.lab.table import measured  # noqa: PLC0415 - as above

    console, found = Console(stderr=True), list[list["Block"]]()
    with (
        playing(cases, executor) as (ready, elsewhere),
        Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TaskProgressColumn(),
            TimeRemainingColumn(),
            console=console,
            disable=not console.is_terminal,
        ) as progress,
    ):
        bar = progress.add_task(_("Playing"), total=len(cases) * pairs)
        for case in ready:
            found.append([])
            for block in case.played(pairs, processes, test, elsewhere):
                found[-1].append(block)
                progress.advance(bar)
                if console.is_terminal and len(found[-1]).bit_count() == 1:
                    standing = Standing.of(measured(case.header, found[-1]))
                    told = f"{percent(standing.share, 1)} ± {percent(standing.margin, 1)}"
                    progress.update(bar, description=" ".join([*case.pairing.bots, told]))
    return found
