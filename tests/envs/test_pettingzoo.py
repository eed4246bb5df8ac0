"""Tests of PettingZoo's own tests, with warnings as errors, and of visibility, refusals and payoffs."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from skyhop.engine.kernel import JIT
from skyhop.game import registry
from skyhop.game.action import Refused
from skyhop.game.game import Game
from skyhop.game.registry import UnknownGame

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
suites: Any = importlib.import_module("pettingzoo.test")
conversions: Any = importlib.import_module("pettingzoo.utils.conversions")
envs: Any = importlib.import_module("skyhop.envs.pettingzoo")

CYCLES = 300 if JIT else 40


@contextmanager
def registry_without_examples() -> Iterator[None]:
    """Forget the examples that other tests include."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_packages", [registry.GAMES])
        yield


def played(env: Any, seed: int) -> Iterator[str]:  # noqa: ANN401  PettingZoo says nothing of its types
    """Play at random to the end. Yield the agent before each of its actions."""
    env.reset(seed=seed)
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    for agent in env.agent_iter():
        _seen, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            return
        yield agent
        env.step(env.action_space(agent).sample())


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # PettingZoo accepts only its own dictionaries.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")  # as above
@pytest.mark.parametrize("observation", ["record", None])
def test_a_match_keeps_to_the_contract_of_pettingzoo(game: Game, observation: str | None) -> None:
    suites.api_test(envs.env(game, observation=observation), num_cycles=CYCLES)


def test_version_0_keeps_to_it_without_masks_in_observations() -> None:
    env = envs.env("balloon-cup", mask_in_observation=False)

    suites.api_test(env, num_cycles=CYCLES)

    assert env.metadata["name"] == "skyhop_balloon_cup_v0"
    assert envs.env("balloon-cup").metadata["name"] == "skyhop_balloon_cup_v1"


def test_the_same_seed_brings_the_same(game: Game) -> None:
    suites.seed_test(lambda: envs.env(game), num_cycles=CYCLES)


@pytest.mark.parametrize("name", ["nim", "balloon-cup"])
def test_a_match_can_be_drawn_in_every_way(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("typst", reason="nothing to make pixels with")

    suites.render_test(lambda **mode: envs.env(name, **mode), {"svg": lambda drawn: drawn.startswith("<svg")})

    assert capsys.readouterr().out


def test_a_match_is_truncated_after_so_many_cycles() -> None:
    """PettingZoo has this test only for parallel environments. An env with seats in turn can be converted to one."""

    def seeded(env: Any) -> Any:  # noqa: ANN401  as above
        # With equal seeds, four in a row would end the match too early.
        for number, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(number)
        return env

    def parallel(max_cycles: int) -> Any:  # noqa: ANN401  as above
        env = envs.MatchEnv("connect-four", max_cycles=max_cycles)
        env.metadata["is_parallelizable"] = True
        env.reset(seed=1)
        seeded(env)
        return conversions.aec_to_parallel_wrapper(_Beginning(env))

    def in_turn(max_cycles: int) -> Any:  # noqa: ANN401  as above
        return seeded(envs.env("connect-four", max_cycles=max_cycles))

    suites.max_cycles_test(SimpleNamespace(parallel_env=parallel, env=in_turn))


class _Beginning:
    """Environment in which the first agent begins, as in PettingZoo's parallel environments."""

    def __init__(self, env: Any) -> None:  # noqa: ANN401  as above
        self._env = env

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  as above
        return getattr(self._env, name)

    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ANN401, ARG002  as above
        self._env.reset(seed=seed, options={"first": 0})


def test_the_match_is_the_games_own(game: Game) -> None:
    env, decisions = envs.env(game), 0
    for agent in played(env, 3):
        state, seat = env.unwrapped.match.batch.state(0), int(agent.removeprefix("seat_"))
        decisions += 1
        assert game.to_decide(state) == seat
        assert np.flatnonzero(env.infos[agent]["action_mask"]).tolist() == game.legal(state)
        for each in env.possible_agents:
            legal = game.legal(state) if each == agent else []
            assert np.flatnonzero(env.observe(each)["action_mask"]).tolist() == legal
        assert not game.invariants(state)

    outcome = game.outcome(env.unwrapped.match.batch.state(0))
    assert decisions > 1
    assert outcome is not None
    is_draw = len(outcome.winners) == env.max_num_agents > 1
    winners = set[int]() if is_draw else set(outcome.winners)
    assert {seat for seat in range(env.max_num_agents) if env.rewards[f"seat_{seat}"] > 0} == winners
    assert sum(env.rewards.values()) == pytest.approx(0) or env.max_num_agents == 1


@pytest.mark.parametrize("observation", ["record", None])
def test_what_a_seat_cannot_tell_apart_looks_the_same(game: Game, observation: str | None) -> None:
    """Replace the true world with another world that the view allows."""
    env, hidden = envs.env(game, observation=observation), 0
    for number, _agent in enumerate(played(env, 5)):
        batch = env.unwrapped.match.batch
        truth = batch.state(0)
        for seat, each in enumerate(env.possible_agents):
            seen = env.observe(each)["observation"]
            world = game.determinize(game.view(truth, seat), number)
            batch.states[0] = world.records[0]
            hidden += world != truth
            assert env.observe(each)["observation"].tobytes() == seen.tobytes()
            batch.states[0] = truth.records[0]

    assert bool(hidden) == (game.name not in {"nim", "connect-four", "hex"})


def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing() -> None:
    env = envs.env("balloon-cup")
    env.reset(seed=1)
    before = env.unwrapped.match.batch.state(0)
    illegal = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])

    with pytest.raises(Refused, match=r"\[BC-"):
        env.step(illegal)

    assert env.unwrapped.match.batch.state(0) == before


def test_the_seat_that_begins_can_be_named() -> None:
    env = envs.env("balloon-cup")

    for first in (0, 1):
        env.reset(seed=4, options={"first": first})
        assert env.agent_selection == f"seat_{first}"

    with pytest.raises(ValueError, match="seat 2 cannot begin under these rules; choose one of 0, 1"):
        env.reset(options={"first": 2})


def test_examples_and_options_of_the_ruleset_are_found() -> None:
    with registry_without_examples():
        assert envs.env("connect-four").possible_agents == ["seat_0", "seat_1"]
        with pytest.raises(UnknownGame, match=r"choose one of .*connect-four"):
            envs.env("chess")
    assert envs.env("aeronaut-odyssey", seats=3).possible_agents == ["seat_0", "seat_1", "seat_2"]
    with pytest.raises(ValueError, match="table"):
        envs.env("balloon-cup", table=3)
    with pytest.raises(ValueError, match="max_cycles: must be 1 or more"):
        envs.env("balloon-cup", max_cycles=0)


def test_an_agent_that_is_to_act_cannot_be_taken_away() -> None:
    env = envs.env("nim")
    env.reset(seed=1)

    with pytest.raises(ValueError, match="must act, but the action is None"):
        env.step(None)
