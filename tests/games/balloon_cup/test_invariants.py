from collections.abc import Callable
from typing import Any

import pytest
from tests.conformance.playing import match_at

from skyhop.game import registry
from skyhop.games.balloon_cup.state import HAND, SIDE, SUPPLY

GAME = registry.game("balloon-cup")


def drop_card(record: Any) -> None:  # noqa: ANN401 - a record has any fields
    """Let seat 0 hold a card fewer in a later game of a series."""
    record["games_played"] = 1
    card = next(card for card in range(45) if record["place_of_card"][card] == HAND)
    record["place_of_card"][card] = SUPPLY


def take_card(record: Any) -> None:  # noqa: ANN401 - a record has any fields
    """Let seat 0 hold a card more."""
    record["place_of_card"][int(record["supply"][0])] = HAND


BREAKS: dict[str, Callable[[Any], None]] = {
    "supply lists": lambda record: record["place_of_card"].__setitem__(int(record["supply"][0]), HAND),
    "a card is nowhere": lambda record: record["place_of_card"].__setitem__(0, -1),
    "are counted": lambda record: record["held"].__setitem__((0, 0), 9),
    "cards at a decision": drop_card,
    "holds 9 cards": take_card,
    "nobody holds": lambda record: record["is_shown"].__setitem__(int(record["supply"][0]), 1),
    "has 0 cubes": lambda record: record["cubes_on_tile"].__setitem__(0, 0),
    "does not fit its cubes": lambda record: record["cubes_on_tile"].__setitem__(3, (4, 0, 0, 0, 0)),
    "has too many cards": lambda record: record["lacking"].__setitem__((0, 0, 0), -1),
    "was not scored": lambda record: record["lacking"].__setitem__(0, 0),
    "there are": lambda record: record["cubes_won"].__setitem__((0, 0), 13),
    "trophies and the game goes on": lambda record: record["owner_of_trophy"].__setitem__(slice(0, 3), 0),
}


@pytest.mark.parametrize("words", BREAKS)
def test_an_impossible_state_is_named(words: str) -> None:
    state = match_at(GAME, GAME.ruleset("rio-grande"), 8, 3).state
    assert GAME.invariants(state) == []

    BREAKS[words](state.records[0])

    assert words in " · ".join(GAME.invariants(state))


def test_cubes_that_are_lost_though_paid_ones_return_are_named() -> None:
    state = match_at(GAME, GAME.ruleset("kosmos-fr"), 8, 3).state
    state.records["bag_size"] -= 1

    assert "though paid ones return" in " · ".join(GAME.invariants(state))


def test_a_card_on_the_wrong_side_is_named() -> None:
    state = match_at(GAME, GAME.ruleset("rio-grande"), 8, 3).state
    state.records["place_of_card"][0, int(state.records["supply"][0, 0])] = SIDE + 7

    assert "does not fit" in " · ".join(GAME.invariants(state))
