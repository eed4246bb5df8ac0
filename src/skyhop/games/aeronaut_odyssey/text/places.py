"""Descriptions of cities and routes: types, slots, owners and points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from skyhop.boards.model import Route, city_name, city_number
from skyhop.engine.event import Event
from skyhop.engine.state import Ruleset
from skyhop.game.text import join_names
from skyhop.games.aeronaut_odyssey.events import Claimed, Moved, Shared, SpaceClaimed, Started, Teleported
from skyhop.games.aeronaut_odyssey.state import board_of, has_gray, load_played_board, points_of, types_at
from skyhop.games.aeronaut_odyssey.text.labels import bonus_name, name_balloons, point_count, type_name
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView, RouteOwnership
from skyhop.i18n import _, listed, with_semicolons


class Visits(NamedTuple):
    """Number of used slots of a city, and the names of the players whose travelers are there now."""

    slots_used: int
    here: tuple[str, ...]


def list_types_at(ruleset: Ruleset, city: int) -> str:
    """[AO-5.3, AO-9.7] Return the letters of the balloon types at a city, sorted by type, with gray last.

    `city` is the number of the city, counted from 1.
    """
    return types_at(ruleset, city) + ("A" if has_gray(ruleset, city) else "")


def describe_slots(ruleset: Ruleset, city: int, used: int) -> str:
    """[AO-1.3] Return the number of free slots of a city in words."""
    slots = board_of(ruleset).city(city).slots
    return _("%(free)s of %(all)s slots free") % {"free": slots - used, "all": slots}


def space_bonus(route: Route, space: int) -> Mapping[int, str]:
    """[AO-9.3] Return the symbol on a space as a mapping from the space number to the symbol.

    The number in the mapping counts from 1, but the parameter `space` counts from 0. If the space has no symbol,
    the mapping is empty.
    """
    return {space + 1: route.bonus[space + 1]} if space + 1 in route.bonus else {}


def describe_city(ruleset: Ruleset, city: int, visits: Visits) -> tuple[str, ...]:
    """Describe a city: its slots, the balloons to pick there, and the players whose travelers are there."""
    types = listed(type_name(letter) for letter in list_types_at(ruleset, city))
    lines = (
        _("City %(city)s") % {"city": board_of(ruleset).city(city).name},
        describe_slots(ruleset, city, visits.slots_used),
        _("balloons: %(types)s") % {"types": types},
    )
    return (*lines, _("here: %(players)s") % {"players": join_names(visits.here)}) if visits.here else lines


def route_told(ruleset: Ruleset, number: int, standing: RouteOwnership, names: Sequence[str]) -> tuple[str, ...]:
    """Describe a route: price, points, symbols and owners."""
    route = load_played_board(ruleset).routes[number]
    words = {"route": route.id, "points": point_count(points_of(ruleset, number))}
    lines = [_("%(route)s, %(points)s") % words]
    if route.gray:
        lines.append(_("price in balloons of any one type: %(count)s") % {"count": len(route.spaces)})
    elif route.multi:
        spaces = listed(f"{place}: {type_name(letter)}" for place, letter in enumerate(route.spaces, 1))
        lines.append(_("each space has its own type (%(spaces)s)") % {"spaces": spaces})
    else:
        lines.append(_("costs %(balloons)s") % {"balloons": name_balloons(route.spaces)})
    lines += [
        _("space %(space)s: %(symbol)s") % {"space": space, "symbol": bonus_name(symbol)}
        for space, symbol in sorted(route.bonus.items())
    ]
    return (*lines, _standing(standing, names))


def _standing(standing: RouteOwnership, names: Sequence[str]) -> str:
    if not standing.is_in_play:
        return _("out of play with two players")
    if standing.owners:
        parts = [_("owner: %(players)s") % {"players": join_names(names[seat] for seat in standing.owners)}]
        if standing.tolls:
            parts.append(_("toll for %(players)s") % {"players": join_names(names[seat] for seat in standing.tolls)})
        return with_semicolons(parts)
    claimed = [names[seat] for seat in standing.claimers if seat is not None]
    if claimed:
        return _("not complete; spaces claimed by %(players)s") % {"players": join_names(claimed)}
    return _("free")


def list_highlights(view: AeronautOdysseyView) -> tuple[str, ...]:
    """Return the ids of the map elements that the page emphasizes for the pending decision.

    These are the city of the seat to move and the routes at this city. Before this seat has a start city, they are
    the cities in the viewer's orders.
    """
    city = view.player(view.turn_of).city
    return tuple(_ends_of_orders(view) if city is None else _describe_neighbours(view, city))


def _describe_neighbours(view: AeronautOdysseyView, city: str) -> Iterator[str]:
    yield f"city-{city}"
    for route in view.board.routes:
        if city_number(city) in route.ends:
            yield f"route-{route.id}"


def _ends_of_orders(view: AeronautOdysseyView) -> Iterator[str]:
    kept = view.player(view.seat).orders if view.seat is not None else ()
    for order in view.board.orders:
        if order.id in kept:
            yield from (f"city-{city_name(end)}" for end in order.ends)


def routes_to_reward(view: AeronautOdysseyView, owner: int) -> tuple[str, ...]:
    """[AO-5.6] Return the ids, on the map, of the owner's routes that lead to a reward for the picked balloon.

    These routes have the type of this balloon and are at the city of the seat to move.
    """
    here = view.player(view.turn_of).city
    found = "A" if view.picked_letter == "*" else view.picked_letter
    return tuple(
        f"route-{route.id}"
        for number, route in enumerate(view.board.routes)
        if owner in view.standings[number].owners
        and here in [city_name(end) for end in route.ends]
        and found in route.spaces
    )


class LastMove(NamedTuple):
    """Last arrival or claim: the number of its route and the number of its city, counted from 0.

    `route` is None if the event has no route. `city` is None if the event has no city.
    """

    route: int | None = None
    city: int | None = None


def find_last_deed(heard: Iterable[Sequence[Event]]) -> LastMove:
    """Find the last arrival or claim in the events of several steps. The newest step must be first.

    If there is none, both fields of the result are None.
    """
    for events in heard:
        for event in reversed(events):
            match event:
                case Moved(route=route, city=city):
                    return LastMove(route, city)
                case Started(city=city) | Teleported(city=city):
                    return LastMove(city=city)
                case Claimed(route=route) | SpaceClaimed(route=route) | Shared(route=route):
                    return LastMove(route)
    return LastMove()
