"""Tuning of the weights of the bot `greedy` in Balloon Cup by self-play, and comparison with the current weights.

    python tools/tune_greedy.py --minutes 10 --output weights.json
    python tools/tune_greedy.py --compare weights.json

The method is simultaneous perturbation. The weights of two players differ from the current weights by the same step, in
opposite directions. The players play matches with the same cards from both seats. Then each weight moves towards the
weight of the player who won more.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from skyhop.engine.kernel import entry
from skyhop.engine.record import Many, Row, Values, record_of, records
from skyhop.game import registry
from skyhop.games.balloon_cup.actions import ACTION_COUNT
from skyhop.games.balloon_cup.ai.evaluation import SCRATCH_BOARDS, SCRATCH_OUTLOOKS, value_actions
from skyhop.games.balloon_cup.ai.outlook import TUNED, BoardWeights, Outlook
from skyhop.games.balloon_cup.observation import fill_view
from skyhop.games.balloon_cup.rules.legality import list_legal
from skyhop.games.balloon_cup.rules.turns import apply, roll, start
from skyhop.games.balloon_cup.state import NOBODY, Chance, Rules, Stage, StateRecord, ViewRecord

Chosen = dict[str, Any]
"""Weights by name."""
Floats = np.ndarray[Any, np.dtype[np.float64]]

SIGNED = ("tempo", "unstuck")
"""Names of weights that may be negative. A step is added to them. Other weights are multiplied."""
SHARES = ("own_fill", "own_fill_later", "spoil", "spoil_later", "threat", "finish", "bend", "rivalry", "restraint")
"""Names of weights that are probabilities or shares. They are at most 1."""
MATCHES = 600
FIRST_STEP, LAST_STEP = 0.25, 0.1
SPEED = 0.5
SMOOTHING = 0.02
"""Share of the newest weights in the running mean that the program saves. The mean covers about 50 rounds."""


@entry
def contest(
    rules: Many[Rules],
    states: Many[StateRecord],
    weights: Many[BoardWeights],
    boards: Many[ViewRecord],
    blank: Many[ViewRecord],
    outlooks: Many[Outlook],
    actions: Row,
    valued: Values,
    results: Values,
) -> None:
    """Play all matches between weights 0 and weights 1. Write the results for weights 0: +1, 0 or -1.

    In every second pair of matches, the two exchange their seats.
    """
    for index in range(len(states)):
        state = states[index]
        swap = index >> 1 & 1
        start(rules[0], state, index & 1)
        while state.stage != Stage.OVER:
            if state.chance != Chance.NONE:
                roll(rules[0], state)
                continue
            count = list_legal(rules[0], state, actions)
            boards[0] = blank[0]
            fill_view(rules[0], state, boards[0], state.to_act)
            side = state.to_act ^ swap
            own = outlooks[SCRATCH_OUTLOOKS * side :]  # cached estimates, which depend on the weights
            value_actions(rules[0], weights[side], actions[:count], valued, boards, own)
            best = 0
            for place in range(1, count):
                if valued[place] > valued[best]:
                    best = place
            apply(rules[0], state, actions[best])
        results[index] = 0 if state.winner == NOBODY else 1 - 2 * (state.winner ^ swap)


def results_of(first: Chosen, second: Chosen, ruleset: str, matches: int, seed: int) -> Floats:
    """Play `matches` matches (a multiple of 4). Return an array of shape (matches,): +1 if `first` won, -1 if it lost.

    The players play each deal twice, with exchanged seats. A draw is 0.
    """
    rules = registry.game("balloon-cup").ruleset(ruleset).record
    states, weights = records(StateRecord, matches), records(BoardWeights, 2)
    seeds = np.random.default_rng(seed).integers(0, 2**63, matches).astype(np.uint64)
    states["random"] = seeds[np.arange(matches) & ~2]
    weights[0], weights[1] = record_of(BoardWeights, first)[0], record_of(BoardWeights, second)[0]
    boards, blank, outlooks = (
        records(ViewRecord, SCRATCH_BOARDS),
        records(ViewRecord, 1),
        records(Outlook, 2 * SCRATCH_OUTLOOKS),
    )
    results, valued, actions = np.zeros(matches), np.zeros(ACTION_COUNT), np.zeros(ACTION_COUNT, np.int16)
    contest(rules, states, weights, boards, blank, outlooks, actions, valued, results)
    return results


def moved(weights: Chosen, steps: Floats) -> Chosen:
    """Return the weights after one step for each number, in order. `victory` does not change."""
    left = iter(steps)
    new: Chosen = {}
    for name, value in weights.items():
        if name == "victory":
            new[name] = value
        elif isinstance(value, tuple):
            new[name] = tuple(_moved(name, part, next(left)) for part in value)
        else:
            new[name] = _moved(name, value, next(left))
    return new


def _moved(name: str, value: float, step: float) -> float:
    if name in SIGNED:
        return value + float(step)
    return min(value * float(np.exp(step)), 1.0 if name in SHARES else np.inf)


def tune(minutes: float, output: Path) -> None:
    """Tune the weights for some minutes. After each round, write them to the file `output`."""
    generator = np.random.default_rng()
    rulesets = registry.game("balloon-cup").rulesets()
    size = sum(np.size(value) for name, value in TUNED.items() if name != "victory")
    offset, mean = np.zeros(size), np.zeros(size)
    begin, number = monotonic(), 0
    while (part := (monotonic() - begin) / (60 * minutes)) < 1:
        step = FIRST_STEP + part * (LAST_STEP - FIRST_STEP)
        signs = generator.choice([-1.0, 1.0], size)
        players = moved(TUNED, offset + step * signs), moved(TUNED, offset - step * signs)
        seed = int(generator.integers(2**60))
        results = results_of(*players, rulesets[number % len(rulesets)], MATCHES, seed)
        offset += SPEED * (1 - part) * step * results.mean() * signs
        mean += SMOOTHING * (offset - mean)
        number += 1
        output.write_text(json.dumps(moved(TUNED, mean), indent=2) + "\n", "utf-8")
        print(f"\r{number} rounds, {part:.0%}", end="", file=sys.stderr)


def compare(path: Path, matches: int) -> None:
    """Print, for each ruleset, the win share of the weights in a file against the current weights."""
    read = json.loads(path.read_text("utf-8"))
    weights = {name: tuple(value) if isinstance(value, list) else value for name, value in read.items()}
    for ruleset in registry.game("balloon-cup").rulesets():
        results = results_of(weights, TUNED, ruleset, matches, seed=1)
        share, error = (results.mean() + 1) / 2, results.std() / 2 / np.sqrt(matches)
        print(f"{ruleset:12} {share:.3f} ± {error:.3f}")


def main() -> None:
    """Tune or compare weights, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--output", type=Path, default=Path("weights.json"))
    parser.add_argument("--compare", type=Path, metavar="FILE")
    parser.add_argument("--matches", type=int, default=6000)
    options = parser.parse_args()
    if options.compare:
        compare(options.compare, options.matches)
    else:
        tune(options.minutes, options.output)


if __name__ == "__main__":
    main()
