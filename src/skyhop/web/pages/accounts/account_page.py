"""Account page: open an account, sign in and out, recover an account, and delete the player's data.

Neither the content of a response nor the time until the response reveals which names exist.

For fifteen minutes, the owner of new recovery codes can reload, copy, save and print them. The server derives the
codes from the server's key and from a text in the page's address. The store therefore keeps only the hashes.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hmac import compare_digest
from typing import NamedTuple
from urllib.parse import urlencode

import sqlalchemy as sa
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from skyhop.i18n import _
from skyhop.server.accounts import MAX_LABEL_LENGTH as LONGEST_PASSKEY
from skyhop.server.accounts import (
    OtherPassphrase,
    StoredAccount,
    begin_session,
    count_codes,
    find_valid_codes,
    keep_settings,
    new_codes,
    open_account,
    read_account,
    read_passkeys,
    replace_codes,
    set_passphrase,
    use_code,
)
from skyhop.server.clocks.clocks import SECOND_MS
from skyhop.server.exceptions import StaleAction
from skyhop.server.match_registry import delete_person
from skyhop.server.names import NoName, parse_player_name
from skyhop.server.players.moderation import mute, read_others, read_restriction
from skyhop.server.players.sessions import new_session, read_devices
from skyhop.server.ratings.profiles import is_profile_hidden
from skyhop.server.schema import BLOCKS, MUTES
from skyhop.server.store.store import WITHDRAWN, withdraw_proofs
from skyhop.server.store.store import find_player as people_player
from skyhop.server.timestamps import add_milliseconds, now, seconds_ahead
from skyhop.web.http.app_state import sender_of, state_of
from skyhop.web.http.passphrases import WeakPassphrase, check_passphrase
from skyhop.web.http.rate_limits import (
    LOOK,
    START,
    TooOften,
    charge_attempt,
    form_route,
    limited,
    limits_of_address,
    limits_of_name,
    limits_of_opening,
    reset_attempts,
)
from skyhop.web.http.sessions import (
    add_cookie,
    device_of,
    guest_of,
    is_signed_in,
    name_of,
    read_text,
    replace_session,
    sign_out,
    token_of,
)
from skyhop.web.http.settings import COOKIE, read_cookie, set_cookie
from skyhop.web.http.settings import MAX_COOKIE_LENGTH as LONGEST_SETTINGS
from skyhop.web.http.templates import render
from skyhop.web.pages.accounts.passkeys import MAX_ANSWER_BYTES, Purpose, find_account_by_passkey, find_site
from skyhop.web.pages.match.names import profile_address, read_name, store_name

ADDRESS = "/account"
FORMS = {True: ("/passphrase", "/codes"), False: ("", "/session", "/recovery")}
"""Paths of the forms that show their own error, for signed-in players and for guests.

The top of the page shows the errors of other forms.
"""
DELETION = "/deletion"
"""Path of the deletion form, which shows its own error too. Only a player with stored data has this form."""


async def show(request: Request, problem: str = "", status: int = 200, typed: str = "", field: str = "") -> Response:
    """GET /account: show the account. Show a guest the forms to open an account or to sign in.

    After a refusal, show the form again with the reason and the typed name. Set the focus to the invalid field. If no
    field is invalid, set the focus to the reason.
    """
    store, player = state_of(request).store, guest_of(request)
    is_known = await people_player(store, player) is not None
    forms = (*FORMS[is_signed_in(request)], *([DELETION] if is_known else []))
    refused = request.url.path.removeprefix(ADDRESS) if problem else None
    context = {
        "name": name_of(request),
        "has_account": is_signed_in(request),
        "is_known": is_known,
        "is_hidden": await store.read(partial(is_profile_hidden, player=player)),
        "profile": profile_address(name_of(request)),
        "devices": await store.read(partial(read_devices, player=player, own=sender_of(request).proof)),
        "blocked": await store.read(partial(read_others, player=player, table=BLOCKS)),
        "muted": await store.read(partial(read_others, player=player, table=MUTES)),
        "passkeys": await store.read(partial(read_passkeys, player=player)),
        "restriction": await store.read(partial(read_restriction, player=player)),
        "site": find_site(request),
        "left": await store.read(partial(count_codes, player=player)),
        "called": read_name(request) or name_of(request),
        "typed": typed,
        "refused": refused if refused in forms else None,
        "field": field,
        "problem": problem,
        "said": next(
            (sentence for word, sentence in _list_confirmations(request).items() if word in request.query_params), ""
        ),
        "most_of_passkey": LONGEST_PASSKEY,
        "token": token_of(request),
    }
    return add_cookie(request, render("web/account.html", context, status))


def _list_confirmations(request: Request) -> Mapping[str, str]:
    """Return the texts that confirm an action. The keys are query parameters of the address after the action.

    Some of these texts are only for signed-in players, and one text is only for guests.
    """
    signed_in = {
        "in": _("You are signed in."),
        "back": _(
            "You are signed in. All other browsers have been signed out. Passkeys and program tokens remain. "
            "Remove any passkey or token that is not yours."
        ),
        "passkey": _("Saved. You can now sign in with this passkey."),
        "removed": _(
            "This passkey is removed. You can no longer sign in with it. If your "
            "device still shows the passkey, delete it on the device."
        ),
        "hidden": _(
            "Recovery codes are shown for only fifteen minutes. If you did not save your codes, create new ones."
        ),
    }
    signed_out = {"ended": _("This browser was signed out, perhaps from another device. Sign in to see your matches.")}
    return {
        **(signed_in if is_signed_in(request) else signed_out),
        "out": _("You are signed out in this browser."),
        "others": _("The other browsers have been signed out."),
        "kept": _("Saved."),
        "blocked": _(
            "Done. You and this player no longer see each other in lists. You can meet in new matches only in some "
            "tournaments."
        ),
        "gone": _("Your account and data are deleted."),
    }


async def begin(request: Request, form: FormData) -> Response:
    """POST /account: open an account, and move all data of the guest to the account.

    Then redirect to the page with the recovery codes of the account.
    """
    passphrase, recovery = read_text(form, "passphrase"), make_codes(request)
    if is_signed_in(request):
        return RedirectResponse(ADDRESS, 303)
    try:
        name = _name(form)
        check_passphrase(passphrase, name)
        await charge_attempt(request, limits_of_opening(request))
        hashed = await state_of(request).passphrases.hashed(passphrase)
        session, guest, settings = new_session(), guest_of(request), read_cookie(request, COOKIE)[:LONGEST_SETTINGS]
        found = ""

        def work(connection: sa.Connection) -> Sequence[str]:
            nonlocal found
            found, moved = open_account(connection, guest, name, hashed, recovery.codes)
            keep_settings(connection, found, settings)
            begin_session(connection, found, session, device_of(request))
            return moved

        answer = RedirectResponse(ADDRESS, 303)
        await replace_session(request, answer, session, work)
    except (NoName, WeakPassphrase) as error:
        field = "name" if isinstance(error, NoName) else "passphrase"
        return await show(request, str(error), 422, typed=read_text(form, "name"), field=field)
    answer.headers["Location"] = recovery.address(request, found)
    store_name(request, answer, name)
    return answer


async def sign_in(request: Request, form: FormData) -> Response:
    """POST /account/session: sign in by name and passphrase.

    If the form asks for it, merge the data of the guest into the account.
    """
    name = read_text(form, "name")
    account = await _account(request, name, read_text(form, "passphrase"))
    if account is None:
        return await show(request, _unfit(), 422, typed=name, field="passphrase")
    return await start_session(request, account, "in", takes=form.get("take") == "yes")


async def recover(request: Request, form: FormData) -> Response:
    """POST /account/recovery: set a new passphrase with a recovery code. Sign out all other browsers."""
    name, passphrase, code = (read_text(form, field) for field in ("name", "passphrase", "code"))
    store = state_of(request).store
    try:
        await charge_attempt(request, limits_of_address(request) | limits_of_name(request, name))
        check_passphrase(passphrase, name)
        account = await store.read(partial(read_account, name=name))
        hashed = await state_of(request).passphrases.hashed(passphrase)
        work = partial(_use_recovery_code, player=account.player if account else "", code=code, hashed=hashed)
        ended = await store.write(work)
    except WeakPassphrase as error:
        return await show(request, str(error), 422, typed=name, field="passphrase")
    if account is None or ended is None:
        problem = _("Wrong name or recovery code. Each code works only once.")
        return await show(request, problem, 422, typed=name, field="code")
    state_of(request).matches.withdraw(account.player, ended)
    return await start_session(request, account._replace(passphrase=hashed), "back", takes=False)


def _use_recovery_code(connection: sa.Connection, player: str, code: str, hashed: str) -> Sequence[str] | None:
    """Use up a recovery code and store the new passphrase hash.

    Return the hashes of the ended sessions, or None if the code is invalid.
    """
    if not use_code(connection, player, code):
        return None
    return set_passphrase(connection, player, hashed)


async def end_session(request: Request, form: FormData) -> Response:
    """POST /account/session/ended: sign out this browser, another browser, or all other browsers."""
    which, player = read_text(form, "browser"), guest_of(request)
    matches = state_of(request).matches
    devices = await state_of(request).store.read(partial(read_devices, player=player, own=sender_of(request).proof))
    this = next((device.browser for device in devices if device.is_this), None)
    if which == "others":
        ended = [
            hashed
            for device in devices
            if not device.is_this
            for hashed in await withdraw_proofs(matches.store, player, browser=device.browser)
        ]
        matches.withdraw(player, ended)
        return RedirectResponse(f"{ADDRESS}?others", 303)
    if which and which != this:
        matches.withdraw(player, await withdraw_proofs(matches.store, player, browser=which))
        return RedirectResponse(f"{ADDRESS}?others", 303)
    answer = RedirectResponse(f"{ADDRESS}?out", 303)
    if is_signed_in(request) and this is not None:  # guests cannot sign in again
        matches.withdraw(player, await withdraw_proofs(matches.store, player, browser=this))
        sign_out(request, answer)
        store_name(request, answer, None)  # a guest may not use the name of an account
    return answer


async def change_passphrase(request: Request, form: FormData) -> Response:
    """POST /account/passphrase: change the passphrase. Sign out all other browsers."""
    fresh, store = read_text(form, "fresh"), state_of(request).store
    account = await own_account(request, form)
    if account is None:
        return await show(request, _unfit(), 422, field="passphrase")
    try:
        check_passphrase(fresh, account.name)
    except WeakPassphrase as error:
        return await show(request, str(error), 422, field="fresh")
    hashed = await state_of(request).passphrases.hashed(fresh)
    work = partial(set_passphrase, player=account.player, passphrase=hashed, kept_proof=sender_of(request).proof)
    state_of(request).matches.withdraw(account.player, await store.write(work))
    return await start_session(request, account._replace(passphrase=hashed), "kept", takes=False)


async def renew_codes(request: Request, form: FormData) -> Response:
    """POST /account/codes: replace the recovery codes. Redirect to the page with the new codes."""
    recovery = make_codes(request)
    account = await own_account(request, form)
    if account is None:
        return await show(request, _unfit(), 422, field="passphrase")
    await state_of(request).store.write(partial(replace_codes, player=account.player, codes=recovery.codes))
    return RedirectResponse(recovery.address(request, account.player), 303)


CODES = f"{ADDRESS}/codes"
CODES_SHOWN_SECONDS = 900
"""Seconds for which the page shows new codes. The owner needs time to find a pen or a printer."""


class NewCodes(NamedTuple):
    """New recovery codes, and the text from which they are derived."""

    said: str
    codes: list[str]

    def address(self, request: Request, player: str) -> str:
        """Return the address of the page that shows the codes to their owner."""
        return f"{CODES}?{urlencode({'made': f'{self.said} {_sign_codes(request, player, self.said)}'})}"


def make_codes(request: Request) -> NewCodes:
    """Create recovery codes from a new random text. The page that shows the codes expires after fifteen minutes."""
    payload = f"{secrets.token_urlsafe(24)} {seconds_ahead(CODES_SHOWN_SECONDS)}"
    return NewCodes(payload, new_codes(_derive_codes(request, payload)))


async def show_codes(request: Request) -> Response:
    """GET /account/codes: show new recovery codes as a page. With the parameter `saved`, return them as a file."""
    payload, _blank, signature = request.query_params.get("made", "").rpartition(" ")
    is_own = compare_digest(signature.encode(), _sign_codes(request, guest_of(request), payload).encode())
    if not is_own or payload.rpartition(" ")[2] <= now():
        return RedirectResponse("/account?hidden", 303)
    derived = new_codes(_derive_codes(request, payload))
    codes = await state_of(request).store.read(partial(find_valid_codes, player=guest_of(request), codes=derived))
    if "saved" in request.query_params:
        title = _("Recovery codes of %(name)s for %(table)s") % {"name": name_of(request), "table": request.url.netloc}
        headers = {"Content-Disposition": 'attachment; filename="skyhop-recovery-codes.txt"'}
        return PlainTextResponse("\n".join([title, "", *codes, ""]), headers=headers)
    context = {
        "codes": codes,
        "name": name_of(request),
        "made": add_milliseconds(payload.rpartition(" ")[2], -CODES_SHOWN_SECONDS * SECOND_MS),
        "file": f"{request.url.path}?{request.url.query}&saved",
    }
    return render("web/codes.html", context)


def _derive_codes(request: Request, payload: str) -> Callable[[int], bytes]:
    return lambda number: state_of(request).cookies.derive_bytes(f"code {number} {payload}")


def _sign_codes(request: Request, player: str, payload: str) -> str:
    return state_of(request).cookies.hash_text(f"codes {player} {payload}")


async def delete(request: Request, form: FormData) -> Response:
    """POST /account/deletion: delete all data of the player. The journals keep the player's seats without a name."""
    if form.get("sure") != "yes":
        return await show(request, _("Nothing was deleted. Confirm the deletion below."), 422, field="sure")
    if is_signed_in(request) and await own_account(request, form) is None:
        return await show(request, _unfit(), 422, field="passphrase")
    matches = state_of(request).matches
    player = guest_of(request)
    try:
        await delete_person(matches, player, sender_of(request).proof)
    except StaleAction:
        return await show(
            request, _("Some data is not deleted yet, because a player moved in one of your matches. Try again."), 409
        )
    await matches.store.notify(WITHDRAWN)
    state_of(request).proofs.forget()
    state_of(request).tokens.forget()
    answer = RedirectResponse(f"{ADDRESS}?gone", 303)
    sign_out(request, answer)
    store_name(request, answer, None)
    return answer


async def end_mute(request: Request, form: FormData) -> Response:
    """POST /account/mutes/ended: unmute a player in all matches."""
    matches = state_of(request).matches
    await matches.write(partial(mute, player=guest_of(request), other=read_text(form, "player"), is_muted=False), list)
    return RedirectResponse(f"{ADDRESS}?kept", 303)


async def start_session(request: Request, account: StoredAccount, word: str, *, takes: bool) -> Response:
    """Start a new session of an account in this browser, and end the previous session of this browser.

    If `takes` is True, merge the data of the guest into the account. Redirect to the account page, with `word` as
    the query parameter that selects the confirming text.
    """
    session, guest = new_session(), None if is_signed_in(request) or not takes else guest_of(request)
    answer = RedirectResponse(f"{ADDRESS}?{word}", 303)
    work = partial(
        begin_session,
        player=account.player,
        session=session,
        device=device_of(request),
        guest=guest,
        checked_hash=account.passphrase,
    )
    try:
        await replace_session(request, answer, session, work)
    except OtherPassphrase:
        return await show(request, _unfit(), 422, field="passphrase")
    store_name(request, answer, account.name)
    if account.settings and not read_cookie(request, COOKIE):
        set_cookie(request, answer, COOKIE, account.settings)
    return answer


async def own_account(request: Request, form: FormData) -> StoredAccount | None:
    """Return the account of the player if the form contains a proof of its owner, otherwise None.

    The proof is the passphrase of the account, or a signature by one of the account's passkeys. A stranger at the
    browser of a signed-in player can provide neither.
    """
    if not is_signed_in(request):
        return None
    if signed := read_text(form, "passkey"):
        return await find_account_by_passkey(request, signed, Purpose.CONFIRM)
    return await _account(request, name_of(request), read_text(form, "passphrase"))


async def _account(request: Request, name: str, passphrase: str) -> StoredAccount | None:
    """Return the account with this name and passphrase, or None. Raise `TooOften` after too many attempts."""
    await charge_attempt(request, limits_of_address(request) | limits_of_name(request, name))
    account = await state_of(request).store.read(partial(read_account, name=name))
    if not await state_of(request).passphrases.fits(account and account.passphrase, passphrase):
        return None
    await reset_attempts(request, name)
    return account


def _name(form: FormData) -> str:
    name = parse_player_name(read_text(form, "name"))
    if name is None:
        raise NoName(_("The account has no name. Enter a name."))
    return name


async def too_often(request: Request, error: Exception) -> Response:
    """Return the 429 page after too many attempts, with a Retry-After header."""
    assert isinstance(error, TooOften)  # noqa: S101  registered only for this class
    page = await show(request, str(error), 429)
    page.headers["Retry-After"] = str(error.seconds)
    return page


def _unfit() -> str:
    return _("Wrong name or passphrase.")


ROUTES = (
    Route(ADDRESS, limited(show, LOOK)),
    form_route(ADDRESS, begin, START),
    form_route(f"{ADDRESS}/session", sign_in, LOOK),
    form_route(f"{ADDRESS}/session/ended", end_session, LOOK),
    form_route(f"{ADDRESS}/passphrase", change_passphrase, LOOK, largest=MAX_ANSWER_BYTES),
    form_route(f"{ADDRESS}/recovery", recover, LOOK),
    form_route(CODES, renew_codes, LOOK, largest=MAX_ANSWER_BYTES),
    Route(CODES, limited(show_codes, LOOK)),
    form_route(f"{ADDRESS}{DELETION}", delete, LOOK, largest=MAX_ANSWER_BYTES),
    form_route(f"{ADDRESS}/mutes/ended", end_mute, LOOK),
)
