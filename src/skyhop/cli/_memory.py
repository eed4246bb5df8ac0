"""The memory of a table that serves for long."""

from __future__ import annotations

import ctypes
import sys

FEW = 2
"""Arenas; the C library makes eight for each processor, and what is freed in one is not used by the others."""
M_ARENA_MAX = -8


def share_arenas() -> None:
    """Let all threads take memory from a few arenas, where the C library has such; before there are other threads.

    Boards are drawn and kernels loaded in many threads, one after another. In arenas of their own, what each of them
    has taken at most would stay with the process.
    """
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
        if mallopt is not None:
            mallopt(M_ARENA_MAX, FEW)
