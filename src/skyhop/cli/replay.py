"""Replay matches from their journals, ply by ply."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from skyhop.core import journal, registry
from skyhop.core.i18n import _
from skyhop.core.journal import Entry, Journal
from skyhop.core.match import plies
from skyhop.core.protocol import Game, State
from skyhop.core.refusals import JournalError

FAILED = 1


def replay(
    file: Annotated[Path, typer.Argument(help=_("Journals, one a line, as skyhop simulate writes them."))],
    *,
    match: Annotated[int | None, typer.Option(min=1, help=_("Only the match of this number."))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=_("Write one JSON object a decision, with the whole truth."))] = False,
    svg: Annotated[Path | None, typer.Option(help=_("Draw every decision into this folder, as SVG."))] = None,
) -> None:
    """Print matches ply by ply; a journal that is cut or tampered with is named with its line and ply."""
    found = False
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        try:
            read = journal.read_line(line)
            if match in (None, read.header.match):
                found = True
                _show(read, as_json=as_json, svg=svg)
        except JournalError as error:
            print(_("skyhop: %(file)s, line %(line)s, %(error)s") % {"file": file, "line": number, "error": error}, file=sys.stderr)
            raise typer.Exit(FAILED) from None
    if not found:
        wanted = _("no match") if match is None else _("no match %(match)s") % {"match": match}
        raise typer.BadParameter(_("%(file)s has %(wanted)s") % {"file": file, "wanted": wanted})


def _show(read: Journal, *, as_json: bool, svg: Path | None) -> None:
    """Print one match, or draw it."""
    game = registry.game(read.header.game)
    if svg is not None:
        svg.mkdir(parents=True, exist_ok=True)
    for ply, state, entry in plies(read):
        if entry is not None and entry.is_chance and not as_json:
            print(f"{ply:4d}  {entry.actor}: {entry.text}")
        if entry is None or not entry.is_chance:
            line = json.dumps(_decision(game, read, ply, state, entry)) if as_json else _line(game, ply, state, entry)
            print(line)
            if svg is not None:
                drawn = game.draw(game.view(state, game.to_decide(state)))
                (svg / f"match-{read.header.match}-ply-{ply:03d}.svg").write_text(drawn, encoding="utf-8")


def _decision(game: Game, read: Journal, ply: int, state: State, entry: Entry | None) -> dict[str, Any]:
    """Give one decision, or with no entry the end, as a JSON object."""
    fields: dict[str, Any] = {
        "match": read.header.match,
        "ply": ply,
        "to_decide": game.to_decide(state),
        "position": game.position(state),
        "legal": [game.write(state, action) for action in game.legal(state)],
        "action": entry.text if entry else None,
    }
    outcome = game.outcome(state)
    if entry is None:
        winner = outcome.winners[0] if outcome and len(outcome.winners) == 1 else -1
        fields |= {"over": outcome is not None, "winner": winner if outcome else None, "reason": outcome.reason if outcome else None}
    return fields


def _line(game: Game, ply: int, state: State, entry: Entry | None) -> str:
    """Write one decision, or the end, as a line for people."""
    if entry is not None:
        return f"{ply:4d}  {_('seat %(seat)s') % {'seat': entry.actor}}: {entry.text}"
    outcome = game.outcome(state)
    if outcome is None:
        return _("%(ply)4d  the match goes on") % {"ply": ply}
    if not outcome.winners:
        return _("%(ply)4d  drawn (%(reason)s)") % {"ply": ply, "reason": outcome.reason}
    winners = ", ".join(str(seat) for seat in outcome.winners)
    return _("%(ply)4d  won by seat %(winners)s (%(reason)s)") % {"ply": ply, "winners": winners, "reason": outcome.reason}
