"""A table elsewhere: what is asked of it, and its streams, line by line."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncGenerator, AsyncIterator
from typing import Any

import httpx

from skyhop.i18n import _

QUIET = 15.0
"""Seconds without a byte after which a stream is dead: the table sends one every six."""
TRIES = 5
"""How often something is asked for where the table says that it cannot just now."""
LONGEST_PAUSE = 60.0
LONGEST = 4 * 1024 * 1024
"""Bytes of a line, and of an answer: the longest, a list of open tables, has some hundred for each of these."""
LATER = frozenset({429, 502, 503, 504, 507})


class ServerRefusal(Exception):  # noqa: N818  an answer, not an error of the program
    """The table does not do what was asked for; the message is its own."""

    def __init__(self, status: int, said: str) -> None:
        """Carry the status."""
        super().__init__(said)
        self.status = status


class Unreachable(Exception):  # noqa: N818  it says what is the matter
    """The table cannot be reached, or its stream ended before it was over: it is worth trying again."""

    def __init__(self, said: str, seconds: float = 0.0) -> None:
        """Say after how many seconds, where the table has said so."""
        super().__init__(said)
        self.seconds = seconds


class NotASkyhopServer(Exception):  # noqa: N818  as above
    """What is at the address is no table of Skyhop, or wants to fill our memory; the message says what it does."""

    def __init__(self, said: str = "") -> None:
        """Say what is the matter."""
        super().__init__(said or _("The address sends something that no table of Skyhop does."))


class RemoteServer:
    """A table elsewhere, as one program is let in."""

    def __init__(self, address: str, token: str, transport: httpx.AsyncBaseTransport | None = None) -> None:
        """Ask with a token, which is sent in a header and to that address alone."""
        headers = {"Authorization": f"Bearer {token}", "User-Agent": "skyhop connect", "Accept-Encoding": "identity"}
        timeout = httpx.Timeout(QUIET, connect=10.0)
        base = address.rstrip("/") + "/api/v1"
        self._http = httpx.AsyncClient(base_url=base, headers=headers, timeout=timeout, transport=transport)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._http.aclose()

    async def ask(self, path: str, body: dict[str, Any] | None = None, method: str = "GET") -> dict[str, Any]:
        """Ask for something, again where the table says that it cannot just now; `Refusal` where it will not.

        Raises:
            Unreachable: where it cannot be asked.
            NoTable: where no table of Skyhop answers.

        """
        for tried in range(1, TRIES + 1):
            try:
                async with self._http.stream(method, path, json=body) as answer:
                    content = await _content(answer)
            except httpx.HTTPError as error:
                raise Unreachable(_unreached(error)) from None
            if answer.is_success:
                return _read(content)
            if answer.status_code not in LATER or tried == TRIES:
                break
            await asyncio.sleep(_pause(answer))
        raise _refusal(answer, content)

    async def post(self, path: str, **body: Any) -> dict[str, Any]:  # noqa: ANN401  whatever is sent there
        """Ask for something that changes something."""
        return await self.ask(path, body or None, "POST")

    async def lines(self, path: str) -> AsyncGenerator[dict[str, Any]]:
        """Yield the lines of a stream; errors as above, and `Unreachable` where it falls silent."""
        try:
            async with self._http.stream("GET", path) as answer:
                if answer.status_code in LATER:
                    raise Unreachable(_("The table has too much to do."), _pause(answer))
                if not answer.is_success:
                    raise _refusal(answer, await _content(answer))
                async for line in _cut(answer):
                    if line.strip():
                        yield _read(line)
        except httpx.HTTPError as error:
            raise Unreachable(_unreached(error)) from None


async def _cut(answer: httpx.Response) -> AsyncGenerator[bytes]:
    """Cut a stream into lines; one without an end is broken off, and what it may have had left out."""
    line = bytearray()
    async for piece in _pieces(answer):
        for number, part in enumerate(piece.split(b"\n")):
            if number:
                yield bytes(line)
                line.clear()
            _add(line, part)


async def _content(answer: httpx.Response) -> bytes:
    """Take a whole answer."""
    content = bytearray()
    async for piece in _pieces(answer):
        _add(content, piece)
    return bytes(content)


def _pieces(answer: httpx.Response) -> AsyncIterator[bytes]:
    """What comes, as it comes; of what is compressed, which was not asked for, a little may be more than fits."""
    if answer.headers.get("content-encoding", "identity") != "identity":
        raise NotASkyhopServer
    return answer.aiter_bytes()


def _add(taken: bytearray, more: bytes) -> None:
    taken += more
    if len(taken) > LONGEST:
        problem = _("The address sends more than %(most)s kB at once, as no table of Skyhop does.")
        raise NotASkyhopServer(problem % {"most": LONGEST // 1024})


def _read(content: bytes) -> dict[str, Any]:
    with contextlib.suppress(ValueError, RecursionError):
        found = json.loads(content)
        if isinstance(found, dict):
            return found
    raise NotASkyhopServer


def _pause(answer: httpx.Response) -> float:
    """How long the table wants to be left alone."""
    said = answer.headers.get("retry-after", "")
    return min(float(said), LONGEST_PAUSE) if said.isascii() and said.isdecimal() else 1.0


def _refusal(answer: httpx.Response, content: bytes) -> ServerRefusal:
    """What the table says of a refusal, or its status where that is no table of ours."""
    with contextlib.suppress(NotASkyhopServer, KeyError):
        return ServerRefusal(answer.status_code, str(_read(content)["detail"]))
    said = _("The address answered %(status)s, as no table of Skyhop does.") % {"status": answer.status_code}
    return ServerRefusal(answer.status_code, said)


def _unreached(error: Exception) -> str:
    return _("The table cannot be reached (%(reason)s).") % {"reason": type(error).__name__}
