"""Tests of a cluster of two nodes on this machine: it plays the same as one process, whatever is lost."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.lab import cluster_driver

from skyhop.cli.__main__ import main
from skyhop.game import registry
from skyhop.lab.pairs import PairBlock, play_pairs
from skyhop.lab.pairs_file import contents

if TYPE_CHECKING:
    from ray._private.node import Node
    from ray.cluster_utils import Cluster

ROOT = Path(__file__).parents[2]
PATIENCE = 240.0
"""Maximum number of seconds of a wait."""
MANY = 100_000
STORE = 80 * 1024 * 1024
"""Bytes that a node shares between its processes. Ray accepts no smaller value."""
LINE = "lab match greedy random connect-four --examples"
SMALL = {
    "PYTHONPATH": str(ROOT),
    "RAY_memory_monitor_refresh_ms": "0",
    "RAY_health_check_timeout_ms": "60000",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_gcs_server_port_wait_time_s": f"{PATIENCE:.0f}",
}
"""Environment in which Ray runs next to other tests and finds the driver's bot."""


pytestmark = pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"
)  # Ray leaves its log files open for the garbage collector.


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Cluster of two nodes with one processor each, in their own processes."""
    if sys.platform != "linux":
        pytest.skip("workers are found by /proc, which only Linux has")
    pytest.importorskip("ray", reason="there is no Ray for this Python: pip install 'skyhop[ray]'")
    with pytest.MonkeyPatch.context() as environment:
        for name, value in SMALL.items():
            environment.setenv(name, value)
        from ray import cluster_utils
        from ray._private import services

        environment.setattr(services, "get_node", patiently(services.get_node))
        made = cluster_utils.Cluster()
        try:
            logs = add_node(made).get_session_dir_path()  # type: ignore[no-untyped-call]
            add_node(made)
            yield made
        finally:
            made.shutdown()  # type: ignore[no-untyped-call]
            gc.collect()
        shutil.rmtree(logs, ignore_errors=True)


def patiently(get: Callable[[str, str], object]) -> Callable[[str, str], object]:
    """Return a function that waits for the data of a node longer than Ray's half minute."""

    def got(cluster: str, node: str) -> object:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return get(cluster, node)
            except RuntimeError:  # The cluster does not know the node yet.
                if time.monotonic() > until:
                    raise
            time.sleep(0.1)

    return got


def add_node(cluster: Cluster) -> Node:
    """Add a node, and wait until the cluster knows it."""
    made: Node = cluster.add_node(wait=False, num_cpus=1, object_store_memory=STORE, include_dashboard=False)
    cluster._wait_for_node(made, PATIENCE)
    return made


@pytest.fixture
def examples() -> Iterator[None]:
    with registry.with_examples():
        yield


Players = Callable[[Path, int], "subprocess.Popen[str]"]
"""Function that starts a process which plays a number of pairs into a file."""


@pytest.fixture
def driver(cluster: Cluster) -> Iterator[Players]:
    """Function that starts processes which play on the cluster. The fixture ends all of them."""
    with ExitStack() as stack:

        def begin(file: Path, pairs: int) -> subprocess.Popen[str]:
            # The driver is not the main module, because other processes could not import the bot from there.
            name = cluster_driver.__name__
            command = f"import sys, {name} as driver; sys.exit(driver.main(*sys.argv[1:]))"
            line = [sys.executable, "-c", command, cluster.address, str(file), str(pairs)]
            begun = stack.enter_context(subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE, text=True))
            stack.callback(begun.kill)
            return begun

        yield begin


def blocks_in(file: Path) -> list[PairBlock]:
    return contents(file)[1] if file.exists() else []


def wait_for_more(file: Path, player: subprocess.Popen[str]) -> None:
    """Wait until a file has two more chunks."""
    until, before = time.monotonic() + PATIENCE, len(blocks_in(file))
    while len(blocks_in(file)) < before + 2 * cluster_driver.SIZE:
        assert player.poll() is None
        assert time.monotonic() < until, "nothing more is played"
        time.sleep(0.1)


def workers(of: Node) -> list[int]:
    """Return the processes of a node that do work."""
    parents = [each.process.pid for each in of.all_processes["raylet"]]
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            name, parent = (
                (folder / "cmdline").read_text(),
                int((folder / "stat").read_text().rpartition(")")[2].split()[1]),
            )
        except (FileNotFoundError, ProcessLookupError):
            continue
        if parent in parents and name.startswith("ray::_run_unit"):
            found.append(int(folder.name))
    return found


@pytest.mark.slow
@pytest.mark.process
@pytest.mark.usefixtures("examples")
def test_nothing_is_lost_or_doubled_whoever_dies(cluster: Cluster, driver: Players, tmp_path: Path) -> None:
    file = tmp_path / "pairs"
    player = driver(file, MANY)
    wait_for_more(file, player)

    nodes = cluster.list_all_nodes()  # type: ignore[no-untyped-call]
    head, second = sorted(nodes, key=lambda each: not each.head)
    until = time.monotonic() + PATIENCE
    while not (busy := workers(head)) and time.monotonic() < until:
        time.sleep(0.02)
    os.kill(busy[0], signal.SIGKILL)
    wait_for_more(file, player)

    cluster.remove_node(second, allow_graceful=False)
    wait_for_more(file, player)

    add_node(cluster)
    wait_for_more(file, player)

    player.kill()
    player.communicate()
    there = blocks_in(file)
    resumed = driver(file, len(there) + 3)
    told, _nothing = resumed.communicate(timeout=PATIENCE)

    assert (resumed.returncode, told) == (0, "")
    assert blocks_in(file)[: len(there)] == there
    assert blocks_in(file) == list(play_pairs(cluster_driver.pairing(), len(there) + 3, 1))


@pytest.mark.slow
@pytest.mark.process
@pytest.mark.usefixtures("examples")
def test_a_cluster_that_dies_leaves_a_sentence_and_what_was_played(
    cluster: Cluster, driver: Players, tmp_path: Path
) -> None:
    file = tmp_path / "pairs"
    player = driver(file, MANY)
    wait_for_more(file, player)
    cluster.shutdown()  # type: ignore[no-untyped-call]
    told, _nothing = player.communicate(timeout=PATIENCE)
    there = blocks_in(file)

    assert player.returncode == 1
    assert told.startswith("the connection to the cluster was lost. All finished matches are saved.")
    assert told.count("\n") == 1
    assert there == list(play_pairs(cluster_driver.pairing(), len(there), 1))


@pytest.mark.parametrize(
    ("executor", "status", "told"),
    [
        ("ray:127.0.0.1:9", 1, "the cluster 127.0.0.1:9 cannot be reached (Connection refused)"),
        ("ray:there", 1, "'there' is not a cluster address. Write HOST:PORT"),
        ("ray:ray://there:10001", 1, "is not a cluster address"),
        ("dask", 2, "'dask' is not an executor. Choose processes, ray or ray:HOST:PORT."),
    ],
)
def test_who_cannot_be_asked_is_named(
    executor: str, status: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("ray", reason="there is no Ray for this Python: pip install 'skyhop[ray]'")

    assert main([*LINE.split(), "--executor", executor]) == status
    assert told in " ".join(capsys.readouterr().err.split())


def test_without_ray_a_sentence_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    assert main([*LINE.split(), "--executor", "ray"]) == 1
    assert "pip install 'skyhop[ray]'" in capsys.readouterr().err
