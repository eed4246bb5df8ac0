"""A board as arrays: the part of a ruleset's record that kernels read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skyhop.boards.model import GRAY as GRAY_LETTER
from skyhop.boards.model import route_id
from skyhop.core.i18n import _
from skyhop.core.refusals import RulesetError
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

if TYPE_CHECKING:
    from skyhop.boards.model import Board, Route, Trajectory
    from skyhop.core.record import AnyRecord

NO_ROUTE = -1
NO_CITY = -1

# What a trajectory rewards with: `PRIZE_BALLOON + type`, or one of these.
PRIZE_BALLOON, PRIZE_POINTS, PRIZE_SPACES, PRIZE_SWAPS = 0, 8, 9, 10

# What a symbol on a space gives: `BONUS_BALLOON + type`, `BONUS_ABILITY + ability`, or one of these.
NO_BONUS = 0
BONUS_BALLOON = 1
PLUS_POINT, MINUS_POINT, MINUS_BALLOON, PLUS_SPACE, MINUS_SPACE, BONUS_SWAP, BONUS_TOLL = range(9, 16)
BONUS_ABILITY = 16
_SYMBOLS = {
    "+1": PLUS_POINT,
    "-1": MINUS_POINT,
    "-balloon": MINUS_BALLOON,
    "+space": PLUS_SPACE,
    "-space": MINUS_SPACE,
    "swap": BONUS_SWAP,
    "toll": BONUS_TOLL,
}

LAYOUT = [
    ("is_type", "i2", len(TYPES)),
    ("inventory", "i2"),
    ("city_count", "i2"),
    ("route_count", "i2"),
    ("slots", "i2", CITIES),
    ("degree", "i2", CITIES),
    ("routes_at", "i2", (CITIES, DEGREE)),
    ("types_at", "i2", CITIES),
    ("has_gray", "i2", CITIES),
    ("ends", "i2", (ROUTES, 2)),
    ("length", "i2", ROUTES),
    ("type_of_route", "i2", ROUTES),
    ("type_of_space", "i2", (ROUTES, SPACES)),
    ("bonus", "i2", (ROUTES, SPACES)),
    ("is_second", "i2", ROUTES),
    ("is_in_play", "i2", ROUTES),
    ("partner", "i2", ROUTES),
    ("trajectory_count", "i2"),
    ("trajectory_ends", "i2", (TRAJECTORIES, 2)),
    ("trajectory_types", "i2", (TRAJECTORIES, len(TYPES))),
    ("trajectory_slots", "i2", TRAJECTORIES),
    ("prize", "i2", TRAJECTORIES),
    ("amount", "i2", TRAJECTORIES),
    ("order_count", "i2"),
    ("order_ends", "i2", (ORDERS, 2)),
    ("order_points", "i2", ORDERS),
    ("face_count", "i2"),
    ("face_number", "i2", FACES),
    ("side_count", "i2", FACES),
    ("sides", "i2", (FACES, SIDES)),
]
"""Cities and routes are numbered from 0 in the order of the board. `routes_at` lists the routes in play at a city,
`types_at` has a bit for each type found there. Symbols, trajectories, orders and faces are there only if their
expansion, or ruleset, is on."""


def lay_out(rules: AnyRecord, board: Board, expansions: frozenset[str], *, is_capital: bool, is_duo: bool) -> None:
    """[AO-13.2] Write a board into a blank record, without what belongs to expansions that are off.

    Raises:
        RulesetError: where a board is larger than records are, or has routes of an expansion that is off.

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
    """Refuse a board that no record can hold."""
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
            problem = _("board: %(count)s %(what)s are more than the %(most)s that can be played [AO-1.1]")
            raise RulesetError(problem % {"count": count, "what": what, "most": most})


def _check_route(route: Route, expansions: frozenset[str], *, is_capital: bool) -> None:
    """[AO-13.2, AO-7.2] Refuse a multiroute, gray route or length that the rules do not know."""
    if route.multi and "multi" not in expansions:
        problem = _("board: route %(route)s is a multiroute; switch the expansion “multi” on [AO-13.2]")
        raise RulesetError(problem % {"route": route.id})
    if route.gray and "wild" not in expansions:
        problem = _("board: route %(route)s is gray; switch the expansion “wild” on [AO-13.2]")
        raise RulesetError(problem % {"route": route.id})
    if len(route.spaces) > SPACES or (len(route.spaces) == SPACES and not is_capital):
        problem = _("board: route %(route)s has %(count)s spaces, and no points are known for so many [AO-7.2]")
        raise RulesetError(problem % {"route": route.id, "count": len(route.spaces)})


def _check_inventories(rules: AnyRecord) -> None:
    """[AO-2.3] Refuse a board on which an inventory might grow beyond a record.

    At most there is a space for the owner of each route flown over, in `capital` for each balloon picked too, for each
    claim beside a route, and for each symbol or trajectory that gives some.
    """
    arrivals = int(rules["slots"].sum()) * (3 if rules["is_capital"] else 1)
    symbols = int((rules["bonus"] == PLUS_SPACE).sum())
    prizes = int(rules["amount"][rules["prize"] == PRIZE_SPACES].sum())
    most = int(rules["inventory"]) + arrivals + int(rules["route_count"]) + symbols + prizes
    if most > CELLS:
        problem = _(
            "board: an inventory might grow to %(most)s spaces, more than the %(cells)s that can be kept [AO-1.4]"
        )
        raise RulesetError(problem % {"most": most, "cells": CELLS})


def type_of(letter: str) -> int:
    """[AO-12.1] Number the type of a space."""
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
    """[AO-13.2] Number the symbol on a space."""
    if text in _SYMBOLS:
        return _SYMBOLS[text]
    if text in ABILITIES:
        return BONUS_ABILITY + ABILITIES.index(text)
    return BONUS_BALLOON + TYPES.index(text[1:])


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
    words: dict[str, Any] = {"points": PRIZE_POINTS, "spaces": PRIZE_SPACES, "swaps": PRIZE_SWAPS}
    found: int = words[trajectory.reward] if trajectory.reward in words else TYPES.index(trajectory.reward)
    return found


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
