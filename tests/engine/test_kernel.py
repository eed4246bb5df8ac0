"""Tests of entries: uncompiled and compiled, they do the same, and they refuse wrong parameters."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from skyhop.engine import kernel as kernels
from skyhop.engine.kernel import JIT, Entry, FirstCall, begin, beginning, copier, entry, is_quick, kernel, unchecked
from skyhop.engine.record import Many, Record, Row, of, records

pytestmark = pytest.mark.every_python


class Open(Record):
    turn: int
    cells: Row = of(3)


class State(Open):
    secret: int


class View(Open):
    seat: int


copy_open = copier(Open.dtype)


class Other(Record):
    cells: Row = of(3)
    turn: int


@kernel
def doubled(number: int) -> int:
    return 2 * number


@kernel
def turn_of(table: Open) -> int:
    return table.turn


@entry
def show(states: Many[State], views: Many[View], seat: int) -> int:
    copy_open(states[0], views[0])
    views[0].seat = doubled(seat)
    return views[0].turn + views[0].cells[2]


def shown(call: Entry) -> tuple[int, bytes]:
    states, views = records(State, 1), records(View, 1)
    states["turn"], states["cells"], states["secret"] = 5, (1, 2, 3), 9
    return call(states, views, 4), views.tobytes()


@entry
def turn_of_another(others: Many[Other]) -> int:
    return turn_of(others[0])  # type: ignore[arg-type]  # a mistake, which only the type checker finds


def as_entry(function: object) -> Entry:
    assert isinstance(function, Entry)
    return function


@pytest.fixture
def uncompiled() -> Iterator[None]:
    """State in which entries without machine code run uncompiled."""
    before = kernels._begin
    begin(FirstCall.UNCOMPILED)
    yield
    begin(before)


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_machine_code_takes_over_and_does_the_same() -> None:
    call = Entry(as_entry(show).py_func)
    before = shown(call)
    assert not call.is_compiled

    call.compile()

    assert call.is_compiled
    assert shown(call) == before == (8, before[1])


@pytest.mark.usefixtures("uncompiled")
def test_what_is_written_gives_plain_numbers() -> None:
    assert type(shown(Entry(as_entry(show).py_func))[0]) is int


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_a_record_that_is_not_what_a_kernel_declares_is_read_as_what_it_is() -> None:
    others = records(Other, 1)
    others["cells"], others["turn"] = (1, 2, 3), 5
    mistaken = as_entry(turn_of_another)
    written = mistaken.run_as_written(others)
    mistaken.compile()

    assert (written, mistaken(others)) == (5, 5)


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_records_of_another_kind_are_refused() -> None:
    as_entry(show).compile()

    with pytest.raises(TypeError, match="No matching definition"):
        show(records(View, 1), records(View, 1), 0)


def test_an_unchecked_entry_does_what_it_does_checked() -> None:
    states, views = records(State, 1), records(View, 1)
    states["turn"], states["cells"] = 5, (1, 2, 3)

    assert unchecked(show)(states, views, 4) == show(states, views, 4) == 8
    assert views["seat"] == 8


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_unchecked_is_the_machine_code_itself_unless_nobody_waits_for_it() -> None:
    waited, waiting = Entry(as_entry(show).py_func), Entry(as_entry(show).py_func)
    with beginning(FirstCall.UNCOMPILED):
        assert waiting.unchecked() is waiting
    found = waited.unchecked()

    assert waited.is_compiled
    assert not isinstance(found, Entry)


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_an_entry_says_which_type_it_cannot_have() -> None:
    def wrong(names: list[str]) -> None:
        names.clear()

    with pytest.raises(TypeError, match="is no type of an entry's parameter"):
        Entry(wrong).compile()


def test_a_kernel_is_plain_python_for_python() -> None:
    assert doubled(21) == 42


@pytest.mark.usefixtures("uncompiled")
def test_machine_code_is_used_from_the_next_call_on() -> None:
    call = Entry(as_entry(show).py_func)
    first = shown(call)

    call.use(lambda _states, _views, seat: seat)  # This function replaces machine code.
    call.compile()

    assert call.is_compiled
    assert (first[0], shown(call)[0]) == (8, 4)


@pytest.mark.usefixtures("uncompiled")
def test_the_time_that_was_spent_uncompiled_is_counted() -> None:
    call = Entry(as_entry(show).py_func)
    before = call.seconds
    shown(call)
    once = call.seconds
    shown(call)

    assert before == 0 < once < call.seconds


@pytest.mark.usefixtures("uncompiled")
def test_unsigned_numbers_wrap_in_silence() -> None:
    @entry
    def wrapped(numbers: Many[State]) -> int:
        return int(np.uint64(2**64 - 1) + np.uint64(2) + np.uint64(numbers[0].turn))

    assert wrapped(records(State, 1)) == 1


def test_a_package_is_quick_when_none_of_its_entries_runs_as_it_is_written() -> None:
    with beginning(FirstCall.COMPILED):
        assert is_quick("skyhop.nowhere")
    with beginning(FirstCall.UNCOMPILED):
        assert is_quick("skyhop.nowhere") is not JIT
