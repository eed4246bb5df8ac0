"""What an action does, in a sentence or two, to whoever is about to take it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from skyhop.boards.model import city_name
from skyhop.core.i18n import _, ngettext
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey.actions import ActionKind, Payment
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.labels import (
    balloons_named,
    bonus_name,
    goal_name,
    point_count,
    prize_name,
    space_count,
    type_name,
    way_name,
)
from skyhop.games.aeronaut_odyssey.notation import orders_kept, paid_for_space, payment_run, run_text, write_action
from skyhop.games.aeronaut_odyssey.rules.orders import points_lost
from skyhop.games.aeronaut_odyssey.standing import seat_name
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView


def written(view: AeronautOdysseyView, action: int) -> str:
    """[AO-12] Write an action."""
    return write_action(view.board, view.record, action)


def explained(view: AeronautOdysseyView, action: int) -> str:
    """Say what an action does, and what it brings about as far as that is certain."""
    return _EXPLANATIONS[ActionKind(codes.kind_of(action))](view, action)


def _move(view: AeronautOdysseyView, action: int) -> str:
    """[AO-5.1, AO-5.2, AO-5.3] Say where it goes, who is rewarded, and what can be picked there."""
    number = codes.move_of(action)
    route, here = view.board.routes[number], int(view.record["city"][view.turn_of]) + 1
    city = view.board.city(sum(route.ends) - here)
    names = {"city": city.name, "route": route.id, "slots": city.slots}
    names["left"] = city.slots - view.slots_used(city.name)
    told = [_("Fly over %(route)s to %(city)s, where %(left)s of %(slots)s slots are left.") % names]
    others = [seat for seat in view.owners(number) if seat != view.turn_of]
    if others:
        named = ", ".join(seat_name(view, seat) for seat in others)
        told.append(_("Its owner is rewarded: %(names)s.") % {"names": named})
    told.append(_("Types there: %(types)s.") % {"types": types_named(view, city.n)})
    return " ".join(told)


def types_named(view: AeronautOdysseyView, city: int) -> str:
    """[AO-5.3] Name the types found at a city (by number from 1)."""
    return ", ".join(type_name(letter) for letter in view.types_at(city)) or _("none")


def _claim(view: AeronautOdysseyView, action: int) -> str:
    """[AO-6.1] Say what is paid for a plain route, and what it brings at once."""
    payment = codes.claim_of(action)
    names = _names(view, payment)
    told = [_("Claim %(route)s, %(spaces)s, for %(paid)s: %(points)s.") % names]
    return " ".join([*told, *_gains(view, payment.route, None)])


def _names(view: AeronautOdysseyView, payment: Payment) -> dict[str, str]:
    """Name a plain route, what is paid for it, and what it gives."""
    route = view.board.routes[payment.route]
    return {
        "route": route.id,
        "paid": balloons_named(payment_run(route, payment)),
        "spaces": space_count(len(route.spaces)),
        "points": point_count(view.points_of(payment.route)),
    }


def _space_claim(view: AeronautOdysseyView, action: int) -> str:
    """[AO-9.5, AO-9.6] Say what is paid for a space of a multiroute, and whether that finishes it."""
    claim = codes.space_claim_of(action)
    route = view.board.routes[claim.route]
    names = {"route": route.id, "paid": balloons_named(paid_for_space(route, claim)), "space": claim.space + 1}
    told = [_("Claim space %(space)s of the multiroute %(route)s for %(paid)s.") % names]
    if view.would_own(claim.route, claim.space):
        names["points"] = point_count(view.points_of(claim.route))
        told.append(_("This finishes it: %(points)s for all who took part.") % names)
    return " ".join([*told, *_gains(view, claim.route, claim.space)])


def _gains(view: AeronautOdysseyView, number: int, space: int | None) -> Iterator[str]:
    """[AO-6.2, AO-9.3] Say what a claim brings besides the route."""
    route = view.board.routes[number]
    if view.would_own(number, space) and view.is_at(view.turn_of, number):
        yield _("You are at one of its ends and are rewarded.")
    claimed = range(1, len(route.spaces) + 1) if space is None else [space + 1]
    symbols = [route.bonus[place] for place in claimed if place in route.bonus]
    if symbols and "bonus" in str(view.ruleset.parameters["expansions"]).split():
        yield _("Symbols: %(names)s.") % {"names": ", ".join(bonus_name(text) for text in symbols)}


def _share(view: AeronautOdysseyView, action: int) -> str:
    names = _names(view, codes.share_of(action))
    return _("Share %(route)s for %(paid)s: %(points)s for you too. Your turn goes on.") % names


def _steal(view: AeronautOdysseyView, action: int) -> str:
    theft = codes.theft_of(action)
    names = {"victim": seat_name(view, theft.victim), "type": type_name(BALLOON_TEXT[theft.balloon])}
    return _("Steal 1 %(type)s balloon, if there is one (victim: %(victim)s). Your turn goes on.") % names


def _arrive_late(view: AeronautOdysseyView, action: int) -> str:
    trajectory = view.board.trajectories[codes.late_arrival_of(action)]
    names = {"name": trajectory.id, "goal": goal_name(trajectory), "prize": prize_name(trajectory)}
    return _("Fulfil %(name)s, %(goal)s, though no slot is left: %(prize)s.") % names


def _teleport(_view: AeronautOdysseyView, action: int) -> str:
    names = {"city": city_name(codes.teleport_of(action) + 1)}
    return _("Go to %(city)s, into a slot, without receiving balloons. Your turn goes on.") % names


def _wind(_view: AeronautOdysseyView, _action: int) -> str:
    return _("Have one more turn after this one.")


def _nothing(view: AeronautOdysseyView, _action: int) -> str:
    if view.phase == "profit":
        return _("Take no balloon.")
    if view.phase == "swap":
        left = view.number_due
        return ngettext("Do without the swap.", "Do without the %(count)s swaps left.", left) % {"count": left}
    return _("End the turn.") if view.has_acted else _("Use no ability; you can do nothing else.")


def _keep(view: AeronautOdysseyView, action: int) -> str:
    """[AO-9.11] Say what the orders kept give, and take."""
    told = []
    for number in orders_kept(view.record, action):
        order = view.board.orders[number]
        names = {"name": order.id, "way": way_name(order.ends), "points": point_count(order.amount)}
        names["loss"] = point_count(points_lost(order.amount))
        told.append(_("%(name)s, %(way)s: %(points)s, or %(loss)s lost") % names)
    return _("Keep %(orders)s.") % {"orders": "; ".join(told)}


def _start(view: AeronautOdysseyView, action: int) -> str:
    city = codes.start_of(action) + 1
    names = {"city": city_name(city), "types": types_named(view, city)}
    return _("Start at %(city)s, which uses no slot. Types there: %(types)s.") % names


def _run(view: AeronautOdysseyView, action: int) -> str:
    """Say what happens to balloons that are chosen."""
    names = {"balloons": balloons_named(run_text(action))}
    if view.phase == "toll":
        names |= {"payer": seat_name(view, view.turn_of), "holder": seat_name(view, view.number_due)}
        return _("The toll is %(balloons)s (payer: %(payer)s, for: %(holder)s).") % names
    sentences = {
        "gift": _("Begin with %(balloons)s."),
        "reward": _("Take %(balloons)s as a reward."),
        "profit": _("Profit: take %(balloons)s."),
        "repick": _("Pick %(balloons)s instead."),
        "pick": _("Pick %(balloons)s."),
    }
    return sentences[view.phase] % names


def _take_space(_view: AeronautOdysseyView, _action: int) -> str:
    return _("Take one more inventory space.")


def _refuse(view: AeronautOdysseyView, _action: int) -> str:
    names = {"type": type_name(view.picked_letter), "who": seat_name(view, view.turn_of)}
    return _("Refuse the reward: another type than %(type)s must be picked (by: %(who)s).") % names


def _reward_owner(view: AeronautOdysseyView, action: int) -> str:
    return _("The reward goes to: %(owner)s.") % {"owner": seat_name(view, codes.owner_of(action))}


def _cross_out(_view: AeronautOdysseyView, action: int) -> str:
    return _("Cross out %(balloons)s.") % {"balloons": balloons_named(BALLOON_TEXT[codes.loss_of(action)])}


def _swap(_view: AeronautOdysseyView, action: int) -> str:
    swap = codes.swap_of(action)
    names = {"old": type_name(BALLOON_TEXT[swap.old]), "new": type_name(BALLOON_TEXT[swap.new])}
    return _("Swap 1 %(old)s balloon into %(new)s.") % names


def _rob(view: AeronautOdysseyView, action: int) -> str:
    names = {"number": codes.naming_of(action) + 1, "victim": seat_name(view, view.number_due)}
    return _("Rob inventory space %(number)s (victim: %(victim)s).") % names


_EXPLANATIONS: dict[ActionKind, Callable[[AeronautOdysseyView, int], str]] = {
    ActionKind.MOVE: _move,
    ActionKind.CLAIM: _claim,
    ActionKind.CLAIM_SPACE: _space_claim,
    ActionKind.STEAL: _steal,
    ActionKind.LATE: _arrive_late,
    ActionKind.SHARE: _share,
    ActionKind.TELEPORT: _teleport,
    ActionKind.WIND: _wind,
    ActionKind.DONE: _nothing,
    ActionKind.KEEP: _keep,
    ActionKind.START: _start,
    ActionKind.RUN: _run,
    ActionKind.SPACE: _take_space,
    ActionKind.VETO: _refuse,
    ActionKind.OWNER: _reward_owner,
    ActionKind.LOSE: _cross_out,
    ActionKind.SWAP: _swap,
    ActionKind.NAME: _rob,
}
"""[AO-12.2, AO-12.3] What explains each kind of actions."""
