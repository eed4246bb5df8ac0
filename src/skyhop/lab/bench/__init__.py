"""Benchmarks of the engine and the server. A benchmark measures figures, and each figure has one value per run."""

from __future__ import annotations

import os
import platform
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

import numpy as np

import skyhop
from skyhop.engine.document import Document, Part
from skyhop.game.ai import Figure
from skyhop.i18n import translated


class MeasurementShown(Part):
    """Measurement in a benchmark document: a unit, and the median, minimum and maximum of all runs' values."""

    name: str
    value: float
    unit: str
    low: float
    high: float
    runs: int
    target: float | None
    """Target value of the measurement, or null if there is no target."""
    met: bool | None


class Bench(Document, tag="skyhop-bench-1"):
    """Measurements of benchmarks on one machine, with a description of the machine."""

    machine: dict[str, str | int | float | None]
    """Processor, cores, system, and load: the mean number of running processes in the last minute."""
    versions: dict[str, str | None]
    measurements: tuple[MeasurementShown, ...]


@dataclass(frozen=True)
class Measurement:
    """Measurement of one figure in a unit, with one value per run.

    `target` is the required median, or None. If higher values are better (such as for a speed), the target is a
    minimum. If lower values are better (such as for a time), the target is a maximum.
    """

    name: str
    title: str
    unit: str
    runs: Sequence[float]
    target: float | None = None
    more_is_better: bool = True

    @property
    def value(self) -> float:
        """Median of the values from all runs."""
        return statistics.median(self.runs)

    @property
    def is_met(self) -> bool | None:
        """True if the median meets the target, False if not, or None if there is no target."""
        if self.target is None:
            return None
        return self.value >= self.target if self.more_is_better else self.value <= self.target

    def document(self) -> MeasurementShown:
        """Return the measurement as a JSON document: median, spread, number of runs, target and `is_met`."""
        spread = min(self.runs), max(self.runs), len(self.runs)
        return MeasurementShown(self.name, self.value, self.unit, *spread, self.target, self.is_met)


def measurement(figure: Figure, unit: str, runs: Sequence[float], *, more_is_better: bool = True) -> Measurement:
    """Create a measurement from the values of all runs.

    `figure`, which a game declares, contains the name and the target of the measurement.
    """
    return Measurement(figure.name, translated(figure.title), unit, runs, figure.target, more_is_better)


def measure_times(usual: Figure, rare: Figure, percentile: float, runs: Sequence[Sequence[float]]) -> list[Measurement]:
    """Return two measurements in milliseconds: the median time, and the time at a percentile.

    `runs` contains the times of each run in seconds. `usual` and `rare` are the figures of the two measurements.
    """
    found = list[Measurement]()
    for figure, share in ((usual, 50.0), (rare, percentile)):
        times = [1000 * float(np.percentile(run, share)) for run in runs]
        found.append(measurement(figure, "ms", times, more_is_better=False))
    return found


PACKAGES = ("numba", "numpy", "llvmlite")
CPU_FACTS = Path("/proc/cpuinfo")


def machine() -> dict[str, str | int | float | None]:
    """Return a description of this machine: processor, number of cores, operating system and load.

    The load is the mean number of running processes in the last minute.
    """
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
    }


def processor() -> str:
    """Return the name of the processor. If it is unknown, return the best description from the operating system."""
    if CPU_FACTS.exists():
        for line in CPU_FACTS.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def versions() -> dict[str, str | None]:
    """Return the versions of skyhop, Python, and the packages that affect speed."""
    packages = {package: version(package) for package in PACKAGES}
    return {"skyhop": skyhop.__version__, "python": platform.python_version(), **packages}
