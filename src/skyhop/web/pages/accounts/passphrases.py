"""Passphrases: hashed slowly, beside the play, in as much time for a name that nobody has as for any other."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from skyhop.i18n import _
from skyhop.jobs.job import QueueFull
from skyhop.server.names import likeness

Answer = TypeVar("Answer")
SHORTEST, LONGEST = 10, 200
FEWEST = 5
"""Different letters."""
HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""What OWASP asks for at least: 19 MiB, two rounds; 25 ms of a core."""
NOBODY = HASHER.hash("nobody has this one")
"""Is compared with where there is no account."""
AT_ONCE, MOST_WAITING = 2, 40


class WeakPassphrase(ValueError):  # noqa: N818  it says what a passphrase may be
    """A passphrase that is guessed too easily; the message says why, and what to do."""


def check(passphrase: str, name: str) -> None:
    """See whether a passphrase will do for an account of a name; `WeakPassphrase` where not."""
    if not SHORTEST <= len(passphrase) <= LONGEST:
        counts = {"least": SHORTEST, "most": LONGEST}
        raise WeakPassphrase(
            _("A passphrase has %(least)s to %(most)s letters; four words that only you put together will do.") % counts
        )
    own, other = likeness(name), likeness(passphrase)
    if len(set(passphrase)) < FEWEST or (own and own in other and len(other) < len(own) + SHORTEST):
        raise WeakPassphrase(_("That passphrase is guessed too easily; take four words that only you put together."))


class Passphrases:
    """Hashes and compares, a few at a time."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passphrases")
        self._waiting = 0

    async def hashed(self, passphrase: str) -> str:
        """Hash a passphrase; `Busy` where too many wait."""
        return await self._apart(lambda: HASHER.hash(_normal(passphrase)))

    async def fits(self, kept: str | None, passphrase: str) -> bool:
        """Say whether a passphrase is the one of a hash; of nobody's it is not, and that takes as long."""
        return await self._apart(lambda: _fits(kept, _normal(passphrase)))

    async def _apart(self, work: Callable[[], Answer]) -> Answer:
        if self._waiting >= MOST_WAITING:
            raise QueueFull
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def _normal(passphrase: str) -> str:
    """Write letters alike that keyboards write differently."""
    return unicodedata.normalize("NFC", passphrase[: LONGEST + 1])


def _fits(kept: str | None, passphrase: str) -> bool:
    try:
        HASHER.verify(kept or NOBODY, passphrase)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None
