"""What a serving process asks of its system: how many files it may hold open, and that memory is given back."""

from __future__ import annotations

import contextlib
import ctypes
import sys

ASKED_FOR = 65_536
UNLIMITED = ASKED_FOR


def raise_limit_of_files() -> int:
    """Raise the limit as far as the system lets it be raised, and give it."""
    if sys.platform == "win32":
        return UNLIMITED
    import resource  # noqa: PLC0415  there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ASKED_FOR if hard == resource.RLIM_INFINITY else min(ASKED_FOR, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return UNLIMITED if soft == resource.RLIM_INFINITY else soft
    with contextlib.suppress(OSError, ValueError):  # a system may allow less than it says
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


FEW = 2
"""Arenas; the C library makes eight for each processor, and what is freed in one is not used by the others."""
LARGE = 512 * 1024
"""Bytes: a piece of so many is taken from the system and given back by itself. More than a stream compresses with."""
SPARE = 1024 * 1024
"""Bytes at the end of the heap that are kept though nobody uses them."""
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8


def keep_little() -> None:
    """Have the C library give back what is freed, where it can be told so; before there are other threads.

    Boards are drawn and kernels loaded in many threads, one after another. In arenas of their own, what each of them
    has taken at most would stay with the process. And by itself the library takes for small what was large once: after
    the first picture of 30 MB all others would lie in the heap, with holes between them that stay.
    """
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
        if mallopt is not None:
            for option, value in ((M_ARENA_MAX, FEW), (M_MMAP_THRESHOLD, LARGE), (M_TRIM_THRESHOLD, SPARE)):
                mallopt(option, value)
