"""[AO-9.4] Abilities: a player can use each ability once, on the player's own turn."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import (
    LATE,
    TELEPORT,
    WIND,
    ActionKind,
    action_of_theft,
    kind_of,
    share_of,
    theft_of,
)
from skyhop.games.aeronaut_odyssey.constants import BALLOONS, MIXED, WILD, Ability
from skyhop.games.aeronaut_odyssey.events import EventKind
from skyhop.games.aeronaut_odyssey.layout import Layout
from skyhop.games.aeronaut_odyssey.refusals import RefusalCode
from skyhop.games.aeronaut_odyssey.rules import trajectories
from skyhop.games.aeronaut_odyssey.rules.agenda import ActionRequest, push
from skyhop.games.aeronaut_odyssey.rules.claim import list_payments, pay, refusal_of_payment
from skyhop.games.aeronaut_odyssey.rules.inventory import cross_out, receive
from skyhop.games.aeronaut_odyssey.rules.move import arrive, has_slot
from skyhop.games.aeronaut_odyssey.rules.routes import enter
from skyhop.games.aeronaut_odyssey.state import Due, Open, Rules, Seen, StateRecord


@kernel
def refusal_of_ability(rules: Rules, state: Seen, seat: int, has_acted: int, answer: ActionRequest) -> int:
    """[AO-12.4, AO-9.4] Return the code of the reason why the seat may not use an ability.

    If the seat may use the ability, return `LEGAL`. If the ability shares a route, check the payment in the same
    way as for a claim.
    """
    abilities, action = state.abilities[seat], answer.what
    if answer.kind == ActionKind.STEAL:
        victim, balloon = theft_of(action)
        can_steal = has_space_to_steal(state, seat) and can_be_named(rules, state, seat, victim, balloon)
        return RefusalCode.LEGAL if abilities[Ability.STEAL] and can_steal else RefusalCode.CANNOT_STEAL
    if answer.kind == ActionKind.LATE:
        can_arrive = can_arrive_late(rules, state, seat, action - LATE)
        return RefusalCode.LEGAL if abilities[Ability.LATE] and can_arrive else RefusalCode.CANNOT_ARRIVE_LATE
    if answer.kind == ActionKind.SHARE:
        route = answer.what
        if not abilities[Ability.SHARE] or not is_shareable(rules, state, seat, route):
            return RefusalCode.CANNOT_SHARE
        return refusal_of_payment(state, seat, rules.type_of_route[route], rules.length[route], answer)
    if answer.kind == ActionKind.TELEPORT:
        is_near = can_teleport(rules, state, seat, action - TELEPORT)
        return RefusalCode.LEGAL if abilities[Ability.TELEPORT] and is_near else RefusalCode.CANNOT_TELEPORT
    return RefusalCode.LEGAL if abilities[Ability.WIND] and has_acted else RefusalCode.NO_SECOND_WIND


@kernel
def list_abilities(rules: Rules, state: Seen, seat: int, has_acted: int, actions: Row, count: int) -> int:
    """[AO-9.4] Append to `actions` every action that uses an ability now. Return the new number of actions."""
    if state.abilities[seat, Ability.STEAL]:
        count = list_thefts(rules, state, seat, actions, count)
    if state.abilities[seat, Ability.LATE]:
        count = list_late_arrivals(rules, state, seat, actions, count)
    if state.abilities[seat, Ability.SHARE]:
        for route in range(rules.route_count):
            if is_shareable(rules, state, seat, route):
                count = list_payments(rules, state, seat, route, 1, actions, count)
    if state.abilities[seat, Ability.TELEPORT]:
        for city in range(rules.city_count):
            if can_teleport(rules, state, seat, city):
                actions[count] = TELEPORT + city
                count += 1
    if state.abilities[seat, Ability.WIND] and has_acted:
        actions[count] = WIND
        count += 1
    return count


@kernel
def list_thefts(rules: Rules, state: Seen, thief: int, actions: Row, count: int) -> int:
    """[AO-9.4, AO-2.4, AO-2.5] Append to `actions` every legal theft of a balloon.

    Return the new number of actions. If inventories are secret, the thief may name any type. Otherwise, the victim
    must hold a balloon of the type.
    """
    if not has_space_to_steal(state, thief):
        return count
    for victim in range(rules.seats):
        for balloon in range(BALLOONS):
            if can_be_named(rules, state, thief, victim, balloon):
                actions[count] = action_of_theft(victim, balloon)
                count += 1
    return count


@kernel
def has_space_to_steal(state: Open, thief: int) -> bool:
    """[AO-2.5] Return True if the thief has a free space for a stolen balloon."""
    return state.free[thief] > 0


@kernel
def can_be_named(rules: Rules, state: Seen, thief: int, victim: int, balloon: int) -> bool:
    """[AO-9.4, AO-2.4] Return True if the thief may try to steal a balloon of this type from the victim.

    If inventories are not secret, the victim must hold such a balloon.
    """
    if victim == thief:
        return False
    if not rules.is_secret:
        return state.held[victim, balloon] > 0
    return rules.has_wilds != 0 if balloon == WILD else rules.is_type[balloon] != 0


@kernel
def can_teleport(rules: Layout, state: Open, seat: int, city: int) -> bool:
    """[AO-9.4] Return True if the seat can teleport to `city`.

    The city must have a free slot. The seat's traveler must be in another city.
    """
    return city != state.city[seat] and has_slot(rules, state, city)


@kernel
def can_arrive_late(rules: Layout, state: Open, seat: int, trajectory: int) -> bool:
    """[AO-9.4] Return True if the trajectory has no free slot and the seat meets its condition.

    A seat that has already gained the trajectory does not meet the condition.
    """
    is_full = not trajectories.has_slot(rules, state, trajectory)
    return is_full and trajectories.is_newly_met(rules, state, seat, trajectory)


@kernel
def list_late_arrivals(rules: Layout, state: Open, seat: int, actions: Row, count: int) -> int:
    """[AO-9.4] Append to `actions` a late arrival for each full trajectory whose condition the seat meets.

    A trajectory without a free slot is full. Return the new number of actions.
    """
    for trajectory in range(rules.trajectory_count):
        if can_arrive_late(rules, state, seat, trajectory):
            actions[count] = LATE + trajectory
            count += 1
    return count


@kernel
def is_shareable(rules: Layout, state: Open, seat: int, route: int) -> bool:
    """[AO-9.4] Return True if the route is plain and in play, and exactly one other player owns it."""
    return (
        state.claims[route] == 1
        and rules.is_in_play[route] != 0
        and rules.type_of_route[route] != MIXED
        and state.claimer[route, 0] != seat
    )


@kernel
def use_ability(rules: Rules, state: StateRecord, seat: int, action: int) -> None:
    """[AO-9.4] Apply an ability and remove it from the seat's unused abilities."""
    kind = kind_of(action)
    if kind == ActionKind.WIND:
        state.abilities[seat, Ability.WIND] -= 1
        state.extra_turns += 1
        emit(state, EventKind.SECOND_WIND, seat)
    elif kind == ActionKind.TELEPORT:
        teleport(state, seat, action - TELEPORT)
    elif kind == ActionKind.SHARE:
        share(rules, state, seat, action)
    elif kind == ActionKind.LATE:
        state.abilities[seat, Ability.LATE] -= 1
        emit(state, EventKind.ARRIVED_LATE, seat, action - LATE)
        trajectories.gain(rules, state, seat, action - LATE)
    else:
        steal(state, seat, action)


@kernel
def teleport(state: StateRecord, seat: int, city: int) -> None:
    """[AO-9.4] Move the traveler of a seat to another city and use one of the city's slots.

    The seat picks no balloons there.
    """
    state.abilities[seat, Ability.TELEPORT] -= 1
    arrive(state, seat, city)
    emit(state, EventKind.TELEPORTED, seat, city, state.slots_used[city])


@kernel
def share(rules: Rules, state: StateRecord, seat: int, action: int) -> None:
    """[AO-9.4] Pay the full price of a route and make the seat its second owner.

    The seat gets no reward, but it may fulfil trajectories with the shared route.
    """
    state.abilities[seat, Ability.SHARE] -= 1
    payment = share_of(action)
    pay(rules, state, seat, payment)
    owner = state.claimer[payment.route, 0]
    emit(state, EventKind.SHARED, seat, payment.route, payment.balloon, payment.wilds, owner)
    enter(rules, state, seat, payment.route, 1)
    push(state, Due.FULFIL, seat, 0)


@kernel
def steal(state: StateRecord, thief: int, action: int) -> None:
    """[AO-9.4, AO-2.4] Move a balloon of the chosen type from the victim to the thief.

    If the victim has no such balloon, change nothing.
    """
    state.abilities[thief, Ability.STEAL] -= 1
    victim, balloon = theft_of(action)
    has_found = state.held[victim, balloon] > 0
    emit(state, EventKind.STOLE, thief, victim, balloon, 1 if has_found else 0)
    if has_found:
        cross_out(state, victim, balloon)
        receive(state, thief, balloon)
