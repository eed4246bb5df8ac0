"""Resources: rulebooks, clauses, notation and positions as text, and matches and boards by their handles and codes."""

from __future__ import annotations

import json
from pathlib import Path

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ResourceNotFoundError

from skyhop.engine.document import written
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import _
from skyhop.mcp.boards import board_file
from skyhop.mcp.errors import Tool, answering
from skyhop.mcp.matches import Handles
from skyhop.mcp.rules import book_of, scenario_of_clause
from skyhop.mcp.words import table_of
from skyhop.rulebook.lesson import exercises_of
from skyhop.rulebook.rulebook_markdown import book_markdown, clause_markdown

MARKDOWN, JSON, TOML, PLAIN = "text/markdown", "application/json", "application/toml", "text/plain"


def add_resources(server: MCPServer, handles: Handles) -> None:
    """Give a server its resources: those of rulebooks one by one, the others by their templates."""
    for name in registry.names():
        game = registry.game(name)
        for ruleset in game.rulesets() if game.has(Capability.RULEBOOK) else ():
            _add_rulebook(server, game, ruleset)
        for scenario in scenarios_of(game):
            _add_scenario(server, game, scenario)
    for uri, kind, read in _templates(handles):
        server.resource(uri, mime_type=kind)(answering(read, ResourceNotFoundError))


def scenarios_of(game: Game) -> list[Path]:
    """List the scenario files that come with a game: those of its lesson."""
    if game.folder is None:
        return []
    return [game.folder / "lesson" / f"{exercise.scenario}.toml" for exercise in exercises_of(game)]


def _add_rulebook(server: MCPServer, game: Game, ruleset: str) -> None:
    title = _("%(game)s: the rules, as in %(ruleset)s") % {"game": game.title, "ruleset": ruleset}

    @server.resource(
        f"skyhop://rules/{game.name}/{ruleset}", name=f"{game.name}-{ruleset}", title=title, mime_type=MARKDOWN
    )
    def rulebook() -> str:
        """All clauses of a ruleset, each with its number and the position that shows it."""
        return book_markdown(game, book_of(game, ruleset))


def _add_scenario(server: MCPServer, game: Game, path: Path) -> None:
    uri, name = f"skyhop://scenarios/{game.name}/{path.stem}", f"{game.name}-{path.stem}"

    @server.resource(uri, name=name, mime_type=TOML)
    def scenario() -> str:
        """A position with the actions that lead on from it, and what must then hold; the position tools take it."""
        return path.read_text("utf-8")


def _templates(handles: Handles) -> list[tuple[str, str, Tool]]:
    """List the resources that are made when they are asked for."""

    async def match_table(match: str) -> str:
        """The table of a match as your seat sees it."""
        place = await handles.find(match)
        return table_of(place.game, place.view)

    async def match_view(match: str) -> str:
        """The same field by field, as the game's records declare them, and what your seat heard last."""
        return written((await handles.find(match)).shown())

    return [
        ("skyhop://rules/{game}/{ruleset}/{clause}", MARKDOWN, clause_text),
        ("skyhop://notation/{game}", MARKDOWN, notation_text),
        ("skyhop://positions/{game}/{ruleset}/{clause}", JSON, position_text),
        ("skyhop://matches/{match}", PLAIN, match_table),
        ("skyhop://matches/{match}/view", JSON, match_view),
        ("skyhop://boards/{code}", JSON, board_text),
    ]


def clause_text(game: str, ruleset: str, clause: str) -> str:
    """One clause, or the clauses of a chapter, in the words of a ruleset."""
    played = registry.game(game)
    book = book_of(played, ruleset)
    return "\n\n".join(clause_markdown(played, book, each) for each in book.named(clause))


def notation_text(game: str) -> str:
    """How the actions and the positions of a game are written."""
    played = registry.game(game)
    book = book_of(played)
    numbers = dict.fromkeys(filter(None, (played.notation_clause, played.position_clause)))
    clauses = (each for number in numbers for each in book.named(number))
    return "\n\n".join(clause_markdown(played, book, each) for each in clauses)


def position_text(game: str, ruleset: str, clause: str) -> str:
    """The position that shows a clause, as a scenario that the position tools take."""
    played = registry.game(game)
    book = book_of(played, ruleset)
    scenario = scenario_of_clause(played, book, book.clause(clause))
    if not scenario:
        raise ResourceNotFoundError(_("%(clause)s has no position.") % {"clause": clause[:40]})
    return json.dumps(scenario, ensure_ascii=False, indent=1)


def board_text(code: str) -> str:
    """The file of the board of a share code."""
    return board_file(code)
