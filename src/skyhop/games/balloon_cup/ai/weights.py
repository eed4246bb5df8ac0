"""The greedy player's weights: how much each consideration counts.

All values are in one currency, in which a match won is `victory`. They were tuned by self-play: the page on greedy in
the documents names the command and what it measured.
"""

from __future__ import annotations

from typing import Any

from skyhop.engine.record import Record, Values, of


class Weights(Record):
    """How much each consideration counts."""

    victory: float
    """A third trophy, the measure of all."""
    trophies: Values = of(3)
    """None, one or two trophies won."""
    haste: Values = of(3)
    """Full progress to one more trophy, by trophies won."""
    bend: float
    """How far the last cubes of a price count more than the first (0: all alike)."""
    rivalry: float
    """How far the other player's progress to the same trophy spoils one's own."""
    trade: float
    """A third of a spare cube, beside a cube of the trophy's own colour."""
    tempo: float
    """Moving again after a tile was lost."""
    own_fill: float
    """Chance that the best card in hand goes to one's own side."""
    own_fill_later: float
    """The same with a card that has yet to be drawn."""
    spoil: float
    """Chance that the worst card in hand goes to the opponent's side."""
    spoil_later: float
    """The same with a card that has yet to be drawn."""
    luck: float
    """Standard deviations by which a card drawn later will suit."""
    malice: float
    """Standard deviations by which the opponent's card will hurt."""
    doubt: float
    """Standard deviation of the sums that no single card explains."""
    restraint: float
    """How much of the cards' own variance counts."""
    threat: float
    """Chance that the opponent finishes a tile that it can win."""
    finish: float
    """Chance that the seat will finish a tile that it can win."""
    extreme: float
    """A card in hand, for each point that it lies off the middle value."""
    keep: float
    """A card of a stuck hand, for each cube of its colour in the bag."""
    unstuck: float
    """A card that can be placed, for a stuck player."""


TUNED: dict[str, Any] = {
    "victory": 100.0,
    "trophies": (0.0, 12.9, 26.4),
    "haste": (10.6, 13.4, 26.0),
    "bend": 0.466,
    "rivalry": 0.359,
    "trade": 0.558,
    "tempo": 0.631,
    "own_fill": 0.317,
    "own_fill_later": 0.283,
    "spoil": 0.315,
    "spoil_later": 0.237,
    "luck": 0.182,
    "malice": 0.446,
    "doubt": 5.11,
    "restraint": 0.542,
    "threat": 1.0,
    "finish": 1.0,
    "extreme": 0.159,
    "keep": 0.085,
    "unstuck": 1.41,
}
