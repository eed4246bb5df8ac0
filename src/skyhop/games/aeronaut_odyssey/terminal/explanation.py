"""What an action does, in a sentence or two, to whoever is about to take it."""

from __future__ import annotations

from collections.abc import Iterator

from skyhop.boards.model import Route, city_name, city_number
from skyhop.core.i18n import _, ngettext
from skyhop.games.aeronaut_odyssey import kernels
from skyhop.games.aeronaut_odyssey.actions import theft_of
from skyhop.games.aeronaut_odyssey.constants import TYPES
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
from skyhop.games.aeronaut_odyssey.log import seat_name
from skyhop.games.aeronaut_odyssey.notation import (
    Ability,
    Claim,
    Keep,
    Mark,
    Move,
    Run,
    Share,
    payment_of,
    route_flown,
    write_action,
)
from skyhop.games.aeronaut_odyssey.telling.deeds import letter_picked, points_of, understood
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView


def legal_actions(view: AeronautOdysseyView) -> list[int]:
    """List the legal actions of the view's seat in increasing order; none where another decides."""
    if view.to_decide is None or view.to_decide != view.seat:
        return []
    actions = kernels.scratch()
    count = kernels.legal(view.ruleset.record, view.table, 0, actions)
    return sorted(int(action) for action in actions[:count])


def written(view: AeronautOdysseyView, action: int) -> str:
    """[AO-12] Write an action."""
    return write_action(view.board, view.record, action)


def explained(view: AeronautOdysseyView, action: int) -> str:
    """Say what an action does, and what it brings about as far as that is certain."""
    text = written(view, action)
    parsed = understood(view, text)
    if isinstance(parsed, Move):
        return " ".join(_move(view, parsed))
    if isinstance(parsed, Claim):
        return " ".join(_claim(view, parsed))
    if isinstance(parsed, Share):
        return _share(view, parsed)
    if isinstance(parsed, Ability):
        return _ability(view, parsed, text)
    if isinstance(parsed, Keep):
        return _keep(view, parsed)
    if isinstance(parsed, Run):
        return _run(view, parsed.balloons)
    return _mark(view, parsed, text) if isinstance(parsed, Mark) else text


def _move(view: AeronautOdysseyView, move: Move) -> Iterator[str]:
    """[AO-5.1, AO-5.2, AO-5.3] Say where it goes, who is rewarded, and what can be picked there."""
    city = view.board.cities[move.city]
    number = route_flown(view.board, view.record, move)
    names = {
        "city": city.name,
        "left": city.slots - view.slots_used(city.name),
        "slots": city.slots,
        "route": "" if number is None else view.board.routes[number].id,
    }
    yield _("Fly over %(route)s to %(city)s, where %(left)s of %(slots)s slots are left.") % names
    others = [seat for seat in view.owners(number or 0) if seat != view.turn_of]
    if others:
        yield _("Its owner is rewarded: %(names)s.") % {"names": ", ".join(seat_name(view, seat) for seat in others)}
    yield _("Types there: %(types)s.") % {"types": types_at(view, city.n)}


def types_at(view: AeronautOdysseyView, city: int) -> str:
    """[AO-5.3] Name the types found at a city (by number from 1)."""
    bits = int(view.ruleset.record["types_at"][0][city - 1])
    return ", ".join(type_name(letter) for bit, letter in enumerate(TYPES) if bits >> bit & 1) or _("none")


def _claim(view: AeronautOdysseyView, claim: Claim) -> Iterator[str]:
    """[AO-6.1, AO-6.2, AO-6.3, AO-9.5] Say what is paid, and what it brings at once."""
    route = view.board.routes[claim.route]
    names = {
        "route": route.id,
        "paid": balloons_named(payment_of(route, claim.space, claim.payment)),
        "spaces": space_count(len(route.spaces)),
        "points": point_count(points_of(view, route)),
    }
    is_owned = True
    if claim.space is None:
        yield _("Claim %(route)s, %(spaces)s, for %(paid)s: %(points)s.") % names
    else:
        names["space"] = str(claim.space + 1)
        is_owned = view.claimers(claim.route).count(None) == 1
        yield _("Claim space %(space)s of the multiroute %(route)s for %(paid)s.") % names
    if claim.space is not None and is_owned:
        yield _("This finishes it: %(points)s for all who took part.") % names
    if is_owned and is_beside(view, route):
        yield _("You are at one of its ends and are rewarded.")
    symbols = [route.bonus[space] for space in _claimed(route, claim) if space in route.bonus]
    if symbols and "bonus" in str(view.ruleset.parameters["expansions"]).split():
        yield _("Symbols: %(names)s.") % {"names": ", ".join(bonus_name(text) for text in symbols)}


def _claimed(route: Route, claim: Claim) -> list[int]:
    """List the spaces that a claim takes, from 1."""
    return list(range(1, len(route.spaces) + 1)) if claim.space is None else [claim.space + 1]


def is_beside(view: AeronautOdysseyView, route: Route) -> bool:
    """[AO-6.2] Say whether the traveler of the seat on turn is at an end of the route."""
    city = view.city(view.turn_of)
    return city is not None and city_number(city) in route.ends


def _share(view: AeronautOdysseyView, share: Share) -> str:
    route = view.board.routes[share.route]
    names = {
        "route": route.id,
        "paid": balloons_named(payment_of(route, None, share.payment)),
        "points": point_count(points_of(view, route)),
    }
    return _("Share %(route)s for %(paid)s: %(points)s for you too. Your turn goes on.") % names


def _ability(view: AeronautOdysseyView, used: Ability, text: str) -> str:
    if used.name == "steal":
        names = {"victim": seat_name(view, theft_of(used.action).victim), "type": type_name(text[-1])}
        return _("Steal 1 %(type)s balloon, if there is one (victim: %(victim)s). Your turn goes on.") % names
    if used.name == "late":
        trajectory = next(one for one in view.board.trajectories if one.id == text.removeprefix("!late "))
        names = {"name": trajectory.id, "goal": goal_name(trajectory), "prize": prize_name(trajectory)}
        return _("Fulfil %(name)s, %(goal)s, though no slot is left: %(prize)s.") % names
    if used.name == "wind":
        return _("Have one more turn after this one.")
    city = text.removeprefix("!teleport ")
    return _("Go to %(city)s, into a slot, without receiving balloons. Your turn goes on.") % {"city": city}


def _keep(view: AeronautOdysseyView, keep: Keep) -> str:
    told = []
    for number in keep.orders:
        order = view.board.orders[number]
        names = {"name": order.id, "way": way_name(order.ends), "points": point_count(order.amount)}
        names["loss"] = point_count(order.amount // 2)
        told.append(_("%(name)s, %(way)s: %(points)s, or %(loss)s lost") % names)
    return _("Keep %(orders)s.") % {"orders": "; ".join(told)}


def _run(view: AeronautOdysseyView, run: str) -> str:
    """Say what happens to balloons that are chosen."""
    names = {"balloons": balloons_named(run)}
    if view.phase == "toll":
        names |= {"payer": seat_name(view, view.turn_of), "holder": seat_name(view, view.number_due)}
        return _("The toll is %(balloons)s (payer: %(payer)s, for: %(holder)s).") % names
    if view.phase == "gift":
        return _("Begin with %(balloons)s.") % names
    if view.phase == "reward":
        return _("Take %(balloons)s as a reward.") % names
    if view.phase == "profit":
        return _("Profit: take %(balloons)s.") % names
    if view.phase == "repick":
        return _("Pick %(balloons)s instead.") % names
    return _("Pick %(balloons)s.") % names


def _mark(view: AeronautOdysseyView, mark: Mark, text: str) -> str:
    """[AO-12.3] Say what the other answers do."""
    if mark.kind == ".":
        return _nothing(view)
    if mark.kind == "@":
        city = view.board.cities[city_number(mark.text) - 1]
        names = {"city": city_name(city.n), "types": types_at(view, city.n)}
        return _("Start at %(city)s, which uses no slot. Types there: %(types)s.") % names
    if mark.kind == "+":
        return _("Take one more inventory space.")
    if mark.kind == "x":
        names = {"type": type_name(letter_picked(view)), "who": seat_name(view, view.turn_of)}
        return _("Refuse the reward: another type than %(type)s must be picked (by: %(who)s).") % names
    if mark.kind == "for":
        return _("The reward goes to: %(owner)s.") % {"owner": seat_name(view, int(mark.text))}
    if mark.kind == "#":
        names = {"number": mark.text, "victim": seat_name(view, view.number_due)}
        return _("Rob inventory space %(number)s (victim: %(victim)s).") % names
    if mark.kind == "-":
        return _("Cross out %(balloons)s.") % {"balloons": balloons_named(mark.text)}
    return _("Swap 1 %(old)s balloon into %(new)s.") % {"old": type_name(text[0]), "new": type_name(text[-1])}


def _nothing(view: AeronautOdysseyView) -> str:
    if view.phase == "profit":
        return _("Take no balloon.")
    if view.phase == "swap":
        left = view.number_due
        return ngettext("Do without the swap.", "Do without the %(count)s swaps left.", left) % {"count": left}
    return _("End the turn.") if view.has_acted else _("Use no ability; you can do nothing else.")
