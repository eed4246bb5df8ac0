"""Who is told of events, and how: one after another, none harmed by another.

A subscriber that writes into the store is a `Recorder`, for what is only told is lost with the process.
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
class Event:
    """Something of a match, at a ply: as many entries its journal has by then."""

    match: str
    ply: int


@dataclass(frozen=True)
class Began(Event):
    """A match has begun."""

    after: str | None = None
    """The match whose rematch it is."""


@dataclass(frozen=True)
class Seated(Event):
    """Somebody else sits in a seat now."""

    seat: int


@dataclass(frozen=True)
class Moved(Event):
    """A seat has acted: by the rules, or it resigned or agreed to a draw."""

    seat: int


@dataclass(frozen=True)
class Remarked(Event):
    """A seat has said something beside the play: of an offer, of a hint or a gift, or a phrase."""

    seat: int
    said: RemarkKind | Phrase


@dataclass(frozen=True)
class Ended(Event):
    """A match is over."""

    winners: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class Stuck(Event):
    """The bot that is to decide cannot: it is gone, or it failed. Each worker finds that out for itself."""

    seat: int


@dataclass(frozen=True)
class ClocksRun(Event):
    """Clocks have begun to run, or an offer waits longer."""


@dataclass(frozen=True)
class CaughtUp(Event):
    """Another worker has written, and told of it there; what this one holds stands where the store stands."""


@dataclass(frozen=True)
class Opened(Event):
    """Somebody has come to look at a match; a bot may have slept since a restart. It has no place among the others."""


CHANGES = (Began, Seated, Moved, Remarked, Ended, Stuck, ClocksRun, CaughtUp)
"""All after which a page may look different."""


LOG = logging.getLogger("skyhop")
LONGEST = 5.0
"""Seconds that the others wait for one."""
PAUSES = (1.0, 5.0, 25.0)
"""Seconds until one that failed is told again."""


class Subscriber(NamedTuple):
    """Who hears of events: what it is called in the log, of which it hears, and what it does then.

    It is given the match as it stands in memory, which it must not act on before it returns: the match waits for it.
    """

    name: str
    kinds: tuple[type[Event], ...]
    hear: Callable[[Any, Any], Awaitable[None] | None]
    """Takes the `Live` match, and an event of these kinds."""
    is_repeatable: bool = False
    """Whether it may be told the same again, where it failed."""


class Subscribers:
    """All who are told, in their order."""

    def __init__(self, subscribers: Sequence[Subscriber] = ()) -> None:
        self._subscribers = subscribers
        self._repeating: set[asyncio.Task[None]] = set()

    async def tell(self, live: object, event: Event) -> None:
        """Tell all who hear of such an event; it never raises."""
        for subscriber in self._subscribers:
            if not isinstance(event, subscriber.kinds):
                continue
            try:
                await _hear(subscriber, live, event)
            except Exception:  # whatever it is, the others hear of it
                problem = "A subscriber failed: %s, at an event of the kind %s."
                LOG.exception(problem, subscriber.name, type(event).__name__)
                if subscriber.is_repeatable:
                    task = asyncio.create_task(_repeat(subscriber, live, event))
                    self._repeating.add(task)
                    task.add_done_callback(self._repeating.discard)

    def close(self) -> None:
        """Tell nobody again."""
        for task in self._repeating:
            task.cancel()


async def _hear(subscriber: Subscriber, live: object, event: Event) -> None:
    """Tell one; `TimeoutError` where the others would wait for long."""
    heard = subscriber.hear(live, event)
    if heard is not None:
        async with asyncio.timeout(LONGEST):
            await heard


async def _repeat(subscriber: Subscriber, live: object, event: Event) -> None:
    """Tell one again, after some pauses, until it does not fail; that it failed has been logged."""
    for pause in PAUSES:
        await asyncio.sleep(pause)
        with contextlib.suppress(Exception):
            await _hear(subscriber, live, event)
            return
