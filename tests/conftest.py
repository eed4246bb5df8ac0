from __future__ import annotations

import gc
import re
import signal
from collections import Counter
from collections.abc import Generator, Iterator
from itertools import groupby
from operator import attrgetter

import pytest
from hypothesis import settings
from tests import limited_jobs, made_maps, postgresql
from tests.postgresql import Cluster
from tests.quarantine import set_apart

from skyhop.engine.kernel import JIT
from skyhop.game import registry

signal.signal(signal.SIGINT, signal.default_int_handler)
"""A shell ignores it for what runs in the background, and the programs that tests interrupt would inherit that."""
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
limited_jobs.do_here()
if not JIT:
    made_maps.make_elsewhere()


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
    """Set the quarantined apart, leave repetitions to slow runs, and begin with the longest."""
    set_apart(items)
    for _file, tests in groupby(items, attrgetter("path")):
        _leave_out_over_postgresql(list(tests))
    items.sort(key=_waits_for_others, reverse=True)


def _leave_out_over_postgresql(items: list[pytest.Item]) -> None:
    """Mark five of six tests of a file as slow that also run over SQLite, unless they need both databases."""
    names = {each.name for each in items}
    over_postgresql = (each for each in items if re.search(r"\[(.*-)?postgresql\b", each.name))
    repeated = (each for each in over_postgresql if each.name.replace("postgresql", "sqlite") in names)
    for turn, item in enumerate(each for each in repeated if not each.get_closest_marker("both_databases")):
        if turn % 6:
            item.add_marker("slow")


def _waits_for_others(item: pytest.Item) -> int:
    """Rank a test: browsers take the longest, then processes, so that no worker begins with them when others end."""
    return next((rank for rank, mark in ((2, "browser"), (1, "process")) if item.get_closest_marker(mark)), 0)


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
    made.stop(signal.SIGQUIT)  # without writing databases that are then removed
    made.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database, none for a file; a test that is about one of them alone names it.

    It is empty, but where a fixture opens it before the test does: that one's tables are there.
    """
    if request.param == "sqlite":
        yield ""
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    is_opened = not {"store", "table"}.isdisjoint(request.fixturenames)
    address = cluster.new_database(cluster.prepared) if is_opened else cluster.new_database()
    yield address
    cluster.drop_database(address)
