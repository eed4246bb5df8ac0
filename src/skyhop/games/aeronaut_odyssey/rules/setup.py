"""[AO-3] Setup: an empty map, secret orders, start cities, and the balloons that all seats except the first choose."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel, kernel_apart
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON, START, run_of
from skyhop.games.aeronaut_odyssey.constants import (
    ABILITIES,
    BALLOONS,
    CELLS,
    GIFT_OF_SEAT,
    ORDERS_DEALT,
    SEATS,
    SPACES,
)
from skyhop.games.aeronaut_odyssey.events import EventKind
from skyhop.games.aeronaut_odyssey.refusals import RefusalCode
from skyhop.games.aeronaut_odyssey.rules.agenda import ActionRequest, drop, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.inventory import all_types, receive
from skyhop.games.aeronaut_odyssey.rules.trajectories import lay_out_orders
from skyhop.games.aeronaut_odyssey.state import (
    NO_ORDER,
    NOBODY,
    NOWHERE,
    Cell,
    Chance,
    Due,
    End,
    Open,
    Rules,
    StateRecord,
)

CAPITAL = 0


@kernel_apart
def set_up(rules: Rules, state: StateRecord) -> None:
    """[AO-3.4] Clear the record, and fill the decision stack with the choices that seats make before the first turn.

    First, all seats choose their orders. Then all seats choose their start cities. In the ruleset `capital`, all
    seats except the first finally choose balloons.
    """
    clear(rules, state)
    push(state, Due.BEGIN, 0, 0)
    if rules.is_capital:
        for seat in range(rules.seats - 1, -1, -1):
            push(state, Due.GIFT, seat, 0)
    for seat in range(rules.seats - 1, -1, -1):
        push(state, Due.START, seat, 0)
    lay_out_orders(rules, state)


@kernel
def clear(rules: Rules, state: StateRecord) -> None:
    """[AO-3.2] Reset a record to a match in which nothing has happened yet.

    Overwrite all fields except the state of the random generator.
    """
    state.turn = 0
    state.over = 0
    state.reason = End.UNDECIDED
    state.chance = Chance.NONE
    state.agenda_size = 0
    state.extra_turns = 0
    state.refused = 0
    for seat in range(rules.seats):
        clear_seat(rules, state, seat)
    for city in range(rules.city_count):
        state.slots_used[city] = 0
    for route in range(rules.route_count):
        state.claims[route] = 0
        state.owners[route] = 0
        for space in range(SPACES):
            state.claimer[route, space] = NOBODY
    for trajectory in range(rules.trajectory_count):
        state.taken[trajectory] = 0
        for place in range(SEATS):
            state.taker[trajectory, place] = 0


@kernel
def clear_seat(rules: Rules, state: StateRecord, seat: int) -> None:
    """[AO-3.2, AO-5.4] Reset a seat: an empty inventory, no city, no points, no abilities and no orders.

    In the ruleset `pioneer`, the seat may not profit before its first turn.
    """
    for cell in range(CELLS):
        state.cells[seat, cell] = Cell.FREE
        state.is_named[seat, cell] = 0
    state.cell_count[seat] = rules.inventory
    state.free[seat] = rules.inventory
    state.first_free[seat] = 0
    state.city[seat] = NOWHERE
    state.points[seat] = 0
    state.has_passed[seat] = 0
    state.has_profited[seat] = not rules.is_capital
    for balloon in range(BALLOONS):
        state.held[seat, balloon] = 0
        state.first_held[seat, balloon] = 0
    for place in range(ORDERS_DEALT):
        state.orders[seat, place] = NO_ORDER
    for city in range(rules.city_count):
        state.group[seat, city] = city
    for route in range(rules.route_count):
        state.toll[seat, route] = 0
    for ability in range(len(ABILITIES)):
        state.abilities[seat, ability] = 0


@kernel
def refusal_of_start(rules: Rules, city: int) -> int:
    """[AO-12.4, AO-3.1] Return the code of the reason why a seat may not start in a city, or `LEGAL` if it may.

    In the ruleset `capital`, the capital is the only possible start city.
    """
    return RefusalCode.STARTS_ELSEWHERE if rules.is_capital and city != CAPITAL else RefusalCode.LEGAL


@kernel
def list_starts(rules: Rules, actions: Row) -> int:
    """[AO-3.1] Fill `actions` with the cities in which a seat may start. Return their number."""
    count = 0
    for city in range(rules.city_count):
        if refusal_of_start(rules, city) == RefusalCode.LEGAL:
            actions[count] = START + city
            count += 1
    return count


@kernel
def start_at(state: StateRecord, action: int) -> None:
    """[AO-3.1] Put the traveler of the deciding seat into its start city. The traveler uses no slot there."""
    seat = seat_due(state)
    drop(state)
    state.city[seat] = action - START
    emit(state, EventKind.STARTED, seat, state.city[seat])


@kernel
def gift_count(state: Open) -> int:
    """[AO-3.3] Return the number of balloons that the deciding seat chooses before the first turn.

    The number is at most the number of the seat's free spaces.
    """
    seat = seat_due(state)
    return min(GIFT_OF_SEAT[seat], state.free[seat])


@kernel
def refusal_of_gift(rules: Rules, state: Open, run: ActionRequest) -> int:
    """[AO-12.4, AO-3.3] Return the code of the reason why a seat may not start with these balloons, or `LEGAL`.

    In the ruleset `capital`, all seats except the first choose balloons before the first turn.
    """
    is_right = run.size == gift_count(state) and run.types & ~all_types(rules) == 0
    return RefusalCode.LEGAL if is_right else RefusalCode.WRONG_GIFT


@kernel
def receive_gift(state: StateRecord, action: int) -> None:
    """[AO-3.3] Before the first turn, give a seat the balloons that it chose."""
    seat = seat_due(state)
    drop(state)
    run = run_of(action)
    count = 0
    for balloon in run:
        if balloon != NO_BALLOON:
            receive(state, seat, balloon)
            count += 1
    emit(state, EventKind.GIFT, seat, count, run.first, run.second, run.third)
