"""The greedy player's weights: how much each consideration counts.

All values are in one currency, in which a match won is `victory`. They were tuned by self-play, see
docs/greedy.md for the command and the measurements.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from skyhop.core.kernel import records

WEIGHTS = np.dtype(
    [
        ("victory", "f8"),
        ("trophies", "f8", 3),
        ("haste", "f8", 3),
        ("bend", "f8"),
        ("rivalry", "f8"),
        ("trade", "f8"),
        ("tempo", "f8"),
        ("own_fill", "f8"),
        ("own_fill_later", "f8"),
        ("spoil", "f8"),
        ("spoil_later", "f8"),
        ("luck", "f8"),
        ("malice", "f8"),
        ("doubt", "f8"),
        ("restraint", "f8"),
        ("threat", "f8"),
        ("finish", "f8"),
        ("extreme", "f8"),
        ("keep", "f8"),
        ("unstuck", "f8"),
    ],
)

TUNED = {
    "victory": 100.0,
    "trophies": (0.0, 13.2, 28.1),
    "haste": (11.1, 14.2, 25.9),
    "bend": 0.468,
    "rivalry": 0.321,
    "trade": 0.595,
    "tempo": 0.598,
    "own_fill": 0.36,
    "own_fill_later": 0.303,
    "spoil": 0.353,
    "spoil_later": 0.229,
    "luck": 0.229,
    "malice": 0.516,
    "doubt": 4.43,
    "restraint": 0.577,
    "threat": 1.0,
    "finish": 1.0,
    "extreme": 0.137,
    "keep": 0.107,
    "unstuck": 1.25,
}


def weights_of(values: dict[str, Any]) -> np.ndarray[Any, Any]:
    """Write weights into a record array of shape (1,)."""
    made = records(WEIGHTS, 1)
    for name, value in values.items():
        made[name] = value
    return made
