"""[AO-9] Sentences about events of expansions, such as orders, symbols, abilities and thieves.

The module also combines these sentences with the sentences of the base game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import singledispatch

from skyhop.engine.event import Event
from skyhop.game.text import Sentence, about, about_several, translate_about
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey import events as happened
from skyhop.games.aeronaut_odyssey.actions import SpaceClaim
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.notation import orders_text, space_payment
from skyhop.games.aeronaut_odyssey.text import base_game_log
from skyhop.games.aeronaut_odyssey.text.base_game_log import Context, name_payment, name_slot
from skyhop.games.aeronaut_odyssey.text.labels import (
    balloon_count,
    bonus_name,
    goal_name,
    name_balloons,
    prize_name,
    type_name,
)
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView


@singledispatch
def sentence(event: Event, context: Context) -> str:
    """Describe an event of an expansion. For any other event, return the sentence of the base game."""
    return base_game_log.sentence(event, context)


@sentence.register
def _dealt(event: happened.Dealt, context: Context) -> str:
    """[AO-9.11] Describe the orders that a seat received. If the viewer may not see these orders, return ""."""
    if event.first is None or event.second is None:
        return ""
    names = {"orders": _orders([event.first, event.second])}
    return about("%(who)s received %(orders)s.", context.who(event) | names)


@sentence.register
def _describe_kept_orders(event: happened.Kept, context: Context) -> str:
    """[AO-9.11] Describe the orders that a seat keeps. To other viewers, describe only the number of orders."""
    if event.first is not None and event.second is not None:
        names = {"orders": _orders([event.first, event.second])}
        return about("%(who)s kept %(orders)s.", context.who(event) | names)
    placeholders = context.who(event) | {"count": event.orders}
    return about_several(
        "%(who)s kept %(count)s secret order.", "%(who)s kept %(count)s secret orders.", event.orders, placeholders
    )


def _orders(orders: Sequence[int]) -> str:
    return orders_text(orders)


@sentence.register
def _describe_teleport(event: happened.Teleported, context: Context) -> str:
    names = context.who(event) | name_slot(context, event.city, event.slot)
    names |= {"action": context.text(codes.TELEPORT + event.city)}
    return Sentence.about("%(who)s teleported to %(city)s, into slot %(used)s of %(slots)s (%(action)s).", names)


@sentence.register
def _describe_share(event: happened.Shared, context: Context) -> str:
    """[AO-9.4] Describe a shared route and its first owner."""
    names = context.who(event) | name_payment(context, event) | {"owner": context.name_inside(event.owner)}
    names |= {"action": context.text(codes.action_of_share(event.route, event.balloon, event.wilds))}
    return Sentence.about(
        "%(who)s shared %(route)s with its owner (%(owner)s), %(points)s, for %(paid)s (%(action)s).", names
    )


@sentence.register
def _describe_space_claim(event: happened.SpaceClaimed, context: Context) -> str:
    """[AO-9.5, AO-9.6] Describe the claim of a space, and the completion of the multiroute."""
    route = context.route(event.route)
    payment = space_payment(route, SpaceClaim(event.route, event.space, event.is_wild))
    names = context.who(event) | {
        "route": context.route_label(event.route),
        "space": event.space + 1,
        "paid": name_balloons(payment),
        "points": context.points(event.route),
        "action": context.text(codes.action_of_space_claim(event.route, event.space, event.is_wild)),
    }
    if not (context.following and isinstance(context.following[0], happened.Finished)):
        return Sentence.about(
            "%(who)s claimed space %(space)s of multiroute %(route)s for %(paid)s (%(action)s).", names
        )
    text = translate_about(
        "%(who)s claimed space %(space)s of multiroute %(route)s for %(paid)s (%(action)s). The multiroute "
        "is complete: each player with a space in it scored %(points)s.",
        names,
    )
    return Sentence.of(text, names)


@sentence.register
def _toll(event: happened.Toll, context: Context) -> str:
    """[AO-9.4, AO-2.4] Describe a toll. If inventories are secret, only payer and receiver see the balloon type."""
    names = context.who(event) | {"payer": context.name_inside(event.payer)}
    if event.balloon is None:
        return about("%(who)s collected a toll of 1 balloon from %(payer)s.", names)
    letter = BALLOON_TEXT[event.balloon]
    if not context.is_chosen:
        names |= {"balloon": name_balloons(letter)}
        return about("%(who)s collected a toll of %(balloon)s from %(payer)s.", names)
    names |= {"type": type_name(letter), "action": context.text(codes.action_of_balloon(event.balloon))}
    return Sentence.about("%(who)s collected a toll of 1 %(type)s balloon from %(payer)s (%(action)s).", names)


@sentence.register
def _symbol(event: happened.SymbolFound, context: Context) -> str:
    """[AO-9.3, AO-9.4] Describe the effect of a symbol, including a balloon that the seat had to cross out."""
    route = context.route(event.route)
    text = route.bonus[event.space + 1]
    names = context.who(event) | {
        "route": context.route_label(event.route),
        "space": event.space + 1,
        "bonus": bonus_name(text),
    }
    if not event.has_effect:
        return _describe_no_effect(text, names)
    if text == "toll":
        return about("%(who)s found the toll of %(route)s. The toll applies from now on.", names)
    if text == "-balloon":
        match context.following:
            case [happened.OnlyAnswer(), happened.CrossedOut(balloon=balloon), *_others]:
                names["lost"] = balloon_count(1) if balloon is None else name_balloons(BALLOON_TEXT[balloon])
                return about(
                    "%(who)s found a symbol on space %(space)s of %(route)s: %(bonus)s; %(lost)s crossed out.", names
                )
    return about("%(who)s found a symbol on space %(space)s of %(route)s: %(bonus)s.", names)


def _describe_no_effect(text: str, names: Mapping[str, object]) -> str:
    """[AO-9.3, AO-2.2] Describe the reason why a symbol has no effect."""
    return {
        "-space": about(
            "%(who)s found a symbol on space %(space)s of %(route)s: %(bonus)s, but the inventory had no free space.",
            names,
        ),
        "-balloon": about(
            "%(who)s found a symbol on space %(space)s of %(route)s: %(bonus)s, but there was no balloon to lose.",
            names,
        ),
        "toll": about("%(who)s found the toll of %(route)s again. Nothing changes.", names),
        "swap": about(
            "%(who)s found a symbol on space %(space)s of %(route)s: %(bonus)s, but there was no balloon to swap.",
            names,
        ),
    }.get(
        text,
        about(
            "%(who)s found a symbol on space %(space)s of %(route)s: %(bonus)s, but the inventory had no free space.",
            names,
        ),
    )


@sentence.register
def _describe_loss(event: happened.CrossedOut, context: Context) -> str:
    """[AO-9.3] Describe a balloon that a seat chose to cross out. If its type is hidden, do not name the type.

    If the seat had no choice, return "". The sentence about the symbol then describes the loss.
    """
    if not context.is_chosen:
        return ""
    if event.balloon is None:
        return about("%(who)s crossed out 1 balloon.", context.who(event))
    names = context.who(event) | {"type": type_name(BALLOON_TEXT[event.balloon])}
    names |= {"action": context.text(codes.LOSE + event.balloon)}
    return Sentence.about("%(who)s crossed out 1 %(type)s balloon (%(action)s).", names)


@sentence.register
def _describe_swap(event: happened.Swapped, context: Context) -> str:
    """[AO-9.2] Describe a swap. If the types are hidden, do not name them."""
    if event.old is None or event.new is None:
        return about("%(who)s swapped 1 balloon.", context.who(event))
    old, new = (type_name(BALLOON_TEXT[balloon]) for balloon in (event.old, event.new))
    names = context.who(event) | {"old": old, "new": new}
    names |= {"action": context.text(codes.action_of_swap(event.old, event.new))}
    return Sentence.about("%(who)s swapped 1 %(old)s balloon for 1 %(new)s balloon (%(action)s).", names)


@sentence.register
def _describe_no_swap(event: happened.NoSwap, context: Context) -> str:
    if not context.is_chosen:
        return ""
    names = context.who(event) | {"action": context.text(codes.DONE)}
    return Sentence.about("%(who)s made no further swap (%(action)s).", names)


@sentence.register
def _describe_theft(event: happened.Robbed, context: Context) -> str:
    """[AO-9.9] Describe the space that a thief chose. If the viewer knows the balloon in it, name the balloon."""
    names = context.who(event) | {"victim": context.name_inside(event.victim), "number": event.cell + 1}
    names |= {"action": context.text(codes.NAME + event.cell)}
    if not event.has_found:
        text = translate_about(
            "%(who)s chose inventory space %(number)s (victim: %(victim)s) and found nothing (%(action)s).", names
        )
    elif event.balloon is None:
        text = translate_about(
            "%(who)s chose inventory space %(number)s (victim: %(victim)s) and took 1 balloon (%(action)s).", names
        )
    else:
        names |= {"type": type_name(BALLOON_TEXT[event.balloon])}
        text = translate_about(
            "%(who)s chose inventory space %(number)s (victim: %(victim)s) and took the %(type)s balloon (%(action)s).",
            names,
        )
    return Sentence.of(text, names)


@sentence.register
def _describe_spy(event: happened.Spied, context: Context) -> str:
    names = context.who(event) | {
        "city": context.city_label(event.city),
        "type": type_name(BALLOON_TEXT[event.balloon]),
    }
    if event.has_received:
        return about("%(who)s spied at %(city)s and received 1 %(type)s balloon.", names)
    return about("%(who)s spied at %(city)s, but the inventory had no free space for the %(type)s balloon.", names)


@sentence.register
def _describe_fulfilment(event: happened.Fulfilled, context: Context) -> str:
    """[AO-9.1, AO-9.2] Describe a fulfilled trajectory, its reward, and the balloons lost because no space was free."""
    trajectory = context.view.board.trajectories[event.trajectory]
    names = context.who(event) | {
        "name": trajectory.id,
        "goal": goal_name(context.view.ruleset, trajectory),
        "prize": prize_name(trajectory),
    }
    if not event.lost:
        return about("%(who)s fulfilled %(name)s, %(goal)s: %(prize)s.", names)
    names |= {"lost": balloon_count(event.lost)}
    return about(
        "%(who)s fulfilled %(name)s, %(goal)s: %(prize)s, but the inventory had no free space for %(lost)s.", names
    )


@sentence.register
def _stole(event: happened.Stole, context: Context) -> str:
    """[AO-9.4, AO-2.4] Describe a theft. If inventories are secret, the thief may have received no balloon."""
    names = context.who(event) | {"victim": context.name_inside(event.victim)}
    names |= {"type": type_name(BALLOON_TEXT[event.balloon])}
    names |= {"action": context.text(codes.action_of_theft(event.victim, event.balloon))}
    if event.has_found:
        return Sentence.about("%(who)s stole 1 %(type)s balloon (victim: %(victim)s) (%(action)s).", names)
    return Sentence.about(
        "%(who)s tried to steal 1 %(type)s balloon (victim: %(victim)s) but found none (%(action)s).", names
    )


@sentence.register
def _describe_late_arrival(event: happened.ArrivedLate, context: Context) -> str:
    names = context.who(event) | {"action": context.text(codes.LATE + event.trajectory)}
    return Sentence.about("%(who)s used a late arrival (%(action)s).", names)


@sentence.register
def _second_wind(event: happened.SecondWind, context: Context) -> str:
    names = context.who(event) | {"action": context.text(codes.WIND)}
    return Sentence.about("%(who)s used a second wind; one more turn follows (%(action)s).", names)


def describe_events(view: AeronautOdysseyView, events: Sequence[Event], names: Sequence[str] = ()) -> list[str]:
    """Return sentences that describe events. One sentence may describe several events. Some events have no sentence."""
    found: list[str] = []
    for place, event in enumerate(events):
        one = sentence(event, Context(view, events[:place], events[place + 1 :], names))
        found += [one] if isinstance(one, Sentence) else one.splitlines()
    return found
