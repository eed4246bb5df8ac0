"""Sessions: identify the guest or account of a request, renew its session, and check form tokens."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

import sqlalchemy as sa
from python_multipart.multipart import parse_options_header
from starlette.applications import Starlette
from starlette.datastructures import FormData, Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from skyhop.i18n import _
from skyhop.server.exceptions import StoreFault
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.names import player_name
from skyhop.server.players.sessions import (
    Session,
    SessionCookies,
    Sessions,
    hash_of,
    keep_proof,
    new_guest,
    new_proof,
    successor_of,
    withdraw_proofs,
)
from skyhop.server.players.tokens import is_token
from skyhop.server.schema import PROOFS
from skyhop.server.seats import Seat
from skyhop.server.store import store
from skyhop.server.store.store import Store
from skyhop.web.http.settings import cookie_of, keep_cookie, kept_cookie

LONGEST = 400
"""Largest number of characters of a User-Agent header that is read."""
BROWSERS = (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
"""Marks in a User-Agent header, with the browser's name. Most browsers contain marks of others, so order matters."""
SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad")),
    *(("Windows", "Windows"), ("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux")),
)


def device_of(request: Request) -> str:
    """Return the browser and the system of a request, from known names only, never the header itself."""
    said = request.headers.get("user-agent", "")[:LONGEST]
    found = (next((name for sign, name in kinds if sign in said), "") for kinds in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))


# Whoever sends what is no form is answered so; it is nothing to tell in the log, where it would be repeated.
logging.getLogger("python_multipart").setLevel(logging.CRITICAL + 1)
ENCODINGS = frozenset({b"utf-8", b"utf8"})
"""Accepted encodings of forms. Browsers send no other, and text decoded from others may be unwritable."""
UNWRITABLE = "\0"
"""Character that PostgreSQL cannot store in text; no field of a page contains it."""
BASE = "/api/v1"
"""Path prefix of the API."""
NAME_PAGE = "/account/name"
"""Page that tells players that their name was taken away."""


class FormRefused(HTTPException):
    """Refusal of a form without the token of its guest."""

    def __init__(self) -> None:
        super().__init__(
            403, _("This form has run out, perhaps because cookies were deleted. Reload the page and try again.")
        )


def cookies(request: Request) -> SessionCookies:
    """Return the signer of session cookies."""
    return cast("SessionCookies", request.app.state.cookies)


def proofs(request: Request) -> Sessions:
    """Return the session cache of this server."""
    return cast("Sessions", request.app.state.proofs)


def store_of(request: Request) -> Store:
    """Return the store of this server."""
    return cast("Store", request.app.state.matches.store)


async def recognise(request: Request) -> None:
    """Identify the player of a request; without a valid session, create a new guest."""
    proof = cookies(request).proof(kept_cookie(request, request.app.state.cookie_name))
    proved = None if proof is None else await proofs(request).proved(proof)
    request.state.is_new = proved is None
    request.state.has_ended = proof is not None and proved is None
    if proof is None or proved is None:
        proved = Session(new_guest())
        proof = new_proof(proved.player)
    request.state.proof, request.state.proved, request.state.guest = proof, proved, proved.player


def is_seated(app: Starlette, scope: Scope) -> bool:
    """Return True if the sender of a request is known to be seated in its match; the store is not read."""
    before, _matches, match = scope["path"].partition("/matches/")
    headers = Headers(scope=scope)
    if not match or before not in {"", BASE}:
        return False
    if before:
        player = app.state.tokens.program(hash_of(shown_in(headers)))
    else:
        proof = app.state.cookies.proof(cookie_of(headers.get("cookie", ""), app.state.cookie_name))
        player = None if proof is None else app.state.proofs.known(proof)
    return player is not None and app.state.matches.seats(match.partition("/")[0], player)


def shown_in(headers: Headers) -> str:
    """Return the bearer token of a program; empty without one."""
    kind, _blank, shown = headers.get("authorization", "").partition(" ")
    return shown if kind.lower() == "bearer" and is_token(shown) else ""


async def is_still_known(request: Request) -> bool:
    """Return True if the session is still valid and the account's name is unchanged; streams check this.

    A browser reconnects the stream by itself, and then gets the new name.
    """
    try:
        proved = await proofs(request).proved(request.state.proof)
    except StoreFault:  # what is to be shown comes from the same store
        return True
    return proved is not None and (not proved.is_account or proved.name == name_of(request))


def has_ended(request: Request) -> bool:
    """Return True if the browser sent a session that is no longer valid, such as after a remote sign-out."""
    return cast("bool", request.state.has_ended)


def guest_of(request: Request) -> str:
    """Return the player of the request."""
    return cast("str", request.state.guest)


def name_of(request: Request) -> str:
    """Return the stored name of the player; empty without one."""
    return _proved(request).name or ""


def taken_from(request: Request) -> str | None:
    """Return the name that was taken away from the player, until the player has seen the notice; else None."""
    return _proved(request).taken


def is_to_be_told(request: Request) -> bool:
    """Return True if a page is requested whose player has not seen that their name was taken away."""
    is_page = request.method == "GET" and request.headers.get("accept", "").startswith("text/html")
    return is_page and taken_from(request) is not None and request.url.path != NAME_PAGE


def is_signed_in(request: Request) -> bool:
    """Return True if the player has an account."""
    return _proved(request).is_account


def called_by(request: Request, text: str) -> str | None:
    """Return the name of the player in a match; an account uses its own name, a guest the name in the form.

    Raises:
        NoName: if the name is not allowed.
    """
    return name_of(request) if is_signed_in(request) else player_name(text)


def own_seat(request: Request, called: str | None) -> Seat:
    """Return a seat for the player of the request."""
    return Seat("account" if is_signed_in(request) else "guest", guest_of(request), called)


def _proved(request: Request) -> Session:
    return cast("Session", request.state.proved)


async def keep_guest(request: Request, name: str | None) -> None:
    """Store the guest and their name before they take a seat.

    Raises:
        NoName: if the name looks like the name of another account.
    """
    proved = _proved(request)
    if proved.is_account:
        return
    await store.keep_player(store_of(request), request.state.proof, proved.player, name, device_of(request))
    _remember(request, proved._replace(name=name, is_new=False))


async def renew(request: Request, response: Response) -> None:
    """Renew the session cookie with a page if it is due, and update its last use in the store.

    If the store cannot be written, the next page tries again.
    """
    proved = _proved(request)
    if request.method != "GET" or response.media_type != "text/html" or not (proved.is_due or proved.is_new):
        return
    with contextlib.suppress(StoreFault):
        await store.show_proof(store_of(request), request.state.proof, proved.player, device_of(request))
        if proved.is_due:
            await _send_fresh(request, response)
        _remember(request, proved._replace(is_due=False, is_new=False))


async def be_alone(request: Request, response: Response) -> None:
    """Send a new session to the player, and end all other sessions of the player at once."""
    if await store.player(store_of(request), guest_of(request)) is not None:  # nothing is kept of guests who only look
        fresh = await _send_fresh(request, response)
        ended = await store.withdraw_proofs(store_of(request), guest_of(request), fresh)
        proofs(request).withdraw(ended)


async def _send_fresh(request: Request, response: Response) -> str:
    """Send a session that replaces the current one; return it."""
    fresh = successor_of(request.state.proof, guest_of(request))
    await store_of(request).write(
        partial(keep_proof, proof=fresh, player=guest_of(request), follows=request.state.proof)
    )
    _give(request, response, fresh)
    return fresh


def _remember(request: Request, proved: Session) -> None:
    request.state.proved = proved
    proofs(request).remember(request.state.proof, proved)


def token_of(request: Request) -> str:
    """Return the token for the forms of this guest."""
    return cookies(request).token(guest_of(request))


async def prove(
    request: Request, response: Response, proof: str, begin: Callable[[sa.Connection], Sequence[str]]
) -> None:
    """Replace the session of this browser by another one, which `begin` writes; older ones of this browser end.

    `begin` returns the matches that change by it.
    """
    matches: MatchRegistry = request.app.state.matches
    player, before = guest_of(request), hash_of(request.state.proof)

    def work(connection: sa.Connection) -> tuple[Sequence[str], Sequence[str]]:
        browser = connection.scalar(sa.select(PROOFS.c.browser).where(PROOFS.c.hash == before))
        ended = withdraw_proofs(connection, player, browser=browser) if browser else ()
        return begin(connection), ended

    _moved, ended = await matches.write(work, lambda done: done[0])
    await store.tell_of_withdrawal(matches.store)
    proofs(request).withdraw({*ended, before})
    _give(request, response, proof)


def sign_out(request: Request, response: Response) -> None:
    """Delete the session cookie of the browser."""
    response.delete_cookie(request.app.state.cookie_name, samesite="lax", httponly=True)


def give_cookie(request: Request, response: Response) -> Response:
    """Add the session cookie to the response if the guest is new; return the response."""
    if request.state.is_new:
        _give(request, response, request.state.proof)
    return response


def _give(request: Request, response: Response, proof: str) -> None:
    keep_cookie(request, response, request.app.state.cookie_name, cookies(request).cookie(proof), is_secret=True)


async def form_of(request: Request, *, files: int = 0, largest: int = 1024) -> FormData:
    """Read a form and check its token; `files` and `largest` (bytes of a part) limit it.

    Raises `FormRefused` if the token is not that of this guest.
    """
    _kind, said = parse_options_header(request.headers.get("content-type"))
    is_read = said.get(b"charset", b"utf-8").lower() in ENCODINGS
    form = await request.form(max_files=files, max_fields=40, max_part_size=largest) if is_read else FormData()
    if not is_read or any(UNWRITABLE in value for _field, value in form.multi_items() if isinstance(value, str)):
        raise HTTPException(400, _("That form cannot be read; go back and send it from its page."))
    token = form.get("token")
    if not isinstance(token, str) or not cookies(request).is_token(guest_of(request), token):
        raise FormRefused
    return form
