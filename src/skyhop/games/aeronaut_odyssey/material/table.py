"""[AO-1] All cities and routes of a board in words, for whoever cannot see the map."""

from __future__ import annotations

from itertools import groupby

from skyhop.boards.draw.place_names import place_names
from skyhop.boards.model import Board, Route, city_name
from skyhop.game.material import Text
from skyhop.games.aeronaut_odyssey.text.labels import bonus_name, type_name
from skyhop.i18n import _, listed


def table(board: Board, *, names: bool = False) -> Text:
    """List cities with slots and neighbours, by names if they have some; routes with types and signs; areas."""
    named = place_names(board) if names else {}
    titles = {city.n: f"{city.name} {named[city.n]}" if names else city.name for city in board.cities}
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
        words += ["## " + _("Areas"), _head(_("Number"), _("Routes around it")) + "\n".join(areas)]
    return Text("table", _("Table of cities and routes"), "\n\n".join(words), columns=2)


def _head(*cells: str, broad: int = 1) -> str:
    """The head of a table whose last columns share what the others leave of its breadth."""
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
    told = _("%(what)s: %(more)s")
    named = [told % {"what": number, "more": bonus_name(symbol)} for number, symbol in sorted(route.bonus.items())]
    return listed(named) or "–"  # noqa: RUF001  nothing
