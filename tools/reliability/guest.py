"""Guest of a server in an event loop. A test has thousands of guests, so a guest does as little work as possible."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Coroutine, Mapping
from typing import Any, ClassVar, NamedTuple, TypeVar
from urllib.parse import urlencode

from skyhop.lab.bench.server import FRAGMENT, field_of
from skyhop.lab.bench.server import actions_on as forms_on

Done = TypeVar("Done")
LARGEST = 1 << 20
"""Maximum bytes of one line, or of one piece of a stream."""


class Answer(NamedTuple):
    """Response of the server."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def text(self) -> str:
        """Body as decompressed text."""
        plain = gzip.decompress(self.body) if self.headers.get("content-encoding") == "gzip" else self.body
        return plain.decode()


class Guest:
    """Visitor with cookies. The connection for requests opens at the first request."""

    connected: ClassVar[set[Guest]] = set()
    """Guests that have an open connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.token = ""
        self._connection: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def enter(self) -> None:
        """Load the lobby, and store the guest's cookie and form token."""
        answer = await self.ask("GET", "/")
        if answer.status != 200:
            raise RuntimeError(f"{answer.status}: {answer.text}")
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.token = field_of(answer.text, "token")

    async def begin(self, **fields: str) -> str:
        """Start a match and return its path. `fields` changes fields of the form."""
        form = {"game": "balloon-cup", "seat2": "friend", "first": "me", **fields}
        answer = await self.post("/matches", form)
        if answer.status != 303:
            raise RuntimeError(f"{answer.status}: {answer.text}")
        return answer.headers["location"]

    async def post(self, path: str, fields: Mapping[str, str], **headers: str) -> Answer:
        """Send a form with the guest's token, and return the response."""
        body = urlencode({"token": self.token, **fields})
        kind = {"Content-Type": "application/x-www-form-urlencoded"}
        return await self.ask("POST", path, body.encode(), {**FRAGMENT, **kind, **headers})

    async def ask(self, method: str, path: str, body: bytes = b"", headers: Mapping[str, str] = FRAGMENT) -> Answer:
        """Send a request and return the response. If the server has closed the connection meanwhile, try once more."""
        is_fresh = self._connection is None
        try:
            return await self._asked(method, path, body, headers)
        except (OSError, EOFError):
            self.leave()
            if is_fresh:
                raise
        return await self._asked(method, path, body, headers)

    def leave(self) -> None:
        """Close the connection for requests, if it is open."""
        if self._connection is not None:
            self._connection[1].close()
            self._connection = None
            self.connected.discard(self)

    async def _asked(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        if self._connection is None:
            self._connection = await asyncio.open_connection("127.0.0.1", self.port, limit=LARGEST)
            self.connected.add(self)
        reader, writer = self._connection
        writer.write(self.request(method, path, body, headers))
        return await read_answer(reader)

    def request(self, method: str, path: str, body: bytes = b"", headers: Mapping[str, str] = FRAGMENT) -> bytes:
        """Return the bytes of a request, with the headers of a browser."""
        host = f"127.0.0.1:{self.port}"
        usual = {"Host": host, "Origin": f"http://{host}", "Cookie": self.cookie, "Accept-Encoding": "gzip"}
        lines = [f"{name}: {value}" for name, value in {**usual, "Content-Length": len(body), **headers}.items()]
        return "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""]).encode() + body

    async def events(self, path: str, seen: str = "", parts: str = "", last: str = "") -> AsyncGenerator[str]:
        """Open a stream over a separate connection, and yield its events until it ends.

        `seen` and `parts` name the version and the fragments that the page shows. `last` is the id of the last event,
        which a browser sends when it reconnects.
        """
        named = urlencode({"after": seen, "parts": parts})
        headers = {"Last-Event-ID": last} if last else {}
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=LARGEST)
        try:
            writer.write(self.request("GET", f"{path}/events?{named}", headers=headers))
            status, answered = await read_head(reader)
            if status != 200:
                raise ConnectionRefusedError(f"{status}")
            inflating, text = zlib.decompressobj(16 + zlib.MAX_WBITS), ""
            is_plain = answered.get("content-encoding") != "gzip"
            async for chunk in chunks(reader):
                text += (chunk if is_plain else inflating.decompress(chunk)).decode()
                *events, text = text.split("\n\n")
                for event in events:
                    yield event
        finally:
            writer.close()


async def read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    """Read the status and the headers of a response, with lower-case header names. Raise EOFError without an answer."""
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    fields = (line.partition(":") for line in lines[1:] if line)
    return int(lines[0].split()[1]), {name.lower(): value.strip() for name, _colon, value in fields}


async def read_answer(reader: asyncio.StreamReader, *, is_head: bool = False) -> Answer:
    """Read a complete response. If `is_head` is True, the response has no body."""
    status, headers = await read_head(reader)
    if is_head or status in {204, 304}:
        return Answer(status, headers, b"")
    if "content-length" in headers:
        return Answer(status, headers, await reader.readexactly(int(headers["content-length"])))
    return Answer(status, headers, b"".join([chunk async for chunk in chunks(reader)]))


async def chunks(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """Yield the chunks of a body with chunked encoding, to its end."""
    while size := int(await reader.readuntil(b"\r\n"), 16):
        yield (await reader.readexactly(size + 2))[:-2]
    await reader.readexactly(2)


def in_a_loop(work: Coroutine[Any, Any, Done]) -> Done:
    """Run a coroutine in a new event loop and return its result. Then close the connections of all guests."""

    async def done() -> Done:
        try:
            return await work
        finally:
            for guest in list(Guest.connected):
                guest.leave()
            await asyncio.sleep(0.05)  # wait until the connections have closed

    return asyncio.run(done())


async def pair(port: int, **fields: str) -> tuple[Guest, Guest, str]:
    """Return two guests who have started a match against each other, and the path of the match."""
    host, friend = Guest(port), Guest(port)
    await asyncio.gather(host.enter(), friend.enter())
    path = await host.begin(**fields)
    await friend.post(f"{path}/seats", {})
    return host, friend, path


def actions_on(page: str) -> list[str]:
    """Return the notations of the actions that a page offers. A notation joins the fields of the action's form."""
    return ["".join(fields.values()) for fields in forms_on(page)]
