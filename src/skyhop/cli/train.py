"""Let a game learn from itself what its positions are worth."""

from __future__ import annotations

import math
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from skyhop.cli._compiling import compiled
from skyhop.cli._named import Examples, game_named
from skyhop.cli._training_display import TrainingDisplay
from skyhop.cli._wrong_calls import wrong_call
from skyhop.core.game import registry
from skyhop.core.game.capability import Capability, missing
from skyhop.core.game.refusals import LearnedFileError
from skyhop.core.language.extras import missing_package
from skyhop.core.language.figures import decimal, percent
from skyhop.core.language.i18n import _

if TYPE_CHECKING:
    from skyhop.lab.training import Files, Row, Watched
    from skyhop.learning.hyperparameters import Hyperparameters

MOST = 1_000_000
"""Iterations of a search; one of so many takes some ten seconds a decision."""


def train(
    game: Annotated[str, typer.Argument(help=_("Name of the game."))],
    *,
    out: Annotated[
        Path,
        typer.Option(
            "--out",
            "-o",
            help=_(
                "The file that the weights go to; beside it lies the rest: checkpoint, tables, and a plot that grows."
            ),
        ),
    ],
    minutes: Annotated[float | None, typer.Option(min=0.0, help=_("Train for so long."))] = None,
    matches: Annotated[int | None, typer.Option(min=1, help=_("Train until so many matches were played."))] = None,
    resume: Annotated[bool, typer.Option("--resume", help=_("Go on where a training stopped, or was killed."))] = False,
    begin: Annotated[
        Path | None, typer.Option("--begin", help=_("A file of weights to begin with; random ones if left out."))
    ] = None,
    search: Annotated[
        int,
        typer.Option(
            "--search",
            min=0,
            max=MOST,
            help=_("Choose by a search of so many iterations, and learn from what it found."),
        ),
    ] = 0,
    against: Annotated[
        Path | None,
        typer.Option("--against", help=_("Weights of an opponent that learns nothing; itself if left out.")),
    ] = None,
    against_search: Annotated[
        int,
        typer.Option("--against-search", min=0, max=MOST, help=_("Let that opponent search with so many iterations.")),
    ] = 0,
    chosen_by: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help=_("A hyperparameter by its name. May be repeated.")),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help=_("The same seed gives the same weights."))] = 0,
    pairs: Annotated[int, typer.Option(min=1, help=_("How many pairs are played in each contest."))] = 100,
    _examples: Examples = False,
) -> None:
    """Let a network play a game against itself and learn; show now and then how it fares.

    It goes on until it is stopped, where neither minutes nor matches are given.
    """
    from skyhop.lab.training import Files, Watched  # noqa: PLC0415 - slow to import
    from skyhop.learning.hyperparameters import Hyperparameters, WrongHyperparameter, given  # noqa: PLC0415 - as above
    from skyhop.learning.training import Training  # noqa: PLC0415 - as above
    from skyhop.search.judgement import judgement_of  # noqa: PLC0415 - as above

    _check_file(out)
    chosen, files = game_named(game), Files(out)
    for needed in (Capability.SEARCH, Capability.FEATURES):
        if not chosen.has(needed):
            raise typer.BadParameter(str(missing(chosen, needed, _("a network learns from these"))))
    _check(files, resume=resume)
    first: dict[str, object] = {"--seed": seed, "--begin": begin, "--search": search, "--against": against}
    _check_beginning(first | {"--against-search": against_search, "--set": chosen_by}, resume=resume)
    with wrong_call(LearnedFileError, WrongHyperparameter):
        how = Hyperparameters(seed, iterations=search, other_iterations=against_search)._replace(
            **given(chosen_by or ())
        )
        _check_use(how, begin)
        if resume:
            made = Watched.resumed(chosen, files, pairs)
        else:
            begun, opponent = (judgement_of(chosen, path) if path else None for path in (begin, against))
            made = Watched(Training(chosen, how, begun, opponent), files, pairs)
    _run(made, math.inf if minutes is None else 60 * minutes, math.inf if matches is None else matches)


def _run(made: Watched, seconds: float, matches: float) -> None:
    """Train for so long, or until so many matches were played; show how it goes."""
    from skyhop.lab.training_plot import can_draw  # noqa: PLC0415 - slow to import
    from skyhop.learning.entry import loop  # noqa: PLC0415 - as above
    from skyhop.search.entry import attempts  # noqa: PLC0415 - as above
    from skyhop.search.game_entry import Way, game_entry  # noqa: PLC0415 - as above

    training, console = made.training, Console(stderr=True)
    needed = [game_entry(loop, training.game), game_entry(attempts, training.game, Way.JUDGED)]
    compiled([registry.package(training.game.name)], needed)
    end = time.monotonic() + seconds
    if not can_draw():
        told = _("There will be no plot %(file)s. %(needed)s")
        why = missing_package(ModuleNotFoundError(name="matplotlib"))
        console.print(told % {"file": made.files.plot, "needed": why}, markup=False, highlight=False)
    with TrainingDisplay(console) as display:
        for row in made.run(lambda: time.monotonic() >= end or training.matches >= matches, display.tell):
            print(_line(row))


def _check_file(out: Path) -> None:
    """Refuse what can hold no weights, or would be overwritten by what lies beside them."""
    if out.suffix != ".npz" or out.is_dir():
        raise typer.BadParameter(_("%(file)s: weights go into a file whose name ends in .npz") % {"file": out})
    if not out.parent.is_dir():
        names = {"file": out, "folder": out.parent}
        raise typer.BadParameter(_("%(file)s: there is no folder %(folder)s") % names)


def _check(files: Files, *, resume: bool) -> None:
    """Refuse to go on from nothing, and to begin anew over what was made before."""
    checkpoint = files.checkpoint
    if resume and not checkpoint.is_file():
        raise typer.BadParameter(_("there is no checkpoint %(file)s to go on from") % {"file": checkpoint})
    if resume:
        return
    if checkpoint.is_file():
        raise typer.BadParameter(
            _("there is a checkpoint %(file)s: go on with --resume, or name another file") % {"file": checkpoint}
        )
    if there := files.there():
        raise typer.BadParameter(_("%(file)s exists already; choose another name") % {"file": there[0]})


def _check_beginning(options: dict[str, object], *, resume: bool) -> None:
    """Refuse options that would change nothing."""
    given = [name for name, value in options.items() if value]
    if resume and given:
        raise typer.BadParameter(_("%(option)s belongs to the beginning of a training") % {"option": given[0]})
    if options["--against-search"] and not options["--against"]:
        raise typer.BadParameter(_("--against-search needs the weights of an opponent: --against FILE"))


def _check_use(how: Hyperparameters, begin: Path | None) -> None:
    """Refuse hyperparameters that would change nothing, given what else was chosen."""
    usual = type(how)()
    for needless, names, why in (
        (begin is not None, ("first", "second"), _("the weights to begin with say how many units there are")),
        (not how.iterations, ("sought", "relabelled"), _("it counts only with --search")),
    ):
        for name in names:
            if needless and getattr(how, name) != getattr(usual, name):
                raise typer.BadParameter(_("%(name)s would change nothing: %(why)s") % {"name": name, "why": why})


def _line(row: Row) -> str:
    sentence = _("%(matches)s matches, %(minutes)s min: %(share)s ± %(margin)s against %(opponent)s in %(pairs)s pairs")
    told = {"share": percent(row.share, 1), "margin": percent(row.margin, 1), "minutes": decimal(row.seconds / 60, 1)}
    return sentence % {**row._asdict(), **told}
