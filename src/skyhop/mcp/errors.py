"""Refusals of tools and prompts. Each refusal contains the reason, the clause and advice."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import NoReturn, TypedDict

from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.tools import Tool as ServerTool
from pydantic import ValidationError

from skyhop.bots.bot import UnknownBot
from skyhop.engine.document import Document
from skyhop.engine.state import View
from skyhop.extras import missing_package
from skyhop.game.action import Refused, RulesetError
from skyhop.game.capability import MissingCapability
from skyhop.game.game import Game
from skyhop.game.registry import UnknownGame
from skyhop.game.simple.renderer import words_of
from skyhop.i18n import N_, _, listed, shortened, translated
from skyhop.jobs.limited import TooCostly
from skyhop.jobs.queue import QueueFull
from skyhop.rulebook.quiz import UnknownQuestion
from skyhop.rulebook.rulebook import UnknownClause

ADVICE: dict[type[Exception], str] = {
    UnknownGame: "",
    UnknownBot: "",
    QueueFull: N_("Too many requests are running. Try again when some are done."),
    TooCostly: "",
    ModuleNotFoundError: "",
    MissingCapability: "",
    UnknownClause: N_("find_clauses finds clauses by words."),
    RulesetError: N_("list_games names the rulesets, and the options of each game with their values."),
    UnknownQuestion: N_("quiz_questions returns the questions with their names and answer letters."),
    Refused: N_("legal_actions lists the legal actions."),
}
"""Advice for each exception that becomes a refusal. Empty if the message of the exception contains advice."""

Tool = Callable[..., object]


class ProblemShown(Document, tag="skyhop-problem-1"):
    """Reason for a refusal: the structured content of an error response."""

    kind: str
    """Kind of the problem, such as `refused`, `unknown-game` or `wrong-call`."""
    sentence: str
    """Sentences: what happened, why, and what to do next."""
    clause: str
    """Clause that forbids the action. Empty if no clause forbids it."""


LONGEST = 1000
"""Maximum number of characters of a refusal, which may quote the request."""


class ToolRefusal(ToolError):  # noqa: N818  an expected outcome, not a program error
    """Error raised when a tool refuses a request. It contains the reason as a document."""

    def __init__(self, sentence: str, kind: str = "wrong-call", clause: str = "") -> None:
        super().__init__(sentence)
        self.problem = ProblemShown(kind=kind, sentence=sentence, clause=clause)


def refuse(sentence: str, advice: str = "") -> NoReturn:
    """Raise a refusal with a reason (`sentence`) and, if given, with advice for the next request."""
    raise ToolRefusal(" ".join(filter(None, (shortened(sentence.rstrip(), LONGEST), advice)))) from None


def find_refusal(error: BaseException | None, wrappers: int) -> ToolRefusal | None:
    """Return the refusal for an exception. The MCP library may have wrapped this exception in up to `wrappers` others.

    Return None for an unknown exception. Such an exception is a defect, and the client does not see its details.
    """
    for _wrapper in range(wrappers + 1):
        if isinstance(error, ToolRefusal):
            return error
        advice = next((advice for kind, advice in ADVICE.items() if isinstance(error, kind)), None)
        if error is not None and advice is not None:
            return _make_refusal(error, advice)
        error = error and error.__cause__
    return None


def _make_refusal(error: BaseException, advice: str) -> ToolRefusal:
    text = missing_package(error) if isinstance(error, ModuleNotFoundError) else str(error)
    sentence = text if text.endswith((".", "]")) or not text else f"{text}."
    kind = re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()
    clause = error.clause if isinstance(error, Refused) else ""
    return ToolRefusal(" ".join(filter(None, (sentence, translated(advice)))), kind, clause)


LONGEST_SHOWN = 60


class ArgumentSchema(TypedDict, total=False):
    """JSON Schema of an argument, with only the fields that error messages use."""

    anyOf: list[ArgumentSchema]
    enum: list[str]
    type: str
    minimum: int
    maximum: int
    maxLength: int
    minItems: int
    maxItems: int
    minProperties: int
    maxProperties: int


def check_arguments(tool: ServerTool, arguments: Mapping[str, object]) -> None:
    """Refuse unknown, missing and invalid arguments of a tool or a prompt. Name the allowed values of each argument."""
    known: Mapping[str, ArgumentSchema] = tool.parameters["properties"]
    if unknown := [name[:LONGEST_SHOWN] for name in arguments if name not in known]:
        problem = _("%(tool)s has no argument %(name)s. Its arguments: %(names)s.")
        words = {"tool": tool.name, "names": listed(known) or _("nothing")}
        refuse(" ".join(problem % {**words, "name": name} for name in unknown))
    try:
        tool.fn_metadata.validate_arguments(dict(arguments))
    except ValidationError as error:
        wrong = dict.fromkeys(str(each["loc"][0]) for each in error.errors(include_url=False))
        refuse(" ".join(_describe_wrong_argument(name, known[name], arguments) for name in wrong))


def _describe_wrong_argument(name: str, schema: ArgumentSchema, arguments: Mapping[str, object]) -> str:
    if name not in arguments:
        return _("Missing argument %(name)s. Pass %(allowed)s.") % {"name": name, "allowed": _describe_allowed(schema)}
    problem = _("%(name)s cannot be %(given)s. Pass %(allowed)s.")
    return problem % {"name": name, "given": _shorten_json(arguments[name]), "allowed": _describe_allowed(schema)}


def _shorten_json(value: object) -> str:
    """Return a value as JSON text, cut if it is long."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (ValueError, RecursionError):
        return "…"
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def _describe_allowed(schema: ArgumentSchema) -> str:
    """Describe the allowed values of an argument."""
    if "anyOf" in schema:  # null means that the argument is optional
        first, *others = (_describe_allowed(each) for each in schema["anyOf"] if each["type"] != "null")
        return _("%(one)s or %(other)s") % {"one": first, "other": others[0]} if others else first
    if "enum" in schema:
        return _("one of %(names)s") % {"names": listed(schema["enum"])}
    if schema["type"] == "integer":
        return _describe_range(schema)
    kind = {
        "string": _("a string"),
        "boolean": _("true or false"),
        "array": _("a list of strings"),
        "object": _("an object with strings as values") if "maxProperties" in schema else _("an object"),
    }[schema["type"]]
    if "maxLength" in schema:
        return _("%(kind)s of at most %(most)s characters") % {"kind": kind, "most": schema["maxLength"]}
    most = schema.get("maxItems", schema.get("maxProperties"))
    if most is not None:
        least = schema.get("minItems", schema.get("minProperties", 0))
        return _("%(kind)s with %(least)s to %(most)s entries") % {"kind": kind, "least": least, "most": most}
    return kind


def _describe_range(schema: ArgumentSchema) -> str:
    bounds = {"least": schema.get("minimum"), "most": schema.get("maximum")}
    if bounds["least"] is None:
        return _("a whole number")
    if bounds["most"] is None:
        return _("a whole number of %(least)s or more") % bounds
    return _("a whole number from %(least)s to %(most)s") % bounds


LONGEST_ACTION = 80
"""Largest number of characters of an action in notation, in any game."""


def normalize_notation(game: Game, text: str) -> str:
    """Convert the text of an action from a client to the standard spelling of the notation."""
    return words_of(game).normalize(text.strip()[:LONGEST_ACTION])


def describe_table(game: Game, view: View) -> str:
    """Return the text description of a view."""
    return game.renderer.text(view).rstrip()
