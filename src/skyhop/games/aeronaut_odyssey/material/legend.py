"""[AO-9, AO-11.4] Legend of the signs on a map, and the list of trajectories with slots to draw in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from skyhop.boards.draw.palette import INK, Theme
from skyhop.boards.draw.panels import draw_reward, draw_swatch
from skyhop.boards.draw.room import draw_face, face_place
from skyhop.boards.draw.routes import draw_bonus, draw_route, spaces
from skyhop.boards.draw.svg import box
from skyhop.boards.draw.towns import draw_city
from skyhop.boards.model import Board, City, Face, Route, city_name
from skyhop.game.material import Drawing, Text
from skyhop.games.aeronaut_odyssey.material.pictures import picture
from skyhop.games.aeronaut_odyssey.text.labels import ability_use, bonus_name, describe_prize, prize_name, type_name
from skyhop.i18n import _, listed, pgettext

if TYPE_CHECKING:
    from skyhop.boards.model import Trajectory

SIGN, BROAD = 8.0, 26.0
"""Width of a small sign, and greatest width of a piece of the map, in mm."""
SLOT = 9.0
ABILITIES = frozenset({"steal", "late", "share", "teleport", "wind"})
Row = tuple[str, Drawing, str]
"""Row of the legend: name of the sign in the text, picture, and meaning."""


def legend(board: Board, expansions: frozenset[str], theme: Theme) -> Text:
    """Return an explanation of each sign on this map."""
    tables = {
        _("Types of balloons"): list(_types(board, theme)),
        _("On the map"): list(_map(board, theme)),
        _("Symbols on routes"): list(_bonuses(board, theme)) if "bonus" in expansions else [],
        _("Rewards of trajectories"): list(_rewards(board, theme)) if "trajectories" in expansions else [],
    }
    shown = {title: rows for title, rows in tables.items() if rows}
    pictures = {name: drawing for rows in shown.values() for name, drawing, _words in rows}
    words = "\n\n".join(f"## {title}\n\n{_rows(rows)}" for title, rows in shown.items())
    return Text("legend", _("Legend"), words, pictures, columns=2)


def _rows(rows: list[Row]) -> str:
    sign, meaning = _("Sign"), _("Meaning")
    return f"| {sign} | {meaning} |\n|---|:---|\n" + "\n".join(
        f"| ![]({name}) | {words} |" for name, _drawing, words in rows
    )


def _sign(drawn: str, width: float = SIGN) -> Drawing:
    """Return a sign, drawn around (0, 0) with a radius of 1, as a picture without a description."""
    return Drawing(picture(-1.15, -1.15, 2.3, 2.3, drawn), "", width)


def _types(board: Board, theme: Theme) -> Iterator[Row]:
    for letter in board.types:
        words = f"{type_name(letter)} ({letter})"
        yield f"type-{letter}", _sign(draw_swatch((0, 0), 1, letter, theme)), words


def _map(board: Board, theme: Theme) -> Iterator[Row]:
    towns = [city for city in board.cities if not city.capital] or list(board.cities)
    yield "city", _town(towns[0], board, theme), _("a city; each small circle is a slot, for one arrival")
    capital = next((city for city in board.cities if city.capital), None)
    if capital:
        yield "capital", _town(capital, board, theme), _("the capital, where all travelers start")
    meant = {
        "plain": _("a route: one balloon of its type for each space; write into the light boxes"),
        "double": _("one of two parallel routes; the name of the second ends with 2"),
        "multi": _("a multiroute: each space has its own type and is claimed alone"),
        "gray": _("a gray route: balloons of any one type"),
    }
    for kind, route in _routes(board).items():
        yield kind, _way(route, board, theme), meant[kind]
    if board.ruleset == "capital" and board.faces:
        yield "face", _area(board.faces[0], board, theme), _("an area: its number goes to whoever owns most around it")


def _routes(board: Board) -> dict[str, Route]:
    """Return the shortest route of each kind, by kind."""
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


def _way(route: Route, board: Board, theme: Theme) -> Drawing:
    spots = [spot.at for space in spaces(route, board.page) for spot in space.spine]
    edge = 0.75 * board.page.thickness
    left, top = min(x for x, _y in spots) - edge, min(y for _x, y in spots) - edge
    wide, high = max(x for x, _y in spots) + edge - left, max(y for _x, y in spots) + edge - top
    drawn = picture(left, top, wide, high, draw_route(route, board, theme))
    return Drawing(drawn, "", round(min(BROAD, BROAD * wide / high), 2))


def _area(face: Face, board: Board, theme: Theme) -> Drawing:
    (x, y), radius = face_place(face, board) or ((0.0, 0.0), 1.0)
    half = 1.3 * radius
    return Drawing(picture(x - half, y - half, 2 * half, 2 * half, draw_face(face, board, theme)), "", SIGN)


def _bonuses(board: Board, theme: Theme) -> Iterator[Row]:
    found = sorted({symbol for route in board.routes for symbol in route.bonus.values()})
    for symbol in found:
        words, more = bonus_name(symbol), ability_use(symbol) if symbol in ABILITIES else ""
        if symbol == "toll":
            more = _("whoever else flies over this route hands you a balloon")
        words = _("%(what)s: %(more)s") % {"what": words, "more": more} if more else words
        yield f"bonus{symbol}", _sign(draw_bonus(symbol, (0, 0), 1, theme)), words


def _rewards(board: Board, theme: Theme) -> Iterator[Row]:
    for reward in sorted({one.reward for one in board.trajectories}):
        yield f"reward-{reward}", _sign(draw_reward(reward, (0, 0), 0.9, theme)), describe_prize(reward)


def trajectories(board: Board, theme: Theme) -> Text:
    """[AO-9.1] Return the list of trajectories, with slots large enough to draw in."""
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
    told = _(
        "The first players to connect the two cities by their own routes each mark a free slot and take the "
        "reward at once."
    )
    return Text("trajectories", _("Trajectories"), f"{told}\n\n{head}" + "\n".join(rows), pictures)


def _describe_demand(one: Trajectory) -> str:
    if one.ends:
        return " – ".join(f"**{city_name(end)}**" for end in one.ends)  # noqa: RUF001  from one to the other
    return _("own routes of %(types)s") % {"types": listed(map(type_name, one.types))}


def _slot() -> str:
    return box(0.4, 0.4, SLOT - 0.8, SLOT - 0.8, SLOT / 2, fill="#FFFFFF", stroke=INK, stroke_width=0.3)
