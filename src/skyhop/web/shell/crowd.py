"""How many forms are worked on at once; whoever comes beyond that is told to come back, and need not wait for long."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar

MOST = 256
"""Forms. One takes some milliseconds, so that the last one waits about as long as people do."""


class Crowded(Exception):  # noqa: N818  an answer, not an error of the program
    """More forms are worked on than anybody would like to wait for."""


class Crowd:
    """Counts the forms that have come whole and whose answers have not begun."""

    def __init__(self, most: int = MOST) -> None:
        """Let in so many."""
        self.most = most
        self.inside = 0


class Admission:
    """Of one form to a crowd, once."""

    def __init__(self, crowd: Crowd) -> None:
        """Be outside yet."""
        self._crowd = crowd
        self._is_taken = False
        self._is_counted = False

    def take(self) -> None:
        """Be counted from now on, the first time that it is asked for; `Crowded` where there are too many."""
        if self._is_taken:
            return
        if self._crowd.inside >= self._crowd.most:
            raise Crowded
        self._is_taken = True
        self._count()

    def leave(self) -> None:
        """Be counted no longer."""
        if self._is_counted:
            self._is_counted = False
            self._crowd.inside -= 1

    @contextmanager
    def left(self) -> Iterator[None]:
        """Leave meanwhile, and come back whoever else is inside then."""
        was_counted = self._is_counted
        self.leave()
        try:
            yield
        finally:
            if was_counted:
                self._count()

    def _count(self) -> None:
        self._is_counted = True
        self._crowd.inside += 1


ADMISSION: ContextVar[Admission] = ContextVar("skyhop_admission")
"""That of the form that is answered just now."""


def only_waiting() -> AbstractContextManager[None]:
    """Keep nobody out meanwhile: a form that waits for a bot or for a hint lets others be worked on."""
    return ADMISSION.get().left()
