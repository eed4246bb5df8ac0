"""Prompts: what people often want of an assistant at a table, and how it uses the tools for that."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any

from mcp.server import MCPServer
from mcp.server.mcpserver.tools import Tool as ServerTool
from mcp.shared.exceptions import MCPError
from mcp_types import INVALID_PARAMS
from pydantic import Field, ValidationError

from skyhop.bots import bot
from skyhop.game import registry
from skyhop.i18n import _, listed
from skyhop.mcp.arguments import LONGEST_SHOWN, unknown_arguments, wrong_arguments
from skyhop.mcp.errors import answering
from skyhop.mcp.rules import GameName
from skyhop.mcp.seats import Handle

LONGEST = 4000


def add_prompts(server: MCPServer) -> None:
    """Give a server its prompts."""
    for title, prompt in PROMPTS.items():
        server.prompt(title=title)(answering(prompt, wrongly_asked))


def wrongly_asked(sentence: str) -> MCPError:
    """Answer that a prompt was asked for wrongly."""
    return MCPError(INVALID_PARAMS, sentence)


def check_prompt(name: str, given: Mapping[str, Any]) -> None:
    """Refuse by a sentence a prompt that there is not, and arguments that it does not take."""
    known = {prompt.__name__: prompt for prompt in PROMPTS.values()}
    if name not in known:
        problem = _("There is no prompt %(name)s; there are %(names)s.")
        raise wrongly_asked(problem % {"name": name[:LONGEST_SHOWN], "names": listed(known)})
    arguments = ServerTool.from_function(known[name], structured_output=False)
    properties = arguments.parameters["properties"]
    problem = unknown_arguments(name, properties, given)
    try:
        arguments.fn_metadata.arg_model.model_validate(given)
    except ValidationError as error:
        problem = problem or wrong_arguments(properties, given, error)
    if problem:
        raise wrongly_asked(problem)


def teach_me(game: GameName) -> str:
    """Learn a game by playing: a few words, then positions, then a first match."""
    played = registry.game(game)
    ruleset = played.rulesets()[0]
    gentlest = (bot.levels(played) or bot.bots(played))[0].name
    return (
        f"Teach me {played.title}. Read skyhop://rules/{played.name}/{ruleset} first and tell me in five sentences "
        f"what one does and how one wins. Then go through the scenarios skyhop://scenarios/{played.name}/… one by one: "
        "set each up with set_up_position, show it with draw_position, ask me for an action, and judge it with "
        "judge_action; where it is not legal, tell me why and cite the clause. At last begin a match with start_match "
        f"against {gentlest} and play it with me: tell me what I may do in words, never act without asking me, and "
        "explain what the bot did. Ask only one thing at a time."
    )


def quiz_me(game: GameName) -> str:
    """Be asked about the rules, situation by situation."""
    played = registry.game(game)
    return (
        f"Quiz me on the rules of {played.title}. Fetch ten questions with quiz_questions, with a seed of your own. "
        "Put them to me one by one: tell the situation in a few sentences, with all that matters for the answer, ask, "
        "and list the answers by their letters, word for word. Do not look the answer up and give no hint before I "
        "have answered. Then grade my answer with grade_quiz: say whether it is right, why, and quote the clause with "
        "its number. At the end tell me how many I got right and which clauses to read again."
    )


def settle_this_argument(
    game: GameName,
    argument: Annotated[str, Field(description="What we disagree about.", max_length=LONGEST)],
    ruleset: Annotated[str, Field(description="By which rules we play; the first if empty.", max_length=80)] = "",
) -> str:
    """Find out who is right, by the rules and by the engine, not from memory."""
    played = registry.game(game)
    rules = ruleset or played.rulesets()[0]
    return (
        f"We play {played.title} by the ruleset {rules} and disagree:\n\n{argument[:LONGEST]}\n\n"
        "Settle it. Find the clauses with find_clauses and read them with read_clause under this ruleset, others that "
        "they cite too. Where a position matters, write it down as a scenario and have it judged by judge_action and "
        "legal_actions; ask us for what you must know of it. Then say who is right in one sentence, quote the clause "
        "with its number, and say if another ruleset has it otherwise, or if it is a ruling where the published "
        "rules are silent."
    )


def comment_on_my_match(match: Handle) -> str:
    """Tell the story of a match, and what could have gone better."""
    return (
        f"Comment on my match {match}. Look at it with look_back and view_match. If it is over, analyse it with "
        "analyse_match, and look at its turning points with look_at_step. Tell its story in ten sentences: where it "
        "turned, by luck or by decision, which of my decisions cost most and what would have been better, and what I "
        "did well. Cite the rules only where they mattered. The figures are estimates: say so. If it still goes on, "
        "tell me how it stands and nothing that my seat cannot know."
    )


PROMPTS: dict[str, Callable[..., str]] = {
    "Teach me a game": teach_me,
    "Quiz me on the rules": quiz_me,
    "Settle this argument": settle_this_argument,
    "Comment on my match": comment_on_my_match,
}
"""By their titles."""
