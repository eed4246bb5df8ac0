"""Tests of map styles: every eye can tell types apart, every ground is readable, and nothing overlaps."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from itertools import combinations
from xml.etree import ElementTree as ET

import numpy as np
import pytest
import shapely
from tests.amount import in_turn, some
from tests.boards.test_land import board_of, contrast, grounds
from tests.games.balloon_cup.test_draw import DEFICIENCIES, lab

from skyhop.boards.check import check
from skyhop.boards.cities import AVOIDED_NAMES, ENDINGS, is_new, place_names, stems
from skyhop.boards.draw.board import count_omissions, draw, draw_styles_sheet
from skyhop.boards.draw.labels import face_place, labels
from skyhop.boards.draw.ornaments import FRAME_MM
from skyhop.boards.draw.straight import straight_count, straighten_routes
from skyhop.boards.draw.styles import STYLES, DrawOptions, Theme, UnknownStyle
from skyhop.boards.draw.svg import BASELINE
from skyhop.boards.model import GRAY, Board, Point, city_name
from skyhop.boards.settings import SIZES
from skyhop.i18n import languages, use_language
from skyhop.svg import UNITS_PER_FONT_SIZE, outlines

FILLED = [style for style in STYLES.values() if style.filled]
SEEDS = some(4)


@cache
def straight(size: str, seed: int) -> Board:
    return straighten_routes(board_of(size, seed))


@pytest.mark.parametrize("style", FILLED, ids=[style.name for style in FILLED])
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_types_are_told_apart_in_every_style_whatever_the_eye(style: Theme, deficiency: str) -> None:
    """Gray may be a little nearer to other colours, because any type claims it and it has its own sign."""
    for one, other in combinations(style.fills, 2):
        apart = np.linalg.norm(lab(style.fills[one], deficiency) - lab(style.fills[other], deficiency))
        assert apart >= (18 if GRAY in (one, other) else 24), (one, other, apart)


@pytest.mark.parametrize("style", STYLES.values(), ids=list(STYLES))
def test_routes_and_letters_are_read_on_every_ground(style: Theme) -> None:
    for ground in grounds(style):
        assert contrast(style.ink, ground) >= 4.5, "names and words"
        for letter in style.fills:
            assert max(contrast(style.fill(letter), ground), contrast(style.space_line, ground)) >= 3, (letter, ground)
    court = style.court or style.city_wall
    assert contrast(style.letter, court) >= 4.5
    assert contrast(style.capital_letter, style.court or style.capital) >= 3, "large and bold"
    for letter in style.fills:
        assert contrast(style.symbol(letter), style.fill(letter)) >= 2.4, letter


def test_what_has_been_called_otherwise_is_found() -> None:
    assert DrawOptions.of("colour").text == "storybook"
    assert DrawOptions.of("dark,names") == DrawOptions(STYLES["night-flight"], has_names=True)
    for wrong in ("pink", "subway,names,names", "subway,streets", ""):
        with pytest.raises(UnknownStyle, match="there is no style"):
            DrawOptions.of(wrong)


@pytest.mark.parametrize("look", in_turn([*STYLES, *(f"{style},names" for style in STYLES)], 3))
def test_a_board_is_drawn_in_every_look_always_the_same_and_well_formed(look: str) -> None:
    board = board_of("small", 1)

    drawn = draw(board, look)

    ET.fromstring(drawn)  # noqa: S314  our own drawing
    assert drawn == draw(board, look)
    for city in board.cities:
        assert f'id="city-{city.name}"' in drawn
    for route in board.routes:
        assert f'id="route-{route.id}"' in drawn


@pytest.mark.slow
def test_no_style_draws_a_board_as_another_does() -> None:
    board = board_of("small", 1)

    assert len({draw(board, style) for style in STYLES}) == len(STYLES)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("size", in_turn(SIZES, len(SIZES)))
def test_straight_routes_cross_and_cover_nothing(size: str, seed: int) -> None:
    """The checks of a board from its file also hold for the drawn board."""
    board, drawn = board_of(size, seed), straight(size, seed)

    assert list(check(drawn).mistakes) == list(check(board).mistakes) == []
    assert straight_count(board, drawn) >= 0.8 * len(board.routes)
    assert [(route.id, route.spaces, route.bonus) for route in drawn.routes] == [
        (route.id, route.spaces, route.bonus) for route in board.routes
    ]


@pytest.mark.parametrize("size", in_turn(SIZES, len(SIZES)))
def test_straight_routes_keep_the_lines_of_others_apart(size: str) -> None:
    """No line crosses another line outside of the cities, even where no spaces are."""
    board = straight(size, 2)
    page = board.page
    places = [shapely.Point(city.x * page.width, city.y * page.width) for city in board.cities]
    towns = shapely.union_all([place.buffer(page.mooring) for place in places])
    lines = [shapely.LineString([(x * page.width, y * page.width) for x, y in r.path]) for r in board.routes]
    outside = [shapely.difference(line, towns) for line in lines]

    assert not [pair for pair in combinations(outside, 2) if shapely.crosses(*pair)]


def test_a_look_without_straight_routes_leaves_none_curved_and_one_without_names_none_unnamed() -> None:
    assert count_omissions(board_of("tiny", 0), "old-chart") == (0, [])


def numbers(board: Board) -> list[tuple[Point, float]]:
    """Return the positions of the numbers of areas, and the circles around them."""
    places = (face_place(face, board) for face in board.faces if board.ruleset == "capital")
    return [place for place in places if place]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("size", in_turn(SIZES, len(SIZES)))
def test_names_are_clear_of_routes_cities_numbers_panels_the_frame_and_each_other(size: str, seed: int) -> None:
    for board, frame in ((board_of(size, seed), FRAME_MM), (straight(size, seed), 0.0)):
        page = board.page
        taken = shapely.union_all(
            [shapely.Point(city.x * page.width, city.y * page.width).buffer(page.city) for city in board.cities]
            + [
                shapely.LineString([(x * page.width, y * page.width) for x, y in route.path]).buffer(page.thickness / 2)
                for route in board.routes
            ]
            + [shapely.box(*panel.box) for panel in page.panels]
            + [shapely.Point(at).buffer(radius + 0.5) for at, radius in numbers(board)]
        )
        found = labels(board, frame)
        boxes = [
            shapely.box(one.start[0], one.start[1] - 0.4 * one.size, one.end[0], one.end[1] + 0.4 * one.size)
            for one in found
        ]

        assert len(found) >= len(board.cities) - 1 - len(board.cities) // 12
        assert not [one.name for one, box in zip(found, boxes, strict=True) if shapely.intersects(taken, box)]
        assert not [pair for pair in combinations(boxes, 2) if shapely.intersects(*pair)]
        assert all(one.size >= 2.9 for one in found), "eight points"
        assert all(shapely.box(frame, frame, page.width - frame, page.height - frame).covers(box) for box in boxes)


def test_a_name_begins_with_its_citys_letters_and_with_no_other_citys() -> None:
    for size in SIZES:
        board = board_of(size, 3)
        names = place_names(board)
        letters = [city_name(number) for number in names]
        for number, name in names.items():
            own = city_name(number)
            assert name.upper().startswith(own)
            assert not [other for other in letters if len(other) > len(own) and name.upper().startswith(other)]
        assert len(names) == len(board.cities)
        assert len({name[:4] for name in names.values()}) == len(names)


def test_the_same_board_has_the_same_names_which_end_as_places_do_in_each_language() -> None:
    board = board_of("regular", 1)
    by_language = {}
    for tag in languages():
        with use_language(tag):
            by_language[tag] = place_names(board)
            assert place_names(board) == by_language[tag]
            assert all(name.endswith(ENDINGS[tag]) for name in by_language[tag].values())

    assert len({tuple(names.values()) for names in by_language.values()}) == len(ENDINGS)
    assert place_names(board_of("regular", 2)) != by_language["en"]


def test_the_largest_board_that_a_file_may_hold_has_a_name_for_each_city() -> None:
    board = board_of("tiny", 0)
    cities = tuple(replace(board.cities[0], n=number) for number in range(1, 201))

    names = place_names(replace(board, cities=cities))

    assert all(names[city.n].upper().startswith(city.name) for city in cities)
    assert len(set(names.values())) == len(cities)


def test_no_name_is_known_elsewhere() -> None:
    """The generator leaves out known names among all possible names, in every language at once."""
    could = 0
    for number in range(1, 3 * 26 + 1):
        for stem in stems(city_name(number), "Z"):
            for turn in range(len(ENDINGS["en"])):
                if is_new(stem, turn):
                    could += 1
                    assert not {stem + endings[turn] for endings in ENDINGS.values()} & AVOIDED_NAMES
    assert could > 100_000


def test_a_sheet_has_all_styles_and_each_id_once() -> None:
    sheet = draw_styles_sheet([board_of("tiny", 0), board_of("small", 0)], names=True)

    root = ET.fromstring(sheet)  # noqa: S314  our own drawing
    ids = [found.get("id") for found in root.iter() if found.get("id")]

    assert len(ids) == len(set(ids))
    assert len(root.findall("{http://www.w3.org/2000/svg}svg")) == 2 * len(STYLES)


def placed(text: ET.Element) -> tuple[float, float]:
    """Return the baseline and the size of a text."""
    return float(text.get("y", 0)), float(text.get("font-size", 0))


def hang(letter: str) -> float:
    """Return the depth of a bold letter below its baseline, as a share of its size."""
    parts = re.findall(r"([MLCV])([^A-Z]*)", outlines("bold").letters[letter][1])
    heights = [int(y) for kind, way in parts for y in re.findall(r"-?\d+", way)[kind != "V" :: 1 + (kind != "V")]]
    return max(heights) / UNITS_PER_FONT_SIZE


@pytest.mark.parametrize("size", in_turn(SIZES, 2))
@pytest.mark.parametrize("style", in_turn(["storybook", "ink"], 2))
def test_a_citys_number_stands_in_its_courtyard_below_the_letter_and_above_the_lowest_slot(
    size: str, style: str
) -> None:
    board = board_of(size, 0)
    court = 0.4 * board.page.city
    drawn = ET.fromstring(draw(board, style))  # noqa: S314  our own drawing
    middles = {f"city-{city.name}": city.y * board.page.width for city in board.cities}
    hangs = {f"city-{city.name}": max(map(hang, city.name)) for city in board.cities}
    for group in drawn.iter("{http://www.w3.org/2000/svg}g"):
        name = str(group.get("id"))
        texts = {text.get("class"): text for text in group.findall("{http://www.w3.org/2000/svg}text")}
        spans = {kind: (y - 2 * BASELINE * high, y, high) for kind, text in texts.items() for y, high in [placed(text)]}
        if name in middles and "number" in spans:
            (top, foot, high), (number_top, number_foot, _high) = spans["letter"], spans["number"]
            assert foot + hangs[name] * high < number_top
            assert middles[name] - top < 0.95 * court
            assert number_foot - middles[name] < 0.95 * court
