"""The machine that measures, and the versions of what is measured."""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import skyhop

PACKAGES = ("numba", "numpy", "llvmlite")
CPU_FACTS = Path("/proc/cpuinfo")


def machine() -> dict[str, Any]:
    """Name processor, cores and system, and the load: how many processes ran in the last minute, in the mean."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
    }


def processor() -> str:
    """The processor's name, as far as the system tells it."""
    if CPU_FACTS.exists():
        for line in CPU_FACTS.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def versions() -> dict[str, str | None]:
    """The versions of skyhop, Python, and the packages that make it fast."""
    found: dict[str, str | None] = {"skyhop": skyhop.__version__, "python": platform.python_version()}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = None
    return found
