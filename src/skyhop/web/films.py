"""Films of matches: made one after another beside the play, kept for a while, and found again by what they show.

Nothing but the address names a film, so whichever worker is asked for it can make it.
"""

from __future__ import annotations

import asyncio
import contextvars
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from skyhop.core.i18n import language
from skyhop.table.history import History
from skyhop.web.board_jobs import Busy
from skyhop.web.moments import Moment
from skyhop.web.names import names

MOST_WAITING = 12
MOST_KEPT = 16
KEPT_FOR = 1800.0
"""Seconds for which a film can be fetched."""
_worker = ThreadPoolExecutor(1, thread_name_prefix="films")


class Stretch(NamedTuple):
    """What a film shows: the steps of a match from one to another, seen from a place, told in a language."""

    match: str
    seat: int | None
    first: int
    last: int
    language: str

    @classmethod
    def between(cls, first: Moment, last: Moment) -> Stretch:
        """What is to be seen from one moment to another."""
        return cls(first.live.info.id, first.seat, first.step, last.step, language())

    @property
    def pictures(self) -> int:
        """How many pictures that are."""
        return self.last - self.first + 1


class Unwanted(Exception):  # noqa: N818  nothing is wrong
    """Nobody waits for the film any more."""


class Film:
    """A film that waits, is being made, or is there."""

    def __init__(self, stretch: Stretch, history: History, told_as: tuple[str, ...]) -> None:
        """Have it made in the language in use; `told_as` are the names of the players."""
        self.stretch = stretch
        self.count = stretch.pictures
        self.made = 0
        self.begun = time.monotonic()
        self._history = history
        self._names = told_as
        self._is_wanted = True
        context = contextvars.copy_context()
        self._work = asyncio.get_running_loop().run_in_executor(_worker, context.run, self._make)

    @property
    def is_done(self) -> bool:
        """Whether nothing more will happen to it."""
        return self._work.done()

    @property
    def data(self) -> bytes | None:
        """The film where it is there; where it went wrong, what was raised is raised."""
        return self._work.result() if self._work.done() else None

    def stop(self) -> None:
        """Let it be."""
        self._is_wanted = False
        self._work.cancel()

    def _make(self) -> bytes:
        from skyhop.press.film import film  # noqa: PLC0415 - an extra

        return film(self._frame, self.count, self._report)

    def _frame(self, number: int) -> tuple[str, str]:
        return self._history.frame(self.stretch.first + number, self.stretch.seat, self._names)

    def _report(self, made: int) -> None:
        if not self._is_wanted:
            raise Unwanted
        self.made = made


class Films:
    """The films of a table."""

    def __init__(self) -> None:
        self._kept: dict[Stretch, Film] = {}

    def find(self, stretch: Stretch) -> Film | None:
        """Find a film that is made, is being made, or went wrong."""
        found = self._kept.get(stretch)
        if found is not None and found.is_done and time.monotonic() - found.begun > KEPT_FOR:
            del self._kept[stretch]
            return None
        return found

    def begin(self, first: Moment, last: Moment) -> Film:
        """Have a film made; `Busy` where too many wait for theirs."""
        if sum(not film.is_done for film in self._kept.values()) >= MOST_WAITING:
            raise Busy
        live, stretch = first.live, Stretch.between(first, last)
        film = Film(stretch, live.history.copy(), names(live.seats, first.seat))
        self._kept[stretch] = film
        self._forget_oldest()
        return film

    def forget(self, film: Film) -> None:
        """Forget a film, so that it is made anew when it is asked for next."""
        self._kept.pop(film.stretch, None)

    def close(self) -> None:
        """Stop what is being made."""
        for film in self._kept.values():
            film.stop()

    def _forget_oldest(self) -> None:
        """Keep no more than so many that are done."""
        done = [stretch for stretch, film in self._kept.items() if film.is_done]
        for stretch in done[: max(0, len(self._kept) - MOST_KEPT)]:
            del self._kept[stretch]
