"""A measurement: a figure that a benchmark has found, from several runs."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from skyhop.core.bulk import Figure
from skyhop.core.i18n import translated


@dataclass(frozen=True)
class Measurement:
    """What was measured, in which unit, once a run; `target` is the value to reach, None where there is none.

    Speeds should reach the target, times should not exceed it.
    """

    name: str
    title: str
    unit: str
    runs: Sequence[float]
    target: float | None = None
    more_is_better: bool = True

    @property
    def value(self) -> float:
        """The median of the runs."""
        return statistics.median(self.runs)

    @property
    def is_met(self) -> bool | None:
        """Say whether the target is reached; None where there is none."""
        if self.target is None:
            return None
        return self.value >= self.target if self.more_is_better else self.value <= self.target

    def as_dict(self) -> dict[str, Any]:
        """The measurement for JSON: median, spread, number of runs, target and whether it is met."""
        return {
            "name": self.name,
            "value": self.value,
            "unit": self.unit,
            "low": min(self.runs),
            "high": max(self.runs),
            "runs": len(self.runs),
            "target": self.target,
            "met": self.is_met,
        }


def measurement(figure: Figure, unit: str, runs: Sequence[float], *, more_is_better: bool = True) -> Measurement:
    """Make the measurement of a figure that a game declares."""
    return Measurement(figure.name, translated(figure.title), unit, runs, figure.target, more_is_better)
