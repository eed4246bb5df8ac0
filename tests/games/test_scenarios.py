"""The scenario files of each game hold: positions, actions, refusals with their clauses, and results."""

from pathlib import Path

import pytest

from skyhop.rulebook import scenario

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.mark.parametrize("path", scenario.find([SCENARIOS]), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_scenario_passes(path: Path) -> None:
    assert scenario.run(scenario.load(path)) is None
