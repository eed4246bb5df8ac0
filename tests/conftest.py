from __future__ import annotations

import gc
import re
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import Generator, Iterator
from itertools import groupby
from operator import attrgetter

import pytest
import sqlalchemy as sa
from hypothesis import settings
from tests import limited_jobs, made_maps, postgresql
from tests.amount import IS_THOROUGH
from tests.postgresql import Cluster
from tests.quarantine import set_apart

from skyhop.engine.kernel import JIT
from skyhop.game import registry

signal.signal(signal.SIGINT, signal.default_int_handler)
"""A shell ignores SIGINT for programs in the background. Programs that tests start would inherit this."""
sys.modules.setdefault("sniffio", None)  # type: ignore[arg-type]  # means that it is not installed
"""httpx would look for it on the disk at each request."""
settings.register_profile("untimed", deadline=None, max_examples=100 if IS_THOROUGH else 25)
settings.load_profile("untimed")
limited_jobs.do_here()
if not JIT:
    made_maps.make_elsewhere()


class CompiledStatements(dict[object, object]):
    """Compiled SQL statements of all engines of one dialect. A key of SQLAlchemy begins with the dialect's object."""

    def get(self, key: tuple[object, ...], default: object = None) -> object:  # type: ignore[override]
        return super().get(key[1:], default)

    def __setitem__(self, key: tuple[object, ...], compiled: object) -> None:  # type: ignore[override]
        super().__setitem__(key[1:], compiled)


STATEMENTS: defaultdict[str, CompiledStatements] = defaultdict(CompiledStatements)


@sa.event.listens_for(sa.Engine, "engine_connect")
def _share_compiled_statements(connection: sa.Connection) -> None:
    """Compile each statement once a process. Each test has engines of its own, which would compile all anew."""
    connection.execution_options(compiled_cache=STATEMENTS[connection.dialect.name])


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Turn off garbage collection during the collection of tests, and run it seldom afterwards.

    Garbage collection would take a quarter of the time, because it examines a million objects that are never freed.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(50_000)
        gc.enable()


def pytest_sessionfinish() -> None:
    """Collect garbage once. pytest then collects five times, but does not examine the frozen objects again."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the quarantined tests, and mark repeated tests as slow. Put tests with processes first.

    These tests take the longest, so no worker starts them when the others have finished.
    """
    set_apart(items)
    for _file, tests in groupby(items, attrgetter("path")):
        _leave_out_over_postgresql(list(tests))
    items.sort(key=lambda item: item.get_closest_marker("process") is not None, reverse=True)


def _leave_out_over_postgresql(items: list[pytest.Item]) -> None:
    """Mark tests over PostgreSQL as slow if the same tests of a file also run over SQLite.

    One in twelve of them stays, and so do all tests that need both databases.
    """
    names = {each.name for each in items}
    over_postgresql = (each for each in items if re.search(r"\[(.*-)?postgresql\b", each.name))
    repeated = (each for each in over_postgresql if each.name.replace("postgresql", "sqlite") in names)
    for turn, item in enumerate(each for each in repeated if not each.get_closest_marker("both_databases")):
        if turn % 12:
            item.add_marker("slow")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the number of skipped tests for each reason, in the last lines of the output."""
    reasons = Counter(str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", ()))
    for reason, count in reasons.most_common():
        tests = "test" if count == 1 else "tests"
        terminalreporter.write_line(f"Left out: {count} {tests}, since {reason.removeprefix('Skipped: ')}")


@pytest.fixture(autouse=True)
def _games_as_before() -> Iterator[None]:
    """Restore the registry of games after each test, because a command with `--examples` adds games to it."""
    with pytest.MonkeyPatch.context() as patch:  # not the fixture `monkeypatch`, which ends too early
        patch.setattr(registry, "_packages", list(registry._packages))
        yield


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """PostgreSQL server for all tests. If none is installed, skip the tests that need it."""
    if reason := postgresql.why_not():
        pytest.skip(reason)
    made = Cluster()
    made.start()
    yield made
    made.stop(signal.SIGQUIT)  # stop at once: the databases are removed anyway
    made.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """Address of a new database. It is an empty text for SQLite, whose database is a file.

    A test about only one kind of database names the kind. The new database has no tables, with one exception. If the
    test uses a fixture that opens the database, the database already has the tables of a store.
    """
    if request.param == "sqlite":
        yield ""
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    is_opened = not {"store", "table"}.isdisjoint(request.fixturenames)
    address = cluster.new_database(cluster.prepared) if is_opened else cluster.new_database()
    yield address
    cluster.drop_database(address)
