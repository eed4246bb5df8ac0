"""Tests of Gymnasium's own check, without a warning, and of properties that it does not check."""

from __future__ import annotations

import importlib
import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.amount import in_turn

from skyhop.bots.bot import UnknownBot
from skyhop.engine.kernel import JIT
from skyhop.envs.match import gymnasium_name
from skyhop.game import registry
from skyhop.game.capability import MissingCapability

pytestmark = pytest.mark.every_python

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed")
checker: Any = importlib.import_module("gymnasium.utils.env_checker")
envs: Any = importlib.import_module("skyhop.envs.gymnasium")
vector: Any = importlib.import_module("skyhop.envs.vector")

with registry.with_examples():
    NAMES = [name for name in registry.names() if JIT or name != "aeronaut-odyssey"]


def test_games_are_registered_by_versioned_names() -> None:
    names = ("BalloonCup", "AeronautOdyssey", "Nim")

    assert {f"skyhop/{name}-v{version}" for name in names for version in (0, 1)} <= set(gymnasium.registry)


@pytest.mark.parametrize(
    ("name", "observation"), in_turn(((name, seen) for seen in ("record", None) for name in NAMES), 8)
)
def test_a_seat_keeps_to_the_contract_of_gymnasium(name: str, observation: str | None) -> None:
    pytest.importorskip("typst", reason="nothing to make pixels with")

    env = gymnasium.make(gymnasium_name(name), observation=observation).unwrapped

    checker.check_env(env, skip_render_check=observation is None)  # Pictures do not depend on the observation.


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_a_match_goes_on_to_its_end_and_is_the_same_by_the_same_seed(opponent: str) -> None:
    def rewards() -> list[float]:
        env, found = gymnasium.make("skyhop/ConnectFour-v1", opponent=opponent), []
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
    anywhere, there = gymnasium.make("skyhop/Nim-v1"), gymnasium.make("skyhop/Nim-v1", seat=1)

    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1}
    assert {there.reset(seed=seed)[1]["seat"] for seed in range(20)} == {1}


def test_an_illegal_action_changes_nothing_and_is_explained() -> None:
    env = gymnasium.make("skyhop/BalloonCup-v1")
    seen, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])

    after, reward, is_over, is_cut, told = env.step(illegal)

    assert "[BC-" in told["refusal"]
    assert (reward, is_over, is_cut) == (0.0, False, False)
    assert after["observation"].tobytes() == seen["observation"].tobytes()
    assert after["action_mask"].tolist() == seen["action_mask"].tolist() == info["action_mask"].tolist()
    assert env.unwrapped.action_masks().tolist() == info["action_mask"].astype(bool).tolist()


def test_a_match_is_truncated_after_so_many_decisions() -> None:
    env = gymnasium.make("skyhop/Nim-v1", max_decisions=2)
    env.reset(seed=1, options={"first": 0})

    steps = 0
    is_cut = False
    while not is_cut:
        _seen, reward, is_over, is_cut, _info = env.step(0)
        steps += 1

    assert steps <= 2
    assert (reward, is_over) == (0.0, False)


def test_an_action_space_can_be_copied_without_its_match() -> None:
    space = gymnasium.make("skyhop/Nim-v1").action_space

    copy = pickle.loads(pickle.dumps(space))

    assert {int(copy.sample()) for _again in range(50)} == {0, 1, 2}
    assert space.sample(np.array([0, 1, 0], np.int8)) == 1


def test_observations_of_version_0_are_those_of_version_1_without_the_mask() -> None:
    former = envs.SeatEnv("balloon-cup", mask_in_observation=False)

    seen, info = gymnasium.make("skyhop/BalloonCup-v1").reset(seed=4)

    assert former.reset(seed=4)[0].tobytes() == seen["observation"].tobytes()
    assert former.reset(seed=4)[1]["action_mask"].tolist() == info["action_mask"].tolist()
    with pytest.warns(DeprecationWarning, match="out of date"):
        assert gymnasium.make("skyhop/BalloonCup-v0").reset(seed=4)[0].tobytes() == seen["observation"].tobytes()


def test_a_match_that_is_cut_while_another_seat_decides_shows_no_actions_of_that_seat() -> None:
    """The legal actions of that seat would reveal its hidden cards."""
    env, shown = envs.SeatEnv("balloon-cup", max_decisions=5), []
    for seed in range(12):
        seen, info = env.reset(seed=seed)
        is_cut = False
        while not is_cut:
            seen, _reward, _over, is_cut, info = env.step(env.action_space.sample())
        shown.append(env.match.seat == env.seat)
        assert bool(seen["action_mask"].any()) == bool(info["action_mask"].any()) == shown[-1]

    assert set(shown) == {False, True}


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({"seat": 4}, "no seat 4; choose one of 0, 1"),
        ({"seat": -1}, "no seat -1; choose one of 0, 1"),
        ({"max_decisions": 0}, "max_decisions: must be 1 or more, not 0"),
        ({"observation": "everything"}, "no observation 'everything'; choose one of features, record, none"),
        ({"ruleset": "house"}, "house"),
        ({"table": 3}, "table"),
    ],
)
def test_what_cannot_be_is_refused_by_its_name(given: dict[str, Any], wanted: str) -> None:
    with pytest.raises(ValueError, match=wanted):
        gymnasium.make("skyhop/BalloonCup-v1", **given)


def test_options_of_the_ruleset_are_keywords() -> None:
    env = envs.SeatEnv("aeronaut-odyssey", seats=3, seat=2)

    assert env.reset(seed=1)[1]["seat"] == 2
    assert env.match.seats == 3
    assert env.match.ruleset.parameters == envs.SeatEnv("aeronaut-odyssey", {"seats": 3}).match.ruleset.parameters


def test_only_a_seat_that_may_begin_is_taken_for_the_first() -> None:
    with pytest.raises(ValueError, match="seat 2 cannot begin under these rules; choose one of 0, 1"):
        gymnasium.make("skyhop/Nim-v1").reset(options={"first": 2})


ELSEWHERE = """
import gymnasium
from functools import partial

def main():
    name = "skyhop.envs.gymnasium:skyhop/ConnectFour-v1"
    makers = [partial(gymnasium.make, name, opponent="random", seat=seat) for seat in range(2)]
    envs = gymnasium.vector.AsyncVectorEnv(makers, context="spawn")
    seen, infos = envs.reset(seed=1)
    seen, *_others = envs.step([0, 0])
    print(seen["observation"].shape, seen["action_mask"].shape, infos["seat"].tolist())
    envs.close()

if __name__ == "__main__":
    main()
"""


@pytest.mark.slow
def test_processes_that_begin_with_nothing_make_an_environment_by_its_name(tmp_path: Path) -> None:
    """Gymnasium 1.0 and later load no plugins, so the name contains the module that registers the environment."""
    (program := tmp_path / "program.py").write_text(ELSEWHERE)

    printed = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=True)

    assert printed.stdout.strip().endswith("(2, 7) [0, 1]")


WITHOUT_PIXELS = """
import sys
sys.modules["PIL"] = sys.modules["typst"] = None
import gymnasium, skyhop.envs.gymnasium
from gymnasium.utils.env_checker import check_env
env = gymnasium.make("skyhop/Nim-v1")
check_env(env.unwrapped)
print(env.metadata["render_modes"])
"""


def test_the_check_of_gymnasium_passes_where_nothing_can_make_pixels() -> None:
    printed = subprocess.run([sys.executable, "-c", WITHOUT_PIXELS], capture_output=True, text=True, check=True)

    assert printed.stdout.splitlines()[-1] == "['human', 'ansi', 'svg']"


def test_who_does_not_exist_or_cannot_play_is_told_so() -> None:
    with pytest.raises(UnknownBot, match="'nobody'"):
        gymnasium.make("skyhop/Nim-v1", opponent="nobody")
    with pytest.raises(MissingCapability, match="features"):
        gymnasium.make("skyhop/Nim-v1", observation="features")


@pytest.mark.parametrize(
    ("given", "error", "problem"),
    [
        ({"seat": "0"}, TypeError, "seat: whole numbers are needed, not str"),
        ({"seat": True}, TypeError, "seat: whole numbers are needed, not bool"),
        ({"seat": 10**5000}, ValueError, "there is no seat 0x"),
        ({"render_mode": "x"}, ValueError, "there is no render mode 'x'; choose one of human, ansi, svg"),
        ({"max_decisions": 0.5}, TypeError, "max_decisions: whole numbers are needed, not float"),
    ],
)
def test_a_wrong_argument_of_a_seat_is_named(given: dict[str, Any], error: type[Exception], problem: str) -> None:
    with pytest.raises(error, match=re.escape(problem)) as refused:
        envs.SeatEnv("balloon-cup", **given)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(
    ("number", "error", "problem"),
    [
        ("2", TypeError, "num_envs: whole numbers are needed, not str"),
        (True, TypeError, "num_envs: whole numbers are needed, not bool"),
        (10**9, ValueError, "num_envs: must be 1,000,000 or less, not 1000000000"),
    ],
)
def test_a_vector_of_no_size_is_refused_before_memory_is_taken(
    number: object,
    error: type[Exception],
    problem: str,
) -> None:
    with pytest.raises(error, match=re.escape(problem)):
        vector.VectorMatches("balloon-cup", number)


@pytest.mark.parametrize("action", ["1", 3.5, None])
def test_an_action_that_is_no_number_is_refused(action: object) -> None:
    env = envs.SeatEnv("balloon-cup")
    env.reset(seed=1)

    with pytest.raises(TypeError, match="action: whole numbers are needed"):
        env.step(action)


def test_an_action_beyond_all_numbers_is_a_refusal() -> None:
    env = envs.SeatEnv("balloon-cup")
    env.reset(seed=1)

    *_step, info = env.step(10**400)

    assert "is not an action here" in info["refusal"]
