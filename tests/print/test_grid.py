"""Pieces lie inside of what printers print, and backs behind their fronts."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from skyhop.print.pieces import EDGE_TEXT_MM, FOLD_GAP_MM, SheetGrid, choose_grid
from skyhop.print.typst import SIZES_MM, STRIP_MM, UNPRINTABLE_MM, PaperError

POKER, BLEED = (63.5, 88.9), 3.0


@pytest.mark.parametrize("paper", SIZES_MM)
def test_nine_cards_lie_edge_to_edge_or_eight_with_a_bleed_of_their_own(paper: str) -> None:
    butted, apart = (choose_grid(paper, POKER, BLEED, 45, own_bleed=own) for own in (False, True))

    assert (butted.capacity, butted.gap, apart.capacity) == (9, 0.0, 8)
    assert apart.gap == 2 * apart.bleed == {"A4": 6.0, "Letter": 4.0}[paper]


@pytest.mark.parametrize("paper", SIZES_MM)
@given(
    width=st.floats(9, 190),
    height=st.floats(9, 190),
    count=st.integers(1, 90),
    fold=st.booleans(),
    own_bleed=st.booleans(),
)
def test_all_that_is_printed_lies_where_printers_print(
    paper: str, width: float, height: float, count: int, *, fold: bool, own_bleed: bool
) -> None:
    try:
        laid = choose_grid(paper, (width, height), BLEED, count, own_bleed=own_bleed, fold=fold)
    except PaperError:
        assume(condition=False)
        raise

    edges = [laid.left, laid.top, laid.sheet.height - laid.top - laid.height]
    if not fold:
        edges.append(laid.sheet.width - laid.left - laid.width)
    assert min(edges) - laid.bleed >= UNPRINTABLE_MM - 1e-6
    assert laid.has_head or laid.has_side


@pytest.mark.parametrize("paper", SIZES_MM)
@pytest.mark.parametrize(("size", "count"), [((15, 15), 45), ((63.5, 44.5), 8), (POKER, 45)])
def test_marks_have_room_beside_what_stands_at_the_edges(paper: str, size: tuple[float, float], count: int) -> None:
    for fold in (True, False):
        laid = choose_grid(paper, size, BLEED, count, fold=fold)
        room = laid.top - laid.bleed - STRIP_MM if laid.has_head else laid.left - laid.bleed - EDGE_TEXT_MM

        assert room >= 0.4
        assert laid.rows <= -(-count // laid.columns)


@pytest.mark.parametrize("fold", [True, False])
def test_a_back_is_the_mirror_image_of_its_front(*, fold: bool) -> None:
    laid = choose_grid("A4", POKER, BLEED, 45, fold=fold)
    middle = laid.sheet.width / 2

    for number in range(laid.capacity):
        front, back = laid.place(number), laid.place_back(number)
        assert front.x + laid.across / 2 - middle == pytest.approx(middle - back.x - laid.across / 2)
        assert front.y == back.y


@pytest.mark.parametrize("paper", SIZES_MM)
def test_nothing_is_printed_where_the_sheet_is_folded(paper: str) -> None:
    laid = choose_grid(paper, POKER, BLEED, 45, fold=True)

    assert laid.sheet.width / 2 - (laid.left + laid.width + BLEED) == pytest.approx(FOLD_GAP_MM)


def test_pieces_side_by_side_share_a_cut_and_others_have_two() -> None:
    def uprights(laid: SheetGrid) -> int:
        return len(laid.cuts()[0])

    assert uprights(choose_grid("A4", POKER, BLEED, 45)) == 4
    assert uprights(choose_grid("A4", POKER, BLEED, 45, own_bleed=True)) == 4
    assert choose_grid("A4", POKER, BLEED, 45, own_bleed=True).columns == 2


def test_what_finds_no_room_is_said() -> None:
    with pytest.raises(PaperError, match=r"300 by 20 mm does not fit"):
        choose_grid("A4", (300, 20), 0)
