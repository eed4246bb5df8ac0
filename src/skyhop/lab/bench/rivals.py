"""How fast other projects' card games are on the same machine in the same run, and how many times as fast ours is.

Of OpenSpiel that is gin rummy, in C++ and stepped from Python; of PettingZoo Leduc hold'em, from RLCard. Where a
package is not installed, its rows are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from random import Random
from time import thread_time
from typing import Any

from skyhop.game.bulk import Workload
from skyhop.game.game import Game
from skyhop.lab.bench.environments import turns_of, vector_speed
from skyhop.lab.bench.measurement import Measurement, measurement
from skyhop.lab.bench.play import speed_of_single_steps

DECISIONS = 10_000
"""In a run."""


def against(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Measure them in turn, ours beside each."""
    ruleset, figures = workload.ruleset(), workload.figures
    rows = dict[str, list[float]]()

    def note(rival: str, theirs: float, **ours: float) -> None:
        rows.setdefault(rival, []).append(theirs)
        for name, speed in ours.items():
            rows.setdefault(f"{rival}-{name}", []).append(speed / theirs)

    for run in range(runs + 1):
        if find_spec("pyspiel"):
            one = speed_of_single_steps(game, ruleset, run)
            vector = {"vector": vector_speed(game, ruleset, run)} if find_spec("gymnasium") else {}
            note("openspiel", openspiel_speed(run), one=one, **vector)
        if all(map(find_spec, ("pettingzoo", "rlcard", "pygame"))):
            note("pettingzoo", turns_of(_leduc, run), turns=turns_of(_ours(game, workload), run))
    for name, speeds in rows.items():
        unit = {"openspiel": "decisions/s", "pettingzoo": "turns/s"}.get(name, "times")
        yield measurement(figures["rivals" if name == "openspiel" else name], unit, speeds[1:])


def openspiel_speed(run: int) -> float:
    """The decisions a second of gin rummy in OpenSpiel: legal actions listed, one applied, chance drawn in Python."""
    import pyspiel  # noqa: PLC0415  an extra

    spiel, chance, decisions = pyspiel.load_game("gin_rummy"), Random(run), 0  # noqa: S311  no secret depends on it
    begun = thread_time()
    while decisions < DECISIONS:
        state = spiel.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
    return decisions / (thread_time() - begun)


def _leduc() -> Any:  # noqa: ANN401  PettingZoo says little of its types
    from pettingzoo.classic import leduc_holdem_v4  # noqa: PLC0415  an extra

    return leduc_holdem_v4.env()


def _ours(game: Game, workload: Workload) -> Callable[[], Any]:
    from skyhop.envs.pettingzoo import env  # noqa: PLC0415  an extra

    return lambda: env(game, ruleset=workload.ruleset().parameters)
