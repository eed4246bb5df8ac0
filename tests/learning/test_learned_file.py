"""Tests of weights files: one that does not fit the game and its features is refused with a reason."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.learning.learned_nim import GAME

from skyhop.game.action import LearnedFileError
from skyhop.game.ai import Feature, hash_features
from skyhop.search.value_network import FORMAT, Sizes, ValueNetwork, value_network_of, write

SIZES = Sizes(len(GAME.features.table), 3, 2)
JUDGEMENT = ValueNetwork(np.arange(SIZES.weights, dtype=np.float32), SIZES)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "nim.npz"


def refused(path: Path) -> str:
    with pytest.raises(LearnedFileError) as error:
        value_network_of(GAME, path)
    return str(error.value).replace(str(path), path.name)


def test_what_was_saved_is_read_again_and_anew_where_it_was_changed(path: Path) -> None:
    JUDGEMENT.save(path, GAME)
    assert np.array_equal(value_network_of(GAME, path).weights, JUDGEMENT.weights)
    assert value_network_of(GAME, path).weights is value_network_of(GAME, path).weights

    JUDGEMENT._replace(weights=-JUDGEMENT.weights).save(path, GAME)

    assert np.array_equal(value_network_of(GAME, path).weights, -JUDGEMENT.weights)


def test_a_file_that_is_not_there_is_refused(path: Path) -> None:
    assert refused(path) == "nim.npz cannot be read: No such file or directory"


@pytest.mark.parametrize("content", [b"", b"weights", b"PK\x03\x04 and nothing else"])
def test_a_file_of_another_kind_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)

    assert refused(path) == f"nim.npz is damaged or not in the format {FORMAT}"


def test_a_file_that_was_cut_is_refused(path: Path) -> None:
    JUDGEMENT.save(path, GAME)
    path.write_bytes(path.read_bytes()[:-30])

    assert "damaged" in refused(path)


def test_a_file_of_another_format_is_refused(path: Path) -> None:
    write(path, "skyhop-judgement-0", GAME, {"weights": JUDGEMENT.weights, "sizes": np.array(SIZES)})

    assert FORMAT in refused(path)


def test_an_array_alone_is_refused(path: Path) -> None:
    with path.open("wb") as file:
        np.save(file, JUDGEMENT.weights)

    assert "damaged" in refused(path)


@pytest.mark.parametrize("arrays", [{}, {"sizes": np.array(3)}, {"sizes": np.array([1, 2, 3, 4])}])
def test_a_file_that_lacks_something_is_refused(path: Path, arrays: dict[str, object]) -> None:
    write(path, FORMAT, GAME, {"weights": JUDGEMENT.weights, **arrays})

    assert "damaged" in refused(path)


def test_what_another_game_was_learned_by_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    JUDGEMENT.save(path, GAME)
    monkeypatch.setattr(GAME, "name", "whist")

    assert refused(path) == "nim.npz was trained on learned-nim, not on whist"


def test_as_many_other_features_are_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    JUDGEMENT.save(path, GAME)
    features = GAME.features
    table = features.table[::-1]
    monkeypatch.setattr(GAME, "features", features._replace(table=table))

    assert "trained on features that learned-nim does not have" in refused(path)


def test_a_table_is_known_by_its_names_scales_and_order() -> None:
    one, other, wide = Feature("one", ""), Feature("other", ""), Feature("one", "", 2.0)
    tables = [[one, other], [other, one], [wide, other], [one]]

    assert len({hash_features(table) for table in tables}) == len(tables)
    assert hash_features([one]) == hash_features([one._replace(meaning="said better")])
