"""[AO-3.1, AO-6.1, AO-9, AO-11.4] Sheets printed with a map: legend, trajectories, and parts to cut out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from skyhop.boards.draw.labels import draw_face, face_place
from skyhop.boards.draw.ornaments import draw_city
from skyhop.boards.draw.panels import draw_reward, draw_swatch
from skyhop.boards.draw.routes import draw_bonus, draw_route, spaces
from skyhop.boards.draw.styles import INK, Theme
from skyhop.boards.draw.svg import bonus, box, circle, element, lines, path, text
from skyhop.boards.model import Board, City, Face, Order, Point, Route, city_name
from skyhop.game.capability import Drawing, Piece, Pieces, Text
from skyhop.games.aeronaut_odyssey.draw.layers import PAPER, define_patterns, paint, traveler
from skyhop.games.aeronaut_odyssey.text.labels import (
    ability_use,
    bonus_name,
    describe_prize,
    point_count,
    prize_name,
    type_name,
)
from skyhop.i18n import _, listed, pgettext
from skyhop.svg import FONT, breadth, number

NAVY, BRASS, SAND, TIMBER = "#27456F", "#E3B65A", "#F3EBD3", "#8A6B4A"


def picture(left: float, top: float, width: float, height: float, *parts: str) -> str:
    """Return an SVG document. Its upper left corner is at (`left`, `top`). One unit is 1 mm."""
    view = " ".join(map(number, (left, top, width, height)))
    return element("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=view)


def make_document(width: float, height: float, bleed: float, *parts: str) -> str:
    """Return an SVG document for a piece to cut out. `width` and `height` are the size of the piece in mm.

    On each side, the document contains `bleed` mm more outside the cutting line.
    """
    return picture(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, *parts)


def ground(width: float, height: float, bleed: float, colour: str) -> str:
    """Draw a background in one colour. It fills a piece to cut out, and `bleed` mm outside its cutting line."""
    return box(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, fill=colour)


def seat_defs() -> str:
    """Return the SVG definitions of the seat patterns."""
    return element("defs", define_patterns())


def words(at: Point, size: float, content: object, *, anchor: str = "middle", **shape: object) -> str:
    """Draw a line of text. The point `at` is its vertical centre. `anchor` sets the horizontal alignment."""
    return text(at, size, content, anchor=anchor, **({"fill": INK, "font_family": FONT} | shape))


def city(at: Point, radius: float, place: int) -> str:
    """Draw the sign of a city: its letter on a round plate with a border."""
    size = radius * (1.15 if len(city_name(place)) == 1 else 0.9)
    return circle(at, radius, fill=PAPER, stroke=TIMBER, stroke_width=0.16 * radius) + words(
        at, size, city_name(place), font_weight="bold"
    )


def player(seat: int, *, is_solo: bool = False) -> str:
    """[AO-8.1] Return the label of a player: the player's number, or the name of the rival."""
    return _("Rival") if is_solo and seat else _("Player %(number)s") % {"number": seat + 1}


if TYPE_CHECKING:
    from skyhop.boards.model import Trajectory

SMALL_SIGN_MM, MAP_PART_MM = 8.0, 26.0
"""Widths in mm in the legend: width of a small sign, and maximum width of a part of the map."""
SLOT = 9.0
ABILITIES = frozenset({"steal", "late", "share", "teleport", "wind"})
Row = tuple[str, Drawing, str]
"""Row of the legend: the name of a picture, the picture, and its meaning. The legend refers to pictures by name."""


def legend(board: Board, expansions: frozenset[str], theme: Theme) -> Text:
    """Return an explanation of each sign on this map."""
    tables = {
        _("Balloon types"): list(_types(board, theme)),
        _("On the map"): list(_map(board, theme)),
        _("Symbols on routes"): list(_bonuses(board, theme)) if "bonus" in expansions else [],
        _("Trajectory rewards"): list(_rewards(board, theme)) if "trajectories" in expansions else [],
    }
    filled = {title: rows for title, rows in tables.items() if rows}
    pictures = {name: drawing for rows in filled.values() for name, drawing, _words in rows}
    words = "\n\n".join(f"## {title}\n\n{_rows(rows)}" for title, rows in filled.items())
    return Text("legend", _("Legend"), words, pictures, columns=2)


def _rows(rows: list[Row]) -> str:
    sign, meaning = _("Sign"), _("Meaning")
    return f"| {sign} | {meaning} |\n|---|:---|\n" + "\n".join(
        f"| ![]({name}) | {words} |" for name, _drawing, words in rows
    )


def _sign(svg: str, width: float = SMALL_SIGN_MM) -> Drawing:
    """Return a picture of a sign for the legend. It has no alternative text, because the legend explains the sign.

    `svg` is the SVG of the sign around (0, 0) with a radius of 1. `width` is the width of the picture in mm.
    """
    return Drawing(picture(-1.15, -1.15, 2.3, 2.3, svg), "", width)


def _types(board: Board, theme: Theme) -> Iterator[Row]:
    for letter in board.types:
        words = f"{type_name(letter)} ({letter})"
        yield f"type-{letter}", _sign(draw_swatch((0, 0), 1, letter, theme)), words


def _map(board: Board, theme: Theme) -> Iterator[Row]:
    towns = [city for city in board.cities if not city.capital] or list(board.cities)
    yield "city", _town(towns[0], board, theme), _("a city; each small circle is a slot for one arrival")
    capital = next((city for city in board.cities if city.capital), None)
    if capital:
        yield "capital", _town(capital, board, theme), _("the capital, where all travelers start")
    meant = {
        "plain": _("a route: one balloon of its type for each space; write into the light boxes"),
        "double": _("one of two parallel routes; the name of the second route ends with 2"),
        "multi": _("a multiroute: each space has its own type, and players claim each space separately"),
        "gray": _("a gray route: balloons of any one type"),
    }
    for kind, route in _routes(board).items():
        yield kind, _draw_route_part(route, board, theme), meant[kind]
    if board.ruleset == "capital" and board.faces:
        yield (
            "face",
            _area(board.faces[0], board, theme),
            _("an area: the player with the most routes around the area scores the printed number"),
        )


def _routes(board: Board) -> dict[str, Route]:
    """Return the shortest route of each kind on the board. The keys are `plain`, `double`, `multi` and `gray`."""
    kinds: dict[str, Route] = {}
    for route in sorted(board.routes, key=lambda route: len(route.spaces)):
        kind = "multi" if route.multi else "gray" if route.gray else "double" if route.double == 2 else "plain"
        if kind != "plain" or (not route.double and len(route.spaces) > 1):
            kinds.setdefault(kind, route)
    return {kind: kinds[kind] for kind in ("plain", "double", "multi", "gray") if kind in kinds}


def _town(city: City, board: Board, theme: Theme) -> Drawing:
    page, half = board.page, 1.15 * board.page.city
    x, y = city.x * page.width, city.y * page.width
    return Drawing(picture(x - half, y - half, 2 * half, 2 * half, draw_city(city, board, theme)), "", 16)


def _draw_route_part(route: Route, board: Board, theme: Theme) -> Drawing:
    spots = [spot.at for space in spaces(route, board.page) for spot in space.spine]
    edge = 0.75 * board.page.thickness
    left, top = min(x for x, _y in spots) - edge, min(y for _x, y in spots) - edge
    wide, high = max(x for x, _y in spots) + edge - left, max(y for _x, y in spots) + edge - top
    svg = picture(left, top, wide, high, draw_route(route, board, theme))
    return Drawing(svg, "", round(min(MAP_PART_MM, MAP_PART_MM * wide / high), 2))


def _area(face: Face, board: Board, theme: Theme) -> Drawing:
    (x, y), radius = face_place(face, board) or ((0.0, 0.0), 1.0)
    half = 1.3 * radius
    return Drawing(picture(x - half, y - half, 2 * half, 2 * half, draw_face(face, board, theme)), "", SMALL_SIGN_MM)


def _bonuses(board: Board, theme: Theme) -> Iterator[Row]:
    found = sorted({symbol for route in board.routes for symbol in route.bonus.values()})
    for symbol in found:
        words, more = bonus_name(symbol), ability_use(symbol) if symbol in ABILITIES else ""
        if symbol == "toll":
            more = _("other players who fly over this route give you a balloon")
        words = _("%(what)s: %(more)s") % {"what": words, "more": more} if more else words
        yield f"bonus{symbol}", _sign(draw_bonus(symbol, (0, 0), 1, theme)), words


def _rewards(board: Board, theme: Theme) -> Iterator[Row]:
    for reward in sorted({one.reward for one in board.trajectories}):
        yield f"reward-{reward}", _sign(draw_reward(reward, (0, 0), 0.9, theme)), describe_prize(reward)


def trajectories(board: Board, theme: Theme) -> Text:
    """[AO-9.1] Return the list of trajectories, with slots in which players can write."""
    pictures = {"slot": Drawing(picture(0, 0, SLOT, SLOT, _slot()), _("a free slot"), SLOT)}
    rows = []
    for one in board.trajectories:
        sign = f"reward-{one.reward}"
        pictures[sign] = _sign(draw_reward(one.reward, (0, 0), 0.9, theme))
        rows.append(
            f"| **{one.id}** | {_describe_demand(one)} | ![]({sign}) | {prize_name(one)} | {'![](slot) ' * one.slots}|"
        )
    cells = [_("Name"), _("Cities to connect"), _("Sign"), _("Reward"), pgettext("trajectory", "Slots")]
    head = f"| {' | '.join(cells)} |\n|---|:---|---|:---|---|\n"
    note = _("A player whose own routes join the two cities marks a free slot and takes the reward at once.")
    return Text("trajectories", _("Trajectories"), f"{note}\n\n{head}" + "\n".join(rows), pictures)


def _describe_demand(one: Trajectory) -> str:
    if one.ends:
        return " – ".join(f"**{city_name(end)}**" for end in one.ends)  # noqa: RUF001  a dash between two cities
    return _("routes of these types: %(types)s") % {"types": listed(map(type_name, one.types))}


def _slot() -> str:
    return box(0.4, 0.4, SLOT - 0.8, SLOT - 0.8, SLOT / 2, fill="#FFFFFF", stroke=INK, stroke_width=0.3)


CARD = (63.5, 44.5)
BLEED = 3.0
TRAVELER_HEIGHT_MM, FLAP_MM, TRAVELER_WIDTH_MM = 32.0, 9.0, 22.0
"""Sizes in mm of a traveler to cut out: height of each side, height of the flap at each foot, and width."""
ORDER_TEXT_MM = 22.0
"""Maximum width in mm of the text in one half of the card of a secret order."""
MARKER = (9.0, 9.0)
MAX_MARKERS = 30


def orders(board: Board) -> Pieces:
    """[AO-9.11] Return the secret orders as cards to cut out. All cards have the same back."""
    back = Drawing(_draw_back(), _("the back of a secret order"))
    pieces = [Piece(Drawing(_order(order), _order_words(order)), back) for order in board.orders]
    return Pieces("orders", _("Secret orders"), CARD, pieces, _("Deal two secret orders to each player."), BLEED)


def _order_words(order: Order) -> str:
    template = _("Secret order %(id)s: connect %(one)s and %(other)s for %(gain)s, or lose %(loss)s")
    one, other = map(city_name, order.ends)
    names = {"id": order.id, "one": one, "other": other}
    return template % {**names, "gain": point_count(order.amount), "loss": order.amount // 2}


def _order(order: Order) -> str:
    width, height = CARD
    dashes = path(
        lines([(17, 17.5), (46.5, 17.5)]), stroke=INK, stroke_width=0.6, stroke_dasharray="2 1.4", fill="none"
    )
    panel = f"M6 3.5H{width - 6}A2.5 2.5 0 0 0 {width - 3.5} 6V{height - 6}A2.5 2.5 0 0 0 {width - 6} {height - 3.5}"
    panel += f"H6A2.5 2.5 0 0 0 3.5 {height - 6}V6A2.5 2.5 0 0 0 6 3.5Z"
    gain, loss = f"+{order.amount}", f"−{order.amount // 2}"  # noqa: RUF001  minus sign
    return make_document(
        *CARD,
        BLEED,
        ground(*CARD, BLEED, SAND),
        path(panel, fill=PAPER, stroke=TIMBER, stroke_width=0.4),
        words((width - 6.5, 7.6), 3, order.id, anchor="end", fill="#66727C"),
        words((6.5, 7.6), 3, _("Secret order"), anchor="start", fill="#66727C"),
        dashes,
        city((14, 17.5), 6.5, order.ends[0]),
        city((49.5, 17.5), 6.5, order.ends[1]),
        words((width / 4 + 1, 31.3), 7.5, gain, font_weight="bold"),
        words((3 * width / 4 - 1, 31.3), 7.5, loss, font_weight="bold", fill="#B3261E"),
        _draw_words((width / 4 + 1, 37.7), _("joined at the end")),
        _draw_words((3 * width / 4 - 1, 37.7), _("not joined")),
    )


def _draw_words(at: Point, content: str) -> str:
    """Draw a caption below the points of a secret order.

    If the caption is too wide for its half of the card, shrink it.
    """
    return words(at, min(3.0, ORDER_TEXT_MM / breadth(content)), content)


def _draw_back() -> str:
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
    """[AO-3.1] Return one paper balloon for each player. Players fold it.

    The balloon stands on a flap at the foot of each side.
    """
    size = (TRAVELER_WIDTH_MM, 2 * (TRAVELER_HEIGHT_MM + FLAP_MM))
    pieces = [
        Piece(Drawing(_standing(seat), _("The traveler of %(player)s, to be folded") % {"player": player(seat)}))
        for seat in range(players)
    ]
    note = _("Fold along the lines, glue the two sides together, and bend the feet outwards.")
    return Pieces("pieces", _("Travelers"), size, pieces, note)


def _standing(seat: int) -> str:
    height = 2 * (TRAVELER_HEIGHT_MM + FLAP_MM)
    foot = (TRAVELER_WIDTH_MM / 2, FLAP_MM + 2 * TRAVELER_HEIGHT_MM - 1.5)
    figure = traveler(seat, foot, 9, "")
    turned = f'<g transform="rotate(180 {TRAVELER_WIDTH_MM / 2} {height / 2})">{figure}</g>'
    folds = "".join(
        path(
            lines([(0, y), (TRAVELER_WIDTH_MM, y)]), stroke=INK, stroke_width=0.2, stroke_dasharray="1.2 1", fill="none"
        )
        for y in (FLAP_MM, FLAP_MM + TRAVELER_HEIGHT_MM, FLAP_MM + 2 * TRAVELER_HEIGHT_MM)
    )
    feet = [words((TRAVELER_WIDTH_MM / 2, y), 3, seat + 1, fill="#66727C") for y in (FLAP_MM / 2, height - FLAP_MM / 2)]
    return make_document(
        TRAVELER_WIDTH_MM,
        height,
        0,
        seat_defs(),
        ground(TRAVELER_WIDTH_MM, height, 0, "#FFFFFF"),
        figure,
        turned,
        folds,
        *feet,
    )


def markers(board: Board, players: int) -> Pieces:
    """[AO-6.1] Return markers to cut out. Players put them on their routes instead of writing on the printed map."""
    count = min(MAX_MARKERS, -(-2 * len(board.routes) // (players + 1)))
    pieces = [
        Piece(Drawing(_marker(seat), _("A marker of %(player)s") % {"player": player(seat)}), None, count)
        for seat in range(players)
    ]
    note = _("If you do not want to draw on the map, put these markers on your own routes instead.")
    return Pieces("markers", _("Markers"), MARKER, pieces, note, is_usual=False)


def _marker(seat: int) -> str:
    middle = (MARKER[0] / 2, MARKER[1] / 2)
    disc = circle(middle, 2.4, fill=PAPER, stroke=INK, stroke_width=0.2)
    number = words(middle, 3.2, seat + 1, font_weight="bold")
    return make_document(*MARKER, 0, seat_defs(), ground(*MARKER, 0, paint(seat)), disc, number)
