"""Payoffs: what the end of a match is worth to each seat, from -1 to 1, so that those of all seats add up to 0.

Where one seat plays it has a rival that nobody plays.
"""

from __future__ import annotations

from collections.abc import Collection

from skyhop.engine.kernel import kernel
from skyhop.search.leaf import MOST_WINNERS


@kernel
def payoff_of(share: float, seats: int) -> float:
    """What a share of the win is worth: all of it 1, an equal one 0."""
    rivals = max(1, seats - 1)
    return (share * (rivals + 1) - 1.0) / rivals


@kernel
def payoff(winners: int, seat: int, seats: int) -> float:
    """What the end is worth to a seat, where these seats, bits, share the win; without winners it is a draw."""
    count = 0
    for each in range(MOST_WINNERS):
        count += winners >> each & 1
    share = (winners >> seat & 1) / count if count > 0 else 1.0 / max(2, seats)
    return payoff_of(share, seats)


def payoffs(winners: Collection[int], seats: int) -> list[float]:
    """What the end of a match is worth to each seat."""
    bits = sum(1 << seat for seat in winners)
    return [float(payoff(bits, seat, seats)) for seat in range(seats)]
