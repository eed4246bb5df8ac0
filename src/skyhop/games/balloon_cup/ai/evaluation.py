"""Evaluation of the greedy player: a value for each action of the deciding seat, computed only from its view.

The value of an action is the change of the position's value. The value of a position is a sum over the tiles, plus
the value of the next move. The term of a tile is the chance of winning its cubes, times the value of these cubes to
both players. `ai.chances` computes the chances. `ai.outlook` computes the values of cubes and trophies.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from skyhop.engine.kernel import entry, kernel
from skyhop.engine.record import Array1, Many, Records, Row, Values, record_of, records
from skyhop.engine.state import View
from skyhop.game.ai import Evaluation, EvaluationKernel
from skyhop.games.balloon_cup.actions import (
    COLOUR_OF_CLAIM,
    DONE,
    SUBSTITUTES_OF_CLAIM,
    ActionKind,
    claim_of,
    exchange_of,
    kind_of,
    placement_of,
    trade_of,
)
from skyhop.games.balloon_cup.ai.chances import cards_missing, hope, hopes
from skyhop.games.balloon_cup.ai.features import FeatureScratch
from skyhop.games.balloon_cup.ai.outlook import (
    MIDDLE_VALUE,
    TUNED,
    BoardWeights,
    Outlook,
    claim_trophies,
    finish_by_trade,
    look,
    take_tile,
    weigh_cards,
)
from skyhop.games.balloon_cup.constants import (
    CARDS,
    COLOUR_COUNT,
    COLOUR_OF_CARD,
    CUBES_PER_TRADE,
    TILES,
    TROPHIES_TO_WIN,
    VALUE_OF_CARD,
)
from skyhop.games.balloon_cup.rules.tiles import winner_of
from skyhop.games.balloon_cup.rules.trophies import cubes_in_bag, trophy_count
from skyhop.games.balloon_cup.rules.turns import is_lacking
from skyhop.games.balloon_cup.state import DISCARD, HAND, NOBODY, UNSEEN, Rules, Stage, ViewRecord

GREEDY = record_of(BoardWeights, TUNED)
WIN_VALUE = 1e6
"""Value of an action that wins immediately. It is greater than the sum of all other values."""
NEAR_WIN_VALUE = WIN_VALUE / 2
"""Value of an action after which the seat can win with one trade."""
SCRATCH_BOARDS, SCRATCH_OUTLOOKS = 2, 2
"""Number of scratch boards and number of scratch outlooks.

The first board is the current board. The second board is the board after a scoring or a trade.
"""


def values(view: View, actions: Sequence[int]) -> Array1[np.float64]:
    """Return a value for each action of the view's seat, with shape (actions,). Higher values are better.

    The view's seat must be the deciding seat.
    """
    rules = view.ruleset.record
    listed = np.array(actions, np.int16)
    valued = np.zeros(len(listed))
    boards, outlooks = records(ViewRecord, SCRATCH_BOARDS), records(Outlook, SCRATCH_OUTLOOKS)
    boards[0] = view.records[0]
    evaluate(rules, GREEDY, listed, valued, boards, outlooks)
    return valued


@entry
def evaluate(
    rules: Many[Rules],
    weights: Many[BoardWeights],
    actions: Row,
    valued: Values,
    boards: Many[ViewRecord],
    outlooks: Many[Outlook],
) -> None:
    """Write the value of each action for the deciding seat into `valued`.

    `boards[0]` is the view of this seat. The other boards and `outlooks` are scratch space.
    """
    value_actions(rules[0], weights[0], actions, valued, boards, outlooks)


@kernel
def value_actions(
    rules: Rules,
    weights: BoardWeights,
    actions: Row,
    valued: Values,
    boards: Many[ViewRecord],
    outlooks: Many[Outlook],
) -> None:
    """Write the value of each action into `valued`. `boards[0]` is the view of the deciding seat.

    The kind of the pending decision selects the function that computes the values.
    """
    for outlook in range(SCRATCH_OUTLOOKS):
        outlooks[outlook].seat = boards[0].to_act
    if boards[0].stage == Stage.PLACE:
        value_placements(rules, weights, actions, valued, boards, outlooks)
    elif boards[0].stage == Stage.STUCK:
        value_exchanges(weights, actions, valued, boards[0], outlooks[0])
    else:
        value_trades(rules, weights, actions, valued, boards, outlooks)


@kernel
def value_placements(
    rules: Rules,
    weights: BoardWeights,
    actions: Row,
    valued: Values,
    boards: Many[ViewRecord],
    outlooks: Many[Outlook],
) -> None:
    """Write the value of each placement into `valued`. `boards[0]` is the view of the deciding seat.

    Compute the expected gains of all tiles once for each card. A placement then changes the gain of only one tile.
    """
    board, outlook = boards[0], outlooks[0]
    outlook.mover = 1 - outlook.seat
    look(rules, weights, board, outlook)
    last_card = CARDS
    for position in range(len(actions)):
        card, tile, across = placement_of(actions[position])
        owner = outlook.seat ^ across
        if card != last_card:
            change_card(weights, board, outlook, last_card, card)
            last_card = card
        place_or_remove(board, outlook, card, tile, owner, 1)
        if cards_missing(board, tile) == 0:
            value = value_of_scoring(rules, weights, boards, outlooks, tile)
        else:
            value = outlook.lead + hope(weights, board, outlook, tile)
            for other in range(TILES):
                if other != tile:
                    value += outlook.hope[other]
        place_or_remove(board, outlook, card, tile, owner, -1)
        valued[position] = value - weights.extreme * abs(VALUE_OF_CARD[card] - MIDDLE_VALUE)


@kernel
def change_card(weights: BoardWeights, board: ViewRecord, outlook: Outlook, last_card: int, card: int) -> None:
    """Put `last_card` back into the hand on a scratch board, and remove `card` from this hand.

    Then recompute the expected gain of every tile.
    """
    if last_card != CARDS:
        board.place_of_card[last_card] = HAND + outlook.seat
        board.held[outlook.seat, COLOUR_OF_CARD[last_card]] += 1
    board.place_of_card[card] = DISCARD
    board.held[outlook.seat, COLOUR_OF_CARD[card]] -= 1
    weigh_cards(weights, board, outlook)
    for tile in range(TILES):
        outlook.hope[tile] = hope(weights, board, outlook, tile)


@kernel
def place_or_remove(board: ViewRecord, outlook: Outlook, card: int, tile: int, owner: int, count: int) -> None:
    """Place a card on one side of a tile of a scratch board, or remove it. `count` is 1 to place and -1 to remove."""
    towards_seat = count if owner == outlook.seat else -count
    outlook.ahead[tile] += towards_seat * outlook.sign[tile] * VALUE_OF_CARD[card]
    board.sum_of_side[tile, owner] += count * VALUE_OF_CARD[card]
    board.lacking[tile, owner, COLOUR_OF_CARD[card]] -= count


@kernel
def value_of_scoring(
    rules: Rules, weights: BoardWeights, boards: Many[ViewRecord], outlooks: Many[Outlook], tile: int
) -> float:
    """[BC-6.2, BC-6.3, BC-3.2] Return the value of the position after the scoring of a tile.

    In this position, the winner has received the cubes, and the loser moves next.
    """
    seat = outlooks[0].seat
    winner = winner_of(boards[0], tile, seat)
    boards[1] = boards[0]
    take_tile(boards[1], tile, winner)
    if trophy_count(boards[1], winner) >= TROPHIES_TO_WIN:
        return WIN_VALUE if winner == seat else -WIN_VALUE
    if finish_by_trade(rules, boards[1], winner):
        return NEAR_WIN_VALUE if winner == seat else -NEAR_WIN_VALUE
    outlooks[1].mover = 1 - winner
    look(rules, weights, boards[1], outlooks[1])
    tempo = weights.tempo if winner != seat else 0.0
    return outlooks[1].lead + hopes(weights, boards[1], outlooks[1]) + tempo


@kernel
def value_trades(
    rules: Rules,
    weights: BoardWeights,
    actions: Row,
    valued: Values,
    boards: Many[ViewRecord],
    outlooks: Many[Outlook],
) -> None:
    """[BC-9.2] Write the value of each trade and of the end of trades into `valued`.

    The value of an action is the value of the board after the action.
    """
    seat = outlooks[0].seat
    winner = boards[0].winner_of_tile
    outlooks[1].mover = boards[0].turn if winner == NOBODY else 1 - winner
    for position in range(len(actions)):
        boards[1] = boards[0]
        try_trade(boards[1], seat, actions[position])
        if trophy_count(boards[1], seat) >= TROPHIES_TO_WIN:
            valued[position] = WIN_VALUE
        else:
            look(rules, weights, boards[1], outlooks[1])
            valued[position] = outlooks[1].lead + hopes(weights, boards[1], outlooks[1])


@kernel
def try_trade(board: ViewRecord, seat: int, action: int) -> None:
    """[BC-7.2, BC-9.1] Apply a trade with the bag or a claim with substitutes to a scratch board."""
    if action == DONE:
        return
    if kind_of(action) == ActionKind.TRADE:
        given, taken = trade_of(action)
        board.cubes_won[seat, given] -= CUBES_PER_TRADE
        board.cubes_won[seat, taken] += 1
        claim_trophies(board, seat)
        return
    claim = claim_of(action)
    for colour in range(COLOUR_COUNT):
        board.cubes_won[seat, colour] -= CUBES_PER_TRADE * SUBSTITUTES_OF_CLAIM[claim, colour]
    claimed = COLOUR_OF_CLAIM[claim]
    board.cubes_won[seat, claimed] = 0
    board.owner_of_trophy[claimed] = seat


@kernel
def value_exchanges(weights: BoardWeights, actions: Row, valued: Values, board: ViewRecord, outlook: Outlook) -> None:
    """[BC-5.2] Write the value of each exchange of cards into `valued`.

    This value is the expected gain from the new cards, plus a value for the chance to place one of them.
    """
    fresh, playable = expect_fresh_card(weights, board)
    position = 0
    for card in range(CARDS):
        if board.place_of_card[card] == HAND + board.to_act:
            outlook.exchange[position] = fresh - promise(weights, board, card)
            position += 1
    for number in range(len(actions)):
        mask = exchange_of(actions[number])
        still_stuck = 1.0
        value = 0.0
        for bit in range(position):
            if mask >> bit & 1:
                still_stuck *= 1.0 - playable
                value += outlook.exchange[bit]
        valued[number] = value + weights.unstuck * (1.0 - still_stuck)


@kernel
def expect_fresh_card(weights: BoardWeights, board: ViewRecord) -> tuple[float, float]:
    """Return the expected value of a card that the seat may draw, and the chance that this card can be placed."""
    count = 0
    promised = 0.0
    playable = 0.0
    for card in range(CARDS):
        if board.place_of_card[card] == UNSEEN:
            count += 1
            promised += promise(weights, board, card)
            playable += is_lacking(board, COLOUR_OF_CARD[card])
    if count == 0:
        return 0.0, 0.0
    return promised / count, playable / count


@kernel
def promise(weights: BoardWeights, board: ViewRecord, card: int) -> float:
    """Return the value of a card that a stuck seat keeps in its hand.

    The value grows with the difference between the card's value and the middle value. It also grows with the number
    of cubes in the bag that have the card's colour.
    """
    extreme = abs(VALUE_OF_CARD[card] - MIDDLE_VALUE)
    return float(weights.extreme * extreme + weights.keep * cubes_in_bag(board, COLOUR_OF_CARD[card]))


@kernel
def value(rules: Rules, views: Many[ViewRecord], notes: Many[FeatureScratch], actions: Row, values: Values) -> None:
    """Write the value of each action into `values`, for the deciding seat. `views[0]` is the view of this seat.

    `notes[0]` contains the weights. All other fields of the records in `notes` are scratch space.
    """
    value_actions(rules, notes[0].weights, actions, values, views, notes)


def _notes() -> Records:
    notes = records(FeatureScratch, SCRATCH_OUTLOOKS)
    notes["weights"] = record_of(BoardWeights, TUNED)
    return notes


EVALUATION = Evaluation(values, EvaluationKernel(value, FeatureScratch, _notes, rooms=SCRATCH_BOARDS))
