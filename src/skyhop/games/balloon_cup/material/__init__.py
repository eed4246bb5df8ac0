"""[BC-1] Parts to print and cut out: cards, tiles, cubes, trophies, and the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from skyhop.engine.state import Ruleset
from skyhop.game import registry
from skyhop.game.capability import Drawing, MaterialOptions, Part, Piece, Pieces
from skyhop.games.balloon_cup.constants import COLOURS, CUBES_OF_COLOUR, TILES
from skyhop.games.balloon_cup.draw import balloon, card, palette, tile
from skyhop.games.balloon_cup.draw.palette import BRASS, INK, NAVY, PAINTS, PAPER, draw_patterned, use
from skyhop.games.balloon_cup.text import labels
from skyhop.games.balloon_cup.text.labels import TEXT_OF_CARD
from skyhop.i18n import _
from skyhop.rulebook.render import render_printed_rules
from skyhop.svg import Fragment, number, tag

POKER: Final = (63.5, 88.9)
"""Width and height of a card in mm. Shops sell card sleeves for this poker format."""
SMALL_CARD: Final = (44.5, 63.5)
TILE: Final = (100.0, 56.0)
TOKEN: Final = (15.0, 15.0)
EDGE_MM, FLAP_MM = 12.0, 4.0
"""Edge length of a folded cube, and width of its glue flaps, in mm."""
NET_GAP_MM: Final = 1.5
"""Margin around the unfolded net of a cube, in mm."""
BLEED: Final = 3.0
CUBE_SQUARE: Final = 30
"""Edge length of the square for a cube on a tile, in units of the drawing. A token has the same size."""


def material(ruleset: Ruleset, options: MaterialOptions) -> Sequence[Part]:  # noqa: ARG001  the parts do not depend on it
    """Return the parts to print for a match, in the order in which players need them."""
    return (
        _cards(),
        _tiles(),
        _cubes(),
        _trophies(),
        render_printed_rules(registry.game("balloon-cup"), ruleset, {}),
        _cubes_to_fold(),
    )


def _cards() -> Pieces:
    back = Drawing(_back(), _("the back of a card"))
    pieces = [Piece(Drawing(_face(name), labels.card_name(name)), back) for name in TEXT_OF_CARD]
    return Pieces("cards", _("Cards"), POKER, pieces, bleed=BLEED)


def _tiles() -> Pieces:
    pieces = []
    for number_ in range(1, TILES + 1):
        mountain, flatland = (_tile(number_, terrain) for terrain in tile.TERRAINS)
        pieces.append(Piece(flatland, mountain) if number_ % 2 else Piece(mountain, flatland))
    return Pieces("tiles", _("Tiles"), TILE, pieces, _("Glue the tiles onto cardboard."), BLEED)


def _cubes() -> Pieces:
    pieces = []
    for letter, count in zip(COLOURS, CUBES_OF_COLOUR, strict=True):
        drawing = Drawing(_token(letter), labels.cube_name(letter))
        pieces.append(Piece(drawing, drawing, int(count)))
    return Pieces("cubes", _("Cubes, as tokens"), TOKEN, pieces, _("Draw the cubes from a bag or a cup."), BLEED)


def _cubes_to_fold() -> Pieces:
    pieces = [
        Piece(Drawing(_net(letter), _("%(cube)s, to be folded") % {"cube": labels.cube_name(letter)}), None, int(count))
        for letter, count in zip(COLOURS, CUBES_OF_COLOUR, strict=True)
    ]
    size = (4 * EDGE_MM + FLAP_MM + 2 * NET_GAP_MM, 3 * EDGE_MM + 2 * NET_GAP_MM)
    note = _("Cut along the outline, fold along the lines, and glue the white flaps inside.")
    return Pieces("folded-cubes", _("Cubes, to be folded"), size, pieces, note, is_usual=False)


def _trophies() -> Pieces:
    back = Drawing(_trophy_back(), _("the back of a trophy"))
    pieces = [Piece(Drawing(_trophy(letter), labels.trophy_name(letter)), back) for letter in COLOURS]
    return Pieces("trophies", _("Trophies"), SMALL_CARD, pieces, bleed=BLEED)


def _svg(width: float, height: float, bleed: float, *parts: str) -> str:
    """Return an SVG document for a piece of this size, plus `bleed` units outside the cutting line on each side."""
    box = " ".join(map(number, (-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)))
    return tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=box)


def _ground(width: float, height: float, bleed: float, colour: str) -> Fragment:
    return tag("rect", x=-bleed, y=-bleed, width=width + 2 * bleed, height=height + 2 * bleed, fill=colour)


def _face(name: str) -> str:
    """Draw the front of a card without a border, because a border would make an inexact cut visible."""
    bleed = BLEED * card.WIDTH / POKER[0]
    defs = tag("defs", palette.paints(), balloon.paints(), balloon.symbols(), card.sky())
    ground = _ground(card.WIDTH, card.HEIGHT, bleed, PAINTS[name[0]].fill)
    return _svg(card.WIDTH, card.HEIGHT, bleed, defs, ground, *card.inside(name[0]), *card.values(name))


def _back() -> str:
    """Draw the back of a card without a border, because a border would make a shifted print visible."""
    bleed = BLEED * card.WIDTH / POKER[0]
    return _svg(card.WIDTH, card.HEIGHT, bleed, _ground(card.WIDTH, card.HEIGHT, bleed, NAVY), *_stars(), *card.rose())


def _stars() -> list[Fragment]:
    """Draw stars on the night sky in a pattern that continues outside the edge of the card."""
    places = [(-5 + 22 * column + 11 * (row % 2), -4 + 16.5 * row) for row in range(10) for column in range(6)]
    return [
        tag("circle", cx=x, cy=y, r=0.9 + 0.5 * (turn % 3 == 0), fill=BRASS, fill_opacity=0.75)
        for turn, (x, y) in enumerate(places)
        if abs(x - 50) > 42 or abs(y - 70) > 42
    ]


def _tile(number_: int, terrain: str) -> Drawing:
    """[BC-1.5, BC-2.2] Draw one side of a tile, with a square for each of its cubes."""
    bleed = BLEED * tile.WIDTH / TILE[0]
    defs = tag("defs", tile.sky(), tile.symbols())
    land = tag(
        "svg",
        tag("use", href=f"#{tile.land_id(terrain)}", width=tile.WIDTH, height=tile.HEIGHT),
        x=-bleed,
        y=-bleed,
        width=tile.WIDTH + 2 * bleed,
        height=tile.HEIGHT + 2 * bleed,
        viewBox=f"0 0 {tile.WIDTH} {tile.HEIGHT}",
        preserveAspectRatio="xMidYMax slice",
    )
    first = tile.WIDTH / 2 - (CUBE_SQUARE + 5) * number_ / 2 + 2.5
    spots = [
        tag("rect", x=first + (CUBE_SQUARE + 5) * n, y=70, width=CUBE_SQUARE, height=CUBE_SQUARE, rx=4, fill="#FFFFFF",
            fill_opacity=0.55, stroke=INK, stroke_width=1, stroke_dasharray="3 2")
        for n in range(number_)
    ]  # fmt: skip
    plate = use(tile.plate_id(number_), 10, 9, 38, 38)
    sign = use(tile.sign_id(terrain), tile.WIDTH - 44, 9, 34, 42.5)
    words = _("tile %(number)s, %(terrain)s: %(goal)s") % {
        "number": number_,
        "terrain": labels.terrain_name(terrain),
        "goal": labels.goal_name(terrain),
    }
    return Drawing(_svg(tile.WIDTH, tile.HEIGHT, bleed, defs, land, *spots, plate, sign), words)


def _token(letter: str) -> str:
    """[BC-1.3] Draw a flat token that replaces a cube. The pattern of its colour extends to the edges."""
    side, bleed = CUBE_SQUARE, BLEED * CUBE_SQUARE / TOKEN[0]
    cloth = draw_patterned(letter, "rect", x=-bleed, y=-bleed, width=side + 2 * bleed, height=side + 2 * bleed)
    disc = tag("circle", cx=15, cy=15, r=9.5, fill=PAPER, stroke=INK, stroke_width=1)
    cube = use(balloon.cube_id(letter), 8.2, 7.6, 13.6, 14.8)
    return _svg(side, side, bleed, tag("defs", palette.paints(), balloon.cube_symbols()), cloth, disc, cube)


def _net(letter: str) -> str:
    """Draw the net of a cube: its six faces in one plane, with flaps for the glue.

    Four faces are in a row. The other two faces are above and below the second face of this row.
    """
    unit = 24 / EDGE_MM
    side, flap = 24.0, FLAP_MM * unit
    faces = [(n * side, side) for n in range(4)] + [(side, 0.0), (side, 2 * side)]
    flaps = [f"M{4 * side} {side}l{flap} 4v16l{-flap} 4z"]
    for n in (0, 2, 3):
        flaps.append(f"M{n * side} {side}l4 {-flap}h16l4 {flap}z")
        flaps.append(f"M{n * side} {2 * side}l4 {flap}h16l4 {-flap}z")
    white = tag("path", d="".join(flaps), fill="#FFFFFF", stroke=INK, stroke_width=0.4)
    edge = {"fill": "none", "stroke": INK, "stroke_width": 0.5}
    squares = [
        shape
        for x, y in faces
        for shape in (
            draw_patterned(letter, "rect", x=x, y=y, width=side, height=side),
            tag("rect", x=x, y=y, width=side, height=side, **edge),
        )
    ]
    net = tag("g", white, *squares, transform=f"translate({NET_GAP_MM * unit:g} {NET_GAP_MM * unit:g})")
    size = 4 * side + flap + 2 * NET_GAP_MM * unit, 3 * side + 2 * NET_GAP_MM * unit
    return _svg(*size, 0, tag("defs", palette.paints()), net)


def _trophy(letter: str) -> str:
    """[BC-1.4] Draw a trophy as a small card with a cup and the price."""
    width, height = 89.0, 127.0
    bleed = BLEED * width / SMALL_CARD[0]
    defs = tag("defs", palette.paints(), balloon.paints(), balloon.symbols(), card.sky(), balloon.trophy_symbols())
    field = tag("rect", x=7, y=7, width=75, height=113, rx=5, fill="url(#bc-card-sky)", stroke=INK, stroke_width=1.2)
    cup = use(balloon.trophy_id(letter), 12.5, 16, 64, 72)
    price = balloon.PRICES[letter]
    gap = min(10.0, 68 / price)
    first = width / 2 - gap * (price - 1) / 2 - 5
    cubes = [use(balloon.cube_id(letter), first + gap * n, 99, 10, 10.9) for n in range(price)]
    ground = _ground(width, height, bleed, PAINTS[letter].fill)
    return _svg(width, height, bleed, defs, tag("defs", balloon.cube_symbols()), ground, field, cup, *cubes)


def _trophy_back() -> str:
    width, height = 89.0, 127.0
    bleed = BLEED * width / SMALL_CARD[0]
    rose = tag("g", *card.rose(), transform="translate(-5.5 -6.5)")
    return _svg(width, height, bleed, _ground(width, height, bleed, NAVY), *_stars(), rose)
