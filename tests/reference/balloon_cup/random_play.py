"""Whole games with uniformly random actions, as lists of journal entries."""

import random
from collections.abc import Callable, Mapping
from typing import Any

from .game import Entry, Game
from .ruleset import Ruleset


def settle_at_random(game: Game, chance: random.Random) -> None:
    """Settle every chance event that is due."""
    while game.pending is not None:
        order = list(game.pending.tokens)
        chance.shuffle(order)
        game.settle(order)


def play_at_random(
    rules: "str | Mapping[str, Any] | Ruleset",
    chance: random.Random,
    first: int = 0,
    watch: Callable[[Game], None] = lambda _: None,
) -> Game:
    """Play a game to its end, with each legal action equally likely. `history` has its entries.

    `watch` is called with the game before every decision and after the end.
    """
    game = Game(rules, first)
    settle_at_random(game, chance)
    while game.result is None:
        watch(game)
        game.play(chance.choice(game.legal()))
        settle_at_random(game, chance)
    watch(game)
    return game


def random_entries(rules: "str | Mapping[str, Any] | Ruleset", seed: int, first: int = 0) -> list[Entry]:
    """Return the chance outcomes and actions of one game."""
    return play_at_random(rules, random.Random(seed), first).history


def play_by(parameters: Mapping[str, Any], chance: random.Random) -> Game:
    """Play a random game with the parameters of a ruleset of the package."""
    return play_at_random(parameters, chance)
