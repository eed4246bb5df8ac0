"""Analysis page of a finished match: judgements of the steps, a graph, turning points, luck and decisions."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from skyhop.analysis.analysis import Analysis, Decision, Mark, Turn, analyse_line, analysis_of
from skyhop.analysis.estimator import Estimator
from skyhop.engine.document import write_document
from skyhop.engine.jit.compilation import entries_of
from skyhop.engine.kernel import are_quick
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.simple.renderer import words_of
from skyhop.game.text import inside
from skyhop.i18n import _, percent, with_minus
from skyhop.jobs import limited
from skyhop.jobs.persistent import RetentionLimits, hash_name
from skyhop.server.matches.live import Live
from skyhop.server.store.data_folder import ANALYSES
from skyhop.web.http.app_state import state_of
from skyhop.web.http.background_jobs import PROGRESS_PARAMETER, find_or_start_job, only_asks_for_progress
from skyhop.web.http.errors import retry_page
from skyhop.web.http.fragments import RenderedPage, find_page
from skyhop.web.http.rate_limits import ANALYSIS
from skyhop.web.http.templates import render
from skyhop.web.pages.match import match, rendering
from skyhop.web.pages.match.match import SeatContext, find_seat_context
from skyhop.web.pages.match.names import names
from skyhop.web.pages.match.rendering import LogLine
from skyhop.web.pages.match.snapshot import ANALYSIS as PAGE
from skyhop.web.pages.match.snapshot import Snapshot, seat_at
from skyhop.web.pages.replay.replay import find_snapshot

SHOWN = "better"
"""Query parameter that makes the board show the better action.

Without it, the board shows the action that was played.
"""


class Curve(NamedTuple):
    """Curve of a seat's win chances by step. `points` are SVG coordinates in a drawing 1000 wide and 100 high."""

    seat: int
    name: str
    points: str


class GraphMark(NamedTuple):
    """Symbol on the graph at a bad step. `left` and `top` are percentages of the width and height of the graph."""

    mark: str
    left: float
    top: float
    step: int


class Graph(NamedTuple):
    """Graph of a match: the curves, the symbols at bad steps, and a description in words.

    `scale` contains the labels of the vertical axis, from the top.
    """

    curves: tuple[Curve, ...]
    spots: tuple[GraphMark, ...]
    scale: tuple[str, ...]
    words: str


class StepVerdict(NamedTuple):
    """Judgement of a step in words: a mark such as "mistake", the action and the win chances.

    If there is a better action, the judgement also names this action.
    """

    step: int
    seat: int
    name: str
    mark: str
    title: str
    sentence: str
    before: str
    after: str
    then: str
    better: str
    address: str
    """Address of the position after the step."""
    better_address: str
    """Address of the position before the step, in which the board shows the better action.

    Empty without a better action.
    """
    play_on: str
    """Address of the form for a branch that starts before the step, with the seat of the step.

    Empty without a better action.
    """
    is_solved: bool
    """True if the mark is certain, since a solver examined the position."""


class TurnShown(NamedTuple):
    """Turning point in words, with the address of its position."""

    step: int
    sentence: str
    told: str
    better: str
    mark: str
    title: str
    address: str


class AnalysisShown:
    """Analysis of a match, for the page of one snapshot."""

    def __init__(self, moment: Snapshot, found: Analysis, *, is_better_shown: bool = False) -> None:
        """Prepare an analysis for a snapshot. If `is_better_shown` is True, the board shows the better next action."""
        self.moment = moment
        self.found = found
        self._names, self._names_by_ply = moment.names, moment.names_by_ply
        self._is_better_shown = is_better_shown

    @cached_property
    def picture(self) -> RenderedPage:
        """Rendered content of the snapshot, with the judgement of the step above the board, and marks in the log."""
        live, step = self.moment.live, self.moment.step
        context = rendering.build_replay_context(live, self.moment.viewer, step)
        context["log"] = [tuple(self._add_mark(line) for line in lines) for lines in context["log"]]
        added = {"analysis": self, "graph": self.graph, "judged": self.judged, "places": self.places}
        return rendering.render_picture("web/analysed.html", {**context, **added}, live.history.ply_of(step))

    @cached_property
    def judged(self) -> StepVerdict | None:
        """Judgement of the last step of the snapshot, or None at the start of the match.

        If the board shows the better next action, the judgement is about the next step.
        """
        step = self.moment.step + self.shows_better
        return self.of_step(step) if step else None

    @property
    def shows_better(self) -> bool:
        """True if the reader requested the better action for the next step, and there is one."""
        step = self.moment.step
        return (
            self._is_better_shown and step < len(self.found.decisions) and self._has_better(self.found.decisions[step])
        )

    @property
    def steps(self) -> list[StepVerdict]:
        """Judgements of all steps of the match, in order."""
        return [self.of_step(step + 1) for step in range(len(self.found.decisions))]

    @property
    def at(self) -> float:
        """Horizontal position of the snapshot on the graph, in percent of the width."""
        return _percent_of(self.moment.step, len(self.found.decisions))

    @property
    def places(self) -> tuple[str, ...]:
        """CSS selectors of the parts of the board that the page highlights: the better action involves these parts."""
        if not self.shows_better:
            return ()
        each, live = self.found.decisions[self.moment.step], self.moment.live
        game, view = live.match.game, live.history.view(self.moment.step, each.seat)
        action = game.read(view, each.better or "")
        return tuple(find_page(game.name).places(view, action, names(live.seats, each.seat)))

    def _name_before(self, step: int, seat: int) -> str:
        """Return the name that the player of a seat had before a step. Step 1 is the first step."""
        return self._names_by_ply.at(self.moment.live.history.ply_of(step - 1))[seat]

    def of_step(self, step: int) -> StepVerdict:
        """Return the judgement of a step. Step 1 is the first step."""
        each, live = self.found.decisions[step - 1], self.moment.live
        told = live.history.log(self.moment.viewer, step, self._names_by_ply)[step - 1]
        better = self._describe_better(each, step) if self._has_better(each) else ""
        return StepVerdict(
            step=step,
            seat=each.seat,
            name=self._name_before(step, each.seat),
            mark="" if each.mark is None else each.mark.value,
            title=each.title,
            sentence=" ".join(told.plain if each.choices else told.plain[:1]),  # at the end, omit the list of points
            before=percent(each.before[each.seat]),
            after=percent(each.expected),
            then=percent(each.after[each.seat]),
            better=better,
            address=self.moment.address(step),
            better_address=f"{self.moment.address(step - 1)}&{SHOWN}=1" if better else "",
            play_on=self.moment.play_on(step - 1, each.seat) if better else "",
            is_solved=each.is_solved,
        )

    @property
    def graph(self) -> Graph:
        """Graph of the win chances of all seats by step."""
        decisions = self.found.decisions
        if self.found.is_empty:
            return Graph((), (), (), "")
        chances = [*(each.before for each in decisions), decisions[-1].after]
        curves = [self._curve(seat, [each[seat] for each in chances]) for seat in range(len(chances[0]))]
        spots = [
            GraphMark(each.mark.value, _percent_of(step, len(decisions)), 100 - 100 * chances[step][each.seat], step)
            for step, each in enumerate(decisions, 1)
            if each.mark is not None and each.is_bad
        ]
        words = [self._describe_chances(seat, [each[seat] for each in chances]) for seat in range(len(chances[0]))]
        return Graph(tuple(curves), tuple(spots), tuple(map(percent, (1.0, 0.5, 0.0))), " ".join(words))

    @property
    def turns(self) -> list[TurnShown]:
        """Turning points in words, with the addresses of their positions."""
        step_of = {each.ply: step for step, each in enumerate(self.found.decisions, 1)}
        return [self._turn(turn, step_of[turn.decision.ply]) for turn in self.found.turns()]

    @property
    def accounts(self) -> list[tuple[str, tuple[str, ...]]]:
        """Table of luck and decisions. Each row contains the name of a seat and its numbers.

        The numbers add up to the result of the seat.
        """
        rows = (tuple(map(with_minus, row)) for row in self.found.rows)
        return list(zip(self._names, rows, strict=True))

    @property
    def marks(self) -> tuple[Mark, ...]:
        """All marks that a step can have, for the legend."""
        return tuple(Mark)

    def _curve(self, seat: int, chances: Sequence[float]) -> Curve:
        last = max(1, len(chances) - 1)
        points = " ".join(f"{1000 * n / last:.0f},{100 - 100 * chance:.1f}" for n, chance in enumerate(chances))
        return Curve(seat, self._names[seat], points)

    def _describe_chances(self, seat: int, chances: Sequence[float]) -> str:
        least, most = min(chances), max(chances)
        words = {
            "name": self._names[seat],
            "first": percent(chances[0]),
            "last": percent(chances[-1]),
            "least": percent(least),
            "low": chances.index(least),
            "most": percent(most),
            "high": chances.index(most),
        }
        return (
            _(
                "%(name)s: %(first)s at the start, %(last)s at the end. Highest: %(most)s after step %(high)s. "
                "Lowest: %(least)s after step %(low)s."
            )
            % words
        )

    def _add_mark(self, line: LogLine) -> LogLine:
        """Return a line of the log with the mark of its step added, such as "mistake"."""
        if line.ply is None:
            return line
        each = self.found.decisions[self.moment.live.history.count_steps(line.ply) - 1]
        return line._replace(sentences=(*line.sentences, render_mark(each)))

    @staticmethod
    def _has_better(each: Decision) -> bool:
        return each.is_bad and each.better is not None

    def _describe_better(self, each: Decision, step: int) -> str:
        """Return the better action at a step in words.

        The words contain only information that the deciding seat had before this step.
        """
        live = self.moment.live
        game, view = live.match.game, live.history.view(step - 1, each.seat)
        explained = words_of(game).explain(view, game.read(view, each.better or ""), names(live.seats, each.seat))
        name = inside(self._name_before(step, each.seat))
        words = {"name": name, "action": " ".join(explained.split()) or each.better}
        if each.seat == seat_at(self.moment.viewer):
            return _("Better: %(action)s") % words
        return _("Better for %(name)s: “%(action)s”") % words

    def _turn(self, turn: Turn, step: int) -> TurnShown:
        each, judged = turn.decision, self.of_step(step)
        name, after = self._name_before(step, turn.seat), each.after[turn.seat]
        words = {
            "step": step,
            "name": inside(name) if turn.is_luck else name,
            "before": percent(after - turn.change) if turn.is_luck else judged.before,
            "after": percent(after) if turn.is_luck else judged.after,
        }
        if turn.is_luck:
            sentence = (
                _("Luck after step %(step)s: the win chance of %(name)s went from %(before)s to %(after)s.") % words
            )
        elif each.better is None:
            sentence = _("Step %(step)s: %(name)s resigned with a win chance of %(before)s.") % words
        else:
            sentence = _("Step %(step)s: the win chance of %(name)s went from %(before)s to %(after)s.") % words
        better, mark = ("", "") if turn.is_luck else (judged.better, judged.mark)
        return TurnShown(step, sentence, judged.sentence, better, mark, judged.title, judged.address)


def render_mark(each: Decision) -> Markup:
    """Return the mark of a decision for the log: a coloured symbol and a word."""
    kind = "none" if each.mark is None else each.mark.value
    sign = Markup('<svg viewBox="0 0 20 20" aria-hidden="true"><use href="#mark-{0}"/></svg>').format(kind)
    return Markup('<span class="mark mark-{0}">{1}{2}</span>').format(kind, sign, each.title)


def _percent_of(step: int, steps: int) -> float:
    return round(100 * step / max(1, steps), 2)


KEEPING = RetentionLimits(ANALYSES, ".json", 30 * 86400.0, 64 * 1024 * 1024)
ENGINE_SECONDS = 900.0
"""Maximum seconds for which an analysis waits for compiled kernels.

Interpreted kernels would use the CPU for minutes.
"""
PAUSE_SECONDS = 0.3
MAX_ESTIMATORS = 16
MAX_CACHED = 32


class EngineNotReady(Exception):  # noqa: N818  an answer, not an error of the program
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

    def make(self, report: Callable[[int], None]) -> bytes:
        """Wait for the compilation of the kernels, then analyse each decision. Return the stored form of the analysis.

        Raise `EngineNotReady` if the kernels are not compiled within the time limit.
        """
        self._wait(self._judge.estimator, report)
        return limited.run(_analyse_journal, self._journal.to_line(), report=report)

    def _wait(self, estimator: Estimator, report: Callable[[int], None]) -> None:
        entries = [*entries_of([registry.package(self._game.name)]), *estimator.entries()]
        until = time.monotonic() + ENGINE_SECONDS
        while not are_quick(entries):
            if time.monotonic() > until:
                raise EngineNotReady
            report(0)
            time.sleep(PAUSE_SECONDS)


def _analyse_journal(line: str, report: Callable[[int], None]) -> bytes:
    """Analyse the match of a journal. Return the stored form of the analysis.

    The caller runs this function in a process with limited memory.
    """
    return write_document(analyse_line(line, report)).encode()


@lru_cache(MAX_CACHED)
def parse_analysis(made: bytes) -> Analysis:
    """Parse a stored analysis."""
    return analysis_of(made)


async def page(request: Request) -> Response:
    """GET /matches/{match}/analysis: show the analysis of a finished match, with a mark for each decision.

    The first request starts the job. A request that only reads the progress never starts the job.
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
        return RedirectResponse(moment.address(moment.step), 303)
    shown = AnalysisShown(moment, parse_analysis(data), is_better_shown=SHOWN in request.query_params)
    return match.respond_picture(request, moment, shown.picture, more={"analysis": shown})


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


async def _start_and_wait(request: Request, moment: Snapshot, order: MatchAnalysis) -> Response:
    """Start the analysis if it has not started yet. Return a page with the progress of the analysis."""
    try:
        progress = await find_or_start_job(request, state_of(request).analyses, order, ANALYSIS)
    except EngineNotReady as error:
        return retry_page(503, str(error), 60)
    return render(
        "web/analysing.html", {"moment": moment, "order": order, "progress": progress, "asked": PROGRESS_PARAMETER}
    )
