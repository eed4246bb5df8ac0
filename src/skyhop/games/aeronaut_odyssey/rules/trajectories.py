"""[AO-9.1, AO-9.2, AO-9.11] Trajectories, secret orders, and distances between cities."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row, Values
from skyhop.games.aeronaut_odyssey.actions import CHOICES, KEEP
from skyhop.games.aeronaut_odyssey.constants import MIXED, ORDERS_DEALT, TYPES
from skyhop.games.aeronaut_odyssey.events import EventKind
from skyhop.games.aeronaut_odyssey.layout import NO_CITY, Layout, Prize
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.inventory import add_space, receive
from skyhop.games.aeronaut_odyssey.rules.move import other_end
from skyhop.games.aeronaut_odyssey.rules.routes import can_travel, next_seat, owns
from skyhop.games.aeronaut_odyssey.state import NO_ORDER, Chance, Due, Open, Rules, Seen, StateRecord


@kernel
def fulfil(rules: Rules, state: StateRecord) -> None:
    """[AO-6.4] After a claim, find a trajectory that a seat newly fulfils, and award its reward.

    Check the claimer first, then the other seats in turn order. If no seat newly fulfils a trajectory, remove the
    item of this check on the decision stack.
    """
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
    """[AO-9.1] Return True if the trajectory has a free slot."""
    return state.taken[trajectory] < rules.trajectory_slots[trajectory]


@kernel
def has_gained(state: Open, seat: int, trajectory: int) -> bool:
    """[AO-9.1] Return True if the seat has gained the trajectory."""
    for place in range(state.taken[trajectory]):
        if state.taker[trajectory, place] == seat:
            return True
    return False


@kernel
def is_newly_met(rules: Layout, state: Open, seat: int, trajectory: int) -> bool:
    """[AO-9.1] Return True if the seat meets the condition of the trajectory and has not gained its reward yet."""
    if has_gained(state, seat, trajectory):
        return False
    start = rules.trajectory_ends[trajectory, 0]
    if start != NO_CITY:
        return can_travel(state, seat, start, rules.trajectory_ends[trajectory, 1])
    return routes_missing(rules, state, seat, trajectory) == 0


@kernel
def routes_missing(rules: Layout, state: Open, seat: int, trajectory: int) -> int:
    """[AO-9.2] Return the number of routes that a seat still needs for a trajectory.

    The trajectory must require routes of given types. Gray routes and multiroutes do not count.
    """
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
    """[AO-2.2] Return how much of a reward a seat can receive: for balloons, at most the number of free spaces.

    For all other rewards, return `amount`.
    """
    return min(amount, state.free[seat]) if prize < Prize.POINTS else amount


@kernel
def gain(rules: Layout, state: StateRecord, seat: int, trajectory: int) -> None:
    """[AO-9.1, AO-9.2] Give a seat a slot of a trajectory and the reward of the trajectory."""
    state.taker[trajectory, state.taken[trajectory]] = seat
    state.taken[trajectory] += 1
    prize, amount = rules.prize[trajectory], rules.amount[trajectory]
    emit(state, EventKind.FULFILLED, seat, trajectory, amount - fitting_of_prize(state, seat, prize, amount))
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


BOTH = CHOICES - 1


@kernel
def takers(rules: Rules) -> int:
    """[AO-8.4] Return the number of players who receive orders: all players except the rival."""
    return 1 if rules.is_solo else rules.seats


@kernel
def lay_out_orders(rules: Rules, state: StateRecord) -> None:
    """[AO-9.11] Request the deal of orders, and put each player's choice of orders on the decision stack.

    If the board has too few orders for all players, do nothing.
    """
    if rules.order_count == 0 or rules.order_count < ORDERS_DEALT * takers(rules):
        return
    for order in range(rules.order_count):
        state.pile[order] = order
    state.chance = Chance.DEAL_ORDERS
    for seat in range(takers(rules) - 1, -1, -1):
        push(state, Due.KEEP, seat, 0)


@kernel
def deal(rules: Rules, state: StateRecord) -> None:
    """[AO-9.11] Give each player two orders from the pile, the lower-numbered order first. Then clear the pile."""
    state.chance = Chance.NONE
    for seat in range(takers(rules)):
        one, other = state.pile[ORDERS_DEALT * seat], state.pile[ORDERS_DEALT * seat + 1]
        state.orders[seat, 0] = min(one, other)
        state.orders[seat, 1] = max(one, other)
        emit(state, EventKind.DEALT, seat, state.orders[seat, 0], state.orders[seat, 1])
    for place in range(rules.order_count):
        state.pile[place] = 0


@kernel
def list_keeps(actions: Row) -> int:
    """[AO-9.11] Fill `actions` with the choices of orders to keep: the first, the second, or both.

    Return the number of these actions.
    """
    for choice in range(CHOICES):
        actions[choice] = KEEP + choice
    return CHOICES


@kernel
def keep(state: StateRecord, action: int) -> None:
    """[AO-9.11] Keep one of the two dealt orders, or both orders."""
    seat, choice = seat_due(state), action - KEEP
    drop(state)
    if choice != BOTH:
        state.orders[seat, 0] = state.orders[seat, choice]
        state.orders[seat, 1] = NO_ORDER
    count = 2 if choice == BOTH else 1
    emit(state, EventKind.KEPT, seat, count, state.orders[seat, 0], state.orders[seat, 1])


@kernel
def order_points(rules: Layout, state: Seen, seat: int) -> int:
    """[AO-9.11] Return the points of a seat's fulfilled orders, minus the points lost for its unfulfilled orders."""
    points = 0
    for place in range(ORDERS_DEALT):
        order = state.orders[seat, place]
        if order != NO_ORDER:
            worth = rules.order_points[order]
            points += worth if is_fulfilled(rules, state, seat, order) else -points_lost(worth)
    return points


@kernel
def points_lost(worth: int) -> int:
    """[AO-9.11] Return the points lost for a kept order that is not fulfilled: half its points, rounded down."""
    return worth // 2


@kernel
def is_fulfilled(rules: Layout, state: Open, seat: int, order: int) -> bool:
    """[AO-9.11] Return True if the routes of the seat connect the cities of the order."""
    return can_travel(state, seat, rules.order_ends[order, 0], rules.order_ends[order, 1])


FAR = 1e6
"""Cost of an unreachable city, greater than any real cost."""


@kernel
def measure(rules: Layout, state: Open, seat: int, costs: Values, is_done: Row, start: int) -> None:
    """Compute the number of balloons that a seat needs to connect each city to `start` (Dijkstra, 1959).

    Write this number for each city into `costs`. Connections use unclaimed routes and routes of the seat. Without a
    connection, the number is `FAR`.
    """
    for city in range(rules.city_count):
        costs[city] = FAR
        is_done[city] = 0
    costs[start] = 0.0
    for _city in range(rules.city_count):
        nearest = -1
        for city in range(rules.city_count):
            if not is_done[city] and (nearest < 0 or costs[city] < costs[nearest]):
                nearest = city
        if costs[nearest] >= FAR:
            return
        is_done[nearest] = 1
        for place in range(rules.degree[nearest]):
            route = rules.routes_at[nearest, place]
            other = other_end(rules, route, nearest)
            costs[other] = min(costs[other], costs[nearest] + cost_of(rules, state, seat, route))


@kernel
def cost_of(rules: Layout, state: Open, seat: int, route: int) -> float:
    """Return the number of balloons that the seat still needs to own a route.

    Return 0 if the seat owns the route, and `FAR` if only other seats own it.
    """
    if owns(state, seat, route):
        return 0.0
    if rules.type_of_route[route] == MIXED:
        left = rules.length[route] - state.claims[route]
        return float(left) if left > 0 else FAR
    return float(rules.length[route]) if state.claims[route] == 0 else FAR
