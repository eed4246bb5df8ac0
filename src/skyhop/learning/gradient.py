"""Hyperparameters: how a network is trained."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Self

import numpy as np

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Array2, Array3, Many, Record, of
from skyhop.game.ai import Inputs
from skyhop.i18n import _
from skyhop.search.network import Layer, Network, Weights


class WrongHyperparameter(ValueError):  # noqa: N818  it names what cannot be
    """A hyperparameter that does not exist, or cannot have this value; the message says what it can be."""


class Hyperparameters(NamedTuple):
    """How a network is trained; the same ones give the same weights, to the bit."""

    seed: int = 0
    first: int = 64
    """Units of the first hidden layer."""
    second: int = 32
    """Units of the second."""
    batch_size: int = 2
    """Matches for each step of the weights."""
    opening: int = 6
    """At most so many random actions at the beginning of a match."""
    temperature: float = 0.01
    """How soft the choice of actions is, in parts of a win."""
    trace: float = 0.8
    """λ."""
    rate: float = 0.001
    """How far the weights go at the first steps."""
    half: int = 20_000
    """Matches after which they go half as far, after twice as many a third, and so on."""
    smoothing: float = 0.001
    """The part that the newest weights have in the mean of weights, which is what plays in the end; more at first."""
    iterations: int = 0
    """Of a search at each decision, by which it chooses and from which it learns; with 0 it looks one ply ahead."""
    sought: float = 0.5
    """How much what the search found counts beside what came later."""
    relabelled: float = 0.0
    """How much what it found of each action counts beside a position; with 0 nothing is learned from those."""
    other_iterations: int = 0
    """Of the opponent's search, where it plays against one."""

    @classmethod
    def of(cls, texts: Sequence[str]) -> Self:
        """Read all of them as they are written; `ValueError` where they are others."""
        kinds = (type(value) for value in cls())
        values: list[Any] = [kind(text) for kind, text in zip(kinds, texts, strict=True)]
        return cls(*values)


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
    "sought": (0, 1),
    "relabelled": (0, 1000),
}
"""What each can be, bounds included; those that are not here have options of their own."""


def given(texts: Iterable[str]) -> dict[str, Any]:
    """Read hyperparameters, each as `NAME=VALUE`; the last one of a name counts."""
    return dict(map(_given, texts))


def _given(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if name not in RANGES or not equals:
        problem = _("%(text)s: write NAME=VALUE, and one of these as the name: %(names)s")
        raise WrongHyperparameter(problem % {"text": repr(text), "names": ", ".join(RANGES)})
    kind, (least, most) = type(getattr(Hyperparameters(), name)), RANGES[name]
    try:
        found = kind(value)
    except ValueError:
        found = None
    if found is None or not least <= found <= most:
        whole = _("a whole number") if kind is int else _("a number")
        problem = _("%(name)s cannot be %(value)s; it is %(kind)s from %(least)s to %(most)s")
        told = {"name": name, "value": repr(value), "kind": whole, "least": least, "most": most}
        raise WrongHyperparameter(problem % told)
    return name, found


Memory = Array3[np.float32]
"""By seat and decision of a match, the features of what the seat saw then."""
Found = Array2[np.float64]
"""By seat and decision of a match, the part of the win that the seat found by a search; below 0 where it did not."""


class TrainingBatch(Record):
    """How a batch of matches is played and learned from."""

    opening: int
    """At most so many actions at the beginning of a match are random, and nothing is learned from them."""
    temperature: float
    """How soft the choice of actions is: noise of so much, in parts of a win, is added to what each is worth."""
    trace: float
    """The λ of TD(λ): how much what comes later counts beside what the network said one decision later."""
    rate: float
    """How far the weights go at a step."""
    smoothing: float
    """How far the mean of the weights goes towards the weights at a step."""
    sought: float
    """How much what a search found of a position counts beside what came later, where its seat decided by one."""
    relabelled: float
    """How much what a search found of an action counts beside a position, for a seat that decided by one."""
    seat: int = of(kind="i8")
    """The seat that learns, where another network sits at the others; below 0 where all learn."""
    steps: int = of(kind="i8")
    """Steps made, this batch counted."""
    positions: int = of(kind="i8")
    """Positions that were learned from in this batch."""
    error: float
    """The squares of the differences between what the network said of them and how the match ended, added up."""


class Lesson(NamedTuple):
    """What is remembered of a match, and what is learned from it."""

    batch: Many[TrainingBatch]
    memory: Memory
    found: Found
    slope: Network
    """The gradient, as the network lies in it."""


class Steps(NamedTuple):
    """What a step changes."""

    weights: Weights
    gradient: Weights
    moments: Layer
    mean: Weights


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
def step(steps: Steps, batch: TrainingBatch) -> None:
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
