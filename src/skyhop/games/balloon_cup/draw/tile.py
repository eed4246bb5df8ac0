"""Drawings of hop tiles [BC-1.5, BC-6.2] and columns. A column is a tile with the cards and sums of both sides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from skyhop.games.balloon_cup.draw import balloon, card
from skyhop.games.balloon_cup.draw.palette import INK, PAPER, fill, icon, label, stop, stroke, symbol, use
from skyhop.games.balloon_cup.text import labels
from skyhop.games.balloon_cup.text.labels import card_text
from skyhop.games.balloon_cup.view import Side, Tile
from skyhop.i18n import _
from skyhop.svg import Fragment, join, tag

WIDTH: Final = 200
HEIGHT: Final = 112
TERRAINS: Final = ("mountain", "flatland")
PLATE: Final = 32
SIGN_WIDTH: Final = 32
SIGN_HEIGHT: Final = 40


def stars(places: Iterable[tuple[float, float]], size: float = 1.0) -> Fragment:
    """Draw stars that are visible only at night."""
    colour = fill("star")["fill"]
    circles = (tag("circle", cx=x, cy=y, r=size * (1 + (turn % 3) * 0.35)) for turn, (x, y) in enumerate(places))
    return tag("g", *circles, class_="bc-stars bc-fill-star", fill=colour, opacity=0)


def land_id(terrain: str) -> str:
    """Return the id of the SVG symbol that draws the landscape of a terrain."""
    return f"bc-land-{terrain}"


def plate_id(number: int) -> str:
    """Return the id of the SVG symbol that draws the plate with the number of a tile."""
    return f"bc-plate-{number}"


def sign_id(terrain: str) -> str:
    """Return the id of the SVG symbol for the sign of a terrain. The sign tells which sum wins.

    For a mountain, the higher sum wins, and the arrow of the sign points up. For flatland, the arrow points down.
    """
    return f"bc-sign-{terrain}"


def land(terrain: str) -> Fragment:
    """Draw the landscape of a terrain as an SVG element for a page. It fills the element that contains it."""
    picture = tag("use", href=f"#{land_id(terrain)}", width=WIDTH, height=HEIGHT)
    return tag(
        "svg",
        tag("title", labels.terrain_name(terrain)),
        picture,
        class_="bc-land",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="xMidYMax slice",
        role="img",
    )


def plate(number: int) -> Fragment:
    """Draw the number of a tile as an SVG element for a page.

    Screen readers ignore this element, because the page also names the tile in words.
    """
    return icon(plate_id(number), PLATE, PLATE, "", "bc-plate")


def sign(terrain: str) -> Fragment:
    """Draw the sign of a terrain as an SVG element for a page. The sign tells if the higher or the lower sum wins."""
    return icon(sign_id(terrain), SIGN_WIDTH, SIGN_HEIGHT, labels.goal_name(terrain), "bc-sign")


def symbols() -> Fragment:
    """Return the SVG symbols of both landscapes, the four number plates and both signs.

    They use the SVG definition that `sky` returns.
    """
    return join((_mountain(), _flatland(), *map(_plate, range(1, 5)), *map(_sign, TERRAINS)))


def sky() -> Fragment:
    """Return the gradient for the sky of a landscape."""
    stops = (tag("stop", **stop("sky-top", 0)), tag("stop", **stop("sky-bottom", 0.8)))
    return tag("linearGradient", *stops, id="bc-tile-sky", x1=0, y1=0, x2=0, y2=1)


def _mountain() -> Fragment:
    """Draw the mountain landscape: three snowy peaks with light from the left, and pines in front."""
    sky = tag("rect", width=WIDTH, height=HEIGHT, fill="url(#bc-tile-sky)")
    distant = tag("path", d="M0 72L26 50L44 62L72 38L96 60L128 42L152 58L178 40L200 56V112H0z", **fill("range"))
    peaks = (_peak(x, top, half) for x, top, half in ((44, 34, 52), (160, 28, 54), (100, 12, 62)))
    meadow = tag("path", d="M0 94Q40 82 92 92T200 88V112H0z", **fill("meadow-deep"))
    front = tag("path", d="M0 103Q60 93 112 101T200 98V112H0z", **fill("meadow"))
    pines = tag("path", d="".join(_pine(x, y, size) for x, y, size in _PINES), **fill("pine"))
    return symbol(land_id("mountain"), WIDTH, HEIGHT, sky, stars(_STARS), distant, *peaks, meadow, pines, front)


_STARS = ((16, 14), (40, 26), (66, 10), (128, 16), (150, 8), (184, 20))
_PINES = ((12, 100, 9), (24, 97, 12), (36, 99, 8), (170, 97, 10), (182, 96, 13), (193, 98, 9))


def _peak(x: float, top: float, half: float) -> Fragment:
    """Draw a peak: a light and a dark flank, and snow above a ragged line."""
    foot = 98
    lit = tag("path", d=f"M{x} {top}L{x - half} {foot}H{x + half * 0.18}L{x - 5} {top + 30}z", **fill("rock-lit"))
    shade = tag("path", d=f"M{x} {top}L{x + half} {foot}H{x + half * 0.18}L{x - 5} {top + 30}z", **fill("rock-shade"))
    deep = 26.0
    run = half * deep / (foot - top)
    middle = x - 5 * deep / 30
    bright = f"M{x} {top}L{x - run} {top + deep}l{run * 0.42} -6l{run * 0.26} 8L{middle} {top + deep - 4}z"
    dim = f"M{x} {top}L{x + run} {top + deep}l{-run * 0.4} -7l{-run * 0.3} 9L{middle} {top + deep - 4}z"
    return join((lit, shade, tag("path", d=bright, **fill("snow")), tag("path", d=dim, **fill("snow-shade"))))


def _pine(x: float, y: float, size: float) -> str:
    return (
        f"M{x} {y - 1.9 * size}l{0.42 * size} {0.8 * size}h{-0.18 * size}l{0.4 * size} {0.8 * size}"
        f"h{-1.28 * size}l{0.4 * size} {-0.8 * size}h{-0.18 * size}z"
    )


def _flatland() -> Fragment:
    """Draw the flatland landscape: meadows and rows of wheat under a wide sky."""
    sky = tag("rect", width=WIDTH, height=HEIGHT, fill="url(#bc-tile-sky)")
    clouds = tag("path", d=_CLOUDS, **fill("cloud"))
    distant = tag("path", d="M0 62Q36 50 78 58T150 54T200 60V112H0z", **fill("hill-far"))
    meadow = tag("path", d="M0 70Q50 58 104 66T200 64V112H0z", **fill("meadow"))
    trees = tag("path", d="".join(_tree(x, y, r) for x, y, r in _TREES), **fill("pine"))
    wheat = tag("path", d="M0 84Q70 66 200 76V112H0z", **fill("wheat"))
    line = fill("wheat-deep")
    rows = tag("path", d="".join(_row(x) for x in range(-60, 261, 16)), **line)
    front = tag("path", d="M0 100Q52 88 108 98T200 96V112H0z", **fill("meadow-deep"))
    near = tag("path", d="M0 106Q72 97 128 104T200 103V112H0z", **fill("meadow"))
    parts = (sky, stars(_STARS), clouds, distant, meadow, trees, wheat, rows, front, near)
    return symbol(land_id("flatland"), WIDTH, HEIGHT, *parts)


_CLOUDS = "M58 26q1-7 8-6q4-8 13-3q8-3 10 4q8 0 8 5zM128 40q1-5 6-4q3-6 10-2q7-1 7 6z"
_TREES = ((148, 64, 5), (158, 63, 6.5), (170, 64, 5), (30, 66, 4.5), (38, 66, 3.5))


def _tree(x: float, y: float, r: float) -> str:
    return f"M{x - r} {y}a{r} {r * 1.1} 0 1 1 {2 * r} 0a{r} {r * 0.5} 0 0 1 {-2 * r} 0z"


def _row(x: float) -> str:
    """Return the SVG path of a furrow that is wider at the bottom of the picture."""
    far = 100 + (x - 100) * 0.62
    return f"M{far} 77L{far + 2.4} 77L{x + 5} 112H{x}z"


def _plate(number: int) -> Fragment:
    disc = tag("circle", cx=16, cy=16, r=14.6, fill=PAPER, stroke=INK, stroke_width=2)
    ring = tag("circle", cx=16, cy=16, r=11.8, fill="none", stroke=INK, stroke_width=0.8, stroke_opacity=0.5)
    return symbol(plate_id(number), PLATE, PLATE, disc, ring, label(str(number), 16, 22.2, 19, fill=INK))


def _sign(terrain: str) -> Fragment:
    """Draw the sign that shows whether the higher or the lower sum wins: a pennant with an arrow.

    For a mountain, the pennant is blue and the arrow points up. For flatland, the pennant is wheat-coloured and the
    arrow points down.
    """
    colour, arrow = ("#D6E6F5", _UP) if terrain == "mountain" else ("#FFE7A0", _DOWN)
    board = tag("rect", x=1.2, y=1.2, width=29.6, height=37.6, rx=7, fill=colour, stroke=INK, stroke_width=2)
    arrow_path = tag("path", d=arrow, fill=INK, stroke=INK, stroke_width=2, stroke_linejoin="round")
    return symbol(sign_id(terrain), SIGN_WIDTH, SIGN_HEIGHT, board, arrow_path)


_UP = "M16 7L25 18H19.5V33H12.5V18H7z"
_DOWN = "M16 33L7 22H12.5V7H19.5V22H25z"


COLUMN_HEIGHT: Final = 304
SMALL: Final = 44
SUM: Final = 68
LAND: Final = 96
NEAR_SUM: Final = 214
NEAR_CARDS: Final = 242


def line(text: str, x: float, y: float, size: float, ink: str = "text", **shape: object) -> Fragment:
    """Draw a line of text in the colour of a token. By default, the text starts at `x`."""
    return label(text, x, y, size, **({"text_anchor": "start"} | fill(ink) | shape))


def column(tile: Tile, near: int, left: float, top: float) -> Fragment:
    """Draw a tile with its cards and sums. The side of seat `near` is at the bottom.

    If the tile is out of play, draw an empty frame with a short explanation.
    """
    if not tile.in_play:
        return _draw_gone(tile, left, top + LAND)
    ahead = tile.leader
    far = _side(tile.sides[1 - near], left, (top, top + SUM), is_ahead=ahead == 1 - near)
    own = _side(tile.sides[near], left, (top + NEAR_CARDS, top + NEAR_SUM), is_ahead=ahead == near)
    return join((_landscape(tile, left, top + LAND), far, own))


def _draw_gone(tile: Tile, left: float, top: float) -> Fragment:
    note = _("tile %(number)s has left the game") % {"number": tile.number}
    frame = {"stroke_dasharray": "8 6", "stroke_width": 2, **stroke("line")}
    empty = tag("rect", x=left, y=top, width=WIDTH, height=HEIGHT, rx=12, **frame)
    return join((empty, line(note, left + WIDTH / 2, top + 60, 13, "muted", text_anchor="middle")))


def _landscape(tile: Tile, left: float, top: float) -> Fragment:
    """Draw a tile: its landscape, number, sign for the winning sum, and cubes."""
    clip = f"bc-tile-{tile.number}-{left:.0f}"
    frame = {"x": left, "y": top, "width": WIDTH, "height": HEIGHT, "rx": 12}
    land = use(land_id(tile.terrain), left, top, WIDTH, HEIGHT)
    gap = 40
    start = left + WIDTH / 2 - gap * len(tile.cubes) / 2
    cubes = (
        use(balloon.cube_id(letter), start + gap * place + 1, top + 56, 38, 41.5)
        for place, letter in enumerate(tile.cubes)
    )
    return join(
        (
            tag("clipPath", tag("rect", **frame), id=clip),
            tag("g", land, clip_path=f"url(#{clip})"),
            tag("rect", **frame, fill="none", stroke="#22303C", stroke_width=2.4),
            use(plate_id(tile.number), left + 8, top + 8, 34, 34),
            use(sign_id(tile.terrain), left + WIDTH - 40, top + 8, 32, 40),
            *cubes,
        )
    )


def _side(side: Side, left: float, tops: tuple[float, float], *, is_ahead: bool) -> Fragment:
    """Draw one side of a tile: cards, outlines of missing cards, and the sum.

    If `is_ahead` is True, the sum is bright. `tops` contains the vertical positions of the cards and of the sum.
    """
    cards_top, sum_top = tops
    names = [card.index_id(card_text(number)) for number in side.cards]
    names += [card.ghost_id(letter) for letter in side.missing]
    gap = SMALL + 6
    middle = left + WIDTH / 2
    start = middle - (gap * len(names) - 6) / 2
    cards = (card.place_symbol(name, start + gap * place, cards_top, SMALL) for place, name in enumerate(names))
    box = {"x": middle - 24, "y": sum_top, "width": 48, "height": 22, "rx": 11}
    ground = tag("rect", **box, **fill("lead" if is_ahead else "panel"))
    edge = tag("rect", **box, stroke_width=1.4, **stroke("line"))
    return join((*cards, ground, edge, line(str(side.sum), middle, sum_top + 16.5, 16, text_anchor="middle")))
