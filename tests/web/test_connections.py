"""Slow connections give way to new ones, and players keep their connections when strangers arrive."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from tests.web.visitor import Visitor

from skyhop.web.http import connections
from skyhop.web.http.connections import (
    MIN_CONNECTIONS,
    RESERVED_FILES,
    TABLE_CONNECTIONS,
    Connection,
    Connections,
    most_connections,
)
from skyhop.web.http.guard import Guard
from skyhop.web.process.server import raise_limit_of_files

ROOM = 8
ASKED = b"GET /health HTTP/1.1\r\nhost: a\r\n\r\n"
Connect = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Read what comes, then answer; `/stream` without end, `/flood` without end and at once."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    if scope["path"] == "/flood":
        for _part in range(1000):
            await send({"type": "http.response.body", "body": b"x" * 65536, "more_body": True})
    if scope["path"] == "/stream":
        await send({"type": "http.response.body", "body": b"begun", "more_body": True})
        await asyncio.sleep(3600)
    await send({"type": "http.response.body", "body": b"alive"})


@contextlib.asynccontextmanager
async def served(held: Connections) -> AsyncIterator[Connect]:
    """Serve the app above on a port of this machine."""
    config = uvicorn.Config(app, port=0, lifespan="off", log_config=None, http=partial(Connection, held))  # type: ignore[arg-type]
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110  the server has no event for it
        await asyncio.sleep(0.01)
    port, opened = server.servers[0].sockets[0].getsockname()[1], list[asyncio.StreamWriter]()

    async def connect() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        opened.append(writer)
        return reader, writer

    yield connect
    for writer in opened:
        writer.transport.abort()
    server.should_exit = server.force_exit = True
    await serving


async def status(connect: Connect, asked: bytes = ASKED) -> bytes:
    reader, writer = await connect()
    writer.write(asked)
    return (await reader.readline()).split()[1]


async def test_silent_connections_give_way_to_whoever_asks_the_oldest_first() -> None:
    async with served(Connections(ROOM)) as connect:
        silent = [await connect() for _number in range(ROOM)]
        assert await status(connect) == b"200"

        first, last = silent[0][0], silent[-1][0]
        assert await asyncio.wait_for(first.read(), 5) == b""
        assert not last.at_eof()


@pytest.mark.parametrize("begun", [b"GET / HT", b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nabc"])
async def test_half_a_head_and_half_a_body_give_way_too(begun: bytes) -> None:
    async with served(Connections(ROOM)) as connect:
        for _number in range(ROOM):
            (await connect())[1].write(begun)
        await asyncio.sleep(0.05)

        assert await status(connect) == b"200"


async def test_streams_whose_readers_keep_up_stay_and_whoever_finds_no_room_is_told_so() -> None:
    async with served(Connections(ROOM)) as connect:
        readers = []
        for _number in range(ROOM):
            reader, writer = await connect()
            writer.write(b"GET /stream HTTP/1.1\r\nhost: a\r\n\r\n")
            readers.append(reader)
        for reader in readers:
            await reader.readuntil(b"begun")

        assert await status(connect) == b"503"
        assert not any(reader.at_eof() for reader in readers)


@pytest.mark.parametrize(
    ("limit", "begun"),
    [
        ("HEAD_SECONDS", b""),
        ("HEAD_SECONDS", b"GET / HT"),
        ("BODY_SECONDS", b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nabc"),
    ],
)
async def test_what_does_not_come_is_not_waited_for_for_ever(
    monkeypatch: pytest.MonkeyPatch, limit: str, begun: bytes
) -> None:
    monkeypatch.setattr(connections, limit, 0.05)
    async with served(Connections(ROOM)) as connect:
        reader, writer = await connect()
        writer.write(begun)

        with contextlib.suppress(ConnectionResetError):
            assert await asyncio.wait_for(reader.read(), 5) == b""


async def test_bits_of_a_head_buy_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.2)
    async with served(Connections(ROOM)) as connect:
        reader, writer = await connect()
        ended = asyncio.create_task(reader.read())
        sent = 0
        while not ended.done():
            writer.write(b"GET / HTTP/1.1\r\n" if sent == 0 else b"a: b\r\n")
            sent += 1
            await asyncio.sleep(0.02)

        assert 1 < sent < 200


async def test_an_answer_that_nobody_takes_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "RESPONSE_SECONDS", 0.1)
    async with served(held := Connections(ROOM)) as connect:
        _reader, writer = await connect()
        writer.write(b"GET /flood HTTP/1.1\r\nhost: a\r\n\r\n")
        writer.transport.pause_reading()  # type: ignore[attr-defined]

        async with asyncio.timeout(20):
            while not held._counts.total():  # noqa: ASYNC110  nobody tells of it
                await asyncio.sleep(0.01)
            while held._counts.total():  # noqa: ASYNC110  as above
                await asyncio.sleep(0.01)


async def test_connections_that_ended_leave_their_room_and_one_can_ask_several_times() -> None:
    async with served(held := Connections(ROOM)) as connect:
        reader, writer = await connect()
        for _question in range(3):
            writer.write(ASKED)
            assert await reader.readuntil(b"alive") != b""
        writer.close()
        for _number in range(3 * ROOM):
            assert await status(connect) == b"200"

        assert 0 < held._counts.total() <= ROOM


class Far(Connection):
    """A connection of another machine, by its address alone."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.has_ended = False

    def end(self) -> None:
        self.has_ended = True


def test_one_address_that_is_not_this_machine_has_its_share_only() -> None:
    held = Connections(most=10, of_address=2)
    first, second, third, other = (Far(f"192.0.2.{number}") for number in (1, 1, 1, 2))

    admitted = [held.admit(first), held.admit(second), held.admit(third), held.admit(other)]

    assert admitted == [True, True, False, True]
    held.waits_for(second)
    assert held.admit(third)
    assert second.has_ended
    assert not first.has_ended
    assert all(held.admit(Far("127.0.0.1")) for _number in range(4))


def test_the_last_room_is_kept_for_who_sits_at_a_table() -> None:
    held = Connections(most=200)

    for number in range(200 - TABLE_CONNECTIONS):
        assert not held.are_scarce
        held.admit(Far(f"192.0.2.{number}"))

    assert held.are_scarce


async def test_where_room_is_scarce_players_hear_of_their_match_and_spectators_are_told_to_wait(
    table: Guard, anna: Visitor, ben: Visitor
) -> None:
    path = await anna.start()
    table.app.state.connections = held = Connections(most=0)
    assert held.are_scarce

    answers = [await visitor.http.head(f"{path}/events") for visitor in (anna, ben)]

    assert [answer.status_code for answer in answers] == [200, 503]


@pytest.mark.parametrize(
    ("files", "most"), [(1024, 1024 - RESERVED_FILES), (64, MIN_CONNECTIONS), (10**6, connections.MAX_CONNECTIONS)]
)
def test_as_many_connections_are_held_as_files_allow(files: int, most: int) -> None:
    assert most_connections(files) == most


def test_the_limit_of_files_is_raised_as_far_as_it_goes() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        raised = raise_limit_of_files()

        assert raised == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert raised > 256
        assert raise_limit_of_files() == raised
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


class Noted(Connections):
    """Connections that a test can close one by one."""

    def __init__(self) -> None:
        super().__init__(ROOM)
        self.all = list[Connection]()

    def admit(self, connection: Connection) -> bool:
        self.all.append(connection)
        return super().admit(connection)


async def test_what_is_asked_of_a_table_that_closes_is_answered_and_nobody_is_reset() -> None:
    held = Noted()
    async with served(held) as connect:
        (late, asking), (silent, other) = await connect(), await connect()
        assert await status(connect) == b"200"
        for each in held.all:
            each.shutdown()
        asking.write(ASKED)

        assert (await late.read()).startswith(b"HTTP/1.1 200")
        assert await silent.read() == b""
        other.write(ASKED)  # too late, and read all the same
        await asyncio.sleep(0.05)
        assert silent.exception() is None


async def test_who_asks_as_an_idle_connection_is_closed_sees_its_end_and_is_not_reset() -> None:
    held = Noted()
    async with served(held) as connect:
        reader, writer = await connect()
        assert await status(connect) == b"200"
        held.all[0].timeout_keep_alive_handler()

        assert await reader.read() == b""
        writer.write(ASKED)
        await asyncio.sleep(0.05)
        assert reader.exception() is None


async def test_whoever_waits_to_be_looked_at_when_a_table_closes_is_taken() -> None:
    config = uvicorn.Config(app, log_config=None)
    config.load()
    connection = partial(Connection, Connections(ROOM), config, uvicorn.server.ServerState(), {})
    bound = socket.create_server(("127.0.0.1", 0))
    bound.settimeout(0)
    come = [await asyncio.open_connection(*bound.getsockname()) for _number in range(3)]

    await connections.accept_waiting(bound, connection)
    bound.close()

    for _reader, writer in come:
        writer.write(ASKED)
    assert [(await reader.readline()).split()[1] for reader, _writer in come] == [b"200"] * 3
    for _reader, writer in come:
        writer.transport.abort()
