"""Limited jobs in the process of the tests: what crosses is pickled as it would be.

Tests replace functions that jobs call, and measure which lines they reach; other processes know nothing of either.
`tests/jobs/test_limited.py` and `tests/web/test_limited.py` use the processes.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

from skyhop.jobs import limited

in_process = limited.run
"""As a server does it."""


def do_here() -> None:
    """Do limited jobs in this process from now on."""
    limited.run = _run


def _run(work: Callable[..., Any], *arguments: object, report: Callable[[int], None] | None = None) -> Any:  # noqa: ANN401
    given = pickle.loads(pickle.dumps(arguments))
    try:
        made = work(*given, *([] if report is None else [report]))
    except Exception as error:  # noqa: BLE001  as a process does it
        raise pickle.loads(pickle.dumps(error)) from None
    return pickle.loads(pickle.dumps(made))
