"""Puzzles on the board of a match. The reader answers with an action.

After the action, or on request, the page explains the solution. The store keeps the first answer of each reader to each
puzzle, and the rating that follows from it. Pages show the view of the acting seat, as in a match.

All work runs in background jobs, because a collection is large and each puzzle replays a match.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from datetime import UTC, datetime
from enum import Enum
from functools import lru_cache, partial
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
from skyhop.i18n import _, grouped, integer, language
from skyhop.jobs.queue import JobKind
from skyhop.puzzles.answer import PuzzleAnswer, difficulty, judge_answer, result
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
from skyhop.server.exceptions import StoreFault
from skyhop.server.players.players import PlayerGone
from skyhop.server.ratings.puzzles import PuzzleStanding, read_standing, record_first_answer
from skyhop.server.timestamps import now
from skyhop.web.http.app_state import sender_of, state_of
from skyhop.web.http.background_jobs import PAGES, run_job
from skyhop.web.http.fragments import RenderedPage, find_game, sort_by_length
from skyhop.web.http.rate_limits import ACT, LOOK, form_route, limited
from skyhop.web.http.sessions import guest_of, is_signed_in
from skyhop.web.http.templates import render
from skyhop.web.levels import LevelShown, list_levels
from skyhop.web.pages.learn.lessons import drawing_response
from skyhop.web.pages.match import rendering
from skyhop.web.pages.match.hints import Practice, describe_candidate
from skyhop.web.pages.match.match import read_action

ADDRESS = "/puzzles"
PUZZLES = JobKind("puzzles", PAGES)
OF_PUZZLE = ADDRESS + "/{game}/{name}"
MIN_STREAK = 2
"""Minimum number of successive right answers that pages call a streak."""
MAX_CACHED_POSITIONS = 64
"""Maximum number of positions in the cache, and of their pages in another cache.

The pages are equal for all readers who have not answered the puzzle.
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
    return await run_job(request, PUZZLES, _show_puzzle, request, PuzzleProgress.ASKED, await _read_standing(request))


async def answer(request: Request) -> Response:
    """GET /puzzles/{game}/{name}/answer: show the position with the solution.

    If the reader has not answered the puzzle yet, redirect to the puzzle. A button there shows the solution. For a
    reader without a session, show the solution at once, so that shared links to a solution work. This reader has no
    rating.
    """
    standing = await _read_standing(request)
    if not sender_of(request).is_new and standing.find_answer(request.path_params["name"]) is None:
        return RedirectResponse((await run_job(request, PUZZLES, _find_address, request)).address, 303)
    return await run_job(request, PUZZLES, _show_puzzle, request, PuzzleProgress.SHOWN, standing)


async def give_up(request: Request, _form: FormData) -> Response:
    """POST /puzzles/{game}/{name}/answer: store the puzzle as not solved, and redirect to its solution."""
    place = await run_job(request, PUZZLES, _find_address, request)
    await _record_answer(request, place, is_right=False)
    return RedirectResponse(f"{place.address}/answer", 303)


async def act(request: Request, form: FormData) -> Response:
    """POST /puzzles/{game}/{name}/actions: show the solution if the action is right.

    After another action, show the puzzle again, with the reason why the action is wrong. The first legal action is
    stored.
    """
    place, judged = await run_job(request, PUZZLES, _judge_action, request, read_action(form))
    if isinstance(judged, PuzzleAnswer):
        standing = await _record_answer(request, place, is_right=judged.is_right)
    else:
        standing = await _read_standing(request)
    return await run_job(request, PUZZLES, _answer_action, request, place, judged, standing)


async def _read_standing(request: Request) -> PuzzleStanding:
    """Return the first answers of the reader. Without the store, pages have no figures, and no answer is stored."""
    if not sender_of(request).is_new:
        with contextlib.suppress(StoreFault):
            return await state_of(request).store.read(partial(read_standing, player=guest_of(request)))
    return PuzzleStanding()


async def _record_answer(request: Request, place: PuzzleAddress, *, is_right: bool) -> PuzzleStanding:
    """Store the answer of the reader if it is the first one, and return all first answers of the reader."""
    with contextlib.suppress(PlayerGone):  # the reader deleted their data in another tab
        work = partial(record_first_answer, player=guest_of(request), puzzle=place.puzzle, is_right=is_right)
        return await state_of(request).store.write(work)
    return PuzzleStanding()


async def why(request: Request) -> Response:
    """GET /puzzles/{game}/{name}/why?action=: explain why an action is illegal.

    The page of a match uses the same explanation.
    """
    return (await run_job(request, PUZZLES, _find_position, request)).why(request)


async def explanation(request: Request) -> Response:
    """GET /puzzles/{game}/{name}/explanation?action=: describe an action.

    The page of a match uses the same description.
    """
    return (await run_job(request, PUZZLES, _find_position, request)).explanation(request)


async def picture(request: Request) -> Response:
    """GET /puzzles/{game}/{name}/picture.svg: draw the position as the acting seat sees it."""
    return await run_job(request, PUZZLES, _respond_with_drawing, request)


ROUTES = (
    Route(OF_PUZZLE, limited(show, LOOK)),
    Route(OF_PUZZLE + "/answer", limited(answer, LOOK)),
    form_route(OF_PUZZLE + "/answer", give_up, ACT),
    Route(OF_PUZZLE + "/picture.svg", limited(picture, LOOK)),
    form_route(OF_PUZZLE + "/actions", act, ACT),
    Route(OF_PUZZLE + "/why", limited(why, LOOK)),
    Route(OF_PUZZLE + "/explanation", limited(explanation, LOOK)),
)


def describe_missing_puzzle() -> str:
    """Return the message for an unknown or removed puzzle, in the current locale."""
    return _("This puzzle is not available. Find today's puzzles in the lobby.")


def _find_address(request: Request) -> PuzzleAddress:
    """Return the puzzle that the address names. Raise 404 if the puzzle is unknown."""
    game = find_game(request, Capability.PUZZLES)
    try:
        puzzle = find_puzzle(request.path_params["name"])
    except UnknownPuzzle:
        raise HTTPException(404, describe_missing_puzzle()) from None
    if puzzle.game.name != game.name:
        raise HTTPException(404)
    return PuzzleAddress.of(puzzle)


def _find_position(request: Request) -> Practice:
    return _load_position(_find_address(request))


def _show_puzzle(request: Request, progress: PuzzleProgress, standing: PuzzleStanding) -> Response:
    place = _find_address(request)
    return _respond(request, place, _render_cached_puzzle(place, progress, language(), _describe_own(place, standing)))


def _judge_action(request: Request, text: str) -> tuple[PuzzleAddress, PuzzleAnswer | Refusal]:
    """Return the puzzle, and the verdict on an action in notation or, for an illegal action, the refusal."""
    place = _find_address(request)
    practice = _load_position(place)
    try:
        return place, judge_answer(place.puzzle, practice.match.view(practice.seat), text)
    except Refused as refused:
        return place, refused.refusal


def _answer_action(
    request: Request, place: PuzzleAddress, judged: PuzzleAnswer | Refusal, standing: PuzzleStanding
) -> Response:
    """Return the response to an action. If the action is right, show the solution.

    After another action, show the puzzle again, with the reason why the action is wrong.
    """
    own = _describe_own(place, standing)
    if isinstance(judged, Refusal):
        return _respond(request, place, _render_puzzle(place, PuzzleProgress.ASKED, own, judged), 409)
    if judged.is_right:
        return _respond(request, place, _render_cached_puzzle(place, PuzzleProgress.FOUND, language(), own))
    notice = f"{judged.headline} {own.told}".strip()
    return _respond(request, place, _render_puzzle(place, PuzzleProgress.ASKED, own, notice))


class OwnPuzzle(NamedTuple):
    """Texts on the page of a puzzle that depend on the reader."""

    counts: bool = True
    """True if the next answer is the first one of the reader."""
    told: str = ""
    """Sentence about the reader's puzzle rating, its last change, and the streak of right answers.

    Empty if this puzzle is not the one that the reader answered last.
    """
    next: PuzzleAddress | None = None
    """Puzzle near the rating of the reader. None before the first answer, or if all other puzzles are solved."""


UNANSWERED = OwnPuzzle()


def _describe_own(place: PuzzleAddress, standing: PuzzleStanding) -> OwnPuzzle:
    """Return the texts on the page of a puzzle for a reader with these first answers."""
    answer = standing.find_answer(place.name)
    if answer is None:
        return UNANSWERED
    following = standing.choose_next(place.puzzle.game, place.name)
    is_latest = answer == standing.answers[-1]
    return OwnPuzzle(
        counts=False,
        told=describe_change(standing, place.game) if is_latest else "",
        next=PuzzleAddress.of(following) if following else None,
    )


def describe_change(standing: PuzzleStanding, game: str) -> str:
    """Return the puzzle rating in a game, its last change, and the present streak of right answers, as one sentence."""
    names = {"rating": standing.find_rating(game).points, "change": integer(standing.find_change(game), is_change=True)}
    if standing.streak < MIN_STREAK:
        return _("Rating %(rating)s (%(change)s).") % names
    return _("Rating %(rating)s (%(change)s), %(count)s in a row.") % {**names, "count": standing.streak}


def _respond_with_drawing(request: Request) -> Response:
    return drawing_response(_draw_cached_position(_find_address(request), language()))


def _respond(request: Request, place: PuzzleAddress, picture: RenderedPage, status: int = 200) -> Response:
    """Return a puzzle as a response: a whole page, or only the requested fragments."""
    return _load_position(place).page(request, "web/puzzle.html", picture, status)


@lru_cache(MAX_CACHED_POSITIONS)
def _load_position(place: PuzzleAddress) -> Practice:
    return Practice.of(prepare_puzzle(place.puzzle))


@lru_cache(MAX_CACHED_POSITIONS)
def _render_cached_puzzle(place: PuzzleAddress, progress: PuzzleProgress, _locale: str, own: OwnPuzzle) -> RenderedPage:
    return _render_puzzle(place, progress, own)


@lru_cache(MAX_CACHED_POSITIONS)
def _draw_cached_position(place: PuzzleAddress, _locale: str) -> str:
    return _load_position(place).drawing


def _render_puzzle(
    place: PuzzleAddress, progress: PuzzleProgress, own: OwnPuzzle = UNANSWERED, notice: Refusal | str = ""
) -> RenderedPage:
    """Render the page of a puzzle, with the message `notice`. If the page shows the solution, it has no controls."""
    known = _load_position(place)
    practice = known._replace(history=known.history.copy())  # two threads may render the cached position
    is_done = progress is not PuzzleProgress.ASKED
    board = practice.build_context(place.address, notice, is_past=is_done)
    context = {
        **board,
        **(_make_done_context(practice, place, progress, board, own.told) if is_done else {"candidates": ()}),
        "place": place,
        "of_reader": own,
        "next_puzzle": own.next or place.next,
        "stand": progress.value,
        "level": title_of(place.puzzle.level),
    }
    return rendering.render_picture("web/puzzle_table.html", context, practice.history.ply)


def _make_done_context(
    practice: Practice, place: PuzzleAddress, progress: PuzzleProgress, board: Mapping[str, object], rated: str
) -> dict[str, object]:
    """Return the template context with the solution and its reason, but without the task.

    `rated` is the text about the rating of the reader, or empty.

    The version of the page includes the progress, because the content changes while the ply stays the same.
    """
    game, view = practice.match.game, practice.match.view(practice.seat)
    weighed = [each.candidate(game, view) for each in place.puzzle.candidates]
    candidates = [describe_candidate(game, view, each, practice.names) for each in weighed]
    if place.puzzle.is_solved:
        results = (result(each.chance) for each in place.puzzle.candidates)
        candidates = [each._replace(chance=text) for each, text in zip(candidates, results, strict=True)]
    headline = _("Right") if progress is PuzzleProgress.FOUND else _("The answer")
    sentences = [*filter(None, (f"{headline}.", rated)), candidates[0].named, candidates[0].told]
    return {
        "version": f"{board['version']}-{progress.value}",
        "is_own": False,
        "headline": headline,
        "advice": "",
        "said": sentences,
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
    """GET /puzzles: show the puzzle of the day of each game, and the reader's progress in its collection."""
    return await run_job(request, PUZZLES, _render_games, await _read_standing(request), is_signed_in(request))


async def of_game(request: Request) -> Response:
    """GET /puzzles/{game}: list all puzzles of a game, the easiest first."""
    game = find_game(request, Capability.PUZZLES)
    return await run_job(request, PUZZLES, _render_list, game, await _read_standing(request), is_signed_in(request))


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


def _render_games(standing: PuzzleStanding, has_account: bool) -> Response:  # noqa: FBT001  jobs get positions
    rows = [(game, len(collection(game)), _find_daily_address(game)) for game in sort_by_length(games())]
    context = {
        "games": rows,
        "standing": standing,
        "has_account": has_account,
        "progress": {game.name: _describe_progress(game, standing) for game, *_others in rows if standing.answers},
        "total": sum(count for _game, count, _today in rows),
    }
    return render("web/puzzles.html", context)


def _render_list(game: Game, standing: PuzzleStanding, has_account: bool) -> Response:  # noqa: FBT001  as above
    context = {
        "game": game,
        "today": _find_daily_address(game),
        "count": len(collection(game)),
        "bands": _list_bands(game.name, language()),
        "standing": standing,
        "has_account": has_account,
        "solved": standing.solved_puzzles,
        "answered": standing.answered_puzzles,
        "progress": _describe_progress(game, standing) if standing.answers else None,
    }
    return render("web/puzzles_of_game.html", context)


class GameProgress(NamedTuple):
    """Progress of a reader in the puzzles of a game: rating in words, next puzzle, and numbers of solved puzzles."""

    rating: str
    next: PuzzleAddress | None
    solved: int
    shares: tuple[tuple[str, int, int], ...]
    """One triple for each level: its title, and the numbers of solved puzzles and of all puzzles of its difficulty."""


def _describe_progress(game: Game, standing: PuzzleStanding) -> GameProgress:
    rating, following = standing.find_rating(game.name).advance_to(now()), standing.choose_next(game)
    words = _("%(points)s ± %(margin)s") % {"points": rating.points, "margin": rating.margin}
    if rating.matches:
        change = integer(standing.find_change(game.name), is_change=True)
        words = _("%(rating)s, last %(change)s") % {"rating": words, "change": change}
    shares = tuple(
        (band.level.title, sum(each.name in standing.solved_puzzles for _n, each in band.puzzles), len(band.puzzles))
        for band in _list_bands(game.name, language())
    )
    solved = sum(count for _title, count, _all in shares)
    return GameProgress(words, PuzzleAddress.of(following) if following else None, solved, shares)


def _find_daily_address(game: Game) -> PuzzleAddress:
    """Return the address of the puzzle of the day. The puzzle changes at midnight UTC."""
    return PuzzleAddress.of(get_daily(game, datetime.now(UTC).date()))


@lru_cache(MAX_CACHED_LISTS)
def _list_bands(name: str, _locale: str) -> list[Band]:
    """Return the puzzles of a game in groups by difficulty.

    Each group has a level of bots. Bots of this level solve about half of its puzzles.
    """
    game = registry.game(name)
    levels = {level.name: level for level in list_levels(game, "", None)}
    places = [(number, PuzzleAddress.of(puzzle)) for number, puzzle in enumerate(collection(game), 1)]
    grouped = groupby(places, key=lambda place: place[1].puzzle.level)
    return [Band(levels[name], tuple(puzzles)) for name, puzzles in grouped]
