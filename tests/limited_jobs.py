"""Execution of jobs with limited memory in the process of the tests.

Arguments and results are pickled, as for a separate process. Tests replace functions that jobs call, and measure
coverage. Both would have no effect in separate processes. Only `tests/jobs/test_limited.py` and
`tests/web/test_limited.py` use separate processes.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

from skyhop.jobs import limited

in_process = limited.run
"""Original function, which runs a job in a separate process."""


def do_here() -> None:
    """From now on, run jobs with limited memory in this process."""
    limited.run = _run


def _run(work: Callable[..., Any], *arguments: object, report: Callable[[int], None] | None = None) -> Any:  # noqa: ANN401
    given = pickle.loads(pickle.dumps(arguments))
    try:
        made = work(*given, *([] if report is None else [report]))
    except Exception as error:  # noqa: BLE001  as a process does it
        raise pickle.loads(pickle.dumps(error)) from None
    return pickle.loads(pickle.dumps(made))
