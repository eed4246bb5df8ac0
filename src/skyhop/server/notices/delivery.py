"""Delivery of notices: HTTP requests with strict limits, signatures of webhooks, and the background service.

The client of this module sends one POST request and reads only the head of the answer. A service cannot make the server
wait long, read much, or connect to a private network. Skyhop uses no general HTTP client here, because such clients
limit each read instead of the whole exchange. They also resolve a host name again after Skyhop has checked it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import socket
import ssl
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from enum import Enum
from functools import cache, partial
from hashlib import sha256
from hmac import digest
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple, Protocol
from urllib.parse import SplitResult, urlsplit

import sqlalchemy as sa

from skyhop import __version__
from skyhop.i18n import _, use_language
from skyhop.server.exceptions import StoreFault
from skyhop.server.lobby import OwnNews, read_news
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.retention import run_isolated
from skyhop.server.notices.decision import (
    Notice,
    NoticeChoices,
    NoticeKind,
    NoticeMessage,
    decide_friend_notices,
    decide_notices,
    decide_time,
    write_message,
)
from skyhop.server.notices.subscriptions import (
    LEASE_SECONDS,
    ChannelKind,
    ReservedNotice,
    Subscription,
    add_subscription,
    drop_notice,
    end_subscription,
    identify_notice,
    postpone_notice,
    queue_notices,
    read_recipients,
    read_waiting,
    record_failure,
    record_success,
    reserve_notices,
    settle_notices,
    use_confirmation,
)
from skyhop.server.notices.web_push import ServerKey, encrypt
from skyhop.server.players.players import PlayerGone
from skyhop.server.store.store import Store
from skyhop.server.timestamps import milliseconds, milliseconds_between, now, seconds_ahead

LOG = logging.getLogger("skyhop")
ADDRESS = re.compile(r"https?://[A-Za-z0-9.\-\[\]:]{1,255}(?:[/?][!-~]*)?")
"""Pattern of an address to which the server may send notices. It has no user name and no fragment."""
SECONDS = 10.0
"""Maximum seconds for a request, from the resolution of the host name to the end of the answer's head."""
MAX_HEAD_BYTES = 16 * 1024
"""Maximum size in bytes of the head of an answer. The client reads nothing else."""
MAPPED = tuple(map(ip_network, ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))
"""Networks of IPv6 addresses that contain IPv4 addresses, which may be private."""
RESOLVERS = ThreadPoolExecutor(2, thread_name_prefix="resolver")
"""Threads that resolve host names. If a name server does not answer, it blocks only these threads."""
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})(?: |\r\n)")
RETRY_AFTER = re.compile(rb"\r\nretry-after:[ \t]*(\d{1,6})[ \t]*\r\n", re.IGNORECASE)


class AddressRefused(ValueError):  # noqa: N818  an expected outcome, not a program error
    """Error raised if an address is malformed, or belongs to a network that requests must not reach."""


class ServiceAnswer(NamedTuple):
    """Answer of a service: HTTP status, and the seconds for which the service asks us to wait."""

    status: int
    wait: float = 0.0


def check_address(address: str, *, is_private_allowed: bool) -> SplitResult:
    """Return the parts of an address. Raise `AddressRefused` if notices must not go there.

    Without `is_private_allowed`, the address must begin with https.
    """
    try:
        parts = urlsplit(address)
        is_valid = ADDRESS.fullmatch(address) is not None and bool(parts.hostname) and parts.port != 0
    except ValueError:  # the port is too large, or brackets are missing
        raise AddressRefused from None
    if not is_valid or (parts.scheme != "https" and not is_private_allowed):
        raise AddressRefused
    return parts


def is_public(host: IPv4Address | IPv6Address) -> bool:
    """Return True if an IP address belongs to a host of the public internet."""
    if isinstance(host, IPv6Address):
        if host.ipv4_mapped is not None:
            return is_public(host.ipv4_mapped)
        if host.is_site_local or any(host in network for network in MAPPED):
            return False
    return host.is_global and not host.is_multicast


async def _resolve(parts: SplitResult, *, is_private_allowed: bool) -> tuple[str, int]:
    """Return the IP address and the port of a service. Raise `AddressRefused` if one of its addresses is private.

    The request goes to the returned IP address. A second resolution of the name could give another address.
    """
    port = parts.port or (443 if parts.scheme == "https" else 80)
    resolve = partial(socket.getaddrinfo, parts.hostname, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(RESOLVERS, resolve)
    hosts = [ip_address(str(each[4][0]).partition("%")[0]) for each in found]
    if not is_private_allowed and not all(map(is_public, hosts)):
        raise AddressRefused
    return str(hosts[0]), port


@cache
def load_certificates() -> ssl.SSLContext:
    """Return the settings of connections with TLS: the certificates of this system, and checks of host names."""
    return ssl.create_default_context()


async def post(
    address: str, headers: Mapping[str, str], body: bytes, *, is_private_allowed: bool = False
) -> ServiceAnswer:
    """Send a POST request, and return the status of the answer. Follow no redirect.

    Raises:
        AddressRefused: if notices must not go to this address.
        OSError: if the service cannot be reached, or does not answer in time.
        EOFError: if the service ends the connection early.
        ValueError: if the answer is not valid, or its head is too large.
    """
    parts = check_address(address, is_private_allowed=is_private_allowed)
    target = f"{parts.path or '/'}{'?' * bool(parts.query)}{parts.query}"
    fixed = {"Host": parts.netloc, "User-Agent": f"skyhop/{__version__}", "Connection": "close"}
    lines = [f"{name}: {value}" for name, value in {**fixed, **headers, "Content-Length": f"{len(body)}"}.items()]
    head = "\r\n".join([f"POST {target} HTTP/1.1", *lines, "", ""]).encode("ascii")
    async with asyncio.timeout(SECONDS):
        host, port = await _resolve(parts, is_private_allowed=is_private_allowed)
        context = load_certificates() if parts.scheme == "https" else None
        name = parts.hostname if context else None
        reader, writer = await asyncio.open_connection(
            host, port, ssl=context, server_hostname=name, limit=MAX_HEAD_BYTES
        )
        try:
            writer.write(head + body)
            await writer.drain()
            return _parse_head(await reader.readuntil(b"\r\n\r\n"))
        except asyncio.LimitOverrunError as error:
            raise ValueError(MAX_HEAD_BYTES) from error
        finally:
            writer.transport.abort()  # a regular close waits for the service


def _parse_head(head: bytes) -> ServiceAnswer:
    found = STATUS.match(head)
    if found is None:
        raise ValueError(head[:40])
    wait = RETRY_AFTER.search(head)
    return ServiceAnswer(int(found[1]), float(wait[1]) if wait else 0.0)


class DeliveryOutcome(Enum):
    """Outcome of an attempt to send a notice."""

    SENT = "the service accepted the notice"
    GONE = "the subscription no longer exists"
    RETRY = "another attempt may succeed"
    REFUSED = "the service will not accept this notice"
    UNAVAILABLE = "the service accepts nothing now, so the attempt does not count"


GONE = frozenset({404, 410})
TEMPORARY = frozenset({408, 425, 429})


def judge(answer: ServiceAnswer) -> DeliveryOutcome:
    """Return the outcome of an attempt, which follows from the answer of the service."""
    if 200 <= answer.status < 300:
        return DeliveryOutcome.SENT
    if answer.status in GONE:
        return DeliveryOutcome.GONE
    return DeliveryOutcome.RETRY if answer.status in TEMPORARY or answer.status >= 500 else DeliveryOutcome.REFUSED


PUSH_SECONDS = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is offline."""
TIMESTAMP, SIGNATURE = "Skyhop-Timestamp", "Skyhop-Signature"
"""Headers of a webhook: seconds since 1970, and the signature of timestamp and body."""


def sign_webhook(secret: bytes, timestamp: str, body: bytes) -> str:
    """Return the signature of a webhook request: HMAC-SHA256 of the timestamp, a full stop and the body."""
    return f"sha256={digest(secret, timestamp.encode() + b'.' + body, sha256).hex()}"


class Links(NamedTuple):
    """Addresses in notices: the public URL of the server, and the page that ends all notices of a player."""

    public_url: str
    find_end: Callable[[str], str]
    """Function that maps the id of a subscription to the path of the page that ends all notices of its player."""
    find_confirmation: Callable[[str], str]
    """Function that maps a `Confirmation.seed` to the path of the page that confirms the e-mail address."""


Request = tuple[dict[str, str], bytes]
"""Headers and body of a request."""


def make_push_request(key: ServerKey, links: Links, subscription: Subscription, message: NoticeMessage) -> Request:
    """Return the request for a push service. The service worker of the browser shows the message."""
    fields = {"title": message.title, "body": message.body, "path": message.path, "tag": message.topic}
    with use_language(subscription.language):
        fields |= {"end": links.find_end(subscription.id), "end_title": _("Turn off notices")}
    lasts = PUSH_SECONDS
    if message.expires:
        lasts = max(0, min(lasts, milliseconds_between(now(), message.expires) // 1000))
    headers = {
        "Authorization": key.authorize(subscription.address, milliseconds() // 1000),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": f"{lasts}",
        "Topic": message.topic,
        "Urgency": "normal",
    }
    body = json.dumps(fields, ensure_ascii=False).encode()
    return headers, encrypt(body, subscription.public_key or b"", subscription.secret)


def make_webhook_request(links: Links, subscription: Subscription, message: NoticeMessage) -> Request:
    """Return the request for a webhook: a signed JSON document. All attempts to send one notice have the same id."""
    name = identify_notice(subscription.id, message.match, message.state)[:16]
    fields = {"format": "skyhop-notice-1", "id": name, "kind": message.kind, "match": message.match}
    fields |= {"title": message.title, "body": message.body, "url": links.public_url + message.path}
    fields |= {"end": links.public_url + links.find_end(subscription.id)}
    body, timestamp = json.dumps(fields, ensure_ascii=False).encode(), f"{milliseconds() // 1000}"
    signature = sign_webhook(subscription.secret, timestamp, body)
    return {"Content-Type": "application/json", TIMESTAMP: timestamp, SIGNATURE: signature}, body


class MailSender(Protocol):
    """Service that sends e-mail. It returns an outcome, and raises no error of the network."""

    @property
    def is_paused(self) -> bool:
        """True for a while after the mail server was not available."""

    async def send_notice(self, subscription: Subscription, message: NoticeMessage, zone: str) -> DeliveryOutcome:
        """Send a notice. Times are in the time zone `zone`."""

    async def send_confirmations(self, store: Store) -> None:
        """Send the due mails that ask the owners of addresses for confirmation."""


UNAVAILABLE_SECONDS = 60.0
"""Seconds before a further attempt after the mail server was not available."""
PASS_SECONDS = 15.0
"""Seconds between two passes of the service."""
REREAD_SECONDS = 600.0
"""Seconds after which the service reads the matches of a player again, even without a change."""
MAX_RESULTS = 10
MAX_AT_ONCE = 8
"""Maximum number of notices that a worker sends at the same time."""
MAX_RESERVED = MAX_AT_ONCE * int(LEASE_SECONDS / SECONDS) // 2
"""Maximum number of notices in one pass. Even if no service answers, the pass ends within half of `LEASE_SECONDS`."""


def subscribe(connection: sa.Connection, subscription: Subscription, proof: str | None = None) -> None:
    """Store a subscription. Only later changes cause notices, because all notices that are due now count as read.

    `proof` is the secret that identifies the subscribed browser. For a webhook or an e-mail address, it is None. Raise
    `PlayerGone` if the player was deleted meanwhile.
    """
    add_subscription(connection, subscription, proof)
    news, at = read_news(connection, subscription.player, MAX_RESULTS), now()
    for kind in NoticeKind:  # one call for all kinds would return only one notice per match
        known: list[Notice] = [*decide_notices(news.matches, {kind}, at), *decide_friend_notices(news.requests, {kind})]
        queue_notices(connection, subscription.player, known, is_here=True)


def confirm_address(connection: sa.Connection, token: str) -> bool:
    """Confirm the e-mail address of a token, so it receives notices. Return False if the token is not valid.

    Raise `PlayerGone` if the player was deleted meanwhile.
    """
    subscription = use_confirmation(connection, token)
    if subscription is not None:
        subscribe(connection, subscription)
    return subscription is not None


class KnownNews(NamedTuple):
    """Matches and friend requests of a player as of the latest read. The next change sets the event `changed`."""

    changed: asyncio.Event
    read_at: float
    news: OwnNews


class NoticeService:
    """Background service that decides which notices are due, and sends them.

    Every worker runs the service. The store assigns each notice to one worker. A worker that sees a page of a player
    marks the player's notices as read before another worker sends them.
    """

    def __init__(
        self,
        matches: MatchRegistry,
        key: ServerKey,
        links: Links,
        *,
        is_private_allowed: bool,
        mail: MailSender | None = None,
    ) -> None:
        """Create the service. With `is_private_allowed`, notices may go to addresses of private networks.

        Without `mail`, the service sends no e-mail.
        """
        self._matches, self._store, self._is_private_allowed = matches, matches.store, is_private_allowed
        self._mail = mail
        self._requests: dict[str, Callable[[Subscription, NoticeMessage], Request]] = {
            ChannelKind.PUSH: partial(make_push_request, key, links),
            ChannelKind.WEBHOOK: partial(make_webhook_request, links),
        }
        self._known: dict[str, KnownNews] = {}
        self._queued: dict[str, set[tuple[str, str]]] = {}
        """Keys of the due notices that are already in the store, by player."""
        self._here: set[str] = set()
        """Players who have a page open, as of the latest pass."""

    async def run(self) -> None:
        """Send notices when they are due, until the task is cancelled."""
        while True:
            await asyncio.sleep(PASS_SECONDS)
            await self.update()

    async def update(self) -> None:
        """Queue new notices, and send all queued notices that are due and still valid.

        Also send the mails that ask players to confirm an address.
        """
        if self._mail is not None and not self._mail.is_paused:
            await self._mail.send_confirmations(self._store)
        recipients = await self._store.read(read_recipients)
        for known in (self._known, self._queued):
            for player in known.keys() - recipients.keys():
                del known[player]
        self._here = self._find_present()
        due = dict[str, list[Notice]]()
        for player, choices in recipients.items():
            news = await self._read_news(player)
            due[player] = [*decide_notices(news.matches, choices.kinds, now())]
            due[player] += decide_friend_notices(news.requests, choices.kinds)
            await self._queue(player, due[player])
        waiting = await self._store.read(read_waiting)
        if here := [player for player in waiting if player in self._here]:
            await self._store.write(partial(settle_notices, players=here))
        if not any(at <= now() for player, at in waiting.items() if player not in self._here):
            return
        reserved = await self._store.write(partial(reserve_notices, most=MAX_RESERVED))
        limit = asyncio.Semaphore(MAX_AT_ONCE)
        await asyncio.gather(*(self._deliver(each, recipients, due, limit) for each in reserved))

    def _find_present(self) -> set[str]:
        """Return the players who have a page open now."""
        channels = (self._matches.lobby, *self._matches.channels.values())
        return {player for channel in channels for player in channel.list_watching()}

    async def _read_news(self, player: str) -> OwnNews:
        """Return the matches and friend requests of a player.

        Read the store only after a change or `REREAD_SECONDS` seconds.
        """
        known, at = self._known.get(player), time.monotonic()
        if known is None or known.changed.is_set() or at - known.read_at >= REREAD_SECONDS:
            changed = self._matches.own_matches.next_change(player)
            news = await self._store.read(partial(read_news, player=player, results=MAX_RESULTS))
            known = self._known[player] = KnownNews(changed, at, news)
        return known.news

    async def _queue(self, player: str, due: Sequence[Notice]) -> None:
        keys = {notice.key for notice in due}
        new = [notice for notice in due if notice.key not in self._queued.get(player, ())]
        if new:
            queue = partial(queue_notices, player=player, notices=new, is_here=player in self._here)
            with contextlib.suppress(PlayerGone):
                await self._store.write(queue)
        self._queued[player] = keys

    async def _deliver(
        self,
        reserved: ReservedNotice,
        recipients: Mapping[str, NoticeChoices],
        due: Mapping[str, Sequence[Notice]],
        limit: asyncio.Semaphore,
    ) -> None:
        """Send, postpone or drop a reserved notice."""
        player, at = reserved.subscription.player, datetime.fromisoformat(now())
        choices = recipients.get(player)
        notice = next((each for each in due.get(player, ()) if each.key == (reserved.match, reserved.state)), None)
        send_at = decide_time(notice, choices, at, is_here=player in self._here)
        is_mail_off = reserved.subscription.channel == ChannelKind.MAIL and self._mail is None
        if notice is None or choices is None or send_at is None or is_mail_off:
            await self._store.write(partial(drop_notice, notice=reserved))
        elif send_at > at:
            until = send_at.isoformat(timespec="milliseconds")
            await self._store.write(partial(postpone_notice, notice=reserved, until=until))
        else:
            async with limit:
                await run_isolated("A notice was not sent.", partial(self._send, reserved, notice, choices.zone))

    async def _send(self, reserved: ReservedNotice, notice: Notice, zone: str) -> None:
        """Send a notice, and record the outcome. The log names neither the service nor the player.

        If the process ends before it records the outcome, another worker sends the notice again, with the same id.
        """
        subscription = reserved.subscription
        answer, outcome = ServiceAnswer(0), DeliveryOutcome.UNAVAILABLE
        try:
            message = write_message(notice, subscription.language)
            if subscription.channel != ChannelKind.MAIL:
                headers, body = self._requests[subscription.channel](subscription, message)
                answer = await post(subscription.address, headers, body, is_private_allowed=self._is_private_allowed)
                outcome = judge(answer)
            elif self._mail is not None and not self._mail.is_paused:
                outcome = await self._mail.send_notice(subscription, message, zone)
        except StoreFault:
            raise
        except (OSError, EOFError):  # TimeoutError is an OSError
            outcome = DeliveryOutcome.RETRY
        except ValueError:  # a private address, or an answer that is not HTTP
            outcome = DeliveryOutcome.REFUSED
        LOG.info("notice", extra={"channel": subscription.channel, "status": answer.status, "outcome": outcome.name})
        if outcome is DeliveryOutcome.SENT:
            await self._store.write(partial(record_success, notice=reserved))
        elif outcome is DeliveryOutcome.GONE:
            await self._store.write(partial(end_subscription, subscription=subscription))
        elif outcome is DeliveryOutcome.UNAVAILABLE:
            until = seconds_ahead(UNAVAILABLE_SECONDS)
            await self._store.write(partial(postpone_notice, notice=reserved, until=until))
        else:
            is_final = outcome is DeliveryOutcome.REFUSED
            await self._store.write(partial(record_failure, notice=reserved, is_final=is_final, wait=answer.wait))
