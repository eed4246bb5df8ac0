"""Tests of all files of the project: they contain nothing that is specific to one machine."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
# Written so that this file does not hold what it looks for.
MACHINE = re.compile(r"(?<![\w.])/(?:opt|root|work|home/\w+|Users/\w+)/|[\w.-]+\.(?:internal|local|lan|corp)(?=[/:])")
PRIVATE = re.compile(r"\b(?:10\.\d+|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.\d+\.\d+\b")
PROXY = re.compile(r"--(?:extra-)?index-url|--find-links|--trusted-host|://[^/\s]*(?:mirror|proxy|artifactory)")


def tracked_texts() -> list[Path]:
    """List the files that git knows and that are text."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this tree is no clone")
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [path for path in paths if path.is_file() and b"\0" not in path.read_bytes()[:8000]]


@pytest.mark.parametrize("pattern", [MACHINE, PRIVATE, PROXY], ids=["path", "address", "index"])
def test_no_file_names_a_machine(pattern: re.Pattern[str]) -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in tracked_texts()
        if path != Path(__file__)
        for match in pattern.finditer(path.read_text("utf-8", errors="replace"))
    ]

    assert found == []


@pytest.mark.parametrize("lock", [*LOCKS, ROOT / "tests/programs/generator.txt"], ids=lambda path: path.name)
def test_every_locked_package_has_a_version_and_hashes(lock: Path) -> None:
    text = re.sub(r"\s*#.*", "", lock.read_text("utf-8"))
    packages = [line for line in text.replace("\\\n", " ").splitlines() if line.strip()]

    loose = [line for line in packages if not re.match(r"\S+==\S+ .*--hash=sha256:[0-9a-f]{64}", line)]

    assert packages
    assert loose == []


def test_all_locks_name_the_same_versions() -> None:
    locked = {lock.stem: set(re.findall(r"^(\S+==\S+)", lock.read_text("utf-8"), re.MULTILINE)) for lock in LOCKS}

    assert locked["play"] < locked["serve"] < locked["test"]
