"""Look back at matches from their journals: by keys, in lines, as pictures, as a film."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from skyhop.cli._looking_back import Film, Folders, console_to_look_back_on, look_back
from skyhop.cli._named import Examples
from skyhop.core import journal, registry
from skyhop.core.game import Game
from skyhop.core.i18n import _
from skyhop.core.journal import Entry, Journal
from skyhop.core.match import plies
from skyhop.core.refusals import JournalError
from skyhop.core.state import State

FAILED = 1
LONGEST_LINE = 8 * 1024 * 1024
"""Bytes; a match with the largest board has a fortieth of that."""


def replay(
    file: Annotated[Path, typer.Argument(help=_("Journals, one a line, as skyhop simulate writes them."))],
    *,
    match: Annotated[int | None, typer.Option(min=1, help=_("Only the match of this number."))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=_("One JSON object a decision, all revealed."))] = False,
    svg: Annotated[Path | None, typer.Option(help=_("Draw every decision into this folder, as SVG."))] = None,
    png: Annotated[Path | None, typer.Option(help=_("The same as PNG, with what had just happened."))] = None,
    film: Annotated[Path | None, typer.Option(metavar="FILE.webp", help=_("Make a film of one match."))] = None,
    first: Annotated[int | None, typer.Option("--from", min=0, help=_("The ply at which the film begins."))] = None,
    last: Annotated[int | None, typer.Option("--to", min=0, help=_("The ply at which it ends."))] = None,
    seat: Annotated[
        int | None,
        typer.Option(
            min=1,
            help=_("The seat that pictures and films are seen from; without it, they are seen as the match allows."),
        ),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help=_("Lines, also where keys could lead through them."))] = False,
    _examples: Examples = False,
) -> None:
    """Look back at matches: by keys in a terminal, elsewhere ply by ply in lines.

    A journal that is cut or tampered with is named with its line and ply.
    """
    readings = _readings(file, match)
    folders = Folders(svg, png)
    others = {"--plain": plain, "--json": as_json, "--svg": svg, "--png": png}
    named = [option for option, value in others.items() if value]
    _refuse_together(named, is_film=film is not None, is_stretch=first is not None or last is not None)
    if film is not None:
        _film(readings, file, Film(film, seat, first, last))
    elif not named and (console := console_to_look_back_on()):
        _look_back(readings, file, console, seat)
    elif seat is not None and not (svg or png):
        raise typer.BadParameter(_("--seat is for pictures, films and looking back by keys; lines tell everything"))
    else:
        for line, reading in readings:
            with _named(file, line):
                read = _sound(reading)
                _show(read, as_json=as_json)
                folders.fill(read, seat)


def _refuse_together(named: list[str], *, is_film: bool, is_stretch: bool) -> None:
    """Refuse options of which one would be left out without a word."""
    if is_film and named:
        raise typer.BadParameter(_("--film makes a film alone: leave %(option)s out") % {"option": named[0]})
    if is_stretch and not is_film:
        raise typer.BadParameter(_("--from and --to say what a film shows: name one, such as --film match.webp"))


Readings = Iterator[tuple[int, Journal | JournalError]]


def _readings(file: Path, match: int | None) -> Readings:
    """Read the journals that are asked for, with the numbers of their lines; the first that is broken ends them."""
    found = False
    for line, text in enumerate(_lines(file), start=1):
        try:
            read = journal.read_line(_text(text))
        except JournalError as error:
            yield line, error
            return
        if match in (None, read.header.match):
            found = True
            yield line, read
    if not found:
        wanted = _("match") if match is None else _("match %(number)s") % {"number": match}
        raise typer.BadParameter(_("%(file)s has no %(match)s") % {"file": file, "match": wanted})


def _sound(reading: Journal | JournalError) -> Journal:
    """The journal that was read; `JournalError` where it is broken."""
    if isinstance(reading, JournalError):
        raise reading
    return reading


@contextmanager
def _named(file: Path, line: int) -> Iterator[None]:
    """Name the line where a journal cannot be read or replayed."""
    try:
        yield
    except JournalError as error:
        names = {"file": file, "line": line, "error": error}
        print(_("skyhop: %(file)s, line %(line)s, %(error)s") % names, file=sys.stderr)
        raise typer.Exit(FAILED) from None


def _film(readings: Readings, file: Path, film: Film) -> None:
    """Make a film of the one match that is asked for."""
    film.check()
    (line, reading), *more = islice(readings, 2)
    with _named(file, line):
        read = _sound(reading)
    if more:
        raise typer.BadParameter(_("%(file)s has more than one match; --match says which") % {"file": file})
    with _named(file, line):
        film.save(read)


def _look_back(readings: Readings, file: Path, console: Console, seat: int | None) -> None:
    """Look back at match after match, until the person has seen enough; a broken one is told when it is asked for."""
    coming = next(readings, None)
    while coming is not None:
        (line, reading), coming = coming, next(readings, None)
        with _named(file, line):
            wants_more = look_back(_sound(reading), seat, console, has_next=coming is not None)
        if not wants_more:
            return


def _lines(file: Path) -> Iterator[bytes]:
    """Read a file line by line; of a line that never ends only so much that it shows."""
    with file.open("rb") as opened:
        while line := opened.readline(LONGEST_LINE + 1):
            yield line


def _text(line: bytes) -> str:
    """The text of a line; `JournalError` where it can be none of a journal."""
    if len(line) > LONGEST_LINE:
        raise JournalError(_("the line is longer than any journal"))
    try:
        return line.decode("utf-8").rstrip("\r\n")
    except UnicodeDecodeError:
        raise JournalError(_("the line is no text")) from None


def _show(read: Journal, *, as_json: bool) -> None:
    """Print one match."""
    game = registry.game(read.header.game)
    for ply, state, entry, _events in plies(read):
        is_chance = entry is not None and entry.is_chance
        if not as_json:
            print(_line(game, ply, state, entry))
        elif not is_chance:
            print(json.dumps(_decision(game, read, ply, state, entry)))


def _decision(game: Game, read: Journal, ply: int, state: State, entry: Entry | None) -> dict[str, Any]:
    """One decision, or with no entry the end, as a JSON object."""
    decision: dict[str, Any] = {
        "match": read.header.match,
        "ply": ply,
        "to_decide": game.to_decide(state),
        "phase": game.phase(state),
        "position": game.position(state),
        "legal": [game.write(state, action) for action in game.legal(state)],
        "action": entry.text if entry else None,
    }
    return decision if entry else decision | _end(game, state)


def _end(game: Game, state: State) -> dict[str, Any]:
    """The fields that only the last object of a match has; winner -1 is a draw or a win that several share."""
    outcome = game.outcome(state)
    if outcome is None:
        return {"over": False, "winner": None, "winners": None, "reason": None}
    winner = outcome.winners[0] if len(outcome.winners) == 1 else -1
    return {"over": True, "winner": winner, "winners": list(outcome.winners), "reason": outcome.reason}


def _line(game: Game, ply: int, state: State, entry: Entry | None) -> str:
    """Write one ply, or the end, as a line for people."""
    if entry is None:
        return f"{ply:4d}  {_ending(game, state)}"
    actor = entry.actor if entry.is_chance else _("seat %(number)s") % {"number": int(entry.actor) + 1}
    return f"{ply:4d}  {actor}: {entry.text}"


def _ending(game: Game, state: State) -> str:
    outcome = game.outcome(state)
    if outcome is None:
        return _("the match goes on")
    if not outcome.winners:
        return _("drawn (%(reason)s)") % {"reason": outcome.reason}
    names = {"winners": ", ".join(str(seat + 1) for seat in outcome.winners), "reason": outcome.reason}
    if len(outcome.winners) > 1:
        return _("shared by seats %(winners)s (%(reason)s)") % names
    return _("won by seat %(winners)s (%(reason)s)") % names
