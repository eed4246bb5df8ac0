"""Pages about the analysis of a finished match: the analysis itself, and the exercise from a mistake.

A background job computes the analysis. While the job runs, its page shows the marks of the first decisions.

The exercise shows the position before a mistake as the deciding seat saw it. The reader tries to find a better action
on the board. The server judges an action by the estimator of the analysis. It stores no state: an answer depends only
on the address and the posted action.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from enum import Enum
from functools import lru_cache, partial
from typing import NamedTuple
from urllib.parse import urlencode

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.analysis.analysis import Analysis, AnalysisProgress, Decision, analyse_line, analysis_of
from skyhop.analysis.estimator import DecisionEstimate, Estimator, estimate_action, mark_of
from skyhop.analysis.hint import describe_not_ready
from skyhop.engine.document import write_document
from skyhop.engine.jit.compilation import entries_of
from skyhop.engine.kernel import are_quick
from skyhop.engine.state import View
from skyhop.game import registry
from skyhop.game.action import Refusal, Refused
from skyhop.game.capability import Capability
from skyhop.game.game import Game, turn_to
from skyhop.game.journal import Journal
from skyhop.game.match import Match, plies
from skyhop.game.simple.renderer import words_of
from skyhop.i18n import _, percent
from skyhop.jobs import limited
from skyhop.jobs.persistent import PartReport, RetentionLimits, hash_name
from skyhop.jobs.queue import JobKind, Lane
from skyhop.server.matches.history import History
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.server.store.data_folder import ANALYSES
from skyhop.web.http.app_state import state_of
from skyhop.web.http.background_jobs import (
    PAGES,
    PROGRESS_PARAMETER,
    await_job,
    find_or_start_job,
    job_owner,
    only_asks_for_progress,
    run_job,
)
from skyhop.web.http.errors import retry_page
from skyhop.web.http.fragments import RenderedPage
from skyhop.web.http.rate_limits import ACT, ANALYSIS, HINT, LOOK, charge, form_route
from skyhop.web.http.rate_limits import limited as rate_limited
from skyhop.web.http.templates import render
from skyhop.web.pages.match import match, rendering
from skyhop.web.pages.match.hints import Practice
from skyhop.web.pages.match.match import SeatContext, find_seat_context, read_action
from skyhop.web.pages.match.names import names
from skyhop.web.pages.match.snapshot import ANALYSIS as PAGE
from skyhop.web.pages.match.snapshot import Snapshot, seat_at
from skyhop.web.pages.replay.analysis_shown import LETTERS, SHOWN, AnalysisShown, list_early_marks, list_mistakes
from skyhop.web.pages.replay.replay import MAX_DIGITS, MOMENT, find_snapshot

KEEPING = RetentionLimits(ANALYSES, ".json", 30 * 86400.0, 64 * 1024 * 1024)
ENGINE_SECONDS = 900.0
"""Maximum seconds for which an analysis waits for compiled kernels.

Interpreted kernels would use the CPU for minutes.
"""
PAUSE_SECONDS = 0.3
MAX_ESTIMATORS = 16
MAX_CACHED = 32


class EngineNotReady(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised if the kernels for an analysis are not compiled within the time limit."""

    def __str__(self) -> str:
        return _("The engine is not compiled on this server, so it cannot analyse matches now. Try again later.")


class AnalysisEstimator(NamedTuple):
    """Estimator of win chances in a game, with its version. The server recomputes analyses of other versions."""

    estimator: Estimator
    stamp: str


@lru_cache(MAX_ESTIMATORS)
def find_estimator(game: Game, *, is_solo: bool) -> AnalysisEstimator:
    """Return the estimator of a game. `is_solo` selects the estimator for solo matches."""
    estimator = Estimator(game, is_solo=is_solo)
    return AnalysisEstimator(estimator, estimator.stamp)


class MatchAnalysis:
    """Request for the background job that analyses a finished match. All readers share the result."""

    def __init__(self, live: Live) -> None:
        self._game, self._journal = live.match.game, live.match.journal
        self._judge = find_estimator(self._game, is_solo=self._journal.header.is_solo)
        self.name = hash_name(f"{live.info.id} {self._judge.stamp}")
        self.parts = len(live.history)

    def make(self, report: PartReport) -> bytes:
        """Wait for the compilation of the kernels, then analyse each decision. Return the stored form of the analysis.

        Report the marks of the analysed decisions, so that the page shows them before the end of the job. Raise
        `EngineNotReady` if the kernels are not compiled within the time limit.
        """
        self._wait(self._judge.estimator, report)
        found = limited.run(analyse_line, self._journal.to_line(), report=partial(_report_marks, report))
        return write_document(found).encode()

    def _wait(self, estimator: Estimator, report: PartReport) -> None:
        entries = [*entries_of([registry.package(self._game.name)]), *estimator.entries()]
        until = time.monotonic() + ENGINE_SECONDS
        while not are_quick(entries):
            if time.monotonic() > until:
                raise EngineNotReady
            report(0)
            time.sleep(PAUSE_SECONDS)


def _report_marks(report: PartReport, progress: AnalysisProgress) -> None:
    """Report the progress of an analysis, with one letter for the mark of each analysed decision."""
    report(progress.analysed_count, "".join(LETTERS[mark] for mark in progress.marks))


@lru_cache(MAX_CACHED)
def parse_analysis(data: bytes) -> Analysis:
    """Parse a stored analysis."""
    return analysis_of(data)


async def page(request: Request) -> Response:
    """GET /matches/{match}/analysis: show the analysis of a finished match, with a mark for each decision.

    Without a step in the address, show the first mistake of the perspective's seat. If this seat made no mistake, show
    the first mistake of any seat. The first request starts the job. A request that only reads the progress never starts
    the job.
    """
    place = await find_seat_context(request, is_fresh=True)
    if refusal := await _find_refusal(request, place):
        return refusal
    moment = find_snapshot(request, place)._replace(page=PAGE)
    order = MatchAnalysis(place.live)
    data = await asyncio.to_thread(state_of(request).analyses.read, order)
    if data is None:
        return await _start_and_wait(request, moment, order)
    if only_asks_for_progress(request):
        return RedirectResponse(_address(request, moment), 303)
    found = parse_analysis(data)
    if not _names_step(request):
        mistakes = list_mistakes(found, seat_at(moment.viewer)) or list_mistakes(found, None)
        moment = moment._replace(step=mistakes[0] if mistakes else moment.step)
    analysis = AnalysisShown(moment, found, is_better_shown=SHOWN in request.query_params)
    return match.respond_picture(request, moment, analysis.picture, more={"analysis": analysis})


async def file(request: Request) -> Response:
    """GET /matches/{match}/analysis.json: return the analysis as JSON.

    If the analysis does not exist yet, redirect to the page that starts it.
    """
    place = await find_seat_context(request, is_fresh=True)
    if refusal := await _find_refusal(request, place):
        return refusal
    data = await asyncio.to_thread(state_of(request).analyses.read, MatchAnalysis(place.live))
    if data is None:
        return RedirectResponse(f"/matches/{place.live.info.id}{PAGE}", 303)
    name = f"skyhop-{place.live.info.id}-analysis.json"
    headers = {"Content-Disposition": f'inline; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


async def _find_refusal(request: Request, place: SeatContext) -> Response | None:
    """Return a refusal if hidden information is not shown yet, or if bots cannot search the game. Else return None."""
    sentence = _("You can see the analysis only after the match, because it would help you during the match.")
    if problem := match.describe_hiding(place.live, sentence):
        return await match.show(request, problem, 403)
    if not place.live.match.game.has(Capability.SEARCH):
        return await match.show(request, _("This game cannot be analysed, because no search supports it."), 501)
    return None


def _names_step(request: Request) -> bool:
    return not {*MOMENT}.isdisjoint(request.query_params)


def _address(request: Request, moment: Snapshot) -> str:
    """Return the address of the page. It contains a step only if the request names one."""
    if _names_step(request):
        return moment.address(moment.step)
    return f"{moment.match}{moment.page}?{urlencode({'as': moment.place})}"


async def _start_and_wait(request: Request, moment: Snapshot, order: MatchAnalysis) -> Response:
    """Start the analysis if it has not started yet. Return a page with the progress of the analysis."""
    try:
        progress = await find_or_start_job(request, state_of(request).analyses, order, ANALYSIS)
    except EngineNotReady as error:
        return retry_page(503, str(error), 60)
    context = {
        "moment": moment,
        "address": _address(request, moment),
        "order": order,
        "progress": progress,
        "marks": list_early_marks(moment, progress),
        "asked": PROGRESS_PARAMETER,
    }
    return render("web/analysing.html", context)


ADDRESS = "/matches/{match}/mistakes/{step}"
MISTAKES = JobKind("mistakes", PAGES)
"""Kind of the jobs that render a position. Each of them replays a match."""
TRIES = JobKind("tries", Lane("tries", at_once=1, most=8, most_of_address=4), kept=256)
"""Kind of the jobs that estimate an action. The result of a job is cached by match, ply and action."""
MAX_CACHED_POSITIONS = 64


class Verdict(Enum):
    """Verdict on an action that the reader tried, compared with the best action that the analysis found."""

    BETTER = "better"
    """The action is the best action that the analysis found."""
    AS_GOOD = "as good"
    """The action is better than the played action, and not clearly worse than the best action."""
    NOT_YET = "not yet"


class TriedAction(NamedTuple):
    """Action that the reader tried: the verdict, and a sentence about it."""

    verdict: Verdict
    sentence: str


class FoundMistake(NamedTuple):
    """Bad decision of a finished match, for which the analysis found a better action."""

    live: Live
    found: Analysis
    step: int

    @property
    def decision(self) -> Decision:
        """Decision of the step."""
        return self.found.decisions[self.step - 1]

    @property
    def view(self) -> View:
        """View of the deciding seat before the step."""
        return self.live.history.view(self.step - 1, self.decision.seat)

    @property
    def address(self) -> str:
        """Address of the exercise."""
        return f"/matches/{self.live.info.id}/mistakes/{self.step}"

    @property
    def analysis(self) -> AnalysisShown:
        """Analysis at the step, from the perspective of the deciding seat."""
        seat = self.decision.seat
        return AnalysisShown(Snapshot(self.live, seat, self.step, is_past=True, page=PAGE, own=seat), self.found)

    @property
    def next(self) -> str:
        """Address of the exercise about the next mistake of the same seat. Empty after the last mistake."""
        decisions = enumerate(self.found.decisions[self.step :], self.step + 1)
        later = (step for step, each in decisions if each.has_better and each.seat == self.decision.seat)
        return next((self._replace(step=step).address for step in later), "")

    @property
    def played_action(self) -> str:
        """Description of the played action, without its consequences."""
        game, view, each = self.live.match.game, self.view, self.decision
        text = words_of(game).name(view, game.read(view, each.text), names(self.live.seats, each.seat))
        return " ".join(text.split()) or each.text

    @property
    def practice(self) -> Practice:
        """Position before the step, in which the reader can act."""
        known = _set_up(self.live, self.decision.ply, self.decision.seat, tuple(self.live.seats))
        return known._replace(history=known.history.copy())  # two threads may render the cached position


@lru_cache(MAX_CACHED_POSITIONS)
def _set_up(live: Live, ply: int, seat: int, seats: tuple[Seat, ...]) -> Practice:
    """Replay the match up to a ply, at which the seat `seat` must decide."""
    full_journal = live.match.journal
    journal = Journal(full_journal.header, full_journal.entries[:ply])
    *_before, last = plies(journal)
    match = Match(live.match.game, last.state.copy(), journal)
    turn_to(match.game, match.state, seat)  # other seats may choose at the same time
    return Practice(match, History.of(live.match.game, journal), seats, seat)


async def show(request: Request) -> Response:
    """GET /matches/{match}/mistakes/{step}: show the position before a mistake, and its task."""
    place = await _find_mistake(request)
    return place if isinstance(place, Response) else await _answer(request, place)


async def act(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/mistakes/{step}/actions: judge an action.

    After a good action, show the reason. After another action, show the position again.
    """
    place = await _find_mistake(request)
    if isinstance(place, Response):
        return place
    try:
        action = place.live.match.game.read(place.view, read_action(form))
    except Refused as refused:
        return await _answer(request, place, refused.refusal, 409)
    tried = await _judge(request, place, action)
    return await _answer(request, place, tried)


async def why(request: Request) -> Response:
    """GET /matches/{match}/mistakes/{step}/why?action=: explain why an action is illegal, as in a match."""
    place = await _find_mistake(request)
    return place if isinstance(place, Response) else await run_job(request, MISTAKES, _explain_refusal, place, request)


async def explanation(request: Request) -> Response:
    """GET /matches/{match}/mistakes/{step}/explanation?action=: describe an action, as in a match."""
    place = await _find_mistake(request)
    return place if isinstance(place, Response) else await run_job(request, MISTAKES, _explain_action, place, request)


ROUTES = (
    Route(ADDRESS, rate_limited(show, LOOK)),
    form_route(ADDRESS + "/actions", act, ACT),
    Route(ADDRESS + "/why", rate_limited(why, LOOK)),
    Route(ADDRESS + "/explanation", rate_limited(explanation, LOOK)),
)


async def _find_mistake(request: Request) -> FoundMistake | Response:
    """Return the mistake that the address names. Raise 404 if the step is no mistake.

    If the reader may not see an analysis of the match yet, return a refusal. If the match has no analysis, redirect to
    the page that starts one.
    """
    place = await find_seat_context(request, is_fresh=True)
    if refusal := await _find_refusal(request, place):
        return refusal
    data = await asyncio.to_thread(state_of(request).analyses.read, MatchAnalysis(place.live))
    if data is None:
        return RedirectResponse(f"/matches/{place.live.info.id}{PAGE}", 303)
    found, text = parse_analysis(data), request.path_params["step"]
    step = int(text) if text.isascii() and text.isdecimal() and len(text) <= MAX_DIGITS else 0
    if not 0 < step <= len(found.decisions) or not found.decisions[step - 1].has_better:
        raise HTTPException(404)
    return FoundMistake(place.live, found, step)


def _explain_refusal(place: FoundMistake, request: Request) -> Response:
    return place.practice.why(request)


def _explain_action(place: FoundMistake, request: Request) -> Response:
    return place.practice.explanation(request)


async def _judge(request: Request, place: FoundMistake, action: int) -> TriedAction:
    """Compare an action with the best action that the analysis found.

    The estimator examines the action in the same worlds as the analysis. The best action and the played action need
    no estimate.
    """
    game, view, each = place.live.match.game, place.view, place.decision
    instead = {"after": percent(each.expected), "before": percent(each.before[each.seat])}
    if action == game.read(view, each.better or ""):
        sentence = _("That is better: a win chance of %(before)s instead of %(after)s.")
        return TriedAction(Verdict.BETTER, sentence % instead)
    if action == game.read(view, each.text):
        return TriedAction(Verdict.NOT_YET, _("Not yet: this is the move that was played. Try another move."))
    estimator = find_estimator(game, is_solo=place.live.match.journal.header.is_solo).estimator
    if not are_quick(estimator.entries()):
        return TriedAction(Verdict.NOT_YET, describe_not_ready())
    estimate = await _estimate(request, place, action)
    best, chance = estimate.of_best[each.seat], estimate.of_taken[each.seat]
    words = instead | {"chance": percent(chance)}
    is_as_good = not mark_of(max(0.0, best - chance), estimate.margin).is_bad
    if not is_as_good or chance <= each.expected:  # each comparison has its own margin
        return TriedAction(Verdict.NOT_YET, _("Not yet: a win chance of about %(chance)s. Try another move.") % words)
    sentence = _("As good as the best move of the analysis: a win chance of about %(chance)s instead of %(after)s.")
    return TriedAction(Verdict.AS_GOOD, sentence % words)


async def _estimate(request: Request, place: FoundMistake, action: int) -> DecisionEstimate:
    """Return the estimate of an action from the cache. If the cache has none, compute it in a job.

    Raise `QueueFull` if too many jobs wait.
    """
    jobs, asker, ply = state_of(request).jobs, job_owner(request), place.decision.ply
    key = (place.live.info.id, ply, action)
    job = jobs.find(TRIES, key)
    if job is None:
        jobs.make_room(TRIES, asker)
        await charge(request, HINT)
        arguments = (place.live.match.game, place.live.match.journal.header.is_solo, place.view, action, ply)
        job = jobs.find(TRIES, key) or jobs.begin(
            TRIES, asker, lambda _report: limited.run(estimate_action, *arguments), key
        )
    return await await_job(request, job)


async def _answer(
    request: Request, place: FoundMistake, answer: TriedAction | Refusal | None = None, status: int = 200
) -> Response:
    return await run_job(request, MISTAKES, _respond, request, place, answer, status)


def _respond(request: Request, place: FoundMistake, answer: TriedAction | Refusal | None, status: int) -> Response:
    """Return the page of a mistake as a response: a whole page, or only the requested fragments."""
    return place.practice.page(request, "web/find_better.html", _render(place, answer), status)


def _render(place: FoundMistake, answer: TriedAction | Refusal | None) -> RenderedPage:
    """Render the position of a mistake. After a good action, the page has no controls."""
    practice, tried = place.practice, answer if isinstance(answer, TriedAction) else None
    is_done = tried is not None and tried.verdict is not Verdict.NOT_YET
    notice = answer if isinstance(answer, Refusal) else tried.sentence if tried and not is_done else ""
    board = practice.build_context(place.address, notice, is_past=is_done)
    context = {
        **board,
        **(_make_done_context(tried, board) if tried and is_done else {}),
        "mistake": place,
        "judged": place.analysis.of_step(place.step),
        "is_done": is_done,
    }
    return rendering.render_picture("web/find_better_table.html", context, practice.history.ply)


def _make_done_context(tried: TriedAction, board: Mapping[str, object]) -> dict[str, object]:
    """Return the template context after a good action, without the task.

    The version of the page includes the verdict, because the content changes while the ply stays the same.
    """
    headline = _("Better") if tried.verdict is Verdict.BETTER else _("As good")
    return {
        "version": f"{board['version']}-{tried.verdict.name.lower()}",
        "is_own": False,
        "headline": headline,
        "advice": "",
        "said": [tried.sentence],
        "tried": tried,
    }
