"""Tests of pickled and copied environments: a copy plays like its original, in this process and in others."""

from __future__ import annotations

import copy
import importlib
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from tests.envs.games import GAMES

from skyhop.game.game import Game

pytest.importorskip("gymnasium", reason="Gymnasium is not installed")
cloudpickle = pytest.importorskip("cloudpickle", reason="Gymnasium needs it")
seats: Any = importlib.import_module("skyhop.envs.gymnasium")
vector: Any = importlib.import_module("skyhop.envs.vector")

STEPS = 16
Play = Callable[[Any, int], Iterator[str]]
"""Function that plays a number of steps and yields the result of each step."""


def text(found: Any) -> str:  # noqa: ANN401  as everywhere here
    """Write the result of a step exactly. Pickles would also differ by the identity of objects."""
    if isinstance(found, dict):
        return f"{{{', '.join(f'{key}: {text(value)}' for key, value in found.items())}}}"
    if isinstance(found, list | tuple):
        return f"[{', '.join(map(text, found))}]"
    return f"{found.dtype}{found.tolist()}" if isinstance(found, np.ndarray | np.generic) else repr(found)


def seated(env: Any, steps: int) -> Iterator[str]:  # noqa: ANN401  as above
    for _step in range(steps):
        *seen, is_over, _cut, info = env.step(env.action_space.sample())
        yield text([seen, is_over, info])
        if is_over:
            env.reset()


def together(env: Any, steps: int) -> Iterator[str]:  # noqa: ANN401  as above
    for _step in range(steps):
        yield text(env.step(env.sample()))


def in_turn(env: Any, steps: int) -> Iterator[str]:  # noqa: ANN401  as above
    for _step in range(steps):
        seen, reward, terminated, truncated, info = env.last()
        yield text([env.agent_selection, seen, reward, info])
        env.step(None if terminated or truncated else env.action_space(env.agent_selection).sample())
        if not env.agents:
            env.reset()


def seat_env(game: Game, **options: Any) -> tuple[Any, Play]:  # noqa: ANN401  as above
    return seats.SeatEnv(game, **options), seated


def vector_env(game: Game, **options: Any) -> tuple[Any, Play]:  # noqa: ANN401  as above
    return vector.VectorMatches(game, 3, **options), together


def turns_env(game: Game, **options: Any) -> tuple[Any, Play]:  # noqa: ANN401  as above
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    return importlib.import_module("skyhop.envs.pettingzoo").env(game, **options), in_turn


MAKERS = (seat_env, vector_env, turns_env)
COPIES: tuple[Callable[[Any], Any], ...] = (
    copy.deepcopy,
    lambda env: pickle.loads(pickle.dumps(env)),
    lambda env: pickle.loads(cloudpickle.dumps(env)),
)


@pytest.mark.parametrize("observation", ["record", pytest.param(None, marks=pytest.mark.slow)])
@pytest.mark.parametrize("make", MAKERS)
def test_a_copy_plays_on_as_its_original_would(make: Callable[..., Any], observation: str | None, game: Game) -> None:
    env, play = make(game, observation=observation)
    env.reset(seed=5)
    assert len(list(play(env, STEPS // 2))) == STEPS // 2

    copies = [make_copy(env) for make_copy in COPIES]
    expected = list(play(env, STEPS))

    assert [list(play(each, STEPS)) for each in copies] == [expected] * len(copies)


@pytest.mark.parametrize("opponent", ["random", "greedy", "pilot"])
@pytest.mark.parametrize("make", [seat_env, vector_env])
def test_a_copy_has_the_opponent_that_its_original_has(make: Callable[..., Any], opponent: str) -> None:
    env, play = make(GAMES["balloon-cup"], opponent=opponent)
    env.reset(seed=5)
    assert len(list(play(env, 3))) == 3

    copies = [make_copy(env) for make_copy in COPIES]
    expected = list(play(env, 6))

    assert [list(play(each, 6)) for each in copies] == [expected] * len(copies)


def test_the_buffers_of_a_copied_vector_are_its_own_and_written_in_place() -> None:
    env, _play = vector_env(GAMES["balloon-cup"], observation="record")
    env.reset(seed=1)

    for make_copy in COPIES:
        copied = make_copy(env)
        kept = (copied.observations["observation"], copied.actions, copied.masks)
        seen, *_others, infos = copied.step(copied.sample())
        assert kept[0] is seen["observation"]
        assert kept[2] is infos["action_mask"] is seen["action_mask"]
        assert not np.shares_memory(copied.masks, env.masks)
        assert copied.batch.matches.chosen is kept[1]


PLAYED_ELSEWHERE = """
import pickle, sys
env = pickle.load(sys.stdin.buffer)
found = [env.step(env.sample()) for _step in range(5)][-1]
sys.stdout.buffer.write(pickle.dumps(found))
"""


def test_an_environment_goes_to_another_process_and_plays_on_there() -> None:
    env, play = vector_env(GAMES["balloon-cup"], opponent="greedy")
    env.reset(seed=5)

    found = subprocess.run(
        [sys.executable, "-c", PLAYED_ELSEWHERE], input=pickle.dumps(env), capture_output=True, check=True
    )

    assert text(pickle.loads(found.stdout)) == list(play(env, 5))[-1]
