"""Endpoints of the passkey forms: get options, add a passkey, sign in with a passkey, and remove a passkey."""

from __future__ import annotations

from functools import partial
from http import HTTPStatus

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from skyhop.i18n import _
from skyhop.server.accounts import LastPasskey, NoPasskey, add_passkey, parse_passkey_name, remove_passkey
from skyhop.web.http.app_state import state_of
from skyhop.web.http.errors import Problem, problem_response
from skyhop.web.http.rate_limits import LOOK, TooOften, form_route
from skyhop.web.http.sessions import device_of, guest_of, is_signed_in, read_text
from skyhop.web.pages.accounts.account_page import ADDRESS, own_account, show, start_session
from skyhop.web.pages.accounts.passkeys import (
    MAX_ANSWER_BYTES,
    Purpose,
    Site,
    find_account_by_passkey,
    find_site,
    make_options,
    verify_new_passkey,
)


async def ask(request: Request, form: FormData) -> Response:
    """POST /account/passkeys/options: return the options for the browser's passkey API.

    If the player wants to add a passkey, the form must contain the passphrase, or a signature by another passkey.
    """
    site, requested = find_site(request), read_text(form, "purpose")
    purpose = Purpose(requested) if requested in [*Purpose] else None
    if site is None or purpose is None:
        return _answer_refusal(422, _describe_required_address())
    if purpose is not Purpose.SIGN_IN and not is_signed_in(request):
        return _answer_refusal(422, _("You are signed out. Sign in first."))
    try:
        if purpose is Purpose.ADD and await own_account(request, form) is None:
            return _answer_refusal(422, _("That is not your passphrase."))
    except TooOften as error:
        return _answer_refusal(429, str(error))
    return Response(await make_options(request, site, purpose), media_type="application/json")


async def add(request: Request, form: FormData) -> Response:
    """POST /account/passkeys: store a passkey that the browser created. The form contains the name of the passkey."""
    site = _site(request)
    if not is_signed_in(request):
        return RedirectResponse(ADDRESS, 303)
    try:
        name = parse_passkey_name(read_text(form, "name"), device_of(request))
        passkey = await verify_new_passkey(request, site, read_text(form, "passkey"), name)
        work = partial(add_passkey, player=guest_of(request), passkey=passkey)
        await state_of(request).store.write(work)
    except NoPasskey as error:
        return await show(request, str(error), 422)
    return RedirectResponse(f"{ADDRESS}?passkey", 303)


async def sign_in(request: Request, form: FormData) -> Response:
    """POST /account/session/passkey: sign in with a passkey. The form contains no name."""
    _site(request)
    account = await find_account_by_passkey(request, read_text(form, "passkey"), Purpose.SIGN_IN)
    if account is None:
        problem = _(
            "This server has no account with this passkey, or the request expired. Try again, or use your passphrase."
        )
        return await show(request, problem, 422)
    return await start_session(request, account, "in", takes=form.get("take") == "yes")


async def remove(request: Request, form: FormData) -> Response:
    """POST /account/passkeys/removed: remove a passkey. For the last passkey, first ask for a confirmation."""
    is_sure = form.get("sure") == "yes"
    work = partial(remove_passkey, player=guest_of(request), passkey_hash=read_text(form, "hash"), is_sure=is_sure)
    try:
        await state_of(request).store.write(work)
    except LastPasskey:
        return await show(request, _("Nothing was removed. First confirm that you know your passphrase."), 422)
    return RedirectResponse(f"{ADDRESS}?removed", 303)


def _site(request: Request) -> Site:
    """Return the site that the request addresses. Raise an error page if passkeys do not work at this address."""
    site = find_site(request)
    if site is None:
        raise HTTPException(422, _describe_required_address())
    return site


def _describe_required_address() -> str:
    return _(
        "Passkeys work only on localhost or at an https address with a host "
        "name. At this address, sign in with your passphrase."
    )


def _answer_refusal(status: int, problem: str) -> Response:
    return problem_response(Problem("about:blank", HTTPStatus(status).phrase, status, problem))


ROUTES = (
    form_route(f"{ADDRESS}/passkeys/options", ask, LOOK),
    form_route(f"{ADDRESS}/passkeys", add, LOOK, largest=MAX_ANSWER_BYTES),
    form_route(f"{ADDRESS}/passkeys/removed", remove, LOOK),
    form_route(f"{ADDRESS}/session/passkey", sign_in, LOOK, largest=MAX_ANSWER_BYTES),
)
