"""Observations: how a view becomes numbers, and what each of them means.

A game with features is observed by those that are read of the view alone, any other by the fields of the view's record,
one after the other. Both are made from views: what a seat may not know is in neither.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.record import Records
from skyhop.game.ai import Feature
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import _, listed


class ObservationKind(Enum):
    """What an observation holds; the values are the words by which one is chosen."""

    FEATURES = "features"
    """What a network reads, from the side of the seat, as 32-bit floats that are seldom far from 1."""
    RECORD = "record"
    """The fields of the view, as 16-bit integers; seats are counted from 0, whoever sees them."""
    NONE = "none"
    """Nothing: for whoever reads states by other means, or wants to know what stepping alone costs."""


def kind_for(game: Game, name: str | None) -> ObservationKind:
    """The kind of this name, for the game; without a name features, where it has some, else the record.

    `ValueError` for a name that is none, `MissingCapability` where the game has no features.
    """
    if name is None:
        return ObservationKind.FEATURES if game.has(Capability.FEATURES) else ObservationKind.RECORD
    kinds = {kind.value: kind for kind in ObservationKind}
    if name not in kinds:
        problem = _("there is no observation %(name)s; choose one of %(names)s")
        raise ValueError(problem % {"name": repr(name), "names": listed(kinds)})
    kind = kinds[name]
    if kind is ObservationKind.FEATURES:
        game.features()
    return kind


def table(game: Game, kind: ObservationKind) -> tuple[Feature, ...]:
    """Say what stands at each index of an observation, in order."""
    if kind is ObservationKind.FEATURES:
        features = game.features()
        return tuple(features.table[: len(features.table) - features.of_others])
    return tuple(_fields(game)) if kind is ObservationKind.RECORD else ()


def _fields(game: Game) -> Iterator[Feature]:
    for field in game.view_record.fields():
        for place in np.ndindex(field.sizes):
            yield Feature(field.name + "".join(f"[{number}]" for number in place), field.meaning)


def flat(views: Records) -> NDArray[np.int16]:
    """The fields of views as rows of numbers; the same memory where all fields are 16-bit integers, else a copy."""
    names = views.dtype.names or ()
    if all(views.dtype[name].base == np.int16 for name in names):
        return views.view(np.int16).reshape(len(views), -1)
    return np.concatenate([views[name].reshape(len(views), -1).astype(np.int16) for name in names], axis=1)
