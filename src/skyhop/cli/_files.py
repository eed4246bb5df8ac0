"""How many files this process may hold open, of which each connection is one."""

from __future__ import annotations

import contextlib
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
