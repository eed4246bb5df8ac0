"""[AO-9.4] Abilities, each usable once on one's own turn."""

from __future__ import annotations

from typing import Any

from skyhop.core.kernel import kernel
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey.constants import BALLOONS, LATE, MIXED, SHARE, STEAL, TELEPORT, WILD, WIND
from skyhop.games.aeronaut_odyssey.rules import trajectories
from skyhop.games.aeronaut_odyssey.rules.agenda import push
from skyhop.games.aeronaut_odyssey.rules.inventory import cross_out, receive
from skyhop.games.aeronaut_odyssey.rules.move import arrive, has_slot
from skyhop.games.aeronaut_odyssey.rules.payment import list_payments, pay
from skyhop.games.aeronaut_odyssey.rules.routes import enter
from skyhop.games.aeronaut_odyssey.state import FULFIL


@kernel
def list_abilities(rules: Any, state: Any, seat: int, has_acted: int, actions: Any, count: int) -> int:
    """[AO-9.4] List every way to use an ability now; give the number of actions."""
    if state.abilities[seat, STEAL]:
        count = list_thefts(rules, state, seat, actions, count)
    if state.abilities[seat, LATE]:
        count = list_late_arrivals(rules, state, seat, actions, count)
    if state.abilities[seat, SHARE]:
        for route in range(rules.route_count):
            if is_shareable(rules, state, seat, route):
                count = list_payments(rules, state, seat, route, actions, count, codes.SHARE)
    if state.abilities[seat, TELEPORT]:
        for city in range(rules.city_count):
            if city != state.city[seat] and has_slot(rules, state, city):
                actions[count] = codes.TELEPORT + city
                count += 1
    if state.abilities[seat, WIND] and has_acted:
        actions[count] = codes.WIND
        count += 1
    return count


@kernel
def list_thefts(rules: Any, state: Any, thief: int, actions: Any, count: int) -> int:
    """[AO-9.4, AO-2.4, AO-2.5] List what others hold, in secret every balloon there may be; it takes a space."""
    if state.free[thief] == 0:
        return count
    for victim in range(rules.seats):
        for balloon in range(BALLOONS):
            if victim != thief and can_be_named(rules, state, victim, balloon):
                actions[count] = codes.STEAL + BALLOONS * victim + balloon
                count += 1
    return count


@kernel
def can_be_named(rules: Any, state: Any, victim: int, balloon: int) -> bool:
    """[AO-9.4, AO-2.4] Say whether a thief may name a balloon of this victim."""
    if not rules.is_secret:
        return state.held[victim, balloon] > 0
    return rules.has_wilds != 0 if balloon == WILD else rules.is_type[balloon] != 0


@kernel
def list_late_arrivals(rules: Any, state: Any, seat: int, actions: Any, count: int) -> int:
    """[AO-9.4] List the trajectories that are full and met."""
    for trajectory in range(rules.trajectory_count):
        is_full = not trajectories.has_slot(rules, state, trajectory)
        if is_full and trajectories.is_newly_met(rules, state, seat, trajectory):
            actions[count] = codes.LATE + trajectory
            count += 1
    return count


@kernel
def is_shareable(rules: Any, state: Any, seat: int, route: int) -> bool:
    """[AO-9.4] Say whether one other player alone owns the route, and it is no multiroute."""
    return (
        state.claims[route] == 1
        and rules.is_in_play[route]
        and rules.type_of_route[route] != MIXED
        and state.claimer[route, 0] != seat
    )


@kernel
def use_ability(rules: Any, state: Any, seat: int, action: int) -> None:
    """[AO-9.4] Use an ability up."""
    if action == codes.WIND:
        state.abilities[seat, WIND] -= 1
        state.extra_turns += 1
    elif action >= codes.TELEPORT:
        state.abilities[seat, TELEPORT] -= 1
        arrive(state, seat, action - codes.TELEPORT)
    elif action >= codes.SHARE:
        share(rules, state, seat, action)
    elif action >= codes.LATE:
        state.abilities[seat, LATE] -= 1
        trajectories.gain(rules, state, seat, action - codes.LATE)
    else:
        steal(state, seat, (action - codes.STEAL) // BALLOONS, (action - codes.STEAL) % BALLOONS)


@kernel
def share(rules: Any, state: Any, seat: int, action: int) -> None:
    """[AO-9.4] Pay the full price and own the route too; only trajectories follow."""
    state.abilities[seat, SHARE] -= 1
    pay(rules, state, seat, action - codes.SHARE)
    enter(rules, state, seat, (action - codes.SHARE) // codes.WAYS_TO_PAY, 1)
    push(state, FULFIL, seat, 0)


@kernel
def steal(state: Any, thief: int, victim: int, balloon: int) -> None:
    """[AO-9.4, AO-2.4] The victim crosses the balloon out and the thief has it; in vain if there is none."""
    state.abilities[thief, STEAL] -= 1
    if state.held[victim, balloon] > 0:
        cross_out(state, victim, balloon)
        receive(state, thief, balloon)
