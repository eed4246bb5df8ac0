"""States, views and outcomes of matches, for games with one record as their state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal, NamedTuple, Self

import numpy as np

from skyhop.engine.document import Part
from skyhop.engine.record import AnyRecord, Record, Records, records


@dataclass(frozen=True)
class Ruleset:
    """Named and frozen set of parameters, with the record of shape (1,) that kernels read."""

    name: str
    parameters: Mapping[str, str | int | bool]
    record: Records

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Ruleset) and self.parameters == other.parameters)

    def __hash__(self) -> int:
        return self._hash

    def __getstate__(self) -> dict[str, object]:
        """Return the state for pickling without the cached hash, because hashes of texts differ between processes."""
        return {name: value for name, value in vars(self).items() if name != "_hash"}

    @cached_property
    def _hash(self) -> int:
        return hash(frozenset(self.parameters.items()))


class Outcome(NamedTuple):
    """Result of a match: the seats that share the win, and the reason. A draw has no such seats.

    The reason is a word of the game or a general reason (`skyhop.game.ending`).
    """

    winners: tuple[int, ...]
    reason: str


class BrokenOff(NamedTuple):
    """End of a match outside the rules: the seat that caused it, the reason (`skyhop.game.ending`) and the winners."""

    seat: int
    reason: str
    winners: tuple[int, ...]

    @property
    def outcome(self) -> Outcome:
        """Result of the match."""
        return Outcome(self.winners, self.reason)


class GivenUp(NamedTuple):
    """Seat whose player left a running match. It has the reason (`skyhop.game.ending`) and the bot that plays on."""

    seat: int
    reason: str
    bot: str


class ExternalStatus(NamedTuple):
    """Status of a match outside the rules: the end of a broken-off match, and the seats whose players left."""

    broken_off: BrokenOff | None = None
    given_up: tuple[GivenUp, ...] = ()
    """Seats whose players left, in the order of leaving."""


NOTHING_BESIDE = ExternalStatus()


class _OfRecord:
    """Base class of `State` and `View`: a record and its ruleset.

    Equality compares all bytes and the external status.
    """

    __slots__ = ("beside", "records", "ruleset")

    def __init__(self, ruleset: Ruleset, records: Records, beside: ExternalStatus = NOTHING_BESIDE) -> None:
        self.ruleset = ruleset
        self.records = records
        self.beside = beside

    @property
    def broken_off(self) -> BrokenOff | None:
        """End of the match outside the rules, or None."""
        return self.beside.broken_off

    @property
    def given_up(self) -> tuple[GivenUp, ...]:
        """Seats whose players left. A seat appears twice if its player returned and left again."""
        return self.beside.given_up

    @property
    def left(self) -> frozenset[int]:
        """Seats whose players left. They rank last, even if their players return."""
        return frozenset(each.seat for each in self.beside.given_up)

    @property
    def record(self) -> AnyRecord:
        """Record of the state or view. Read a field by its name, such as `record["turn"]`."""
        record: AnyRecord = self.records[0]
        return record

    @property
    def ended(self) -> Outcome | None:
        """Result of the match if it was broken off, else None."""
        return self.broken_off and self.broken_off.outcome

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _OfRecord)
            and type(self) is type(other)
            and self.ruleset == other.ruleset
            and self.beside == other.beside
            and self.records.tobytes() == other.records.tobytes()
        )

    def __hash__(self) -> int:
        return hash(self.records.tobytes())

    def __reduce__(self) -> tuple[type[Self], tuple[Ruleset, Records, ExternalStatus]]:
        """Return the arguments that recreate the object.

        Cached values are left out, because they can be computed again.
        """
        return type(self), (self.ruleset, self.records, self.beside)


class State(_OfRecord):
    """Complete state of a match. Only the engine, the journal and the server may have one."""

    __slots__ = ()

    def copy(self) -> Self:
        """Return an independent copy."""
        return type(self)(self.ruleset, self.records.copy(), self.beside)


class View(_OfRecord):
    """Knowledge of one seat, or of a spectator if `seat` is None. Equal views are equal in every byte.

    Views never change, so `cached_property` computes frequent results only once.
    """

    __slots__ = ("__dict__",)

    @classmethod
    def of(cls, view: View) -> Self:
        """Return the view as an instance of this class. Raise `TypeError` if it belongs to another game."""
        if not isinstance(view, cls):
            raise TypeError(view)
        return view

    @property
    def seat(self) -> int | None:
        """Seat of this view; None for a spectator."""
        seat = int(self.record["seat"])
        return seat if seat >= 0 else None


OPEN: Final = "open"
Viewer = int | Literal["open"] | None
"""Viewer of a match: a seat, None for a spectator, or `OPEN` for all hands after the end."""


class ScoreLine(Part):
    """Line of a score: the seat, a description, the clause and the points."""

    seat: int | None
    """Seat, counted from 0; None if the line concerns all seats."""
    sentence: str
    clause: str
    points: int | None = None
    """Points that the line adds; None if it adds nothing yet."""
    is_total: bool = False
    """True if the line is the sum of the seat's other lines."""


def copy_fields(source: Records, target: type[Record], shared: type[Record]) -> Records:
    """Return a record of `target` with the values of the fields of `shared`. All other fields are 0.

    The fields of `shared` must be adjacent in both records.
    """
    made = records(target, 1)
    made_bytes, source_bytes = made.view(np.uint8), source.view(np.uint8)
    to, of, size = _place(made.dtype, shared), _place(source.dtype, shared), shared.dtype.itemsize
    made_bytes[to : to + size] = source_bytes[of : of + size]
    return made


def _place(dtype: np.dtype[np.void], shared: type[Record]) -> int:
    """Return the byte offset of the first shared field."""
    fields: Mapping[str, Any] = dtype.fields or {}
    return int(fields[(shared.dtype.names or ("",))[0]][1])
