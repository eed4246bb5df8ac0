"""Figures with what is promised of them, shown as lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Figure(NamedTuple):
    """Something counted or measured, and how much it may be at most; None where nothing is promised."""

    name: str
    value: float
    most: float | None = None

    @property
    def is_met(self) -> bool:
        """Return True if the figure meets its limit."""
        return self.most is None or self.value <= self.most

    def __str__(self) -> str:
        """Write the figure in a line."""
        promise = "" if self.most is None else f"  (at most {_number(self.most)}{'' if self.is_met else ': BROKEN'})"
        return f"{self.name:<52} {_number(self.value):>12}{promise}"


def told(figures: Iterable[Figure]) -> int:
    """Print figures as they come; give the exit code: 1 where a promise is broken."""
    code = 0
    for figure in figures:
        print(figure, flush=True)
        code |= not figure.is_met
    return code


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that this share of all values does not exceed; 0 without values."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def latencies(name: str, seconds: Sequence[float]) -> Iterable[Figure]:
    """Return the usual percentiles in milliseconds."""
    for share in (0.5, 0.95, 0.99):
        yield Figure(f"{name}, p{share * 100:.0f} [ms]", 1000 * percentile(seconds, share))


def _number(value: float) -> str:
    return f"{value:,.0f}" if float(value).is_integer() or value >= 1000 else f"{value:.1f}"
