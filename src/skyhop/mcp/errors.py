"""What goes wrong, as an answer: a sentence, with its clause where there is one, and what to do next."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from functools import wraps
from typing import Any, NoReturn

from mcp.server.mcpserver.exceptions import ToolError

from skyhop.bots.bot import UnknownBot
from skyhop.engine.document import Document
from skyhop.extras import missing_package
from skyhop.game.capability import MissingCapability
from skyhop.game.refusal import Refused, RulesetError
from skyhop.game.registry import UnknownGame
from skyhop.i18n import N_, _, translated
from skyhop.jobs.job import Busy
from skyhop.jobs.limited import TooCostly
from skyhop.rulebook.quiz import UnknownQuestion
from skyhop.rulebook.rulebook import UnknownClause

ADVICE: dict[type[Exception], str] = {
    UnknownGame: "",
    UnknownBot: "",
    Busy: "",
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
    if isinstance(error, Busy):
        return _("More is asked for than can be done soon. Ask again when some of it is done.")
    advice = next(advice for kind, advice in ADVICE.items() if isinstance(error, kind))
    text = missing_package(error) if isinstance(error, ModuleNotFoundError) else str(error)
    return " ".join(filter(None, (text if text.endswith((".", "]")) else f"{text}.", translated(advice))))
