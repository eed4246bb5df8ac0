"""[AO-12] Notation both ways: balloons, routes, actions.

`parse` understands a text about a board; what it says where something is to be decided, `reading` finds.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from skyhop.boards.model import city_name, city_number
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON, ActionKind, Payment
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT, ORDERS_DEALT, WILD
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


def route_flown(board: Board, record: AnyRecord, move: Move) -> int | None:
    """[AO-5.1] Number the route that a move of the seat on turn means, in play or not."""
    here = int(record["city"][record["turn"]])
    ends = tuple(sorted((here + 1, move.city + 1)))
    wanted = (number for number, route in enumerate(board.routes) if route.ends == ends)
    return next((number for number in wanted if (board.routes[number].double == 2) == move.second), None)


def _seat_asked(record: AnyRecord) -> int:
    return int(record["agenda_seat"][record["agenda_size"] - 1])


def write_action(board: Board, record: AnyRecord, action: int) -> str:
    """[AO-12.2, AO-12.3] Write an action; a `keep` as the orders that the seat to decide was dealt."""
    kind = codes.kind_of(action)
    if kind == ActionKind.MOVE:
        return _write_move(board, record, action)
    if kind == ActionKind.KEEP:
        return _write_keep(record, action)
    return _WRITERS[ActionKind(kind)](board, action)


def run_text(action: int) -> str:
    """[AO-12.1] Write a run."""
    return "".join(BALLOON_TEXT[balloon] for balloon in codes.run_of(action) if balloon != NO_BALLOON)


def _write_move(board: Board, record: AnyRecord, action: int) -> str:
    route = board.routes[codes.move_of(action)]
    here = int(record["city"][record["turn"]]) + 1
    there = route.ends[1] if route.ends[0] == here else route.ends[0]
    return f">{city_name(there)}{'2' if route.double == 2 else ''}"


def _write_space_claim(board: Board, action: int) -> str:
    claim = codes.space_claim_of(action)
    return f"+{board.routes[claim.route].id}.{claim.space + 1}{'=' + WILD_TEXT if claim.is_wild else ''}"


def _payment_text(board: Board, payment: Payment) -> str:
    """[AO-12.2] Name a route, and the payment if it is gray or wilds pay."""
    route = board.routes[payment.route]
    if not payment.wilds and not route.gray:
        return route.id
    own = len(route.spaces) - payment.wilds
    return f"{route.id}={BALLOON_TEXT[payment.balloon] * own}{WILD_TEXT * payment.wilds}"


def _write_theft(action: int) -> str:
    theft = codes.theft_of(action)
    return f"!steal {theft.victim}{BALLOON_TEXT[theft.balloon]}"


def _write_swap(action: int) -> str:
    swap = codes.swap_of(action)
    return f"{BALLOON_TEXT[swap.old]}>{BALLOON_TEXT[swap.new]}"


def _write_keep(record: AnyRecord, action: int) -> str:
    dealt, choice = record["orders"][_seat_asked(record)], codes.keep_of(action)
    return orders_text(dealt if choice == ORDERS_DEALT else [dealt[choice]])


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
