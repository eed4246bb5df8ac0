"""The rules as a page, per ruleset, from the same texts as the terminal and the documents."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from skyhop.core import registry


async def rules(request: Request) -> Response:
    """GET /rules/{game}/{ruleset}: all clauses with their anchors."""
    raise HTTPException(404)
