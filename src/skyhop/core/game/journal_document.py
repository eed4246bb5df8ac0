"""A journal as a document: what the line of a match holds, for whoever reads it by other means than ours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from skyhop.core.engine.document import LEFT_OUT, Document, LeftOut, Part
from skyhop.core.game.journal import FORMAT, UNTIMED


class OriginPart(Part):
    """Where a branch begins."""

    match: str
    ply: int
    dealt: tuple[int, ...]
    """Shuffle by shuffle, how many of the first items lie as they did."""


class ResultPart(Part):
    """How a match ended."""

    winners: tuple[int, ...]
    """The seats that share the win; none for a draw."""
    reason: str


class JournalDocument(Document, frozen=True, kw_only=True, tag=FORMAT):
    """A match, from which every state can be replayed; one line of a file."""

    game: str
    engine: str
    """The version that played it."""
    ruleset: Mapping[str, Any]
    match: int
    """Its number among those of the file."""
    first: int
    """The seat that began."""
    seats: tuple[str, ...]
    """Who sat where."""
    begun_from: OriginPart | LeftOut = LEFT_OUT
    """Of a branch."""
    plies: tuple[tuple[int | str, ...], ...]
    """A seat, or the name of a pile that chance put in order; what was done, in notation; the seal; and, where a server
    made the entry, the milliseconds since the beginning."""
    result: ResultPart | None
    """Null while the match goes on."""
    remarks: tuple[tuple[int, int, str], ...] | LeftOut = LEFT_OUT
    """Of a table: at which ply which seat said what of a draw, or took a hint."""
    fairness: Mapping[str, Any] | LeftOut = LEFT_OUT
    """Of a table: what it takes to check every shuffle."""
    secret: str | LeftOut = LEFT_OUT
    """Of a match in the terminal: what the shuffles to come are made from."""


class UntimedJournalDocument(JournalDocument, frozen=True, kw_only=True, tag=UNTIMED):
    """A match as earlier versions wrote it, in which no entry has a time."""

    plies: tuple[tuple[int | str, str, str], ...]
    """A seat, or the name of a pile that chance put in order; what was done, in notation; the seal."""
