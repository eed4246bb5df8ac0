"""Terminal output: in colour, or as plain text for screen readers, pipes and files."""

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
from typing import Protocol, Self

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from skyhop.engine.state import View
from skyhop.files import printable
from skyhop.game.game import Game
from skyhop.i18n import _
from skyhop.terminal.text import render_board

SHORT_TABLE = 40
"""Number of lines up to which a view is printed in full each time."""
CLEAR_ALL = "\033[H\033[2J\033[3J"
"""Escape sequence that clears the screen and the scrollback."""


class Screen(Protocol):
    """Output shown to everyone at the terminal."""

    def show_table(self, game: Game, view: View, *, whole: bool = False) -> None:
        """Show a view: in full if `whole`, else at least the changes."""

    def tell(self, sentences: Iterable[str]) -> None:
        """Print what happened."""

    def say(self, text: str) -> None:
        """Print a response to the person; line breaks are kept."""

    def refuse(self, text: str) -> None:
        """Print the reason of a refusal."""

    def explain(self, markdown: str) -> None:
        """Print a part of the rules."""

    def hide(self) -> None:
        """Remove all previous output from sight."""


class PlainScreen:
    """Screen with plain text, one statement per line. Only the changes of a long view are printed again."""

    def __init__(self) -> None:
        self._shown: tuple[int | None, set[str]] = (None, set())

    def show_table(self, game: Game, view: View, *, whole: bool = False) -> None:
        """Print a view as text: in full if `whole`, else the lines its viewer has not just read, and the last line."""
        lines = game.renderer.text(view).splitlines()
        seat, known = self._shown
        self._shown = (view.seat, set(lines))
        if whole or seat != view.seat or len(lines) <= SHORT_TABLE:
            print(printable("\n{}\n".format("\n".join(lines))))
            return
        changed = [line for line in lines[:-1] if line not in known]
        print(
            "\n{}\n".format("\n".join([*changed, lines[-1], _("(The rest is unchanged. Type t to see everything.)")]))
        )

    def tell(self, sentences: Iterable[str]) -> None:
        """Print what happened, one sentence per line."""
        for sentence in sentences:
            print(printable(sentence))

    def say(self, text: str) -> None:
        """Print the text."""
        print(printable(text))

    def refuse(self, text: str) -> None:
        """Print the reason."""
        print(printable(_("Refused: %(reason)s") % {"reason": text}))

    def explain(self, markdown: str) -> None:
        """Print the rules without emphasis markup."""
        print(markdown.replace("**", "").replace("*", ""))

    def hide(self) -> None:
        """Scroll previous output off the screen; print a notice if there is no screen."""
        self._shown = (None, set())
        lines = os.get_terminal_size().lines if sys.stdout.isatty() else 1
        print("\n" * lines + _("(This text is hidden.)"))


class ColourScreen:
    """Screen drawn with rich."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def show_table(self, game: Game, view: View, *, whole: bool = False) -> None:  # noqa: ARG002 - a look takes it in
        """Draw a view."""
        self.console.print(Rule(style="dim"))
        self.console.print(render_board(game, view))
        self.console.print()

    def tell(self, sentences: Iterable[str]) -> None:
        """Print what happened, one sentence per line."""
        for sentence in sentences:
            self._print(Text(printable(f"• {sentence}"), "italic"))

    def say(self, text: str) -> None:
        """Print the text as it is."""
        self._print(Text(printable(text)))

    def refuse(self, text: str) -> None:
        """Print the reason in a highlighted style."""
        self._print(Text(printable(f"✗ {text}"), "bold #d9534f"))

    def explain(self, markdown: str) -> None:
        """Print the rules as Markdown."""
        self.console.print(Padding(Markdown(markdown), (0, 2)))

    def hide(self) -> None:
        """Clear the screen and the scrollback."""
        self.console.file.write(CLEAR_ALL)
        self.console.file.flush()

    def _print(self, text: Text) -> None:
        self.console.print(text, highlight=False)


def screen(*, plain: bool) -> Screen:
    """Return a suitable screen: plain if requested, if the output is no terminal, or if the terminal is limited."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # print `?` for characters that the terminal lacks
    console = Console(highlight=False)
    if plain or not console.is_terminal or console.is_dumb_terminal or not console.encoding.startswith("utf"):
        return PlainScreen()
    return ColourScreen(console)


readline: ModuleType | None = None
with suppress(ImportError):  # line editing and history, if the system has them
    import readline
has_keys = False
"""True if the system can read single keys."""
with suppress(ImportError):
    import termios
    import tty

    has_keys = True

PRESSED = re.compile(r"\x1b[\[O][\d;]*[A-Za-z~]|.", re.DOTALL)
"""Pattern for the characters that one key sends."""
KEYS = {
    **dict.fromkeys(("\x1b[D", "\x1bOD"), "left"),
    **dict.fromkeys(("\x1b[C", "\x1bOC"), "right"),
    **dict.fromkeys(("\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[7~"), "home"),
    **dict.fromkeys(("\x1b[F", "\x1bOF", "\x1b[4~", "\x1b[8~"), "end"),
    **dict.fromkeys(("\r", "\n"), "enter"),
    **dict.fromkeys(("\x7f", "\b"), "backspace"),
    "\x1b": "escape",
}
"""Names of keys that produce no character."""
MOST_READ = 256
"""Maximum bytes of one read."""


class Leave(Exception):  # noqa: N818  a person leaves the table, nothing is wrong
    """Signal that the person at the keyboard leaves; `interrupted` is True after Ctrl-C."""

    def __init__(self, *, interrupted: bool = False) -> None:
        super().__init__()
        self.interrupted = interrupted


class Keyboard:
    """Standard input."""

    def read(self, prompt: str) -> str:
        """Read a line and strip it; piped input is echoed as if it had been typed.

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
        """Clear the input history, so that the next person cannot see the last person's input."""
        if readline is not None:
            readline.clear_history()


class Keys:
    """Single keys of standard input, as a context manager that restores the terminal."""

    def __init__(self) -> None:
        self._pressed: deque[str] = deque()
        self._mode: list[int | list[bytes | int]] = []

    @staticmethod
    def can_be_read() -> bool:
        """Return True if standard input is a terminal on a system that can read single keys."""
        return has_keys and sys.stdin.isatty()

    def __enter__(self) -> Self:
        self._mode = termios.tcgetattr(sys.stdin)
        tty.setcbreak(sys.stdin, termios.TCSANOW)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._mode)

    def read(self, seconds: float | None = None) -> str:
        """Wait for a key, for at most `seconds`; return a name from `KEYS`, a character, or an empty string.

        Raises:
            Leave: if the terminal is closed.
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
