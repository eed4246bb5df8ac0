"""The log in words: what a seat heard of an action, one sentence each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import singledispatch
from typing import Any, NamedTuple

from skyhop.boards.model import Route, city_name
from skyhop.core.event import Event
from skyhop.core.i18n import _, listed
from skyhop.core.naming import about, about_several, inside, names_listed, unfilled
from skyhop.core.sentence import Sentence
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey import events as happened
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON, Payment, SpaceClaim
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.labels import (
    balloon_count,
    balloons_named,
    bonus_name,
    goal_name,
    point_count,
    prize_name,
    space_count,
    type_name,
)
from skyhop.games.aeronaut_odyssey.notation import move_text, orders_text, paid_for_space, payment_run, write_action
from skyhop.games.aeronaut_odyssey.standing import ending, seat_name
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView


class Context(NamedTuple):
    """Where an event stands: the view after all of them, those before it, those that followed, the players' names."""

    view: AeronautOdysseyView
    before: Sequence[Event]
    following: Sequence[Event]
    names: Sequence[str] = ()

    def name(self, seat: int) -> str:
        """Name a seat, as it is called where that is known."""
        return seat_name(self.view, seat, self.names)

    def name_inside(self, seat: int) -> str:
        """Name a seat inside a sentence."""
        return inside(self.name(seat))

    @property
    def is_chosen(self) -> bool:
        """[AO-4.2] Say whether somebody chose it, and it was not the only answer."""
        return not (self.before and isinstance(self.before[-1], happened.OnlyAnswer))

    def who(self, event: Event) -> dict[str, Any]:
        """Begin the names of a sentence with whose event it is."""
        return {"who": self.name(event.seat)}

    def text(self, action: int) -> str:
        """[AO-12] Write an action; neither a move nor a keep, which depend on where one was."""
        return write_action(self.view.board, self.view.record, action)

    def route(self, number: int) -> Route:
        """Find a route."""
        return self.view.board.routes[number]

    def points(self, number: int) -> str:
        """[AO-7.2] Count the points of a route."""
        return point_count(self.view.points_of(number))


def told(view: AeronautOdysseyView, events: Sequence[Event], names: Sequence[str] = ()) -> list[str]:
    """Put events into words; some share a sentence, and of some nothing needs to be said."""
    found: list[str] = []
    for place, event in enumerate(events):
        one = sentence(event, Context(view, events[:place], events[place + 1 :], names))
        found += [one] if isinstance(one, Sentence) else one.splitlines()
    return found


@singledispatch
def sentence(event: Event, context: Context) -> str:  # noqa: ARG001  nothing is said of most kinds
    """Tell an event; nothing of one that needs no words, or is told with another; lines where it takes several."""
    return ""


@sentence.register
def _dealt(event: happened.Dealt, context: Context) -> str:
    """[AO-9.11] Tell whoever it was which orders were dealt."""
    if event.first is None or event.second is None:
        return ""
    names = {"orders": _orders([event.first, event.second])}
    return about("%(who)s received %(orders)s.", context.who(event) | names)


@sentence.register
def _kept(event: happened.Kept, context: Context) -> str:
    """[AO-9.11] Tell which orders are kept, to others only how many."""
    if event.first is not None and event.second is not None:
        names = {"orders": _orders([event.first, event.second])}
        return about("%(who)s kept %(orders)s.", context.who(event) | names)
    told = context.who(event) | {"count": event.orders}
    return about_several(
        "%(who)s kept %(count)s secret order.", "%(who)s kept %(count)s secret orders.", event.orders, told
    )


def _orders(orders: Sequence[int]) -> str:
    return orders_text(orders).removeprefix("keep ")


@sentence.register
def _started(event: happened.Started, context: Context) -> str:
    """[AO-3.1] Tell where a traveler starts; in `capital` there is one place."""
    names = {"city": city_name(event.city + 1), "action": context.text(codes.action_of_start(event.city))}
    if context.is_chosen:
        return Sentence.about("%(who)s started at %(city)s (%(action)s).", context.who(event) | names)
    return about("%(who)s started at %(city)s.", context.who(event) | names)


@sentence.register
def _gift(event: happened.Gift, context: Context) -> str:
    """[AO-3.3] Tell what a later seat begins with; of a hidden inventory how many."""
    names = context.who(event)
    if event.first is None or event.second is None or event.third is None:
        return about("%(who)s began with %(balloons)s.", names | {"balloons": balloon_count(event.balloons)})
    names |= _run(context, event.first, event.second, event.third)
    return Sentence.about("%(who)s began with %(balloons)s (%(action)s).", names)


def _run(context: Context, first: int, second: int = NO_BALLOON, third: int = NO_BALLOON) -> dict[str, str]:
    """[AO-12.1] Name balloons, and write them as an action."""
    action = context.text(codes.action_of_run(first, second, third))
    return {"balloons": balloons_named(action), "action": action}


@sentence.register
def _moved(event: happened.Moved, context: Context) -> str:
    names = context.who(event) | _slot(context, event.city, event.slot)
    names |= {"route": context.route(event.route).id}
    names |= {"action": move_text(context.view.board, event.route, event.city)}
    return Sentence.about(
        "%(who)s flew over %(route)s to %(city)s, into slot %(used)s of %(slots)s (%(action)s).", names
    )


@sentence.register
def _teleported(event: happened.Teleported, context: Context) -> str:
    names = context.who(event) | _slot(context, event.city, event.slot)
    names |= {"action": context.text(codes.action_of_teleport(event.city))}
    return Sentence.about("%(who)s teleported to %(city)s, into slot %(used)s of %(slots)s (%(action)s).", names)


def _slot(context: Context, city: int, slot: int) -> dict[str, object]:
    place = context.view.board.cities[city]
    return {"city": place.name, "used": slot, "slots": place.slots}


@sentence.register
def _claimed(event: happened.Claimed, context: Context) -> str:
    """[AO-6.1] Tell a claim and its payment, which is made before everybody's eyes."""
    names = context.who(event) | _paid(context, event)
    names |= {"spaces": space_count(len(context.route(event.route).spaces))}
    names |= {"action": context.text(codes.action_of_claim(event.route, event.balloon, event.wilds))}
    return Sentence.about("%(who)s claimed %(route)s, %(spaces)s, %(points)s, for %(paid)s (%(action)s).", names)


@sentence.register
def _shared(event: happened.Shared, context: Context) -> str:
    """[AO-9.4] Tell with whom a route is shared."""
    names = context.who(event) | _paid(context, event) | {"owner": context.name_inside(event.owner)}
    names |= {"action": context.text(codes.action_of_share(event.route, event.balloon, event.wilds))}
    return Sentence.about(
        "%(who)s shared %(route)s with its owner (%(owner)s), %(points)s, for %(paid)s (%(action)s).", names
    )


def _paid(context: Context, event: happened.Claimed | happened.Shared) -> dict[str, str]:
    """Name a plain route, its points and what was paid."""
    route = context.route(event.route)
    paid = payment_run(route, Payment(event.route, event.balloon, event.wilds))
    return {"route": route.id, "paid": balloons_named(paid), "points": context.points(event.route)}


@sentence.register
def _space_claimed(event: happened.SpaceClaimed, context: Context) -> str:
    """[AO-9.5, AO-9.6] Tell the claim of a space, and whether it was the last of its multiroute."""
    route = context.route(event.route)
    paid = paid_for_space(route, SpaceClaim(event.route, event.space, event.is_wild))
    names = context.who(event) | {
        "route": route.id,
        "space": event.space + 1,
        "paid": balloons_named(paid),
        "points": context.points(event.route),
        "action": context.text(codes.action_of_space_claim(event.route, event.space, event.is_wild)),
    }
    if not (context.following and isinstance(context.following[0], happened.Finished)):
        return Sentence.about(
            "%(who)s claimed space %(space)s of multiroute %(route)s for %(paid)s (%(action)s).", names
        )
    told = unfilled(
        "%(who)s claimed space %(space)s of multiroute %(route)s for %(paid)s and so finished it; "
        "all who took part scored %(points)s (%(action)s).",
        names,
    )
    return Sentence.of(told, names)


@sentence.register
def _turn_ended(event: happened.TurnEnded, context: Context) -> str:
    """[AO-4.1] Tell that no ability was used, where one could have been."""
    names = context.who(event) | {"action": context.text(codes.DONE)}
    if not context.is_chosen:
        return ""
    if event.has_acted:
        return Sentence.about("%(who)s used no more abilities (%(action)s).", names)
    return Sentence.about("%(who)s could not act and used no ability (%(action)s).", names)


@sentence.register
def _skipped(event: happened.Skipped, context: Context) -> str:
    """[AO-7.1] Tell who is skipped, unless that was told with an ability not used."""
    match context.before:
        case [happened.TurnEnded()]:
            return ""
    return about("%(who)s could not act, so the turn was skipped.", context.who(event))


@sentence.register
def _picked(event: happened.Picked, context: Context) -> str:
    names = context.who(event) | _run(context, event.first, event.second)
    if context.is_chosen:
        return Sentence.about("%(who)s picked %(balloons)s (%(action)s).", names)
    return about("%(who)s picked %(balloons)s, the only choice.", names)


@sentence.register
def _repicked(event: happened.Repicked, context: Context) -> str:
    names = context.who(event) | _run(context, event.balloon)
    if context.is_chosen:
        return Sentence.about("%(who)s picked %(balloons)s instead (%(action)s).", names)
    return about("%(who)s picked %(balloons)s instead, the only choice.", names)


@sentence.register
def _profited(event: happened.Profited, context: Context) -> str:
    names = context.who(event) | _run(context, event.balloon)
    return Sentence.about("%(who)s profited, %(balloons)s (%(action)s).", names)


@sentence.register
def _no_profit(event: happened.NoProfit, context: Context) -> str:
    names = context.who(event) | {"action": context.text(codes.DONE)}
    return Sentence.about("%(who)s did not profit (%(action)s).", names)


@sentence.register
def _rewarded(event: happened.Rewarded, context: Context) -> str:
    """[AO-2.3] Tell a reward; of a hidden inventory without its type."""
    if event.balloon is None:
        return about("%(who)s received a reward, %(balloons)s.", context.who(event) | {"balloons": balloon_count(1)})
    names = context.who(event) | _run(context, event.balloon)
    return Sentence.about("%(who)s received a reward, %(balloons)s (%(action)s).", names)


@sentence.register
def _space_gained(event: happened.SpaceGained, context: Context) -> str:
    """[AO-2.3] Tell a reward that was a space; a full inventory has no choice."""
    names = context.who(event) | {"action": context.text(codes.SPACE)}
    if context.is_chosen:
        return Sentence.about("%(who)s received a reward, one more inventory space (%(action)s).", names)
    return about("%(who)s received a reward, one more inventory space.", names)


@sentence.register
def _rival_received(event: happened.RivalReceived, context: Context) -> str:
    """[AO-8.3] Tell what the rival received for its route."""
    if event.balloon is None:
        return about("%(who)s received 1 balloon for the route flown over.", context.who(event))
    names = context.who(event) | {"type": type_name(BALLOON_TEXT[event.balloon])}
    if not context.is_chosen:
        return about("%(who)s received 1 %(type)s balloon for the route flown over.", names)
    names |= {"action": context.text(codes.action_of_balloon(event.balloon))}
    return Sentence.about("%(who)s received 1 %(type)s balloon for the route flown over (%(action)s).", names)


@sentence.register
def _toll(event: happened.Toll, context: Context) -> str:
    """[AO-9.4, AO-2.4] Tell a toll; its type to those two whom it concerns, and to all where inventories are open."""
    names = context.who(event) | {"payer": context.name_inside(event.payer)}
    if event.balloon is None:
        return about("%(who)s took a toll, 1 balloon (payer: %(payer)s).", names)
    letter = BALLOON_TEXT[event.balloon]
    if not context.is_chosen:
        names |= {"balloon": balloons_named(letter)}
        return about("%(who)s took a toll, %(balloon)s (payer: %(payer)s).", names)
    names |= {"type": type_name(letter), "action": context.text(codes.action_of_balloon(event.balloon))}
    return Sentence.about("%(who)s took a toll, 1 %(type)s balloon (payer: %(payer)s) (%(action)s).", names)


@sentence.register
def _owner_named(event: happened.OwnerNamed, context: Context) -> str:
    """[AO-5.6] Tell whom the mover chose among several owners."""
    if not context.is_chosen:
        return ""
    names = context.who(event) | {"owner": context.name_inside(event.owner)}
    names |= {"action": context.text(codes.action_of_owner(event.owner))}
    return Sentence.about("%(who)s named the owner to be rewarded: %(owner)s (%(action)s).", names)


@sentence.register
def _vetoed(event: happened.Vetoed, context: Context) -> str:
    names = context.who(event) | {"type": type_name(BALLOON_TEXT[event.balloon])}
    names |= {"action": context.text(codes.VETO)}
    return Sentence.about("%(who)s refused the reward, so the %(type)s balloon is not received (%(action)s).", names)


@sentence.register
def _face_scored(event: happened.FaceScored, context: Context) -> str:
    """[AO-7.3] Tell who scores a face now."""
    face = context.view.board.faces[event.face]
    names = {
        "routes": listed(face.routes),
        "points": point_count(face.number),
        "owners": names_listed(context.name(seat) for seat in context.view.seats if event.owners >> seat & 1),
    }
    return _("Face %(routes)s is closed, %(points)s: %(owners)s.") % names


@sentence.register
def _symbol(event: happened.Symbol, context: Context) -> str:
    """[AO-9.3, AO-9.4] Tell what a symbol brought or took; a single balloon that it can take is taken at once."""
    route = context.route(event.route)
    text = route.bonus[event.space + 1]
    names = context.who(event) | {"route": route.id, "space": event.space + 1, "bonus": bonus_name(text)}
    if not event.has_effect:
        return _without_effect(text, names)
    if text == "toll":
        return about("%(who)s found the toll of %(route)s, which is due from now on.", names)
    if text == "-balloon":
        match context.following:
            case [happened.OnlyAnswer(), happened.CrossedOut(balloon=balloon), *_others]:
                names["lost"] = balloon_count(1) if balloon is None else balloons_named(BALLOON_TEXT[balloon])
                return about(
                    "%(who)s found a symbol on space %(space)s of %(route)s: %(bonus)s; %(lost)s crossed out.", names
                )
    return about("%(who)s found a symbol on space %(space)s of %(route)s: %(bonus)s.", names)


def _without_effect(text: str, names: Mapping[str, object]) -> str:
    """[AO-9.3, AO-2.2] Say why a symbol does nothing."""
    return {
        "-space": about("%(who)s found a symbol on space %(space)s of %(route)s: %(bonus)s, but none is free.", names),
        "-balloon": about(
            "%(who)s found a symbol on space %(space)s of %(route)s: %(bonus)s, but there is none to lose.", names
        ),
        "toll": about("%(who)s found the toll of %(route)s once more, which changes nothing.", names),
        "swap": about(
            "%(who)s found a symbol on space %(space)s of %(route)s: %(bonus)s, but no balloon to change.", names
        ),
    }.get(text, about("%(who)s found %(bonus)s on space %(space)s of %(route)s, with no space for it.", names))


@sentence.register
def _crossed_out(event: happened.CrossedOut, context: Context) -> str:
    """[AO-9.3] Tell a loss; of a hidden inventory without the type; one without a choice is told with its symbol."""
    if not context.is_chosen:
        return ""
    if event.balloon is None:
        return about("%(who)s crossed out 1 balloon.", context.who(event))
    names = context.who(event) | {"type": type_name(BALLOON_TEXT[event.balloon])}
    names |= {"action": context.text(codes.action_of_loss(event.balloon))}
    return Sentence.about("%(who)s crossed out 1 %(type)s balloon (%(action)s).", names)


@sentence.register
def _swapped(event: happened.Swapped, context: Context) -> str:
    """[AO-9.2] Tell a swap; of a hidden inventory without the types."""
    if event.old is None or event.new is None:
        return about("%(who)s swapped 1 balloon.", context.who(event))
    old, new = (type_name(BALLOON_TEXT[balloon]) for balloon in (event.old, event.new))
    names = context.who(event) | {"old": old, "new": new}
    names |= {"action": context.text(codes.action_of_swap(event.old, event.new))}
    return Sentence.about("%(who)s swapped 1 %(old)s balloon into %(new)s (%(action)s).", names)


@sentence.register
def _no_swap(event: happened.NoSwap, context: Context) -> str:
    if not context.is_chosen:
        return ""
    names = context.who(event) | {"action": context.text(codes.DONE)}
    return Sentence.about("%(who)s made no further swap (%(action)s).", names)


@sentence.register
def _robbed(event: happened.Robbed, context: Context) -> str:
    """[AO-9.9] Tell the number that a thief named, and what the space held as far as the viewer knows."""
    names = context.who(event) | {"victim": context.name_inside(event.victim), "number": event.cell + 1}
    names |= {"action": context.text(codes.action_of_naming(event.cell))}
    if not event.has_found:
        told = unfilled(
            "%(who)s named inventory space %(number)s (victim: %(victim)s) and found nothing (%(action)s).", names
        )
    elif event.balloon is None:
        told = unfilled(
            "%(who)s named inventory space %(number)s (victim: %(victim)s) and took 1 balloon (%(action)s).", names
        )
    else:
        names |= {"type": type_name(BALLOON_TEXT[event.balloon])}
        told = unfilled(
            "%(who)s named inventory space %(number)s (victim: %(victim)s) and took the %(type)s balloon (%(action)s).",
            names,
        )
    return Sentence.of(told, names)


@sentence.register
def _spied(event: happened.Spied, context: Context) -> str:
    names = context.who(event) | {"city": city_name(event.city + 1), "type": type_name(BALLOON_TEXT[event.balloon])}
    if event.has_received:
        return about("%(who)s spied at %(city)s and received 1 %(type)s balloon.", names)
    return about("%(who)s spied at %(city)s without a space for the %(type)s balloon.", names)


@sentence.register
def _fulfilled(event: happened.Fulfilled, context: Context) -> str:
    """[AO-9.1, AO-9.2] Tell a trajectory, its reward, and what of it found no space."""
    trajectory = context.view.board.trajectories[event.trajectory]
    names = context.who(event) | {"name": trajectory.id, "goal": goal_name(trajectory), "prize": prize_name(trajectory)}
    if not event.lost:
        return about("%(who)s fulfilled %(name)s, %(goal)s: %(prize)s.", names)
    names |= {"lost": balloon_count(event.lost)}
    return about("%(who)s fulfilled %(name)s, %(goal)s: %(prize)s, of which %(lost)s found no space.", names)


@sentence.register
def _stole(event: happened.Stole, context: Context) -> str:
    """[AO-9.4, AO-2.4] Tell a theft, which may be in vain where inventories are secret."""
    names = context.who(event) | {"victim": context.name_inside(event.victim)}
    names |= {"type": type_name(BALLOON_TEXT[event.balloon])}
    names |= {"action": context.text(codes.action_of_theft(event.victim, event.balloon))}
    if event.has_found:
        return Sentence.about("%(who)s stole 1 %(type)s balloon (victim: %(victim)s) (%(action)s).", names)
    return Sentence.about(
        "%(who)s tried to steal 1 %(type)s balloon (victim: %(victim)s), in vain (%(action)s).", names
    )


@sentence.register
def _arrived_late(event: happened.ArrivedLate, context: Context) -> str:
    names = context.who(event) | {"action": context.text(codes.action_of_late_arrival(event.trajectory))}
    return Sentence.about("%(who)s used a late arrival (%(action)s).", names)


@sentence.register
def _second_wind(event: happened.SecondWind, context: Context) -> str:
    names = context.who(event) | {"action": context.text(codes.WIND)}
    return Sentence.about("%(who)s used a second wind; one more turn follows (%(action)s).", names)


@sentence.register
def _resigned(event: happened.Resigned, context: Context) -> str:
    return about("%(who)s resigned.", context.who(event))


@sentence.register
def _agreed(event: happened.Agreed, context: Context) -> str:
    return about("%(who)s agreed to a draw.", context.who(event))


@sentence.register
def _match_ended(_event: happened.MatchEnded, context: Context) -> str:
    return ending(context.view, context.names)
