"""Pairs of matches between a bot and the ISMCTSBot of OpenSpiel: the win share of each, and the speed of both searches.

    python -m tools.openspiel_match balloon-cup --seconds 1 --pairs 20 --processes 1

Both bots have the same time for a decision, or the same number of worlds. Compiled code of Skyhop evaluates the leaves
of OpenSpiel's search.
"""

from __future__ import annotations

import argparse
from functools import partial
from time import perf_counter

from tools.openspiel_bot import EXPLORATION, OpenSpielIsmcts

from skyhop.bots.bot import BY_ITERATIONS, Budget, WeightsChoice, entries_of_bots
from skyhop.bots.ismcts import Ismcts
from skyhop.engine.jit.compilation import Compilation, entries_of
from skyhop.engine.state import View
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.i18n import grouped
from skyhop.lab.pairs import Pairing, PairStanding, play_pairs

SECOND = Budget(seconds=1.0)


def main() -> None:
    """Play the pairs. Print a line about the speed of both searches, and a line about the win shares."""
    given = _arguments()
    if given.examples:
        registry.include_examples()
    game = registry.game(given.game)
    leaves = None if given.leaves == "network" else WeightsChoice.PLAYOUTS
    budget = Budget(given.iterations or BY_ITERATIONS.iterations, given.seconds)
    rival = partial(OpenSpielIsmcts, exploration=given.exploration)
    entries = [*entries_of([registry.package(game.name)]), *entries_of_bots(game, [given.bot, Ismcts.name])]
    with Compilation([*entries, *OpenSpielIsmcts.entries(game, leaves)]) as compilation:
        compilation.wait()
    ruleset = game.ruleset(game.rulesets()[0])
    names = given.bot, OpenSpielIsmcts.name
    pairing = Pairing(game.name, ruleset.parameters, names, budget, given.seed, (None, leaves), makers=(None, rival))
    own, other = speeds(game, rival, leaves, given.seed)
    print(f"worlds a second, from an opening: {Ismcts.name} {grouped(own)}, {names[1]} {grouped(other)}")
    print(PairStanding.of([each.shares for each in play_pairs(pairing, given.pairs, given.processes)]).describe(*names))


def speeds(game: Game, rival: partial[OpenSpielIsmcts], leaves: WeightsChoice | None, seed: int) -> tuple[int, int]:
    """Return the worlds per second of Skyhop's search and of OpenSpiel's search, in a decision with several actions."""
    view = _opening(game, seed)
    own, other = Ismcts(game, seed, SECOND), rival(game, seed, SECOND, leaves)
    begun = perf_counter()
    worlds = own.run_search(view).iterations
    between = perf_counter()
    other.choose(view)
    return round(worlds / (between - begun)), round(other.simulations / (perf_counter() - between))


def _opening(game: Game, seed: int) -> View:
    """Return the view of the deciding seat in the first decision of a match with several legal actions."""
    match = Match.start(game, game.ruleset(game.rulesets()[0]), seed=seed)
    while (seat := match.to_decide) is not None and len(game.legal(match.state)) == 1:
        match.play(seat, game.write(match.state, game.legal(match.state)[0]))
    return match.view(seat)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Let a bot play against OpenSpiel's own ISMCTSBot.")
    parser.add_argument("game", help="name of the game")
    parser.add_argument("--bot", default=Ismcts.name, help="who plays against it")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--seconds", type=float, help="for each decision")
    length.add_argument("--iterations", type=int, help="worlds that both try for each decision; a thousand if left out")
    parser.add_argument("--pairs", type=int, default=10, help="matches on the same shuffles, from each seat")
    parser.add_argument("--seed", type=int, default=0, help="with --iterations the same gives the same matches")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument(
        "--leaves", choices=("playouts", "network"), default="playouts", help="what OpenSpiel's leaves are evaluated by"
    )
    parser.add_argument("--exploration", type=float, default=EXPLORATION, help="OpenSpiel's constant of exploration")
    parser.add_argument("--examples", action="store_true", help="find the example games too")
    return parser.parse_args()


if __name__ == "__main__":
    main()
