"""Measures which lines and branches a run of tests reaches, by SlipCover.

`pytest -p tests.coverage --reach core --into DIRECTORY` measures a room of `src/skyhop`, in each process of the run;
`python -m tests.coverage DIRECTORY --fail-under 95` adds up what all runs have left there.

Nothing is traced: code that is measured is changed while it is imported, so nothing of it is imported here. Files with
kernels are left as they are where those are compiled, since a compiler reads the code.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from pathlib import Path

import pytest

SOURCES = Path("src/skyhop")
COMPILED = re.compile(
    r"^from skyhop\.(core\.engine|search)\.\w+ import .*\b(Entry|Kernel|copier|entry|game_entry|kernel)\b", re.MULTILINE
)
EXCLUDED = ("@overload", r"\.\.\.$", "# compiled only: ")
"""Lines, or the blocks below them, that nobody is asked about; behind the last stands why: they run only compiled."""
ALWAYS = 2**31 - 1
"""Misses until code is changed back: that would look through modules while other threads write into them."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run say what it measures."""
    parser.addoption("--reach", action="append", default=[], metavar="ROOM", help="measure a folder of src/skyhop")
    parser.addoption("--omit", action="append", default=[], metavar="PATTERN", help="files that are not measured")
    parser.addoption("--into", type=Path, metavar="DIRECTORY", help="where what has been reached is written")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Begin before the tests and what they import."""
    options = early_config.known_args_namespace
    if options.reach:
        early_config.pluginmanager.register(Measurement(options.reach, options.omit, options.into))


class Measurement:
    """What one process of a run reaches."""

    def __init__(self, rooms: list[str], omitted: list[str], directory: Path) -> None:
        """Change what is imported from now on."""
        from slipcover import FileMatcher, ImportManager, Slipcover  # pytest has made it a plugin by now

        self.path = directory.resolve() / f"{os.getpid()}.json"
        is_worker = "PYTEST_XDIST_WORKER" in os.environ
        sources = [str(SOURCES / room) for room in rooms]
        omit = [*omitted, *_compiled()]
        self.slipcover = Slipcover(
            branch=True,
            source=None if is_worker else sources,  # who begins the workers looks for what nobody imports
            omit=omit,
            exclude_also=list(EXCLUDED),
            d_miss_threshold=ALWAYS,
        )
        ImportManager(self.slipcover, FileMatcher(sources, omit)).__enter__()

    def pytest_sessionfinish(self) -> None:
        """Write what has been reached."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(self.slipcover.get_coverage()))


def _compiled() -> list[str]:
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in {"", "0"}:
        return []
    return [str(path) for path in SOURCES.rglob("*.py") if COMPILED.search(path.read_text("utf-8"))]


def main() -> int:
    """Add up what all runs have reached; tell what is missing, or what share is there."""
    from slipcover import merge_coverage, print_coverage

    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("directory", type=Path)
    parser.add_argument("--fail-under", type=float, required=True, metavar="PERCENT")
    parser.add_argument("--missing", action="store_true", help="tell what is missing")
    chosen = parser.parse_args()
    reached, *others = (json.loads(path.read_text()) for path in sorted(chosen.directory.glob("*.json")))
    for other in others:
        merge_coverage(reached, other)
    if chosen.missing:
        print_coverage(reached, skip_covered=True)
    summary = reached["summary"]
    lines, branches = (summary[f"covered_{each}"] + summary[f"missing_{each}"] for each in ("lines", "branches"))
    sys.stdout.write(f"Tests reach {summary['percent_covered']:.2f}% of {lines:,} lines and {branches:,} branches.\n")
    return int(summary["percent_covered"] < chosen.fail_under)


if __name__ == "__main__":
    sys.exit(main())
