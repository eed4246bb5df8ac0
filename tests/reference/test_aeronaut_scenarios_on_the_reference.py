"""Every Aeronaut Odyssey scenario of the repository holds on the plain reference engine."""

import re
from pathlib import Path

import pytest

from tests.reference.aeronaut_odyssey.scenario import differences, read_scenario

FOLDER = Path(__file__).parents[2] / "scenarios" / "aeronaut-odyssey"
FILES = sorted(FOLDER.glob("*.toml"))
CLAUSES_OF_SECTION = {1: 6, 2: 5, 3: 5, 4: 2, 5: 7, 6: 4, 7: 5, 8: 4, 9: 11, 10: 1, 11: 4, 12: 4, 13: 3}
CLAUSES = {f"AO-{section}.{n}" for section, last in CLAUSES_OF_SECTION.items() for n in range(1, last + 1)}
# These say how boards are made and how a game is laid out on paper, not how it is played.
NOT_PLAYED = {"AO-1.5", "AO-1.6", "AO-11.1", "AO-11.2", "AO-11.3", "AO-11.4", "AO-7.5", "AO-13.1"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_reference_plays_the_scenario_as_written(path: Path) -> None:
    """Nothing differs from what the file expects."""
    assert differences(read_scenario(path)) == []


def test_a_scenario_has_a_sentence_for_a_title_and_cites_clauses_that_exist() -> None:
    """Titles start with a capital letter; clauses are those of the rules page."""
    for path in FILES:
        scenario = read_scenario(path)

        assert re.match(r"[A-Z].*\w", scenario["title"]), path.stem
        assert scenario["clauses"], path.stem
        assert set(scenario["clauses"]) - CLAUSES == set(), path.stem


def test_no_two_scenarios_have_the_same_title() -> None:
    """A title tells one scenario from another."""
    titles = [read_scenario(path)["title"] for path in FILES]

    assert len(set(titles)) == len(titles)


def test_every_clause_that_is_played_has_a_scenario() -> None:
    """The scenarios together cite the whole rules page."""
    cited = {clause for path in FILES for clause in read_scenario(path)["clauses"]}

    assert CLAUSES - NOT_PLAYED - cited == set()


def test_a_wrong_expectation_is_reported() -> None:
    """The runner is able to fail."""
    scenario = read_scenario(FOLDER / "move-pick-profit.toml")
    scenario["expect"]["turn"] = 2

    assert differences(scenario) == ["turn: expected 2, got 1"]
