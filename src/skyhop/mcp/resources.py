"""Prompts for common tasks of assistants, and resources: rulebooks, scenarios, matches and boards."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from mcp.server import MCPServer
from pydantic import Field

from skyhop.bots import bot
from skyhop.engine.document import write_document
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import _
from skyhop.mcp.boards import board_file
from skyhop.mcp.errors import Tool, describe_table, refuse
from skyhop.mcp.matches import SeatHandles
from skyhop.mcp.rules import GameName, read_book, scenario_of_clause
from skyhop.mcp.seats import Handle
from skyhop.rulebook.render import book_markdown, clause_markdown
from skyhop.rulebook.scenario import exercises_of

LONGEST = 4000


def teach_me(game: GameName) -> str:
    """Learn a game by playing: a short explanation, example positions, and then a first match."""
    played = registry.game(game)
    ruleset = played.rulesets()[0]
    gentlest = (bot.levels(played) or bot.bots(played))[0].name
    return (
        f"Teach me {played.title}. First read skyhop://rules/{played.name}/{ruleset}. Tell me in five sentences what "
        f"players do and how a player wins. Then use the scenarios skyhop://scenarios/{played.name}/… one by one. Set "
        "up each scenario with set_up_position, show it with draw_position, and ask me for an action. Check my action "
        "with judge_action. If the action is not legal, tell me the reason and cite the clause. After the scenarios, "
        f"start a match against {gentlest} with start_match, and play it with me. Tell me my legal actions in words, "
        "and explain each action of the bot. Never act without asking me. Ask only one question at a time."
    )


def quiz_me(game: GameName) -> str:
    """Answer questions about the rules, one situation at a time."""
    played = registry.game(game)
    return (
        f"Quiz me on the rules of {played.title}. Fetch ten questions with quiz_questions, with your own seed. "
        "Ask me one question at a time. Describe the situation in a few sentences, with everything that matters for "
        "the answer. List the answers by their letters, word for word. Before I answer, do not look up the answer and "
        "give no hint. Then grade my answer with grade_quiz. Say if it is right, give the reason, and quote the clause "
        "with its number. At the end, tell me the number of right answers, and the clauses that I should read again."
    )


def settle_this_argument(
    game: GameName,
    argument: Annotated[str, Field(description="Subject of the disagreement.", max_length=LONGEST)],
    ruleset: Annotated[
        str, Field(description="Ruleset of the match. Empty for the first ruleset of the game.", max_length=80)
    ] = "",
) -> str:
    """Use the rulebook and the engine, not memory, to decide a disagreement about the rules."""
    played = registry.game(game)
    rules = ruleset or played.rulesets()[0]
    return (
        f"We play {played.title} by the ruleset {rules} and disagree:\n\n{argument[:LONGEST]}\n\n"
        "Decide who is right. Find the clauses with find_clauses, and read them with read_clause under this ruleset. "
        "Also read the clauses that they cite. If a position matters, write it as a scenario and check it with "
        "judge_action and legal_actions. Ask us for missing details of the position. Then say in one sentence who is "
        "right, and quote the clause with its number. Say if another ruleset has another rule. Also say if the clause "
        "is a ruling of Skyhop, because the published rules do not answer the question."
    )


def comment_on_my_match(match: Handle) -> str:
    """Tell the story of a match, and point out better decisions."""
    return (
        f"Comment on my match {match}. Read it with look_back and view_match. If the match is over, analyse it with "
        "analyse_match, and read its turning points with look_at_step. Tell the story of the match in ten sentences. "
        "Name the turning points, and say if luck or a decision caused them. Name my most costly decisions with a "
        "better action for each, and my good decisions. Cite a rule only if it mattered. Say that the figures are "
        "estimates. If the match is not over, tell me the score, and nothing that my seat cannot know."
    )


PROMPTS: dict[str, Callable[..., str]] = {
    "Teach me a game": teach_me,
    "Quiz me on the rules": quiz_me,
    "Settle this argument": settle_this_argument,
    "Comment on my match": comment_on_my_match,
}
"""Prompts by title."""


MARKDOWN, JSON, TOML, PLAIN = "text/markdown", "application/json", "application/toml", "text/plain"


def add_resources(server: MCPServer, handles: SeatHandles) -> None:
    """Add the resources to a server: one for each rulebook and scenario, and templates for all other resources."""
    for name in registry.names():
        game = registry.game(name)
        for ruleset in game.rulesets() if game.has(Capability.RULEBOOK) else ():
            _add_rulebook(server, game, ruleset)
        for scenario in list_scenarios(game):
            _add_scenario(server, game, scenario)
    for uri, kind, read in _list_templates(handles):
        server.resource(uri, mime_type=kind)(read)


def list_scenarios(game: Game) -> list[Path]:
    """Return the scenario files of a game's lesson."""
    if game.folder is None:
        return []
    return [game.folder / "lesson" / f"{exercise.scenario}.toml" for exercise in exercises_of(game)]


def _add_rulebook(server: MCPServer, game: Game, ruleset: str) -> None:
    title = _("%(game)s: rules for the ruleset %(ruleset)s") % {"game": game.title, "ruleset": ruleset}

    @server.resource(
        f"skyhop://rules/{game.name}/{ruleset}", name=f"{game.name}-{ruleset}", title=title, mime_type=MARKDOWN
    )
    def rulebook() -> str:
        """All clauses of a ruleset, each with its number and its example position."""
        return book_markdown(game, read_book(game, ruleset))


def _add_scenario(server: MCPServer, game: Game, path: Path) -> None:
    uri, name = f"skyhop://scenarios/{game.name}/{path.stem}", f"{game.name}-{path.stem}"

    @server.resource(uri, name=name, mime_type=TOML)
    def scenario() -> str:
        """Position with actions and the expected result. The tools for positions take it as input."""
        return path.read_text("utf-8")


def _list_templates(handles: SeatHandles) -> list[tuple[str, str, Tool]]:
    """Return the URI template, the media type and the function of each resource with parameters."""

    async def match_table(match: str) -> str:
        """Description of a match in words, as your seat sees it."""
        place = await handles.find(match)
        return describe_table(place.game, place.view)

    async def match_view(match: str) -> str:
        """View of your seat as JSON, with the fields of the game's view record and the latest events."""
        return write_document((await handles.find(match)).document())

    return [
        ("skyhop://rules/{game}/{ruleset}/{clause}", MARKDOWN, clause_text),
        ("skyhop://notation/{game}", MARKDOWN, notation_text),
        ("skyhop://positions/{game}/{ruleset}/{clause}", JSON, position_text),
        ("skyhop://matches/{match}", PLAIN, match_table),
        ("skyhop://matches/{match}/view", JSON, match_view),
        ("skyhop://boards/{code}", JSON, board_text),
    ]


def clause_text(game: str, ruleset: str, clause: str) -> str:
    """Text of a clause or of a whole chapter in a ruleset."""
    played = registry.game(game)
    book = read_book(played, ruleset)
    return "\n\n".join(clause_markdown(played, book, each) for each in book.list_clauses(clause))


def notation_text(game: str) -> str:
    """Notation of the actions and positions of a game."""
    played = registry.game(game)
    book = read_book(played)
    numbers = dict.fromkeys(filter(None, (played.notation_clause, played.position_clause)))
    clauses = (each for number in numbers for each in book.list_clauses(number))
    return "\n\n".join(clause_markdown(played, book, each) for each in clauses)


def position_text(game: str, ruleset: str, clause: str) -> str:
    """Example position of a clause as a scenario. The tools for positions take it as input."""
    played = registry.game(game)
    book = read_book(played, ruleset)
    scenario = scenario_of_clause(played, book, book.clause(clause))
    if not scenario:
        refuse(_("%(clause)s has no position.") % {"clause": clause[:40]})
    return json.dumps(scenario, ensure_ascii=False, indent=1)


def board_text(code: str) -> str:
    """File of the board that a share code describes."""
    return board_file(code)
