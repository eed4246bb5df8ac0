"""Puzzle mining: search for decisions with one clearly best action in matches between bot levels.

The miner plays these matches itself. Its settings (the recipe) and the number of a match determine the puzzles of
the match. Every process therefore finds the same puzzles. After an interruption, mining continues with the next
match.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

from skyhop import __version__
from skyhop.analysis.hint import Adviser
from skyhop.bots.bot import bot, entries_of_bots, finish, kind_of, levels
from skyhop.engine.chance import mix_seed
from skyhop.engine.kernel import Entry
from skyhop.engine.state import Ruleset, View
from skyhop.game import registry
from skyhop.game.capability import Capability, make_missing_error
from skyhop.game.game import Game
from skyhop.game.journal import Journal
from skyhop.game.match import Match, plies
from skyhop.i18n import _
from skyhop.puzzles.answer import Depth, InterimResult, find_leader, prove, search_deeply
from skyhop.puzzles.collection import Puzzle, PuzzleFile, points_of_levels, read, write
from skyhop.search.solver import Solution, is_fully_known, solve_decision
from skyhop.worker_processes import mapping

FAST_ATTEMPTS = 24
"""Number of attempts at a puzzle by each level that decides without a search."""
SEARCH_ATTEMPTS = 3
"""Number of attempts at a puzzle by each level that searches.

The number is small, because such a level resembles the search that found the puzzle.
"""
MIN_DIFFICULTY, MAX_DIFFICULTY = -1000.0, 3000.0
"""Lowest and highest difficulty in Elo points."""
BISECTION_STEPS = 40
"""Number of bisection steps between `MIN_DIFFICULTY` and `MAX_DIFFICULTY`."""
PRIOR_ATTEMPTS = 0.5
"""Number of solved attempts, and of failed attempts, that are added for each level to keep the difficulty finite."""


class Tries(NamedTuple):
    """Attempts of a bot level to solve a puzzle: number of all attempts, and number of successful attempts."""

    made: int
    solved: int

    @property
    def share(self) -> float:
        """Share of the attempts that found the solution, from 0 to 1."""
        return self.solved / self.made


def try_decision(game: Game, view: View, best: int, seed: int, names: Iterable[str]) -> dict[str, Tries]:
    """Let each bot level in `names` make the same decision several times, with different seeds.

    Return, for each level, the number of attempts and the number of attempts that found the action `best`.
    """
    found = {}
    for name in names:
        count = SEARCH_ATTEMPTS if is_long(game, name) else FAST_ATTEMPTS
        seeds = (mix_seed(seed, kind_of(name).strength, number) for number in range(count))
        found[name] = Tries(count, sum(bot(name, game, each).choose(view) == best for each in seeds))
    return found


def is_long(game: Game, level: str) -> bool:
    """Return True if the bot of a level uses a search. Such a bot needs much time for a decision."""
    return game.ladder[level].iterations is not None


def estimate_difficulty(game: Game, tries: Mapping[str, Tries]) -> float:
    """Return the difficulty of a puzzle in Elo points above the weakest bot level.

    At this difficulty, the number of solved attempts in `tries` is the number that `solve_probability` predicts.
    """
    points = points_of_levels(game)
    target = sum(each.solved + PRIOR_ATTEMPTS for each in tries.values())
    low, high = MIN_DIFFICULTY, MAX_DIFFICULTY
    for _step in range(BISECTION_STEPS):
        middle = (low + high) / 2
        expected = sum(
            (each.made + 2 * PRIOR_ATTEMPTS) * solve_probability(points[name], middle) for name, each in tries.items()
        )
        low, high = (middle, high) if expected > target else (low, middle)
    return low


def solve_probability(points: float, difficulty: float) -> float:
    """Return the probability that a player solves a puzzle.

    `points` is the strength of the player, and `difficulty` is the difficulty of the puzzle, both in Elo points.
    """
    return float(1 / (1 + 10 ** ((difficulty - points) / 400)))


MAX_WEAK_SUCCESS = 0.9
"""Maximum mean share of correct attempts by the two weakest levels.

With a higher share, a decision is too easy for a puzzle.
"""
WEAKEST = 2
STRONGEST = 5
"""Number of levels that play the matches: the strongest of the levels that decide without a search."""
PLAYER_STREAM, SEARCH_STREAM, LEVEL_STREAM, POSITION_STREAM = range(4)
"""Numbers of the random streams of the miner."""


class Recipe(NamedTuple):
    """Settings of the miner. The recipe and the number of a match determine the puzzles of this match."""

    seed: int = 0
    glances: tuple[InterimResult, ...] = (InterimResult(150, 0.4), InterimResult(500, 0.7), InterimResult(2000, 0.9))
    """Interim checks that select the decisions for a deep search."""
    most: int = 4
    """Maximum number of puzzles from one match."""
    apart: int = 6
    """Minimum number of decisions between two puzzles of a match."""
    fewest_choices: int = 3
    depth: Depth = Depth()
    nodes: int = 200_000
    """Maximum number of actions that the solver tries to solve one decision.

    In a game without chance and hidden information, a decision that the solver cannot solve does not become a
    puzzle.
    """

    @property
    def interim_checks(self) -> tuple[tuple[InterimResult, ...], float]:
        """Interim checks of a search, and the lead that a puzzle needs. Each check requires a part of this lead."""
        return self.glances, self.depth.lead


class MiningProgress(NamedTuple):
    """Progress of the mining: the number of searched matches, and the puzzles found."""

    matches: int
    puzzles: tuple[Puzzle, ...]


class WrongRecipe(ValueError):  # noqa: N818  invalid input, not a program error
    """Error raised when the recipe in a puzzle file differs from the requested recipe."""


class MinedDecision(NamedTuple):
    """Decision of a match that may become a puzzle: the journal before the decision, and the deciding seat's view."""

    number: int
    """Number of earlier decisions in the match."""
    journal: Journal
    view: View
    solution: Solution | None = None
    """Solution of the solver, or None if it has not solved the decision."""


def check(game: Game) -> None:
    """Raise `MissingCapability` if the game has no search or no bot levels, so that mining is impossible."""
    if not game.has(Capability.SEARCH):
        raise make_missing_error(game, Capability.SEARCH, _("required to search for puzzles"))


def entries(game: Game) -> list[Entry]:
    """Return the functions (entries) to compile for mining. The list does not include the kernels of the game."""
    return [*Adviser(game).entries(), *entries_of_bots(game, [level.name for level in levels(game)])]


def mine(game: Game, recipe: Recipe, path: Path, target: int, processes: int = 1) -> Iterator[MiningProgress]:
    """Search matches until the file at `path` contains `target` puzzles. Yield the progress.

    The miner writes each puzzle as soon as it finds the puzzle. If the file already exists, the miner adds puzzles
    to it. Raise `WrongRecipe` if the file has another recipe, and `PuzzleFileError` if it is not a puzzle file.
    """
    done, puzzles = load_progress(game, recipe, path)
    look = partial(puzzles_of_match, game.name, recipe)
    yield MiningProgress(done, puzzles)
    with mapping(processes) as map_values:
        results = zip(count(done + 1), map_values(look, count(done + 1)), strict=True)
        while len(puzzles) < target:
            done, found = next(results)
            puzzles += found
            if found:
                write(path, game, PuzzleFile({**_write_recipe(recipe), "matches": done}, puzzles))
            yield MiningProgress(done, puzzles)


def load_progress(game: Game, recipe: Recipe, path: Path) -> MiningProgress:
    """Return the progress of the mining that a puzzle file contains.

    If the file does not exist, return no progress. Raise the same errors as `mine`.
    """
    if not path.exists():
        return MiningProgress(0, ())
    contents = read(path, game)
    done = contents.recipe.get("matches", 0)
    if not isinstance(done, int) or contents.recipe != {**_write_recipe(recipe), "matches": done}:
        problem = _("The puzzles in %(file)s were made with other settings. Choose another file.")
        raise WrongRecipe(problem % {"file": path})
    return MiningProgress(done, contents.puzzles)


def _write_recipe(recipe: Recipe) -> dict[str, object]:
    """Return a recipe as JSON values for the puzzle file. Lists replace tuples."""
    fields = recipe._asdict() | {"depth": recipe.depth._asdict()}
    return fields | {"glances": [list(glance) for glance in recipe.glances], "engine": __version__}


def puzzles_of_match(name: str, recipe: Recipe, number: int) -> tuple[Puzzle, ...]:
    """Play match `number` of a recipe, and return its puzzles in the order of the match."""
    game = registry.game(name)
    every, fewest = _list_places(game, _play_match(game, recipe, number)), recipe.fewest_choices
    places = [place for place in every if len(game.legal(place.view)) >= fewest]
    if places and is_fully_known(game, places[-1].view):
        places = list(_solve_decisions(game, places, recipe.nodes))
    Random(mix_seed(recipe.seed, number, POSITION_STREAM)).shuffle(places)  # noqa: S311  no secret depends on it
    found: dict[int, Puzzle] = {}
    for place in places:
        is_free = all(abs(place.number - other) > recipe.apart for other in found)
        if len(found) < recipe.most and is_free and (puzzle := _make_puzzle(game, recipe, number, place)):
            found[place.number] = puzzle
    return tuple(found[place] for place in sorted(found))


def _play_match(game: Game, recipe: Recipe, number: int) -> Match:
    """Play match `number` of a recipe between bot levels.

    Even match numbers use the first ruleset of the recipe. Odd match numbers use the other rulesets in turn.
    """
    rulesets = game.rulesets()
    rest = rulesets[1:] or rulesets
    ruleset = game.ruleset(rest[number // 2 % len(rest)] if number % 2 else rulesets[0])
    names, starters = _choose_players(game, ruleset, recipe, number), game.starters
    seed = mix_seed(recipe.seed, number)
    first = starters[number // 2 % len(starters)]
    match = Match.start(game, ruleset, first=first, seats=names, seed=seed, number=number)
    players = [bot(each, game, mix_seed(recipe.seed, number, PLAYER_STREAM, seat)) for seat, each in enumerate(names)]
    return finish(match, players)


def _choose_players(game: Game, ruleset: Ruleset, recipe: Recipe, number: int) -> list[str]:
    """Choose the players of a match at random, and return their names.

    Choose from the strongest bot levels that decide without a search. If the game has no such levels, choose from
    its weakest levels.
    """
    quick = [level for level in game.ladder if not is_long(game, level)]
    among = quick[-STRONGEST:] or list(game.ladder)[:WEAKEST]
    random = Random(mix_seed(recipe.seed, number, PLAYER_STREAM))  # noqa: S311  no secret depends on it
    return random.choices(among, k=game.seat_count(ruleset))


def _list_places(game: Game, match: Match) -> Iterator[MinedDecision]:
    number = 0
    for ply in plies(match.journal):
        if ply.entry is not None and not ply.entry.is_chance:
            journal = Journal(match.journal.header, match.journal.entries[: ply.number])
            yield MinedDecision(number, journal, game.view(ply.state, game.to_decide(ply.state)))
            number += 1


def _solve_decisions(game: Game, places: list[MinedDecision], nodes: int) -> Iterator[MinedDecision]:
    """Solve the decisions of a match, from the last decision backwards.

    Yield each solved decision with its solution. Stop at the first decision for which the solver must try more than
    `nodes` actions.
    """
    for place in reversed(places):
        solution = solve_decision(game, place.view, nodes)
        if solution is None:
            return
        yield place._replace(solution=solution)


def _make_puzzle(game: Game, recipe: Recipe, number: int, place: MinedDecision) -> Puzzle | None:
    """Return the puzzle made from a decision.

    Return None if no action is clearly the best, or if the decision is too easy.
    """
    view, seed = place.view, mix_seed(recipe.seed, number, SEARCH_STREAM, place.number)
    look = place.solution and prove(game, view, place.solution)
    if place.solution and not look:
        return None
    best = game.read(view, look.candidates[0].text) if look else find_leader(game, view, seed, *recipe.interim_checks)
    if best is None:
        return None
    of_levels = mix_seed(recipe.seed, number, LEVEL_STREAM, place.number)
    quick = [level for level in game.ladder if not is_long(game, level)]
    tries = try_decision(game, view, best, of_levels, quick)
    if sum(each.share for each in list(tries.values())[:WEAKEST]) > MAX_WEAK_SUCCESS * WEAKEST:
        return None
    look = look or search_deeply(game, view, seed, recipe.depth)
    if look is None or look.candidates[0].text != game.write(view, best):
        return None
    tries |= try_decision(game, view, best, of_levels, [level for level in game.ladder if level not in quick])
    return Puzzle(
        journal=place.journal,
        candidates=look.candidates,
        chances=look.chances,
        worlds=look.worlds,
        difficulty=estimate_difficulty(game, tries),
        solved={name: each.share for name, each in tries.items()},
    )
