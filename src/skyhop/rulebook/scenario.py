"""Scenario files, written by people in TOML. Each file contains a position, actions, and the expected result."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from skyhop import __version__
from skyhop.engine.document import Document
from skyhop.engine.state import State
from skyhop.files import text_of
from skyhop.game import registry
from skyhop.game.action import PositionError, Refused, RulesetError
from skyhop.game.capability import Capability, MissingCapability, make_missing_error
from skyhop.game.game import Game
from skyhop.game.journal import Header, Journal
from skyhop.game.match import Match, Step
from skyhop.game.position import read_ruleset, set_up_state
from skyhop.i18n import _, listed

FIELDS = ("game", "title", "clauses", "ruleset", "position", "play", "expect")
LARGEST = 16 * 1024
"""Maximum size of a scenario file in bytes, nine times the size of the longest scenario file of any game."""
MAX_KEY_PARTS = 16
"""Maximum number of parts in a dotted key, such as `a.b.c`.

The time to parse a key grows with the square of this number.
"""
DEEP_KEY = re.compile(
    r"""(?<![\w.'"-])(?:(?:[\w-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){%d}""" % MAX_KEY_PARTS  # noqa: UP031
)
LISTS = ("legal", "legal_includes", "legal_excludes")


class ScenarioError(ValueError):
    """Error raised when a scenario cannot be read or run. The message says what is wrong, and names the wrong field."""


class ScenarioResult(Document, tag="skyhop-scenario-result-1"):
    """Document with the result of a scenario: success if all expectations are met, otherwise the first difference."""

    file: str | None
    """File of the scenario, or null if the scenario is not from a file."""
    passed: bool
    difference: str | None
    """First difference between expected and actual values, or the reason why the scenario cannot be run."""


class ScenarioStep(NamedTuple):
    """Step of a scenario: an action in notation, and the clause that must refuse the action.

    The clause is None if the action must be legal.
    """

    action: str
    error: str | None = None


@dataclass(frozen=True)
class Scenario:
    """Scenario: the fields of its file, its game, its ruleset, and the state at its position."""

    title: str
    clauses: tuple[str, ...]
    game: Game
    start: State
    steps: tuple[ScenarioStep, ...]
    expected: Mapping[str, object]


def find(paths: list[Path]) -> list[Path]:
    """Return the paths of scenario files. Replace each folder in `paths` with the scenarios in it, sorted by name.

    Raises:
        ScenarioError: if a folder has no scenario.
    """
    files: list[Path] = []
    for path in paths:
        found = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not found:
            raise ScenarioError(_("%(path)s: no scenario file (*.toml) was found") % {"path": path})
        files += found
    return files


def load(path: Path) -> Scenario:
    """Read a scenario file and set up its position.

    Raise `ScenarioError` if the file cannot be read or a field is wrong. The message names the field.
    """
    try:
        text = text_of(path, LARGEST)
    except OSError as error:
        raise ScenarioError(_("cannot be read: %(reason)s") % {"reason": error.strerror}) from None
    return set_up(fields_of(text), path.parent)


def fields_of(text: str) -> dict[str, object]:
    """Parse the text of a scenario file. Raise `ScenarioError` for invalid TOML, and for a key with too many parts."""
    if found := DEEP_KEY.search(text):
        names = {"line": text.count("\n", 0, found.start()) + 1, "most": MAX_KEY_PARTS}
        raise ScenarioError(_("line %(line)s: a key has more than %(most)s parts") % names)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # invalid TOML, a number that is too long, or too many nested tables
        raise ScenarioError(_("is not TOML: %(reason)s") % {"reason": error}) from None


def set_up(fields: Mapping[str, object], folder: Path) -> Scenario:
    """Set up a scenario from its fields. `folder` contains the files that the fields name.

    Raise the same errors as `load`.
    """
    try:
        game = registry.game(_text(fields, "game"))
        _check_names(fields, (*FIELDS, *game.scenario_fields))
        position = _table(fields, "position")
        named_ruleset = None if "ruleset" in fields else read_ruleset(game, position)
        ruleset = named_ruleset or game.positions.ruleset_of_scenario(fields, folder)
    except (registry.UnknownGame, MissingCapability) as error:
        raise ScenarioError(f"game: {error}") from None
    except RulesetError as error:
        raise ScenarioError(f"ruleset: {error}") from None
    except PositionError as error:
        raise ScenarioError(f"position.{error}") from None
    try:
        start = set_up_state(game, ruleset, position)
    except PositionError as error:
        raise ScenarioError(f"position.{error}") from None
    settle(game, start)
    clauses = tuple(str(clause) for clause in _list(fields, "clauses"))
    steps = tuple(_check_step(step, index) for index, step in enumerate(_list(fields, "play")))
    return Scenario(_text(fields, "title"), clauses, game, start, steps, _table(fields, "expect"))


def run(scenario: Scenario) -> str | None:
    """Play the actions of a scenario and compare the result with its expectations.

    Return None if all expectations are met. Otherwise return a sentence that describes the first difference.

    Raises:
        ScenarioError: if an expectation is malformed.
    """
    state = scenario.start.copy()
    for number, step in enumerate(scenario.steps, start=1):
        difference = _take(scenario.game, state, step)
        if difference is not None:
            return _("step %(number)s, %(action)s: %(difference)s") % {
                "number": number,
                "action": step.action,
                "difference": difference,
            }
    return next(_differences(scenario, state), None)


def _take(game: Game, state: State, step: ScenarioStep) -> str | None:
    """Play the action of one step of a scenario, or check that the engine refuses it.

    Return None if the engine does what the step expects. Otherwise return a sentence that describes the difference.
    """
    expected = step.error
    try:
        game.act(state, game.read(state, step.action))
    except Refused as refused:
        refusal = refused.refusal
        if expected is None:
            return _("refused: %(refusal)s") % {"refusal": refusal}
        if refusal.clause != expected:
            return _("expected a refusal by %(wanted)s, got %(got)s") % {"wanted": expected, "got": refusal}
        return None
    settle(game, state)
    return None if expected is None else _("expected a refusal by %(wanted)s, got none") % {"wanted": expected}


def settle(game: Game, state: State) -> None:
    """Play chance outcomes until a seat must decide or the match has ended.

    The random generator in the state determines the outcomes.
    """
    while game.chance(state) is not None:
        game.settle(state, game.roll(state))


def _differences(scenario: Scenario, state: State) -> Iterator[str]:
    game = scenario.game
    for field, expected in scenario.expected.items():
        try:
            actual = (
                _legal_difference(state, game, field, expected)
                if field in LISTS
                else game.positions.expect(state, field, expected)
            )
        except PositionError as error:
            raise ScenarioError(f"expect.{error}") from None
        if actual is not None:
            yield _("%(field)s: expected %(wanted)s, got %(got)s") % {"field": field, "wanted": expected, "got": actual}


def _legal_difference(state: State, game: Game, field: str, expected: object) -> str | None:
    if not isinstance(expected, list) or not all(isinstance(text, str) for text in expected):
        raise PositionError(field, _("%(value)s is not a list of strings") % {"value": repr(expected)})
    legal = {game.write(state, action) for action in game.legal(state)}
    texts = {_modernize_notation(game, state, text) for text in expected}
    holds = {"legal": texts == legal, "legal_includes": texts <= legal, "legal_excludes": not texts & legal}[field]
    return None if holds else " ".join(sorted(legal)) or _("no legal action")


def _modernize_notation(game: Game, state: State, text: str) -> str:
    """Convert an action from an older notation to the current notation. Return an illegal action unchanged."""
    try:
        return game.write(state, game.read(state, text))
    except Refused:
        return text


def _text(fields: Mapping[str, object], field: str) -> str:
    value = fields.get(field)
    if isinstance(value, str):
        return value
    raise ScenarioError(_("%(field)s: expected a string") % {"field": field})


def _check_names(fields: Mapping[str, object], allowed: tuple[str, ...]) -> None:
    for field in fields:
        if field not in allowed:
            problem = _("%(field)s: there is no such field; choose one of %(fields)s")
            raise ScenarioError(problem % {"field": field, "fields": listed(allowed)})


def _table(fields: Mapping[str, object], field: str) -> Mapping[str, object]:
    value = fields.get(field, {})
    if isinstance(value, dict):
        return value
    raise ScenarioError(_("%(field)s: this must be a table") % {"field": field})


def _list(fields: Mapping[str, object], field: str) -> list[object]:
    value = fields.get(field, [])
    if isinstance(value, list):
        return value
    raise ScenarioError(_("%(field)s: this must be a list") % {"field": field})


def _check_step(step: object, index: int) -> ScenarioStep:
    match step:
        case {"action": str(action), "error": str(error), **other} if not other:
            return ScenarioStep(action, error)
        case {"action": str(action), **other} if not other:
            return ScenarioStep(action)
    problem = _(
        "play[%(index)s]: a step has an action, optionally an error, and no other fields; write the action and the "
        "error as strings"
    )
    raise ScenarioError(problem % {"index": index})


class Exercise(NamedTuple):
    """Exercise of a lesson: the name of its scenario file, and its texts.

    The module of the lesson marks these texts for translation with `N_`.
    """

    scenario: str
    title: str
    task: str
    why: str
    """Text that the player sees after the solution."""
    otherwise: str
    """Text that the player sees after a legal action that is not the solution."""


class Prepared(NamedTuple):
    """Exercise or puzzle that is ready to solve: match before the decision, deciding seat, and solution."""

    seat: int
    solution: str
    """Solution, in notation."""
    start: State
    match: Match
    steps: tuple[Step, ...]


def exercises_of(game: Game) -> tuple[Exercise, ...]:
    """Return the exercises of a game's lesson in order. Return an empty tuple if the game has no lesson."""
    if not game.has(Capability.LESSON):
        return ()
    listed: tuple[Exercise, ...] = registry.part(game.name, "lesson").EXERCISES
    return listed


def prepare_exercise(game: Game, exercise: Exercise) -> Prepared:
    """Set up an exercise: play its scenario up to the position just before the solution."""
    scenario = scenario_of(game, exercise)
    match = _match_in(scenario)
    *before, solution = [step.action for step in scenario.steps if step.error is None]
    steps = tuple(_next_step(match, text) for text in before)
    text = game.write(match.state, game.read(match.state, solution))
    return Prepared(seat_of(match), text, scenario.start, match, steps)


def play_solution(exercise: Prepared) -> tuple[Match, Step]:
    """Play the solution of an exercise. Return the match after the solution, and the step that the solution adds."""
    old = exercise.match
    match = Match(old.game, old.state.copy(), Journal(old.journal.header, list(old.journal.entries)))
    return match, _next_step(match, exercise.solution)


def is_solution(exercise: Prepared, text: str) -> bool:
    """Return True if the action with the notation `text` is the solution of the exercise.

    Raise `Refused` if the rules forbid the action.
    """
    game, state = exercise.match.game, exercise.match.state
    return game.write(state, game.read(state, text, exercise.seat)) == exercise.solution


def scenario_of(game: Game, exercise: Exercise) -> Scenario:
    """Read the scenario file of an exercise, from the folder of the game's lesson."""
    if game.folder is None:
        raise make_missing_error(game, Capability.LESSON)
    return load(game.folder / "lesson" / f"{exercise.scenario}.toml")


def _match_in(scenario: Scenario) -> Match:
    """Start a match from the position of a scenario.

    The random generator in the position decides chance outcomes.
    """
    game, ruleset = scenario.game, scenario.start.ruleset
    parameters = {"name": ruleset.name, **ruleset.parameters}
    header = Header(game.name, parameters, __version__, seats=("",) * game.seat_count(ruleset))
    return Match(game, scenario.start.copy(), Journal(header))


def _next_step(match: Match, text: str) -> Step:
    return match.play(seat_of(match), text)


def seat_of(match: Match) -> int:
    """Return the seat that must decide in the match of an exercise or puzzle. This seat plays the solution."""
    assert match.to_decide is not None  # noqa: S101  exercises and puzzles end at a decision
    return match.to_decide
