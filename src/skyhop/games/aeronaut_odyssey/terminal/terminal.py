"""Aeronaut Odyssey as a terminal knows it: the functions of `skyhop.game.game_terminal.GameTerminal`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from skyhop.engine.state import View
from skyhop.games.aeronaut_odyssey.terminal.choices import choices_of, clauses_of
from skyhop.games.aeronaut_odyssey.terminal.normalization import normalized
from skyhop.games.aeronaut_odyssey.terminal.table import TablePicture
from skyhop.games.aeronaut_odyssey.text import labels
from skyhop.games.aeronaut_odyssey.text.description import face_lines, map_lines, order_lines, trajectory_lines
from skyhop.games.aeronaut_odyssey.text.explanation import Offer, explained
from skyhop.games.aeronaut_odyssey.text.standing import score_line
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _


class AeronautTerminal:
    """What a person at a terminal sees, types and is told."""

    def render(self, view: View) -> TablePicture:
        """Draw a view in colour."""
        return TablePicture(AeronautOdysseyView.of(view))

    def normalize(self, text: str) -> str:
        """[AO-12] Write what a person typed as notation is written."""
        return normalized(text)

    def explain(self, view: View, action: int) -> str:
        """Say in one sentence what an action does."""
        return explained(Offer(AeronautOdysseyView.of(view), action))

    def choices(self, view: View) -> list[str]:
        """List what the viewer may do now, by kind."""
        return choices_of(AeronautOdysseyView.of(view))

    def topics(self, view: View) -> Mapping[str, str]:
        """The map city by city, the scores, and what there is to be gained."""
        seen = AeronautOdysseyView.of(view)
        goals = [*trajectory_lines(seen), *face_lines(seen)]
        if seen.seat is not None:
            goals += order_lines(seen, seen.seat)
        return {
            _("map"): "\n".join(map_lines(seen)),
            _("scores"): "\n".join(score_line(seen, seat) for seat in seen.seats),
            _("goals"): "\n".join(goals) or _("In this match only routes give points."),
        }

    def legend(self) -> str:
        """[AO-12.1] Say which letter stands for which type."""
        return labels.legend()

    def clauses(self, view: View) -> Sequence[str]:
        """Name the clauses that matter at this moment."""
        return clauses_of(AeronautOdysseyView.of(view))


TERMINAL = AeronautTerminal()
