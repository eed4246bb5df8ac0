"""A network that says how likely a seat is to win, from what it reads of a world: small, and evaluated by plain loops.

Two hidden layers of rectified units, and a logistic one. All weights lie in one array, layer after layer; in each the
weights of an input lie together, so that an input that is 0 costs nothing, and the biases come last.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from skyhop.engine.kernel import kernel, kernel_apart
from skyhop.engine.record import Array1, Array2
from skyhop.game.ai import Inputs

Weights = Array1[np.float32]
"""All weights of a network."""
Layer = Array2[np.float32]
"""By input, the biases last, and unit."""


class Sizes(NamedTuple):
    """How many inputs there are, and units in each hidden layer."""

    inputs: int
    first: int
    second: int

    @property
    def weights(self) -> int:
        """Count the weights."""
        return (self.inputs + 1) * self.first + (self.first + 1) * self.second + self.second + 1

    @property
    def widest(self) -> int:
        """Count the units of the widest hidden layer."""
        return max(self.first, self.second)


class Network(NamedTuple):
    """A network as kernels read it."""

    first: Layer
    second: Layer
    last: Weights


def network_of(weights: Weights, inputs: int, first: int, second: int) -> Network:
    """Find the layers in the array of all weights."""
    begin = (inputs + 1) * first
    end = begin + (first + 1) * second
    return Network(
        weights[:begin].reshape((inputs + 1, first)), weights[begin:end].reshape((first + 1, second)), weights[end:]
    )


SMALLEST = -700.0
"""What the logistic of is all but 0; of what is much smaller the exponential is no number any more."""


@kernel_apart
def win_chance(network: Network, features: Inputs, hidden: Layer) -> float:
    """Say how likely the seat is to win that these features are read for; the units of the hidden layers are left."""
    pass_on(network.first, features, hidden[0])
    pass_on(network.second, hidden[0], hidden[1])
    count = len(network.last) - 1
    total = np.float64(network.last[count])
    for unit in range(count):
        total += network.last[unit] * hidden[1, unit]
    return 0.0 if total < SMALLEST else 1.0 / (1.0 + math.exp(-total))


@kernel
def pass_on(layer: Layer, inputs: Inputs, units: Inputs) -> None:
    """Calculate the units of a layer."""
    count, width = layer.shape[0] - 1, layer.shape[1]
    for unit in range(width):
        units[unit] = layer[count, unit]
    for place in range(count):
        value = inputs[place]
        if value != 0:
            for unit in range(width):
                units[unit] += value * layer[place, unit]
    for unit in range(width):
        units[unit] = max(units[unit], np.float32(0))
