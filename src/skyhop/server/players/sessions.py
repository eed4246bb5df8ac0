"""Sessions and their cookies. A cookie contains a signed *proof*: a secret that identifies a browser's player.

The proof of a guest contains the id of the guest. The proof is therefore valid while the store is unavailable, and
after the restore of an older backup. The store keeps the hash, the last use and the end of each proof. The server
can therefore renew and revoke a proof. The proof of an account contains no player id. Only the store connects the
proof with its account.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from hmac import compare_digest, digest
from typing import Generic, NamedTuple, TypeVar

import sqlalchemy as sa
from itsdangerous import BadSignature, Signer

from skyhop.server.exceptions import StoreFault
from skyhop.server.players.players import PlayerKind, insert_once, read_player
from skyhop.server.schema import ACCOUNTS, NOTICES, OPERATOR_KEYS, PLAYERS, PROOFS, SUBSCRIPTIONS
from skyhop.server.timestamps import days_ago, hours_ahead, now, seconds_ahead

Value = TypeVar("Value")
MAX_CACHED = 20_000
"""Maximum number of entries in each cache of cookies, form tokens, sessions or API tokens."""
COOKIE_SALT = "skyhop badge"
"""Salt of the cookies. A new salt would invalidate the cookies of all guests, and guests would lose their seats."""
RENEWAL_DAYS = 30
"""Age of a proof in days. The server renews an older proof at its next use."""
GRACE_HOURS = 1
"""Hours for which an old proof stays valid after the first use of the new proof. Earlier requests may arrive late."""
GUEST_DAYS, SESSION_DAYS = 365, 90
"""Days without use after which the proof of a guest ends, and days without use after which a session ends."""
SESSION_PREFIX = "session"
"""First word of the proof of an account. The proof of a guest starts with the id of the guest."""
PRESENCE_SECONDS = 60
"""Seconds after which the server records again that a player is here."""
CACHE_SECONDS = 30.0
"""Seconds for which a cached proof or token is valid. Meanwhile, the server does not read it from the store."""


class Session(NamedTuple):
    """Player whom a proof identifies, with the status of this proof."""

    player: str
    name: str | None = None
    """Name of the player in the store, or None."""
    is_due: bool = False
    """True if the server must renew the proof."""
    is_new: bool = False
    """True if the store must record the present use of the proof."""
    is_account: bool = False
    taken: str | None = None
    """Name that the operator removed. The store keeps it until the server has informed the player."""
    is_presence_due: bool = False
    """True if the server must record that the player is here, because friends of the player may see this."""


class Device(NamedTuple):
    """Browser in which a player is signed in, and the times of its sign-in and latest use."""

    browser: str
    """Id of the browser. The player uses it to sign out the browser."""
    device: str | None
    since: str
    seen: str
    is_this: bool


class SessionCookies:
    """Signer of cookies and form tokens. Nobody can create valid cookies or tokens without the signing key."""

    def __init__(self, key: bytes) -> None:
        self._cookies = Signer(key, salt=COOKIE_SALT)
        self._tokens = Signer(key, salt="skyhop form")
        self._keyed = Signer(key, salt="skyhop attempt")
        self._key = key
        self._unsigned = lru_cache(MAX_CACHED)(self._cookies.unsign)
        self.token = lru_cache(MAX_CACHED)(self._make_token)

    def sign_proof(self, proof: str) -> str:
        """Return the signed cookie that contains a proof (the text that identifies the player of a browser)."""
        return self._cookies.sign(proof).decode()

    def read_proof(self, cookie: str | None) -> str | None:
        """Return the proof in a browser's cookie. If the cookie is missing or its signature is invalid, return None.

        The method caches only valid cookies, since invalid cookies can have any length.
        """
        try:
            return self._unsigned(cookie or "").decode()
        except BadSignature:
            return None

    def _make_token(self, player: str) -> str:
        return self._tokens.get_signature(player).decode()

    def hash_text(self, text: str) -> str:
        """Return a keyed hash of a text. The same key and text always result in the same hash.

        Without the key, nobody can predict the hash.
        """
        return self._keyed.get_signature(text).decode()

    def derive_bytes(self, text: str) -> bytes:
        """Return 32 bytes derived from the signing key and a text.

        The same key and text always result in the same bytes. Without the key, nobody can predict the bytes.
        """
        return digest(self._key, f"skyhop word {text}".encode(), "sha256")

    def is_token(self, player: str, token: str) -> bool:
        """Return True if a form token is the token of this player."""
        return compare_digest(self.token(player).encode(), token.encode())


def new_guest() -> str:
    """Return a random, unguessable id for a new guest."""
    return "g" + secrets.token_hex(16)


def new_proof(player: str) -> str:
    """Return a new random proof that identifies a guest. It contains the id of the guest."""
    return f"{player}:{secrets.token_hex(16)}"


def new_session() -> str:
    """Return a new random proof that identifies the player of an account. It does not contain the player's id."""
    return new_proof(SESSION_PREFIX)


def new_successor(proof: str, player: str) -> str:
    """Return a new proof that will replace the proof `proof` of a player.

    If the old proof is for an account, the new proof is for an account too. Otherwise, both proofs are for a guest.
    """
    return new_session() if is_session(proof) else new_proof(player)


def is_session(proof: str) -> bool:
    """Return True if a proof belongs to an account."""
    return parse_player(proof) == SESSION_PREFIX


def parse_player(proof: str) -> str:
    """Return the first word of a proof: the id of a guest, or `SESSION_PREFIX` for an account."""
    return proof.partition(":")[0]


def hash_secret(proof: str) -> str:
    """Return the hash of a proof (the secret in a browser's cookie) or API token. The store keeps only the hash."""
    return sha256(proof.encode()).hexdigest()


class FreshCache(Generic[Value]):
    """Cache of the latest values, by the hash of a proof or token. A value is fresh for `CACHE_SECONDS` seconds."""

    def __init__(self, read: Callable[[str], Awaitable[Value | None]]) -> None:
        """Create an empty cache. `read` reads a value from the store."""
        self._read_value = read
        self._values = OrderedDict[str, tuple[Value | None, float]]()
        self.withdrawals = 0
        """Number of revocations so far. When this number changes, long requests check their proof again."""

    def _cache(self, secret_hash: str, value: Value | None) -> None:
        self._values[secret_hash] = (value, time.monotonic() + CACHE_SECONDS)
        self._values.move_to_end(secret_hash)
        if len(self._values) > MAX_CACHED:
            self._values.popitem(last=False)

    def forget(self) -> None:
        """Remove all values from the cache."""
        self.withdrawals += 1
        self._values.clear()


class Sessions(FreshCache[Session]):
    """Cache of sessions, by the proof in the browser's cookie."""

    async def find_session(self, proof: str) -> Session | None:
        """Return the session of a proof, or None if the proof has ended.

        If the store is unavailable, use the cache.

        Raises:
            StoreFault: if the store is unavailable, and the proof of an account is not in the cache.
        """
        unknown = None if is_session(proof) else Session(parse_player(proof))
        session, until = self._values.get(hash_secret(proof), (unknown, 0.0))
        if time.monotonic() < until:
            return session
        withdrawals = self.withdrawals
        try:
            session = await self._read_value(proof)
        except StoreFault:
            if session is None and is_session(proof):
                raise
            return session
        if withdrawals == self.withdrawals:  # else the answer may be older than a revocation
            self._cache(hash_secret(proof), session)
        return session

    def find_cached_player(self, proof: str) -> str | None:
        """Look up a proof in the cache, and return the id of its player. Return None if the cache lacks the proof.

        The method never reads the store.
        """
        session, _until = self._values.get(hash_secret(proof), (None, 0.0))
        return session.player if session is not None else None

    def remember(self, proof: str, session: Session | None) -> None:
        """Replace the cached session of a proof with `session`, unless the proof is not cached or was revoked."""
        if self._values.get(hash_secret(proof), (None, 0.0))[0] is not None:
            self._cache(hash_secret(proof), session)

    def withdraw(self, hashes: Iterable[str]) -> None:
        """Mark the proofs with these hashes as revoked in the cache."""
        self.withdrawals += 1
        for proof_hash in hashes:
            self._cache(proof_hash, None)


def read_proof(connection: sa.Connection, proof: str) -> Session | None:
    """Return the session that belongs to a browser's proof, or None if the proof has ended."""
    query = sa.select(PROOFS, ACCOUNTS.c.shows_presence, ACCOUNTS.c.here_at)
    query = query.outerjoin(ACCOUNTS, ACCOUNTS.c.player == PROOFS.c.player)
    row = connection.execute(query.where(PROOFS.c.hash == hash_secret(proof))).first()
    lasts = SESSION_DAYS if is_session(proof) else GUEST_DAYS
    if row is None and is_session(proof):
        return None
    if row is not None and ((row.ends is not None and row.ends <= now()) or row.seen < days_ago(lasts)):
        return None
    player = read_player(connection, parse_player(proof) if row is None else row.player)
    if player is None:
        return Session(parse_player(proof))  # spectating guests are not stored
    is_account = player.kind is PlayerKind.ACCOUNT
    if player.kind is PlayerKind.GONE or is_account is not is_session(proof):
        return None  # a guest's proof never signs in to an account
    is_followed = row is not None and row.ends is not None
    is_old = parse_player(proof) == proof or (row is not None and row.created < days_ago(RENEWAL_DAYS))
    is_new = row is None or row.follows is not None or row.seen < days_ago(1)
    is_old = is_old and not is_followed
    is_away = row is not None and (row.here_at or "") < seconds_ahead(-PRESENCE_SECONDS)
    is_presence_due = row is not None and row.shows_presence == 1 and is_away
    return Session(player.id, player.name, is_old, is_new, is_account, player.taken, is_presence_due)


def record_presence(connection: sa.Connection, player: str) -> None:
    """Record that a player is here now, if friends of the player may see this."""
    own = (ACCOUNTS.c.player == player) & (ACCOUNTS.c.shows_presence == 1)
    connection.execute(sa.update(ACCOUNTS).where(own).values(here_at=now()))


def keep_proof(
    connection: sa.Connection, proof: str, player: str, follows: str | None = None, device: str | None = None
) -> None:
    """Insert a new proof of a player's browser. If the store already has the proof, do nothing.

    If `follows` is given, the new proof replaces this older proof.
    """
    proof_hash, after = hash_secret(proof), follows and hash_secret(follows)
    before = connection.execute(sa.select(PROOFS.c.browser, PROOFS.c.device).where(PROOFS.c.hash == after)).first()
    browser, device = before or (proof_hash[:16], device)
    row = {"hash": proof_hash, "player": player, "follows": after, "browser": browser, "device": device}
    at = now()
    insert_once(connection, PROOFS, "hash", **row, created=at, seen=at)


def record_proof(connection: sa.Connection, proof: str, player: str, device: str | None = None) -> None:
    """Record the use of a proof. If this proof replaces an older proof, the older proof ends after `GRACE_HOURS`.

    The browser has received the new proof and no longer needs the older proof.
    """
    keep_proof(connection, proof, player, device=device)
    own = PROOFS.c.hash == hash_secret(proof)
    before = connection.scalar(sa.select(PROOFS.c.follows).where(own))
    is_before = (PROOFS.c.hash == before) & PROOFS.c.ends.is_(None)
    connection.execute(sa.update(PROOFS).where(is_before).values(ends=hours_ahead(GRACE_HOURS)))
    named = {} if device is None else {"device": device}
    connection.execute(sa.update(PROOFS).where(own).values(follows=None, seen=now(), **named))
    connection.execute(sa.update(PLAYERS).where(PLAYERS.c.id == player).values(seen=now()))


def find_browser(connection: sa.Connection, proof: str) -> str | None:
    """Return the id of the browser that has a proof, or None if the store lacks the proof."""
    return connection.scalar(sa.select(PROOFS.c.browser).where(PROOFS.c.hash == hash_secret(proof)))


def withdraw_proofs(
    connection: sa.Connection, player: str, *, excluded: str | None = None, browser: str | None = None
) -> Sequence[str]:
    """End all proofs of a player except `excluded`. If `browser` is given, end only proofs of this browser.

    Browsers that have no valid proof afterwards receive no more notices. Return the hashes of the ended proofs.
    """
    hashes = _end_proofs(connection, player, excluded=excluded, browser=browser)
    is_valid = PROOFS.c.ends.is_(None) | (PROOFS.c.ends > now())
    valid = sa.select(PROOFS.c.browser).where((PROOFS.c.player == player) & is_valid & PROOFS.c.browser.is_not(None))
    _end_subscriptions(connection, (SUBSCRIPTIONS.c.player == player) & SUBSCRIPTIONS.c.browser.not_in(valid))
    return hashes


def replace_proof(
    connection: sa.Connection, player: str, before: str, begin: Callable[[sa.Connection], Value], proof: str
) -> tuple[Value, Sequence[str]]:
    """End the proofs of a player's browser. `begin` writes the new proof `proof`, perhaps of another player.

    `before` is the previous proof. If the new proof belongs to the same person, the browser keeps receiving the notices
    of this person. Otherwise, it receives none. Return the result of `begin` and the hashes of the ended proofs.
    """
    browser = find_browser(connection, before)
    ended = _end_proofs(connection, player, browser=browser) if browser else ()
    answer = begin(connection)
    if browser:
        new = connection.execute(
            sa.select(PROOFS.c.player, PROOFS.c.browser).where(PROOFS.c.hash == hash_secret(proof))
        )
        after = new.one()
        own = SUBSCRIPTIONS.c.browser == browser
        _end_subscriptions(connection, own & (SUBSCRIPTIONS.c.player != after.player))
        connection.execute(sa.update(SUBSCRIPTIONS).where(own).values(browser=after.browser))
    return answer, ended


def _end_subscriptions(connection: sa.Connection, condition: sa.ColumnElement[bool]) -> None:
    """Delete the selected subscriptions of browsers, and their notices."""
    names = list(connection.scalars(sa.select(SUBSCRIPTIONS.c.id).where(condition)))
    connection.execute(sa.delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id.in_(names)))
    # nothing queues notices for a deleted subscription
    connection.execute(sa.delete(NOTICES).where(NOTICES.c.subscription.in_(names)))


def _end_proofs(
    connection: sa.Connection, player: str, *, excluded: str | None = None, browser: str | None = None
) -> Sequence[str]:
    """End all proofs of a player except `excluded`. If `browser` is given, end only proofs of this browser.

    Return the hashes of the ended proofs.
    """
    ended = (PROOFS.c.player == player) & (PROOFS.c.ends.is_(None) | (PROOFS.c.ends > now()))
    if excluded is not None:
        ended &= PROOFS.c.hash != hash_secret(excluded)
    if browser is not None:
        ended &= PROOFS.c.browser == browser
    hashes = list(connection.scalars(sa.select(PROOFS.c.hash).where(ended)))
    connection.execute(sa.update(PROOFS).where(PROOFS.c.hash.in_(hashes)).values(ends=now(), follows=None))
    return hashes


def read_devices(connection: sa.Connection, player: str, own: str) -> list[Device]:
    """Return the browsers in which a player is signed in.

    The browser with the proof `own` comes first. The other browsers follow, with the latest use first.
    """
    this = connection.scalar(sa.select(PROOFS.c.browser).where(PROOFS.c.hash == hash_secret(own)))
    lasts = SESSION_DAYS if is_session(own) else GUEST_DAYS
    is_valid = PROOFS.c.ends.is_(None) & PROOFS.c.follows.is_(None) & (PROOFS.c.seen >= days_ago(lasts))
    columns = sa.select(PROOFS.c.browser, PROOFS.c.device, PROOFS.c.created, PROOFS.c.seen)
    rows = connection.execute(columns.where((PROOFS.c.player == player) & is_valid).order_by(PROOFS.c.seen.desc()))
    devices = [Device(*row, is_this=row.browser == this) for row in rows]
    return sorted(devices, key=lambda device: not device.is_this)


LINK_SECONDS, OPERATOR_SECONDS = 900, 3600
"""Seconds for which the link that signs in an operator works, and seconds of the session of an operator."""
OPERATOR_KEY_BYTES = 32


def make_operator_link(connection: sa.Connection, operator: str) -> str:
    """Create the secret of a link that signs in an operator once. The store keeps only its hash."""
    return _add_operator_key(connection, operator, LINK_SECONDS, is_session=False)


def _add_operator_key(connection: sa.Connection, operator: str, seconds: int, *, is_session: bool) -> str:
    secret = secrets.token_urlsafe(OPERATOR_KEY_BYTES)
    row = {"hash": hash_secret(secret), "operator": operator, "is_session": int(is_session)}
    connection.execute(sa.insert(OPERATOR_KEYS).values(row | {"ends": seconds_ahead(seconds)}))
    return secret


def has_operator_access(connection: sa.Connection) -> bool:
    """Return True if a link or a session of any operator is valid. Otherwise, the server hides the operator page."""
    return connection.scalar(sa.select(OPERATOR_KEYS.c.hash).where(OPERATOR_KEYS.c.ends > now()).limit(1)) is not None


def find_operator(connection: sa.Connection, secret: str, *, is_session: bool = True) -> str | None:
    """Return the name of the operator who has the session with this secret, or None if no valid session has it.

    If `is_session` is False, look for a link with this secret instead.
    """
    valid = (OPERATOR_KEYS.c.ends > now()) & (OPERATOR_KEYS.c.is_session == int(is_session))
    own = OPERATOR_KEYS.c.hash == hash_secret(secret)
    return connection.scalar(sa.select(OPERATOR_KEYS.c.operator).where(own & valid))


def begin_operator_session(connection: sa.Connection, secret: str) -> tuple[str, str] | None:
    """Use up a link, and return the operator and the secret of a new session. Return None if the link is invalid."""
    operator = find_operator(connection, secret, is_session=False)
    if operator is None or not end_operator_key(connection, secret):
        return None
    return operator, _add_operator_key(connection, operator, OPERATOR_SECONDS, is_session=True)


def end_operator_key(connection: sa.Connection, secret: str) -> bool:
    """End a session or a link. Return False if it has already ended."""
    return connection.execute(sa.delete(OPERATOR_KEYS).where(OPERATOR_KEYS.c.hash == hash_secret(secret))).rowcount == 1


def end_operator_keys(connection: sa.Connection) -> int:
    """End all sessions and links of operators. Return their number."""
    return connection.execute(sa.delete(OPERATOR_KEYS)).rowcount
