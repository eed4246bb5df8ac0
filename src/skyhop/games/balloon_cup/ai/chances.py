"""Chances of winning a tile, computed from its cards and from the cards that players may still place there."""

from __future__ import annotations

from math import exp, sqrt

from skyhop.engine.kernel import kernel
from skyhop.games.balloon_cup.ai.outlook import (
    BoardWeights,
    Outlook,
    card_on_other_side,
    card_on_own_side,
)
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
    order = 0 if sign > 0 else 1
    ahead = outlook.ahead[tile]
    variance = weights.doubt * weights.doubt
    for colour in range(COLOUR_COUNT):
        own, other = board.lacking[tile, seat, colour], board.lacking[tile, 1 - seat, colour]
        ahead += outlook.first_own[order, colour] * (own > 0)  # a product instead of a branch, for speed
        for number in range(1, own):
            ahead += card_on_own_side(weights, board, outlook, colour, number, sign)
        ahead -= outlook.first_other[order, colour] * (other > 0)
        for number in range(1, other):
            ahead -= card_on_other_side(weights, board, outlook, colour, number, sign)
        variance += weights.restraint * (own + other) * outlook.spread[colour] * outlook.spread[colour]
    return 1.0 / (1.0 + exp(-LOGISTIC_OF_NORMAL * ahead / sqrt(variance)))


@kernel
def chance_on_last_card(weights: BoardWeights, board: ViewRecord, outlook: Outlook, tile: int) -> float:
    """Return the seat's chance of winning a tile that lacks only one card.

    If the seat moves next and holds a winning card, the chance is `weights.finish`.
    """
    seat = outlook.seat
    side, colour = last_place(board, tile)
    ahead = outlook.ahead[tile]
    weight = outlook.sign[tile] if side == seat else -outlook.sign[tile]
    wins, losses, own, known = 0, 0, 0, 0
    for card in range(FIRST_CARD_OF_COLOUR[colour], FIRST_CARD_OF_COLOUR[colour + 1]):
        result = ahead + weight * VALUE_OF_CARD[card]
        place = board.place_of_card[card]
        wins += (place == UNSEEN) & (result >= 0)
        losses += (place == UNSEEN) & (result <= 0)
        own += (place == HAND + seat) & (result >= 0)
        known += (place == HAND + 1 - seat) & (result <= 0)
    seat_can = own > 0
    if outlook.mover == seat and seat_can:
        return weights.finish
    other_can = 1.0 if known else 0.0
    if losses and not known:
        other_can = 1.0 - (1.0 - outlook.share) ** float(losses)
    later = (wins + 1.0) / (wins + losses + 2.0)
    rest = weights.finish if seat_can else later
    threat = weights.threat * other_can
    return float(rest * (1.0 - threat))


@kernel
def last_place(board: ViewRecord, tile: int) -> tuple[int, int]:
    """Return the side and the colour of the only card that a tile still lacks. The side is the number of a seat."""
    side, colour = 0, 0
    for number in range(COLOUR_COUNT):
        side += board.lacking[tile, 1, number]
        colour += number * (board.lacking[tile, 0, number] + board.lacking[tile, 1, number])
    return side, colour
