"""[AO-12] Actions of every match: moves, claims, balloons, rewards, and the end of a turn."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from skyhop.boards.model import city_name, city_number
from skyhop.game.action import Action, Field, loosely
from skyhop.game.text import inside
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON, ActionKind
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.notation import (
    NotationContext,
    below,
    own_payment,
    run_text,
    seat_of_text,
    seat_text,
)
from skyhop.games.aeronaut_odyssey.rules.agenda import ActionRequest
from skyhop.games.aeronaut_odyssey.state import points_of
from skyhop.games.aeronaut_odyssey.text.labels import (
    balloons_named,
    bonus_name,
    point_count,
    space_count,
    type_name,
)
from skyhop.games.aeronaut_odyssey.text.standing import seat_name
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from skyhop.boards.model import Board

TYPE = "[ROYWKBPG*]"
"""Pattern of a balloon."""
CITY = Field("city", "[A-Z]+", str, str)
ROUTE = Field("route", "[A-Z]+-[A-Z]+2?", str, str)
PAID = Field("paid", f"(?:={TYPE}+)?", lambda text: text[1:], lambda run: f"={run}" if run else "")
SEAT = Field("seat", "#[0-9]|[0-5]", seat_of_text, seat_text)


class Offer(NamedTuple):
    """View of the seat that is offered an action; without `names`, players are named by their seats."""

    view: AeronautOdysseyView
    names: Sequence[str] = ()

    @property
    def board(self) -> Board:
        """Board of the match."""
        return self.view.board

    @property
    def context(self) -> NotationContext:
        """Context of notation."""
        return NotationContext(self.view.ruleset, self.view.records)

    def seat_name(self, seat: int) -> str:
        """Return the viewer's name for a seat, for use inside a sentence."""
        return inside(seat_name(self.view, seat, self.names))


def in_order(run: str) -> str:
    """Return letters of balloons in the order of the types."""
    return "".join(sorted(run.replace(" ", ""), key=BALLOON_TEXT.index))


_ROUTE_TYPED = r"(?P<one>[A-Z]+)-(?P<other>[A-Z]+)(?P<second>2?)(?:\.(?P<space>[0-9]+))?(?:=(?P<paid>[ROYWKBPG* ]+))?"


def read_route(pattern: str, sign: str, words: str) -> str:
    """Return typed words as the claim or share of a route, with the lower city first; "" if they are neither."""
    found = re.fullmatch(pattern + _ROUTE_TYPED, words)
    if found is None:
        return ""
    cities = sorted((found["one"], found["other"]), key=city_number)
    space = f".{found['space']}" if found["space"] else ""
    payment = f"={in_order(found['paid'])}" if found["paid"] else ""
    return f"{sign}{cities[0]}-{cities[1]}{found['second']}{space}{payment}"


def types_named(view: AeronautOdysseyView, city: str) -> str:
    """[AO-5.3] Name the types found at a city."""
    return listed(type_name(letter) for letter in view.types_at(city_number(city))) or _("none")


def _move(offer: Offer, city: str, second: str) -> str:
    route = offer.board.routes[offer.context.route_to(city, second)]
    slots = offer.board.city(city_number(city)).slots
    left = slots - offer.view.slots_used(city)
    sentence = ngettext(
        "Fly over %(route)s to %(city)s, where %(left)s of %(slots)s slots is left.",
        "Fly over %(route)s to %(city)s, where %(left)s of %(slots)s slots are left.",
        left,
    )
    return sentence % {"city": city, "route": route.id, "slots": slots, "left": left}


def _move_brings(offer: Offer, city: str, second: str) -> str:
    """[AO-5.2, AO-5.3] Describe a flight's rewarded owners, and the types to pick at its destination."""
    owners = offer.view.standings[offer.context.route_to(city, second)].owners
    others = listed(offer.seat_name(seat) for seat in owners if seat != offer.view.turn_of)
    types = _("Types there: %(types)s.") % {"types": types_named(offer.view, city)}
    return f"{_('Its owner is rewarded: %(names)s.') % {'names': others}} {types}" if others else types


def _plain_move(offer: Offer, city: str, second: str) -> str:
    ends = sorted((offer.view.player(offer.view.turn_of).city or "", city))
    return _("Fly to %(city)s over %(route)s.") % {"city": city, "route": f"{'-'.join(ends)}{second}"}


def _move_of(context: NotationContext, action: int) -> tuple[str, str]:
    route = context.board.routes[action - codes.MOVE]
    one, other = route.ends
    return city_name(other if one == context.here else one), "2" if route.double == 2 else ""


def route_words(offer: Offer, name: str, paid: str) -> dict[str, str]:
    """[AO-6.1] Return the name, payment, spaces and points of a plain route."""
    number, route = offer.context.route(name)
    return {
        "route": route.id,
        "paid": balloons_named(paid or own_payment(route)),
        "spaces": space_count(len(route.spaces)),
        "points": point_count(points_of(offer.view.ruleset, number)),
    }


def _claim(offer: Offer, name: str, paid: str) -> str:
    return _("Claim %(route)s, %(spaces)s, for %(paid)s: %(points)s.") % route_words(offer, name, paid)


def _claim_brings(offer: Offer, name: str, paid: str) -> str:
    number, route = offer.context.route(name)
    return " ".join((*gains(offer.view, number, None), *left_to_pay(offer.view, paid or own_payment(route))))


def _plain_claim(_offer: Offer, name: str, paid: str) -> str:
    if paid:
        return _("Claim %(route)s and pay %(balloons)s.") % {"route": name, "balloons": balloons_named(paid)}
    return _("Claim %(route)s.") % {"route": name}


def _request_claim(context: NotationContext, name: str, paid: str) -> ActionRequest:
    number, route = context.route(name)
    return context.request(ActionKind.CLAIM, number, paid or own_payment(route))


def gains(view: AeronautOdysseyView, number: int, space: int | None) -> Iterator[str]:
    """[AO-6.2, AO-9.3] Describe the gains of a claim besides the route."""
    route = view.board.routes[number]
    if view.would_own(number, space) and view.is_at(view.turn_of, number):
        yield _("You are at one of its ends and are rewarded.")
    claimed = range(1, len(route.spaces) + 1) if space is None else [space + 1]
    symbols = [route.bonus[place] for place in claimed if place in route.bonus]
    if symbols and "bonus" in str(view.ruleset.parameters["expansions"]).split():
        yield _("Symbols: %(names)s.") % {"names": listed(bonus_name(text) for text in symbols)}


def left_to_pay(view: AeronautOdysseyView, paid: str) -> Iterator[str]:
    """[AO-2.4] Describe the balloons left after a payment, if visible."""
    if held := view.player(view.turn_of).held:
        left = Counter(held) - Counter(paid)
        yield _("Left to pay with: %(balloons)s.") % {"balloons": balloons_named("".join(left.elements()))}


def _nothing(offer: Offer) -> str:
    if offer.view.phase == "profit":
        return _("Take no balloon.")
    if offer.view.phase == "swap":
        left = offer.view.number_due
        return ngettext("Do without the swap.", "Do without the %(count)s swaps left.", left) % {"count": left}
    return _("End the turn.") if offer.view.has_acted else _("Use no ability; you can do nothing else.")


def _start(offer: Offer, city: str) -> str:
    names = {"city": city, "types": types_named(offer.view, city)}
    return _("Start at %(city)s, which uses no slot. Types there: %(types)s.") % names


def _run(offer: Offer, run: str) -> str:
    """Describe the use of the chosen balloons."""
    names = {"balloons": balloons_named(run)}
    if offer.view.phase == "toll":
        names |= {"payer": offer.seat_name(offer.view.turn_of), "holder": offer.seat_name(offer.view.number_due)}
        return _("The toll is %(balloons)s (payer: %(payer)s, for: %(holder)s).") % names
    sentences = {
        "gift": _("Begin with %(balloons)s."),
        "reward": _("Take %(balloons)s as a reward."),
        "profit": _("Profit: take %(balloons)s."),
        "repick": _("Pick %(balloons)s instead."),
        "pick": _("Pick %(balloons)s."),
    }
    return sentences[offer.view.phase] % names


def _request_run(context: NotationContext, run: str) -> ActionRequest:
    """[AO-12.1] Return the pick of a run. A longer run than three balloons is never legal."""
    first, second, third = [*sorted(map(BALLOON_TEXT.index, run))[:3], NO_BALLOON, NO_BALLOON][:3]
    return context.request(ActionKind.RUN, codes.action_of_run(first, second, third), run)


def _read_run(words: str) -> str:
    """[AO-12.1] Return letters or names of balloons as a run, in the order of the types; "" if it is none."""
    names = {type_name(letter).upper(): letter for letter in BALLOON_TEXT}
    letters = "".join(names.get(word, word) for word in words.split())
    return in_order(letters) if letters and set(letters) <= set(BALLOON_TEXT) else ""


def _refuse(offer: Offer) -> str:
    names = {"type": type_name(offer.view.picked_letter), "who": offer.seat_name(offer.view.turn_of)}
    return _("Refuse the reward: another type than %(type)s must be picked (by: %(who)s).") % names


MOVE = Action(
    kind=ActionKind.MOVE,
    notation=">{city}{second}",
    fields=(CITY, Field("second", "2?", str, str)),
    decode=_move_of,
    request=lambda context, city, second: ActionRequest(ActionKind.MOVE, context.route_to(city, second)),
    sentence=_move,
    effects=_move_brings,
    plain=_plain_move,
    loose=loosely("(?:>|FLY TO |FLY |MOVE TO |MOVE )([A-Z]+)(2?)", ">{0}{1}"),
)
CLAIM = Action(
    kind=ActionKind.CLAIM,
    notation="+{route}{paid}",
    fields=(ROUTE, PAID),
    decode=lambda context, action: context.payment_of(codes.claim_of(action)),
    request=_request_claim,
    sentence=_claim,
    effects=_claim_brings,
    plain=_plain_claim,
    loose=lambda words: read_route(r"(?:\+|CLAIM )?", "+", words),
)
DONE = Action(
    kind=ActionKind.DONE,
    notation=".",
    request=lambda _context: ActionRequest(ActionKind.DONE, codes.DONE),
    sentence=_nothing,
    plain=lambda offer: _("Take no balloon.") if offer.view.phase == "profit" else _("Do nothing more."),
    loose=loosely("DONE|NONE|PASS|END", "."),
)
START = Action(
    kind=ActionKind.START,
    notation="@{city}",
    fields=(CITY,),
    decode=lambda _context, action: (city_name(action - codes.START + 1),),
    request=lambda context, city: ActionRequest(ActionKind.START, codes.START + context.city(city)),
    sentence=_start,
    plain=lambda _offer, city: _("Start at %(city)s.") % {"city": city},
    loose=loosely("(?:@|START AT |START )([A-Z]+)", "@{0}"),
)
RUN = Action(
    kind=ActionKind.RUN,
    notation="{run}",
    fields=(Field("run", f"{TYPE}+", str, str),),
    decode=lambda _context, action: (run_text(action),),
    request=_request_run,
    sentence=_run,
    plain=lambda _offer, run: _("Take %(balloons)s.") % {"balloons": balloons_named(run)},
    loose=_read_run,
)
SPACE = Action(
    kind=ActionKind.SPACE,
    notation="+",
    request=lambda _context: ActionRequest(ActionKind.SPACE, codes.SPACE),
    sentence=lambda _offer: _("Take one more inventory space."),
    loose=loosely("SPACE", "+"),
)
VETO = Action(
    kind=ActionKind.VETO,
    notation="x",
    request=lambda _context: ActionRequest(ActionKind.VETO, codes.VETO),
    sentence=_refuse,
    plain=lambda _offer: _("Refuse the reward."),
    loose=loosely("REFUSE|X", "x"),
)
OWNER = Action(
    kind=ActionKind.OWNER,
    notation="for {seat}",
    fields=(SEAT,),
    decode=lambda _context, action: (action - codes.OWNER,),
    request=lambda context, seat: ActionRequest(ActionKind.OWNER, codes.OWNER + below(context.count("seats"), seat)),
    sentence=lambda offer, seat: _("The reward goes to: %(owner)s.") % {"owner": offer.seat_name(seat)},
    loose=loosely("FOR ?#? ?([0-9]+)", "for #{0}"),
)
