"""How often signing in is tried, by whom and from where: counted before it is, and told to nobody."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from starlette.requests import Request

from skyhop.i18n import ngettext
from skyhop.server.accounts import count_attempt, forget_attempts
from skyhop.server.names import LONGEST, likeness
from skyhop.web.http.limits import address_of
from skyhop.web.http.sessions import cookies, store_of

QUARTER, HOUR, DAY = 900, 3600, 86400
OF_PAIR, OF_NAME, OF_ADDRESS = (10, QUARTER), (60, HOUR), (60, QUARTER)
"""Attempts to sign in, and seconds: of a name from an address, of a name from anywhere, from an address."""
OPENED = (20, DAY)
"""Accounts that are opened from one address."""


class TooOften(Exception):  # noqa: N818  an answer, not an error of the program
    """Signing in was tried too often."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds

    def __str__(self) -> str:
        minutes = -(-self.seconds // 60)
        problem = ngettext(
            "That was tried too often; nothing was looked at. Try again in %(count)s minute.",
            "That was tried too often; nothing was looked at. Try again in %(count)s minutes.",
            minutes,
        )
        return problem % {"count": minutes}


def opening(request: Request) -> dict[str, tuple[int, int]]:
    """What is counted where an account is opened."""
    return {f"opened {address_of(request)}": OPENED}


def from_here(request: Request) -> dict[str, tuple[int, int]]:
    """What is counted where somebody signs in, whoever it is."""
    return {f"address {address_of(request)}": OF_ADDRESS}


def of_name(request: Request, name: str) -> dict[str, tuple[int, int]]:
    """What is counted besides where somebody signs in under a name."""
    own = likeness(name[: LONGEST * 4])
    return {_pair(request, name): OF_PAIR, f"name {own}": OF_NAME}


async def count(request: Request, keys: Mapping[str, tuple[int, int]]) -> None:
    """Count an attempt before it is made, for the nearest first; `TooOften` where it may not be."""
    keyed = {cookies(request).keyed(key): most for key, most in keys.items()}
    if seconds := await store_of(request).write(partial(count_attempt, keys=keyed)):
        raise TooOften(seconds)


async def forget(request: Request, name: str) -> None:
    """Begin to count anew what was tried under a name from here, since it was its owner."""
    key = cookies(request).keyed(_pair(request, name))
    await store_of(request).write(partial(forget_attempts, key=key))


def _pair(request: Request, name: str) -> str:
    return f"pair {address_of(request)} {likeness(name[: LONGEST * 4])}"
