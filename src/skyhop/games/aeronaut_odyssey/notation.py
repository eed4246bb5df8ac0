"""[AO-12] Notation both ways: balloons, routes, actions.

Reading has two halves: `parse` understands a text about a board, `code_of` finds its integer for what is to be decided.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from skyhop.boards.model import city_name, city_number
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON, ActionKind, Payment, SpaceClaim
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT, ORDERS_DEALT, TYPES, WILD
from skyhop.games.aeronaut_odyssey.state import NO_ORDER

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from skyhop.boards.model import Board, Route
    from skyhop.core.record import AnyRecord

WILD_TEXT = BALLOON_TEXT[WILD]


@dataclass(frozen=True)
class Move:
    """[AO-5.1] `>B`, `>B2`: a city from 0, over the second of a double or not."""

    city: int
    second: bool


@dataclass(frozen=True)
class Claim:
    """[AO-6.1] `+A-B`, `+A-B.3`, `+A-B=RR*`: a route and space from 0; the payment is empty where it is not named."""

    route: int
    space: int | None
    payment: str


@dataclass(frozen=True)
class Ability:
    """[AO-9.4] `!steal 1R` and the like: its name, with the number of its action."""

    name: str
    action: int


@dataclass(frozen=True)
class Share:
    """[AO-9.4] `!share A-B`: a route and the payment, empty where it is not named."""

    route: int
    payment: str


@dataclass(frozen=True)
class Run:
    """`RY`: balloons in the order of the types."""

    balloons: str


@dataclass(frozen=True)
class Keep:
    """[AO-9.11] `keep S3 S7`: orders from 0, in order."""

    orders: tuple[int, ...]


@dataclass(frozen=True)
class Mark:
    """`.`, `+`, `x`, `@B`, `for 1`, `-R`, `R>Y`, `#5`: its kind, the number of its action, and what it speaks of."""

    kind: str
    action: int
    text: str


Parsed: TypeAlias = Move | Claim | Ability | Share | Run | Keep | Mark

_MARKS = {
    ".": Mark(".", codes.DONE, "."),
    "+": Mark("+", codes.SPACE, "+"),
    "x": Mark("x", codes.VETO, "x"),
}
_BALLOON = r"([ROYWKBPG*])"
_RUN = r"([ROYWKBPG*]+)"
_ROUTE = r"([A-Z]+)-([A-Z]+)(2?)"


def in_type_order(run: str) -> str:
    """[AO-12.1] Write a run in the order of the types, wilds last."""
    return "".join(sorted(run, key=BALLOON_TEXT.index))


def parse(board: Board, seats: int, text: str, trajectories: int, orders: int) -> Parsed | None:
    """[AO-12] Understand an action; None where it is none of this game, or names what the board lacks."""
    if text in _MARKS:
        return _MARKS[text]
    if any(letter in BALLOON_TEXT and letter not in board.types + WILD_TEXT for letter in _balloons_in(text)):
        return None
    if text.startswith("!"):
        return _ability(board, seats, text, trajectories)
    if text[:1] in ("+", ">", "@"):
        return _journey(board, text)
    if found := re.fullmatch(r"keep (S[1-9][0-9]*)(?: (S[1-9][0-9]*))?", text):
        kept = [int(name[1:]) - 1 for name in found.groups() if name]
        return Keep(tuple(sorted(kept))) if all(order < orders for order in kept) else None
    return _choice(seats, text)


def _balloons_in(text: str) -> str:
    """Pick the letters of an action that stand for balloons."""
    if found := re.fullmatch(rf"{_RUN}|-{_BALLOON}|!steal [0-5]{_BALLOON}|.*={_RUN}", text):
        return "".join(part for part in found.groups() if part)
    return text[0] + text[2] if re.fullmatch(rf"{_BALLOON}>{_BALLOON}", text) else ""


def _choice(seats: int, text: str) -> Parsed | None:
    """[AO-12.3] Understand the answer to a decision."""
    if re.fullmatch(_RUN, text):
        return Run(in_type_order(text))
    if found := re.fullmatch(rf"-{_BALLOON}", text):
        return Mark("-", codes.action_of_loss(BALLOON_TEXT.index(found[1])), found[1])
    if found := re.fullmatch(rf"{_BALLOON}>{_BALLOON}", text):
        old, new = (BALLOON_TEXT.index(letter) for letter in found.groups())
        return Mark(">", codes.action_of_swap(old, new), text)
    if found := re.fullmatch(r"#([1-9][0-9]{0,4})", text):
        return Mark("#", codes.action_of_naming(int(found[1]) - 1), found[1])
    if (found := re.fullmatch(r"for ([0-5])", text)) and int(found[1]) < seats:
        return Mark("for", codes.action_of_owner(int(found[1])), found[1])
    return None


def _journey(board: Board, text: str) -> Parsed | None:
    """[AO-12.2, AO-12.3] Understand a start, a move or a claim."""
    if found := re.fullmatch(r"([@>])([A-Z]+)(2?)", text):
        city = city_number(found[2]) - 1
        if not 0 <= city < len(board.cities) or (found[1] == "@" and found[3]):
            return None
        return Mark("@", codes.action_of_start(city), found[2]) if found[1] == "@" else Move(city, bool(found[3]))
    found = re.fullmatch(rf"\+{_ROUTE}(?:\.([1-9]))?(?:={_RUN})?", text)
    number = route_named(board, found[1], found[2], found[3]) if found else None
    if found is None or number is None:
        return None
    space = int(found[4]) - 1 if found[4] else None
    spaces = board.routes[number].spaces
    if space is not None and space >= len(spaces):
        return None
    return Claim(number, space, in_type_order(found[5] or ""))


def _ability(board: Board, seats: int, text: str, trajectories: int) -> Parsed | None:
    """[AO-12.2] Understand the use of an ability."""
    if text == "!wind":
        return Ability("wind", codes.WIND)
    if (found := re.fullmatch(rf"!steal ([0-5]){_BALLOON}", text)) and int(found[1]) < seats:
        return Ability("steal", codes.action_of_theft(int(found[1]), BALLOON_TEXT.index(found[2])))
    if (found := re.fullmatch(r"!late T([1-9][0-9]?)", text)) and int(found[1]) <= trajectories:
        return Ability("late", codes.action_of_late_arrival(int(found[1]) - 1))
    if (found := re.fullmatch(r"!teleport ([A-Z]+)", text)) and 0 < city_number(found[1]) <= len(board.cities):
        return Ability("teleport", codes.action_of_teleport(city_number(found[1]) - 1))
    if found := re.fullmatch(rf"!share {_ROUTE}(?:={_RUN})?", text):
        number = route_named(board, found[1], found[2], found[3])
        return None if number is None else Share(number, in_type_order(found[4] or ""))
    return None


def route_named(board: Board, one: str, other: str, second: str) -> int | None:
    """[AO-12] Number a route by its two cities, in any order."""
    names = {f"{one}-{other}{second}", f"{other}-{one}{second}"}
    return next((number for number, route in enumerate(board.routes) if route.id in names), None)


def payment_of(route: Route, space: int | None, payment: str) -> str:
    """[AO-12.2] Give the whole payment, also where it is not named."""
    return payment or (route.spaces if space is None else route.spaces[space])


def code_of(board: Board, record: AnyRecord, parsed: Parsed) -> int | None:
    """Find the integer of an action for the state as it is; None where it has none, and so cannot be legal."""
    if isinstance(parsed, Mark | Ability):
        return parsed.action if parsed.action < codes.ACTION_COUNT else None
    if isinstance(parsed, Move):
        return _code_of_move(board, record, parsed)
    if isinstance(parsed, Claim):
        return _code_of_claim(board, parsed)
    if isinstance(parsed, Share):
        return _code_of_payment(board.routes[parsed.route], parsed.route, parsed.payment, codes.action_of_share)
    if isinstance(parsed, Keep):
        return _code_of_keep(record, parsed)
    numbers = [BALLOON_TEXT.index(letter) for letter in parsed.balloons]
    if len(numbers) > 3:
        return None
    first, second, third = [*numbers, NO_BALLOON, NO_BALLOON][:3]
    return codes.action_of_run(first, second, third)


def _code_of_move(board: Board, record: AnyRecord, move: Move) -> int | None:
    number = route_flown(board, record, move)
    return None if number is None else codes.action_of_move(number)


def route_flown(board: Board, record: AnyRecord, move: Move) -> int | None:
    """[AO-5.1] Number the route that a move of the seat on turn means, in play or not."""
    here = int(record["city"][record["turn"]])
    ends = tuple(sorted((here + 1, move.city + 1)))
    wanted = (number for number, route in enumerate(board.routes) if route.ends == ends)
    return next((number for number in wanted if (board.routes[number].double == 2) == move.second), None)


def _code_of_claim(board: Board, claim: Claim) -> int | None:
    route = board.routes[claim.route]
    if route.multi != (claim.space is not None):
        return None
    if claim.space is None:
        return _code_of_payment(route, claim.route, claim.payment, codes.action_of_claim)
    payment = payment_of(route, claim.space, claim.payment)
    if payment not in (route.spaces[claim.space], WILD_TEXT):
        return None
    return codes.action_of_space_claim(claim.route, claim.space, int(payment == WILD_TEXT))


def _code_of_payment(route: Route, number: int, payment: str, encode: Callable[[int, int, int], int]) -> int | None:
    """[AO-12.2] Find the integer of a payment for a plain route."""
    payment = payment_of(route, None, payment)
    kinds = set(payment) - {WILD_TEXT}
    if len(payment) != len(route.spaces) or len(kinds) > 1 or not kinds <= set(TYPES) or route.multi:
        return None
    balloon = BALLOON_TEXT.index(kinds.pop()) if kinds else WILD
    return encode(number, balloon, payment.count(WILD_TEXT))


def _code_of_keep(record: AnyRecord, keep: Keep) -> int | None:
    dealt = [int(order) for order in record["orders"][_seat_asked(record)]]
    if len(keep.orders) == ORDERS_DEALT:
        return codes.action_of_keep(ORDERS_DEALT) if list(keep.orders) == dealt else None
    return codes.action_of_keep(dealt.index(keep.orders[0])) if keep.orders[0] in dealt else None


def _seat_asked(record: AnyRecord) -> int:
    return int(record["agenda_seat"][record["agenda_size"] - 1])


def is_of_board(board: Board, action: int) -> bool:
    """[AO-12] Say whether an integer is an action whose route, space or city the board has."""
    if not 0 <= action < codes.ACTION_COUNT:
        return False
    kind = codes.kind_of(action)
    if kind in _ROUTE_OF:
        return _ROUTE_OF[kind](action) < len(board.routes)
    if kind in _CITY_OF:
        return _CITY_OF[kind](action) < len(board.cities)
    return True


_ROUTE_OF: dict[int, Callable[[int], int]] = {
    ActionKind.MOVE: codes.move_of,
    ActionKind.CLAIM: lambda action: codes.claim_of(action).route,
    ActionKind.CLAIM_SPACE: lambda action: codes.space_claim_of(action).route,
    ActionKind.SHARE: lambda action: codes.share_of(action).route,
}
_CITY_OF: dict[int, Callable[[int], int]] = {
    ActionKind.TELEPORT: codes.teleport_of,
    ActionKind.START: codes.start_of,
}


def write_action(board: Board, record: AnyRecord, action: int) -> str:
    """[AO-12.2, AO-12.3] Write an action; a `keep` as the orders that the seat to decide was dealt."""
    kind = codes.kind_of(action)
    if kind == ActionKind.MOVE:
        return _write_move(board, record, action)
    if kind == ActionKind.KEEP:
        return orders_text(orders_kept(record, action))
    return _WRITERS[ActionKind(kind)](board, action)


def run_text(action: int) -> str:
    """[AO-12.1] Write a run."""
    return "".join(BALLOON_TEXT[balloon] for balloon in codes.run_of(action) if balloon != NO_BALLOON)


def _write_move(board: Board, record: AnyRecord, action: int) -> str:
    route = codes.move_of(action)
    here = int(record["city"][record["turn"]]) + 1
    return move_text(board, route, sum(board.routes[route].ends) - here - 1)


def move_text(board: Board, route: int, city: int) -> str:
    """[AO-12.2] Write the flight over a route to a city, both from 0."""
    return f">{city_name(city + 1)}{'2' if board.routes[route].double == 2 else ''}"


def _write_space_claim(board: Board, action: int) -> str:
    claim = codes.space_claim_of(action)
    return f"+{board.routes[claim.route].id}.{claim.space + 1}{'=' + WILD_TEXT if claim.is_wild else ''}"


def _payment_text(board: Board, payment: Payment) -> str:
    """[AO-12.2] Name a route, and the payment if it is gray or wilds pay."""
    route = board.routes[payment.route]
    if not payment.wilds and not route.gray:
        return route.id
    return f"{route.id}={payment_run(route, payment)}"


def payment_run(route: Route, payment: Payment) -> str:
    """[AO-12.1] Write the balloons that are paid for a plain route."""
    return BALLOON_TEXT[payment.balloon] * (len(route.spaces) - payment.wilds) + WILD_TEXT * payment.wilds


def paid_for_space(route: Route, claim: SpaceClaim) -> str:
    """[AO-9.5] Write the balloon that is paid for a space of a multiroute."""
    return WILD_TEXT if claim.is_wild else route.spaces[claim.space]


def _write_theft(action: int) -> str:
    theft = codes.theft_of(action)
    return f"!steal {theft.victim}{BALLOON_TEXT[theft.balloon]}"


def _write_swap(action: int) -> str:
    swap = codes.swap_of(action)
    return f"{BALLOON_TEXT[swap.old]}>{BALLOON_TEXT[swap.new]}"


def orders_kept(record: AnyRecord, action: int) -> list[int]:
    """[AO-9.11] List the orders that are kept of those that the seat to decide was dealt."""
    dealt, choice = [int(order) for order in record["orders"][_seat_asked(record)]], codes.keep_of(action)
    return dealt if choice == ORDERS_DEALT else [dealt[choice]]


_WRITERS: dict[ActionKind, Callable[[Board, int], str]] = {
    ActionKind.CLAIM: lambda board, action: f"+{_payment_text(board, codes.claim_of(action))}",
    ActionKind.CLAIM_SPACE: _write_space_claim,
    ActionKind.STEAL: lambda _board, action: _write_theft(action),
    ActionKind.LATE: lambda _board, action: f"!late T{codes.late_arrival_of(action) + 1}",
    ActionKind.SHARE: lambda board, action: f"!share {_payment_text(board, codes.share_of(action))}",
    ActionKind.TELEPORT: lambda _board, action: f"!teleport {city_name(codes.teleport_of(action) + 1)}",
    ActionKind.WIND: lambda _board, _action: "!wind",
    ActionKind.DONE: lambda _board, _action: ".",
    ActionKind.START: lambda _board, action: f"@{city_name(codes.start_of(action) + 1)}",
    ActionKind.RUN: lambda _board, action: run_text(action),
    ActionKind.SPACE: lambda _board, _action: "+",
    ActionKind.VETO: lambda _board, _action: "x",
    ActionKind.OWNER: lambda _board, action: f"for {codes.owner_of(action)}",
    ActionKind.LOSE: lambda _board, action: f"-{BALLOON_TEXT[codes.loss_of(action)]}",
    ActionKind.SWAP: lambda _board, action: _write_swap(action),
    ActionKind.NAME: lambda _board, action: f"#{codes.naming_of(action) + 1}",
}


def orders_text(orders: Sequence[int]) -> str:
    """[AO-9.11] Write which orders are kept."""
    return " ".join(["keep", *(f"S{order + 1}" for order in orders if order != NO_ORDER)])
