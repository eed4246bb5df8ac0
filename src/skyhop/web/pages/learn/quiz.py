"""Quiz pages: one question at a time with its position. The last page lists the clauses to read again.

The server stores no state: the address contains a seed for the questions, and the answers so far. A page is
therefore the same for everybody. The server renders each question once for each locale.
"""

from __future__ import annotations

import re
import secrets
from functools import lru_cache
from typing import NamedTuple, Self
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.game.simple.renderer import words_of
from skyhop.i18n import language
from skyhop.jobs.queue import JobKind
from skyhop.rulebook import quiz
from skyhop.rulebook.quiz import LETTERS, Question
from skyhop.rulebook.render import clause_html
from skyhop.web.http.background_jobs import PAGES, run_job
from skyhop.web.http.fragments import find_page
from skyhop.web.http.rate_limits import LOOK, limited
from skyhop.web.http.templates import render
from skyhop.web.pages.rules import address_of

ADDRESS = "/quiz"
ALL = "all"
"""Path segment of a quiz with questions about all games."""
COUNTS = (5, 10, 20)
"""Numbers of questions that a reader can choose."""
MAX_QUESTIONS = 50
DEFAULT_COUNT = 10
SEEDS = 100_000
SHEET = re.compile(r'<svg[^>]* width="[\d.]+mm"')
"""Pattern of a drawing whose size is in millimetres, such as a map. The page shows such a drawing at full width."""
QUESTIONS = JobKind("questions", PAGES)
MAX_CACHED_RUNS = 256
MAX_CACHED = 1000
"""Maximum number of entries in each of three caches: pictures, answers and links.

This suffices for all questions in all locales. A large picture takes 50 kB.
"""


class QuizRun(NamedTuple):
    """Quiz of one reader. The address of its page determines all questions and contains the answers so far."""

    game: str
    seed: int
    size: int
    answers: str
    """Letters of the answers so far, in order."""

    @classmethod
    def read(cls, request: Request) -> Self:
        """Parse the address of a quiz. Raise `HTTPException` 404 if the address is invalid."""
        query = request.query_params
        numbers = [query.get("seed", ""), query.get("n", str(DEFAULT_COUNT))]
        if not all(number.isascii() and number.isdigit() and len(number) < 7 for number in numbers):
            raise HTTPException(404)
        seed, count = map(int, numbers)
        run = cls(request.path_params["game"], seed, count, query.get("a", ""))
        if not 0 < count <= MAX_QUESTIONS or len(run.answers) > len(run.questions) or set(run.answers) - set(LETTERS):
            raise HTTPException(404)
        return run

    @property
    def questions(self) -> tuple[Question, ...]:
        """Questions of the quiz, in order."""
        return _draw_questions(self.game, self.size, self.seed)

    @property
    def right(self) -> tuple[bool, ...]:
        """Results of the answers so far: True for a right answer, False for a wrong answer."""
        answered = zip(self.questions, self.answers, strict=False)
        return tuple(question.right == letter for question, letter in answered)

    def add_answer(self, letter: str) -> Self:
        """Return the quiz with one more answer. `letter` is the letter of the chosen answer."""
        return self._replace(answers=self.answers + letter)

    @property
    def address(self) -> str:
        """Address of the page for the next question, or for the summary after the last question."""
        query = {"seed": self.seed, "n": self.size} | ({"a": self.answers} if self.answers else {})
        return f"{ADDRESS}/{self.game}?{urlencode(query)}"


class ReadingLink(NamedTuple):
    """Clause that the reader should read again, with the address of its page."""

    number: str
    title: str
    address: str


class QuizFeedback(NamedTuple):
    """Feedback to the reader on the chosen answer to a question."""

    right: str
    why: tuple[str, ...]
    clause: Markup


async def begin(_request: Request) -> Response:
    """GET /quiz: show the form to choose a game and the number of questions."""
    games = quiz.games()
    context = {
        "games": [(game.name, game.title) for game in games],
        "counts": COUNTS,
        "usual": DEFAULT_COUNT,
        "total": sum(len(quiz.questions_of(game)) for game in games),
    }
    return render("web/quiz.html", context)


async def ask(request: Request) -> Response:
    """GET /quiz/{game}: show a question, the feedback on an `answer`, or the summary after the last question.

    If the address contains no seed, redirect to the address with a random seed.
    """
    game = request.path_params["game"]
    if game not in (ALL, *(each.name for each in quiz.games())):
        raise HTTPException(404)
    if "seed" not in request.query_params:
        count = request.query_params.get("n", str(DEFAULT_COUNT))
        return RedirectResponse(f"{ADDRESS}/{game}?{urlencode({'seed': secrets.randbelow(SEEDS), 'n': count})}", 303)
    run = QuizRun.read(request)
    return await run_job(request, QUESTIONS, _answer, run, request.query_params.get("answer", ""))


ROUTES = (Route(ADDRESS, limited(begin, LOOK)), Route(f"{ADDRESS}/{{game}}", limited(ask, LOOK)))


def _answer(run: QuizRun, answer: str) -> Response:
    questions = run.questions
    title = registry.game(run.game).title if run.game != ALL else ""
    context = {"run": run, "title": title, "count": len(questions)}
    if len(run.answers) == len(questions):
        return render("web/quiz_end.html", context | _end(run))
    question = questions[len(run.answers)]
    letters = [choice.letter for choice in question.choices]
    if answer and answer not in letters:
        raise HTTPException(404)
    svg = _draw_position(question, language())
    context |= {
        "question": question,
        "number": len(run.answers) + 1,
        "drawn": svg,
        "is_wide": SHEET.match(svg) is not None,
        "passages": [passage for passage in words_of(question.game).passages(question.view) if passage.lines],
        "definitions": find_page(question.game.name).definitions(),
        "answer": answer,
        "told": _make_feedback(question, language()) if answer else None,
        "after": run.add_answer(answer) if answer else run,
    }
    return render("web/question.html", context)


def _end(run: QuizRun) -> dict[str, object]:
    """Return the template context of the summary: each question with its clause, and the clauses to read again."""
    rows = [
        (question, is_right, _make_reading_link(question, language()))
        for question, is_right in zip(run.questions, run.right, strict=True)
    ]
    return {
        "rows": rows,
        "again": list(dict.fromkeys(reading for _each, is_right, reading in rows if not is_right)),
        "fresh": f"{ADDRESS}/{run.game}?n={run.size}",
        "same": run._replace(answers="").address,
    }


@lru_cache(MAX_CACHED_RUNS)
def _draw_questions(game: str, count: int, seed: int) -> tuple[Question, ...]:
    return quiz.draw_questions(None if game == ALL else registry.game(game), count, seed)


@lru_cache(MAX_CACHED)
def _draw_position(question: Question, _locale: str) -> Markup:
    return Markup(question.game.renderer.illustrate(question.view, alone=False))  # noqa: S704  our own drawing


@lru_cache(MAX_CACHED)
def _make_feedback(question: Question, _locale: str) -> QuizFeedback:
    verdict = question.verdict(question.right)
    clause = Markup(clause_html(verdict.clause, None, _rules_of(question)))  # noqa: S704  our own text
    return QuizFeedback(question.right, verdict.why, clause)


@lru_cache(MAX_CACHED)
def _make_reading_link(question: Question, _locale: str) -> ReadingLink:
    clause = question.verdict(question.right).clause
    return ReadingLink(clause.number, clause.title, f"{_rules_of(question)}#{clause.anchor}")


def _rules_of(question: Question) -> str:
    """Return the address of the rules page for the ruleset of a question."""
    game: Game = question.game
    ruleset = question.state.ruleset
    return address_of(game, {"name": ruleset.name, **ruleset.parameters})
