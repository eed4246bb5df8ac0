"""[AO-12] Notation of actions: write and parse it, and check a parsed action in the order of AO-12.4."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from skyhop.boards.model import GRAY, city_name, city_number
from skyhop.engine.record import AnyRecord, Records
from skyhop.engine.state import Ruleset
from skyhop.game.refusal import ParsedAction, Refusal
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey import kernels
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON, ActionKind, Payment, SpaceClaim
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT, CELLS, ORDERS_DEALT, TYPES, WILD
from skyhop.games.aeronaut_odyssey.layout import NO_ROUTE
from skyhop.games.aeronaut_odyssey.refusals import NO_SPACE_PAID, RefusalCode, wanted
from skyhop.games.aeronaut_odyssey.rules.agenda import NOT_DEALT, ActionRequest
from skyhop.games.aeronaut_odyssey.rules.inventory import lowest_type
from skyhop.games.aeronaut_odyssey.state import NO_ORDER, NOBODY, board_of, orders_dealt, seat_on_top
from skyhop.games.aeronaut_odyssey.text.labels import balloons_named, type_name
from skyhop.games.aeronaut_odyssey.view import phase_of
from skyhop.i18n import listed

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
"""[AO-12.2, AO-12.3] Pattern of each kind of action. The claim of a multiroute space uses the pattern of a claim."""
_READ = {kind: re.compile(form) for kind, form in _FORMS.items()}


class ParsedNotation(NamedTuple):
    """Parsed text: the kind of action, and its named parts from left to right; "" for an omitted part."""

    kind: ActionKind
    named: tuple[str, ...]


def parse(text: str) -> ParsedNotation | None:
    """[AO-12.2, AO-12.3] Parse a text; return None if it is no action of this game."""
    found = ((kind, form.fullmatch(text)) for kind, form in _READ.items())
    return next((ParsedNotation(kind, match.groups("")) for kind, match in found if match), None)


def write_action(board: Board, record: AnyRecord, action: int) -> str:
    """[AO-12.2, AO-12.3] Return the notation of an action; `keep` lists orders dealt to the deciding seat."""
    kind = codes.kind_of(action)
    if kind == ActionKind.MOVE:
        return _write_move(board, record, action)
    if kind == ActionKind.KEEP:
        return orders_text(orders_kept(record, action))
    return _WRITERS[ActionKind(kind)](board, action)


def run_text(action: int) -> str:
    """[AO-12.1] Return the notation of a run."""
    return "".join(BALLOON_TEXT[balloon] for balloon in codes.run_of(action) if balloon != NO_BALLOON)


def _write_move(board: Board, record: AnyRecord, action: int) -> str:
    route = action - codes.MOVE
    here = int(record["city"][record["turn"]]) + 1
    one, other = board.routes[route].ends
    return move_text(board, route, (other if one == here else one) - 1)


def move_text(board: Board, route: int, city: int) -> str:
    """[AO-12.2] Return the notation of a flight over a route to a city, both counted from 0."""
    return f">{city_name(city + 1)}{'2' if board.routes[route].double == 2 else ''}"


def _write_space_claim(board: Board, action: int) -> str:
    claim = codes.space_claim_of(action)
    return f"+{board.routes[claim.route].id}.{claim.space + 1}{'=' + WILD_TEXT if claim.is_wild else ''}"


def _payment_text(board: Board, payment: Payment) -> str:
    """[AO-12.2] Return the name of a route, with the payment if the route is gray or wilds pay."""
    route = board.routes[payment.route]
    if not payment.wilds and not route.gray:
        return route.id
    return f"{route.id}={payment_run(route, payment)}"


def payment_run(route: Route, payment: Payment) -> str:
    """[AO-12.1] Return the letters of the balloons that pay for a plain route."""
    return BALLOON_TEXT[payment.balloon] * (len(route.spaces) - payment.wilds) + WILD_TEXT * payment.wilds


def paid_for_space(route: Route, claim: SpaceClaim) -> str:
    """[AO-9.5] Return the letter of the balloon that pays for a multiroute space."""
    return WILD_TEXT if claim.is_wild else route.spaces[claim.space]


def seat_text(seat: int) -> str:
    """[AO-12.1] Return the notation of a seat: `#` and its number from 1, as shown on screen."""
    return f"#{seat + 1}"


def seat_of_text(text: str) -> int:
    """[AO-12.1] Return the seat for a text: `#2` counts from 1 as on screen, a bare `1` of older files from 0."""
    return int(text[1:]) - 1 if text.startswith("#") else int(text)


def _write_theft(action: int) -> str:
    theft = codes.theft_of(action)
    return f"!steal {seat_text(theft.victim)}{BALLOON_TEXT[theft.balloon]}"


def _write_swap(action: int) -> str:
    swap = codes.swap_of(action)
    return f"{BALLOON_TEXT[swap.old]}>{BALLOON_TEXT[swap.new]}"


def orders_kept(record: AnyRecord, action: int) -> list[int]:
    """[AO-9.11] List the orders that the deciding seat keeps with this action."""
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
    """[AO-9.11] Return the notation for keeping orders."""
    return " ".join(["keep", *(f"S{order + 1}" for order in orders if order != NO_ORDER)])


if TYPE_CHECKING:
    from skyhop.boards.model import Board, Route


def understand(ruleset: Ruleset, records: Records, text: str) -> ParsedAction:
    """[AO-12.4] Parse a text as an action of the deciding seat; return it, or the first reason against it."""
    answer = _answer(NotationContext(ruleset, records), text)
    if answer is None:
        return ParsedAction(RefusalCode.NO_ACTION)
    code = kernels.refusal_of(ruleset.record, records, 0, *answer)
    return ParsedAction(code, _number(answer)) if code == RefusalCode.LEGAL else ParsedAction(code)


def names(ruleset: Ruleset, records: Records, text: str) -> dict[str, object]:
    """Return the values for the placeholders of refusal messages."""
    table = NotationContext(ruleset, records)
    answer = _answer(table, text)
    named: dict[str, object] = {"text": text[:40]}
    if not table.record["agenda_size"]:
        return named
    bits = kernels.types_offered(ruleset.record, records, 0)
    named["types"] = " ".join(letter for number, letter in enumerate(TYPES) if bits >> number & 1)
    named["count"] = kernels.balloons_asked(records, 0)
    named["wanted"] = wanted(phase_of(table.record))
    named["here"] = city_name(table.here)
    if answer is None:
        return named
    if answer.kind == ActionKind.MOVE:
        named["city"] = text[1:].removesuffix("2")
        named["route"] = "" if answer.what == NO_ROUTE else table.board.routes[answer.what].id
    elif answer.kind == ActionKind.CLAIM_SPACE:
        place = codes.space_of(answer.what)
        route = table.board.routes[place.route]
        named |= {"route": route.id, "count": 1} | table.payment(route.spaces[place.space])
    elif answer.kind in (ActionKind.CLAIM, ActionKind.SHARE):
        route = table.board.routes[answer.what]
        named |= {"route": route.id, "count": len(route.spaces)} | table.payment(route.spaces)
    return named


def sum_of(ruleset: Ruleset, records: Records, texts: Sequence[str]) -> Refusal | None:
    """[AO-9.5, AO-6.1] Return one refusal if all texts claim unpayable spaces of one multiroute, else None."""
    table = NotationContext(ruleset, records)
    asked = [_answer(table, text) for text in texts]
    places = [codes.space_of(one.what) for one in asked if one is not None and one.kind == ActionKind.CLAIM_SPACE]
    if not places or len(places) < len(texts) or len({place.route for place in places}) > 1:
        return None
    number, route = places[0].route, table.board.routes[places[0].route]
    claimers = table.record["claimer"][number].tolist()
    free = [letter for letter, seat in zip(route.spaces, claimers, strict=False) if seat == NOBODY]
    if not free or any(table.held[letter] for letter in (*free, WILD_TEXT)):
        return None
    prices = listed(type_name(letter) for letter in dict.fromkeys(free))
    return NO_SPACE_PAID.refusal({"route": route.id, "price": prices})


class NotationContext(NamedTuple):
    """Context of a text: the ruleset with its board, and the record with the decision that is due."""

    ruleset: Ruleset
    records: Records

    @property
    def board(self) -> Board:
        """Board of the ruleset."""
        return board_of(self.ruleset)

    @property
    def record(self) -> AnyRecord:
        """First and only record of the array."""
        return self.records[0]

    @property
    def here(self) -> int:
        """Number of the city, from 1, with the traveler on turn; 0 before the start."""
        return int(self.record["city"][self.record["turn"]]) + 1

    @property
    def held(self) -> dict[str, int]:
        """[AO-2.1] Balloons that the deciding seat can pay with, counted by letter."""
        held = self.record["held"][seat_on_top(self.record)].tolist()
        return dict(zip(BALLOON_TEXT, held, strict=True))

    def payment(self, spaces: str) -> dict[str, object]:
        """[AO-6.1, AO-9.8] Return the price of spaces, and the balloons that the deciding seat can pay with."""
        held = self.held
        run = "".join(letter * held[letter] for letter in (*dict.fromkeys(spaces.replace(GRAY, "")), WILD_TEXT))
        most = max(held[letter] for letter in TYPES) + held[WILD_TEXT]
        return {"price": balloons_named(spaces), "held": balloons_named(run), "most": most}

    def count(self, field: str) -> int:
        """Return the number of seats, trajectories or orders, read from this field of the rules."""
        return int(self.ruleset.record[field][0])


class MissingFromBoard(LookupError):  # noqa: N818  it says what a text names, and the text is refused
    """Error raised when a text names something that the board lacks."""


def _answer(table: NotationContext, text: str) -> ActionRequest | None:
    """[AO-12] Parse a text as an action request; return None if it is invalid or names things the board lacks."""
    parsed = parse(text)
    try:
        return _READERS[parsed.kind](table, *parsed.named) if parsed else None
    except MissingFromBoard:
        return None


def _move(table: NotationContext, city: str, second: str) -> ActionRequest:
    """[AO-5.1] Return the move over the route from the traveler's city to this one, in play or not."""
    ends = tuple(sorted((table.here, _city(table, city) + 1)))
    routes = enumerate(table.board.routes)
    found = (number for number, route in routes if route.ends == ends and (route.double == 2) == bool(second))
    return ActionRequest(ActionKind.MOVE, next(found, NO_ROUTE))


def _claim(table: NotationContext, one: str, other: str, second: str, space: str, paid: str) -> ActionRequest:
    """[AO-6.1, AO-9.5] Return the claim of a route, or of one of its spaces."""
    number, route = _route(table, one, other, second)
    own = _own_payment(route)
    if not space:
        return _with_balloons(table, ActionKind.CLAIM, number, paid or own)
    place = _below(len(route.spaces), int(space) - 1)
    claimed = codes.number_of_space(number, place)
    return _with_balloons(table, ActionKind.CLAIM_SPACE, claimed, paid or own[place : place + 1])


def _share(table: NotationContext, one: str, other: str, second: str, paid: str) -> ActionRequest:
    number, route = _route(table, one, other, second)
    return _with_balloons(table, ActionKind.SHARE, number, paid or _own_payment(route))


def _own_payment(route: Route) -> str:
    """[AO-12.2] Return the payment that a text may omit: the route's own types; "" for a gray route."""
    return "" if route.gray else route.spaces


def _run(table: NotationContext, run: str) -> ActionRequest:
    """[AO-12.1] Return the pick of a run. A longer run than three balloons is never legal."""
    first, second, third = [*sorted(map(BALLOON_TEXT.index, run))[:3], NO_BALLOON, NO_BALLOON][:3]
    return _with_balloons(table, ActionKind.RUN, codes.action_of_run(first, second, third), run)


def _keep(table: NotationContext, *names: str) -> ActionRequest:
    """[AO-9.11] Return the choice that keeps these orders, named in any order."""
    orders = sorted(_below(table.count("order_count"), int(name) - 1) for name in names if name)
    dealt = orders_dealt(table.record)
    if len(orders) == ORDERS_DEALT:
        number = codes.KEEP + ORDERS_DEALT if orders == dealt else NOT_DEALT
    else:
        number = codes.KEEP + dealt.index(orders[0]) if orders[0] in dealt else NOT_DEALT
    return ActionRequest(ActionKind.KEEP, number)


def _steal(table: NotationContext, seat: str, letter: str) -> ActionRequest:
    victim = _below(table.count("seats"), seat_of_text(seat))
    return ActionRequest(ActionKind.STEAL, codes.action_of_theft(victim, _balloon(table, letter)))


def _late(table: NotationContext, name: str) -> ActionRequest:
    trajectory = _below(table.count("trajectory_count"), int(name[1:]) - 1)
    return ActionRequest(ActionKind.LATE, codes.LATE + trajectory)


def _swap(table: NotationContext, old: str, new: str) -> ActionRequest:
    return ActionRequest(ActionKind.SWAP, codes.action_of_swap(_balloon(table, old), _balloon(table, new)))


def _owner(table: NotationContext, seat: str) -> ActionRequest:
    return ActionRequest(ActionKind.OWNER, codes.OWNER + _below(table.count("seats"), seat_of_text(seat)))


def _with_balloons(table: NotationContext, kind: ActionKind, what: int, run: str) -> ActionRequest:
    types = sum(1 << _balloon(table, letter) for letter in set(run))
    return ActionRequest(kind, what, types, len(run), run.count(WILD_TEXT))


def _balloon(table: NotationContext, letter: str) -> int:
    """[AO-12.4] Return the number of a balloon. The wild's letter is valid on every board."""
    if letter not in table.board.types + WILD_TEXT:
        raise MissingFromBoard(letter)
    return BALLOON_TEXT.index(letter)


def _city(table: NotationContext, name: str) -> int:
    """[AO-12.1] Return the number of a city, from 0."""
    return _below(len(table.board.cities), city_number(name) - 1)


def _route(table: NotationContext, one: str, other: str, second: str) -> tuple[int, Route]:
    """[AO-12] Find a route by its two cities, in either order."""
    for number, route in enumerate(table.board.routes):
        if route.id in (f"{one}-{other}{second}", f"{other}-{one}{second}"):
            return number, route
    raise MissingFromBoard(one, other)


def _below(count: int, number: int) -> int:
    if not 0 <= number < count:
        raise MissingFromBoard(number)
    return number


def _mark(action: int) -> Callable[[NotationContext], ActionRequest]:
    """Return a reader for a kind that has only one action."""
    return lambda _table: ActionRequest(codes.kind_of(action), action)


_READERS: dict[int, Callable[..., ActionRequest]] = {
    **{codes.kind_of(action): _mark(action) for action in (codes.DONE, codes.SPACE, codes.VETO, codes.WIND)},
    ActionKind.MOVE: _move,
    ActionKind.CLAIM: _claim,
    ActionKind.RUN: _run,
    ActionKind.START: lambda table, city: ActionRequest(ActionKind.START, codes.START + _city(table, city)),
    ActionKind.LOSE: lambda table, letter: ActionRequest(ActionKind.LOSE, codes.LOSE + _balloon(table, letter)),
    ActionKind.SWAP: _swap,
    ActionKind.NAME: lambda _table, number: ActionRequest(ActionKind.NAME, codes.NAME + min(int(number) - 1, CELLS)),
    ActionKind.OWNER: _owner,
    ActionKind.KEEP: _keep,
    ActionKind.STEAL: _steal,
    ActionKind.LATE: _late,
    ActionKind.SHARE: _share,
    ActionKind.TELEPORT: lambda table, city: ActionRequest(ActionKind.TELEPORT, codes.TELEPORT + _city(table, city)),
}
"""[AO-12.2, AO-12.3] Reader for each kind of action."""


def _number(answer: ActionRequest) -> int:
    """Return the action number of a legal action request."""
    if answer.kind == ActionKind.MOVE:
        return codes.MOVE + answer.what
    if answer.kind == ActionKind.CLAIM_SPACE:
        return codes.action_of_space_claim(*codes.space_of(answer.what), answer.wilds)
    if answer.kind == ActionKind.CLAIM:
        return codes.action_of_claim(answer.what, lowest_type(answer.types), answer.wilds)
    if answer.kind == ActionKind.SHARE:
        return codes.action_of_share(answer.what, lowest_type(answer.types), answer.wilds)
    return answer.what
