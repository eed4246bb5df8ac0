"""Who watches a match without a seat: how many, and the names of those who want to be named.

Each worker knows who watches over its own streams. Where there are several, they tell each other; what one has told
holds for a while, so that nobody is counted for ever whose worker died.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import NamedTuple
from zlib import crc32

HOLDS = 25.0
"""Seconds for which what another worker has told is believed."""
MOST_NAMED = 20


class Spectators(NamedTuple):
    """Those who want to be named, by their names, and how many others there are."""

    names: tuple[str, ...] = ()
    guests: int = 0

    @classmethod
    def of(cls, watching: Mapping[str, str | None]) -> Spectators:
        """Those of players, of whom some are named."""
        named = sorted(name for name in watching.values() if name)[:MOST_NAMED]
        return cls(tuple(named), len(watching) - len(named))

    def __bool__(self) -> bool:
        return bool(self.total)

    @property
    def total(self) -> int:
        """How many there are."""
        return len(self.names) + self.guests

    def with_those(self, other: Spectators) -> Spectators:
        """Those and these."""
        names = sorted({*self.names, *other.names})
        return Spectators(tuple(names[:MOST_NAMED]), self.guests + other.guests + len(names[MOST_NAMED:]))

    @property
    def stamp(self) -> str:
        """Tells them apart from others in the version of a page."""
        return f"seen{self.guests}x{crc32(repr(self.names).encode()):x}" if self else ""


class Elsewhere:
    """What other workers have told of the spectators of one match."""

    def __init__(self) -> None:
        self._told: dict[str, tuple[float, Spectators]] = {}

    def hear(self, worker: str, spectators: Spectators) -> None:
        """Take what one has told."""
        self._told[worker] = (time.monotonic(), spectators)

    @property
    def all(self) -> Spectators:
        """Those of all who have told lately."""
        found, oldest = Spectators(), time.monotonic() - HOLDS
        for at, spectators in self._told.values():
            found = found.with_those(spectators) if at >= oldest else found
        return found
