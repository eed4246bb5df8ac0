"""Tests of the land under a map: a landscape independent of routes, and empty where players read or write."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
import shapely
from tests.amount import in_turn

from skyhop.boards.draw.labels import face_place
from skyhop.boards.draw.land import Land, area, contours, land_of, shore
from skyhop.boards.draw.ornaments import HATCHES
from skyhop.boards.draw.scenery import CLUMP, draw_scenery, rivers
from skyhop.boards.draw.styles import INK, STYLES, Theme
from skyhop.boards.generate import generate
from skyhop.boards.model import Board, Point, chance
from skyhop.boards.settings import CLARITIES, SIZES, settings

CAPITAL = 0.647
"""Height of a capital letter, as a share of the font size."""
STANDING = re.compile(r'<use href="#([phctgd])\d" x="([\d.-]+)" y="([\d.-]+)"/>')
BROAD, FAR = 1.75, 0.05
"""Maximum width in spaces of an unnatural band of land around routes, and minimum distance of other land from routes.

The minimum distance is a share of the mean side of the sheet.
"""


@cache
def board_of(size: str, seed: int) -> Board:
    return generate(settings(seed=seed, size=size, kind="capital" if seed % 2 else "pioneer"))


def ways(board: Board) -> shapely.MultiLineString:
    width = board.page.width
    return shapely.MultiLineString([[(x * width, y * width) for x, y in route.path] for route in board.routes])


def standing(board: Board) -> Iterator[tuple[str, Point]]:
    """Yield the kind and the foot of each shape on the land. A clump counts as several trees."""
    drawn = draw_scenery(board, STYLES["storybook"]).partition("</defs>")[2]
    for kind, x, y in STANDING.findall(drawn):
        for across, down in CLUMP if kind == "c" else [(0.0, 0.0)]:
            foot = float(x) + across * board.page.space, float(y) + down * board.page.space
            yield "t" if kind == "c" else kind, foot


def nodes(land: Land, board: Board) -> tuple[np.ndarray, np.ndarray]:
    """Return the nodes of the grid on the page, and the height of the land there."""
    down, across = land.height.shape
    ys, xs = np.mgrid[0:down, 0:across] * land.step - land.beyond
    within = (xs >= 0) & (ys >= 0) & (xs <= board.page.width) & (ys <= board.page.height)
    return np.stack([xs[within], ys[within]], axis=-1), land.height[within]


@pytest.mark.parametrize("seed", in_turn(range(4), 4))
@pytest.mark.parametrize("size", in_turn(SIZES, 2))
def test_every_city_stands_on_land_with_some_ground_around_it(size: str, seed: int) -> None:
    board = board_of(size, seed)
    coast: shapely.geometry.base.BaseGeometry = shapely.Polygon()
    for ring in land_of(board).rings(land_of(board).height):
        coast = coast.symmetric_difference(shapely.Polygon(ring))

    for city in board.cities:
        place = shapely.Point(city.x * board.page.width, city.y * board.page.width)
        assert coast.covers(place.buffer(1.2 * board.page.city)), city


@pytest.mark.parametrize("size", in_turn(SIZES, len(SIZES)))
def test_land_is_no_band_around_the_routes(size: str) -> None:
    """Much land is far from any route, less on a sheet that is few spaces long. Some routes cross the water."""
    far_land, beyond_band, crossed = [], [], []
    for seed in range(4):
        board = board_of(size, seed)
        land, lines = land_of(board), ways(board)
        points, heights = nodes(land, board)
        ground = points[heights > 0]
        distances = shapely.distance(shapely.points(ground), lines)
        far_land.append((distances > FAR * (board.page.width + board.page.height) / 2).mean())
        beyond_band.append((distances > BROAD / 2 * board.page.space).mean())
        along = np.array([lines.interpolate(part, normalized=True).coords[0] for part in np.linspace(0, 1, 400)])
        crossed.append((land.at(land.height, along) < 0).mean())
        assert 0.15 < (heights < 0).mean() < 0.5, "both sea and land"

    assert np.mean(far_land) > 0.15
    assert np.mean(beyond_band) > (0.1 if size == "tiny" else 0.15)
    assert 0.01 < np.mean(crossed) < 0.4


@pytest.mark.parametrize("size", in_turn(["small", "regular", "large", "huge"], 4))
def test_coasts_do_not_follow_the_edge_of_the_page(size: str) -> None:
    """Coasts are not straight along the edge of the page. Earlier, straight coasts of 5 to 10 spaces occurred there."""
    longest = [
        max(straightest(np.array(ring) / board.page.space) for ring in land_of(board).rings(land_of(board).height))
        for board in (board_of(size, seed) for seed in range(4))
    ]

    assert np.mean(longest) < 5


def straightest(ring: np.ndarray) -> float:
    """Return the longest chord of a ring whose distance to the ring between its ends is at most 0.12."""
    count, first, longest = len(ring), 0, 0.0
    around = np.vstack([ring, ring])
    for last in range(1, 2 * count):
        while True:
            chord, between = around[last] - around[first], around[first : last + 1] - around[first]
            long = float(np.hypot(*chord))
            if long == 0 or abs(between[:, 0] * chord[1] - between[:, 1] * chord[0]).max() <= 0.12 * long:
                break
            first += 1
        longest = max(longest, long if last - first < count else 0.0)
    return longest


def test_the_same_seed_has_the_same_land_and_another_one_another() -> None:
    board, other = board_of("small", 0), board_of("small", 2)

    again = generate(settings(seed=0, size="small"))

    assert np.array_equal(land_of(board).height, land_of(again).height)
    assert draw_scenery(board, STYLES["storybook"]) == draw_scenery(again, STYLES["storybook"])
    assert land_of(board).outline(land_of(board).height) != land_of(other).outline(land_of(other).height)


@pytest.mark.parametrize("seed", in_turn([0, 1], 2))
@pytest.mark.parametrize("size", in_turn(SIZES, 2))
def test_what_grows_stands_on_land_and_clear_of_letters_spaces_and_panels(size: str, seed: int) -> None:
    board = board_of(size, seed)
    page, land = board.page, land_of(board)
    taken = shapely.union_all(
        [shapely.Point(city.x * page.width, city.y * page.width).buffer(page.city) for city in board.cities]
        + [shapely.buffer(ways(board), page.thickness / 2)]
        + [shapely.Point(place[0]).buffer(place[1]) for face in board.faces if (place := face_place(face, board))]
        + [shapely.box(*panel.box) for panel in page.panels]
    )
    feet = np.array([foot for _kind, foot in standing(board)])

    assert len(feet) > 20
    assert (land.at(land.height, feet) > 0).all()
    assert not shapely.intersects(np.asarray(shapely.points(feet), object), taken).any()


@pytest.mark.parametrize("size", in_turn(SIZES, len(SIZES)))
def test_woods_and_ranges_are_grown_together(size: str) -> None:
    """Most trees have other trees nearby. If they were spread evenly over the land, they would be far apart."""
    board = board_of(size, 2)
    trees = [foot for kind, foot in standing(board) if kind == "t"]
    nearest = [
        min(np.hypot(x - ox, y - oy) for number, (ox, oy) in enumerate(trees) if number != index)
        for index, (x, y) in enumerate(trees)
    ]

    assert np.median(nearest) < 0.35 * board.page.space


def test_the_clearer_a_map_is_the_calmer_is_its_ground() -> None:
    """Only the clarity changes. Coasts stay the same, but woods become fewer and ranges narrower with each clarity."""
    board = board_of("regular", 1)
    lands = [land_of(replace(board, settings={**board.settings, "clarity": clarity})) for clarity in CLARITIES]

    woods, ranges = ([float((field > 0).mean()) for field in fields] for fields in zip(*map(wild, lands), strict=True))

    assert woods == sorted(set(woods), reverse=True)
    assert ranges == sorted(set(ranges), reverse=True)
    assert woods[0] > 5 * woods[-1]
    assert all(np.array_equal(land.height, lands[0].height) for land in lands)


def wild(land: Land) -> tuple[np.ndarray, np.ndarray]:
    return land.woods, land.ranges


@pytest.mark.parametrize("size", SIZES)
def test_rivers_end_at_the_coast_or_where_they_meet_another(size: str) -> None:
    board = board_of(size, 3)
    land, unit = land_of(board), board.page.space
    coasts = shapely.MultiLineString([[*ring, ring[0]] for ring in land.rings(land.height)])
    found = rivers(board, land, chance(board))

    for number, river in enumerate(found):
        mouth, others = shapely.Point(river[-1]), shapely.MultiLineString(found[:number])
        assert min(mouth.distance(coasts), mouth.distance(others) if number else unit) < 0.1 * unit
        assert (land.between(land.height, np.array(river)) > -0.01).all()


def test_the_land_ends_where_it_is_said_to_end_beyond_the_page() -> None:
    for seed in range(4):
        board = board_of("small", seed)
        land = land_of(board)
        points = np.array([point for ring in land.rings(land.height) for point in ring])
        low, high = points.min(axis=0), points.max(axis=0)

        assert 0 <= shore(board) < land.beyond
        assert (low >= -shore(board) - 1e-9).all()
        assert (high <= np.array([board.page.width, board.page.height]) + shore(board) + 1e-9).all()


def test_a_board_whose_cities_are_smaller_than_the_mesh_has_land_too() -> None:
    """Only boards made by hand have such cities. The generator makes none so small."""
    board = board_of("tiny", 1)

    land = land_of(replace(board, page=replace(board.page, city=0.5)))

    assert (land.at(land.height, np.array([(city.x, city.y) for city in board.cities]) * board.page.width) > 0).all()


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def mixed(one: str, other: str, share: float) -> str:
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(share * first + (1 - share) * second):02X}" for first, second in pairs)


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def grounds(theme: Theme) -> list[str]:
    """Return the background colours of routes and letters. The tint of hatching mixes its lines and the sea."""
    rings = list(theme.rings)
    if theme.coast == "hatched":
        shares = [line / apart for _name, apart, _wide, line in HATCHES]
        rings = [mixed(ring, theme.sea, share) for ring, share in zip(rings, shares, strict=True)]
    tints = (theme.sea, *rings, theme.land, theme.meadows, theme.sands, theme.woods, theme.heights, theme.river)
    return [tint for tint in tints if tint != "none"]


@pytest.mark.parametrize("theme", STYLES.values(), ids=list(STYLES))
def test_routes_and_letters_win_over_the_land(theme: Theme) -> None:
    """Routes and letters contrast with every background. Ornaments do not."""
    shown = (INK, theme.city, theme.writing)
    adorning = [colour for colour in (theme.tree, theme.tree_line, theme.relief, theme.relief_line) if colour != "none"]

    for ground in grounds(theme):
        played = max(contrast(colour, ground) for colour in shown)
        assert played > 7, ground
        assert all(contrast(colour, ground) < played / 3 for colour in adorning), ground


def test_a_line_of_equal_height_runs_around_land_one_way_and_around_a_lake_the_other() -> None:
    ys, xs = np.mgrid[0:41, 0:41]
    far = np.hypot(xs - 20.0, ys - 20.0)

    island, lake = sorted(contours(np.minimum(16 - far, far - 6)), key=area, reverse=True)

    assert area(island) == pytest.approx(np.pi * 16**2, rel=0.01)
    assert area(lake) == pytest.approx(-np.pi * 6**2, rel=0.03)
    assert all(np.hypot(x - 20, y - 20) == pytest.approx(16, abs=0.05) for x, y in island)


def test_a_line_of_equal_height_never_crosses_itself_and_ends_at_the_edge() -> None:
    saddle = np.array([[1.0, -1.0], [-1.0, 1.0]])

    assert sorted(len(ring) for ring in contours(saddle)) == [4, 4]
    assert sorted(len(ring) for ring in contours(-saddle)) == [4, 4]
    assert contours(np.full((3, 3), -1.0)) == []
    (whole,) = contours(np.ones((3, 3)))
    assert all(abs(ax - bx) <= 1 and abs(ay - by) <= 1 for (ax, ay), (bx, by) in pairwise(whole))
