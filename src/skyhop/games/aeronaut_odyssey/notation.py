"""[AO-12] Notation of the objects that an action names: cities, routes, balloons, seats and orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from skyhop.boards.model import GRAY, city_number
from skyhop.engine.record import AnyRecord, Records
from skyhop.engine.state import Ruleset
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON, ActionKind, Payment, SpaceClaim
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT, ORDERS_DEALT, TYPES, WILD
from skyhop.games.aeronaut_odyssey.layout import NO_ROUTE
from skyhop.games.aeronaut_odyssey.rules.agenda import ActionRequest
from skyhop.games.aeronaut_odyssey.state import NO_ORDER, board_of, orders_dealt, seat_on_top
from skyhop.games.aeronaut_odyssey.text.labels import name_balloons

if TYPE_CHECKING:
    from skyhop.boards.model import Board, Route

WILD_TEXT = BALLOON_TEXT[WILD]


def run_text(action: int) -> str:
    """[AO-12.1] Return the letters of the one to three balloons that an action chooses."""
    return "".join(BALLOON_TEXT[balloon] for balloon in codes.run_of(action) if balloon != NO_BALLOON)


def payment_run(route: Route, payment: Payment) -> str:
    """[AO-12.1] Return the letters of the balloons with which a seat pays for a plain route."""
    return BALLOON_TEXT[payment.balloon] * (len(route.spaces) - payment.wilds) + WILD_TEXT * payment.wilds


def payment_on(board: Board, payment: Payment) -> tuple[str, str]:
    """[AO-12.2] Return the name of the route in a payment and the letters of the balloons.

    If the notation can omit the balloons, the letters are "".
    """
    route = board.routes[payment.route]
    return route.id, payment_run(route, payment) if payment.wilds or route.gray else ""


def space_payment(route: Route, claim: SpaceClaim) -> str:
    """[AO-9.5] Return the letter of the balloon with which a seat pays for a multiroute space."""
    return WILD_TEXT if claim.is_wild else route.spaces[claim.space]


def own_payment(route: Route) -> str:
    """[AO-12.2] Return the letters of the default payment for a route: for each space, one balloon of its type.

    Players can omit the default payment in the notation. For a gray route, return "".
    """
    return "" if route.gray else route.spaces


def seat_text(seat: int) -> str:
    """[AO-12.1] Return the notation of a seat: `#` and the seat number, counted from 1."""
    return f"#{seat + 1}"


def seat_of_text(text: str) -> int:
    """[AO-12.1] Return the seat that a text names, counted from 0.

    A text with `#` counts seats from 1. A text without `#` counts seats from 0. For example, both `#2` and `1` mean
    seat 1.
    """
    return int(text[1:]) - 1 if text.startswith("#") else int(text)


def list_kept_orders(record: AnyRecord, action: int) -> list[int]:
    """[AO-9.11] List the orders that the deciding seat keeps with this action."""
    dealt, choice = orders_dealt(record), action - codes.KEEP
    return dealt if choice == ORDERS_DEALT else [dealt[choice]]


class MissingFromBoard(LookupError):  # noqa: N818  invalid input, not a program error
    """Error raised if a text names a city, route or other object that does not exist on the board."""


def check_below(count: int, number: int) -> int:
    """Return `number` if it is at least 0 and below `count`. Otherwise, raise `MissingFromBoard`."""
    if not 0 <= number < count:
        raise MissingFromBoard(number)
    return number


class NotationContext(NamedTuple):
    """Data needed to write and parse notation: the ruleset, and the record with the pending decision."""

    ruleset: Ruleset
    records: Records

    @property
    def board(self) -> Board:
        """Board of the ruleset."""
        return board_of(self.ruleset)

    @property
    def record(self) -> AnyRecord:
        """Record with the pending decision. The array of records has only this element."""
        record: AnyRecord = self.records[0]
        return record

    @property
    def traveler_city(self) -> int:
        """Number of the city in which the traveler of the current turn is, counted from 1.

        Before the traveler has a start city, it is 0.
        """
        city: int = self.records["city"].item(self.records["turn"].item())
        return city + 1

    @property
    def balloons_held(self) -> dict[str, int]:
        """[AO-2.1] Number of balloons of each type with which the deciding seat can pay, by the letter of the type."""
        held = self.record["held"][seat_on_top(self.record)].tolist()
        return dict(zip(BALLOON_TEXT, held, strict=True))

    def payment(self, spaces: str) -> dict[str, object]:
        """[AO-6.1, AO-9.8] Return the values of the placeholders in a sentence that refuses a payment.

        `price` is the payment for `spaces` in words. `held` names the balloons with which the deciding seat could
        pay. `most` is the maximum number of balloons of one type that this seat has, plus its wilds.
        """
        held = self.balloons_held
        run = "".join(letter * held[letter] for letter in (*dict.fromkeys(spaces.replace(GRAY, "")), WILD_TEXT))
        most = max(held[letter] for letter in TYPES) + held[WILD_TEXT]
        return {"price": name_balloons(spaces), "held": name_balloons(run), "most": most}

    def count(self, field: str) -> int:
        """Return the value of a field in the rules record, such as the number of seats, trajectories or orders."""
        return int(self.ruleset.record[field][0])

    def balloon(self, letter: str) -> int:
        """[AO-12.4] Return the number of the balloon type with this letter.

        The letter `*` for a wild is valid on every board.
        """
        if letter not in self.board.types + WILD_TEXT:
            raise MissingFromBoard(letter)
        return BALLOON_TEXT.index(letter)

    def city(self, name: str) -> int:
        """[AO-12.1] Return the number of the city with this name, counted from 0."""
        return check_below(len(self.board.cities), city_number(name) - 1)

    def route(self, name: str) -> tuple[int, Route]:
        """[AO-12] Find a route by its two cities, in either order. Return its number and the route."""
        one, _line, other = name.removesuffix("2").partition("-")
        names = {name, f"{other}-{one}{'2' if name.endswith('2') else ''}"}
        for number, route in enumerate(self.board.routes):
            if route.id in names:
                return number, route
        raise MissingFromBoard(name)

    def route_to(self, city: str, second: str) -> int:
        """[AO-5.1] Return the number of the route from the traveler's city to `city`, even if it is out of play.

        If `second` is not empty, find the second route of a double route. If no such route exists, return
        `NO_ROUTE`.
        """
        ends = tuple(sorted((self.traveler_city, self.city(city) + 1)))
        routes = enumerate(self.board.routes)
        found = (number for number, route in routes if route.ends == ends and (route.double == 2) == bool(second))
        return next(found, NO_ROUTE)

    def payment_of(self, payment: Payment) -> tuple[str, str]:
        """[AO-12.2] Return the name of the route in a payment and the letters of the balloons.

        If the notation can omit the balloons, the letters are "".
        """
        return payment_on(self.board, payment)

    def request(self, kind: ActionKind, what: int, run: str) -> ActionRequest:
        """Return the parsed form of an action.

        `run` contains the letters of the balloons that the seat receives or pays.
        """
        types = sum(1 << self.balloon(letter) for letter in set(run))
        return ActionRequest(kind, what, types, len(run), run.count(WILD_TEXT))


def orders_text(orders: Sequence[int]) -> str:
    """[AO-9.11] Return the notation of secret orders, such as `S1 S4`."""
    return " ".join(f"S{order + 1}" for order in orders if order != NO_ORDER)
