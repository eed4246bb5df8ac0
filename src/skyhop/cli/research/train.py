"""Train a value network for a game by self-play."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Annotated, NamedTuple, Self

import numpy as np
import typer
from rich.console import Console, ConsoleRenderable, Group
from rich.live import Live
from rich.spinner import Spinner
from rich.table import Table
from rich.text import Text

from skyhop.cli.arguments import find_game, raise_usage_errors
from skyhop.cli.compile_progress import compile_and_wait
from skyhop.cli.options import with_examples, with_gathered_options
from skyhop.extras import missing_package
from skyhop.game import registry
from skyhop.game.action import LearnedFileError
from skyhop.game.capability import Capability, make_missing_error
from skyhop.game.game import Game
from skyhop.i18n import _, decimal, grouped, percent
from skyhop.lab.training import CurvePoint, ErrorSegment, Files, TrainingRun, can_draw, smooth
from skyhop.learning.gradient import Hyperparameters, WrongHyperparameter, parse_texts
from skyhop.learning.self_play import loop
from skyhop.learning.training import Training
from skyhop.search.compiled_entries import Way, attempts, game_entry
from skyhop.search.value_network import value_network_of

BLOCKS = " ▁▂▃▄▅▆▇█"
FULL = len(BLOCKS) - 1
HEIGHT = 4
"""Height of the bars that show errors, in lines."""
LAST = 4
"""Number of recent contests on the screen."""
NARROWEST, WIDEST = 54, 76
"""Minimum and maximum width of the plots in columns. A narrower terminal shows only the progress line."""
NAMED = 18
"""Maximum number of letters shown of an opponent's name."""
EVERY = 0.25
"""Seconds between two updates of the display."""


class TrainingDisplay:
    """Display of a training run on a terminal. Without a terminal, it prints nothing."""

    def __init__(self, console: Console) -> None:
        self._console, self._told = console, 0.0
        self._line = Spinner("dots", _("Training"), style="status.spinner")
        is_tty = sys.stdout.isatty()  # without it, rich prints to the terminal instead of the file
        self._live = Live(self._line, console=console, transient=True, refresh_per_second=8, redirect_stdout=is_tty)

    def __enter__(self) -> Self:
        self._live.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._live.stop()

    def tell(self, run: TrainingRun) -> None:
        """Update the display with the current progress of the training run."""
        if not self._console.is_terminal or monotonic() - self._told < EVERY:
            return
        self._told = monotonic()
        stretches, matches = smooth(run.errors.full_segments), run.training.matches
        error = stretches[-1].error if stretches else run.training.error
        numbers = {"matches": grouped(matches), "error": decimal(error, 3)}
        self._line.update(text=_("%(matches)s matches, mean square error %(error)s") % numbers)
        width = min(self._console.width, WIDEST)
        is_roomy = width >= NARROWEST and not self._console.options.ascii_only
        self._live.update(Group(self._line, *(draw_plots(stretches, run.curve, width) if is_roomy else ())))


def draw_plots(
    stretches: Sequence[ErrorSegment], curve: Sequence[CurvePoint], width: int
) -> Iterator[ConsoleRenderable]:
    """Yield plots of the network's error and of its test matches. Each plot is `width` columns wide."""
    if len(stretches) > 1:
        yield draw_bars(stretches, width)
    if curve:
        yield draw_contests(curve[-LAST:], width)


def draw_bars(stretches: Sequence[ErrorSegment], width: int) -> Table:
    """Return a bar plot of the error. The horizontal axis is the number of matches on a logarithmic scale."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="dim")
    table.add_column(no_wrap=True)
    columns = sample_errors(stretches, width - 6)
    low, high = columns.min(), columns.max()
    heights = np.rint(1 + (columns - low) / max(high - low, 1e-9) * (HEIGHT * FULL - 1)).astype(int)
    for line in range(HEIGHT):
        filled = (heights - FULL * (HEIGHT - 1 - line)).clip(0, FULL)
        name = {0: decimal(high, 3), HEIGHT - 1: decimal(low, 3)}.get(line, "")
        table.add_row(name, Text("".join(BLOCKS[each] for each in filled), "cyan"))
    first, last = grouped(stretches[0].matches), grouped(stretches[-1].matches)
    table.add_row("", _format_line(first, _("matches"), last, len(columns)))
    return table


def sample_errors(stretches: Sequence[ErrorSegment], count: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Return `count` errors for a plot whose horizontal axis is the number of matches on a logarithmic scale.

    Each value is the mean of the errors in its interval, or interpolated if the interval has none.
    """
    logarithms = np.log([each.matches for each in stretches])
    place = np.rint((logarithms - logarithms[0]) / (logarithms[-1] - logarithms[0]) * (count - 1)).astype(int)
    counts = np.bincount(place, minlength=count)
    total = np.bincount(place, [each.error for each in stretches], count)
    known = np.flatnonzero(counts)
    return np.interp(np.arange(count), known, total[known] / counts[known])


def draw_contests(curve: Sequence[CurvePoint], width: int) -> Table:
    """Return a plot of test matches. Each row shows the win share in one contest and its interval, from 0 to 1."""
    against = [_("earlier version") if row.is_with_itself else row.opponent[:NAMED] for row in curve]
    rows = [(grouped(row.matches), name, percent(row.share, 1)) for row, name in zip(curve, against, strict=True)]
    headings = (_("matches"), _("opponent"), _("wins"))
    room = width - sum(max(map(len, column)) for column in zip(headings, *rows, strict=True)) - 3
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for heading in headings:
        table.add_column(heading, no_wrap=True)
    table.add_column(_format_line(percent(0), percent(0.5), percent(1), room), no_wrap=True)
    for row, texts in zip(curve, rows, strict=True):
        table.add_row(*texts, draw_interval(row, room))
    return table


def draw_interval(row: CurvePoint, count: int) -> Text:
    """Draw a win share and its interval as a bar of `count` characters. A vertical line shows 50%."""
    last = count - 1
    low, share, high = (round(min(max(row.share + off, 0), 1) * last) for off in (-row.margin, 0, row.margin))
    characters = ["·"] * count
    characters[low : high + 1] = ["━"] * (high + 1 - low)
    characters[last // 2] = "┃" if low <= last // 2 <= high else "│"
    characters[share] = "●"
    text = Text("".join(characters), "dim")
    text.stylize("not dim magenta" if row.is_with_itself else "not dim cyan", low, high + 1)
    return text


def _format_line(left: str, middle: str, right: str, count: int) -> Text:
    """Return a line of `count` columns with a left-aligned, a centred and a right-aligned text."""
    gap = max(0, (count - len(middle)) // 2 - len(left))
    return Text(f"{left}{' ' * gap}{middle}".ljust(count - len(right)) + right, "dim")


MOST = 1_000_000
"""Maximum number of search iterations; with them, a decision takes about ten seconds."""


class TrainingLimits(NamedTuple):
    """Limits of a training run in minutes and matches. Without limits, it continues until it is interrupted."""

    minutes: Annotated[float | None, typer.Option(min=0.0)] = None
    """Stop the training run after this many minutes."""
    matches: Annotated[int | None, typer.Option(min=1)] = None
    """Stop the training run after this many matches."""


class TrainingStart(NamedTuple):
    """Options that are set at the start of a training run. A resumed run keeps them."""

    begin: Path | None = None
    """File with the initial weights. Default: random weights."""
    search: Annotated[int, typer.Option(min=0, max=MOST)] = 0
    """Search iterations for each action in training. The network learns from the results of the search."""
    against: Path | None = None
    """Weights of an opponent that does not learn. By default, the network plays against itself."""
    against_search: Annotated[int, typer.Option(min=0, max=MOST)] = 0
    """Search iterations of the opponent for each decision."""
    chosen_by: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE")] = None
    """Hyperparameter, NAME=VALUE. You can repeat this option."""
    seed: Annotated[int, typer.Option(min=0)] = 0
    """The same seed gives the same weights."""

    def check(self, *, resume: bool) -> None:
        """Raise a usage error for an option that has no effect, such as `--seed` for a resumed run."""
        names = "--begin", "--search", "--against", "--against-search", "--set", "--seed"
        if resume and any(self):
            name = next(name for name, value in zip(names, self, strict=True) if value)
            raise typer.BadParameter(
                _("%(option)s works only for a new training run, not with --resume") % {"option": name}
            )
        if self.against_search and not self.against:
            raise typer.BadParameter(_("--against-search needs the opponent's weights: --against FILE"))

    def training(self, game: Game) -> Training:
        """Return the new training run. A hyperparameter without effect under the other options is a usage error."""
        chosen, default = parse_texts(self.chosen_by or ()), Hyperparameters()
        hyperparameters = Hyperparameters(self.seed, iterations=self.search, other_iterations=self.against_search)
        hyperparameters = Hyperparameters._make({**hyperparameters._asdict(), **chosen}.values())
        needless = dict[str, str]()
        if self.begin:
            why = _("the initial weights already set the number of units; remove this option")
            needless |= dict.fromkeys(("first", "second"), why)
        if not self.search:
            needless |= dict.fromkeys(
                ("search_share", "relabelled"), _("this setting has an effect only with --search")
            )
        for name, why in needless.items():
            if getattr(hyperparameters, name) != getattr(default, name):
                raise typer.BadParameter(_("%(name)s has no effect: %(why)s") % {"name": name, "why": why})
        network, opponent = (value_network_of(game, path) if path else None for path in (self.begin, self.against))
        return Training(game, hyperparameters, network, opponent)


@with_gathered_options
@with_examples
def train(
    game: str,
    *,
    out: Annotated[Path, typer.Option("--out", "-o")],
    limits: TrainingLimits,
    resume: bool = False,
    beginning: TrainingStart,
    pairs: Annotated[int, typer.Option(min=1)] = 100,
) -> None:
    """Train a network by self-play, and show its progress.

    Without a limit in minutes or matches, the training runs until you interrupt it.

    Args:
        game: Name of the game.
        out: File for the weights. The command also writes a checkpoint, tables and a live plot into the folder of
            this file.
        resume: Resume a training run that was stopped or crashed.
        pairs: Number of pairs in each comparison of the network with an opponent.
    """
    chosen, files = find_game(game), Files(out)
    for needed in (Capability.SEARCH, Capability.FEATURES):
        if not chosen.has(needed):
            raise typer.BadParameter(str(make_missing_error(chosen, needed, _("required to train a network"))))
    _check_files(files, resume=resume)
    beginning.check(resume=resume)
    with raise_usage_errors(LearnedFileError, WrongHyperparameter):
        if resume:
            run = TrainingRun.resume(chosen, files, pairs)
        else:
            run = TrainingRun(beginning.training(chosen), files, pairs)
    _run(run, limits)


def _run(run: TrainingRun, limits: TrainingLimits) -> None:
    """Train until a limit is reached, and update the display."""
    training, console = run.training, Console(stderr=True)
    needed = [game_entry(loop, training.game), game_entry(attempts, training.game, Way.JUDGED)]
    compile_and_wait([registry.package(training.game.name)], needed)
    end = math.inf if limits.minutes is None else time.monotonic() + 60 * limits.minutes
    most = math.inf if limits.matches is None else limits.matches
    if not can_draw():
        sentence = _("The plot %(file)s cannot be drawn. %(needed)s")
        why = missing_package(ModuleNotFoundError(name="matplotlib"))
        console.print(sentence % {"file": run.files.plot, "needed": why}, markup=False, highlight=False)
    with TrainingDisplay(console) as display:
        for row in run.run(lambda: time.monotonic() >= end or training.matches >= most, display.tell):
            print(_format_row(row))


def _check_files(files: Files, *, resume: bool) -> None:
    """Raise a usage error if the file name does not end in `.npz` or the folder does not exist.

    Also raise a usage error if `--resume` finds no run to resume, or if a new run would overwrite an old run.
    """
    out, checkpoint = files.weights, files.checkpoint
    if out.suffix != ".npz" or out.is_dir():
        raise typer.BadParameter(_("%(file)s: the name of a weights file must end in .npz") % {"file": out})
    if not out.parent.is_dir():
        names = {"file": out, "folder": out.parent}
        raise typer.BadParameter(_("%(file)s: the folder %(folder)s does not exist") % names)
    if resume and not checkpoint.is_file():
        raise typer.BadParameter(_("--resume needs a checkpoint, but %(file)s does not exist") % {"file": checkpoint})
    if not resume and checkpoint.is_file():
        problem = _("the checkpoint %(file)s already exists: continue it with --resume, or name another file")
        raise typer.BadParameter(problem % {"file": checkpoint})
    if not resume and (existing := files.list_existing()):
        raise typer.BadParameter(_("%(file)s already exists. Choose another name.") % {"file": existing[0]})


def _format_row(row: CurvePoint) -> str:
    sentence = _(
        "After %(matches)s matches and %(minutes)s min: win share %(share)s ± %(margin)s against "
        "%(opponent)s in %(pairs)s pairs"
    )
    numbers = {
        "share": percent(row.share, 1),
        "margin": percent(row.margin, 1),
        "minutes": decimal(row.seconds / 60, 1),
    }
    return sentence % {**row._asdict(), **numbers}
