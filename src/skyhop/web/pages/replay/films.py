"""Films of a match: which steps they show, seen from where, and how they are made."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from skyhop.engine.state import Viewer
from skyhop.game import registry
from skyhop.game.journal import read_line
from skyhop.i18n import language
from skyhop.jobs import limited
from skyhop.jobs.folder import Keeping
from skyhop.jobs.persistent import hashed
from skyhop.server.matches.history import History
from skyhop.server.store.data_folder import FILMS
from skyhop.web.pages.match.snapshot import Moment

KEEPING = Keeping(FILMS, ".webp", 1800.0, 256 * 1024 * 1024)


class Stretch(NamedTuple):
    """What a film shows: the steps of a match from one to another, seen from a place, told in a language."""

    match: str
    viewer: Viewer
    first: int
    last: int
    language: str
    names: tuple[str, ...]
    """Of the players, which change while a seat is open."""


class Film:
    """The film of a stretch, as the queue makes it."""

    def __init__(self, stretch: Stretch, journal: str, *, is_covered: bool) -> None:
        self.stretch = stretch
        self._journal, self._is_covered = journal, is_covered

    @classmethod
    def between(cls, first: Moment, last: Moment) -> Film:
        """The film from one moment to another."""
        live = first.live
        stretch = Stretch(live.info.id, first.viewer, first.step, last.step, language(), first.names)
        return cls(stretch, live.match.journal.to_line(), is_covered=live.is_covered)

    @property
    def name(self) -> str:
        """What it is called on the disk."""
        return hashed(repr(tuple(self.stretch)))

    @property
    def parts(self) -> int:
        """How many pictures it has."""
        return self.stretch.last - self.stretch.first + 1

    def make(self, report: Callable[[int], None]) -> bytes:
        """Draw it, picture by picture; ModuleNotFoundError where the press is not installed."""
        return limited.run(_film, self.stretch, self.parts, self._journal, self._is_covered, report=report)


def _film(
    stretch: Stretch,
    parts: int,
    journal: str,
    is_covered: bool,  # noqa: FBT001  jobs of another process take no names
    report: Callable[[int], None],
) -> bytes:
    """Draw a film from the journal of its match, in a process with limited memory."""
    from skyhop.print.film import film  # noqa: PLC0415 - an extra

    match = read_line(journal)
    history = History.of(registry.game(match.header.game), match)
    history.cover(is_covered=is_covered)

    def frame(number: int) -> tuple[str, str]:
        return history.frame(stretch.first + number, stretch.viewer, stretch.names)

    return film(frame, parts, report)
