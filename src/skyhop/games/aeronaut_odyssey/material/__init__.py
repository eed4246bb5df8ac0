"""[AO-1.4, AO-2] Printed material for a match: map poster, inventories, score sheet, solo sheet and tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from skyhop.boards.cities import place_names
from skyhop.boards.draw.board import describe_left_out, draw
from skyhop.boards.draw.ornaments import slot_places
from skyhop.boards.draw.styles import INK, DrawOptions
from skyhop.boards.draw.svg import box, path
from skyhop.boards.model import Board, Route, city_name
from skyhop.engine.state import Ruleset, View
from skyhop.game import registry
from skyhop.game.capability import Drawing, MaterialOptions, Part, Piece, Pieces, Poster, Text
from skyhop.games.aeronaut_odyssey.draw.layers import PAPER, disc
from skyhop.games.aeronaut_odyssey.draw.table import draw_illustration
from skyhop.games.aeronaut_odyssey.material import sheets
from skyhop.games.aeronaut_odyssey.material.sheets import make_document, player, seat_defs, words
from skyhop.games.aeronaut_odyssey.options import EXPANSIONS
from skyhop.games.aeronaut_odyssey.state import board_of, players_of
from skyhop.games.aeronaut_odyssey.text.labels import bonus_name, space_count, type_name
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _, listed, ngettext
from skyhop.rulebook.render import render_printed_rules

CELL_MM = 9.4
"""Width and height of an inventory space, in mm."""
ACROSS = 20
PAD, HEAD, FOOT = 2.0, 13.0, 7.5
WIDE = ACROSS * CELL_MM + 2 * PAD
MUTED_COLOUR = "#66727C"


def inventories(board: Board, players: int, points: Sequence[int], *, is_solo: bool) -> Pieces:
    """[AO-3.2] Return an inventory to print for each player.

    In a match of two players, each inventory has twice as many spaces as in larger matches.
    """
    spaces = board.inventory * (2 if players == 2 else 1)
    rows = -(-(spaces + spaces // 2) // ACROSS)
    size = (WIDE, HEAD + rows * CELL_MM + FOOT + PAD)
    pieces = []
    for seat in range(players):
        name = player(seat, is_solo=is_solo)
        template = _("Inventory of %(player)s: %(spaces)s, with room for spaces won later")
        caption = template % {"player": name, "spaces": space_count(spaces)}
        pieces.append(Piece(Drawing(_ticket(seat, name, spaces, rows, size, points), caption)))
    note = _(
        "From the start, you own the spaces with solid lines. When you win a dashed space, draw a solid line around it."
    )
    return Pieces("inventories", _("Inventories"), size, pieces, note)


def _ticket(seat: int, name: str, spaces: int, rows: int, size: tuple[float, float], points: Sequence[int]) -> str:
    wide, high = size
    cells = [_cell(number, is_own=number < spaces) for number in range(rows * ACROSS)]
    heading = _("Abilities and points")
    return make_document(
        wide,
        high,
        0,
        seat_defs(),
        path(_outline(wide, high), fill=PAPER, stroke=INK, stroke_width=0.4),
        disc(seat, (8, 7), 4.2),
        words((14.5, 7.2), 4.6, name, anchor="start", font_weight="bold"),
        words((64, 7.6), 3, heading, anchor="start", fill=MUTED_COLOUR),
        path(f"M{66 + 1.55 * len(heading):.1f} 9.5H{wide - 5}", stroke=MUTED_COLOUR, stroke_width=0.2, fill="none"),
        *cells,
        *_foot(high - FOOT / 2 - 0.6, wide, points),
    )


def _outline(wide: float, high: float) -> str:
    """Return the SVG outline of an inventory: a rectangle with concave corners."""
    edge, bite = 0.6, 2.2
    right, low, arc = wide - edge, high - edge, f"A{bite} {bite} 0 0 0"
    return (
        f"M{edge + bite} {edge}H{right - bite}{arc} {right} {edge + bite}V{low - bite}{arc} {right - bite} {low}"
        f"H{edge + bite}{arc} {edge} {low - bite}V{edge + bite}{arc} {edge + bite} {edge}Z"
    )


def _cell(number: int, *, is_own: bool) -> str:
    x, y = PAD + CELL_MM * (number % ACROSS), HEAD + CELL_MM * (number // ACROSS)
    line = {} if is_own else {"stroke_dasharray": "1 1"}
    frame = {
        "fill": "#FFFFFF" if is_own else "none",
        "stroke": INK if is_own else MUTED_COLOUR,
        "stroke_width": 0.3 - 0.15 * (not is_own),
    }
    square = box(x + 0.3, y + 0.3, CELL_MM - 0.6, CELL_MM - 0.6, 0.9, **frame, **line)
    return square + words((x + 1, y + 2), 2.2, number + 1, anchor="start", fill=MUTED_COLOUR)


def _foot(y: float, wide: float, points: Sequence[int]) -> list[str]:
    """Draw the bottom of an inventory: a summary of a turn, and a table of the points for each length of a route."""
    worth = " · ".join(f"{spaces} → {each}" for spaces, each in enumerate(points, 1))
    turn = _("Move: fill a slot and take two balloons. Or claim: pay for a route.")
    value = _("Spaces → points: %(worth)s") % {"worth": worth}
    return [words((PAD + 3, y), 2.9, turn, anchor="start"), words((wide - PAD - 3, y), 2.9, value, anchor="end")]


RESULT_ROWS = 8
"""Number of rows for match results on the solo sheet."""


def score(players: int, points: Sequence[int], expansions: frozenset[str], *, is_solo: bool, base: str) -> Text:
    """Return a score sheet with a row for each source of points and a column for each player."""
    names = [player(seat, is_solo=is_solo) for seat in range(players)]
    room = " |" * players
    rows = [f"| {title} |{room}" for title in _titles(points, expansions, base)]
    end = _("At the end")
    head = f"| {end} | {' | '.join(names)} |\n|---|{':---|' * players}\n"
    note = "" if is_solo else _("The highest score wins. Players with equal scores share the win.") + "\n\n"
    return Text("score", _("Score sheet"), note + head + "\n".join(rows))


def _titles(points: Sequence[int], expansions: frozenset[str], base: str) -> Iterator[str]:
    for spaces, each in enumerate(points, 1):
        worth = {"spaces": spaces, "points": each}
        title = ngettext(
            "Routes of %(spaces)s: %(points)s point each", "Routes of %(spaces)s: %(points)s points each", each
        )
        yield title % worth
    if base == "capital":
        yield _("Areas")
    if "trajectories" in expansions:
        yield _("Trajectories")
    if "bonus" in expansions:
        yield _("Symbols on routes")
    if "thieves" in expansions:
        yield _("Secret orders: points of connected orders, minus half the points of the other orders")
    yield "**" + _("Points") + "**"


def solo(marks: Mapping[str, int], *, is_solo: bool) -> Text:
    """[AO-8] Return the solo sheet: the points for bronze, silver and gold on this map, and rows for results.

    If these points are unknown, the sheet names the command that computes them.
    """
    paragraphs = [
        _(
            "You win if you have more points than the rival. This table shows how many points each medal "
            "needs on this map:"
        ),
        _table(
            [_("Medal on the map"), _("Points")], [[title, str(least)] for title, least in marks.items()] or _unknown()
        ),
        _("Your matches:"),
        _table([_("Date"), _("Your points"), _("The rival's points"), _("Medal on the map")], [[""] * 4] * RESULT_ROWS),
    ]
    return Text("solo", _("Alone against the rival"), "\n\n".join(paragraphs), is_usual=is_solo)


def _unknown() -> list[list[str]]:
    return [[_("unknown; the command “skyhop board marks” computes the medals"), ""]]


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, [":---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in lines)


def table(board: Board, *, names: bool = False) -> Text:
    """Return tables of the cities (slots, neighbours), the routes (types, symbols) and the faces of a board.

    If `names` is True, the first table also contains the names of the cities.
    """
    city_names = place_names(board) if names else {}
    titles = {city.n: f"{city.name} {city_names[city.n]}" if names else city.name for city in board.cities}
    cities = [f"| {titles[city.n]} | {city.slots} | {listed(_neighbours(board, city.n))} |" for city in board.cities]
    routes = [f"| {route.id} | {len(route.spaces)} | {_types(route)} | {_extras(route)} |" for route in board.routes]
    words = [
        "## " + _("Cities"),
        _head(_("City"), _("Slots"), _("Neighbours")) + "\n".join(cities),
        "## " + _("Routes"),
        _head(_("Route"), _("Spaces"), _("Types"), _("Symbols"), broad=2) + "\n".join(routes),
    ]
    if board.ruleset == "capital" and board.faces:
        areas = [f"| {face.number} | {listed(face.routes)} |" for face in board.faces]
        words += ["## " + _("Areas"), _head(_("Number"), _("Connected routes")) + "\n".join(areas)]
    return Text("table", _("Table of cities and routes"), "\n\n".join(words), columns=2)


def _head(*cells: str, broad: int = 1) -> str:
    """Return the header row of a table. The last `broad` columns use the remaining width of the page."""
    return f"| {' | '.join(cells)} |\n|{'---|' * (len(cells) - broad)}{':---|' * broad}\n"


def _neighbours(board: Board, number: int) -> list[str]:
    ends = {end for route in board.routes if number in route.ends for end in route.ends}
    return [city_name(end) for end in sorted(ends - {number})]


def _types(route: Route) -> str:
    runs = [(letter, len(list(run))) for letter, run in groupby(route.spaces)]
    if len(runs) == 1:
        return type_name(route.spaces[0])
    return listed(type_name(letter) if count == 1 else f"{count} {type_name(letter)}" for letter, count in runs)


def _extras(route: Route) -> str:
    template = _("%(what)s: %(more)s")
    texts = [template % {"what": number, "more": bonus_name(symbol)} for number, symbol in sorted(route.bonus.items())]
    return listed(texts) or "–"  # noqa: RUF001  sign of an empty list


SEPARATE_PANELS = frozenset({"inventory", "trajectories"})
"""Panels of the map that are printed on separate sheets.

Separate sheets have more space to write. No seam between two sheets crosses them.
"""


def poster(board: Board, look: DrawOptions) -> Poster:
    """Return the map as a poster, without the panels that are printed on separate sheets."""
    panels = tuple(panel for panel in board.page.panels if panel.what not in SEPARATE_PANELS)
    printed = replace(board, page=replace(board.page, panels=panels))
    name = board.title or _("A board")
    words = _("The map %(name)s: %(cities)s cities and %(routes)s routes. A table lists them.") % {
        "name": name,
        "cities": len(board.cities),
        "routes": len(board.routes),
    }
    slot = min(2 * slot_places(city, board.page)[1] for city in board.cities)
    drawing = Drawing(draw(printed, look.text), words)
    return Poster("map", name, drawing, printed.page.print_size, slot, left_out=describe_left_out(printed, look.text))


class PrintedMatch(NamedTuple):
    """Match for which material is printed: its board, ruleset, expansions, seats and drawing options."""

    board: Board
    base: str
    expansions: frozenset[str]
    seats: int
    is_solo: bool
    look: DrawOptions

    @property
    def players(self) -> int:
        """Number of players, including the rival."""
        return 2 if self.is_solo else self.seats

    @property
    def points(self) -> tuple[int, ...]:
        """[AO-7.2] Points of a route by its number of spaces. The first element is for one space."""
        return (1, 2, 4, 7, 10) if self.base == "pioneer" else (1, 2, 3, 5, 7, 9)


def material(ruleset: Ruleset, options: MaterialOptions) -> Sequence[Part]:
    """Return the parts to print for a match, in the order in which players need them."""
    parameters = ruleset.parameters
    expansions = frozenset(str(parameters["expansions"]).split())
    look = DrawOptions.of(options.look)
    seats, is_solo = int(parameters["seats"]), bool(parameters["solo"])
    played = PrintedMatch(board_of(ruleset), str(parameters["base"]), expansions, seats, is_solo, look)
    conditions = {word.value: word.value in expansions for word in EXPANSIONS.choices} | {
        "seats": players_of(parameters)
    }
    rules = render_printed_rules(registry.game("aeronaut-odyssey"), ruleset, conditions, _draw_map)
    return [*_parts(played, options), rules, table(played.board, names=look.has_names)]


def _draw_map(view: View) -> str:
    """Draw the map of a position without the inventories, because inventories would be too small to read on paper."""
    return draw_illustration(AeronautOdysseyView.of(view), map_only=True)


def _parts(match: PrintedMatch, options: MaterialOptions) -> Iterator[Part]:
    board, theme = match.board, match.look.style
    yield poster(board, match.look)
    if "trajectories" in match.expansions and board.trajectories:
        yield sheets.trajectories(board, theme)
    if "thieves" in match.expansions and board.orders:
        yield sheets.orders(board)
    yield inventories(board, match.players, match.points, is_solo=match.is_solo)
    yield sheets.travelers(match.players)
    yield sheets.markers(board, match.players)
    yield sheets.legend(board, match.expansions, theme)
    yield score(match.players, match.points, match.expansions, is_solo=match.is_solo, base=match.base)
    yield solo(options.marks, is_solo=match.is_solo)
