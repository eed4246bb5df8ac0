import pytest

from skyhop.game import registry
from skyhop.game.ending import AGREEMENT, LEFT, RESIGNATION, TIME, Ending
from skyhop.game.match import end_early

GAME = registry.game("balloon-cup")
POSITION = {
    "to_move": 0,
    "hands": ["R1 R2", "G12 B13"],
    "cubes": ["GGGGAA", "R"],
    "trophies": ["B", ""],
    "bag": "RRYY",
    "tiles": ["1 flatland A | | A4", "2 mountain RY | R6 | R5", "3 flatland RYB | Y3 | Y8"],
}


def lines(**changed: object) -> list[tuple[int | None, str, str, int | None]]:
    state = GAME.positions.from_position(GAME.ruleset("rio-grande"), POSITION | changed)
    return [
        (line.seat, line.sentence, line.clause, line.points) for line in GAME.renderer.score(GAME.view(state, None))
    ]


@pytest.mark.parametrize(
    "line",
    [
        (None, "Tile 1, flatland, the lower sum wins: Seat 1 0, seat 2 4. 1 card is missing.", "BC-6.2", None),
        (
            0,
            (
                "Tile 2, mountain, the higher sum wins: Seat 1 6, seat 2 5. 2 cards are missing. "
                "Seat 1 would win RY now."
            ),
            "BC-6.2",
            None,
        ),
        (
            0,
            (
                "Tile 3, flatland, the lower sum wins: Seat 1 3, seat 2 8. 4 cards are missing. "
                "Seat 1 would win RYB now."
            ),
            "BC-6.2",
            None,
        ),
        (0, "Seat 1: 4 of the 5 green cubes that this trophy costs.", "BC-7.1", None),
        (0, "Seat 1: the blue trophy.", "BC-7.4", 1),
        (0, "Seat 1: 1 of 3 trophies.", "BC-8.1", 1),
        (1, "Seat 2: 0 of 3 trophies.", "BC-8.1", 0),
    ],
)
def test_a_position_is_explained_line_by_line(line: tuple[int | None, str, str, int | None]) -> None:
    assert line in lines()


def test_equal_sums_go_to_whoever_places_last() -> None:
    told = lines(tiles=["2 mountain RY | R6 | Y6"])

    assert told[0][1].endswith("With equal sums, the player who places the last card wins RY.")
    assert told[0][2] == "BC-6.3"


@pytest.mark.parametrize("ending", [RESIGNATION, AGREEMENT, TIME, LEFT])
def test_how_a_match_was_broken_off_is_told_with_its_clause(ending: Ending) -> None:
    state = GAME.positions.from_position(GAME.ruleset("rio-grande"), {**POSITION, "tiles": ["2 mountain RY | R6 | R5"]})
    end_early(GAME, state, ending, 0)

    assert GAME.renderer.score(GAME.view(state, None))[-1].clause == "BC-8.5"
