"""Gymnasium's own check, without a warning, and what it does not ask."""

from __future__ import annotations

import importlib
import pickle
from typing import Any

import numpy as np
import pytest
from tests.amount import in_turn

from skyhop.bots.bot import UnknownBot
from skyhop.core.engine.kernel import JIT
from skyhop.core.game import registry
from skyhop.core.game.capability import MissingCapability
from skyhop.envs.match import gymnasium_name

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed")
checker: Any = importlib.import_module("gymnasium.utils.env_checker")
envs: Any = importlib.import_module("skyhop.envs.gymnasium")

with registry.with_examples():
    envs.register()
    NAMES = [name for name in registry.names() if JIT or name != "aeronaut-odyssey"]


def test_games_are_registered_by_versioned_names() -> None:
    assert {"skyhop/BalloonCup-v0", "skyhop/AeronautOdyssey-v0", "skyhop/Nim-v0"} <= set(gymnasium.registry)


@pytest.mark.parametrize(
    ("name", "observation"), in_turn(((name, seen) for seen in ("record", None) for name in NAMES), 2)
)
def test_a_seat_keeps_to_the_contract_of_gymnasium(name: str, observation: str | None) -> None:
    pytest.importorskip("typst", reason="nothing to make pixels with")

    env = gymnasium.make(gymnasium_name(registry.game(name)), observation=observation).unwrapped

    checker.check_env(env, skip_render_check=observation is None)  # pictures are alike whatever a seat observes


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_a_match_goes_on_to_its_end_and_is_the_same_by_the_same_seed(opponent: str) -> None:
    def rewards() -> list[float]:
        env, found = gymnasium.make("skyhop/ConnectFour-v0", opponent=opponent), []
        for seed in range(12):
            _seen, info = env.reset(seed=seed)
            reward, is_over = 0.0, False
            while not is_over:
                action = int(np.flatnonzero(info["action_mask"])[0])
                _seen, reward, is_over, _cut, info = env.step(action)
            found.append(float(reward))
        return found

    first = rewards()

    assert rewards() == first
    assert set(first) <= {-1.0, 0.0, 1.0}
    assert len(set(first)) > 1 or opponent == "greedy"


def test_every_seat_is_taken_in_turn_unless_one_is_named() -> None:
    anywhere, there = gymnasium.make("skyhop/Nim-v0"), gymnasium.make("skyhop/Nim-v0", seat=1)

    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1}
    assert {there.reset(seed=seed)[1]["seat"] for seed in range(20)} == {1}


def test_an_illegal_action_changes_nothing_and_is_explained() -> None:
    env = gymnasium.make("skyhop/BalloonCup-v0")
    seen, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])

    after, reward, is_over, is_cut, told = env.step(illegal)

    assert "[BC-" in told["refusal"]
    assert (reward, is_over, is_cut) == (0.0, False, False)
    assert after.tobytes() == seen.tobytes()
    assert env.unwrapped.action_masks().tolist() == info["action_mask"].astype(bool).tolist()


def test_a_match_is_truncated_after_so_many_decisions() -> None:
    env = gymnasium.make("skyhop/Nim-v0", max_decisions=2)
    env.reset(seed=1, options={"first": 0})

    steps = 0
    is_cut = False
    while not is_cut:
        _seen, reward, is_over, is_cut, _info = env.step(0)
        steps += 1

    assert steps <= 2
    assert (reward, is_over) == (0.0, False)


def test_an_action_space_can_be_copied_without_its_match() -> None:
    space = gymnasium.make("skyhop/Nim-v0").action_space

    copy = pickle.loads(pickle.dumps(space))

    assert {int(copy.sample()) for _again in range(50)} == {0, 1, 2}
    assert space.sample(np.array([0, 1, 0], np.int8)) == 1


def test_who_does_not_exist_or_cannot_play_is_told_so() -> None:
    with pytest.raises(UnknownBot, match="'nobody'"):
        gymnasium.make("skyhop/Nim-v0", opponent="nobody")
    with pytest.raises(MissingCapability, match="features"):
        gymnasium.make("skyhop/Nim-v0", observation="features")
