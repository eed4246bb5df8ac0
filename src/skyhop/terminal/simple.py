"""The terminal of games that bring none of their own: the table in words, actions by their notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap

from rich.box import ROUNDED
from rich.panel import Panel
from rich.text import Text

from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.game_terminal import GameTerminal
from skyhop.i18n import _

WIDTH = 76


class PlainTerminal:
    """What a person at a terminal sees of any game, types and is told."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def render(self, view: View) -> Panel:
        """Frame the text of a view."""
        text = self._game.text(view)
        return Panel(Text(text), title=Text(self._game.title, "bold"), box=ROUNDED, padding=(1, 3), expand=False)

    def normalize(self, text: str) -> str:
        """Drop blanks that are too many; nothing is known of the notation."""
        return " ".join(text.split())

    def explain(self, view: View, action: int) -> str:  # noqa: ARG002  nothing is known of what actions do
        """Say no more than that it is an action."""
        return _("your choice.")

    def choices(self, view: View) -> list[str]:
        """List the legal actions."""
        actions = "  ".join(self._game.write(view, action) for action in self._game.legal(view))
        return [_("You may do, as it is written here:"), *(f"  {line}" for line in wrap(actions, WIDTH))]

    def topics(self, view: View) -> Mapping[str, str]:  # noqa: ARG002  as above
        """Nothing besides the table can be asked for."""
        return {}

    def legend(self) -> str:
        """No letters are known to stand for anything."""
        return ""

    def clauses(self, view: View) -> Sequence[str]:  # noqa: ARG002  as above
        """Nobody knows which clauses matter now."""
        return ()


def terminal_of(game: Game) -> GameTerminal:
    """The terminal of a game: its own where it brings one, else the plain one."""
    return game.terminal() if game.has(Capability.TERMINAL) else PlainTerminal(game)
