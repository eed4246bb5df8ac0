"""Server in the event loop of a test, and programs that connect to it over the network."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
import ssl
from collections.abc import AsyncIterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from jsonschema import Draft202012Validator
from tests.prepared import prepare_folder

from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play
from skyhop.server.matches.live import Live
from skyhop.server.players.tokens import Scope, Token
from skyhop.server.seats import Seat
from skyhop.server.store import store
from skyhop.web.api.operations import describe_api
from skyhop.web.app import create_app
from skyhop.web.http.connections import Connection, Connections
from skyhop.web.http.guard import Guard
from skyhop.web.http.sessions import BASE

PATIENCE = 20.0
UNENCRYPTED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Context without certificates. The server uses plain HTTP, and loading certificates takes longer than a request."""


class Served:
    """The table, where it listens, and the server."""

    def __init__(self, table: Guard, address: str, server: uvicorn.Server) -> None:
        self.table, self.address, self.server = table, address, server

    @property
    def matches(self) -> MatchRegistry:
        kept: MatchRegistry = self.table.app.state.matches
        return kept

    async def token(self, name: str, *scopes: Scope, owner: str | None = None) -> str:
        return await store.make_token(self.matches.store, owner, name, scopes or [*Scope])

    async def program(self, name: str, *scopes: Scope) -> Caller:
        """A program with a token for these scopes, or for all."""
        shown = await self.token(name, *scopes)
        token = next(each for each in await store.list_tokens(self.matches.store, None) if each.name == name)
        return Caller(self, shown, token)

    async def is_heard_by(self, count: int) -> None:
        """Wait until so many programs hear their events."""
        while len(self.table.app.state.connected._by_token) < count:  # noqa: ASYNC110  nothing tells of it
            await asyncio.sleep(0.01)

    def drop_connections(self) -> None:
        """Cut all connections off, as a network may."""
        for connection in list(self.server.server_state.connections):
            connection.transport.abort()


class Caller:
    """A program that asks for things."""

    def __init__(self, served: Served, shown: str, token: Token) -> None:
        self.shown, self.token = shown, token
        headers = {"Authorization": f"Bearer {shown}"}
        self.http = httpx.AsyncClient(
            base_url=f"{served.address}/api/v1", headers=headers, timeout=PATIENCE, verify=UNENCRYPTED
        )

    @property
    def seat(self) -> Seat:
        return Seat("program", self.token.program, self.token.name)

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    async def post(self, path: str, **body: object) -> httpx.Response:
        return await self.http.post(path, json=body) if body else await self.http.post(path)

    @contextlib.asynccontextmanager
    async def stream(self, path: str) -> AsyncIterator[Lines]:
        async with self.http.stream("GET", path) as answer:
            assert answer.status_code == 200, await answer.aread()
            yield Lines(answer, line_schema(path))


@cache
def described() -> dict[str, Any]:
    """Return the description that programs read, as JSON."""
    read: dict[str, Any] = json.loads(json.dumps(describe_api()))
    return read


def line_schema(path: str) -> Draft202012Validator:
    """Return what checks a line of a stream against the description."""
    templates = {re.sub(r"\{\w+\}", "[^/]+", each): each for each in described()["paths"]}
    (operation,) = [
        named for pattern, named in templates.items() if re.fullmatch(pattern, BASE + path.partition("?")[0])
    ]
    content = described()["paths"][operation]["get"]["responses"]["200"]["content"]["application/x-ndjson"]
    return Draft202012Validator({**content["schema"], "components": described()["components"]})


class Lines:
    """Lines of a stream, each as the description says."""

    def __init__(self, answer: httpx.Response, schema: Draft202012Validator) -> None:
        self._lines, self._schema = answer.aiter_lines(), schema

    async def next(self) -> dict[str, Any]:
        """The next line that is not empty; none at the end."""
        async with asyncio.timeout(PATIENCE):
            async for line in self._lines:
                if line:
                    read: dict[str, Any] = json.loads(line)
                    self._schema.validate(read)
                    return read
        return {}

    async def until(self, kind: str) -> list[dict[str, Any]]:
        """All lines up to one of a kind."""
        found = [await self.next()]
        while found[-1].get("type") != kind:
            assert found[-1], found
            found.append(await self.next())
        return found


@contextlib.asynccontextmanager
async def served(folder: Path, *, has_limits: bool = True) -> AsyncIterator[Served]:
    """Serve a table at a free port, as `skyhop serve` does."""
    prepare_folder(folder)
    table = create_app(folder, has_limits=has_limits)
    table.app.state.connections = connections = Connections()
    config = uvicorn.Config(table, http=partial(Connection, connections), log_config=None, lifespan="on", ws="none")  # type: ignore[arg-type]  # it is called as a class is
    server = uvicorn.Server(config)
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as bound:
        bound.bind(("127.0.0.1", 0))
        running = asyncio.create_task(server.serve(sockets=[bound]))
        while not server.started:  # noqa: ASYNC110  the server has no event for it
            await asyncio.sleep(0.01)
        try:
            yield Served(table, f"http://127.0.0.1:{bound.getsockname()[1]}", server)
        finally:
            table.close(0.1)
            server.should_exit = True
            await running


async def play_at_random(live: Live, count: int) -> None:
    """Let whoever is to decide do the first legal action, so many times."""
    for _action in range(count):
        seat = live.match.to_decide
        assert seat is not None
        view = live.match.view(seat)
        await live.handle(Play(live.match.game.write(view, live.match.game.legal(view)[0])), seat, live.match.ply)
