"""A journal to look at: on the screen by keys, as pictures in folders, as a film."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import typer
from rich.console import Console
from rich.progress import Progress

from skyhop.engine.state import OPEN, Viewer
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.journal import Journal
from skyhop.i18n import _
from skyhop.server.matches.history import History
from skyhop.svg.element import outlined
from skyhop.terminal.keyboard import Keys, Leave
from skyhop.terminal.replay import LookBack
from skyhop.terminal.save import seat_of_person
from skyhop.terminal.screen import ColourScreen, screen
from skyhop.whole_file import write_whole

KIND = ".webp"


def console_to_look_back_on() -> Console | None:
    """The console where somebody sits at a terminal that can draw and tells single keys, else none."""
    shown = screen(plain=not Keys.can_be_read())
    return shown.console if isinstance(shown, ColourScreen) else None


def look_back(read: Journal, asked: Viewer, console: Console, *, has_next: bool) -> bool:
    """Lead through a match by keys; say whether the next one is wanted."""
    game, history = _replayed(read)
    with Keys() as keys:
        looking = LookBack(game, history, console, keys, _viewer(read, asked), is_over=read.outcome is not None)
        try:
            return looking.run(has_next=has_next)
        except Leave:
            return False


class Folders(NamedTuple):
    """Where pictures of every decision go, as SVG and as PNG; None where none are wanted."""

    svg: Path | None
    png: Path | None

    def fill(self, read: Journal, asked: Viewer) -> None:
        """Draw all decisions of a match and its end: as who decides sees them, but before the end only as allowed."""
        for folder in filter(None, self):
            folder.mkdir(parents=True, exist_ok=True)
        if not any(self):
            return
        game, history = _replayed(read)
        is_open = read.outcome is not None and asked is None
        viewer = _viewer(read, asked)
        for step in range(len(history) + 1):
            if is_open:
                viewer = game.to_decide(history.view(step, None))
            name = f"match-{read.header.match}-step-{step:03d}"
            self._draw(name, *history.frame(step, viewer))

    def _draw(self, name: str, drawing: str, sentence: str) -> None:
        if self.svg is not None:
            (self.svg / f"{name}.svg").write_text(outlined(drawing), encoding="utf-8")
        if self.png is not None:
            from skyhop.print.picture import picture  # noqa: PLC0415 - an extra

            (self.png / f"{name}.png").write_bytes(picture(drawing, sentence))


class Film(NamedTuple):
    """Where a film goes, from where it is seen, and between which steps; None is all that there is."""

    path: Path
    viewer: Viewer
    first: int | None
    last: int | None

    def check(self) -> None:
        """Refuse a film that could not be written, before it is made."""
        names = {"file": self.path, "folder": self.path.parent}
        if self.path.suffix != KIND:
            raise typer.BadParameter(_("%(file)s: a film is a WebP, so name it such as match.webp") % names)
        if not self.path.parent.is_dir():
            raise typer.BadParameter(_("%(file)s: there is no folder %(folder)s") % names)
        if self.path.is_dir():
            raise typer.BadParameter(_("%(file)s is a folder") % names)
        if self.path.exists() and not self.path.is_file():
            raise typer.BadParameter(_("%(file)s is a device or a pipe, and would be replaced by the film") % names)

    def save(self, read: Journal) -> None:
        """Make it, with progress where somebody watches, and write it whole or not at all."""
        from skyhop.print.film import film  # noqa: PLC0415 - an extra

        _game, history = _replayed(read)
        viewer = _viewer(read, self.viewer)
        ends = (self.first or 0, len(history) if self.last is None else self.last)
        begin, end = sorted(min(each, len(history)) for each in ends)
        count, console = end - begin + 1, Console(stderr=True)
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(_("Making the film"), total=count)
            data = film(
                lambda number: history.frame(begin + number, viewer),
                count,
                lambda made: progress.update(task, completed=made),
            )
        write_whole(self.path, data)
        size = {"file": self.path, "count": count, "size": round(len(data) / 1000)}
        print(_("%(file)s: %(count)s pictures, %(size)s kB") % size)


def _replayed(read: Journal) -> tuple[Game, History]:
    game = registry.game(read.header.game)
    return game, History.of(game, read)


def _viewer(read: Journal, asked: Viewer) -> Viewer:
    """Where to look from: what is asked for, else the seat of the one person who played, else with the spectators.

    Before the end of a match nobody looks from another place than the own.
    """
    own = seat_of_person(read.header)
    if asked is None:
        return own
    if isinstance(asked, str):
        _check_open(read)
        return OPEN
    if asked >= len(read.header.seats):
        raise typer.BadParameter(_("the match has no seat %(number)s") % {"number": asked + 1})
    if read.outcome is None and asked != own:
        raise typer.BadParameter(_("What another seat sees can be looked at when the match is over."))
    return asked


def _check_open(read: Journal) -> None:
    """Refuse to show what all seats hold where the match goes on, or the game cannot."""
    game = registry.game(read.header.game)
    if not game.has(Capability.OPEN_VIEW):
        raise typer.BadParameter(_("%(game)s has no view with all hands open") % {"game": game.title})
    if read.outcome is None:
        raise typer.BadParameter(_("What another seat sees can be looked at when the match is over."))
