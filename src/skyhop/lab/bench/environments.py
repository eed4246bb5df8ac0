"""Benchmark of environments: steps of a vector of matches from Python, and turns in PettingZoo.

Times are processor seconds, so other load on the machine has little effect. Runs with several threads use wall
time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.state import Ruleset
from skyhop.envs.batch import ObservationKind
from skyhop.game.ai import Workload
from skyhop.game.game import Game
from skyhop.lab.bench.measurement import Measurement, measurement

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from skyhop.envs.vector import VectorMatches

BATCH = 1024
STEPS = 500
"""Number of steps of the vector in one run.

Each step advances every match by one decision.
"""
TURNS = 20_000
THREADS = 2
Choose = Callable[["VectorMatches"], NDArray[np.int64]]
"""Function that chooses a legal action in each match of a vector."""


def measure_steps(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Measure steps of vector environments with random legal actions, in one thread and in two threads.

    The times include the masks and the deals of new matches.
    """
    ruleset, figures = workload.ruleset(), workload.figures
    rows = dict[str, list[float]](envs=[], **{f"envs-{name}": [] for name in ("numpy", "record", "threads")})
    for run in range(runs + 1):
        rows["envs"].append(measure_vector(game, ruleset, run))
        one, two = (measure_threads(game, ruleset, run, each) for each in (1, THREADS))
        rows["envs-threads"].append(two / one)
        rows["envs-numpy"].append(measure_vector(game, ruleset, run, _choose_by_numpy))
        rows["envs-record"].append(measure_vector(game, ruleset, run, kind=ObservationKind.RECORD))
    for name, speeds in rows.items():
        unit = "times" if name == "envs-threads" else "decisions/s"
        yield measurement(figures[name], unit, speeds[1:])
    turns = [time_turns(game, workload, run) for run in range(runs + 1)]
    yield measurement(figures["envs-turns"], "turns/s", turns[1:])


def measure_vector(
    game: Game,
    ruleset: Ruleset,
    run: int,
    choose: Choose | None = None,
    *,
    kind: ObservationKind = ObservationKind.NONE,
) -> float:
    """Return the decisions per processor second of a vector environment.

    `choose` chooses the actions. By default, compiled code chooses them.
    """
    envs = _vector(game, ruleset, run, kind)
    begun = thread_time()
    _step(envs, choose)
    return BATCH * STEPS / (thread_time() - begun)


def measure_threads(game: Game, ruleset: Ruleset, run: int, threads: int) -> float:
    """Return the total number of decisions per second of wall time in all threads.

    Each thread steps its own vector environment.
    """
    vectors = [_vector(game, ruleset, run, ObservationKind.NONE) for _thread in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        begun = perf_counter()
        list(pool.map(_step, vectors))
        return threads * BATCH * STEPS / (perf_counter() - begun)


def _vector(game: Game, ruleset: Ruleset, seed: int, kind: ObservationKind) -> VectorMatches:
    from skyhop.envs.vector import VectorMatches  # noqa: PLC0415  it takes the extra that only this benchmark needs

    envs = VectorMatches(game, BATCH, [ruleset.parameters], kind.value)
    envs.reset(seed=seed)
    return envs


def _step(envs: VectorMatches, choose: Choose | None = None) -> None:
    for _again in range(STEPS):
        envs.step(choose(envs) if choose else envs.sample())


def _choose_by_numpy(envs: VectorMatches) -> NDArray[np.int64]:
    """Return an action for each match, chosen with NumPy from the lists of legal actions."""
    matches = envs.batch.matches
    places = (envs.np_random.random(BATCH) * matches.counts).astype(np.int64)
    return np.asarray(matches.actions)[envs.batch.everything, places].astype(np.int64)


def time_turns(game: Game, workload: Workload, run: int) -> float:
    """Return the turns per processor second of a match in PettingZoo."""
    from skyhop.envs.pettingzoo import env  # noqa: PLC0415  as above

    return turns_of(env(game, ruleset=workload.ruleset().parameters), run)


def turns_of(env: AECEnv, run: int) -> float:
    """Return the turns per processor second, as in PettingZoo's benchmark.

    Each agent observes and samples an action. If an observation has an action mask, the agent samples a legal
    action.
    """
    turns = 0
    env.reset(seed=run)
    begun = thread_time()
    while turns < TURNS:
        for agent in env.agent_iter():
            seen, _reward, terminated, truncated, _info = env.last()
            mask = seen.get("action_mask") if isinstance(seen, dict) else None
            env.step(None if terminated or truncated else env.action_space(agent).sample(mask))
            turns += 1
        env.reset()
    return turns / (thread_time() - begun)
