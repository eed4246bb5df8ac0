"""Puzzles on the board of a match. The reader answers by an action.

After the action, or on request, the page explains the solution. The server stores no state: a response depends only
on the address and the posted action. Only the browser stores which puzzles the reader has solved. Pages show the
view of the acting seat, as in a match.

All work runs in background jobs, because a collection is large and each puzzle replays a match.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from enum import Enum
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.bots.bot import title_of
from skyhop.game import registry
from skyhop.game.action import Refusal, Refused
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import _, grouped, language
from skyhop.jobs.queue import JobKind
from skyhop.puzzles.answer import difficulty, judge_answer, result
from skyhop.puzzles.collection import (
    Puzzle,
    UnknownPuzzle,
    collection,
    find_puzzle,
    games,
    get_daily,
    number_of,
    prepare_puzzle,
)
from skyhop.web.http.background_jobs import PAGES, run_job
from skyhop.web.http.fragments import RenderedPage, find_game, sort_by_length
from skyhop.web.http.rate_limits import ACT, LOOK, form_route, limited
from skyhop.web.http.templates import render
from skyhop.web.levels import LevelShown, list_levels
from skyhop.web.pages.learn.lessons import drawing_response
from skyhop.web.pages.match import rendering
from skyhop.web.pages.match.hints import Practice, describe_candidate
from skyhop.web.pages.match.match import read_action

ADDRESS = "/puzzles"
PUZZLES = JobKind("puzzles", PAGES)
OF_PUZZLE = ADDRESS + "/{game}/{name}"
MAX_CACHED_POSITIONS = 64
"""Maximum number of positions in the cache, and of their pages in another cache.

The pages are equal for all readers.
"""


class PuzzleProgress(Enum):
    """Progress of the reader with a puzzle: not solved yet, solved, or shown with its solution on request."""

    ASKED = "asked"
    FOUND = "found"
    SHOWN = "shown"
    """The reader has requested the solution."""


class PuzzleAddress(NamedTuple):
    """Address of a puzzle: the name of its game, and the name of the puzzle."""

    game: str
    name: str

    @classmethod
    def of(cls, puzzle: Puzzle) -> PuzzleAddress:
        """Return the address of a puzzle."""
        return cls(puzzle.game.name, puzzle.name)

    @property
    def address(self) -> str:
        """Address of the puzzle's page, as text."""
        return f"{ADDRESS}/{self.game}/{self.name}"

    @property
    def puzzle(self) -> Puzzle:
        """Puzzle to which this address refers."""
        return find_puzzle(self.name)

    @property
    def number(self) -> int:
        """Number of the puzzle in the collection. Puzzle 1 is the easiest."""
        return number_of(self.puzzle)

    @property
    def difficulty(self) -> str:
        """Difficulty of the puzzle in words."""
        return difficulty(self.puzzle)

    @property
    def worlds(self) -> str:
        """Number of worlds that the search used to rate the actions of the puzzle, as text."""
        return grouped(self.puzzle.worlds)

    @property
    def all(self) -> tuple[Puzzle, ...]:
        """All puzzles in the collection of the puzzle's game."""
        return collection(self.puzzle.game)

    @property
    def next(self) -> PuzzleAddress | None:
        """Address of the next harder puzzle, or None for the hardest puzzle."""
        return PuzzleAddress.of(self.all[self.number]) if self.number < len(self.all) else None

    @property
    def harder(self) -> PuzzleAddress | None:
        """Address of the easiest puzzle with a higher difficulty, or None at the highest difficulty."""
        level, later = self.puzzle.level, self.all[self.number :]
        return next((PuzzleAddress.of(puzzle) for puzzle in later if puzzle.level != level), None)


async def show(request: Request) -> Response:
    """GET /puzzles/{game}/{name}: show the position of a puzzle and its task."""
    return await run_job(request, PUZZLES, _show_puzzle, request, PuzzleProgress.ASKED)


async def answer(request: Request) -> Response:
    """GET /puzzles/{game}/{name}/answer: show the position with the solution."""
    return await run_job(request, PUZZLES, _show_puzzle, request, PuzzleProgress.SHOWN)


async def act(request: Request, form: FormData) -> Response:
    """POST /puzzles/{game}/{name}/actions: show the solution if the action is right.

    After another action, show the puzzle again, with the reason why the action is wrong.
    """
    return await run_job(request, PUZZLES, _answer_action, request, read_action(form))


async def why(request: Request) -> Response:
    """GET /puzzles/{game}/{name}/why?action=: explain why an action is illegal.

    The page of a match uses the same explanation.
    """
    return (await run_job(request, PUZZLES, _load_practice, request)).why(request)


async def explanation(request: Request) -> Response:
    """GET /puzzles/{game}/{name}/explanation?action=: describe an action.

    The page of a match uses the same description.
    """
    return (await run_job(request, PUZZLES, _load_practice, request)).explanation(request)


async def picture(request: Request) -> Response:
    """GET /puzzles/{game}/{name}/picture.svg: draw the position as the acting seat sees it."""
    return await run_job(request, PUZZLES, _drawing, request)


ROUTES = (
    Route(OF_PUZZLE, limited(show, LOOK)),
    Route(OF_PUZZLE + "/answer", limited(answer, LOOK)),
    Route(OF_PUZZLE + "/picture.svg", limited(picture, LOOK)),
    form_route(OF_PUZZLE + "/actions", act, ACT),
    Route(OF_PUZZLE + "/why", limited(why, LOOK)),
    Route(OF_PUZZLE + "/explanation", limited(explanation, LOOK)),
)


def describe_missing_puzzle() -> str:
    """Return the message for a puzzle that is unknown or was removed, in the current locale."""
    return _("This puzzle is not available. Find today's puzzles in the lobby.")


def _place(request: Request) -> PuzzleAddress:
    """Return the puzzle that the address names. Raise 404 if the puzzle is unknown."""
    game = find_game(request, Capability.PUZZLES)
    try:
        puzzle = find_puzzle(request.path_params["name"])
    except UnknownPuzzle:
        raise HTTPException(404, describe_missing_puzzle()) from None
    if puzzle.game.name != game.name:
        raise HTTPException(404)
    return PuzzleAddress.of(puzzle)


def _load_practice(request: Request) -> Practice:
    return _practice(_place(request))


def _show_puzzle(request: Request, progress: PuzzleProgress) -> Response:
    place = _place(request)
    return _answer(request, place, _picture(place, progress, language()))


def _answer_action(request: Request, text: str) -> Response:
    """Return the response to an action in notation. If the action is right, show the solution.

    After another action, show the puzzle again, with the reason why the action is wrong.
    """
    place = _place(request)
    practice = _practice(place)
    try:
        judged = judge_answer(place.puzzle, practice.match.view(practice.seat), text)
    except Refused as refused:
        return _answer(request, place, _render_puzzle(place, PuzzleProgress.ASKED, refused.refusal), 409)
    if judged.is_right:
        return _answer(request, place, _picture(place, PuzzleProgress.FOUND, language()))
    return _answer(request, place, _render_puzzle(place, PuzzleProgress.ASKED, judged.headline))


def _drawing(request: Request) -> Response:
    return drawing_response(_drawing_of(_place(request), language()))


def _answer(request: Request, place: PuzzleAddress, picture: RenderedPage, status: int = 200) -> Response:
    """Return a puzzle as a response: a whole page, or only the requested fragments."""
    return _practice(place).page(request, "web/puzzle.html", picture, status)


@lru_cache(MAX_CACHED_POSITIONS)
def _practice(place: PuzzleAddress) -> Practice:
    return Practice.of(prepare_puzzle(place.puzzle))


@lru_cache(MAX_CACHED_POSITIONS)
def _picture(place: PuzzleAddress, progress: PuzzleProgress, _spoken: str) -> RenderedPage:
    return _render_puzzle(place, progress)


@lru_cache(MAX_CACHED_POSITIONS)
def _drawing_of(place: PuzzleAddress, _spoken: str) -> str:
    return _practice(place).drawing


def _render_puzzle(place: PuzzleAddress, progress: PuzzleProgress, notice: Refusal | str = "") -> RenderedPage:
    """Render the page of a puzzle, with the message `notice`. If the page shows the solution, it has no controls."""
    known = _practice(place)
    practice = known._replace(history=known.history.copy())  # two threads may render the cached position
    is_done = progress is not PuzzleProgress.ASKED
    shown = practice.shown(place.address, notice, is_past=is_done)
    context = {
        **shown,
        **(_context_when_done(practice, place, progress, shown) if is_done else {"candidates": ()}),
        "place": place,
        "stand": progress.value,
        "level": title_of(place.puzzle.level),
    }
    return rendering.render_picture("web/puzzle_table.html", context, practice.history.ply)


def _context_when_done(
    practice: Practice, place: PuzzleAddress, progress: PuzzleProgress, shown: Mapping[str, object]
) -> dict[str, object]:
    """Return the template context with the solution and its reason, but without the task.

    The version of the page includes the progress, because the content changes while the ply stays the same.
    """
    game, view = practice.match.game, practice.match.view(practice.seat)
    weighed = [each.candidate(game, view) for each in place.puzzle.candidates]
    candidates = [describe_candidate(game, view, each, practice.names) for each in weighed]
    if place.puzzle.is_solved:
        results = (result(each.chance) for each in place.puzzle.candidates)
        candidates = [each._replace(chance=told) for each, told in zip(candidates, results, strict=True)]
    headline = _("Right") if progress is PuzzleProgress.FOUND else _("The answer")
    said = [f"{headline}.", candidates[0].named, candidates[0].told]
    return {
        "version": f"{shown['version']}-{progress.value}",
        "is_own": False,
        "headline": headline,
        "advice": "",
        "said": said,
        "candidates": candidates,
    }


MAX_CACHED_LISTS = 16
"""Maximum number of cached lists of puzzles. Each game and locale has one list."""


class Band(NamedTuple):
    """Group of puzzles of similar difficulty, each with its number in the collection.

    Bots of `level` solve about half of these puzzles.
    """

    level: LevelShown
    puzzles: tuple[tuple[int, PuzzleAddress], ...]


async def begin(request: Request) -> Response:
    """GET /puzzles: show the puzzle of the day of each game, and a link to the collection of each game."""
    return await run_job(request, PUZZLES, _render_games)


async def of_game(request: Request) -> Response:
    """GET /puzzles/{game}: list all puzzles of a game, the easiest first."""
    return await run_job(request, PUZZLES, _render_list, find_game(request, Capability.PUZZLES))


async def today(request: Request) -> Response:
    """GET /puzzles/{game}/today: redirect to the puzzle of the day."""
    return RedirectResponse(
        (await run_job(request, PUZZLES, _find_daily_address, find_game(request, Capability.PUZZLES))).address, 303
    )


PUZZLES_ROUTES = (
    Route(ADDRESS, limited(begin, LOOK)),
    Route(ADDRESS + "/{game}", limited(of_game, LOOK)),
    Route(ADDRESS + "/{game}/today", limited(today, LOOK)),
)


def _render_games() -> Response:
    shown = [(game, len(collection(game)), _find_daily_address(game)) for game in sort_by_length(games())]
    return render("web/puzzles.html", {"games": shown})


def _render_list(game: Game) -> Response:
    context = {
        "game": game,
        "today": _find_daily_address(game),
        "count": len(collection(game)),
        "bands": _bands(game.name, language()),
    }
    return render("web/puzzles_of_game.html", context)


def _find_daily_address(game: Game) -> PuzzleAddress:
    """Return the address of the puzzle of the day, which changes at midnight UTC."""
    return PuzzleAddress.of(get_daily(game, datetime.now(UTC).date()))


@lru_cache(MAX_CACHED_LISTS)
def _bands(name: str, _spoken: str) -> list[Band]:
    """Return the puzzles of a game in groups by difficulty.

    Each group has a level of bots. Bots of this level solve about half of its puzzles.
    """
    game = registry.game(name)
    levels = {level.name: level for level in list_levels(game, "", None)}
    places = [(number, PuzzleAddress.of(puzzle)) for number, puzzle in enumerate(collection(game), 1)]
    grouped = groupby(places, key=lambda place: place[1].puzzle.level)
    return [Band(levels[name], tuple(puzzles)) for name, puzzles in grouped]
