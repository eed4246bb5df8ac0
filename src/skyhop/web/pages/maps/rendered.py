"""Boards as pages need them: generated, checked, drawn and printed by background jobs.

All readers share the cached results.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from skyhop.boards.draw.styles import NAMES
from skyhop.boards.settings import PAPERS, SettingsError
from skyhop.engine.state import Ruleset
from skyhop.game import registry
from skyhop.game.capability import COLOUR, SAVING, Capability, MaterialOptions, Part, Poster
from skyhop.game.game import Game
from skyhop.game.options import MultipleChoiceOption
from skyhop.i18n import _, language
from skyhop.jobs.queue import JobKind
from skyhop.svg import outline_texts
from skyhop.web.http.background_jobs import PAGES, run_job
from skyhop.web.http.errors import error_page
from skyhop.web.http.fragments import find_game
from skyhop.web.http.rate_limits import LOOK, PAPER, charge, identifying, limited
from skyhop.web.http.templates import render
from skyhop.web.pages.maps.map_form import list_choices, read_look

if TYPE_CHECKING:
    from skyhop.boards.check import Report
    from skyhop.boards.model import Board
    from skyhop.boards.settings import Settings

BOARDS = JobKind("maps", PAGES, kept=64, is_limited=True)
DRAWINGS = JobKind("drawings", PAGES, kept=48, is_limited=True)
FILES = JobKind("map files", PAGES, is_limited=True)
RULESETS = JobKind("rules on maps", PAGES, kept=64, is_limited=True)
PREVIEWS = JobKind("previews of maps", PAGES, kept=96, is_limited=True)
PREVIEW_WIDTHS_PIXELS = {"webp": 640, "jpg": 1200}
"""Width of previews in pixels, by file type. Our pages use WebP. Link previews on other sites use JPEG."""
MM_OF_INCH = 25.4


class CheckedBoard(NamedTuple):
    """Board with the report of its check."""

    board: Board
    report: Report


class DrawnBoard(NamedTuple):
    """Board as two SVG drawings: `text` contains text elements, and `outlined` contains the letters as outlines.

    A program needs the fonts to show `text`.
    """

    text: str
    outlined: bytes


async def check_board(request: Request, chosen: Settings) -> CheckedBoard:
    """Generate and check a board in a job.

    Raise ModuleNotFoundError if the optional packages for maps are not installed.
    """
    return await run_job(request, BOARDS, generate_and_check, chosen, key=(chosen, language()))


async def draw_board(request: Request, chosen: Settings, theme: str) -> bytes:
    """Return a board as SVG, with letters as outlines."""
    return (await _load_drawing(request, chosen, theme)).outlined


async def write_board(request: Request, chosen: Settings) -> bytes:
    """Return the JSON file of a board."""
    return await run_job(request, FILES, _write_board_file, (await check_board(request, chosen)).board)


async def render_picture(request: Request, chosen: Settings, theme: str) -> bytes:
    """Return a board as a PNG picture."""
    size = (await check_board(request, chosen)).board.page.print_size
    return await run_job(request, FILES, _picture, (await _load_drawing(request, chosen, theme)).text, size)


async def render_preview(request: Request, chosen: Settings, theme: str, kind: str) -> bytes:
    """Return a board as a small picture. One job does all steps, because no other request needs their results."""
    return await run_job(request, PREVIEWS, _preview, chosen, theme, kind, key=(chosen, theme, kind, language()))


async def make_ruleset(request: Request, game: Game, board: Board, chosen: Settings) -> Ruleset:
    """Compute the ruleset of a match on a board in a background job. Return the ruleset."""
    return await run_job(request, RULESETS, ruleset_on, game, board, key=chosen)


def find_game_on_boards() -> Game | None:
    """Return the first game that is played on generated boards, or None."""
    return next(iter(registry.list_games_with(Capability.BOARDS)), None)


def ruleset_on(game: Game, board: Board) -> Ruleset:
    """Return the ruleset of a match on a board, for the number of players of the board.

    Raise `RulesetError` if the game does not accept the board.
    """
    from skyhop.boards.file import to_plain  # noqa: PLC0415 - an optional dependency

    return game.boards.on_board(to_plain(board), 0)


def match_fields(game: Game, ruleset: Ruleset, place: str, code: str = "") -> list[tuple[str, str]]:
    """Return the fields of the start form for a ruleset, as pairs of a name and a value.

    `place` is the form value for the source of the board, and `code` is the share code of the board.
    """
    options, chosen = game.options, ruleset.parameters
    by = options.named_by
    ruleset_name = next(each.name for each in options.rulesets if not by or each.values.get(by) == chosen[by])
    fields = [("game", game.name), ("ruleset", ruleset_name)]
    for option in options.rules:
        if isinstance(option, MultipleChoiceOption):
            fields += [(f"option.{option.name}", word) for word in str(chosen[option.name]).split() or [""]]
    for document in options.documents:
        fields += [(f"option.{document.name}", place), *([(f"option.{document.name}.code", code)] if code else [])]
    return fields


def generate_and_check(chosen: Settings) -> CheckedBoard:
    """Generate and check a board in this process."""
    from skyhop.boards.check import check  # noqa: PLC0415 - an optional dependency
    from skyhop.boards.generate import generate  # noqa: PLC0415

    board = generate(chosen)
    return CheckedBoard(board, check(board))


async def _load_drawing(request: Request, chosen: Settings, theme: str) -> DrawnBoard:
    board = (await check_board(request, chosen)).board
    return await run_job(request, DRAWINGS, _draw_board, board, theme, key=(chosen, theme, language()))


def _draw_board(board: Board, theme: str) -> DrawnBoard:
    from skyhop.boards.draw.board import draw  # noqa: PLC0415 - an optional dependency

    text = draw(board, theme)
    return DrawnBoard(text, outline_texts(text).encode())


def _preview(chosen: Settings, theme: str, kind: str) -> bytes:
    from PIL import Image  # noqa: PLC0415 - an optional dependency

    from skyhop.boards.draw.board import draw  # noqa: PLC0415
    from skyhop.boards.generate import generate  # noqa: PLC0415
    from skyhop.print.typst import render_png  # noqa: PLC0415

    board = generate(chosen)
    size, buffer = board.page.print_size, BytesIO()
    png = render_png(draw(board, theme), size, PREVIEW_WIDTHS_PIXELS[kind] / size[0] * MM_OF_INCH)
    Image.open(BytesIO(png)).convert("RGB").save(buffer, Image.registered_extensions()[f".{kind}"], quality=80)
    return buffer.getvalue()


def _write_board_file(board: Board) -> bytes:
    from skyhop.boards.file import dumps  # noqa: PLC0415 - an optional dependency

    return dumps(board).encode()


def _picture(svg: str, size: tuple[float, float]) -> bytes:
    from skyhop.print.typst import render_png  # noqa: PLC0415 - an optional dependency

    return render_png(svg, size)


if TYPE_CHECKING:
    from skyhop.print.document import Print

PRINTS = JobKind("prints", PAGES, kept=16, is_limited=True)
OFFERS = JobKind("printed parts", PAGES, kept=32, is_limited=True)
WITH = "with"
"""Query parameter for the name of a printed part. It may occur several times."""


class PrintablePart(NamedTuple):
    """Part of the game's material that can be printed."""

    name: str
    title: str
    is_usual: bool
    is_poster: bool
    """True if the printed part consists of sheets that people join. The reader can choose the number of sheets."""


async def page(request: Request) -> Response:
    """GET /print/{game}: list the printable parts of the game's material, and show the print options."""
    game = find_game(request, Capability.MATERIAL)
    offered = await list_parts(request, game, game.ruleset(game.rulesets()[0]), game.name)
    return render(
        "web/print.html",
        {"game": game, "offered": offered, "papers": tuple(PAPERS), "paper": "A4", "styles": list_choices("theme")},
    )


async def file(request: Request) -> Response:
    """GET /print/{game}.pdf: return a PDF of the parts that the address names. By default, return the usual parts.

    Each download from the same address has the same bytes.
    """
    game = find_game(request, Capability.MATERIAL)
    await charge(request, PAPER, 1)
    ruleset = game.ruleset(game.rulesets()[0])
    return await print_parts(request, game, ruleset, game.title, game.name)


async def list_parts(request: Request, game: Game, ruleset: Ruleset, key: str) -> Sequence[PrintablePart]:
    """Return the printable parts of a game's material.

    Raise ModuleNotFoundError if the optional packages for printing are not installed.
    """
    return await run_job(request, OFFERS, _list_parts, game.name, ruleset, key=(key, language()))


async def print_parts(
    request: Request, game: Game, ruleset: Ruleset, title: str, key: str, usual: tuple[str, str] = ("A4", COLOUR)
) -> Response:
    """Return the PDF of the parts in the query string. For an invalid query, return the 422 page with the reason.

    `usual` contains the default paper and the default print style.
    """
    try:
        from skyhop.print.typst import PaperError  # noqa: PLC0415 - an optional dependency

        options, names = _parse_print_options(request.query_params, *usual), request.query_params.getlist(WITH)
        look = map_style_of(request.query_params, options.ink)
        work = (request, PRINTS, _pdf, game.name, ruleset, title, names, options, look)
        content = await run_job(*work, key=(key, title, tuple(names), options, look, language()))
    except (PaperError, SettingsError) as error:
        return error_page(422, str(error))
    return Response(content, media_type="application/pdf", headers={"Cache-Control": "private, max-age=3600"})


def _parse_print_options(query: QueryParams, paper: str, ink: str) -> Print:
    """Return the print options in a query string.

    `paper` and `ink` are the default paper and the default print style. Raise `PaperError` for an invalid option.
    """
    from skyhop.print.document import Print  # noqa: PLC0415 - an optional dependency
    from skyhop.print.pieces import FOLD, Backs  # noqa: PLC0415
    from skyhop.print.typst import PaperError  # noqa: PLC0415

    pages = query.get("pages", "0")
    if not (pages.isascii() and pages.isdecimal() and len(pages) <= 2):
        raise PaperError(_("pages: must be a whole number, not %(given)s") % {"given": pages[:20]})
    backs = Backs.of(query.get("sides", FOLD), query.get("shift") or "0,0", own_bleed="bleed" in query)
    options = Print(query.get("paper", paper), int(pages), backs, query.get("ink", ink))
    options.check()
    return options


def map_style_of(query: QueryParams, ink: str) -> str:
    """Return the style of printed maps. `ink` determines the default. Raise SettingsError for an unknown style."""
    usual = SAVING if ink == SAVING else COLOUR
    return read_look(query.get("style") or query.get("theme", usual), names=NAMES in query).text


def _list_parts(game: str, ruleset: Ruleset) -> Sequence[PrintablePart]:
    from skyhop.print.pieces import calibration_parts as extras  # noqa: PLC0415 - an optional dependency

    parts: Sequence[Part] = registry.game(game).material(ruleset, MaterialOptions())
    return [
        PrintablePart(part.name, part.title, part.is_usual, isinstance(part, Poster))
        for part in (*parts, *extras(parts))
    ]


def _pdf(game: str, ruleset: Ruleset, title: str, names: Sequence[str], options: Print, look: str) -> bytes:
    from skyhop.print import document  # noqa: PLC0415 - an optional dependency

    return document.render_pdf(
        title, document.choose_parts(registry.game(game).material(ruleset, MaterialOptions(look)), names), options
    )


ROUTES = (Route("/print/{game}.pdf", identifying(file)), Route("/print/{game}", limited(page, LOOK)))
