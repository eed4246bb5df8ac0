"""Record of a simple game: its base class, the records of its views, and checks of its declaration."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from enum import IntEnum
from types import new_class
from typing import Any, NamedTuple

import numpy as np

from skyhop.engine.chance import ChanceEvent
from skyhop.engine.event import Audience, Event, Hearing, event
from skyhop.engine.kernel import kernel
from skyhop.engine.record import AnyRecord, Record, Row, Sight
from skyhop.game.action import NONE, PositionError, ReasonCode, RefusalReason
from skyhop.game.game import GameError, SimultaneousFields
from skyhop.game.options import ChoiceOption, NumberOption, Option, Options, Value
from skyhop.i18n import N_, _, listed

NOBODY = -1


class EndState(IntEnum):
    """Values of the field `ending`: the match continues, or the reason for its end."""

    NOT_BEGUN = -1
    """Value before the match has a seed."""
    UNDECIDED = 0
    RULES = 1
    """Value for a match that ended by the rules."""
    BROKEN_OFF = 2


class SimpleState(Record, seen_by=Sight.EVERYBODY):
    """Base class for the record of a simple game. The game adds fields to it."""

    to_act: int
    """Seat that decides."""
    ending: EndState
    winners: int
    """Seats that share the win, one bit each: seat 0 has bit 0."""


AWAITING = -2
"""Value of `ending` while the match waits for chance to set the first chance field.

The values for the next chance fields are -3, -4 and so on.
"""
NO_FIELD = 1000
"""Index that replaces a negative index. No chance field has this index, so the game reports the mistake."""


class ChoosingState(SimpleState, seen_by=Sight.EVERYBODY):
    """Base class for the record of a game in which several seats choose at the same time.

    The game also declares a field `choices` in a class with `seen_by=Sight.IN_PART`: `choices: Row = of(seats)`. The
    field contains the choice of each seat, as the number of its action plus 1. A view has only the choice of its seat.
    """

    choosing: int
    """Seats that must still choose, one bit each. If it is 0, the seats decide in turn."""
    done_choosing: int
    """Seats that have chosen, one bit each. The kernel `reveal` has not applied their choices yet."""


class SimpleRules(Record, seen_by=Sight.EVERYBODY):
    """Rules of a simple game. A game with options derives a class from it, with one field for each option."""

    seats: int
    """Number of seats."""


@kernel
def end_match(table: SimpleState, winner: int) -> None:
    """End the match with this winner, or without a winner for `NOBODY`.

    For a shared win, call the function once for each winner.
    """
    table.ending = EndState.RULES
    if winner != NOBODY:
        table.winners |= 1 << winner


@kernel
def end_with_most(table: SimpleState, points: Row, seats: int) -> None:
    """End the match. The seat with the most points wins. If several seats have the most points, they share the win."""
    most = points[0]
    for seat in range(1, seats):
        most = max(most, points[seat])
    for seat in range(seats):
        if points[seat] == most:
            end_match(table, seat)


@kernel
def choose_together(table: ChoosingState, seats: int) -> None:
    """Let several seats choose at the same time. `seats` has one bit for each of these seats.

    The choices stay hidden until all these seats have chosen. Then the kernel `reveal` continues the match.
    """
    table.choosing = seats
    table.to_act = lowest_seat(seats)


@kernel
def has_chosen(table: ChoosingState, seat: int) -> bool:
    """Return True if the seat has made a choice that is still hidden from the other seats."""
    return (table.done_choosing >> seat) & 1 == 1


@kernel
def lowest_seat(seats: int) -> int:
    """Return the lowest seat in a nonzero bit mask. Bit 0 is seat 0."""
    seat = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


@kernel
def await_chance(table: SimpleState, number: int) -> None:
    """Wait for chance to set a field. `number` is the index of the field in `SimpleGame.chance_fields`.

    The kernel `settle` then continues the match. A kernel that ends the match must not call this function.
    """
    table.ending = AWAITING - (number if number >= 0 else NO_FIELD)  # type: ignore[assignment]  # outside the values of the enumeration


@kernel
def start_with_chance(table: SimpleState) -> None:
    """Start a match with chance: wait for the first chance field, such as a shuffled deck."""
    await_chance(table, 0)


def list_winners(mask: int) -> tuple[int, ...]:
    """Return the seats in the bit mask of a `winners` field. Bit 0 is seat 0."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def list_misplaced_choosers(record: np.void, seats: int) -> tuple[int, ...]:
    """Return the seats with an invalid role in a simultaneous choice.

    A seat must exist, must not choose twice, and has a hidden choice only if it has chosen. The deciding seat must
    choose. Without simultaneous choices, the result is empty.
    """
    if not {"choosing", "done_choosing", CHOICES} <= set(record.dtype.names or ()):
        return ()
    choosing, done = int(record["choosing"]), int(record["done_choosing"])
    wrong = (choosing & done) | (choosing | done) >> seats << seats
    if choosing and record["ending"] == EndState.UNDECIDED:
        wrong |= 1 << int(record["to_act"]) & ~choosing
    hidden = (seat for seat, choice in enumerate(record[CHOICES]) if choice and not done >> seat & 1)
    return list_winners(wrong | sum(1 << seat for seat in hidden))


_OTHER_ACTIONS = N_("“%(text)s” is not possible now; choose one of %(actions)s.")


class RefusalCode(ReasonCode):
    """Refusal codes of a simple game. They cite no clauses, because the game has no rulebook."""

    LEGAL = NONE
    GAME_IS_OVER = RefusalReason("", N_("The game is over. Start a new game to play again."))
    NO_ACTION = RefusalReason("", _OTHER_ACTIONS)
    NOT_YOUR_DECISION = RefusalReason("", N_("It is not your decision now; wait for the other player."))
    NOT_POSSIBLE = RefusalReason("", _OTHER_ACTIONS)


class EventKind(IntEnum):
    """Kinds of events of a simple game."""

    ACTED = 1
    ACTED_UNSEEN = 2
    ROLLED = 3
    SHUFFLED = 4
    ENDED = 5


@event(EventKind.ACTED)
class Acted(NamedTuple):
    """Event: a seat took an action."""

    seat: int
    action: int


@event(EventKind.ACTED_UNSEEN, heard_by=Audience.SEATS, hiding="action")
class ActedUnseen(NamedTuple):
    """Event: a seat took an action in a game with hidden fields. The other seats do not see the action."""

    seat: int
    action: int | None


@event(EventKind.ROLLED)
class Rolled(NamedTuple):
    """Event: chance set a number that everybody sees. `field` is the index of the chance field."""

    seat: int
    field: int
    item: int
    """Number of the item, counted from 1."""


@event(EventKind.SHUFFLED)
class Shuffled(NamedTuple):
    """Event: chance shuffled a pile, or set a number that not everybody sees."""

    seat: int
    field: int


@event(EventKind.ENDED)
class MatchEnded(NamedTuple):
    """Event: the match ended after this seat's action. The record contains the result."""

    seat: int


HEARING = Hearing(EventKind)


RANDOM = "random"
"""Name of the optional field for a random generator (`skyhop.engine.chance`).

The chance event of a match seeds the generator. Positions omit the field.
"""
SIMULTANEOUS = SimultaneousFields("choosing", "done_choosing", "to_act")
CHOICES = "choices"
"""Name of the field for the hidden choices of seats that choose at the same time."""
_VISIBLE_SIGHTS = (Sight.EVERYBODY, Sight.IN_PART)


class SeenRecords(NamedTuple):
    """Three record classes of a game, which contain different fields.

    The first record has the public fields. The second record has the public and the partly visible fields. The
    third is the record of a view.
    """

    open: type[Record]
    in_part: type[Record]
    view: type[Record]


def list_choice_events(record: AnyRecord, seat: int, action: int) -> list[Event]:
    """Return the events of a choice that several seats make at the same time.

    The last choice reveals the choices of all these seats, beginning with `seat`. If the seats decide in turn, return
    an empty list.
    """
    if record["choosing"] == 0:
        return []
    if record["choosing"] != 1 << seat:
        return [ActedUnseen(seat, action)]
    others = list_winners(int(record["done_choosing"]))
    return [Acted(seat, action), *(Acted(other, int(record[CHOICES][other]) - 1) for other in others)]


def group_by_visibility(record: type[Record]) -> SeenRecords:
    """Return three record classes: for the public fields, for the partly visible fields, and for the view of a seat.

    The first two are base classes of `record`.
    """
    in_part = _find_base(record, *_VISIBLE_SIGHTS)
    return SeenRecords(_find_base(record, Sight.EVERYBODY), in_part, _add_seat(in_part))


def list_fields(record: type[Record]) -> tuple[str, ...]:
    """Return the names of the record's fields."""
    return record.dtype.names or ()


def complete_options(title: str, options: Options, seats: range, rules: type[Record]) -> Options:
    """Return the options of a game. If several numbers of seats are possible, add an option for the number of seats.

    If a published ruleset does not set one of the other options, add the default of this option to the ruleset.
    Raise `GameError` if `rules` does not have exactly one field for each option.
    """
    names = [option.name for option in options.options]
    if sorted(list_fields(rules)) != sorted({"seats", *names}):
        problem = _(
            "%(title)s: the fields of %(record)s are %(fields)s, but the options are %(options)s. Declare one field "
            "for each option: class …(SimpleRules)"
        )
        texts = {"fields": listed(list_fields(rules)), "options": listed(["seats", *names])}
        raise GameError(problem % {"title": title, "record": rules.__name__, **texts})
    if not names and len(seats) == 1:
        return options
    defaults = {option.name: option.default for option in options.options}
    rulesets = tuple(each._replace(values={**defaults, **each.values}) for each in options.rulesets)
    if len(seats) == 1:
        return replace(options, rulesets=rulesets)
    counted = NumberOption(
        name="seats", title=N_("Seats"), sentence=N_("number of players"), default=seats[0], numbers=seats
    )
    return replace(options, options=(counted, *options.options), rulesets=rulesets, seats="seats")


def check_chance(
    title: str, record: type[Record], chance_fields: Mapping[str, Sequence[str]], *, is_settled: bool
) -> None:
    """Raise `GameError` if a chance field, the generator or `settle` is missing, or if a field has a wrong size."""
    if not chance_fields:
        return
    if not is_settled:
        problem = _("%(title)s has chance fields. Write a kernel that continues after chance, and pass it as settle=.")
        raise GameError(problem % {"title": title})
    for name, items in {**chance_fields, RANDOM: ()}.items():
        if name not in list_fields(record):
            problem = _("%(title)s has no field %(field)s, but chance needs this field. Add it to the record.")
            raise GameError(problem % {"title": title, "field": name})
        if record.dtype[name].shape not in ((), (len(items),)):
            problem = _("%(title)s: the field %(field)s must be a number, or a Row = of(%(count)s) for all items.")
            raise GameError(problem % {"title": title, "field": name, "count": len(items)})


def list_own_fields(record: type[Record], visible: SeenRecords, seats: int) -> tuple[str, ...]:
    """Return the partly visible fields that have one number or one row for each of `seats` seats."""
    fields = (name for name in list_fields(visible.in_part) if name not in list_fields(visible.open))
    return tuple(name for name in fields if record.dtype[name].shape[:1] == (seats,) and record.dtype[name].ndim <= 2)


def check_choices(title: str, record: type[Record], own_fields: Collection[str], *, is_revealed: bool) -> None:
    """Raise `GameError` if seats choose together, but the game lacks the fields or the kernel for this.

    `own_fields` has the fields with a number for each seat. `is_revealed` is True if the game has the kernel `reveal`.
    """
    if issubclass(record, ChoosingState) is not is_revealed:
        problem = _(
            "%(title)s: seats that choose at the same time need a record class …(ChoosingState), and a kernel that "
            "continues after all choices. Pass this kernel as reveal=."
        )
        raise GameError(problem % {"title": title})
    if is_revealed and (CHOICES not in own_fields or record.dtype[CHOICES].ndim != 1):
        problem = _(
            "%(title)s has no field %(field)s, or its size or visibility is wrong. Define %(field)s: Row = of(seats) "
            "in a class with seen_by=Sight.IN_PART."
        )
        raise GameError(problem % {"title": title, "field": CHOICES})


def number_of(option: Option, value: Value) -> int:
    """Return the number that the record of the rules stores for the value of an option.

    For a number, return the number. For a switch, return 0 or 1. For a word, return its index among the choices.
    """
    return option.number_of(value) if isinstance(option, ChoiceOption) else int(value)


def check_grid(title: str, record: type[Record], grid: str) -> None:
    """Raise `GameError` unless `grid` is empty, or names a field of the record with two dimensions.

    `grid` is the name of the field that pictures of the game show.
    """
    dtype = record.dtype
    if grid in ("", *(name for name in dtype.names or () if len(dtype[name].shape) == 2)):
        return
    fields = listed(name for name in dtype.names or () if name not in list_fields(ChoosingState))
    if grid in (dtype.names or ()):
        problem = _(
            "%(title)s: grid= needs a field with rows and columns, but %(grid)s "
            "has no rows and columns. The fields are %(fields)s"
        )
    else:
        problem = _("%(title)s has no field %(grid)s, but grid= names this field. Choose one of %(fields)s")
    raise GameError(problem % {"title": title, "grid": grid, "fields": fields})


def check_areas(title: str, view_record: type[Record], fields: Sequence[str]) -> None:
    """Raise `GameError` if an area of the picture names a field that no view contains."""
    for field in fields:
        if field not in list_fields(view_record):
            problem = _("%(title)s: an area shows the field %(field)s, but views have only the fields %(fields)s.")
            names = listed(name for name in list_fields(view_record) if name not in list_fields(ChoosingState))
            raise GameError(problem % {"title": title, "field": field, "fields": names})


def check_sights(
    title: str, record: type[Record], visible: SeenRecords, own_fields: Collection[str] | None, *, is_determinized: bool
) -> None:
    """Raise `GameError` if a record has hidden fields, but the game lacks the kernel `show` or `determinize`.

    Without `show`, a view contains only its seat's part of each field in `own_fields`. With `show`, `own_fields` is
    None.
    """
    late = set(record.list_names_with(Sight.EVERYBODY)) - set(list_fields(visible.open))
    in_part = [name for name in list_fields(visible.in_part) if name not in list_fields(visible.open)]
    unshown = [name for name in in_part if own_fields is not None and name not in own_fields]
    hidden = [name for name in list_fields(record) if name not in (*list_fields(visible.open), RANDOM)]
    if late:
        problem = _("%(title)s: everybody may see %(fields)s. Define all visible fields before the hidden fields")
    elif unshown:
        problem = _(
            "%(title)s shows only parts of %(fields)s. Declare a Row or Grid with a number or row for each seat, or "
            "define the part for each seat with show=."
        )
    elif hidden and not is_determinized:
        problem = _(
            "%(title)s hides %(fields)s. Write a kernel that draws possible values for the hidden fields, and pass it "
            "as determinize=. Or show all fields with class …(SimpleState, seen_by=Sight.EVERYBODY)"
        )
    else:
        return
    raise GameError(problem % {"title": title, "fields": listed(sorted(late) or unshown or hidden)})


def check_generator(title: str, view_record: type[Record]) -> None:
    """Raise `GameError` if a view could contain the random generator of the match."""
    if RANDOM in list_fields(view_record):
        problem = _(
            "%(title)s draws at random, but a player who sees the field %(field)s could predict the draws. Move "
            "the field to a new class below: class …(%(record)s), without seen_by=."
        )
        names = {"title": title, "field": RANDOM, "record": view_record.__name__}
        raise GameError(problem % names)


def _find_base(record: type[Record], *sights: Sight) -> type[Record]:
    """Return the largest base class of a record in which every field has one of these visibilities."""
    return next(
        base
        for base in record.__mro__
        if issubclass(base, Record) and set(base.list_names_with(*sights)) == set(list_fields(base))
    )


def _add_seat(record: type[Record]) -> type[Record]:
    """Return the record class of a view: the public and the partly visible fields, and the seat of the view."""
    annotations = {"__annotations__": {"seat": int}, "__module__": record.__module__}
    view_record: type[Record] = new_class(
        f"{record.__name__}View", (record,), {"seen_by": Sight.IN_PART}, lambda body: body.update(annotations)
    )
    return view_record


def read_numbers(name: str, value: object, current: Any) -> np.ndarray[tuple[int, ...], np.dtype[np.generic]]:  # noqa: ANN401  a number or an array
    """Return the value of the field `name` as an array with the shape and type of `current`."""
    try:
        numbers = np.array(value)
    except ValueError:  # rows of unequal length
        numbers = np.array("")
    if (
        numbers.shape != current.shape
        or numbers.dtype.kind not in "if"
        or (numbers.astype(current.dtype) != numbers).any()
    ):
        shape = " by ".join(str(size) for size in current.shape)
        problem = _("expected %(shape)s whole numbers") if shape else _("expected a whole number")
        raise PositionError(name, problem % {"shape": shape})
    return numbers


def write_numbers(value: Any) -> str:  # noqa: ANN401  as above
    """Return the numbers of a field as text."""
    return " ".join(map(str, np.ravel(value).tolist()))


def order_items(due: ChanceEvent, numbers: Sequence[int]) -> tuple[str, ...]:
    """Return the items of a chance field in the drawn order. For a die, the rolled face comes first."""
    kinds, left = list(dict.fromkeys(due.tokens)), list(due.tokens)
    items = [kinds[number - 1] for number in numbers]
    for item in items:
        left.remove(item)
    return (*items, *left)
