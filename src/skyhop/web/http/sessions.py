"""Guests: who asks, how their browser goes on proving it, and whether a form was really made for them."""

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
"""Letters of it that are looked at."""
BROWSERS = (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
"""What stands in it, and whose it is; most say that they are others too, so that the order matters."""
SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad")),
    *(("Windows", "Windows"), ("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux")),
)


def device_of(request: Request) -> str:
    """Name the browser and the system of a request, as far as they are known; never what was sent itself."""
    said = request.headers.get("user-agent", "")[:LONGEST]
    found = (next((name for sign, name in kinds if sign in said), "") for kinds in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))


# Whoever sends what is no form is answered so; it is nothing to tell in the log, where it would be repeated.
logging.getLogger("python_multipart").setLevel(logging.CRITICAL + 1)
ENCODINGS = frozenset({b"utf-8", b"utf8"})
"""Of forms; browsers send no other. What others decode to may be no text that can be written."""
UNWRITABLE = "\0"
"""What PostgreSQL has in no text; it is in no field of a page."""
BASE = "/api/v1"
"""Where the addresses for programs begin."""
NAME_PAGE = "/account/name"
"""Where whoever lost a name is told so."""


class FormRefused(HTTPException):
    """A form without its guest's token."""

    def __init__(self) -> None:
        super().__init__(
            403, _("This form has run out, perhaps because cookies were deleted. Reload the page and try again.")
        )


def cookies(request: Request) -> SessionCookies:
    """The signer of this table's cookies."""
    return cast("SessionCookies", request.app.state.cookies)


def proofs(request: Request) -> Sessions:
    """What is known of the proofs of this table."""
    return cast("Sessions", request.app.state.proofs)


def store_of(request: Request) -> Store:
    """Where this table keeps what it must not forget."""
    return cast("Store", request.app.state.matches.store)


async def recognise(request: Request) -> None:
    """Find out who asks, before anything else is done; whoever comes without a proof gets one with the answer."""
    proof = cookies(request).proof(kept_cookie(request, request.app.state.cookie_name))
    proved = None if proof is None else await proofs(request).proved(proof)
    request.state.is_new = proved is None
    request.state.has_ended = proof is not None and proved is None
    if proof is None or proved is None:
        proved = Session(new_guest())
        proof = new_proof(proved.player)
    request.state.proof, request.state.proved, request.state.guest = proof, proved, proved.player


def is_seated(app: Starlette, scope: Scope) -> bool:
    """Say whether a request is for a match at which who asks is known to sit, without asking the store."""
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
    """The token that a program shows; empty where it shows none."""
    kind, _blank, shown = headers.get("authorization", "").partition(" ")
    return shown if kind.lower() == "bearer" and is_token(shown) else ""


async def is_still_known(request: Request) -> bool:
    """Say whether the proof that was shown holds, and an account has its name; a stream asks before it shows more.

    A browser opens the stream anew by itself, and is told of by the name that it has by then.
    """
    try:
        proved = await proofs(request).proved(request.state.proof)
    except StoreFault:  # what is to be shown comes from the same store
        return True
    return proved is not None and (not proved.is_account or proved.name == name_of(request))


def has_ended(request: Request) -> bool:
    """Say whether a browser shows a proof that holds no more, as after it was signed out on another device."""
    return cast("bool", request.state.has_ended)


def guest_of(request: Request) -> str:
    """Name the player who asks."""
    return cast("str", request.state.guest)


def name_of(request: Request) -> str:
    """What the player who asks is called as far as the store knows; empty where it does not."""
    return _proved(request).name or ""


def taken_from(request: Request) -> str | None:
    """The name that was taken away from the player who asks, until they know."""
    return _proved(request).taken


def is_to_be_told(request: Request) -> bool:
    """Say whether a page is asked for whose reader does not know yet that their name was taken away."""
    is_page = request.method == "GET" and request.headers.get("accept", "").startswith("text/html")
    return is_page and taken_from(request) is not None and request.url.path != NAME_PAGE


def is_signed_in(request: Request) -> bool:
    """Say whether the player who asks has an account."""
    return _proved(request).is_account


def called_by(request: Request, text: str) -> str | None:
    """What the player who asks is called at a table, where a form says this: an account goes by its name.

    Raises:
        NoName: where nobody can be called so.

    """
    return name_of(request) if is_signed_in(request) else player_name(text)


def own_seat(request: Request, called: str | None) -> Seat:
    """A seat for the player who asks."""
    return Seat("account" if is_signed_in(request) else "guest", guest_of(request), called)


def _proved(request: Request) -> Session:
    return cast("Session", request.state.proved)


async def keep_guest(request: Request, name: str | None) -> None:
    """Write who asks into the store, and what they want to be called, before they take a seat.

    Raises:
        NoName: where that looks like the name of somebody's account.

    """
    proved = _proved(request)
    if proved.is_account:
        return
    await store.keep_player(store_of(request), request.state.proof, proved.player, name, device_of(request))
    _remember(request, proved._replace(name=name, is_new=False))


async def renew(request: Request, response: Response) -> None:
    """Send a fresh proof with a page where it is time, and tell the store now and then that the old one was shown.

    Where the store cannot be written, another page will do.
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
    """Send the player who asks a fresh proof, and end all others that they have, at once."""
    if await store.player(store_of(request), guest_of(request)) is not None:  # nothing is kept of guests who only look
        fresh = await _send_fresh(request, response)
        ended = await store.withdraw_proofs(store_of(request), guest_of(request), fresh)
        proofs(request).withdraw(ended)


async def _send_fresh(request: Request, response: Response) -> str:
    """Send a proof in the place of the one that was shown."""
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
    """The token for this guest's forms."""
    return cookies(request).token(guest_of(request))


async def prove(
    request: Request, response: Response, proof: str, begin: Callable[[sa.Connection], Sequence[str]]
) -> None:
    """Let a browser that asks be known by another proof from now on, which `begin` writes, and by none of before.

    It names the matches that change by it.
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
    """Have the browser forget its cookie."""
    response.delete_cookie(request.app.state.cookie_name, samesite="lax", httponly=True)


def give_cookie(request: Request, response: Response) -> Response:
    """Send a new guest the cookie along; give the answer back."""
    if request.state.is_new:
        _give(request, response, request.state.proof)
    return response


def _give(request: Request, response: Response, proof: str) -> None:
    keep_cookie(request, response, request.app.state.cookie_name, cookies(request).cookie(proof), is_secret=True)


async def form_of(request: Request, *, files: int = 0, largest: int = 1024) -> FormData:
    """Read a form with so many files, no part larger than so many bytes, and check its token.

    `FormRefused` where it is not this guest's.
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
