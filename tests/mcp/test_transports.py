"""The server as a program of its own, over its pipes and over HTTP on this machine."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest
from tests.amount import in_turn
from tests.mcp.assistant import CONNECTIONS, assistant

from mcp import StdioServerParameters
from skyhop.cli.__main__ import main

ENVIRONMENT = {**os.environ, "LANGUAGE": "en"}
COMMAND = [sys.executable, "-m", "skyhop.cli", "mcp"]
ASKED = {
    "Content-Type": "application/json",
    "Accept": "application/json, text/event-stream",
}
PING = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
MATCH = {"game": "balloon-cup", "opponent": "random", "first": "me"}

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server over HTTP."""
    command = [*COMMAND, "--http", "localhost:0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as process:
        assert process.stdout is not None
        found = re.search(r"connect to (http://127\.0\.0\.1:\d+/mcp)\.", process.stdout.readline())
        assert found
        yield found[1]
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0


@pytest.mark.parametrize("mode", in_turn(CONNECTIONS, 2))
async def test_over_its_pipes(mode: str) -> None:
    server = StdioServerParameters(command=COMMAND[0], args=COMMAND[1:], env=ENVIRONMENT)
    async with assistant(server, mode=mode) as asking:
        found = await asking.ask("find_clauses", game="balloon-cup", words="equal sums")
        begun = await asking.ask("start_match", **MATCH)
        refused = await asking.refused("find_clauses", game="balloon-cup", words="x" * 1_000_000)
        seen = await asking.ask("view_match", match=begun["match"])

    assert found["clauses"][0]["number"] == "BC-6.3"
    assert "at most 400 characters" in refused
    assert seen == begun


@pytest.mark.parametrize("mode", CONNECTIONS)
async def test_over_http_one_comes_back_and_goes_on(address: str, mode: str) -> None:
    async with assistant(address, mode=mode) as asking:
        begun = await asking.ask("start_match", **MATCH)
    async with assistant(address, mode=mode) as again:
        assert await again.ask("view_match", match=begun["match"]) == begun


async def test_over_http_two_play_at_once_and_do_not_meet(address: str) -> None:
    async def play() -> str:
        async with assistant(address) as asking:
            shown = await asking.ask("start_match", **MATCH)
            for _action in range(3):
                action = shown["legal"]["actions"][0]["action"]
                shown = await asking.ask("play", match=shown["match"], ply=shown["ply"], action=action)
            return str(shown["match"])

    one, other = await asyncio.gather(play(), play())

    assert one != other


@pytest.mark.parametrize(
    ("headers", "status", "said"),
    [
        ({"Host": "table.example"}, 421, "accepts requests only for these host names"),
        ({"Host": "127.0.0.1"}, 421, "accepts requests only for these host names"),
        ({"Origin": "https://table.example"}, 403, "rejects requests from other sites"),
        ({"Origin": "null"}, 403, "rejects requests from other sites"),
        ({"Origin": "http://localhost"}, 403, "rejects requests from other sites"),
    ],
)
def test_what_comes_from_elsewhere_is_refused_by_a_sentence(
    address: str, headers: dict[str, str], status: int, said: str
) -> None:
    answer = httpx.post(address, headers=ASKED | headers, json=PING)

    assert answer.status_code == status
    assert said in answer.text


def test_nobody_keeps_others_out_by_opening_sessions(address: str) -> None:
    told = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "many", "version": "1"}}
    asked = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": told}
    with httpx.Client(headers=ASKED) as client:
        assert {client.post(address, json=asked).status_code for _session in range(80)} == {200}


def test_a_request_that_is_too_large_is_refused(address: str) -> None:
    assert httpx.post(address, headers=ASKED, content=b" " * 2_000_000).status_code == 413


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 10_000])
def test_what_is_no_request_is_refused_and_the_next_is_served(address: str, content: bytes) -> None:
    assert 400 <= httpx.post(address, headers=ASKED, content=content).status_code < 500
    assert httpx.post(address, headers=ASKED | {"Origin": "null"}, json=PING).status_code == 403


@pytest.mark.parametrize(
    ("http", "said"),
    [
        ("0.0.0.0:8766", "it accepts only connections from this machine. Use 127.0.0.1:8766"),
        ("192.0.2.1:8766", "it accepts only connections from this machine"),
        ("table.example:8766", "it accepts only connections from this machine"),
        ("8766", "write HOST:PORT, such as 127.0.0.1:8766"),
        ("127.0.0.1:x", "write HOST:PORT"),
        ("127.0.0.1:99999", "write HOST:PORT"),
    ],
)
def test_an_address_of_other_machines_is_a_wrong_call(http: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mcp", "--http", http]) == 2
    assert said in " ".join(capsys.readouterr().err.split())
