"""Features of a possible state (a world) of Balloon Cup from the perspective of a seat: the input of a network.

The first features are facts from the seat's view: tiles, hand, unseen cards, cubes, trophies and the player to
move. The next features are estimates of the greedy player: the chance of winning each tile, and the gain from the
tile. With these estimates, the network only has to learn the errors of the greedy player. The last features
describe the opponent's hand in this world in the same way, from the opponent's perspective.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from skyhop.engine.kernel import kernel, kernel_apart
from skyhop.engine.record import Many, Records, record_of, records
from skyhop.game.ai import Feature, FeatureKernels, Features, Inputs, compute_factors, make_reading_kernel
from skyhop.games.balloon_cup.ai.chances import cards_missing, chance
from skyhop.games.balloon_cup.ai.outlook import TUNED, BoardWeights, Outlook, look
from skyhop.games.balloon_cup.constants import (
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    SEATS,
    TILES,
    TROPHIES_TO_WIN,
)
from skyhop.games.balloon_cup.observation import fill_view
from skyhop.games.balloon_cup.rules.trophies import count_bag, count_in, trophy_count
from skyhop.games.balloon_cup.state import CLAIMS, HAND, NOBODY, Rules, Stage, StateRecord, ViewRecord, When
from skyhop.games.balloon_cup.text.labels import card_text

WHENS = len(When)


class FeatureScratch(Outlook):
    """Scratch space: a record of estimates (`Outlook`), and the weights for these estimates."""

    weights: BoardWeights


def _notes() -> Records:
    notes = records(FeatureScratch, 1)
    notes["weights"] = record_of(BoardWeights, TUNED)
    return notes


@kernel_apart
def write(rules: Rules, views: Many[ViewRecord], notes: Many[FeatureScratch], features: Inputs) -> None:
    """Write the features of the view `views[0]` into `features`, in the order of `VIEW_TABLE`."""
    view, outlook = views[0], notes[0]
    outlook.seat = view.seat
    outlook.mover = view.turn if view.winner_of_tile == NOBODY else 1 - view.winner_of_tile
    look(rules, outlook.weights, view, outlook)
    at = 0
    for tile in range(TILES):
        at = write_tile(view, outlook, tile, features, at)
    at = write_hands(view, outlook, features, at)
    at = write_unseen(outlook, features, at)
    at = write_winnings(view, outlook, features, at)
    at = write_turn(view, features, at)
    write_rules(rules, view, features, at)
    for place in range(len(FACTORS)):
        features[place] *= FACTORS[place]


@kernel
def write_tile(view: ViewRecord, notes: FeatureScratch, tile: int, features: Inputs, at: int) -> int:
    """Write the features of a tile into `features`, from index `at`. Return the next free index.

    These features are the cards, the cubes, the chance of winning the tile, and the gain from the tile.
    """
    seat, sign = view.seat, notes.sign[tile]
    missing = cards_missing(view, tile)
    likely = chance(notes.weights, view, notes, tile, missing) if missing else 0.0
    features[at] = view.is_in_play[tile]
    features[at + 1] = sign
    features[at + 2] = notes.ahead[tile]
    features[at + 3] = missing == 1
    features[at + 4] = likely
    features[at + 5] = notes.gain[tile, seat]
    features[at + 6] = notes.gain[tile, 1 - seat]
    features[at + 7] = likely * notes.gain[tile, seat] - (1.0 - likely) * notes.gain[tile, 1 - seat] if missing else 0.0
    at += 8
    for side in range(SEATS):
        owner = seat ^ side
        lacked = 0
        placeable = 0
        for colour in range(COLOUR_COUNT):
            count = view.lacking[tile, owner, colour]
            features[at + colour] = count
            lacked += count
            placeable += min(count, view.held[seat, colour])
        features[at + COLOUR_COUNT] = lacked
        features[at + COLOUR_COUNT + 1] = placeable
        at += COLOUR_COUNT + 2
    for colour in range(COLOUR_COUNT):
        features[at + colour] = view.cubes_on_tile[tile, colour]
    return at + COLOUR_COUNT


def _tile_table(tile: int) -> Iterator[Feature]:
    name = f"tile {tile + 1}"
    yield Feature(f"{name}: in play", "1 while the tile is in play")
    yield Feature(f"{name}: terrain", "1 if high cards win the tile, -1 if low cards win it")
    yield Feature(f"{name}: ahead", "own sum minus the opponent's sum, with the opposite sign if low cards win", 13)
    yield Feature(f"{name}: last card", "1 if both sides together lack one card")
    yield Feature(f"{name}: chance", "chance of winning the tile, as `greedy` estimates it")
    yield Feature(f"{name}: gain", "value of winning the tile, by the weights of `greedy`", 25)
    yield Feature(f"{name}: loss", "cost of losing the tile, by the weights of `greedy`", 25)
    yield Feature(f"{name}: hope", "expected value of the tile", 25)
    for side in ("own", "other"):
        for colour in COLOURS:
            yield Feature(f"{name}: {side} side lacks {colour}", "missing cards of the colour on the side", 2)
        yield Feature(f"{name}: {side} side lacks", "missing cards on the side", 4)
        yield Feature(f"{name}: {side} side from hand", "missing cards that are in the seat's hand", 4)
    for colour in COLOURS:
        yield Feature(f"{name}: cubes {colour}", "cubes of the colour on the tile", 2)


@kernel
def write_hands(view: ViewRecord, notes: FeatureScratch, features: Inputs, at: int) -> int:
    """Write the features of both hands into `features`, from index `at`. Return the next free index.

    These features are the cards and colours in the seat's own hand, and the known cards in the opponent's hand.
    """
    seat = view.seat
    for card in range(CARDS):
        features[at + card] = view.place_of_card[card] == HAND + seat
    at += CARDS
    for colour in range(COLOUR_COUNT):
        held = view.held[seat, colour]
        features[at] = held
        features[at + 1] = notes.values_in_hand[colour, max(held - 1, 0)] * (held > 0)
        features[at + 2] = notes.values_in_hand[colour, 0] * (held > 0)
        features[at + 3] = view.held[1 - seat, colour]
        at += 4
    features[at] = view.hand_size[seat]
    features[at + 1] = view.hand_size[1 - seat]
    features[at + 2] = notes.share
    return at + 3


def _hand_table() -> Iterator[Feature]:
    for card in range(CARDS):
        yield Feature(f"hand: {card_text(card)}", "1 if the card is in the seat's hand")
    for colour in COLOURS:
        yield Feature(f"hand: {colour}", "cards of the colour in the seat's hand", 4)
        yield Feature(f"hand: highest {colour}", "value of the highest card of the colour, 0 without one", 13)
        yield Feature(f"hand: lowest {colour}", "value of the lowest card of the colour, 0 without one", 13)
        yield Feature(f"other hand: {colour}", "known cards of the colour in the opponent's hand", 4)
    yield Feature("hand: size", "cards in the seat's hand", 8)
    yield Feature("other hand: size", "cards in the opponent's hand", 8)
    yield Feature("other hand: share", "share of the unseen cards in the opponent's hand")


@kernel
def write_unseen(notes: FeatureScratch, features: Inputs, at: int) -> int:
    """Write the number, mean and spread of the unseen cards of each colour into `features`.

    Return the next free index.
    """
    for colour in range(COLOUR_COUNT):
        features[at] = notes.unseen[colour]
        features[at + 1] = notes.average[colour]
        features[at + 2] = notes.spread[colour]
        at += 3
    return at


def _unseen_table() -> Iterator[Feature]:
    for colour in COLOURS:
        yield Feature(f"unseen: {colour}", "unseen cards of the colour", 13)
        yield Feature(f"unseen: mean {colour}", "mean value of these cards", 13)
        yield Feature(f"unseen: spread {colour}", "standard deviation of the values of these cards", 4)


@kernel
def write_winnings(view: ViewRecord, notes: FeatureScratch, features: Inputs, at: int) -> int:
    """Write features of the cubes and trophies into `features`. Return the next free index.

    These features are the cubes and trophies of both seats, their values, and the unclaimed trophies.
    """
    for side in range(SEATS):
        seat = view.seat ^ side
        for colour in range(COLOUR_COUNT):
            features[at] = view.cubes_won[seat, colour]
            features[at + 1] = view.owner_of_trophy[colour] == seat
            features[at + 2] = notes.progress[seat, colour]
            at += 3
        trophies = trophy_count(view, seat)
        for number in range(TROPHIES_TO_WIN):
            features[at + number] = trophies == number
        at += TROPHIES_TO_WIN
        features[at] = notes.substitutes[seat]
        features[at + 1] = notes.standing[seat]
        at += 2
    counts = count_bag(view)
    for colour in range(COLOUR_COUNT):
        features[at + colour] = count_in(counts, colour)
    return at + COLOUR_COUNT


def _winnings_table() -> Iterator[Feature]:
    for side in ("own", "other"):
        for colour in COLOURS:
            yield Feature(f"{side} cubes: {colour}", "won and unspent cubes of the colour", 7)
            yield Feature(f"{side} trophy: {colour}", "1 if the seat has the trophy")
            yield Feature(f"{side} progress: {colour}", "progress to the trophy, 0 if it is claimed")
        for number in range(TROPHIES_TO_WIN):
            yield Feature(f"{side} trophies: {number}", "1 if the seat has this number of trophies")
        yield Feature(f"{side} substitutes", "cubes that trades can replace", 2)
        yield Feature(f"{side} standing", "value of all trophies and cubes, by the weights of `greedy`", 25)
    for colour in COLOURS:
        yield Feature(f"bag: {colour}", "cubes of the colour in the bag", 10)


@kernel
def write_turn(view: ViewRecord, features: Inputs, at: int) -> int:
    """Write features of the turn and the pending decision into `features`. Return the next free index.

    Also write the numbers of remaining cards and cubes.
    """
    seat = view.seat
    features[at] = view.turn == seat
    features[at + 1] = view.to_act == seat
    features[at + 2] = view.stage == Stage.STUCK
    features[at + 3] = view.stage in CLAIMS
    features[at + 4] = view.winner_of_tile == seat
    features[at + 5] = view.winner_of_tile == 1 - seat
    features[at + 6] = view.stuck_turns
    features[at + 7] = view.supply_size
    features[at + 8] = view.discard_size
    features[at + 9] = view.bag_size
    return at + 10


def _turn_table() -> Iterator[Feature]:
    yield Feature("turn: own", "1 in the turn of the seat")
    yield Feature("turn: asked", "1 if the seat must decide")
    yield Feature("turn: stuck", "1 if a player is stuck")
    yield Feature("turn: claims", "1 if a player may trade")
    yield Feature("turn: won tile", "1 if the seat has just won a tile")
    yield Feature("turn: lost tile", "1 if the opponent has just won a tile")
    yield Feature("turn: stuck turns", "number of consecutive stuck turns", 10)
    yield Feature("supply", "cards in the supply", 30)
    yield Feature("discard", "cards in the discard pile", 30)
    yield Feature("bag", "cubes in the bag", 30)


@kernel
def write_rules(rules: Rules, view: ViewRecord, features: Inputs, at: int) -> None:
    """Write the options of the ruleset into `features`.

    Also write the number of games that each seat still needs to win the series.
    """
    features[at] = rules.trade
    for when in range(WHENS):
        features[at + 1 + when] = rules.when == when
    at += 1 + WHENS
    features[at] = rules.paid
    features[at + 1] = rules.exchange_max
    features[at + 2] = rules.open_hands
    features[at + 3] = rules.best_of // 2 + 1 - view.games_won[view.seat]
    features[at + 4] = rules.best_of // 2 + 1 - view.games_won[1 - view.seat]


def _rules_table() -> Iterator[Feature]:
    yield Feature("rules: cube", "1 if trades give real cubes")
    for when in When:
        yield Feature(f"rules: {when.name.lower().replace('_', ' ')}", "1 if players may trade at this time")
    yield Feature("rules: paid into the bag", "1 if spent cubes go back into the bag")
    yield Feature("rules: exchange", "maximum number of cards that a stuck player may exchange", 8)
    yield Feature("rules: open hands", "1 if hands are open")
    yield Feature("series: own", "games that the seat still has to win", 2)
    yield Feature("series: other", "games that the opponent still has to win", 2)


VIEW_TABLE = (
    *(feature for tile in range(TILES) for feature in _tile_table(tile)),
    *_hand_table(),
    *_unseen_table(),
    *_winnings_table(),
    *_turn_table(),
    *_rules_table(),
)
"""Description of each feature that depends only on a view, by index."""
FACTORS = compute_factors(VIEW_TABLE)
VIEW_COUNT = len(VIEW_TABLE)
"""Number of features that depend only on a view."""
ENDINGS_OF_HAND = ("chance", "hope", "from hand")
"""Last words in the names of the tile features that depend on the seat's hand."""
PLACES_OF_HAND = np.flatnonzero(
    [each.name.startswith("hand: ") or each.name.endswith(ENDINGS_OF_HAND) for each in VIEW_TABLE]
)
"""Indices of the features that depend on the seat's hand."""
TABLE = (
    *VIEW_TABLE,
    *(
        Feature(f"opponent's {each.name}", f"from the opponent's side: {each.meaning}", each.scale)
        for each in (VIEW_TABLE[place] for place in PLACES_OF_HAND)
    ),
)
"""Description of each feature, by index. The features of the view precede the features of the opponent's hand."""

read_view = make_reading_kernel(fill_view, write)
"""Kernel that creates a seat's view of a world and writes the features of the view."""


@kernel
def read(
    rules: Rules, world: StateRecord, seat: int, views: Many[ViewRecord], notes: Many[FeatureScratch], features: Inputs
) -> None:
    """Write the features of a world into `features`, from the perspective of a seat, in the order of `TABLE`."""
    read_view(rules, world, 1 - seat, views, notes, features)
    for number in range(len(PLACES_OF_HAND)):
        features[VIEW_COUNT + number] = features[PLACES_OF_HAND[number]]
    read_view(rules, world, seat, views, notes, features)


FEATURES = Features(
    TABLE,
    FeatureKernels(write, read),
    FeatureScratch,
    _notes,
    of_others=len(PLACES_OF_HAND),
    keeps_results=True,
)
