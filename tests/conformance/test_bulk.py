"""The kernels that play many matches at once do what the game does with one."""

from typing import cast

import numpy as np
import pytest
from tests.conformance.conftest import PLAYED, Named, made
from tests.conformance.games import GAMES
from tests.conformance.playing import dealt

from skyhop.engine.kernel import JIT
from skyhop.engine.record import records
from skyhop.engine.state import Ruleset, State
from skyhop.game.capability import Capability
from skyhop.game.game import Game

Played = tuple[Game, Ruleset]

MATCHES = 400 if JIT else 2
BATCH = 5
LENGTHS = {"balloon-cup": range(60, 120), "aeronaut-odyssey": range(20, 500)}
"""So many decisions a match of random play has on average, by the published rules."""


def is_in_bulk(named: Named) -> bool:
    name, _spec = named
    return GAMES[name].has(Capability.BULK)


@pytest.fixture(params=[each for each in PLAYED if is_in_bulk(cast("Named", each.values[0]))])
def played(request: pytest.FixtureRequest) -> Played:
    named: Named = request.param
    return made(named)


def test_random_play_ends_every_match_in_a_possible_state(played: Played) -> None:
    game, ruleset = played
    states = records(game.state_record, MATCHES)
    states["random"] = np.arange(1, MATCHES + 1, dtype=np.uint64)

    decisions = game.bulk.play_randomly(ruleset.record, states, game.bulk.scratch())

    if ruleset.name in game.rulesets():
        assert decisions // MATCHES in LENGTHS[game.name]
    for index in range(MATCHES):
        state = State(ruleset, states[index : index + 1].copy())
        assert game.outcome(state) is not None
        assert game.invariants(state) == []


def test_stepping_is_applying_rolling_and_listing(played: Played) -> None:
    game, ruleset = played
    stepped, plain = dealt(game, ruleset, 5), dealt(game, ruleset, 5)
    actions = game.bulk.scratch()
    count = game.bulk.legal(ruleset.record, stepped.records, 0, actions)
    while count:
        listed = sorted(actions[:count].tolist())
        assert listed == game.legal(plain)
        action = listed[count // 2]
        count = game.bulk.step(ruleset.record, stepped.records, 0, action, actions)
        game.apply(plain, action)
        while game.chance(plain) is not None:
            game.settle(plain, game.roll(plain))
        assert stepped == plain
    assert game.outcome(plain) is not None


def test_a_batch_steps_like_each_of_its_matches(played: Played) -> None:
    game, ruleset = played
    alone = [dealt(game, ruleset, seed) for seed in range(BATCH)]
    batch = np.concatenate([state.records for state in alone])
    chosen = np.array([game.legal(state)[0] for state in alone], np.int16)
    actions = np.stack([game.bulk.scratch()] * BATCH)
    counts = np.zeros(BATCH, np.int16)

    game.bulk.step_all(ruleset.record, batch, chosen, actions, counts)

    for index, state in enumerate(alone):
        game.apply(state, int(chosen[index]))
        while game.chance(state) is not None:
            game.settle(state, game.roll(state))
        assert batch[index : index + 1].tobytes() == state.records.tobytes()
        assert sorted(actions[index, : counts[index]].tolist()) == game.legal(state)
