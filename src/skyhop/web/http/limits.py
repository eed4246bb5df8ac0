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
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlencode

from limits import RateLimitItem, parse_many
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.types import Scope

from skyhop.server.exceptions import StoreFault
from skyhop.server.store.store import Full, Store, Window, count_windows
from skyhop.web.http.sessions import NAME_PAGE, guest_of, is_to_be_told, recognise, renew

Endpoint = Callable[[Request], Awaitable[Response]]


class Limit(NamedTuple):
    """How often something may be done; what costs more counts several times."""

    name: str
    guest: str
    address: str
    is_costly: bool = False
    """Whether workers count it together from the first on; of what is cheap each has a share for itself."""


LOOK = Limit("look", "600 per minute", "3000 per minute")
"""Pages, and streams that are opened."""
ACT = Limit("act", "600 per minute", "3000 per minute")
"""Actions, draws, resignations, seats that are taken."""
PHRASE = Limit("phrase", "6 per minute; 60 per hour", "24 per minute; 240 per hour")
"""Phrases that are said at a table."""
ASKING = Limit("asking", "12 per minute; 120 per hour", "48 per minute; 480 per hour")
"""What others are asked at a table: whether it is a draw, whether to pause, whether an action is taken back."""
REPORT = Limit("report", "10 per hour; 30 per day", "40 per hour; 120 per day", is_costly=True)
"""Names that are reported."""
START = Limit("start", "60 per 10 minutes; 300 per day", "240 per 10 minutes; 1500 per day", is_costly=True)
"""Matches that begin; each 32 kB of a board count once more."""
MAP = Limit("map", "240 per minute", "600 per minute", is_costly=True)
"""Maps that are made or drawn; a large one counts twice, a huge one four times."""
PAPER = Limit("paper", "24 per minute", "96 per minute", is_costly=True)
"""Maps as PDF or PNG, counted as above, and pictures of a match as PNG."""
FILM = Limit("film", "12 per 10 minutes; 60 per day", "48 per 10 minutes; 240 per day", is_costly=True)
"""Films that are made; each 100 steps count once more."""
ANALYSIS = Limit("analysis", "30 per 10 minutes; 200 per day", "120 per 10 minutes; 800 per day", is_costly=True)
"""Matches that are analysed; each 100 steps count once more."""
HINT = Limit("hint", "20 per minute; 300 per hour", "80 per minute; 1200 per hour", is_costly=True)
"""Hints that are thought out; one that was given already costs nothing."""
STREAMS_OF_GUEST = 20
STREAMS_OF_ADDRESS = 200
"""Streams that are open at the same time."""
BYTES_PER_COST = 32 * 1024
COST_OF_SIZE = {"large": 2, "huge": 4}
SHARED = 0.5
"""How much of what is cheap workers count together; the rest is shared out among them, and costs no commit."""
REFUSED = 1.0
"""Seconds for which a worker refuses what was refused, without asking the store again."""
SWEEP = 10.0
"""Seconds between two looks for counters that have run out."""


class TooFast(Exception):  # noqa: N818  an answer, not an error of the program
    """More was asked for than a limit allows."""

    def __init__(self, seconds: int) -> None:
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


class SharedCounters:
    """Counts in the store, for all workers that share it."""

    def __init__(self, store: Store, keyed: Callable[[str], str], workers: int) -> None:
        self._store = store
        self._keyed = keyed
        self._refused: dict[str, tuple[float, int]] = {}
        self.share = (1 - SHARED) / workers
        """The part of a cheap limit that a worker counts alone."""

    async def count(self, limit: Limit, who: Sequence[tuple[str, str]], cost: int) -> None:
        """Count something for all of these, each with what it may; `TooFast` where it is too much."""
        part = 1 if limit.is_costly else SHARED
        windows = [
            Window(self._keyed(f"limit {limit.name} {name}"), math.floor(item.amount * part), item.get_expiry())
            for items, name in who
            for item in _items(items)
        ]
        now = time.monotonic()
        self._refused = {key: found for key, found in self._refused.items() if found[0] > now}
        for window in windows:
            if window.key in self._refused:
                raise TooFast(self._refused[window.key][1])
        try:
            await self._store.write(partial(count_windows, windows=windows, cost=cost))
        except Full as full:
            self._refused[full.window.key] = now + REFUSED, full.seconds
            raise TooFast(full.seconds) from None


class RateLimiter:
    """Counts what guests and addresses ask for."""

    def __init__(self, *, is_on: bool = True, workers: int = 1) -> None:
        """Count nothing where limits are off, and no more than a share of streams where others serve, too."""
        self._is_on = is_on
        self._workers = workers
        self._rates = SlidingWindowCounterRateLimiter(Counters())
        self._streams = Counter[str]()
        self._together: SharedCounters | None = None

    def share(self, store: Store, keyed: Callable[[str], str]) -> None:
        """Count together with all that share a store, from now on."""
        self._together = SharedCounters(store, keyed, self._workers)

    async def charge(self, request: Request, limit: Limit, cost: int = 1) -> None:
        """Count something that is asked for; `TooFast` where it is too much.

        What a guest may not is not counted for the address: others who share it are not to blame. Where the store
        cannot be used, each worker counts its part alone.
        """
        if not self._is_on or not cost:
            return
        who = (limit.guest, guest_of(request)), (limit.address, address_of(request))
        if self._together is None:
            self._count(limit, who, cost)
        elif limit.is_costly or not self._has_share(limit, who, cost, self._together.share):
            try:
                await self._together.count(limit, who, cost)
            except StoreFault:
                self._count(limit, who, cost, 1 / self._workers)

    def _has_share(self, limit: Limit, who: Sequence[tuple[str, str]], cost: int, share: float) -> bool:
        """Count in this worker's own share, where there is room."""
        try:
            self._count(limit, who, cost, share)
        except TooFast:
            return False
        return True

    def _count(self, limit: Limit, who: Sequence[tuple[str, str]], cost: int, part: float = 1.0) -> None:
        """Count in the memory of this worker, which has a part of what may be."""
        for item in _items(who[-1][0], part):
            if not self._rates.test(item, limit.name, who[-1][1], cost=cost):
                raise TooFast(self._seconds(item, limit.name, who[-1][1]))
        for items, name in who:
            for item in _items(items, part):
                if not self._rates.hit(item, limit.name, name, cost=cost):
                    raise TooFast(self._seconds(item, limit.name, name))

    @contextlib.contextmanager
    def stream(self, request: Request) -> Iterator[None]:
        """Count a stream that is open inside the block; `TooFast` where a guest or an address has as many as it may."""
        who = (guest_of(request), address_of(request))
        most = zip(who, (STREAMS_OF_GUEST, STREAMS_OF_ADDRESS), strict=True)
        if self._is_on and any(self._streams[name] * self._workers >= number for name, number in most):
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
        await charge(request, limit)
        return await endpoint(request)

    return recognised(charged)


def recognised(endpoint: Endpoint) -> Endpoint:
    """An endpoint that knows who asks, for those that see themselves to what they are charged."""

    @functools.wraps(endpoint)
    async def knowing(request: Request) -> Response:
        await recognise(request)
        if is_to_be_told(request):
            here = str(request.url.replace(scheme="", netloc=""))
            return RedirectResponse(f"{NAME_PAGE}?{urlencode({'back': here})}", 303)
        response = await endpoint(request)
        await renew(request, response)
        return response

    return knowing


async def charge(request: Request, limit: Limit, cost: int = 1) -> None:
    """Count something against the limits of this table; `TooFast` where it is too much."""
    await limits_of(request).charge(request, limit, cost)


def limits_of(request: Request) -> RateLimiter:
    """The limits of this table."""
    found: RateLimiter = request.app.state.limits
    return found


def address_of(request: Request) -> str:
    """Name where a request comes from; of long numbers the part that a household or a machine has for itself."""
    return _household(request.client.host if request.client else "")


def address_in(scope: Scope) -> str:
    """The same of a request that nobody has looked at yet."""
    return _household((scope.get("client") or ("",))[0])


def _household(host: str) -> str:
    try:
        number = ip_address(host)
    except ValueError:
        return host
    if isinstance(number, IPv6Address):
        return str(number.ipv4_mapped or ip_network((number, 64), strict=False))
    return host


@functools.cache
def _items(text: str, part: float = 1.0) -> tuple[RateLimitItem, ...]:
    """Read how often something may be, or that part of it."""
    whole = parse_many(text)
    return tuple(type(item)(max(1, math.floor(item.amount * part)), item.multiples) for item in whole)
