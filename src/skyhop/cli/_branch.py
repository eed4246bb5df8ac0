"""A match that plays on from a step of one in a file, for `skyhop play --from`."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import typer

from skyhop.bots import bot
from skyhop.cli._journals import named, readings, the_one
from skyhop.core.engine.ruleset import Ruleset
from skyhop.core.game.branch import branch
from skyhop.core.game.game import Game
from skyhop.core.game.journal import Journal
from skyhop.core.game.match import Match, Shuffler, game_of
from skyhop.core.language.i18n import _
from skyhop.table.history import History


class Source(NamedTuple):
    """The place in a match that is over from which another is to play on, and the seat that is to be played."""

    file: Path
    journal: Journal
    game: Game
    ply: int
    seat: int

    @classmethod
    def read(cls, file: Path, match: int | None, step: int, seat: int | None) -> Source:
        """Read the one match, at a step; no seat stands for the one that decides there.

        Raises:
            BadParameter: where the match has no such step or seat, is not over yet, or is over at the step.

        """
        line, journal = the_one(readings(file, match), file)
        with named(file, line):
            game = game_of(journal)
            history = History.of(game, journal)
        if journal.outcome is None:
            raise typer.BadParameter(_("the match in %(file)s is not over; --resume goes on with it") % {"file": file})
        if step >= len(history):
            names = {"file": file, "last": len(history) - 1}
            raise typer.BadParameter(_("the match in %(file)s can be played on from steps 0 to %(last)s") % names)
        if seat is not None and seat > len(journal.header.seats):
            raise typer.BadParameter(_("the match in %(file)s has no seat %(number)s") % {"file": file, "number": seat})
        due = game.to_decide(history.view(step, None)) or 0
        return cls(file, journal, game, history.ply_of(step), due if seat is None else seat - 1)

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the match."""
        return self.game.ruleset(self.journal.header.ruleset)

    @property
    def opponents(self) -> list[str]:
        """The bots that sat in the other seats, the usual one where there was none."""
        others = (name for seat, name in enumerate(self.journal.header.seats) if seat != self.seat)
        return [name if name in bot.names() else bot.usual(self.game).name for name in others]

    def begin(self, players: list[str], shuffler: Shuffler) -> Match:
        """Begin the match of these players, of whom the first takes the seat, the others theirs in order."""
        me, *others = players
        return branch(
            self.journal, self.ply, [*others[: self.seat], me, *others[self.seat :]], shuffler, self.file.name
        )
