"""Sentences for the events of every match: moves, claims, picks, rewards, skipped turns, and the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import NamedTuple

from skyhop.boards.model import Route, city_name
from skyhop.engine.event import Event, TakenBack
from skyhop.engine.state import BrokenOff, GivenUp
from skyhop.game.ending import describe_resignation
from skyhop.game.text import Sentence, about, describe_take_back, inside, join_names
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey import events as happened
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON, Payment
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.notation import NotationContext, payment_run
from skyhop.games.aeronaut_odyssey.state import points_of
from skyhop.games.aeronaut_odyssey.text.action_reading import ACTIONS
from skyhop.games.aeronaut_odyssey.text.base_game_actions import MOVE
from skyhop.games.aeronaut_odyssey.text.labels import (
    balloon_count,
    city_label,
    destination_label,
    name_balloons,
    point_count,
    route_label,
    space_count,
    type_name,
)
from skyhop.games.aeronaut_odyssey.text.standing import ending, seat_name
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _, listed


class Context(NamedTuple):
    """Data for the sentence about an event: the current view, the neighbouring events, and the players' names."""

    view: AeronautOdysseyView
    before: Sequence[Event]
    following: Sequence[Event]
    names: Sequence[str] = ()

    def name(self, seat: int) -> str:
        """Return the name of the player in a seat. If the player has no name, return a name for the seat."""
        return seat_name(self.view, seat, self.names)

    def name_inside(self, seat: int) -> str:
        """Return the name of a seat for use inside a sentence."""
        return inside(self.name(seat))

    @property
    def is_chosen(self) -> bool:
        """[AO-4.2] True if a player chose the action of this event.

        The property is False if the action was the only legal action. The match then took this action without asking.
        """
        return not (self.before and isinstance(self.before[-1], happened.OnlyAnswer))

    def who(self, event: Event) -> dict[str, str]:
        """Return the placeholder `who` of a sentence with its value, the name of the event's seat."""
        return {"who": self.name(event.seat)}

    def text(self, action: int) -> str:
        """[AO-12] Return the notation of an action.

        Do not call this method for moves and choices of orders. Their notation depends on the state before the
        action.
        """
        return ACTIONS.write(NotationContext(self.view.ruleset, self.view.records), action)

    def route(self, number: int) -> Route:
        """Return the route with this number."""
        return self.view.board.routes[number]

    def route_label(self, number: int) -> str:
        """Return the names of a route's two cities and its notation, such as `Nimley-Solwick (N-S)`."""
        return route_label(self.view.ruleset, self.route(number))

    def city_label(self, city: int) -> str:
        """Return the name of a city followed by its letters, such as `Solwick (S)`. Cities are counted from 0."""
        return city_label(self.view.ruleset, city + 1)

    def points(self, number: int) -> str:
        """[AO-7.2] Return the points of a route in words."""
        return point_count(points_of(self.view.ruleset, number))


@singledispatch
def sentence(event: Event, context: Context) -> str:  # noqa: ARG001  most kinds of events have no sentence
    """Describe an event in one or more lines.

    Return "" if the event needs no sentence, or if the sentence of another event already describes it.
    """
    return ""


@sentence.register
def _describe_start(event: happened.Started, context: Context) -> str:
    """[AO-3.1] Describe the start city of a traveler. In the ruleset `capital`, players do not choose this city."""
    names = {"city": context.city_label(event.city), "action": context.text(codes.START + event.city)}
    if context.is_chosen:
        return Sentence.about("%(who)s started at %(city)s (%(action)s).", context.who(event) | names)
    return about("%(who)s started at %(city)s.", context.who(event) | names)


@sentence.register
def _gift(event: happened.Gift, context: Context) -> str:
    """[AO-3.3] Describe the balloons that a later seat received before the first turn.

    If the viewer may not see their types, describe only their number.
    """
    names = context.who(event)
    if event.first is None or event.second is None or event.third is None:
        return about("%(who)s began with %(balloons)s.", names | {"balloons": balloon_count(event.balloons)})
    names |= _run(context, event.first, event.second, event.third)
    return Sentence.about("%(who)s began with %(balloons)s (%(action)s).", names)


def _run(context: Context, first: int, second: int = NO_BALLOON, third: int = NO_BALLOON) -> dict[str, str]:
    """[AO-12.1] Return the values of two placeholders for one to three balloons: the names and the notation."""
    action = context.text(codes.action_of_run(first, second, third))
    return {"balloons": name_balloons(action), "action": action}


@sentence.register
def _describe_move(event: happened.Moved, context: Context) -> str:
    route = context.route(event.route)
    names = context.who(event) | name_slot(context, event.city, event.slot)
    names |= {
        "start": context.city_label(sum(route.ends) - event.city - 2),
        "city": destination_label(context.view.ruleset, route, event.city + 1),
        "action": MOVE.write(city_name(event.city + 1), "2" if route.double == 2 else ""),
    }
    return Sentence.about(
        "%(who)s flew from %(start)s to %(city)s, into slot %(used)s of %(slots)s (%(action)s).", names
    )


def name_slot(context: Context, city: int, slot: int) -> dict[str, object]:
    """[AO-5.1] Return the values of the placeholders for an arrival: city, used slot, and number of slots."""
    place = context.view.board.cities[city]
    return {"city": context.city_label(city), "used": slot, "slots": place.slots}


@sentence.register
def _describe_claim(event: happened.Claimed, context: Context) -> str:
    """[AO-6.1] Describe a claim and its payment. All players may see the payment."""
    names = context.who(event) | name_payment(context, event)
    names |= {"spaces": space_count(len(context.route(event.route).spaces))}
    names |= {"action": context.text(codes.action_of_claim(event.route, event.balloon, event.wilds))}
    return Sentence.about("%(who)s claimed %(route)s, %(spaces)s, %(points)s, for %(paid)s (%(action)s).", names)


def name_payment(context: Context, event: happened.Claimed | happened.Shared) -> dict[str, str]:
    """Return the values of the placeholders for a payment: the route, its points, and the paid balloons."""
    route = context.route(event.route)
    payment = payment_run(route, Payment(event.route, event.balloon, event.wilds))
    points = context.points(event.route)
    return {"route": context.route_label(event.route), "paid": name_balloons(payment), "points": points}


@sentence.register
def _turn_ended(event: happened.TurnEnded, context: Context) -> str:
    """[AO-4.1] Describe the end of a turn if the player chose it instead of a possible ability.

    Otherwise, return "".
    """
    names = context.who(event) | {"action": context.text(codes.DONE)}
    if not context.is_chosen:
        return ""
    if event.has_acted:
        return Sentence.about("%(who)s used no more abilities (%(action)s).", names)
    return Sentence.about("%(who)s could not act and used no ability (%(action)s).", names)


@sentence.register
def _describe_skip(event: happened.Skipped, context: Context) -> str:
    """[AO-7.1] Describe a skipped turn. If the sentence about the end of the turn already describes it, return ""."""
    match context.before:
        case [happened.TurnEnded()]:
            return ""
    return about("%(who)s could not act, so the turn was skipped.", context.who(event))


@sentence.register
def _describe_pick(event: happened.Picked, context: Context) -> str:
    names = context.who(event) | _run(context, event.first, event.second)
    if context.is_chosen:
        return Sentence.about("%(who)s picked %(balloons)s (%(action)s).", names)
    return about("%(who)s picked %(balloons)s, the only choice.", names)


@sentence.register
def _describe_repick(event: happened.Repicked, context: Context) -> str:
    names = context.who(event) | _run(context, event.balloon)
    if context.is_chosen:
        return Sentence.about("%(who)s picked %(balloons)s instead (%(action)s).", names)
    return about("%(who)s picked %(balloons)s instead, the only choice.", names)


@sentence.register
def _describe_profit(event: happened.Profited, context: Context) -> str:
    names = context.who(event) | _run(context, event.balloon)
    return Sentence.about("%(who)s took a profit, %(balloons)s (%(action)s).", names)


@sentence.register
def _describe_no_profit(event: happened.NoProfit, context: Context) -> str:
    names = context.who(event) | {"action": context.text(codes.DONE)}
    return Sentence.about("%(who)s took no profit (%(action)s).", names)


@sentence.register
def _describe_reward(event: happened.Rewarded, context: Context) -> str:
    """[AO-2.3] Describe a balloon that a seat took as a reward. If its type is hidden, do not name the type."""
    if event.balloon is None:
        return about("%(who)s received a reward, %(balloons)s.", context.who(event) | {"balloons": balloon_count(1)})
    names = context.who(event) | _run(context, event.balloon)
    return Sentence.about("%(who)s received a reward, %(balloons)s (%(action)s).", names)


@sentence.register
def _describe_space_gain(event: happened.SpaceGained, context: Context) -> str:
    """[AO-2.3] Describe an inventory space that a seat took as a reward.

    A seat without a free space could not choose a balloon instead. The sentence then omits the notation.
    """
    names = context.who(event) | {"action": context.text(codes.SPACE)}
    if context.is_chosen:
        return Sentence.about("%(who)s received a reward, one more inventory space (%(action)s).", names)
    return about("%(who)s received a reward, one more inventory space.", names)


@sentence.register
def _describe_rival_balloon(event: happened.RivalReceived, context: Context) -> str:
    """[AO-8.3] Describe the balloon that the rival received because the human flew over a route of the rival."""
    if event.balloon is None:
        return about("%(who)s received 1 balloon as the owner of the route.", context.who(event))
    names = context.who(event) | {"type": type_name(BALLOON_TEXT[event.balloon])}
    if not context.is_chosen:
        return about("%(who)s received 1 %(type)s balloon as the owner of the route.", names)
    names |= {"action": context.text(codes.action_of_balloon(event.balloon))}
    return Sentence.about("%(who)s received 1 %(type)s balloon as the owner of the route (%(action)s).", names)


@sentence.register
def _describe_owner_choice(event: happened.OwnerNamed, context: Context) -> str:
    """[AO-5.6] Describe the choice of the route owner who gets a reward. If there was only one owner, return ""."""
    if not context.is_chosen:
        return ""
    names = context.who(event) | {"owner": context.name_inside(event.owner)}
    names |= {"action": context.text(codes.OWNER + event.owner)}
    return Sentence.about("%(who)s chose %(owner)s as the owner to reward (%(action)s).", names)


@sentence.register
def _describe_veto(event: happened.Vetoed, context: Context) -> str:
    names = context.who(event) | {"type": type_name(BALLOON_TEXT[event.balloon])}
    names |= {"action": context.text(codes.VETO)}
    return Sentence.about(
        "%(who)s refused the reward, so the player to move does not receive the %(type)s balloon (%(action)s).", names
    )


@sentence.register
def _describe_face(event: happened.FaceScored, context: Context) -> str:
    """[AO-7.3] Describe a completed face, with its points and the seats that now score it."""
    face = context.view.board.faces[event.face]
    names = {
        "routes": listed(face.routes),
        "points": point_count(face.number),
        "owners": join_names(context.name(seat) for seat in context.view.seats if event.owners >> seat & 1),
    }
    return _("Face %(routes)s is closed. Owners who score %(points)s: %(owners)s.") % names


@sentence.register
def _describe_resignation(event: GivenUp, context: Context) -> str:
    return describe_resignation(event, lambda seat: seat_name(context.view, seat, context.names))


@sentence.register
def _describe_take_back(event: TakenBack, context: Context) -> str:
    return describe_take_back(event, lambda seat: seat_name(context.view, seat, context.names))


@sentence.register
def _match_ended(_event: happened.MatchEnded | BrokenOff, context: Context) -> str:
    return ending(context.view, context.names)
