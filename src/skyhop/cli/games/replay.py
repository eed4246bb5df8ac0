"""Look back at matches from their journals: by keys, in lines, as pictures, as a film."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import Progress

from skyhop.cli.arguments import Examples
from skyhop.cli.files import Readings, named, readings, sound, the_one
from skyhop.engine.document import written
from skyhop.engine.event import TakenBack
from skyhop.engine.state import OPEN, State, Viewer
from skyhop.files import write_whole
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.documents import decision_shown
from skyhop.game.ending import ending_of, how_it_was_given_up, read
from skyhop.game.game import Game
from skyhop.game.journal import Journal, JournalEntry
from skyhop.game.match import plies
from skyhop.game.take_back import count_in, how_it_was_taken_back
from skyhop.game.text import seat_number
from skyhop.i18n import _, listed, translated
from skyhop.server.matches.history import History
from skyhop.svg.element import outlined
from skyhop.terminal.replay import Replay
from skyhop.terminal.save import seat_of_person
from skyhop.terminal.screen import ColourScreen, Keys, Leave, screen

KIND = ".webp"


def console_to_look_back_on() -> Console | None:
    """The console where somebody sits at a terminal that can draw and tells single keys, else none."""
    shown = screen(plain=not Keys.can_be_read())
    return shown.console if isinstance(shown, ColourScreen) else None


def look_back(read: Journal, asked: Viewer, console: Console, *, has_next: bool) -> bool:
    """Lead through a match by keys; say whether the next one is wanted."""
    game, history = _replayed(read)
    with Keys() as keys:
        looking = Replay(game, history, console, keys, _replay_viewer(read, asked), is_over=read.outcome is not None)
        try:
            return looking.run(has_next=has_next)
        except Leave:
            return False


class Folders(NamedTuple):
    """Folders for pictures of every decision, as SVG and as PNG; None for no pictures."""

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
        viewer = _replay_viewer(read, asked)
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


class FilmRange(NamedTuple):
    """Options of a film: file, viewpoint and steps; None means all steps."""

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
        viewer = _replay_viewer(read, self.viewer)
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


def _replay_viewer(read: Journal, asked: Viewer) -> Viewer:
    """Choose the viewpoint: the option, then the seat of the only person, then spectators.

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


Seat = Annotated[
    int | None,
    typer.Option(
        min=1, help=_("The seat that pictures and films are seen from; without it, they are seen as the match allows.")
    ),
]
AllOpen = Annotated[
    bool, typer.Option("--all-open", help=_("Pictures and films with all hands face up; after the end alone."))
]


def replay(
    file: Annotated[Path, typer.Argument(help=_("Journals, one a line, as skyhop simulate writes them."))],
    *,
    match: Annotated[int | None, typer.Option(min=1, help=_("Only the match of this number."))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=_("One JSON object a decision, all revealed."))] = False,
    svg: Annotated[Path | None, typer.Option(help=_("Draw every decision into this folder, as SVG."))] = None,
    png: Annotated[Path | None, typer.Option(help=_("The same as PNG, with what had just happened."))] = None,
    film: Annotated[Path | None, typer.Option(metavar="FILE.webp", help=_("Make a film of one match."))] = None,
    first: Annotated[int | None, typer.Option("--from", min=0, help=_("The step at which the film begins."))] = None,
    last: Annotated[int | None, typer.Option("--to", min=0, help=_("The step at which it ends."))] = None,
    seat: Seat = None,
    all_open: AllOpen = False,
    plain: Annotated[bool, typer.Option("--plain", help=_("Lines, also where keys could lead through them."))] = False,
    _examples: Examples = False,
) -> None:
    """Look back at matches: by keys in a terminal, elsewhere step by step in lines.

    A journal that is cut or tampered with is named with its line and ply.
    """
    found = readings(file, match)
    folders = Folders(svg, png)
    others = {"--plain": plain, "--json": as_json, "--svg": svg, "--png": png}
    given = [option for option, value in others.items() if value]
    _refuse_together(given, is_film=film is not None, is_stretch=first is not None or last is not None)
    viewer = _viewer(seat, all_open=all_open)
    if film is not None:
        _film(found, file, FilmRange(film, viewer, first, last))
    elif not given and (console := console_to_look_back_on()):
        _look_back(found, file, console, viewer)
    elif viewer is not None and not (svg or png):
        option = "--all-open" if all_open else "--seat"
        problem = _("%(option)s is for pictures, films and looking back by keys; lines tell everything")
        raise typer.BadParameter(problem % {"option": option})
    else:
        for line, reading in found:
            with named(file, line):
                read = sound(reading)
                folders.fill(read, viewer)  # first, since what cannot be drawn is to be said before a match of lines
                _show(read, as_json=as_json)


def _viewer(seat: int | None, *, all_open: bool) -> Viewer:
    """Return the viewpoint for pictures from a seat counted from 1; None if the option is not given."""
    if all_open and seat is not None:
        raise typer.BadParameter(_("--all-open shows what all seats hold: leave --seat out"))
    if all_open:
        return OPEN
    return None if seat is None else seat - 1


def _refuse_together(options: list[str], *, is_film: bool, is_stretch: bool) -> None:
    """Refuse options of which one would be left out without a word."""
    if is_film and options:
        raise typer.BadParameter(_("--film makes a film alone: leave %(option)s out") % {"option": options[0]})
    if is_stretch and not is_film:
        raise typer.BadParameter(_("--from and --to say what a film shows: name one, such as --film match.webp"))


def _film(found: Readings, file: Path, film: FilmRange) -> None:
    """Make a film of the one match that is asked for."""
    film.check()
    line, read = the_one(found, file)
    with named(file, line):
        film.save(read)


def _look_back(found: Readings, file: Path, console: Console, viewer: Viewer) -> None:
    """Look back at match after match, until the person has seen enough; a broken one is told when it is asked for."""
    coming = next(found, None)
    while coming is not None:
        (line, reading), coming = coming, next(found, None)
        with named(file, line):
            wants_more = look_back(sound(reading), viewer, console, has_next=coming is not None)
        if not wants_more:
            return


def _show(read: Journal, *, as_json: bool) -> None:
    """Print one match."""
    game = registry.game(read.header.game)
    step = 0
    for ply, state, entry, _events in plies(read):
        is_chance = entry is not None and entry.is_chance
        step += entry is not None and not is_chance
        if not as_json:
            number = "" if entry is None or is_chance else step
            print(f"{number:>4}  {_line(game, state, entry)}")
        elif not is_chance:
            print(written(decision_shown(read.header.match, game, ply, state, entry)))


def _line(game: Game, state: State, entry: JournalEntry | None) -> str:
    """Write what happened at a ply, or the end, as a line for people."""
    if entry is None:
        return _ending(game, state)
    if count := count_in(entry):
        return how_it_was_taken_back(TakenBack(int(entry.actor), count), seat_number)
    if not entry.is_chance and (ended := read(entry.text, int(entry.actor))) is not None:
        ending, given_up = ended
        return how_it_was_given_up(given_up, seat_number) if given_up else ending.told(seat_number(int(entry.actor)))
    actor = entry.actor if entry.is_chance else _("seat %(number)s") % {"number": int(entry.actor) + 1}
    return f"{actor}: {entry.text}"


def _ending(game: Game, state: State) -> str:
    outcome = game.outcome(state)
    if outcome is None:
        return _("the match goes on")
    if not ending_of(outcome).counts:
        return translated(ending_of(outcome).title)
    if not outcome.winners:
        return _("drawn (%(reason)s)") % {"reason": outcome.reason}
    names = {"winners": listed(str(seat + 1) for seat in outcome.winners), "reason": outcome.reason}
    if len(outcome.winners) > 1:
        return _("shared by seats %(winners)s (%(reason)s)") % names
    return _("won by seat %(winners)s (%(reason)s)") % names
