"""Tests of events: a record with room for events stores them, and only permitted seats see them."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import pytest

from skyhop.engine.event import CAPACITY, Audience, Events, Hearing, emit, event
from skyhop.engine.kernel import entry, kernel
from skyhop.engine.record import Emitting, Many, records


class Kind(IntEnum):
    MOVED = 1
    DREW = 2
    STOLE = 3
    WHISPERED = 4
    UNDECLARED = 5


@event(Kind.MOVED)
class Moved(NamedTuple):
    seat: int
    place: int


@event(Kind.DREW, heard_by=Audience.HOLDERS, hiding="card")
class Drew(NamedTuple):
    seat: int
    card: int | None


@event(Kind.STOLE, heard_by=Audience.HOLDERS, hiding="card", seats="victim")
class Stole(NamedTuple):
    seat: int
    victim: int
    card: int | None


@event(Kind.WHISPERED, heard_by=Audience.SEATS)
class Whispered(NamedTuple):
    seat: int


HEARING = Hearing(Kind)


class Bulk(Emitting):
    moves: int


class Gathering(Bulk, Events):
    pass


@kernel
def move(state: Bulk, times: int) -> None:
    state.moves += times
    for place in range(times):
        emit(state, Kind.MOVED, 0, place)
    emit(state, Kind.DREW, 1, 30)
    emit(state, Kind.STOLE, 2, 0, 31)
    emit(state, Kind.UNDECLARED, 2)
    emit(state, Kind.WHISPERED, 1)


@entry
def move_in_bulk(states: Many[Bulk], times: int) -> None:
    move(states[0], times)


@entry
def move_and_tell(states: Many[Gathering], times: int) -> None:
    move(states[0], times)


def everything(times: int = 1) -> list[object]:
    states = records(Gathering, 1)
    move_and_tell(states, times)
    return list(HEARING.list_events(states))


def heard(listener: int | None, *open_hands: int) -> list[object]:
    told = everything()
    return list(HEARING.list_visible(told, listener, lambda seat: seat in open_hands))  # type: ignore[arg-type]  # NamedTuples


def test_events_are_told_in_order_and_a_kind_without_a_class_to_nobody() -> None:
    assert everything(2) == [Moved(0, 0), Moved(0, 1), Drew(1, 30), Stole(2, 0, 31), Whispered(1)]


def test_the_kinds_that_can_be_heard_of_are_named() -> None:
    names = HEARING.names()

    assert [names[each.__name__] for each in (Moved, Drew, Stole)] == [
        ("seat", "place"),
        ("seat", "card"),
        ("seat", "victim", "card"),
    ]


def test_a_record_without_room_for_events_is_changed_alike() -> None:
    states = records(Bulk, 1)

    move_in_bulk(states, 3)

    assert states["moves"][0] == 3


@pytest.mark.parametrize(
    ("listener", "expected"),
    [
        (0, [Moved(0, 0), Drew(1, None), Stole(2, 0, 31)]),
        (1, [Moved(0, 0), Drew(1, 30), Stole(2, 0, None), Whispered(1)]),
        (2, [Moved(0, 0), Drew(1, None), Stole(2, 0, 31)]),
        (None, [Moved(0, 0), Drew(1, None), Stole(2, 0, None)]),
    ],
)
def test_who_is_not_concerned_hears_less(listener: int | None, expected: list[object]) -> None:
    assert heard(listener) == expected


def test_whoever_may_look_into_a_hand_hears_what_comes_into_it() -> None:
    assert heard(None, 1) == [Moved(0, 0), Drew(1, 30), Stole(2, 0, None)]


def test_more_events_than_there_is_room_for_are_a_defect_that_says_so() -> None:
    with pytest.raises(OverflowError, match="there is room for"):
        everything(CAPACITY)
