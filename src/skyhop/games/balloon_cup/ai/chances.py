"""Chances of winning a tile, computed from its cards and from the cards that players may still place there."""

from __future__ import annotations

from math import exp, sqrt

from skyhop.engine.kernel import kernel
from skyhop.games.balloon_cup.ai.outlook import BoardWeights, Outlook
from skyhop.games.balloon_cup.constants import COLOUR_COUNT, FIRST_CARD_OF_COLOUR, TILES, VALUE_OF_CARD
from skyhop.games.balloon_cup.state import HAND, UNSEEN, ViewRecord

LOGISTIC_OF_NORMAL = 1.7
"""Steepness of the logistic curve that differs from the normal distribution function by less than 0.01."""


@kernel
def hopes(weights: BoardWeights, board: ViewRecord, outlook: Outlook) -> float:
    """Return the seat's expected gains from all tiles, minus the opponent's expected gains from all tiles."""
    total = 0.0
    for tile in range(TILES):
        total += hope(weights, board, outlook, tile)
    return total


@kernel
def hope(weights: BoardWeights, board: ViewRecord, outlook: Outlook, tile: int) -> float:
    """Return the seat's expected gain from a tile, minus the opponent's expected gain from this tile."""
    seat = outlook.seat
    missing = cards_missing(board, tile)
    if missing == 0:
        return 0.0
    likely = chance(weights, board, outlook, tile, missing)
    return likely * outlook.gain[tile, seat] - (1.0 - likely) * outlook.gain[tile, 1 - seat]


@kernel
def chance(weights: BoardWeights, board: ViewRecord, outlook: Outlook, tile: int, missing: int) -> float:
    """Return the seat's chance of winning a tile that lacks `missing` cards."""
    if missing == 1:
        return chance_on_last_card(weights, board, outlook, tile)
    return chance_of_tile(weights, board, outlook, tile)


@kernel
def cards_missing(board: ViewRecord, tile: int) -> int:
    """Count the cards that both sides of a tile together still need."""
    count = 0
    for seat in range(2):
        for colour in range(COLOUR_COUNT):
            count += board.lacking[tile, seat, colour]
    return count


@kernel
def chance_of_tile(weights: BoardWeights, board: ViewRecord, outlook: Outlook, tile: int) -> float:
    """Return the seat's chance of winning a tile that lacks two or more cards.

    The function assumes that the difference of the two final sums has a normal distribution, and that the missing
    cards are independent.
    """
    seat = outlook.seat
    sign = outlook.sign[tile]
    ahead = outlook.ahead[tile]
    variance = weights.doubt * weights.doubt
    for colour in range(COLOUR_COUNT):
        count = board.lacking[tile, 0, colour] + board.lacking[tile, 1, colour]
        if count == 0:
            continue
        for number in range(board.lacking[tile, seat, colour]):
            ahead += card_on_own_side(weights, board, outlook, colour, number, sign)
        for number in range(board.lacking[tile, 1 - seat, colour]):
            ahead -= card_on_other_side(weights, board, outlook, colour, number, sign)
        variance += weights.restraint * count * outlook.spread[colour] * outlook.spread[colour]
    return 1.0 / (1.0 + exp(-LOGISTIC_OF_NORMAL * ahead / sqrt(variance)))


@kernel
def card_on_own_side(
    weights: BoardWeights, board: ViewRecord, outlook: Outlook, colour: int, number: int, sign: float
) -> float:
    """Return the expected value of a card that the seat's side of a tile still lacks.

    Either the seat places its best card there, or the opponent places a bad card there. If `sign` is negative, low
    cards win the tile, and values count with the opposite sign.
    """
    mean = sign * outlook.average[colour]
    bad = mean - weights.malice * outlook.spread[colour]
    if number < board.held[outlook.seat, colour]:
        own = sign * value_in_hand(board, outlook, colour, number, sign)
        return weights.own_fill * own + (1.0 - weights.own_fill) * bad
    own = mean + weights.luck * outlook.spread[colour]
    return weights.own_fill_later * own + (1.0 - weights.own_fill_later) * bad


@kernel
def card_on_other_side(
    weights: BoardWeights, board: ViewRecord, outlook: Outlook, colour: int, number: int, sign: float
) -> float:
    """Return the expected value of a card that the opponent's side of a tile still lacks.

    Either the opponent places a good card there, or the seat places its worst card there. If `sign` is negative,
    low cards win the tile, and values count with the opposite sign.
    """
    mean = sign * outlook.average[colour]
    good = mean + weights.malice * outlook.spread[colour]
    if number < board.held[outlook.seat, colour]:
        own = sign * value_in_hand(board, outlook, colour, number, -sign)
        return weights.spoil * own + (1.0 - weights.spoil) * good
    own = mean - weights.luck * outlook.spread[colour]
    return weights.spoil_later * own + (1.0 - weights.spoil_later) * good


@kernel
def value_in_hand(board: ViewRecord, outlook: Outlook, colour: int, number: int, sign: float) -> int:
    """Return the value of a card of one colour in the seat's hand. `number` counts these cards from 0.

    If `sign` is positive, the highest card has the number 0. Otherwise, the lowest card has the number 0.
    """
    place = board.held[outlook.seat, colour] - 1 - number if sign > 0 else number
    return outlook.values_in_hand[colour, place]


@kernel
def chance_on_last_card(weights: BoardWeights, board: ViewRecord, outlook: Outlook, tile: int) -> float:
    """Return the seat's chance of winning a tile that lacks only one card.

    If the seat moves next and holds a winning card, the chance is `weights.finish`.
    """
    seat = outlook.seat
    side, colour = last_place(board, tile)
    ahead = outlook.ahead[tile]
    weight = outlook.sign[tile] if side == seat else -outlook.sign[tile]
    wins = 0.0
    losses = 0.0
    seat_can = False
    other_can = 0.0
    for card in range(FIRST_CARD_OF_COLOUR[colour], FIRST_CARD_OF_COLOUR[colour + 1]):
        result = ahead + weight * VALUE_OF_CARD[card]
        place = board.place_of_card[card]
        if place == HAND + seat:
            seat_can = seat_can or result >= 0
        elif place == UNSEEN:
            wins += result >= 0
            losses += result <= 0
        elif place == HAND + 1 - seat and result <= 0:
            other_can = 1.0
    other_can = max(other_can, 1.0 - (1.0 - outlook.share) ** losses)
    later = (wins + 1.0) / (wins + losses + 2.0)
    rest = weights.finish if seat_can else later
    if outlook.mover == seat and seat_can:
        return weights.finish
    threat = weights.threat * other_can
    return float(rest * (1.0 - threat))


@kernel
def last_place(board: ViewRecord, tile: int) -> tuple[int, int]:
    """Return the side and the colour of the only card that a tile still lacks. The side is the number of a seat."""
    place = 0
    while not board.lacking[tile, place // COLOUR_COUNT, place % COLOUR_COUNT]:
        place += 1
    return place // COLOUR_COUNT, place % COLOUR_COUNT
