"""The estimates of the greedy player are those of a plain computation on a copy of the board."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.amount import IS_THOROUGH, in_turn

from skyhop.engine.kernel import JIT, with_attributes
from skyhop.engine.record import record_of, records
from skyhop.game import registry
from skyhop.game.match import Match
from skyhop.games.balloon_cup.ai.outlook import (
    TUNED,
    BoardWeights,
    Outlook,
    finish_by_trade,
    look,
    progress,
    take_tile,
)
from skyhop.games.balloon_cup.constants import COLOUR_COUNT, COLOUR_OF_CARD, TILES, TROPHIES_TO_WIN, VALUE_OF_CARD
from skyhop.games.balloon_cup.rules.trophies import count_bag, count_in, cubes_in_bag, trophy_count
from skyhop.games.balloon_cup.state import HAND, NOBODY, ViewRecord, When

GAME = registry.game("balloon-cup")
WEIGHTS = with_attributes(record_of(BoardWeights, TUNED))[0]


def lead(board: object, seat: int) -> float:
    """The value of a seat's trophies and cubes less the opponent's, written out."""
    shares = [[0.0] * COLOUR_COUNT, [0.0] * COLOUR_COUNT]
    for colour in range(COLOUR_COUNT):
        if board.owner_of_trophy[colour] == NOBODY:  # type: ignore[attr-defined]  # a record
            for each in range(2):
                shares[each][colour] = progress(WEIGHTS, board, each, colour)  # type: ignore[arg-type]
    values = []
    for each in range(2):
        trophies, prospect = trophy_count(board, each), 0.0  # type: ignore[arg-type]
        for own, other in zip(shares[each], shares[1 - each], strict=True):
            prospect += own * (1.0 - WEIGHTS.rivalry * other)
        won = trophies >= TROPHIES_TO_WIN
        values.append(WEIGHTS.victory if won else WEIGHTS.trophies[trophies] + WEIGHTS.haste[trophies] * prospect)
    return float(values[seat] - values[1 - seat])


def hexes(values: object) -> list[str]:
    """Numbers to the last bit, and with the sign of zero."""
    return [float(value).hex() for value in np.array(values, np.float64).ravel()]


@pytest.mark.parametrize("ruleset", in_turn(GAME.rulesets(), 2))
def test_gains_are_those_of_a_board_on_which_the_tile_is_scored(ruleset: str) -> None:
    """They are the same if the record has kept the estimates of the last board."""
    rules = GAME.ruleset(ruleset)
    rule, chance, claims, seen = with_attributes(rules.record)[0], random.Random(2), 0, 0
    kept = with_attributes(records(Outlook, 1))[0]
    for seed in range((12 if IS_THOROUGH else 6) if JIT else 1):
        match = Match.start(GAME, rules, seed=seed)
        while (seat := match.to_decide) is not None:
            boards, outlooks = records(ViewRecord, 2), records(Outlook, 1)
            boards[0] = match.view(seat).records[0]
            board, copied = with_attributes(boards)[0], with_attributes(boards)[1]
            outlook = with_attributes(outlooks)[0]
            outlook.seat = seat
            look(rule, WEIGHTS, board, outlook)

            kept.seat = seat
            look(rule, WEIGHTS, board, kept)

            assert outlook.lead == kept.lead == lead(board, seat)
            assert hexes(outlook.gain) == hexes(kept.gain)
            assert hexes(outlook.standing) == hexes(kept.standing)
            for tile in range(TILES):
                for winner in range(2):
                    boards[1] = boards[0]
                    take_tile(copied, tile, winner)
                    claims += finish_by_trade(rule, copied, winner)
                    change = lead(copied, seat) - outlook.lead
                    assert hexes(outlook.gain[tile, winner]) == hexes(change if winner == seat else -change)
            _check_hand(board, outlook, seat)
            assert [count_in(count_bag(board), colour) for colour in range(COLOUR_COUNT)] == [
                cubes_in_bag(board, colour) for colour in range(COLOUR_COUNT)
            ]
            seen += 1
            match.play(seat, chance.choice([GAME.write(match.state, each) for each in GAME.legal(match.state)]))

    assert seen > (250 if JIT else 25)
    assert (claims > 0) == (rule.when != When.OWN_TURN)


def _check_hand(board: object, outlook: object, seat: int) -> None:
    hand = np.flatnonzero(np.array(board.place_of_card) == HAND + seat)  # type: ignore[attr-defined]  # a record
    for colour in range(COLOUR_COUNT):
        values = [int(VALUE_OF_CARD[card]) for card in hand if COLOUR_OF_CARD[card] == colour]
        found = np.array(outlook.values_in_hand[colour, : len(values)])  # type: ignore[attr-defined]  # a record

        assert found.tolist() == values
        assert board.held[seat, colour] == len(values)  # type: ignore[attr-defined]  # a record
