"""Boards to play on: choose, look, roll again, take home; an address for every board."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.boards.model import Board
from skyhop.boards.report import Report
from skyhop.boards.settings import PAPERS, SIZES, Settings, SettingsError, settings
from skyhop.boards.share import settings_of, share_code
from skyhop.core.game import registry
from skyhop.core.game.game import Game
from skyhop.core.game.options import Document, Option
from skyhop.core.language.figures import decimal
from skyhop.core.language.i18n import _, listed, ngettext
from skyhop.web.library import board_choices, maps, prints
from skyhop.web.library.board_choices import Choice, choice_of, kept_of, theme_of
from skyhop.web.shell.errors import error_page, without_press
from skyhop.web.shell.limits import COST_OF_SIZE, LOOK, MAP, PAPER, Limit, charge, limited, recognised
from skyhop.web.shell.pages import render

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
ADDRESS = "/boards"
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
    choice = Choice(chosen, theme)
    await charge(request, MAP, COST_OF_SIZE.get(chosen.size, 1))
    try:
        made = await maps.examined(request, chosen)
        offered = await _offered(request, made.board, chosen)
    except ModuleNotFoundError as error:
        return without_press(error)
    context = {
        "board": made.board,
        "report": made.report,
        "facts": _facts(made.board, made.report),
        "words": _shown(chosen),
        "link": str(request.url.replace(query="")),
        "offered": offered,
    }
    return render("web/board.html", {**_form(choice), **context})


async def file(request: Request) -> Response:
    """GET /boards/{code}.{kind}: the board as SVG, PNG or JSON, or all of a match as PDF; the same bytes each time."""
    try:
        chosen = settings_of(request.path_params["code"])
        theme = theme_of(request.query_params.get("theme", "ink" if chosen.ink else "colour"))
    except SettingsError as error:
        return error_page(404, str(error))
    works: dict[str, tuple[str, Limit, Callable[[], Awaitable[bytes]]]] = {
        "svg": ("image/svg+xml", MAP, lambda: maps.drawing(request, chosen, theme)),
        "png": ("image/png", PAPER, lambda: maps.picture(request, chosen, theme)),
        "json": ("application/json", MAP, lambda: maps.plain_file(request, chosen)),
    }
    if request.path_params["kind"] == "pdf":
        return await _print_out(request, chosen)
    if request.path_params["kind"] not in works:
        raise HTTPException(404)
    kind, limit, work = works[request.path_params["kind"]]
    await charge(request, limit, COST_OF_SIZE.get(chosen.size, 1))
    try:
        made = await work()
    except ModuleNotFoundError as error:
        return without_press(error)
    return Response(made, media_type=kind, headers={"Cache-Control": KEPT})


async def _print_out(request: Request, chosen: Settings) -> Response:
    """Print the board with what a match on it needs."""
    await charge(request, PAPER, COST_OF_SIZE.get(chosen.size, 1))
    try:
        made = (await maps.examined(request, chosen)).board
        if (game := game_on_boards()) is None:
            raise HTTPException(404)
        ruleset = await maps.ruleset(request, game, made, chosen)
        usual = (chosen.paper, "ink" if chosen.ink else "colour")
        return await prints.answer(request, game, ruleset, made.name, share_code(chosen), usual)
    except ModuleNotFoundError as error:
        return without_press(error)


async def _offered(request: Request, board: Board, chosen: Settings) -> Sequence[prints.Offered]:
    """What can be printed of a board; nothing where no game is played on it."""
    if (game := game_on_boards()) is None:
        return ()
    ruleset = await maps.ruleset(request, game, board, chosen)
    return await prints.offers(request, game, ruleset, share_code(chosen))


def _front(choice: Choice, notice: str = "", status: int = 200, ticked: str = "") -> Response:
    """Answer with the form and the gallery; `ticked` are the types that the form shows if not those of the choice."""
    gallery = [(code, _shown(settings_of(code))) for code in GALLERY]
    return render("web/boards.html", {**_form(choice, ticked), "notice": notice, "gallery": gallery}, status)


def _form(choice: Choice, ticked: str = "") -> dict[str, object]:
    """What the form shows: each field's values in words, and those chosen; and which game they are for."""
    chosen, game = choice.settings, game_on_boards()
    return {
        "game": game,
        "what": _("Maps of %(game)s") % {"game": game.title} if game else _("Maps"),
        "choice": choice,
        "chosen": chosen,
        "ticked": ticked or chosen.types,
        "pages": board_choices.BY_SIZE if chosen.pages == SIZES[chosen.size].pages else str(chosen.pages),
        "papers": list(PAPERS),
        "options": board_choices,
    }


def game_on_boards() -> Game | None:
    """The game that is played on these boards: among its options is one that takes a board's share code."""
    games = map(registry.game, registry.names())
    return next((game for game in games if any(map(_takes_code, game.options().options))), None)


def _takes_code(option: Option) -> bool:
    return isinstance(option, Document) and option.code is not None and option.code.made_at == ADDRESS


ROUTES = (
    Route(ADDRESS, limited(boards, LOOK)),
    Route("/boards/{code}.{kind}", recognised(file)),
    Route("/boards/{code}", recognised(board)),
)


def _shown(chosen: Settings) -> dict[str, str]:
    """Say in a few words what a board is: a title, and what is added to it."""
    size = {option.value: option.title for option in board_choices.sizes()}[chosen.size]
    kind = {option.value: option.title for option in board_choices.kinds()}[chosen.kind]
    added = [option.title for option in board_choices.expansions() if option.value in chosen.expansions]
    return {"title": f"{size}, {kind}", "added": listed(added) or _("no expansions")}


def _facts(board: Board, report: Report) -> list[tuple[str, str]]:
    """List what the check has measured: name and value, in words."""
    return [(name, value) for name, value in _measured(board, report) if value]


def _orders(board: Board) -> str:
    """Count the secret orders, and say with how many players none are dealt."""
    count, players = len(board.orders), board.settings.get("players")
    if not count or not isinstance(players, int) or count >= 2 * players:
        return str(count or "")
    few = ngettext(
        "%(count)s, enough for %(players)s player; with more none are dealt",
        "%(count)s, enough for %(players)s players; with more none are dealt",
        count // 2,
    )
    return few % {"count": count, "players": count // 2}


def _measured(board: Board, report: Report) -> Iterator[tuple[str, str]]:
    """Yield the measures in the order in which a reader wants them; an empty value is not shown."""
    found = report.measures
    colours = {option.value: option.title for option in board_choices.types()}
    yield _("Cities"), str(found["cities"])
    routes = _("%(routes)s, %(share)s of them second ones beside another")
    doubles = sum(route.double == 2 for route in board.routes)
    yield _("Routes"), routes % {"routes": found["routes"], "share": doubles}
    yield _("Neighbours of a city"), _("%(mean)s in the mean") % {"mean": decimal(found["routes_per_city"], 1)}
    lengths = [_("%(count)s of %(spaces)s") % {"count": n, "spaces": spaces} for spaces, n in found["lengths"].items()]
    yield _("Routes by spaces"), listed(lengths)
    types = [f"{colours.get(letter, letter)} {count}" for letter, count in found["spaces_of_type"].items()]
    yield _("Spaces of each type"), listed(types)
    yield _("Trajectories"), str(len(board.trajectories) or "")
    yield _("Secret orders"), _orders(board)
    yield _("Longest row of one type"), str(found["chain"])
    yield _("Nearest two things"), _("%(gap)s mm apart in print") % {"gap": decimal(found["clearance"])}
    width, height = board.page.print_size
    size = {"width": round(width), "height": round(height)}
    yield _("Size in print"), _("%(width)s by %(height)s mm") % size
