"""Only tests that wait for other programs get a second chance, and they are named."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "tests.py"
QUICK = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
CONFIGURATION = "[pytest]\nmarkers =\n    browser\n    process\n"
TESTS = """
from pathlib import Path
import pytest

def runs(name):
    path = Path(name)
    path.write_text("x" + (path.read_text() if path.exists() else ""))
    return len(path.read_text())

def test_good():
    assert runs("good")

{marks}
def test_shaky():
    assert runs("shaky") > {failures}
"""


def run(folder: Path, marks: str, failures: int, *options: str) -> tuple[int, str, list[int]]:
    """Run a good test and a shaky one; give the exit code, the last line, and how often each was run."""
    (folder / "pytest.ini").write_text(CONFIGURATION, "utf-8")
    (folder / "test_both.py").write_text(TESTS.format(marks=marks, failures=failures), "utf-8")
    command, environment = [sys.executable, str(TOOL), "-p", "no:cacheprovider", *options], {**os.environ, **QUICK}
    ended = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    counts = [len((folder / name).read_text("utf-8")) for name in ("good", "shaky")]
    return ended.returncode, ended.stdout.splitlines()[-1], counts


@pytest.mark.parametrize(("marker", "options"), [("browser", ""), ("process", "-p xdist.plugin -n 2")])
def test_one_that_passes_in_a_second_run_is_named(tmp_path: Path, marker: str, options: str) -> None:
    ended = run(tmp_path, f"@pytest.mark.{marker}", 1, *options.split())

    assert ended == (0, "All tests passed, but these in a second run only: test_both.py::test_shaky", [1, 2])


def test_one_that_fails_twice_has_failed(tmp_path: Path) -> None:
    code, last, counts = run(tmp_path, "@pytest.mark.browser", failures=2)

    assert (code, "1 failed" in last, counts) == (1, True, [1, 2])


def test_any_other_that_fails_once_has_failed(tmp_path: Path) -> None:
    code, last, counts = run(tmp_path, "", failures=1)

    assert (code, "1 failed" in last, counts) == (1, True, [1, 1])


def test_all_good_is_good_at_once(tmp_path: Path) -> None:
    code, last, counts = run(tmp_path, "", failures=0)

    assert (code, "2 passed" in last, counts) == (0, True, [1, 1])


def test_what_is_left_out_is_counted_by_its_reason_in_the_last_lines(tmp_path: Path) -> None:
    (tmp_path / "shaky").touch()
    left_out = '@pytest.mark.skip(reason="there is no caddy")'

    assert run(tmp_path, left_out, 0) == (0, "Left out: 1 test, since there is no caddy", [1, 0])
