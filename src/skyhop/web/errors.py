"""Pages for what cannot be answered: what was wrong, and what to do next."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from skyhop.core.i18n import _
from skyhop.web.pages import render


def error_page(status: int, sentence: str) -> Response:
    """Answer with a friendly page."""
    return render("web/error.html", {"title": _title(status), "sentence": sentence}, status)


async def not_found(_request: Request, _error: Exception) -> Response:
    """Answer for an address that leads nowhere."""
    return error_page(404, _("There is nothing at this address; the lobby lists your matches."))


async def wrong_method(_request: Request, _error: Exception) -> Response:
    """Answer for a form's address that was opened as a page."""
    return error_page(405, _("This address only takes forms; go back to the table."))


async def too_large(_request: Request, _error: Exception) -> Response:
    """Answer for a body that no form of ours can have."""
    return error_page(413, _("That is more than a form of this table can hold; go back and send less."))


async def defect(_request: Request, _error: Exception) -> Response:
    """Answer for a defect of ours; the journal is safe."""
    sentence = _("This is a defect of the table. Your matches are safe: go back and try again, and please report it.")
    return error_page(500, sentence)


def _title(status: int) -> str:
    return {
        403: _("Not from here"),
        404: _("Nothing here"),
        413: _("Too much"),
    }.get(status, _("That did not work"))
