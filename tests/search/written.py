"""Bundles for uncompiled kernels."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np

from skyhop.engine.kernel import with_attributes
from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.search.value_network import ValueNetwork
from skyhop.search.worlds import NetworkEvaluator, Worlds, allocate_scratch, worlds_of

Bundle = TypeVar("Bundle", bound=tuple[Any, ...])


def written_judge(game: Game, judgement: ValueNetwork, seat: int = 0) -> NetworkEvaluator:
    """Return the network evaluator of a seat for uncompiled kernels."""
    return NetworkEvaluator(game.features.kernels, as_written(allocate_scratch(game, judgement, seat)))


def written_worlds(game: Game, view: View, seed: int = 0) -> Worlds:
    """Return the worlds that a view allows, for uncompiled kernels."""
    return as_written(worlds_of(game, view, seed))


def as_written(bundle: Bundle) -> Bundle:
    """Return a bundle in which the fields of records are attributes."""
    parts = [with_attributes(part) if getattr(part, "dtype", np.dtype(int)).names else part for part in bundle]
    return type(bundle)(*parts)
