"""Lists of puzzles: all of a game, by the levels that solve about half of them, and today's of each game."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import language
from skyhop.puzzles.collection import collection, games, of_day
from skyhop.web.http.background_jobs import made
from skyhop.web.http.game_page import by_length, game_of
from skyhop.web.http.limits import LOOK, limited
from skyhop.web.http.pages import render
from skyhop.web.levels import LevelShown, scale
from skyhop.web.pages.learn.puzzle import ADDRESS, PUZZLES, PuzzlePlace

MOST_REMEMBERED = 16
"""Lists of a game in a language."""


class Band(NamedTuple):
    """Puzzles of one level: one like it solves about half of them. Each with its place in the collection."""

    level: LevelShown
    puzzles: tuple[tuple[int, PuzzlePlace], ...]


async def begin(request: Request) -> Response:
    """GET /puzzles: today's puzzle of each game, and where there are more."""
    return await made(request, PUZZLES, _begun)


async def of_game(request: Request) -> Response:
    """GET /puzzles/{game}: all puzzles of a game, the easiest first."""
    return await made(request, PUZZLES, _listed, game_of(request, Capability.PUZZLES))


async def today(request: Request) -> Response:
    """GET /puzzles/{game}/today: go to the puzzle of the day."""
    return RedirectResponse((await made(request, PUZZLES, _todays, game_of(request, Capability.PUZZLES))).address, 303)


ROUTES = (
    Route(ADDRESS, limited(begin, LOOK)),
    Route(ADDRESS + "/{game}", limited(of_game, LOOK)),
    Route(ADDRESS + "/{game}/today", limited(today, LOOK)),
)


def _begun() -> Response:
    shown = [(game, len(collection(game)), _todays(game)) for game in by_length(games())]
    return render("web/puzzles.html", {"games": shown})


def _listed(game: Game) -> Response:
    context = {
        "game": game,
        "today": _todays(game),
        "count": len(collection(game)),
        "bands": _bands(game.name, language()),
    }
    return render("web/puzzles_of_game.html", context)


def _todays(game: Game) -> PuzzlePlace:
    """The puzzle of the day, which begins everywhere at midnight UTC."""
    return PuzzlePlace.of(of_day(game, datetime.now(UTC).date()))


@lru_cache(MOST_REMEMBERED)
def _bands(name: str, _spoken: str) -> list[Band]:
    """Sort the puzzles of a game by the levels that solve about half of them."""
    game = registry.game(name)
    levels = {level.name: level for level in scale(game, "", None)}
    places = [(number, PuzzlePlace.of(puzzle)) for number, puzzle in enumerate(collection(game), 1)]
    grouped = groupby(places, key=lambda place: place[1].puzzle.level)
    return [Band(levels[name], tuple(puzzles)) for name, puzzles in grouped]
