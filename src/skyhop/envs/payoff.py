"""Payoffs: result of a match for each seat, from -1 to 1, with sum 0 over all seats.

A solo player has an imaginary rival.
"""

from __future__ import annotations

from collections.abc import Collection

from skyhop.engine.kernel import kernel
from skyhop.search.leaf import MOST_WINNERS


@kernel
def payoff_of(share: float, seats: int) -> float:
    """Return the payoff for a share of the win: 1 for the whole win, 0 for an equal share."""
    rivals = max(1, seats - 1)
    return (share * (rivals + 1) - 1.0) / rivals


@kernel
def payoff(winners: int, seat: int, seats: int) -> float:
    """Return a seat's payoff if the seats in the bitset `winners` share the win; no winners mean a draw."""
    count = 0
    for each in range(MOST_WINNERS):
        count += winners >> each & 1
    share = (winners >> seat & 1) / count if count > 0 else 1.0 / max(2, seats)
    return payoff_of(share, seats)


def payoffs(winners: Collection[int], seats: int) -> list[float]:
    """Return the payoff of each seat at the end of a match."""
    bits = sum(1 << seat for seat in winners)
    return [float(payoff(bits, seat, seats)) for seat in range(seats)]
