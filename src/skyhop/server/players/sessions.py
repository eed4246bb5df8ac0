"""Proofs: what a browser keeps in a cookie, and shows with each request, to be known as a player again.

A proof is signed and names its player, so that it is believed where the store cannot be asked, or was put back from a
backup that is older than it. The store has its hash, when it was shown last, and when it ends: so it can be renewed,
and withdrawn. That of an account is a *session*: it names nobody, and only the store says whose it is.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from hmac import compare_digest, digest
from typing import NamedTuple

import sqlalchemy as sa
from itsdangerous import BadSignature, Signer

from skyhop.server.exceptions import StoreFault
from skyhop.server.players.players import PlayerKind, read_player
from skyhop.server.schema import PLAYERS, PROOFS
from skyhop.server.timestamps import days_ago, hours_ahead, now

MOST_REMEMBERED = 20_000
"""Cookies, and tokens of forms, that need not be worked out again."""
COOKIE_SALT = "skyhop badge"
"""As it was when tables first opened: with another one every guest would lose their seats."""
DAYS = 30
"""After so many a proof is renewed when it is shown."""
GRACE = 1
"""Hours for which one is still believed after its successor was shown: what was asked before may come later."""
LASTS, SESSION_LASTS = 365, 90
"""Days without being shown after which a guest's proof, or a session, ends."""
SESSION = "session"
"""In the place of a player's name."""
FRESH = 30.0
"""Seconds for which the store need not be asked again."""

KEPT = sa.text(
    "INSERT INTO proofs (hash, player, created, seen, follows, browser, device) "
    "VALUES (:hash, :player, :at, :at, :follows, :browser, :device) ON CONFLICT (hash) DO NOTHING"
)


class Session(NamedTuple):
    """Who somebody is by a proof."""

    player: str
    name: str | None = None
    """What they are called, as far as the store knows."""
    is_due: bool = False
    """Whether the proof is to be renewed."""
    is_new: bool = False
    """Whether the store is to be told that it was shown."""
    is_account: bool = False
    taken: str | None = None
    """A name that was taken away, of which they are to be told."""


class Device(NamedTuple):
    """A browser that proves a player."""

    browser: str
    """Names it to whoever may sign it out."""
    device: str | None
    since: str
    seen: str
    is_this: bool


class SessionCookies:
    """Makes and signs proofs, and the tokens of forms, so that nobody can make one up."""

    def __init__(self, key: bytes) -> None:
        self._cookies = Signer(key, salt=COOKIE_SALT)
        self._tokens = Signer(key, salt="skyhop form")
        self._keyed = Signer(key, salt="skyhop attempt")
        self._key = key
        self._unsigned = lru_cache(MOST_REMEMBERED)(self._cookies.unsign)
        self.token = lru_cache(MOST_REMEMBERED)(self._token)

    def cookie(self, proof: str) -> str:
        """Write the cookie that a browser keeps."""
        return self._cookies.sign(proof).decode()

    def proof(self, cookie: str | None) -> str | None:
        """Read a cookie; None where it is missing or not ours, and that is not remembered: it may be of any length."""
        try:
            return self._unsigned(cookie or "").decode()
        except BadSignature:
            return None

    def _token(self, player: str) -> str:
        """The token that this player's forms carry."""
        return self._tokens.get_signature(player).decode()

    def keyed(self, text: str) -> str:
        """Write a text so that nobody without the key can tell it, and it is always written alike."""
        return self._keyed.get_signature(text).decode()

    def drawn(self, text: str) -> bytes:
        """Draw 32 bytes for a text, always the same, that nobody without the key can tell."""
        return digest(self._key, f"skyhop word {text}".encode(), "sha256")

    def is_token(self, player: str, token: str) -> bool:
        """Say whether a form was made for this player."""
        return compare_digest(self.token(player).encode(), token.encode())


def new_guest() -> str:
    """Name a guest who has just come in; nobody can guess the name."""
    return "g" + secrets.token_hex(16)


def new_proof(player: str) -> str:
    """Make a proof for a player."""
    return f"{player}:{secrets.token_hex(16)}"


def new_session() -> str:
    """Make a proof for an account."""
    return new_proof(SESSION)


def successor_of(proof: str, player: str) -> str:
    """Make a proof to take the place of another of the same player."""
    return new_session() if is_session(proof) else new_proof(player)


def is_session(proof: str) -> bool:
    """Say whether a proof is that of an account."""
    return player_of(proof) == SESSION


def player_of(proof: str) -> str:
    """The player for whom a proof was made; those of earlier versions were the player's name alone."""
    return proof.partition(":")[0]


def hash_of(proof: str) -> str:
    """What the store keeps of a proof."""
    return sha256(proof.encode()).hexdigest()


class Sessions:
    """Finds who shows a proof, and remembers for a while what the store said."""

    def __init__(self, ask: Callable[[str], Awaitable[Session | None]]) -> None:
        self._ask = ask
        self._said = OrderedDict[str, tuple[Session | None, float]]()
        self.withdrawals = 0
        """How often proofs were withdrawn; whoever relies on one for long asks again when this has changed."""

    async def proved(self, proof: str) -> Session | None:
        """Say who shows a proof; None where it has ended. Where the store cannot be asked, what was known before.

        Nothing is known of an account then but what the store has said: `StoreFault` where it has not.
        """
        unknown = None if is_session(proof) else Session(player_of(proof))
        said, until = self._said.get(hash_of(proof), (unknown, 0.0))
        if time.monotonic() < until:
            return said
        withdrawals = self.withdrawals
        try:
            said = await self._ask(proof)
        except StoreFault:
            if said is None and is_session(proof):
                raise
            return said
        if withdrawals == self.withdrawals:  # else the store may have said so before
            self._remember(hash_of(proof), said)
        return said

    def known(self, proof: str) -> str | None:
        """Name the player whom a proof proves as far as it is known here, without asking; None where it is not."""
        said, _until = self._said.get(hash_of(proof), (None, 0.0))
        return said.player if said is not None else None

    def remember(self, proof: str, said: Session | None) -> None:
        """Believe this for a while of a proof that is believed, and was not withdrawn meanwhile."""
        if self._said.get(hash_of(proof), (None, 0.0))[0] is not None:
            self._remember(hash_of(proof), said)

    def withdraw(self, hashes: Iterable[str]) -> None:
        """Believe the proofs of these hashes no longer."""
        self.withdrawals += 1
        for hashed in hashes:
            self._remember(hashed, None)

    def _remember(self, hashed: str, said: Session | None) -> None:
        self._said[hashed] = (said, time.monotonic() + FRESH)
        self._said.move_to_end(hashed)
        if len(self._said) > MOST_REMEMBERED:
            self._said.popitem(last=False)

    def forget(self) -> None:
        """Ask the store again for each."""
        self.withdrawals += 1
        self._said.clear()


def read_proof(connection: sa.Connection, proof: str) -> Session | None:
    """Say who shows a proof; None where it has ended."""
    row = connection.execute(sa.select(PROOFS).where(PROOFS.c.hash == hash_of(proof))).first()
    lasts = SESSION_LASTS if is_session(proof) else LASTS
    if row is None and is_session(proof):
        return None
    if row is not None and ((row.ends is not None and row.ends <= now()) or row.seen < days_ago(lasts)):
        return None
    player = read_player(connection, player_of(proof) if row is None else row.player)
    if player is None:
        return Session(player_of(proof))  # nothing is kept of guests who only look
    is_account = player.kind is PlayerKind.ACCOUNT
    if player.kind is PlayerKind.GONE or is_account is not is_session(proof):
        return None  # what proved a guest never proves an account
    is_followed = row is not None and row.ends is not None
    is_old = player_of(proof) == proof or (row is not None and row.created < days_ago(DAYS))
    is_new = row is None or row.follows is not None or row.seen < days_ago(1)
    return Session(player.id, player.name, is_old and not is_followed, is_new, is_account, player.taken)


def keep_proof(
    connection: sa.Connection, proof: str, player: str, follows: str | None = None, device: str | None = None
) -> None:
    """Write a proof of a player, perhaps in the place of another; one that is there stays as it is."""
    hashed, after = hash_of(proof), follows and hash_of(follows)
    before = connection.execute(sa.select(PROOFS.c.browser, PROOFS.c.device).where(PROOFS.c.hash == after)).first()
    browser, device = before or (hashed[:16], device)
    row = {"hash": hashed, "player": player, "at": now(), "follows": after, "browser": browser, "device": device}
    connection.execute(KEPT, row)


def show_proof(connection: sa.Connection, proof: str, player: str, device: str | None = None) -> None:
    """Write that a proof was shown: the browser has it, and the one before it ends soon."""
    keep_proof(connection, proof, player, device=device)
    own = PROOFS.c.hash == hash_of(proof)
    before = connection.scalar(sa.select(PROOFS.c.follows).where(own))
    is_before = (PROOFS.c.hash == before) & PROOFS.c.ends.is_(None)
    connection.execute(sa.update(PROOFS).where(is_before).values(ends=hours_ahead(GRACE)))
    named = {} if device is None else {"device": device}
    connection.execute(sa.update(PROOFS).where(own).values(follows=None, seen=now(), **named))
    connection.execute(sa.update(PLAYERS).where(PLAYERS.c.id == player).values(seen=now()))


def withdraw_proofs(
    connection: sa.Connection, player: str, *, but: str | None = None, browser: str | None = None
) -> Sequence[str]:
    """End all proofs of a player but one, or those that one browser has, at once; give their hashes."""
    ended = (PROOFS.c.player == player) & (PROOFS.c.ends.is_(None) | (PROOFS.c.ends > now()))
    if but is not None:
        ended &= PROOFS.c.hash != hash_of(but)
    if browser is not None:
        ended &= PROOFS.c.browser == browser
    hashes = list(connection.scalars(sa.select(PROOFS.c.hash).where(ended)))
    connection.execute(sa.update(PROOFS).where(PROOFS.c.hash.in_(hashes)).values(ends=now(), follows=None))
    return hashes


def read_devices(connection: sa.Connection, player: str, own: str) -> list[Device]:
    """List the browsers that prove a player, that which shows a proof of its `own` first, then the latest."""
    this = connection.scalar(sa.select(PROOFS.c.browser).where(PROOFS.c.hash == hash_of(own)))
    lasts = SESSION_LASTS if is_session(own) else LASTS
    is_valid = PROOFS.c.ends.is_(None) & PROOFS.c.follows.is_(None) & (PROOFS.c.seen >= days_ago(lasts))
    columns = sa.select(PROOFS.c.browser, PROOFS.c.device, PROOFS.c.created, PROOFS.c.seen)
    rows = connection.execute(columns.where((PROOFS.c.player == player) & is_valid).order_by(PROOFS.c.seen.desc()))
    devices = [Device(*row, is_this=row.browser == this) for row in rows]
    return sorted(devices, key=lambda device: not device.is_this)
