"""Settings page for notices outside the pages: kinds, quiet hours, browsers, webhooks and an e-mail address."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from functools import partial
from hmac import compare_digest
from typing import NamedTuple
from urllib.parse import urlencode

import sqlalchemy as sa
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.i18n import _, language, ngettext
from skyhop.server.notices.decision import KIND_TITLES, NoticeChoices, NoticeKind, find_zone, parse_minutes
from skyhop.server.notices.delivery import (
    SIGNATURE,
    TIMESTAMP,
    AddressRefused,
    check_address,
    confirm_address,
    subscribe,
)
from skyhop.server.notices.mail import NoMailAddress, find_mailbox, parse_mail_address
from skyhop.server.notices.subscriptions import (
    CONFIRMATION_HOURS,
    ChannelKind,
    Confirmation,
    Subscription,
    TooManyMails,
    count_mail,
    end_notices,
    find_confirmation,
    find_owner,
    identify,
    keep_choices,
    list_browsers,
    read_choices,
    read_confirmation,
    read_subscriptions,
    remove_subscription,
    request_confirmation,
)
from skyhop.server.notices.web_push import NoPushKey, check_keys, decode_base64
from skyhop.server.players.sessions import SessionCookies
from skyhop.server.shared_counters import take_back_attempt
from skyhop.server.store import store
from skyhop.server.timestamps import seconds_ahead
from skyhop.web.http.app_state import sender_of, state_of
from skyhop.web.http.errors import error_page
from skyhop.web.http.rate_limits import DAY_SECONDS, HOUR_SECONDS, LOOK, MAIL, TooFast, charge, form_route, limited
from skyhop.web.http.sessions import (
    add_cookie,
    guest_of,
    read_text,
    store_guest,
    token_of,
)
from skyhop.web.http.templates import render

NOTICES, END, CONFIRMATION = "/settings/notices", "/notices/end", "/notices/mail"
MAX_ADDRESS_LENGTH = 1000
WEBHOOK_SECRET_BYTES, SEED_BYTES = 32, 16
SECRET_SECONDS = 600
"""Seconds for which the page can show the secret of a new webhook."""
MAILS_OF_PLAYER, MAILS_TO_MAILBOX = (5, DAY_SECONDS), (3, DAY_SECONDS)
"""Limits for e-mails that ask for a confirmation: the maximum number, and the period in seconds."""


def find_notices_end(cookies: SessionCookies, subscription: str) -> str:
    """Return the path of a page that ends all notices of the player with this subscription. It needs no sign-in."""
    return f"{END}?{urlencode({'key': f'{subscription} {_sign(cookies, subscription)}'})}"


def _sign(cookies: SessionCookies, subscription: str) -> str:
    return cookies.hash_text(f"end notices {subscription}")


def find_mail_confirmation(cookies: SessionCookies, seed: str) -> str:
    """Return the path of the page that confirms an e-mail address. `seed` is the stored seed of the confirmation."""
    return f"{CONFIRMATION}?{urlencode({'key': _derive_token(cookies, seed)})}"


def _derive_token(cookies: SessionCookies, seed: str) -> str:
    return cookies.hash_text(f"confirm mail {seed}")


class NoticeFields(NamedTuple):
    """Fields of the form for the choices of a player, as texts."""

    kinds: frozenset[NoticeKind]
    quiet_from: str
    quiet_until: str
    zone: str

    @classmethod
    def read(cls, form: FormData) -> NoticeFields:
        """Return the fields that a form contains."""
        kinds = frozenset(kind for kind in NoticeKind if kind in form.getlist("kind"))
        return cls(kinds, *(read_text(form, name)[:64].strip() for name in ("quiet_from", "quiet_until", "zone")))

    @classmethod
    def write(cls, choices: NoticeChoices) -> NoticeFields:
        """Return the fields for choices. The script of the page fills in an empty time zone."""
        if choices.quiet is None:
            return cls(choices.kinds, "", "", "")
        begin, end = (f"{minutes // 60:02}:{minutes % 60:02}" for minutes in choices.quiet)
        return cls(choices.kinds, begin, end, choices.zone)

    def parse(self) -> NoticeChoices:
        """Return the choices. Empty times mean no quiet hours. Raise `NoQuietHours` for invalid times or time zones."""
        if not self.quiet_from and not self.quiet_until:
            return NoticeChoices(self.kinds, None, self.zone if find_zone(self.zone) else "UTC")
        begin, end = (parse_minutes(each) for each in (self.quiet_from, self.quiet_until))
        if begin is None or end is None or begin == end:
            raise NoQuietHours(_("Enter two different times, or leave both empty for no quiet hours."), "quiet_from")
        if find_zone(self.zone) is None:
            raise NoQuietHours(_("Enter the name of a time zone, such as Europe/Berlin."), "zone")
        return NoticeChoices(self.kinds, (begin, end), self.zone)


class NoQuietHours(ValueError):  # noqa: N818  an expected outcome, not a program error
    """Error for invalid quiet hours or an unknown time zone in a form.

    The arguments are a message for the player and the name of the wrong field.
    """


async def show_notices(
    request: Request,
    problem: str = "",
    status: int = 200,
    field: str = "",
    fields: NoticeFields | None = None,
    typed_mail: str = "",
) -> Response:
    """GET /settings/notices: show the choices and the subscriptions of the player.

    For some minutes after the player has added a webhook, the page `?added=…` also shows its secret. After a form with
    a problem, the page shows its `fields` again, and marks the wrong `field`. `typed_mail` is a refused e-mail
    address.
    """
    state, player = state_of(request), guest_of(request)
    choices = await state.store.read(partial(read_choices, player=player))
    subscriptions = await state.store.read(partial(read_subscriptions, player=player))
    context = {
        "kinds": KIND_TITLES,
        "chosen": fields or NoticeFields.write(choices or NoticeChoices(frozenset(NoticeKind))),
        "field": field,
        "subscriptions": subscriptions,
        "push": {"token": token_of(request), "key": state.push_key.public, "known": list_browsers(subscriptions)},
        "is_kept": "kept" in request.query_params,
        "is_ended": "ended" in request.query_params,
        "problem": problem,
        "secret": _find_fresh_secret(subscriptions, request.query_params.get("added", "")),
        "has_mail": state.has_mail,
        "typed_mail": typed_mail,
        "confirmation_hours": CONFIRMATION_HOURS,
        "unconfirmed": await state.store.read(partial(read_confirmation, player=player)),
        "headers": {"timestamp": TIMESTAMP, "signature": SIGNATURE},
        "token": token_of(request),
    }
    return add_cookie(request, render("web/notices.html", context, status))


async def keep_notices(request: Request, form: FormData) -> Response:
    """POST /settings/notices: store the kinds of notices and the quiet hours that the player has chosen."""
    fields = NoticeFields.read(form)
    try:
        choices = fields.parse()
    except NoQuietHours as error:
        problem, field = error.args
        return await show_notices(request, problem, status=422, field=field, fields=fields)
    await _store_player(request)
    await state_of(request).store.write(partial(keep_choices, player=guest_of(request), choices=choices))
    return RedirectResponse(f"{NOTICES}?kept", 303)


async def add_browser(request: Request, form: FormData) -> Response:
    """POST /settings/notices/browsers: subscribe the browser of the request.

    The script of the page has got the new address from the push service. The new address replaces the address `former`
    that the browser had before.
    """
    address, former = read_text(form, "address"), read_text(form, "former")
    try:
        _check_service(request, address)
        key, secret = (decode_base64(read_text(form, name)) for name in ("p256dh", "auth"))
        check_keys(key, secret)
    except (ValueError, NoPushKey):
        problem = _("This server cannot use the push service of your browser. Use a webhook or another browser.")
        return await show_notices(request, problem, status=422)
    if former and former != address:
        replaced = partial(remove_subscription, name=identify(ChannelKind.PUSH, former), player=guest_of(request))
        await state_of(request).store.write(replaced)
    await _subscribe(request, ChannelKind.PUSH, address, secret, key)
    return RedirectResponse(f"{NOTICES}?kept", 303)


async def add_webhook(request: Request, form: FormData) -> Response:
    """POST /settings/notices/webhooks: send notices to an address of the player.

    Redirect to the page that shows the secret of the webhook. A reload of that page sends the form no second time.
    """
    address = read_text(form, "address").strip()
    try:
        _check_service(request, address)
    except AddressRefused:
        problem = _(
            "The address must begin with https://, have at most %(most)s characters and contain no user name. "
            "Correct the address and try again."
        )
        return await show_notices(request, problem % {"most": MAX_ADDRESS_LENGTH}, status=422)
    secret = secrets.token_bytes(WEBHOOK_SECRET_BYTES)
    await _subscribe(request, ChannelKind.WEBHOOK, address, secret)
    name = identify(ChannelKind.WEBHOOK, address, guest_of(request))
    return RedirectResponse(f"{NOTICES}?{urlencode({'added': name})}", 303)


def _find_fresh_secret(subscriptions: Sequence[Subscription], added: str) -> str:
    """Return the secret of the webhook `added`, or an empty text if the webhook is not new."""
    oldest = seconds_ahead(-SECRET_SECONDS)
    webhooks = [each for each in subscriptions if each.channel == ChannelKind.WEBHOOK and each.created >= oldest]
    return next((each.secret.hex() for each in webhooks if each.id == added), "")


async def add_mail_address(request: Request, form: FormData) -> Response:
    """POST /settings/notices/mail: send an e-mail to an address. Its owner must confirm the address with a link."""
    state, player = state_of(request), guest_of(request)
    if not state.has_mail:
        return await show_notices(request, _("This server sends no e-mail. Choose another way."), status=409)
    typed = read_text(form, "mail")[:MAX_ADDRESS_LENGTH]
    try:
        address = parse_mail_address(typed)
    except NoMailAddress:
        problem = _("Enter an e-mail address such as anna@mail.example, with Latin letters only.")
        return await show_notices(request, problem, status=422, field="mail", typed_mail=typed)
    keys = {f"mails of {player}": MAILS_OF_PLAYER, f"mails to {find_mailbox(address)}": MAILS_TO_MAILBOX}
    limits = {state.cookies.hash_text(key): most for key, most in keys.items()}
    try:
        await charge(request, MAIL)
        await _store_player(request)
        await state.store.write(partial(count_mail, player=player, limits=limits))
        await _charge_for_all(request, limits)  # last, so that these shared limits count only sent e-mails
    except (TooFast, TooManyMails) as error:
        return await _refuse_mail(request, error.seconds, typed)
    seed = secrets.token_hex(SEED_BYTES)
    confirmation = Confirmation.create(player, address, language(), seed, _derive_token(state.cookies, seed))
    await state.store.write(partial(request_confirmation, confirmation=confirmation))
    return RedirectResponse(f"{NOTICES}#mail", 303)


async def _charge_for_all(request: Request, counted: Collection[str]) -> None:
    """Count an e-mail for the limits of the network and the server. Raise `TooFast` above a limit.

    Above a limit, the server does not send the e-mail. The e-mail then no longer counts for the player and for the
    mailbox. `counted` contains the keys of these two counters.
    """
    try:
        await state_of(request).limits.charge(request, MAIL, for_all=True)
    except TooFast:
        await state_of(request).store.write(partial(take_back_attempt, keys=counted))
        raise


async def _refuse_mail(request: Request, seconds: int, typed: str) -> Response:
    """Return the page with the message that the server sends only a few confirmation e-mails a day."""
    hours = -(-seconds // HOUR_SECONDS)
    problem = ngettext(
        "The server sends only a few confirmation mails a day. Try again in %(count)s hour.",
        "The server sends only a few confirmation mails a day. Try again in %(count)s hours.",
        hours,
    )
    page = await show_notices(request, problem % {"count": hours}, status=429, field="mail", typed_mail=typed)
    page.headers["Retry-After"] = str(seconds)
    return page


def _check_service(request: Request, address: str) -> None:
    """Raise `AddressRefused` if this server must not send notices to an address."""
    if len(address) > MAX_ADDRESS_LENGTH:
        raise AddressRefused
    check_address(address, is_private_allowed=state_of(request).is_private)


async def _subscribe(
    request: Request, channel: ChannelKind, address: str, secret: bytes, key: bytes | None = None
) -> None:
    await _store_player(request)
    subscription = Subscription.create(guest_of(request), channel, address, secret, language(), key=key)
    proof = sender_of(request).proof if channel is ChannelKind.PUSH else None
    await state_of(request).store.write(partial(subscribe, subscription=subscription, proof=proof))


async def _store_player(request: Request) -> None:
    """Store a new guest without a name, because only stored players have choices and subscriptions."""
    if await store.find_player(state_of(request).store, guest_of(request)) is None:
        await store_guest(request, None)


async def remove_address(request: Request, form: FormData) -> Response:
    """POST /settings/notices/removed: end one subscription of the player."""
    name = read_text(form, "subscription")[:64]
    await state_of(request).store.write(partial(remove_subscription, name=name, player=guest_of(request)))
    return RedirectResponse(f"{NOTICES}?kept", 303)


async def end_own_notices(request: Request, _form: FormData) -> Response:
    """POST /settings/notices/ended: end all notices of the player, and delete the player's choices."""
    await state_of(request).store.write(partial(end_notices, player=guest_of(request)))
    return RedirectResponse(f"{NOTICES}?ended", 303)


async def show_notices_end(request: Request) -> Response:
    """GET /notices/end: ask if all notices should end. The link alone ends nothing, because programs open links too."""
    return render("web/notices_end.html", {"key": request.query_params.get("key", ""), "is_done": False})


async def end_notices_by_link(request: Request) -> Response:
    """POST /notices/end: end all notices of the player in the link. The link is the proof, so no sign-in is needed.

    If the subscription no longer exists, its notices have already ended. The answer is then the same.
    """
    name, _blank, signature = request.query_params.get("key", "").partition(" ")
    state = state_of(request)
    if compare_digest(signature.encode(), _sign(state.cookies, name).encode()):

        def end(connection: sa.Connection) -> None:
            if (player := find_owner(connection, name)) is not None:
                end_notices(connection, player)

        await state.store.write(end)
    return render("web/notices_end.html", {"key": "", "is_done": True})


async def show_mail_confirmation(request: Request) -> Response:
    """GET /notices/mail: ask the owner of an e-mail address for a confirmation.

    The link alone confirms nothing, because programs open links too.
    """
    state, token = state_of(request), request.query_params.get("key", "")
    found = await state.store.read(partial(find_confirmation, token=token))
    if found is None:
        return _refuse_confirmation()
    player = await store.find_player(state.store, found.player)
    name = player.name if player is not None else None
    return render("web/notices_mail.html", {"key": token, "address": found.address, "name": name, "is_done": False})


async def confirm_mail_address(request: Request) -> Response:
    """POST /notices/mail: send notices to the address in the link. The link is the proof, so no sign-in is needed."""
    token = request.query_params.get("key", "")
    if not await state_of(request).store.write(partial(confirm_address, token=token)):
        return _refuse_confirmation()
    return render("web/notices_mail.html", {"is_done": True})


def _refuse_confirmation() -> Response:
    problem = _("This link has already been used, or it has expired. To get a new one, enter the address again.")
    return error_page(404, problem, [(NOTICES, _("Choose notices"))])


ROUTES = (
    Route(NOTICES, limited(show_notices, LOOK)),
    form_route(NOTICES, keep_notices, LOOK),
    form_route(f"{NOTICES}/browsers", add_browser, LOOK, largest=3 * MAX_ADDRESS_LENGTH),
    form_route(f"{NOTICES}/webhooks", add_webhook, LOOK, largest=2 * MAX_ADDRESS_LENGTH),
    form_route(f"{NOTICES}/mail", add_mail_address, LOOK),
    form_route(f"{NOTICES}/removed", remove_address, LOOK),
    form_route(f"{NOTICES}/ended", end_own_notices, LOOK),
    Route(END, limited(show_notices_end, LOOK)),
    Route(END, limited(end_notices_by_link, LOOK), methods=["POST"]),
    Route(CONFIRMATION, limited(show_mail_confirmation, LOOK)),
    Route(CONFIRMATION, limited(confirm_mail_address, LOOK), methods=["POST"]),
)
