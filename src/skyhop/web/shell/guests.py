"""Guests: who asks, how their browser goes on proving it, and whether a form was really made for them."""

from __future__ import annotations

import contextlib
import logging
from typing import cast

from python_multipart.multipart import parse_options_header
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from skyhop.core.language.i18n import _
from skyhop.table.faults import StoreFault
from skyhop.table.proofs import Cookies, Proofs, Proved, new_guest, new_proof
from skyhop.table.store import Store
from skyhop.web.shell.cookies import keep_cookie, kept_cookie

# Whoever sends what is no form is answered so; it is nothing to tell in the log, where it would be repeated.
logging.getLogger("python_multipart").setLevel(logging.CRITICAL + 1)
ENCODINGS = frozenset({b"utf-8", b"utf8"})
"""Of forms; browsers send no other. What others decode to may be no text that can be written."""


class FormRefused(HTTPException):
    """A form without its guest's token."""

    def __init__(self) -> None:
        """Answer 403 with a sentence."""
        super().__init__(
            403, _("This form has run out, perhaps because cookies were deleted. Reload the page and try again.")
        )


def cookies(request: Request) -> Cookies:
    """The signer of this table's cookies."""
    return cast("Cookies", request.app.state.cookies)


def _proofs(request: Request) -> Proofs:
    return cast("Proofs", request.app.state.proofs)


def _store(request: Request) -> Store:
    return cast("Store", request.app.state.matches.store)


async def recognise(request: Request) -> None:
    """Find out who asks, before anything else is done; whoever comes without a proof gets one with the answer."""
    proof = cookies(request).proof(kept_cookie(request, request.app.state.cookie_name))
    proved = None if proof is None else await _proofs(request).proved(proof)
    request.state.is_new = proved is None
    if proof is None or proved is None:
        proved = Proved(new_guest())
        proof = new_proof(proved.player)
    request.state.proof, request.state.proved, request.state.guest = proof, proved, proved.player


async def is_still_known(request: Request) -> bool:
    """Say whether the proof that was shown holds; a stream asks before it shows anything more."""
    return await _proofs(request).proved(request.state.proof) is not None


def guest_of(request: Request) -> str:
    """Name the player who asks."""
    return cast("str", request.state.guest)


def name_of(request: Request) -> str:
    """What the player who asks is called as far as the store knows; empty where it does not."""
    return _proved(request).name or ""


def _proved(request: Request) -> Proved:
    return cast("Proved", request.state.proved)


async def keep_guest(request: Request, name: str | None) -> None:
    """Write who asks into the store, and what they want to be called, before they take a seat."""
    proved = _proved(request)
    await _store(request).keep_player(request.state.proof, proved.player, name)
    _remember(request, proved._replace(name=name, is_new=False))


async def renew(request: Request, response: Response) -> None:
    """Send a fresh proof with a page where it is time, and tell the store now and then that the old one was shown.

    Where the store cannot be written, another page will do.
    """
    proved = _proved(request)
    if request.method != "GET" or response.media_type != "text/html" or not (proved.is_due or proved.is_new):
        return
    with contextlib.suppress(StoreFault):
        await _store(request).show_proof(request.state.proof, proved.player)
        if proved.is_due:
            await _send_fresh(request, response)
        _remember(request, proved._replace(is_due=False, is_new=False))


async def be_alone(request: Request, response: Response) -> None:
    """Send the player who asks a fresh proof, and end all others that they have, at once."""
    if await _store(request).player(guest_of(request)) is not None:  # nothing is kept of guests who only look
        fresh = await _send_fresh(request, response)
        await _store(request).withdraw_proofs(guest_of(request), fresh)
        _proofs(request).forget()


async def _send_fresh(request: Request, response: Response) -> str:
    """Send a proof in the place of the one that was shown."""
    fresh = new_proof(guest_of(request))
    await _store(request).renew_proof(request.state.proof, guest_of(request), fresh)
    _give(request, response, fresh)
    return fresh


def _remember(request: Request, proved: Proved) -> None:
    request.state.proved = proved
    _proofs(request).remember(request.state.proof, proved)


def token_of(request: Request) -> str:
    """The token for this guest's forms."""
    return cookies(request).token(guest_of(request))


def give_cookie(request: Request, response: Response) -> None:
    """Send a new guest the cookie along."""
    if request.state.is_new:
        _give(request, response, request.state.proof)


def _give(request: Request, response: Response, proof: str) -> None:
    keep_cookie(request, response, request.app.state.cookie_name, cookies(request).cookie(proof), is_secret=True)


async def form_of(request: Request, *, files: int = 0, largest: int = 1024) -> FormData:
    """Read a form with so many files, no part larger than so many bytes, and check its token.

    `FormRefused` where it is not this guest's.
    """
    _kind, said = parse_options_header(request.headers.get("content-type"))
    if said.get(b"charset", b"utf-8").lower() not in ENCODINGS:
        raise HTTPException(400, _("That form is not written in UTF-8; go back and send it from its page."))
    form = await request.form(max_files=files, max_fields=40, max_part_size=largest)
    token = form.get("token")
    if not isinstance(token, str) or not cookies(request).is_token(guest_of(request), token):
        raise FormRefused
    return form
