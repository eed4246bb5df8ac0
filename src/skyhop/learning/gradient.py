"""Gradients of a network, and the steps that weights take along them."""

from __future__ import annotations

import math

from skyhop.engine.kernel import kernel
from skyhop.game.features import Inputs
from skyhop.learning.batch import Batch, Steps
from skyhop.search.network import Layer, Network

MOMENTUM, SPREAD = 0.9, 0.999
"""How much of the running means of gradients and of their squares is kept at a step (Adam: Kingma and Ba 2015)."""
TINY = 1e-8
ROWS = 4
"""Rows of scratch space: the units of two hidden layers, and their deltas."""


@kernel
def add_gradient(network: Network, slope: Network, features: Inputs, hidden: Layer, error: float) -> None:
    """Add to `slope` how the logistic loss changes with each weight; `hidden` has the units that these features made.

    `error` is what the network said, less what it should have said.
    """
    count = len(network.last) - 1
    slope.last[count] += error
    for unit in range(count):
        is_active = hidden[1, unit] > 0
        slope.last[unit] += error * hidden[1, unit]
        hidden[3, unit] = error * network.last[unit] if is_active else 0.0
    push_back(network.second, slope.second, hidden[0], hidden[3], hidden[2])
    add_outer(slope.first, features, hidden[2])


@kernel
def push_back(layer: Layer, slope: Layer, inputs: Inputs, delta: Inputs, passed: Inputs) -> None:
    """Add the gradient of a layer, and write into `passed` the deltas of its rectified inputs."""
    add_outer(slope, inputs, delta)
    for place in range(layer.shape[0] - 1):
        total = 0.0
        if inputs[place] > 0:
            for unit in range(layer.shape[1]):
                total += layer[place, unit] * delta[unit]
        passed[place] = total


@kernel
def add_outer(slope: Layer, inputs: Inputs, delta: Inputs) -> None:
    """Add the gradient of a layer's weights: each input times the delta of each unit; the biases come last.

    A delta is how the loss changes with what comes into a unit.
    """
    count, width = slope.shape[0] - 1, slope.shape[1]
    for place in range(count):
        value = inputs[place]
        if value != 0:
            for unit in range(width):
                slope[place, unit] += value * delta[unit]
    for unit in range(width):
        slope[count, unit] += delta[unit]


@kernel
def step(steps: Steps, batch: Batch) -> None:
    """Go one step against the gradient of all positions of a batch, and forget it."""
    weights, gradient, moments, mean = steps
    batch.steps += 1
    rate = batch.rate * math.sqrt(1.0 - SPREAD**batch.steps) / (1.0 - MOMENTUM**batch.steps)
    count = max(1, batch.positions)
    for place in range(len(weights)):
        slope = gradient[place] / count
        gradient[place] = 0.0
        moments[0, place] += (1.0 - MOMENTUM) * (slope - moments[0, place])
        moments[1, place] += (1.0 - SPREAD) * (slope * slope - moments[1, place])
        weights[place] -= rate * moments[0, place] / (math.sqrt(moments[1, place]) + TINY)
        mean[place] += batch.smoothing * (weights[place] - mean[place])
