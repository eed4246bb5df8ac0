"""Gymnasium spaces of observations and actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from skyhop.envs.batch import Batch, ObservationKind
from skyhop.envs.match import MASK, OBSERVATION
from skyhop.extras import missing_package

try:
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(missing_package(error), name=error.name) from None

FAR = 1e6
"""Bound on the absolute value of every feature."""
LEAST, MOST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


def observation_space(batch: Batch, *, has_mask: bool) -> spaces.Space[Any]:
    """Return the space of one match's observations, with or without the mask of legal actions."""
    size = (len(batch.table),)
    is_record = batch.kind is ObservationKind.RECORD
    seen = spaces.Box(int(LEAST), int(MOST), size, np.int16) if is_record else spaces.Box(-FAR, FAR, size, np.float32)
    if not has_mask:
        return seen
    return spaces.Dict({OBSERVATION: seen, MASK: spaces.Box(0, 1, (batch.game.action_count,), np.int8)})


class LegalDiscrete(spaces.Discrete):
    """Space of all actions of a game; samples are legal if a legal action exists."""

    def __init__(self, count: int, legal: Callable[[], NDArray[np.int16]]) -> None:
        """Create a space of `count` actions; `legal` returns the legal ones."""
        super().__init__(count)
        self.follow(legal)

    def follow(self, legal: Callable[[], NDArray[np.int16]]) -> None:
        """Sample from the actions that `legal` returns from now on."""
        self._legal = legal

    def sample(self, mask: NDArray[np.int8] | None = None, probability: NDArray[np.int8] | None = None) -> np.int64:
        """Draw a legal action, or one of a mask, with equal probability; `probability` works as in Gymnasium.

        Gymnasium's own method takes seven times as long for a mask of 977 actions.
        """
        legal = self._legal() if mask is None else np.asarray(mask).nonzero()[0]
        if probability is not None or not len(legal):
            return super().sample(mask, probability)
        return np.int64(legal[int(self.np_random.random() * len(legal))])

    def __getstate__(self) -> dict[str, object]:
        """Leave out the match: a copy samples from all actions until it follows another match."""
        return {**self.__dict__, "_legal": _none}


def _none() -> NDArray[np.int16]:
    return np.zeros(0, np.int16)
