"""Features: what a network reads of a world, from the side of a seat, as numbers with a name and a meaning."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import numpy as np

from skyhop.engine.jit.functions import Kernel
from skyhop.engine.record import Array1, Record, Records, records


class Feature(NamedTuple):
    """One number that is read; what is written is divided by `scale`, so that it is seldom far from 1."""

    name: str
    meaning: str
    scale: float = 1.0


def factors(table: Sequence[Feature]) -> np.ndarray[Any, Any]:
    """What the numbers are multiplied by, one over each scale; shape (features,)."""
    return np.array([1.0 / feature.scale for feature in table], np.float32)


def fingerprint(table: Sequence[Feature]) -> str:
    """Tell tables apart by the names and scales of their features and the order of these."""
    return sha256(json.dumps([(feature.name, feature.scale) for feature in table]).encode()).hexdigest()


Inputs = Array1[np.float32]
"""Features, in the order of their table."""


class FeatureKernels(NamedTuple):
    """The kernels of a game that read worlds, over its own records."""

    write: Callable[[Any, Any, Any, Any], None]
    """(rules, views, notes, features): write what is read of the first of `views`, each number divided by its scale.

    These are all features but those of others. The other views and the notes are scratch space.
    """
    read: Callable[[Any, Any, int, Any, Any, Any], None]
    """(rules, world, seat, views, notes, features): write the features of a world from the side of a seat.

    First what stands in the view of the seat, then what others see that this view hides. So whoever plays asks about
    worlds drawn from their own view, never about the state of the match; training, where nobody plays, learns of that.
    """


def reading(show: Callable[..., None], write: Callable[..., None]) -> Kernel:
    """Make the kernel that reads of a world what stands in the view of the seat, and nothing else."""

    def read(
        rules: Any,  # noqa: ANN401  the game's own records, here and below
        world: Any,  # noqa: ANN401
        seat: int,
        views: Any,  # noqa: ANN401
        notes: Any,  # noqa: ANN401
        features: Inputs,
    ) -> None:
        views[0] = views[len(views) - 1]
        show(rules, world, views[0], seat)
        write(rules, views, notes, features)

    return Kernel(read)


class Features(NamedTuple):
    """The features of a game's worlds, always from the side of a seat."""

    table: Sequence[Feature]
    """What stands at each place."""
    kernels: FeatureKernels
    note_record: type[Record]
    notes: Callable[[], Records]
    """Make the notes: scratch space, and what the kernels go by that is no rule of the game."""
    rooms: int = 1
    """How many views the kernel wants, its own counted."""
    of_others: int = 0
    """How many of the table, the last ones, are read of what others see and the view of the seat hides."""

    def scratch(self, view_record: type[Record]) -> Records:
        """Make room for the views of the kernels; the last stays blank."""
        return records(view_record, self.rooms + 1)
