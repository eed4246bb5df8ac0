"""What a person at the terminal sees: in colour, or as plain text for screen readers, pipes and files."""

from __future__ import annotations

import os
import re
import select
import sys
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from io import TextIOWrapper
from types import ModuleType, TracebackType
from typing import Any, Protocol, Self

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


readline: ModuleType | None = None
with suppress(ImportError):  # editing a line and going back to an older one, where the system can
    import readline
termios: Any = None
with suppress(ImportError):  # single keys, likewise
    import termios
    import tty

PRESSED = re.compile(r"\x1b[\[O][\d;]*[A-Za-z~]|.", re.DOTALL)
"""What one key sends."""
KEYS = {
    **dict.fromkeys(("\x1b[D", "\x1bOD"), "left"),
    **dict.fromkeys(("\x1b[C", "\x1bOC"), "right"),
    **dict.fromkeys(("\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[7~"), "home"),
    **dict.fromkeys(("\x1b[F", "\x1bOF", "\x1b[4~", "\x1b[8~"), "end"),
    **dict.fromkeys(("\r", "\n"), "enter"),
    **dict.fromkeys(("\x7f", "\b"), "backspace"),
    "\x1b": "escape",
}
"""The names of keys that write nothing."""
MOST_READ = 256
"""Bytes that are taken at once."""


class Leave(Exception):  # noqa: N818  a person leaves the table, nothing is wrong
    """The person at the keyboard goes; `interrupted` where it was by Ctrl-C."""

    def __init__(self, *, interrupted: bool = False) -> None:
        super().__init__()
        self.interrupted = interrupted


class Keyboard:
    """The standard input."""

    def read(self, prompt: str) -> str:
        """Ask for a line and give it without spaces at its ends; a piped line is shown as if it had been typed.

        Raises:
            Leave: at the end of the input and at Ctrl-C.

        """
        try:
            line = input(prompt)
        except EOFError:
            print()
            raise Leave from None
        except KeyboardInterrupt:
            print()
            raise Leave(interrupted=True) from None
        if not sys.stdin.isatty():
            print(line)
        return line.strip()

    def forget(self) -> None:
        """Drop the lines that the arrow keys bring back: the next person may not see what the last one tried."""
        if readline is not None:
            readline.clear_history()


class Keys:
    """Single keys of the standard input, in a block after which the terminal is as it was before."""

    def __init__(self) -> None:
        self._pressed: deque[str] = deque()
        self._mode: list[object] = []

    @staticmethod
    def can_be_read() -> bool:
        """Say whether somebody sits there, at a system that tells single keys."""
        return termios is not None and sys.stdin.isatty()

    def __enter__(self) -> Self:
        self._mode = termios.tcgetattr(sys.stdin)
        tty.setcbreak(sys.stdin, termios.TCSANOW)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._mode)

    def read(self, seconds: float | None = None) -> str:
        """Wait for a key, so many seconds at most: the name of one in `KEYS`, a sign, or nothing.

        Raises:
            Leave: where the terminal is gone.

        """
        if not self._pressed:
            if not select.select([sys.stdin], [], [], seconds)[0]:
                return ""
            typed = os.read(sys.stdin.fileno(), MOST_READ)
            if not typed:
                raise Leave
            self._pressed.extend(PRESSED.findall(typed.decode(errors="ignore")))
        pressed = self._pressed.popleft() if self._pressed else ""
        return KEYS.get(pressed, pressed)
