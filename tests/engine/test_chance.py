import hmac
from collections import Counter
from collections.abc import Iterable
from typing import cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyhop.engine.chance import SecretShuffler, _draw_unbiased, _WordStream, below, mix_seed, next_word, shuffle
from skyhop.engine.kernel import Entry, entry
from skyhop.engine.record import Many, Record, Records, Row, of, records

pytestmark = pytest.mark.every_python


class Pile(Record):
    random: np.uint64
    cards: Row = of(6)


@entry
def next_word_of(piles: Many[Pile]) -> np.uint64:
    return next_word(piles[0])


@entry
def below_by(piles: Many[Pile], bound: int) -> int:
    return below(piles[0], bound)


@entry
def shuffle_by(piles: Many[Pile], size: int) -> None:
    shuffle(piles[0], piles[0].cards, size)


def generator(seed: int) -> Records:
    made = records(Pile, 1)
    made["random"] = np.uint64(seed)
    return made


def test_the_generator_is_splitmix64() -> None:
    """The first words for seed 0 are those published with the algorithm."""
    piles = generator(0)

    words = [int(next_word_of(piles)) for _word in range(3)]

    assert words == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_every_number_below_the_bound_is_as_likely() -> None:
    piles = generator(1)

    counts = Counter(below_by(piles, 7) for _draw in range(14_000))

    assert set(counts) == set(range(7))
    assert chi_squared(counts.values(), 2_000) < 22.5  # 1 in 1,000 for 6 degrees of freedom


def test_numbers_below_a_great_bound_are_as_likely_too() -> None:
    """Without rejection of words, two words in four would give the first of three successive numbers."""
    piles = generator(1)

    written = cast("Entry", below_by).run_as_written

    counts = Counter(written(piles, 3 << 30) % 3 for _draw in range(3_000))

    assert chi_squared(counts.values(), 1_000) < 13.8  # 1 in 1,000 for 2 degrees of freedom


def test_a_word_above_the_last_whole_multiple_is_drawn_again() -> None:
    class Words(_WordStream):
        def next(self) -> int:
            return self.words.pop(0)

    stream = Words(b"", "")
    stream.words = [2**64 - 1, 2**64 - 2, 5]

    assert (_draw_unbiased(stream, 3), _draw_unbiased(stream, 3)) == ((2**64 - 2) % 3, 2)


def test_every_order_of_a_pile_is_as_likely() -> None:
    piles = generator(2)
    counts: Counter[bytes] = Counter()
    for _shuffle in range(12_000):
        piles["cards"][0] = range(6)
        shuffle_by(piles, 4)
        counts[piles["cards"][0].tobytes()] += 1

    assert len(counts) == 24
    assert chi_squared(counts.values(), 500) < 49.8  # 1 in 1,000 for 23 degrees of freedom


def chi_squared(counts: Iterable[int], expected: int) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


@given(st.binary(min_size=32, max_size=32), st.integers(0, 1_000), st.lists(st.text(), max_size=45))
def test_a_secret_shuffle_is_a_reproducible_order_of_all_items(secret: bytes, event: int, items: list[str]) -> None:
    shuffler = SecretShuffler(secret, "m1")

    order = shuffler.order(items, event)

    assert sorted(order) == sorted(items)
    assert order == SecretShuffler(secret, "m1").order(items, event)


def test_events_matches_and_secrets_give_orders_of_their_own() -> None:
    items = [str(number) for number in range(45)]

    orders = [
        SecretShuffler(bytes(32), "m1").order(items, 0),
        SecretShuffler(bytes(32), "m1").order(items, 1),
        SecretShuffler(bytes(32), "m2").order(items, 0),
        SecretShuffler(bytes(31) + b"\1", "m1").order(items, 0),
    ]

    assert len({tuple(order) for order in orders}) == 4


def test_secret_orders_are_evenly_spread() -> None:
    shuffler = SecretShuffler(bytes(32), "spread")

    counts = Counter(tuple(shuffler.order("abcd", event)) for event in range(12_000))

    assert len(counts) == 24
    assert chi_squared(counts.values(), 500) < 49.8


def test_the_commitment_is_the_hash_of_the_secret_and_not_the_secret() -> None:
    shuffler = SecretShuffler(b"s" * 32, "m1")

    assert shuffler.commitment == "8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"


def test_seeds_of_different_tuples_differ() -> None:
    assert len({mix_seed(*numbers) for numbers in [(1, 2), (2, 1), (12,), (1, 2, 0), (0, 12)]}) == 5


@pytest.mark.parametrize("secret", [b"", b"\x01" * 8, bytes(range(32)), b"long" * 40])
def test_words_of_a_shuffle_are_those_of_its_hmac(secret: bytes) -> None:
    words = SecretShuffler(secret, "pair").words(7, 45)

    blocks = [hmac.digest(secret, f"pair:7:{block}".encode(), "sha256") for block in range(13)]
    assert words.astype(">u8").tobytes() == b"".join(blocks)
