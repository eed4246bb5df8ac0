"""The cases of an experiment as commands keep and play them: here or on a cluster, with a line that says how far."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from skyhop.cli.compile_progress import compiled
from skyhop.cli.usage_errors import wrong_call
from skyhop.engine.document import LEFT_OUT
from skyhop.figures import percent
from skyhop.game import registry
from skyhop.game.capability import MissingCapability
from skyhop.game.game import Game
from skyhop.game.refusal import LearnedFileError
from skyhop.i18n import _
from skyhop.lab.adjusted import cost_of
from skyhop.lab.chunks import in_chunks, played_in_chunks
from skyhop.lab.luck_adjustment import entries as entries_of_luck
from skyhop.lab.pairs import Block, Pairing, Standing, entries_of
from skyhop.lab.pairs_file import Asked, Elsewhere, Kept, PairsFileError
from skyhop.lab.tables import measured
from skyhop.search.judgement import judgement_of, own_file

OWN = "own"
"""The value network that a game comes with."""
PROCESSES, RAY = "processes", "ray"


def _executor(given: str) -> str:
    """Say what is wrong with an executor before anything is compiled or played."""
    if given != PROCESSES:
        kind, _colon, address = given.partition(":")
        if kind != RAY:
            problem = _("%(given)s is no executor; one is %(processes)s, %(ray)s or %(ray)s:HOST:PORT")
            raise typer.BadParameter(problem % {"given": repr(given), "processes": PROCESSES, "ray": RAY})
        if find_spec(RAY) is None:
            raise ModuleNotFoundError(name=RAY)  # the program says how to install it
        from skyhop.lab.cluster import check  # noqa: PLC0415 - slow to import

        check(address)
    return given


Processes = Annotated[
    int | None, typer.Option(min=1, help=_("Processes; if left out, as many as keep all processors busy."))
]


class Machines(NamedTuple):
    """Who plays the pairs."""

    processes: Processes = None
    executor: Annotated[
        str,
        typer.Option(
            metavar=f"{PROCESSES}|{RAY}[:HOST:PORT]",
            callback=_executor,
            help=_(
                "Who plays: processes of this machine, or a Ray cluster, "
                "that of this machine or the one of that address."
            ),
        ),
    ] = PROCESSES


FreshMaps = Annotated[
    bool,
    typer.Option("--fresh-maps", help=_("Each pair on a map of its own, of those that nothing was learned from.")),
]


class Luck(NamedTuple):
    """What is done about luck: it is taken off, and that of a single map is not counted again and again."""

    luck: Annotated[
        str | None,
        typer.Option(
            "--luck",
            metavar="own|FILE",
            help=_("Take luck off, too, by the value network that the game comes with, or by that of a file."),
        ),
    ] = None
    is_fresh: FreshMaps = False


def processes_for(asked: int | None, threads: int = 1) -> int:
    """As many processes as were asked for, or as keep all processors busy by so many threads each."""
    return asked or max(1, (os.cpu_count() or 1) // threads)


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
    game, command = registry.game(asked[0][0].game), shlex.join(["skyhop", *sys.argv[1:]])
    value, needed = _value_file(game, luck), entries_of_luck(game) if luck else []
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


def _value_file(game: Game, given: str | None) -> Path | None:
    """The file by which luck is reckoned, if it is to be; one that does not fit is a wrong call."""
    if given is None:
        return None

    path = None if given == OWN else Path(given)
    with wrong_call(MissingCapability, LearnedFileError):
        judgement_of(game, path)
    return path or own_file(game)


def played_out(cases: Sequence[Kept], machines: Machines) -> list[list[Block]]:
    """Play all cases; show how far that is, how long it will take, and what is known so far."""
    console, found = Console(stderr=True), list[list["Block"]]()
    processes = processes_for(machines.processes, cases[0].pairing.budget.threads)
    with (
        _playing(cases, machines.executor) as (ready, elsewhere),
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


@contextmanager
def _playing(cases: Sequence[Kept], executor: str) -> Iterator[tuple[Iterable[Kept], Elsewhere | None]]:
    """Give the cases as an executor wants them, and what plays them there; None for processes of this machine."""
    if executor == PROCESSES:
        yield cases, None
        return
    from skyhop.lab.cluster import mapping_on  # noqa: PLC0415 - as above

    if any(case.pairing.budget.seconds is not None for case in cases):
        raise typer.BadParameter(_("machines do not play alike by the clock: on a cluster, give --iterations"))
    with mapping_on(executor.partition(":")[2], cases[0].pairing.budget.threads) as mapped:
        yield map(in_chunks, cases), partial(played_in_chunks, mapped)
