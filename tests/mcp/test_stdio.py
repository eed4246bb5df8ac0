"""The server over its pipes answers every line that is no valid message, and goes on."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import given
from hypothesis import strategies as st
from mcp_types import INVALID_REQUEST, PARSE_ERROR, jsonrpc_message_adapter

from skyhop.mcp.server import LONGEST_QUOTE, MESSAGE_ADVICE, find_fault

SECONDS = 60
COMMAND = ["-m", "skyhop.cli", "mcp"]
WITH_HALVES = """
from skyhop.mcp.server import make_server

def speak_in_halves() -> str:
    return chr(0xD800) + "é"

def read_a_line() -> str:
    try:
        return input()
    except EOFError:
        return "nothing"

made = make_server()
made.add_tool(speak_in_halves)
made.add_tool(read_a_line)
made.run("stdio")
"""

Fault = tuple[bytes, int, int | str | None]
FAULTS: list[Fault] = [
    (b"{", PARSE_ERROR, None),
    (b"hello", PARSE_ERROR, None),
    (b"\xff\xfe", PARSE_ERROR, None),
    (b"\x00", PARSE_ERROR, None),
    (b"[" * 100_000, PARSE_ERROR, None),
    (b"x" * 2_000_000, PARSE_ERROR, None),
    (b'{"jsonrpc": "2.0", "id": 1' + b"0" * 5_000 + b', "method": "ping"}', PARSE_ERROR, None),
    (b'"\\ud800"', INVALID_REQUEST, None),
    (b"[]", INVALID_REQUEST, None),
    (b'[{"jsonrpc": "2.0", "id": 1, "method": "ping"}]', INVALID_REQUEST, None),
    (b"3", INVALID_REQUEST, None),
    (b"NaN", INVALID_REQUEST, None),
    (b"{}", INVALID_REQUEST, None),
    (b'{"jsonrpc": "2.0", "id": 1}', INVALID_REQUEST, 1),
    (b'{"jsonrpc": "1.0", "id": 2, "method": "ping"}', INVALID_REQUEST, 2),
    (b'{"jsonrpc": "2.0", "id": "three", "method": 3}', INVALID_REQUEST, "three"),
    (b'{"jsonrpc": "2.0", "id": 4, "method": "ping", "params": [1]}', INVALID_REQUEST, 4),
    (b'{"jsonrpc": "2.0", "id": 5, "method": "ping", "params": {"text": "\\ud800"}}', INVALID_REQUEST, 5),
    (b'{"jsonrpc": "2.0", "id": 6, "method": "ping", "params": {"text": "\xff"}}', INVALID_REQUEST, 6),
    (b'{"jsonrpc": "2.0", "id": "\\ud800", "method": "ping"}', INVALID_REQUEST, None),
    (b'{"jsonrpc": "2.0", "id": null, "method": "ping"}', INVALID_REQUEST, None),
    (b'{"jsonrpc": "2.0", "id": NaN, "method": "ping"}', INVALID_REQUEST, None),
    (b'{"jsonrpc": "2.0", "id": 1.5, "method": "ping"}', INVALID_REQUEST, None),
    (b'{"jsonrpc": "2.0", "id": 7, "result": 3}', INVALID_REQUEST, None),
    (b'{"jsonrpc": "2.0", "method": "ping", "params": 3}', INVALID_REQUEST, None),
]


class Server:
    """A server as a program of its own, asked line by line."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._input, self._output = process.stdin, process.stdout

    async def send(self, *lines: bytes) -> None:
        """Send lines without waiting for answers."""
        self._input.writelines(line + b"\n" for line in lines)
        await asyncio.wait_for(self._input.drain(), SECONDS)

    def end(self) -> None:
        """Send nothing more."""
        self._input.close()

    async def answer(self) -> dict[str, Any]:
        """Wait for the next answer."""
        read: dict[str, Any] = json.loads(await asyncio.wait_for(self._output.readline(), SECONDS))
        return read


@asynccontextmanager
async def server(*arguments: str) -> AsyncIterator[Server]:
    """Start a server. It ends well when its input ends."""
    environment = {**os.environ, "LANGUAGE": "en"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment, limit=2**24
    )
    try:
        asked = Server(process)
        yield asked
        asked.end()
        further, errors = await asyncio.wait_for(process.communicate(), SECONDS)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert (further, process.returncode) == (b"", 0)
    assert b"Traceback" not in errors


def request(request_id: int, method: str, **params: object) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": request_id, "method": method, "params": params}).encode()


def call(request_id: int, tool: str, **arguments: object) -> bytes:
    return request(request_id, "tools/call", name=tool, arguments=arguments)


async def connect(asked: Server) -> None:
    introduced = {"name": "assistant", "version": "1"}
    await asked.send(
        request(0, "initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo=introduced),
        b'{"jsonrpc": "2.0", "method": "notifications/initialized"}',
    )
    assert (await asked.answer())["result"]["serverInfo"]["name"] == "skyhop"


@pytest.mark.process
async def test_every_invalid_line_is_answered_and_the_next_request_is_served() -> None:
    answered = []
    async with server(*COMMAND) as asked:
        for line, _code, _id in FAULTS:
            await asked.send(line)
            answered.append(await asked.answer())
        await asked.send(request(8, "ping"))
        served = await asked.answer()

    assert [(each["error"]["code"], each["id"]) for each in answered] == [
        (code, found) for _line, code, found in FAULTS
    ]
    assert served == {"jsonrpc": "2.0", "id": 8, "result": {}}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def connected() -> AsyncIterator[Server]:
    """A server that an assistant has connected to."""
    async with server(*COMMAND) as asked:
        await connect(asked)
        yield asked


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def with_halves() -> AsyncIterator[Server]:
    """A server with tools that no ordinary server has."""
    async with server("-c", WITH_HALVES) as asked:
        await connect(asked)
        yield asked


@pytest.mark.process
@pytest.mark.asyncio(loop_scope="module")
async def test_invalid_lines_do_not_disturb_requests_in_flight(connected: Server) -> None:
    requests = {
        **{number: call(number, "find_clauses", game="balloon-cup", words="equal sums") for number in range(100, 106)},
        **{number: call(number, "start_match", game="balloon-cup", opponent="random") for number in range(106, 110)},
    }
    faults = FAULTS[:5] + FAULTS[7:17]
    lines = [line for number in requests for line in (requests[number], *(fault[0] for fault in faults))]
    sending = asyncio.create_task(connected.send(*lines))
    answers = [await connected.answer() for _line in lines]
    await sending

    results = [each["id"] for each in answers if "result" in each]
    errors = [(each["error"]["code"], each["id"]) for each in answers if "error" in each]
    assert sorted(results) == list(requests)
    assert errors == [(code, found) for _line, code, found in faults] * len(requests)


@pytest.mark.process
@pytest.mark.asyncio(loop_scope="module")
async def test_empty_lines_and_notifications_get_no_answer(connected: Server) -> None:
    await connected.send(b"", b"  \t", b"\r", b'{"jsonrpc": "2.0", "method": "notifications/unknown"}', b"")
    await connected.send(request(1, "ping") + b"\r")

    assert (await connected.answer())["id"] == 1


@pytest.mark.process
@pytest.mark.asyncio(loop_scope="module")
async def test_an_answer_with_half_a_surrogate_pair_is_sent_with_a_question_mark(with_halves: Server) -> None:
    await with_halves.send(call(1, "speak_in_halves"))
    answer = await with_halves.answer()
    await with_halves.send(request(2, "ping"))
    served = await with_halves.answer()

    assert answer["result"]["content"][0]["text"] == "?é"
    assert served["id"] == 2


@pytest.mark.process
@pytest.mark.asyncio(loop_scope="module")
async def test_a_tool_cannot_read_the_messages(with_halves: Server) -> None:
    await with_halves.send(call(1, "read_a_line"), request(2, "ping"))
    answers = {each["id"]: each["result"] for each in [await with_halves.answer(), await with_halves.answer()]}

    assert answers[1]["content"][0]["text"] == "nothing"
    assert answers[2] == {}


@pytest.mark.parametrize(("line", "code", "request_id"), FAULTS, ids=range(len(FAULTS)))
def test_a_fault_names_its_reason_and_quotes_the_line_shortly(line: bytes, code: int, request_id: int | None) -> None:
    text = line.decode(errors="surrogateescape")
    fault = find_fault(text)

    assert fault is not None
    assert (fault.error.code, fault.id) == (code, request_id)
    assert fault.error.message.endswith(f"{MESSAGE_ADVICE} The line begins with {text[:LONGEST_QUOTE]!a}.")
    assert len(fault.error.message) < 800
    assert fault.error.message.isascii()


@given(st.binary() | st.text().map(lambda text: json.dumps({"jsonrpc": "2.0", "id": text}).encode()))
def test_any_line_is_a_message_or_gets_an_answer_that_is_one(line: bytes) -> None:
    fault = find_fault(line.decode(errors="surrogateescape"))

    assert jsonrpc_message_adapter.validate_json(fault.model_dump_json() if fault else line).jsonrpc == "2.0"
