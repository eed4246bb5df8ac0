"""A grid shows where an action may be taken: below a column, or in a cell."""

from __future__ import annotations

import pytest

from skyhop.svg import PIECES, Diagram, piece_svg

pytestmark = pytest.mark.presentation

ACTIONS = {(0, 1): "b1", (1, 0): "a2", (1, 1): "b2"}


def test_a_free_cell_with_an_action_is_written_as_that() -> None:
    grid = Diagram(((1, 0), (0, 0)), ".X", actions=ACTIONS)

    assert grid.text() == [" X b1", "a2 b2"]


def test_each_cell_with_an_action_can_be_pressed_and_is_named_where_it_is_free() -> None:
    drawn = str(Diagram(((1, 0), (0, 2)), ".XO", actions=ACTIONS).svg("words"))

    assert [f'data-action="{action}"' in drawn for action in ("b1", "a2", "b2", "a1")] == [True, True, True, False]
    assert [f">{text}<" in drawn for text in ("b1", "a2", "b2", "X", "O")] == [True, True, False, True, True]


def test_pieces_without_a_letter_are_told_apart_by_their_rings() -> None:
    drawn = [str(Diagram(((number,),), ".●○◆").svg("words")) for number in (1, 2, 3)]

    assert [picture.count("<circle") for picture in drawn] == [2, 3, 4]


def test_a_piece_alone_is_drawn_as_it_is_in_its_grid() -> None:
    alone, grid = str(piece_svg(2, "O")), str(Diagram(((2,),), ".XO").svg("words"))

    assert [f'fill="{fill}"' in alone for fill in PIECES[:2]] == [False, True]
    assert [(drawn.count("<circle"), drawn.count(">O<")) for drawn in (alone, grid)] == [(1, 1), (2, 1)]
    assert 'aria-hidden="true"' in alone
