"""Tests of the printed material: it contains the whole game and its rules."""

from __future__ import annotations

from collections import Counter

import pytest

from skyhop.game import registry
from skyhop.game.capability import MaterialOptions, Part, Pieces, Text
from skyhop.games.balloon_cup.constants import COLOURS, CUBES_OF_COLOUR
from skyhop.games.balloon_cup.text.labels import TEXT_OF_CARD, card_name, cube_name
from skyhop.i18n import languages, use_language

pytestmark = pytest.mark.presentation

GAME = registry.game("balloon-cup")


def material(ruleset: str = "rio-grande") -> dict[str, Part]:
    return {part.name: part for part in GAME.material(GAME.ruleset(ruleset), MaterialOptions())}


def pieces(name: str) -> Pieces:
    part = material()[name]
    assert isinstance(part, Pieces)
    return part


def rules(ruleset: str) -> str:
    part = material(ruleset)["rules"]
    assert isinstance(part, Text)
    return part.words


def test_all_cards_are_there_once_with_one_back() -> None:
    cards = pieces("cards")

    assert cards.size == (63.5, 88.9)
    assert [piece.front.words for piece in cards.pieces] == [card_name(text) for text in TEXT_OF_CARD]
    assert len({piece.front.svg for piece in cards.pieces}) == 45
    assert len({piece.back for piece in cards.pieces}) == 1


@pytest.mark.parametrize("part", ["cubes", "folded-cubes"])
def test_all_cubes_are_there(part: str) -> None:
    found = Counter({piece.front.words.split(",")[0]: piece.copies for piece in pieces(part).pieces})

    assert found == {cube_name(letter): int(count) for letter, count in zip(COLOURS, CUBES_OF_COLOUR, strict=True)}


def test_each_tile_has_both_faces_and_begins_with_the_right_one() -> None:
    faces = [(piece.front.words, piece.back.words) for piece in pieces("tiles").pieces if piece.back]

    assert [["flatland" in side for side in face] for face in faces] == [[True, False], [False, True]] * 2
    assert [face[0].startswith(f"tile {number}") for number, face in enumerate(faces, 1)] == [True] * 4


def test_there_is_a_trophy_of_each_colour() -> None:
    assert len({piece.front.svg for piece in pieces("trophies").pieces}) == 5


def test_colours_reach_beyond_the_cut_and_backs_have_no_border() -> None:
    cards = pieces("cards")
    for piece in cards.pieces:
        assert piece.back is not None
        for side in (piece.front.svg, piece.back.svg):
            width = float(side.partition('viewBox="')[2].split()[2])
            assert width / 100 == pytest.approx((63.5 + 2 * cards.bleed) / 63.5, abs=1e-3)
    assert 'stroke-width="2.4"' not in cards.pieces[0].back.svg  # type: ignore[union-attr]  # what a card on screen has


@pytest.mark.parametrize("tag", languages())
def test_each_ruleset_has_its_own_words_for_trades_and_stuck_hands(tag: str) -> None:
    with use_language(tag):
        told = {ruleset: rules(ruleset) for ruleset in GAME.rulesets()}

    assert len(set(told.values())) == len(told)
    assert all("{" not in words for words in told.values())
    assert all(words.count("![](BC-") == 4 for words in told.values())
