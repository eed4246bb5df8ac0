"""Choices, subscriptions, unconfirmed e-mail addresses and notices of players in the store.

All functions run inside one transaction of the store.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from hashlib import sha256
from typing import NamedTuple, Self
from urllib.parse import urlsplit

import sqlalchemy as sa

from skyhop.server.notices.decision import Notice, NoticeChoices, NoticeKind
from skyhop.server.players.moderation import check_not_restricted
from skyhop.server.players.players import check_is_here, insert_once
from skyhop.server.players.sessions import find_browser, hash_secret
from skyhop.server.schema import CONFIRMATIONS, NOTICE_CHOICES, NOTICES, SUBSCRIPTIONS
from skyhop.server.shared_counters import count_attempt
from skyhop.server.timestamps import hours_ahead, now, seconds_ahead

MAX_SUBSCRIPTIONS = 5
"""Maximum number of subscriptions of a player for each channel. A further subscription replaces the oldest one.

For e-mail, the maximum is one.
"""
WAIT_SECONDS = 30
"""Seconds between a new state of a match and its notice. If the player opens a page meanwhile, nothing is sent."""
LEASE_SECONDS = 120
"""Seconds for which a worker reserves the notices that it sends.

If it crashes, another worker sends them afterwards.
"""
MAX_TRIES = 5
"""Maximum number of attempts to send a notice."""
MAX_FAILURES = 10
"""Number of failed notices in succession after which a subscription ends."""
FIRST_PAUSE_SECONDS, PAUSE_FACTOR, MAX_PAUSE_SECONDS = 30, 4, 3600
"""Seconds before the second attempt, the factor for each further pause, and the longest pause in seconds."""
MAX_PER_HOUR = 60
"""Maximum number of notices that a subscription receives in an hour."""
CONFIRMATION_HOURS = 24
"""Hours for which the link in a mail for confirmation is valid."""


class ChannelKind(StrEnum):
    """Way in which a notice reaches a player."""

    PUSH = "push"
    WEBHOOK = "webhook"
    MAIL = "mail"


class Subscription(NamedTuple):
    """Address for the notices of a player, with its keys and the language of its reader."""

    id: str
    player: str
    channel: str
    address: str
    public_key: bytes | None
    secret: bytes
    language: str
    created: str
    sent: str | None = None
    """Time of the latest notice that arrived. None if no notice has arrived so far."""
    failures: int = 0
    """Number of failed notices since the latest notice that arrived."""
    browser: str | None = None
    """Id of the subscribed browser. None for a webhook and for an e-mail address."""

    @classmethod
    def create(
        cls, player: str, channel: ChannelKind, address: str, secret: bytes, language: str, *, key: bytes | None = None
    ) -> Self:
        """Return a new subscription. Web push addresses belong to one browser, and therefore to one player only."""
        name = identify(channel, address, "" if channel is ChannelKind.PUSH else player)
        return cls(name, player, channel, address, key, secret, language, now())

    @property
    def shown_address(self) -> str:
        """Address as its player may see it. The address of a browser is a secret, so only its host name is shown."""
        return urlsplit(self.address).netloc if self.channel == ChannelKind.PUSH else self.address

    @property
    def is_failed(self) -> bool:
        """True if the subscription has ended, so the server sends nothing to its browser or e-mail address.

        A browser receives notices again after it opens a match page or the page of notices.
        """
        return self.failures >= MAX_FAILURES


def identify(channel: ChannelKind, address: str, owner: str = "") -> str:
    """Return the id of a subscription. `owner` is the player. For the channel web push, it is empty.

    The script of a page also computes the id of its browser's subscription.
    """
    return sha256(f"{channel} {owner} {address}".encode()).hexdigest()


class Confirmation(NamedTuple):
    """Unconfirmed e-mail address of a player, with the state of the mail that asks for confirmation."""

    hash: str
    """Hash of the token in the mail."""
    player: str
    address: str
    language: str
    seed: str
    """Random text from which the server derives the token."""
    ends: str
    """Time at which the token becomes invalid."""
    due: str | None
    """Time of the next attempt to send the mail, or None after the last attempt."""
    tries: int = 0
    """Number of failed attempts."""

    @classmethod
    def create(cls, player: str, address: str, language: str, seed: str, token: str) -> Self:
        """Return a new confirmation, whose mail is due at once."""
        return cls(hash_secret(token), player, address, language, seed, hours_ahead(CONFIRMATION_HOURS), now())

    @property
    def is_failed(self) -> bool:
        """True if the mail for confirmation could not be delivered."""
        return self.due is None and self.tries >= MAX_TRIES


class TooManyMails(Exception):  # noqa: N818  an answer, not an error of the program
    """Refusal to send a further mail for confirmation to an address or for a player.

    After `seconds`, the mail is allowed.
    """

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class ReservedNotice(NamedTuple):
    """Notice that this worker has reserved, with its subscription and the number of earlier attempts.

    The state of the match may have changed since the notice was queued.
    """

    subscription: Subscription
    match: str
    state: str
    tries: int


_COLUMNS = [SUBSCRIPTIONS.c[name] for name in Subscription._fields]
_CONFIRMATION = [CONFIRMATIONS.c[name] for name in Confirmation._fields]


def read_choices(connection: sa.Connection, player: str) -> NoticeChoices | None:
    """Return the choices of a player, or None if the player has not chosen yet."""
    row = connection.execute(sa.select(NOTICE_CHOICES).where(NOTICE_CHOICES.c.player == player)).first()
    return None if row is None else _parse_choices(row)


def _parse_choices(row: sa.Row[tuple[object, ...]]) -> NoticeChoices:
    """Return choices from their row. A later version may have written kinds that this version does not know."""
    kinds = frozenset(NoticeKind(kind) for kind in row.kinds.split() if kind in [*NoticeKind])
    has_quiet = row.quiet_from is not None and row.quiet_until is not None
    return NoticeChoices(kinds, (row.quiet_from, row.quiet_until) if has_quiet else None, row.zone)


def keep_choices(connection: sa.Connection, player: str, choices: NoticeChoices) -> None:
    """Store the choices of a player. Raise `PlayerGone` if the player was deleted meanwhile."""
    check_is_here(connection, player, is_changed=True)
    begin, end = choices.quiet or (None, None)
    values = {"kinds": " ".join(sorted(choices.kinds)), "quiet_from": begin, "quiet_until": end, "zone": choices.zone}
    connection.execute(sa.delete(NOTICE_CHOICES).where(NOTICE_CHOICES.c.player == player))
    connection.execute(sa.insert(NOTICE_CHOICES).values(player=player, **values))


def read_subscriptions(connection: sa.Connection, player: str, *, is_locked: bool = False) -> list[Subscription]:
    """Return the subscriptions of a player, oldest first. With `is_locked`, lock them until the commit."""
    own = sa.select(*_COLUMNS).where(SUBSCRIPTIONS.c.player == player)
    own = own.order_by(SUBSCRIPTIONS.c.created, SUBSCRIPTIONS.c.id)
    rows = connection.execute(own.with_for_update(read=True) if is_locked else own)
    return [Subscription(*row) for row in rows]


def add_subscription(connection: sa.Connection, subscription: Subscription, proof: str | None = None) -> None:
    """Store a subscription. If the player has it already, renew its keys, and keep its earlier notices.

    `proof` is the secret that identifies the subscribed browser. For a webhook or an e-mail address, it is None. If the
    player has made no choices, choose all kinds of notices. If the player has too many subscriptions of the same kind,
    remove the oldest. Raise `PlayerGone` if the player was deleted meanwhile.
    """
    check_is_here(connection, subscription.player, is_changed=True)
    subscription = subscription._replace(browser=find_browser(connection, proof) if proof is not None else None)
    renewed = {name: getattr(subscription, name) for name in ("public_key", "secret", "language", "browser")}
    is_own = (SUBSCRIPTIONS.c.id == subscription.id) & (SUBSCRIPTIONS.c.player == subscription.player)
    if not connection.execute(sa.update(SUBSCRIPTIONS).where(is_own).values(**renewed, failures=0)).rowcount:
        remove_subscription(connection, subscription.id)  # an earlier player of this browser may own it
        own = read_subscriptions(connection, subscription.player)
        own = [each for each in own if each.channel == subscription.channel]
        most = 1 if subscription.channel == ChannelKind.MAIL else MAX_SUBSCRIPTIONS
        for oldest in own[: max(0, len(own) + 1 - most)]:
            remove_subscription(connection, oldest.id)
        connection.execute(sa.insert(SUBSCRIPTIONS).values(subscription._asdict()))
    if read_choices(connection, subscription.player) is None:
        keep_choices(connection, subscription.player, NoticeChoices(frozenset(NoticeKind)))


def list_browsers(subscriptions: Sequence[Subscription]) -> str:
    """Return the first 16 characters of the id of each browser, with a "!" after each browser that no longer works.

    The browser compares its own subscription with this list.
    """
    browsers = [each for each in subscriptions if each.channel == ChannelKind.PUSH]
    return " ".join(f"{each.id[:16]}{'!' * each.is_failed}" for each in browsers)


def end_subscription(connection: sa.Connection, subscription: Subscription) -> None:
    """End a subscription that does not work. Delete it from the store if it is a webhook.

    The subscription of a browser stays, so the next match page in this browser knows that the player wants notices. An
    e-mail address stays, so the page of notices can tell the player that it does not work.
    """
    if subscription.channel == ChannelKind.WEBHOOK:
        remove_subscription(connection, subscription.id)
        return
    own = SUBSCRIPTIONS.c.id == subscription.id
    connection.execute(sa.update(SUBSCRIPTIONS).where(own).values(failures=MAX_FAILURES))
    queued = (NOTICES.c.subscription == subscription.id) & NOTICES.c.due.is_not(None)
    connection.execute(sa.update(NOTICES).where(queued).values(due=None))


def remove_subscription(connection: sa.Connection, name: str, player: str | None = None) -> None:
    """Delete the subscription with an id, and its notices. With `player`, delete only a subscription of this player."""
    is_own = sa.true() if player is None else SUBSCRIPTIONS.c.player == player
    if connection.execute(sa.delete(SUBSCRIPTIONS).where((SUBSCRIPTIONS.c.id == name) & is_own)).rowcount:
        connection.execute(sa.delete(NOTICES).where(NOTICES.c.subscription == name))


def find_owner(connection: sa.Connection, name: str) -> str | None:
    """Return the player of the subscription with an id, or None if there is no such subscription."""
    return connection.scalar(sa.select(SUBSCRIPTIONS.c.player).where(SUBSCRIPTIONS.c.id == name))


def end_notices(connection: sa.Connection, player: str) -> None:
    """Delete all subscriptions, unconfirmed addresses and choices of a player, and the notices for the player."""
    # subscriptions first, because nothing queues notices for a deleted subscription
    for table in (SUBSCRIPTIONS, CONFIRMATIONS, NOTICES, NOTICE_CHOICES):
        connection.execute(sa.delete(table).where(table.c.player == player))


def count_mail(connection: sa.Connection, player: str, limits: Mapping[str, tuple[int, int]]) -> None:
    """Count a mail that asks for the confirmation of an address, before the server sends it.

    `limits` maps two keys, for the address and for the player, to their limits (see `count_attempt`).

    Raises:
        TooManyMails: if a limit is exceeded.
        PlayerGone: if the player was deleted meanwhile, or is paused or banned.
    """
    check_is_here(connection, player)
    check_not_restricted(connection, [player])
    if seconds := count_attempt(connection, limits):
        raise TooManyMails(seconds)


def request_confirmation(connection: sa.Connection, confirmation: Confirmation) -> None:
    """Store an address that its owner must confirm. It replaces an earlier unconfirmed address of the player.

    Raise `PlayerGone` if the player was deleted meanwhile, or is paused or banned.
    """
    check_is_here(connection, confirmation.player, is_changed=True)
    check_not_restricted(connection, [confirmation.player])
    connection.execute(sa.delete(CONFIRMATIONS).where(CONFIRMATIONS.c.player == confirmation.player))
    connection.execute(sa.insert(CONFIRMATIONS).values(confirmation._asdict()))


def read_confirmation(connection: sa.Connection, player: str) -> Confirmation | None:
    """Return the unconfirmed address of a player. Return None if there is none, or if its token is no longer valid."""
    return _read_confirmation(connection, CONFIRMATIONS.c.player == player)


def find_confirmation(connection: sa.Connection, token: str) -> Confirmation | None:
    """Return the unconfirmed address for a token, or None if the token is not valid."""
    return _read_confirmation(connection, CONFIRMATIONS.c.hash == hash_secret(token))


def _read_confirmation(connection: sa.Connection, condition: sa.ColumnElement[bool]) -> Confirmation | None:
    valid = sa.select(*_CONFIRMATION).where(condition & (CONFIRMATIONS.c.ends > now()))
    row = connection.execute(valid.order_by(CONFIRMATIONS.c.ends.desc())).first()
    return None if row is None else Confirmation(*row)


def use_confirmation(connection: sa.Connection, token: str) -> Subscription | None:
    """Delete the unconfirmed address for a token, and return its subscription. Return None for an invalid token."""
    found = find_confirmation(connection, token)
    if found is None:
        return None
    used = sa.delete(CONFIRMATIONS).where(CONFIRMATIONS.c.hash == found.hash)
    if connection.execute(used).rowcount == 0:  # another request has just used it
        return None
    return Subscription.create(found.player, ChannelKind.MAIL, found.address, b"", found.language)


def read_due_confirmations(connection: sa.Connection, most: int) -> list[Confirmation]:
    """Return up to `most` addresses whose mails for confirmation are due, earliest first."""
    is_due = (CONFIRMATIONS.c.due <= now()) & (CONFIRMATIONS.c.ends > now())
    due = sa.select(*_CONFIRMATION).where(is_due).order_by(CONFIRMATIONS.c.due).limit(most)
    return [Confirmation(*row) for row in connection.execute(due)]


def reserve_confirmation(connection: sa.Connection, confirmation: Confirmation) -> bool:
    """Reserve the mail for the confirmation of an address. Return False if another worker sends it already."""
    own = (CONFIRMATIONS.c.hash == confirmation.hash) & (CONFIRMATIONS.c.due == confirmation.due)
    reserve = sa.update(CONFIRMATIONS).where(own).values(due=seconds_ahead(LEASE_SECONDS))
    return connection.execute(reserve).rowcount > 0


def record_mail(connection: sa.Connection, confirmation: Confirmation, *, due: str | None, tries: int) -> None:
    """Record the time of the next attempt to send the mail for a confirmation, and the number of failed attempts."""
    own = CONFIRMATIONS.c.hash == confirmation.hash
    connection.execute(sa.update(CONFIRMATIONS).where(own).values(due=due, tries=tries))


def read_recipients(connection: sa.Connection) -> dict[str, NoticeChoices]:
    """Return the choices of all players who have a working subscription, by player."""
    subscribed = sa.select(SUBSCRIPTIONS.c.player).where(SUBSCRIPTIONS.c.failures < MAX_FAILURES)
    rows = connection.execute(sa.select(NOTICE_CHOICES).where(NOTICE_CHOICES.c.player.in_(subscribed)))
    return {row.player: _parse_choices(row) for row in rows}


def queue_notices(connection: sa.Connection, player: str, notices: Sequence[Notice], *, is_here: bool) -> None:
    """Queue notices for all working subscriptions of a player. Each state causes at most one notice.

    If the player has a page open (`is_here`), the notices count as read, and nobody sends them. Raise `PlayerGone` if
    the player was deleted meanwhile.
    """
    check_is_here(connection, player)
    is_about_them = NOTICES.c.match.in_({notice.key[0] for notice in notices}) | NOTICES.c.match.is_(None)
    queued = sa.select(NOTICES.c.match, NOTICES.c.state).where((NOTICES.c.player == player) & is_about_them)
    known = {(row.match or "", row.state) for row in connection.execute(queued)}
    due = None if is_here else seconds_ahead(WAIT_SECONDS)
    works = [each for each in read_subscriptions(connection, player, is_locked=True) if not each.is_failed]
    for subscription in works:
        for notice in notices:
            if notice.key not in known:
                match, state = notice.key
                row = {"id": identify_notice(subscription.id, match, state), "match": match or None, "state": state}
                row |= {"subscription": subscription.id, "player": player, "kind": notice.kind.value, "at": now()}
                insert_once(connection, NOTICES, "id", **row, due=due, tries=0)


def read_notices(connection: sa.Connection, player: str) -> list[tuple[str | None, str, str]]:
    """Return the notices of a player, oldest first: the match, the kind and the time of each notice.

    A notice about friend requests has no match.
    """
    columns = sa.select(NOTICES.c.match, NOTICES.c.kind, NOTICES.c.at).where(NOTICES.c.player == player).distinct()
    return [tuple(row) for row in connection.execute(columns.order_by(NOTICES.c.at))]


def read_waiting(connection: sa.Connection) -> dict[str, str]:
    """Return the players who have queued notices, with the time at which the first of these notices is due."""
    first = sa.select(NOTICES.c.player, sa.func.min(NOTICES.c.due).label("first")).where(NOTICES.c.due.is_not(None))
    return {row.player: row.first for row in connection.execute(first.group_by(NOTICES.c.player))}


def settle_notices(connection: sa.Connection, players: Sequence[str]) -> None:
    """Mark the queued notices of players as read."""
    own = NOTICES.c.player.in_(players) & NOTICES.c.due.is_not(None)
    connection.execute(sa.update(NOTICES).where(own).values(due=None))


def reserve_notices(connection: sa.Connection, most: int) -> list[ReservedNotice]:
    """Reserve up to `most` notices that are due, earliest first. No other worker sends them meanwhile.

    Each player has at most one of these notices, so slow services of one player do not delay the notices of others.
    If a subscription has received `MAX_PER_HOUR` notices in an hour, its notices stay queued for a while.
    """
    columns = [NOTICES.c[name] for name in ("match", "state", "tries", "due")]
    place = sa.func.row_number().over(partition_by=NOTICES.c.player, order_by=NOTICES.c.due).label("place")
    due = sa.select(*columns, *_COLUMNS, place).join(SUBSCRIPTIONS, SUBSCRIPTIONS.c.id == NOTICES.c.subscription)
    ranked = due.where(NOTICES.c.due <= now()).subquery()
    first = sa.select(ranked).where(ranked.c.place == 1).order_by(ranked.c.due).limit(most)
    found = []
    for match, state, tries, stored_due, *fields, _place in connection.execute(first).all():
        subscription = Subscription(*fields)
        is_over_limit = _count_recent(connection, subscription.id) >= MAX_PER_HOUR
        later = seconds_ahead(MAX_PAUSE_SECONDS if is_over_limit else LEASE_SECONDS)
        own = _select_row(subscription.id, match or "", state) & (NOTICES.c.due == stored_due)
        if connection.execute(sa.update(NOTICES).where(own).values(due=later)).rowcount and not is_over_limit:
            found.append(ReservedNotice(subscription, match or "", state, tries))
    return found


def _count_recent(connection: sa.Connection, subscription: str) -> int:
    """Return the number of notices of the last hour that the server has sent to a subscription."""
    recent = (NOTICES.c.subscription == subscription) & (NOTICES.c.at >= seconds_ahead(-3600))
    done = recent & NOTICES.c.due.is_(None) & (NOTICES.c.tries > 0)
    return connection.scalar(sa.select(sa.func.count()).select_from(NOTICES).where(done)) or 0


def postpone_notice(connection: sa.Connection, notice: ReservedNotice, until: str) -> None:
    """Set the time of the next attempt to send a notice."""
    own = _select_row(notice.subscription.id, notice.match, notice.state)
    connection.execute(sa.update(NOTICES).where(own).values(due=until))


def drop_notice(connection: sa.Connection, notice: ReservedNotice) -> None:
    """Mark a notice as no longer necessary. Nobody sends it."""
    own = _select_row(notice.subscription.id, notice.match, notice.state)
    connection.execute(sa.update(NOTICES).where(own).values(due=None))


def record_success(connection: sa.Connection, notice: ReservedNotice) -> None:
    """Record that a notice has arrived."""
    own = _select_row(notice.subscription.id, notice.match, notice.state)
    connection.execute(sa.update(NOTICES).where(own).values(due=None, tries=notice.tries + 1))
    subscription = SUBSCRIPTIONS.c.id == notice.subscription.id
    connection.execute(sa.update(SUBSCRIPTIONS).where(subscription).values(sent=now(), failures=0))


def compute_pause(tries: int, wait: float = 0.0) -> float:
    """Return the seconds to wait before the next attempt.

    `tries` is the number of attempts before the one that just failed.
    """
    return min(MAX_PAUSE_SECONDS, max(wait, FIRST_PAUSE_SECONDS * float(PAUSE_FACTOR) ** tries))


def record_failure(connection: sa.Connection, notice: ReservedNotice, *, is_final: bool, wait: float = 0.0) -> None:
    """Record a failed attempt, and set the time of the next attempt.

    After a final failure, or after `MAX_TRIES` attempts, the notice counts as failed. After `MAX_FAILURES` failed
    notices, end the subscription. `wait` is the number of seconds for which the service asked us to wait.
    """
    tries = notice.tries + 1
    own = _select_row(notice.subscription.id, notice.match, notice.state)
    if not is_final and tries < MAX_TRIES:
        pause = compute_pause(notice.tries, wait)
        connection.execute(sa.update(NOTICES).where(own).values(tries=tries, due=seconds_ahead(pause)))
        return
    connection.execute(sa.update(NOTICES).where(own).values(tries=tries, due=None))
    subscription = SUBSCRIPTIONS.c.id == notice.subscription.id
    failures = SUBSCRIPTIONS.c.failures + 1
    connection.execute(sa.update(SUBSCRIPTIONS).where(subscription).values(failures=failures))
    if connection.scalar(sa.select(SUBSCRIPTIONS.c.failures).where(subscription)) == MAX_FAILURES:
        end_subscription(connection, notice.subscription)


def identify_notice(subscription: str, match: str, state: str) -> str:
    """Return the id of a notice. `match` is empty for friend requests."""
    return sha256(f"{subscription} {match} {state}".encode()).hexdigest()


def _select_row(subscription: str, match: str, state: str) -> sa.ColumnElement[bool]:
    """Return an SQL condition that selects one notice."""
    return NOTICES.c.id == identify_notice(subscription, match, state)
