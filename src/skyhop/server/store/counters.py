"""Counters that all workers share: how often something was done in a window of time that slides.

They stand beside the attempts to sign in, under keys that tell nobody who it was. What is refused is not counted.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.server.schema import ATTEMPTS
from skyhop.server.timestamps import milliseconds, now, seconds_ahead

COUNTED = sa.text(
    "INSERT INTO attempts (key, count, ends) VALUES (:key, :cost, :ends) "
    "ON CONFLICT (key) DO UPDATE SET count = attempts.count + :cost RETURNING count"
)
COUNTED_BEFORE = sa.select(ATTEMPTS.c.count).where(ATTEMPTS.c.key == sa.bindparam("before"))


class Window(NamedTuple):
    """How often something may be done, and in how many seconds."""

    key: str
    most: int
    seconds: int

    def row(self, number: int) -> str:
        """The key under which what falls into one window is counted; windows have numbers."""
        return f"{self.key[:40]}.{self.seconds}.{number}"


class Full(Exception):  # noqa: N818  an answer, not an error of the program
    """A window has no room for what was asked for."""

    def __init__(self, window: Window, seconds: int) -> None:
        """Carry the window, and after how many seconds it is worth asking again."""
        super().__init__(window.key)
        self.window = window
        self.seconds = seconds


def count_windows(connection: sa.Connection, windows: Sequence[Window], cost: int) -> None:
    """Count something in windows, always in the same order, so that no two workers wait for each other.

    Of the window before, that part counts which is not yet so many seconds ago. `Full` where one has no room: then
    nothing may be kept of it, and the transaction is to be rolled back.
    """
    for window in windows:
        number, into = divmod(milliseconds() / 1000, window.seconds)
        ends = seconds_ahead(2 * window.seconds - into)
        row = {"key": window.row(int(number)), "cost": cost, "ends": ends}
        count = connection.scalar(COUNTED, row) or 0
        before = connection.scalar(COUNTED_BEFORE, {"before": window.row(int(number) - 1)}) or 0
        if before * (1 - into / window.seconds) + count > window.most:
            raise Full(window, max(1, math.ceil(window.seconds - into)))


def forget_counts(connection: sa.Connection) -> int:
    """Remove what has run out, attempts to sign in included; give how much it was."""
    return connection.execute(sa.delete(ATTEMPTS).where(ATTEMPTS.c.ends <= now())).rowcount
