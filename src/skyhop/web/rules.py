"""The rules as a page, per ruleset, from the same texts as the terminal and the documents."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from skyhop.core import registry
from skyhop.core.capability import Capability
from skyhop.core.clause import Illustration
from skyhop.core.game import Game
from skyhop.core.i18n import language
from skyhop.core.rulebook import illustrated_view, rulebook_of
from skyhop.core.rulebook_html import rules_html, summary_html
from skyhop.web.game_page import page_of
from skyhop.web.pages import fragment

MOST_REMEMBERED = 64
"""Pages; one has two hundred kilobytes."""


async def rules(request: Request) -> Response:
    """GET /rules/{game}/{ruleset}: summary and all clauses with their anchors; without a ruleset, the default one."""
    name = request.path_params["game"]
    if name not in registry.names() or not registry.game(name).has(Capability.RULEBOOK):
        raise HTTPException(404)
    ruleset = request.path_params.get("ruleset", "")
    if not ruleset:
        return RedirectResponse(f"/rules/{name}/{registry.game(name).rulesets()[0]}", 307)
    if ruleset not in registry.game(name).rulesets():
        raise HTTPException(404)
    return HTMLResponse(_page(name, ruleset, language()))


@lru_cache(MOST_REMEMBERED)
def _page(name: str, ruleset: str, spoken: str) -> str:
    """Draw the page of a ruleset, once in each language: it is long, and the same for everybody."""
    return fragment("web/rules.html", {"language": spoken, **_context(registry.game(name), ruleset)})


def _context(game: Game, ruleset: str) -> dict[str, object]:
    """What the template shows; the drawings share the definitions that the page has once."""
    book = rulebook_of(game).for_ruleset(ruleset)

    def drawn(position: Illustration) -> str:
        return game.illustrate(illustrated_view(game, ruleset, position), alone=False)

    page = page_of(game.name)
    return {
        "title": game.title,
        "game": game.name,
        "ruleset": ruleset,
        "rulesets": game.options().rulesets,
        "chapters": [(chapter.anchor, chapter.number, chapter.title) for chapter in book.chapters],
        # The words are ours and the drawings too; nothing of a guest is in them.
        "summary": Markup(summary_html(book)),  # noqa: S704
        "rules": Markup(rules_html(book, drawn)),  # noqa: S704
        "definitions": page.definitions(),
    }
