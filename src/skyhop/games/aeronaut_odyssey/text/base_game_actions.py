"""[AO-12] Actions of the base game: moves, claims, choices of balloons and rewards, and the end of a turn."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from skyhop.boards.model import city_name, city_number
from skyhop.game.action import ActionDeclaration, ActionField, read_loosely
from skyhop.game.text import inside
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON, ActionKind
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.layout import NO_ROUTE
from skyhop.games.aeronaut_odyssey.notation import (
    NotationContext,
    check_below,
    own_payment,
    payment_on,
    run_text,
    seat_of_text,
    seat_text,
)
from skyhop.games.aeronaut_odyssey.rules.agenda import ActionRequest
from skyhop.games.aeronaut_odyssey.state import board_of, load_played_board, points_of
from skyhop.games.aeronaut_odyssey.text.labels import (
    bonus_name,
    city_label,
    describe_left,
    describe_slots,
    list_types_at,
    name_balloons,
    name_types,
    name_types_at,
    point_count,
    route_label,
    routes_to_reward,
    sort_letters,
    space_bonus,
    space_count,
    type_name,
    typed_notation,
    typed_route_label,
)
from skyhop.games.aeronaut_odyssey.text.standing import seat_name
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _, listed, ngettext, with_semicolons

if TYPE_CHECKING:
    from skyhop.boards.model import Board
    from skyhop.engine.state import Ruleset

CACHED_TEXTS = 256
"""Maximum number of cities with cached notation of moves, and of maps with cached notation of claims.

A map of the regular size has about 300 moves and claims.
"""
TYPE = "[ROYWKBPG*]"
"""Regular expression for the letter of a balloon."""
CITY = ActionField("city", "[A-Z]+", str, str)
ROUTE = ActionField("route", "[A-Z]+-[A-Z]+2?", str, str)
PAID = ActionField("paid", f"(?:={TYPE}+)?", lambda text: text[1:], lambda run: f"={run}" if run else "")
SEAT = ActionField("seat", "#[0-9]|[0-5]", seat_of_text, seat_text)


class ViewWithNames(NamedTuple):
    """View of the deciding seat with the players' names. If `names` is empty, sentences name players by their seats."""

    view: AeronautOdysseyView
    names: Sequence[str] = ()

    @property
    def board(self) -> Board:
        """Board of the match."""
        return self.view.board

    @property
    def context(self) -> NotationContext:
        """Context for writing and parsing the notation of actions."""
        return NotationContext(self.view.ruleset, self.view.records)

    def city(self, letters: str) -> str:
        """Return the name of a city followed by its letters, such as `Solwick (S)`."""
        return city_label(self.view.ruleset, city_number(letters))

    def route(self, name: str) -> str:
        """Return the names of a route's two cities and its notation `name`, such as `Nimley-Solwick (N-S)`."""
        return route_label(self.view.ruleset, self.context.route(name)[1])

    def written_route(self, name: str) -> str:
        """Return the same text as `route`. For a double route, add its type: `Nimley-Solwick (N-S2, white)`."""
        return typed_route_label(self.view.ruleset, self.context.route(name)[1])

    def seat_name(self, seat: int) -> str:
        """Return the name of a seat for use inside a sentence, from the perspective of the viewer."""
        return inside(seat_name(self.view, seat, self.names))


class ActionFacts(NamedTuple):
    """Facts about an action for its button: its group, the balloons to draw, and its gains in words.

    `target` names the cities and routes that a player can click on the map for the action. Several actions may have
    the same target. To distinguish these actions, `way` names further cities and routes. `parts` contains
    the balloon buttons that compose the action.
    """

    kind: str
    balloons: str = ""
    hint: str = ""
    target: str = ""
    way: str = ""
    parts: tuple[str, ...] = ()


_ROUTE_TYPED = r"(?P<one>[A-Z]+)-(?P<other>[A-Z]+)(?P<second>2?)(?:\.(?P<space>[0-9]+))?(?:=(?P<paid>[ROYWKBPG* ]+))?"


def read_route(pattern: str, sign: str, words: str) -> str:
    """Return the notation of an action that claims or shares a route, from a player's informal words.

    The result names the city with the lower number first. If the words mean another action, return "".
    """
    found = re.fullmatch(pattern + _ROUTE_TYPED, words)
    if found is None:
        return ""
    cities = sorted((found["one"], found["other"]), key=city_number)
    space = f".{found['space']}" if found["space"] else ""
    payment = f"={sort_letters(found['paid'])}" if found["paid"] else ""
    return f"{sign}{cities[0]}-{cities[1]}{found['second']}{space}{payment}"


def _move(offer: ViewWithNames, city: str, second: str) -> str:
    route = offer.board.routes[offer.context.route_to(city, second)]
    left = (slots := offer.board.city(city_number(city)).slots) - offer.view.slots_used(city)
    number, ruleset = city_number(city), offer.view.ruleset
    start, goal = city_label(ruleset, sum(route.ends) - number), city_label(ruleset, number)
    if route.double:
        goal = _("%(city)s over %(route)s") % {"city": goal, "route": typed_notation(route)}
    names = {"start": start, "city": goal, "slots": slots, "left": left}
    sentence = ngettext(
        "Fly from %(start)s to %(city)s, where %(left)s of %(slots)s slots is left.",
        "Fly from %(start)s to %(city)s, where %(left)s of %(slots)s slots are left.",
        left,
    )
    return sentence % names


def _move_brings(offer: ViewWithNames, city: str, second: str) -> str:
    """[AO-5.2, AO-5.3] Describe the results of a move: rewarded owners, and types to pick at the destination."""
    owners = offer.view.standings[offer.context.route_to(city, second)].owners
    others = listed(offer.seat_name(seat) for seat in owners if seat != offer.view.turn_of)
    types = _("Types there: %(types)s.") % {"types": name_types_at(offer.view, city)}
    if not others:
        return types
    rewarded = _("A reward goes to %(names)s.") % {"names": others}
    return f"{rewarded} {types}"


def _move_title(offer: ViewWithNames, city: str, second: str) -> str:
    number = offer.context.route_to(city, second)
    routes, ends = enumerate(offer.board.routes), offer.board.routes[number].ends
    if sum(offer.view.standings[other].is_in_play for other, route in routes if route.ends == ends) > 1:
        names = {"city": offer.city(city), "route": typed_notation(offer.board.routes[number])}
        return _("Fly to %(city)s over %(route)s") % names
    return _("Fly to %(city)s") % {"city": offer.city(city)}


def _move_facts(offer: ViewWithNames, city: str, second: str) -> ActionFacts:
    """[AO-5] Return facts about a move: the balloons and slots at its destination, and the rewarded players."""
    number = offer.context.route_to(city, second)
    hint = [balloons_at(offer, city), slots_at(offer, city)]
    hint += [
        _("%(player)s is rewarded") % {"player": offer.seat_name(owner)}
        for owner in offer.view.standings[number].owners
        if owner != offer.view.pending_seat
    ]
    found = list_types_at(offer.view.ruleset, city_number(city))
    return ActionFacts("move", found, with_semicolons(hint), f"city-{city}", f"route-{offer.board.routes[number].id}")


def balloons_at(offer: ViewWithNames, city: str) -> str:
    """[AO-5.3] Return the balloon types at a city in words, including gray."""
    letters = list_types_at(offer.view.ruleset, city_number(city))
    return _("balloons there: %(types)s") % {"types": name_types(letters)}


def slots_at(offer: ViewWithNames, city: str) -> str:
    """[AO-1.3] Return the number of free slots of a city in words."""
    return describe_slots(offer.view.ruleset, city_number(city), offer.view.slots_used(city))


def _describe_plain_move(offer: ViewWithNames, city: str, second: str) -> str:
    number = offer.context.route_to(city, second)
    if number == NO_ROUTE or not offer.board.routes[number].double:
        return _("Fly to %(city)s.") % {"city": offer.city(city)}
    names = {"city": offer.city(city), "route": offer.written_route(offer.board.routes[number].id)}
    return _("Fly to %(city)s over %(route)s.") % names


def _move_of(context: NotationContext, action: int) -> tuple[str, str]:
    return _target_of(context.ruleset, context.traveler_city, action)


def _target_of(ruleset: Ruleset, city: int, action: int) -> tuple[str, str]:
    route = board_of(ruleset).routes[action - codes.MOVE]
    one, other = route.ends
    return city_name(other if one == city else one), "2" if route.double == 2 else ""


@lru_cache(CACHED_TEXTS)
def _move_texts(ruleset: Ruleset, city: int) -> Callable[[int], str]:
    return cache(lambda action: MOVE.write(*_target_of(ruleset, city, action)))


@lru_cache(CACHED_TEXTS)
def _claim_texts(ruleset: Ruleset) -> Callable[[int], str]:
    return cache(lambda action: CLAIM.write(*payment_on(board_of(ruleset), codes.claim_of(action))))


def route_words(offer: ViewWithNames, name: str, payment: str) -> dict[str, str]:
    """[AO-6.1] Return the values of the placeholders in the sentence about a claim of a plain route.

    The values are the route's name, the payment, the number of spaces, and the points.
    """
    number, route = offer.context.route(name)
    return {
        "route": route_label(offer.view.ruleset, route),
        "paid": name_balloons(payment or own_payment(route)),
        "spaces": space_count(len(route.spaces)),
        "points": point_count(points_of(offer.view.ruleset, number)),
    }


def _claim(offer: ViewWithNames, name: str, payment: str) -> str:
    return _("Claim %(route)s, %(spaces)s, for %(paid)s: %(points)s.") % route_words(offer, name, payment)


def _claim_brings(offer: ViewWithNames, name: str, payment: str) -> str:
    number, route = offer.context.route(name)
    return " ".join((*gains(offer.view, number, None), *describe_left(offer.view, payment or own_payment(route))))


def _describe_plain_claim(offer: ViewWithNames, name: str, payment: str) -> str:
    names = {"route": offer.written_route(name), "balloons": name_balloons(payment)}
    return (_("Claim %(route)s and pay %(balloons)s.") if payment else _("Claim %(route)s.")) % names


def _claim_facts(offer: ViewWithNames, name: str, payment: str) -> ActionFacts:
    number, route = offer.context.route(name)
    hint = [point_count(points_of(offer.view.ruleset, number)), *short_gains(offer.view, number, None)]
    return ActionFacts("claim", payment or own_payment(route), with_semicolons(hint), f"route-{route.id}")


def short_gains(view: AeronautOdysseyView, number: int, space: int | None) -> Iterator[str]:
    """[AO-6.2, AO-9.3] Yield the reward and each bonus symbol that a claim would bring, in a few words.

    Omit the points of the route. `space` is None for the claim of a plain route.
    """
    if view.pending_seat is not None and view.would_own(number, space) and view.is_at(view.pending_seat, number):
        yield _("a reward, because the traveler is there")
    route = load_played_board(view.ruleset).routes[number]
    symbols = route.bonus if space is None else space_bonus(route, space)
    yield from (bonus_name(symbol) for symbol in symbols.values())


def _request_claim(context: NotationContext, name: str, payment: str) -> ActionRequest:
    number, route = context.route(name)
    return context.request(ActionKind.CLAIM, number, payment or own_payment(route))


def gains(view: AeronautOdysseyView, number: int, space: int | None) -> Iterator[str]:
    """[AO-6.2, AO-9.3] Yield sentences about the reward and the bonus symbols that a claim would bring.

    Omit the points of the route. `space` is None for the claim of a plain route.
    """
    route = view.board.routes[number]
    if view.would_own(number, space) and view.is_at(view.turn_of, number):
        yield _("You are at one end of this route, so you receive a reward.")
    claimed = range(1, len(route.spaces) + 1) if space is None else [space + 1]
    symbols = [route.bonus[place] for place in claimed if place in route.bonus]
    if symbols and "bonus" in str(view.ruleset.parameters["expansions"]).split():
        yield _("Symbols: %(names)s.") % {"names": listed(bonus_name(text) for text in symbols)}


def _describe_nothing(offer: ViewWithNames) -> str:
    if offer.view.phase == "profit":
        return _("Take no balloon.")
    if offer.view.phase == "swap":
        left = offer.view.number_due
        return ngettext("Skip the swap.", "Skip the remaining %(count)s swaps.", left) % {"count": left}
    return _("End the turn.") if offer.view.has_acted else _("Use no ability. You cannot fly or claim.")


def _start(offer: ViewWithNames, city: str) -> str:
    names = {"city": offer.city(city), "types": name_types_at(offer.view, city)}
    return _("Start at %(city)s, without using a slot. Balloon types there: %(types)s.") % names


def _start_facts(offer: ViewWithNames, city: str) -> ActionFacts:
    found = list_types_at(offer.view.ruleset, city_number(city))
    return ActionFacts("start", found, balloons_at(offer, city), f"city-{city}")


def _run(offer: ViewWithNames, run: str) -> str:
    """Describe the choice of balloons: a start gift, a pick, a reward, a profit or a toll."""
    names = {"balloons": name_balloons(run)}
    if offer.view.phase == "toll":
        names |= {"payer": offer.seat_name(offer.view.turn_of), "holder": offer.seat_name(offer.view.number_due)}
        return _("The toll is %(balloons)s (from: %(payer)s, to: %(holder)s).") % names
    sentences = {
        "gift": _("Begin with %(balloons)s."),
        "reward": _("Take %(balloons)s as a reward."),
        "profit": _("Profit: take %(balloons)s."),
        "repick": _("Pick %(balloons)s instead."),
        "pick": _("Pick %(balloons)s."),
    }
    return sentences[offer.view.phase] % names


def _request_run(context: NotationContext, run: str) -> ActionRequest:
    """[AO-12.1] Return the request for the choice of the balloons in `run`.

    More than three balloons are possible in a text, but never legal.
    """
    first, second, third = [*sorted(map(BALLOON_TEXT.index, run))[:3], NO_BALLOON, NO_BALLOON][:3]
    return context.request(ActionKind.RUN, codes.action_of_run(first, second, third), run)


def _read_run(words: str) -> str:
    """[AO-12.1] Return the letters of the balloons in a typed text, sorted by type.

    The text contains letters or names of types. If it contains anything else, return "".
    """
    names = {type_name(letter).upper(): letter for letter in BALLOON_TEXT}
    letters = "".join(names.get(word, word) for word in words.split())
    return sort_letters(letters) if letters and set(letters) <= set(BALLOON_TEXT) else ""


def _refuse(offer: ViewWithNames) -> str:
    names = {"type": type_name(offer.view.picked_letter), "who": offer.seat_name(offer.view.turn_of)}
    return _("Refuse the reward: the player to move (%(who)s) must then pick a type other than %(type)s.") % names


MOVE = ActionDeclaration(
    kind=ActionKind.MOVE,
    notation=">{city}{second}",
    fields=(CITY, ActionField("second", "2?", str, str)),
    decode=_move_of,
    texts=lambda context: _move_texts(context.ruleset, context.traveler_city),
    request=lambda context, city, second: ActionRequest(ActionKind.MOVE, context.route_to(city, second)),
    sentence=_move,
    effects=_move_brings,
    plain=_describe_plain_move,
    title=_move_title,
    facts=_move_facts,
    loose=read_loosely("(?:>|FLY TO |FLY |MOVE TO |MOVE )([A-Z]+)(2?)", ">{0}{1}"),
)
CLAIM = ActionDeclaration(
    kind=ActionKind.CLAIM,
    notation="+{route}{paid}",
    fields=(ROUTE, PAID),
    decode=lambda context, action: context.payment_of(codes.claim_of(action)),
    texts=lambda context: _claim_texts(context.ruleset),
    request=_request_claim,
    sentence=_claim,
    effects=_claim_brings,
    plain=_describe_plain_claim,
    title=lambda offer, name, _paid: _("Claim %(route)s") % {"route": offer.route(name)},
    facts=_claim_facts,
    loose=lambda words: read_route(r"(?:\+|CLAIM )?", "+", words),
)
DONE = ActionDeclaration(
    kind=ActionKind.DONE,
    notation=".",
    is_fixed=True,
    request=lambda _context: ActionRequest(ActionKind.DONE, codes.DONE),
    sentence=_describe_nothing,
    plain=lambda offer: _("Take no balloon.") if offer.view.phase == "profit" else _("Do nothing more."),
    title=lambda offer: {"turn": _("End the turn"), "profit": _("Take none"), "swap": _("No swap")}[offer.view.phase],
    facts=lambda _offer: ActionFacts("done"),
    loose=read_loosely("DONE|NONE|PASS|END", "."),
)
START = ActionDeclaration(
    kind=ActionKind.START,
    notation="@{city}",
    is_fixed=True,
    fields=(CITY,),
    decode=lambda _context, action: (city_name(action - codes.START + 1),),
    request=lambda context, city: ActionRequest(ActionKind.START, codes.START + context.city(city)),
    sentence=_start,
    plain=lambda offer, city: _("Start at %(city)s.") % {"city": offer.city(city)},
    title=lambda offer, city: _("Start at %(city)s") % {"city": offer.city(city)},
    facts=_start_facts,
    loose=read_loosely("(?:@|START AT |START )([A-Z]+)", "@{0}"),
)
RUN = ActionDeclaration(
    kind=ActionKind.RUN,
    notation="{run}",
    is_fixed=True,
    fields=(ActionField("run", f"{TYPE}+", str, str),),
    decode=lambda _context, action: (run_text(action),),
    request=_request_run,
    sentence=_run,
    plain=lambda _offer, run: _("Take %(balloons)s.") % {"balloons": name_balloons(run)},
    title=lambda _offer, run: name_types(run),
    facts=lambda _offer, run: ActionFacts("run", run, parts=tuple(run)),
    loose=_read_run,
)
SPACE = ActionDeclaration(
    kind=ActionKind.SPACE,
    notation="+",
    is_fixed=True,
    request=lambda _context: ActionRequest(ActionKind.SPACE, codes.SPACE),
    sentence=lambda _offer: _("Take one more inventory space."),
    title=lambda _offer: _("one more space"),
    facts=lambda _offer: ActionFacts("reward", hint=_("your inventory grows")),
    loose=read_loosely("SPACE", "+"),
)
VETO = ActionDeclaration(
    kind=ActionKind.VETO,
    notation="x",
    is_fixed=True,
    request=lambda _context: ActionRequest(ActionKind.VETO, codes.VETO),
    sentence=_refuse,
    plain=lambda _offer: _("Refuse the reward."),
    title=lambda _offer: _("refuse"),
    facts=lambda _offer: ActionFacts(
        "reward", hint=_("the player to move does not receive the balloon and picks another type")
    ),
    loose=read_loosely("REFUSE|X", "x"),
)
OWNER = ActionDeclaration(
    kind=ActionKind.OWNER,
    notation="for {seat}",
    is_fixed=True,
    fields=(SEAT,),
    decode=lambda _context, action: (action - codes.OWNER,),
    request=lambda context, seat: ActionRequest(
        ActionKind.OWNER, codes.OWNER + check_below(context.count("seats"), seat)
    ),
    sentence=lambda offer, seat: _("The reward goes to: %(owner)s.") % {"owner": offer.seat_name(seat)},
    title=lambda offer, seat: seat_name(offer.view, seat, offer.names),
    facts=lambda offer, seat: ActionFacts("owner", target=" ".join(routes_to_reward(offer.view, seat))),
    loose=read_loosely("FOR ?#? ?([0-9]+)", "for #{0}"),
)
