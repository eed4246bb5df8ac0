"""Lessons: pages of exercises with explanations, and the overview of lessons, rules and quizzes.

A page shows the position of an exercise on the same board as in a match.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from skyhop.game import registry
from skyhop.game.action import Refusal, Refused
from skyhop.game.capability import Capability
from skyhop.i18n import _, language, translated
from skyhop.rulebook.scenario import Exercise, Prepared, exercises_of, is_solution, play_solution, prepare_exercise
from skyhop.svg import outline_texts
from skyhop.web.http.fragments import RenderedPage, sort_by_length
from skyhop.web.http.rate_limits import ACT, LOOK, form_route, limited
from skyhop.web.http.templates import render
from skyhop.web.pages.match import rendering
from skyhop.web.pages.match.hints import Practice
from skyhop.web.pages.match.match import read_action
from skyhop.web.pages.match.names import names_by_ply

LEARNABLE = (Capability.LESSON, Capability.RULEBOOK, Capability.QUIZ)
"""Capabilities of games that the overview lists."""
MAX_CACHED_EXERCISES = 64
"""Maximum number of exercises in the cache, and of their pages in another cache.

The pages are equal for all readers.
"""


def drawing_response(drawing: str) -> Response:
    """Return a drawing as a response that browsers may cache, because the drawn position never changes."""
    headers = {"Cache-Control": "private, max-age=3600"}
    return Response(outline_texts(drawing), media_type="image/svg+xml", headers=headers)


class ExerciseAddress(NamedTuple):
    """Address of an exercise: its game and its number, counted from one."""

    game: str
    number: int

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        """All exercises of the game's lesson, in order."""
        return exercises_of(registry.game(self.game))

    @property
    def exercise(self) -> Exercise:
        """Exercise to which this address refers."""
        return self.exercises[self.number - 1]

    @property
    def address(self) -> str:
        """Address of the page of the exercise, as text."""
        return address_of(self.game, self.number)


def address_of(game: str, number: int = 1) -> str:
    """Return the address of the page of an exercise, as text. `number` counts the exercises of the game from 1."""
    return f"/lessons/{game}/{number}"


async def overview(_request: Request) -> Response:
    """GET /learn: list the lesson, the rules and the quiz of each game. Leave out a game that has none of the three."""
    games = [game for game in sort_by_length(map(registry.game, registry.names())) if any(map(game.has, LEARNABLE))]
    steps = {game.name: len(exercises_of(game)) for game in games if game.has(Capability.LESSON)}
    return render("web/learn.html", {"games": games, "steps": steps, "Capability": Capability})


async def show(request: Request) -> Response:
    """GET /lessons/{game}/{number}: show the position of an exercise and its task."""
    place = _find_address(request)
    return _respond(request, place, _render_cached_exercise(place, language()))


async def act(request: Request, form: FormData) -> Response:
    """POST /lessons/{game}/{number}/actions: show the result if the action is the solution.

    After another action, show the exercise again, with the reason why the action is wrong.
    """
    place = _find_address(request)
    try:
        if is_solution(_load_exercise(place), read_action(form)):
            return _respond(request, place, _render_cached_exercise(place, language(), is_done=True))
    except Refused as refused:
        return _respond(request, place, _render_exercise(place, refused.refusal), 409)
    return _respond(request, place, _render_exercise(place, translated(place.exercise.otherwise)))


async def why(request: Request) -> Response:
    """GET /lessons/{game}/{number}/why?action=: explain why an action is illegal.

    The page of a match uses the same explanation.
    """
    return _load_position(_find_address(request)).why(request)


async def explanation(request: Request) -> Response:
    """GET /lessons/{game}/{number}/explanation?action=: describe an action.

    The page of a match uses the same description.
    """
    return _load_position(_find_address(request)).explanation(request)


async def picture(request: Request) -> Response:
    """GET /lessons/{game}/{number}/picture.svg: draw the position as the acting seat sees it.

    With the parameter `done`, draw the position after the solution.
    """
    return drawing_response(
        _draw_cached_position(_find_address(request), language(), is_done="done" in request.query_params)
    )


ROUTES = (
    Route("/learn", limited(overview, LOOK)),
    Route("/lessons/{game}/{number}", limited(show, LOOK)),
    Route("/lessons/{game}/{number}/picture.svg", limited(picture, LOOK)),
    form_route("/lessons/{game}/{number}/actions", act, ACT),
    Route("/lessons/{game}/{number}/why", limited(why, LOOK)),
    Route("/lessons/{game}/{number}/explanation", limited(explanation, LOOK)),
)


def _find_address(request: Request) -> ExerciseAddress:
    """Return the exercise that the address names. Raise 404 if the exercise is unknown."""
    game, number = request.path_params["game"], request.path_params["number"]
    count = len(exercises_of(registry.game(game))) if game in registry.names() else 0
    if number not in [str(each + 1) for each in range(count)]:
        raise HTTPException(404)
    return ExerciseAddress(game, int(number))


def _respond(request: Request, place: ExerciseAddress, picture: RenderedPage, status: int = 200) -> Response:
    """Return an exercise as a response: a whole page, or only the requested fragments."""
    return _load_position(place).page(request, "web/lesson.html", picture, status)


@lru_cache(MAX_CACHED_EXERCISES)
def _load_exercise(place: ExerciseAddress) -> Prepared:
    return prepare_exercise(registry.game(place.game), place.exercise)


@lru_cache(MAX_CACHED_EXERCISES)
def _load_position(place: ExerciseAddress, *, is_done: bool = False) -> Practice:
    """Return the position of an exercise. If `is_done` is True, return the position after its solution."""
    exercise = _load_exercise(place)
    if not is_done:
        return Practice.of(exercise)
    match, step = play_solution(exercise)
    return Practice.after(exercise, match, (step,))


@lru_cache(MAX_CACHED_EXERCISES)
def _render_cached_exercise(place: ExerciseAddress, _locale: str, *, is_done: bool = False) -> RenderedPage:
    return _render_exercise(place, is_done=is_done)


@lru_cache(MAX_CACHED_EXERCISES)
def _draw_cached_position(place: ExerciseAddress, _locale: str, *, is_done: bool) -> str:
    return _load_position(place, is_done=is_done).drawing


def _render_exercise(place: ExerciseAddress, notice: Refusal | str = "", *, is_done: bool = False) -> RenderedPage:
    """Render an exercise before the reader acts, with the message `notice`.

    If `is_done` is True, render the exercise after its solution. This page has no controls.
    """
    practice = _load_position(place, is_done=is_done)
    board = practice.build_context(place.address, notice, is_past=is_done)
    context = {
        **board,
        **(_make_done_context(practice, place, board) if is_done else {}),
        "place": place,
        "is_done": is_done,
        "previous": address_of(place.game, place.number - 1) if place.number > 1 else "",
        "next": address_of(place.game, place.number + 1) if place.number < len(place.exercises) else "",
    }
    return rendering.render_picture("web/exercise.html", context, practice.history.ply)


def _make_done_context(practice: Practice, place: ExerciseAddress, board: Mapping[str, object]) -> dict[str, object]:
    """Return the template context after the solution, without the task.

    The context contains the sentences about the events, and the reason why the solution is right.
    """
    last = practice.history.log(practice.seat, None, names_by_ply(practice.seats_by_ply, practice.seat))[-1]
    sentences = [*last.plain, translated(place.exercise.why)]
    headline = board["headline"] if board["is_over"] else _("Well done")
    return {"is_own": False, "headline": headline, "advice": "", "said": sentences}
