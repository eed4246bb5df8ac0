from __future__ import annotations

import gc
import re
import signal
from collections import Counter
from collections.abc import Generator, Iterator
from itertools import groupby
from operator import attrgetter
from pathlib import Path

import pytest
from hypothesis import settings

from skyhop.engine.kernel import JIT
from skyhop.game import registry
from tests import limited_jobs, made_maps, postgresql
from tests.postgresql import Cluster
from tests.quarantine import set_apart

signal.signal(signal.SIGINT, signal.default_int_handler)
"""A shell ignores it for what runs in the background, and the programs that tests interrupt would inherit that."""
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
limited_jobs.do_here()
if not JIT:
    made_maps.make_elsewhere()


ROOT = Path(__file__).parent
LONGEST = (
    *("browser/test_layout.py", "browser/test_matches.py", "boards/test_generate.py", "web/test_routes.py"),
    *("web/test_leaks.py", "cli/test_metrics.py", "cli/test_compile.py", "web/test_workers.py"),
    *("reliability/test_promises.py", "core/test_code_key.py", "browser/test_aeronaut_odyssey.py"),
    *("browser/test_connection.py", "browser/test_together.py", "browser/test_looks.py", "web/test_films.py"),
    *("../docs/commands.md", "core/test_compilation.py", "cli/test_serve.py", "web/test_takeover.py"),
    *("lab/test_sweep.py", "cli/test_train.py", "web/test_limits.py"),
)
"""Files that take the longest: begun first, none of them is left to one worker while the others have nothing to do."""


BEHIND = (
    *("server/test_deadlines.py", "server/test_leaving.py", "server/test_counting.py", "server/test_pairing.py"),
    *("server/test_live.py", "server/test_ratings.py", "server/test_pauses.py", "server/test_take_backs.py"),
    *("server/test_stuck.py", "server/test_supervision.py", "server/test_aborts.py", "web/test_rematch.py"),
)
"""About what goes by what a store tells: an ordinary run tries one of three of their tests over PostgreSQL, too."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run leave out files, as `--ignore` does, which makes a path of each again for every file that there is."""
    parser.addoption("--without", default="", metavar="FILES", help="files that are left out, between blanks")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out the files that a run is told to."""
    left_out: str = config.getoption("--without")
    return f" {collection_path.relative_to(ROOT.parent)} " in f" {left_out} " or None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage among a million objects that stay, a quarter of the time: not now, and later seldom."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(50_000)
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Set the quarantined apart, and begin with what takes long."""
    set_apart(items)
    behind = {ROOT / name for name in BEHIND}
    for file, tests in groupby(items, attrgetter("path")):
        if file in behind:
            _leave_out_over_postgresql(list(tests))
    turns = {(ROOT / name).resolve(): turn for turn, name in enumerate(LONGEST)}
    items.sort(key=lambda item: turns.get(item.path, len(turns)))


def _leave_out_over_postgresql(items: list[pytest.Item]) -> None:
    """Make two of three tests of a file slow that are tried over a file, too."""
    for turn, item in enumerate(each for each in items if re.search(r"\[(.*-)?postgresql\b", each.name)):
        if turn % 3:
            item.add_marker("slow")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell in the last lines how many tests were left out, by their reason."""
    reasons = Counter(str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", ()))
    for reason, count in reasons.most_common():
        tests = "test" if count == 1 else "tests"
        terminalreporter.write_line(f"Left out: {count} {tests}, since {reason.removeprefix('Skipped: ')}")


@pytest.fixture(autouse=True)
def _games_as_before() -> Iterator[None]:
    """Let a command with `--examples` find them for the length of its test only."""
    with pytest.MonkeyPatch.context() as patch:  # one of its own: a test's ends before the fixtures that it spoils
        patch.setattr(registry, "_packages", list(registry._packages))
        yield


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server; without one the tests that need it are skipped."""
    if reason := postgresql.why_not():
        pytest.skip(reason)
    made = Cluster()
    made.start()
    yield made
    made.stop()
    made.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of a database, none for a file; a test that is about one of them alone names it.

    It is empty, but where a fixture opens it before the test does: that one's tables are there.
    """
    if request.param == "sqlite":
        return ""
    cluster: Cluster = request.getfixturevalue("cluster")
    is_opened = not {"store", "table"}.isdisjoint(request.fixturenames)
    return cluster.new_database(cluster.prepared) if is_opened else cluster.new_database()
