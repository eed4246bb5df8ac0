"""Entries that Python calls. Each entry takes arrays of records and an index.

The overhead of an array with an index is below a microsecond. A single record as an argument costs several
microseconds. `actions` is scratch space of `ACTION_COUNT` 16-bit integers.
"""

from __future__ import annotations

import numpy as np

from skyhop.engine.chance import below, shuffle
from skyhop.engine.kernel import entry
from skyhop.engine.record import Array1, Grid, Many, Row, Values
from skyhop.games.aeronaut_odyssey.actions import ACTION_COUNT
from skyhop.games.aeronaut_odyssey.rules import legality, routes, setup, trajectories
from skyhop.games.aeronaut_odyssey.rules import turns as scoring
from skyhop.games.aeronaut_odyssey.rules.agenda import ActionRequest
from skyhop.games.aeronaut_odyssey.state import EventfulRecord, Rules, StateRecord


def scratch() -> Array1[np.int16]:
    """Return scratch space for a list of legal actions, with shape (ACTION_COUNT,) and 16-bit integers."""
    return np.zeros(ACTION_COUNT, np.int16)


@entry
def start(rules: Many[Rules], states: Many[StateRecord], index: int) -> None:
    """Set up a new match in a record. Overwrite all fields except the state of the random generator."""
    setup.set_up(rules[0], states[index])


@entry
def clear(rules: Many[Rules], states: Many[StateRecord], index: int) -> None:
    """Set up a record with an empty map and an empty agenda.

    Overwrite all fields except the state of the random generator.
    """
    setup.clear(rules[0], states[index])


@entry
def go_on(rules: Many[Rules], states: Many[EventfulRecord], index: int, actions: Row) -> None:
    """Advance to the next decision or chance event, and record the events."""
    legality.advance(rules[0], states[index], actions)


@entry
def act(rules: Many[Rules], states: Many[EventfulRecord], index: int, action: int, actions: Row) -> None:
    """Apply a legal action, advance to the next decision or chance event, and record the events."""
    legality.answer(rules[0], states[index], action)
    legality.advance(rules[0], states[index], actions)


@entry
def refusal(rules: Many[Rules], states: Many[StateRecord], index: int, action: int) -> int:
    """Return the code of the reason why the deciding seat may not take an action, or `LEGAL`."""
    return legality.refusal(rules[0], states[index], action)


@entry
def refusal_of(
    rules: Many[Rules], states: Many[StateRecord], index: int, kind: int, what: int, types: int, size: int, wilds: int
) -> int:
    """Return the code of the first reason why a parsed action is illegal, or `LEGAL`.

    The arguments from `kind` to `wilds` are the fields of an `ActionRequest`.
    """
    return legality.refusal_of(rules[0], states[index], ActionRequest(kind, what, types, size, wilds))


@entry
def types_offered(rules: Many[Rules], states: Many[StateRecord], index: int) -> int:
    """Return the types of the balloons that the deciding seat may choose, as a bit mask."""
    return legality.types_offered(rules[0], states[index])


@entry
def balloons_asked(states: Many[StateRecord], index: int) -> int:
    """Return the number of balloons that the deciding seat must choose."""
    return legality.balloons_asked(states[index])


@entry
def legal(rules: Many[Rules], states: Many[StateRecord], index: int, actions: Row) -> int:
    """Write the legal actions into `actions` and return their number. The actions are not sorted."""
    return legality.list_legal(rules[0], states[index], actions)


@entry
def shuffle_orders(rules: Many[Rules], states: Many[StateRecord], index: int) -> None:
    """[AO-9.11] Shuffle the pile of orders with the random generator in the record. Do not deal the orders."""
    shuffle(states[index], states[index].pile, rules[0].order_count)


@entry
def deal(rules: Many[Rules], states: Many[EventfulRecord], index: int, actions: Row) -> None:
    """[AO-9.11] Deal the orders from the pile, advance to the next decision, and record the events."""
    trajectories.deal(rules[0], states[index])
    legality.advance(rules[0], states[index], actions)


@entry
def enter(rules: Many[Rules], states: Many[StateRecord], index: int, seat: int, route: int, place: int) -> None:
    """[AO-13.3] Record a seat as a claimer of a route.

    `place` is the index of the seat in the list of claimers. For a multiroute, it is the number of the space.
    """
    routes.enter(rules[0], states[index], seat, route, place)


@entry
def score(rules: Many[Rules], states: Many[StateRecord], index: int, seat: int, parts: Row) -> int:
    """Return the score of a seat.

    Also write the parts of the score into `parts`: routes, faces, gained points, orders, start.
    """
    state = states[index]
    parts[0] = scoring.route_points(rules[0], state, seat)
    parts[1] = routes.face_points(rules[0], state, seat)
    parts[2] = state.points[seat]
    parts[3] = trajectories.order_points(rules[0], state, seat)
    parts[4] = rules[0].points_at_start[seat]
    return parts[0] + parts[1] + parts[2] + parts[3] + parts[4]


@entry
def scores_face(rules: Many[Rules], states: Many[StateRecord], index: int, seat: int, face: int) -> bool:
    """[AO-7.3] Return True if a seat scores a face."""
    return routes.scores_face(rules[0], states[index], seat, face)


@entry
def measure(rules: Many[Rules], tables: Many[StateRecord], seat: int, start: int, costs: Values, is_done: Row) -> None:
    """[AO-9.1] Write for each city the number of spaces that a seat must claim to connect this city to `start`.

    If no connection is possible, the number is `trajectories.FAR`.
    """
    trajectories.measure(rules[0], tables[0], seat, costs, is_done, start)


@entry
def routes_missing(rules: Many[Rules], states: Many[StateRecord], index: int, seat: int, trajectory: int) -> int:
    """[AO-9.2] Return the number of routes that a seat still needs for a trajectory.

    The trajectory must require routes of given types.
    """
    return trajectories.routes_missing(rules[0], states[index], seat, trajectory)


@entry
def step(rules: Many[Rules], states: Many[StateRecord], index: int, action: int, actions: Row) -> int:
    """Apply a legal action, deal the orders if necessary, and write the next legal actions. Return their number."""
    legality.answer(rules[0], states[index], action)
    return legality.advance_by_chance(rules[0], states[index], actions)


@entry
def step_all(rules: Many[Rules], states: Many[StateRecord], chosen: Row, actions: Grid, counts: Row) -> None:
    """Apply the action `chosen[i]` in match `i`, for all matches.

    Write the next legal actions of match `i` into row `i` of `actions`, and their number into `counts[i]`.
    """
    for index in range(len(states)):
        legality.answer(rules[0], states[index], chosen[index])
        counts[index] = legality.advance_by_chance(rules[0], states[index], actions[index])


@entry
def play_randomly(rules: Many[Rules], states: Many[StateRecord], actions: Row) -> int:
    """Play every match from start to end with uniformly random actions. Return the number of actions."""
    played = 0
    for index in range(len(states)):
        state = states[index]
        setup.set_up(rules[0], state)
        count = legality.advance_by_chance(rules[0], state, actions)
        while count > 0:
            legality.answer(rules[0], state, actions[below(state, count)])
            count = legality.advance(rules[0], state, actions)
            played += 1
    return played
