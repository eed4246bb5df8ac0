"""Shuffles as explicit events of a match, and the random generators that make them.

At a *chance event*, a game stops and waits for the new order of a pile. In simulations, a small generator inside
the record determines the order. On a server, a secret determines the order. The server reveals the secret after the
match.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

import numpy as np

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Record, Row, of

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST_MIX = np.uint64(0xBF58476D1CE4E5B9)
SECOND_MIX = np.uint64(0x94D049BB133111EB)
SHIFTS = (np.uint64(30), np.uint64(27), np.uint64(31))
HALF = np.uint64(32)
LOW_HALF = np.uint64(0xFFFFFFFF)

Item = TypeVar("Item")


class Generator(Protocol):
    """Interface of a record that contains a random generator."""

    random: np.uint64


class ChanceEvent(NamedTuple):
    """Shuffle that a match waits for: the name of the pile, and its items in their standard order."""

    pile: str
    tokens: tuple[str, ...]
    needed: int | None = None
    """Number of items that affect the match, from the front of the order. None if all items affect it."""


def seed_word(seed: int) -> np.uint64:
    """Return the low 64 bits of an integer, the initial value of a record's random generator."""
    return np.uint64(seed % 2**64)


@kernel
def next_word(state: Generator) -> np.uint64:
    """Advance the record's random generator and return 64 random bits.

    The generator is splitmix64 (Steele, Lea, Flood, OOPSLA 2014).
    """
    state.random += GOLDEN
    word = state.random
    word = (word ^ (word >> SHIFTS[0])) * FIRST_MIX
    word = (word ^ (word >> SHIFTS[1])) * SECOND_MIX
    return word ^ (word >> SHIFTS[2])


@kernel
def below(state: Generator, bound: int) -> int:
    """Return a random integer from 0 to `bound` - 1. All these integers are equally likely.

    The algorithm multiplies and rejects (Lemire, TOMACS 2019).
    """
    size = np.uint64(bound)
    product = (next_word(state) >> HALF) * size
    if (product & LOW_HALF) < size:
        threshold = (LOW_HALF + np.uint64(1) - size) % size
        while (product & LOW_HALF) < threshold:
            product = (next_word(state) >> HALF) * size
    drawn: int = np.int64(product >> HALF)  # type: ignore[assignment]  # compiled code has one integer type
    return drawn


@kernel
def shuffle(state: Generator, pile: Row, size: int) -> None:
    """Shuffle the first `size` entries of `pile` in place, with the record's random generator (Fisher and Yates)."""
    for last in range(size - 1, 0, -1):
        other = below(state, last + 1)
        kept = pile[last]
        pile[last] = pile[other]
        pile[other] = kept


def mix_seed(*numbers: int) -> int:
    """Return a 64-bit seed that depends on all given numbers, such as (seed, match, seat).

    Different numbers practically always give different seeds.
    """
    text = ",".join(str(number) for number in numbers)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


SECRET_BYTES = 32
"""Number of random bytes in the secret of a match. Nobody can guess that many bytes."""
KEY_BLOCK_BYTES = 64
"""Size in bytes of the key of HMAC-SHA-256 after padding."""
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
WORDS_OF_BLOCK = 4
SPARE_WORDS = 4
"""Number of additional random words for a shuffle. A shuffle may reject some words.

With up to 128 items, a shuffle rejects on average at most one of 2**57 words. With the largest number of items in a
row of 16-bit numbers, it rejects one of 2**49 words.
"""
FIRST_SEAT_EVENT = -1
"""Event number of the shuffle that chooses the first seat. This shuffle comes before chance event 0."""


class SecretShuffler:
    """Shuffler of a server match. It computes each order from HMAC-SHA-256(secret, match · event number).

    An order reveals nothing about other orders. After the match, anyone who has the secret can compute all orders
    again.
    """

    def __init__(self, secret: bytes, match: str) -> None:
        """Create the shuffler for the match with the id `match`.

        The secret has `SECRET_BYTES` random bytes from the operating system.
        """
        self.secret = secret
        self.match = match

    @property
    def commitment(self) -> str:
        """Hash of the secret, as 64 hex digits. The server publishes the hash before the first shuffle."""
        return hashlib.sha256(self.secret).hexdigest()

    def order(self, items: Sequence[Item], event: int) -> list[Item]:
        """Return `items` in the order that the secret determines for the chance event with number `event`."""
        stream = _WordStream(self.secret, f"{self.match}:{event}")
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = _draw_unbiased(stream, last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return shuffled

    def words(self, event: int, count: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
        """Return the random 64-bit words from which the method `order` computes the order of `count` items.

        The array also has `SPARE_WORDS` additional words. The words are HMAC values (RFC 2104). For speed, the
        method hashes the common start of all blocks only once.
        """
        key = (self.secret if len(self.secret) <= KEY_BLOCK_BYTES else hashlib.sha256(self.secret).digest()).ljust(
            KEY_BLOCK_BYTES, b"\0"
        )
        inner = hashlib.sha256(key.translate(INNER) + f"{self.match}:{event}:".encode())
        outer, found = hashlib.sha256(key.translate(OUTER)), bytearray()
        for block in range(-(-(count + SPARE_WORDS) // WORDS_OF_BLOCK)):
            within, around = inner.copy(), outer.copy()
            within.update(b"%d" % block)
            around.update(within.digest())
            found += around.digest()
        return np.frombuffer(found, ">u8").astype(np.uint64)


class _WordStream:
    """Infinite stream of random 64-bit words that depend only on a secret and a label."""

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


def _draw_unbiased(stream: _WordStream, bound: int) -> int:
    """Return a random integer from 0 to `bound` - 1.

    All these integers are equally likely, because the function skips words that would favour some integers.
    """
    limit = (1 << 64) - (1 << 64) % bound
    word = stream.next()
    while word >= limit:
        word = stream.next()
    return word % bound


SIZE, MIDDLE = 624, 397
WORD = np.uint64(0xFFFFFFFF)
UPPER, LOWER, MATRIX = np.uint64(0x80000000), np.uint64(0x7FFFFFFF), np.uint64(0x9908B0DF)
FIRST_SEED = 19650218
INITIAL_FACTOR, KEY_FACTOR, PLACE_FACTOR = np.uint64(1812433253), np.uint64(1664525), np.uint64(1566083941)
INITIAL_SHIFT, ONE, BITS = np.uint64(30), np.uint64(1), 32
FIRST_MASK, SECOND_MASK = np.uint64(0x9D2C5680), np.uint64(0xEFC60000)
TEMPERING_SHIFTS = (np.uint64(11), np.uint64(7), np.uint64(15), np.uint64(18))


class Words(Protocol):
    """Interface of an array of words, which are unsigned integers."""

    def __getitem__(self, index: int, /) -> np.uint64: ...

    def __setitem__(self, index: int, value: np.uint64, /) -> None: ...


class Twister(Record):
    """State of the Mersenne Twister generator: its 32-bit words, and the index of the next word."""

    words: Row = of(SIZE, kind="u8")
    place: int


def _fill_initial_words() -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    """Return the words of a Mersenne Twister before its seed is set. They are the same for every seed."""
    words = [FIRST_SEED]
    for place in range(1, SIZE):
        words.append((int(INITIAL_FACTOR) * (words[-1] ^ (words[-1] >> int(INITIAL_SHIFT))) + place) % 2**32)
    return np.array(words, np.uint64)


START = _fill_initial_words()


@kernel
def seed(twister: Twister, number: np.uint64) -> None:
    """Seed the Mersenne Twister in the same way as `random.Random(number)` does."""
    words: Words = twister.words  # type: ignore[assignment]  # 64-bit words
    low, high = number & WORD, number >> np.uint64(BITS)
    length = 2 if high > np.uint64(0) else 1
    for place in range(SIZE):
        words[place] = START[place]
    place, part = 1, 0
    for _turn in range(SIZE):
        added = (high if part else low) + np.uint64(part)
        words[place] = ((words[place] ^ (temper(words[place - 1]) * KEY_FACTOR)) + added) & WORD
        place, part = place + 1, (part + 1) % length
        if place == SIZE:
            words[0] = words[SIZE - 1]
            place = 1
    for _turn in range(SIZE - 1):
        words[place] = ((words[place] ^ (temper(words[place - 1]) * PLACE_FACTOR)) - np.uint64(place)) & WORD
        place += 1
        if place == SIZE:
            words[0] = words[SIZE - 1]
            place = 1
    words[0] = UPPER
    twister.place = 0


@kernel
def temper(word: np.uint64) -> np.uint64:
    """Return a word of the Mersenne Twister with its upper bits mixed into its lower bits (tempering)."""
    return word ^ (word >> INITIAL_SHIFT)


@kernel
def next_bits(twister: Twister) -> np.uint64:
    """Return the next 32 random bits of the Mersenne Twister."""
    words: Words = twister.words  # type: ignore[assignment]  # as above
    place = twister.place
    following = place + 1 if place + 1 < SIZE else 0
    other = place + MIDDLE if place + MIDDLE < SIZE else place + MIDDLE - SIZE
    joined = (words[place] & UPPER) | (words[following] & LOWER)
    word = words[other] ^ (joined >> ONE) ^ (MATRIX * (joined & ONE))
    words[place] = word
    twister.place = following
    word ^= word >> TEMPERING_SHIFTS[0]
    word ^= (word << TEMPERING_SHIFTS[1]) & FIRST_MASK
    word ^= (word << TEMPERING_SHIFTS[2]) & SECOND_MASK
    return word ^ (word >> TEMPERING_SHIFTS[3])


@kernel
def choice(twister: Twister, count: int) -> int:
    """Return a random index below `count`, as `random.Random.choice` draws it with the same generator.

    The function draws numbers with as many bits as `count`, until one of them is below `count`.
    """
    bits = 0
    while count >> bits:
        bits += 1
    drawn = count
    while drawn >= count:
        drawn = np.int64(next_bits(twister) >> np.uint64(BITS - bits))  # type: ignore[assignment]  # compiled code has one integer type
    return drawn
