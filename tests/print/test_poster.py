"""A large drawing is cut into equal sheets, which meet and leave nothing out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyhop.game.capability import Drawing, Poster
from skyhop.print.document import MARGIN_MM, MIN_SLOT_MM, OVERLAP_MM, choose_tiling, count_sheets, render_sheets
from skyhop.print.typst import SIZES_MM, PaperError

SHEET = (281.0, 194.0)


def poster(slot: float = 2.8) -> Poster:
    ground = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 281 194"><rect width="281" height="194"/></svg>'
    return Poster("map", "A map", Drawing(ground, "a map"), SHEET, slot)


@given(
    width=st.floats(20, 900),
    height=st.floats(20, 900),
    paper=st.sampled_from(sorted(SIZES_MM)),
    pages=st.sampled_from([0, 1, 2, 4, 6, 9, 16]),
)
def test_equal_parts_of_the_drawing_overlap_and_cover_all_of_it(
    width: float, height: float, paper: str, pages: int
) -> None:
    laid = choose_tiling((width, height), paper, pages)
    wide, high = laid.part_size

    assert laid.corner(laid.across - 1, laid.down - 1) == pytest.approx((laid.size[0] - wide, laid.size[1] - high))
    assert wide <= laid.sheet.width - 2 * MARGIN_MM + 0.1
    assert high <= laid.sheet.height - 2 * MARGIN_MM + 0.1
    if laid.across > 1:
        assert laid.corner(0, 0)[0] + wide - laid.corner(1, 0)[0] == pytest.approx(OVERLAP_MM)


def test_a_map_that_was_made_for_a_sheet_lies_on_it_at_its_own_size() -> None:
    laid = choose_tiling(SHEET, "A4")

    assert (laid.sheets, laid.scale) == (1, 1.0)


@pytest.mark.parametrize("pages", [1, 2, 4, 6, 9])
def test_as_many_sheets_as_are_asked_for_make_it_as_large_as_they_can(pages: int) -> None:
    laid = choose_tiling(SHEET, "A4", pages)

    assert laid.sheets == pages == len(list(render_sheets(poster(), "A4", pages, lambda _drawing: "0.svg")))
    room = (
        laid.across * (laid.sheet.width - 2 * MARGIN_MM - OVERLAP_MM) + OVERLAP_MM,
        laid.down * (laid.sheet.height - 2 * MARGIN_MM - OVERLAP_MM) + OVERLAP_MM,
    )
    assert min(room[0] - laid.size[0], room[1] - laid.size[1]) == pytest.approx(0, abs=1e-6)


def test_the_fewest_sheets_are_found_on_which_somebody_can_draw() -> None:
    needed = count_sheets(poster(), "A4")

    assert 2.8 * choose_tiling(SHEET, "A4", needed).scale >= MIN_SLOT_MM
    assert all(2.8 * choose_tiling(SHEET, "A4", fewer).scale < MIN_SLOT_MM for fewer in range(1, needed))
    assert count_sheets(poster(slot=0.1), "A4") == 0


def test_each_seam_has_one_number_on_both_of_its_sheets() -> None:
    written = "".join(render_sheets(poster(), "A4", 9, lambda _drawing: "0.svg"))

    assert [(written.count(f'"{seam}a"'), written.count(f'"{seam}b"')) for seam in range(1, 13)] == [(1, 1)] * 12
    assert [written.count(f'" · {row}{column}"') for row in "ABC" for column in (1, 2, 3)] == [1] * 9


@pytest.mark.parametrize("pages", [-1, 37])
def test_a_number_of_sheets_that_cannot_be_is_refused(pages: int) -> None:
    with pytest.raises(PaperError, match="pages: must be 0 to 36"):
        choose_tiling(SHEET, "A4", pages)
