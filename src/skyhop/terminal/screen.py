"""What a person at the terminal sees: in colour, or as plain text for screen readers, pipes and files."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from io import TextIOWrapper
from typing import Protocol

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.i18n import _
from skyhop.terminal.simple import terminal_of

SHORT_TABLE = 40
"""Lines of a table that is written anew each time."""
CLEAR_ALL = "\033[H\033[2J\033[3J"
"""Clears the screen and what has scrolled off it."""


class Screen(Protocol):
    """What everybody at the table is shown."""

    def show_table(self, game: Game, view: View, *, whole: bool = False) -> None:
        """Show a view; the `whole` of it is asked for, or what has changed will do."""

    def tell(self, sentences: Iterable[str]) -> None:
        """Tell what happened."""

    def say(self, text: str) -> None:
        """Answer the person; several lines are kept as they are."""

    def refuse(self, text: str) -> None:
        """Say why something is not done."""

    def explain(self, markdown: str) -> None:
        """Show a piece of the rules."""

    def hide(self) -> None:
        """Put everything that has been shown out of sight."""


class PlainScreen:
    """Plain text, one statement a line. Of a long table only what has changed is written again."""

    def __init__(self) -> None:
        self._shown: tuple[int | None, set[str]] = (None, set())

    def show_table(self, game: Game, view: View, *, whole: bool = False) -> None:
        """Show a view as text: the `whole` of it, or the lines that its viewer has not just read, and the last one."""
        lines = game.text(view).splitlines()
        seat, known = self._shown
        self._shown = (view.seat, set(lines))
        if whole or seat != view.seat or len(lines) <= SHORT_TABLE:
            print("\n{}\n".format("\n".join(lines)))
            return
        changed = [line for line in lines[:-1] if line not in known]
        print("\n{}\n".format("\n".join([*changed, lines[-1], _("(The rest is as before; t shows it all.)")])))

    def tell(self, sentences: Iterable[str]) -> None:
        """Tell what happened, a line each."""
        for sentence in sentences:
            print(sentence)

    def say(self, text: str) -> None:
        """Print the text."""
        print(text)

    def refuse(self, text: str) -> None:
        """Print the reason."""
        print(_("Refused: %(reason)s") % {"reason": text})

    def explain(self, markdown: str) -> None:
        """Print the rules without the marks of emphasis."""
        print(markdown.replace("**", "").replace("*", ""))

    def hide(self) -> None:
        """Push what has been shown off the screen; a line says so where there is no screen."""
        self._shown = (None, set())
        lines = os.get_terminal_size().lines if sys.stdout.isatty() else 1
        print("\n" * lines + _("(What stood here is hidden.)"))


class ColourScreen:
    """The table drawn with rich."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def show_table(self, game: Game, view: View, *, whole: bool = False) -> None:  # noqa: ARG002 - a look takes it in
        """Draw a view."""
        self.console.print(Rule(style="dim"))
        self.console.print(terminal_of(game).render(view))
        self.console.print()

    def tell(self, sentences: Iterable[str]) -> None:
        """Tell what happened, a line each."""
        for sentence in sentences:
            self._print(Text(f"• {sentence}", "italic"))

    def say(self, text: str) -> None:
        """Print the text as it is."""
        self._print(Text(text))

    def refuse(self, text: str) -> None:
        """Print the reason so that it stands out."""
        self._print(Text(f"✗ {text}", "bold #d9534f"))

    def explain(self, markdown: str) -> None:
        """Print the rules as Markdown."""
        self.console.print(Padding(Markdown(markdown), (0, 2)))

    def hide(self) -> None:
        """Clear the screen and what has scrolled off it."""
        self.console.file.write(CLEAR_ALL)
        self.console.file.flush()

    def _print(self, text: Text) -> None:
        self.console.print(text, highlight=False)


def screen(*, plain: bool) -> Screen:
    """The screen that fits: plain where it is wished, is no terminal, or is one that can do no more."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a sign that the terminal lacks is no reason to stop
    console = Console(highlight=False)
    if plain or not console.is_terminal or console.is_dumb_terminal or not console.encoding.startswith("utf"):
        return PlainScreen()
    return ColourScreen(console)
