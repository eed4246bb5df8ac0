"""Tests of the gradient of the loss and of a step down the gradient."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.kernel import with_attributes
from skyhop.engine.record import records
from skyhop.learning.gradient import SCRATCH_ROWS, Steps, TrainingBatch, add_gradient, step
from skyhop.search.value_network import Sizes, network_of, win_chance

SIZES = Sizes(5, 4, 3)
NEAR = 1e-5
Numbers = NDArray[Any]


def example(seed: int) -> tuple[Numbers, Numbers, float]:
    """Return weights, features with one of them 0, and the target. Uncompiled kernels accept any floats."""
    drawn = np.random.default_rng(seed)
    features = drawn.normal(size=SIZES.inputs)
    features[seed % SIZES.inputs] = 0
    return drawn.normal(size=SIZES.weights), features, float(drawn.random())


def said(weights: Numbers, features: Numbers, hidden: Numbers) -> float:
    return float(win_chance(network_of(weights, *SIZES), features, hidden))


def loss(weights: Numbers, features: Numbers, target: float) -> float:
    chance = said(weights, features, np.zeros((SCRATCH_ROWS, SIZES.widest)))
    return -target * math.log(chance) - (1 - target) * math.log(1 - chance)


def gradient(weights: Numbers, features: Numbers, target: float) -> Numbers:
    hidden: Numbers = np.zeros((SCRATCH_ROWS, SIZES.widest))
    found = np.zeros_like(weights)
    error = said(weights, features, hidden) - target
    add_gradient(network_of(weights, *SIZES), network_of(found, *SIZES), features, hidden, error)
    return found


def test_it_is_what_finite_differences_say() -> None:
    for seed in range(8):
        weights, features, target = example(seed)
        found = gradient(weights, features, target)
        for place in range(len(weights)):
            nudge = np.zeros_like(weights)
            nudge[place] = NEAR
            slope = (loss(weights + nudge, features, target) - loss(weights - nudge, features, target)) / (2 * NEAR)
            assert abs(found[place] - slope) < 1e-6


def test_a_step_goes_down_and_the_mean_follows() -> None:
    weights, features, target = example(1)
    before, mean = loss(weights, features, target), weights.copy()
    moments: Numbers = np.zeros((2, len(weights)))
    batch, slope = with_attributes(records(TrainingBatch, 1)), gradient(weights, features, target)
    batch["rate"], batch["smoothing"], batch["positions"] = 0.01, 0.5, 1
    begun = weights.copy()

    step(Steps(weights, slope, moments, mean), batch[0])

    assert loss(weights, features, target) < before
    assert np.allclose(mean, (begun + weights) / 2)
    assert not slope.any()
    assert int(batch["steps"][0]) == 1
