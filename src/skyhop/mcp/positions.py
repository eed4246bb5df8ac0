"""Positions that are judged: whoever asks writes one down, and the engine says what the rules allow there, and why not.

Whoever writes a position knows all of it. What an action does is still told from the view of the seat that decides.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated, Any, NamedTuple, NoReturn

from pydantic import Field

from skyhop.engine.document import Document
from skyhop.engine.state import ScoreLine, State, View
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.documents import ActionShown, LegalActions, actions_of, legal_actions_of, meaning_of
from skyhop.game.game import Game
from skyhop.game.position import position_of
from skyhop.game.refusal import Refusal, Refused
from skyhop.i18n import _
from skyhop.mcp.errors import LONGEST_ACTION, Tool, notation_of, refuse, table_of
from skyhop.mcp.rules import whole_book
from skyhop.rulebook import scenario
from skyhop.rulebook.rulebook import UnknownClause
from skyhop.rulebook.scenario import Scenario, ScenarioError, ScenarioResult

LARGEST = 128 * 1024
"""Characters of a position with the largest board; as TOML, which holds no board, `scenario.LARGEST`."""
MOST_STEPS = 200
MOST_ACTIONS = 200
MOST_INSTEAD = 12
CODE = re.compile(r"\w{1,40}")

Position = Annotated[
    dict[str, Any] | str,
    Field(
        description=(
            "A position as a scenario: an object, or its text as TOML or JSON, with `game`, `position` and perhaps "
            "`ruleset` (a name or options), `play` (actions that lead on from it, each {action}), for Aeronaut "
            "Odyssey also `board` (a share code, a board, or one of the files that come with the game). list_games "
            "names the clause that says how positions are written; read_clause shows examples. `position` may hold "
            "its own `ruleset` and the `moment` within a turn, as set_up_position returns them."
        )
    ),
]
Action = Annotated[str, Field(description="An action in notation, such as R7-3.", max_length=LONGEST_ACTION)]


class LegalityVerdict(Document, tag="skyhop-judged-1"):
    """Whether an action is legal in a position, and what the rules say of it."""

    legal: bool
    action: str
    """As it was understood, in notation."""
    seat: int | None
    """The seat that decides, from 0; none where nobody does."""
    why_not: str
    """Why it is not legal; empty where it is."""
    clause: str
    """The clause that forbids it; empty where it is legal."""
    clause_text: str
    """What that clause says under this ruleset."""
    does: str
    """What it does, told to the seat that decides; empty where it is not legal."""
    happens: list[str]
    """What then happens, as all at the table hear it."""
    instead: list[ActionShown]
    """Where it is not legal: some actions that are."""


class PositionShown(Document, tag="skyhop-position-1"):
    """A position that can be."""

    game: str
    ruleset: str
    seat: int | None
    """The seat that decides, from 0; none after the end."""
    phase: str
    """The kind of decision that is due, or over."""
    table: str
    """All that lies on the table and in hands, in words."""
    position: dict[str, Any]
    """The whole position again, with all that was left out, its ruleset and the moment within the turn."""
    happened: list[str]
    """What happened by the actions of `play`, as all at the table heard it."""


class StandingExplained(Document, tag="skyhop-score-1"):
    """How the players stand, as if the match ended now."""

    lines: tuple[ScoreLine, ...]


class SetUpPosition(NamedTuple):
    """A position after the actions of its scenario, and what everybody heard of them."""

    game: Game
    state: State
    happened: list[str]

    @property
    def seat(self) -> int | None:
        """The seat that decides."""
        return self.game.to_decide(self.state)

    @property
    def view(self) -> View:
        """What the seat that decides sees; after the end, what spectators do."""
        return self.game.view(self.state, self.seat)


def judge_action(position: Position, action: Action) -> LegalityVerdict:
    """Say whether an action is legal in a position: if not, why, by which clause; if so, what it does."""
    stood = stood_in(position)
    game, view = stood.game, stood.view
    text = notation_of(game, action)
    try:
        number = game.read(view, text)
    except Refused as refused:
        return _refused(stood, text, refused.refusal)
    state = stood.state.copy()
    return LegalityVerdict(
        legal=True,
        action=game.write(view, number),
        seat=stood.seat,
        why_not="",
        clause="",
        clause_text="",
        does=meaning_of(game, view, number),
        happens=_acted(game, state, number),
        instead=[],
    )


def legal_actions(
    position: Position,
    beginning: Annotated[str, Field(description="Only actions that begin so, such as R7.", max_length=40)] = "",
) -> LegalActions:
    """List all that the seat to decide may do in a position, each action in notation and in words."""
    stood = stood_in(position)
    return legal_actions_of(stood.game, stood.view, MOST_ACTIONS, beginning)


def set_up_position(position: Position) -> PositionShown:
    """Check a position, field by field, and tell all of it in words; what cannot be is named with its field."""
    stood = stood_in(position)
    game, state = stood.game, stood.state
    shown = game.open_view(state) if game.has(Capability.OPEN_VIEW) else stood.view
    return PositionShown(
        game=game.name,
        ruleset=state.ruleset.name,
        seat=stood.seat,
        phase=game.phase(state),
        table=table_of(game, shown),
        position=position_of(game, state),
        happened=stood.happened,
    )


def explain_score(position: Position) -> StandingExplained:
    """Say line by line how the players stand in a position, as if the match ended now, each with its clause."""
    stood = stood_in(position)
    game = stood.game
    shown = game.open_view(stood.state) if game.has(Capability.OPEN_VIEW) else stood.view
    return explained(game, shown)


def check_scenario(position: Position) -> ScenarioResult:
    """Play the actions of a scenario's `play` and compare the position then with its `expect`, as `skyhop check`."""
    made = _scenario(position)
    try:
        difference = scenario.run(made)
    except ScenarioError as error:
        _unusable(error, made.game)
    return ScenarioResult(file=None, passed=difference is None, difference=difference)


def explained(game: Game, view: View) -> StandingExplained:
    """Say how the players stand, as far as a view tells."""
    return StandingExplained(lines=tuple(game.score(view)))


def stood_in(given: dict[str, Any] | str) -> SetUpPosition:
    """Set a position up and play the actions of its `play`, those left out that are expected to be refused."""
    made = _scenario(given)
    game, state = made.game, made.start.copy()
    happened: list[str] = []
    for index, step in enumerate(made.steps):
        if "error" in step:
            continue
        text = step["action"][:LONGEST_ACTION]
        try:
            number = game.read(state, text)
        except Refused as refused:
            refuse(f"play[{index}], {text}: {refused}", _advice(game))
        happened += _acted(game, state, number)
    return SetUpPosition(game, state, happened)


def _acted(game: Game, state: State, action: int) -> list[str]:
    """Do an action, and tell it as everybody hears it."""
    events = game.act(state, action)
    told = game.tell(game.view(state, None), game.heard(state.ruleset, events, None))
    scenario.settle(game, state)
    return told


def _refused(stood: SetUpPosition, text: str, refusal: Refusal) -> LegalityVerdict:
    return LegalityVerdict(
        legal=False,
        action=text,
        seat=stood.seat,
        why_not=refusal.sentence,
        clause=refusal.clause,
        clause_text=_text_of(stood, refusal.clause),
        does="",
        happens=[],
        instead=actions_of(stood.game, stood.view, MOST_INSTEAD).actions,
    )


def _text_of(stood: SetUpPosition, number: str) -> str:
    """What a clause says under the ruleset of a position."""
    if not number or not stood.game.has(Capability.RULEBOOK):
        return ""
    try:
        clauses = whole_book(stood.game).for_ruleset(stood.state.ruleset.parameters).named(number)
    except UnknownClause:
        return ""
    return "\n\n".join(clause.text for clause in clauses)


def _scenario(given: dict[str, Any] | str) -> Scenario:
    """Set a scenario up, of which a title and what is expected may be left out."""
    fields = {"title": "position"} | _fields(given)
    game = _game(fields)
    if isinstance(fields.get("play"), list) and len(fields["play"]) > MOST_STEPS:
        refuse(_("play: there are more than %(most)s actions") % {"most": MOST_STEPS}, _("Leave some out."))
    try:
        return scenario.set_up(fields | _files(game, fields), Path(game.folder or ""))
    except ScenarioError as error:
        _unusable(error, game)


def _game(fields: dict[str, Any]) -> Game:
    name = fields.get("game")
    if not isinstance(name, str):
        known = ", ".join(registry.names())
        refuse(_("game: a text is missing; it is one of %(names)s.") % {"names": known})
    return registry.game(name)


def _unusable(error: ScenarioError, game: Game) -> NoReturn:
    refuse(f"{error}.", _advice(game))


def _advice(game: Game) -> str:
    """Name the clauses that say how positions and actions are written."""
    if not game.position_clause:
        return ""
    names = {"positions": game.position_clause, "actions": game.notation_clause}
    return _("%(positions)s says how positions are written, %(actions)s how actions: read_clause shows both.") % names


def _fields(given: dict[str, Any] | str) -> dict[str, Any]:
    """Read a position: an object, or its text."""
    try:
        if isinstance(given, str) and not given.lstrip().startswith("{"):
            _check_size(given, scenario.LARGEST)
            return scenario.fields_of(given)
        _check_size(given if isinstance(given, str) else json.dumps(given), LARGEST)
        fields = json.loads(given) if isinstance(given, str) else given
    except ScenarioError as error:
        refuse(_("The position %(problem)s.") % {"problem": error}, _("Write it as an object, or as TOML or JSON."))
    except (ValueError, RecursionError) as error:
        problem = _("The position is no JSON that can be read: %(reason)s.")
        refuse(problem % {"reason": str(error)[:200]}, _("Write it as an object, or as TOML or JSON."))
    return dict(fields)


def _check_size(text: str, most: int) -> None:
    if len(text) > most:
        refuse(_("The position is larger than %(most)s kB, which is more than one can need.") % {"most": most // 1024})


def _files(game: Game, fields: dict[str, Any]) -> dict[str, Any]:
    """Find the files that a game's own fields name; only those that come with the game are read."""
    known: dict[str, str] = {}
    if game.folder is not None:
        for folder in (game.folder, game.folder / "rulebook"):
            known |= {path.name: str(path) for path in sorted(folder.glob("*.json"))}
    found = {}
    for name in game.scenario_fields:
        value = fields.get(name)
        if not isinstance(value, str) or CODE.fullmatch(value):
            continue
        file = value.rpartition("/")[2]
        if file not in known:
            names = {"field": name, "file": repr(value[:80]), "files": ", ".join(known)}
            refuse(_("%(field)s: there is no %(file)s; those that come with the game are %(files)s.") % names)
        found[name] = known[file]
    return found


TOOLS: tuple[Tool, ...] = (judge_action, legal_actions, explain_score, set_up_position, check_scenario)
