"""The record of a plain game: what of it everybody sees, what its views hold, and whether all that is declared well."""

from __future__ import annotations

from enum import IntEnum
from types import new_class
from typing import Any, NamedTuple

import numpy as np

from skyhop.engine.event import Audience, Hearing, event
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Record, Sight
from skyhop.game.game import GameError
from skyhop.game.refusal import NONE, PositionError, ReasonCode, RefusalReason
from skyhop.i18n import N_, _, listed

NOBODY = -1


class EndState(IntEnum):
    """Whether a match is over, and by what."""

    NOT_BEGUN = -1
    """Chance has not said yet what will be drawn."""
    UNDECIDED = 0
    RULES = 1
    """The rules have ended it."""
    BROKEN_OFF = 2


class SimpleState(Record, seen_by=Sight.EVERYBODY):
    """The fields that a plain game's record begins with; the game adds what lies on the table."""

    to_act: int
    """The seat that decides."""
    ending: EndState
    winners: int
    """The seats that share the win, a bit each: seat 0 has bit 0."""


class SimpleRules(Record, seen_by=Sight.EVERYBODY):
    """The rules of a plain game: there is one ruleset."""

    seats: int


@kernel
def end_match(table: SimpleState, winner: int) -> None:
    """End the match: the seat has won, or `NOBODY`. Where several share the win, end it for each."""
    table.ending = EndState.RULES
    if winner != NOBODY:
        table.winners |= 1 << winner


def winners_of(mask: int) -> tuple[int, ...]:
    """List the seats of a `winners` field."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


_OTHERS = N_("“%(text)s” is not possible now; choose one of %(actions)s.")


class RefusalCode(ReasonCode):
    """Why an action is refused; a game without a rulebook has no clauses to cite."""

    LEGAL = NONE
    GAME_IS_OVER = RefusalReason("", N_("The game is over; start a new one to play on."))
    NO_ACTION = RefusalReason("", _OTHERS)
    NOT_YOUR_DECISION = RefusalReason("", N_("It is not your decision now; wait for the other player."))
    NOT_POSSIBLE = RefusalReason("", _OTHERS)


class EventKind(IntEnum):
    """The events of a plain game."""

    ACTED = 1
    ACTED_UNSEEN = 2
    ENDED = 5


@event(EventKind.ACTED)
class Acted(NamedTuple):
    """A seat has taken an action."""

    seat: int
    action: int


@event(EventKind.ACTED_UNSEEN, heard_by=Audience.SEATS, hiding="action")
class ActedUnseen(NamedTuple):
    """A seat has taken an action in a game that hides something; which, the others do not hear."""

    seat: int
    action: int | None


@event(EventKind.ENDED)
class SimpleMatchEnded(NamedTuple):
    """The match is over, after what this seat did; how, the record says."""

    seat: int


HEARING = Hearing(EventKind)


RANDOM = "random"
"""The field of a generator (`skyhop.engine.chance`), if any: it is seeded, and belongs to no position."""
_SEEN = (Sight.EVERYBODY, Sight.IN_PART)


class SeenRecords(NamedTuple):
    """The records of what is seen of a game's own: openly, at least in part, and by whom."""

    open: type[Record]
    in_part: type[Record]
    view: type[Record]


def seen_of(record: type[Record]) -> SeenRecords:
    """Find them in the order of its classes."""
    in_part = _begins(record, *_SEEN)
    return SeenRecords(_begins(record, Sight.EVERYBODY), in_part, _with_seat(in_part))


def names_of(record: type[Record]) -> tuple[str, ...]:
    """Name its fields."""
    return record.dtype.names or ()


def check_grid(title: str, record: type[Record], grid: str) -> None:
    """Raise `GameError` where the field that the picture shows is none, or has no rows and columns."""
    dtype = record.dtype
    if grid in ("", *(name for name in dtype.names or () if len(dtype[name].shape) == 2)):
        return
    fields = listed(name for name in dtype.names or () if name not in names_of(SimpleState))
    if grid in (dtype.names or ()):
        problem = _(
            "%(title)s: the field %(grid)s has no rows and columns for grid= to show; the fields are %(fields)s"
        )
    else:
        problem = _("%(title)s has no field %(grid)s for grid= to show; the fields are %(fields)s")
    raise GameError(problem % {"title": title, "grid": grid, "fields": fields})


def check_sights(title: str, record: type[Record], seen: SeenRecords, *, is_shown: bool, is_determinized: bool) -> None:
    """Raise `GameError` where the record hides something, and nothing says what of it is seen, or may be."""
    late = set(record.seen(Sight.EVERYBODY)) - set(names_of(seen.open))
    in_part = [name for name in names_of(seen.in_part) if name not in names_of(seen.open)]
    hidden = [name for name in names_of(record) if name not in (*names_of(seen.open), RANDOM)]
    if late:
        problem = _("%(title)s: everybody may see %(fields)s, so it stands before what is hidden")
    elif in_part and not is_shown:
        problem = _("%(title)s shows %(fields)s in part: say by show= what a seat may see of it")
    elif hidden and not is_determinized:
        problem = _(
            "%(title)s hides %(fields)s: say by determinize= what it may be, "
            "or let all see it, by class …(Plain, seen_by=Sight.EVERYBODY)"
        )
    else:
        return
    raise GameError(problem % {"title": title, "fields": listed(sorted(late) or in_part or hidden)})


def check_generator(title: str, seen: type[Record]) -> None:
    """Raise `GameError` where players would see what will be drawn."""
    if RANDOM in names_of(seen):
        problem = _(
            "%(title)s draws at random, and who sees the field %(field)s knows what comes: "
            "move it to a class of its own below, class …(%(record)s), without seen_by="
        )
        names = {"title": title, "field": RANDOM, "record": seen.__name__}
        raise GameError(problem % names)


def _begins(record: type[Record], *sights: Sight) -> type[Record]:
    """The largest class that a record begins with and that has fields of these sights only."""
    return next(
        base for base in record.__mro__ if issubclass(base, Record) and set(base.seen(*sights)) == set(names_of(base))
    )


def _with_seat(seen: type[Record]) -> type[Record]:
    """Make the record of a view: what is seen, at least in part, and who sees it."""
    annotations = {"__annotations__": {"seat": int}, "__module__": seen.__module__}
    made: type[Record] = new_class(
        f"{seen.__name__}View", (seen,), {"seen_by": Sight.IN_PART}, lambda body: body.update(annotations)
    )
    return made


def numbers_of(name: str, value: object, kept: Any) -> np.ndarray[Any, Any]:  # noqa: ANN401  a number, or an array of them
    """Read the numbers of a field that holds as many as `kept`, of its kind."""
    try:
        numbers = np.array(value)
    except ValueError:  # rows of unequal length
        numbers = np.array("")
    if numbers.shape != kept.shape or numbers.dtype.kind not in "if" or (numbers.astype(kept.dtype) != numbers).any():
        shape = " by ".join(str(size) for size in kept.shape)
        problem = _("this must be %(shape)s whole numbers") if shape else _("this must be a whole number")
        raise PositionError(name, problem % {"shape": shape})
    return numbers


def written(value: Any) -> str:  # noqa: ANN401  as above
    """Write the numbers of a field."""
    return " ".join(map(str, np.ravel(value).tolist()))
