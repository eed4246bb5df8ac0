"""What goes wrong, as an answer: a sentence, with its clause where there is one, and what to do next."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from typing import Any, NoReturn

from mcp.server.mcpserver.exceptions import ToolError
from pydantic import ValidationError

from skyhop.bots.bot import UnknownBot
from skyhop.engine.document import Document
from skyhop.engine.state import View
from skyhop.extras import missing_package
from skyhop.game.capability import MissingCapability
from skyhop.game.game import Game
from skyhop.game.refusal import Refused, RulesetError
from skyhop.game.registry import UnknownGame
from skyhop.game.simple.words import words_of
from skyhop.i18n import N_, _, listed, translated
from skyhop.jobs.job import QueueFull
from skyhop.jobs.limited import TooCostly
from skyhop.rulebook.quiz import UnknownQuestion
from skyhop.rulebook.rulebook import UnknownClause

ADVICE: dict[type[Exception], str] = {
    UnknownGame: "",
    UnknownBot: "",
    QueueFull: "",
    TooCostly: "",
    ModuleNotFoundError: "",
    MissingCapability: "",
    UnknownClause: N_("find_clauses finds clauses by words."),
    RulesetError: N_("list_games names the rulesets, and the options of each game with their values."),
    UnknownQuestion: N_("quiz_questions asks questions, each with its name and letters."),
    Refused: N_("legal_actions lists what can be done."),
}
"""What a tool refuses with a sentence, and what may be done next where the sentence does not say it itself."""
REFUSED: tuple[type[Exception], ...] = (ToolError, *ADVICE)

Tool = Callable[..., Any]


class ProblemShown(Document, tag="skyhop-problem-1"):
    """Why a tool did not do something: the structured content of an answer that is an error."""

    kind: str
    """The kind of the problem, such as `refused`, `unknown-game` or `wrong-call`."""
    sentence: str
    """What happened, why, and what to do next."""
    clause: str
    """The clause that forbids it; empty where it is no matter of the rules."""


class Told(ToolError):  # noqa: N818  it is an answer
    """A refusal in words, and what kind it is."""

    def __init__(self, sentence: str, kind: str = "wrong-call", clause: str = "") -> None:
        super().__init__(sentence)
        self.problem = ProblemShown(kind=kind, sentence=sentence, clause=clause)


def refuse(sentence: str, advice: str = "") -> NoReturn:
    """Answer with a sentence why something is not done, and with what to do next."""
    raise Told(" ".join(filter(None, (sentence.rstrip(), advice)))) from None


def answering(tool: Tool, as_error: Callable[[str], Exception] | None = None) -> Tool:
    """Let a tool answer by a sentence what it refuses; all else that it raises is a defect, and says nothing."""

    @wraps(tool)
    def answered(*given: Any, **named: Any) -> Any:  # noqa: ANN401  whatever the tool takes and gives
        try:
            return tool(*given, **named)
        except REFUSED as error:
            raise as_error(_sentence(error)) if as_error else _told(error) from None

    @wraps(tool)
    async def answered_later(*given: Any, **named: Any) -> Any:  # noqa: ANN401  as above
        try:
            return await tool(*given, **named)
        except REFUSED as error:
            raise as_error(_sentence(error)) if as_error else _told(error) from None

    return answered_later if inspect.iscoroutinefunction(tool) else answered


def _told(error: Exception) -> Exception:
    if isinstance(error, ToolError):
        return error
    kind = re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()
    return Told(_sentence(error), kind, error.clause if isinstance(error, Refused) else "")


def _sentence(error: Exception) -> str:
    if isinstance(error, ToolError):
        return str(error)
    if isinstance(error, QueueFull):
        return _("More is asked for than can be done soon. Ask again when some of it is done.")
    advice = next(advice for kind, advice in ADVICE.items() if isinstance(error, kind))
    text = missing_package(error) if isinstance(error, ModuleNotFoundError) else str(error)
    return " ".join(filter(None, (text if text.endswith((".", "]")) else f"{text}.", translated(advice))))


LONGEST_SHOWN = 60
Schema = Mapping[str, Any]


def unknown_arguments(tool: str, known: Mapping[str, Schema], given: Mapping[str, Any]) -> str:
    """Say which arguments a tool or a prompt does not have, and which it has; nothing where it has them all."""
    problem = _("There is no %(name)s; %(tool)s takes %(names)s.")
    told = {"tool": tool, "names": listed(known) or _("nothing")}
    return " ".join(problem % {**told, "name": name[:LONGEST_SHOWN]} for name in given if name not in known)


def wrong_arguments(known: Mapping[str, Schema], given: Mapping[str, Any], error: ValidationError) -> str:
    """Say which arguments are missing or cannot be what they are, and what they may be."""
    return " ".join(_problems(known, given, error))


def _problems(known: Mapping[str, Schema], given: Mapping[str, Any], error: ValidationError) -> Iterator[str]:
    for name in dict.fromkeys(str(each["loc"][0]) for each in error.errors(include_url=False)):
        problem = _("%(name)s is missing; give %(allowed)s.")
        if name in given:
            problem = _("%(name)s cannot be %(given)s; give %(allowed)s.")
        yield problem % {"name": name, "given": _shown(given.get(name)), "allowed": _allowed(known[name])}


def _shown(value: object) -> str:
    """Write a value as JSON, or its beginning."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (ValueError, RecursionError):
        return "…"
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def _allowed(schema: Schema) -> str:
    """Say what a value may be."""
    if "anyOf" in schema:  # null stands for what may be left out
        first, *others = (_allowed(each) for each in schema["anyOf"] if each["type"] != "null")
        return _("%(one)s or %(other)s") % {"one": first, "other": others[0]} if others else first
    if "enum" in schema:
        return _("one of %(names)s") % {"names": listed(schema["enum"])}
    if schema["type"] == "integer":
        return _whole_number(schema)
    kind = {
        "string": _("a text"),
        "boolean": _("true or false"),
        "array": _("a list of texts"),
        "object": _("an object of texts") if "maxProperties" in schema else _("an object"),
    }[schema["type"]]
    if "maxLength" in schema:
        return _("%(kind)s of at most %(most)s characters") % {"kind": kind, "most": schema["maxLength"]}
    for size in ("Items", "Properties"):
        if f"max{size}" in schema:
            bounds = {"kind": kind, "least": schema.get(f"min{size}", 0), "most": schema[f"max{size}"]}
            return _("%(kind)s with %(least)s to %(most)s entries") % bounds
    return kind


def _whole_number(schema: Schema) -> str:
    bounds = {"least": schema.get("minimum"), "most": schema.get("maximum")}
    if bounds["least"] is None:
        return _("a whole number")
    if bounds["most"] is None:
        return _("a whole number from %(least)s on") % bounds
    return _("a whole number from %(least)s to %(most)s") % bounds


LONGEST_ACTION = 80
"""Letters; what is longer is no action of any game."""


def notation_of(game: Game, text: str) -> str:
    """Write what somebody typed as notation is written."""
    return words_of(game).normalize(text.strip()[:LONGEST_ACTION])


def table_of(game: Game, view: View) -> str:
    """Write a view in words."""
    return game.text(view).rstrip()
