"""The greedy player's judgement: a value for each action of the deciding seat, from its view alone.

An action is worth what it changes: the chance of winning each tile times what its cubes are worth to both players,
and who moves next. Chances are those of `appraisal.chances`, worth that of `appraisal.worth`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from skyhop.core.kernel import entry, kernel, records
from skyhop.games.balloon_cup.actions import (
    CLAIM,
    COLOUR_OF_CLAIM,
    DONE,
    EXCHANGE,
    SUBSTITUTES_OF_CLAIM,
    TRADE,
)
from skyhop.games.balloon_cup.appraisal.chances import cards_missing, hope, hopes
from skyhop.games.balloon_cup.appraisal.outlook import MIDDLE_VALUE, OUTLOOK, look
from skyhop.games.balloon_cup.appraisal.weights import TUNED, weights_of
from skyhop.games.balloon_cup.appraisal.worth import claim_trophies, finishes_by_trade, take_tile
from skyhop.games.balloon_cup.constants import (
    CARDS,
    COLOUR_COUNT,
    COLOUR_OF_CARD,
    CUBES_PER_TRADE,
    HAND_LIMIT,
    TILES,
    TROPHIES_TO_WIN,
    VALUE_OF_CARD,
)
from skyhop.games.balloon_cup.rules.trades import cubes_in_bag
from skyhop.games.balloon_cup.rules.trophies import trophy_count
from skyhop.games.balloon_cup.rules.turns import is_lacking
from skyhop.games.balloon_cup.state import DISCARD, HAND, NOBODY, PLACE, STUCK, UNSEEN, VIEW
from skyhop.games.balloon_cup.view import BalloonCupView

GREEDY = weights_of(TUNED)
SURE = 1e6
"""More than all else together: an action that wins at once."""
NEARLY_SURE = SURE / 2
"""An action after which only a trade has to be made."""
BOARDS, OUTLOOKS = 4, 2
"""Scratch space: the board, one to try things on, and the same two for the board after a scoring."""


def values(view: BalloonCupView, actions: Sequence[int]) -> np.ndarray[Any, Any]:
    """Value each action of the seat that the view belongs to and that decides; shape (actions,), higher is better."""
    listed = np.array(actions, np.int16)
    valued = np.zeros(len(listed))
    boards, outlooks = records(VIEW, BOARDS), records(OUTLOOK, OUTLOOKS)
    appraise(view.ruleset.record, GREEDY, view.records, listed, valued, boards, outlooks)
    return valued


@entry
def appraise(rules: Any, weights: Any, views: Any, actions: Any, valued: Any, boards: Any, outlooks: Any) -> None:
    """Write the value of each of `actions` into `valued`; `boards` and `outlooks` are scratch space."""
    boards[0] = views[0]
    seat = boards[0].to_act
    for number in range(OUTLOOKS):
        outlooks[number].seat = seat
        outlooks[number].mover = 1 - seat
    if boards[0].stage == PLACE:
        appraise_placements(rules[0], weights[0], actions, valued, boards, outlooks)
    elif boards[0].stage == STUCK:
        appraise_exchanges(weights[0], actions, valued, boards[0])
    else:
        appraise_trades(rules[0], weights[0], actions, valued, boards, outlooks)


@kernel
def appraise_placements(
    rules: Any, weights: Any, actions: Any, valued: Any, boards: Any, outlooks: Any
) -> None:
    """Value placements; what the rest of the hand promises is the same wherever a card goes."""
    look(rules, weights, boards, outlooks[0])
    board = boards[0]
    hope_of_tile = np.zeros(TILES)
    last_card = CARDS
    for position in range(len(actions)):
        card = actions[position] // 8
        if card != last_card:
            if last_card != CARDS:
                put_back(board, last_card)
            take_out(board, card)
            for tile in range(TILES):
                hope_of_tile[tile] = hope(weights, board, outlooks[0], tile)
            last_card = card
        valued[position] = value_of_placement(rules, weights, boards, outlooks, hope_of_tile, actions[position])


@kernel
def take_out(board: Any, card: int) -> None:
    """Take a card out of the hand, to see what the rest promises."""
    board.place_of_card[card] = DISCARD
    board.held[board.to_act, COLOUR_OF_CARD[card]] -= 1


@kernel
def put_back(board: Any, card: int) -> None:
    """Put a card back that was taken out."""
    board.place_of_card[card] = HAND + board.to_act
    board.held[board.to_act, COLOUR_OF_CARD[card]] += 1


@kernel
def value_of_placement(
    rules: Any, weights: Any, boards: Any, outlooks: Any, hope_of_tile: Any, action: int
) -> float:
    """Value one placement of a card that has been taken out of the hand."""
    board, outlook = boards[0], outlooks[0]
    card = action // 8
    tile = action // 2 % TILES
    owner = outlook.seat ^ (action & 1)
    value_of_card = VALUE_OF_CARD[card]
    swing = outlook.sign[tile] * value_of_card
    if owner != outlook.seat:
        swing = -swing
    outlook.ahead[tile] += swing
    board.lacking[tile, owner, COLOUR_OF_CARD[card]] -= 1
    if cards_missing(board, tile) == 0:
        value = value_of_scoring(rules, weights, boards, outlooks, tile)
    else:
        value = outlook.lead + hope_of_tile.sum() - hope_of_tile[tile] + hope(weights, board, outlook, tile)
    board.lacking[tile, owner, COLOUR_OF_CARD[card]] += 1
    outlook.ahead[tile] -= swing
    return value - weights.extreme * abs(value_of_card - MIDDLE_VALUE)


@kernel
def value_of_scoring(rules: Any, weights: Any, boards: Any, outlooks: Any, tile: int) -> float:
    """[BC-6.2, BC-6.3, BC-3.2] Value a completed tile: its cubes change hands, and the loser moves next."""
    seat = outlooks[0].seat
    winner = seat if outlooks[0].ahead[tile] >= 0 else 1 - seat
    boards[2] = boards[0]
    take_tile(boards[2], tile, winner)
    if trophy_count(boards[2], winner) >= TROPHIES_TO_WIN:
        return SURE if winner == seat else -SURE
    if finishes_by_trade(rules, boards[2], winner):
        return NEARLY_SURE if winner == seat else -NEARLY_SURE
    outlooks[1].mover = 1 - winner
    look(rules, weights, boards[2:], outlooks[1])
    tempo = weights.tempo if winner != seat else 0.0
    return outlooks[1].lead + hopes(weights, boards[2], outlooks[1]) + tempo


@kernel
def appraise_trades(
    rules: Any, weights: Any, actions: Any, valued: Any, boards: Any, outlooks: Any
) -> None:
    """[BC-9.2] Value trades, and making none, by the board that they leave."""
    seat = outlooks[0].seat
    winner = boards[0].winner_of_tile
    outlooks[0].mover = boards[0].turn if winner == NOBODY else 1 - winner
    for position in range(len(actions)):
        boards[2] = boards[0]
        imagine_trade(boards[2], seat, actions[position])
        if trophy_count(boards[2], seat) >= TROPHIES_TO_WIN:
            valued[position] = SURE
        else:
            outlooks[1].mover = outlooks[0].mover
            look(rules, weights, boards[2:], outlooks[1])
            valued[position] = outlooks[1].lead + hopes(weights, boards[2], outlooks[1])


@kernel
def imagine_trade(board: Any, seat: int, action: int) -> None:
    """[BC-7.2, BC-9.1] Do a trade on an imagined board."""
    if action == DONE:
        return
    if action < CLAIM:
        board.cubes_won[seat, (action - TRADE) // COLOUR_COUNT] -= CUBES_PER_TRADE
        board.cubes_won[seat, (action - TRADE) % COLOUR_COUNT] += 1
        claim_trophies(board, seat)
        return
    for colour in range(COLOUR_COUNT):
        board.cubes_won[seat, colour] -= CUBES_PER_TRADE * SUBSTITUTES_OF_CLAIM[action - CLAIM, colour]
    claimed = COLOUR_OF_CLAIM[action - CLAIM]
    board.cubes_won[seat, claimed] = 0
    board.owner_of_trophy[claimed] = seat


@kernel
def appraise_exchanges(weights: Any, actions: Any, valued: Any, board: Any) -> None:
    """[BC-5.2] Value exchanges: cards worse than a fresh one go, and a card that can be placed is hoped for."""
    gain_of_position = np.zeros(HAND_LIMIT)
    fresh, playable = expect_fresh_card(weights, board)
    position = 0
    for card in range(CARDS):
        if board.place_of_card[card] == HAND + board.to_act:
            gain_of_position[position] = fresh - promise(weights, board, card)
            position += 1
    for number in range(len(actions)):
        mask = actions[number] - EXCHANGE
        still_stuck = 1.0
        value = 0.0
        for bit in range(HAND_LIMIT):
            if mask >> bit & 1:
                still_stuck *= 1.0 - playable
                value += gain_of_position[bit]
        valued[number] = value + weights.unstuck * (1.0 - still_stuck)


@kernel
def expect_fresh_card(weights: Any, board: Any) -> tuple[float, float]:
    """Give what an unseen card promises in the mean, and the chance that it can be placed."""
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
def promise(weights: Any, board: Any, card: int) -> float:
    """Value a card in hand that cannot be placed now: extreme cards, and colours of which many cubes are to come."""
    extreme = abs(VALUE_OF_CARD[card] - MIDDLE_VALUE)
    return weights.extreme * extreme + weights.keep * cubes_in_bag(board, COLOUR_OF_CARD[card])
