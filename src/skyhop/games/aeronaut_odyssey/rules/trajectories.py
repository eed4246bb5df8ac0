"""[AO-9.1, AO-9.2] Trajectories: gained at once when their condition is met."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.games.aeronaut_odyssey.constants import TYPES
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.layout import NO_CITY, Layout, Prize
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.inventory import add_space, receive
from skyhop.games.aeronaut_odyssey.rules.routes import can_travel, next_seat, owns
from skyhop.games.aeronaut_odyssey.ruleset import Rules
from skyhop.games.aeronaut_odyssey.state import Due, Open, StateRecord


@kernel
def fulfil(rules: Rules, state: StateRecord) -> None:
    """[AO-6.4] Give the first trajectory that is due, the claimer's before the others', until none is."""
    claimer = seat_due(state)
    seat = claimer
    while rules.trajectory_count > 0:
        for trajectory in range(rules.trajectory_count):
            if has_slot(rules, state, trajectory) and is_newly_met(rules, state, seat, trajectory):
                gain(rules, state, seat, trajectory)
                return
        seat = next_seat(rules, seat)
        if seat == claimer:
            break
    drop(state)


@kernel
def has_slot(rules: Layout, state: Open, trajectory: int) -> bool:
    """[AO-9.1] Say whether somebody can still be written into a trajectory."""
    return state.taken[trajectory] < rules.trajectory_slots[trajectory]


@kernel
def has_gained(state: Open, seat: int, trajectory: int) -> bool:
    """[AO-9.1] Say whether a seat has gained a trajectory."""
    for place in range(state.taken[trajectory]):
        if state.taker[trajectory, place] == seat:
            return True
    return False


@kernel
def is_newly_met(rules: Layout, state: Open, seat: int, trajectory: int) -> bool:
    """[AO-9.1] Say whether a seat meets the condition and has not gained it before."""
    if has_gained(state, seat, trajectory):
        return False
    start = rules.trajectory_ends[trajectory, 0]
    if start != NO_CITY:
        return can_travel(state, seat, start, rules.trajectory_ends[trajectory, 1])
    return routes_missing(rules, state, seat, trajectory) == 0


@kernel
def routes_missing(rules: Layout, state: Open, seat: int, trajectory: int) -> int:
    """[AO-9.2] Count the routes of printed types that a seat lacks; gray ones and multiroutes count for none."""
    total = 0
    for kind in range(len(TYPES)):
        missing = rules.trajectory_types[trajectory, kind]
        if missing > 0:
            for route in range(rules.route_count):
                if rules.type_of_route[route] == kind:
                    missing -= owns(state, seat, route)
            total += max(missing, 0)
    return total


@kernel
def fitting_of_prize(state: Open, seat: int, prize: int, amount: int) -> int:
    """[AO-2.2] Count what a seat has room for of a reward; only balloons need any."""
    return min(amount, state.free[seat]) if prize < Prize.POINTS else amount


@kernel
def gain(rules: Layout, state: StateRecord, seat: int, trajectory: int) -> None:
    """[AO-9.1, AO-9.2] Take a slot and the reward."""
    state.taker[trajectory, state.taken[trajectory]] = seat
    state.taken[trajectory] += 1
    prize, amount = rules.prize[trajectory], rules.amount[trajectory]
    emit(state, Kind.FULFILLED, seat, trajectory, amount - fitting_of_prize(state, seat, prize, amount))
    if prize == Prize.POINTS:
        state.points[seat] += amount
    elif prize == Prize.SWAPS:
        push(state, Due.SWAP_OF_PRIZE, seat, amount)
    else:
        for _one in range(amount):
            if prize == Prize.SPACES:
                add_space(state, seat)
            else:
                receive(state, seat, prize)
