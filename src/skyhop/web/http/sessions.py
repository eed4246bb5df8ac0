"""Sessions: functions that identify the player of a request, renew cookies, and check form tokens."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Sequence
from functools import partial

import sqlalchemy as sa
from python_multipart.multipart import parse_options_header
from starlette.datastructures import FormData, Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from skyhop.i18n import _
from skyhop.server.exceptions import StoreFault
from skyhop.server.lobby import OwnNews
from skyhop.server.names import parse_player_name
from skyhop.server.players.sessions import (
    Session,
    hash_secret,
    keep_proof,
    new_guest,
    new_proof,
    new_successor,
    record_presence,
    replace_proof,
)
from skyhop.server.players.tokens import is_token
from skyhop.server.seats import Seat
from skyhop.server.store import store
from skyhop.web.http.app_state import AppState, Sender, sender_of, state_of
from skyhop.web.http.settings import parse_cookie, read_cookie, set_cookie
from skyhop.web.http.static_files import list_own_pages
from skyhop.web.http.templates import ACCOUNT_NAME, IS_KNOWN, OWN_MATCHES, OWN_PAGES, READER

MAX_AGENT_LENGTH = 400
"""Maximum number of characters that are read of a User-Agent header."""
BROWSERS = (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
"""Words in a User-Agent header, each with the name of its browser.

The order matters: most browsers also send the words of other browsers.
"""
SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad")),
    *(("Windows", "Windows"), ("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux")),
)


def device_of(request: Request) -> str:
    """Return the browser and the system of a request, as text for the list of sessions.

    The text contains only known names, never text from the header.
    """
    agent = request.headers.get("user-agent", "")[:MAX_AGENT_LENGTH]
    found = (next((name for sign, name in kinds if sign in agent), "") for kinds in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))


# The client gets an error for an invalid form. If the server logged each error, clients could fill the log.
logging.getLogger("python_multipart").setLevel(logging.CRITICAL + 1)
ENCODINGS = frozenset({b"utf-8", b"utf8"})
"""Accepted encodings of forms. Browsers send no others. The store may fail to write text from other encodings."""
UNWRITABLE = "\0"
"""Character that PostgreSQL cannot store in text. No form of our pages sends it."""
BASE = "/api/v1"
"""Path prefix of the API."""
NAME_PAGE = "/account/name"
"""Path of the page that informs players that the operator removed their name."""


class FormRefused(HTTPException):
    """Refusal of a form whose token is missing, or does not belong to the guest who sent the form."""

    def __init__(self) -> None:
        super().__init__(
            403, _("This form has expired, perhaps because cookies were deleted. Reload the page and try again.")
        )


async def identify_player(request: Request) -> None:
    """Identify the player of a request. If the request has no valid session, create a new guest."""
    state = state_of(request)
    proof = state.cookies.read_proof(read_cookie(request, state.cookie_name))
    proved = None if proof is None else await state.proofs.find_session(proof)
    if proof is None or proved is None:
        guest = Session(new_guest())
        request.state.sender = Sender(guest, new_proof(guest.player), is_new=True, has_ended=proof is not None)
    else:
        request.state.sender = Sender(proved, proof)


def is_seated(state: AppState, scope: Scope) -> bool:
    """Return True if the sender has a seat in the requested match, according to the memory of this worker.

    The function does not read the store.
    """
    before, _matches, match = scope["path"].partition("/matches/")
    headers = Headers(scope=scope)
    if not match or before not in {"", BASE}:
        return False
    if before:
        player = state.tokens.find_cached_program(hash_secret(bearer_token(headers)))
    else:
        proof = state.cookies.read_proof(parse_cookie(headers.get("cookie", ""), state.cookie_name))
        player = None if proof is None else state.proofs.find_cached_player(proof)
    return player is not None and state.matches.is_seated(match.partition("/")[0], player)


def bearer_token(headers: Headers) -> str:
    """Return the bearer token of a program, or an empty text."""
    kind, _blank, token = headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" and is_token(token) else ""


async def is_still_known(request: Request) -> bool:
    """Return True if the session of a stream is still valid and the name of its account has not changed.

    Otherwise the caller ends the stream. The browser then reconnects and gets the new name. The function also records
    that the player is here, because the player's page is open.
    """
    try:
        proved = await state_of(request).proofs.find_session(sender_of(request).proof)
    except StoreFault:  # the stream reads the same store, so it has nothing to show either
        return True
    if proved is not None:
        await _record_presence(request, proved)
    return proved is not None and (not proved.is_account or proved.name == name_of(request))


def guest_of(request: Request) -> str:
    """Return the id of the player who sent the request."""
    return sender_of(request).session.player


def name_of(request: Request) -> str:
    """Return the stored name of the player, or an empty text."""
    return sender_of(request).session.name or ""


def find_removed_name(request: Request) -> str | None:
    """Return the name that the operator removed from the player.

    Return None if the operator removed no name, or after the player has answered the notice about it.
    """
    return sender_of(request).session.taken


def needs_name_notice(request: Request) -> bool:
    """Return True if the player requests a page and must first see the notice about a removed name."""
    return _is_page(request) and find_removed_name(request) is not None and request.url.path != NAME_PAGE


def _is_page(request: Request) -> bool:
    """Return True if a browser requests a page, and does not send a form."""
    return request.method == "GET" and _accepts_page(request)


def _accepts_page(request: Request) -> bool:
    """Return True if the browser will show the response as a page.

    The request either loads a page or sends a form.
    """
    return request.headers.get("accept", "").startswith("text/html")


SEEN = "skyhop-seen"
"""Name of the cookie with the ids of the latest results that the reader has seen. Pages write the cookie too."""
MAX_SEEN = 8
"""Maximum number of ids in the cookie `SEEN`."""


def read_seen_results(request: Request) -> list[str]:
    """Return the ids of the matches whose results the reader has seen in this browser."""
    return read_cookie(request, SEEN).split(".")[:MAX_SEEN]


async def find_own_matches(request: Request) -> str:
    """Find the player's own matches for the bar of the requested page. Leave out the match that the page itself shows.

    If the page shows the result of that match, and the reader has not seen the result before, return the id of the
    match. Otherwise return an empty text.
    """
    news = OwnNews([], [])
    state, match, seen = state_of(request), request.path_params.get("match", ""), read_seen_results(request)
    if _accepts_page(request) and not sender_of(request).is_new:
        with contextlib.suppress(StoreFault):  # most pages need no store
            news = await state.matches.own_matches.read_news(guest_of(request))
    OWN_PAGES.set(list_own_pages(state.folder) if _accepts_page(request) else ())
    OWN_MATCHES.set(state.describe_news(news, match, seen) if any(news) else ())
    IS_KNOWN.set(_accepts_page(request) and not sender_of(request).is_new)
    READER.set(state.cookies.hash_text(f"reader {guest_of(request)}") if _accepts_page(request) else "")
    # The service worker stores a page. That page must not contain the name of an account.
    name = name_of(request) if is_signed_in(request) else ""
    ACCOUNT_NAME.set(name if _accepts_page(request) else None)
    shows_result = request.url.path.removesuffix("/text") == f"/matches/{match}"
    is_news = shows_result and match not in seen
    return next((row.id for row in news.matches if is_news and row.id == match and row.outcome is not None), "")


def note_seen_result(request: Request, response: Response, match: str) -> None:
    """Record in this browser that the reader has seen the result of a match."""
    set_cookie(request, response, SEEN, ".".join([match, *read_seen_results(request)][:MAX_SEEN]).rstrip("."))


def is_signed_in(request: Request) -> bool:
    """Return True if the request comes from a browser that is signed in to an account."""
    return sender_of(request).session.is_account


def name_in_match(request: Request, text: str) -> str | None:
    """Return the name of the player for a match: the account's name, or for a guest the name typed in the form.

    Raises:
        NoName: if the typed name is not allowed.
    """
    return name_of(request) if is_signed_in(request) else parse_player_name(text)


def own_seat(request: Request, called: str | None) -> Seat:
    """Return a seat whose player is the sender of the request. `called` is the name in the match."""
    return Seat("account" if is_signed_in(request) else "guest", guest_of(request), called)


async def store_guest(request: Request, name: str | None) -> None:
    """Store a guest with a name, before the guest takes a seat. For a player with an account, do nothing.

    Raises:
        NoName: if the name looks like the name of an account.
    """
    proved = sender_of(request).session
    if proved.is_account:
        return
    await store.keep_player(state_of(request).store, sender_of(request).proof, proved.player, name, device_of(request))
    _remember(request, proved._replace(name=name, is_new=False))


async def _record_presence(request: Request, proved: Session) -> None:
    """Record that the player of a session is here, if friends may see this and the latest record is old."""
    if proved.is_presence_due:
        with contextlib.suppress(StoreFault):
            await state_of(request).store.write(partial(record_presence, player=proved.player))
            state_of(request).proofs.remember(sender_of(request).proof, proved._replace(is_presence_due=False))


async def renew_session(request: Request, response: Response) -> None:
    """Renew an old session cookie and store the time of the visit, if a GET request returns an HTML page.

    For every request, record the presence of the player if friends may see it. If the store cannot write, the next
    request tries again.
    """
    proved = sender_of(request).session
    await _record_presence(request, proved)
    if request.method != "GET" or response.media_type != "text/html" or not (proved.is_due or proved.is_new):
        return
    with contextlib.suppress(StoreFault):
        await store.record_proof(state_of(request).store, sender_of(request).proof, proved.player, device_of(request))
        if proved.is_due:
            await _send_fresh(request, response)
        _remember(request, proved._replace(is_due=False, is_new=False, is_presence_due=False))


async def end_other_sessions(request: Request, response: Response) -> None:
    """Send the player a cookie with a new session, and end all other sessions of the player at once."""
    state, player = state_of(request), guest_of(request)
    if await store.find_player(state.store, player) is not None:  # guests who only watch are not stored
        fresh = await _send_fresh(request, response)
        state.matches.withdraw(player, await store.withdraw_proofs(state.store, player, fresh))


async def _send_fresh(request: Request, response: Response) -> str:
    """Set a cookie with a new session token that replaces the current token. Return the new token."""
    fresh = new_successor(sender_of(request).proof, guest_of(request))
    await state_of(request).store.write(
        partial(keep_proof, proof=fresh, player=guest_of(request), follows=sender_of(request).proof)
    )
    _give(request, response, fresh)
    return fresh


def _remember(request: Request, proved: Session) -> None:
    sender_of(request).session = proved
    state_of(request).proofs.remember(sender_of(request).proof, proved)


def token_of(request: Request) -> str:
    """Return the form token of the player who sent the request."""
    return state_of(request).cookies.token(guest_of(request))


async def replace_session(
    request: Request, response: Response, proof: str, begin: Callable[[sa.Connection], Sequence[str]]
) -> None:
    """Replace the session of this browser with the session that `begin` writes.

    Earlier sessions of this browser end. `proof` is the token of the new session for the cookie. `begin` writes the
    session to the store, and returns the ids of the matches that it changes.
    """
    matches = state_of(request).matches
    player, before = guest_of(request), sender_of(request).proof
    work = partial(replace_proof, player=player, before=before, begin=begin, proof=proof)
    _moved, ended = await matches.write(work, lambda done: done[0])
    await matches.store.notify(store.WITHDRAWN)
    matches.withdraw(player, {*ended, hash_secret(before)})
    _give(request, response, proof)


def sign_out(request: Request, response: Response) -> None:
    """Delete the session cookie of the browser."""
    response.delete_cookie(state_of(request).cookie_name, samesite="lax", httponly=True)


def add_cookie(request: Request, response: Response) -> Response:
    """Set the session cookie if the sender is a new guest. Return the response."""
    if sender_of(request).is_new:
        _give(request, response, sender_of(request).proof)
    return response


def _give(request: Request, response: Response, proof: str) -> None:
    state = state_of(request)
    set_cookie(request, response, state.cookie_name, state.cookies.sign_proof(proof), is_secret=True)


async def parse_form(request: Request, *, files: int = 0, largest: int = 1024) -> FormData:
    """Read a form and check its token. `files` limits the number of files, and `largest` the bytes of a field.

    Raise `FormRefused` if the token does not belong to the sender, and `HTTPException` 400 if the form is unreadable.
    """
    _kind, parameters = parse_options_header(request.headers.get("content-type"))
    is_read = parameters.get(b"charset", b"utf-8").lower() in ENCODINGS
    form = await request.form(max_files=files, max_fields=40, max_part_size=largest) if is_read else FormData()
    if not is_read or any(UNWRITABLE in value for _field, value in form.multi_items() if isinstance(value, str)):
        raise HTTPException(
            400, _("The server cannot read this form. Go back to the page of the form and send the form again.")
        )
    token = form.get("token")
    if not isinstance(token, str) or not state_of(request).cookies.is_token(guest_of(request), token):
        raise FormRefused
    return form


def read_text(form: FormData, field: str) -> str:
    """Return the text of a form field, or an empty text if the form lacks the field."""
    return str(form.get(field, ""))
