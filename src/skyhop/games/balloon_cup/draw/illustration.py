"""Definitions and background of all drawings, and a small drawing of a position for the rules.

The small drawing shows the tiles in play, the cubes and trophies of both players, and the hand. The background is a
sky with hills at the bottom: a day sky, or a night sky in the dark theme.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from skyhop.games.balloon_cup.draw import balloon, card, palette, tile
from skyhop.games.balloon_cup.draw.palette import fill, stop, stroke, symbol, use
from skyhop.games.balloon_cup.draw.tile import line, stars
from skyhop.games.balloon_cup.text.labels import card_text
from skyhop.games.balloon_cup.text.log import seat_name
from skyhop.games.balloon_cup.view import BalloonCupView
from skyhop.i18n import _
from skyhop.svg import Fragment, join, tag

SKY_WIDTH: Final = 1200
SKY_HEIGHT: Final = 800
BACKDROP: Final = "bc-backdrop"


@cache
def paints() -> Fragment:
    """Return the SVG definitions of the patterns, gradients and outlines that the symbols use."""
    return join((palette.paints(), balloon.paints(), card.sky(), tile.sky(), _make_sky_light()))


@cache
def symbols() -> Fragment:
    """Return the symbols of balloons, cards, cubes, tiles, trophies and sky. They contain no words to translate."""
    plain = (balloon.symbols(), balloon.cube_symbols(), balloon.trophy_symbols())
    return join((*plain, card.symbols(), tile.symbols(), _make_sky()))


def drawings() -> Fragment:
    """Return all SVG definitions and symbols that a separate picture needs. A page uses `defs` instead."""
    return tag("defs", paints(), symbols())


def defs() -> Fragment:
    """Return the SVG definitions for a page.

    The page contains them once, outside the parts that updates replace. A browser computes the layout of every
    displayed element. Therefore, the symbols are in a separate SVG that is not displayed. Gradients and patterns do
    not work in such an SVG, so they are in a displayed SVG.
    """
    attributes = {"aria_hidden": "true", "focusable": "false"}
    painted = tag("svg", tag("defs", paints()), class_="bc-defs", width=0, height=0, **attributes)
    return join((painted, tag("svg", symbols(), display="none", **attributes)))


MARGIN: Final = 16
ROW: Final = 44
HAND: Final = 50
LEAST: Final = 440
NAME: Final = 120
LETTER: Final = 9.6
"""Approximate width of one letter, in units of the drawing. It is used to estimate the width of a name."""


def draw_illustration(view: BalloonCupView, *, alone: bool = True) -> str:
    """Draw a small picture of a position, as an SVG document.

    If `alone` is True, the document contains the SVG definitions. Otherwise, the page must already contain them.
    """
    near = 0 if view.seat is None else view.seat
    tiles = [each for each in view.tiles if each.in_play]
    width = max(LEAST, 2 * MARGIN + (tile.WIDTH + MARGIN) * len(tiles) - MARGIN)
    first = (width - (tile.WIDTH + MARGIN) * len(tiles) + MARGIN) / 2
    tops = _tops(view, near, has_tiles=bool(tiles))
    columns = (
        tile.column(each, near, first + (tile.WIDTH + MARGIN) * place, tops["tiles"])
        for place, each in enumerate(tiles)
    )
    height = tops["end"]
    ground = tag("rect", width=width, height=height, rx=14, **fill("paper"))
    edge = tag("rect", width=width, height=height, rx=14, stroke_width=2, **stroke("line"))
    parts = (
        tag("title", _("A position")),
        drawings() if alone else Fragment(),
        ground,
        edge,
        _draw_won(view, 1 - near, tops["far"]),
        *columns,
        _draw_won(view, near, tops["near"]),
        _hand(view, near, width, tops["hand"]),
    )
    box = f"0 0 {width:g} {height:g}"
    return tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=box, width=width, height=height, role="img")


def _tops(view: BalloonCupView, near: int, *, has_tiles: bool) -> dict[str, float]:
    """Return the vertical position of each row of the picture, by the name of the row. Empty rows have no height."""
    tops: dict[str, float] = {}
    reached: float = MARGIN
    rows = (
        ("far", ROW * bool(view.cubes(1 - near) or view.trophies(1 - near))),
        ("tiles", (tile.COLUMN_HEIGHT + 8) * has_tiles),
        ("near", ROW * bool(view.cubes(near) or view.trophies(near))),
        ("hand", (HAND * card.HEIGHT / card.WIDTH + 4) * bool(view.hand(near))),
    )
    for name, height in rows:
        tops[name] = reached
        reached += height
    tops["end"] = reached + MARGIN - 4
    return tops


def _draw_won(view: BalloonCupView, seat: int, top: float) -> Fragment:
    """Draw a player's cubes and trophies in a row."""
    cubes, trophies = view.cubes(seat), view.trophies(seat)
    if not cubes and not trophies:
        return Fragment()
    name = seat_name(view, seat)
    first = MARGIN + 4 + max(NAME, LETTER * len(name) + 8)
    gap = min(34, 300 / max(len(cubes), 1))
    row = (use(balloon.cube_id(letter), first + gap * place, top, 32, 34.9) for place, letter in enumerate(cubes))
    left = first + gap * len(cubes) + 18
    cups = (use(balloon.trophy_id(letter), left + 36 * place, top - 2, 34, 38) for place, letter in enumerate(trophies))
    return join((line(name, MARGIN + 4, top + 24, 15), *row, *cups))


def _hand(view: BalloonCupView, seat: int, width: float, top: float) -> Fragment:
    hand = view.hand(seat)
    gap = HAND + 4
    start = (width - gap * len(hand) + 4) / 2
    return join(
        card.place_symbol(card.face_id(card_text(number)), start + gap * place, top, HAND)
        for place, number in enumerate(hand)
    )


def backdrop() -> Fragment:
    """Draw the sky as the background of a page. The drawing fills the element that contains it."""
    sky = tag("use", href=f"#{BACKDROP}", width=SKY_WIDTH, height=SKY_HEIGHT)
    box = f"0 0 {SKY_WIDTH} {SKY_HEIGHT}"
    return tag("svg", sky, class_="bc-sky", viewBox=box, preserveAspectRatio="xMidYMax slice", aria_hidden="true")


def _make_sky() -> Fragment:
    """Return the SVG symbol of the background. It uses the SVG definition that `_make_sky_light` returns."""
    sky = tag("rect", width=SKY_WIDTH, height=SKY_HEIGHT, fill="url(#bc-sky-light)")
    clouds = tag("path", d="".join(_cloud(x, y, size) for x, y, size in _CLOUDS), opacity=0.7, **fill("cloud"))
    far = tag("path", d="M0 690Q160 610 340 668T700 640T1010 660T1200 622V800H0z", opacity=0.8, **fill("hill-far"))
    near = tag("path", d="M0 752Q220 672 480 738T900 716T1200 734V800H0z", opacity=0.8, **fill("hill-near"))
    parts = (sky, stars(_STARS, 1.3), clouds, far, near)
    return symbol(BACKDROP, SKY_WIDTH, SKY_HEIGHT, *parts)


def _make_sky_light() -> Fragment:
    """Return the gradient for the light of the sky."""
    stops = (tag("stop", **stop("sky-top", 0)), tag("stop", **stop("sky-bottom", 1)))
    return tag("linearGradient", *stops, id="bc-sky-light", x1=0, y1=0, x2=0, y2=1)


_STARS = (
    (90, 60),
    (210, 130),
    (330, 44),
    (480, 96),
    (620, 36),
    (760, 120),
    (890, 58),
    (1010, 140),
    (1130, 70),
    (150, 260),
    (1080, 300),
)
_CLOUDS = ((120, 150, 1.6), (840, 110, 2.0), (1040, 330, 1.3), (30, 430, 1.4), (470, 60, 1.1))


def _cloud(x: float, y: float, size: float) -> str:
    steps = ((1, -14, 18, -12), (8, -18, 28, -7), (18, -7, 22, 9), (18, 0, 18, 10))
    return f"M{x} {y}" + "".join("q" + " ".join(f"{size * step:.1f}" for step in quad) for quad in steps) + "z"
