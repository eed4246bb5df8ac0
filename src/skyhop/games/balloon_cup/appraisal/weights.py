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
        ("dump", "f8"),
        ("dump_later", "f8"),
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
    "trophies": (0.0, 14.0, 32.0),
    "haste": (12.0, 16.0, 34.0),
    "bend": 0.5,
    "rivalry": 0.4,
    "trade": 0.8,
    "tempo": 0.3,
    "own_fill": 0.7,
    "own_fill_later": 0.5,
    "dump": 0.5,
    "dump_later": 0.3,
    "luck": 0.3,
    "malice": 0.5,
    "doubt": 3.0,
    "restraint": 0.7,
    "threat": 0.9,
    "finish": 0.9,
    "extreme": 0.05,
    "keep": 0.2,
    "unstuck": 1.0,
}


def weights_of(values: dict[str, Any]) -> np.ndarray[Any, Any]:
    """Write weights into a record array of shape (1,)."""
    made = records(WEIGHTS, 1)
    for name, value in values.items():
        made[name] = value
    return made
