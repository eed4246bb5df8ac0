"""States, views and outcomes of matches, for games in which one record contains the whole state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Final, Literal, NamedTuple, Self

import numpy as np

from skyhop.engine.document import Part
from skyhop.engine.record import AnyRecord, Record, Records

MAX_CACHED_PLACES = 1024
"""Maximum number of cached offsets. A game needs about ten."""


@dataclass(frozen=True)
class Ruleset:
    """Immutable parameters of the rules, with a name.

    Kernels read the parameters from a record of shape (1,).
    """

    name: str
    parameters: Mapping[str, str | int | bool]
    record: Records

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Ruleset) and self.parameters == other.parameters)

    def __hash__(self) -> int:
        return self._hash

    def __getstate__(self) -> dict[str, object]:
        """Return the data for pickle, without the cached hash. Hashes of texts differ between processes."""
        return {name: value for name, value in vars(self).items() if name != "_hash"}

    @cached_property
    def _hash(self) -> int:
        return hash(frozenset(self.parameters.items()))


class Outcome(NamedTuple):
    """Result of a match: the seats that share the win, and the reason. For a draw, no seats win.

    The reason is a word of the game or a general reason (`skyhop.game.ending`).
    """

    winners: tuple[int, ...]
    reason: str


class BrokenOff(NamedTuple):
    """End of a match for a reason outside the rules, such as a resignation.

    The fields are the seat that caused the end, the reason (`skyhop.game.ending`) and the winners.
    """

    seat: int
    reason: str
    winners: tuple[int, ...]

    @property
    def outcome(self) -> Outcome:
        """Result of the match that ended early."""
        return Outcome(self.winners, self.reason)


class GivenUp(NamedTuple):
    """Seat whose player left a running match.

    The other fields are the reason (`skyhop.game.ending`) and the name of the bot that replaces the player.
    """

    seat: int
    reason: str
    bot: str


class ExternalStatus(NamedTuple):
    """Facts about a match that do not follow from the rules: an early end, and the abandoned seats.

    If the match has no early end, `broken_off` is None.
    """

    broken_off: BrokenOff | None = None
    given_up: tuple[GivenUp, ...] = ()
    """Seats whose players left, in the order in which the players left."""


NO_STATUS = ExternalStatus()


class _OfRecord:
    """Base class of `State` and `View`: a record, its ruleset and its external status.

    Two objects are equal if their rulesets, their external status and all bytes of their records are equal.
    """

    __slots__ = ("records", "ruleset", "status")

    def __init__(self, ruleset: Ruleset, records: Records, status: ExternalStatus = NO_STATUS) -> None:
        self.ruleset = ruleset
        self.records = records
        self.status = status

    @property
    def broken_off(self) -> BrokenOff | None:
        """End of the match for a reason outside the rules, or None if the match did not end in this way."""
        return self.status.broken_off

    @property
    def given_up(self) -> tuple[GivenUp, ...]:
        """Abandoned seats: seats whose players left. If a player returned and left again, the seat appears twice."""
        return self.status.given_up

    @property
    def departed(self) -> frozenset[int]:
        """Seats whose players left at least once. These seats get the last ranks, even if their players return."""
        return frozenset(each.seat for each in self.status.given_up)

    @property
    def record(self) -> AnyRecord:
        """Record of the state or view. Read a field by its name, such as `record["turn"]`."""
        record: AnyRecord = self.records[0]
        return record

    @property
    def ended(self) -> Outcome | None:
        """Result of the match if it ended for a reason outside the rules, otherwise None."""
        return self.broken_off and self.broken_off.outcome

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _OfRecord)
            and type(self) is type(other)
            and self.ruleset == other.ruleset
            and self.status == other.status
            and self.records.tobytes() == other.records.tobytes()
        )

    def __hash__(self) -> int:
        return hash(self.records.tobytes())

    def __reduce__(self) -> tuple[type[Self], tuple[Ruleset, Records, ExternalStatus]]:
        """Return the arguments from which pickle recreates the object.

        Omit cached values, because the object can compute them again.
        """
        return type(self), (self.ruleset, self.records, self.status)


class State(_OfRecord):
    """Complete state of a match. Only the engine, the journal and the server may have a state."""

    __slots__ = ()

    def copy(self) -> Self:
        """Return an independent copy of the state."""
        return type(self)(self.ruleset, copy_records(self.records), self.status)


class View(_OfRecord):
    """All information that one seat may have, or a spectator if `seat` is None.

    Two views with equal information have equal bytes. Views never change, so `cached_property` can store results.
    """

    __slots__ = ("__dict__",)

    @classmethod
    def of(cls, view: View) -> Self:
        """Return a view as an instance of this class. Raise `TypeError` if the view belongs to another game."""
        if not isinstance(view, cls):
            raise TypeError(view)
        return view

    @property
    def seat(self) -> int | None:
        """Seat that may see this view, or None for a spectator."""
        seat = int(self.record["seat"])
        return seat if seat >= 0 else None


OPEN: Final = "open"
Viewer = int | Literal["open"] | None
"""Viewer of a match: a seat, None for a spectator, or `OPEN` for all hands after the end of the match."""


class ScoreLine(Part):
    """Line in the explanation of a score: seat, description, clause and points."""

    seat: int | None
    """Seat, counted from 0. Null if the line concerns all seats."""
    sentence: str
    clause: str
    points: int | None = None
    """Points that this line adds to the score. Null if it adds nothing yet."""
    is_total: bool = False
    """True if the line is the sum of the other lines of its seat."""


def copy_records(source: Records) -> Records:
    """Return an independent copy of an array of records.

    The copy of the bytes takes a twentieth of the time of `numpy.ndarray.copy`, which copies field by field.
    """
    return _from_bytes(bytearray(_bytes_of(source)), source.dtype)


def copy_fields(source: Records, target: type[Record], shared: type[Record]) -> Records:
    """Return a record of the class `target`. Copy the fields of `shared` from `source`. All other fields are 0.

    The fields of `shared` must be adjacent in both records.
    """
    content = bytearray(target.dtype.itemsize)
    to, of, size = _places(target.dtype, source.dtype, shared.dtype)
    content[to : to + size] = _bytes_of(source)[of : of + size]
    return _from_bytes(content, target.dtype)


def overwrite(target: Records, source: Records, shared: type[Record]) -> None:
    """Copy the fields of `shared` from the record `source` into the record `target`, in place."""
    to, of, size = _places(target.dtype, source.dtype, shared.dtype)
    content, memory = _bytes_of(source), _bytes_of(target)
    if isinstance(memory, bytearray):
        memory[to : to + size] = content[of : of + size]
    else:
        target.view(np.uint8)[to : to + size] = np.frombuffer(content, np.uint8, size, of)


def _bytes_of(source: Records) -> bytearray | bytes:
    """Return the bytes of an array of records. If the array is a whole `bytearray`, return this memory, not a copy."""
    memory: object = source.base
    return memory if isinstance(memory, bytearray) and len(memory) == source.nbytes else source.tobytes()


def _from_bytes(content: bytearray, dtype: np.dtype[np.void]) -> Records:
    """Return an array of records over these bytes, without a copy."""
    result: Records = np.ndarray(len(content) // dtype.itemsize, dtype, content)
    return result


@lru_cache(MAX_CACHED_PLACES)
def _places(target: np.dtype[np.void], source: np.dtype[np.void], shared: np.dtype[np.void]) -> tuple[int, int, int]:
    """Return the byte offsets of the fields of `shared` in records of both dtypes, and the size of these fields."""
    first = (shared.names or ("",))[0]
    of_target: Mapping[str, Any] = target.fields or {}
    of_source: Mapping[str, Any] = source.fields or {}
    return int(of_target[first][1]), int(of_source[first][1]), shared.itemsize
