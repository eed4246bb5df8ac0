"""Arrays for the worlds of any game. A world is a complete state that agrees with a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import numpy as np

from skyhop.engine.chance import next_word, seed_word
from skyhop.engine.kernel import kernel, where_field
from skyhop.engine.record import Many, Record, Records, Row, Values, records
from skyhop.engine.state import Ruleset, View, copy_fields
from skyhop.game.ai import SearchKernels
from skyhop.game.game import Game

NO_ACTION = -1
"""Number that means "no action". An evaluation with this number leaves the world unchanged."""
VIEW, DRAWN, AFTER_ACTION, AFTER_REPLY = range(4)
"""Indexes in `Worlds.states`: the view, the drawn world, and scratch worlds after an action and after a reply."""


class World(Protocol):
    """Record of a world: a complete state that agrees with a view. Only the game's kernels can read it."""


class SearchView(Protocol):
    """Type of the record of a view. Only the game's kernels can read the record."""

    seat: int


class RandomState(Record):
    """State of a random generator."""

    random: np.uint64


class Worlds(NamedTuple):
    """Arrays of a search: view, worlds and actions. `game_entry` sets the types of the fields that hold records."""

    rules: Many[World]
    shown: Many[SearchView]
    states: Many[World]
    """States. The first state has the content of the view. The other states are worlds and scratch space."""
    actions: Row
    others: Row
    """Scratch space for two lists of actions, one in each half."""
    shares: Values
    """Each seat's share of the win in the world that was evaluated last."""
    luck: Many[RandomState]

    @property
    def drawn(self) -> Records:
        """World that was sampled last, in its current state; shape (1,)."""
        return self.states[DRAWN : DRAWN + 1]  # type: ignore[return-value]  # it is numpy's


def worlds_of(game: Game, view: View, seed: int, tried: Sequence[int] = ()) -> Worlds:
    """Return the arrays in which kernels sample worlds that agree with a view.

    `tried` lists the actions to try in these worlds.
    """
    made = allocate_worlds(game, view.ruleset, view.records, seed)
    made.states[VIEW] = copy_fields(view.records, game.state_record, seen_record(game))[0]
    for place, action in enumerate(tried):
        made.actions[place] = action
    return made


def allocate_worlds(game: Game, ruleset: Ruleset, shown: Records, seed: int) -> Worlds:
    """Return the arrays in which kernels sample worlds of a match with this ruleset.

    `shown` has the record of the view.
    """
    actions, others = np.zeros(game.action_count, np.int16), np.zeros(2 * game.action_count, np.int16)
    states, shares = records(game.state_record, AFTER_REPLY + 1), np.zeros(game.seat_count(ruleset))
    return Worlds(ruleset.record, shown, states, actions, others, shares, generator_of(seed))


def generator_of(seed: int) -> Records:
    """Return a random generator with a seed; shape (1,)."""
    made = records(RandomState, 1)
    made["random"] = seed_word(seed)
    return made


def seen_record(game: Game) -> type[Record]:
    """Return the record class with the fields that a state and a view of the game share."""
    found: type[Record] = next(each for each in game.state_record.__mro__ if issubclass(game.view_record, each))
    return found


@where_field("random")
def reseed(state: World, word: np.uint64) -> None:
    """Set the random generator in a state to a new seed `word`, if the state has a generator."""
    state.random = word  # type: ignore[attr-defined]  # it is called where there is one


@kernel
def draw_world(game: SearchKernels, worlds: Worlds) -> None:
    """Sample a world that agrees with the view, and seed the world's own random generator."""
    worlds.states[DRAWN] = worlds.states[VIEW]
    reseed(worlds.states[DRAWN], next_word(worlds.luck[0]))
    game.determinize(worlds.rules[0], worlds.shown[0], worlds.states[DRAWN])
