"""Figures with their limits, printed as lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Figure(NamedTuple):
    """Measured or counted value, with its maximum. The maximum is None if nothing is promised."""

    name: str
    value: float
    most: float | None = None

    @property
    def is_met(self) -> bool:
        """Return True if the figure meets its limit."""
        return self.most is None or self.value <= self.most

    def __str__(self) -> str:
        """Return the figure as a line of text."""
        promise = "" if self.most is None else f"  (at most {_number(self.most)}{'' if self.is_met else ': BROKEN'})"
        return f"{self.name:<52} {_number(self.value):>12}{promise}"


def told(figures: Iterable[Figure]) -> int:
    """Print each figure as soon as it exists. Return the exit code: 1 if a figure exceeds its limit, else 0."""
    code = 0
    for figure in figures:
        print(figure, flush=True)
        code |= not figure.is_met
    return code


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that a share of the values does not exceed. Return 0 if there are no values."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def latencies(name: str, seconds: Sequence[float]) -> Iterable[Figure]:
    """Return the usual percentiles of times as figures in milliseconds. `name` begins the name of each figure."""
    for share in (0.5, 0.95, 0.99):
        yield Figure(f"{name}, p{share * 100:.0f} [ms]", 1000 * percentile(seconds, share))


def _number(value: float) -> str:
    return f"{value:,.0f}" if float(value).is_integer() or value >= 1000 else f"{value:.1f}"
