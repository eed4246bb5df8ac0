"""Mining, on a game that is small enough to be mined uncompiled, and known: whoever leaves a multiple of four wins."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from skyhop.engine.kernel import FirstCall, beginning
from skyhop.game import registry
from skyhop.game.ai import Rung
from skyhop.game.capability import Capability, MissingCapability
from skyhop.puzzles import mining
from skyhop.puzzles.answer import Depth, InterimResult, search_deeply
from skyhop.puzzles.collection import points_of_levels, read, view_of
from skyhop.puzzles.mining import (
    Recipe,
    Tries,
    WrongRecipe,
    check,
    estimate_difficulty,
    mine,
    puzzles_of_match,
    solve_probability,
)

with registry.with_examples():
    NIM = registry.game("nim")
RECIPE = Recipe(seed=3, glances=(InterimResult(40, 0.1),), most=2, apart=2, depth=Depth(2, 120, lead=0.1, errors=1.0))


@pytest.fixture(autouse=True)
def _short_ladder(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let levels of the example try little, and nothing be compiled for it."""
    registry.include_examples()
    ladder = {"passenger": Rung("ismcts", 0.5, 6), "crew": Rung("ismcts", 0.2, 8), "captain": Rung("ismcts", 0.0, 60)}
    monkeypatch.setattr(type(NIM), "ladder", ladder, raising=False)
    with beginning(FirstCall.UNCOMPILED):
        yield


@pytest.mark.parametrize("is_certain", [True, False])
def test_what_is_mined_is_right_and_the_same_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_certain: bool
) -> None:
    monkeypatch.setattr(mining, "is_fully_known", lambda _game, _view: is_certain)
    first, second = tmp_path / "first.gz", tmp_path / "second.gz"
    *_before, found = mine(NIM, RECIPE, first, 2)
    list(mine(NIM, RECIPE, second, 1))
    *_before, gone_on = mine(NIM, RECIPE, second, 2)

    assert first.read_bytes() == second.read_bytes()
    assert found.matches == gone_on.matches == read(first, NIM).recipe["matches"]
    assert len(read(first, NIM).puzzles) == len(found.puzzles) >= 2
    for puzzle in read(first, NIM).puzzles:
        assert puzzle.is_solved is is_certain
        left = int(view_of(puzzle).record["left"])
        assert (left - int(puzzle.answer)) % 4 == 0
        assert puzzle.candidates[0].chance - puzzle.candidates[1].chance > RECIPE.depth.lead


def test_puzzles_of_a_match_lie_apart_and_are_few() -> None:
    for number in range(1, 3):
        steps = [len(puzzle.journal.entries) for puzzle in puzzles_of_match("nim", RECIPE, number)]

        assert len(steps) <= RECIPE.most
        assert all(abs(one - other) > RECIPE.apart for one in steps for other in steps if one != other)


def test_a_file_of_another_recipe_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "mine.gz"
    list(mine(NIM, RECIPE, path, 1))
    content = path.read_bytes()

    with pytest.raises(WrongRecipe, match=r"were made with other settings\. Choose another file"):
        list(mine(NIM, RECIPE._replace(seed=4), path, 2))
    assert path.read_bytes() == content


def test_searches_that_find_no_lead_make_no_puzzle() -> None:
    found = (each for number in range(1, 9) for each in puzzles_of_match("nim", RECIPE, number))
    puzzle = next(each for each in found if search_deeply(NIM, view_of(each), 1, RECIPE.depth) is not None)

    assert search_deeply(NIM, view_of(puzzle), 1, RECIPE.depth._replace(lead=1.0)) is None
    assert search_deeply(NIM, view_of(puzzle), 1, RECIPE.depth._replace(errors=1000.0)) is None


def test_a_game_without_a_search_is_not_mined(monkeypatch: pytest.MonkeyPatch) -> None:
    check(NIM)
    monkeypatch.setattr(type(NIM), "has", lambda _game, capability: capability is not Capability.SEARCH)
    with pytest.raises(MissingCapability, match="required to search for puzzles"):
        check(NIM)


def test_the_difficulty_is_where_half_of_the_tries_are_right() -> None:
    game = registry.game("balloon-cup")
    points = points_of_levels(game)
    for wanted in (100.0, 450.0, 900.0):
        tries = {name: Tries(10_000, round(10_000 * solve_probability(each, wanted))) for name, each in points.items()}

        assert estimate_difficulty(game, tries) == pytest.approx(wanted, abs=5)
    assert solve_probability(450, 450) == 0.5
    assert solve_probability(850, 450) == pytest.approx(10 / 11)


def test_what_nobody_or_everybody_finds_has_a_difficulty_too() -> None:
    game = registry.game("balloon-cup")
    found = [estimate_difficulty(game, {name: Tries(24, count) for name in game.ladder}) for count in (24, 12, 0)]

    assert -1000 < found[0] < found[1] < found[2] < 3000


def test_levels_that_nobody_measured_are_taken_to_be_as_far_apart_as_they_are_meant_to() -> None:
    assert points_of_levels(NIM) == {"passenger": 0, "crew": 150, "captain": 300}
