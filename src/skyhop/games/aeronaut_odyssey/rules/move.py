"""[AO-5] The move: a flight, its rewards, and the balloons it brings."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import MOVE
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.layout import NO_ROUTE, Layout
from skyhop.games.aeronaut_odyssey.refusals import Code
from skyhop.games.aeronaut_odyssey.rules.agenda import push
from skyhop.games.aeronaut_odyssey.rules.routes import is_at, owns, seat_before
from skyhop.games.aeronaut_odyssey.ruleset import Rules
from skyhop.games.aeronaut_odyssey.state import RIVAL, Due, Open, StateRecord


@kernel
def has_slot(rules: Layout, state: Open, city: int) -> bool:
    """[AO-1.3] Say whether one more arrival fits."""
    return state.slots_used[city] < rules.slots[city]


@kernel
def other_end(rules: Layout, route: int, city: int) -> int:
    """The city at the other end of a route."""
    return rules.ends[route, 0] + rules.ends[route, 1] - city


@kernel
def is_too_full(rules: Rules, state: Open, seat: int) -> bool:
    """[AO-5.5] `pioneer`: say whether a full inventory keeps a seat from moving."""
    return state.free[seat] == 0 and not rules.is_capital


@kernel
def refusal_of_move(rules: Rules, state: Open, seat: int, route: int) -> int:
    """[AO-12.4] Say why a seat may not fly over a route, or LEGAL; a rival has a rule of its own besides."""
    if route == NO_ROUTE:
        return Code.NO_SUCH_ROUTE
    if not rules.is_in_play[route]:
        return Code.OUT_OF_PLAY
    if not is_at(rules, state, seat, route):
        return Code.NO_SUCH_ROUTE
    if is_too_full(rules, state, seat):
        return Code.TOO_FULL_TO_MOVE
    return Code.LEGAL if has_slot(rules, state, other_end(rules, route, state.city[seat])) else Code.NO_SLOT


@kernel
def can_move(rules: Rules, state: Open, seat: int) -> bool:
    """[AO-5.1, AO-5.5] Say whether there is a move for a seat."""
    if is_too_full(rules, state, seat):
        return False
    here = state.city[seat]
    for place in range(rules.degree[here]):
        if has_slot(rules, state, other_end(rules, rules.routes_at[here, place], here)):
            return True
    return False


@kernel
def list_moves(rules: Rules, state: Open, seat: int, actions: Row, count: int) -> int:
    """[AO-5.1, AO-5.5] List the moves to cities with a free slot; give the number of actions."""
    if is_too_full(rules, state, seat):
        return count
    here = state.city[seat]
    for place in range(rules.degree[here]):
        route = rules.routes_at[here, place]
        if has_slot(rules, state, other_end(rules, route, here)):
            actions[count] = MOVE + route
            count += 1
    return count


@kernel
def arrive(state: Open, seat: int, city: int) -> None:
    """[AO-1.3, AO-5.1] Put the traveler into a slot of a city."""
    state.city[seat] = city
    state.slots_used[city] += 1


@kernel
def move(rules: Rules, state: StateRecord, seat: int, route: int) -> None:
    """[AO-5.1, AO-5.7] Fly, and put what follows on the agenda, the last thing first."""
    city = other_end(rules, route, state.city[seat])
    arrive(state, seat, city)
    emit(state, Kind.MOVED, seat, route, city, state.slots_used[city])
    push(state, Due.PICK, seat, route)
    push_tolls(rules, state, seat, route)
    push_rewards_of_owners(rules, state, seat, route)


@kernel
def push_rewards_of_owners(rules: Rules, state: Open, flyer: int, route: int) -> None:
    """[AO-5.2, AO-8.3] Reward the owners of the route flown over, clockwise, but not the flyer."""
    if state.owners[route] == 0:
        return
    seat = seat_before(rules, flyer)
    while seat != flyer:
        if owns(state, seat, route):
            push(state, Due.RIVAL_REWARDED if rules.is_solo and seat == RIVAL else Due.REWARD, seat, route)
        seat = seat_before(rules, seat)


@kernel
def push_tolls(rules: Rules, state: Open, flyer: int, route: int) -> None:
    """[AO-9.4, AO-2.4] Let everybody else with a toll here ask for it, clockwise; the flyer chooses in secret."""
    seat = seat_before(rules, flyer)
    while seat != flyer:
        if state.toll[seat, route]:
            push(state, Due.TOLL, flyer if rules.is_secret else seat, seat)
        seat = seat_before(rules, seat)
