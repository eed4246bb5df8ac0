"""An outlook: what a seat can expect of the cards it does not see, and what is at stake on each tile."""

from __future__ import annotations

import numpy as np

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Many, Record, ValueGrid, Values, of
from skyhop.games.balloon_cup.ai.weights import Weights
from skyhop.games.balloon_cup.ai.worth import finish_by_trade, lead, take_tile
from skyhop.games.balloon_cup.constants import (
    COLOUR_COUNT,
    FIRST_CARD_OF_COLOUR,
    HAND_LIMIT,
    SEATS,
    TILES,
    VALUE_OF_CARD,
)
from skyhop.games.balloon_cup.rules.legality import cards_held
from skyhop.games.balloon_cup.ruleset import Rules
from skyhop.games.balloon_cup.state import UNSEEN, Terrain, ViewRecord


class Outlook(Record):
    """What a seat can expect, with `mover` to move next."""

    seat: int
    mover: int
    lead: float
    """The worth of what both have won."""
    unseen: Values = of(COLOUR_COUNT)
    """By colour, the number of cards not seen."""
    average: Values = of(COLOUR_COUNT)
    """Their mean value."""
    spread: Values = of(COLOUR_COUNT)
    """Their standard deviation."""
    share: float
    """The part of them that the opponent holds."""
    sign: Values = of(TILES)
    """By tile, +1 where high cards win and -1 where low ones do."""
    ahead: Values = of(TILES)
    """The seat's sum less the opponent's, times `sign`."""
    gain: ValueGrid = of(TILES, SEATS)
    """What winning the tile brings to the seat, and what it would bring to the opponent."""
    hope: Values = of(TILES)
    """Room for what can be expected of the tile."""
    exchange: Values = of(HAND_LIMIT)
    """Room for what a fresh card in the place of each in the hand brings."""


MIDDLE_VALUE = 7.0
"""The mean value of each colour's cards, near enough, where none is left to be seen."""


@kernel
def look(rules: Rules, weights: Weights, boards: Many[ViewRecord], outlook: Outlook) -> None:
    """Make the outlook on the board `boards[0]`; `boards[1]` is scratch space."""
    outlook.lead = lead(weights, boards[0], outlook.seat)
    expect_cards(boards[0], outlook)
    for tile in range(TILES):
        look_at_tile(rules, weights, boards, outlook, tile)


@kernel
def expect_cards(board: ViewRecord, outlook: Outlook) -> None:
    """Count the unseen cards of each colour, and tell the opponent's share of them."""
    unseen = 0
    for colour in range(COLOUR_COUNT):
        count = 0
        total = 0.0
        squares = 0.0
        for card in range(FIRST_CARD_OF_COLOUR[colour], FIRST_CARD_OF_COLOUR[colour + 1]):
            if board.place_of_card[card] == UNSEEN:
                count += 1
                total += VALUE_OF_CARD[card]
                squares += VALUE_OF_CARD[card] * VALUE_OF_CARD[card]
        mean = total / count if count else MIDDLE_VALUE
        outlook.unseen[colour] = count
        outlook.average[colour] = mean
        outlook.spread[colour] = np.sqrt(squares / count - mean * mean) if count else 0.0
        unseen += count
    other = 1 - outlook.seat
    hidden = board.hand_size[other] - cards_held(board, other)
    outlook.share = hidden / unseen if unseen else 0.0


@kernel
def look_at_tile(rules: Rules, weights: Weights, boards: Many[ViewRecord], outlook: Outlook, tile: int) -> None:
    """Tell who is ahead on a tile and what winning it would change."""
    board = boards[0]
    seat = outlook.seat
    outlook.sign[tile] = 1.0 if board.terrain_of_tile[tile] == Terrain.MOUNTAIN else -1.0
    outlook.ahead[tile] = outlook.sign[tile] * (board.sum_of_side[tile, seat] - board.sum_of_side[tile, 1 - seat])
    for winner in range(2):
        boards[1] = boards[0]
        take_tile(boards[1], tile, winner)
        finish_by_trade(rules, boards[1], winner)
        change = lead(weights, boards[1], seat) - outlook.lead
        outlook.gain[tile, winner] = change if winner == seat else -change
