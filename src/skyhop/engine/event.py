"""Events: what the rules say has happened, written where it happens.

An event is a kind, a seat and up to four numbers, which a kernel *emits*. A record that ends with `Events` gathers
them, in any other record `emit` compiles to nothing. For Python each kind has a class of its own that names its numbers
and declares, once, who hears of it; a kind without a class is heard by nobody.

    @event(Kind.DREW, heard_by=Audience.HOLDERS, hiding="card")
    class Drew(NamedTuple):
        \"\"\"A card was drawn [BC-3.3].\"\"\"

        seat: int
        card: int | None
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum, IntEnum
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from skyhop.engine.kernel import kernel, where_field
from skyhop.engine.record import Emitting, Record, Records, Row, of
from skyhop.engine.state import AbandonedSeat, Interruption

NUMBERS = 4
WIDTH = 2 + NUMBERS
CAPACITY = 768
"""So many events one action may bring: say a claim that closes every face and fulfils every trajectory of a board."""


class Events(Record):
    """The fields of a record that gathers events; it ends with them."""

    event_count: int
    events: Row = of(CAPACITY * WIDTH)
    """Flat, kind, seat and numbers of one event after another: numba compiles that twice as fast as rows of rows."""


@where_field("events")
def _gather(record: Any, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:  # noqa: ANN401  any record
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
    """Say that something has happened; the kind says what the numbers mean."""
    _gather(record, kind, seat, a, b, c, d)


class Audience(Enum):
    """Who hears of an event."""

    EVERYBODY = "everybody"
    HOLDERS = "holders"
    """The seats that it names, and whoever the rules let look into what they hold."""
    SEATS = "seats"
    """The seats that it names, whatever lies open."""


@runtime_checkable
class Event(Protocol):
    """Base of the classes of events, which are named tuples: the seat first, then the numbers of the kind."""

    @property
    def seat(self) -> int:
        """Name the seat whose event it is."""

    def _asdict(self) -> dict[str, Any]:
        """Give the numbers by name."""


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
    """Declare the class of a kind of events, and who hears of it.

    Whoever is not of the audience hears nothing of it; or, where numbers are named that are hidden from them, of all
    but these, which are then None. `seats` are the numbers that name seats of the audience besides the event's own.
    Both are names with blanks between them.
    """

    def declare(made: EventClass) -> EventClass:
        hidden = None if hiding is None else tuple(hiding.split())
        _DECLARED.append(_Declared(kind, made, heard_by, hidden, ("seat", *seats.split())))
        return made

    return declare


class General(IntEnum):
    """The events of every game, which no kernel emits."""

    BROKEN_OFF = -1
    GIVEN_UP = -2
    TAKEN_BACK = -3


event(General.BROKEN_OFF)(Interruption)
event(General.GIVEN_UP)(AbandonedSeat)


@event(General.TAKEN_BACK)
class TakenBack(NamedTuple):
    """A seat took its last action back, and with it what others had done since: so many actions in all."""

    seat: int
    actions: int


class Hearing:
    """The events of a game, and who hears of what."""

    def __init__(self, kinds: type[IntEnum]) -> None:
        found = [declared for declared in _DECLARED if isinstance(declared.kind, kinds | General)]
        self._of_kind = {int(declared.kind): declared for declared in found}
        self._of_class = {declared.event: declared for declared in found}

    def names(self) -> dict[str, tuple[str, ...]]:
        """Name the kinds that can be heard of, and the numbers of each."""
        return {event.__name__: event._fields for event in self._of_class}

    def told(self, records: Records) -> list[Event]:
        """Read what a record, of shape (1,), has gathered, in the order in which it happened.

        Raises:
            OverflowError: where more has happened than the record has room for, so that `CAPACITY` is too small.

        """
        count = int(records["event_count"][0])
        if count > CAPACITY:
            raise OverflowError(f"{count} events in one action, and there is room for {CAPACITY}")
        numbers: list[int] = records["events"][0, : WIDTH * count].tolist()
        rows = [numbers[at : at + WIDTH] for at in range(0, WIDTH * count, WIDTH)]
        known = [(self._of_kind[row[0]].event, row[1:]) for row in rows if row[0] in self._of_kind]
        return [made(*row[: len(made._fields)]) for made, row in known]

    def heard(self, events: Iterable[Event], listener: int | None, may_look: Callable[[int], bool]) -> list[Event]:
        """What a listener, None for a spectator, hears of events.

        `may_look` says whether the rules let the listener look into what a seat holds.
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
        return declared.event(**{**each._asdict(), **dict.fromkeys(declared.hiding)})  # type: ignore[no-any-return]  # the class is known when it runs
