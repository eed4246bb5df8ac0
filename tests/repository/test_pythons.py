"""Tests of `make pythons`: it finds each supported Python, tests it in a new environment, and CI uses the same list."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import yaml
from tools import pythons, usable_python

OWN = f"{sys.version_info.major}.{sys.version_info.minor}"
WORKFLOW = pythons.ROOT / ".github" / "workflows" / "test.yml"


def write_program(path: Path, script: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is the whole search path, and a pyenv without Pythons."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    return tmp_path


def test_the_project_names_its_oldest_python_first_and_this_one_too() -> None:
    named = pythons.named_versions()

    assert named[0] == ".".join(map(str, usable_python.OLDEST))
    assert OWN in named


def test_a_python_of_the_search_path_is_found_and_a_launcher_of_nothing_is_passed_over(nowhere: Path) -> None:
    write_program(nowhere / "bin" / "python3.98", "echo 'pyenv: python3.98: command not found' >&2; exit 127")
    write_program(nowhere / "bin" / "python3.99", "echo 3.99 /usr/bin/python3.99")

    assert pythons.find_python("3.98") is None
    assert pythons.find_python("3.99") == "/usr/bin/python3.99"
    assert pythons.find_python("3.97") is None


def test_a_python_of_pyenv_is_found_behind_its_launcher(nowhere: Path) -> None:
    write_program(nowhere / "bin" / "python3.98", "exit 127")
    write_program(nowhere / "pyenv" / "versions" / "3.98.1" / "bin" / "python3.98", "echo 3.98 /usr/bin/python3.98")

    assert pythons.find_python("3.98") == "/usr/bin/python3.98"


def test_a_python_of_another_version_is_not_taken(nowhere: Path) -> None:
    write_program(nowhere / "bin" / "python3.99", "echo 3.11 /usr/bin/python3.11")

    assert pythons.find_python("3.99") is None


def test_every_other_python_is_proved_and_a_missing_one_is_named(
    nowhere: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    write_program(nowhere / "bin" / "python3.98", "echo 3.98 /usr/bin/python3.98")
    write_program(nowhere / "bin" / "make", 'echo "$@"')
    left = nowhere / "build" / "python3.98" / "installed by hand"
    write_program(left, "")
    monkeypatch.setattr(pythons, "ROOT", nowhere)
    monkeypatch.setattr(pythons, "named_versions", lambda: [OWN, "3.97", "3.98"])

    code = pythons.main()

    assert code == 0
    assert capfd.readouterr().out.splitlines() == [
        "Python 3.97: not on this machine, skipped",
        "Python 3.98: /usr/bin/python3.98",
        "--no-print-directory VENV=build/python3.98 PYTHON=/usr/bin/python3.98 proof",
    ]
    assert not left.exists()


def test_a_python_that_fails_is_named_and_the_others_are_still_proved(
    nowhere: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for version in ("3.98", "3.99"):
        write_program(nowhere / "bin" / f"python{version}", f"echo {version} /usr/bin/python{version}")
    write_program(nowhere / "bin" / "make", 'case "$*" in *3.98*) exit 2 ;; esac; echo proved')
    monkeypatch.setattr(pythons, "ROOT", nowhere)
    monkeypatch.setattr(pythons, "named_versions", lambda: ["3.98", "3.99"])

    code = pythons.main()
    said = capfd.readouterr()

    assert code == 1
    assert said.out.splitlines()[-1] == "proved"
    assert said.err == "These Pythons failed: 3.98. Their output is above.\n"


def test_the_code_host_runs_make_test_with_every_named_python_and_on_a_mac() -> None:
    job = yaml.safe_load(WORKFLOW.read_text("utf-8"))["jobs"]["test"]
    matrix = job["strategy"]["matrix"]

    assert set(pythons.named_versions()) <= set(matrix["python"])
    assert [each["system"] for each in matrix["include"]] == ["macos-latest"]
    assert [step["run"] for step in job["steps"] if "run" in step] == ["make test"]
    assert "://" not in WORKFLOW.read_text("utf-8")
