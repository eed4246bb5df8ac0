"""Lines that a person types, or that a program pipes in."""

from __future__ import annotations

import sys
from contextlib import suppress
from types import ModuleType

readline: ModuleType | None = None
with suppress(ImportError):  # editing a line and going back to an older one, where the system can
    import readline


class Leave(Exception):  # noqa: N818  a person leaves the table, nothing is wrong
    """The person at the keyboard goes; `interrupted` where it was by Ctrl-C."""

    def __init__(self, *, interrupted: bool = False) -> None:
        """Carry how the person goes."""
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
