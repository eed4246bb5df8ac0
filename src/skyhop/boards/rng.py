"""Random generator for boards. A seed produces the same numbers on every machine and in every version."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

Item = TypeVar("Item")

WORD = 2**64
MASK = WORD - 1
_GOLDEN = 0x9E3779B97F4A7C15


class Rng:
    """Random generator SplitMix64 with a text as seed.

    Each stage of the board generator has its own random generator. A change in one stage therefore does not change
    the random numbers of other stages.
    """

    def __init__(self, *names: object) -> None:
        text = "/".join(str(name) for name in ("skyhop-board-1", *names))
        self._state = int.from_bytes(sha256(text.encode()).digest()[:8], "big")

    def word(self) -> int:
        """Return 64 random bits."""
        self._state = mixed = (self._state + _GOLDEN) & MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)

    def below(self, count: int) -> int:
        """Return a random integer from 0 to `count` - 1. All values have the same probability."""
        word = self.word()
        while word >= WORD - count and word >= WORD - WORD % count:
            word = self.word()
        return word % count

    def within(self, low: int, high: int) -> int:
        """Return a random integer from `low` to `high`, including both. All values have the same probability."""
        return low + self.below(high - low + 1)

    def unit(self) -> float:
        """Return a random multiple of 2**-53 that is at least 0 and less than 1."""
        return (self.word() >> 11) / 2**53

    def between(self, low: float, high: float) -> float:
        """Return a random number that is at least `low` and less than `high`."""
        return low + (high - low) * self.unit()

    def one_of(self, items: Sequence[Item]) -> Item:
        """Return a random item of the sequence."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        """Return the items in random order."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
