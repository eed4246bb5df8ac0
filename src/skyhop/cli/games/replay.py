"""Replay matches from their journals: step by step, as text, as pictures or as a film."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import Progress

from skyhop.cli.files import Readings, read_journals, report_damage, require_sound, take_single_match
from skyhop.cli.options import with_examples, with_gathered_options
from skyhop.engine.document import write_document
from skyhop.engine.event import TakenBack
from skyhop.engine.state import OPEN, State, Viewer
from skyhop.files import printable, write_whole
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.documents import describe_decision
from skyhop.game.ending import describe_resignation, ending_of, parse_ending
from skyhop.game.game import Game
from skyhop.game.journal import Journal, JournalEntry, count_in
from skyhop.game.match import plies
from skyhop.game.text import describe_take_back, seat_number
from skyhop.i18n import _, listed, translated
from skyhop.server.matches.history import History
from skyhop.svg import outline_texts
from skyhop.terminal.replay import Replay, seat_of_person
from skyhop.terminal.screen import ColourScreen, Keys, Leave, screen

KIND = ".webp"


def find_console() -> Console | None:
    """Return the console if a person uses a terminal that supports drawing and single keys, otherwise None."""
    display = screen(plain=not Keys.can_be_read())
    return display.console if isinstance(display, ColourScreen) else None


def look_back(journal: Journal, requested_viewer: Viewer, console: Console, *, has_next: bool) -> bool:
    """Show a match in the terminal. The person moves through it with keys. Return True for the key "next match"."""
    game, history = _replay_journal(journal)
    with Keys() as keys:
        looking = Replay(
            game, history, console, keys, _replay_viewer(journal, requested_viewer), is_over=journal.outcome is not None
        )
        try:
            return looking.run(has_next=has_next)
        except Leave:
            return False


class Folders(NamedTuple):
    """Folders for pictures of all decisions: one for SVG files and one for PNG files.

    None means that the command writes no pictures of this type.
    """

    svg: Path | None = None
    """Draw the position of every decision as an SVG file into this folder."""
    png: Path | None = None
    """Draw the position of every decision as a PNG file into this folder, with the latest events."""

    def fill(self, journal: Journal, requested_viewer: Viewer) -> None:
        """Write one picture for each decision and one for the end of the match.

        Each picture shows the view of the requested viewer. Without a request, it shows the view of the deciding
        seat if the match is over. For a running match, it shows the view of the only person or, if there is none,
        of a spectator.
        """
        for folder in filter(None, self):
            folder.mkdir(parents=True, exist_ok=True)
        if not any(self):
            return
        game, history = _replay_journal(journal)
        is_open = journal.outcome is not None and requested_viewer is None
        viewer = _replay_viewer(journal, requested_viewer)
        for step in range(len(history) + 1):
            if is_open:
                viewer = game.to_decide(history.view(step, None))
            name = f"match-{journal.header.match}-step-{step:03d}"
            self._draw(name, *history.draw_frame(step, viewer))

    def _draw(self, name: str, drawing: str, sentence: str) -> None:
        if self.svg is not None:
            (self.svg / f"{name}.svg").write_text(outline_texts(drawing), encoding="utf-8")
        if self.png is not None:
            from skyhop.print.picture import render_picture  # noqa: PLC0415 - an optional dependency

            (self.png / f"{name}.png").write_bytes(render_picture(drawing, sentence))


class FilmOptions(NamedTuple):
    """Options of a film: its file, and its first and last step. None means the first or last step of the match."""

    path: Annotated[Path | None, typer.Option("--film", metavar="FILE.webp")] = None
    """Make a film of one match."""
    first: Annotated[int | None, typer.Option("--from", min=0)] = None
    """First step of the film."""
    last: Annotated[int | None, typer.Option("--to", min=0)] = None
    """Last step of the film."""

    def check(self, options: list[str]) -> None:
        """Raise a usage error for `--from` and `--to` without a film, and for options that have no effect on a film."""
        if self.path is not None and options:
            raise typer.BadParameter(_("--film makes only a film: leave out %(option)s") % {"option": options[0]})
        if self.path is None and not (self.first is None and self.last is None):
            raise typer.BadParameter(
                _("--from and --to select the steps of a film. Add a film, such as --film match.webp.")
            )


def _check_film(path: Path) -> None:
    """Raise a usage error if the program cannot write the film file. Check this before the slow rendering."""
    names = {"file": path, "folder": path.parent}
    if path.suffix != KIND:
        raise typer.BadParameter(_("%(file)s: films are WebP files. Choose a name such as match.webp.") % names)
    if not path.parent.is_dir():
        raise typer.BadParameter(_("%(file)s: the folder %(folder)s does not exist") % names)
    if path.is_dir():
        raise typer.BadParameter(_("%(file)s is a folder. Choose a name for a file") % names)
    if path.exists() and not path.is_file():
        raise typer.BadParameter(
            _("%(file)s is a device or a pipe, and the film would replace it. Choose another file") % names
        )


def _save_film(path: Path, journal: Journal, requested_viewer: Viewer, first: int | None, last: int | None) -> None:
    """Render a film of a match and write the complete film to a file. Show the progress on a terminal."""
    from skyhop.print.picture import render_film  # noqa: PLC0415 - an optional dependency

    _game, history = _replay_journal(journal)
    viewer = _replay_viewer(journal, requested_viewer)
    ends = (first or 0, len(history) if last is None else last)
    begin, end = sorted(min(each, len(history)) for each in ends)
    count, console = end - begin + 1, Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(_("Making the film"), total=count)
        data = render_film(
            lambda number: history.draw_frame(begin + number, viewer),
            count,
            lambda pictures: progress.update(task, completed=pictures),
        )
    write_whole(path, data)
    size = {"file": path, "count": count, "size": round(len(data) / 1000)}
    print(_("%(file)s: %(count)s pictures, %(size)s kB") % size)


def _replay_journal(journal: Journal) -> tuple[Game, History]:
    game = registry.game(journal.header.game)
    return game, History.of(game, journal)


def _replay_viewer(journal: Journal, requested: Viewer) -> Viewer:
    """Return the viewer of a replay: the viewer in the options or, by default, the seat of the only person.

    If the match does not have exactly one person, the default is None for a spectator. In a running match, any seat
    except the person's seat is a usage error.
    """
    own = seat_of_person(journal.header)
    if requested is None:
        return own
    if isinstance(requested, str):
        _check_open(journal)
        return OPEN
    if requested >= len(journal.header.seats):
        raise typer.BadParameter(_("the match has no seat %(number)s") % {"number": requested + 1})
    if journal.outcome is None and requested != own:
        raise typer.BadParameter(_("You can switch to another player's view after the match."))
    return requested


def _check_open(journal: Journal) -> None:
    """Raise a usage error if the match still runs or the game has no open view (a view of all hands)."""
    game = registry.game(journal.header.game)
    if not game.has(Capability.OPEN_VIEW):
        raise typer.BadParameter(_("%(game)s has no view with all hands revealed") % {"game": game.title})
    if journal.outcome is None:
        raise typer.BadParameter(_("You can switch to another player's view after the match."))


class Viewpoint(NamedTuple):
    """Options for the seat whose view the pictures and films show. Without these options, the command chooses."""

    seat: Annotated[int | None, typer.Option(min=1)] = None
    """Draw pictures and films as this seat sees the match.

    Default for pictures of a finished match: the seat that decides. Default for films, and for pictures of a running
    match: the seat of the person if exactly one person plays, otherwise a spectator.
    """
    all_open: bool = False
    """Show all hands in pictures and films. This option works only after the end of a match."""

    def viewer(self) -> Viewer:
        """Return the viewer that the options name, with seats counted from 0. Return None without these options."""
        if self.all_open and self.seat is not None:
            raise typer.BadParameter(_("--all-open shows the cards of all seats: leave out --seat"))
        if self.all_open:
            return OPEN
        return None if self.seat is None else self.seat - 1


@with_gathered_options
@with_examples
def replay(
    file: Path,
    *,
    match: Annotated[int | None, typer.Option(min=1)] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    folders: Folders,
    film: FilmOptions,
    viewpoint: Viewpoint,
    plain: bool = False,
) -> None:
    """Replay matches. In a terminal, move through them with keys. Otherwise print them as lines of text.

    If a journal is truncated or changed, the command reports the line and the ply of the damage.

    Args:
        file: File of journals, one per line, from skyhop simulate.
        match: Number of the match. Default: all matches of the file.
        as_json: Print one JSON object per decision, with all hidden information.
        plain: Print lines of text instead of the interactive replay.
    """
    found = read_journals(file, match)
    others = {"--plain": plain, "--json": as_json, "--svg": folders.svg, "--png": folders.png}
    film.check([option for option, value in others.items() if value])
    viewer = viewpoint.viewer()
    if film.path is not None:
        _check_film(film.path)
        line, read = take_single_match(found, file)
        with report_damage(file, line):
            _save_film(film.path, read, viewer, film.first, film.last)
    elif not any(others.values()) and (console := find_console()):
        _look_back(found, file, console, viewer)
    elif viewer is not None and not any(folders):
        option = "--all-open" if viewpoint.all_open else "--seat"
        problem = _(
            "%(option)s works only with pictures, films and the interactive replay. The plain list always shows "
            "all cards."
        )
        raise typer.BadParameter(problem % {"option": option})
    else:
        for line, reading in found:
            with report_damage(file, line):
                read = require_sound(reading)
                folders.fill(read, viewer)  # draw first, so that an error appears before any output
                _show(read, as_json=as_json)


def _look_back(readings: Readings, file: Path, console: Console, viewer: Viewer) -> None:
    """Show matches one after another until the person quits. Report a damaged match only when its turn comes."""
    coming = next(readings, None)
    while coming is not None:
        (line, reading), coming = coming, next(readings, None)
        with report_damage(file, line):
            wants_more = look_back(require_sound(reading), viewer, console, has_next=coming is not None)
        if not wants_more:
            return


def _show(journal: Journal, *, as_json: bool) -> None:
    """Print one match as text or as JSON."""
    game = registry.game(journal.header.game)
    step = 0
    for ply, state, entry, _events in plies(journal):
        is_chance = entry is not None and entry.is_chance
        step += entry is not None and not is_chance
        if not as_json:
            number = "" if entry is None or is_chance else step
            print(printable(f"{number:>4}  {_format_entry(game, state, entry)}"))
        elif not is_chance:
            print(write_document(describe_decision(journal.header.match, game, ply, state, entry)))


def _format_entry(game: Game, state: State, entry: JournalEntry | None) -> str:
    """Return a line of text that describes a journal entry. If `entry` is None, describe the end of the match."""
    if entry is None:
        return _describe_ending(game, state)
    if count := count_in(entry):
        return describe_take_back(TakenBack(int(entry.actor), count), seat_number)
    if not entry.is_chance and (ended := parse_ending(entry.text, int(entry.actor))) is not None:
        ending, given_up = ended
        return (
            describe_resignation(given_up, seat_number) if given_up else ending.describe(seat_number(int(entry.actor)))
        )
    actor = entry.actor if entry.is_chance else _("seat %(number)s") % {"number": int(entry.actor) + 1}
    return f"{actor}: {entry.text}"


def _describe_ending(game: Game, state: State) -> str:
    outcome = game.outcome(state)
    if outcome is None:
        return _("the match goes on")
    if not ending_of(outcome).counts:
        return translated(ending_of(outcome).title)
    if not outcome.winners:
        return _("drawn (%(reason)s)") % {"reason": outcome.reason}
    names = {"winners": listed(str(seat + 1) for seat in outcome.winners), "reason": outcome.reason}
    if len(outcome.winners) > 1:
        return _("win shared by seats %(winners)s (%(reason)s)") % names
    return _("won by seat %(winners)s (%(reason)s)") % names
