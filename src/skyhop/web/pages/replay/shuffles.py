"""The page on which the reader's own browser derives every shuffle of a match that is over."""

from __future__ import annotations

import asyncio
import json

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from skyhop.i18n import _
from skyhop.server.shuffle_proof import kinds, pile_titles
from skyhop.web.http.limits import LOOK, limited
from skyhop.web.http.pages import render
from skyhop.web.pages.match import match
from skyhop.web.pages.match.match import place_of


async def page(request: Request) -> Response:
    """GET /matches/{match}/shuffles: after its end; what the page says is found by its script."""
    live = (await place_of(request, is_fresh=True)).live
    if live.match.outcome is None:
        sentence = _("The secret of the shuffles is shown after the match; then your browser can derive them here.")
        return await match.show(request, sentence, 403)
    found = await asyncio.to_thread(kinds, live.match.journal)
    context = {
        "title": live.match.game.title,
        "match": live.info.id,
        "kinds": json.dumps(found),
        "piles": json.dumps(pile_titles(live.match.game)),
        "starters": json.dumps(list(live.match.game.starters(live.match.view(None).ruleset))),
    }
    return render("web/shuffles.html", context)


ROUTES = (Route("/matches/{match}/shuffles", limited(page, LOOK)),)
