"""The table of features says what stands where: compared with the view as people read it."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest
from tests.amount import met, some
from tests.conformance.playing import match_at
from tests.conformance.test_features import features_of_state, features_of_view

from skyhop.game import registry
from skyhop.game.game import choose_test_ruleset, choose_training_ruleset
from skyhop.games.balloon_cup.ai.features import TABLE, VIEW_COUNT, VIEW_TABLE
from skyhop.games.balloon_cup.constants import COLOUR_OF_CARD, COLOURS, VALUE_OF_CARD
from skyhop.games.balloon_cup.text.labels import card_text
from skyhop.games.balloon_cup.view import BalloonCupView

GAME = registry.game("balloon-cup")


def named(view: BalloonCupView) -> Mapping[str, float]:
    """The features by their names, in natural units."""
    found = features_of_view(GAME, view).tolist()
    return {feature.name: value * feature.scale for feature, value in zip(TABLE, found, strict=True)}


def views() -> list[BalloonCupView]:
    found = []
    for seed in some(10):
        match = match_at(GAME, GAME.ruleset("rio-grande"), seed, 8 * seed)
        found += [view for seat in range(2) if isinstance(view := match.view(seat), BalloonCupView)]
    return met(found)


def test_hands_and_what_is_unseen_stand_there() -> None:
    for view in views():
        assert view.seat is not None
        read, hand = named(view), view.hand(view.seat)

        assert [card for card in range(45) if read[f"hand: {card_text(card)}"]] == list(hand)
        assert read["other hand: size"] == pytest.approx(view.hand_size(1 - view.seat))
        for colour, letter in enumerate(COLOURS):
            values = [int(VALUE_OF_CARD[card]) for card in hand if COLOUR_OF_CARD[card] == colour]
            unseen = [card for card in view.unseen if COLOUR_OF_CARD[card] == colour]
            assert read[f"hand: highest {letter}"] == pytest.approx(max(values, default=0))
            assert read[f"hand: lowest {letter}"] == pytest.approx(min(values, default=0))
            assert read[f"unseen: {letter}"] == pytest.approx(len(unseen))
            assert not unseen or read[f"unseen: mean {letter}"] == pytest.approx(np.mean(VALUE_OF_CARD[unseen]))


def test_tiles_stand_there_from_the_own_side() -> None:
    for view in views():
        assert view.seat is not None
        read = named(view)
        for tile in view.tiles:
            sides = (tile.sides[view.seat], tile.sides[1 - view.seat])
            sign = 1 if tile.terrain == "mountain" else -1

            assert bool(read[f"tile {tile.number}: in play"]) == tile.in_play
            assert read[f"tile {tile.number}: ahead"] == pytest.approx(sign * (sides[0].sum - sides[1].sum), abs=1e-4)
            for name, side in zip(("own", "other"), sides, strict=True):
                assert read[f"tile {tile.number}: {name} side lacks"] == pytest.approx(len(side.missing))
            for letter in COLOURS:
                assert read[f"tile {tile.number}: cubes {letter}"] == pytest.approx(tile.cubes.count(letter))


def test_cubes_trophies_and_the_turn_stand_there() -> None:
    for view in views():
        assert view.seat is not None
        read = named(view)
        for name, seat in (("own", view.seat), ("other", 1 - view.seat)):
            for letter in COLOURS:
                assert read[f"{name} cubes: {letter}"] == pytest.approx(view.cubes(seat).count(letter))
                assert read[f"{name} trophy: {letter}"] == (letter in view.trophies(seat))
        assert bool(read["turn: asked"]) == (view.to_decide == view.seat)
        assert [round(read[f"bag: {letter}"]) for letter in COLOURS] == [view.bag.count(each) for each in COLOURS]


def test_both_seats_read_the_same_with_the_sides_exchanged() -> None:
    for first, second in zip(views()[::2], views()[1::2], strict=True):
        one, other = named(first), named(second)
        sides = [name for name in one if name.startswith(("own ", "other cubes", "other trophy"))]
        compared = [name for name in sides if "progress" not in name]
        assert compared
        for name in compared:
            opposite = name.replace("own", "other", 1) if name.startswith("own") else name.replace("other", "own", 1)
            assert one[name] == pytest.approx(other[opposite], abs=1e-4)


def test_last_stands_what_the_opponents_hand_says_as_the_opponent_sees_it() -> None:
    for seed in some(10):
        state = match_at(GAME, GAME.ruleset("rio-grande"), seed, 8 * seed).state
        for seat in range(2):
            read = features_of_state(GAME, state, seat)[VIEW_COUNT:].tolist()
            opponents = dict(
                zip((each.name for each in VIEW_TABLE), features_of_state(GAME, state, 1 - seat), strict=False)
            )

            assert read == [opponents[each.name.removeprefix("opponent's ")] for each in TABLE[VIEW_COUNT:]]


def test_every_other_batch_is_learned_by_the_first_ruleset_and_the_others_by_the_rest_in_turn() -> None:
    first, *others = GAME.rulesets()
    found = [choose_training_ruleset(GAME, number, 1).name for number in range(2 * len(others))]

    assert found[::2] == [first] * len(others)
    assert found[1::2] == others


def test_where_there_are_no_maps_the_same_is_tested() -> None:
    ruleset = GAME.ruleset("gravon")

    assert choose_test_ruleset(GAME, ruleset, 3) is ruleset
