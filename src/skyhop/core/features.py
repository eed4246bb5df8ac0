"""Features: what a network reads of a view, as numbers with a name and a meaning."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Annotated, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from skyhop.core.record import Dimensions, Record, Records, records


class Feature(NamedTuple):
    """One number that is read of a view; what is written is divided by `scale`, so that it is seldom far from 1."""

    name: str
    meaning: str
    scale: float = 1.0


def factors(table: Sequence[Feature]) -> np.ndarray[Any, Any]:
    """What the numbers are multiplied by, one over each scale; shape (features,)."""
    return np.array([1.0 / feature.scale for feature in table], np.float32)


def fingerprint(table: Sequence[Feature]) -> str:
    """Tell tables apart by the names and scales of their features and the order of these."""
    return sha256(json.dumps([(feature.name, feature.scale) for feature in table]).encode()).hexdigest()


Inputs = Annotated[NDArray[np.float32], Dimensions(1)]
"""The features of one view, in the order of their table."""


class FeatureKernels(NamedTuple):
    """The kernels of a game that read a view, over its own records."""

    show: Callable[[Any, Any, Any, int], None]
    """(rules, state, view, seat): write what a seat may see into a view that is blank."""
    write: Callable[[Any, Any, Any, Any], None]
    """(rules, views, notes, features): write the features of the first of `views`, each divided by its scale.

    The other views and the notes are scratch space.
    """


class Features(NamedTuple):
    """The features of a game's views, always from the side of the seat that the view belongs to."""

    table: Sequence[Feature]
    """What stands at each place."""
    kernels: FeatureKernels
    note_record: type[Record]
    notes: Callable[[], Records]
    """Make the notes: scratch space, and what the kernels go by that is no rule of the game."""
    rooms: int = 1
    """How many views the kernel wants, its own counted."""

    def scratch(self, view_record: type[Record]) -> Records:
        """Make room for the views of the kernels; the last stays blank."""
        return records(view_record, self.rooms + 1)
