"""Which program asks: by the token in its header, never by a cookie and never by an address."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from starlette.requests import Request

from skyhop.i18n import _
from skyhop.server.answers import UnknownMatch
from skyhop.server.match_registry import Matches
from skyhop.server.matches.live import Live
from skyhop.server.players.sessions import hash_of
from skyhop.server.players.tokens import Scope, Token, Tokens
from skyhop.server.seats import Seat
from skyhop.server.spectator_access import may_watch
from skyhop.web.http.limits import LOOK, address_of, charge
from skyhop.web.http.problem import KIND, Problem
from skyhop.web.http.sessions import shown_in
from skyhop.web.pages.match.match import closed_told


class Untold(Exception):  # noqa: N818  an answer, not an error of the program
    """Something that cannot be done, and how the program is told so."""

    def __init__(self, problem: Problem, **headers: str) -> None:
        super().__init__(problem.detail)
        self.problem = problem
        self.headers = headers


class Asking(NamedTuple):
    """A request of a program, and what it sent."""

    request: Request
    token: Token
    sent: Any = None

    @property
    def matches(self) -> Matches:
        """The matches of this table."""
        return cast("Matches", self.request.app.state.matches)

    @property
    def seat(self) -> Seat:
        """The program as it sits down."""
        return Seat("program", self.token.program, self.token.name, self.token.owner_name)


def refuse(status: int, kind: str, title: str, detail: str) -> Untold:
    """A problem of a kind."""
    return Untold(Problem(KIND + kind, title, status, detail))


async def opened(asking: Asking, *, is_fresh: bool = False) -> Live:
    """The match that the address names."""
    try:
        live = await asking.matches.open(asking.request.path_params["match"], is_fresh=is_fresh)
    except UnknownMatch:
        raise unknown_match() from None
    if not may_watch(live, asking.token.program):
        raise refuse(403, "door", _("Closed"), closed_told(is_over=live.match.outcome is not None))
    return live


async def own(asking: Asking) -> tuple[Live, int]:
    """A match and the seat of the program in it."""
    live = await opened(asking)
    seat = live.seat_of(asking.token.program)
    if seat is None:
        raise refuse(403, "seat", _("No seat"), _("The program has no seat in this match: it may only watch."))
    return live, seat


def unknown_match() -> Untold:
    """There is none of this name."""
    return refuse(404, "match", _("Nothing here"), _("There is no match of this name."))


def tokens_of(request: Request) -> Tokens:
    """The tokens of this table."""
    return cast("Tokens", request.app.state.tokens)


async def asked_by(request: Request, scope: Scope) -> Token:
    """Find out which program asks; `Untold` where its token is none, or does not allow this.

    Whoever comes without a token that was known is counted by the address, before the store is asked: who guesses keeps
    out nobody who has been there.
    """
    request.state.guest, request.state.is_new = f"programs of {address_of(request)}", False
    shown, tokens = shown_in(request.headers), tokens_of(request)
    hashed = hash_of(shown)
    token = tokens.known(hashed)
    if token is None:
        if not tokens.remembers(hashed):
            await charge(request, LOOK)
        token = await tokens.ask(hashed) if shown else None
    if token is None:
        detail = _("This needs a token, as “Authorization: Bearer …”, that holds; the settings page makes one.")
        error = refuse(401, "token", _("No token"), detail)
        error.headers["WWW-Authenticate"] = "Bearer"
        raise error
    request.state.guest = token.program
    if scope not in token.scopes:
        detail = _("This needs a token for “%(scope)s”, and yours is not; the settings page makes another one.")
        error = refuse(403, "scope", _("Not with this token"), detail % {"scope": scope})
        error.headers["WWW-Authenticate"] = f'Bearer error="insufficient_scope", scope="{scope}"'
        raise error
    return token
