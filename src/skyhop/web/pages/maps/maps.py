"""Map pages: choose settings, view, regenerate, compare and download boards.

Each board has a separate address.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.boards.check import Report
from skyhop.boards.model import Board, title_of
from skyhop.boards.settings import PAPERS, SIZES, Settings, SettingsError, read_share_code, settings, share_code
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.i18n import _, decimal, languages, listed, ngettext, use_language
from skyhop.web.http.errors import error_page
from skyhop.web.http.fragments import sort_by_length
from skyhop.web.http.rate_limits import COST_OF_SIZE, LOOK, MAP, PAPER, Limit, charge, identifying, limited
from skyhop.web.http.sessions import add_cookie, token_of
from skyhop.web.http.templates import origin_of, render
from skyhop.web.pages.maps import map_form, rendered
from skyhop.web.pages.maps.map_form import (
    IDEAS,
    MapChoice,
    list_titles,
    read_choice,
    read_choice_or_defaults,
    read_count,
    read_look,
)
from skyhop.web.pages.maps.rendered import CheckedBoard


def describe_board(chosen: Settings) -> dict[str, str]:
    """Return short texts about a board: its title and its expansions."""
    size, kind = list_titles("size")[chosen.size], list_titles("kind")[chosen.kind]
    added = [title for name, title in list_titles("expansions").items() if name in chosen.expansions]
    return {"title": f"{size}, {kind}", "added": listed(added) or _("no expansions")}


def encode_board_card(chosen: Settings, name: str = "") -> str:
    """Return JSON with facts about a board, for storage in the browser.

    The JSON has texts in all locales, since the reader may change the locale later.
    """
    texts = {}
    for tag in languages():
        with use_language(tag):
            words, seed = describe_board(chosen), _("Seed %(seed)s") % {"seed": chosen.seed}
            texts[tag] = [title_of(name), words["title"]] if name else [words["title"], f"{seed}; {words['added']}"]
    return json.dumps(texts)


def list_measures(board: Board, report: Report) -> list[tuple[str, str]]:
    """Return the measures of a board, such as its number of routes.

    Each item contains a name and a value in words.
    """
    return [(name, value) for name, value in _describe_measures(board, report) if value]


def _orders(board: Board) -> str:
    """Return the number of secret orders in words.

    If the players of the map need more orders, add the number of players for whom the orders are enough.
    """
    count, players = len(board.orders), board.settings.get("players")
    if not count or not isinstance(players, int) or count >= 2 * players:
        return str(count or "")
    few = ngettext(
        "%(count)s, enough for %(players)s player. Matches with more players have no secret orders.",
        "%(count)s, enough for %(players)s players. Matches with more players have no secret orders.",
        count // 2,
    )
    return few % {"count": count, "players": count // 2}


def _describe_measures(board: Board, report: Report) -> Iterator[tuple[str, str]]:
    """Yield the measures of a board. The most interesting one comes first.

    The page omits measures with an empty value.
    """
    found = report.measures
    colours = list_titles("types")
    yield _("Cities"), str(found.cities)
    routes = _("%(routes)s, %(share)s of them parallel to another route")
    doubles = sum(route.double == 2 for route in board.routes)
    yield _("Routes"), routes % {"routes": found.routes, "share": doubles}
    yield _("Neighbours per city"), _("%(mean)s on average") % {"mean": decimal(found.routes_per_city, 1)}
    lengths = [_("%(count)s with %(spaces)s") % {"count": n, "spaces": spaces} for spaces, n in found.lengths.items()]
    yield _("Routes by spaces"), listed(lengths)
    types = [f"{colours.get(letter, letter)} {count}" for letter, count in found.spaces_of_type.items()]
    yield _("Spaces of each type"), listed(types)
    yield _("Trajectories"), str(len(board.trajectories) or "")
    yield _("Secret orders"), _orders(board)
    yield _("Longest chain of one type"), str(found.chain)
    yield _("Smallest gap"), _("%(gap)s mm in print") % {"gap": decimal(found.clearance)}
    width, height = board.page.print_size
    size = {"width": round(width), "height": round(height)}
    yield _("Size in print"), _("%(width)s by %(height)s mm") % size


MAPS = "map"
"""Query parameter for a map. It occurs twice. Its value is a share code or the address of the map's page."""
TWO = 2


class ComparisonRow(NamedTuple):
    """Row of the comparison: the name of a measure, and its values for the two maps."""

    name: str
    values: tuple[str, str]

    @property
    def differs(self) -> bool:
        """True if the two values differ."""
        return self.values[0] != self.values[1]


async def page(request: Request) -> Response:
    """GET /boards/compare: show two maps side by side. If that is impossible, show a form and the reason."""
    codes = list(dict.fromkeys(map(_code, request.query_params.getlist(MAPS))))
    codes = [code for code in codes if code]
    try:
        choices = [MapChoice(read_share_code(code)) for code in codes[: TWO + 1]]
    except SettingsError as error:
        return _render_compare_form(codes, str(error), 422)
    if len(choices) != TWO:
        problem = _("Choose two different maps to compare.")
        return _render_compare_form(codes, problem if codes else "", 422 if codes else 200)
    await charge(request, MAP, sum(COST_OF_SIZE.get(choice.settings.size, 1) for choice in choices))
    one, other = [await rendered.check_board(request, choice.settings) for choice in choices]
    both = list(zip(choices, (one, other), strict=True))
    rows = [ComparisonRow(name, values) for name, values in _rows(choices, (one, other)) if any(values)]
    return render(
        "web/compared.html", {"both": both, "rows": rows, "codes": codes, "notice": "", "told": encode_board_card}
    )


def _render_compare_form(codes: Sequence[str], notice: str, status: int) -> Response:
    return render("web/compared.html", {"both": [], "rows": [], "codes": codes[:TWO], "notice": notice}, status)


def _code(text: str) -> str:
    """Return the share code in a text. The text is a share code or the address of a map's page."""
    return text.strip().partition("?")[0].rstrip("/").rpartition("/")[2][:200]


def _rows(
    choices: Sequence[MapChoice], both: tuple[CheckedBoard, CheckedBoard]
) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield the name of each measure, and its values for the two maps. The most interesting measure comes first."""
    for name, field in ((_("Size"), "size"), (_("Clarity"), "clarity"), (_("Ruleset"), "kind")):
        yield name, _make_pair(list_titles(field)[getattr(choice.settings, field)] for choice in choices)
    found = [each.report.measures for each in both]
    boards = [each.board for each in both]
    yield _("Cities"), _make_pair(str(of.cities) for of in found)
    yield _("Routes"), _make_pair(str(of.routes) for of in found)
    yield _("Parallel routes"), _make_pair(str(sum(route.double == TWO for route in board.routes)) for board in boards)
    yield _("Neighbours per city"), _make_pair(decimal(of.routes_per_city, 1) for of in found)
    yield _("Spaces"), _make_pair(str(sum(len(route.spaces) for route in board.routes)) for board in boards)
    for length in sorted({length for of in found for length in of.lengths}):
        yield _("Routes of %(spaces)s") % {"spaces": length}, _make_pair(str(of.lengths.get(length, 0)) for of in found)
    yield _("Trajectories"), _make_pair(str(len(board.trajectories)) for board in boards)
    yield _("Longest chain of one type"), _make_pair(str(of.chain) for of in found)
    yield (
        _("Smallest gap"),
        _make_pair(_("%(gap)s mm in print") % {"gap": decimal(of.clearance)} for of in found),
    )
    yield _("Crossings and overlaps"), _make_pair(_overlaps(each) for each in both)
    yield _("Size in print"), _make_pair(_("%(width)s by %(height)s mm") % _print_size(each) for each in both)


def _make_pair(values: Iterator[str]) -> tuple[str, str]:
    one, other = values
    return one, other


def _overlaps(checked: CheckedBoard) -> str:
    """Return in words the number of places where drawn elements of a board overlap."""
    count = sum(mistake.kind.startswith("over ") for mistake in checked.report.mistakes)
    return str(count) if count else _("none")


def _print_size(checked: CheckedBoard) -> dict[str, int]:
    width, height = checked.board.page.print_size
    return {"width": round(width), "height": round(height)}


COMPARE_ROUTES = (Route("/boards/compare", limited(page, LOOK)),)


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
"""Share codes of the boards in the gallery."""
ADDRESS = "/boards"
KEPT = "private, max-age=3600"


async def boards(request: Request) -> Response:
    """GET /boards: show the form and the gallery. A sent form leads to the board or to the page of ideas."""
    query = request.query_params
    if not query:
        return _render_front(MapChoice(settings()))
    try:
        choice = read_choice(query)
        return RedirectResponse(choice.ideas(read_count(query, IDEAS)) if IDEAS in query else choice.path, 303)
    except SettingsError as error:
        return _render_front(read_choice_or_defaults(query), str(error), 422, "".join(query.getlist("types")))


async def ideas(request: Request) -> Response:
    """GET /boards/{code}/ideas: show several maps that differ only in their seed, and the form for their settings."""
    try:
        choice = choice_in(request)
        count = read_count(request.query_params, "count")
    except SettingsError as error:
        return _render_front(MapChoice(settings()), str(error), 404)
    context = {
        "ideas": [choice.after(number) for number in range(count)],
        "words": describe_board(choice.settings),
        "count": count,
        "following": choice.after(count).ideas(count),
    }
    return render("web/ideas.html", {**_form(choice), **context})


async def board(request: Request) -> Response:
    """GET /boards/{code}: show the board of a share code, the report of its check, and the form with its settings."""
    try:
        choice = choice_in(request)
    except SettingsError as error:
        return _render_front(MapChoice(settings()), str(error), 404)
    chosen = choice.settings
    await charge(request, MAP, COST_OF_SIZE.get(chosen.size, 1))
    checked = await rendered.check_board(request, chosen)
    game = rendered.find_game_on_boards()
    ruleset = await rendered.make_ruleset(request, game, checked.board, chosen) if game else None
    offered = await rendered.list_parts(request, game, ruleset, choice.code) if game and ruleset else ()
    context = {
        "board": checked.board,
        "report": checked.report,
        "facts": list_measures(checked.board, checked.report),
        "words": describe_board(chosen),
        "link": f"{origin_of(request)}{choice.path}",
        "origin": origin_of(request),
        "offered": offered,
        "token": token_of(request),
        "match": rendered.match_fields(game, ruleset, "code", choice.code_with_style) if game and ruleset else (),
    }
    answer = render("web/board.html", {**_form(choice), **context})
    add_cookie(request, answer)
    return answer


async def file(request: Request) -> Response:
    """GET /boards/{code}.{kind}: return the board in the format that the address names.

    SVG, PNG and JSON contain the board. WebP and JPEG contain a preview. PDF contains all material of a match. Each
    download from the same address has the same bytes.
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
    content = await work()
    return Response(content, media_type=media, headers={"Cache-Control": KEPT})


async def _print_out(request: Request, chosen: Settings) -> Response:
    """Return the PDF with the board and all other material of a match."""
    await charge(request, PAPER, COST_OF_SIZE.get(chosen.size, 1))
    finished = (await rendered.check_board(request, chosen)).board
    if (game := rendered.find_game_on_boards()) is None:
        raise HTTPException(404)
    ruleset = await rendered.make_ruleset(request, game, finished, chosen)
    usual = (chosen.paper, "ink" if chosen.ink else "colour")
    return await rendered.print_parts(request, game, ruleset, finished.title, share_code(chosen), usual)


def _render_front(choice: MapChoice, notice: str = "", status: int = 200, ticked: str = "") -> Response:
    """Return the page with the form, the gallery, and the games to print.

    `ticked` contains the selected types of balloons. If it is empty, the form selects the types of `choice`.
    """
    gallery = [(MapChoice(chosen), describe_board(chosen)) for chosen in map(read_share_code, GALLERY)]
    games = sort_by_length(map(registry.game, registry.names()))
    context = {
        "notice": notice,
        "gallery": gallery,
        "on_paper": [game for game in games if game.has(Capability.MATERIAL)],
    }
    return render("web/boards.html", {**_form(choice, ticked), **context}, status)


def _form(choice: MapChoice, ticked: str = "") -> dict[str, object]:
    """Return the template context of the form: the choices and the present value of each field, and the game."""
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
        "styles": map_form.list_choices("theme"),
        "options": map_form,
    }


def choice_in(request: Request) -> MapChoice:
    """Return the board and the map style that the address names. Raise SettingsError if one of them is invalid."""
    chosen = read_share_code(request.path_params["code"])
    return MapChoice(chosen, read_look(request.query_params.get("theme", MapChoice(chosen).usual_theme)).text)


ROUTES = (
    Route(ADDRESS, limited(boards, LOOK)),
    Route("/boards/{code}.{kind}", identifying(file)),
    Route("/boards/{code}/ideas", limited(ideas, LOOK)),
    Route("/boards/{code}", identifying(board)),
)
