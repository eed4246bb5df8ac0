"""What the compiled loop of learning goes by and leaves behind."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from skyhop.engine.record import Array2, Array3, Many, Record, of
from skyhop.search.network import Layer, Network, Weights

Memory = Array3[np.float32]
"""By seat and decision of a match, the features of what the seat saw then."""
Found = Array2[np.float64]
"""By seat and decision of a match, the part of the win that the seat found by a search; below 0 where it did not."""


class Batch(Record):
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

    batch: Many[Batch]
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
