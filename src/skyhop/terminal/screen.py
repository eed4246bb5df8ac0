"""Terminal output: boards, legal actions, clauses and logs, in colour or as plain text.

The program uses plain text for screen readers, pipes and files.
"""

from __future__ import annotations

import os
import re
import select
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from io import TextIOWrapper
from types import ModuleType, TracebackType
from typing import Protocol, Self

from rich.box import ROUNDED
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from skyhop.engine.state import View
from skyhop.files import printable
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.match import Match, Step, steps
from skyhop.game.simple.renderer import words_of
from skyhop.game.text import Choice, Choices
from skyhop.i18n import _
from skyhop.rulebook.rulebook import Clause, Rulebook, UnknownClause, rulebook_of

WIDTH = 76
MAX_LISTED_CHOICES = 12
"""Maximum number of choices that a group lists line by line. A larger group prints its choices in rows."""


def render_board(game: Game, view: View) -> RenderableType:
    """Return the board in the colours of the game.

    If the game does not define a coloured board, return the text of the view in a frame.
    """
    if game.has(Capability.TERMINAL):
        return game.terminal.render(view)
    return Panel(
        Text(game.renderer.text(view)), title=Text(game.title, "bold"), box=ROUNDED, padding=(1, 3), expand=False
    )


def list_actions(game: Game, view: View) -> list[str]:
    """Return lines with the legal actions of the view's seat, in words and notation.

    If another seat must decide, the only line says so.
    """
    words = words_of(game)
    lines = [line for group in words.choices(view) for line in _group_lines(group)]
    return [_("Legal actions:"), *lines] if lines else [words.due(view)]


def _group_lines(group: Choices) -> Iterator[str]:
    """Yield the heading of a group of actions, then a line for each action.

    If the group has many actions, or actions without a description, yield rows of notation instead.
    """
    if group.title:
        yield group.title
    texts = [choice.text for choice in group.choices]
    if group.begin:
        yield _("  Type %(begin)s and add any of these parts: %(parts)s") % {
            "begin": group.begin,
            "parts": " ".join(texts),
        }
    elif len(texts) > MAX_LISTED_CHOICES or all(choice.title == choice.text for choice in group.choices):
        width = max(map(len, texts)) + 2
        columns = max(1, WIDTH // width)
        for start in range(0, len(texts), columns):
            yield "  " + "".join(text.ljust(width) for text in texts[start : start + columns]).rstrip()
    else:
        yield from map(_choice_line, group.choices)


def _choice_line(choice: Choice) -> str:
    colon = ":" if choice.brings and not choice.title.endswith(".") else ""
    return f"  {choice.text:10} {choice.title}{colon} {choice.brings}".rstrip()


def rules_of_the_moment(game: Game, view: View, number: str = "") -> str:
    """Return the clauses about the current decision as Markdown, under the ruleset of the match.

    If `number` is given, return the clauses with this number instead. If the game lists no clauses for the
    decision, return the summary of the rules.
    """
    if not game.has(Capability.RULEBOOK):
        return _("%(title)s has no rulebook yet.") % {"title": game.title}
    book = rulebook_of(game).for_ruleset(view.ruleset.parameters)
    try:
        numbers = [number] if number else list(words_of(game).clauses(view))
        return _clauses(book, numbers) if numbers else "\n\n".join(paragraph.text for paragraph in book.summary)
    except UnknownClause as error:
        return str(error)


def in_one_paragraph(clause: Clause) -> str:
    """Return a clause as one paragraph of Markdown, which begins with the number and the title of the clause."""
    stop = "" if clause.title.endswith("?") else "."
    return f"**{clause.number} {clause.title}{stop}** {clause.text}"


def _clauses(book: Rulebook, numbers: list[str]) -> str:
    return "\n\n".join(in_one_paragraph(clause) for number in numbers for clause in book.list_clauses(number))


def log_of(match: Match, seat: int) -> Iterator[str]:
    """Yield sentences about all steps of the match. The sentences contain only facts that the seat may know."""
    for step in steps(match.journal):
        yield from describe_step(match, step, seat)


def describe_step(match: Match, step: Step, seat: int) -> list[str]:
    """Return sentences about one step. The sentences contain only facts that the seat may know."""
    view = match.game.view(step.state, seat)
    return match.game.renderer.tell(view, match.game.list_visible_events(view.ruleset, step.events, seat))


MAX_FULL_LINES = 40
"""Maximum number of lines of a view that a plain screen always prints in full."""
CLEAR_ALL = "\033[H\033[2J\033[3J"
"""Escape sequence that clears the screen and the scrollback."""


class Screen(Protocol):
    """Output of the terminal. All people at the terminal see it."""

    def show_table(self, game: Game, view: View, *, whole: bool = False) -> None:
        """Show a view. If `whole` is False, a screen may show only the changed lines."""

    def tell(self, sentences: Iterable[str]) -> None:
        """Print sentences about events of the match."""

    def say(self, text: str) -> None:
        """Print a message of the program to the person, such as the answer to a command.

        Keep the line breaks of the message.
        """

    def refuse(self, text: str) -> None:
        """Print the reason why the program refuses what the person typed."""

    def explain(self, markdown: str) -> None:
        """Print a part of the rules. The text is Markdown."""

    def hide(self) -> None:
        """Remove all earlier output from the screen, so that the next person cannot read it."""


class PlainScreen:
    """Screen with plain text and one sentence on each line.

    If a view is long, the screen prints only the lines that changed since the last view.
    """

    def __init__(self) -> None:
        self._shown: tuple[int | None, set[str]] = (None, set())

    def show_table(self, game: Game, view: View, *, whole: bool = False) -> None:
        """Print a view as text.

        Print all lines if `whole` is True or the view is short. Also print all lines if the last printed view was of
        another seat. Otherwise print only the new lines and the last line.
        """
        lines = game.renderer.text(view).splitlines()
        seat, known = self._shown
        self._shown = (view.seat, set(lines))
        if whole or seat != view.seat or len(lines) <= MAX_FULL_LINES:
            print(printable("\n{}\n".format("\n".join(lines))))
            return
        changed = [line for line in lines[:-1] if line not in known]
        print(
            "\n{}\n".format("\n".join([*changed, lines[-1], _("(The rest is unchanged. Type t to see everything.)")]))
        )

    def tell(self, sentences: Iterable[str]) -> None:
        """Print each sentence on a separate line."""
        for sentence in sentences:
            print(printable(sentence))

    def say(self, text: str) -> None:
        """Print a message of the program to standard output."""
        print(printable(text))

    def refuse(self, text: str) -> None:
        """Print to standard output the reason why the program refuses the input."""
        print(printable(_("Refused: %(reason)s") % {"reason": text}))

    def explain(self, markdown: str) -> None:
        """Print a part of the rules without the Markdown characters for emphasis."""
        print(markdown.replace("**", "").replace("*", ""))

    def hide(self) -> None:
        """Move earlier output off the screen with empty lines, and print a notice.

        If the output is not a terminal, print one empty line and the notice.
        """
        self._shown = (None, set())
        lines = os.get_terminal_size().lines if sys.stdout.isatty() else 1
        print("\n" * lines + _("(This text is hidden.)"))


class ColourScreen:
    """Screen in colour. It uses the library rich."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def show_table(self, game: Game, view: View, *, whole: bool = False) -> None:  # noqa: ARG002 - subclasses may shorten the view
        """Draw the complete view in colour."""
        self.console.print(Rule(style="dim"))
        self.console.print(render_board(game, view))
        self.console.print()

    def tell(self, sentences: Iterable[str]) -> None:
        """Print each sentence on a separate line."""
        for sentence in sentences:
            self._print(Text(printable(f"• {sentence}"), "italic"))

    def say(self, text: str) -> None:
        """Print a message of the program. Do not interpret rich's markup in the message."""
        self._print(Text(printable(text)))

    def refuse(self, text: str) -> None:
        """Print the reason why the program refuses the input, in a highlighted style."""
        self._print(Text(printable(f"✗ {text}"), "bold #d9534f"))

    def explain(self, markdown: str) -> None:
        """Print a part of the rules. Convert its Markdown to terminal styles."""
        self.console.print(Padding(Markdown(markdown), (0, 2)))

    def hide(self) -> None:
        """Clear the screen and the scrollback."""
        self.console.file.write(CLEAR_ALL)
        self.console.file.flush()

    def _print(self, text: Text) -> None:
        self.console.print(text, highlight=False)


def screen(*, plain: bool) -> Screen:
    """Return a plain screen if `plain` is True, or if the output is not a terminal with styles and Unicode.

    Otherwise return a screen in colour.
    """
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

KEY_PATTERN = re.compile(r"\x1b[\[O][\d;]*[A-Za-z~]|.", re.DOTALL)
"""Pattern of the characters that the terminal sends for one key."""
KEYS = {
    **dict.fromkeys(("\x1b[D", "\x1bOD"), "left"),
    **dict.fromkeys(("\x1b[C", "\x1bOC"), "right"),
    **dict.fromkeys(("\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[7~"), "home"),
    **dict.fromkeys(("\x1b[F", "\x1bOF", "\x1b[4~", "\x1b[8~"), "end"),
    **dict.fromkeys(("\r", "\n"), "enter"),
    **dict.fromkeys(("\x7f", "\b"), "backspace"),
    "\x1b": "escape",
}
"""Names of keys, by the characters that the terminal sends for them."""
MAX_READ_BYTES = 256
"""Maximum number of bytes in one read of the keyboard input."""


class Leave(Exception):  # noqa: N818  an expected outcome, not a program error
    """Signal that the person at the keyboard leaves. `interrupted` is True if the person pressed Ctrl-C."""

    def __init__(self, *, interrupted: bool = False) -> None:
        super().__init__()
        self.interrupted = interrupted


class Keyboard:
    """Reader of lines from standard input."""

    def read(self, prompt: str) -> str:
        """Read a line, and remove spaces at its start and end. If the input is not a terminal, also print the line.

        Raises:
            Leave: at the end of the input and after Ctrl-C.
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
        """Clear the input history, so that the next person cannot recall the lines of the previous person."""
        if readline is not None:
            readline.clear_history()


class Keys:
    """Reader of single keys from standard input.

    Use it as a context manager. At the end, it restores the settings of the terminal.
    """

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
        """Wait for a key, for at most `seconds`.

        Return a name from `KEYS` or a character. If no key was pressed in this time, return an empty string.

        Raises:
            Leave: if the terminal is closed.
        """
        if not self._pressed:
            if not select.select([sys.stdin], [], [], seconds)[0]:
                return ""
            typed = os.read(sys.stdin.fileno(), MAX_READ_BYTES)
            if not typed:
                raise Leave
            self._pressed.extend(KEY_PATTERN.findall(typed.decode(errors="ignore")))
        pressed = self._pressed.popleft() if self._pressed else ""
        return KEYS.get(pressed, pressed)
