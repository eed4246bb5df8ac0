"""Entries of Aeronaut Odyssey that Python code calls.

An entry takes arrays of records and the index of one record. A call with an array and an index takes less than a
microsecond. A call with a single record takes several microseconds. `actions` is scratch space of `ACTION_COUNT`
16-bit integers.
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
    return np.empty(ACTION_COUNT, np.int16)


@entry
def start(rules: Many[Rules], states: Many[StateRecord], index: int) -> None:
    """Set up a new match in record `index`. Overwrite all fields except the state of the random generator."""
    setup.set_up(rules[0], states[index])


@entry
def clear(rules: Many[Rules], states: Many[StateRecord], index: int) -> None:
    """Set up record `index` without claims and without travelers on the map. The decision stack is empty.

    Overwrite all fields except the state of the random generator.
    """
    setup.clear(rules[0], states[index])


@entry
def go_on(rules: Many[Rules], states: Many[EventfulRecord], index: int, actions: Row) -> None:
    """Advance a match to its next decision or chance event. The record stores all events until then."""
    legality.advance(rules[0], states[index], actions)


@entry
def act(rules: Many[Rules], states: Many[EventfulRecord], index: int, action: int, actions: Row) -> None:
    """Apply a legal action, and advance the match to its next decision or chance event.

    The record stores all events until then.
    """
    legality.answer(rules[0], states[index], action)
    legality.advance(rules[0], states[index], actions)


@entry
def refusal(rules: Many[Rules], states: Many[StateRecord], index: int, action: int) -> int:
    """Return the code of the reason why the deciding seat may not take an action.

    For a legal action, return `LEGAL`.
    """
    return legality.refusal(rules[0], states[index], action)


@entry
def refusal_of(
    rules: Many[Rules], states: Many[StateRecord], index: int, kind: int, what: int, types: int, size: int, wilds: int
) -> int:
    """Return the code of the first reason why a parsed action is illegal. For a legal action, return `LEGAL`.

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
    """Fill `actions` with the legal actions, in no particular order. Return the number of these actions."""
    return legality.list_legal(rules[0], states[index], actions)


@entry
def shuffle_orders(rules: Many[Rules], states: Many[StateRecord], index: int) -> None:
    """[AO-9.11] Shuffle the pile of orders with the random generator in the record. Do not deal the orders."""
    shuffle(states[index], states[index].pile, rules[0].order_count)


@entry
def deal(rules: Many[Rules], states: Many[EventfulRecord], index: int, actions: Row) -> None:
    """[AO-9.11] Deal the secret orders from the pile, and advance the match to the next decision.

    The record stores all events until then.
    """
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
    """Return the score of a seat in points. Also write the parts of the score into `parts`.

    The parts are the points from routes, faces, rewards and orders, and the points at the start, in this order.
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
    """[AO-7.3] Return True if the seat currently scores the face, else False."""
    return routes.scores_face(rules[0], states[index], seat, face)


@entry
def measure(rules: Many[Rules], tables: Many[StateRecord], seat: int, start: int, costs: Values, is_done: Row) -> None:
    """[AO-9.1] Compute the number of spaces that a seat must still claim to connect each city to `start`.

    Write this number for each city into `costs`. If no connection is possible, the number is `trajectories.FAR`.
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
    """Apply a legal action, and deal the orders if necessary. Fill `actions` with the next legal actions.

    Return the number of these actions.
    """
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
    """Play every match from start to end with uniformly random actions. Return the total number of actions."""
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
