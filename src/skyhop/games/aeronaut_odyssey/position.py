"""[AO-13.3] Conversion between states and positions. A position is a table that people can read and write.

The conversion to a state checks each field.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from skyhop.boards.model import city_name, city_number
from skyhop.engine.record import AnyRecord, Records, records
from skyhop.engine.state import Ruleset, State, copy_fields
from skyhop.game.action import PositionError
from skyhop.game.position import (
    MOMENT,
    MomentFields,
    check_names,
    read_list,
    read_moment,
    read_number,
    read_table,
    read_text,
)
from skyhop.games.aeronaut_odyssey import kernels
from skyhop.games.aeronaut_odyssey.constants import (
    ABILITIES,
    AGENDA,
    BALLOONS,
    BALLOONS_OF_A_MOVE,
    CELLS,
    ORDERS,
    ORDERS_DEALT,
    ROUTES,
    SEATS,
    SPACES,
)
from skyhop.games.aeronaut_odyssey.layout import NO_ROUTE
from skyhop.games.aeronaut_odyssey.rules.claim import BALLOONS_NUMBERED
from skyhop.games.aeronaut_odyssey.state import (
    NO_ORDER,
    NOWHERE,
    Cell,
    Chance,
    Due,
    End,
    EventfulRecord,
    StateRecord,
    board_of,
)
from skyhop.games.aeronaut_odyssey.view import CELL_OF_TEXT, cells_text, claimers_of
from skyhop.i18n import _

if TYPE_CHECKING:
    from skyhop.boards.model import Board

FIELDS = ("turn", "seats", "slots", "owners", "taken", "setup", "seed")
SEAT_FIELDS = ("city", "cells", "points", "abilities", "tolls", "profited", "orders", "named")
MAX_AGENDA_ITEMS = AGENDA // 2
"""Maximum number of items of the decision stack in a position.

The other half of the decision stack is reserved for items that the match adds later.
"""
MOMENT_FIELDS: MomentFields = {
    "over": range(2),
    "reason": End,
    "chance": Chance,
    "agenda_size": range(MAX_AGENDA_ITEMS + 1),
    "agenda_kind": Due,
    "agenda_seat": range(SEATS),
    "agenda_number": range(NO_ROUTE, ROUTES * BALLOONS_NUMBERED),
    "extra_turns": range(1000),
    "has_passed": range(2),
    "picked": range(-1, BALLOONS),
    "picked_cell": range(-1, CELLS),
    "refused": range(1 << BALLOONS),
    "pile": range(ORDERS),
}
_OF_ROUTE = (Due.REWARD, Due.RIVAL_TAKES, Due.PICK, Due.RIVAL_REWARDED, Due.SEND_THIEF)
_OF_SEAT = (Due.TOLL, Due.THIEF)
_OF_PICK = (Due.REFUSABLE, Due.OWNER, Due.REPICK)
_OF_TURN = (Due.TURN, Due.END_TURN, Due.BEGIN)
MOST_SHARERS = 2
MAX_POINTS = 9999


Known = TypeVar("Known", int, str)
"""Type of the values in a list field of a seat: numbers or names."""


def position_of(state: State) -> dict[str, object]:
    """[AO-13.3] Return the position of a state as a table. A seat without a city has no field `city`."""
    record, board = state.records[0], board_of(state.ruleset)
    routes = [number for number in range(len(board.routes)) if state.ruleset.record["is_in_play"][0][number]]
    return {
        "turn": int(record["turn"]),
        "seats": [_seat(record, board, seat) for seat in range(int(state.ruleset.record["seats"][0]))],
        "slots": {city.name: int(record["slots_used"][city.n - 1]) for city in board.cities},
        "owners": {board.routes[route].id: _owners(state, route) for route in routes},
        "taken": {
            f"T{number + 1}": "".join(str(seat) for seat in record["taker"][number, : record["taken"][number]])
            for number in range(int(state.ruleset.record["trajectory_count"][0]))
        },
    }


def _seat(record: AnyRecord, board: Board, seat: int) -> dict[str, object]:
    abilities = zip(ABILITIES, record["abilities"][seat], strict=True)
    row = {
        "cells": cells_text(record["cells"][seat, : record["cell_count"][seat]]),
        "points": int(record["points"][seat]),
        "abilities": [name for name, count in abilities for _one in range(count)],
        "tolls": [board.routes[route].id for route in np.flatnonzero(record["toll"][seat])],
        "profited": bool(record["has_profited"][seat]),
        "orders": [f"S{order + 1}" for order in record["orders"][seat] if order != NO_ORDER],
        "named": [int(cell) + 1 for cell in np.flatnonzero(record["is_named"][seat])],
    }
    city = int(record["city"][seat])
    return row if city == NOWHERE else {"city": city_name(city + 1), **row}


def _owners(state: State, route: int) -> str:
    """[AO-13.3] Return the digits of the seats that claimed a route, in the order of their claims.

    For a multiroute, return one character for each space. The character `.` means a free space.
    """
    claimers = claimers_of(state.ruleset, state.record, route)
    return "".join("." if seat is None else str(seat) for seat in claimers)


def state_of(ruleset: Ruleset, position: Mapping[str, object]) -> State:
    """[AO-13.3] Return the state of a position.

    A position with `moment` describes a moment within a turn. A position with `setup` is the start of a new match.
    All other positions are at the start of a turn.

    Raises:
        PositionError: If a field is malformed or impossible. The error names the field.
    """
    check_names(position, (*FIELDS, MOMENT))
    states = records(StateRecord, 1)
    states["random"] = np.uint64(read_number(position.get("seed", 0), "seed", 0, (1 << 63) - 1))
    if "setup" in position:
        _check_setup(ruleset, position)
        kernels.start(ruleset.record, states, 0)
    else:
        kernels.clear(ruleset.record, states, 0)
        setter = _Setter(ruleset, states)
        if read_moment(states[0], position, MOMENT_FIELDS):
            setter.check_moment()
        else:
            states["agenda_kind"][0, 0], states["agenda_seat"][0, 0], states["agenda_size"] = Due.BEGIN, 0, 1
        setter.set_all(position)
    eventful = copy_fields(states, EventfulRecord, StateRecord)
    kernels.go_on(ruleset.record, eventful, 0, kernels.scratch())
    return State(ruleset, copy_fields(eventful, StateRecord, StateRecord))


def _check_setup(ruleset: Ruleset, position: Mapping[str, object]) -> None:
    seats = int(ruleset.record["seats"][0])
    allowed = {seats, 1} if ruleset.parameters["solo"] else {seats}
    if position["setup"] not in allowed or isinstance(position["setup"], bool):
        problem = _("%(value)s is wrong: the number of players is %(count)s")
        raise PositionError("setup", problem % {"value": repr(position["setup"]), "count": seats})
    for field in position:
        if field not in ("setup", "seed"):
            raise PositionError(field, _("a new game has no other fields; remove this field or “setup”"))


class _Setter:
    """Writer of position fields into an empty record. It checks the fields against the board and the expansions."""

    def __init__(self, ruleset: Ruleset, states: Records) -> None:
        self.states = states
        self.record = states[0]
        self.rules = ruleset.record
        self.board = board_of(ruleset)
        self.seats = int(self.rules["seats"][0])
        self.expansions = str(ruleset.parameters["expansions"]).split()
        self.routes = {route.id: number for number, route in enumerate(self.board.routes)}
        self.to_start: set[int] = set()

    def check_moment(self) -> None:
        """[AO-4.2] Raise PositionError if the decision stack of a position is impossible.

        A stack is impossible if its items are in a wrong order. It is also impossible if an item names a seat or a
        number that the match does not have.
        """
        size, field = int(self.record["agenda_size"]), "moment.agenda_size"
        if (size == 0) != bool(self.record["over"]):
            raise PositionError(field, _("a running match needs at least one pending item; a finished match has none"))
        self.check_pile()
        if size == 0:
            self.to_start.update(range(self.seats))  # a match can end before all seats have started
        for index in range(size):
            kind, number = Due(self.record["agenda_kind"][index]), int(self.record["agenda_number"][index])
            if (kind in _OF_TURN) != (index == 0):
                raise PositionError(
                    "moment.agenda_kind",
                    _("the first item must belong to a turn, and no other item may belong to a turn"),
                )
            if self.record["agenda_seat"][index] >= self.seats or number not in self.numbers_due(kind):
                problem = _("item %(index)s has a seat or a number that is not possible in this match")
                raise PositionError("moment.agenda_number", problem % {"index": index + 1})
            if kind is Due.START:
                self.to_start.add(int(self.record["agenda_seat"][index]))

    def check_pile(self) -> None:
        """[AO-9.11] Raise PositionError if the position contains an impossible deal of orders.

        A deal is impossible after the end of the match, or if the pile lacks orders.
        """
        count = int(self.rules["order_count"][0])
        is_whole = sorted(self.record["pile"][:count].tolist()) == list(range(count))
        if self.record["chance"] and (self.record["over"] or not is_whole or count < ORDERS_DEALT * self.seats):
            raise PositionError("moment.pile", _("the pile must contain all orders before they are dealt"))

    def numbers_due(self, kind: Due) -> range:
        """[AO-4.2] Return the allowed numbers of a item of this kind on the decision stack."""
        routes = len(self.board.routes)
        if kind in _OF_ROUTE:
            return range(NO_ROUTE, routes)
        if kind is Due.BONUS:
            return range(routes * SPACES)
        if kind is Due.SPIES:
            return range(routes * BALLOONS_NUMBERED)
        if kind in (Due.PROFIT, Due.SWAP_OF_BONUS, Due.SWAP_OF_PRIZE):
            return range(1 << BALLOONS)
        if kind in _OF_SEAT:
            return range(self.seats)
        return range(BALLOONS_OF_A_MOVE if kind in (*_OF_PICK, Due.TURN, Due.END_TURN) else 1)

    def set_all(self, position: Mapping[str, object]) -> None:
        rows = read_list(position.get("seats"), "seats")
        if len(rows) != self.seats:
            problem = _(
                "give a table for each of the %(count)s seats; a solo game needs two tables, the second one for the "
                "rival"
            )
            raise PositionError("seats", problem % {"count": self.seats})
        self.record["has_profited"] = 0
        self.record["turn"] = read_number(position.get("turn", 0), "turn", 0, self.seats - 1)
        for seat, row in enumerate(rows):
            self.set_seat(seat, read_table(row, f"seats[{seat}]"), f"seats[{seat}].")
        for city, used in read_table(position.get("slots", {}), "slots").items():
            number = self.city(city, f"slots.{city}")
            self.record["slots_used"][number] = read_number(
                used, f"slots.{city}", 0, int(self.rules["slots"][0][number])
            )
        for name, text in read_table(position.get("owners", {}), "owners").items():
            self.set_owners(name, read_text(text, f"owners.{name}"), f"owners.{name}")
        for name, text in read_table(position.get("taken", {}), "taken").items():
            self.set_takers(name, read_text(text, f"taken.{name}"), f"taken.{name}")

    def city(self, name: object, field: str) -> int:
        number = city_number(name) if isinstance(name, str) else 0
        if not 1 <= number <= len(self.board.cities):
            problem = _("%(name)s is not a city of the board; its cities are A to %(last)s")
            names = {"name": repr(name), "last": self.board.cities[-1].name}
            raise PositionError(field, problem % names)
        return number - 1

    def set_seat(self, seat: int, row: Mapping[str, object], prefix: str) -> None:
        check_names(row, SEAT_FIELDS, prefix)
        if "city" in row or seat not in self.to_start:
            self.record["city"][seat] = self.city(row.get("city"), f"{prefix}city")
        if "cells" in row:
            self.set_cells(seat, read_text(row["cells"], f"{prefix}cells"), f"{prefix}cells")
        self.record["points"][seat] = read_number(row.get("points", 0), f"{prefix}points", -MAX_POINTS, MAX_POINTS)
        profited = row.get("profited", False)
        if not isinstance(profited, bool):
            raise PositionError(f"{prefix}profited", _("%(value)s is not true or false") % {"value": repr(profited)})
        self.record["has_profited"][seat] = profited
        for name in self.read_values(row, prefix, "abilities", ABILITIES if "bonus" in self.expansions else ()):
            self.record["abilities"][seat, ABILITIES.index(name)] += 1
        in_play = [route for route, number in self.routes.items() if self.rules["is_in_play"][0][number]]
        for name in self.read_values(row, prefix, "tolls", in_play if "bonus" in self.expansions else ()):
            self.record["toll"][seat, self.routes[name]] = 1
        self.set_orders(seat, row, prefix)
        cells = range(1, int(self.record["cell_count"][seat]) + 1)
        for number in self.read_values(row, prefix, "named", cells if "thieves" in self.expansions else (), once=True):
            self.record["is_named"][seat, number - 1] = 1

    def set_orders(self, seat: int, row: Mapping[str, object], prefix: str) -> None:
        names = [f"S{number + 1}" for number in range(int(self.rules["order_count"][0]))]
        orders = sorted(names.index(name) for name in self.read_values(row, prefix, "orders", names, once=True))
        if len(orders) > ORDERS_DEALT:
            problem = _("a player has at most %(count)s secret orders")
            raise PositionError(f"{prefix}orders", problem % {"count": ORDERS_DEALT})
        self.record["orders"][seat, : len(orders)] = orders

    def read_values(
        self, row: Mapping[str, object], prefix: str, name: str, possible: Sequence[Known], *, once: bool = False
    ) -> list[Known]:
        """Return the values of the list field `name` in the table of a seat.

        Raise PositionError for a value that is not in `possible`. If `once` is True, also raise the error for a
        repeated value.
        """
        field = f"{prefix}{name}"
        values = []
        for value in read_list(row.get(name, []), field):
            if isinstance(value, bool) or value not in possible:
                raise PositionError(field, _("%(value)s is not possible here") % {"value": repr(value)})
            values.append(next(each for each in possible if each == value))
        if once and len(set(values)) < len(values):
            raise PositionError(field, _("a name appears twice"))
        return values

    def set_cells(self, seat: int, text: str, field: str) -> None:
        """[AO-13.3] Write an inventory into the record. `text` has one character for each space."""
        if len(text) > CELLS:
            raise PositionError(field, _("an inventory has at most %(most)s spaces") % {"most": CELLS})
        types = self.board.types
        possible = f"{types}{types.lower()}.x" + ("*/" if self.rules["has_wilds"][0] else "")
        for letter in text:
            if letter not in possible:
                problem = _("a space cannot hold %(letter)s; choose one of %(possible)s")
                raise PositionError(field, problem % {"letter": repr(letter), "possible": possible})
        cells = [CELL_OF_TEXT[letter] for letter in text]
        self.record["cells"][seat] = Cell.FREE
        self.record["cells"][seat, : len(cells)] = cells
        self.record["cell_count"][seat] = len(cells)
        self.record["free"][seat] = cells.count(Cell.FREE)
        for cell in cells:
            if Cell.HELD <= cell < Cell.CROSSED:
                self.record["held"][seat, cell - Cell.HELD] += 1

    def players(self, text: str, field: str) -> list[int]:
        """Return the seats that a text of digits contains. Raise PositionError for an unknown or repeated seat."""
        if len(set(text)) < len(text) or not all(digit in "012345"[: self.seats] for digit in text):
            problem = _("%(text)s is not a list of different seats from 0 to %(last)s")
            raise PositionError(field, problem % {"text": repr(text), "last": self.seats - 1})
        return [int(digit) for digit in text]

    def set_owners(self, name: str, text: str, field: str) -> None:
        """[AO-13.3] Record the seats that claimed a route. `text` contains their digits in the order of the claims.

        For a multiroute, `text` has one character for each space.
        """
        number = self.routes.get(name)
        if number is None or not self.rules["is_in_play"][0][number]:
            raise PositionError(field, _("this route is not in play"))
        if not self.board.routes[number].multi:
            seats = self.players(text, field)
            if len(seats) > MOST_SHARERS:
                raise PositionError(field, _("only a multiroute can have more than two owners"))
            self.enter(number, list(enumerate(seats)))
            return
        if len(text) != len(self.board.routes[number].spaces):
            problem = _(
                "a multiroute of %(count)s spaces needs one character for each space; a free space is a full stop"
            )
            raise PositionError(field, problem % {"count": len(self.board.routes[number].spaces)})
        claimed = [(space, digit) for space, digit in enumerate(text) if digit != "."]
        self.enter(number, [(space, *self.players(digit, field)) for space, digit in claimed])

    def enter(self, route: int, places: Sequence[tuple[int, ...]]) -> None:
        for place, seat in places:
            kernels.enter(self.rules, self.states, 0, seat, route, place)

    def set_takers(self, name: str, text: str, field: str) -> None:
        """[AO-13.3] Record the seats that gained a trajectory. `text` contains their digits.

        With the `bonus` expansion, there may be more seats than slots, because a seat may use a late arrival.
        """
        names = [f"T{number + 1}" for number in range(int(self.rules["trajectory_count"][0]))]
        if name not in names:
            raise PositionError(field, _("there is no such trajectory"))
        number, seats = names.index(name), self.players(text, field)
        slots = int(self.rules["trajectory_slots"][0][number])
        if len(seats) > slots and "bonus" not in self.expansions:
            raise PositionError(field, _("it has only %(slots)s slots") % {"slots": slots})
        self.record["taken"][number] = len(seats)
        self.record["taker"][number, : len(seats)] = seats
