"""What goes wrong, as an answer: a sentence, with its clause where there is one, and what to do next."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Any, NoReturn

from mcp.server.mcpserver.exceptions import ToolError

from skyhop.bots.bot import UnknownBot
from skyhop.core.book.quiz import UnknownQuestion
from skyhop.core.book.rulebook import UnknownClause
from skyhop.core.game.capability import MissingCapability
from skyhop.core.game.refusals import Refused, RulesetError
from skyhop.core.game.registry import UnknownGame
from skyhop.core.language.extras import missing_package
from skyhop.core.language.i18n import N_, _, translated
from skyhop.jobs.job import Busy
from skyhop.jobs.limited import TooCostly

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


def refuse(sentence: str, advice: str = "") -> NoReturn:
    """Answer with a sentence why something is not done, and with what to do next."""
    raise ToolError(" ".join(filter(None, (sentence.rstrip(), advice)))) from None


def answering(tool: Tool, as_error: Callable[[str], Exception] = ToolError) -> Tool:
    """Let a tool answer by a sentence what it refuses; all else that it raises is a defect, and says nothing."""

    @wraps(tool)
    def answered(*given: Any, **named: Any) -> Any:  # noqa: ANN401  whatever the tool takes and gives
        try:
            return tool(*given, **named)
        except REFUSED as error:
            raise as_error(_sentence(error)) from None

    @wraps(tool)
    async def answered_later(*given: Any, **named: Any) -> Any:  # noqa: ANN401  as above
        try:
            return await tool(*given, **named)
        except REFUSED as error:
            raise as_error(_sentence(error)) from None

    return answered_later if inspect.iscoroutinefunction(tool) else answered


def _sentence(error: Exception) -> str:
    if isinstance(error, ToolError):
        return str(error)
    if isinstance(error, Busy):
        return _("More is asked for than can be done soon. Ask again when some of it is done.")
    advice = next(advice for kind, advice in ADVICE.items() if isinstance(error, kind))
    text = missing_package(error) if isinstance(error, ModuleNotFoundError) else str(error)
    return " ".join(filter(None, (text if text.endswith((".", "]")) else f"{text}.", translated(advice))))
