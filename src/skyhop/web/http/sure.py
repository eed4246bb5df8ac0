"""What cannot be undone is asked once more: by a page's script before it sends a form, else by a page of its own."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from skyhop.web.http.pages import render

SURE = "sure"
"""The field of a form whose reader was asked, and meant it."""


class Unsure(Exception):  # noqa: N818  an answer, not an error of the program
    """A form wants something that cannot be undone, and its reader was not asked.

    The page that asks has a title and says what follows; `answer` stands on the button, and `back` is where else to go.
    """

    def __init__(self, form: FormData, title: str, told: str, *, answer: str, back: str) -> None:
        super().__init__(title)
        fields = [(name, value) for name, value in form.multi_items() if isinstance(value, str)]
        asked = {"title": title, "told": told, "answer": answer, "back": back}
        self.asked = {**asked, "fields": [*fields, (SURE, "yes")]}


async def ask(request: Request, error: Exception) -> Response:
    """Ask, with the same form once more; nothing is done yet."""
    assert isinstance(error, Unsure)  # noqa: S101  it answers no other
    address = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return render("web/sure.html", {**error.asked, "address": address})
