"""Tests of units of work that machines may do twice: each counts once, and a machine that differs is named."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyhop.lab.cluster import ClusterError, ResultMerge, UnitResult


def right(number: int) -> bytes:
    return b"%d" % number


def from_machine(number: int, machine: str) -> UnitResult[bytes]:
    return UnitResult(right(number), machine)


def begun(*numbers: int) -> ResultMerge[bytes]:
    found = ResultMerge("here", right)
    for number in numbers:
        found.record_sending(number)
    return found


@given(st.permutations(range(8)), st.lists(st.sampled_from(["here", "there", "far"]), min_size=16, max_size=16))
def test_whatever_comes_first_and_twice_each_piece_is_given_once_and_in_order(
    order: list[int], machines: list[str]
) -> None:
    arrivals, given_so_far = begun(*range(8)), list[bytes]()
    for place, number in enumerate(order):
        if arrivals.add(number, from_machine(number, machines[place])):
            arrivals.record_sending(number)
            arrivals.add(number, from_machine(number, machines[-1 - place]))
        given_so_far += arrivals.ready()

    assert given_so_far == [right(number) for number in range(8)]


def test_what_a_machine_does_waits_until_its_first_piece_has_come_out_the_same_elsewhere() -> None:
    arrivals = begun(0, 1)
    is_tried = [arrivals.add(number, from_machine(number, "there")) for number in (0, 1)]
    arrivals.record_sending(0)
    before = list(arrivals.ready())
    arrivals.add(0, from_machine(0, "here"))

    assert is_tried == [True, False]
    assert before == []
    assert list(arrivals.ready()) == [right(0), right(1)]


def test_one_more_arrival_of_what_was_given_already_is_held_against_it() -> None:
    arrivals = begun(0, 0)
    arrivals.add(0, from_machine(0, "here"))
    assert list(arrivals.ready()) == [right(0)]

    with pytest.raises(ClusterError, match="different result on far than on this machine"):
        arrivals.add(0, UnitResult(b"1", "far"))


@pytest.mark.parametrize(("first", "second", "wrong"), [(b"0", b"1", "far"), (b"1", b"0", "there")])
def test_the_machine_that_differs_from_this_one_is_named(first: bytes, second: bytes, wrong: str) -> None:
    arrivals = begun(0, 0)
    arrivals.add(0, UnitResult(first, "there"))

    with pytest.raises(ClusterError, match=f"chunk 0 has a different result on {wrong} than"):
        arrivals.add(0, UnitResult(second, "far"))
    assert list(arrivals.ready()) == []
