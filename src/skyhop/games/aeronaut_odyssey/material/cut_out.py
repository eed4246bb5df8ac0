"""[AO-3.1, AO-6.1, AO-9.11] Parts to cut out: secret orders, standing travelers, ownership markers."""

from __future__ import annotations

from skyhop.boards.draw.palette import INK
from skyhop.boards.draw.svg import bonus, circle, lines, path
from skyhop.boards.model import Board, Order, Point, city_name
from skyhop.game.material import Drawing, Piece, Pieces
from skyhop.games.aeronaut_odyssey.draw.layers import PAPER, paint, traveler
from skyhop.games.aeronaut_odyssey.material.pictures import (
    BRASS,
    NAVY,
    SAND,
    TIMBER,
    city,
    ground,
    make_document,
    player,
    seat_defs,
    words,
)
from skyhop.games.aeronaut_odyssey.text.labels import point_count
from skyhop.i18n import _
from skyhop.svg.element import breadth

CARD = (63.5, 44.5)
BLEED = 3.0
STANDING, FLAP, BROAD = 32.0, 9.0, 22.0
"""Sizes of a traveler in mm: height of each side, height of each foot flap, width."""
TOLD = 22.0
"""Width for the words in each half of a secret order, in mm."""
MARKER = (9.0, 9.0)
MOST_MARKERS = 30


def orders(board: Board) -> Pieces:
    """[AO-9.11] Draw the secret orders as cards with identical backs."""
    back = Drawing(_back(), _("the back of a secret order"))
    pieces = [Piece(Drawing(_order(order), _order_words(order)), back) for order in board.orders]
    return Pieces("orders", _("Secret orders"), CARD, pieces, _("Deal two to each player."), BLEED)


def _order_words(order: Order) -> str:
    told = _("Secret order %(id)s: connecting %(one)s and %(other)s brings %(gain)s, otherwise it costs %(loss)s")
    one, other = map(city_name, order.ends)
    names = {"id": order.id, "one": one, "other": other}
    return told % {**names, "gain": point_count(order.amount), "loss": order.amount // 2}


def _order(order: Order) -> str:
    width, height = CARD
    way = path(lines([(17, 17.5), (46.5, 17.5)]), stroke=INK, stroke_width=0.6, stroke_dasharray="2 1.4", fill="none")
    panel = f"M6 3.5H{width - 6}A2.5 2.5 0 0 0 {width - 3.5} 6V{height - 6}A2.5 2.5 0 0 0 {width - 6} {height - 3.5}"
    panel += f"H6A2.5 2.5 0 0 0 3.5 {height - 6}V6A2.5 2.5 0 0 0 6 3.5Z"
    gain, loss = f"+{order.amount}", f"−{order.amount // 2}"  # noqa: RUF001  a minus
    return make_document(
        *CARD,
        BLEED,
        ground(*CARD, BLEED, SAND),
        path(panel, fill=PAPER, stroke=TIMBER, stroke_width=0.4),
        words((width - 6.5, 7.6), 3, order.id, anchor="end", fill="#66727C"),
        words((6.5, 7.6), 3, _("Secret order"), anchor="start", fill="#66727C"),
        way,
        city((14, 17.5), 6.5, order.ends[0]),
        city((49.5, 17.5), 6.5, order.ends[1]),
        words((width / 4 + 1, 31.3), 7.5, gain, font_weight="bold"),
        words((3 * width / 4 - 1, 31.3), 7.5, loss, font_weight="bold", fill="#B3261E"),
        _draw_words((width / 4 + 1, 37.7), _("joined at the end")),
        _draw_words((3 * width / 4 - 1, 37.7), _("not joined")),
    )


def _draw_words(at: Point, said: str) -> str:
    """Draw words about points, sized to fit their half of the card."""
    return words(at, min(3.0, TOLD / breadth(said)), said)


def _back() -> str:
    width, height = CARD
    stars = [
        circle((x, y), 0.45, fill=BRASS)
        for row in range(9)
        for x, y in [(-2 + 9 * column + 4.5 * (row % 2), -1.5 + 6 * row) for column in range(9)]
        if abs(x - width / 2) > 11 or abs(y - height / 2) > 13
    ]
    return make_document(
        *CARD, BLEED, ground(*CARD, BLEED, NAVY), *stars, bonus("balloon", (width / 2, height / 2), 11, BRASS)
    )


def travelers(players: int) -> Pieces:
    """[AO-3.1] Draw standing balloons, with a fold at the top and a foot on each side."""
    size = (BROAD, 2 * (STANDING + FLAP))
    drawn = [
        Piece(Drawing(_standing(seat), _("The traveler of %(player)s, to be folded") % {"player": player(seat)}))
        for seat in range(players)
    ]
    note = _("Fold at the lines, glue the two sides together, bend the feet outwards.")
    return Pieces("pieces", _("Travelers"), size, drawn, note)


def _standing(seat: int) -> str:
    height = 2 * (STANDING + FLAP)
    foot = (BROAD / 2, FLAP + 2 * STANDING - 1.5)
    shown = traveler(seat, foot, 9, "")
    turned = f'<g transform="rotate(180 {BROAD / 2} {height / 2})">{shown}</g>'
    folds = "".join(
        path(lines([(0, y), (BROAD, y)]), stroke=INK, stroke_width=0.2, stroke_dasharray="1.2 1", fill="none")
        for y in (FLAP, FLAP + STANDING, FLAP + 2 * STANDING)
    )
    feet = [words((BROAD / 2, y), 3, seat + 1, fill="#66727C") for y in (FLAP / 2, height - FLAP / 2)]
    return make_document(
        BROAD, height, 0, seat_defs(), ground(BROAD, height, 0, "#FFFFFF"), shown, turned, folds, *feet
    )


def markers(board: Board, players: int) -> Pieces:
    """[AO-6.1] Draw markers to put on owned routes, so that a printed map can be used again."""
    count = min(MOST_MARKERS, -(-2 * len(board.routes) // (players + 1)))
    drawn = [
        Piece(Drawing(_marker(seat), _("A marker of %(player)s") % {"player": player(seat)}), None, count)
        for seat in range(players)
    ]
    note = _("If you do not want to draw on the map, lay them on your own things.")
    return Pieces("markers", _("Markers"), MARKER, drawn, note, is_usual=False)


def _marker(seat: int) -> str:
    middle = (MARKER[0] / 2, MARKER[1] / 2)
    disc = circle(middle, 2.4, fill=PAPER, stroke=INK, stroke_width=0.2)
    number = words(middle, 3.2, seat + 1, font_weight="bold")
    return make_document(*MARKER, 0, seat_defs(), ground(*MARKER, 0, paint(seat)), disc, number)
