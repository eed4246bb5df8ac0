"""Run tests as pytest does. Tests of browsers and processes that fail are run once more, alone, and named in the end.

They wait for other programs, and on a busy machine they can run out of time. Any other test that fails once has failed.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Sequence

import pytest

REPEATED = {"browser", "process"}
"""The markers of tests that wait for other programs."""


class Failures:
    """Remembers which tests failed, whether all of them may be repeated, and how many were left out for what reason."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.may_be_repeated = True
        self.left_out = Counter[str]()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Hear how a test went, on whichever worker."""
        if report.failed:
            self.names.add(report.nodeid)
            self.may_be_repeated &= not REPEATED.isdisjoint(report.keywords)
        if report.skipped and isinstance(report.longrepr, tuple):
            self.left_out[report.longrepr[2].removeprefix("Skipped: ")] += 1


def main(arguments: Sequence[str]) -> int:
    """Run pytest with these arguments; give its exit code, or that of the second run where there is one."""
    failures = Failures()
    try:
        return run(arguments, failures)
    finally:
        for reason, count in failures.left_out.most_common():
            print(f"Left out: {count} {'test' if count == 1 else 'tests'}, since {reason}")


def run(arguments: Sequence[str], failures: Failures) -> int:
    """Run them, and once more those that may be repeated."""
    code = int(pytest.main([*arguments], plugins=[failures]))
    if code != pytest.ExitCode.TESTS_FAILED or not failures.may_be_repeated:
        return code
    names = sorted(failures.names)
    print(f"\nOnce more, alone: {', '.join(names)}", flush=True)
    code = subprocess.run([sys.executable, "-m", "pytest", *names], check=False).returncode
    if code == pytest.ExitCode.OK:
        print(f"All tests passed, but these in a second run only: {', '.join(names)}")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
