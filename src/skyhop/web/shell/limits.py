"""How much one guest, and all guests of one address, may ask of the table; more is answered 429, and when to come back.

The numbers are far beyond ordinary play, a family behind one address included. They keep one person, or one program,
from taking the table from all others.
"""

from __future__ import annotations

import contextlib
import functools
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple

from limits import RateLimitItem, parse_many
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter
from starlette.requests import Request
from starlette.responses import Response

from skyhop.web.shell.guests import guest_of, recognise, renew

Endpoint = Callable[[Request], Awaitable[Response]]


class Limit(NamedTuple):
    """How often something may be done; what costs more counts several times."""

    name: str
    guest: str
    address: str


LOOK = Limit("look", "600 per minute", "3000 per minute")
"""Pages, and streams that are opened."""
ACT = Limit("act", "600 per minute", "3000 per minute")
"""Actions, draws, resignations, seats that are taken."""
PHRASE = Limit("phrase", "6 per minute; 60 per hour", "24 per minute; 240 per hour")
"""Phrases that are said at a table."""
START = Limit("start", "60 per 10 minutes; 300 per day", "240 per 10 minutes; 1500 per day")
"""Matches that begin; each 32 kB of a board count once more."""
MAP = Limit("map", "240 per minute", "600 per minute")
"""Maps that are made or drawn; a large one counts twice, a huge one four times."""
PAPER = Limit("paper", "24 per minute", "96 per minute")
"""Maps as PDF or PNG, counted as above, and pictures of a match as PNG."""
FILM = Limit("film", "12 per 10 minutes; 60 per day", "48 per 10 minutes; 240 per day")
"""Films that are made; each 100 steps count once more."""
ANALYSIS = Limit("analysis", "30 per 10 minutes; 200 per day", "120 per 10 minutes; 800 per day")
"""Matches that are analysed; each 100 steps count once more."""
HINT = Limit("hint", "20 per minute; 300 per hour", "80 per minute; 1200 per hour")
"""Hints that are thought out; one that was given already costs nothing."""
STREAMS_OF_GUEST = 20
STREAMS_OF_ADDRESS = 200
"""Streams that are open at the same time."""
BYTES_PER_COST = 32 * 1024
COST_OF_SIZE = {"large": 2, "huge": 4}
SWEEP = 10.0
"""Seconds between two looks for counters that have run out."""


class TooFast(Exception):  # noqa: N818  an answer, not an error of the program
    """More was asked for than a limit allows."""

    def __init__(self, seconds: int) -> None:
        """Say after how many seconds it is worth asking again."""
        super().__init__(f"{seconds}")
        self.seconds = seconds


class Counters(MemoryStorage):
    """Counts in memory. The library looks through all counters after each hit, in a new thread; here now and then."""

    STORAGE_SCHEME = ["skyhop"]  # noqa: RUF012  so the library declares it

    def __init__(self) -> None:
        super().__init__()
        self._swept = time.time()

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Count; give the count."""
        now = time.time()
        if now > self._swept + SWEEP:
            self._swept = now
            for old in [other for other, end in self.expirations.items() if end <= now]:
                self.clear(old)
        if self.get(key) == 0:
            self.expirations[key] = now + expiry
        self.storage[key] += amount
        return self.storage[key]


class Limits:
    """Counts what guests and addresses ask for."""

    def __init__(self, *, is_on: bool = True) -> None:
        """Count nothing where limits are off."""
        self._is_on = is_on
        self._rates = SlidingWindowCounterRateLimiter(Counters())
        self._streams = Counter[str]()

    def charge(self, request: Request, limit: Limit, cost: int = 1) -> None:
        """Count something that is asked for; `TooFast` where it is too much.

        What a guest may not is not counted for the address: others who share it are not to blame.
        """
        if not self._is_on:
            return
        guest, address = guest_of(request), address_of(request)
        for item in _items(limit.address):
            if not self._rates.test(item, limit.name, address, cost=cost):
                raise TooFast(self._seconds(item, limit.name, address))
        for items, who in ((limit.guest, guest), (limit.address, address)):
            for item in _items(items):
                if not self._rates.hit(item, limit.name, who, cost=cost):
                    raise TooFast(self._seconds(item, limit.name, who))

    @contextlib.contextmanager
    def stream(self, request: Request) -> Iterator[None]:
        """Count a stream that is open inside the block; `TooFast` where a guest or an address has as many as it may."""
        who = (guest_of(request), address_of(request))
        most = zip(who, (STREAMS_OF_GUEST, STREAMS_OF_ADDRESS), strict=True)
        if self._is_on and any(self._streams[name] >= number for name, number in most):
            raise TooFast(5)
        self._streams.update(who)
        try:
            yield
        finally:
            self._streams.subtract(who)
            for name in who:
                if self._streams[name] <= 0:
                    del self._streams[name]

    def _seconds(self, item: RateLimitItem, name: str, who: str) -> int:
        reset = self._rates.get_window_stats(item, name, who).reset_time
        return max(1, math.ceil(reset - time.time()))


def limited(endpoint: Endpoint, limit: Limit) -> Endpoint:
    """An endpoint that knows who asks, and is charged before it does anything."""

    @functools.wraps(endpoint)
    async def charged(request: Request) -> Response:
        charge(request, limit)
        return await endpoint(request)

    return recognised(charged)


def recognised(endpoint: Endpoint) -> Endpoint:
    """An endpoint that knows who asks, for those that see themselves to what they are charged."""

    @functools.wraps(endpoint)
    async def knowing(request: Request) -> Response:
        await recognise(request)
        response = await endpoint(request)
        await renew(request, response)
        return response

    return knowing


def charge(request: Request, limit: Limit, cost: int = 1) -> None:
    """Count something against the limits of this table; `TooFast` where it is too much."""
    limits_of(request).charge(request, limit, cost)


def limits_of(request: Request) -> Limits:
    """The limits of this table."""
    found: Limits = request.app.state.limits
    return found


def address_of(request: Request) -> str:
    """Name where a request comes from; of long numbers the part that a household or a machine has for itself."""
    host = request.client.host if request.client else ""
    try:
        number = ip_address(host)
    except ValueError:
        return host
    if isinstance(number, IPv6Address):
        return str(number.ipv4_mapped or ip_network((number, 64), strict=False))
    return host


@functools.cache
def _items(text: str) -> tuple[RateLimitItem, ...]:
    return tuple(parse_many(text))
