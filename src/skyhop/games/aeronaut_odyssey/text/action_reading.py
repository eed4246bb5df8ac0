"""[AO-12] Parser for the notation of actions. It checks a text in the order of AO-12.4."""

from __future__ import annotations

import re
from collections.abc import Sequence

from skyhop.boards.model import Route, city_number
from skyhop.engine.record import Records
from skyhop.engine.state import Ruleset
from skyhop.game.action import Actions, ParsedAction, Refusal
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey import kernels
from skyhop.games.aeronaut_odyssey.actions import ActionKind
from skyhop.games.aeronaut_odyssey.constants import TYPES
from skyhop.games.aeronaut_odyssey.layout import NO_ROUTE
from skyhop.games.aeronaut_odyssey.notation import WILD_TEXT, MissingFromBoard, NotationContext
from skyhop.games.aeronaut_odyssey.refusals import NO_SPACE_PAID, RefusalCode, describe_phase
from skyhop.games.aeronaut_odyssey.rules.agenda import ActionRequest
from skyhop.games.aeronaut_odyssey.rules.inventory import lowest_type
from skyhop.games.aeronaut_odyssey.state import NOBODY
from skyhop.games.aeronaut_odyssey.text.base_game_actions import CLAIM, DONE, MOVE, OWNER, RUN, SPACE, START, VETO
from skyhop.games.aeronaut_odyssey.text.expansion_actions import (
    CLAIM_SPACE,
    KEEP,
    LATE,
    LOSE,
    NAME,
    SHARE,
    STEAL,
    SWAP,
    TELEPORT,
    WIND,
)
from skyhop.games.aeronaut_odyssey.text.labels import city_label, name_types, type_name, typed_route_label
from skyhop.games.aeronaut_odyssey.view import phase_of
from skyhop.i18n import listed

ACTIONS = Actions(
    codes.kind_of,
    *(MOVE, CLAIM, CLAIM_SPACE, STEAL, LATE, SHARE, TELEPORT, WIND, DONE),
    *(KEEP, START, RUN, SPACE, VETO, OWNER, LOSE, SWAP, NAME),
)


def understand(ruleset: Ruleset, records: Records, text: str) -> ParsedAction:
    """[AO-12.4] Parse a text as an action of the deciding seat.

    If the action is illegal, the result contains the first reason for the refusal.
    """
    request = _request(NotationContext(ruleset, records), text)
    if request is None:
        return ParsedAction(RefusalCode.NO_ACTION)
    code = kernels.refusal_of(ruleset.record, records, 0, *request)
    return ParsedAction(code, _number(request)) if code == RefusalCode.LEGAL else ParsedAction(code)


def _request(context: NotationContext, text: str) -> ActionRequest | None:
    """[AO-12] Parse a text as an action, which may be illegal.

    Return None if the text is malformed or names an object that the board does not have, such as a city.
    """
    parsed = ACTIONS.parse(text)
    try:
        return parsed and parsed.action.request(context, *parsed.values)
    except MissingFromBoard:
        return None


def _number(request: ActionRequest) -> int:
    """Return the action number of a request for a legal action."""
    if request.kind == ActionKind.MOVE:
        return codes.MOVE + request.what
    if request.kind == ActionKind.CLAIM_SPACE:
        return codes.action_of_space_claim(*codes.space_of(request.what), request.wilds)
    if request.kind == ActionKind.CLAIM:
        return codes.action_of_claim(request.what, lowest_type(request.types), request.wilds)
    if request.kind == ActionKind.SHARE:
        return codes.action_of_share(request.what, lowest_type(request.types), request.wilds)
    return request.what


def names(ruleset: Ruleset, records: Records, text: str) -> dict[str, object]:
    """Return the values of the placeholders in the sentence that refuses the action `text`."""
    context = NotationContext(ruleset, records)
    request = _request(context, text)
    values: dict[str, object] = {"text": text[:40]}
    if not context.record["agenda_size"]:
        return values
    bits = kernels.types_offered(ruleset.record, records, 0)
    values["types"] = name_types("".join(letter for number, letter in enumerate(TYPES) if bits >> number & 1))
    values["count"] = kernels.balloons_asked(records, 0)
    values["wanted"] = describe_phase(phase_of(context.record))
    values["here"] = city_label(ruleset, context.traveler_city) if context.traveler_city else ""
    if request is None:
        return values
    if request.kind == ActionKind.MOVE:
        values["city"] = city_label(ruleset, city_number(text[1:].removesuffix("2")))
        values["route"] = text[1:]
        values |= {} if request.what == NO_ROUTE else _name_route(ruleset, context.board.routes[request.what])
    elif request.kind == ActionKind.CLAIM_SPACE:
        place = codes.space_of(request.what)
        route = context.board.routes[place.route]
        values |= {"count": 1} | _name_route(ruleset, route) | context.payment(route.spaces[place.space])
    elif request.kind in (ActionKind.CLAIM, ActionKind.SHARE):
        route = context.board.routes[request.what]
        values |= {"count": len(route.spaces)} | _name_route(ruleset, route) | context.payment(route.spaces)
    return values


def _name_route(ruleset: Ruleset, route: Route) -> dict[str, object]:
    """Return the placeholders for a route: its name in words, and its notation for an example to type."""
    return {"route": typed_route_label(ruleset, route), "notation": route.id}


def sum_of(ruleset: Ruleset, records: Records, texts: Sequence[str]) -> Refusal | None:
    """[AO-9.5, AO-6.1] Return one refusal for the claims of several spaces of a multiroute.

    Return None if the seat has a balloon for a free space of this multiroute, or if the texts are other actions.
    """
    context = NotationContext(ruleset, records)
    requests = [_request(context, text) for text in texts]
    places = [codes.space_of(one.what) for one in requests if one is not None and one.kind == ActionKind.CLAIM_SPACE]
    if not places or len(places) < len(texts) or len({place.route for place in places}) > 1:
        return None
    number, route = places[0].route, context.board.routes[places[0].route]
    claimers = context.record["claimer"][number].tolist()
    free = [letter for letter, seat in zip(route.spaces, claimers, strict=False) if seat == NOBODY]
    if not free or any(context.balloons_held[letter] for letter in (*free, WILD_TEXT)):
        return None
    prices = listed(type_name(letter) for letter in dict.fromkeys(free))
    return NO_SPACE_PAID.refusal(_name_route(ruleset, route) | {"price": prices})


_SIGNS = str.maketrans(dict.fromkeys("‐‑‒–—−", "-") | {"→": ">", "×": "X"})  # noqa: RUF001  people type them


def normalize_text(text: str) -> str:
    """Convert typed text to notation: `> b` to `>B`, `b-a` to `+A-B`, `red yellow` to `RY`.

    Players type seats by their numbers on screen, with or without `#`. If the text is not an action, return it
    unchanged, so that the refusal can quote it.
    """
    words = " ".join(text.translate(_SIGNS).replace(",", " ").split()).upper()
    words = re.sub(r" *([-+>@=.#!*]) *", r"\1", words)
    return ACTIONS.loose(words) or text.strip()
