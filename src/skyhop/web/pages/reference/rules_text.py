"""The rules for programs: each ruleset as one Markdown file, and `llms.txt`, which says where these files are."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import _, language, translated
from skyhop.jobs.job import Kind
from skyhop.rulebook.rulebook import rulebook_of
from skyhop.rulebook.rulebook_markdown import book_markdown
from skyhop.web.http.background_jobs import PAGES, made
from skyhop.web.http.limits import LOOK, limited

BOOKS = Kind("rulebooks", PAGES, kept=64)
MEDIA_TYPE = "text/markdown"


async def rulebook(request: Request) -> Response:
    """GET /rules/{game}/{ruleset}.md: all clauses of a ruleset with their numbers, and their positions in words."""
    name, ruleset = request.path_params["game"], request.path_params["ruleset"]
    if name not in _names() or ruleset not in registry.game(name).rulesets():
        raise HTTPException(404)
    text = await made(request, BOOKS, _written, name, ruleset, key=(name, ruleset, language()))
    return PlainTextResponse(text, media_type=MEDIA_TYPE)


async def index(request: Request) -> Response:
    """GET /llms.txt: what this place is, and a link to the rules of each ruleset."""
    lines = ["# Skyhop", "> " + _("A table, an engine and a lab for two balloon games. Cite rules by their numbers.")]
    for name in _names():
        lines += ["", f"## {registry.game(name).title}", "", *_links(registry.game(name), str(request.base_url))]
    return PlainTextResponse("\n".join(lines) + "\n", media_type=MEDIA_TYPE)


ROUTES = (Route("/llms.txt", limited(index, LOOK)), Route("/rules/{game}/{ruleset}.md", limited(rulebook, LOOK)))


def _names() -> list[str]:
    """Name the games that have rules to read."""
    return [name for name in registry.names() if registry.game(name).has(Capability.RULEBOOK)]


def _links(game: Game, base: str) -> list[str]:
    rulesets = game.options().rulesets
    links = [f"[{game.title}: {translated(each.title)}]({base}rules/{game.name}/{each.name}.md)" for each in rulesets]
    return [f"- {link}: {translated(each.sentence)}" for link, each in zip(links, rulesets, strict=True)]


def _written(name: str, ruleset: str) -> str:
    """Write a rulebook."""
    game = registry.game(name)
    return book_markdown(game, rulebook_of(game).for_ruleset(ruleset))
