"""Limits for open connections: for their number, and for the time that the server waits for a client.

Each connection costs an open file, and the number of open files of a process is limited. At the limit, a new
connection replaces a waiting one. A connection is waiting if its client sends nothing, sends half a request or does
not read its response. The server first closes the connection that has waited longest. Connections with a request in
progress stay open. Streams whose clients read fast enough stay open too.

`Connection` overrides private parts of `uvicorn.protocols.http.h11_impl.H11Protocol`, checked with uvicorn 0.54.
The class reads `cycle.response_complete`, `cycle.more_body` and `flow.write_paused`, and sets `cycle.keep_alive`.
After an upgrade of uvicorn, run `tests/web/test_connections.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import zlib
from collections import Counter
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from functools import lru_cache, partial
from ipaddress import ip_address

from starlette.requests import Request
from starlette.types import ASGIApp
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

MAX_CONNECTIONS = 16_384
"""Maximum number of connections of a process, if its limit of open files allows it."""
AT_ONCE = 64
"""Maximum number of connections that are accepted in one pass of the event loop."""
RESERVED_FILES = 100 + 4 * AT_ONCE
"""Number of open files reserved for other uses: the store, pipes, and files that the server reads or sends.

The reserve also covers new connections, which are counted only after one or two passes of the event loop. It
covers replaced connections too, which close one pass later.
"""
WAITING = 2048
"""Maximum number of connections in the backlog of the listening socket."""
MIN_CONNECTIONS = 32
"""Minimum number of connections, even if the limit of open files is lower. A match needs this number."""
TABLE_CONNECTIONS = 64
"""Number of connections reserved for players, forms and `/health`. Streams of spectators do not use them."""
MAX_OF_ADDRESS = 512
"""Maximum number of connections of one remote IP address. A trusted proxy reports the addresses of its clients."""
KEPT_ALIVE = 8
"""Seconds for which the server keeps an idle connection open. Many clients close it first, after five seconds."""
HEAD_SECONDS, BODY_SECONDS, RESPONSE_SECONDS = 10.0, 30.0, 30.0
"""Timeouts in seconds: for the head of a request, for its body, and for a client that does not read its response."""
DRAIN_SECONDS, LINGER_SECONDS = 0.1, 0.3
"""Two periods in seconds. In the first one, a stopping server still answers requests.

In the second one, it only reads.
"""
REFUSAL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def most_connections(files: int) -> int:
    """Return the maximum number of connections of a process. `files` is the maximum number of its open files."""
    return max(MIN_CONNECTIONS, min(MAX_CONNECTIONS, files - RESERVED_FILES))


class Connections:
    """Open connections of one process."""

    def __init__(self, most: int = MAX_CONNECTIONS, of_address: int = MAX_OF_ADDRESS) -> None:
        self._most, self._most_of_address = most, of_address
        self._counts = Counter[str]()
        self._waited_for: dict[Connection, None] = {}
        """Connections that keep the server waiting, the longest first."""

    @property
    def are_scarce(self) -> bool:
        """True if all free connections are reserved for players, forms and `/health`."""
        return self._counts.total() >= max(self._most - TABLE_CONNECTIONS, self._most // 2)

    def admit(self, connection: Connection) -> bool:
        """Add a connection. At a limit, first close a connection whose client keeps the server waiting.

        Return False if a limit is reached and there is no such connection.
        """
        address = connection.address
        is_at_most = self._counts[address] >= self._most_of_address and not _is_this_machine(address)
        if is_at_most and not self._let_go(address):
            return False
        if self._counts.total() >= self._most and not self._let_go():
            return False
        self._counts[address] += 1
        return True

    def release(self, connection: Connection) -> None:
        """Remove a closed connection from the counts."""
        self.hears_from(connection)
        self._counts[connection.address] -= 1
        if not self._counts[connection.address]:
            del self._counts[connection.address]

    def waits_for(self, connection: Connection) -> None:
        """Record that the server now waits for the client of a connection, to send data or to read the response."""
        self._waited_for[connection] = None

    def hears_from(self, connection: Connection) -> None:
        """Record that the server no longer waits for the client of a connection."""
        self._waited_for.pop(connection, None)

    def _let_go(self, address: str | None = None) -> bool:
        """Close the connection that has waited longest. Return False if no such connection waits.

        If `address` is given, consider only connections of this IP address.
        """
        for connection in self._waited_for:
            if address in {None, connection.address}:
                connection.end()
                return True
        return False


class Connection(H11Protocol):
    """HTTP connection with timeouts. If the client sends or reads too slowly, the server closes the connection."""

    def __init__(
        self,
        connections: Connections,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.address = ""
        self._of = connections
        self._is_held = False
        self._awaited: object = None
        """Kind of data that the server waits for, and the request to which this data belongs."""
        self._patience: asyncio.TimerHandle | None = None
        self._is_closing = False
        """True if the next answer is the last one on this connection."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Admit the connection. If a limit is reached and no connection waits, refuse the new one with 503."""
        super().connection_made(transport)  # type: ignore[arg-type]  # it is the transport of a socket
        self.address = self.client[0] if self.client else ""
        self._is_held = self._of.admit(self)
        if self._is_held:
            self._look()
        else:
            self.transport.write(REFUSAL)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the closed connection from the counts."""
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Process received data, and update the timeout."""
        if self._is_held:
            super().data_received(data)
            # uvicorn 0.54 clears `keep_alive` only for the request in progress at shutdown. A later request
            # would leave its connection open until the timeout of the whole server.
            if self._is_closing and self.cycle is not None:
                self.cycle.keep_alive = False
            self._look()

    def on_response_complete(self) -> None:
        """Prepare for the next request, and update the timeout."""
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        """Start the timeout for a client that does not read its response. uvicorn 0.54 has no such timeout."""
        super().pause_writing()
        self._look()

    def resume_writing(self) -> None:
        """Continue to send the response, and update the timeout."""
        super().resume_writing()
        self._look()

    def shutdown(self) -> None:
        """Answer pending requests and read their data, then close the connection.

        If a socket closes with unread data, the system resets the connection.
        """
        self._is_closing = True
        # uvicorn 0.54 closes an idle connection at once, and the system then resets an arriving request.
        if self.cycle is None or self.cycle.response_complete:  # type: ignore[redundant-expr]  # None before the first request
            self.loop.call_later(DRAIN_SECONDS, self._stop_writing)
        else:
            self.cycle.keep_alive = False

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, but do not reset a request that arrives at this moment.

        uvicorn 0.54 closes the socket at once. The client then gets a reset instead of a normal end.
        """
        self._stop_writing()

    def _stop_writing(self) -> None:
        is_idle = self.cycle is None or self.cycle.response_complete  # type: ignore[redundant-expr]  # as above
        if is_idle and not self.transport.is_closing():
            self._release()  # read the remaining data, but send nothing more
            self.transport.write_eof()
            self.loop.call_later(LINGER_SECONDS, self.transport.close)

    def end(self) -> None:
        """Close the connection at once, even if a request is in progress."""
        self._release()
        self.transport.abort()

    def _look(self) -> None:
        """Update the timeout after the state of the connection has changed.

        Start a timeout if the server now waits for other data than before. Stop the timeout if the server does not
        wait. More pieces of the same request do not extend the timeout.
        """
        awaited, seconds = self._find_awaited()
        if awaited == self._awaited or not self._is_held:
            return
        self._forget_patience()
        self._awaited = awaited
        if awaited is None:
            self._of.hears_from(self)
            return
        self._of.waits_for(self)
        self._patience = self.loop.call_later(seconds, self.end)

    def _find_awaited(self) -> tuple[object, float]:
        """Return a key for the data that the server waits for, and the timeout in seconds.

        The key consists of the kind of data and the request. The key is None if the server does not wait.
        """
        if self.flow.write_paused:
            return ("answer", self.cycle), RESPONSE_SECONDS
        if self.cycle is None or self.cycle.response_complete:  # type: ignore[redundant-expr]  # None before the first request
            return ("head", self.cycle), HEAD_SECONDS
        return (("body", self.cycle), BODY_SECONDS) if self.cycle.more_body else (None, 0.0)

    def _release(self) -> None:
        self._forget_patience()
        if self._is_held:
            self._is_held = False
            self._of.release(self)

    def _forget_patience(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def make_config(app: ASGIApp, connections: Connections, *, backlog: int, has_lifespan: bool = True) -> Config:
    """Return the configuration of a server whose connections count among `connections`."""
    return Config(
        app,
        http=partial(Connection, connections),  # type: ignore[arg-type]  # it is called like a class
        lifespan="auto" if has_lifespan else "off",
        log_config=None,
        log_level="warning",
        access_log=False,
        backlog=backlog,
        timeout_keep_alive=KEPT_ALIVE,
        timeout_graceful_shutdown=2,  # seconds for streams to end after they were told of the shutdown
        server_header=False,
        ws="none",  # no WebSockets, even if a library for them is installed
    )


async def accept_waiting(bound: socket.socket, connection: Callable[[], Connection]) -> None:
    """Accept the clients in the backlog of a socket. Call this before the server closes the socket."""
    with contextlib.suppress(OSError):  # `accept` fails when the backlog is empty
        for _number in range(WAITING):
            client, _address = bound.accept()
            client.settimeout(0)
            await asyncio.get_running_loop().connect_accepted_socket(connection, client)


def _is_this_machine(address: str) -> bool:
    """Return True for a loopback address, and for a text that is no IP address.

    A text that is no IP address, such as the path of a Unix socket, may belong to a proxy on this machine.
    """
    try:
        return not address or ip_address(address).is_loopback
    except ValueError:
        return True


COMPRESSION_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""Header of a gzip file with deflate compression, without a name and without a date."""
END = b"\x03\x00"
"""Empty last block of a deflate stream."""
LEVEL = 3
"""Compression level. It takes two thirds of the time of level 6 and produces a tenth more bytes."""
RAW = -zlib.MAX_WBITS
WORD = 1 << 32


def accepts_gzip(request: Request) -> bool:
    """Return True if the client accepts gzip."""
    offers = request.headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
    return any(offer.partition(";")[0] == "gzip" and not offer.endswith((";q=0", ";q=0.0")) for offer in offers)


async def compress_texts(texts: AsyncGenerator[str]) -> AsyncGenerator[bytes]:
    """Yield texts compressed with gzip. The client can decompress each chunk as soon as it arrives."""
    head, check, size = COMPRESSION_HEAD, 0, 0
    async with aclosing(texts):
        async for text in texts:
            plain = text.encode()
            check, size = zlib.crc32(plain, check), size + len(plain)
            yield head + _block(plain)
            head = b""
    yield head + END + check.to_bytes(4, "little") + (size % WORD).to_bytes(4, "little")


@lru_cache(64)
def _block(plain: bytes) -> bytes:
    deflating = zlib.compressobj(LEVEL, zlib.DEFLATED, RAW)
    return deflating.compress(plain) + deflating.flush(zlib.Z_SYNC_FLUSH)
