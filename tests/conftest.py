from __future__ import annotations

import gc
import re
import signal
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from skyhop.core.engine.kernel import JIT
from skyhop.core.game import registry
from tests import made_maps, postgresql
from tests.postgresql import Cluster
from tests.quarantine import set_apart

signal.signal(signal.SIGINT, signal.default_int_handler)
"""A shell ignores it for what runs in the background, and the programs that tests interrupt would inherit that."""
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
if not JIT:
    made_maps.make_elsewhere()


ROOT = Path(__file__).parent
UNMEASURED = {
    *("browser", "conformance", "core", "games", "learning", "reference", "search", "reliability"),
    *("boards/test_generate.py", "boards/test_land.py", "bots/test_greedy.py", "bots/test_value.py"),
    *("cli/test_journals.py", "cli/test_log.py", "cli/test_serve.py", "envs/test_openspiel_suites.py"),
    *("lab/test_luck.py", "mcp/test_leaks.py", "mcp/test_quiz.py", "mcp/test_rules.py", "programs/test_leaks.py"),
    *("table/test_live.py", "table/test_matches.py", "table/test_player_name.py", "table/test_players.py"),
    *("table/test_retention.py", "web/test_access.py", "web/test_cold.py", "web/test_faults.py", "web/test_files.py"),
    *("web/test_jobs.py", "web/test_kill.py", "web/test_kill_beside.py", "web/test_leaks.py", "web/test_look_back.py"),
    *("web/test_parts.py", "web/test_takeover.py", "web/test_why.py", "web/test_workers.py"),
}
"""Folders whose tests are measured by `make plain`, or try what runs in other processes; and files that reach next to
nothing by themselves: of 66,419 branches 127, where tracing would take a quarter of their time."""
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
    *("table/test_deadlines.py", "table/test_leaving.py", "table/test_counting.py", "table/test_pairing.py"),
    *("table/test_live.py", "table/test_ratings.py", "table/test_pauses.py", "table/test_take_backs.py"),
    *("table/test_stuck.py", "table/test_supervision.py", "table/test_aborts.py", "web/test_rematch.py"),
)
"""About what goes by what a store tells: an ordinary run tries one of three of their tests over PostgreSQL, too."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage among a million objects that stay, a quarter of the time: not now, nor beside the tests."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Set the quarantined apart and begin with what takes long; measure what tests reach where that tells something."""
    set_apart(items)
    for name in BEHIND:
        _leave_out_over_postgresql([item for item in items if item.path == ROOT / name])
    turns = {(ROOT / name).resolve(): turn for turn, name in enumerate(LONGEST)}
    items.sort(key=lambda item: turns.get(item.path, len(turns)))
    for item in () if _is_engine_measured(config) else items:
        if ROOT in item.path.parents and not UNMEASURED.isdisjoint(_folder_and_file(item.path.relative_to(ROOT))):
            item.add_marker("no_cover")


def _folder_and_file(path: Path) -> tuple[str, str]:
    """Of a file of tests: the folder that it stands in, and the file there."""
    return path.parts[0], path.as_posix()


def _leave_out_over_postgresql(items: list[pytest.Item]) -> None:
    """Make two of three tests of a file slow that are tried over a file, too."""
    for turn, item in enumerate(each for each in items if re.search(r"\[(.*-)?postgresql\b", each.name)):
        if turn % 3:
            item.add_marker("slow")


def _is_engine_measured(config: pytest.Config) -> bool:
    """Say whether this run is asked how much of the engine it reaches, down to the last branch."""
    return not JIT or True in (config.getoption("cov_source", None) or ())  # `--cov` alone: all that there is


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
