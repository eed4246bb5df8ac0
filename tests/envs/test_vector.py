"""Tests of a batch: it plays each match like the game, and starts a new match in the same step."""

from __future__ import annotations

import copy
import importlib
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from skyhop.engine.kernel import JIT
from skyhop.game import registry
from skyhop.game.action import Refused
from skyhop.game.game import Game

pytestmark = pytest.mark.every_python

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed")
vector: Any = importlib.import_module("skyhop.envs.vector")
envs: Any = importlib.import_module("skyhop.envs.gymnasium")

with registry.with_examples():
    envs.register()
MANY = 6
STEPS = 150 if JIT else 30


def history(env: Any, seed: int = 3) -> Iterator[tuple[Any, ...]]:  # noqa: ANN401  as everywhere here
    """Yield copies of the results of each step of random play. Masks and observations are separate items."""
    env.reset(seed=seed)
    for _step in range(STEPS):
        seen, rewards, ended, cut, infos = env.step(env.sample())
        final = infos["final_obs"]["observation"]
        kept = (seen["observation"], rewards, ended, cut, seen["action_mask"], infos["seat"], infos["payoffs"], final)
        yield tuple(np.array(each) for each in kept)


def test_it_is_a_vector_env_that_declares_how_it_begins_anew() -> None:
    env = gymnasium.make_vec("skyhop/Nim-v1", MANY, vectorization_mode="vector_entry_point", opponent="random")

    seen, infos = env.reset(seed=1)

    assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    assert env.observation_space.contains(seen)
    assert infos["action_mask"].shape == (MANY, 3)
    assert seen["action_mask"] is infos["action_mask"]
    assert len(env.unwrapped.render()) == MANY
    env.close()


def test_every_match_is_the_games_own(game: Game) -> None:
    """The game also applies each action to the state before it."""
    env = vector.VectorMatches(game, MANY)
    env.reset(seed=2)
    batch, ends = env.batch, 0
    for _step in range(STEPS):
        before = [batch.state(match) for match in range(MANY)]
        _seen, rewards, ended, _cut, infos = env.step(env.sample())
        for match, state in enumerate(before):
            seat = game.to_decide(state)
            game.act(state, int(env.actions[match]))
            while game.chance(state) is not None:
                game.settle(state, game.roll(state))
            outcome, now = game.outcome(state), batch.state(match)
            assert ended[match] == (outcome is not None)
            if outcome is None:
                assert now == state
                assert (infos["seat"][match], rewards[match]) == (game.to_decide(state), 0.0)
            else:
                ends += 1
                is_draw = len(outcome.winners) == game.seat_count(now.ruleset)
                assert (rewards[match] > 0) == (seat in outcome.winners and not is_draw)
                assert rewards[match] == infos["payoffs"][match, seat]
            assert np.flatnonzero(env.masks[match]).tolist() == game.legal(now)
    assert ends > 0 or STEPS < 100


def test_observations_are_those_of_the_views_of_the_seats_that_decide(game: Game) -> None:
    env = vector.VectorMatches(game, 2, observation="record")
    for seen, *_others, seats, _payoffs, _final in history(env):
        for match in range(2):
            view = game.view(env.batch.state(match), int(seats[match]))
            fields = [np.ravel(view.record[name]) for name in view.record.dtype.names or ()]
            assert seen[match].tolist() == np.concatenate(fields).tolist()


@pytest.mark.parametrize("observation", ["record", None])
def test_what_a_seat_cannot_tell_apart_looks_the_same_to_it(game: Game, observation: str | None) -> None:
    env, hidden = vector.VectorMatches(game, MANY, observation=observation), 0
    for number, (seen, *_others, seats, _payoffs, _final) in enumerate(history(env)):
        states = env.batch.states.copy()
        for match in range(MANY):
            view = game.view(env.batch.state(match), int(seats[match]))
            world = game.determinize(view, number)
            hidden += world != env.batch.state(match)
            env.batch.states[match] = world.records[0]
        env._write_observations()
        assert env.observations["observation"].tobytes() == seen.tobytes()
        env.batch.states[:] = states

    assert bool(hidden) == (game.name not in {"nim", "connect-four", "hex"})


@pytest.mark.parametrize("opponent", [None, "random"])
def test_company_changes_nothing(opponent: str | None) -> None:
    """The first matches of a large batch are the matches of a small batch."""
    many, few = (vector.VectorMatches("balloon-cup", count, opponent=opponent) for count in (MANY, 2))

    for one, some in zip(history(many), history(few), strict=True):
        assert all(np.array_equal(each[:2], other) for each, other in zip(one, some, strict=True))


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({"num_envs": 0}, "num_envs: must be 1 or more, not 0"),
        ({"max_decisions": -1}, "max_decisions: must be 1 or more, not -1"),
        ({"rulesets": []}, "rulesets: give one or more"),
        ({"opponent": "random", "seats": []}, "seats: give one or more"),
        ({"opponent": "random", "seats": [-1]}, "no seat -1; choose one of 0, 1"),
        ({"observation": "everything"}, "no observation 'everything'; choose one of features, record, none"),
    ],
)
def test_what_cannot_be_is_refused_by_its_name(given: dict[str, Any], wanted: str) -> None:
    with pytest.raises(ValueError, match=wanted):
        vector.VectorMatches("connect-four", **given)


def test_actions_are_whole_numbers_one_for_each_match() -> None:
    env = vector.VectorMatches("nim", MANY)
    env.reset(seed=1)
    before = env.batch.states.tobytes()

    for few in (0, [0], [[0] * MANY]):
        with pytest.raises(ValueError, match=rf"shape \({MANY},\) with one action for each match"):
            env.step(few)
    with pytest.raises(TypeError, match="actions: whole numbers are needed, not float64"):
        env.step(np.zeros(MANY))

    assert env.batch.states.tobytes() == before
    assert env.step([0] * MANY)[0]["observation"].shape[0] == MANY


def test_the_mask_of_a_last_observation_is_that_of_the_seat_that_observes() -> None:
    """After the end, nothing is legal. A truncated match may stop while another seat decides."""
    env, cut = vector.VectorMatches("balloon-cup", MANY, max_decisions=7), 0
    env.reset(seed=1)
    for _step in range(STEPS):
        before = [env.batch.state(match) for match in range(MANY)]
        _seen, _rewards, over, too_long, infos = env.step(env.sample())
        masks = infos["final_obs"]["action_mask"]
        assert not masks[over].any()
        for match in np.flatnonzero(too_long):
            game, state = env.batch.game, before[match]
            seat = game.to_decide(state)
            game.act(state, int(env.actions[match]))
            while game.chance(state) is not None:
                game.settle(state, game.roll(state))
            is_asked = game.to_decide(state) == seat
            assert np.flatnonzero(masks[match]).tolist() == (game.legal(state) if is_asked else [])
            cut += 1

    assert cut > 0


def test_version_0_has_masks_in_infos_alone_and_the_same_matches() -> None:
    env = vector.VectorMatches("nim", MANY)
    with pytest.warns(DeprecationWarning, match="out of date"):
        former = gymnasium.make_vec("skyhop/Nim-v0", MANY, vectorization_mode="vector_entry_point").unwrapped
    former.reset(seed=3)

    for seen, rewards, *_others in history(env):
        observed, *told, infos = former.step(former.sample())
        assert observed.tobytes() == seen.tobytes()
        assert told[0].tobytes() == rewards.tobytes()
        assert infos["final_obs"].shape == seen.shape


def test_a_seat_that_a_match_lacks_is_refused_since_it_would_never_be_asked() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        vector.VectorMatches("connect-four", MANY, opponent="greedy", seats=[0, 2])


def test_seats_may_be_of_any_whole_numbers_and_of_no_others() -> None:
    with pytest.raises(TypeError, match="float64"):
        vector.VectorMatches("connect-four", MANY, opponent="greedy", seats=np.linspace(0, 1, MANY).tolist())
    env = vector.VectorMatches("connect-four", MANY, opponent="greedy", seats=np.array([1], np.int8).tolist())
    narrow = vector.VectorMatches("connect-four", MANY, opponent="greedy", seats=np.array([1], np.int8))

    for one, other in zip(history(env), history(narrow), strict=True):
        assert np.array_equal(one[0], other[0])


def test_against_a_bot_a_seat_is_asked_that_is_its_own() -> None:
    env, ends = vector.VectorMatches("connect-four", MANY, opponent="greedy", seats=[0, 1]), 0
    for _seen, rewards, ended, _cut, _masks, seats, payoffs, _final in history(env):
        assert seats.tolist() == [0, 1] * (MANY // 2)
        assert rewards[ended].tolist() == payoffs[np.arange(MANY), seats][ended].tolist()
        ends += ended.sum()

    assert ends > 0


def test_the_last_observation_of_a_match_is_that_of_its_end() -> None:
    env, ends = vector.VectorMatches("nim", MANY, observation="record"), 0
    left = [feature.name for feature in env.batch.table].index("left")
    for seen, _rewards, ended, *_others, final in history(env):
        ends += ended.sum()
        assert not final[ended][:, left].any()
        assert (seen[ended][:, left] == 21).all()

    assert ends > 0


def test_rulesets_and_maps_are_mixed() -> None:
    """The batch uses the rulesets in turn. Each match has as many seats as its ruleset."""
    rulesets = [{"seats": 2}, {"seats": 3}, {"solo": True}] if JIT else [{"seats": 2}]
    env = vector.VectorMatches("aeronaut-odyssey", MANY, rulesets=rulesets)

    *_steps, (_seen, _rewards, _ended, _cut, _masks, seats, payoffs, _final) = history(env)

    counts = [env.batch.game.seat_count(ruleset) for ruleset in env.batch.rulesets]
    assert payoffs.shape == (MANY, max(counts))
    assert all(seat < counts[match % len(counts)] for match, seat in enumerate(seats.tolist()))
    assert [env.batch.state(match).ruleset.parameters["seats"] for match in range(3)] == [2, 3, 1] or not JIT


def test_a_match_is_truncated_after_so_many_decisions() -> None:
    env = vector.VectorMatches("nim", MANY, max_decisions=4)
    for number, (_seen, rewards, ended, cut, *_others) in enumerate(history(env), start=1):
        assert not ended.any()
        assert cut.all() == (number % 4 == 0)
        assert not rewards.any()


def test_an_illegal_action_is_refused_with_its_clause_and_no_match_has_changed() -> None:
    env = vector.VectorMatches("balloon-cup", MANY)
    env.reset(seed=1)
    before, actions = env.batch.states.tobytes(), env.sample().copy()
    actions[MANY - 1] = int(np.flatnonzero(env.masks[MANY - 1] == 0)[0])

    with pytest.raises(Refused, match=r"\[BC-"):
        env.step(actions)
    actions[MANY - 1] = 2**40
    with pytest.raises(Refused):
        env.step(actions)

    assert env.batch.states.tobytes() == before


def test_what_is_written_in_place_stays_where_it_is() -> None:
    env = vector.VectorMatches("nim", MANY)
    kept = (*env.observations.values(), env.actions, env.rewards, env.terminals, env.truncations)
    env.reset(seed=1)

    seen, rewards, ended, cut, infos = env.step(env.sample())

    assert infos["action_mask"] is seen["action_mask"]
    assert all(a is b for a, b in zip(kept, (*seen.values(), env.actions, rewards, ended, cut), strict=True))


def test_a_copy_plays_on_by_itself() -> None:
    env = vector.VectorMatches("connect-four", MANY, observation="record")
    env.reset(seed=1)
    batch = copy.deepcopy(env.batch)
    before = batch.states.tobytes()
    env.step(env.sample())

    assert batch.states.tobytes() == before != env.batch.states.tobytes()
    batch.choose_randomly(batch.everything)
    batch.step(batch.everything)
    assert batch.states.tobytes() == env.batch.states.tobytes()
