"""The map that is played on, without what belongs to expansions that are off; in layers that never change."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from skyhop.boards.draw.faces import draw_face
from skyhop.boards.draw.palette import Theme
from skyhop.boards.draw.routes import draw_route, way
from skyhop.boards.draw.scenery import draw_scenery
from skyhop.boards.draw.storybook import STORYBOOK
from skyhop.boards.draw.styles import STYLES, style_of
from skyhop.boards.draw.svg import by_steps, element, group, path
from skyhop.boards.draw.towns import draw_city
from skyhop.games.aeronaut_odyssey.ruleset import board_of
from skyhop.i18n import language

if TYPE_CHECKING:
    from skyhop.boards.model import Board, Route
    from skyhop.engine.ruleset import Ruleset

SCREEN = replace(
    STORYBOOK,
    name="screen",
    page="var(--ao-page)",
    sea="var(--ao-sea)",
    rings=("var(--ao-shallow-far)", "var(--ao-shallow)"),
    land="var(--ao-land)",
    land_edge="var(--ao-land-edge)",
    meadows="var(--ao-meadows)",
    sands="var(--ao-sands)",
    woods="var(--ao-woods)",
    heights="var(--ao-heights)",
    river="var(--ao-shallow)",
    tree="var(--ao-tree)",
    tree_line="var(--ao-tree-line)",
    relief="var(--ao-relief)",
    relief_line="var(--ao-relief-line)",
    snow="var(--ao-snow)",
    graticule="var(--ao-graticule)",
    ink="var(--ao-ink)",
    quiet="var(--ao-quiet)",
    panel="var(--ao-panel)",
    numbered=False,
)
"""The storybook on pages, whose style sheet names its colours by day and by night."""
PICTURE = replace(STORYBOOK, name="picture", numbered=False)
"""The theme of pictures and films, which are smaller than a printed board."""
_THEMES = {**STYLES, SCREEN.name: SCREEN, PICTURE.name: PICTURE}
_UNMET = re.compile(r'<title>[^<]*</title>| id="(?:route|city|space)-[^"]*"| class="(?:route|space)[^"]*"')
_IDS = re.compile(r'(\bid="|url\(#|href="#)')


class Layers(NamedTuple):
    """What lies under the players' marks, and what lies between: the land; routes and numbers; cities."""

    land: str
    routes: str
    cities: str


@lru_cache(maxsize=64)
def played_board(ruleset: Ruleset) -> Board:
    """[AO-13.2] The board without what belongs to expansions that are off."""
    board = board_of(ruleset)
    expansions = str(ruleset.parameters["expansions"]).split()
    return replace(
        board,
        routes=board.routes if "bonus" in expansions else tuple(replace(route, bonus={}) for route in board.routes),
        trajectories=board.trajectories if "trajectories" in expansions else (),
        orders=board.orders if "thieves" in expansions else (),
        faces=board.faces if ruleset.parameters["base"] == "capital" else (),
    )


def layers(ruleset: Ruleset, theme: str) -> Layers:
    """Draw the map's layers in a theme of the boards, in `screen` or in `picture`; every id begins with `map-`.

    The last two are in the style that the board asks for.
    """
    return _drawn(ruleset, theme, language())


@lru_cache(maxsize=24)
def _drawn(ruleset: Ruleset, theme: str, _language: str) -> Layers:
    board = played_board(ruleset)
    look = _look(style_of(board), theme)
    faces = group(*(draw_face(face, board, look) for face in board.faces))
    cities = group(*(draw_city(city, board, look) for city in board.cities))
    if theme != SCREEN.name:
        routes = group(*(draw_route(route, board, look) for route in board.routes))
        return Layers(_named(draw_scenery(board, look)), _named(routes + faces), _named(cities))
    ways = element("defs", *(path(way(route, board.page), id=f"way-{route.id}") for route in board.routes))
    routes = group(*(draw_route(route, board, look, f"way-{route.id}") for route in board.routes))
    land = draw_scenery(board, look, board.page.width)
    return Layers(_named(land), _named(ways + _bare(routes) + faces), _named(_bare(cities)))


def _look(style: Theme, theme: str) -> Theme:
    """A theme as it is; on pages and in pictures the style of a board, if that is not the usual one."""
    if theme not in (SCREEN.name, PICTURE.name) or style is STORYBOOK:
        return _THEMES[theme]
    return replace(style, numbered=False)


def way_drawn(route: Route) -> str:
    """Where the way of a route is found on a page that has the layers of `screen`: an address for `use`."""
    return f"#map-way-{route.id}"


def _named(drawn: str) -> str:
    """Give the ids of a layer a beginning of their own, since they must be unique on a page; and write it short."""
    return by_steps(_IDS.sub(r"\g<1>map-", drawn))


def _bare(drawn: str) -> str:
    """Leave out what nobody meets on a page, where places lie over the drawing: its titles and names."""
    return _UNMET.sub("", drawn)
