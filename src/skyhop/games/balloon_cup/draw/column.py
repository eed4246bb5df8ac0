"""Column of the table: a tile with the cards and sums of both its sides, one above the other."""

from __future__ import annotations

from typing import Final

from skyhop.games.balloon_cup.draw import card, tile, tokens
from skyhop.games.balloon_cup.draw.palette import fill, label, stroke, use
from skyhop.games.balloon_cup.notation import card_text
from skyhop.games.balloon_cup.view import Side, Tile
from skyhop.i18n import _
from skyhop.svg.element import Fragment, join, tag

WIDTH: Final = 200
HEIGHT: Final = 304
SMALL: Final = 44
SUM: Final = 68
LAND: Final = 96
NEAR_SUM: Final = 214
NEAR_CARDS: Final = 242


def line(text: str, x: float, y: float, size: float, ink: str = "text", **shape: object) -> Fragment:
    """Draw a line of text in a token's colour, starting at `x` by default."""
    return label(text, x, y, size, **({"text_anchor": "start"} | fill(ink) | shape))


def column(seen: Tile, near: int, left: float, top: float) -> Fragment:
    """Draw a tile with the side of seat `near` below; a tile out of play leaves its place empty."""
    if not seen.in_play:
        return _draw_gone(seen, left, top + LAND)
    ahead = seen.leader
    far = _side(seen.sides[1 - near], left, (top, top + SUM), is_ahead=ahead == 1 - near)
    own = _side(seen.sides[near], left, (top + NEAR_CARDS, top + NEAR_SUM), is_ahead=ahead == near)
    return join((_landscape(seen, left, top + LAND), far, own))


def _draw_gone(seen: Tile, left: float, top: float) -> Fragment:
    note = _("tile %(number)s has left the game") % {"number": seen.number}
    frame = {"stroke_dasharray": "8 6", "stroke_width": 2, **stroke("line")}
    empty = tag("rect", x=left, y=top, width=WIDTH, height=tile.HEIGHT, rx=12, **frame)
    return join((empty, line(note, left + WIDTH / 2, top + 60, 13, "muted", text_anchor="middle")))


def _landscape(seen: Tile, left: float, top: float) -> Fragment:
    """Draw the tile: land, number, direction of winning, cubes."""
    clip = f"bc-tile-{seen.number}-{left:.0f}"
    frame = {"x": left, "y": top, "width": WIDTH, "height": tile.HEIGHT, "rx": 12}
    land = use(tile.land_id(seen.terrain), left, top, WIDTH, tile.HEIGHT)
    gap = 40
    start = left + WIDTH / 2 - gap * len(seen.cubes) / 2
    cubes = (
        use(tokens.cube_id(letter), start + gap * place + 1, top + 56, 38, 41.5)
        for place, letter in enumerate(seen.cubes)
    )
    return join(
        (
            tag("clipPath", tag("rect", **frame), id=clip),
            tag("g", land, clip_path=f"url(#{clip})"),
            tag("rect", **frame, fill="none", stroke="#22303C", stroke_width=2.4),
            use(tile.plate_id(seen.number), left + 8, top + 8, 34, 34),
            use(tile.sign_id(seen.terrain), left + WIDTH - 40, top + 8, 32, 40),
            *cubes,
        )
    )


def _side(side: Side, left: float, tops: tuple[float, float], *, is_ahead: bool) -> Fragment:
    """Draw a side: cards, outlines of missing cards, and the sum, bright if the side is ahead.

    `tops` gives the vertical positions of the cards and of the sum.
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
