"""[AO-12] Texts understood as answers to what is to be decided, with the first reason of AO-12.4 against them."""

from __future__ import annotations

from skyhop.boards.model import city_name
from skyhop.core.i18n import _
from skyhop.core.record import AnyRecord, Records
from skyhop.core.refusals import Understood
from skyhop.core.ruleset import Ruleset
from skyhop.games.aeronaut_odyssey import kernels
from skyhop.games.aeronaut_odyssey.actions import (
    ACTION_COUNT,
    NO_BALLOON,
    ActionKind,
    action_of_claim,
    action_of_keep,
    action_of_move,
    action_of_run,
    action_of_share,
    action_of_space_claim,
    kind_of,
)
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT, ORDERS_DEALT, SPACES, TYPES
from skyhop.games.aeronaut_odyssey.layout import NO_ROUTE
from skyhop.games.aeronaut_odyssey.notation import (
    WILD_TEXT,
    Claim,
    Keep,
    Move,
    Parsed,
    Run,
    Share,
    parse,
    payment_of,
    route_flown,
)
from skyhop.games.aeronaut_odyssey.refusals import WANTED, Code
from skyhop.games.aeronaut_odyssey.rules.answers import NOT_DEALT, Answer
from skyhop.games.aeronaut_odyssey.rules.runs import lowest_type
from skyhop.games.aeronaut_odyssey.ruleset import board_of
from skyhop.games.aeronaut_odyssey.view import phase_of


def understand(ruleset: Ruleset, records: Records, text: str) -> Understood:
    """[AO-12.4] Read a text as an action of the player to decide, with the first reason against it."""
    parsed = _parsed(ruleset, text)
    if parsed is None:
        return Understood(Code.NO_ACTION)
    answer = _answer(ruleset, records[0], parsed)
    code = kernels.refusal_of(ruleset.record, records, 0, *answer)
    return Understood(code, _action(answer)) if code == Code.LEGAL else Understood(code)


def _parsed(ruleset: Ruleset, text: str) -> Parsed | None:
    rules = ruleset.record[0]
    return parse(
        board_of(ruleset), int(rules["seats"]), text, int(rules["trajectory_count"]), int(rules["order_count"])
    )


def _answer(ruleset: Ruleset, record: AnyRecord, parsed: Parsed) -> Answer:
    """Find what a text says where something is to be decided, whether it has a number or not."""
    board = board_of(ruleset)
    if isinstance(parsed, Move):
        number = route_flown(board, record, parsed)
        return Answer(ActionKind.MOVE, NO_ROUTE if number is None else number)
    if isinstance(parsed, Claim | Share):
        return _answer_of_claim(ruleset, parsed)
    if isinstance(parsed, Run):
        return _with_balloons(ActionKind.RUN, _number_of_run(parsed.balloons), parsed.balloons)
    if isinstance(parsed, Keep):
        return Answer(ActionKind.KEEP, _number_of_keep(record, parsed))
    return Answer(kind_of(min(parsed.action, ACTION_COUNT - 1)), parsed.action)


def _answer_of_claim(ruleset: Ruleset, claim: Claim | Share) -> Answer:
    """[AO-12.2] A payment that is not named is of the route's, or space's, own type; a gray route has none."""
    route = board_of(ruleset).routes[claim.route]
    space = claim.space if isinstance(claim, Claim) else None
    paid = claim.payment if route.gray else payment_of(route, space, claim.payment)
    if space is not None:
        return _with_balloons(ActionKind.CLAIM_SPACE, SPACES * claim.route + space, paid)
    return _with_balloons(ActionKind.CLAIM if isinstance(claim, Claim) else ActionKind.SHARE, claim.route, paid)


def _with_balloons(kind: ActionKind, what: int, balloons: str) -> Answer:
    types = sum(1 << BALLOON_TEXT.index(letter) for letter in set(balloons))
    return Answer(kind, what, types, len(balloons), balloons.count(WILD_TEXT))


def _number_of_run(balloons: str) -> int:
    """[AO-12.1] Number a run; nobody is ever asked for more than three balloons, so a longer one has none."""
    first, second, third = [*map(BALLOON_TEXT.index, balloons[:3]), NO_BALLOON, NO_BALLOON][:3]
    return action_of_run(first, second, third)


def _number_of_keep(record: AnyRecord, keep: Keep) -> int:
    """[AO-9.11] Number the orders that are kept, by which of those dealt they are; `NOT_DEALT` if they are not."""
    dealt = record["orders"][record["agenda_seat"][record["agenda_size"] - 1]].tolist()
    if len(keep.orders) == ORDERS_DEALT:
        return action_of_keep(ORDERS_DEALT) if list(keep.orders) == dealt else NOT_DEALT
    return action_of_keep(dealt.index(keep.orders[0])) if keep.orders[0] in dealt else NOT_DEALT


def _action(answer: Answer) -> int:
    """Find the number of an answer that is legal."""
    if answer.kind == ActionKind.MOVE:
        return action_of_move(answer.what)
    if answer.kind == ActionKind.CLAIM_SPACE:
        return action_of_space_claim(answer.what // SPACES, answer.what % SPACES, answer.wilds)
    if answer.kind == ActionKind.CLAIM:
        return action_of_claim(answer.what, lowest_type(answer.types), answer.wilds)
    if answer.kind == ActionKind.SHARE:
        return action_of_share(answer.what, lowest_type(answer.types), answer.wilds)
    return answer.what


def names(ruleset: Ruleset, records: Records, text: str) -> dict[str, object]:
    """Name what the sentences speak of."""
    record, board, parsed = records[0], board_of(ruleset), _parsed(ruleset, text)
    named: dict[str, object] = {"text": text[:40]}
    if not record["agenda_size"]:
        return named
    bits = kernels.types_offered(ruleset.record, records, 0)
    named["types"] = " ".join(letter for number, letter in enumerate(TYPES) if bits >> number & 1)
    named["count"] = kernels.balloons_asked(records, 0)
    named["wanted"] = _(WANTED.get(phase_of(record), ""))
    if isinstance(parsed, Move):
        number = route_flown(board, record, parsed)
        named["city"] = city_name(parsed.city + 1)
        named["here"] = city_name(int(record["city"][record["turn"]]) + 1)
        named["route"] = "" if number is None else board.routes[number].id
    elif isinstance(parsed, Claim | Share):
        route = board.routes[parsed.route]
        space = parsed.space if isinstance(parsed, Claim) else None
        named["route"], named["count"] = route.id, 1 if space is not None else len(route.spaces)
        named["type"] = route.spaces[space or 0]
    return named
