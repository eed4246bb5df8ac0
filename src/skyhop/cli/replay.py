"""Replay matches from their journals, ply by ply."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

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
    _examples: Examples = False,
) -> None:
    """Print matches ply by ply; a journal that is cut or tampered with is named with its line and ply."""
    found = False
    for number, line in enumerate(_lines(file), start=1):
        try:
            read = journal.read_line(_text(line))
            if match in (None, read.header.match):
                found = True
                _show(read, as_json=as_json, svg=svg)
        except JournalError as error:
            names = {"file": file, "line": number, "error": error}
            print(_("skyhop: %(file)s, line %(line)s, %(error)s") % names, file=sys.stderr)
            raise typer.Exit(FAILED) from None
    if not found:
        wanted = _("match") if match is None else _("match %(number)s") % {"number": match}
        raise typer.BadParameter(_("%(file)s has no %(match)s") % {"file": file, "match": wanted})


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


def _show(read: Journal, *, as_json: bool, svg: Path | None) -> None:
    """Print one match, and draw it where a folder is given."""
    game = registry.game(read.header.game)
    if svg is not None:
        svg.mkdir(parents=True, exist_ok=True)
    for ply, state, entry, _events in plies(read):
        is_chance = entry is not None and entry.is_chance
        if not as_json:
            print(_line(game, ply, state, entry))
        elif not is_chance:
            print(json.dumps(_decision(game, read, ply, state, entry)))
        if svg is not None and not is_chance:
            drawn = game.draw(game.view(state, game.to_decide(state)))
            (svg / f"match-{read.header.match}-ply-{ply:03d}.svg").write_text(drawn, encoding="utf-8")


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
