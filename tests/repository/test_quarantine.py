"""Tests of the quarantine: a failure fails the run unless the short list names the test, and omissions are reported."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.quarantine import LIMIT, QUARANTINED

pytest_plugins = ["pytester"]
ROOT = Path(__file__).parents[2]
GOOD_AND_BAD = """
import pytest

def test_good():
    pass

@pytest.mark.parametrize("number", [1, 2])
def test_bad(number):
    assert number == 2

@pytest.mark.skip(reason="there is no caddy")
def test_proxy():
    pass
"""
CONFTEST = """
from tests.conftest import pytest_terminal_summary
from tests.quarantine import set_apart

def pytest_collection_modifyitems(items):
    set_apart(items, {quarantined!r})
"""


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the plugins that these tests do not need: importing them takes longer than all else."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


def run(pytester: pytest.Pytester, quarantined: dict[str, str]) -> pytest.RunResult:
    """Run a good, a bad and a skipped test in a process that has this list."""
    pytester.makeconftest(f"import sys\nsys.path.insert(0, {str(ROOT)!r})\n" + CONFTEST.format(quarantined=quarantined))
    pytester.makepyfile(test_some=GOOD_AND_BAD)
    return pytester.runpytest_subprocess("-p", "no:cacheprovider", "-rx")


def test_a_test_that_fails_fails_the_run_is_run_once_and_what_is_left_out_is_counted(pytester: pytest.Pytester) -> None:
    ended = run(pytester, {})

    assert ended.ret == pytest.ExitCode.TESTS_FAILED
    ended.assert_outcomes(passed=2, failed=1, skipped=1)
    ended.stdout.fnmatch_lines(["Left out: 1 test, since there is no caddy"])


def test_a_quarantined_one_is_told_with_its_reason_and_does_not_count(pytester: pytest.Pytester) -> None:
    ended = run(pytester, {"test_some.py::test_bad": "the clock of this machine jumps"})

    assert ended.ret == pytest.ExitCode.OK
    ended.assert_outcomes(passed=1, xfailed=1, xpassed=1, skipped=1)
    ended.stdout.fnmatch_lines(["*quarantined: the clock of this machine jumps*"])


@pytest.mark.slow
def test_too_many_quarantined_stop_every_run(pytester: pytest.Pytester) -> None:
    ended = run(pytester, {f"test_{number}": "shaky" for number in range(LIMIT + 1)})

    assert ended.ret == pytest.ExitCode.USAGE_ERROR
    ended.stderr.fnmatch_lines(["*6 tests are quarantined, and 5 may be*"])


def test_every_quarantined_test_is_one_that_there_is() -> None:
    for name, reason in QUARANTINED.items():
        file, _, test = name.partition("::")
        assert re.search(rf"def {test.rpartition('::')[2]}\(", (ROOT / file).read_text("utf-8")), name
        assert reason
