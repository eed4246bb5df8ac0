"""Event streams of connected programs. Each token has one stream. A slow program never delays a match."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from functools import partial

from skyhop.engine.document import LEFT_OUT
from skyhop.engine.document import write_line as json_line
from skyhop.i18n import N_, translated
from skyhop.server.clocks.clocks import UNTIMED, TimeControl
from skyhop.server.events import MatchBegan, MatchFinished, SeatTaken, ServerEvent, Subscriber
from skyhop.server.exceptions import StoreFault, UnknownMatch
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.broadcast import MatchChannel
from skyhop.server.matches.live import Live
from skyhop.server.players.tokens import Token, Tokens, begin_stream
from skyhop.server.timestamps import wait_for_event
from skyhop.web.api_documents import EventLine, Invitation, MatchFinish, MatchStart, StreamEnd, StreamLine, TermsShown

KEEP_ALIVE = 6.0
"""Seconds without a line. After this time, the stream sends an empty line."""
MAX_WAITING_LINES = 256
"""Maximum number of queued lines of a stream. If the reader is too slow and more lines wait, the stream ends."""
MAX_RUNNING_MATCHES = 200
"""Maximum number of running matches that a stream reports when it opens."""
REASONS = {
    "over": N_("The match is over."),
    "replaced": N_("Another program opened an event stream with this token. Each token allows only one event stream."),
    "revoked": N_("The token was revoked."),
    "slow": N_("You read events too slowly, so the stream was closed. Read faster, and open the stream again."),
    "closing": N_("The server is shutting down. Open the stream again in a while."),
    "closed": N_("The players made this match private."),
    "unavailable": N_("The server cannot reach its database right now. Open the stream again in a minute."),
}


def make_stream_end(reason: str) -> StreamEnd:
    """Return the last line of a stream, with the reason for its end."""
    return StreamEnd(reason, translated(REASONS[reason]))  # type: ignore[arg-type]  # `REASONS` contains these words


async def follow_channel(
    channel: MatchChannel,
    tokens: Tokens,
    token: Token,
    read: Callable[[], Awaitable[Sequence[StreamLine]]],
    pace: float = 0.0,
) -> AsyncGenerator[StreamLine | None]:
    """Yield the lines that `read` returns, now and after each change of a channel.

    `pace` is the minimum time in seconds between two calls of `read`. Yield None after `KEEP_ALIVE` seconds without a
    change, and after a change without lines. Between changes, `read` is not called, so an idle match can leave the
    memory. The stream ends after a line of the class `StreamEnd`. It also ends if the token is revoked, the store does
    not work, or the server stops.
    """
    with channel.count_watcher(token.program):
        while not channel.is_closed:
            change = channel.next
            lines = await _read_lines(tokens, token, read)
            if not lines:
                yield None
            for line in lines:
                yield line
                if isinstance(line, StreamEnd):
                    return
            while not await wait_for_event(change, KEEP_ALIVE):
                if ends := await _read_lines(tokens, token, _read_nothing):
                    yield ends[0]
                    return
                yield None
            await asyncio.sleep(pace)
        yield make_stream_end("closing")


async def _read_lines(
    tokens: Tokens, token: Token, read: Callable[[], Awaitable[Sequence[StreamLine]]]
) -> Sequence[StreamLine]:
    """Return the next lines. If the token is revoked or the store does not work, return the last line of the stream."""
    try:
        return await read() if await tokens.is_valid(token.hash) else [make_stream_end("revoked")]
    except (StoreFault, UnknownMatch):
        return [make_stream_end("unavailable")]


async def _read_nothing() -> Sequence[StreamLine]:
    """Return no lines. With this function, `_read_lines` only checks the token."""
    return ()


async def encode_lines(lines: AsyncGenerator[StreamLine | None]) -> AsyncGenerator[str]:
    """Yield each line as JSON text. For None, yield an empty line."""
    async for line in lines:
        yield "\n" if line is None else json_line(line).decode()


class Stream:
    """Event stream of one token: its queued lines, and the reason for its end."""

    def __init__(self, token: Token) -> None:
        self.token = token
        self.name = secrets.token_hex(8)
        self.running: set[str] = set()
        """Running matches reported on this stream."""
        self.over: set[str] = set()
        """Finished matches reported on this stream."""
        self.ends = ""
        self.waiting: deque[StreamLine] = deque()
        self.news = asyncio.Event()

    def tell(self, line: EventLine) -> None:
        """Queue a line. Report the start and the end of each match only once."""
        if isinstance(line, MatchStart):
            if line.match in self.running | self.over:
                return
            self.running.add(line.match)
        elif isinstance(line, MatchFinish):
            if line.match in self.over:
                return
            self.running.discard(line.match)
            self.over.add(line.match)
        if len(self.waiting) >= MAX_WAITING_LINES:
            self.end("slow")
        elif not self.ends:
            self.waiting.append(line)
            self.news.set()

    def end(self, reason: str) -> None:
        """End the stream after its queued lines. A second call does not change the reason."""
        self.ends = self.ends or reason
        self.news.set()


def describe_terms(control: TimeControl | None, *, is_rated: bool, is_offered: bool) -> TermsShown:
    """Return the document of the terms of a match."""
    return TermsShown(str(control or ""), (control.speed if control else UNTIMED).name, is_rated, is_offered)


class ProgramStreams:
    """Event streams of the programs connected to this worker."""

    def __init__(self) -> None:
        self._by_token: dict[str, Stream] = {}

    @contextlib.contextmanager
    def open_stream(self, token: Token) -> Iterator[Stream]:
        """Open a stream for a token, and close it at the end of the block. An earlier stream of the same token ends."""
        stream = Stream(token)
        if before := self._by_token.get(token.hash):
            before.end("replaced")
        self._by_token[token.hash] = stream
        try:
            yield stream
        finally:
            if self._by_token.get(token.hash) is stream:
                del self._by_token[token.hash]

    def close(self) -> None:
        """End all streams because the server shuts down."""
        for stream in self._by_token.values():
            stream.end("closing")

    def tell(self, program: str, line: EventLine) -> bool:
        """Queue a line in all streams of a program. Return True if the program has an open stream."""
        hearing = [stream for stream in self._by_token.values() if stream.token.program == program]
        for stream in hearing:
            stream.tell(line)
        return bool(hearing)

    def invite(self, program: str, live: Live, by: str, rematch_of: str | None = None) -> bool:
        """Send a program an invitation to a match. Return True if the program has an open stream."""
        info = live.info
        terms = describe_terms(info.control, is_rated=info.is_rated, is_offered=info.offered_by is not None)
        return self.tell(program, Invitation(info.id, info.game, by, rematch_of or LEFT_OUT, terms))

    @property
    def subscriber(self) -> Subscriber:
        """Subscriber that sends the events of a match to the programs that play in it."""
        return Subscriber("programs", (MatchBegan, SeatTaken, MatchFinished), self._pass_on)

    def _pass_on(self, live: Live, event: ServerEvent) -> None:
        match = live.info.id
        for number, seat in enumerate(live.seats):
            if seat.kind != "program" or (isinstance(event, SeatTaken) and event.seat != number):
                continue
            if isinstance(event, MatchFinished):
                self.tell(str(seat.player), MatchFinish(match))
            else:
                after = event.after if isinstance(event, MatchBegan) else None
                self.tell(str(seat.player), MatchStart(match, live.info.game, number, after or LEFT_OUT))


async def stream_events(
    connected: ProgramStreams, matches: MatchRegistry, tokens: Tokens, token: Token
) -> AsyncGenerator[StreamLine | None]:
    """Yield the events of a program until its stream ends. Yield None after `KEEP_ALIVE` seconds without an event.

    While the stream is open, the program counts as present. The server therefore keeps the program's offers open.
    """
    with connected.open_stream(token) as stream, matches.lobby.count_watcher(token.program):
        try:
            await matches.store.write(partial(begin_stream, token_hash=token.hash, stream=stream.name))
            await _look(stream, matches)
            while True:
                if not await tokens.is_valid(token.hash):
                    stream.waiting.clear()
                    stream.end("revoked")
                while stream.waiting:
                    yield stream.waiting.popleft()
                if stream.ends:
                    break
                if not await _wait_for_line(stream):
                    await _check(stream, matches, tokens)
                    if not stream.news.is_set():
                        yield None
        except StoreFault:
            stream.end("unavailable")
        yield make_stream_end(stream.ends)


async def _wait_for_line(stream: Stream) -> bool:
    """Wait for a line or the end of the stream. Return False if neither comes within `KEEP_ALIVE` seconds."""
    stream.news.clear()
    return bool(stream.waiting or stream.ends) or await wait_for_event(stream.news, KEEP_ALIVE)


async def _check(stream: Stream, matches: MatchRegistry, tokens: Tokens) -> None:
    """End the stream if its token was revoked, or if the program has opened another stream at another worker.

    If several workers share the store, also queue the starts and ends of matches on other workers.
    """
    is_shared = matches.store.is_shared
    token_hash = stream.token.hash
    token = (None if is_shared else tokens.find_cached(token_hash)) or await tokens.find_token(token_hash)
    if token is None:
        stream.end("revoked")
    elif is_shared and token.stream != stream.name:
        stream.end("replaced")
    elif is_shared:
        await _look(stream, matches)


async def _look(stream: Stream, matches: MatchRegistry) -> None:
    """Queue a line for each running or finished match that the stream has not reported yet."""
    rows = await matches.store.list_matches(stream.token.program, MAX_RUNNING_MATCHES, is_over=False)
    for row in rows[::-1]:
        stream.tell(MatchStart(row.id, row.game, row.own[0]))
    if len(rows) < MAX_RUNNING_MATCHES:
        for match in stream.running - {row.id for row in rows}:
            stream.tell(MatchFinish(match))
