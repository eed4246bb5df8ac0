"""The greedy player's weights: how much each consideration counts.

All values are in one currency, in which a match won is `victory`. They were tuned by self-play: the page on greedy in
the documents names the command and what it measured.
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

TUNED: dict[str, Any] = {
    # A third trophy, the measure of all.
    "victory": 100.0,
    # None, one or two trophies won.
    "trophies": (0.0, 12.9, 26.4),
    # Full progress to one more trophy, by trophies won.
    "haste": (10.6, 13.4, 26.0),
    # How far the last cubes of a price count more than the first (0: all alike).
    "bend": 0.466,
    # How far the other player's progress to the same trophy spoils one's own.
    "rivalry": 0.359,
    # A third of a spare cube, beside a cube of the trophy's own colour.
    "trade": 0.558,
    # Moving again after a tile was lost.
    "tempo": 0.631,
    # Chance that the best card in hand goes to one's own side.
    "own_fill": 0.317,
    # The same with a card that has yet to be drawn.
    "own_fill_later": 0.283,
    # Chance that the worst card in hand goes to the opponent's side.
    "spoil": 0.315,
    # The same with a card that has yet to be drawn.
    "spoil_later": 0.237,
    # Standard deviations by which a card drawn later will suit.
    "luck": 0.182,
    # Standard deviations by which the opponent's card will hurt.
    "malice": 0.446,
    # Standard deviation of the sums that no single card explains.
    "doubt": 5.11,
    # How much of the cards' own variance counts.
    "restraint": 0.542,
    # Chance that the opponent finishes a tile that it can win.
    "threat": 1.0,
    # Chance that the seat will finish a tile that it can win.
    "finish": 1.0,
    # A card in hand, for each point that it lies off the middle value.
    "extreme": 0.159,
    # A card of a stuck hand, for each cube of its colour in the bag.
    "keep": 0.085,
    # A card that can be placed, for a stuck player.
    "unstuck": 1.41,
}


def weights_of(values: dict[str, Any]) -> np.ndarray[Any, Any]:
    """Write weights into a record array of shape (1,)."""
    made = records(WEIGHTS, 1)
    for name, value in values.items():
        made[name] = value
    return made
