"""[AO-12.1] Balloon types, and runs of them."""

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement

TYPES = "ROYWKBPG"
GRAY = "A"
WILD = "*"


def in_type_order(balloons: Iterable[str]) -> str:
    """[AO-12.1] Write balloons as a run, wilds last."""
    return "".join(sorted(balloons, key=(TYPES + WILD).index))


def runs(types: Iterable[str], count: int) -> Iterator[str]:
    """Yield every run of `count` balloons of these types."""
    return map("".join, combinations_with_replacement(in_type_order(types), count))
