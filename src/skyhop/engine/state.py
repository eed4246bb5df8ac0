"""States, views and outcomes of matches, for games whose state is one record."""

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
    """Ruleset: a named, frozen set of parameters, and the record of shape (1,) that kernels read."""

    name: str
    parameters: Mapping[str, str | int | bool]
    record: Records

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Ruleset) and self.parameters == other.parameters)

    def __hash__(self) -> int:
        return self._hash

    def __getstate__(self) -> dict[str, object]:
        """Exclude the hash, because hashes of texts differ between processes."""
        return {name: value for name, value in vars(self).items() if name != "_hash"}

    @cached_property
    def _hash(self) -> int:
        return hash(frozenset(self.parameters.items()))


class Outcome(NamedTuple):
    """Result of a match: the seats that share the win (none: a draw) and the reason, the game's own or general."""

    winners: tuple[int, ...]
    reason: str


class BrokenOff(NamedTuple):
    """End of a match outside the rules: the seat that caused it, the reason (`skyhop.game.ending`), winners."""

    seat: int
    reason: str
    winners: tuple[int, ...]

    @property
    def outcome(self) -> Outcome:
        """Result of the match."""
        return Outcome(self.winners, self.reason)


class GivenUp(NamedTuple):
    """Abandoned seat of a running match: the seat, the reason (`skyhop.game.ending`), and the bot that plays on."""

    seat: int
    reason: str
    bot: str


class ExternalStatus(NamedTuple):
    """Status outside the rules and the record: how a match was broken off, and which seats were abandoned."""

    broken_off: BrokenOff | None = None
    given_up: tuple[GivenUp, ...] = ()
    """Abandoned seats, in the order in which their players left."""


NOTHING_BESIDE = ExternalStatus()


class _OfRecord:
    """Base of `State` and `View`: a record under a ruleset. Equality compares bytes and external status."""

    __slots__ = ("beside", "records", "ruleset")

    def __init__(self, ruleset: Ruleset, records: Records, beside: ExternalStatus = NOTHING_BESIDE) -> None:
        self.ruleset = ruleset
        self.records = records
        self.beside = beside

    @property
    def broken_off(self) -> BrokenOff | None:
        """End outside the rules, if any."""
        return self.beside.broken_off

    @property
    def given_up(self) -> tuple[GivenUp, ...]:
        """Seats whose players left; a player who returned and left again appears twice."""
        return self.beside.given_up

    @property
    def left(self) -> frozenset[int]:
        """Numbers of the abandoned seats, which rank last even if their players return."""
        return frozenset(each.seat for each in self.beside.given_up)

    @property
    def record(self) -> AnyRecord:
        """Record of the state or view; read its fields by name, `record["turn"]`."""
        record: AnyRecord = self.records[0]
        return record

    @property
    def ended(self) -> Outcome | None:
        """Result of a match that was broken off."""
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
        """Return the arguments that recreate the object, without cached values, which the receiver can compute."""
        return type(self), (self.ruleset, self.records, self.beside)


class State(_OfRecord):
    """Complete state of a match. Only the engine, the journal and the server hold one."""

    __slots__ = ()

    def copy(self) -> Self:
        """Return an independent copy."""
        return type(self)(self.ruleset, self.records.copy(), self.beside)


class View(_OfRecord):
    """View: everything one seat may know, or a spectator if `seat` is None. Equal views are equal in every byte.

    Views never change, so frequent results are computed once (`cached_property`).
    """

    __slots__ = ("__dict__",)

    @classmethod
    def of(cls, view: View) -> Self:
        """Return the same view as an instance of this class; raise `TypeError` for another game's view."""
        if not isinstance(view, cls):
            raise TypeError(view)
        return view

    @property
    def seat(self) -> int | None:
        """Seat that sees this view, None for a spectator."""
        seat = int(self.record["seat"])
        return seat if seat >= 0 else None


OPEN: Final = "open"
Viewer = int | Literal["open"] | None
"""Viewpoint of a match: a seat, None for spectators, or after its end `OPEN`, all hands together."""


class ScoreLine(Part):
    """Line of a score: the seat, a description, and the clause."""

    seat: int | None
    """Seat, counted from 0; None: everybody."""
    sentence: str
    clause: str
    points: int | None = None
    """Points that the line adds; None if it adds nothing yet."""
    is_total: bool = False
    """True for the sum of the seat's lines."""


def copy_fields(source: Records, target: type[Record], shared: type[Record]) -> Records:
    """Return a record of `target` with the fields of `shared`, which are adjacent in both; all others are zero."""
    made = records(target, 1)
    made_bytes, source_bytes = made.view(np.uint8), source.view(np.uint8)
    to, of, size = _place(made.dtype, shared), _place(source.dtype, shared), shared.dtype.itemsize
    made_bytes[to : to + size] = source_bytes[of : of + size]
    return made


def _place(dtype: np.dtype[np.void], shared: type[Record]) -> int:
    """Return the byte offset of the shared fields."""
    fields: Mapping[str, Any] = dtype.fields or {}
    return int(fields[(shared.dtype.names or ("",))[0]][1])
