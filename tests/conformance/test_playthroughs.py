from pathlib import Path

import pytest
from tests.conformance.playthrough import FOLDER, PLAYTHROUGHS, playthrough


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_playthrough_goes_as_it_always_went(path: Path) -> None:
    expected = path.read_text(encoding="utf-8")

    assert playthrough(*PLAYTHROUGHS[path]).splitlines() == expected.splitlines()


def test_every_golden_file_belongs_to_a_ruleset_and_is_short() -> None:
    files = sorted(FOLDER.glob("*.txt"))

    assert files == sorted(PLAYTHROUGHS)
    assert all(len(file.read_text(encoding="utf-8").splitlines()) < 300 for file in files)
