"""Settings page for notices outside the page, and the page that ends the notices of a player."""

from __future__ import annotations

import secrets
from functools import partial
from hmac import compare_digest
from urllib.parse import urlencode

import sqlalchemy as sa
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.i18n import _, language
from skyhop.server.notices.decision import DAY_MINUTES, KIND_TITLES, NoticeChoices, NoticeKind, find_zone
from skyhop.server.notices.delivery import SIGNATURE, TIMESTAMP, AddressRefused, check_address
from skyhop.server.notices.subscriptions import (
    ChannelKind,
    Subscription,
    add_subscription,
    end_notices,
    find_owner,
    keep_choices,
    read_choices,
    read_subscriptions,
    remove_subscription,
)
from skyhop.server.notices.web_push import NoPushKey, check_keys, decode_base64
from skyhop.server.players.sessions import SessionCookies
from skyhop.server.store import access
from skyhop.web.http.app_state import state_of
from skyhop.web.http.rate_limits import LOOK, form_route, limited
from skyhop.web.http.sessions import add_cookie, guest_of, read_text, store_guest, token_of
from skyhop.web.http.templates import render

ADDRESS, END = "/settings/notices", "/notices/end"
MAX_ADDRESS_LENGTH = 1000
WEBHOOK_SECRET_BYTES = 32


def find_end(cookies: SessionCookies, subscription: str) -> str:
    """Return the path of the page that ends the notices of a subscription's player. It needs no sign-in."""
    return f"{END}?{urlencode({'key': f'{subscription} {_sign(cookies, subscription)}'})}"


def _sign(cookies: SessionCookies, subscription: str) -> str:
    return cookies.hash_text(f"end notices {subscription}")


async def show(request: Request, problem: str = "", secret: str = "", status: int = 200) -> Response:
    """GET /settings/notices: show the choices and the subscriptions of the player.

    After the player has added a webhook, the page also shows its secret.
    """
    state, player = state_of(request), guest_of(request)
    choices = await state.store.read(partial(read_choices, player=player))
    quiet = choices.quiet if choices else None
    context = {
        "kinds": KIND_TITLES,
        "choices": choices or NoticeChoices(frozenset(NoticeKind)),
        "quiet": [_format_minutes(each) for each in quiet] if quiet else ["", ""],
        "subscriptions": await state.store.read(partial(read_subscriptions, player=player)),
        "push": {"token": token_of(request), "key": state.push_key.public},
        "is_kept": "kept" in request.query_params,
        "is_ended": "ended" in request.query_params,
        "problem": problem,
        "secret": secret,
        "headers": {"timestamp": TIMESTAMP, "signature": SIGNATURE},
        "token": token_of(request),
    }
    return add_cookie(request, render("web/notices.html", context, status))


def _format_minutes(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


async def keep(request: Request, form: FormData) -> Response:
    """POST /settings/notices: store the kinds of notices and the quiet hours that the player has chosen."""
    kinds = frozenset(kind for kind in NoticeKind if kind in form.getlist("kind"))
    begin, end = (_parse_minutes(read_text(form, name)) for name in ("quiet_from", "quiet_until"))
    quiet = None if begin is None or end is None else (begin, end)
    zone = read_text(form, "zone")
    choices = NoticeChoices(kinds, quiet, zone if getattr(find_zone(zone), "key", "") == zone else "UTC")
    await _store_player(request)
    await state_of(request).store.write(partial(keep_choices, player=guest_of(request), choices=choices))
    return RedirectResponse(f"{ADDRESS}?kept", 303)


def _parse_minutes(text: str) -> int | None:
    """Return a time such as `22:30` in minutes after midnight, or None for another text."""
    hours, _colon, minutes = text[:5].partition(":")
    if not all(each.isascii() and each.isdecimal() for each in (hours, minutes)) or int(minutes) >= 60:
        return None
    found = 60 * int(hours) + int(minutes)
    return found if found < DAY_MINUTES else None


async def add_browser(request: Request, form: FormData) -> Response:
    """POST /settings/notices/browsers: subscribe the browser of the request. Its script has asked the push service."""
    address = read_text(form, "address")
    try:
        _check_service(request, address)
        key, secret = (decode_base64(read_text(form, name)) for name in ("p256dh", "auth"))
        check_keys(key, secret)
    except (ValueError, NoPushKey):
        problem = _("This server cannot use the push service of your browser. Choose a webhook, or another browser.")
        return await show(request, problem, status=422)
    await _subscribe(request, ChannelKind.PUSH, address, secret, key)
    return RedirectResponse(f"{ADDRESS}?kept", 303)


async def add_webhook(request: Request, form: FormData) -> Response:
    """POST /settings/notices/webhooks: send notices to an address of the player. Show the secret once."""
    address = read_text(form, "address").strip()
    try:
        _check_service(request, address)
    except AddressRefused:
        problem = _(
            "The address must begin with https:// and may have up to %(most)s characters, without a user name. Correct "
            "it and try again."
        )
        return await show(request, problem % {"most": MAX_ADDRESS_LENGTH}, status=422)
    secret = secrets.token_bytes(WEBHOOK_SECRET_BYTES)
    await _subscribe(request, ChannelKind.WEBHOOK, address, secret)
    return await show(request, secret=secret.hex())


def _check_service(request: Request, address: str) -> None:
    """Raise `AddressRefused` if this server must not send notices to an address."""
    if len(address) > MAX_ADDRESS_LENGTH:
        raise AddressRefused
    check_address(address, is_private_allowed=state_of(request).is_private)


async def _subscribe(
    request: Request, channel: ChannelKind, address: str, secret: bytes, key: bytes | None = None
) -> None:
    await _store_player(request)
    made = Subscription.create(guest_of(request), channel, address, secret, language(), key=key)
    await state_of(request).store.write(partial(add_subscription, subscription=made))


async def _store_player(request: Request) -> None:
    """Store a new guest without a name, because only stored players have choices and subscriptions."""
    if await access.find_player(state_of(request).store, guest_of(request)) is None:
        await store_guest(request, None)


async def remove(request: Request, form: FormData) -> Response:
    """POST /settings/notices/removed: end one subscription of the player."""
    name = read_text(form, "subscription")[:64]
    await state_of(request).store.write(partial(remove_subscription, name=name, player=guest_of(request)))
    return RedirectResponse(f"{ADDRESS}?kept", 303)


async def end_own(request: Request, _form: FormData) -> Response:
    """POST /settings/notices/ended: end all notices of the player, and delete the player's choices."""
    await state_of(request).store.write(partial(end_notices, player=guest_of(request)))
    return RedirectResponse(f"{ADDRESS}?ended", 303)


async def show_end(request: Request) -> Response:
    """GET /notices/end: ask if all notices should end. A program that opens links therefore ends nothing."""
    return render("web/notices_end.html", {"key": request.query_params.get("key", ""), "is_done": False})


async def end_by_link(request: Request) -> Response:
    """POST /notices/end: end all notices of the player in the link. The link is the proof, so no sign-in is needed.

    A link whose subscription no longer exists has the same answer, since its notices have already ended.
    """
    name, _blank, signature = request.query_params.get("key", "").partition(" ")
    state = state_of(request)
    if compare_digest(signature.encode(), _sign(state.cookies, name).encode()):

        def end(connection: sa.Connection) -> None:
            if (player := find_owner(connection, name)) is not None:
                end_notices(connection, player)

        await state.store.write(end)
    return render("web/notices_end.html", {"key": "", "is_done": True})


ROUTES = (
    Route(ADDRESS, limited(show, LOOK)),
    form_route(ADDRESS, keep, LOOK),
    form_route(f"{ADDRESS}/browsers", add_browser, LOOK, largest=2 * MAX_ADDRESS_LENGTH),
    form_route(f"{ADDRESS}/webhooks", add_webhook, LOOK, largest=2 * MAX_ADDRESS_LENGTH),
    form_route(f"{ADDRESS}/removed", remove, LOOK),
    form_route(f"{ADDRESS}/ended", end_own, LOOK),
    Route(END, limited(show_end, LOOK)),
    Route(END, limited(end_by_link, LOOK), methods=["POST"]),
)
