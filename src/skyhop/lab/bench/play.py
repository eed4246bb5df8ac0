"""Benchmarks of play: random matches, steps from Python, and decisions of bots.

Random matches run in kernels and in the reference engine. Most runs use one thread and measure processor time, so
other load on the machine has little effect. Runs with several threads use wall time.
"""

from __future__ import annotations

import importlib.util
import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter, thread_time
from types import ModuleType
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from skyhop.bots.bot import bot
from skyhop.engine.kernel import unchecked
from skyhop.engine.record import Records, records
from skyhop.engine.state import Ruleset
from skyhop.envs.batch import ObservationKind
from skyhop.game.ai import Figure, Workload
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.i18n import N_, translated
from skyhop.lab.bench import Measurement, measure_times, measurement
from skyhop.search.search import Search
from skyhop.search.value_network import ValueNetwork, value_network_of

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from skyhop.envs.vector import VectorMatches

CHECKOUT = Path(__file__).resolve().parents[4]
REFERENCES = Path("tests/reference")
"""Folder with the plain reference engines, one subfolder per game.

The function `play_by(parameters, chance)` of an engine plays a random match.
"""
REFERENCE_MATCHES = 50
STEPS = 200_000
BATCH = 1000


def random_play(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Measure the speed of complete matches with random actions, in one thread."""
    ruleset, matches, decisions = workload.ruleset(), [], []
    play_matches(game, ruleset, 1, 0)
    for run in range(runs):
        seconds, count = play_matches(game, ruleset, workload.matches, run)
        matches.append(workload.matches / seconds)
        decisions.append(count / seconds)
    yield measurement(workload.figures["play"], "matches/s", matches)
    if "decisions" in workload.figures:
        yield measurement(workload.figures["decisions"], "decisions/s", decisions)


def play_matches(game: Game, ruleset: Ruleset, matches: int, run: int) -> tuple[float, int]:
    """Play `matches` random matches. Return the processor seconds, and the number of decisions in all matches."""
    kernels, states = game.bulk, records(game.state_record, matches)
    states["random"] = np.arange(matches, dtype=np.uint64) + np.uint64(run * matches + 1)
    actions = kernels.scratch()
    start = thread_time()
    decisions = int(kernels.play_randomly(ruleset.record, states, actions))
    return thread_time() - start, decisions


def reference_ratio(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Measure the speed of the kernels and of the plain reference engine, in alternating runs.

    Yield nothing if the checkout has no reference engine for the game.
    """
    reference = load_reference(CHECKOUT / REFERENCES / game.name.replace("-", "_"))
    if reference is None:
        return
    ruleset, speeds, ratios = workload.ruleset(), [], []
    play_matches(game, ruleset, 1, 0)
    for run in range(runs):
        speed = time_reference(reference, ruleset, run)
        speeds.append(speed)
        ratios.append(workload.matches / play_matches(game, ruleset, workload.matches, run)[0] / speed)
    yield measurement(workload.figures["reference"], "matches/s", speeds)
    yield measurement(workload.figures["ratio"], "times", ratios)


def load_reference(folder: Path) -> ModuleType | None:
    """Import the reference engine from a folder of a checkout. Return None if the folder does not exist."""
    spec = importlib.util.spec_from_file_location(
        f"{folder.name}_reference", folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    if spec is None or spec.loader is None or not folder.is_dir():
        return None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def time_reference(reference: ModuleType, ruleset: Ruleset, run: int) -> float:
    """Return the number of random matches that a reference engine plays per second under a ruleset."""
    start = thread_time()
    for number in range(REFERENCE_MATCHES):
        chance = random.Random(run * REFERENCE_MATCHES + number)  # noqa: S311  no secret depends on it
        reference.play_by(ruleset.parameters, chance)
    return REFERENCE_MATCHES / (thread_time() - start)


def time_single_steps(game: Game, workload: Workload, run: int) -> float:
    """Return the steps per second of one match that Python code controls.

    In each step, Python applies an action and lists the next legal actions. The last step of a match includes the
    deal of the next match.
    """
    ruleset = workload.ruleset()
    kernels, rules, fresh = game.bulk, ruleset.record, dealt_states(game, ruleset, STEPS // 50, run)
    states, actions = fresh[:1].copy(), kernels.scratch()
    match = 0
    step, legal = unchecked(kernels.step), unchecked(kernels.legal)
    count = legal(rules, states, 0, actions)
    start = thread_time()
    for _step in range(STEPS):
        count = step(rules, states, 0, actions.item(count >> 1), actions)
        if not count:
            match += 1
            states[0] = fresh[match]
            count = legal(rules, states, 0, actions)
    return STEPS / (thread_time() - start)


def time_batched_steps(game: Game, workload: Workload, run: int) -> float:
    """Return the steps per second of a batch of matches. In each step, Python makes one call for all matches.

    The time includes the choice of actions and the start of new matches.
    """
    ruleset = workload.ruleset()
    kernels, rules, fresh = game.bulk, ruleset.record, dealt_states(game, ruleset, BATCH, run)
    states = fresh.copy()
    first_actions, first_counts = legal_of_all(game, ruleset, fresh)
    actions, counts, rows = first_actions.copy(), first_counts.copy(), np.arange(BATCH)
    generator = np.random.default_rng(run)
    start = thread_time()
    for _round in range(STEPS // BATCH):
        chosen = actions[rows, (generator.random(BATCH) * counts).astype(np.int16)]
        kernels.step_all(rules, states, chosen, actions, counts)
        over = np.flatnonzero(counts == 0)
        states[over], actions[over], counts[over] = fresh[over], first_actions[over], first_counts[over]
    return STEPS / (thread_time() - start)


def legal_of_all(game: Game, ruleset: Ruleset, states: Records) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """Return two arrays: the legal actions of each state, and how many legal actions each state has.

    The shapes are (states, action_count) and (states,).
    """
    kernels, actions = game.bulk, np.zeros((len(states), game.action_count), np.int16)
    counts = [kernels.legal(ruleset.record, states, index, actions[index]) for index in range(len(states))]
    return actions, np.array(counts, np.int16)


def dealt_states(game: Game, ruleset: Ruleset, count: int, run: int) -> Records:
    """Return the states of new matches at their first decision, with shape (count,)."""
    states = records(game.state_record, count)
    for index in range(count):
        state = game.new(ruleset, seed=run * count + index)
        while game.chance(state) is not None:
            game.settle(state, game.roll(state))
        states[index] = state.records[0]
    return states


MATCHES = 3
LONG = 99
"""Percentile of thinking times that the benchmark reports for long decisions."""
RARE = N_("%(title)s, 99th percentile")


def measure_decisions(name: str, game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Measure the time of every decision in matches of the bot `name` against itself.

    The measurement starts after the view is created, and ends when the bot has chosen its action.
    """
    figure, ruleset, played = workload.figures[name], workload.ruleset(), range(MATCHES)
    times = [
        [seconds for each in played for seconds in times_of_match(name, game, ruleset, run * MATCHES + each)]
        for run in range(runs + 1)
    ]
    rare = Figure(f"{figure.name}-99", translated(RARE) % {"title": translated(figure.title)}, figure.target)
    yield from measure_times(figure, rare, LONG, times[1:])


def times_of_match(name: str, game: Game, ruleset: Ruleset, seed: int) -> Iterator[float]:
    """Play a match of a bot against itself. Yield the seconds of each decision."""
    match = Match.start(game, ruleset, seed=seed)
    player = bot(name, game, seed)
    while (seat := match.to_decide) is not None:
        view = match.view(seat)
        start = perf_counter()
        action = player.choose(view)
        yield perf_counter() - start
        match.play(seat, game.write(view, action))


OPENINGS = 4
ITERATIONS = 10_000


def time_searches(game: Game, workload: Workload, run: int) -> float:
    """Return the iterations per second of searches with random playouts, at the first decision of some matches.

    Each search uses one thread. The time includes the creation of the search trees.
    """
    return _time_searches(game, workload, run, None)


def time_judged_searches(game: Game, workload: Workload, run: int) -> float:
    """Return the iterations per second of searches in which a network evaluates the leaf of each iteration.

    Each search starts at the first decision of a match and uses one thread. The time includes the creation of the
    search trees.
    """
    return _time_searches(game, workload, run, value_network_of(game))


def _time_searches(game: Game, workload: Workload, run: int, judgement: ValueNetwork | None) -> float:
    ruleset = workload.ruleset()
    matches = [Match.start(game, ruleset, seed=run * OPENINGS + number) for number in range(OPENINGS)]
    views = [match.view(match.to_decide) for match in matches]
    start = perf_counter()
    for number, view in enumerate(views):
        Search(game, view, number, judgement=judgement).run(ITERATIONS)
    return OPENINGS * ITERATIONS / (perf_counter() - start)


VECTOR_SIZE = 1024
VECTOR_STEPS = 500
"""Number of steps of a vector environment in one run.

Each step advances every match by one decision.
"""
TURNS = 20_000
THREADS = 2
Choose = Callable[["VectorMatches"], NDArray[np.int64]]
"""Function that chooses a legal action in each match of a vector environment."""


def measure_environments(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Measure steps of vector environments with random legal actions, in one thread and in two threads.

    The times include the computation of the masks of legal actions, and the deals of new matches.
    """
    ruleset, figures = workload.ruleset(), workload.figures
    rows = dict[str, list[float]](
        envs=[], **{f"envs-{name}": [] for name in ("numpy", "record", "features", "threads")}
    )
    for run in range(runs + 1):
        rows["envs"].append(measure_vector(game, ruleset, run))
        one, two = (measure_threads(game, ruleset, run, each) for each in (1, THREADS))
        rows["envs-threads"].append(two / one)
        rows["envs-numpy"].append(measure_vector(game, ruleset, run, _choose_by_numpy))
        for kind in (ObservationKind.RECORD, ObservationKind.FEATURES):
            rows[f"envs-{kind.value}"].append(measure_vector(game, ruleset, run, kind=kind))
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
    start = thread_time()
    _step(envs, choose)
    return VECTOR_SIZE * VECTOR_STEPS / (thread_time() - start)


def measure_threads(game: Game, ruleset: Ruleset, run: int, threads: int) -> float:
    """Return the total number of decisions per second of wall time in all threads.

    Each thread steps its own vector environment.
    """
    vectors = [_vector(game, ruleset, run, ObservationKind.NONE) for _thread in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        start = perf_counter()
        list(pool.map(_step, vectors))
        return threads * VECTOR_SIZE * VECTOR_STEPS / (perf_counter() - start)


def _vector(game: Game, ruleset: Ruleset, seed: int, kind: ObservationKind) -> VectorMatches:
    from skyhop.envs.vector import VectorMatches  # noqa: PLC0415  an optional dependency of this benchmark only

    envs = VectorMatches(game, VECTOR_SIZE, [ruleset.parameters], kind.value)
    envs.reset(seed=seed)
    return envs


def _step(envs: VectorMatches, choose: Choose | None = None) -> None:
    for _again in range(VECTOR_STEPS):
        envs.step(choose(envs) if choose else envs.sample())


def _choose_by_numpy(envs: VectorMatches) -> NDArray[np.int64]:
    """Return an action for each match, chosen with NumPy from the lists of legal actions."""
    matches = envs.batch.matches
    places = (envs.np_random.random(VECTOR_SIZE) * matches.counts).astype(np.int64)
    return np.asarray(matches.actions)[envs.batch.everything, places].astype(np.int64)


def time_turns(game: Game, workload: Workload, run: int) -> float:
    """Return the turns per processor second of a match in Skyhop's PettingZoo environment."""
    from skyhop.envs.pettingzoo import env  # noqa: PLC0415  as above

    return turns_of(env(game, ruleset=workload.ruleset().parameters), run)


def turns_of(env: AECEnv, run: int) -> float:
    """Return the turns per processor second of an environment, measured as in PettingZoo's own benchmark.

    In each turn, an agent observes and samples an action. If the observation has an action mask, the agent samples
    a legal action.
    """
    turns = 0
    env.reset(seed=run)
    start = thread_time()
    while turns < TURNS:
        for agent in env.agent_iter():
            seen, _reward, terminated, truncated, _info = env.last()
            mask = seen.get("action_mask") if isinstance(seen, dict) else None
            env.step(None if terminated or truncated else env.action_space(agent).sample(mask))
            turns += 1
        env.reset()
    return turns / (thread_time() - start)
