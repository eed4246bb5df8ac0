"""Passkeys (W3C Web Authentication): options for the browser, and verification of the browser's answers.

The `webauthn` package parses the answers. Passkeys need a host name: the host of `--public-url` with https, or
localhost. Browsers do not create passkeys for IP addresses.

The server signs each challenge for one session and one purpose. The challenge expires after a few minutes. Because
of the signature, the server stores no unanswered challenges. The store counts each answered challenge, and refuses
a second answer.
"""

from __future__ import annotations

import secrets
from enum import StrEnum
from functools import partial
from hmac import compare_digest
from typing import NamedTuple

import msgspec
from starlette.requests import Request
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from skyhop.engine.document import DocumentError, Part, encode_document, read
from skyhop.i18n import _
from skyhop.server.accounts import (
    NoPasskey,
    Passkey,
    StoredAccount,
    hash_passkey,
    read_passkey,
    read_passkeys,
    use_passkey,
)
from skyhop.server.players.sessions import hash_secret
from skyhop.server.shared_counters import count_attempt
from skyhop.server.timestamps import now, seconds_ahead
from skyhop.web.http.app_state import sender_of, state_of
from skyhop.web.http.guard import host_of, is_number
from skyhop.web.http.rate_limits import (
    charge_attempt,
    limits_of_address,
    limits_of_name,
    reset_attempts,
)
from skyhop.web.http.sessions import guest_of, name_of

CHALLENGE_SECONDS = 300
"""Seconds for which a challenge is valid."""
MAX_ANSWER_BYTES = 8 * 1024
"""Maximum size of a browser's answer, in bytes. A credential id takes up to 1 kB and occurs three times in it."""
HERE = "localhost"
NOT_SIGNED = (WebAuthnException, DocumentError, ValueError, TypeError, LookupError, AttributeError, RecursionError)
"""Classes of the errors that the verification raises for an invalid answer."""


class Purpose(StrEnum):
    """Purpose of a passkey request: sign in, confirm an action, or add a passkey."""

    SIGN_IN = "in"
    CONFIRM = "sure"
    """Confirmation by a signed-in player. The player signs with a passkey instead of typing the passphrase."""
    ADD = "add"


class Site(NamedTuple):
    """Site for which a passkey is valid: its host name and its origin."""

    name: str
    origin: str


class AuthenticatorResponse(Part, rename={"client_data": "clientDataJSON"}.get):
    """Signature made with a passkey, and the data that the browser signed."""

    client_data: str
    authenticatorData: str  # noqa: N815  name in the API of browsers
    signature: str
    userHandle: str | None = None  # noqa: N815  as above


class Assertion(Part):
    """Answer of a browser after the player has signed with a passkey."""

    id: str
    rawId: str  # noqa: N815  as above
    type: str
    response: AuthenticatorResponse


class CreatedPasskey(Part, rename={"client_data": "clientDataJSON"}.get):
    """Data of a newly created passkey."""

    client_data: str
    attestationObject: str  # noqa: N815  as above


class Attestation(Part):
    """Answer of a browser after the player has created a passkey."""

    id: str
    rawId: str  # noqa: N815  as above
    type: str
    response: CreatedPasskey


class ClientData(msgspec.Struct):
    """Fields of the browser's client data that the server reads before the verification."""

    challenge: str


def find_site(request: Request) -> Site | None:
    """Return the site that the request addresses. Return None if passkeys do not work at this address."""
    public, address = state_of(request).public_url, request.url.netloc.lower()
    host = host_of(address)
    if host == HERE:
        return Site(HERE, f"{request.url.scheme}://{address}")
    is_public = public == f"https://{address}" and host is not None and not is_number(host)
    return Site(str(host), public) if is_public else None


async def make_options(request: Request, site: Site, purpose: Purpose) -> str:
    """Return the options for the browser's passkey API, as JSON."""
    challenge, verified = _challenge(request, purpose), UserVerificationRequirement.REQUIRED
    own = []
    if purpose is not Purpose.SIGN_IN:
        known = await state_of(request).store.read(partial(read_passkeys, player=guest_of(request)))
        own = [PublicKeyCredentialDescriptor(id=passkey.credential) for passkey in known if passkey.site == site.name]
    if purpose is not Purpose.ADD:
        return options_to_json(
            generate_authentication_options(
                rp_id=site.name, challenge=challenge, allow_credentials=own, user_verification=verified
            )
        )
    return options_to_json(
        generate_registration_options(
            rp_id=site.name,
            rp_name="Skyhop",
            user_name=name_of(request),
            user_id=guest_of(request).encode(),
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=verified
            ),
            exclude_credentials=own,
        )
    )


async def verify_new_passkey(request: Request, site: Site, signed: str, name: str) -> Passkey:
    """Verify a browser's answer and return the passkey that the browser created.

    Raise `NoPasskey` for an invalid answer.
    """
    try:
        attestation = read(Attestation, signed)
        challenge = await _read_challenge(request, Purpose.ADD, attestation.response.client_data)
        found = verify_registration_response(
            credential=encode_document(attestation),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except NOT_SIGNED as error:
        raise NoPasskey(_("This passkey belongs to another server, or the request expired. Try again.")) from error
    return Passkey(
        hash_passkey(found.credential_id),
        found.credential_id,
        found.credential_public_key,
        found.sign_count,
        site.name,
        name,
        int(found.credential_backed_up),
        now(),
        None,
    )


async def find_account_by_passkey(request: Request, signed: str, purpose: Purpose) -> StoredAccount | None:
    """Return the account whose passkey signed the answer. Return None if the signature is invalid.

    For a confirmation, the passkey must belong to the account of the player who sent the request. Raise `TooOften`
    after too many attempts.
    """
    site = find_site(request)
    await charge_attempt(request, limits_of_address(request))
    if site is None:
        return None
    try:
        assertion = read(Assertion, signed)
        challenge = await _read_challenge(request, purpose, assertion.response.client_data)
        credential = base64url_to_bytes(assertion.rawId)
        found = await state_of(request).store.read(partial(read_passkey, credential=credential))
        if found is None:
            return None
        passkey, account = found
        await charge_attempt(request, limits_of_name(request, account.name))
        _check_owner(request, assertion, account, purpose)
        signing = verify_authentication_response(
            credential=encode_document(assertion),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
            require_user_verification=True,
        )
    except NOT_SIGNED:
        return None
    work = partial(use_passkey, passkey=passkey, uses=signing.new_sign_count)
    if not await state_of(request).store.write(work):
        return None
    await reset_attempts(request, account.name)
    return account


def _check_owner(request: Request, assertion: Assertion, account: StoredAccount, purpose: Purpose) -> None:
    """Raise `ValueError` if `account`, which owns the passkey, is not the account that the answer names.

    The answer to a confirmation may name no account. The passkey must then belong to the player who sent the
    request.
    """
    handle = assertion.response.userHandle
    is_named = handle is not None and base64url_to_bytes(handle) == account.player.encode()
    if not (is_named or (handle is None and purpose is Purpose.CONFIRM)):
        raise ValueError(handle)
    if purpose is Purpose.CONFIRM and account.player != guest_of(request):
        raise ValueError(account.player)


def _challenge(request: Request, purpose: Purpose) -> bytes:
    """Return a signed challenge for the current session and one purpose.

    The challenge expires after `CHALLENGE_SECONDS` seconds.
    """
    payload = f"{secrets.token_urlsafe(24)} {seconds_ahead(CHALLENGE_SECONDS)}"
    return f"{payload} {_signature(request, purpose, payload)}".encode()


async def _read_challenge(request: Request, purpose: Purpose, client_data: str) -> bytes:
    """Return the challenge in the client data.

    Raise `ValueError` if the challenge is not for this session and purpose, has expired, or was answered before.
    """
    challenge = base64url_to_bytes(msgspec.json.decode(base64url_to_bytes(client_data), type=ClientData).challenge)
    payload, _blank, signature = challenge.decode().rpartition(" ")
    if not compare_digest(signature.encode(), _signature(request, purpose, payload).encode()):
        raise ValueError(payload)
    if payload.rpartition(" ")[2] <= now():
        raise ValueError(payload)
    once = {state_of(request).cookies.hash_text(f"challenge {payload}"): (1, CHALLENGE_SECONDS)}
    if await state_of(request).store.write(partial(count_attempt, keys=once)):
        raise ValueError(payload)
    return challenge


def _signature(request: Request, purpose: Purpose, payload: str) -> str:
    return state_of(request).cookies.hash_text(f"challenge {purpose} {hash_secret(sender_of(request).proof)} {payload}")
