"""API tokens of programs, each with a program, scopes and an owner.

The server shows a token once, to the person who creates the token, and stores only its hash. If the owner creates
another token with the same name, the program stays the same player.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Collection
from enum import StrEnum
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.i18n import _, ngettext
from skyhop.server.names import NoName, parse_player_name
from skyhop.server.players.moderation import check_not_barred
from skyhop.server.players.players import PlayerKind, check_is_here, enter_player
from skyhop.server.players.sessions import FreshCache, hash_secret
from skyhop.server.schema import PLAYERS, TOKENS
from skyhop.server.timestamps import now

PREFIX = "skyhop_"
"""Prefix of each token. Tools that search code for secrets recognise tokens by this prefix."""
TOKEN_BYTES = 32
LONGEST_TOKEN = 80
MAX_TOKENS = 20
"""Maximum number of valid tokens of one person."""


class Scope(StrEnum):
    """Permission of an API token."""

    READ = "read"
    """See the program's matches and receive their events."""
    PLAY = "play"
    """Act in the program's seats: actions, resignations and draws."""
    OFFER = "offer"
    """Start matches, invite other programs and join offers."""
    ANALYSE = "analyse"
    """Request analyses of finished matches."""


class Token(NamedTuple):
    """API token in the store: its program, owner and scopes."""

    hash: str
    program: str
    """Player id of the program."""
    name: str
    owner: str | None
    """Player id of the owner. None if the operator owns the token."""
    owner_name: str | None
    scopes: frozenset[Scope]
    created: str
    seen: str
    """Time at which an event stream was last opened with the token."""
    stream: str | None
    """Id of the latest event stream that was opened with the token. Any worker may serve the stream."""


class TooManyTokens(ValueError):  # noqa: N818  an expected outcome, not a program error
    """Error raised when a person with too many tokens creates another token. The message explains the next step."""


_OWNER = PLAYERS.alias()
_COLUMNS = (
    TOKENS.c.hash,
    TOKENS.c.program,
    PLAYERS.c.name,
    TOKENS.c.owner,
    _OWNER.c.name,
    TOKENS.c.scopes,
    TOKENS.c.created,
    TOKENS.c.seen,
    TOKENS.c.stream,
)
_FROM = TOKENS.join(PLAYERS, PLAYERS.c.id == TOKENS.c.program).outerjoin(_OWNER, _OWNER.c.id == TOKENS.c.owner)
_VALID = sa.select(*_COLUMNS).select_from(_FROM).where(TOKENS.c.ends.is_(None))


def is_token(text: str) -> bool:
    """Return True if a text has the form of an API token."""
    return text.startswith(PREFIX) and len(text) <= LONGEST_TOKEN and text.isascii()


def read_token(connection: sa.Connection, token_hash: str) -> Token | None:
    """Return the token whose hash is `token_hash`, or None if the token is unknown or revoked."""
    return next(iter(_read(connection, TOKENS.c.hash == token_hash)), None)


def read_tokens(connection: sa.Connection, owner: str | None, *, of_all: bool = False) -> list[Token]:
    """Return the valid tokens of an owner, or of all owners if `of_all` is True. The oldest token comes first."""
    return _read(connection, sa.true() if of_all else TOKENS.c.owner == owner)


def _read(connection: sa.Connection, where: sa.ColumnElement[bool]) -> list[Token]:
    rows = connection.execute(_VALID.where(where).order_by(TOKENS.c.created, TOKENS.c.hash))
    return [Token(*row)._replace(scopes=frozenset(map(Scope, row[5].split()))) for row in rows]


def make_token(connection: sa.Connection, owner: str | None, name: str, scopes: Collection[Scope]) -> str:
    """Create a token of a program and return the text of the token. The server shows the text only once.

    If the owner already has a program with this name, the token belongs to that program.

    Raises:
        NoName: if no program can have this name.
        PlayerGone: if the owner was deleted meanwhile.
        TooManyTokens: if the owner has too many tokens.
    """
    called = parse_player_name(name)
    if called is None:
        raise NoName(_("The program has no name. Enter a name."))
    check_not_barred(connection, called)
    owned = TOKENS.c.owner.is_(None) if owner is None else TOKENS.c.owner == owner
    if owner is not None:
        check_is_here(connection, owner)
        count = connection.scalar(sa.select(sa.func.count()).select_from(TOKENS).where(owned & TOKENS.c.ends.is_(None)))
        if (count or 0) >= MAX_TOKENS:
            problem = ngettext(
                "You have %(count)s token, the maximum. Revoke a token that you do not use.",
                "You have %(count)s tokens, the maximum. Revoke a token that you do not use.",
                MAX_TOKENS,
            )
            raise TooManyTokens(problem % {"count": MAX_TOKENS})
    same = sa.select(TOKENS.c.program).join(PLAYERS, PLAYERS.c.id == TOKENS.c.program)
    program = connection.scalar(same.where(owned & (PLAYERS.c.name == called)).limit(1))
    if program is None:
        program = "p" + secrets.token_hex(16)
        enter_player(connection, program, PlayerKind.PROGRAM, called)
    token = PREFIX + secrets.token_urlsafe(TOKEN_BYTES)
    scope_list = " ".join(scope for scope in Scope if scope in scopes)
    row = {"hash": hash_secret(token), "program": program, "owner": owner, "scopes": scope_list}
    connection.execute(sa.insert(TOKENS).values(row | {"created": now(), "seen": now()}))
    return token


def list_owner_and_programs(connection: sa.Connection, player: str) -> list[str]:
    """Return the id of a person, then the ids of all programs of this person.

    `player` is the person, or one of the person's programs.
    """
    owner = connection.scalar(sa.select(TOKENS.c.owner).where(TOKENS.c.program == player).limit(1)) or player
    programs = sa.select(TOKENS.c.program).where(TOKENS.c.owner == owner).distinct()
    return [owner, *connection.scalars(programs)]


def revoke_token(connection: sa.Connection, token_hash: str, owner: str | None = None) -> bool:
    """Revoke the token whose hash starts with `token_hash`, and return True. If there is no such token, return False.

    If `owner` is given, revoke only a token of this owner.
    """
    where = TOKENS.c.hash.startswith(token_hash, autoescape=True) & TOKENS.c.ends.is_(None)
    if owner is not None:
        where &= TOKENS.c.owner == owner
    return connection.execute(sa.update(TOKENS).where(where).values(ends=now())).rowcount > 0


def begin_stream(connection: sa.Connection, token_hash: str, stream: str) -> None:
    """Record that a program opened the event stream `stream` with a token.

    This stream replaces the previous stream of the token.
    """
    connection.execute(sa.update(TOKENS).where(TOKENS.c.hash == token_hash).values(stream=stream, seen=now()))


class Tokens(FreshCache[Token]):
    """Cache of valid API tokens."""

    def find_cached(self, token_hash: str) -> Token | None:
        """Look up the token with the hash `token_hash` in the cache. Return None if the cache has no recent entry."""
        token, until = self._values.get(token_hash, (None, 0.0))
        return token if time.monotonic() < until else None

    def find_cached_program(self, token_hash: str) -> str | None:
        """Return the player id of a token's program from the cache, even if the cached entry is old.

        Return None if the cache has no entry for the token.
        """
        token, _until = self._values.get(token_hash, (None, 0.0))
        return None if token is None else token.program

    def was_valid(self, token_hash: str) -> bool:
        """Return True if the token whose hash is `token_hash` was valid at its last check."""
        return token_hash in self._values

    def outdate(self) -> None:
        """Read all tokens from the store again before their next use, because owners may have been merged or renamed.

        Known tokens stay known, so a request with one of them does not count as an attempt to guess a token.
        """
        self.withdrawals += 1
        self._values = OrderedDict((token_hash, (token, 0.0)) for token_hash, (token, _until) in self._values.items())

    async def find_token(self, token_hash: str) -> Token | None:
        """Read the token with the hash `token_hash` from the store. Return None if the token is unknown or revoked.

        Raise `StoreFault` if the store is unavailable.
        """
        withdrawals = self.withdrawals
        found = await self._read_value(token_hash)
        self._values.pop(token_hash, None)
        if found is not None and withdrawals == self.withdrawals:  # else the answer may be older than a revocation
            self._cache(token_hash, found)
        return found

    async def is_valid(self, token_hash: str) -> bool:
        """Return True if the token whose hash is `token_hash` is still valid.

        The server calls this before an event stream sends more events.
        """
        return (self.find_cached(token_hash) or await self.find_token(token_hash)) is not None
