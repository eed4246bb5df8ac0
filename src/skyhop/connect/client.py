"""Client of a remote Skyhop server. It sends requests, reads event streams and parses their messages."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from typing import TypeVar

import httpx
import msgspec

from skyhop.engine.document import DocumentError, decode_document, replace_fields
from skyhop.game.documents import ViewShown
from skyhop.i18n import _, ngettext

SILENCE_SECONDS = 15.0
"""Seconds without data after which a stream counts as broken. The server sends a line every six seconds."""
MAX_TRIES = 5
"""Maximum number of tries for a request while the server is unavailable."""
MAX_PAUSE_SECONDS = 60.0
"""Maximum number of seconds between two tries. It also applies if the server requests a longer pause."""
MAX_RESPONSE_BYTES = 4 * 1024 * 1024
"""Maximum size of a line or response in bytes.

The longest response is a list of open offers, with some hundred bytes per offer.
"""
RETRY_STATUSES = frozenset({429, 502, 503, 504, 507})


class ServerRefusal(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised when the server refuses a request.

    The message comes from the server. If the response is not from a Skyhop server, the message says so.
    """

    def __init__(self, status: int, message: str) -> None:
        """Store the HTTP status and the message that the server sent."""
        super().__init__(message)
        self.status = status


class Unreachable(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised when the client cannot reach the server, or when the server is too busy or ends a stream early.

    A retry may succeed.
    """

    def __init__(self, message: str, seconds: float = 0.0) -> None:
        """Store the message, and the seconds to wait before a retry. If the server named no time, the seconds are 0."""
        super().__init__(message)
        self.seconds = seconds


class NotASkyhopServer(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised when a response is not what a Skyhop server sends, or is too long. The message names the reason."""

    def __init__(self, message: str = "") -> None:
        """Store the message, which names the reason."""
        super().__init__(
            message
            or _("The server at this address sends unexpected data. It is not a Skyhop server. Check the address.")
        )


class RemoteServer:
    """Client that sends requests to a remote server, with the token of one program."""

    def __init__(
        self,
        address: str,
        token: str,
        transport: httpx.AsyncBaseTransport | None = None,
        report: Callable[[str], None] = lambda _line: None,
    ) -> None:
        """Store the address of the server and the token of the program.

        The client sends the token in a header, and only to this address. Whenever the client waits, it calls `report`
        with a sentence.
        """
        self._report = report
        headers = {"Authorization": f"Bearer {token}", "User-Agent": "skyhop connect", "Accept-Encoding": "identity"}
        timeout = httpx.Timeout(SILENCE_SECONDS, connect=10.0)
        base = address.rstrip("/") + "/api/v1"
        self._http = httpx.AsyncClient(base_url=base, headers=headers, timeout=timeout, transport=transport)

    async def close(self) -> None:
        """Close all connections to the server."""
        await self._http.aclose()

    async def request(self, path: str, body: dict[str, object] | None = None, method: str = "GET") -> dict[str, object]:
        """Send a request and return the JSON of the response. If the server is temporarily unavailable, retry.

        Raises:
            ServerRefusal: if the server refuses the request.
            Unreachable: if the client cannot reach the server.
            NotASkyhopServer: if the response is not from a Skyhop server.
        """
        for attempt in range(1, MAX_TRIES + 1):
            try:
                async with self._http.stream(method, path, json=body) as answer:
                    content = await _read_content(answer)
            except httpx.HTTPError as error:
                raise Unreachable(_describe_failure(error)) from None
            if answer.is_success:
                return _read(content)
            if answer.status_code not in RETRY_STATUSES or attempt == MAX_TRIES:
                break
            await self._wait(_find_pause(answer))
        raise _make_refusal(answer, content)

    async def _wait(self, seconds: float) -> None:
        """Announce a pause of this many seconds through the callable `report`, then wait."""
        problem = ngettext(
            "The server is too busy. The next attempt is in %(count)s second.",
            "The server is too busy. The next attempt is in %(count)s seconds.",
            round(seconds),
        )
        self._report(problem % {"count": round(seconds)})
        await asyncio.sleep(seconds)

    async def post(self, path: str, **body: object) -> dict[str, object]:
        """Send a POST request with these fields as JSON, and return the JSON of the response."""
        return await self.request(path, body or None, "POST")

    async def stream_lines(self, path: str) -> AsyncGenerator[dict[str, object]]:
        """Yield the lines of an event stream as JSON objects.

        Raise the same errors as `request`. Also raise `Unreachable` after `SILENCE_SECONDS` without data.
        """
        try:
            async with self._http.stream("GET", path) as answer:
                if answer.status_code in RETRY_STATUSES:
                    raise Unreachable(_("The server is too busy."), _find_pause(answer))
                if not answer.is_success:
                    raise _make_refusal(answer, await _read_content(answer))
                async for line in _split_lines(answer):
                    if line.strip():
                        yield _read(line)
        except httpx.HTTPError as error:
            raise Unreachable(_describe_failure(error)) from None


async def _split_lines(answer: httpx.Response) -> AsyncGenerator[bytes]:
    """Yield the complete lines of a stream. Omit an incomplete last line.

    Raise `NotASkyhopServer` if a line is too long.
    """
    line = bytearray()
    async for piece in _read_chunks(answer):
        for number, part in enumerate(piece.split(b"\n")):
            if number:
                yield bytes(line)
                line.clear()
            _add(line, part)


async def _read_content(answer: httpx.Response) -> bytes:
    content = bytearray()
    async for piece in _read_chunks(answer):
        _add(content, piece)
    return bytes(content)


def _read_chunks(answer: httpx.Response) -> AsyncIterator[bytes]:
    """Yield the parts of a response as they arrive. Raise `NotASkyhopServer` if the response is compressed."""
    if answer.headers.get("content-encoding", "identity") != "identity":
        raise NotASkyhopServer
    return answer.aiter_bytes()


def _add(received: bytearray, more: bytes) -> None:
    received += more
    if len(received) > MAX_RESPONSE_BYTES:
        problem = _(
            "The server at this address sends more than %(most)s kB at once. It is not a Skyhop server. Check "
            "the address."
        )
        raise NotASkyhopServer(problem % {"most": MAX_RESPONSE_BYTES // 1024})


def _read(content: bytes) -> dict[str, object]:
    with contextlib.suppress(ValueError, RecursionError):
        found = json.loads(content)
        if isinstance(found, dict):
            return found
    raise NotASkyhopServer


def _find_pause(answer: httpx.Response) -> float:
    """Return the seconds that the server requests before a retry, at most `MAX_PAUSE_SECONDS`."""
    seconds = answer.headers.get("retry-after", "")
    return min(float(seconds), MAX_PAUSE_SECONDS) if seconds.isascii() and seconds.isdecimal() else 1.0


def _make_refusal(answer: httpx.Response, content: bytes) -> ServerRefusal:
    """Return the error for a response that refuses a request.

    If the format of the response is unknown, the message contains the HTTP status and says that the server is not a
    Skyhop server.
    """
    with contextlib.suppress(NotASkyhopServer, KeyError):
        return ServerRefusal(answer.status_code, str(_read(content)["detail"]))
    message = _(
        "The server at this address answered with status %(status)s. It is not a Skyhop server. Check the address."
    ) % {"status": answer.status_code}
    return ServerRefusal(answer.status_code, message)


def _describe_failure(error: Exception) -> str:
    return _("The server cannot be reached (%(reason)s).") % {"reason": type(error).__name__}


class Message(msgspec.Struct, frozen=True):
    """Base class of a server's messages and of the parts of messages.

    A subclass declares only the fields that a bot reads. The parser ignores other fields, so a bot can play on a
    newer server.
    """


class MatchStarted(Message, frozen=True):
    """Event: the bot has a seat in a running match."""

    match: str
    game: str


class OfferedTerms(Message, frozen=True):
    """Terms of a match that another player offers, such as its clock."""

    clock: str
    """Time control of the match; empty for a match without clocks."""


class InvitationReceived(Message, frozen=True):
    """Event: another player invites the bot."""

    match: str
    game: str
    by: str
    rematch_of: str | None = None
    """Name of the previous match if the invitation is for a rematch."""
    terms: OfferedTerms | None = None


class StreamEnded(Message, frozen=True):
    """Last message of a stream."""

    reason: str
    detail: str


class OfferedSeat(Message, frozen=True):
    """Seat of an open offer, taken or free."""

    kind: str
    name: str
    program: str | None = None


class OfferReceived(Message, frozen=True):
    """Open offer: a match with a free seat."""

    match: str
    game: str
    terms: OfferedTerms
    seats: tuple[OfferedSeat, ...]
    is_yours: bool

    @property
    def host(self) -> str:
        """Name of the player or program in the first taken seat of the offer. Empty if no seat is taken."""
        return next((seat.program or seat.name for seat in self.seats if seat.kind != "open"), "")


class OffersReceived(Message, frozen=True):
    """Message with all open offers, from the stream of open offers.

    Other messages of this stream contain no offers.
    """

    offers: tuple[OfferReceived, ...] = ()


class ClocksReceived(Message, frozen=True):
    """Clocks of a match."""

    left: tuple[int, ...]
    """Remaining time of each seat in milliseconds."""
    paused_for: int | None = None
    """Milliseconds until a paused match resumes by itself."""


class ResultReceived(Message, frozen=True):
    """Result of a match."""

    winners: tuple[int, ...]


class MatchProgress(Message, frozen=True, kw_only=True):
    """Fields about the progress of a match, which `MatchReceived` and `MatchChanged` have in common."""

    ply: int
    to_decide: int | None
    result: ResultReceived | None
    clocks: ClocksReceived | None = None
    take_back_asked_by: int | None = None
    pause_asked_by: int | None = None


class MatchChanged(MatchProgress, frozen=True, kw_only=True):
    """Message with the changes in a match since the previous message."""

    phase: str
    table: dict[str, object]
    """Changed fields of the match, by name."""


class MatchReceived(MatchProgress, frozen=True, kw_only=True):
    """Message with a match and all information that the bot's seat may have."""

    seat: int | None
    view: ViewShown

    def after(self, changed: MatchChanged) -> MatchReceived:
        """Return a copy of the match in which these changes are applied."""
        view = replace_fields(self.view, phase=changed.phase, table={**self.view.table, **changed.table})
        common = {name: getattr(changed, name) for name in MatchProgress.__struct_fields__}
        return msgspec.structs.replace(self, view=view, **common)


class PlayerAbsent(Message, frozen=True):
    """Event: another player disconnected or reconnected."""

    seat: int
    claim_in: int | None = None
    """Milliseconds until the bot may claim a result against this player; None if it cannot claim a result."""


AnyMessage = TypeVar("AnyMessage", bound=Message)


def read_message(kind: type[AnyMessage], line: object) -> AnyMessage:
    """Return a parsed line of a stream as a message of the class `kind`.

    Raise `NotASkyhopServer` if a field is missing or invalid.
    """
    try:
        return decode_document(kind, line)
    except DocumentError as error:
        raise NotASkyhopServer from error
