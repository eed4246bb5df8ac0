"""A scenario may list cards and cubes in any order, and tiles by their numbers."""

from __future__ import annotations

import pytest

from skyhop.game.ending import RESIGNATION
from skyhop.game.match import end_early
from skyhop.games.balloon_cup.game import GAME

STATE = GAME.positions.from_position(
    GAME.ruleset("rio-grande"),
    {
        "hands": ["R1 R3", "Y13"],
        "cubes": ["RRG", ""],
        "trophies": ["", "AY"],
        "discard": "B3 B1",
        "bag": "RYG",
        "tiles": ["1 flatland R | |", "3 mountain RYG | R9 G2 | R2"],
    },
)
OVER = STATE.copy()
end_early(GAME, OVER, RESIGNATION, 0)


@pytest.mark.parametrize(
    ("field", "wanted", "got"),
    [
        ("hands", ["R3 R1", "Y13"], None),
        ("hands", ["R3", "Y13"], "['R1 R3', 'Y13']"),
        ("cubes", ["GRR", ""], None),
        ("cubes", ["GR", ""], "['RRG', '']"),
        ("trophies", ["", "YA"], None),
        ("discard", "B1 B3", None),
        ("discard", "B1", "B3 B1"),
        ("tiles", ["3 mountain GRY | G2 R9 | R2"], None),
        ("tiles", ["1 flatland R | |", "2 out"], None),
        ("tiles", ["3 flatland GRY | G2 R9 | R2"], "3 mountain RYG | R9 G2 | R2"),
        ("bag_size", 3, None),
        ("over", False, None),
        ("winner", -1, None),
        ("reason", "undecided", None),
        ("seen_by_opponent", ["", ""], None),
    ],
)
def test_what_is_expected_is_compared_as_people_write_it(field: str, wanted: object, got: str | None) -> None:
    assert GAME.positions.expect(STATE, field, wanted) == got


@pytest.mark.parametrize(
    ("field", "wanted", "got"),
    [("over", True, None), ("winner", 1, None), ("winner", 0, "1"), ("reason", "resignation", None)],
)
def test_the_end_can_be_expected(field: str, wanted: object, got: str | None) -> None:
    assert GAME.positions.expect(OVER, field, wanted) == got
