"""Feature vector of a view of Aeronaut Odyssey, from the perspective of the view's seat.

A network reads this vector. No feature belongs to a single city or route. One network can therefore play on every
map, with every seat count and every expansion. The features describe balloons, spaces, best routes and best
journeys, as the bot `greedy` estimates them. The vector contains these features for the view's seat, for its
strongest opponent, and as the mean over all opponents.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from skyhop.engine.kernel import kernel, kernel_apart
from skyhop.engine.record import Many, Records, ValueGrid, of, record_of, records
from skyhop.game.ai import Feature, FeatureKernels, Features, Inputs, compute_factors, make_reading_kernel
from skyhop.games.aeronaut_odyssey.ai.plan import TUNED, EvaluationPlan, Weights
from skyhop.games.aeronaut_odyssey.ai.prospects import (
    FREE,
    HELD,
    NUMBERS,
    PLAIN,
    POINTS,
    PROSPECT,
    prospect_table,
    write_prospects,
)
from skyhop.games.aeronaut_odyssey.constants import SEATS, TYPES
from skyhop.games.aeronaut_odyssey.observation import fill_view
from skyhop.games.aeronaut_odyssey.rules.trajectories import has_slot
from skyhop.games.aeronaut_odyssey.state import Due, Rules, Variant, ViewRecord

VARIANTS = len(Variant)
FIRST_COUNT = 2
"""Smallest number of seats in a match, including the rival."""


class FeatureScratch(EvaluationPlan):
    """Scratch space: an evaluation plan, the weights for this plan, and the features of each seat."""

    pioneer: Weights
    capital: Weights
    numbers: ValueGrid = of(SEATS, NUMBERS)
    """Numbers that `write_prospects` writes, by seat."""


def _notes() -> Records:
    notes = records(FeatureScratch, 1)
    for base, tuned in TUNED.items():
        notes[base] = record_of(Weights, tuned)
    return notes


@kernel_apart
def write(rules: Rules, views: Many[ViewRecord], many_notes: Many[FeatureScratch], features: Inputs) -> None:
    """Write the feature vector of `views[0]` into `features`, in the order of `TABLE`."""
    view, notes = views[0], many_notes[0]
    weights = notes.capital if rules.is_capital else notes.pioneer
    for seat in range(rules.seats):
        write_prospects(rules, weights, view, notes, seat, notes.numbers[seat])
    rival = strongest_other(rules, view, notes)
    for number in range(NUMBERS):
        features[number] = notes.numbers[view.seat, number]
        features[NUMBERS + number] = notes.numbers[rival, number]
    at = write_mean(rules, view, notes, features, 2 * NUMBERS)
    at = write_lead(rules, view, notes, rival, features, at)
    at = write_map(rules, view, features, at)
    at = write_turn(view, features, at)
    write_rules(rules, features, at)
    for place in range(len(FACTORS)):
        features[place] *= FACTORS[place]


@kernel
def strongest_other(rules: Rules, view: ViewRecord, notes: FeatureScratch) -> int:
    """Return the opponent of the view's seat with the highest sum of points and expected points.

    If several opponents are equal, return the one that is next in turn order.
    """
    best = (view.seat + 1) % rules.seats
    for step in range(2, rules.seats):
        other = (view.seat + step) % rules.seats
        if notes.numbers[other, PROSPECT] > notes.numbers[best, PROSPECT]:
            best = other
    return best


@kernel
def write_mean(rules: Rules, view: ViewRecord, notes: FeatureScratch, features: Inputs, at: int) -> int:
    """Write the means of the opponents' features into `features`, starting at index `at`.

    Return the next free index. Omit the features that describe single routes or journeys.
    """
    features[at : at + PLAIN] = 0
    for seat in range(rules.seats):
        if seat != view.seat:
            for number in range(PLAIN):
                features[at + number] += notes.numbers[seat, number] / (rules.seats - 1)
    return at + PLAIN


@kernel
def write_lead(rules: Rules, view: ViewRecord, notes: FeatureScratch, rival: int, features: Inputs, at: int) -> int:
    """Compare the seat with its opponents, and write these features into `features`. Return the next free index.

    The main features are the lead over the strongest opponent, in points and in expected points. Also write each
    lead divided by the square root of n. Here n is 1 plus the number of balloons and free spaces of the two seats.
    """
    seat = view.seat
    left = 1.0 + notes.numbers[seat, FREE] + notes.numbers[seat, HELD]
    left += notes.numbers[rival, FREE] + notes.numbers[rival, HELD]
    points = notes.numbers[seat, POINTS] - notes.numbers[rival, POINTS]
    prospect = notes.numbers[seat, PROSPECT] - notes.numbers[rival, PROSPECT]
    features[at] = points
    features[at + 1] = prospect
    features[at + 2] = points / left**0.5
    features[at + 3] = prospect / left**0.5
    features[at + 4] = left
    ahead, least = 0, notes.numbers[seat, FREE]
    for other in range(rules.seats):
        ahead += notes.numbers[other, PROSPECT] > notes.numbers[seat, PROSPECT]
        least = min(least, notes.numbers[other, FREE])
    features[at + 5] = ahead
    features[at + 6] = least
    return at + 7


def _lead_table() -> Iterator[Feature]:
    yield Feature("lead: points", "own points minus those of the strongest opponent", 20)
    yield Feature("lead: prospect", "own prospect minus that of the strongest opponent", 10)
    yield Feature("lead: points for what is left", "lead in points, divided by the square root of `lead: left`", 5)
    yield Feature("lead: prospect for what is left", "own prospect minus that of the strongest opponent", 2)
    yield Feature("lead: left", "balloons and free spaces of the seat and the strongest opponent", 50)
    yield Feature("lead: ahead", "number of opponents with a better prospect", 3)
    yield Feature("lead: least spaces", "lowest number of free spaces of a seat", 10)


@kernel
def write_map(rules: Rules, view: ViewRecord, features: Inputs, at: int) -> int:
    """Write the size of the map, its unclaimed routes and its free slots into `features`.

    Return the next free index.
    """
    in_play, wanted, points, slots, left = 0, 0, 0, 0, 0
    for route in range(rules.route_count):
        if rules.is_in_play[route]:
            in_play += 1
            if view.owners[route] == 0:
                wanted += 1
                points += rules.points_of_length[rules.length[route]]
    for city in range(rules.city_count):
        slots += rules.slots[city]
        left += rules.slots[city] - view.slots_used[city]
    journeys = 0
    for trajectory in range(rules.trajectory_count):
        journeys += has_slot(rules, view, trajectory)
    types = 0
    for kind in range(len(TYPES)):
        types += rules.is_type[kind]
    features[at] = rules.city_count
    features[at + 1] = in_play
    features[at + 2] = wanted / in_play
    features[at + 3] = points
    features[at + 4] = left / slots
    features[at + 5] = journeys
    features[at + 6] = types
    features[at + 7] = rules.face_count
    return at + 8


def _map_table() -> Iterator[Feature]:
    yield Feature("map: cities", "cities on the map", 20)
    yield Feature("map: routes", "routes in play", 40)
    yield Feature("map: open", "share of the routes without an owner")
    yield Feature("map: points", "points of all routes without an owner", 50)
    yield Feature("map: slots", "share of the free slots")
    yield Feature("map: trajectories", "trajectories with a free slot", 5)
    yield Feature("map: types", "balloon types on the map", 8)
    yield Feature("map: faces", "faces with a number", 20)


@kernel
def write_turn(view: ViewRecord, features: Inputs, at: int) -> int:
    """Write features of the current turn and the pending decision into `features`. Return the next free index."""
    top = view.agenda_size - 1
    is_asked = top >= 0
    features[at] = view.turn == view.seat
    features[at + 1] = is_asked and view.agenda_seat[top] == view.seat
    features[at + 2] = is_asked and view.agenda_kind[top] == Due.TURN
    features[at + 3] = is_asked and view.agenda_kind[top] == Due.TURN and view.agenda_number[top] == 1
    features[at + 4] = view.extra_turns
    features[at + 5] = view.agenda_size
    return at + 6


def _turn_table() -> Iterator[Feature]:
    yield Feature("turn: own", "1 in the turn of the seat")
    yield Feature("turn: asked", "1 if the seat must decide")
    yield Feature("turn: action", "1 if the next decision is a move, a claim, or an ability after it")
    yield Feature("turn: acted", "1 if the player has moved or claimed in this turn")
    yield Feature("turn: extra", "extra turns from second winds")
    yield Feature("turn: agenda", "number of pending decisions and steps", 10)


@kernel
def write_rules(rules: Rules, features: Inputs, at: int) -> None:
    """Write features of the ruleset and of the number of seats into `features`, starting at index `at`."""
    features[at] = rules.is_capital
    features[at + 1] = rules.is_solo
    features[at + 2] = rules.is_secret
    features[at + 3] = rules.has_thieves
    features[at + 4] = rules.has_wilds
    features[at + 5] = rules.inventory
    at += 6
    for variant in range(1, VARIANTS):
        features[at + variant - 1] = rules.variant == variant
    at += VARIANTS - 1
    for seats in range(FIRST_COUNT, SEATS + 1):
        features[at + seats - FIRST_COUNT] = rules.seats == seats


def _rules_table() -> Iterator[Feature]:
    yield Feature("rules: capital", "1 in the ruleset `capital`")
    yield Feature("rules: solo", "1 in a solo match")
    yield Feature("rules: secret", "1 if inventories are secret")
    yield Feature("rules: thieves", "1 with thieves and spies")
    yield Feature("rules: wilds", "1 with wild balloons")
    yield Feature("rules: inventory", "spaces of an inventory", 20)
    for variant in islice(Variant, 1, None):
        yield Feature(f"rules: {variant.name.lower().replace('_', ' ')}", "1 with this variant")
    for seats in range(FIRST_COUNT, SEATS + 1):
        yield Feature(f"rules: {seats} seats", "1 with this number of seats, including the rival's")


TABLE = (
    *prospect_table("own"),
    *prospect_table("strongest"),
    *islice(prospect_table("others"), PLAIN),
    *_lead_table(),
    *_map_table(),
    *_turn_table(),
    *_rules_table(),
)
"""Description of each element of the feature vector."""
FACTORS = compute_factors(TABLE)

FEATURES = Features(TABLE, FeatureKernels(write, make_reading_kernel(fill_view, write)), FeatureScratch, _notes)
"""Features of the game, as search and training use them."""
