"""Boards of Aeronaut Odyssey: choose, look, roll again, take home; an address for every board."""

from __future__ import annotations

from collections.abc import Callable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.boards.settings import PAPERS, SIZES, SettingsError, settings
from skyhop.boards.share import settings_of
from skyhop.core.i18n import _
from skyhop.web import board_choices, board_jobs
from skyhop.web.board_choices import Choice, choice_of, kept_of, theme_of
from skyhop.web.board_facts import facts, shown
from skyhop.web.errors import error_page
from skyhop.web.limits import COST_OF_SIZE, LOOK, MAP, PAPER, Limit, charge, limited
from skyhop.web.pages import render

GALLERY = (
    "2aqnaaad7qo6rrlhc",
    "2aqnaaanvgg6rriko",
    "2aqnaaazzgc6urqdo",
    "2aqnaabgzqk6rqjwm",
    "2aqnaacad7t6rrgdp",
    "2aqnaacaic36rqsqy",
    "2aqnaabtn5g62qozm",
    "2aqnaacnei265qzqq",
    "2aqnaaczyjk7mrunp",
    "2aqnaaaa6kg6uysbx",
    "2aqnaaebkbc6rz5ei",
    "2aqnaaibj3k62zmjs",
)
"""Share codes of twelve boards that look good."""
KEPT = "private, max-age=3600"


async def boards(request: Request) -> Response:
    """GET /boards: the form and the gallery; with the form's fields, on to the board that they ask for."""
    if not request.query_params:
        return _front(Choice(settings()))
    try:
        return RedirectResponse(choice_of(request.query_params).path, 303)
    except SettingsError as error:
        ticked = "".join(request.query_params.getlist("types"))
        return _front(kept_of(request.query_params), str(error), 422, ticked)


async def board(request: Request) -> Response:
    """GET /boards/{code}: the board of a share code, what its check says, and the form to change it."""
    try:
        chosen = settings_of(request.path_params["code"])
        theme = theme_of(request.query_params.get("theme", "ink" if chosen.ink else "colour"))
    except SettingsError as error:
        return _front(Choice(settings()), str(error), 404)
    choice = Choice(chosen, theme, "lock" in request.query_params)
    charge(request, MAP, COST_OF_SIZE.get(chosen.size, 1))
    made = await _made(lambda: board_jobs.examined(chosen))
    if isinstance(made, Response):
        return made
    context = {
        "board": made.board,
        "report": made.report,
        "facts": facts(made.board, made.report),
        "words": shown(chosen),
        "link": str(request.url.replace(query="")),
    }
    return render("web/board.html", {**_form(choice), **context})


async def file(request: Request) -> Response:
    """GET /boards/{code}.{kind}: the board as SVG, PNG, PDF or JSON; the same bytes for the same address."""
    try:
        chosen = settings_of(request.path_params["code"])
        theme = theme_of(request.query_params.get("theme", "ink" if chosen.ink else "colour"))
    except SettingsError as error:
        return error_page(404, str(error))
    with_rules = "rules" in request.query_params
    works: dict[str, tuple[str, Limit, Callable[[], bytes]]] = {
        "svg": ("image/svg+xml", MAP, lambda: board_jobs.drawing(chosen, theme)),
        "png": ("image/png", PAPER, lambda: board_jobs.picture(chosen, theme)),
        "pdf": ("application/pdf", PAPER, lambda: board_jobs.print_out(chosen, theme, with_rules=with_rules)),
        "json": ("application/json", MAP, lambda: board_jobs.plain_file(chosen)),
    }
    if request.path_params["kind"] not in works:
        raise HTTPException(404)
    kind, limit, work = works[request.path_params["kind"]]
    charge(request, limit, COST_OF_SIZE.get(chosen.size, 1))
    made = await _made(work)
    if isinstance(made, Response):
        return made
    return Response(made, media_type=kind, headers={"Cache-Control": KEPT, "Vary": "Accept-Language"})


async def _made(work: Callable[[], board_jobs.Made]) -> board_jobs.Made | Response:
    """Have something made, or say friendly why not."""
    try:
        return await board_jobs.in_worker(work)
    except ModuleNotFoundError as error:
        problem = _("Maps need %(package)s; install skyhop with its extra press, then start the table again.")
        return error_page(501, problem % {"package": error.name})


def _front(choice: Choice, notice: str = "", status: int = 200, ticked: str = "") -> Response:
    """Answer with the form and the gallery; `ticked` are the types that the form shows if not those of the choice."""
    gallery = [(code, shown(settings_of(code))) for code in GALLERY]
    return render("web/boards.html", {**_form(choice, ticked), "notice": notice, "gallery": gallery}, status)


def _form(choice: Choice, ticked: str = "") -> dict[str, object]:
    """What the form shows: each field's values in words, and those chosen."""
    chosen = choice.settings
    return {
        "choice": choice,
        "chosen": chosen,
        "ticked": ticked or chosen.types,
        "pages": board_choices.BY_SIZE if chosen.pages == SIZES[chosen.size].pages else str(chosen.pages),
        "papers": list(PAPERS),
        "options": board_choices,
    }


ROUTES = (
    Route("/boards", limited(boards, LOOK)),
    Route("/boards/{code}.{kind}", file),
    Route("/boards/{code}", board),
)
