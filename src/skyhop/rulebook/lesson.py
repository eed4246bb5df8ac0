"""A lesson: exercises on positions that are set up, each one action that a newcomer does, with a sentence on why.

The position of an exercise is a scenario file, so that a lesson is tested as the rules are: the last action of its
`play` that is not refused is the one that is asked for, those before it lead there.
"""

from __future__ import annotations

from typing import NamedTuple

from skyhop import __version__
from skyhop.engine.state import State
from skyhop.game import registry
from skyhop.game.capability import Capability, missing
from skyhop.game.game import Game
from skyhop.game.journal import Header, Journal
from skyhop.game.match import Match, Step
from skyhop.rulebook.scenario import Scenario, load


class Exercise(NamedTuple):
    """One action to be done: the name of its scenario file, and what is told; texts are marked by `N_`."""

    scenario: str
    title: str
    task: str
    why: str
    """Told when it is done."""
    otherwise: str
    """Told when something else is done that the rules allow."""


class Prepared(NamedTuple):
    """A position in which one action is asked for, an exercise's or a puzzle's: who is to do it, and what led there."""

    seat: int
    asked: str
    """The action that is asked for, in notation."""
    start: State
    match: Match
    steps: tuple[Step, ...]


def exercises_of(game: Game) -> tuple[Exercise, ...]:
    """List the exercises of a game's lesson in order; none where it has no lesson."""
    if not game.has(Capability.LESSON):
        return ()
    listed: tuple[Exercise, ...] = registry.part(game.name, "lesson.exercises").EXERCISES
    return listed


def prepared(game: Game, exercise: Exercise) -> Prepared:
    """Set an exercise up, just before the action that it asks for."""
    scenario = scenario_of(game, exercise)
    match = _match_in(scenario)
    *before, asked = [str(step["action"]) for step in scenario.steps if "error" not in step]
    steps = tuple(_next_step(match, text) for text in before)
    text = game.write(match.state, game.read(match.state, asked))
    return Prepared(seat_of(match), text, scenario.start, match, steps)


def solved(exercise: Prepared) -> tuple[Match, Step]:
    """Do what an exercise asks for; give the match afterwards, and the step that led there."""
    old = exercise.match
    match = Match(old.game, old.state.copy(), Journal(old.journal.header, list(old.journal.entries)))
    return match, _next_step(match, exercise.asked)


def is_solution(exercise: Prepared, text: str) -> bool:
    """Say whether an action is the one that is asked for; `Refused` where the rules forbid it."""
    game, state = exercise.match.game, exercise.match.state
    return game.write(state, game.read(state, text, exercise.seat)) == exercise.asked


def scenario_of(game: Game, exercise: Exercise) -> Scenario:
    """Read the scenario file of an exercise, in the folder of the game's lesson."""
    if game.folder is None:
        raise missing(game, Capability.LESSON)
    return load(game.folder / "lesson" / f"{exercise.scenario}.toml")


def _match_in(scenario: Scenario) -> Match:
    """Begin a match in the position of a scenario; chance is that of the position's own generator."""
    game, ruleset = scenario.game, scenario.start.ruleset
    parameters = {"name": ruleset.name, **ruleset.parameters}
    header = Header(game.name, parameters, __version__, seats=("",) * game.seat_count(ruleset))
    return Match(game, scenario.start.copy(), Journal(header))


def _next_step(match: Match, text: str) -> Step:
    return match.play(seat_of(match), text)


def seat_of(match: Match) -> int:
    """Whose action is asked for in a position."""
    assert match.to_decide is not None  # noqa: S101  exercises and puzzles end at a decision
    return match.to_decide
