"""Small network that estimates a seat's win chance from the features of a world.

Plain loops compute the network. The network has two hidden layers of rectified units and a logistic output. One
array contains all weights, layer after layer. In each layer, the weights that belong to one input are adjacent. An
input of 0 therefore costs no time. The biases come last.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from skyhop.engine.kernel import kernel, kernel_apart
from skyhop.engine.record import Array1, Array2
from skyhop.game.ai import Inputs

Weights = Array1[np.float32]
"""All weights of a network in one array."""
Layer = Array2[np.float32]
"""Weights of a layer. Each row belongs to an input, each column to a unit. The last row has the biases."""


class Sizes(NamedTuple):
    """Sizes of a network: the number of inputs, and the number of units in each hidden layer."""

    inputs: int
    first: int
    second: int

    @property
    def weights(self) -> int:
        """Number of weights in the network."""
        return (self.inputs + 1) * self.first + (self.first + 1) * self.second + self.second + 1

    @property
    def widest(self) -> int:
        """Number of units in the widest hidden layer."""
        return max(self.first, self.second)


class Network(NamedTuple):
    """Layers of a network, as arrays for kernels."""

    first: Layer
    second: Layer
    last: Weights


def network_of(weights: Weights, inputs: int, first: int, second: int) -> Network:
    """Return the layers of a network as NumPy views of the array of all weights."""
    begin = (inputs + 1) * first
    end = begin + (first + 1) * second
    return Network(
        weights[:begin].reshape((inputs + 1, first)), weights[begin:end].reshape((first + 1, second)), weights[end:]
    )


MIN_LOGISTIC_INPUT = -700.0
"""Minimum input of the logistic function, where the result is nearly 0. Much smaller inputs would overflow."""


@kernel_apart
def win_chance(network: Network, features: Inputs, hidden: Layer) -> float:
    """Return the network's estimate of a seat's win chance.

    `features` describes a world from the view of this seat. Write the values of the hidden units into `hidden`.
    """
    pass_on(network.first, features, hidden[0])
    pass_on(network.second, hidden[0], hidden[1])
    count = len(network.last) - 1
    total = np.float64(network.last[count])
    for unit in range(count):
        total += network.last[unit] * hidden[1, unit]
    return 0.0 if total < MIN_LOGISTIC_INPUT else 1.0 / (1.0 + math.exp(-total))


@kernel
def pass_on(layer: Layer, inputs: Inputs, units: Inputs) -> None:
    """Compute the rectified units of a layer from the layer's inputs. Write their values into `units`."""
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
