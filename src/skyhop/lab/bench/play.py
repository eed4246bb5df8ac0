"""How fast the rules are: random play in kernels, beside the plain reference, and step by step from Python.

All of it runs in one thread, whose seconds on the processor count: what else the machine does makes little difference.
"""

from __future__ import annotations

import importlib.util
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from time import thread_time
from types import ModuleType
from typing import Any

import numpy as np

from skyhop.engine.kernel import unchecked
from skyhop.engine.record import Records, records
from skyhop.engine.ruleset import Ruleset
from skyhop.game.bulk import Workload
from skyhop.game.game import Game
from skyhop.lab.bench.measurement import Measurement, measurement

CHECKOUT = Path(__file__).resolve().parents[4]
REFERENCES = Path("tests/reference")
"""A folder for each game with its plain reference engine: `play_by(parameters, chance)` plays a match at random."""
REFERENCE_MATCHES = 50
STEPS = 200_000
BATCH = 1000


def random_play(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Play complete matches by uniform random actions in one thread."""
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
    """Play so many matches; give the seconds that it took, and the number of decisions."""
    kernels, states = game.bulk(), records(game.state_record, matches)
    states["random"] = np.arange(matches, dtype=np.uint64) + np.uint64(run * matches + 1)
    actions = kernels.scratch()
    start = thread_time()
    decisions = int(kernels.play_randomly(ruleset.record, states, actions))
    return thread_time() - start, decisions


def reference_ratio(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Play in turn with the plain reference engine of the tests, where a checkout has it."""
    reference = load_reference(CHECKOUT / REFERENCES / game.name.replace("-", "_"))
    if reference is None:
        return
    ruleset, speeds, ratios = workload.ruleset(), [], []
    play_matches(game, ruleset, 1, 0)
    for run in range(runs):
        speed = speed_of_reference(reference, ruleset, run)
        speeds.append(speed)
        ratios.append(workload.matches / play_matches(game, ruleset, workload.matches, run)[0] / speed)
    yield measurement(workload.figures["reference"], "matches/s", speeds)
    yield measurement(workload.figures["ratio"], "times", ratios)


def load_reference(folder: Path) -> ModuleType | None:
    """Import the reference engine from a folder of a checkout; None where there is none."""
    spec = importlib.util.spec_from_file_location(
        f"{folder.name}_reference", folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    if spec is None or spec.loader is None or not folder.is_dir():
        return None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def speed_of_reference(reference: ModuleType, ruleset: Ruleset, run: int) -> float:
    """The reference's matches a second, by the same rules."""
    start = thread_time()
    for number in range(REFERENCE_MATCHES):
        chance = random.Random(run * REFERENCE_MATCHES + number)  # noqa: S311  no secret
        reference.play_by(ruleset.parameters, chance)
    return REFERENCE_MATCHES / (thread_time() - start)


def single_steps(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Step one match from Python: do an action, list the next legal ones."""
    speeds = [speed_of_single_steps(game, workload.ruleset(), run) for run in range(runs + 1)]
    yield measurement(workload.figures["step"], "steps/s", speeds[1:])


def speed_of_single_steps(game: Game, ruleset: Ruleset, run: int) -> float:
    """The steps a second; a finished match is dealt anew, which counts as part of its last step."""
    kernels, rules, fresh = game.bulk(), ruleset.record, dealt_states(game, ruleset, STEPS // 50, run)
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


def batched_steps(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Step a batch of matches from Python, one call for all."""
    speeds = [speed_of_batched_steps(game, workload.ruleset(), run) for run in range(runs + 1)]
    yield measurement(workload.figures["batch"], "steps/s", speeds[1:])


def speed_of_batched_steps(game: Game, ruleset: Ruleset, run: int) -> float:
    """The steps a second; the choice of actions and the dealing of new matches count."""
    kernels, rules, fresh = game.bulk(), ruleset.record, dealt_states(game, ruleset, BATCH, run)
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


def legal_of_all(game: Game, ruleset: Ruleset, states: Records) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """List the legal actions of each state; shapes (states, action_count) and (states,)."""
    kernels, actions = game.bulk(), np.zeros((len(states), game.action_count), np.int16)
    counts = [kernels.legal(ruleset.record, states, index, actions[index]) for index in range(len(states))]
    return actions, np.array(counts, np.int16)


def dealt_states(game: Game, ruleset: Ruleset, count: int, run: int) -> Records:
    """Deal matches up to their first decision; shape (count,)."""
    states = records(game.state_record, count)
    for index in range(count):
        state = game.new(ruleset, seed=run * count + index)
        while game.chance(state) is not None:
            game.settle(state, game.roll(state))
        states[index] = state.records[0]
    return states
