"""Lines that a person types, or that a program pipes in, and single keys."""

from __future__ import annotations

import os
import re
import select
import sys
from collections import deque
from contextlib import suppress
from types import ModuleType, TracebackType
from typing import Any, Self

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
