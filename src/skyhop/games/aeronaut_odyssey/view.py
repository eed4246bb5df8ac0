"""[AO-2.4, AO-9.11] What one seat may know of a match, and nothing else: built field by field from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from skyhop.boards.model import city_name
from skyhop.core.kernel import entry, kernel, records
from skyhop.core.record import AnyRecord, Records
from skyhop.core.state import Outcome, State, View
from skyhop.games.aeronaut_odyssey import kernels
from skyhop.games.aeronaut_odyssey.constants import ABILITIES, BALLOON_TEXT, BALLOONS, MIXED, ORDERS_DEALT, SPACES
from skyhop.games.aeronaut_odyssey.ruleset import board_of
from skyhop.games.aeronaut_odyssey.state import (
    AGREEMENT,
    CROSSED,
    FIRST_STEP,
    FREE,
    HELD,
    LOST,
    NO_CHANCE,
    NO_ORDER,
    NOBODY,
    NOWHERE,
    PHASES,
    PUBLIC_SIZE,
    REASONS,
    RESIGNATION,
    STATE,
    TURN,
    UNSEEN,
    VIEW,
)

if TYPE_CHECKING:
    from skyhop.boards.model import Board, Route

HUMAN, RIVAL = 0, 1


@kernel
def show(rules: Any, state: Any, view: Any, seat: int) -> None:
    """[AO-2.4, AO-9.11] Copy into a blank view what the seat (NOBODY: a spectator) may know."""
    view.seat = seat
    show_course(state, view)
    show_board(rules, state, view)
    for other in range(rules.seats):
        show_seat(rules, state, view, other)
        is_own = other == seat or (rules.is_solo and seat != NOBODY)
        if is_own or state.over or not rules.is_secret:
            show_cells(state, view, other)
        else:
            hide_cells(state, view, other)
        if is_own or state.over:
            for place in range(ORDERS_DEALT):
                view.orders[other, place] = state.orders[other, place]
        else:
            for place in range(ORDERS_DEALT):
                view.orders[other, place] = NO_ORDER


@kernel
def show_course(state: Any, view: Any) -> None:
    """How the match stands, and what is to be decided, is open to all."""
    view.turn = state.turn
    view.over = state.over
    view.reason = state.reason
    view.resigned = state.resigned
    view.chance = state.chance
    view.agenda_size = state.agenda_size
    for place in range(state.agenda_size):
        view.agenda_kind[place] = state.agenda_kind[place]
        view.agenda_seat[place] = state.agenda_seat[place]
        view.agenda_number[place] = state.agenda_number[place]
    view.extra_turns = state.extra_turns
    view.refused = state.refused
    for place in range(2):
        view.picked[place] = state.picked[place]
        view.picked_cell[place] = state.picked_cell[place]


@kernel
def show_board(rules: Any, state: Any, view: Any) -> None:
    """[AO-1.6] Slots, owners and trajectories are open to all."""
    for city in range(rules.city_count):
        view.slots_used[city] = state.slots_used[city]
    for route in range(rules.route_count):
        view.claims[route] = state.claims[route]
        view.owners[route] = state.owners[route]
        for space in range(SPACES):
            view.claimer[route, space] = state.claimer[route, space]
    for trajectory in range(rules.trajectory_count):
        view.taken[trajectory] = state.taken[trajectory]
        for place in range(state.taken[trajectory]):
            view.taker[trajectory, place] = state.taker[trajectory, place]


@kernel
def show_seat(rules: Any, state: Any, view: Any, seat: int) -> None:
    """Show what everybody may know of a seat: how many balloons, spaces and orders it has, and what lies open."""
    view.city[seat] = state.city[seat]
    view.points[seat] = state.points[seat]
    view.cell_count[seat] = state.cell_count[seat]
    view.free[seat] = state.free[seat]
    view.has_passed[seat] = state.has_passed[seat]
    view.has_profited[seat] = state.has_profited[seat]
    for balloon in range(BALLOONS):
        view.balloons[seat] += state.held[seat, balloon]
    for cell in range(state.cell_count[seat]):
        view.is_named[seat, cell] = state.is_named[seat, cell]
    for ability in range(len(ABILITIES)):
        view.abilities[seat, ability] = state.abilities[seat, ability]
    for route in range(rules.route_count):
        view.toll[seat, route] = state.toll[seat, route]
    for place in range(ORDERS_DEALT):
        view.order_count[seat] += state.orders[seat, place] != NO_ORDER
    for city in range(rules.city_count):
        view.group[seat, city] = state.group[seat, city]


@kernel
def show_cells(state: Any, view: Any, seat: int) -> None:
    """[AO-2.1] Show an inventory space by space."""
    for cell in range(state.cell_count[seat]):
        view.cells[seat, cell] = state.cells[seat, cell]
    for balloon in range(BALLOONS):
        view.held[seat, balloon] = state.held[seat, balloon]


@kernel
def hide_cells(state: Any, view: Any, seat: int) -> None:
    """[AO-2.4] Leave an inventory's spaces unseen."""
    for cell in range(state.cell_count[seat]):
        view.cells[seat, cell] = UNSEEN


@entry
def show_one(rules: Any, states: Any, index: int, views: Any, seat: int) -> None:
    """Show state `index` in the first of `views`, which must be blank."""
    show(rules[0], states[index], views[0], seat)


class Score(NamedTuple):
    """[AO-7.2, AO-7.3] A seat's score by what it is made of; `orders` are those that the viewer knows."""

    routes: int
    faces: int
    gained: int
    orders: int

    @property
    def total(self) -> int:
        """Add it up."""
        return self.routes + self.faces + self.gained + self.orders


class AeronautOdysseyView(View):
    """What one seat, or a spectator, may know of a match of Aeronaut Odyssey.

    Cities and routes are named as in AO-12.1; seats count from 0.
    """

    __slots__ = ()

    @classmethod
    def of(cls, state: State, seat: int | None) -> AeronautOdysseyView:
        """Show a state to a seat, or with None to a spectator."""
        view = records(VIEW, 1)
        show_one(state.ruleset.record, state.records, 0, view, NOBODY if seat is None else seat)
        return cls(state.ruleset, view)

    @property
    def record(self) -> AnyRecord:
        """Give the one record."""
        return self.records[0]

    @property
    def table(self) -> Records:
        """Give what is shown as the record of a state, blank where something is hidden, for the rules to read."""
        state = records(STATE, 1)
        state.view(np.uint8)[:PUBLIC_SIZE] = self.records.view(np.uint8)[:PUBLIC_SIZE]
        return state

    @property
    def board(self) -> Board:
        """Give the board that is played on."""
        return board_of(self.ruleset)

    @property
    def is_capital(self) -> bool:
        """Say whether the later rulebook is played."""
        return self.ruleset.parameters["base"] == "capital"

    @property
    def is_solo(self) -> bool:
        """[AO-8.1] Say whether seat 1 is the rival."""
        return bool(self.ruleset.parameters["solo"])

    @property
    def seats(self) -> range:
        """List the seats, the rival's too."""
        return range(int(self.ruleset.record["seats"][0]))

    @property
    def phase(self) -> str:
        """[AO-12.3] Name the kind of the decision that is due; deal while chance is due, over at the end."""
        return phase_of(self.record)

    @property
    def asked(self) -> int | None:
        """Name the seat whose choice is open."""
        return seat_asked(self.record)

    @property
    def to_decide(self) -> int | None:
        """[AO-8.4] Name the seat that makes it: the same, in solo the human."""
        asked = self.asked
        return HUMAN if asked is not None and self.is_solo else asked

    @property
    def number_due(self) -> int:
        """Give the number of the decision that is due; what it means is told in `state`."""
        return int(self.record["agenda_number"][self.record["agenda_size"] - 1])

    @property
    def has_acted(self) -> bool:
        """[AO-4.1] Say whether the turn's move or claim is made."""
        return self.phase == "turn" and self.number_due == 1

    @property
    def turn_of(self) -> int:
        """Name the seat whose turn it is."""
        return int(self.record["turn"])

    @property
    def outcome(self) -> Outcome | None:
        """Give the result once the match is over."""
        return outcome_of(self.ruleset.record, self.table)

    def city(self, seat: int) -> str | None:
        """Name the city where a traveler is; None before the start."""
        city = int(self.record["city"][seat])
        return None if city == NOWHERE else city_name(city + 1)

    def slots_used(self, city: str) -> int:
        """[AO-1.3] Count the arrivals at a city."""
        number = next(one.n for one in self.board.cities if one.name == city)
        return int(self.record["slots_used"][number - 1])

    def cells(self, seat: int) -> str | None:
        """[AO-13.3] Write an inventory, a character a space; None where it is hidden."""
        cells = self.record["cells"][seat, : self.record["cell_count"][seat]]
        return None if UNSEEN in cells else cells_text(cells)

    def space_count(self, seat: int) -> int:
        """Count the spaces of an inventory, used up, lost or free."""
        return int(self.record["cell_count"][seat])

    def free(self, seat: int) -> int:
        """Count the free spaces of an inventory."""
        return int(self.record["free"][seat])

    def balloons(self, seat: int) -> int:
        """[AO-2.4] Count the balloons that a seat can still pay with."""
        return int(self.record["balloons"][seat])

    def held(self, seat: int) -> str:
        """Write the balloons of a seat as a run; empty where they are hidden."""
        return "".join(letter * int(n) for letter, n in zip(BALLOON_TEXT, self.record["held"][seat], strict=True))

    def named(self, seat: int) -> tuple[int, ...]:
        """[AO-9.9] List the space numbers that thieves have named against a seat."""
        return tuple(int(cell) + 1 for cell in np.flatnonzero(self.record["is_named"][seat]))

    def abilities(self, seat: int) -> tuple[str, ...]:
        """[AO-9.4] List the abilities that a seat has not used yet, each as often as it has it."""
        counts = self.record["abilities"][seat]
        return tuple(name for name, count in zip(ABILITIES, counts, strict=True) for _one in range(count))

    def tolls(self, seat: int) -> tuple[str, ...]:
        """[AO-9.4] List the routes on which a seat takes toll."""
        return tuple(self.board.routes[route].id for route in np.flatnonzero(self.record["toll"][seat]))

    def orders(self, seat: int) -> tuple[str, ...]:
        """[AO-9.11] List the secret orders of a seat that the viewer knows."""
        return tuple(self.board.orders[order].id for order in self.record["orders"][seat] if order != NO_ORDER)

    def order_count(self, seat: int) -> int:
        """[AO-9.11] Count the secret orders of a seat, known or not."""
        return int(self.record["order_count"][seat])

    def has_profited(self, seat: int) -> bool:
        """[AO-5.4] Say whether a seat may not profit until its own next turn."""
        return bool(self.record["has_profited"][seat])

    def is_in_play(self, route: int) -> bool:
        """[AO-3.2] Say whether the route of this number can be flown and claimed."""
        return bool(self.ruleset.record["is_in_play"][0][route])

    def owners(self, route: int) -> tuple[int, ...]:
        """[AO-6.1, AO-9.7] List who owns the route of this number, the first claimer first; none if unfinished."""
        if not self.record["owners"][route]:
            return ()
        return tuple(dict.fromkeys(seat for seat in self.claimers(route) if seat is not None))

    def claimers(self, route: int) -> tuple[int | None, ...]:
        """[AO-9.5] List who claimed a route: of a multiroute a seat, or None, for each space."""
        is_mixed = self.ruleset.record["type_of_route"][0][route] == MIXED
        count = len(self.board.routes[route].spaces) if is_mixed else int(self.record["claims"][route])
        return tuple(None if seat == NOBODY else int(seat) for seat in self.record["claimer"][route, :count])

    def taken(self, trajectory: int) -> tuple[int, ...]:
        """[AO-9.1] List who gained the trajectory of this number (from 0), in order."""
        return tuple(int(seat) for seat in self.record["taker"][trajectory, : self.record["taken"][trajectory]])

    def joins(self, seat: int, ends: tuple[int, int]) -> bool:
        """[AO-9.1] Say whether own routes of a seat lead from one city (by number from 1) to the other."""
        group = self.record["group"][seat]
        return bool(group[ends[0] - 1] == group[ends[1] - 1])

    def score(self, seat: int) -> Score:
        """[AO-7.2, AO-7.3] Give a seat's score as if the game ended now, as far as the viewer knows."""
        return score_of(self.ruleset.record, self.table, seat)

    def face_owners(self, face: int) -> tuple[int, ...]:
        """[AO-7.3] List who scores the face of this number (from 0) now."""
        rules, table = self.ruleset.record, self.table
        if face >= int(rules["face_count"][0]):
            return ()
        return tuple(seat for seat in self.seats if kernels.scores_face(rules, table, 0, seat, face))

    def route(self, name: str) -> tuple[int, Route]:
        """Find a route by its name; `KeyError` if the board has none."""
        for number, route in enumerate(self.board.routes):
            if route.id == name:
                return number, route
        raise KeyError(name)


_CELL_TEXT = {FREE: ".", LOST: "x", UNSEEN: "?"} | {
    start + balloon: letter if start == HELD else ("/" if letter == "*" else letter.lower())
    for start in (HELD, CROSSED)
    for balloon, letter in enumerate(BALLOON_TEXT)
}
CELL_OF_TEXT = {letter: cell for cell, letter in _CELL_TEXT.items() if cell != UNSEEN}
"""[AO-13.3] What is in a space, by its character."""


def cells_text(cells: Sequence[int] | np.ndarray[Any, Any]) -> str:
    """[AO-13.3] Write spaces of an inventory, a character each."""
    return "".join(_CELL_TEXT[int(cell)] for cell in cells)


def phase_of(record: AnyRecord) -> str:
    """[AO-12.3] Name the kind of the decision; deal while chance is due, over at the end."""
    if record["over"]:
        return "over"
    return "deal" if record["chance"] != NO_CHANCE else PHASES[_kind_due(record)]


def _kind_due(record: AnyRecord) -> int:
    kind = int(record["agenda_kind"][record["agenda_size"] - 1])
    return kind if kind < FIRST_STEP else TURN


def seat_asked(record: AnyRecord) -> int | None:
    """Name the seat whose choice is open; None while chance is due and after the end."""
    if record["over"] or record["chance"] != NO_CHANCE:
        return None
    return int(record["agenda_seat"][record["agenda_size"] - 1])


def score_of(rules: Records, states: Records, seat: int) -> Score:
    """[AO-7.2, AO-7.3, AO-9.11] Give a seat's score as if the game ended now."""
    parts = np.zeros(4, np.int64)
    kernels.score(rules, states, 0, seat, parts)
    return Score(*(int(part) for part in parts))


def outcome_of(rules: Records, states: Records) -> Outcome | None:
    """[AO-7.4, AO-8.4] Give the result, None while the match goes on; the best of the others after a resignation."""
    record = states[0]
    if not record["over"]:
        return None
    reason = int(record["reason"])
    if reason == AGREEMENT:
        return Outcome((), REASONS[reason])
    totals = {seat: score_of(rules, states, seat).total for seat in range(int(rules["seats"][0]))}
    if reason == RESIGNATION:
        del totals[int(record["resigned"])]
    best = max(totals.values())
    if rules["is_solo"][0] and totals[RIVAL] == best:
        return Outcome((RIVAL,), REASONS[reason])
    return Outcome(tuple(seat for seat, total in totals.items() if total == best), REASONS[reason])
