"""Whole games with uniformly random actions."""

import json
import random
from collections.abc import Callable, Mapping
from typing import Any

from .game import BoardSpec, Game, RulesetSpec


def settle_at_random(game: Game, chance: random.Random) -> None:
    """[AO-9.11] Deal the orders if they are due."""
    while game.pending is not None:
        order = list(game.pending.tokens)
        chance.shuffle(order)
        game.settle(order)


def play_at_random(
    rules: RulesetSpec,
    board: BoardSpec,
    seats: int,
    chance: random.Random,
    watch: Callable[[Game], None] = lambda _: None,
) -> Game:
    """Play a game to its end, with each legal action equally likely. `history` has its entries.

    `watch` is called with the game before every decision and after the end.
    """
    game = Game(rules, board, seats)
    settle_at_random(game, chance)
    while game.result is None:
        watch(game)
        game.play(chance.choice(game.legal()))
    watch(game)
    return game


def play_by(parameters: Mapping[str, Any], chance: random.Random) -> Game:
    """Play a random game with the parameters of a ruleset of the package."""
    rules = {name: parameters[name] for name in ("base", "secret_inventories", "even_start", "solo")}
    rules |= {"expansions": parameters["expansions"].split(), "variant": parameters["variant"] or None}
    return play_at_random(rules, json.loads(parameters["board"]), parameters["seats"], chance)
