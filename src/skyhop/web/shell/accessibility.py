"""The statement of accessibility: what works, how it is reached, what is known to be missing, and whom to tell."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from skyhop.web.shell.limits import LOOK, limited
from skyhop.web.shell.pages import render


async def statement(_request: Request) -> Response:
    """GET /accessibility: the statement in the reader's language."""
    return render("web/accessibility.html", {})


ROUTES = (Route("/accessibility", limited(statement, LOOK)),)
