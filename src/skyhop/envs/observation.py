"""Observations: conversion of a view to numbers, and the meaning of each number.

A game with features is observed by features read from the view. Other games are observed by the fields of the view's
record, one after the other. Both use views only, so an observation never has hidden information.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.record import Records
from skyhop.game.ai import Feature
from skyhop.game.capability import Capability, missing
from skyhop.game.game import Game
from skyhop.i18n import _, listed


class ObservationKind(Enum):
    """Content of an observation; the values are the names that select it."""

    FEATURES = "features"
    """Input features of a network, from the seat's perspective, as 32-bit floats that are mostly near 1."""
    RECORD = "record"
    """Fields of the view, as 16-bit integers; seats count from 0 in every view."""
    NONE = "none"
    """Empty observation, for programs that read states directly or measure the cost of stepping."""


def kind_for(game: Game, name: str | None) -> ObservationKind:
    """Return the kind of this name; without a name, features if the game has some, else the record.

    Raises `ValueError` for an unknown name, and `MissingCapability` if the game has no features.
    """
    if name is None:
        return ObservationKind.FEATURES if game.has(Capability.FEATURES) else ObservationKind.RECORD
    kinds = {kind.value: kind for kind in ObservationKind}
    if name not in kinds:
        problem = _("there is no observation %(name)s; choose one of %(names)s")
        raise ValueError(problem % {"name": repr(name), "names": listed(kinds)})
    kind = kinds[name]
    if kind is ObservationKind.FEATURES and not game.has(Capability.FEATURES):
        raise missing(game, Capability.FEATURES)
    return kind


def table(game: Game, kind: ObservationKind) -> tuple[Feature, ...]:
    """Return the description of each index of an observation, in order."""
    if kind is ObservationKind.FEATURES:
        features = game.features
        return tuple(features.table[: len(features.table) - features.of_others])
    return tuple(_fields(game)) if kind is ObservationKind.RECORD else ()


def _fields(game: Game) -> Iterator[Feature]:
    for field in game.view_record.fields():
        for place in np.ndindex(field.sizes):
            yield Feature(field.name + "".join(f"[{number}]" for number in place), field.meaning)


def flat(views: Records) -> NDArray[np.int16]:
    """Return views as rows of numbers: without a copy if all fields are 16-bit integers, else as a copy."""
    names = views.dtype.names or ()
    if all(views.dtype[name].base == np.int16 for name in names):
        return views.view(np.int16).reshape(len(views), -1)
    return np.concatenate([views[name].reshape(len(views), -1).astype(np.int16) for name in names], axis=1)
