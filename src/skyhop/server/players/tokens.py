"""Tokens: by what a program proves who it is, what it may do with one, and to whom it belongs.

A token is shown once, to whoever makes it; the store has its hash. A program stays the same player when its token is
replaced by another one of the same owner under the same name.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from enum import StrEnum
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.i18n import _, ngettext
from skyhop.server.names import NoName, player_name
from skyhop.server.players.players import PlayerKind, check_is_here, enter_player
from skyhop.server.players.reports import check_not_barred
from skyhop.server.players.sessions import FRESH, MOST_REMEMBERED, hash_of
from skyhop.server.schema import PLAYERS, TOKENS
from skyhop.server.timestamps import now

PREFIX = "skyhop_"
"""Of each token, so that programs that look for secrets in files know one."""
TOKEN_BYTES = 32
LONGEST_TOKEN = 80
MOST_OF_OWNER = 20
"""Tokens that a person has at a time."""


class Scope(StrEnum):
    """What a program may do with a token."""

    READ = "read"
    """See its matches, and hear what happens in them."""
    PLAY = "play"
    """Act in its seats: actions, resignations, draws."""
    OFFER = "offer"
    """Begin matches, invite other programs, sit down."""
    ANALYSE = "analyse"
    """Have matches analysed that are over."""


class Token(NamedTuple):
    """A token as the store knows it: whom it proves, and for how much."""

    hash: str
    program: str
    """The player that the program is."""
    name: str
    owner: str | None
    """The player to whom it belongs; None: whoever keeps the table."""
    owner_name: str | None
    scopes: frozenset[Scope]
    created: str
    seen: str
    """When it was used last to hear events."""
    stream: str | None
    """Names the stream of events that was opened last with it, by whichever worker."""


class TooManyTokens(ValueError):  # noqa: N818  it says what a person may have
    """Somebody has as many tokens as they may; the message says what to do."""


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
    """Say whether a text may be a token at all."""
    return text.startswith(PREFIX) and len(text) <= LONGEST_TOKEN and text.isascii()


def read_token(connection: sa.Connection, hashed: str) -> Token | None:
    """Read the token of a hash; None where there is none, or it was revoked."""
    return next(iter(_read(connection, TOKENS.c.hash == hashed)), None)


def read_tokens(connection: sa.Connection, owner: str | None, *, of_all: bool = False) -> list[Token]:
    """List the tokens of an owner, or of all, the oldest first; revoked ones are left out."""
    return _read(connection, sa.true() if of_all else TOKENS.c.owner == owner)


def _read(connection: sa.Connection, where: sa.ColumnElement[bool]) -> list[Token]:
    rows = connection.execute(_VALID.where(where).order_by(TOKENS.c.created, TOKENS.c.hash))
    return [Token(*row)._replace(scopes=frozenset(map(Scope, row[5].split()))) for row in rows]


def make_token(connection: sa.Connection, owner: str | None, name: str, scopes: Collection[Scope]) -> str:
    """Make a token for the program of a name, a new one where the owner has none of that name; give it, to be shown.

    Raises:
        NoName: where no program can be called so.
        PlayerGone: where the owner was deleted meanwhile.
        TooManyTokens: where the owner has as many as may be.

    """
    called = player_name(name)
    if called is None:
        raise NoName(_("A program needs a name; write one."))
    check_not_barred(connection, called)
    owned = TOKENS.c.owner.is_(None) if owner is None else TOKENS.c.owner == owner
    if owner is not None:
        check_is_here(connection, owner)
        count = connection.scalar(sa.select(sa.func.count()).select_from(TOKENS).where(owned & TOKENS.c.ends.is_(None)))
        if (count or 0) >= MOST_OF_OWNER:
            problem = ngettext(
                "You have %(count)s token, and no more can be had; revoke one that is not used.",
                "You have %(count)s tokens, and no more can be had; revoke one that is not used.",
                MOST_OF_OWNER,
            )
            raise TooManyTokens(problem % {"count": MOST_OF_OWNER})
    same = sa.select(TOKENS.c.program).join(PLAYERS, PLAYERS.c.id == TOKENS.c.program)
    program = connection.scalar(same.where(owned & (PLAYERS.c.name == called)).limit(1))
    if program is None:
        program = "p" + secrets.token_hex(16)
        enter_player(connection, program, PlayerKind.PROGRAM, called)
    token = PREFIX + secrets.token_urlsafe(TOKEN_BYTES)
    written = " ".join(scope for scope in Scope if scope in scopes)
    row = {"hash": hash_of(token), "program": program, "owner": owner, "scopes": written}
    connection.execute(sa.insert(TOKENS).values(row | {"created": now(), "seen": now()}))
    return token


def people_behind(connection: sa.Connection, player: str) -> list[str]:
    """Whose a player is, or the player, first; then all programs of theirs. Whoever keeps the table has none."""
    owner = connection.scalar(sa.select(TOKENS.c.owner).where(TOKENS.c.program == player).limit(1)) or player
    programs = sa.select(TOKENS.c.program).where(TOKENS.c.owner == owner).distinct()
    return [owner, *connection.scalars(programs)]


def revoke_token(connection: sa.Connection, hashed: str, owner: str | None = None) -> bool:
    """End the token whose hash begins so, at once, that of an owner where one is named; say whether there was one."""
    where = TOKENS.c.hash.startswith(hashed, autoescape=True) & TOKENS.c.ends.is_(None)
    if owner is not None:
        where &= TOKENS.c.owner == owner
    return connection.execute(sa.update(TOKENS).where(where).values(ends=now())).rowcount > 0


def begin_stream(connection: sa.Connection, hashed: str, stream: str) -> None:
    """Write that a stream of events was opened with a token, in the place of the one before."""
    connection.execute(sa.update(TOKENS).where(TOKENS.c.hash == hashed).values(stream=stream, seen=now()))


class Tokens:
    """Finds who shows a token, and remembers for a while what the store said of those that there are."""

    def __init__(self, ask: Callable[[str], Awaitable[Token | None]]) -> None:
        self._ask = ask
        self._said = OrderedDict[str, tuple[Token, float]]()
        self._withdrawals = 0

    def known(self, hashed: str) -> Token | None:
        """The token of a hash, where the store said so a short while ago."""
        token, until = self._said.get(hashed, (None, 0.0))
        return token if time.monotonic() < until else None

    def program(self, hashed: str) -> str | None:
        """Name the program whose token it was when it was shown last; None where it was none."""
        token, _until = self._said.get(hashed, (None, 0.0))
        return None if token is None else token.program

    def remembers(self, hashed: str) -> bool:
        """Say whether there was such a token when it was shown last."""
        return hashed in self._said

    async def ask(self, hashed: str) -> Token | None:
        """The token of a hash as the store has it now; `StoreFault` where it cannot say."""
        withdrawals = self._withdrawals
        found = await self._ask(hashed)
        self._said.pop(hashed, None)
        if found is not None and withdrawals == self._withdrawals:  # else the store may have said so before
            self._said[hashed] = (found, time.monotonic() + FRESH)
            if len(self._said) > MOST_REMEMBERED:
                self._said.popitem(last=False)
        return found

    async def holds(self, hashed: str) -> bool:
        """Say whether a token that was shown holds still; a stream asks before it tells anything more."""
        return (self.known(hashed) or await self.ask(hashed)) is not None

    def forget(self) -> None:
        """Ask the store again for each."""
        self._withdrawals += 1
        self._said.clear()
