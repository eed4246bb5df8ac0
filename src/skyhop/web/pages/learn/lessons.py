"""Lessons: a game is learned on its real board, one action at a time.

No state is stored: an answer depends only on the address and the posted action. Pages are rendered from the view of the
acting seat, as in a match.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from skyhop.game import registry
from skyhop.game.refusal import Refusal, Refused
from skyhop.i18n import _, language, translated
from skyhop.rulebook.lesson import Exercise, Prepared, exercises_of, is_solution, play_solution, prepare_exercise
from skyhop.web.http.fragments import RenderedPage
from skyhop.web.http.rate_limits import ACT, LOOK, limited
from skyhop.web.http.sessions import parse_form
from skyhop.web.pages.learn.practice import Practice, drawing_response
from skyhop.web.pages.match import rendering
from skyhop.web.pages.match.match import read_action
from skyhop.web.pages.match.names import names_by_ply

MOST_REMEMBERED = 64
"""Size of the caches of exercises and their pictures, which are equal for all readers."""


class ExercisePlace(NamedTuple):
    """Exercise in an address: game and number, counted from one."""

    game: str
    number: int

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        """Exercises of the lesson."""
        return exercises_of(registry.game(self.game))

    @property
    def exercise(self) -> Exercise:
        """Exercise with this number."""
        return self.exercises[self.number - 1]

    @property
    def address(self) -> str:
        """Address of the exercise."""
        return address_of(self.game, self.number)


def address_of(game: str, number: int = 1) -> str:
    """Return the address of an exercise."""
    return f"/lessons/{game}/{number}"


async def show(request: Request) -> Response:
    """GET /lessons/{game}/{number}: show an exercise before its action."""
    place = _place(request)
    return _answer(request, place, _picture(place, language()))


async def act(request: Request) -> Response:
    """POST /lessons/{game}/{number}/actions: show the result of the right action, else the exercise with the reason."""
    form = await parse_form(request)
    place = _place(request)
    try:
        if is_solution(_prepared(place), read_action(form)):
            return _answer(request, place, _picture(place, language(), is_done=True))
    except Refused as refused:
        return _answer(request, place, _drawn(place, refused.refusal), 409)
    return _answer(request, place, _drawn(place, translated(place.exercise.otherwise)))


async def why(request: Request) -> Response:
    """GET /lessons/{game}/{number}/why?action=: explain why an action is illegal, as in a match."""
    return _practice(_place(request)).why(request)


async def explanation(request: Request) -> Response:
    """GET /lessons/{game}/{number}/explanation?action=: describe an action, as in a match."""
    return _practice(_place(request)).explanation(request)


async def picture(request: Request) -> Response:
    """GET /lessons/{game}/{number}/picture.svg: draw the position as the acting seat sees it."""
    return drawing_response(_drawing(_place(request), language()))


ROUTES = (
    Route("/lessons/{game}/{number}", limited(show, LOOK)),
    Route("/lessons/{game}/{number}/picture.svg", limited(picture, LOOK)),
    Route("/lessons/{game}/{number}/actions", limited(act, ACT), methods=["POST"]),
    Route("/lessons/{game}/{number}/why", limited(why, LOOK)),
    Route("/lessons/{game}/{number}/explanation", limited(explanation, LOOK)),
)


def _place(request: Request) -> ExercisePlace:
    """Return the exercise of the address; raise 404 if it is unknown."""
    game, number = request.path_params["game"], request.path_params["number"]
    count = len(exercises_of(registry.game(game))) if game in registry.names() else 0
    if number not in [str(each + 1) for each in range(count)]:
        raise HTTPException(404)
    return ExercisePlace(game, int(number))


def _answer(request: Request, place: ExercisePlace, picture: RenderedPage, status: int = 200) -> Response:
    """Return an exercise as a response: its fragments, or a whole page."""
    return _practice(place).page(request, "web/lesson.html", picture, status)


@lru_cache(MOST_REMEMBERED)
def _prepared(place: ExercisePlace) -> Prepared:
    return prepare_exercise(registry.game(place.game), place.exercise)


@lru_cache(MOST_REMEMBERED)
def _practice(place: ExercisePlace, *, is_done: bool = False) -> Practice:
    """Return the steps to an exercise; after the task, also the steps of its solution."""
    exercise = _prepared(place)
    if not is_done:
        return Practice.of(exercise)
    match, step = play_solution(exercise)
    return Practice.after(exercise, match, (step,))


@lru_cache(MOST_REMEMBERED)
def _picture(place: ExercisePlace, _spoken: str, *, is_done: bool = False) -> RenderedPage:
    return _drawn(place, is_done=is_done)


@lru_cache(MOST_REMEMBERED)
def _drawing(place: ExercisePlace, _spoken: str) -> str:
    return _practice(place).drawing


def _drawn(place: ExercisePlace, notice: Refusal | str = "", *, is_done: bool = False) -> RenderedPage:
    """Render an exercise before its action with a message, or after it without controls."""
    practice = _practice(place, is_done=is_done)
    shown = practice.shown(place.address, notice, is_past=is_done)
    context = {
        **shown,
        **(_context_when_done(practice, place, shown) if is_done else {}),
        "place": place,
        "is_done": is_done,
        "previous": address_of(place.game, place.number - 1) if place.number > 1 else "",
        "next": address_of(place.game, place.number + 1) if place.number < len(place.exercises) else "",
    }
    return rendering.render_picture("web/exercise.html", context, practice.history.ply)


def _context_when_done(practice: Practice, place: ExercisePlace, shown: Mapping[str, object]) -> dict[str, object]:
    """Return context without the task, and announce the events and the reason for the solution."""
    last = practice.history.log(practice.seat, None, names_by_ply(practice.seats_by_ply, practice.seat))[-1]
    said = [*last.plain, translated(place.exercise.why)]
    headline = shown["headline"] if shown["is_over"] else _("Well done")
    return {"is_own": False, "headline": headline, "advice": "", "said": said}
