"""[AO-12] Actions as they are written: `parse` takes a text apart without any position, `reading` understands it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from skyhop.boards.model import city_name
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON, ActionKind, Payment, SpaceClaim
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT, ORDERS_DEALT, WILD
from skyhop.games.aeronaut_odyssey.state import NO_ORDER, orders_dealt

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from skyhop.boards.model import Board, Route
    from skyhop.engine.record import AnyRecord

WILD_TEXT = BALLOON_TEXT[WILD]
_BALLOON = r"([ROYWKBPG*])"
_RUN = r"([ROYWKBPG*]+)"
_SEAT = r"(#[0-9]|[0-5])"
_ROUTE = r"([A-Z]+)-([A-Z]+)(2?)"
_FORMS = {
    ActionKind.MOVE: r">([A-Z]+)(2?)",
    ActionKind.CLAIM: rf"\+{_ROUTE}(?:\.([1-9]))?(?:={_RUN})?",
    ActionKind.RUN: _RUN,
    ActionKind.DONE: r"\.",
    ActionKind.SPACE: r"\+",
    ActionKind.VETO: r"x",
    ActionKind.START: r"@([A-Z]+)",
    ActionKind.LOSE: rf"-{_BALLOON}",
    ActionKind.SWAP: rf"{_BALLOON}>{_BALLOON}",
    ActionKind.NAME: r"#([1-9][0-9]{0,8})",
    ActionKind.OWNER: rf"for {_SEAT}",
    ActionKind.KEEP: r"keep S([1-9][0-9]{0,3})(?: S([1-9][0-9]{0,3}))?",
    ActionKind.STEAL: rf"!steal {_SEAT}{_BALLOON}",
    ActionKind.LATE: r"!late (T[1-9][0-9]?)",
    ActionKind.SHARE: rf"!share {_ROUTE}(?:={_RUN})?",
    ActionKind.TELEPORT: r"!teleport ([A-Z]+)",
    ActionKind.WIND: r"!wind",
}
"""[AO-12.2, AO-12.3] How actions are written; that of a space of a multiroute is a claim."""
_READ = {kind: re.compile(form) for kind, form in _FORMS.items()}


class Parsed(NamedTuple):
    """A text taken apart: the kind of action, and what it names, from left to right; empty what is left out."""

    kind: ActionKind
    named: tuple[str, ...]


def parse(text: str) -> Parsed | None:
    """[AO-12.2, AO-12.3] Take a text apart; None where it is no action of this game."""
    found = ((kind, form.fullmatch(text)) for kind, form in _READ.items())
    return next((Parsed(kind, match.groups("")) for kind, match in found if match), None)


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
    route = action - codes.MOVE
    here = int(record["city"][record["turn"]]) + 1
    one, other = board.routes[route].ends
    return move_text(board, route, (other if one == here else one) - 1)


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


def seat_text(seat: int) -> str:
    """[AO-12.1] Write a seat by the number that screens give it, from 1; without `#` files number them from 0."""
    return f"#{seat + 1}"


def seat_of_text(text: str) -> int:
    """[AO-12.1] Read a seat: `#2` is the one that screens call 2, a bare `1` is the same in files of before."""
    return int(text[1:]) - 1 if text.startswith("#") else int(text)


def _write_theft(action: int) -> str:
    theft = codes.theft_of(action)
    return f"!steal {seat_text(theft.victim)}{BALLOON_TEXT[theft.balloon]}"


def _write_swap(action: int) -> str:
    swap = codes.swap_of(action)
    return f"{BALLOON_TEXT[swap.old]}>{BALLOON_TEXT[swap.new]}"


def orders_kept(record: AnyRecord, action: int) -> list[int]:
    """[AO-9.11] List the orders that are kept of those that the seat to decide was dealt."""
    dealt, choice = orders_dealt(record), action - codes.KEEP
    return dealt if choice == ORDERS_DEALT else [dealt[choice]]


_WRITERS: dict[ActionKind, Callable[[Board, int], str]] = {
    ActionKind.CLAIM: lambda board, action: f"+{_payment_text(board, codes.claim_of(action))}",
    ActionKind.CLAIM_SPACE: _write_space_claim,
    ActionKind.STEAL: lambda _board, action: _write_theft(action),
    ActionKind.LATE: lambda _board, action: f"!late T{action - codes.LATE + 1}",
    ActionKind.SHARE: lambda board, action: f"!share {_payment_text(board, codes.share_of(action))}",
    ActionKind.TELEPORT: lambda _board, action: f"!teleport {city_name(action - codes.TELEPORT + 1)}",
    ActionKind.WIND: lambda _board, _action: "!wind",
    ActionKind.DONE: lambda _board, _action: ".",
    ActionKind.START: lambda _board, action: f"@{city_name(action - codes.START + 1)}",
    ActionKind.RUN: lambda _board, action: run_text(action),
    ActionKind.SPACE: lambda _board, _action: "+",
    ActionKind.VETO: lambda _board, _action: "x",
    ActionKind.OWNER: lambda _board, action: f"for {seat_text(action - codes.OWNER)}",
    ActionKind.LOSE: lambda _board, action: f"-{BALLOON_TEXT[action - codes.LOSE]}",
    ActionKind.SWAP: lambda _board, action: _write_swap(action),
    ActionKind.NAME: lambda _board, action: f"#{action - codes.NAME + 1}",
}


def orders_text(orders: Sequence[int]) -> str:
    """[AO-9.11] Write which orders are kept."""
    return " ".join(["keep", *(f"S{order + 1}" for order in orders if order != NO_ORDER)])
