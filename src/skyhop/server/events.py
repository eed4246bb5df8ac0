"""What a table tells of: each event after the commit that made it so, once, in the order of its match.

An event says what everybody may know by itself, and never holds a state or a view. Its kind, match and ply name it.
"""

from __future__ import annotations

from dataclasses import dataclass

from skyhop.server.phrases import Phrase
from skyhop.server.remarks import Said


@dataclass(frozen=True)
class Event:
    """Something of a match, at a ply: as many entries its journal has by then."""

    match: str
    ply: int


@dataclass(frozen=True)
class Began(Event):
    """A match has begun."""

    after: str | None = None
    """The match whose rematch it is."""


@dataclass(frozen=True)
class Seated(Event):
    """Somebody else sits in a seat now."""

    seat: int


@dataclass(frozen=True)
class Moved(Event):
    """A seat has acted: by the rules, or it resigned or agreed to a draw."""

    seat: int


@dataclass(frozen=True)
class Remarked(Event):
    """A seat has said something beside the play: of an offer, of a hint or a gift, or a phrase."""

    seat: int
    said: Said | Phrase


@dataclass(frozen=True)
class Ended(Event):
    """A match is over."""

    winners: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class Stuck(Event):
    """The bot that is to decide cannot: it is gone, or it failed. Each worker finds that out for itself."""

    seat: int


@dataclass(frozen=True)
class ClocksRun(Event):
    """Clocks have begun to run, or an offer waits longer."""


@dataclass(frozen=True)
class CaughtUp(Event):
    """Another worker has written, and told of it there; what this one holds stands where the store stands."""


@dataclass(frozen=True)
class Opened(Event):
    """Somebody has come to look at a match; a bot may have slept since a restart. It has no place among the others."""


CHANGES = (Began, Seated, Moved, Remarked, Ended, Stuck, ClocksRun, CaughtUp)
"""All after which a page may look different."""
