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

from skyhop.cli._compiling import compiled
from skyhop.cli._executor import playing
from skyhop.cli._luck import value_file
from skyhop.cli._wrong_calls import wrong_call
from skyhop.core.engine.document import LEFT_OUT
from skyhop.core.game import registry
from skyhop.core.language.figures import percent
from skyhop.core.language.i18n import _

if TYPE_CHECKING:
    from skyhop.lab.pairs import Block, Pairing
    from skyhop.lab.pairs_file import Kept


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
    asked: Sequence[tuple[Pairing, int]],
    files: Sequence[Path | None],
    test: tuple[float, float] | None = None,
    luck: str | None = None,
) -> list[Kept]:
    """Have cases ready to be played, of so many pairs each, by whose luck: read, written, compiled.

    What cannot be is said before anything is compiled.
    """
    from skyhop.lab.adjusted import cost_of  # noqa: PLC0415 - slow to import
    from skyhop.lab.luck import entries as entries_of_luck  # noqa: PLC0415 - as above
    from skyhop.lab.pairs import entries_of  # noqa: PLC0415 - as above
    from skyhop.lab.pairs_file import Asked, Kept, PairsFileError  # noqa: PLC0415 - as above

    game, command = registry.game(asked[0][0].game), shlex.join(["skyhop", *sys.argv[1:]])
    value, needed = value_file(game, luck), entries_of_luck(game) if luck else []
    with wrong_call(PairsFileError):
        cases = [
            Kept.read(file, pairing._replace(value=value), Asked(command, pairs, test or LEFT_OUT))
            for file, (pairing, pairs) in zip(files, asked, strict=True)
        ]
    for case in cases:
        case.write()
        for by in {value, None}:  # with luck, how much longer it takes is timed, too
            needed += entries_of(case.pairing._replace(value=by))
    compiled([registry.package(game.name)], dict.fromkeys(needed))
    return [case.timed(cost_of) if luck else case for case in cases]


def played_out(cases: Sequence[Kept], processes: int, executor: str) -> list[list[Block]]:
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
        bar = progress.add_task(_("Playing"), total=sum(case.wanted for case in cases))
        for case in ready:
            found.append([])
            for block in case.played(processes, elsewhere):
                found[-1].append(block)
                progress.advance(bar)
                if console.is_terminal and len(found[-1]).bit_count() == 1:
                    standing = Standing.of(measured(case.header, found[-1]))
                    told = f"{percent(standing.share, 1)} ± {percent(standing.margin, 1)}"
                    progress.update(bar, description=" ".join([*case.pairing.bots, told]))
    return found
