"""Tests of batch kernels: they start and show a match as the game itself does."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from tests.conformance.games import GAMES
from tests.conformance.playing import match_at

from skyhop.engine.chance import seed_word
from skyhop.engine.kernel import with_attributes
from skyhop.engine.record import records
from skyhop.engine.state import Ruleset, State
from skyhop.game import registry
from skyhop.game.ai import NOTHING_DUE
from skyhop.game.game import SPECTATOR, Game
from skyhop.search.contest import can_be_contested, chance_of

RULESETS = [(game, game.ruleset(name)) for game in GAMES.values() for name in game.rulesets()]
PLIES = 9


def cases() -> Iterator[tuple[Game, Ruleset, int]]:
    for game, ruleset in RULESETS:
        for first in game.starters:
            yield game, ruleset, first


def begun(game: Game, ruleset: Ruleset, first: int, seed: int) -> tuple[State, list[int]]:
    """A match that the kernel has begun, and the actions that it lists."""
    states, actions = records(game.state_record, 1), np.zeros(game.action_count + 1000, np.int16)
    if "random" in (states.dtype.names or ()):
        states["random"] = seed_word(seed)
    rules, state = with_attributes(ruleset.record)[0], with_attributes(states)[0]
    with np.errstate(over="ignore"):
        count = game.search_kernels.begin(rules, state, first, actions)
    return State(ruleset, states), actions[:count].tolist()


@pytest.mark.parametrize(("game", "ruleset", "first"), list(cases()))
def test_a_match_begins_as_the_game_begins_it(game: Game, ruleset: Ruleset, first: int) -> None:
    state, actions = begun(game, ruleset, first, seed=7)

    wanted = game.new(ruleset, first=first, seed=7)
    while game.chance(wanted) is not None:
        game.settle(wanted, game.roll(wanted))

    assert game.to_decide(state) == game.to_decide(wanted)
    assert sorted(actions) == game.legal(state)
    assert not game.invariants(state)
    assert state == wanted


def test_a_pile_that_is_due_is_that_of_the_game_and_has_room(played: tuple[Game, Ruleset]) -> None:
    """More than the game declares is never written: whoever asks makes that much room."""
    game, ruleset = played
    if not can_be_contested(game):
        return
    chance, random, rules = chance_of(game), Random(3), with_attributes(ruleset.record)[0]
    state = game.new(ruleset, seed=3)
    while game.outcome(state) is None:
        pile = np.full(chance.largest + 1000, -1, np.int16)
        size = chance.due(rules, with_attributes(state.records)[0], pile)
        event = game.chance(state)
        assert size == (NOTHING_DUE if event is None else len(event.tokens))
        assert np.count_nonzero(pile >= 0) == max(size, 0) <= chance.largest
        if event is None:
            game.act(state, random.choice(game.legal(state)))
        else:
            game.settle(state, game.roll(state))


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.action_ranges])
def test_the_kinds_of_actions_are_all_that_there_are_and_in_the_order_of_their_numbers(game: Game) -> None:
    """The game's own module says of each number of what kind it is."""
    kind_of = registry.part(game.name, "actions").kind_of

    kinds = [kind for kind, each in enumerate(game.action_ranges) for _action in range(each.size)]

    assert [int(kind_of(action)) for action in range(game.action_count)] == kinds


@pytest.mark.parametrize(("game", "ruleset"), RULESETS)
def test_a_view_is_written_as_the_game_shows_it(game: Game, ruleset: Ruleset) -> None:
    state = match_at(game, ruleset, 1, PLIES).state
    rules, record = with_attributes(ruleset.record)[0], with_attributes(state.records)[0]
    for seat in (SPECTATOR, *range(game.seat_count(ruleset))):
        views = records(game.view_record, 1)

        game.search_kernels.show(rules, record, with_attributes(views)[0], seat)

        assert views.tobytes() == game.view(state, None if seat == SPECTATOR else seat).records.tobytes()
