"""The rulebook's positions show what their captions say, and a ruleset of one's own has a rulebook too."""

from __future__ import annotations

import pytest

from skyhop.game import registry
from skyhop.games.balloon_cup.view import BalloonCupView
from skyhop.rulebook.rulebook import rulebook_of

pytestmark = pytest.mark.presentation

GAME = registry.game("balloon-cup")
BOOK = rulebook_of(GAME)


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        ("BC-5.1", {"phase": "stuck"}),
        ("BC-6.2", {"cubes": "RY"}),
        ("BC-6.3", {"cubes": "RY"}),
        ("BC-6.5", {"tiles": 1}),
        ("BC-7.1", {"trophies": "R", "cubes": "Y"}),
        ("BC-7.2", {"phase": "claim", "legal": ["+G=Y", "."]}),
        ("BC-8.2", {"phase": "over"}),
    ],
)
def test_a_position_shows_what_its_caption_says(number: str, expected: dict[str, object]) -> None:
    shown = BOOK.for_ruleset("rio-grande").clause(number).position
    assert shown is not None
    state = GAME.positions.from_position(GAME.ruleset("rio-grande"), shown.position)
    for text in shown.play:
        GAME.apply(state, GAME.read(state, text))
    view = GAME.view(state, 0)
    assert isinstance(view, BalloonCupView)

    seen = {
        "phase": view.phase,
        "cubes": view.cubes(0),
        "trophies": view.trophies(0),
        "tiles": sum(tile.in_play for tile in view.tiles),
        "legal": [GAME.write(view, action) for action in GAME.legal(view)],
    }

    assert {name: seen[name] for name in expected} == expected


def test_a_custom_ruleset_has_a_rulebook_too() -> None:
    custom = GAME.ruleset({"trade": "cube", "when": "own-turn", "exchange_max": 0, "max_blue": 4})

    book = BOOK.for_ruleset(custom.parameters)

    assert book.ruleset == "custom"
    assert "At most 4 blue cubes" in book.clause("BC-9.5").text
    assert "cannot swap at all" in book.clause("BC-9.4").text
