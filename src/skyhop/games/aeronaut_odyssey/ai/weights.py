"""The greedy player's weights: how it weighs things, in points or parts of them."""

from __future__ import annotations

from skyhop.engine.record import Record


class Weights(Record):
    """How much each consideration counts."""

    patience: float
    """What a route is still worth for each balloon that it lacks."""
    horizon: float
    """How many more balloons are reckoned with."""
    future: float
    """What everything later is worth against now."""
    space: float
    """What a free space is worth at least."""
    reward: float
    """What a reward is worth."""
    journey: float
    """What a trajectory is still worth for each balloon that it lacks."""
    contested: float
    """What is left of a route that another player can pay for."""
    denial: float
    """The part of such a route's points that keeping it from others is worth."""
    favour: float
    """What a balloon for another player costs."""
    beside: float
    """What it is worth to stand beside a route that can be claimed next."""
    ways: float
    """What it costs to stand where no way leads on."""
    roam: float
    """What each way on is worth, up to four."""


TUNED = {
    "pioneer": {
        "patience": 0.7,
        "horizon": 12,
        "future": 0.55,
        "space": 0.11,
        "reward": 0.75,
        "journey": 0.45,
        "contested": 0.8,
        "denial": 0.18,
        "favour": 0.15,
        "beside": 0.6,
        "ways": 0.5,
        "roam": 0.0,
    },
    "capital": {
        "patience": 0.62,
        "horizon": 12,
        "future": 0.75,
        "space": 0.11,
        "reward": 1.8,
        "journey": 0.5,
        "contested": 0.8,
        "denial": 0.18,
        "favour": 0.4,
        "beside": 0.6,
        "ways": 3.0,
        "roam": 0.1,
    },
}
"""Found by self-play against random players on boards of all sizes, for each ruleset (docs/greedy.md)."""
