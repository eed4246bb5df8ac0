"""Maps to learn from, and maps to be tested on: a map of one kind is never one of the other."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random

from skyhop.boards.settings import SEEDS, settings
from skyhop.boards.share import share_code
from skyhop.engine.chance import mixed_seed
from skyhop.engine.ruleset import Ruleset
from skyhop.games.aeronaut_odyssey.options import EXPANSIONS
from skyhop.games.aeronaut_odyssey.ruleset import board_of, ruleset_of

SIZES = {"tiny": 2, "small": 5, "regular": 3}
"""What is learned on, and how often of so many; the larger sizes are never learned on."""
SEATS = {1: 1, 2: 10, 3: 5, 4: 5, 5: 2, 6: 2}
"""How many play, one of them solo, and how often."""
BOARD = 4
"""Keeps what is drawn here apart from what else is drawn by a seed."""
TESTED = 2
"""Maps of every other seed are tested on, of the others learned from."""
UNKNOWN = "regular"
"""The size of a map whose file does not tell its settings."""
POOL = 1000
"""So many are learned from, over and over: to make a map takes longer than to play on it."""


def ruleset_to_learn(number: int, seed: int) -> Ruleset:
    """[AO-11.1] Draw a rulebook, seats, expansions and a map by a number and a seed."""
    return drawn(number % POOL, seed)


def ruleset_to_test(ruleset: Ruleset, seed: int) -> Ruleset:
    """[AO-11.1] The same rules on another map of the same size: on one that nothing was learned from."""
    chosen = ruleset.parameters
    size = str(board_of(ruleset).settings.get("size", UNKNOWN))
    return _on_map(chosen, size, Random(seed).randrange(0, SEEDS, TESTED))  # noqa: S311  as below


@lru_cache(maxsize=POOL)
def drawn(number: int, seed: int) -> Ruleset:
    """[AO-11.1] Draw what batch `number` of each round through the pool is played by."""
    chance = Random(mixed_seed(seed, BOARD, number))  # noqa: S311  what is learned from is no secret
    (size,) = chance.choices(list(SIZES), list(SIZES.values()))
    (seats,) = chance.choices(list(SEATS), list(SEATS.values()))
    chosen = {
        "base": chance.choice(("pioneer", "capital")),
        "seats": seats,
        "solo": seats == 1,
        "secret_inventories": chance.random() < 1 / 8,
        "expansions": " ".join(word.value for word in EXPANSIONS.choices if chance.random() < 1 / 3),
    }
    return _on_map(chosen, size, chance.randrange(1, SEEDS, TESTED))


def _on_map(chosen: Mapping[str, object], size: str, seed: int) -> Ruleset:
    code = share_code(
        settings(seed=seed, size=size, kind=chosen["base"], players=chosen["seats"], expansions=chosen["expansions"])
    )
    return ruleset_of({**chosen, "board": code})
