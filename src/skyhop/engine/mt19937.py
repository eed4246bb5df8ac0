"""Generator of Python's `random.Random` as kernels, so that kernels draw the same numbers as bots.

It is the Mersenne Twister MT19937 (M. Matsumoto and T. Nishimura, TOMACS 1998), with the seeding and the choice of
`random.Random`.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Record, Row, of

SIZE, MIDDLE = 624, 397
WORD = np.uint64(0xFFFFFFFF)
UPPER, LOWER, MATRIX = np.uint64(0x80000000), np.uint64(0x7FFFFFFF), np.uint64(0x9908B0DF)
FIRST_SEED = 19650218
BEGUN, BY_KEY, BY_PLACE = np.uint64(1812433253), np.uint64(1664525), np.uint64(1566083941)
TO_FEW, ONE, BITS = np.uint64(30), np.uint64(1), 32
FIRST_MASK, SECOND_MASK = np.uint64(0x9D2C5680), np.uint64(0xEFC60000)
SHIFTS = (np.uint64(11), np.uint64(7), np.uint64(15), np.uint64(18))


class Words(Protocol):
    """Array of words."""

    def __getitem__(self, index: int, /) -> np.uint64: ...

    def __setitem__(self, index: int, value: np.uint64, /) -> None: ...


class Twister(Record):
    """Generator: its words of 32 bits, and the index of the next one."""

    words: Row = of(SIZE, kind="u8")
    place: int


def _begun() -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    """Return the initial words of every seeding."""
    words = [FIRST_SEED]
    for place in range(1, SIZE):
        words.append((int(BEGUN) * (words[-1] ^ (words[-1] >> int(TO_FEW))) + place) % 2**32)
    return np.array(words, np.uint64)


START = _begun()


@kernel
def seed(twister: Twister, number: np.uint64) -> None:
    """Seed the generator as `random.Random(number)` does."""
    words: Words = twister.words  # type: ignore[assignment]  # of 64 bits
    low, high = number & WORD, number >> np.uint64(BITS)
    length = 2 if high > np.uint64(0) else 1
    for place in range(SIZE):
        words[place] = START[place]
    place, part = 1, 0
    for _turn in range(SIZE):
        added = (high if part else low) + np.uint64(part)
        words[place] = ((words[place] ^ (mixed(words[place - 1]) * BY_KEY)) + added) & WORD
        place, part = place + 1, (part + 1) % length
        if place == SIZE:
            words[0] = words[SIZE - 1]
            place = 1
    for _turn in range(SIZE - 1):
        words[place] = ((words[place] ^ (mixed(words[place - 1]) * BY_PLACE)) - np.uint64(place)) & WORD
        place += 1
        if place == SIZE:
            words[0] = words[SIZE - 1]
            place = 1
    words[0] = UPPER
    twister.place = 0


@kernel
def mixed(word: np.uint64) -> np.uint64:
    """Mix the upper bits of a word into the lower ones."""
    return word ^ (word >> TO_FEW)


@kernel
def next_bits(twister: Twister) -> np.uint64:
    """Return the next 32 bits."""
    words: Words = twister.words  # type: ignore[assignment]  # as above
    place = twister.place
    following = place + 1 if place + 1 < SIZE else 0
    other = place + MIDDLE if place + MIDDLE < SIZE else place + MIDDLE - SIZE
    joined = (words[place] & UPPER) | (words[following] & LOWER)
    word = words[other] ^ (joined >> ONE) ^ (MATRIX * (joined & ONE))
    words[place] = word
    twister.place = following
    word ^= word >> SHIFTS[0]
    word ^= (word << SHIFTS[1]) & FIRST_MASK
    word ^= (word << SHIFTS[2]) & SECOND_MASK
    return word ^ (word >> SHIFTS[3])


@kernel
def choice(twister: Twister, count: int) -> int:
    """Choose an index of a list as `random.Random.choice` does: draw as many bits as `count` has, until below it."""
    bits = 0
    while count >> bits:
        bits += 1
    drawn = count
    while drawn >= count:
        drawn = np.int64(next_bits(twister) >> np.uint64(BITS - bits))  # type: ignore[assignment]  # compiled, both are one
    return drawn
