"""Measurement of the solver: the number of decisions before the end of a match that it solves.

The program also counts how often the strongest level plays a wrong action in a solved decision.

python -m tools.endgames aeronaut-odyssey pioneer --matches 20 --level pilot --seed 1

A decision counts as solved if the solver needs at most `WITHIN` seconds of processor time.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from statistics import median
from time import thread_time

from skyhop.bots.bot import bot, levels, matches
from skyhop.engine.chance import mix_seed
from skyhop.engine.state import View
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.game.match import Match, plies
from skyhop.puzzles.collection import collection, view_of
from skyhop.search.solver import Solution, solve_decision

WITHIN = 0.2
"""Maximum processor time of the solver for a decision, in seconds."""


def main() -> None:
    """Play matches between bots of a level, and solve them from the end. Compare the actions of the strongest level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("ruleset")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--level", default="pilot")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = registry.game(given.game)
    ruleset = game.ruleset(given.ruleset)
    players = [given.level] * game.seat_count(ruleset)
    ends = [
        list(solved_from_the_end(game, match)) for match in matches(game, ruleset, players, given.matches, given.seed)
    ]
    lengths = [len(end) for end in ends]
    print(f"decisions before the end that are solved: median {median(lengths)}, {min(lengths)} to {max(lengths)}")
    tell("in the matches", game, given.seed, [each for end in ends for each in end])
    puzzles = (view_of(puzzle) for puzzle in collection(game) if puzzle.is_solved)
    tell("in the puzzles", game, given.seed, [(view, solve_decision(game, view)) for view in puzzles])


def tell(where: str, game: Game, seed: int, found: Sequence[tuple[View, Solution | None]]) -> None:
    """Print in how many solved decisions the strongest level plays a wrong action.

    Also print this number for the level without its solver. `where` is the beginning of the line.
    """
    asked = missed = alone = 0
    for number, (view, solution) in enumerate(found):
        if solution and len(solution.best) < len(solution.actions):
            level, search = (bot(levels(game)[-1].name, game, mix_seed(seed, number)) for _each in range(2))
            vars(search)["_player"].solve = lambda _view: ()
            asked += 1
            missed += level.choose(view) not in solution.best
            alone += search.choose(view) not in solution.best
    print(
        f"{where}: {asked} decisions could be wrong; the strongest level was {missed} times, its search alone {alone}"
    )


def solved_from_the_end(game: Game, match: Match) -> Iterator[tuple[View, Solution]]:
    """Yield the views of a match with their solutions, from the last decision backwards.

    Stop at the first decision that the solver does not solve in time.
    """
    decisions = [ply for ply in plies(match.journal) if ply.entry is not None and not ply.entry.is_chance]
    for ply in reversed(decisions):
        view = game.view(ply.state, game.to_decide(ply.state))
        end = thread_time() + WITHIN
        solution = solve_decision(game, view, is_late=lambda: thread_time() > end)  # noqa: B023  it is asked at once
        if solution is None or not solution.best:
            return
        yield view, solution


if __name__ == "__main__":
    main()
