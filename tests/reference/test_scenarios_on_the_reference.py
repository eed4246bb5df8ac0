"""Tests of every scenario file of the repository on the plain reference engine of its game."""

import re
from pathlib import Path

import pytest
from tests.reference.aeronaut_odyssey import scenario as aeronaut_odyssey
from tests.reference.balloon_cup import scenario as balloon_cup

ENGINES = {"balloon-cup": balloon_cup, "aeronaut-odyssey": aeronaut_odyssey}
SCENARIOS = Path(__file__).parents[2] / "scenarios"
FILES = {game: sorted((SCENARIOS / game).glob("*.toml")) for game in ENGINES}
CLAUSES_OF_SECTION = {1: 6, 2: 5, 3: 5, 4: 2, 5: 7, 6: 4, 7: 5, 8: 4, 9: 11, 10: 1, 11: 4, 12: 4, 13: 3}
CLAUSES = {
    "balloon-cup": {
        *("BC-1.1", "BC-1.2", "BC-1.3", "BC-1.4", "BC-1.5", "BC-2.1", "BC-2.2", "BC-2.3", "BC-2.4"),
        *("BC-3.1", "BC-3.2", "BC-3.3", "BC-3.4", "BC-4.1", "BC-4.2", "BC-4.3", "BC-4.4"),
        *("BC-5.1", "BC-5.2", "BC-5.3", "BC-5.4", "BC-6.1", "BC-6.2", "BC-6.3", "BC-6.4", "BC-6.5"),
        *("BC-7.1", "BC-7.2", "BC-7.3", "BC-7.4", "BC-7.5", "BC-8.1", "BC-8.2", "BC-8.3", "BC-8.4", "BC-8.5"),
        *("BC-9.1", "BC-9.2", "BC-9.3", "BC-9.4", "BC-9.5", "BC-9.6", "BC-9.7", "BC-9.8"),
        *("BC-10", "BC-11", "BC-12"),
    },
    "aeronaut-odyssey": {
        f"AO-{section}.{n}" for section, last in CLAUSES_OF_SECTION.items() for n in range(1, last + 1)
    },
}
# These clauses describe how boards are made and how a game is laid out on paper, not how it is played.
NOT_PLAYED = {"AO-1.5", "AO-1.6", "AO-11.1", "AO-11.2", "AO-11.3", "AO-11.4", "AO-7.5", "AO-13.1"}


@pytest.mark.parametrize(
    ("game", "path"),
    [(game, path) for game, paths in FILES.items() for path in paths],
    ids=lambda each: Path(each).stem,
)
def test_the_reference_plays_the_scenario_as_written(game: str, path: Path) -> None:
    """The scenario ends as the file expects."""
    engine = ENGINES[game]

    assert engine.differences(engine.read_scenario(path)) == []


@pytest.mark.parametrize("game", ENGINES)
def test_a_scenario_has_a_sentence_for_a_title_and_cites_clauses_that_exist(game: str) -> None:
    """Titles start with a capital letter. Clauses are those of the rules page."""
    for path in FILES[game]:
        scenario = ENGINES[game].read_scenario(path)

        assert re.match(r"[A-Z].*\w", scenario["title"]), path.stem
        assert scenario["clauses"], path.stem
        assert set(scenario["clauses"]) - CLAUSES[game] == set(), path.stem


@pytest.mark.parametrize("game", ENGINES)
def test_no_two_scenarios_have_the_same_title(game: str) -> None:
    """Each title names one scenario of a game."""
    titles = [ENGINES[game].read_scenario(path)["title"] for path in FILES[game]]

    assert len(set(titles)) == len(titles)


def test_every_clause_that_is_played_has_a_scenario() -> None:
    """The scenarios of Aeronaut Odyssey together cite the whole rules page."""
    cited = {clause for path in FILES["aeronaut-odyssey"] for clause in aeronaut_odyssey.read_scenario(path)["clauses"]}

    assert CLAUSES["aeronaut-odyssey"] - NOT_PLAYED - cited == set()


@pytest.mark.parametrize(
    ("game", "name", "field", "wrong", "difference"),
    [
        ("balloon-cup", "direct-claim", "bag_size", 3, "bag_size: expected 3, got 2"),
        ("aeronaut-odyssey", "move-pick-profit", "turn", 2, "turn: expected 2, got 1"),
    ],
)
def test_a_wrong_expectation_is_reported(game: str, name: str, field: str, wrong: int, difference: str) -> None:
    """The runner can fail."""
    engine = ENGINES[game]
    scenario = engine.read_scenario(SCENARIOS / game / f"{name}.toml")
    scenario["expect"][field] = wrong

    assert engine.differences(scenario) == [difference]
