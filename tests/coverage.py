"""Coverage of lines and branches by tests, measured with SlipCover.

`pytest -p tests.coverage --reach engine --into DIRECTORY` measures the lines of a folder of `src/skyhop` in each
process of the run. With `--branches`, it also measures the branches. `python -m tests.coverage DIRECTORY...
--fail-under 95` adds up the results of all runs.

Before Python 3.12, SlipCover changes the measured code at its import. This module therefore imports no measured code.
If kernels are compiled, files with kernels stay unchanged, because the compiler reads their code. Their lines count as
missing until a run without compilation reaches them.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import math
import os
import re
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

SOURCES = Path("src/skyhop")
ENGINE = {"engine", "game", "games", "learning", "rulebook", "search", "svg"}
DECLARED = re.compile(r"^ *@(entry|kernel)", re.MULTILINE)
MADE = re.compile(
    r"^from skyhop\.(engine(\.jit)?|search)\.\w+ import .*\b(Entry|Kernel|copier|entry|game_entry|kernel)\b",
    re.MULTILINE,
)
"""Pattern of imports from engine modules that compile functions without a declaration."""
EXCLUDED = ("@overload", r"^[^#]*\.\.\.$", "# compiled only: ")
"""Patterns of lines that do not count, with the blocks below them.

Lines with the last pattern run only compiled. The text after the pattern gives the reason.
"""
KINDS = ("lines", "branches")
ALWAYS = 2**31 - 1
"""Number of misses after which SlipCover would remove its changes. It is so high that this never happens.

SlipCover would then search all modules, while other threads change them.
"""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options that choose the measured files and the folder for the results."""
    parser.addoption(
        "--reach", action="append", default=[], metavar="ROOM", help="measure a folder, or a file, of src/skyhop"
    )
    parser.addoption("--omit", action="append", default=[], metavar="PATTERN", help="files that are not measured")
    parser.addoption("--branches", action="store_true", help="measure branches, too")
    parser.addoption("--into", type=Path, metavar="DIRECTORY", help="where what has been reached is written")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Start the measurement before pytest imports the tests."""
    options = early_config.known_args_namespace
    if options.reach and options.into is None:
        raise pytest.UsageError("say by --into where what is reached is written")
    if options.reach:
        early_config.pluginmanager.register(Measurement(options))


class Measurement:
    """Measurement of the lines and branches that one process of a run executes."""

    def __init__(self, options: argparse.Namespace) -> None:
        """Measure all files that this process imports from now on.

        If workers run the tests, the main process instead searches for files that no worker imports.
        """
        from slipcover import ImportManager, Slipcover  # pytest has loaded its plugin by now

        self.path = options.into.resolve() / f"{os.getpid()}.json"
        is_worker = "PYTEST_XDIST_WORKER" in os.environ
        sources = [SOURCES / room for room in options.reach]
        self.measured = _files(sources, options.omit)
        self.slipcover = Slipcover(
            branch=options.branches,
            source=[] if is_worker else [str(each) for each in sources if each.is_dir()],
            omit=options.omit,
            exclude_also=list(EXCLUDED),
            d_miss_threshold=ALWAYS,
        )
        self.spec_from_file_location = importlib.util.spec_from_file_location
        if is_worker or not getattr(options, "numprocesses", None):
            ImportManager(self.slipcover, self).__enter__()
            importlib.util.spec_from_file_location = self._spec_from_file_location

    def matches(self, file: Path | str | None) -> bool:
        """Return True if coverage measures a file. The tracer calls this function for every imported module."""
        return file is not None and os.path.realpath(file) in self.measured

    def _spec_from_file_location(self, *arguments: object, **named: object) -> ModuleSpec | None:
        """Also measure files that alembic loads by their paths."""
        from slipcover.importer import SlipcoverLoader

        spec = self.spec_from_file_location(*arguments, **named)  # type: ignore[arg-type]
        if spec and spec.loader and self.matches(spec.origin):
            spec.loader = SlipcoverLoader(self.slipcover, spec.loader, spec.origin)
        return spec

    def pytest_sessionfinish(self) -> None:
        """Write the coverage of this process to a file."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(self.slipcover.get_coverage()))


def _files(rooms: list[Path], omitted: list[str]) -> set[str]:
    named = [path for room in rooms for path in ([room] if room.is_file() else room.rglob("*.py"))]
    left_out = {path for pattern in omitted for path in Path().glob(pattern)}
    compiled = os.environ.get("NUMBA_DISABLE_JIT", "0") in {"", "0"}
    return {os.path.realpath(path) for path in named if path not in left_out and not (compiled and _has_kernels(path))}


def _has_kernels(path: Path) -> bool:
    text, room = path.read_text("utf-8"), path.relative_to(SOURCES).parts[0]
    return bool(DECLARED.search(text) or (room in ENGINE and MADE.search(text)))


def main() -> int:
    """Add up the coverage of all runs. Print the covered share and, if requested, the missing lines."""
    from slipcover import merge_coverage, print_coverage

    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("directories", type=Path, nargs="+", metavar="directory")
    parser.add_argument("--fail-under", type=float, required=True, metavar="PERCENT")
    parser.add_argument("--missing", action="store_true", help="tell what is missing")
    chosen = parser.parse_args()
    paths = [path for directory in chosen.directories for path in sorted(directory.glob("*.json"))]
    reports = [json.loads(path.read_text()) for path in paths]
    if not any(report["files"] for report in reports):
        names = ", ".join(map(str, chosen.directories))
        parser.error(f"{names}: no run of tests has written its coverage there. Name the directory with --into")
    reached = {**reports[0], "files": {}}
    for report in reports:
        merge_coverage(reached, report)
    if chosen.missing:
        print_coverage(reached, skip_covered=True)
    summary = reached["summary"]
    counts = {each: summary.get(f"covered_{each}", 0) + summary.get(f"missing_{each}", 0) for each in KINDS}
    percent = math.floor(summary["percent_covered"] * 100) / 100
    parts = " and ".join(f"{count:,} {kind}" for kind, count in counts.items() if count)
    sys.stdout.write(f"Tests reach {percent:.2f}% of {parts}.\n")
    return int(summary["percent_covered"] < chosen.fail_under)


if __name__ == "__main__":
    sys.exit(main())
