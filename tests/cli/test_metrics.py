"""Tests of metrics, which have a port of their own and contain only numbers."""

from __future__ import annotations

import contextlib
import re
import socket
import threading
import time
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.amount import in_turn
from tests.running_server import Server, free_port
from tests.web.test_kill import Rusher

from skyhop.cli.__main__ import main
from skyhop.web.http import connections
from skyhop.web.process import listener

pytestmark = pytest.mark.both_databases

LABELS = {"game", "player", "clause", "cause", "route", "method", "status", "version", "le"}
"""All that tells one number from another."""


def shown(address: str) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    """All numbers of the table's own, by name and labels."""
    families = text_string_to_metric_families(httpx.get(address).text)
    samples = [sample for family in families for sample in family.samples if sample.name.startswith("skyhop_")]
    return {(sample.name, frozenset(sample.labels.items())): sample.value for sample in samples}


class Beginner(Rusher):
    """Plays the first actions of a match."""

    def run(self) -> None:
        while len(self.acknowledged) < 12:
            self.act()
        self.http.close()


@pytest.mark.process
@pytest.mark.parametrize(
    ("database", "options"), in_turn([("sqlite", ()), ("postgresql", ("--workers", "2"))], 2), indirect=["database"]
)
def test_what_is_counted_is_shown_at_another_port_for_all_workers(
    tmp_path: Path, database: str, options: tuple[str, ...]
) -> None:
    port = free_port()
    server = Server(tmp_path / "data", "--metrics", str(port), *options)
    server.start(SKYHOP_DATABASE=database)
    public = httpx.get(f"{server.address}/metrics").status_code
    players = [Beginner(server.address) for _number in range(2)]
    for player in players:
        player.start()
    for player in players:
        player.join()
    time.sleep(0.2)

    numbers = shown(f"http://127.0.0.1:{port}/metrics")
    server.stop()

    guests = frozenset({"game": "balloon-cup", "player": "guest"}.items())
    acted = frozenset({"route": "/matches/{match}/actions", "method": "POST", "status": "200"}.items())
    acknowledged = sum(len(player.acknowledged) for player in players)
    assert public == 404
    assert numbers["skyhop_actions_total", guests] == acknowledged
    assert numbers["skyhop_request_seconds_count", acted] == acknowledged
    assert numbers["skyhop_matches_in_memory", frozenset()] >= len(players)
    assert numbers["skyhop_streams_open", frozenset()] == numbers["skyhop_writes_waiting", frozenset()] == 0
    assert {label for _name, labels in numbers for label, _value in labels} <= LABELS
    told = " ".join(value for _name, labels in numbers for _label, value in labels)
    assert not any(player.path.rpartition("/")[2] in told for player in players)


@pytest.mark.parametrize("written", ["", "x", "70000", "127.0.0.1", "²"])
def test_a_port_that_is_none_is_refused(written: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["serve", "--port", "0", "--no-browser", "--data", str(tmp_path), "--metrics", f"{written} "])

    captured = capsys.readouterr()
    assert code == 2
    assert "write a port such as 9100" in re.sub(r"[│\s]+", " ", captured.err)
    assert "runs at" not in captured.out


@pytest.mark.parametrize(
    ("written", "meant"),
    [("9100", ("127.0.0.1", 9100)), ("0.0.0.0:9100", ("0.0.0.0", 9100)), ("[::1]:9100", ("::1", 9100))],  # noqa: S104
)
def test_metrics_are_shown_on_this_machine_unless_told_otherwise(written: str, meant: tuple[str, int]) -> None:
    assert listener.parse_address(written) == meant


def test_a_port_that_is_taken_is_said_before_the_table_is_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code = main(["serve", "--port", "0", "--no-browser", "--data", str(tmp_path), "--metrics", port])

    captured = capsys.readouterr()
    assert (code, f"port {port}" in captured.err, captured.out) == (2, True, "")


@pytest.mark.process
def test_a_flood_of_silent_connections_takes_no_threads_from_the_table() -> None:
    """Each had a thread for ever, and a table that may start no more cannot think, read or write."""
    before = threading.active_count()
    address = listener.serve_metrics("0", {})
    port = int(address.rpartition(":")[2].partition("/")[0])

    with contextlib.ExitStack() as held:
        for _connection in range(100):
            held.enter_context(socket.create_connection(("127.0.0.1", port)))
        time.sleep(0.2)
        meanwhile = threading.active_count()
        status = httpx.get(address).status_code

    assert meanwhile <= before + 1
    assert status == 200


@pytest.mark.process
@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this system has no sockets for both protocols")
def test_metrics_for_all_addresses_answer_both_protocols() -> None:
    address = listener.serve_metrics("[::]:0", {})

    assert [httpx.get(each).status_code for each in (address, address.replace("127.0.0.1", "[::1]"))] == [200, 200]


@pytest.mark.process
def test_whoever_connects_and_says_nothing_leaves_nothing_in_the_log(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.1)
    address = listener.serve_metrics("0", {})
    port = int(address.rpartition(":")[2].partition("/")[0])

    with socket.create_connection(("127.0.0.1", port)) as silent:
        is_closed = silent.recv(1) == b""

    assert is_closed
    assert httpx.get(address).status_code == 200
    assert capsys.readouterr().err == ""
