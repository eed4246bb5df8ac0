"""[AO-12] Texts understood as answers to what is to be decided, with the first reason of AO-12.4 against them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from skyhop.boards.model import GRAY, city_name, city_number
from skyhop.engine.record import AnyRecord, Records
from skyhop.engine.ruleset import Ruleset
from skyhop.game.refusal import Refusal, Understood
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey import kernels
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON, ActionKind
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT, CELLS, ORDERS_DEALT, TYPES
from skyhop.games.aeronaut_odyssey.layout import NO_ROUTE
from skyhop.games.aeronaut_odyssey.notation import WILD_TEXT, parse, seat_of_text
from skyhop.games.aeronaut_odyssey.refusals import NO_SPACE_PAID, Code, wanted
from skyhop.games.aeronaut_odyssey.rules.answers import NOT_DEALT, Answer
from skyhop.games.aeronaut_odyssey.rules.runs import lowest_type
from skyhop.games.aeronaut_odyssey.ruleset import board_of
from skyhop.games.aeronaut_odyssey.state import NOBODY, orders_dealt, seat_on_top
from skyhop.games.aeronaut_odyssey.text.labels import balloons_named, type_name
from skyhop.games.aeronaut_odyssey.view import phase_of
from skyhop.i18n import listed

if TYPE_CHECKING:
    from skyhop.boards.model import Board, Route


def understand(ruleset: Ruleset, records: Records, text: str) -> Understood:
    """[AO-12.4] Read a text as an action of the player to decide, with the first reason against it."""
    answer = _answer(Table(ruleset, records), text)
    if answer is None:
        return Understood(Code.NO_ACTION)
    code = kernels.refusal_of(ruleset.record, records, 0, *answer)
    return Understood(code, _number(answer)) if code == Code.LEGAL else Understood(code)


def names(ruleset: Ruleset, records: Records, text: str) -> dict[str, object]:
    """Name what the sentences of refusals speak of."""
    table = Table(ruleset, records)
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
    """[AO-9.5, AO-6.1] Sum up why no free space of one multiroute can be paid, if that is what texts ask for."""
    table = Table(ruleset, records)
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


class Table(NamedTuple):
    """What a text is about: the board, and what is to be decided on it."""

    ruleset: Ruleset
    records: Records

    @property
    def board(self) -> Board:
        """The board."""
        return board_of(self.ruleset)

    @property
    def record(self) -> AnyRecord:
        """The one record."""
        return self.records[0]

    @property
    def here(self) -> int:
        """Number the city, from 1, where the traveler on turn is; 0 before the start."""
        return int(self.record["city"][self.record["turn"]]) + 1

    @property
    def held(self) -> dict[str, int]:
        """[AO-2.1] Count, by letter, the balloons that the seat to decide can pay with."""
        held = self.record["held"][seat_on_top(self.record)].tolist()
        return dict(zip(BALLOON_TEXT, held, strict=True))

    def payment(self, spaces: str) -> dict[str, object]:
        """[AO-6.1, AO-9.8] Name what spaces cost, and what the seat to decide has to pay them with."""
        held = self.held
        run = "".join(letter * held[letter] for letter in (*dict.fromkeys(spaces.replace(GRAY, "")), WILD_TEXT))
        most = max(held[letter] for letter in TYPES) + held[WILD_TEXT]
        return {"price": balloons_named(spaces), "held": balloons_named(run), "most": most}

    def count(self, field: str) -> int:
        """Count seats, trajectories or orders, by their field of the rules."""
        return int(self.ruleset.record[field][0])


class Lacking(LookupError):  # noqa: N818  it says what a text names, and the text is refused
    """Something that the board lacks."""


def _answer(table: Table, text: str) -> Answer | None:
    """[AO-12] Understand a text; None where it is no action of this game, or names what the board lacks."""
    parsed = parse(text)
    try:
        return _READERS[parsed.kind](table, *parsed.named) if parsed else None
    except Lacking:
        return None


def _move(table: Table, city: str, second: str) -> Answer:
    """[AO-5.1] Find the route that leads there from where the traveler is, in play or not."""
    ends = tuple(sorted((table.here, _city(table, city) + 1)))
    routes = enumerate(table.board.routes)
    found = (number for number, route in routes if route.ends == ends and (route.double == 2) == bool(second))
    return Answer(ActionKind.MOVE, next(found, NO_ROUTE))


def _claim(table: Table, one: str, other: str, second: str, space: str, paid: str) -> Answer:
    """[AO-6.1, AO-9.5] Understand the claim of a route, or of a space of it."""
    number, route = _route(table, one, other, second)
    own = _own_payment(route)
    if not space:
        return _with_balloons(table, ActionKind.CLAIM, number, paid or own)
    place = _below(len(route.spaces), int(space) - 1)
    claimed = codes.number_of_space(number, place)
    return _with_balloons(table, ActionKind.CLAIM_SPACE, claimed, paid or own[place : place + 1])


def _share(table: Table, one: str, other: str, second: str, paid: str) -> Answer:
    number, route = _route(table, one, other, second)
    return _with_balloons(table, ActionKind.SHARE, number, paid or _own_payment(route))


def _own_payment(route: Route) -> str:
    """[AO-12.2] Write the payment that need not be named; a gray route has none."""
    return "" if route.gray else route.spaces


def _run(table: Table, run: str) -> Answer:
    """[AO-12.1] Understand a run; nobody is ever asked for more than three balloons, so a longer one has no number."""
    first, second, third = [*sorted(map(BALLOON_TEXT.index, run))[:3], NO_BALLOON, NO_BALLOON][:3]
    return _with_balloons(table, ActionKind.RUN, codes.action_of_run(first, second, third), run)


def _keep(table: Table, *names: str) -> Answer:
    """[AO-9.11] Understand which of the orders dealt are kept, in any order."""
    orders = sorted(_below(table.count("order_count"), int(name) - 1) for name in names if name)
    dealt = orders_dealt(table.record)
    if len(orders) == ORDERS_DEALT:
        number = codes.KEEP + ORDERS_DEALT if orders == dealt else NOT_DEALT
    else:
        number = codes.KEEP + dealt.index(orders[0]) if orders[0] in dealt else NOT_DEALT
    return Answer(ActionKind.KEEP, number)


def _steal(table: Table, seat: str, letter: str) -> Answer:
    victim = _below(table.count("seats"), seat_of_text(seat))
    return Answer(ActionKind.STEAL, codes.action_of_theft(victim, _balloon(table, letter)))


def _late(table: Table, name: str) -> Answer:
    trajectory = _below(table.count("trajectory_count"), int(name[1:]) - 1)
    return Answer(ActionKind.LATE, codes.LATE + trajectory)


def _swap(table: Table, old: str, new: str) -> Answer:
    return Answer(ActionKind.SWAP, codes.action_of_swap(_balloon(table, old), _balloon(table, new)))


def _owner(table: Table, seat: str) -> Answer:
    return Answer(ActionKind.OWNER, codes.OWNER + _below(table.count("seats"), seat_of_text(seat)))


def _with_balloons(table: Table, kind: ActionKind, what: int, run: str) -> Answer:
    types = sum(1 << _balloon(table, letter) for letter in set(run))
    return Answer(kind, what, types, len(run), run.count(WILD_TEXT))


def _balloon(table: Table, letter: str) -> int:
    """[AO-12.4] Number a balloon; wilds are a letter on every board."""
    if letter not in table.board.types + WILD_TEXT:
        raise Lacking(letter)
    return BALLOON_TEXT.index(letter)


def _city(table: Table, name: str) -> int:
    """[AO-12.1] Number a city, from 0."""
    return _below(len(table.board.cities), city_number(name) - 1)


def _route(table: Table, one: str, other: str, second: str) -> tuple[int, Route]:
    """[AO-12] Find a route by its two cities, in any order."""
    for number, route in enumerate(table.board.routes):
        if route.id in (f"{one}-{other}{second}", f"{other}-{one}{second}"):
            return number, route
    raise Lacking(one, other)


def _below(count: int, number: int) -> int:
    if not 0 <= number < count:
        raise Lacking(number)
    return number


def _mark(action: int) -> Callable[[Table], Answer]:
    """Understand an action of which there is one alone."""
    return lambda _table: Answer(codes.kind_of(action), action)


_READERS: dict[int, Callable[..., Answer]] = {
    **{codes.kind_of(action): _mark(action) for action in (codes.DONE, codes.SPACE, codes.VETO, codes.WIND)},
    ActionKind.MOVE: _move,
    ActionKind.CLAIM: _claim,
    ActionKind.RUN: _run,
    ActionKind.START: lambda table, city: Answer(ActionKind.START, codes.START + _city(table, city)),
    ActionKind.LOSE: lambda table, letter: Answer(ActionKind.LOSE, codes.LOSE + _balloon(table, letter)),
    ActionKind.SWAP: _swap,
    ActionKind.NAME: lambda _table, number: Answer(ActionKind.NAME, codes.NAME + min(int(number) - 1, CELLS)),
    ActionKind.OWNER: _owner,
    ActionKind.KEEP: _keep,
    ActionKind.STEAL: _steal,
    ActionKind.LATE: _late,
    ActionKind.SHARE: _share,
    ActionKind.TELEPORT: lambda table, city: Answer(ActionKind.TELEPORT, codes.TELEPORT + _city(table, city)),
}
"""[AO-12.2, AO-12.3] What understands each kind of actions."""


def _number(answer: Answer) -> int:
    """Find the number of an answer that is legal."""
    if answer.kind == ActionKind.MOVE:
        return codes.MOVE + answer.what
    if answer.kind == ActionKind.CLAIM_SPACE:
        return codes.action_of_space_claim(*codes.space_of(answer.what), answer.wilds)
    if answer.kind == ActionKind.CLAIM:
        return codes.action_of_claim(answer.what, lowest_type(answer.types), answer.wilds)
    if answer.kind == ActionKind.SHARE:
        return codes.action_of_share(answer.what, lowest_type(answer.types), answer.wilds)
    return answer.what
