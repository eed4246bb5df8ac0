"""Tools for positions: the client describes a position, and the engine checks actions and scores in it.

The client knows the complete position. Nevertheless, tools describe the effects of an action from the view of
the deciding seat.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from mcp_types import ImageContent
from pydantic import Field

from skyhop.engine.document import Document, replace_fields
from skyhop.engine.state import ScoreLine, State, View
from skyhop.game import registry
from skyhop.game.action import Refused
from skyhop.game.capability import Capability
from skyhop.game.documents import ActionShown, LegalActions, describe_actions, describe_effect, describe_legal_actions
from skyhop.game.game import Game, open_view
from skyhop.game.position import write_position
from skyhop.i18n import _
from skyhop.mcp.errors import LONGEST_ACTION, Tool, describe_table, normalize_notation, refuse
from skyhop.rulebook import scenario
from skyhop.rulebook.rulebook import UnknownClause, rulebook_of
from skyhop.rulebook.scenario import Scenario, ScenarioError, ScenarioResult
from skyhop.svg import outline_texts

LARGEST = 128 * 1024
"""Maximum number of characters of a position as JSON.

A position as TOML contains no board, so its limit is smaller: `scenario.LARGEST`.
"""
MOST_STEPS = 200
MOST_ACTIONS = 200
MOST_INSTEAD = 12
CODE = re.compile(r"\w{1,40}")

Position = Annotated[
    Mapping[str, object] | str,
    Field(
        description=(
            "A position as a scenario: an object, or its text as TOML or JSON. It has the fields `game` and "
            "`position`. Optional fields are `ruleset` (a name or options) and `play` (the next actions, each as "
            "{action}). For Aeronaut Odyssey, there is also `board` (a share code, a board, or a board file of the "
            "game). list_games names the clause that defines the format of positions. read_clause shows examples. "
            "`position` may contain its own `ruleset` and the `moment` within a turn, as set_up_position returns them."
        )
    ),
]
Action = Annotated[str, Field(description="An action in notation, such as R7-3.", max_length=LONGEST_ACTION)]


PictureForm = Annotated[
    Literal["png", "svg"], Field(description="Format of the picture. Every client shows PNG. SVG is smaller.")
]


class LegalityVerdict(Document, tag="skyhop-judged-1"):
    """Result of a legality check: legal with the effects, or illegal with the reason and its clause."""

    legal: bool
    action: str
    """Action in notation, as the engine parsed it."""
    seat: int | None
    """Seat that decides, counted from 0. Null if no seat must decide."""
    why_not: str
    """Reason why the action is illegal. Empty if the action is legal."""
    clause: str
    """Clause that forbids the action. Empty if the action is legal."""
    clause_text: str
    """Text of that clause in this ruleset."""
    does: str
    """Description of the action for the deciding seat. Empty if the action is illegal."""
    happens: list[str]
    """Events after the action, as all players see them."""
    instead: list[ActionShown]
    """Some legal actions, if the judged action is illegal."""


class PositionShown(Document, tag="skyhop-position-1"):
    """Position that has passed all checks."""

    game: str
    ruleset: str
    seat: int | None
    """Seat that decides, counted from 0. Null after the end of the match."""
    phase: str
    """Kind of decision that the seat must make, or `over`."""
    table: str
    """Whole position in words, including all hands."""
    position: dict[str, object]
    """Complete position: all fields (also those with default values), the ruleset, and the stage of the turn."""
    happened: list[str]
    """Events of the actions of `play`, as all players saw them."""


class StandingExplained(Document, tag="skyhop-score-1"):
    """Scores with explanations, as if the match ended now."""

    lines: tuple[ScoreLine, ...]


class SetUpPosition(NamedTuple):
    """Position after the actions of its scenario, with sentences about the public events of these actions."""

    game: Game
    state: State
    happened: list[str]

    @property
    def seat(self) -> int | None:
        """Seat that must decide, or None if no seat must decide."""
        return self.game.to_decide(self.state)

    @property
    def view(self) -> View:
        """View of the deciding seat. After the end, this is the view of a spectator."""
        return self.game.view(self.state, self.seat)

    @property
    def open_view(self) -> View:
        """View with the hands of all seats. In games without such a view, the view of the deciding seat."""
        return open_view(self.game, self.state) if self.game.has(Capability.OPEN_VIEW) else self.view


def judge_action(position: Position, action: Action) -> LegalityVerdict:
    """Check whether an action is legal in a position. Return its effects, or the reason why it is illegal."""
    setup = set_up(position)
    game, view = setup.game, setup.view
    text, seat = normalize_notation(game, action), setup.seat
    verdict = LegalityVerdict(
        legal=False, action=text, seat=seat, why_not="", clause="", clause_text="", does="", happens=[], instead=[]
    )
    try:
        number = game.read(view, text)
    except Refused as refused:
        why_not, clause, instead = refused.sentence, refused.clause, describe_actions(game, view, MOST_INSTEAD).actions
        text = _read_clause_text(setup, clause)
        return replace_fields(verdict, why_not=why_not, clause=clause, clause_text=text, instead=instead)
    does, happens = describe_effect(game, view, number), _play(game, setup.state.copy(), number)
    return replace_fields(verdict, legal=True, action=game.write(view, number), does=does, happens=happens)


def legal_actions(
    position: Position,
    beginning: Annotated[
        str, Field(description="Return only actions whose notation begins with this text, such as R7.", max_length=40)
    ] = "",
) -> LegalActions:
    """List the legal actions in a position, in notation and in words."""
    setup = set_up(position)
    return describe_legal_actions(setup.game, setup.view, MOST_ACTIONS, beginning)


def set_up_position(position: Position) -> PositionShown:
    """Check the fields of a position, and describe the position in words. An error names the wrong field."""
    setup = set_up(position)
    game, state = setup.game, setup.state
    return PositionShown(
        game=game.name,
        ruleset=state.ruleset.name,
        seat=setup.seat,
        phase=game.phase(state),
        table=describe_table(game, setup.open_view),
        position=write_position(game, state),
        happened=setup.happened,
    )


def explain_score(position: Position) -> StandingExplained:
    """Explain the scores in a position line by line, with clauses, as if the match ended now."""
    setup = set_up(position)
    return explain_standing(setup.game, setup.open_view)


def draw_position(position: Position, form: PictureForm = "png") -> ImageContent:
    """Draw a position with all hands open."""
    setup = set_up(position)
    return make_picture_content(setup.game.renderer.draw(setup.open_view), form, "")


def check_scenario(position: Position) -> ScenarioResult:
    """Play the actions of a scenario and compare the result with the field `expect` of the scenario."""
    example = _make_scenario(position)
    try:
        difference = scenario.run(example)
    except ScenarioError as error:
        refuse(f"{error}.", _describe_notation(example.game))
    return ScenarioResult(file=None, passed=difference is None, difference=difference)


def explain_standing(game: Game, view: View) -> StandingExplained:
    """Return the current scores with explanations, limited to the points that the view reveals."""
    return StandingExplained(lines=tuple(game.renderer.score(view)))


def set_up(position: Mapping[str, object] | str) -> SetUpPosition:
    """Set up a position, and play the actions of its scenario. Skip actions that the scenario expects to be refused."""
    example = _make_scenario(position)
    game, state = example.game, example.start.copy()
    happened: list[str] = []
    for index, step in enumerate(example.steps):
        if step.error is not None:
            continue
        text = step.action[:LONGEST_ACTION]
        try:
            number = game.read(state, text)
        except Refused as refused:
            refuse(f"play[{index}], {text}: {refused}", _describe_notation(game))
        happened += _play(game, state, number)
    return SetUpPosition(game, state, happened)


def make_picture_content(drawing: str, form: str, sentence: str) -> ImageContent:
    """Return a drawing as MCP content in SVG or PNG. A PNG has the sentence below the drawing."""
    if form == "svg":
        return make_image_content(outline_texts(drawing).encode(), "image/svg+xml")
    from skyhop.print.picture import render_picture  # noqa: PLC0415 - an optional dependency

    return make_image_content(render_picture(drawing, sentence), "image/png")


def make_image_content(data: bytes, media_type: str) -> ImageContent:
    """Return the bytes of a picture as MCP content."""
    return ImageContent(type="image", data=base64.b64encode(data).decode(), mime_type=media_type)


def _play(game: Game, state: State, action: int) -> list[str]:
    """Play an action and return its public events in words."""
    events = game.act(state, action)
    sentences = game.renderer.tell(game.view(state, None), game.list_visible_events(state.ruleset, events, None))
    scenario.settle(game, state)
    return sentences


def _read_clause_text(setup: SetUpPosition, number: str) -> str:
    """Return the text of a clause in the ruleset of a position."""
    if not number or not setup.game.has(Capability.RULEBOOK):
        return ""
    try:
        clauses = rulebook_of(setup.game).for_ruleset(setup.state.ruleset.parameters).list_clauses(number)
    except UnknownClause:
        return ""
    return "\n\n".join(clause.text for clause in clauses)


def _make_scenario(position: Mapping[str, object] | str) -> Scenario:
    """Set up a scenario from the fields of a position. Its title and expectations are optional."""
    fields = {"title": "position"} | _parse_fields(position)
    name, play = fields.get("game"), fields.get("play")
    if not isinstance(name, str):
        known = ", ".join(registry.names())
        refuse(_("game: expected a string. Choose one of %(names)s.") % {"names": known})
    game = registry.game(name)
    if isinstance(play, list) and len(play) > MOST_STEPS:
        problem = _("play: there are more than %(most)s actions") % {"most": MOST_STEPS}
        refuse(problem, _("Leave out some of the actions."))
    try:
        return scenario.set_up(fields | _find_files(game, fields), Path(game.folder or ""))
    except ScenarioError as error:
        refuse(f"{error}.", _describe_notation(game))


def _describe_notation(game: Game) -> str:
    """Return a sentence that names the clauses about the notation of positions and actions."""
    if not game.position_clause:
        return ""
    advice = _(
        "%(positions)s explains the format of positions. %(actions)s explains the notation of actions. Read "
        "both clauses with read_clause."
    )
    return advice % {"positions": game.position_clause, "actions": game.notation_clause}


def _parse_fields(position: Mapping[str, object] | str) -> dict[str, object]:
    """Return the fields of a position, given as an object or as text."""
    advice = _("Write the position as a JSON object, or as a string in TOML or JSON.")
    try:
        if isinstance(position, str) and not position.lstrip().startswith("{"):
            _check_size(position, scenario.LARGEST)
            return scenario.fields_of(position)
        _check_size(position if isinstance(position, str) else json.dumps(position), LARGEST)
        fields = json.loads(position) if isinstance(position, str) else position
    except ScenarioError as error:
        refuse(_("The position %(problem)s.") % {"problem": error}, advice)
    except (ValueError, RecursionError) as error:
        refuse(_("The position is not valid JSON: %(reason)s.") % {"reason": str(error)[:200]}, advice)
    return dict(fields)


def _check_size(text: str, most: int) -> None:
    if len(text) > most:
        refuse(_("The position is too large: the limit is %(most)s kB.") % {"most": most // 1024})


def _find_files(game: Game, fields: Mapping[str, object]) -> dict[str, str]:
    """Return the path of each file that a game-specific field names. Refuse files that do not come with the game."""
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
            refuse(_("%(field)s: there is no file %(file)s. Choose one of these files of the game: %(files)s.") % names)
        found[name] = known[file]
    return found


TOOLS: tuple[Tool, ...] = (
    judge_action,
    legal_actions,
    explain_score,
    set_up_position,
    check_scenario,
    draw_position,
)
