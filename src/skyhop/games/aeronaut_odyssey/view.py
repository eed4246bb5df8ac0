"""[AO-2.4, AO-9.11] View: all facts that one seat may know about a match. The module `observation` creates it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from skyhop.boards.model import city_name, city_number
from skyhop.engine.record import AnyRecord, Records
from skyhop.engine.state import Outcome, Ruleset, View, copy_fields
from skyhop.game.ending import award_remaining_seats
from skyhop.game.kernel_game import legal_actions
from skyhop.games.aeronaut_odyssey import kernels
from skyhop.games.aeronaut_odyssey.constants import ABILITIES, BALLOON_TEXT, MIXED, SCORE_PARTS
from skyhop.games.aeronaut_odyssey.state import (
    FIRST_STEP,
    HUMAN,
    NO_ORDER,
    NOBODY,
    NOWHERE,
    PHASES,
    RIVAL,
    Cell,
    Chance,
    Due,
    End,
    Seen,
    StateRecord,
    board_of,
    kind_on_top,
    number_on_top,
    types_at,
)

if TYPE_CHECKING:
    from skyhop.boards.model import Board

NO_CHANCE, TURN, UNSEEN = int(Chance.NONE), int(Due.TURN), int(Cell.UNSEEN)
"""Enum members as plain integers. A page compares them many times, and comparisons of integers are faster."""


class Score(NamedTuple):
    """[AO-7.2, AO-7.3] Parts of a seat's score. `orders` counts only orders that the viewer knows.

    `start` is the number of points that the seat received before the start (AO-3.5).
    """

    routes: int
    faces: int
    gained: int
    orders: int
    start: int = 0

    @property
    def total(self) -> int:
        """Sum of all parts."""
        return self.routes + self.faces + self.gained + self.orders + self.start


STANDING_FIELDS = ("claims", "claimer", "owners", "toll")


class RouteOwnership(NamedTuple):
    """Public facts about a route: the seats that claimed it, own it, or receive tolls for it."""

    is_in_play: bool
    claimers: tuple[int | None, ...]
    owners: tuple[int, ...]
    tolls: tuple[int, ...]


class AeronautOdysseyView(View):
    """View of a match of Aeronaut Odyssey for one seat or a spectator.

    AO-12.1 defines the names of cities and routes. Seats are counted from 0.
    """

    __slots__ = ()

    @cached_property
    def table(self) -> Records:
        """State record for the rules with the visible fields of the view. Its hidden fields are blank."""
        return copy_fields(self.records, StateRecord, Seen)

    @property
    def board(self) -> Board:
        """Board of the match."""
        return board_of(self.ruleset)

    @property
    def is_capital(self) -> bool:
        """True if the match uses the base rules `capital`, False if it uses `pioneer`."""
        return self.ruleset.parameters["base"] == "capital"

    @property
    def is_solo(self) -> bool:
        """[AO-8.1] True if seat 1 is the rival."""
        return bool(self.ruleset.parameters["solo"])

    @property
    def seats(self) -> range:
        """Numbers of all seats, including the rival."""
        return range(int(self.ruleset.record["seats"][0]))

    @cached_property
    def phase(self) -> str:
        """[AO-12.3] Name of the kind of the pending decision, such as `turn` or `pick`.

        If a deal is pending, it is `deal`. After the end of the match, it is `over`.
        """
        return phase_of(self.record)

    @cached_property
    def pending_seat(self) -> int | None:
        """Seat to which the pending decision belongs, even if it is the rival.

        If a deal is pending or if the match has ended, it is None.
        """
        return find_pending_seat(self.records)

    @cached_property
    def to_decide(self) -> int | None:
        """[AO-8.4] Seat that makes the pending decision. In a solo match, the human decides for the rival."""
        return seat_to_decide(self.ruleset, self.records)

    @property
    def number_due(self) -> int:
        """Number in the item of the decision stack for the pending decision. `state.Due` describes its meaning."""
        return number_on_top(self.record)

    @property
    def picked_letter(self) -> str:
        """[AO-5.6, AO-10.1] Letter of the picked balloon that the pending decision is about.

        The decision is a choice of the owner to reward, a veto, or a new pick after a veto.
        """
        return BALLOON_TEXT[int(self.record["picked"][self.number_due])]

    @property
    def has_acted(self) -> bool:
        """[AO-4.1] True if the seat to move has already moved or claimed in this turn."""
        return self.phase == "turn" and self.number_due == 1

    @property
    def turn_of(self) -> int:
        """Seat whose turn it is."""
        return int(self.record["turn"])

    def legal(self) -> list[int]:
        """Return the legal actions of the view's seat in increasing order.

        If another seat decides, the list is empty.
        """
        if self.to_decide is None or self.to_decide != self.seat:
            return []
        return legal_actions(kernels, self.ruleset, self.table)

    @cached_property
    def outcome(self) -> Outcome | None:
        """Outcome of the match. While the match continues, it is None."""
        by_rules = self.ended or outcome_of(self.ruleset.record, self.table)
        return award_remaining_seats(by_rules, self.given_up, lambda: totals_of(self.ruleset.record, self.table))

    def player(self, seat: int) -> PlayerView:
        """Return the part of the view about the player of a seat."""
        return PlayerView(self, seat)

    def slots_used(self, city: str) -> int:
        """[AO-1.3] Count the arrivals at a city."""
        return int(self.record["slots_used"][city_number(city) - 1])

    @cached_property
    def standings(self) -> tuple[RouteOwnership, ...]:
        """Ownership of each route of the board, by route number."""
        record = self.record
        return _standings(self.ruleset, *(record[name].tobytes() for name in STANDING_FIELDS))

    def list_takers(self, trajectory: int) -> tuple[int, ...]:
        """[AO-9.1] List the seats that gained a trajectory, in order. `trajectory` counts from 0."""
        return tuple(int(seat) for seat in self.record["taker"][trajectory, : self.record["taken"][trajectory]])

    def types_at(self, city: int) -> str:
        """[AO-5.3] Return the letters of the balloon types that routes in play at a city have. Omit gray.

        `city` is the number of the city, counted from 1.
        """
        return types_at(self.ruleset, city)

    def is_at(self, seat: int, route: int) -> bool:
        """[AO-6.2] Return True if the seat's traveler is at an end of the route."""
        return int(self.record["city"][seat]) + 1 in self.board.routes[route].ends

    def would_own(self, route: int, space: int | None) -> bool:
        """[AO-6.1, AO-9.7] Return True if a claim makes the claimer an owner of the route.

        This is true for a plain route, and for the last free space of a multiroute.
        """
        return space is None or self.standings[route].claimers.count(None) == 1

    def joins(self, seat: int, ends: tuple[int, int]) -> bool:
        """[AO-9.1] Return True if the seat's own routes connect two cities. The numbers in `ends` count from 1."""
        group = self.record["group"][seat]
        return bool(group[ends[0] - 1] == group[ends[1] - 1])

    def score(self, seat: int) -> Score:
        """[AO-7.2, AO-7.3] Return a seat's score as if the match ended now.

        Omit points that the viewer may not know.
        """
        return self._scores[seat]

    @cached_property
    def _scores(self) -> tuple[Score, ...]:
        return tuple(score_of(self.ruleset.record, self.table, seat) for seat in self.seats)

    def face_owners(self, face: int) -> tuple[int, ...]:
        """[AO-7.3] List the seats that currently score a face. `face` counts from 0.

        Only the ruleset `capital` has faces.
        """
        rules, table = self.ruleset.record, self.table
        return tuple(seat for seat in self.seats if kernels.scores_face(rules, table, 0, seat, face))


class PlayerView:
    """Traveler, inventory and orders of one player, without facts that the viewer may not know."""

    __slots__ = ("_record", "_view", "seat")

    def __init__(self, view: AeronautOdysseyView, seat: int) -> None:
        """Read the fields of one seat from a view."""
        self._view, self._record, self.seat = view, view.record, seat

    @property
    def city(self) -> str | None:
        """Name of the traveler's city, such as `B`. Before the traveler has a start city, it is None."""
        city = int(self._record["city"][self.seat])
        return None if city == NOWHERE else city_name(city + 1)

    @property
    def cells(self) -> str | None:
        """[AO-13.3] Inventory as text with one character for each space, or None if the inventory is hidden."""
        cells = self._record["cells"][self.seat, : self._record["cell_count"][self.seat]]
        return None if UNSEEN in cells else cells_text(cells)

    @property
    def space_count(self) -> int:
        """Number of spaces in the inventory: used, lost or free."""
        return int(self._record["cell_count"][self.seat])

    @property
    def free(self) -> int:
        """Number of free spaces in the inventory."""
        return int(self._record["free"][self.seat])

    @property
    def balloons(self) -> int:
        """[AO-2.4] Number of balloons with which the player can still pay."""
        return int(self._record["balloons"][self.seat])

    @property
    def held(self) -> str:
        """Letters of the balloons with which the player can pay. If they are hidden, the text is empty."""
        return "".join(letter * int(n) for letter, n in zip(BALLOON_TEXT, self._record["held"][self.seat], strict=True))

    @property
    def named_cells(self) -> tuple[int, ...]:
        """[AO-9.9] Numbers of the player's inventory spaces that thieves have chosen, counted from 1."""
        return tuple(int(cell) + 1 for cell in np.flatnonzero(self._record["is_named"][self.seat]))

    @property
    def abilities(self) -> tuple[str, ...]:
        """[AO-9.4] Names of the unused abilities. If the player has an ability twice, its name occurs twice."""
        counts = self._record["abilities"][self.seat]
        return tuple(name for name, count in zip(ABILITIES, counts, strict=True) for _one in range(count))

    @property
    def tolls(self) -> tuple[str, ...]:
        """[AO-9.4] Names of the routes for which the player receives tolls."""
        routes, standings = self._view.board.routes, self._view.standings
        return tuple(route.id for route, one in zip(routes, standings, strict=True) if self.seat in one.tolls)

    @property
    def orders(self) -> tuple[str, ...]:
        """[AO-9.11] Names of the player's secret orders that the viewer knows."""
        orders = self._view.board.orders
        return tuple(orders[order].id for order in self._record["orders"][self.seat] if order != NO_ORDER)

    @property
    def order_count(self) -> int:
        """[AO-9.11] Number of the player's secret orders, including orders that the viewer does not know."""
        return int(self._record["order_count"][self.seat])

    @property
    def has_profited(self) -> bool:
        """[AO-5.4] True if the player may not profit before the player's next turn."""
        return bool(self._record["has_profited"][self.seat])


_CELL_TEXT: dict[int, str] = {Cell.FREE: ".", Cell.LOST: "x", Cell.UNSEEN: "?"} | {
    start + balloon: letter if start == Cell.HELD else ("/" if letter == "*" else letter.lower())
    for start in (Cell.HELD, Cell.CROSSED)
    for balloon, letter in enumerate(BALLOON_TEXT)
}
CELL_OF_TEXT = {letter: cell for cell, letter in _CELL_TEXT.items() if cell != Cell.UNSEEN}
"""[AO-13.3] Contents of inventory spaces, by their characters in a position."""


def cells_text(cells: Sequence[int] | NDArray[np.int16]) -> str:
    """[AO-13.3] Return inventory spaces as text, one character for each space."""
    return "".join([_CELL_TEXT[cell] for cell in np.asarray(cells).tolist()])


def phase_of(record: AnyRecord) -> str:
    """[AO-12.3] Return the name of the kind of the pending decision, such as `turn` or `pick`.

    If a deal is pending, return `deal`. After the end of the match, return `over`.
    """
    if record["over"]:
        return "over"
    return "deal" if record["chance"] != NO_CHANCE else PHASES[_kind_due(record)]


def _kind_due(record: AnyRecord) -> int:
    kind = kind_on_top(record)
    return kind if kind < FIRST_STEP else TURN


def find_pending_seat(records: Records) -> int | None:
    """Return the seat to which the pending decision belongs, even if it is the rival.

    If a deal is pending or if the match has ended, return None.
    """
    if records["over"].item() or records["chance"].item() != NO_CHANCE:
        return None
    seat: int = records["agenda_seat"].item(records["agenda_size"].item() - 1)
    return seat


def seat_to_decide(ruleset: Ruleset, records: Records) -> int | None:
    """[AO-8.4] Return the seat that makes the pending decision. In a solo match, return the human's seat.

    While a deal is pending and after the end, return None.
    """
    seat = find_pending_seat(records)
    return HUMAN if seat is not None and ruleset.parameters["solo"] else seat


@lru_cache(maxsize=1000)
def _standings(ruleset: Ruleset, *fields: bytes) -> tuple[RouteOwnership, ...]:
    """Return facts about the ownership of all routes, from a cache.

    `fields` contains the raw bytes of the record fields `STANDING_FIELDS`. These bytes are the key of the cache.
    """
    record = np.zeros(1, StateRecord.dtype)[0]
    for name, field in zip(STANDING_FIELDS, fields, strict=True):
        record[name] = np.frombuffer(field, StateRecord.dtype[name].base).reshape(StateRecord.dtype[name].shape)
    return tuple(_standing(ruleset, record, route) for route in range(len(board_of(ruleset).routes)))


def _standing(ruleset: Ruleset, record: AnyRecord, route: int) -> RouteOwnership:
    claimers = claimers_of(ruleset, record, route)
    owners = dict.fromkeys(seat for seat in claimers if seat is not None) if record["owners"][route] else ()
    tolls = np.flatnonzero(record["toll"][:, route]).tolist()
    return RouteOwnership(bool(ruleset.record["is_in_play"][0][route]), claimers, tuple(owners), tuple(tolls))


def claimers_of(ruleset: Ruleset, record: AnyRecord, route: int) -> tuple[int | None, ...]:
    """[AO-6.1, AO-9.5] List the seats that claimed a plain route, in the order of their claims.

    For a multiroute, list the claimer of each space, or None for a free space.
    """
    rules = ruleset.record[0]
    count = rules["length"][route] if rules["type_of_route"][route] == MIXED else record["claims"][route]
    return tuple(None if seat == NOBODY else int(seat) for seat in record["claimer"][route, :count])


def score_of(rules: Records, states: Records, seat: int) -> Score:
    """[AO-7.2, AO-7.3, AO-9.11] Return a seat's score as if the match ended now."""
    parts = np.zeros(SCORE_PARTS, np.int16)
    kernels.score(rules, states, 0, seat, parts)
    return Score(*(int(part) for part in parts))


def totals_of(rules: Records, states: Records) -> tuple[int, ...]:
    """[AO-7.2, AO-8.1] Return the total points that each seat would have if the match ended now.

    In a solo match, the rival is the last seat.
    """
    return tuple(score_of(rules, states, seat).total for seat in range(int(rules["seats"][0])))


def outcome_of(rules: Records, states: Records) -> Outcome | None:
    """[AO-7.4, AO-8.4] Return the outcome under the rules. While the match continues, return None."""
    if not states["over"].item():
        return None
    reason, totals = End(int(states[0]["reason"])).word, totals_of(rules, states)
    best = max(totals)
    if rules["is_solo"][0] and totals[RIVAL] == best:
        return Outcome((RIVAL,), reason)
    return Outcome(tuple(seat for seat, total in enumerate(totals) if total == best), reason)
