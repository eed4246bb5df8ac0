"""Worlds: what a view shows, worlds that it allows, and room to try actions in them; of any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import numpy as np

from skyhop.engine.chance import next_word, word_of
from skyhop.engine.kernel import kernel, where_field
from skyhop.engine.record import Many, Record, Records, Row, Values, records
from skyhop.engine.state import Ruleset, View, copied
from skyhop.game.ai import SearchKernels
from skyhop.game.game import Game

NO_ACTION = -1
"""Stands where an action could: a world is taken as it stands."""
SHOWN, DRAWN, TRIED, REPLIED = range(4)
"""The places of worlds: what the view shows; one drawn from it; one to try an action in; one to try a reply in."""


class World(Protocol):
    """A record of the game's own, which only its kernels can read."""


class SearchView(Protocol):
    """A view of the game's own."""

    seat: int


class RandomState(Record):
    """A generator."""

    random: np.uint64


class Worlds(NamedTuple):
    """What a look into worlds takes. Which records of a game the first ones are, `game_entry` says."""

    rules: Many[World]
    shown: Many[SearchView]
    states: Many[World]
    """The first has what the view shows, the others are scratch space."""
    actions: Row
    others: Row
    """Scratch space for two lists of actions, one behind the other."""
    shares: Values
    """By seat, the part of the win that a world is worth."""
    luck: Many[RandomState]

    @property
    def drawn(self) -> Records:
        """The world that was drawn last, as it has been left; shape (1,)."""
        return self.states[DRAWN : DRAWN + 1]  # type: ignore[return-value]  # it is numpy's


def worlds_of(game: Game, view: View, seed: int, tried: Sequence[int] = ()) -> Worlds:
    """Make room for worlds that a view allows, and list the actions that are tried there."""
    made = room_for_worlds(game, view.ruleset, view.records, seed)
    made.states[SHOWN] = copied(view.records, game.state_record, seen_record(game))[0]
    for place, action in enumerate(tried):
        made.actions[place] = action
    return made


def room_for_worlds(game: Game, ruleset: Ruleset, shown: Records, seed: int) -> Worlds:
    """Make room for worlds of which nothing is shown yet."""
    actions, others = np.zeros(game.action_count, np.int16), np.zeros(2 * game.action_count, np.int16)
    states, shares = records(game.state_record, REPLIED + 1), np.zeros(game.seat_count(ruleset))
    return Worlds(ruleset.record, shown, states, actions, others, shares, luck_of(seed))


def luck_of(seed: int) -> Records:
    """Make a generator; shape (1,)."""
    made = records(RandomState, 1)
    made["random"] = word_of(seed)
    return made


def seen_record(game: Game) -> type[Record]:
    """The record with the fields that state and view have together."""
    found: type[Record] = next(each for each in game.state_record.__mro__ if issubclass(game.view_record, each))
    return found


@where_field("random")
def reseed(state: World, word: np.uint64) -> None:
    """Give a state's own generator, where it has one, a new seed."""
    state.random = word  # type: ignore[attr-defined]  # it is called where there is one


@kernel
def draw_world(game: SearchKernels, worlds: Worlds) -> None:
    """Make one of the worlds one that the view allows, with luck of its own."""
    worlds.states[DRAWN] = worlds.states[SHOWN]
    reseed(worlds.states[DRAWN], next_word(worlds.luck[0]))
    game.determinize(worlds.rules[0], worlds.shown[0], worlds.states[DRAWN])
