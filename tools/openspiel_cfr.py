"""Solution of a reduced game by the CFR of OpenSpiel, with its exploitability by the best response of OpenSpiel.

    python -m tools.openspiel_cfr balloon-cup --left 4 --worlds 3 --iterations 256

A reduced game consists of the last decisions of a random match. It starts in one of several worlds that the view of the
deciding seat allows.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import process_time
from typing import Any

from open_spiel.python.algorithms.cfr import CFRPlusSolver, CFRSolver
from open_spiel.python.algorithms.exploitability import exploitability
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.policy import UniformRandomPolicy

from skyhop.envs.match import sample_last_worlds
from skyhop.envs.openspiel import SpielGame
from skyhop.game import registry

SOLVERS = {"cfr": CFRSolver, "cfr+": CFRPlusSolver, "mccfr": ExternalSamplingSolver}


def main() -> None:
    """Solve a reduced game. Print a row whenever the number of iterations has doubled, and at the end."""
    given = _arguments()
    game = registry.game(given.game)
    worlds = sample_last_worlds(game, given.seed, given.left, given.worlds)
    reduced = SpielGame(game, worlds[0].ruleset, length=given.left, worlds=worlds)
    decisions, ends, states = nodes_of(reduced)
    print(f"{decisions} decisions, {ends} ends, {states} information states")
    print(f"at random: {exploitability(reduced, UniformRandomPolicy(reduced)):.6f}")
    for done, seconds, solver in solved(reduced, given.solver, given.iterations):
        off = exploitability(reduced, solver.average_policy())
        print(f"{given.solver}, {done} iterations, {seconds:.1f} s: {off:.6f}")


def solved(reduced: SpielGame, name: str, iterations: int) -> Iterator[tuple[int, float, Any]]:
    """Run a solver. At each power of two and at the end, yield the number of iterations, the time, and the solver.

    The time is processor time in seconds.
    """
    solver, spent = SOLVERS[name](reduced), 0.0
    iterate = solver.iteration if name == "mccfr" else solver.evaluate_and_update_policy
    for number in range(1, iterations + 1):
        begun = process_time()
        iterate()
        spent += process_time() - begun
        if number.bit_count() == 1 or number == iterations:
            yield number, spent, solver


def nodes_of(reduced: SpielGame) -> tuple[int, int, int]:
    """Return the number of decision nodes, of end nodes and of information states of a game."""
    ends, told, states = 0, list[str](), [reduced.new_initial_state()]
    while states:
        state = states.pop()
        ends += state.is_terminal()
        if state.current_player() >= 0:
            told.append(state.information_state_string())
        states += [state.child(action) for action in state.legal_actions()]
    return len(told), ends, len(set(told))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Let OpenSpiel's CFR solve a reduced game.")
    parser.add_argument("game", help="name of the game")
    parser.add_argument("--left", type=int, default=4, help="decisions before the end")
    parser.add_argument("--worlds", type=int, default=3, help="of which chance chooses one")
    parser.add_argument("--seed", type=int, default=28, help="the same seed gives the same reduced game")
    parser.add_argument("--iterations", type=int, default=128)
    parser.add_argument("--solver", choices=SOLVERS, default="cfr")
    return parser.parse_args()


if __name__ == "__main__":
    main()
