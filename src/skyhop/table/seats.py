"""Seats at a table: a guest with a signed cookie, a bot, or nobody yet."""

from __future__ import annotations

import secrets
from functools import lru_cache
from hmac import compare_digest
from typing import Literal, NamedTuple

from itsdangerous import BadSignature, Signer

from skyhop.bots import bot
from skyhop.core.i18n import _
from skyhop.core.naming import Name, you, your_opponent

Kind = Literal["guest", "bot", "open"]
MOST_REMEMBERED = 20_000
"""Cookies, and tokens of forms, that need not be worked out again."""
COOKIE_SALT = "skyhop badge"
"""As it was when tables first opened: with another one every guest would lose their seats."""


class Seat(NamedTuple):
    """Who sits at a place: a guest by name of the cookie, a bot by its name, or nobody yet."""

    kind: Kind
    player: str | None = None
    called: str | None = None
    """What a guest wants to be called, where they have said so."""

    def is_of(self, guest: str) -> bool:
        """Say whether this guest sits here."""
        return self.kind == "guest" and self.player == guest

    @property
    def title(self) -> str:
        """The word for journals: a bot's name; guests stay nameless."""
        return str(self.player) if self.kind == "bot" else self.kind

    def name(self, *, is_reader: bool) -> str:
        """Name who sits here, in the reader's language."""
        if is_reader:
            return you()
        if self.kind == "bot":
            return _("%(bot)s bot") % {"bot": bot.title_of(str(self.player))}
        if self.kind == "open":
            return Name(_("Nobody yet"), _("nobody yet"))
        return self.called or your_opponent()


class GuestCookies:
    """Signs guest cookies and the tokens of their forms, so that nobody can make one up."""

    def __init__(self, key: bytes) -> None:
        """Sign with the table's key."""
        self._cookies = Signer(key, salt=COOKIE_SALT)
        self._tokens = Signer(key, salt="skyhop form")
        self._unsigned = lru_cache(MOST_REMEMBERED)(self._cookies.unsign)
        self.token = lru_cache(MOST_REMEMBERED)(self._token)

    def new_guest(self) -> str:
        """Name a guest who has just come in; nobody can guess the name."""
        return "g" + secrets.token_hex(16)

    def cookie(self, guest: str) -> str:
        """Write the cookie that a guest carries."""
        return self._cookies.sign(guest).decode()

    def guest(self, cookie: str | None) -> str | None:
        """Read a cookie; None where it is missing or not ours, and that is not remembered: it may be of any length."""
        try:
            return self._unsigned(cookie or "").decode()
        except BadSignature:
            return None

    def _token(self, guest: str) -> str:
        """The token that this guest's forms carry."""
        return self._tokens.get_signature(guest).decode()

    def is_token(self, guest: str, token: str) -> bool:
        """Say whether a form was made for this guest."""
        return compare_digest(self.token(guest).encode(), token.encode())
