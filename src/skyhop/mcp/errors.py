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
from skyhop.core.language.i18n import N_, translated

ADVICE: dict[type[Exception], str] = {
    UnknownGame: "",
    UnknownBot: "",
    ModuleNotFoundError: "",
    MissingCapability: "",
    UnknownClause: N_("find_clauses finds clauses by words."),
    RulesetError: N_("list_games names the rulesets, and the options of each game with their values."),
    UnknownQuestion: N_("quiz_questions asks questions, each with its name and letters."),
    Refused: N_("legal_actions lists what can be done."),
}
"""What a tool refuses with a sentence, and what may be done next where the sentence does not say it itself."""

Tool = Callable[..., Any]


def refuse(sentence: str, advice: str = "") -> NoReturn:
    """Answer with a sentence why something is not done, and with what to do next."""
    raise ToolError(" ".join(filter(None, (sentence.rstrip(), advice)))) from None


def answering(tool: Tool) -> Tool:
    """Let a tool answer by a sentence what it refuses; all else that it raises is a defect, and says nothing."""

    @wraps(tool)
    def answered(*given: Any, **named: Any) -> Any:  # noqa: ANN401  whatever the tool takes and gives
        try:
            return tool(*given, **named)
        except tuple(ADVICE) as error:
            _answer(error)

    @wraps(tool)
    async def answered_later(*given: Any, **named: Any) -> Any:  # noqa: ANN401  as above
        try:
            return await tool(*given, **named)
        except tuple(ADVICE) as error:
            _answer(error)

    return answered_later if inspect.iscoroutinefunction(tool) else answered


def _answer(error: Exception) -> NoReturn:
    advice = next(advice for kind, advice in ADVICE.items() if isinstance(error, kind))
    text = missing_package(error) if isinstance(error, ModuleNotFoundError) else str(error)
    refuse(text if text.endswith((".", "]")) else f"{text}.", translated(advice))
