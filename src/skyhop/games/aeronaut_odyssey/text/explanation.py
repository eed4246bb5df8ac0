"""Explanations of actions before they are final: cost, gains and consequences in a sentence or two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from skyhop.boards.model import city_name
from skyhop.game.text import inside
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey.actions import ActionKind, Payment
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.notation import orders_kept, paid_for_space, payment_run, run_text, write_action
from skyhop.games.aeronaut_odyssey.rules.trajectories import points_lost
from skyhop.games.aeronaut_odyssey.state import points_of
from skyhop.games.aeronaut_odyssey.text.labels import (
    balloons_named,
    bonus_name,
    goal_name,
    point_count,
    prize_name,
    space_count,
    type_name,
    way_name,
)
from skyhop.games.aeronaut_odyssey.text.standing import seat_name
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _, listed, ngettext, with_semicolons


class ExplainedAction(NamedTuple):
    """Action offered to the viewer; without `names`, players are named by their seats."""

    view: AeronautOdysseyView
    action: int
    names: Sequence[str] = ()

    @property
    def text(self) -> str:
        """[AO-12] Notation of the action."""
        return write_action(self.view.board, self.view.record, self.action)

    def seat_name(self, seat: int) -> str:
        """Return the viewer's name for a seat, for use inside a sentence."""
        return inside(seat_name(self.view, seat, self.names))


def explained(offer: ExplainedAction) -> str:
    """Describe an action and its certain effects."""
    return " ".join(_sentences(offer))


def named(offer: ExplainedAction) -> str:
    """Describe an action in one sentence."""
    return next(iter(_sentences(offer)))


def _sentences(offer: ExplainedAction) -> Iterable[str]:
    found = _EXPLANATIONS[ActionKind(codes.kind_of(offer.action))](offer)
    return (found,) if isinstance(found, str) else found


def _move(offer: ExplainedAction) -> Iterator[str]:
    """[AO-5.1, AO-5.2, AO-5.3] Describe a flight: destination, rewarded owners, and types to pick there."""
    number = offer.action - codes.MOVE
    route, here = offer.view.board.routes[number], int(offer.view.record["city"][offer.view.turn_of]) + 1
    city = offer.view.board.city(sum(route.ends) - here)
    names = {"city": city.name, "route": route.id, "slots": city.slots}
    names["left"] = left = city.slots - offer.view.slots_used(city.name)
    yield (
        ngettext(
            "Fly over %(route)s to %(city)s, where %(left)s of %(slots)s slots is left.",
            "Fly over %(route)s to %(city)s, where %(left)s of %(slots)s slots are left.",
            left,
        )
        % names
    )
    others = [seat for seat in offer.view.standings[number].owners if seat != offer.view.turn_of]
    if others:
        owners = listed(offer.seat_name(seat) for seat in others)
        yield _("Its owner is rewarded: %(names)s.") % {"names": owners}
    yield _("Types there: %(types)s.") % {"types": types_named(offer.view, city.n)}


def types_named(view: AeronautOdysseyView, city: int) -> str:
    """[AO-5.3] Name the types found at a city (number from 1)."""
    return listed(type_name(letter) for letter in view.types_at(city)) or _("none")


def _claim(offer: ExplainedAction) -> Iterator[str]:
    """[AO-6.1] Describe the payment for a plain route, and its immediate gains."""
    payment = codes.claim_of(offer.action)
    names = _names(offer.view, payment)
    yield _("Claim %(route)s, %(spaces)s, for %(paid)s: %(points)s.") % names
    yield from _gains(offer.view, payment.route, None)
    yield from _left(offer.view, payment_run(offer.view.board.routes[payment.route], payment))


def _names(view: AeronautOdysseyView, payment: Payment) -> dict[str, str]:
    """Return the placeholder values for a plain route: name, payment, spaces and points."""
    route = view.board.routes[payment.route]
    return {
        "route": route.id,
        "paid": balloons_named(payment_run(route, payment)),
        "spaces": space_count(len(route.spaces)),
        "points": point_count(points_of(view.ruleset, payment.route)),
    }


def _space_claim(offer: ExplainedAction) -> Iterator[str]:
    """[AO-9.5, AO-9.6] Describe the payment for a multiroute space, and the completion of the route."""
    claim = codes.space_claim_of(offer.action)
    route = offer.view.board.routes[claim.route]
    paid = paid_for_space(route, claim)
    names = {"route": route.id, "paid": balloons_named(paid), "space": claim.space + 1}
    yield _("Claim space %(space)s of the multiroute %(route)s for %(paid)s.") % names
    if offer.view.would_own(claim.route, claim.space):
        names["points"] = point_count(points_of(offer.view.ruleset, claim.route))
        yield _("This finishes it: %(points)s for all who took part.") % names
    yield from _gains(offer.view, claim.route, claim.space)
    yield from _left(offer.view, paid)


def _gains(view: AeronautOdysseyView, number: int, space: int | None) -> Iterator[str]:
    """[AO-6.2, AO-9.3] Describe the gains of a claim besides the route."""
    route = view.board.routes[number]
    if view.would_own(number, space) and view.is_at(view.turn_of, number):
        yield _("You are at one of its ends and are rewarded.")
    claimed = range(1, len(route.spaces) + 1) if space is None else [space + 1]
    symbols = [route.bonus[place] for place in claimed if place in route.bonus]
    if symbols and "bonus" in str(view.ruleset.parameters["expansions"]).split():
        yield _("Symbols: %(names)s.") % {"names": listed(bonus_name(text) for text in symbols)}


def _left(view: AeronautOdysseyView, paid: str) -> Iterator[str]:
    """[AO-2.4] Describe the balloons left after a payment, if visible."""
    if held := view.player(view.turn_of).held:
        left = Counter(held) - Counter(paid)
        yield _("Left to pay with: %(balloons)s.") % {"balloons": balloons_named("".join(left.elements()))}


def _share(offer: ExplainedAction) -> str:
    names = _names(offer.view, codes.share_of(offer.action))
    return _("Share %(route)s for %(paid)s: %(points)s for you too. Your turn goes on.") % names


def _steal(offer: ExplainedAction) -> str:
    theft = codes.theft_of(offer.action)
    names = {"victim": offer.seat_name(theft.victim), "type": type_name(BALLOON_TEXT[theft.balloon])}
    return _("Steal 1 %(type)s balloon, if there is one (victim: %(victim)s). Your turn goes on.") % names


def _arrive_late(offer: ExplainedAction) -> str:
    trajectory = offer.view.board.trajectories[offer.action - codes.LATE]
    names = {"name": trajectory.id, "goal": goal_name(trajectory), "prize": prize_name(trajectory)}
    return _("Fulfil %(name)s, %(goal)s, though no slot is left: %(prize)s.") % names


def _teleport(offer: ExplainedAction) -> str:
    names = {"city": city_name(offer.action - codes.TELEPORT + 1)}
    return _("Go to %(city)s, into a slot, without receiving balloons. Your turn goes on.") % names


def _nothing(offer: ExplainedAction) -> str:
    if offer.view.phase == "profit":
        return _("Take no balloon.")
    if offer.view.phase == "swap":
        left = offer.view.number_due
        return ngettext("Do without the swap.", "Do without the %(count)s swaps left.", left) % {"count": left}
    return _("End the turn.") if offer.view.has_acted else _("Use no ability; you can do nothing else.")


def _keep(offer: ExplainedAction) -> str:
    """[AO-9.11] Describe the points to gain or lose with the kept orders."""
    told = []
    for number in orders_kept(offer.view.record, offer.action):
        order = offer.view.board.orders[number]
        names = {"name": order.id, "way": way_name(order.ends), "points": point_count(order.amount)}
        names["loss"] = point_count(points_lost(order.amount))
        told.append(_("%(name)s, %(way)s: %(points)s, or %(loss)s lost") % names)
    return _("Keep %(orders)s.") % {"orders": with_semicolons(told)}


def _start(offer: ExplainedAction) -> str:
    city = offer.action - codes.START + 1
    names = {"city": city_name(city), "types": types_named(offer.view, city)}
    return _("Start at %(city)s, which uses no slot. Types there: %(types)s.") % names


def _run(offer: ExplainedAction) -> str:
    """Describe the use of the chosen balloons."""
    names = {"balloons": balloons_named(run_text(offer.action))}
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


def _refuse(offer: ExplainedAction) -> str:
    names = {"type": type_name(offer.view.picked_letter), "who": offer.seat_name(offer.view.turn_of)}
    return _("Refuse the reward: another type than %(type)s must be picked (by: %(who)s).") % names


def _reward_owner(offer: ExplainedAction) -> str:
    return _("The reward goes to: %(owner)s.") % {"owner": offer.seat_name(offer.action - codes.OWNER)}


def _cross_out(offer: ExplainedAction) -> str:
    return _("Cross out %(balloons)s.") % {"balloons": balloons_named(BALLOON_TEXT[offer.action - codes.LOSE])}


def _swap(offer: ExplainedAction) -> str:
    swap = codes.swap_of(offer.action)
    names = {"old": type_name(BALLOON_TEXT[swap.old]), "new": type_name(BALLOON_TEXT[swap.new])}
    return _("Swap 1 %(old)s balloon into %(new)s.") % names


def _rob(offer: ExplainedAction) -> str:
    names = {"number": offer.action - codes.NAME + 1, "victim": offer.seat_name(offer.view.number_due)}
    return _("Rob inventory space %(number)s (victim: %(victim)s).") % names


_EXPLANATIONS: dict[ActionKind, Callable[[ExplainedAction], str | Iterator[str]]] = {
    ActionKind.MOVE: _move,
    ActionKind.CLAIM: _claim,
    ActionKind.CLAIM_SPACE: _space_claim,
    ActionKind.STEAL: _steal,
    ActionKind.LATE: _arrive_late,
    ActionKind.SHARE: _share,
    ActionKind.TELEPORT: _teleport,
    ActionKind.WIND: lambda _offer: _("Have one more turn after this one."),
    ActionKind.DONE: _nothing,
    ActionKind.KEEP: _keep,
    ActionKind.START: _start,
    ActionKind.RUN: _run,
    ActionKind.SPACE: lambda _offer: _("Take one more inventory space."),
    ActionKind.VETO: _refuse,
    ActionKind.OWNER: _reward_owner,
    ActionKind.LOSE: _cross_out,
    ActionKind.SWAP: _swap,
    ActionKind.NAME: _rob,
}
"""[AO-12.2, AO-12.3] Function that explains each kind of action."""
