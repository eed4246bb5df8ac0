"""Rows of cards, numbers and tracks: the text has all that the picture has, and cards can be pressed."""

from __future__ import annotations

import re

from skyhop.svg import PIECES, RING, ROW, Diagram, Item, ItemRow, rows_svg


def test_a_row_of_cards_is_one_line_with_an_underscore_for_an_empty_place() -> None:
    row = ItemRow("Hand", [Item("C3"), Item(""), Item("S10")])

    assert row.text() == "Hand: C3 _ S10"


def test_captions_come_before_their_items() -> None:
    row = ItemRow("Trick", [Item("C3", caption="Anna"), Item("", caption="you")])

    assert row.text() == "Trick: Anna C3, you _"


def test_a_row_without_a_label_is_indented_and_a_track_tells_its_end() -> None:
    assert ItemRow("", [Item("1"), Item("2")]).text() == "  1 2"
    assert ItemRow("Points", length=50, place=7).text() == "Points: 7/50"


def test_a_card_that_can_be_played_has_a_ring_and_an_idle_card_is_fainter() -> None:
    cards = [Item("C3", action="C3"), Item("D4", is_idle=True), Item("D5")]
    first, second, third = re.findall(r"<g .*?</g>", str(rows_svg([ItemRow("Hand", cards)], "words")))

    assert [RING in each for each in (first, second, third)] == [True, False, False]
    assert ["opacity" in each for each in (first, second, third)] == [False, True, False]


def test_a_card_has_its_colour_and_plays_its_action() -> None:
    drawn = str(rows_svg([ItemRow("Hand", [Item("C3", 1, "C3"), Item("D4")])], "words"))

    assert re.findall(r'data-action="(\w+)"', drawn) == ["C3"]
    assert drawn.count(PIECES[1]) == 1
    assert re.findall(r'data-key="([\w-]+)"', drawn) == ["row-0-0-C3", "row-0-1-D4"]
    assert 'aria-label="words"' in drawn


def test_every_row_and_item_lies_within_the_picture() -> None:
    rows = [ItemRow("Long label", [Item("C10", caption="A long name")] * 9), ItemRow("Points", length=10, place=10)]

    drawn = str(rows_svg(rows, "words"))

    width, height = map(float, re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawn)[0])
    for x, y, breadth, tall in re.findall(r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"', drawn):
        assert float(x) + float(breadth) <= width
        assert float(y) + float(tall) <= height


def test_a_token_stays_on_its_track() -> None:
    places = []
    for place in (-5, 0, 5, 10, 99):
        drawn = str(rows_svg([ItemRow("P", length=10, place=place)], "words"))
        places.append(float(re.findall(r'<circle cx="([\d.]+)"', drawn)[0]))

    assert places[0] == places[1] < places[2] < places[3] == places[4]


def test_rows_of_hexagons_are_shifted_and_missing_cells_are_not_drawn() -> None:
    grid = Diagram(((1, 0, 3), (0, 2, 3), (3, 3, 3)), ".XO ", is_hexagonal=True)

    drawn = str(grid.svg("words"))

    assert grid.text() == ["X .", " . O"]
    assert drawn.count('class="diagram-empty"') == 4
    assert re.findall(r'<circle cx="([\d.]+)"', drawn)[0] == "28"
    assert 'viewBox="0 0 116 96"' in drawn


def test_the_sides_of_a_board_of_hexagons_have_the_colours_of_their_pieces() -> None:
    grid = Diagram(((0, 0), (0, 0)), ".XO", is_hexagonal=True, sides=(1, 2, 1, 2))

    drawn = str(grid.svg("words"))

    sides = re.findall(r'<polyline points="([^"]*)"[^>]* stroke="([^"]*)"', drawn)
    assert [colour for _points, colour in sides[1::2]] == [PIECES[0], PIECES[1]] * 2
    assert [points for points, _colour in sides[::2]] == [
        "8.8,17 28,6 47.2,17 48.8,17 68,6 87.2,17",
        "68,6 87.2,17 87.2,39 88,46 107.2,57 107.2,79",
        "28.8,79 48,90 67.2,79 68.8,79 88,90 107.2,79",
        "8.8,17 8.8,39 28,50 28.8,57 28.8,79 48,90",
    ]


def test_a_long_row_continues_on_the_next_line() -> None:
    few, many = (str(rows_svg([ItemRow("Shown", [Item("12")] * count)], "words")) for count in (9, 20))

    (breadth, tall), (broader, taller) = (
        map(float, re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawn)[0]) for drawn in (few, many)
    )
    assert broader == breadth < 450
    assert taller == tall + 2 * ROW
