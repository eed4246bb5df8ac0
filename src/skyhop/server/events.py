"""Match events and their dispatcher, which runs subscribers in turn; a failure of one does not stop the others.

A subscriber that writes to the store should be a `Recorder`, since an event is lost if the process dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from skyhop.server.remarks import Phrase, RemarkKind


@dataclass(frozen=True)
class ServerEvent:
    """Event of a match at a ply, the number of entries in its journal."""

    match: str
    ply: int


@dataclass(frozen=True)
class MatchBegan(ServerEvent):
    """Event: a match started."""

    after: str | None = None
    """Id of the previous match, if this one is a rematch."""


@dataclass(frozen=True)
class SeatTaken(ServerEvent):
    """Event: another player sits in a seat."""

    seat: int


@dataclass(frozen=True)
class SeatMoved(ServerEvent):
    """Event: a seat acted by the rules, resigned or agreed to a draw."""

    seat: int


@dataclass(frozen=True)
class RemarkMade(ServerEvent):
    """Event: a seat made a remark outside the journal, such as an offer, a hint, extra time or a phrase."""

    seat: int
    said: RemarkKind | Phrase


@dataclass(frozen=True)
class MatchFinished(ServerEvent):
    """Event: a match ended."""

    winners: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class BotStuck(ServerEvent):
    """Event: the bot that must decide is missing or has failed; each worker detects this by itself."""

    seat: int


@dataclass(frozen=True)
class ClocksStarted(ServerEvent):
    """Event: clocks started, or an offer was extended."""


@dataclass(frozen=True)
class CaughtUp(ServerEvent):
    """Event: this worker loaded changes that another worker wrote."""


@dataclass(frozen=True)
class MatchOpened(ServerEvent):
    """Event: a visitor opened a match. Its bot may have been idle since a restart, and resumes now.

    The order of this event among the others is not fixed.
    """


CHANGES = (MatchBegan, SeatTaken, SeatMoved, RemarkMade, MatchFinished, BotStuck, ClocksStarted, CaughtUp)
"""Events after which a page may look different."""


LOG = logging.getLogger("skyhop")
LONGEST = 5.0
"""Most seconds for which one subscriber may delay the others."""
PAUSES = (1.0, 5.0, 25.0)
"""Seconds before each retry of a failed subscriber."""


class Subscriber(NamedTuple):
    """Subscriber to match events: name for the log, event classes, and callback.

    The callback receives the live match. It must return before it acts on the match, since the match waits for it.
    """

    name: str
    kinds: tuple[type[ServerEvent], ...]
    hear: Callable[[Any, Any], Awaitable[None] | None]
    """Callback: takes the `Live` match and an event of these classes."""
    is_repeatable: bool = False
    """True if a failed callback may run again with the same event."""


class Dispatcher:
    """Dispatcher of events to subscribers, in a fixed order."""

    def __init__(self, subscribers: Sequence[Subscriber] = ()) -> None:
        self._subscribers = subscribers
        self._repeating: set[asyncio.Task[None]] = set()

    async def dispatch(self, live: object, event: ServerEvent) -> None:
        """Dispatch an event to all subscribers of its class; never raise."""
        for subscriber in self._subscribers:
            if not isinstance(event, subscriber.kinds):
                continue
            try:
                await _hear(subscriber, live, event)
            except Exception:  # after any error, the other subscribers run
                problem = "A subscriber failed: %s, at an event of the kind %s."
                LOG.exception(problem, subscriber.name, type(event).__name__)
                if subscriber.is_repeatable:
                    task = asyncio.create_task(_repeat(subscriber, live, event))
                    self._repeating.add(task)
                    task.add_done_callback(self._repeating.discard)

    def close(self) -> None:
        """Cancel all retries."""
        for task in self._repeating:
            task.cancel()


async def _hear(subscriber: Subscriber, live: object, event: ServerEvent) -> None:
    """Run one subscriber; raise `TimeoutError` if it delays the others too long."""
    heard = subscriber.hear(live, event)
    if heard is not None:
        async with asyncio.timeout(LONGEST):
            await heard


async def _repeat(subscriber: Subscriber, live: object, event: ServerEvent) -> None:
    """Retry one subscriber after each pause until it succeeds; its first failure is in the log."""
    for pause in PAUSES:
        await asyncio.sleep(pause)
        with contextlib.suppress(Exception):
            await _hear(subscriber, live, event)
            return
