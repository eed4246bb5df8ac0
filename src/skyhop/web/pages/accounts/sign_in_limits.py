"""Limits for attempts to sign in, by name and address; each attempt is counted before it runs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from starlette.requests import Request

from skyhop.i18n import ngettext
from skyhop.server.names import LONGEST, compute_likeness
from skyhop.server.shared_counters import count_attempt, forget_attempts
from skyhop.web.http.app_state import state_of
from skyhop.web.http.rate_limits import address_of

QUARTER, HOUR, DAY = 900, 3600, 86400
OF_PAIR, OF_NAME, OF_ADDRESS = (10, QUARTER), (60, HOUR), (60, QUARTER)
"""Sign-in attempts and their period in seconds: of a name from one address, of a name, of an address."""
OPENED = (20, DAY)
"""Number of accounts opened from one address, and the period in seconds."""


class TooOften(Exception):  # noqa: N818  an answer, not an error of the program
    """Refusal after too many attempts; `seconds` is the time until the next one."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds

    def __str__(self) -> str:
        minutes = -(-self.seconds // 60)
        problem = ngettext(
            "Too many attempts, so this one was not checked. Try again in %(count)s minute.",
            "Too many attempts, so this one was not checked. Try again in %(count)s minutes.",
            minutes,
        )
        return problem % {"count": minutes}


def limits_of_opening(request: Request) -> dict[str, tuple[int, int]]:
    """Return the limits for opening an account."""
    return {f"opened {address_of(request)}": OPENED}


def limits_of_address(request: Request) -> dict[str, tuple[int, int]]:
    """Return the limits for signing in from the request's address."""
    return {f"address {address_of(request)}": OF_ADDRESS}


def limits_of_name(request: Request, name: str) -> dict[str, tuple[int, int]]:
    """Return the limits for signing in with a name."""
    own = compute_likeness(name[: LONGEST * 4])
    return {_pair(request, name): OF_PAIR, f"name {own}": OF_NAME}


async def charge_attempt(request: Request, keys: Mapping[str, tuple[int, int]]) -> None:
    """Count an attempt in advance, for each key in order; raise `TooOften` over a limit.

    A refused attempt is not counted for the keys after the refusing one, so it does not lock out others.
    """
    keyed = {state_of(request).cookies.hash_text(key): most for key, most in keys.items()}
    if seconds := await state_of(request).store.write(partial(count_attempt, keys=keyed)):
        raise TooOften(seconds)


async def reset_attempts(request: Request, name: str) -> None:
    """Reset the attempts with a name from this address, after a successful sign-in."""
    key = state_of(request).cookies.hash_text(_pair(request, name))
    await state_of(request).store.write(partial(forget_attempts, key=key))


def _pair(request: Request, name: str) -> str:
    return f"pair {address_of(request)} {compute_likeness(name[: LONGEST * 4])}"
