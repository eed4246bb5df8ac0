"""Board of Aeronaut Odyssey as arrays. They are the part of the rules record that describes the board."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from skyhop.boards.model import GRAY as GRAY_LETTER
from skyhop.boards.model import route_id
from skyhop.engine.record import AnyRecord, Grid, Record, Row, Sight, of
from skyhop.game.action import RulesetError
from skyhop.games.aeronaut_odyssey.constants import (
    ABILITIES,
    CELLS,
    CITIES,
    DEGREE,
    FACES,
    GRAY,
    MIXED,
    ORDERS,
    ROUTES,
    SIDES,
    SPACES,
    TRAJECTORIES,
    TYPES,
)
from skyhop.i18n import _

if TYPE_CHECKING:
    from skyhop.boards.model import Board, Route, Trajectory

NO_ROUTE = -1
NO_CITY = -1


class Prize(IntEnum):
    """[AO-9.2] Kinds of trajectory rewards."""

    BALLOON = 0
    """Number of the first balloon reward. The reward of one balloon of type `t` has the number `BALLOON + t`."""
    POINTS = 8
    SPACES = 9
    SWAPS = 10


class Symbol(IntEnum):
    """[AO-9.3, AO-9.4] Kinds of bonus symbols on spaces."""

    NONE = 0
    BALLOON = 1
    """Number of the first balloon symbol. The symbol of a balloon of type `t` has the number `BALLOON + t`."""
    PLUS_POINT = 9
    MINUS_POINT = 10
    MINUS_BALLOON = 11
    PLUS_SPACE = 12
    MINUS_SPACE = 13
    SWAP = 14
    TOLL = 15
    ABILITY = 16
    """Number of the first ability symbol. The symbol of ability `a` has the number `ABILITY + a`."""


_SYMBOLS = {
    "+1": Symbol.PLUS_POINT,
    "-1": Symbol.MINUS_POINT,
    "-balloon": Symbol.MINUS_BALLOON,
    "+space": Symbol.PLUS_SPACE,
    "-space": Symbol.MINUS_SPACE,
    "swap": Symbol.SWAP,
    "toll": Symbol.TOLL,
}


class Layout(Record, seen_by=Sight.EVERYBODY):
    """[AO-1] Record that stores a board as arrays.

    Cities and routes are numbered from 0, in the order of the board file. Symbols, trajectories, orders and faces
    are present only if the ruleset uses them.
    """

    is_type: Row = of(len(TYPES))
    """1 for each type in play."""
    inventory: int
    """Number of spaces in each player's inventory at the start."""
    city_count: int
    route_count: int
    slots: Row = of(CITIES)
    degree: Row = of(CITIES)
    """Number of routes in play at each city."""
    routes_at: Grid = of(CITIES, DEGREE)
    """Numbers of the routes in play at each city. Only the first `degree` numbers of a row are valid."""
    types_at: Row = of(CITIES)
    """[AO-5.3] Balloon types that a player can pick at each city, as a bit mask."""
    has_gray: Row = of(CITIES)
    """[AO-9.8] 1 for each city with a gray route in play."""
    ends: Grid = of(ROUTES, 2)
    """Numbers of the two cities of each route, the lower number first."""
    length: Row = of(ROUTES)
    """Number of spaces of each route."""
    type_of_route: Row = of(ROUTES)
    """Balloon type of each route, or `GRAY` or `MIXED`."""
    type_of_space: Grid = of(ROUTES, SPACES)
    bonus: Grid = of(ROUTES, SPACES)
    """`Symbol` on each space of a route, by route and space."""
    is_second: Row = of(ROUTES)
    """1 for the second route of each double route, else 0."""
    is_in_play: Row = of(ROUTES)
    """[AO-3.2] 1 for each route in play, else 0. With two players, the second route of a double is out of play."""
    partner: Row = of(ROUTES)
    """For each route of a double, the number of the other route. For all other routes, `NO_ROUTE`.

    If the other route of a double is out of play, the value is also `NO_ROUTE`.
    """
    trajectory_count: int
    trajectory_ends: Grid = of(TRAJECTORIES, 2)
    """Numbers of the two cities that each trajectory connects.

    If a trajectory requires routes of given types instead, both values are `NO_CITY`.
    """
    trajectory_types: Grid = of(TRAJECTORIES, len(TYPES))
    """[AO-9.2] Number of routes of each type that a trajectory requires. If it connects two cities, all are 0."""
    trajectory_slots: Row = of(TRAJECTORIES)
    prize: Row = of(TRAJECTORIES)
    """Kind of reward of each trajectory, a `Prize`."""
    amount: Row = of(TRAJECTORIES)
    """Number of balloons, spaces, swaps or points in the reward of each trajectory."""
    order_count: int
    order_ends: Grid = of(ORDERS, 2)
    order_points: Row = of(ORDERS)
    face_count: int
    face_number: Row = of(FACES)
    """[AO-7.3] Points of each face."""
    side_count: Row = of(FACES)
    """Number of routes around each face. A double route counts once."""
    sides: Grid = of(FACES, SIDES)
    """Numbers of the routes around each face. Only the first `side_count` numbers of a row are valid.

    For a double route, the array contains only its first route.
    """


def lay_out(rules: AnyRecord, board: Board, expansions: frozenset[str], *, is_capital: bool, is_duo: bool) -> None:
    """[AO-13.2] Write a board into a blank rules record.

    Omit the parts of the board that need a disabled expansion.

    Raises:
        RulesetError: If the board is too large for the record, or has routes of a disabled expansion.
    """
    _check_size(board)
    for route in board.routes:
        _check_route(route, expansions, is_capital=is_capital)
    for letter in board.types:
        rules["is_type"][TYPES.index(letter)] = 1
    rules["inventory"] = board.inventory * (2 if is_duo else 1)
    rules["city_count"], rules["route_count"] = len(board.cities), len(board.routes)
    rules["slots"][: len(board.cities)] = [city.slots for city in board.cities]
    _write_routes(rules, board, with_bonus="bonus" in expansions, is_duo=is_duo)
    if "trajectories" in expansions:
        _write_trajectories(rules, board)
    if "thieves" in expansions:
        _write_orders(rules, board)
    if is_capital:
        _write_faces(rules, board)
    _check_inventories(rules)


def _check_size(board: Board) -> None:
    """Raise RulesetError if the board has too many cities, routes or other elements for the record."""
    degree = max((sum(city.n in route.ends for route in board.routes) for city in board.cities), default=0)
    sides = max((len(face.routes) for face in board.faces), default=0)
    limits = (
        (_("cities"), len(board.cities), CITIES),
        (_("routes"), len(board.routes), ROUTES),
        (_("routes at one city"), degree, DEGREE),
        (_("trajectories"), len(board.trajectories), TRAJECTORIES),
        (_("secret orders"), len(board.orders), ORDERS),
        (_("faces"), len(board.faces), FACES),
        (_("routes around one face"), sides, SIDES),
    )
    for what, count, most in limits:
        if count > most:
            problem = _("board: %(count)s %(what)s are too many; the limit is %(most)s [AO-1.1]")
            raise RulesetError(problem % {"count": count, "what": what, "most": most})


def _check_route(route: Route, expansions: frozenset[str], *, is_capital: bool) -> None:
    """[AO-13.2, AO-7.2] Raise RulesetError for a route that the ruleset forbids.

    The ruleset may forbid a multiroute, a gray route, or a route with too many spaces.
    """
    if route.multi and "multi" not in expansions:
        problem = _("board: route %(route)s is a multiroute; turn on the expansion “multi” [AO-13.2]")
        raise RulesetError(problem % {"route": route.id})
    if route.gray and "wild" not in expansions:
        problem = _("board: route %(route)s is gray; turn on the expansion “wild” [AO-13.2]")
        raise RulesetError(problem % {"route": route.id})
    if len(route.spaces) > SPACES or (len(route.spaces) == SPACES and not is_capital):
        problem = _(
            "board: route %(route)s has %(count)s spaces, but the rules have no points for this length [AO-7.2]"
        )
        raise RulesetError(problem % {"route": route.id, "count": len(route.spaces)})


def _check_inventories(rules: AnyRecord) -> None:
    """[AO-2.3] Raise RulesetError if an inventory could get more spaces than the record can store.

    Each arrival can add one space, the reward of the route's owner. Each claim can add one space. In the ruleset
    `capital`, each arrival can add two more spaces, one for each picked balloon. The check also counts the spaces
    from symbols and trajectories.
    """
    arrivals = int(rules["slots"].sum()) * (3 if rules["is_capital"] else 1)
    symbols = int((rules["bonus"] == Symbol.PLUS_SPACE).sum())
    prizes = int(rules["amount"][rules["prize"] == Prize.SPACES].sum())
    most = int(rules["inventory"]) + arrivals + int(rules["route_count"]) + symbols + prizes
    if most > CELLS:
        problem = _("board: an inventory could grow to %(most)s spaces, but the limit is %(cells)s [AO-1.4]")
        raise RulesetError(problem % {"most": most, "cells": CELLS})


def type_of(letter: str) -> int:
    """[AO-12.1] Return the number of the balloon type whose letter is printed on a space."""
    return GRAY if letter == GRAY_LETTER else TYPES.index(letter)


def _write_routes(rules: AnyRecord, board: Board, *, with_bonus: bool, is_duo: bool) -> None:
    numbers = {route.id: number for number, route in enumerate(board.routes)}
    rules["partner"] = NO_ROUTE
    for number, route in enumerate(board.routes):
        rules["ends"][number] = [city - 1 for city in route.ends]
        rules["length"][number] = len(route.spaces)
        rules["type_of_space"][number, : len(route.spaces)] = [type_of(letter) for letter in route.spaces]
        rules["type_of_route"][number] = MIXED if route.multi else type_of(route.spaces[0])
        rules["is_second"][number] = route.double == 2
        rules["is_in_play"][number] = not (is_duo and rules["is_second"][number])
        if route.double and not is_duo:
            rules["partner"][number] = numbers[route_id(route.ends, 3 - route.double)]
        if with_bonus:
            for space, text in route.bonus.items():
                rules["bonus"][number, space - 1] = _symbol(text)
        if rules["is_in_play"][number]:
            _write_route_at_its_cities(rules, number, route)


def _write_route_at_its_cities(rules: AnyRecord, number: int, route: Route) -> None:
    for end in route.ends:
        city = end - 1
        rules["routes_at"][city, rules["degree"][city]] = number
        rules["degree"][city] += 1
        rules["has_gray"][city] |= int(route.gray)
        for letter in set(route.spaces) - {GRAY_LETTER}:
            rules["types_at"][city] |= 1 << TYPES.index(letter)


def _symbol(text: str) -> int:
    """[AO-13.2] Return the number of a bonus symbol. `text` is the name of the symbol in a board file."""
    if text in _SYMBOLS:
        return _SYMBOLS[text]
    if text in ABILITIES:
        return Symbol.ABILITY + ABILITIES.index(text)
    return Symbol.BALLOON + TYPES.index(text[1:])


def _write_trajectories(rules: AnyRecord, board: Board) -> None:
    rules["trajectory_count"] = len(board.trajectories)
    for number, trajectory in enumerate(board.trajectories):
        ends = trajectory.ends
        rules["trajectory_ends"][number] = [city - 1 for city in ends] if ends else [NO_CITY, NO_CITY]
        for letter in trajectory.types:
            rules["trajectory_types"][number, TYPES.index(letter)] += 1
        rules["trajectory_slots"][number] = trajectory.slots
        rules["prize"][number] = _prize(trajectory)
        rules["amount"][number] = trajectory.amount


def _prize(trajectory: Trajectory) -> int:
    words = {"points": Prize.POINTS, "spaces": Prize.SPACES, "swaps": Prize.SWAPS}
    return words[trajectory.reward] if trajectory.reward in words else TYPES.index(trajectory.reward)


def _write_orders(rules: AnyRecord, board: Board) -> None:
    rules["order_count"] = len(board.orders)
    for number, order in enumerate(board.orders):
        rules["order_ends"][number] = [city - 1 for city in order.ends]
        rules["order_points"][number] = order.amount


def _write_faces(rules: AnyRecord, board: Board) -> None:
    numbers = {route.id: number for number, route in enumerate(board.routes)}
    rules["face_count"] = len(board.faces)
    for number, face in enumerate(board.faces):
        rules["face_number"][number] = face.number
        rules["side_count"][number] = len(face.routes)
        rules["sides"][number, : len(face.routes)] = [numbers[route] for route in face.routes]
