"""Hints of Balloon Cup count by the rules, in the words of the game."""

from __future__ import annotations

import numpy as np
import pytest
from tests.conformance import playing
from tests.games.balloon_cup.test_page import position

from skyhop.engine.kernel import with_attributes
from skyhop.engine.record import Records
from skyhop.engine.state import State, View
from skyhop.game.ai import UNCHANGED, Change
from skyhop.games.balloon_cup.ai.hint_features import NAMES, OTHER, OWN
from skyhop.games.balloon_cup.game import GAME

HINT_FEATURES = GAME.hint_features

GREEN, BLUE = 2, 3


def counted(view: View, world: State) -> list[float]:
    numbers = np.zeros(len(NAMES))
    rules, seen, state = (with_attributes(each)[0] for each in (view.ruleset.record, view.records, world.records))
    views, notes = with_attributes(HINT_FEATURES.scratch(GAME.view_record)), with_attributes(HINT_FEATURES.notes())[0]
    HINT_FEATURES.write(rules, seen, state, views, notes, numbers)
    return [float(number) for number in numbers]


def told(state: State, text: str, **changes: Change) -> list[str]:
    view = GAME.view(state, 0)
    places = {name.replace(" ", "_").replace(":", ""): place for place, name in enumerate(NAMES)}
    listed = [UNCHANGED] * len(NAMES)
    for name, change in changes.items():
        listed[places[name]] = change
    return HINT_FEATURES.describe(view, GAME.read(view, text), listed)


def a_tile_to_complete(cubes: str = "") -> State:
    """Anna has G1, which completes tile 2, and then wins or loses it by the side where she lays it."""
    hands = ["R1 R3 Y1 G1", "R13 Y13 G13 B13"]
    tiles = ["1 flatland R | |", "2 flatland YG | Y9 | Y5 G7"]
    return position(hands=hands, tiles=tiles, cubes=[cubes, ""])


def test_a_tile_that_was_won_counts_one_a_lost_one_none_and_one_that_lies_there_a_chance() -> None:
    state = a_tile_to_complete()
    view = GAME.view(state, 0)
    before = counted(view, state)

    playing.played(GAME, state, "G1-2")
    own = counted(view, state)
    other = counted(GAME.view(a_tile_to_complete(), 1), state)

    assert 0 < before[0] < 1
    assert (own[1], other[1]) == (1.0, 0.0)
    assert before[2:4] == own[2:4] == [0.0, 0.0]


def test_a_trophy_that_is_won_counts_one_and_for_the_other_none() -> None:
    state = a_tile_to_complete("GGGG")
    view = GAME.view(state, 0)
    before = counted(view, state)

    playing.played(GAME, state, "G1-2")
    after = counted(view, state)

    assert 0 < before[OWN + GREEN] < after[OWN + GREEN] == 1.0
    assert before[OTHER + GREEN] == after[OTHER + GREEN] == 0.0
    assert after[1] == 1.0


def test_a_sentence_names_the_tile_how_often_it_is_won_and_what_it_brings() -> None:
    state = a_tile_to_complete("GGGG")
    brings = "1 yellow, 1 green, the green trophy"
    won = f"Your chance of winning tile 2 ({brings}) is then 84%, against 60% with other actions."

    assert told(state, "G1-2", tile_2=Change(0.84, 0.6, 0.1), tile_1=Change(0.3, 0.5, -0.05)) == [won]


def test_where_nothing_differs_the_tile_of_the_card_is_told_of() -> None:
    state = a_tile_to_complete()

    assert told(state, "R3x1", tile_1=Change(0.5, 0.4, 0.0)) == ["Your chance of winning tile 1 (1 red) is then 50%."]


@pytest.mark.parametrize("worth", [-0.05, 0.05])
def test_a_hint_never_argues_against_itself(worth: float) -> None:
    """As by "25%, against 32% with other actions": to win a tile less often is no reason, whatever it is worth."""
    plain = "Your chance of winning tile 1 (1 red) is then 25%."

    assert told(a_tile_to_complete(), "R3x1", tile_1=Change(0.25, 0.32, worth)) == [plain]
    trophies = {"own_trophy_B": Change(0.3, 0.5, worth), "other_trophy_B": Change(0.5, 0.3, worth)}
    assert told(a_tile_to_complete(), "R3x1", tile_1=Change(0.25, 0.32, worth), **trophies) == [plain]


@pytest.mark.parametrize(
    ("name", "change", "said"),
    [
        ("own_trophy_B", Change(0.5, 0.3, 0.1), "You get closer to the blue trophy than with other actions."),
        (
            "other_trophy_B",
            Change(0.3, 0.5, 0.1),
            "Your opponent stays farther from the blue trophy than with other actions.",
        ),
    ],
)
def test_a_trophy_is_told_of_where_it_counts_most(name: str, change: Change, said: str) -> None:
    assert told(a_tile_to_complete(), "G1-2", **{name: change}) == [said]


def test_an_exchange_that_changes_nothing_says_nothing() -> None:
    state = position(hands=["R1", "R13 Y13"], tiles=["2 flatland YG | |"])
    assert GAME.phase(state) == "stuck"

    assert told(state, "~R1") == []


def test_the_view_of_another_game_is_none() -> None:
    view = GAME.view(a_tile_to_complete(), 0)
    with pytest.raises(TypeError):
        HINT_FEATURES.describe(View(view.ruleset, view.records), 0, [UNCHANGED] * len(NAMES))


def test_scratch_space_has_a_blank_view_at_its_end() -> None:
    made: Records = HINT_FEATURES.scratch(GAME.view_record)

    assert len(made) == HINT_FEATURES.rooms + 1
    assert not made[-1:].tobytes().strip(b"\0")
