"""Every scenario file of the repository holds on the plain reference engine."""

import re
from pathlib import Path

import pytest

from tests.reference.balloon_cup.scenario import differences, read_scenario

FOLDER = Path(__file__).parents[2] / "scenarios" / "balloon-cup"
FILES = sorted(FOLDER.glob("*.toml"))
CLAUSES = {
    *("BC-1.1", "BC-1.2", "BC-1.3", "BC-1.4", "BC-1.5", "BC-2.1", "BC-2.2", "BC-2.3", "BC-2.4"),
    *("BC-3.1", "BC-3.2", "BC-3.3", "BC-3.4", "BC-4.1", "BC-4.2", "BC-4.3", "BC-4.4"),
    *("BC-5.1", "BC-5.2", "BC-5.3", "BC-5.4", "BC-6.1", "BC-6.2", "BC-6.3", "BC-6.4", "BC-6.5"),
    *("BC-7.1", "BC-7.2", "BC-7.3", "BC-7.4", "BC-7.5", "BC-8.1", "BC-8.2", "BC-8.3", "BC-8.4", "BC-8.5"),
    *("BC-9.1", "BC-9.2", "BC-9.3", "BC-9.4", "BC-9.5", "BC-9.6", "BC-9.7", "BC-9.8"),
    *("BC-10", "BC-11", "BC-12"),
}


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


def test_a_wrong_expectation_is_reported() -> None:
    """The runner is able to fail."""
    scenario = read_scenario(FOLDER / "direct-claim.toml")
    scenario["expect"]["bag_size"] = 3

    assert differences(scenario) == ["bag_size: expected 3, got 2"]
