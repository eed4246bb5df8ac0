"""How fast the rules are: random play in kernels, beside the plain reference, and step by step from Python."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Any

import numpy as np

from skyhop.core import registry
from skyhop.core.game import Game
from skyhop.core.i18n import _
from skyhop.core.record import records
from skyhop.core.ruleset import Ruleset
from skyhop.lab.bench.measurement import Measurement
from skyhop.lab.bench.reference import CHECKOUT, load_reference

MATCHES = 4000
"""In a run of random play: a twentieth of a second."""
REFERENCE_MATCHES = 50
STEPS = 200_000
BATCH = 1000
REFERENCE = Path("tests/reference/balloon_cup")


def random_play(runs: int) -> Iterator[Measurement]:
    """Play complete matches by uniform random actions in one thread."""
    games, decisions = [], []
    play_matches(0)
    for run in range(runs):
        seconds, count = play_matches(run)
        games.append(MATCHES / seconds)
        decisions.append(count / seconds)
    yield Measurement("random-play", _("Random play"), "matches/s", games, 80_000)
    yield Measurement("random-play-decisions", _("Random play"), "decisions/s", decisions)


def play_matches(run: int) -> tuple[float, int]:
    """Play `MATCHES` matches; give the seconds that it took, and the number of decisions."""
    kernels, rules = balloon_cup().bulk(), rio_grande().record
    states, actions = records(balloon_cup().state_record, MATCHES), kernels.scratch()
    states["random"] = np.arange(MATCHES, dtype=np.uint64) + np.uint64(run * MATCHES + 1)
    start = perf_counter()
    decisions = int(kernels.play_randomly(rules, states, actions))
    return perf_counter() - start, decisions


def reference_ratio(runs: int) -> Iterator[Measurement]:
    """Play in turn with the plain reference engine of the tests, where a checkout has it."""
    reference = load_reference(CHECKOUT / REFERENCE)
    if reference is None:
        return
    speeds, ratios = [], []
    play_matches(0)
    for run in range(runs):
        speed = speed_of_reference(reference, run)
        speeds.append(speed)
        ratios.append(MATCHES / play_matches(run)[0] / speed)
    yield Measurement("reference", _("Random play of the plain reference"), "matches/s", speeds)
    yield Measurement("reference-ratio", _("Kernels against the plain reference"), "times", ratios, 80)


def speed_of_reference(reference: ModuleType, run: int) -> float:
    """Give the reference's matches a second."""
    start = perf_counter()
    for number in range(REFERENCE_MATCHES):
        reference.play_at_random("rio-grande", random.Random(run * REFERENCE_MATCHES + number))  # noqa: S311  no secret
    return REFERENCE_MATCHES / (perf_counter() - start)


def single_steps(runs: int) -> Iterator[Measurement]:
    """Step one match from Python: do an action, list the next legal ones."""
    speeds = [speed_of_single_steps(run) for run in range(runs + 1)]
    yield Measurement("step-single", _("Step from Python, one match"), "steps/s", speeds[1:], 800_000)


def speed_of_single_steps(run: int) -> float:
    """Give the steps a second; a finished match is dealt anew, which counts as part of its last step."""
    kernels, rules, fresh = balloon_cup().bulk(), rio_grande().record, dealt_states(STEPS // 50, run)
    states, actions = fresh[:1].copy(), kernels.scratch()
    match = 0
    count = kernels.legal(rules, states, 0, actions)
    start = perf_counter()
    for _step in range(STEPS):
        count = kernels.step(rules, states, 0, actions[count >> 1], actions)
        if not count:
            match += 1
            states[0] = fresh[match]
            count = kernels.legal(rules, states, 0, actions)
    return STEPS / (perf_counter() - start)


def batched_steps(runs: int) -> Iterator[Measurement]:
    """Step a batch of matches from Python, one call for all."""
    speeds = [speed_of_batched_steps(run) for run in range(runs + 1)]
    yield Measurement("step-batch", _("Step from Python, a batch of matches"), "steps/s", speeds[1:], 1_000_000)


def speed_of_batched_steps(run: int) -> float:
    """Give the steps a second; the choice of actions and the dealing of new matches count."""
    kernels, rules, fresh = balloon_cup().bulk(), rio_grande().record, dealt_states(BATCH, run)
    states = fresh.copy()
    first_actions, first_counts = legal_of_all(rules, fresh)
    actions, counts, rows = first_actions.copy(), first_counts.copy(), np.arange(BATCH)
    generator = np.random.default_rng(run)
    start = perf_counter()
    for _round in range(STEPS // BATCH):
        chosen = actions[rows, (generator.random(BATCH) * counts).astype(np.int16)]
        kernels.step_all(rules, states, chosen, actions, counts)
        over = np.flatnonzero(counts == 0)
        states[over], actions[over], counts[over] = fresh[over], first_actions[over], first_counts[over]
    return STEPS / (perf_counter() - start)


def legal_of_all(rules: Any, states: Any) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:  # noqa: ANN401  records
    """List the legal actions of each state; shapes (states, action_count) and (states,)."""
    kernels, width = balloon_cup().bulk(), balloon_cup().action_count
    actions = np.zeros((len(states), width), np.int16)
    counts = np.array([kernels.legal(rules, states, index, actions[index]) for index in range(len(states))], np.int16)
    return actions, counts


def dealt_states(count: int, run: int) -> Any:  # noqa: ANN401  records
    """Deal matches up to their first decision; shape (count,)."""
    game, ruleset = balloon_cup(), rio_grande()
    states = records(game.state_record, count)
    for index in range(count):
        state = game.new(ruleset, seed=run * count + index)
        while game.chance(state) is not None:
            game.settle(state, game.roll(state))
        states[index] = state.records[0]
    return states


def rio_grande() -> Ruleset:
    """Give the default ruleset, by which all is measured."""
    return balloon_cup().ruleset("rio-grande")


def balloon_cup() -> Game:
    """Give the game that is measured."""
    return registry.game("balloon-cup")
