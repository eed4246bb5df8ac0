"""Hyperparameters of the training of a network, and the gradient steps that update its weights."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Self

import numpy as np

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Array2, Array3, Many, Record, of
from skyhop.game.ai import Inputs
from skyhop.i18n import _
from skyhop.search.value_network import Layer, Network, Weights


class WrongHyperparameter(ValueError):  # noqa: N818  invalid input, not a program error
    """Error for an unknown hyperparameter or an invalid value.

    The message lists the valid names of hyperparameters, or the valid values.
    """


class Hyperparameters(NamedTuple):
    """Hyperparameters of the training. Two training runs with equal hyperparameters produce identical weights."""

    seed: int = 0
    first: int = 64
    """Number of units in the first hidden layer."""
    second: int = 32
    """Number of units in the second hidden layer."""
    batch_size: int = 2
    """Number of matches in a batch.

    The training updates the weights once after each batch.
    """
    opening: int = 6
    """Largest number of random actions at the beginning of a match."""
    temperature: float = 0.01
    """Randomness of the choice of actions, as a difference in win chance (see `TrainingBatch.temperature`)."""
    trace: float = 0.8
    """λ of TD(λ)."""
    rate: float = 0.001
    """Learning rate of the first steps."""
    half: int = 20_000
    """Number of matches after which the learning rate is half of its first value.

    After twice as many matches, it is a third, and so on.
    """
    smoothing: float = 0.001
    """Weight of the newest weights in the running mean, which is the final network. Early steps use a larger value."""
    iterations: int = 0
    """Number of search iterations at each decision, for choices and targets.

    With 0 iterations, players compare the states after each legal action.
    """
    search_share: float = 0.5
    """Weight of the search result (0 to 1) in the target of a position. Later results have the remaining weight."""
    relabelled: float = 0.0
    """Weight of the search results of single actions. The result of a position has weight 1. With 0, the training
    ignores the results of single actions."""
    other_iterations: int = 0
    """Iterations of the opponent's search, if there is an opponent."""

    @classmethod
    def of(cls, texts: Sequence[str]) -> Self:
        """Return the hyperparameters whose values are given as texts, in the order of the fields.

        Raises:
            ValueError: if a value has a wrong type, or if there is not exactly one text for each field.
        """
        kinds = (type(value) for value in cls())
        return cls._make(kind(text) for kind, text in zip(kinds, texts, strict=True))


RANGES: Mapping[str, tuple[float, float]] = {
    "first": (1, 1024),
    "second": (1, 1024),
    "batch_size": (1, 1000),
    "opening": (0, 1000),
    "temperature": (0, 1),
    "trace": (0, 1),
    "rate": (0, 1),
    "half": (1, 10**9),
    "smoothing": (0, 1),
    "search_share": (0, 1),
    "relabelled": (0, 1000),
}
"""Minimum and maximum of each numeric hyperparameter. Hyperparameters outside this table have their own options."""


def parse_texts(texts: Iterable[str]) -> dict[str, object]:
    """Return the hyperparameters in texts of the form `NAME=VALUE`, by name.

    If a name appears twice, the last value counts.
    """
    return dict(map(_parse_text, texts))


def _parse_text(text: str) -> tuple[str, object]:
    name, equals, value = text.partition("=")
    if name not in RANGES or not equals:
        problem = _("%(text)s: write NAME=VALUE with one of these names: %(names)s")
        raise WrongHyperparameter(problem % {"text": repr(text), "names": ", ".join(RANGES)})
    kind, (least, most) = type(getattr(Hyperparameters(), name)), RANGES[name]
    try:
        found = kind(value)
    except ValueError:
        found = None
    if found is None or not least <= found <= most:
        whole = _("a whole number") if kind is int else _("a number")
        problem = _("%(name)s cannot be %(value)s; write %(kind)s from %(least)s to %(most)s")
        words = {"name": name, "value": repr(value), "kind": whole, "least": least, "most": most}
        raise WrongHyperparameter(problem % words)
    return name, found


Memory = Array3[np.float32]
"""Features of the views of a match, by seat, decision and feature."""
Found = Array2[np.float64]
"""Win chance that the search of a seat found, by seat and decision.

The value is negative for a decision without a search.
"""


class TrainingBatch(Record):
    """Options and results of one batch of matches."""

    opening: int
    """Largest number of random actions at the beginning of a match.

    The network learns nothing from these actions.
    """
    temperature: float
    """Scale of the noise added to the value of each action, as a difference in win chance."""
    trace: float
    """λ of TD(λ): weight of later results relative to the network's estimate one decision later."""
    rate: float
    """Learning rate of a step."""
    smoothing: float
    """Weight of the new weights in the running mean of weights at a step."""
    search_share: float
    """Weight of the search result (0 to 1) in the target of a position at which the seat decided by a search."""
    relabelled: float
    """Weight of the search results of single actions. The result of a position has weight 1."""
    seat: int = of(kind="i8")
    """Seat that learns, if the other seats use another network.

    The value is negative if all seats learn.
    """
    steps: int = of(kind="i8")
    """Number of updates of the weights so far, including the update after this batch."""
    positions: int = of(kind="i8")
    """Number of positions in this batch that the network learned from."""
    error: float
    """Sum of squared differences between the network's estimates and the results."""


class MatchGradient(NamedTuple):
    """Features and search results of one match, and the gradient that the training computes from them."""

    batch: Many[TrainingBatch]
    memory: Memory
    found: Found
    slope: Network
    """Gradient in the layout of the network."""


class Steps(NamedTuple):
    """Arrays that change in each step of the optimiser: weights, gradient, running moments and mean weights."""

    weights: Weights
    gradient: Weights
    moments: Layer
    mean: Weights


MEAN_DECAY, SQUARE_DECAY = 0.9, 0.999
"""Decay rates of the running means of the gradient and of its square (Adam: Kingma and Ba 2015)."""
ADAM_EPSILON = 1e-8
SCRATCH_ROWS = 4
"""Rows of scratch space: the units of two hidden layers, and their deltas."""


@kernel
def add_gradient(network: Network, slope: Network, features: Inputs, hidden: Layer, error: float) -> None:
    """Add the gradient of the logistic loss for one position to `slope`.

    `hidden` contains the outputs of the hidden units for these features. `error` is the output of the network minus
    its target.
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
def push_back(layer: Layer, slope: Layer, inputs: Inputs, delta: Inputs, input_delta: Inputs) -> None:
    """Backpropagate through a layer: add its gradient to `slope`, and write its inputs' deltas into `input_delta`.

    A delta is the derivative of the loss with respect to the input of a unit. `inputs` must be outputs of rectified
    units.
    """
    add_outer(slope, inputs, delta)
    for place in range(layer.shape[0] - 1):
        total = 0.0
        if inputs[place] > 0:
            for unit in range(layer.shape[1]):
                total += layer[place, unit] * delta[unit]
        input_delta[place] = total


@kernel
def add_outer(slope: Layer, inputs: Inputs, delta: Inputs) -> None:
    """Add the gradient of a layer's weights to `slope`: each input times the delta of each unit, the biases last.

    A delta is the derivative of the loss with respect to the input of a unit.
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
def step(steps: Steps, batch: TrainingBatch) -> None:
    """Update the weights by one Adam step, with the mean gradient of a batch. Then reset the gradient to zero."""
    weights, gradient, moments, mean = steps
    batch.steps += 1
    rate = batch.rate * math.sqrt(1.0 - SQUARE_DECAY**batch.steps) / (1.0 - MEAN_DECAY**batch.steps)
    count = max(1, batch.positions)
    for place in range(len(weights)):
        slope = gradient[place] / count
        gradient[place] = 0.0
        moments[0, place] += (1.0 - MEAN_DECAY) * (slope - moments[0, place])
        moments[1, place] += (1.0 - SQUARE_DECAY) * (slope * slope - moments[1, place])
        weights[place] -= rate * moments[0, place] / (math.sqrt(moments[1, place]) + ADAM_EPSILON)
        mean[place] += batch.smoothing * (weights[place] - mean[place])
