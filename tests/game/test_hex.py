"""Hex: a full board has exactly one winner, and another algorithm finds the same one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyhop.engine.kernel import FirstCall, begin
from skyhop.engine.record import records
from skyhop.engine.state import Outcome, State
from skyhop.examples.connect_four import GAME as CONNECT_FOUR
from skyhop.examples.hex import GAME as HEX
from skyhop.examples.hex import MOST, OUTSIDE, Table, is_connected
from skyhop.examples.pig import GAME as PIG
from skyhop.examples.trick_taking import GAME as TRICKS
from skyhop.game.action import Refused

Cell = tuple[int, int]


@pytest.fixture(autouse=True)
def _uncompiled() -> Iterator[None]:
    begin(FirstCall.UNCOMPILED)
    yield
    begin(FirstCall.COMPILED)


def begun(first: int = 0, **options: object) -> State:
    return HEX.new(HEX.ruleset(options), first=first)


def play(state: State, *texts: str) -> State:
    for text in texts:
        HEX.act(state, HEX.read(state, text))
    return state


def find_winner(stones: Mapping[Cell, int], size: int) -> set[int]:
    """Return the seats that connect their sides, by a union of neighbours: the oracle of the tests.

    The four sides are also members of the sets: -1 top, -2 bottom, -3 left, -4 right.
    """
    parent: dict[object, object] = {}

    def root(member: object) -> object:
        while parent.setdefault(member, member) != member:
            member = parent[member]
        return member

    for (row, column), seat in stones.items():
        sides = {-1: row == 0, -2: row == size - 1} if seat == 0 else {-3: column == 0, -4: column == size - 1}
        beside = [(row, column + 1), (row + 1, column), (row + 1, column - 1)]
        same = [cell for cell in beside if stones.get(cell) == seat]
        for other in [*same, *(side for side, touches in sides.items() if touches)]:
            parent[root((row, column))] = root(other)
    return {seat for seat, (one, other) in enumerate([(-1, -2), (-3, -4)]) if root(one) == root(other)}


def fill(size: int, stones: Mapping[Cell, int]) -> Table:
    table: Table = records(Table, 1).view(np.recarray)[0]
    table.cells[0:MOST, 0:MOST] = OUTSIDE
    table.cells[0:size, 0:size] = 0
    for cell, seat in stones.items():
        table.cells[cell] = seat + 1
    return table


@given(data=st.data(), size=st.integers(3, MOST))
@settings(max_examples=40, deadline=None)
def test_a_full_board_has_exactly_one_winner(data: st.DataObject, size: int) -> None:
    cells = [(row, column) for row in range(size) for column in range(size)]
    order: Sequence[Cell] = data.draw(st.permutations(cells))
    stones = {cell: number % 2 for number, cell in enumerate(order)}

    winners = {seat for seat in (0, 1) if is_connected(fill(size, stones), size, seat + 1)}

    assert len(winners) == 1
    assert winners == find_winner(stones, size)


@given(data=st.data(), size=st.integers(3, 6), swap=st.booleans(), first=st.integers(0, 1))
@settings(max_examples=25, deadline=None)
def test_a_match_ends_with_the_first_connection(data: st.DataObject, size: int, *, swap: bool, first: int) -> None:
    state = begun(first, size=size, swap=swap)
    while HEX.outcome(state) is None:
        before = {cell: int(n) - 1 for cell, n in np.ndenumerate(state.record["cells"][:size, :size]) if n}
        assert find_winner(before, size) == set()
        HEX.act(state, data.draw(st.sampled_from(HEX.legal(state))))

    stones = {cell: int(n) - 1 for cell, n in np.ndenumerate(state.record["cells"][:size, :size]) if n}
    outcome = HEX.outcome(state)
    assert outcome is not None
    assert set(outcome.winners) == find_winner(stones, size)


def test_the_check_leaves_the_board_as_it_was() -> None:
    stones = {(0, 0): 0, (1, 0): 0, (2, 2): 1, (0, 2): 1}
    table = fill(3, stones)
    before = [list(row) for row in table.cells]  # type: ignore[attr-defined]  # an array

    assert not is_connected(table, 3, 1)
    assert [list(row) for row in table.cells] == before  # type: ignore[attr-defined]  # as above


def test_the_second_player_may_take_over_the_first_stone() -> None:
    state = play(begun(), "b1")
    assert "swap" in [HEX.write(state, action) for action in HEX.legal(state)]

    play(state, "swap")

    assert HEX.to_decide(state) == 0
    assert {cell: int(n) for cell, n in np.ndenumerate(state.record["cells"][:7, :7]) if n} == {(1, 0): 2}
    with pytest.raises(Refused, match="“swap” is not possible now"):
        HEX.read(state, "swap")


def test_without_the_swap_rule_there_is_no_swap() -> None:
    state = play(begun(swap=False), "b1")

    assert len(HEX.legal(state)) == 48
    assert "swap" not in [HEX.write(state, action) for action in HEX.legal(state)]


def test_each_player_connects_their_own_sides() -> None:
    down, across = ("a1", "c3", "a2", "c2", "a3"), ("c1", "a3", "c2", "b3", "a1", "c3")

    assert HEX.outcome(play(begun(size=3), *down)) == Outcome((0,), "rules")
    assert HEX.outcome(play(begun(size=3), *across)) == Outcome((1,), "rules")


def test_actions_that_keep_their_buttons_are_those_of_cells_columns_and_few_names() -> None:
    state = begun(size=3)
    kept = HEX.renderer.list_lasting(HEX.view(state, 0))

    assert [HEX.write(state, action) for action in kept] == [f"{column}{row}" for row in "123" for column in "abc"]
    for game, count in ((CONNECT_FOUR, 7), (PIG, 2), (TRICKS, 0)):
        assert len(game.renderer.list_lasting(game.view(game.new(game.ruleset({}), seed=1), 0))) == count
