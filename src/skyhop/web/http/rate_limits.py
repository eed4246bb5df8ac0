"""Rate limits for guests, for IP addresses, and for sign-ins.

The server answers a request above a limit with 429. The limits are far above ordinary play, even for a family with
one address. The limits prevent one person or program from using all capacity. The server counts an attempt to sign
in before it checks the passphrase.
"""

from __future__ import annotations

import contextlib
import functools
import json
import math
import time
import tomllib
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import partial
from ipaddress import IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlencode

from limits import RateLimitItem, parse_many
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route
from starlette.types import Scope

from skyhop.i18n import _, listed, ngettext
from skyhop.server.exceptions import StoreFault
from skyhop.server.names import LONGEST, compute_likeness
from skyhop.server.shared_counters import (
    Window,
    WindowFull,
    compute_wait,
    count_attempt,
    count_windows,
    forget_attempts,
)
from skyhop.server.store.data_folder import LIMITS
from skyhop.server.store.store import Store
from skyhop.web.http.app_state import state_of
from skyhop.web.http.sessions import (
    NAME_PAGE,
    find_own_matches,
    guest_of,
    identify_player,
    needs_name_notice,
    note_seen_result,
    parse_form,
    renew_session,
)

Endpoint = Callable[[Request], Awaitable[Response]]
FormEndpoint = Callable[[Request, FormData], Awaitable[Response]]


class Limit(NamedTuple):
    """Rate limit: its name, the limit for a guest, and the limit for an IP address.

    A large request, such as a request for a huge map, counts as several requests. The limits `network` and `server`
    exist only for requests that reach other people, and are empty otherwise. `RateLimiter.charge` counts a request for
    these two limits if `for_all` is True.
    """

    name: str
    guest: str
    address: str
    is_costly: bool = False
    """True if the workers count all requests together in the store.

    If False, they count only the fraction `SHARED_FRACTION` of the limit together, and the rest separately.
    """
    network: str = ""
    """Limit for all IP addresses of a network (see `NETWORK_BITS`). A provider gives one customer many addresses."""
    server: str = ""
    """Limit for all requests to the server, so that many guests in many networks cannot exceed it together."""


LOOK = Limit("look", "600 per minute", "3000 per minute")
"""Limit for loading pages and opening streams."""
ACT = Limit("act", "600 per minute", "3000 per minute")
"""Limit for actions, draws and resignations, and for joining matches."""
PHRASE = Limit("phrase", "6 per minute; 60 per hour", "24 per minute; 240 per hour")
"""Limit for chat phrases in a match."""
ASKING = Limit("asking", "12 per minute; 120 per hour", "48 per minute; 480 per hour")
"""Limit for proposals in a match: draw, pause and take-back."""
REPORT = Limit("report", "10 per hour; 30 per day", "40 per hour; 120 per day", is_costly=True)
"""Limit for reporting names."""
MAIL = Limit(
    "mail",
    "5 per hour; 10 per day",
    "20 per hour; 40 per day",
    is_costly=True,
    network="40 per hour; 80 per day",
    server="100 per hour; 400 per day",
)
"""Limit for e-mails that ask to confirm an address. Strangers may receive them, so the server sends few."""
FRIEND = Limit("friend", "20 per hour; 60 per day", "80 per hour; 240 per day", is_costly=True)
"""Limit for friend requests and links for friends."""
START = Limit("start", "60 per 10 minutes; 300 per day", "240 per 10 minutes; 1500 per day", is_costly=True)
"""Limit for starting matches. If a request contains a board, each 32 kB of it counts as one more match."""
HOST = Limit("host", "10 per day", "20 per day", is_costly=True)
"""Limit for opening tournaments.

Even in a week, one address cannot open all tournaments that the server allows at a time.
"""
MAP = Limit("map", "240 per minute", "600 per minute", is_costly=True)
"""Limit for generating or drawing maps. A large map counts as two requests, and a huge map as four requests."""
PAPER = Limit("paper", "24 per minute", "96 per minute", is_costly=True)
"""Limit for maps as PDF or PNG, and for PNG pictures of a match. Large maps count as in `MAP`."""
FILM = Limit("film", "12 per 10 minutes; 60 per day", "48 per 10 minutes; 240 per day", is_costly=True)
"""Limit for making films. Every 100 steps count as one more film."""
ANALYSIS = Limit("analysis", "30 per 10 minutes; 200 per day", "120 per 10 minutes; 800 per day", is_costly=True)
"""Limit for analysing matches. Every 100 steps count as one more analysis."""
HINT = Limit("hint", "20 per minute; 300 per hour", "80 per minute; 1200 per hour", is_costly=True)
"""Limit for computing hints. A hint that the server has already computed does not count."""
CHANGEABLE = {
    each.name: each
    for each in (LOOK, ACT, PHRASE, ASKING, REPORT, MAIL, FRIEND, START, HOST, MAP, PAPER, FILM, ANALYSIS, HINT)
}
"""Limits that the operator may change, by name."""
STREAMS = "streams"
"""Name of the limit of open streams in the file of the operator. Its values are numbers."""
STREAMS_OF_GUEST = 20
STREAMS_OF_ADDRESS = 200
"""Maximum number of open streams of an IP address."""
NETWORK_BITS = {4: 24, 6: 48}
"""Number of bits that the IP addresses of a network share, by version of the protocol."""
LIMITED = ("guest", "address", "network", "server")
"""Fields of a limit that the operator may change, as far as the limit has them."""
BYTES_PER_COST = 32 * 1024
COST_OF_SIZE = {"large": 2, "huge": 4}
SHARED_FRACTION = 0.5
"""Fraction of a cheap limit that all workers count together in the store.

Each worker counts an equal share of the rest in its memory, without a commit.
"""
REFUSAL_SECONDS = 1.0
"""Seconds for which a worker repeats a refusal without another write to the store."""
SWEEP_SECONDS = 10.0
"""Seconds between two removals of expired counters."""


MAX_AMOUNT, MAX_PERIOD_SECONDS = 10**9, 366 * 86400
"""Maximum number of requests, and maximum period in seconds, of a limit in the file of the operator."""


class LimitsError(ValueError):
    """Error raised if the operator's file of limits cannot be read or is invalid. The message names the file."""


class OwnLimits(NamedTuple):
    """Limits of a server: the limits that the operator has changed, by name, and the numbers of open streams."""

    changed: Mapping[str, Limit] = {}
    streams: tuple[int, int] = (STREAMS_OF_GUEST, STREAMS_OF_ADDRESS)


def read_limits(folder: Path) -> OwnLimits:
    """Return the limits of a server with a data folder. The file `limits.toml` changes the usual limits.

    Raise `LimitsError` if the file is invalid.
    """
    path = folder / LIMITS
    try:
        tables = tomllib.loads(path.read_text("utf-8-sig")) if path.exists() else {}
    except (OSError, ValueError) as error:
        raise LimitsError(_("%(file)s cannot be read: %(error)s") % {"file": path, "error": error}) from None
    changed, streams = dict[str, Limit](), {"guest": STREAMS_OF_GUEST, "address": STREAMS_OF_ADDRESS}
    for name, values in tables.items():
        if not isinstance(values, dict) or name not in {*CHANGEABLE, STREAMS}:
            problem = _("%(file)s has an unknown limit: %(name)s. Choose one of these: %(names)s.")
            names = {"file": path, "name": name, "names": listed([*CHANGEABLE, STREAMS])}
            raise LimitsError(problem % names)
        usual = streams if name == STREAMS else CHANGEABLE[name]._asdict()
        fields = [field for field in LIMITED if usual.get(field)]
        for field, value in values.items():
            if field not in fields or not _is_limit(value, is_number=name == STREAMS):
                problem = _(
                    "%(file)s: %(name)s has an invalid value. Write, for example, guest = %(guest)s or "
                    "address = %(address)s."
                )
                example = {key: json.dumps(usual[key]) for key in streams}
                raise LimitsError(problem % {"file": path, "name": f"[{name}] {field}", **example})
        if name == STREAMS:
            streams |= values
        else:
            changed[name] = CHANGEABLE[name]._replace(**values)
    return OwnLimits(changed, (streams["guest"], streams["address"]))


def _is_limit(value: object, *, is_number: bool) -> bool:
    """Return True if a value in the file is a limit such as `600 per minute`, or a positive number of streams."""
    if is_number:
        return type(value) is int and value > 0
    try:
        return isinstance(value, str) and all(map(_is_window, parse_many(value)))
    except ValueError:
        return False


def _is_window(item: RateLimitItem) -> bool:
    """Return True if the number of requests and the period of a limit are not too large.

    The store cannot store the end of a much longer period.
    """
    return 0 < item.amount <= MAX_AMOUNT and item.get_expiry() <= MAX_PERIOD_SECONDS


class TooFast(Exception):  # noqa: N818  an expected outcome, not a program error
    """Refusal of a request above a limit for requests or open streams. After `seconds`, the client may try again."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"{seconds}")
        self.seconds = seconds


class Counters(MemoryStorage):
    """Counters in memory. Expired counters are removed every few seconds.

    The base class would check all counters after each increment, in a new thread.
    """

    STORAGE_SCHEME = ["skyhop"]  # noqa: RUF012  declared like this by the library

    def __init__(self) -> None:
        super().__init__()
        self._swept = time.time()

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Increment a counter and return its value."""
        now = time.time()
        if now > self._swept + SWEEP_SECONDS:
            self._swept = now
            for old in [other for other, end in self.expirations.items() if end <= now]:
                self.clear(old)
        if self.get(key) == 0:
            self.expirations[key] = now + expiry
        self.storage[key] += amount
        return self.storage[key]


class SharedCounters:
    """Counters in the store, which all workers share."""

    def __init__(self, store: Store, keyed: Callable[[str], str], workers: int) -> None:
        self._store = store
        self._keyed = keyed
        self._refused_until: dict[str, tuple[float, int]] = {}
        self.share = (1 - SHARED_FRACTION) / workers
        """Fraction of a cheap limit that each worker counts alone."""

    async def count(self, limit: Limit, pairs: Sequence[tuple[str, str]], cost: int) -> None:
        """Count a request in the windows of a limit. Raise `TooFast` if a limit is exceeded.

        Each of the `pairs` is a limit, such as `600 per minute`, and its key, which is a guest's id or an IP address.
        """
        part = 1 if limit.is_costly else SHARED_FRACTION
        windows = [
            Window(self._keyed(f"limit {limit.name} {name}"), math.floor(item.amount * part), item.get_expiry())
            for items, name in pairs
            for item in _items(items)
        ]
        now = time.monotonic()
        self._refused_until = {key: found for key, found in self._refused_until.items() if found[0] > now}
        for window in windows:
            if window.key in self._refused_until:
                raise TooFast(self._refused_until[window.key][1])
        try:
            await self._store.write(partial(count_windows, windows=windows, cost=cost))
        except WindowFull as full:
            self._refused_until[full.window.key] = now + REFUSAL_SECONDS, full.seconds
            raise TooFast(full.seconds) from None


class RateLimiter:
    """Rate limiter that counts the requests of each guest and of each IP address."""

    def __init__(self, *, is_on: bool = True, workers: int = 1, own: OwnLimits | None = None) -> None:
        """Create a limiter. If `is_on` is False, the limiter counts no requests.

        With several workers, each worker enforces an equal fraction of the limits. `own` has the operator's limits.
        """
        self._own = own or OwnLimits()
        self._is_on = is_on
        self._workers = workers
        self._counters = Counters()
        self._rates = SlidingWindowCounterRateLimiter(self._counters)
        self._streams = Counter[str]()
        self._together: SharedCounters | None = None

    def share(self, store: Store, keyed: Callable[[str], str]) -> None:
        """From now on, count in the store together with other workers. `keyed` hashes the keys of the counters."""
        self._together = SharedCounters(store, keyed, self._workers)

    async def charge(self, request: Request, limit: Limit, cost: int = 1, *, for_all: bool = False) -> None:
        """Count a request for its guest and its IP address. Raise `TooFast` above a limit.

        A request above the limit of its guest does not count for the address. The request therefore does not affect
        other guests with this address. If the store is unavailable, each worker counts alone and enforces an equal
        fraction of the limit.

        With `for_all`, count the request for its network and the server instead. Do this after all other checks, so
        that a refused request does not affect other people.
        """
        if not self._is_on or not cost:
            return
        limit = self._own.changed.get(limit.name, limit)
        address = address_of(request)
        own = [(limit.guest, guest_of(request)), (limit.address, address)]
        pairs = [(limit.network, _find_network(address)), (limit.server, "all")] if for_all else own
        if self._together is None:
            self._count(limit, pairs, cost)
        elif limit.is_costly or not self._has_share(limit, pairs, cost, self._together.share):
            try:
                await self._together.count(limit, pairs, cost)
            except StoreFault:
                self._count(limit, pairs, cost, 1 / self._workers)

    def _has_share(self, limit: Limit, pairs: Sequence[tuple[str, str]], cost: int, share: float) -> bool:
        """Count a request in the memory of this worker. Return False above the fraction `share` of the limit.

        Below this fraction, a worker counts without the store.
        """
        try:
            self._count(limit, pairs, cost, share)
        except TooFast:
            return False
        return True

    def _count(self, limit: Limit, pairs: Sequence[tuple[str, str]], cost: int, part: float = 1.0) -> None:
        """Count a request in the memory of this worker. Raise `TooFast` above the fraction `part` of the limit."""
        # Test the address before charging the guest, so that a request refused to the address costs the guest nothing.
        # Charge the guest before the address, so that a request refused to one guest costs the address nothing.
        wider = [(item, name) for items, name in pairs[1:] for item in _items(items, part)]
        if not all(self._rates.test(item, limit.name, name, cost=cost) for item, name in wider):
            raise TooFast(self._seconds(limit, pairs, cost, part))
        for items, name in pairs:
            for item in _items(items, part):
                if not self._rates.hit(item, limit.name, name, cost=cost):
                    raise TooFast(self._seconds(limit, pairs, cost, part))

    @contextlib.contextmanager
    def stream(self, request: Request) -> Iterator[None]:
        """Count an open stream during the block.

        Raise `TooFast` if the guest or the IP address has too many streams.
        """
        keys = (guest_of(request), address_of(request))
        most = zip(keys, self._own.streams, strict=True)
        if self._is_on and any(self._streams[name] * self._workers >= number for name, number in most):
            raise TooFast(5)
        self._streams.update(keys)
        try:
            yield
        finally:
            self._streams.subtract(keys)
            for name in keys:
                if self._streams[name] <= 0:
                    del self._streams[name]

    def _seconds(self, limit: Limit, pairs: Sequence[tuple[str, str]], cost: int, part: float) -> int:
        """Return the number of seconds, rounded up, after which all windows of a limit allow the same request."""
        windows = [(item, item.key_for(limit.name, name)) for items, name in pairs for item in _items(items, part)]
        return max(1, math.ceil(max(self._wait(item, key, cost) for item, key in windows) / 1000))

    def _wait(self, item: RateLimitItem, key: str, cost: int) -> int:
        """Return the milliseconds after which a window allows a request.

        The library rounds the count of a window down. The wait therefore ends when the exact count falls below the
        allowed count plus 1.
        """
        before, _ends, count, expires = self._counters.get_sliding_window(key, item.get_expiry())
        length = 1000 * item.get_expiry()
        most = 1000 * (item.amount - cost + 1) - 1  # thousandths of a request
        return 1 + compute_wait(length, math.ceil(1000 * expires) - length, 1000 * before, 1000 * count, most)


def limited(endpoint: Endpoint, limit: Limit) -> Endpoint:
    """Wrap an endpoint. Before the endpoint runs, identify the player and count the request for the limit."""
    return identifying(endpoint, limit)


def identifying(endpoint: Endpoint, limit: Limit | None = None) -> Endpoint:
    """Wrap an endpoint. Before the endpoint runs, identify the player, and count the request for `limit`.

    Without `limit`, the endpoint itself counts the request. After the endpoint has run, renew the session.

    If the operator removed the player's name, do not run the endpoint. Redirect to the page about the removed name.
    """

    @functools.wraps(endpoint)
    async def knowing(request: Request) -> Response:
        await identify_player(request)
        if needs_name_notice(request):
            here = str(request.url.replace(scheme="", netloc=""))
            return RedirectResponse(f"{NAME_PAGE}?{urlencode({'back': here})}", 303)
        if limit is not None:
            await charge(request, limit)  # first, so that a refused request reads nothing from the store
        news = await find_own_matches(request)
        response = await endpoint(request)
        if news:
            note_seen_result(request, response, news)
        await renew_session(request, response)
        return response

    return knowing


def form_route(path: str, endpoint: FormEndpoint, limit: Limit, *, files: int = 0, largest: int = 1024) -> Route:
    """Return the route of a form. Before the endpoint runs, count the request and check the token of the form.

    `files` limits the number of files, and `largest` the bytes of a field.
    """

    @functools.wraps(endpoint)
    async def handle_form(request: Request) -> Response:
        return await endpoint(request, await parse_form(request, files=files, largest=largest))

    return Route(path, limited(handle_form, limit), methods=["POST"])


async def charge(request: Request, limit: Limit, cost: int = 1) -> None:
    """Count a request for a limit of this server. Raise `TooFast` if the limit is exceeded."""
    await state_of(request).limits.charge(request, limit, cost)


def address_of(request: Request) -> str:
    """Return the IP address of the client.

    For IPv6, return its /64 network, which belongs to one household or machine.
    """
    return _mask_address(request.client.host if request.client else "")


def address_in(scope: Scope) -> str:
    """Return the IP address of the client of an ASGI scope, in the form of `address_of`."""
    return _mask_address((scope.get("client") or ("",))[0])


def _mask_address(host: str) -> str:
    try:
        number = ip_address(host)
    except ValueError:
        return host
    if isinstance(number, IPv6Address):
        return str(number.ipv4_mapped or ip_network((number, 64), strict=False))
    return host


def _find_network(address: str) -> str:
    """Return the network of an address in the form of `address_of`."""
    try:
        network = ip_network(address)
    except ValueError:
        return f"network {address}"
    return f"network {network.supernet(new_prefix=NETWORK_BITS[network.version])}"


@functools.cache
def _items(text: str, part: float = 1.0) -> tuple[RateLimitItem, ...]:
    """Parse a limit, such as `600 per minute`, and multiply its number by `part`."""
    whole = parse_many(text)
    return tuple(type(item)(max(1, math.floor(item.amount * part)), item.multiples) for item in whole)


QUARTER_HOUR_SECONDS, HOUR_SECONDS, DAY_SECONDS = 900, 3600, 86400
PAIR_LIMIT, NAME_LIMIT, ADDRESS_LIMIT = (10, QUARTER_HOUR_SECONDS), (60, HOUR_SECONDS), (60, QUARTER_HOUR_SECONDS)
"""Limits for sign-in attempts: the maximum number, and the period in seconds.

`PAIR_LIMIT` is for a name together with an IP address. `NAME_LIMIT` is for a name, and `ADDRESS_LIMIT` for an IP
address.
"""
OPENING_LIMIT = (20, DAY_SECONDS)
"""Limit for the accounts opened from one IP address: the maximum number, and the period in seconds."""


class TooOften(Exception):  # noqa: N818  an expected outcome, not a program error
    """Refusal after too many attempts. After `seconds`, the next attempt is allowed."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds

    def __str__(self) -> str:
        minutes = -(-self.seconds // 60)
        problem = ngettext(
            "There were too many attempts, so the server did not check this attempt. Try again in %(count)s minute.",
            "There were too many attempts, so the server did not check this attempt. Try again in %(count)s minutes.",
            minutes,
        )
        return problem % {"count": minutes}


def limits_of_opening(request: Request) -> dict[str, tuple[int, int]]:
    """Return the limits for opening an account from the IP address of a request.

    Each value is the maximum number of attempts and the period in seconds.
    """
    return {f"opened {address_of(request)}": OPENING_LIMIT}


def limits_of_address(request: Request) -> dict[str, tuple[int, int]]:
    """Return the limits for signing in from the IP address of a request.

    Each value is the maximum number of attempts and the period in seconds.
    """
    return {f"address {address_of(request)}": ADDRESS_LIMIT}


def limits_of_name(request: Request, name: str) -> dict[str, tuple[int, int]]:
    """Return the limits for signing in with a name from the IP address of a request, and from all addresses.

    Each value is the maximum number of attempts and the period in seconds.
    """
    own = compute_likeness(name[: LONGEST * 4])
    return {_pair(request, name): PAIR_LIMIT, f"name {own}": NAME_LIMIT}


async def charge_attempt(request: Request, keys: Mapping[str, tuple[int, int]]) -> None:
    """Count an attempt for each key in order, before the attempt runs. Raise `TooOften` if a limit is exceeded.

    If the limit of one key refuses the attempt, the attempt does not count for the later keys. The key of the IP
    address comes before the key of the name. Too many attempts from one address therefore do not lock out the owner of
    the name.
    """
    keyed = {state_of(request).cookies.hash_text(key): most for key, most in keys.items()}
    if seconds := await state_of(request).store.write(partial(count_attempt, keys=keyed)):
        raise TooOften(seconds)


async def reset_attempts(request: Request, name: str) -> None:
    """Forget the failed sign-ins with a name from the IP address of the request.

    Call this after a successful sign-in.
    """
    key = state_of(request).cookies.hash_text(_pair(request, name))
    await state_of(request).store.write(partial(forget_attempts, key=key))


def _pair(request: Request, name: str) -> str:
    return f"pair {address_of(request)} {compute_likeness(name[: LONGEST * 4])}"
