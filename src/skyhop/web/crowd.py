"""How many forms are worked on at once; whoever comes beyond that is told to come back, and need not wait for long."""

from __future__ import annotations

MOST = 256
"""Forms. One takes some milliseconds, so that the last one waits about as long as people do."""


class Crowded(Exception):  # noqa: N818  an answer, not an error of the program
    """More forms are worked on than anybody would like to wait for."""


class Crowd:
    """Counts the forms that have come whole and are not answered yet."""

    def __init__(self, most: int = MOST) -> None:
        """Let in so many."""
        self.most = most
        self._inside = 0

    def enter(self) -> None:
        """Count one more; `Crowded` where there are too many."""
        if self._inside >= self.most:
            raise Crowded
        self._inside += 1

    def leave(self) -> None:
        """Count one less."""
        self._inside -= 1
