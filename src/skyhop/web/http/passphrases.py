"""Passphrases of accounts. Separate threads hash the passphrases with a slow hash function.

A sign-in takes the same time for unknown names and known names.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from skyhop.i18n import _
from skyhop.jobs.queue import QueueFull
from skyhop.server.names import compute_likeness

Answer = TypeVar("Answer")
MIN_LENGTH, MAX_LENGTH = 10, 200
MIN_DIFFERENT = 5
"""Minimum number of different characters in a passphrase."""
HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""Argon2 hasher with the minimum that OWASP recommends: 19 MiB and two rounds. A hash takes 25 ms on one core."""
DUMMY_HASH = f"$argon2id$v=19$m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}${'A' * 22}${'A' * 43}"
"""Hash that no known passphrase has: its salt is 16 zero bytes, and its digest 32 zero bytes.

If no account has the typed name, the server compares the passphrase with this hash.
"""
CONCURRENT_HASHES, MAX_WAITING = 2, 40


class WeakPassphrase(ValueError):  # noqa: N818  invalid input, not a program error
    """Refusal of a passphrase that is easy to guess. The message says why, and what to do."""


def check_passphrase(passphrase: str, name: str) -> None:
    """Raise `WeakPassphrase` if a passphrase is too weak for an account of this name."""
    if not MIN_LENGTH <= len(passphrase) <= MAX_LENGTH:
        counts = {"least": MIN_LENGTH, "most": MAX_LENGTH}
        raise WeakPassphrase(
            _("A passphrase needs %(least)s to %(most)s characters. Choose another one, for example four random words.")
            % counts
        )
    own, other = compute_likeness(name), compute_likeness(passphrase)
    if len(set(passphrase)) < MIN_DIFFERENT or (own and own in other and len(other) < len(own) + MIN_LENGTH):
        raise WeakPassphrase(_("That passphrase is too easy to guess. Use four random words."))


class Passphrases:
    """Thread pool that hashes and verifies a few passphrases at a time."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(CONCURRENT_HASHES, thread_name_prefix="passphrases")
        self._waiting = 0

    async def hashed(self, passphrase: str) -> str:
        """Return the hash of a passphrase. Raise `QueueFull` if too many passphrases wait."""
        return await self._run_in_thread(lambda: HASHER.hash(_normal(passphrase)))

    async def fits(self, stored_hash: str | None, passphrase: str) -> bool:
        """Return True if a passphrase matches the hash `stored_hash`. If `stored_hash` is None, return False.

        Both cases take the same time. Raise `QueueFull` if too many passphrases wait.
        """
        return await self._run_in_thread(lambda: _matches_hash(stored_hash, _normal(passphrase)))

    async def _run_in_thread(self, work: Callable[[], Answer]) -> Answer:
        if self._waiting >= MAX_WAITING:
            raise QueueFull
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def _normal(passphrase: str) -> str:
    """Return the passphrase in Unicode normal form C. Keyboards encode some characters in different ways."""
    return unicodedata.normalize("NFC", passphrase[: MAX_LENGTH + 1])


def _matches_hash(stored_hash: str | None, passphrase: str) -> bool:
    try:
        HASHER.verify(stored_hash or DUMMY_HASH, passphrase)
    except (VerificationError, InvalidHashError):
        return False
    return stored_hash is not None
