"""Let a game learn from itself what its positions are worth."""

from __future__ import annotations

import math
import time
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

from skyhop.cli.arguments import Examples, game_named
from skyhop.cli.compile_progress import compiled
from skyhop.cli.gathered import gathered
from skyhop.cli.research.training_display import TrainingDisplay
from skyhop.cli.usage_errors import wrong_call
from skyhop.extras import missing_package
from skyhop.figures import decimal, percent
from skyhop.game import registry
from skyhop.game.capability import Capability, missing
from skyhop.game.game import Game
from skyhop.game.refusal import LearnedFileError
from skyhop.i18n import _
from skyhop.lab.training import Files, Row, Watched
from skyhop.lab.training_plot import can_draw
from skyhop.learning.entry import loop
from skyhop.learning.hyperparameters import Hyperparameters, WrongHyperparameter, given
from skyhop.learning.training import Training
from skyhop.search.entry import attempts
from skyhop.search.game_entry import Way, game_entry
from skyhop.search.judgement import judgement_of

MOST = 1_000_000
"""Iterations of a search; one of so many takes some ten seconds a decision."""


class Limits(NamedTuple):
    """How long it trains; until it is stopped, where nothing is said."""

    minutes: Annotated[float | None, typer.Option(min=0.0, help=_("Train for so long."))] = None
    matches: Annotated[int | None, typer.Option(min=1, help=_("Train until so many matches were played."))] = None


class Beginning(NamedTuple):
    """What a training begins from, which stays when it is gone on with."""

    begin: Annotated[
        Path | None, typer.Option("--begin", help=_("A file of weights to begin with; random ones if left out."))
    ] = None
    search: Annotated[
        int,
        typer.Option(
            "--search",
            min=0,
            max=MOST,
            help=_("Choose by a search of so many iterations, and learn from what it found."),
        ),
    ] = 0
    against: Annotated[
        Path | None,
        typer.Option("--against", help=_("Weights of an opponent that learns nothing; itself if left out.")),
    ] = None
    against_search: Annotated[
        int,
        typer.Option("--against-search", min=0, max=MOST, help=_("Let that opponent search with so many iterations.")),
    ] = 0
    chosen_by: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help=_("A hyperparameter by its name. May be repeated.")),
    ] = None
    seed: Annotated[int, typer.Option(min=0, help=_("The same seed gives the same weights."))] = 0

    def check(self, *, resume: bool) -> None:
        """Refuse options that would change nothing."""
        names = "--begin", "--search", "--against", "--against-search", "--set", "--seed"
        if resume and any(self):
            name = next(name for name, value in zip(names, self, strict=True) if value)
            raise typer.BadParameter(_("%(option)s belongs to the beginning of a training") % {"option": name})
        if self.against_search and not self.against:
            raise typer.BadParameter(_("--against-search needs the weights of an opponent: --against FILE"))

    def training(self, game: Game) -> Training:
        """Begin it; hyperparameters that would change nothing, given what else was chosen, are refused."""
        chosen, usual = given(self.chosen_by or ()), Hyperparameters()
        how = Hyperparameters(self.seed, iterations=self.search, other_iterations=self.against_search)
        how = how._replace(**chosen)
        for needless, names, why in (
            (self.begin, ("first", "second"), _("the weights to begin with say how many units there are")),
            (not self.search, ("sought", "relabelled"), _("it counts only with --search")),
        ):
            for name in names:
                if needless and getattr(how, name) != getattr(usual, name):
                    raise typer.BadParameter(_("%(name)s would change nothing: %(why)s") % {"name": name, "why": why})
        begun, opponent = (judgement_of(game, path) if path else None for path in (self.begin, self.against))
        return Training(game, how, begun, opponent)


@gathered
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
    limits: Limits,
    resume: Annotated[bool, typer.Option("--resume", help=_("Go on where a training stopped, or was killed."))] = False,
    beginning: Beginning,
    pairs: Annotated[int, typer.Option(min=1, help=_("How many pairs are played in each contest."))] = 100,
    _examples: Examples = False,
) -> None:
    """Let a network play a game against itself and learn; show now and then how it fares.

    It goes on until it is stopped, where neither minutes nor matches are given.
    """
    _check_file(out)
    chosen, files = game_named(game), Files(out)
    for needed in (Capability.SEARCH, Capability.FEATURES):
        if not chosen.has(needed):
            raise typer.BadParameter(str(missing(chosen, needed, _("a network learns from these"))))
    _check(files, resume=resume)
    beginning.check(resume=resume)
    with wrong_call(LearnedFileError, WrongHyperparameter):
        made = Watched.resumed(chosen, files, pairs) if resume else Watched(beginning.training(chosen), files, pairs)
    _run(made, limits)


def _run(made: Watched, limits: Limits) -> None:
    """Train for so long, or until so many matches were played; show how it goes."""
    training, console = made.training, Console(stderr=True)
    needed = [game_entry(loop, training.game), game_entry(attempts, training.game, Way.JUDGED)]
    compiled([registry.package(training.game.name)], needed)
    end = math.inf if limits.minutes is None else time.monotonic() + 60 * limits.minutes
    most = math.inf if limits.matches is None else limits.matches
    if not can_draw():
        told = _("There will be no plot %(file)s. %(needed)s")
        why = missing_package(ModuleNotFoundError(name="matplotlib"))
        console.print(told % {"file": made.files.plot, "needed": why}, markup=False, highlight=False)
    with TrainingDisplay(console) as display:
        for row in made.run(lambda: time.monotonic() >= end or training.matches >= most, display.tell):
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
    if not resume and checkpoint.is_file():
        problem = _("there is a checkpoint %(file)s: go on with --resume, or name another file")
        raise typer.BadParameter(problem % {"file": checkpoint})
    if not resume and (there := files.there()):
        raise typer.BadParameter(_("%(file)s exists already; choose another name") % {"file": there[0]})


def _line(row: Row) -> str:
    sentence = _("%(matches)s matches, %(minutes)s min: %(share)s ± %(margin)s against %(opponent)s in %(pairs)s pairs")
    told = {"share": percent(row.share, 1), "margin": percent(row.margin, 1), "minutes": decimal(row.seconds / 60, 1)}
    return sentence % {**row._asdict(), **told}
