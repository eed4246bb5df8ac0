"""The tool around MaskablePPO plays pairs of matches with the same seed. The learner belongs to another project."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

pytest.importorskip("gymnasium", reason="Gymnasium is not installed")

from tools.masked_ppo import pairs_against  # Its imports may be missing.


def first_legal(_observation: NDArray[Any], mask: NDArray[np.bool_]) -> int:
    return int(np.flatnonzero(mask)[0])


def test_pairs_are_the_same_every_time_and_count_each_seat() -> None:
    seen = list[NDArray[Any]]()

    def noted(observation: NDArray[Any], mask: NDArray[np.bool_]) -> int:
        seen.append(observation)
        return first_legal(observation, mask)

    found = list(pairs_against("balloon-cup", "random", noted, 3))

    assert found == list(pairs_against("balloon-cup", "random", first_legal, 3))
    assert all(share in {0.0, 0.5, 1.0} for pair in found for share in pair)
    assert {len(pair) for pair in found} == {2}
    assert len(seen) > 6
