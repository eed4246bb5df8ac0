"""Chance, made explicit: what is shuffled, and the generators that shuffle it.

Games stop at a *chance event* and wait until an order for the pile is settled. In simulations the order comes
from the small generator inside the record, at a table from a secret that is revealed after the match.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

import numpy as np

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST_MIX = np.uint64(0xBF58476D1CE4E5B9)
SECOND_MIX = np.uint64(0x94D049BB133111EB)
SHIFTS = (np.uint64(30), np.uint64(27), np.uint64(31))
HALF = np.uint64(32)
LOW_HALF = np.uint64(0xFFFFFFFF)

Item = TypeVar("Item")


class Generator(Protocol):
    """A record that carries a random generator."""

    random: np.uint64


class ChanceEvent(NamedTuple):
    """A shuffle that is due: the pile's name and what it holds, in canonical order."""

    pile: str
    tokens: tuple[str, ...]


def word_of(seed: int) -> np.uint64:
    """Make any integer a seed: the low 64 bits, as a record's generator begins with."""
    return np.uint64(seed % 2**64)


@kernel
def next_word(state: Generator) -> np.uint64:
    """Advance the record's generator; 64 random bits (splitmix64: Steele, Lea, Flood, OOPSLA 2014)."""
    state.random += GOLDEN
    word = state.random
    word = (word ^ (word >> SHIFTS[0])) * FIRST_MIX
    word = (word ^ (word >> SHIFTS[1])) * SECOND_MIX
    return word ^ (word >> SHIFTS[2])


@kernel
def below(state: Generator, bound: int) -> int:
    """Draw from 0 to `bound` - 1, every number equally likely (multiply and reject: Lemire, TOMACS 2019)."""
    size = np.uint64(bound)
    product = (next_word(state) >> HALF) * size
    if (product & LOW_HALF) < size:
        threshold = (LOW_HALF + np.uint64(1) - size) % size
        while (product & LOW_HALF) < threshold:
            product = (next_word(state) >> HALF) * size
    drawn: int = np.int64(product >> HALF)  # type: ignore[assignment]  # compiled, both are one
    return drawn


@kernel
def shuffle(state: Generator, pile: Row, size: int) -> None:
    """Put the first `size` entries of `pile` in random order (Fisher and Yates)."""
    for last in range(size - 1, 0, -1):
        other = below(state, last + 1)
        kept = pile[last]
        pile[last] = pile[other]
        pile[other] = kept


def mixed_seed(*numbers: int) -> int:
    """One 64-bit seed for a tuple of numbers, such as (seed, match, seat); different tuples, different seeds."""
    text = ",".join(str(number) for number in numbers)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


SECRET_BYTES = 32
"""Of a match at a table; nobody can guess it."""
KEY = 64
"""Bytes of a key of HMAC-SHA-256."""
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
WORDS_OF_BLOCK = 4
SPARE_WORDS = 4
"""So many, and one more, may be rejected: of a pile of up to 128 items at most one word of 2 to the 57th is, and of
any that a row of 16-bit numbers can hold one of 2 to the 49th."""
LOT = -1
"""The shuffle that decides who starts, before chance event 0."""


class SecretShuffler:
    """Shuffles of a match at a table, each from HMAC-SHA-256(secret, match · event number).

    One event tells nothing about another, and whoever is shown the secret afterwards can derive every order
    again.
    """

    def __init__(self, secret: bytes, match: str) -> None:
        """Take the match's secret (`SECRET_BYTES` from the operating system) and the match's name."""
        self.secret = secret
        self.match = match

    @property
    def commitment(self) -> str:
        """The hash that is published at the start, as 64 hex digits."""
        return hashlib.sha256(self.secret).hexdigest()

    def order(self, items: Sequence[Item], event: int) -> list[Item]:
        """`items` in the order of chance event number `event`."""
        stream = _WordStream(self.secret, f"{self.match}:{event}")
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = _unbiased(stream, last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return shuffled

    def words(self, event: int, count: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
        """The words that put so many items in order, and `SPARE_WORDS` more for those that are rejected.

        It is HMAC (RFC 2104) with what all blocks have in common hashed once: many matches are shuffled by it.
        """
        key = (self.secret if len(self.secret) <= KEY else hashlib.sha256(self.secret).digest()).ljust(KEY, b"\0")
        inner = hashlib.sha256(key.translate(INNER) + f"{self.match}:{event}:".encode())
        outer, found = hashlib.sha256(key.translate(OUTER)), bytearray()
        for block in range(-(-(count + SPARE_WORDS) // WORDS_OF_BLOCK)):
            within, around = inner.copy(), outer.copy()
            within.update(b"%d" % block)
            around.update(within.digest())
            found += around.digest()
        return np.frombuffer(found, ">u8").astype(np.uint64)


class _WordStream:
    """An endless stream of 64-bit words keyed by a secret and a label."""

    def __init__(self, secret: bytes, label: str) -> None:
        self.secret = secret
        self.label = label
        self.block = 0
        self.words: list[int] = []

    def next(self) -> int:
        if not self.words:
            digest = hmac.new(self.secret, f"{self.label}:{self.block}".encode(), hashlib.sha256).digest()
            self.words = [int.from_bytes(digest[start : start + 8], "big") for start in range(0, 32, 8)]
            self.block += 1
        return self.words.pop(0)


def _unbiased(stream: _WordStream, bound: int) -> int:
    """Draw below `bound` by rejection, so that no number is likelier than another."""
    limit = (1 << 64) - (1 << 64) % bound
    word = stream.next()
    while word >= limit:
        word = stream.next()
    return word % bound
