"""How many connections are held at once, and for how long one may keep the table waiting.

A connection costs an open file, and of those a process has a limit. Whoever says nothing, says half of something or
does not take its answer gives way to whoever comes, the one that has kept the table waiting longest first. What the
table works on, and streams whose readers keep up, stay.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import zlib
from collections import Counter
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from functools import lru_cache
from ipaddress import ip_address
from typing import Any

from starlette.requests import Request
from uvicorn.protocols.http.h11_impl import H11Protocol

MOST = 16_384
"""Connections of a process, where its limit of open files allows so many."""
AT_ONCE = 64
"""Connections that are taken from the system in one pass of the event loop."""
OTHER_FILES = 100 + 4 * AT_ONCE
"""Files besides: the store, the pipes of other processes, what is read and sent; connections that are looked at one and
two passes after they were taken, and those that give way to them, which are closed in the pass after that."""
WAITING = 2048
"""Connections that the system keeps until they are taken."""
FEWEST = 32
"""Connections without which nobody could play, whatever the limit of files."""
KEPT_FOR_TABLES = 64
"""Connections that the streams of those who only watch leave free: for who sits at a table, forms and `/health`."""
OF_ADDRESS = 512
"""Connections of one address that is not this machine; a proxy is believed about the addresses of others."""
KEPT_ALIVE = 8
"""Seconds that a connection waits for another request; clients often keep one for five, and would meet its end."""
HEAD, BODY, ANSWER = 10.0, 30.0, 30.0
"""Seconds for the head of a request and for its body to come, and for an answer to be taken on."""
LAST, LINGERING = 0.1, 0.3
"""Seconds in which a table that closes answers what was asked before it was seen to close, and reads on after that."""
REFUSAL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def most_connections(files: int) -> int:
    """How many connections a process with so many open files may hold."""
    return max(FEWEST, min(MOST, files - OTHER_FILES))


class Connections:
    """Those of one process."""

    def __init__(self, most: int = MOST, of_address: int = OF_ADDRESS) -> None:
        self._most, self._most_of_address = most, of_address
        self._held = Counter[str]()
        self._waited_for: dict[Connection, None] = {}
        """Those that keep the table waiting, the one that has done so longest first."""

    @property
    def are_scarce(self) -> bool:
        """Say whether the rest is kept for who sits at a table."""
        return self._held.total() >= max(self._most - KEPT_FOR_TABLES, self._most // 2)

    def admit(self, connection: Connection) -> bool:
        """Hold one more, perhaps in the place of another; say whether there was room."""
        address = connection.address
        is_at_most = self._held[address] >= self._most_of_address and not _is_this_machine(address)
        if is_at_most and not self._let_go(address):
            return False
        if self._held.total() >= self._most and not self._let_go():
            return False
        self._held[address] += 1
        return True

    def release(self, connection: Connection) -> None:
        """Hold one less."""
        self.hears_from(connection)
        self._held[connection.address] -= 1
        if not self._held[connection.address]:
            del self._held[connection.address]

    def waits_for(self, connection: Connection) -> None:
        """Remember that it is for whoever is at the other end to go on."""
        self._waited_for[connection] = None

    def hears_from(self, connection: Connection) -> None:
        """Remember that it is for the table to go on."""
        self._waited_for.pop(connection, None)

    def _let_go(self, address: str | None = None) -> bool:
        """End the one, of an address or of all, that has kept the table waiting longest; say whether there is one."""
        for connection in self._waited_for:
            if address in {None, connection.address}:
                connection.end()
                return True
        return False


class Connection(H11Protocol):
    """One connection: held while there is room, and ended when it keeps the table waiting for too long."""

    def __init__(self, connections: Connections, **given: Any) -> None:  # noqa: ANN401  the server's own
        super().__init__(**given)
        self.address = ""
        self._of = connections
        self._is_held = False
        self._awaited: object = None
        """What the other end is waited for: the kind, and the request that it belongs to."""
        self._patience: asyncio.TimerHandle | None = None
        self._is_closing = False
        """Whether the next answer is the last one."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Hold it, or say that there is no room."""
        super().connection_made(transport)  # type: ignore[arg-type]  # a transport of a socket
        self.address = self.client[0] if self.client else ""
        self._is_held = self._of.admit(self)
        if self._is_held:
            self._look()
        else:
            self.transport.write(REFUSAL)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Hold it no longer."""
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has come."""
        if self._is_held:
            super().data_received(data)
            if self._is_closing and self.cycle is not None:
                self.cycle.keep_alive = False
            self._look()

    def on_response_complete(self) -> None:
        """Be ready for the next request."""
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        """Wait until the answer is taken on."""
        super().pause_writing()
        self._look()

    def resume_writing(self) -> None:
        """Go on with the answer."""
        super().resume_writing()
        self._look()

    def shutdown(self) -> None:
        """Answer what is asked, or may be under way, then close: what comes unread to a closed socket resets it."""
        self._is_closing = True
        if self.cycle is None or self.cycle.response_complete:  # type: ignore[redundant-expr]  # none at first
            self.loop.call_later(LAST, self._say_no_more)
        else:
            self.cycle.keep_alive = False

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection on which nothing was asked for a while, without a reset for who asks in this moment."""
        self._say_no_more()

    def _say_no_more(self) -> None:
        is_idle = self.cycle is None or self.cycle.response_complete  # type: ignore[redundant-expr]  # as above
        if is_idle and not self.transport.is_closing():
            self._release()  # what comes now is read, and nothing follows
            self.transport.write_eof()
            self.loop.call_later(LINGERING, self.transport.close)

    def end(self) -> None:
        """End it at once, with what is under way."""
        self._release()
        self.transport.abort()

    def _look(self) -> None:
        """See for whom it is to go on, and how long the other end is waited for; what comes in bits buys no time."""
        awaited, seconds = self._awaiting()
        if awaited == self._awaited or not self._is_held:
            return
        self._forget_patience()
        self._awaited = awaited
        if awaited is None:
            self._of.hears_from(self)
            return
        self._of.waits_for(self)
        self._patience = self.loop.call_later(seconds, self.end)

    def _awaiting(self) -> tuple[object, float]:
        """What is waited for, of which request, and for how long; None while the table works."""
        if self.flow.write_paused:
            return ("answer", self.cycle), ANSWER
        if self.cycle is None or self.cycle.response_complete:  # type: ignore[redundant-expr]  # none at first
            return ("head", self.cycle), HEAD
        return (("body", self.cycle), BODY) if self.cycle.more_body else (None, 0.0)

    def _release(self) -> None:
        self._forget_patience()
        if self._is_held:
            self._is_held = False
            self._of.release(self)

    def _forget_patience(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


async def take_waiting(bound: socket.socket, connection: Callable[[], Connection]) -> None:
    """Take whoever has connected to a socket and waits to be looked at, before it is closed; each becomes such one."""
    with contextlib.suppress(OSError):  # nobody waits any more
        for _number in range(WAITING):
            taken, _address = bound.accept()
            taken.settimeout(0)
            await asyncio.get_running_loop().connect_accepted_socket(connection, taken)


def _is_this_machine(address: str) -> bool:
    """Say whether an address is that of this machine, or none, as of a local socket: a proxy may stand there."""
    try:
        return not address or ip_address(address).is_loopback
    except ValueError:
        return True


COMPRESSION_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""Of a gzip file: deflated, without a name or a date."""
END = b"\x03\x00"
"""A last block, which is empty."""
LEVEL = 3
"""Takes two thirds of the time of 6, for a tenth more on the wire."""
RAW = -zlib.MAX_WBITS
WORD = 1 << 32


def takes_gzip(request: Request) -> bool:
    """Say whether the browser reads gzip."""
    offers = request.headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
    return any(offer.partition(";")[0] == "gzip" and not offer.endswith((";q=0", ";q=0.0")) for offer in offers)


async def gzipped(texts: AsyncGenerator[str]) -> AsyncGenerator[bytes]:
    """Compress texts as they come; each can be read at once."""
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
