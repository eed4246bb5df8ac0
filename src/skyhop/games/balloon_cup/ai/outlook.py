"""Values of cubes and trophies. They depend on the progress of both players towards a third trophy."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Grid, Record, Row, ValueGrid, Values, of
from skyhop.games.balloon_cup.constants import (
    COLOUR_COUNT,
    CUBES_PER_TRADE,
    FIRST_CARD_OF_COLOUR,
    HAND_LIMIT,
    PRICE_OF_TROPHY,
    SEATS,
    TILES,
    TROPHIES_TO_WIN,
    VALUE_OF_CARD,
    VALUES_OF_COLOUR,
)
from skyhop.games.balloon_cup.rules.legality import cards_held
from skyhop.games.balloon_cup.rules.tiles import take_cubes
from skyhop.games.balloon_cup.rules.trophies import pays_in_own_colour, shortfall, substitutes, trophy_count
from skyhop.games.balloon_cup.state import HAND, NOBODY, UNSEEN, Rules, Terrain, ViewRecord, When


class BoardWeights(Record):
    """Weights of the greedy player's evaluation."""

    victory: float
    """Value of a third trophy, which wins the game. The other weights are relative to it."""
    trophies: Values = of(3)
    """Values of zero, one and two trophies of a seat."""
    haste: Values = of(3)
    """Value of full progress to one more trophy, by the number of trophies that the seat has."""
    bend: float
    """Degree to which the last cubes of a price count more than its first cubes. With 0, all cubes count the same."""
    rivalry: float
    """Share by which a seat's progress to a trophy shrinks if the opponent has full progress to this trophy."""
    trade: float
    """Value of three spare cubes for the progress to a trophy. The unit is one cube in the colour of the trophy."""
    tempo: float
    """Value of the next move. A seat that loses a tile gets the next move."""
    own_fill: float
    """Chance that the seat places its best card on its own side of a tile."""
    own_fill_later: float
    """Chance that the seat places a later card on its own side of a tile.

    The seat draws this card after the current decision.
    """
    spoil: float
    """Chance that the seat places its worst card on the opponent's side of a tile."""
    spoil_later: float
    """Chance that the seat places a later card on the opponent's side of a tile.

    The seat draws this card after the current decision.
    """
    luck: float
    """Expected value of a card that the seat draws later, in standard deviations above the mean of the unseen cards."""
    malice: float
    """Disadvantage, to the seat, of a card that the opponent places.

    The unit is standard deviations from the mean of the unseen cards.
    """
    doubt: float
    """Additional standard deviation of the final sums, for errors that the variance of the cards does not explain."""
    restraint: float
    """Factor for one part of the variance of the final sums: the part due to the values of the missing cards."""
    threat: float
    """Chance that the opponent places the last card of a tile that it can win."""
    finish: float
    """Chance that the seat places the last card of a tile that it can win."""
    extreme: float
    """Value of a card in hand, for each unit of difference between the card's value and the middle value."""
    keep: float
    """Value of a card in the hand of a stuck player, for each cube in the bag that has the card's colour."""
    unstuck: float
    """Value, for a stuck player, of drawing a card that the player can place."""


TUNED: dict[str, float | Sequence[float]] = {
    "victory": 100.0,
    "trophies": (0.0, 12.9, 26.4),
    "haste": (10.6, 13.4, 26.0),
    "bend": 0.466,
    "rivalry": 0.359,
    "trade": 0.558,
    "tempo": 0.631,
    "own_fill": 0.317,
    "own_fill_later": 0.283,
    "spoil": 0.315,
    "spoil_later": 0.237,
    "luck": 0.182,
    "malice": 0.446,
    "doubt": 5.11,
    "restraint": 0.542,
    "threat": 1.0,
    "finish": 1.0,
    "extreme": 0.159,
    "keep": 0.085,
    "unstuck": 1.41,
}


@kernel
def value_of_trophies(weights: BoardWeights, trophies: int, prospect: float) -> float:
    """Return the value of a seat's trophies, plus the value of its progress to further trophies.

    A seat with enough trophies to win has the value `victory`.

    `prospect` is the sum of this progress (`Outlook.prospect`). Its weight (`haste`) depends on the number of trophies.
    """
    if trophies >= TROPHIES_TO_WIN:
        return weights.victory
    return weights.trophies[trophies] + weights.haste[trophies] * prospect


@kernel
def progress(weights: BoardWeights, board: ViewRecord, seat: int, colour: int) -> float:
    """[BC-7.2] Return a seat's progress to a trophy, from 0 to 1. Possible trades count as progress.

    The last cubes of the price count more than the first cubes.
    """
    traded = cubes_by_trades(weights, spare_cubes(board, seat))
    return progress_with(weights, board.cubes_won[seat, colour], substitutes(board, seat), traded, colour)


@kernel
def cubes_by_trades(weights: BoardWeights, spare: int) -> float:
    """Return the value of cubes that are useful only for trades. The unit is one cube in the colour of a trophy."""
    return weights.trade * spare / CUBES_PER_TRADE


@kernel
def progress_with(weights: BoardWeights, cubes: int, can_stand_in: int, traded: float, colour: int) -> float:
    """[BC-7.2] Return the progress to a trophy, from 0 to 1, for given numbers of cubes and substitutes.

    `cubes` is the number of cubes in the colour of the trophy. `can_stand_in` is the number of substitutes. `traded`
    is the result of `cubes_by_trades`.
    """
    price = PRICE_OF_TROPHY[colour]
    share = min(1.0, (cubes + traded) / price)
    partly = float(share * (1.0 - weights.bend + weights.bend * share))
    return 1.0 if cubes + can_stand_in >= price else partly


@kernel
def take_tile(board: ViewRecord, tile: int, winner: int) -> None:
    """[BC-6.4, BC-7.1] Give the cubes of a tile to `winner` on a scratch board.

    Also give this seat each trophy that it can now pay with cubes of the trophy's own colour.
    """
    for colour in range(COLOUR_COUNT):
        take_cubes(board, tile, colour, winner)
    claim_trophies(board, winner)


@kernel
def claim_trophies(board: ViewRecord, seat: int) -> None:
    """[BC-7.1] On a scratch board, claim each trophy that a seat can pay with cubes of the trophy's own colour."""
    for colour in range(COLOUR_COUNT):
        if pays_in_own_colour(board, seat, colour):
            board.cubes_won[seat, colour] -= PRICE_OF_TROPHY[colour]
            board.owner_of_trophy[colour] = seat


@kernel
def finish_by_trade(rules: Rules, board: ViewRecord, seat: int) -> bool:
    """[BC-7.2, BC-9.2] If the winner of a tile can pay for a third trophy by trades, award this trophy.

    Return True if the winner received the trophy, else False.
    """
    if rules.when == When.OWN_TURN or trophy_count(board, seat) != TROPHIES_TO_WIN - 1:
        return False
    available = substitutes(board, seat)
    for colour in range(COLOUR_COUNT):
        if board.owner_of_trophy[colour] == NOBODY and shortfall(board, seat, colour) <= available:
            board.owner_of_trophy[colour] = seat
            return True
    return False


@kernel
def spare_cubes(board: ViewRecord, seat: int) -> int:
    """[BC-7.4] Return the number of a seat's cubes in colours whose trophy is already claimed.

    The seat can use these cubes only for trades.
    """
    count = 0
    for colour in range(COLOUR_COUNT):
        count += board.cubes_won[seat, colour] * (board.owner_of_trophy[colour] != NOBODY)
    return count


class Outlook(Record):
    """Estimates for one seat on one board. The evaluation computes the values of actions from these estimates.

    `mover` is the seat that moves next.
    """

    seat: int
    mover: int
    lead: float
    """Value of the seat's trophies and cubes, minus the value of the opponent's trophies and cubes."""
    standing: Values = of(SEATS)
    """Value of the trophies and of the progress to further trophies, by seat."""
    prospect: Values = of(SEATS)
    """Sum of the progress to all unclaimed trophies, by seat.

    Progress to a trophy counts less if the other player also has progress to this trophy.
    """
    progress: ValueGrid = of(SEATS, COLOUR_COUNT)
    """Progress to each trophy, by seat and colour. It is 0 for a claimed trophy."""
    substitutes: Row = of(SEATS)
    """Number of substitutes that each seat can pay."""
    spare: Row = of(SEATS)
    """Number of cubes that each seat can use only for trades."""
    swing: ValueGrid = of(TILES, SEATS)
    """Change of a seat's lead if the seat wins a tile, by tile and seat."""
    valued_when: int
    """Time of trades (a `When`) in the position for which `swing` was computed, plus 1; 0 if it was never computed."""
    valued_owner: Row = of(COLOUR_COUNT)
    """Owners of the trophies in the position for which `swing` was computed."""
    valued_won: Grid = of(SEATS, COLOUR_COUNT)
    """Cubes of the seats in the position for which `swing` was computed."""
    valued_tiles: Grid = of(TILES, COLOUR_COUNT)
    """Cubes on the tiles in the position for which `swing` was computed."""
    values_in_hand: Grid = of(COLOUR_COUNT, len(VALUES_OF_COLOUR[0]) + 1)
    """Values of the cards in the seat's hand, by colour, in increasing order. The rest of a row has no meaning."""
    first_own: ValueGrid = of(2, COLOUR_COUNT)
    """Expected value of the first card that the seat's side of a tile lacks, by order and colour.

    The order is 0 if high cards win the tile, and 1 if low cards win it.
    """
    first_other: ValueGrid = of(2, COLOUR_COUNT)
    """Expected value of the first card that the opponent's side of a tile lacks, by order and colour."""
    won: Row = of(COLOUR_COUNT)
    """Scratch space for the cubes of the winner of a tile, by colour."""
    owner: Row = of(COLOUR_COUNT)
    """Scratch space for the owners of the trophies after the scoring of a tile."""
    unseen: Values = of(COLOUR_COUNT)
    """Number of unseen cards, by colour."""
    average: Values = of(COLOUR_COUNT)
    """Mean value of the unseen cards, by colour."""
    spread: Values = of(COLOUR_COUNT)
    """Standard deviation of the values of the unseen cards, by colour."""
    share: float
    """Share of the unseen cards that the opponent holds."""
    sign: Values = of(TILES)
    """+1 for each tile on which the higher sum wins, -1 for each tile on which the lower sum wins."""
    ahead: Values = of(TILES)
    """Sum of the seat's side minus the sum of the opponent's side, times `sign`, by tile."""
    gain: ValueGrid = of(TILES, SEATS)
    """Gain of a seat from winning a tile, by tile and seat."""
    hope: Values = of(TILES)
    """Scratch space for the expected gain of each tile."""
    exchange: Values = of(HAND_LIMIT)
    """Scratch space for the gain of an exchange, by discarded card."""


BITS_OF_SUM = 16
LOW_BITS = (1 << BITS_OF_SUM) - 1
SUMS_OF_CARD = 1 | VALUE_OF_CARD << BITS_OF_SUM | VALUE_OF_CARD * VALUE_OF_CARD << 2 * BITS_OF_SUM
"""Integer for each card that packs three numbers: 1, the value of the card, and the squared value.

A sum of such integers packs the number of cards, the sum of their values, and the sum of their squared values.
"""
MIDDLE_VALUE = 7.0
"""Approximate mean value of a card. It is used for a colour if no card of this colour is unseen."""


@kernel
def look(rules: Rules, weights: BoardWeights, board: ViewRecord, outlook: Outlook) -> None:
    """Write the estimates for a board into `outlook`.

    Cubes and trophies change only when a tile is scored or a player trades. Until then, the values of
    cubes and trophies from the last board remain valid.
    """
    if not has_same_winnings(rules, board, outlook):
        value_winnings(weights, board, outlook)
        for tile in range(TILES):
            for winner in range(SEATS):
                lead = outlook.standing[winner] - outlook.standing[1 - winner]
                outlook.swing[tile, winner] = lead_after(rules, weights, board, outlook, tile, winner) - lead
        remember_winnings(rules, board, outlook)
    outlook.lead = outlook.standing[outlook.seat] - outlook.standing[1 - outlook.seat]
    expect_cards(board, outlook)
    weigh_cards(weights, board, outlook)
    for tile in range(TILES):
        look_at_tile(board, outlook, tile)


@kernel
def has_same_winnings(rules: Rules, board: ViewRecord, outlook: Outlook) -> bool:
    """Return True if `outlook` was computed for the cubes and trophies of `board` and the trade time of `rules`."""
    difference = outlook.valued_when ^ (rules.when + 1)
    for colour in range(COLOUR_COUNT):
        difference |= outlook.valued_owner[colour] ^ board.owner_of_trophy[colour]
    for seat in range(SEATS):
        for colour in range(COLOUR_COUNT):
            difference |= outlook.valued_won[seat, colour] ^ board.cubes_won[seat, colour]
    for tile in range(TILES):
        for colour in range(COLOUR_COUNT):
            difference |= outlook.valued_tiles[tile, colour] ^ board.cubes_on_tile[tile, colour]
    return difference == 0


@kernel
def remember_winnings(rules: Rules, board: ViewRecord, outlook: Outlook) -> None:
    """Write the cubes, the trophies and the time of trades of a board into `outlook`, for `has_same_winnings`."""
    outlook.valued_when = rules.when + 1
    for colour in range(COLOUR_COUNT):
        outlook.valued_owner[colour] = board.owner_of_trophy[colour]
        for seat in range(SEATS):
            outlook.valued_won[seat, colour] = board.cubes_won[seat, colour]
        for tile in range(TILES):
            outlook.valued_tiles[tile, colour] = board.cubes_on_tile[tile, colour]


@kernel
def value_winnings(weights: BoardWeights, board: ViewRecord, outlook: Outlook) -> None:
    """Write the progress to trophies and the value of all trophies and cubes into `outlook`."""
    for seat in range(SEATS):
        outlook.substitutes[seat] = substitutes(board, seat)
        outlook.spare[seat] = spare_cubes(board, seat)
        traded = cubes_by_trades(weights, outlook.spare[seat])
        for colour in range(COLOUR_COUNT):
            is_free = board.owner_of_trophy[colour] == NOBODY
            reached = progress_with(weights, board.cubes_won[seat, colour], outlook.substitutes[seat], traded, colour)
            outlook.progress[seat, colour] = reached * is_free  # a product instead of a branch, for speed
    first, second = 0.0, 0.0
    for colour in range(COLOUR_COUNT):
        one, two = outlook.progress[0, colour], outlook.progress[1, colour]
        first += one * (1.0 - weights.rivalry * two)
        second += two * (1.0 - weights.rivalry * one)
    outlook.prospect[0], outlook.prospect[1] = first, second
    for seat in range(SEATS):
        outlook.standing[seat] = value_of_trophies(weights, trophy_count(board, seat), outlook.prospect[seat])


@kernel
def expect_cards(board: ViewRecord, outlook: Outlook) -> None:
    """Write the number, mean and spread of the unseen cards of each colour into `outlook`.

    Also write the share of the unseen cards that the opponent holds.
    """
    unseen = 0
    for colour in range(COLOUR_COUNT):
        sums = 0
        for card in range(FIRST_CARD_OF_COLOUR[colour], FIRST_CARD_OF_COLOUR[colour + 1]):
            sums += SUMS_OF_CARD[card] * (board.place_of_card[card] == UNSEEN)
        count, total, squares = sums & LOW_BITS, sums >> BITS_OF_SUM & LOW_BITS, sums >> 2 * BITS_OF_SUM
        mean = total / count if count else MIDDLE_VALUE
        outlook.unseen[colour] = count
        outlook.average[colour] = mean
        outlook.spread[colour] = np.sqrt(squares / count - mean * mean) if count else 0.0
        unseen += count
    other = 1 - outlook.seat
    hidden = board.hand_size[other] - cards_held(board, other)
    outlook.share = hidden / unseen if unseen else 0.0


@kernel
def sort_hand(board: ViewRecord, outlook: Outlook) -> None:
    """Write the values of the cards in the seat's hand into `outlook`, by colour, in increasing order."""
    place = HAND + outlook.seat
    for colour in range(COLOUR_COUNT):
        count = 0
        for card in range(FIRST_CARD_OF_COLOUR[colour], FIRST_CARD_OF_COLOUR[colour + 1]):
            outlook.values_in_hand[colour, count] = VALUE_OF_CARD[card]
            count += board.place_of_card[card] == place


@kernel
def weigh_cards(weights: BoardWeights, board: ViewRecord, outlook: Outlook) -> None:
    """Write the cards in the seat's hand into `outlook`.

    Also write the expected value of the first card that each side of a tile lacks, by colour and terrain.
    """
    sort_hand(board, outlook)
    for colour in range(COLOUR_COUNT):
        for order in range(2):
            sign = 1.0 - 2.0 * order
            outlook.first_own[order, colour] = card_on_own_side(weights, board, outlook, colour, 0, sign)
            outlook.first_other[order, colour] = card_on_other_side(weights, board, outlook, colour, 0, sign)


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
def look_at_tile(board: ViewRecord, outlook: Outlook, tile: int) -> None:
    """Write the difference of the two sums on a tile into `outlook`.

    Also write the gain of each seat if the seat wins the tile.
    """
    seat = outlook.seat
    outlook.sign[tile] = 1.0 if board.terrain_of_tile[tile] == Terrain.MOUNTAIN else -1.0
    outlook.ahead[tile] = outlook.sign[tile] * (board.sum_of_side[tile, seat] - board.sum_of_side[tile, 1 - seat])
    outlook.gain[tile, seat] = outlook.swing[tile, seat]
    outlook.gain[tile, 1 - seat] = -(0.0 - outlook.swing[tile, 1 - seat])  # 0 keeps its sign in this form


@kernel
def lead_after(
    rules: Rules, weights: BoardWeights, board: ViewRecord, outlook: Outlook, tile: int, winner: int
) -> float:
    """[BC-6.4, BC-7.1] Return the lead of `winner` after it has won a tile and claimed trophies.

    The sums have products instead of branches, for speed.
    """
    score_tile(rules, board, outlook, tile, winner)
    loser = 1 - winner
    first_trades, first_spare, second_trades, second_spare = 0, 0, 0, 0
    trophies_of_winner, trophies_of_loser = 0, 0
    for colour in range(COLOUR_COUNT):
        owner = outlook.owner[colour]
        is_claimed = owner != NOBODY
        first_trades += outlook.won[colour] // CUBES_PER_TRADE * is_claimed
        first_spare += outlook.won[colour] * is_claimed
        second_trades += board.cubes_won[loser, colour] // CUBES_PER_TRADE * is_claimed
        second_spare += board.cubes_won[loser, colour] * is_claimed
        trophies_of_winner += owner == winner
        trophies_of_loser += owner == loser
    first_traded, second_traded = cubes_by_trades(weights, first_spare), cubes_by_trades(weights, second_spare)
    first, second = 0.0, 0.0
    for colour in range(COLOUR_COUNT):
        is_free = outlook.owner[colour] == NOBODY
        one = progress_with(weights, outlook.won[colour], first_trades, first_traded, colour)
        two = progress_with(weights, board.cubes_won[loser, colour], second_trades, second_traded, colour)
        first += one * (1.0 - weights.rivalry * two) * is_free
        second += two * (1.0 - weights.rivalry * one) * is_free
    own = value_of_trophies(weights, trophies_of_winner, first)
    other = value_of_trophies(weights, trophies_of_loser, second)
    return own - other


@kernel
def score_tile(rules: Rules, board: ViewRecord, outlook: Outlook, tile: int, winner: int) -> None:
    """[BC-6.4, BC-7.1, BC-7.2] Write the winner's cubes and the owners of trophies after a scoring into `outlook`.

    The winner claims each trophy that it can pay in its own colour. Then it claims a third trophy by trades, if it can.
    """
    trophies, available = 0, 0
    for colour in range(COLOUR_COUNT):
        count, owner = (
            board.cubes_won[winner, colour] + board.cubes_on_tile[tile, colour],
            board.owner_of_trophy[colour],
        )
        claims = (owner == NOBODY) & (count >= PRICE_OF_TROPHY[colour])
        count -= PRICE_OF_TROPHY[colour] * claims
        owner = winner if claims else owner
        outlook.won[colour], outlook.owner[colour] = count, owner
        trophies += owner == winner
        available += count // CUBES_PER_TRADE * (owner != NOBODY)
    if rules.when == When.OWN_TURN or trophies != TROPHIES_TO_WIN - 1:
        return
    for colour in range(COLOUR_COUNT):
        if outlook.owner[colour] == NOBODY and PRICE_OF_TROPHY[colour] - outlook.won[colour] <= available:
            outlook.owner[colour] = winner
            return
