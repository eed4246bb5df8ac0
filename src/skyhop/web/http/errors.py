"""Error pages and problem documents. Each explains the error and the next step."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from functools import lru_cache
from http import HTTPStatus
from typing import Annotated

from msgspec import Meta
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import Receive, Scope, Send

from skyhop.engine.document import LEFT_OUT, LeftOut, Part, write_document
from skyhop.extras import missing_package
from skyhop.i18n import _, language, ngettext
from skyhop.server.exceptions import FaultCause, StoreFault
from skyhop.server.players.moderation import PlayerRestricted
from skyhop.web.http.rate_limits import TooFast
from skyhop.web.http.settings import current_settings
from skyhop.web.http.templates import render

MEDIA_TYPE = "application/problem+json"
API = "/api/"
"""Path prefix of the API for programs."""
KIND = "urn:skyhop:problem:"


class Problem(Part):
    """Problem document: the reason why a request of a program failed."""

    type: str
    """URN that ends in a word for the kind of problem. It is about:blank if the status is a sufficient description."""
    title: str
    """HTTP status in words."""
    status: Annotated[int, Meta(ge=400, le=599)]
    detail: str
    """Sentences in the language of the request: what happened, why, and what to do."""
    clause: str | LeftOut = LEFT_OUT
    """Clause of the rules that forbids the action."""
    place: str | LeftOut = LEFT_OUT
    """Path of the invalid value in the request's document, such as $.ply."""
    ply: int | LeftOut = LEFT_OUT
    """Current ply of the match, if the action was meant for another position."""


def problem_response(problem: Problem) -> Response:
    """Return a problem document as a response."""
    return Response(write_document(problem), problem.status, media_type=MEDIA_TYPE)


NOT_FOUND = HTTPStatus.NOT_FOUND.phrase
"""Default detail of a 404 error."""
LOG = logging.getLogger("skyhop")
BUSY = frozenset({429, 503})
"""Statuses that mean: the client sends too many requests, or the server is busy. Their pages show a waiting balloon."""
RETRIED = BUSY | {500}
"""Statuses of errors that may be over soon. Their pages have a button that loads the same address again."""
KEPT_HEADERS = ("retry-after", "allow", "connection", "set-cookie")
"""Names of the headers that the final response copies from an error response."""


def error_page(status: int, sentence: str, links: Sequence[tuple[str, str]] = ()) -> Response:
    """Return an error page. Each item of `links` is the address of a helpful page, and the text of the link."""
    return ErrorPage(Problem("about:blank", _title(status), status, sentence), links)


class ErrorPage(Response):
    """Error response: an HTML page or, for addresses of the API, a problem document with the same content.

    The response is rendered only when it is sent. A refused API request therefore renders no page.
    """

    media_type = "text/html"

    def __init__(self, problem: Problem, links: Sequence[tuple[str, str]]) -> None:
        super().__init__(status_code=problem.status)
        self._problem = problem
        self._links = links

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the problem document if the address belongs to the API. Otherwise send the page."""
        problem = self._problem
        may_retry = scope["method"] == "GET" and problem.status in RETRIED
        answer = (
            problem_response(problem) if scope["path"].startswith(API) else self._render(problem, may_retry=may_retry)
        )
        headers = [pair for pair in self.raw_headers if pair[0].decode() in KEPT_HEADERS]
        answer.raw_headers += headers
        await answer(scope, receive, send)

    def _render(self, problem: Problem, *, may_retry: bool) -> Response:
        return render("web/error.html", _describe(problem, self._links, may_retry=may_retry), problem.status)


def _describe(problem: Problem, links: Sequence[tuple[str, str]], *, may_retry: bool) -> dict[str, object]:
    """Return the template context of an error page: the texts, the links and the kind of drawing."""
    kind = "wait" if problem.status in BUSY else "broken" if problem.status >= 500 else "lost"
    return {
        "title": problem.title,
        "sentence": problem.detail,
        "links": links,
        "kind": kind,
        "may_retry": may_retry,
    }


_PUNCTUATED = re.compile(r"""(?P<address>(?:/[\w-]+)+)[.,;:!?)\]}>'"*”“’»…]{1,8}""", re.ASCII)  # noqa: RUF001  typographic punctuation
"""Pattern of an address with punctuation after it, such as `/matches/abc).`, copied from a sentence."""


class OverloadPage(ErrorPage):
    """Error page for requests that the concurrency limit refuses. The page is cached by locale and settings."""

    def _render(self, problem: Problem, *, may_retry: bool) -> Response:
        page = _render_overload(problem, language(), tuple(current_settings().items()), may_retry=may_retry)
        return HTMLResponse(page, problem.status)


@lru_cache(maxsize=64)
def _render_overload(
    problem: Problem, _language: str, _settings: tuple[tuple[str, str], ...], *, may_retry: bool
) -> bytes:
    for_all_readers = {"own_matches": (), "has_bar": False}
    context = _describe(problem, (), may_retry=may_retry) | for_all_readers
    return bytes(render("web/turned_away.html", context).body)


async def not_found(request: Request, error: Exception) -> Response:
    """Return the 404 page. If the address ends with punctuation, redirect to the address without the punctuation."""
    found = _PUNCTUATED.fullmatch(request.url.path)
    if found and request.method in {"GET", "HEAD"} and not request.url.path.startswith(API):
        return RedirectResponse(found["address"])
    detail = getattr(error, "detail", NOT_FOUND)
    if detail == NOT_FOUND:
        detail = _("There is no page at this address. Your matches are in the lobby.")
    return error_page(404, detail)


async def wrong_method(request: Request, error: Exception) -> Response:
    """Return the 405 page for a reader who opened the address of a form, or a program that used a wrong method."""
    sentence = _("This address accepts only forms. Go back to the page with the form.")
    if request.url.path.startswith(API):
        sentence = _("This address does not accept this HTTP method. The API documentation lists the accepted methods.")
    page = error_page(405, sentence)
    page.headers.update(getattr(error, "headers", None) or {})
    return page


async def too_fast(_request: Request, error: Exception) -> Response:
    """Return the 429 page after a rate limit was exceeded."""
    seconds = error.seconds if isinstance(error, TooFast) else 1
    sentence = ngettext(
        "You sent too many requests at once. Try again in %(seconds)s second.",
        "You sent too many requests at once. Try again in %(seconds)s seconds.",
        seconds,
    )
    return retry_page(429, sentence % {"seconds": seconds}, seconds)


async def workers_busy(_request: Request, _error: Exception) -> Response:
    """Return the 503 page for a full queue: too many maps, films, analyses and hints wait."""
    return retry_page(
        503,
        _("The server is making many maps, films, analyses and hints right now. Wait a moment, then reload the page."),
        10,
    )


async def too_costly(_request: Request, error: Exception) -> Response:
    """Return the 422 page for a request that needs too much memory or time."""
    return error_page(422, str(error))


async def package_missing(_request: Request, error: Exception) -> Response:
    """Return the 501 page if the optional packages for maps, pictures and films are not installed."""
    assert isinstance(error, ModuleNotFoundError)  # noqa: S101  registered only for this class
    if (error.name or "").partition(".")[0] == "skyhop":
        raise error
    problem = _("This server cannot make maps, pictures or films. %(needed)s, then restart the server.")
    return error_page(501, problem % {"needed": missing_package(error)})


async def store_fault(_request: Request, error: Exception) -> Response:
    """Return the page for a fault of the store.

    The page describes the cause. If the store cannot be written, the page says that the last action was not saved.
    """
    cause = error.cause if isinstance(error, StoreFault) else FaultCause.BROKEN
    status, seconds, sentence = {
        FaultCause.FULL: (
            507,
            5,
            _("The server's disk is full, so your last action was not saved. Your matches are safe."),
        ),
        FaultCause.READ_ONLY: (
            503,
            5,
            _("This server cannot save right now, so your last action was not saved. Your matches are safe."),
        ),
        FaultCause.LOCKED: (
            503,
            5,
            _("Another program is blocking the server's database. Nothing is lost. Try again in a moment."),
        ),
        FaultCause.BROKEN: (503, 5, _("This server cannot reach its database right now. Try again in a minute.")),
        FaultCause.BUSY: (503, 1, _describe_crowding()),
    }[cause]
    return retry_page(status, sentence, seconds)


def overload_page() -> Response:
    """Return the 503 page of an overloaded server. The server closes the connection after this page."""
    page = OverloadPage(Problem("about:blank", _title(503), 503, _describe_crowding()), ())
    page.headers.update({"Retry-After": "1", "Connection": "close"})
    return page


def _describe_crowding() -> str:
    return _("Too many people are playing here right now. Nothing is lost. Try again in a moment.")


def retry_page(status: int, sentence: str, seconds: int) -> Response:
    """Return an error page with a Retry-After header of `seconds`."""
    page = error_page(status, sentence)
    page.headers["Retry-After"] = str(seconds)
    return page


async def player_gone(_request: Request, error: Exception) -> Response:
    """Return the 409 page for a request about a player whose data was deleted, or who is paused or banned."""
    links = [("/account", _("Your account"))] if isinstance(error, PlayerRestricted) else []
    return error_page(409, str(error), links)


async def client_gone(_request: Request, _error: Exception) -> Response:
    """Return an empty response for a client that disconnected while it sent a form. Do not log the error."""
    return Response(status_code=400)


async def damaged_match(_request: Request, error: Exception) -> Response:
    """Return the 500 page for a match whose journal does not lead to the stored outcome.

    The page says that the operator can restore the match from a backup.
    """
    LOG.error("The store holds a match that cannot be replayed, from ply %s on.", getattr(error, "ply", None))
    problem = _(
        "The stored data of this match is damaged: a replay does not reach the last position. The operator "
        "of this server can restore the match from a backup."
    )
    return error_page(500, problem)


async def defect(_request: Request, _error: Exception) -> Response:
    """Return the 500 page for an unexpected error. The page says that the matches are safe."""
    sentence = _("This is a bug in the server. Your matches are safe. Go back and try again. Please report the bug.")
    return error_page(500, sentence)


class SpectatorsBarred(HTTPException):
    """Refusal to show a match to a reader.

    The players allow no spectators, or one of the players and the reader has blocked the other.
    """

    def __init__(self, sentence: str) -> None:
        super().__init__(403, sentence)


async def spectators_barred(_request: Request, error: Exception) -> Response:
    """Return the 403 page of a match that the reader may not see, with the reason."""
    return ErrorPage(Problem("about:blank", _("This match is private"), 403, getattr(error, "detail", "")), ())


def _title(status: int) -> str:
    return {
        403: _("Request from another site"),
        404: _("Not found"),
        413: _("Request too large"),
        405: _("Nothing to read here"),
        429: _("Too many requests"),
        500: _("Something went wrong here"),
        503: _("Not now"),
        507: _("No space left"),
    }.get(status, _("Request failed"))
