"""Lesson: exercises for newcomers on prepared positions; each asks for one action and explains it.

The position of an exercise is a scenario file, so that tests check a lesson like the rules. The last action of its
`play` that the rules allow is the solution; the earlier ones lead to the exercise.
"""

from __future__ import annotations

from typing import NamedTuple

from skyhop import __version__
from skyhop.engine.state import State
from skyhop.game import registry
from skyhop.game.capability import Capability, make_missing_error
from skyhop.game.game import Game
from skyhop.game.journal import Header, Journal
from skyhop.game.match import Match, Step
from skyhop.rulebook.scenario import Scenario, load


class Exercise(NamedTuple):
    """Exercise: the name of its scenario file, and its texts, marked by `N_`."""

    scenario: str
    title: str
    task: str
    why: str
    """Text after the solution."""
    otherwise: str
    """Text after another legal action."""


class Prepared(NamedTuple):
    """Position of an exercise or a puzzle, ready to play: its solution, its seat, and the plies before it."""

    seat: int
    asked: str
    """Solution, in notation."""
    start: State
    match: Match
    steps: tuple[Step, ...]


def exercises_of(game: Game) -> tuple[Exercise, ...]:
    """List the exercises of a game's lesson in order; empty if it has no lesson."""
    if not game.has(Capability.LESSON):
        return ()
    listed: tuple[Exercise, ...] = registry.part(game.name, "lesson.exercises").EXERCISES
    return listed


def prepare_exercise(game: Game, exercise: Exercise) -> Prepared:
    """Set up an exercise, just before its solution."""
    scenario = scenario_of(game, exercise)
    match = _match_in(scenario)
    *before, asked = [step.action for step in scenario.steps if step.error is None]
    steps = tuple(_next_step(match, text) for text in before)
    text = game.write(match.state, game.read(match.state, asked))
    return Prepared(seat_of(match), text, scenario.start, match, steps)


def play_solution(exercise: Prepared) -> tuple[Match, Step]:
    """Play the solution of an exercise; return the match afterwards, and the step."""
    old = exercise.match
    match = Match(old.game, old.state.copy(), Journal(old.journal.header, list(old.journal.entries)))
    return match, _next_step(match, exercise.asked)


def is_solution(exercise: Prepared, text: str) -> bool:
    """Return True if an action is the solution; raise `Refused` if the rules forbid it."""
    game, state = exercise.match.game, exercise.match.state
    return game.write(state, game.read(state, text, exercise.seat)) == exercise.asked


def scenario_of(game: Game, exercise: Exercise) -> Scenario:
    """Read the scenario file of an exercise, from the folder of the game's lesson."""
    if game.folder is None:
        raise make_missing_error(game, Capability.LESSON)
    return load(game.folder / "lesson" / f"{exercise.scenario}.toml")


def _match_in(scenario: Scenario) -> Match:
    """Start a match in the position of a scenario; chance comes from the position's own generator."""
    game, ruleset = scenario.game, scenario.start.ruleset
    parameters = {"name": ruleset.name, **ruleset.parameters}
    header = Header(game.name, parameters, __version__, seats=("",) * game.seat_count(ruleset))
    return Match(game, scenario.start.copy(), Journal(header))


def _next_step(match: Match, text: str) -> Step:
    return match.play(seat_of(match), text)


def seat_of(match: Match) -> int:
    """Return the seat that plays the solution."""
    assert match.to_decide is not None  # noqa: S101  exercises and puzzles end at a decision
    return match.to_decide
