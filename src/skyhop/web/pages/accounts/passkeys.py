"""Passkeys: what a browser is asked to sign, and whether what it signed proves anybody.

They are those of the W3C's Web Authentication, which `webauthn` reads, and work where a table has a name: at that of
its `--origin`, by https, or at localhost. Browsers have none for a number. A challenge is signed by the table, for one
proof, one purpose and a few minutes, so that nothing is kept of those that nobody answers; one that was answered is
counted in the store, and holds no second time.
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

from skyhop.engine.document import DocumentError, Part, plain, read
from skyhop.i18n import _
from skyhop.server.accounts import Account, count_attempt
from skyhop.server.passkeys import NoPasskey, Passkey, passkey_hash, read_passkey, read_passkeys, use_passkey
from skyhop.server.players.sessions import hash_of
from skyhop.server.timestamps import now, seconds_ahead
from skyhop.web.http.guard import host_of, is_number
from skyhop.web.http.sessions import cookies, guest_of, name_of, store_of
from skyhop.web.pages.accounts.sign_in_limits import count, forget, from_here, of_name

LASTS = 300
"""Seconds in which a challenge is to be answered."""
LARGEST = 8 * 1024
"""Bytes of what a browser has signed; names of credentials have up to a kilobyte, and stand there three times."""
HERE = "localhost"
NOT_SIGNED = (WebAuthnException, DocumentError, ValueError, TypeError, LookupError, AttributeError, RecursionError)
"""What is raised where what came is nothing that a browser signs."""


class Purpose(StrEnum):
    """For what something is signed."""

    SIGN_IN = "in"
    CONFIRM = "sure"
    """In the place of the passphrase, by who is signed in."""
    ADD = "add"


class Site(NamedTuple):
    """What a passkey is made for, and works at."""

    name: str
    origin: str


class Response(Part, rename={"client_data": "clientDataJSON"}.get):
    """What was signed by a passkey."""

    client_data: str
    authenticatorData: str  # noqa: N815  as browsers have it
    signature: str
    userHandle: str | None = None  # noqa: N815  as above


class Assertion(Part):
    """What a browser gives where a passkey has signed."""

    id: str
    rawId: str  # noqa: N815  as above
    type: str
    response: Response


class CreatedPasskey(Part, rename={"client_data": "clientDataJSON"}.get):
    """What is told of a passkey that was made."""

    client_data: str
    attestationObject: str  # noqa: N815  as above


class Attestation(Part):
    """What a browser gives where it has made a passkey."""

    id: str
    rawId: str  # noqa: N815  as above
    type: str
    response: CreatedPasskey


class ClientData(msgspec.Struct):
    """What is looked at, before all else, of what the browser says that it was asked."""

    challenge: str


def own_site(request: Request) -> Site | None:
    """What passkeys are made for at the address of a request; None where they cannot work."""
    public, address = request.app.state.public_url, request.url.netloc.lower()
    host = host_of(address)
    if host == HERE:
        return Site(HERE, f"{request.url.scheme}://{address}")
    is_public = public == f"https://{address}" and host is not None and not is_number(host)
    return Site(str(host), public) if is_public else None


async def options(request: Request, site: Site, purpose: Purpose) -> str:
    """What a browser is to be asked, as JSON."""
    challenge, verified = _challenge(request, purpose), UserVerificationRequirement.REQUIRED
    own = []
    if purpose is not Purpose.SIGN_IN:
        known = await store_of(request).read(partial(read_passkeys, player=guest_of(request)))
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


async def made_passkey(request: Request, site: Site, signed: str, name: str) -> Passkey:
    """The passkey that a browser has made, under a name; `NoPasskey` where it is none."""
    try:
        attestation = read(Attestation, signed)
        challenge = await _answered(request, Purpose.ADD, attestation.response.client_data)
        found = verify_registration_response(
            credential=plain(attestation),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except NOT_SIGNED as error:
        raise NoPasskey(_("That was no passkey for this table, or it came too late; try again.")) from error
    return Passkey(
        passkey_hash(found.credential_id),
        found.credential_id,
        found.credential_public_key,
        found.sign_count,
        site.name,
        name,
        int(found.credential_backed_up),
        now(),
        None,
    )


async def account_by_passkey(request: Request, signed: str, purpose: Purpose) -> Account | None:
    """The account for which a passkey has signed; None where it is none, or has not, and `TooOften`.

    What is to be confirmed is confirmed by a passkey of who asks.
    """
    site = own_site(request)
    await count(request, from_here(request))
    if site is None:
        return None
    try:
        assertion = read(Assertion, signed)
        challenge = await _answered(request, purpose, assertion.response.client_data)
        found = await store_of(request).read(partial(read_passkey, credential=base64url_to_bytes(assertion.rawId)))
        if found is None:
            return None
        passkey, account = found
        await count(request, of_name(request, account.name))
        _check_owner(request, assertion, account, purpose)
        signing = verify_authentication_response(
            credential=plain(assertion),
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
    if not await store_of(request).write(work):
        return None
    await forget(request, account.name)
    return account


def _check_owner(request: Request, assertion: Assertion, account: Account, purpose: Purpose) -> None:
    """See whether a passkey signs for whom it must; `ValueError` where not."""
    handle = assertion.response.userHandle
    is_named = handle is not None and base64url_to_bytes(handle) == account.player.encode()
    if not (is_named or (handle is None and purpose is Purpose.CONFIRM)):
        raise ValueError(handle)
    if purpose is Purpose.CONFIRM and account.player != guest_of(request):
        raise ValueError(account.player)


def _challenge(request: Request, purpose: Purpose) -> bytes:
    """What a browser is to sign: for its present proof, one purpose and a while."""
    said = f"{secrets.token_urlsafe(24)} {seconds_ahead(LASTS)}"
    return f"{said} {_signature(request, purpose, said)}".encode()


async def _answered(request: Request, purpose: Purpose, client_data: str) -> bytes:
    """The challenge that was answered, which was ours, for this, and never answered before; else `ValueError`."""
    challenge = base64url_to_bytes(msgspec.json.decode(base64url_to_bytes(client_data), type=ClientData).challenge)
    said, _blank, signature = challenge.decode().rpartition(" ")
    if not compare_digest(signature.encode(), _signature(request, purpose, said).encode()):
        raise ValueError(said)
    if said.rpartition(" ")[2] <= now():
        raise ValueError(said)
    once = {cookies(request).keyed(f"challenge {said}"): (1, LASTS)}
    if await store_of(request).write(partial(count_attempt, keys=once)):
        raise ValueError(said)
    return challenge


def _signature(request: Request, purpose: Purpose, said: str) -> str:
    return cookies(request).keyed(f"challenge {purpose} {hash_of(request.state.proof)} {said}")
