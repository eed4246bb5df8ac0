"""Map pages: choose settings, view, regenerate and download; each board has its own address."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.boards.settings import PAPERS, SIZES, Settings, SettingsError, settings, settings_of, share_code
from skyhop.i18n import _
from skyhop.web.http.errors import error_page
from skyhop.web.http.rate_limits import COST_OF_SIZE, LOOK, MAP, PAPER, Limit, charge, identifying, limited
from skyhop.web.http.sessions import add_cookie, token_of
from skyhop.web.http.templates import origin_of, render
from skyhop.web.pages.maps import map_form, rendered
from skyhop.web.pages.maps.compare import describe_board, encode_board_card, list_measures
from skyhop.web.pages.maps.map_form import IDEAS, MapChoice, read_choice, read_choice_or_defaults, read_count, theme_of

GALLERY = (
    "7aqnaaad3k66rryyw",
    "7aqnaaaebso6rqk2j",
    "7aqnaaafm7c6uqkm7",
    "7aqnaaadbfs6rru24",
    "7aqnaaaddut6rqhxk",
    "7aqnaaaemvd6rrnxa",
    "7aqnaaadhvh62rklc",
    "7aqnaaaew2t65quu7",
    "7aqnaaagb2d7mrdx7",
    "7aqnaaae5mk6uyt3e",
    "7aqnaaaggm26uy3y3",
    "7aqnaaaglad62zljj",
)
"""Share codes of twelve boards for the gallery."""
ADDRESS = "/boards"
KEPT = "private, max-age=3600"


async def boards(request: Request) -> Response:
    """GET /boards: show the form and the gallery; with the form's fields, redirect to the board or the ideas."""
    query = request.query_params
    if not query:
        return _front(MapChoice(settings()))
    try:
        choice = read_choice(query)
        return RedirectResponse(choice.ideas(read_count(query, IDEAS)) if IDEAS in query else choice.path, 303)
    except SettingsError as error:
        return _front(read_choice_or_defaults(query), str(error), 422, "".join(query.getlist("types")))


async def ideas(request: Request) -> Response:
    """GET /boards/{code}/ideas: show several maps that differ only in their seed, and the form to change them."""
    try:
        choice = choice_in(request)
        count = read_count(request.query_params, "count")
    except SettingsError as error:
        return _front(MapChoice(settings()), str(error), 404)
    context = {
        "ideas": [choice.after(number) for number in range(count)],
        "words": describe_board(choice.settings),
        "count": count,
        "following": choice.after(count).ideas(count),
    }
    return render("web/ideas.html", {**_form(choice), **context})


async def board(request: Request) -> Response:
    """GET /boards/{code}: show the board of a share code, its check and the form to change it."""
    try:
        choice = choice_in(request)
    except SettingsError as error:
        return _front(MapChoice(settings()), str(error), 404)
    chosen = choice.settings
    await charge(request, MAP, COST_OF_SIZE.get(chosen.size, 1))
    made = await rendered.check_board(request, chosen)
    game = rendered.find_game_on_boards()
    ruleset = await rendered.make_ruleset(request, game, made.board, chosen) if game else None
    offered = await rendered.list_parts(request, game, ruleset, choice.code) if game and ruleset else ()
    context = {
        "board": made.board,
        "report": made.report,
        "facts": list_measures(made.board, made.report),
        "words": describe_board(chosen),
        "link": f"{origin_of(request)}{choice.path}",
        "origin": origin_of(request),
        "offered": offered,
        "token": token_of(request),
        "match": rendered.match_fields(game, ruleset, "code", choice.played) if game and ruleset else (),
    }
    answer = render("web/board.html", {**_form(choice), **context})
    add_cookie(request, answer)
    return answer


async def file(request: Request) -> Response:
    """GET /boards/{code}.{kind}: return the board as SVG, PNG or JSON, a preview as WebP or JPEG, or a PDF.

    The PDF contains all material of a match. The bytes are the same each time.
    """
    try:
        chosen, theme = choice_in(request)
    except SettingsError as error:
        return error_page(404, str(error))
    kind = request.path_params["kind"]
    works: dict[str, tuple[str, Limit, Callable[[], Awaitable[bytes]]]] = {
        "svg": ("image/svg+xml", MAP, lambda: rendered.draw_board(request, chosen, theme)),
        "png": ("image/png", PAPER, lambda: rendered.render_picture(request, chosen, theme)),
        "json": ("application/json", MAP, lambda: rendered.write_board(request, chosen)),
        "webp": ("image/webp", MAP, lambda: rendered.render_preview(request, chosen, theme, kind)),
        "jpg": ("image/jpeg", MAP, lambda: rendered.render_preview(request, chosen, theme, kind)),
    }
    if kind == "pdf":
        return await _print_out(request, chosen)
    if kind not in works:
        raise HTTPException(404)
    media, limit, work = works[kind]
    await charge(request, limit, COST_OF_SIZE.get(chosen.size, 1))
    made = await work()
    return Response(made, media_type=media, headers={"Cache-Control": KEPT})


async def _print_out(request: Request, chosen: Settings) -> Response:
    """Return the PDF of the board with the material of a match on it."""
    await charge(request, PAPER, COST_OF_SIZE.get(chosen.size, 1))
    made = (await rendered.check_board(request, chosen)).board
    if (game := rendered.find_game_on_boards()) is None:
        raise HTTPException(404)
    ruleset = await rendered.make_ruleset(request, game, made, chosen)
    usual = (chosen.paper, "ink" if chosen.ink else "colour")
    return await rendered.print_parts(request, game, ruleset, made.title, share_code(chosen), usual)


def _front(choice: MapChoice, notice: str = "", status: int = 200, ticked: str = "") -> Response:
    """Return the form and the gallery; `ticked` are the types shown as selected, by default those of the choice."""
    gallery = [(MapChoice(chosen), describe_board(chosen)) for chosen in map(settings_of, GALLERY)]
    return render("web/boards.html", {**_form(choice, ticked), "notice": notice, "gallery": gallery}, status)


def _form(choice: MapChoice, ticked: str = "") -> dict[str, object]:
    """Return the context of the form: the options and current values of each field, and the game."""
    chosen, game = choice.settings, rendered.find_game_on_boards()
    return {
        "game": game,
        "what": _("Maps of %(game)s") % {"game": game.title} if game else _("Maps"),
        "choice": choice,
        "told": encode_board_card,
        "chosen": chosen,
        "ticked": ticked or chosen.types,
        "pages": map_form.BY_SIZE if chosen.pages == SIZES[chosen.size].pages else str(chosen.pages),
        "papers": list(PAPERS),
        "styles": map_form.list_themes(),
        "options": map_form,
    }


def choice_in(request: Request) -> MapChoice:
    """Return the board and the look of the address. Raises SettingsError."""
    chosen = settings_of(request.path_params["code"])
    return MapChoice(chosen, theme_of(request.query_params.get("theme", MapChoice(chosen).usual_theme)))


ROUTES = (
    Route(ADDRESS, limited(boards, LOOK)),
    Route("/boards/{code}.{kind}", identifying(file)),
    Route("/boards/{code}/ideas", limited(ideas, LOOK)),
    Route("/boards/{code}", identifying(board)),
)
