"""Guests: who asks, and whether a form was really made for them."""

from __future__ import annotations

import logging
from typing import cast

from python_multipart.multipart import parse_options_header
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from skyhop.core.i18n import _
from skyhop.table.seats import GuestCookies
from skyhop.web.cookies import keep_cookie, kept_cookie

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


def cookies(request: Request) -> GuestCookies:
    """The signer of this table's guest cookies."""
    return cast("GuestCookies", request.app.state.cookies)


def guest_of(request: Request) -> str:
    """Name the guest who asks; whoever comes without a cookie gets one with the answer."""
    if not hasattr(request.state, "guest"):
        known = cookies(request).guest(kept_cookie(request, request.app.state.cookie_name))
        request.state.is_new = known is None
        request.state.guest = known or cookies(request).new_guest()
    return cast("str", request.state.guest)


def token_of(request: Request) -> str:
    """The token for this guest's forms."""
    return cookies(request).token(guest_of(request))


def give_cookie(request: Request, response: Response) -> None:
    """Send a new guest the cookie along."""
    if getattr(request.state, "is_new", False):
        value = cookies(request).cookie(guest_of(request))
        keep_cookie(request, response, request.app.state.cookie_name, value, is_secret=True)


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
