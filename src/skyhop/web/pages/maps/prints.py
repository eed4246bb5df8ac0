"""A game on paper: its page asks what is wanted and how, and its address gives the PDF."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from skyhop.boards.draw.styles import NAMES, Look, look_text
from skyhop.boards.settings import PAPERS, SettingsError
from skyhop.engine.ruleset import Ruleset
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.material import COLOUR, SAVING, Part, Poster, Wish
from skyhop.i18n import _, language
from skyhop.jobs.job import Kind
from skyhop.web.http.background_jobs import PAGES, made
from skyhop.web.http.errors import error_page
from skyhop.web.http.game_page import game_of
from skyhop.web.http.limits import LOOK, PAPER, charge, limited, recognised
from skyhop.web.http.pages import render
from skyhop.web.pages.maps.map_form import theme_of, themes

if TYPE_CHECKING:
    from skyhop.print.document import Print

PRINTS = Kind("prints", PAGES, kept=16, is_limited=True)
OFFERS = Kind("printed parts", PAGES, kept=32, is_limited=True)
WITH = "with"
"""The field that names a part; there may be several."""


class Offered(NamedTuple):
    """A part that can be printed."""

    name: str
    title: str
    is_usual: bool
    is_poster: bool
    """Whether it is put together of sheets, whose number can be chosen."""


async def page(request: Request) -> Response:
    """GET /print/{game}: what of the game can be printed, and how."""
    game = game_of(request, Capability.MATERIAL)
    offered = await offers(request, game, game.ruleset(game.rulesets()[0]), game.name)
    return render(
        "web/print.html", {"game": game, "offered": offered, "papers": tuple(PAPERS), "paper": "A4", "styles": themes()}
    )


async def file(request: Request) -> Response:
    """GET /print/{game}.pdf: the parts that are asked for, or all usual ones; the same bytes for the same address."""
    game = game_of(request, Capability.MATERIAL)
    await charge(request, PAPER, 1)
    ruleset = game.ruleset(game.rulesets()[0])
    return await answer(request, game, ruleset, game.title, game.name)


async def offers(request: Request, game: Game, ruleset: Ruleset, key: str) -> Sequence[Offered]:
    """List what can be printed of a game. Raises ModuleNotFoundError where the press is not installed."""
    return await made(request, OFFERS, _offered, game.name, ruleset, key=(key, language()))


async def answer(
    request: Request, game: Game, ruleset: Ruleset, title: str, key: str, usual: tuple[str, str] = ("A4", COLOUR)
) -> Response:
    """Print what an address asks for, or say what it asks that cannot be; `usual` are paper and ink."""
    try:
        from skyhop.print.paper import PaperError  # noqa: PLC0415 - an extra

        how, names = _how(request.query_params, *usual), request.query_params.getlist(WITH)
        look = look_of(request.query_params, how.ink)
        work = (request, PRINTS, _pdf, game.name, ruleset, title, names, how, look)
        content = await made(*work, key=(key, title, tuple(names), how, look, language()))
    except (PaperError, SettingsError) as error:
        return error_page(422, str(error))
    return Response(content, media_type="application/pdf", headers={"Cache-Control": "private, max-age=3600"})


def _how(query: QueryParams, paper: str, ink: str) -> Print:
    """Read how it is printed; `PaperError` names what cannot be."""
    from skyhop.print.document import Print  # noqa: PLC0415 - an extra
    from skyhop.print.paper import PaperError  # noqa: PLC0415
    from skyhop.print.pieces import FOLD, Backs  # noqa: PLC0415

    pages = query.get("pages", "0")
    if not (pages.isascii() and pages.isdecimal() and len(pages) <= 2):
        raise PaperError(_("pages: must be a whole number, not %(given)s") % {"given": pages[:20]})
    backs = Backs.of(query.get("sides", FOLD), query.get("shift") or "0,0", own_bleed="bleed" in query)
    how = Print(query.get("paper", paper), int(pages), backs, query.get("ink", ink))
    how.check()
    return how


def look_of(query: QueryParams, ink: str) -> str:
    """Read in which look maps are printed; without one it goes with the ink. Raises SettingsError."""
    usual = SAVING if ink == SAVING else COLOUR
    look = Look.of(theme_of(query.get("style") or query.get("theme", usual)))
    return look_text(look.style.name, names=look.has_names or NAMES in query)


def _offered(game: str, ruleset: Ruleset) -> Sequence[Offered]:
    from skyhop.print.calibration import parts as extras  # noqa: PLC0415 - an extra

    parts: Sequence[Part] = registry.game(game).material(ruleset, Wish())
    return [
        Offered(part.name, part.title, part.is_usual, isinstance(part, Poster)) for part in (*parts, *extras(parts))
    ]


def _pdf(game: str, ruleset: Ruleset, title: str, names: Sequence[str], how: Print, look: str) -> bytes:
    from skyhop.print import document  # noqa: PLC0415 - an extra

    return document.pdf(title, document.chosen(registry.game(game).material(ruleset, Wish(look)), names), how)


ROUTES = (Route("/print/{game}.pdf", recognised(file)), Route("/print/{game}", limited(page, LOOK)))
