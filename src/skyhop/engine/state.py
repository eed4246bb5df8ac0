"""States, views and outcomes of matches, for games whose truth is one record."""

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
    """A named, frozen set of parameters, and the record of shape (1,) that kernels read."""

    name: str
    parameters: Mapping[str, str | int | bool]
    record: Records

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Ruleset) and self.parameters == other.parameters)

    def __hash__(self) -> int:
        return self._hash

    def __getstate__(self) -> dict[str, object]:
        """Leave out the hash: texts have another one in each process."""
        return {name: value for name, value in vars(self).items() if name != "_hash"}

    @cached_property
    def _hash(self) -> int:
        return hash(frozenset(self.parameters.items()))


class Outcome(NamedTuple):
    """How a match ended: the seats that share the win (none: a draw) and the reason, a word of the game's or of all."""

    winners: tuple[int, ...]
    reason: str


class Interruption(NamedTuple):
    """How a match ended that its rules did not end: whom it is about, a reason (`skyhop.game.ending`), who won."""

    seat: int
    reason: str
    winners: tuple[int, ...]

    @property
    def outcome(self) -> Outcome:
        """The result."""
        return Outcome(self.winners, self.reason)


class AbandonedSeat(NamedTuple):
    """A seat whose player left several others, who play on: why (`skyhop.game.ending`), and which bot plays it."""

    seat: int
    reason: str
    bot: str


class ExternalStatus(NamedTuple):
    """What no rule decides, and so stands beside a record: how a match was broken off, which seats were given up."""

    broken_off: Interruption | None = None
    given_up: tuple[AbandonedSeat, ...] = ()
    """In the order in which their players left."""


NOTHING_BESIDE = ExternalStatus()


class _OfRecord:
    """One record under a ruleset, equal by its bytes and by what stands beside it, and hashed by its bytes."""

    __slots__ = ("beside", "records", "ruleset")

    def __init__(self, ruleset: Ruleset, records: Records, beside: ExternalStatus = NOTHING_BESIDE) -> None:
        self.ruleset = ruleset
        self.records = records
        self.beside = beside

    @property
    def broken_off(self) -> Interruption | None:
        """How the match was broken off, if it was."""
        return self.beside.broken_off

    @property
    def given_up(self) -> tuple[AbandonedSeat, ...]:
        """The seats whose players have left; who came back and left again twice."""
        return self.beside.given_up

    @property
    def left(self) -> frozenset[int]:
        """The numbers of these seats: they come last, also where their players are back."""
        return frozenset(each.seat for each in self.beside.given_up)

    @property
    def record(self) -> AnyRecord:
        """The one record; its fields are read by name, `record["turn"]`."""
        return self.records[0]

    @property
    def ended(self) -> Outcome | None:
        """The result of a match that was broken off."""
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
        """Leave out what was worked out, which whoever gets it can do anew."""
        return type(self), (self.ruleset, self.records, self.beside)


class State(_OfRecord):
    """The whole truth of a match. Only the engine, the journal and the table's keeper hold one."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(self.ruleset, self.records.copy(), self.beside)


class View(_OfRecord):
    """What one seat may know, or a spectator where `seat` is None. Equal views look alike in every byte.

    Nothing changes a view, so that what is asked of it often is worked out once (`cached_property`).
    """

    __slots__ = ("__dict__",)

    @classmethod
    def of(cls, view: View) -> Self:
        """The same view as one of this class, a game's own; `TypeError` for that of another game."""
        if not isinstance(view, cls):
            raise TypeError(view)
        return view

    @property
    def seat(self) -> int | None:
        """Name the seat that sees this, None for a spectator."""
        seat = int(self.record["seat"])
        return seat if seat >= 0 else None


OPEN: Final = "open"
Viewer = int | Literal["open"] | None
"""Where a match is looked at from: a seat; None, where spectators are; or after its end `OPEN`, all hands together."""


class ScoreLine(Part):
    """One line of how the players stand: whom it concerns, what it counts, in words, by which clause."""

    seat: int | None
    """Counted from 0; None: everybody."""
    sentence: str
    clause: str
    points: int | None = None
    """What it adds; None where it adds nothing yet."""
    is_total: bool = False
    """Whether it is the sum of the seat's lines."""


def copied(source: Records, target: type[Record], shared: type[Record]) -> Records:
    """Make a record of `target` with the fields of `shared`, which both kinds have together; all else is zero."""
    made = records(target, 1)
    made_bytes, source_bytes = made.view(np.uint8), source.view(np.uint8)
    to, of, size = _place(made.dtype, shared), _place(source.dtype, shared), shared.dtype.itemsize
    made_bytes[to : to + size] = source_bytes[of : of + size]
    return made


def _place(dtype: np.dtype[np.void], shared: type[Record]) -> int:
    """The byte at which the shared fields begin."""
    fields: Mapping[str, Any] = dtype.fields or {}
    return int(fields[(shared.dtype.names or ("",))[0]][1])
