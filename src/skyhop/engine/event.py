"""Events: facts that the rules emit at the moment when they happen.

An event has a kind, a seat and up to four numbers. A kernel *emits* it. A record that ends with the fields of `Events`
collects events. For any other record, the compiler removes the calls of `emit`. In Python, a kind of event can have a
class. The class gives names to the numbers and declares the audience of the event. Nobody receives events of a kind
without a class.

    @event(Kind.DREW, heard_by=Audience.HOLDERS, hiding="card")
    class Drew(NamedTuple):
        \"\"\"Event: a seat drew a card [BC-3.3].\"\"\"

        seat: int
        card: int | None
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum, IntEnum
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from skyhop.engine.kernel import kernel, where_field
from skyhop.engine.record import Emitting, Record, Records, Row, of
from skyhop.engine.state import BrokenOff, GivenUp

NUMBERS = 4
WIDTH = 2 + NUMBERS
CAPACITY = 768
"""Maximum number of events of one action. A claim that closes all faces and completes all trajectories needs many."""


class Events(Record):
    """Base class of records that collect events. It adds the fields for events at the end of a record."""

    event_count: int
    events: Row = of(CAPACITY * WIDTH)
    """Events one after another: kind, seat and numbers.

    Numba compiles a flat array twice as fast as an array of rows.
    """


@where_field("events")
def _gather(record: Any, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:  # noqa: ANN401  accepts any record
    at = WIDTH * record.event_count
    if at < len(record.events):
        record.events[at] = kind
        record.events[at + 1] = seat
        record.events[at + 2] = a
        record.events[at + 3] = b
        record.events[at + 4] = c
        record.events[at + 5] = d
    record.event_count += 1


@kernel
def emit(record: Emitting, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Store an event in the record. If the record has no fields for events, do nothing.

    `kind` defines the meaning of the numbers `a` to `d`.
    """
    _gather(record, kind, seat, a, b, c, d)


class Audience(Enum):
    """Group of seats and spectators that may see an event."""

    EVERYBODY = "everybody"
    HOLDERS = "holders"
    """Audience: the seats that the event names, and all who may see the hands of these seats."""
    SEATS = "seats"
    """Audience: only the seats that the event names, even if hands are open."""


@runtime_checkable
class Event(Protocol):
    """Interface of event classes: the first field is the seat, and the other fields are the numbers of the event."""

    @property
    def seat(self) -> int:
        """Seat that acted or that the event affects."""

    def _asdict(self) -> dict[str, Any]:
        """Return the fields of the event, by name."""


class _Declared(NamedTuple):
    kind: IntEnum
    event: type[Any]
    audience: Audience
    hiding: tuple[str, ...] | None
    seats: tuple[str, ...]


_DECLARED: list[_Declared] = []
EventClass = TypeVar("EventClass", bound=type[Any])


def event(
    kind: IntEnum, heard_by: Audience = Audience.EVERYBODY, *, hiding: str | None = None, seats: str = ""
) -> Callable[[EventClass], EventClass]:
    """Return a decorator that declares the class and the audience of a kind of events.

    Without `hiding`, a seat outside the audience does not see the event. With `hiding`, such a seat sees the event,
    but None instead of the numbers whose names are in `hiding`. `seats` names the numbers that are additional seats
    of the audience. Names are separated by spaces.
    """

    def declare(event_class: EventClass) -> EventClass:
        hidden = None if hiding is None else tuple(hiding.split())
        _DECLARED.append(_Declared(kind, event_class, heard_by, hidden, ("seat", *seats.split())))
        return event_class

    return declare


class General(IntEnum):
    """Kinds of events that all games share, such as a take-back. Only Python code emits them, never a kernel."""

    BROKEN_OFF = -1
    GIVEN_UP = -2
    TAKEN_BACK = -3


event(General.BROKEN_OFF)(BrokenOff)
event(General.GIVEN_UP)(GivenUp)


@event(General.TAKEN_BACK)
class TakenBack(NamedTuple):
    """Event: a seat took back its last action and all later actions. `actions` is the number of these actions."""

    seat: int
    actions: int


class Hearing:
    """Table of a game's events: the class and the audience of each kind."""

    def __init__(self, kinds: type[IntEnum]) -> None:
        found = [declared for declared in _DECLARED if isinstance(declared.kind, kinds | General)]
        self._shapes = {
            int(declared.kind): (partial(tuple.__new__, declared.event), len(declared.event._fields))
            for declared in found
        }
        """Function that makes an event of each kind from its numbers, and the number of its fields."""
        self._of_class = {declared.event: declared for declared in found}

    def names(self) -> dict[str, tuple[str, ...]]:
        """Return the names of an event's numbers, by kind of event."""
        return {event.__name__: event._fields for event in self._of_class}

    def list_events(self, records: Records) -> list[Event]:
        """Return the events that a record of shape (1,) has collected, in order.

        Raises:
            OverflowError: if there are more events than `CAPACITY`.
        """
        count: int = records["event_count"].item()
        if count > CAPACITY:
            raise OverflowError(f"{count} events in one action, and there is room for {CAPACITY}")
        numbers: list[int] = records["events"][0, : WIDTH * count].tolist()
        found: list[Event] = []
        for at in range(0, len(numbers), WIDTH):
            if (shape := self._shapes.get(numbers[at])) is not None:
                make, width = shape
                found.append(make(numbers[at + 1 : at + 1 + width]))
        return found

    def list_visible(
        self, events: Iterable[Event], listener: int | None, may_look: Callable[[int], bool]
    ) -> list[Event]:
        """Return the events that a listener may see, with None in place of hidden numbers.

        `listener` is a seat, or None for a spectator. `may_look(seat)` returns True if the rules let the listener
        see the hand of the seat.
        """
        found = (self._as_heard(each, listener, may_look) for each in events)
        return [each for each in found if each is not None]

    def _as_heard(self, each: Event, listener: int | None, may_look: Callable[[int], bool]) -> Event | None:
        declared = self._of_class[type(each)]
        seats = [getattr(each, name) for name in declared.seats]
        is_in_audience = (
            declared.audience is Audience.EVERYBODY
            or listener in seats
            or (declared.audience is Audience.HOLDERS and any(may_look(seat) for seat in seats))
        )
        if is_in_audience:
            return each
        if declared.hiding is None:
            return None
        return declared.event(**{**each._asdict(), **dict.fromkeys(declared.hiding)})  # type: ignore[no-any-return]  # the class is known only at run time
