"""The page of an analysis: how far it is while it is made, and then the match, step by step, with what it says."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from skyhop.game.capability import Capability
from skyhop.i18n import _
from skyhop.jobs.persistent import LastingJobs
from skyhop.web.http.background_jobs import ASKED, asked_for, is_question
from skyhop.web.http.errors import later
from skyhop.web.http.limits import ANALYSIS
from skyhop.web.http.pages import render
from skyhop.web.pages.match import match
from skyhop.web.pages.match.match import Place, place_of
from skyhop.web.pages.match.snapshot import ANALYSIS as PAGE
from skyhop.web.pages.match.snapshot import Moment
from skyhop.web.pages.replay.analyses import EngineNotReady, MatchAnalysis, analysis_in
from skyhop.web.pages.replay.analysis_shown import SHOWN, AnalysisShown
from skyhop.web.pages.replay.replay import asked


async def page(request: Request) -> Response:
    """GET /matches/{match}/analysis: the match, step by step, with what each decision was worth; after its end only.

    Whoever is the first to ask has it made. A page that only asks how far it is never begins it.
    """
    place = await place_of(request, is_fresh=True)
    if refusal := await _refused(request, place):
        return refusal
    moment = asked(request, place)._replace(page=PAGE)
    order = MatchAnalysis(place.live)
    data = await asyncio.to_thread(analyses_of(request).read, order)
    if data is None:
        return await _waiting(request, moment, order)
    if is_question(request):
        return RedirectResponse(moment.address(moment.step), 303)
    shown = AnalysisShown(moment, analysis_in(data), is_better_shown=SHOWN in request.query_params)
    return match.answer(request, moment, shown.picture, more={"analysis": shown})


async def file(request: Request) -> Response:
    """GET /matches/{match}/analysis.json: the same as an object; where it is not made yet, its page is the way."""
    place = await place_of(request, is_fresh=True)
    if refusal := await _refused(request, place):
        return refusal
    data = await asyncio.to_thread(analyses_of(request).read, MatchAnalysis(place.live))
    if data is None:
        return RedirectResponse(f"/matches/{place.live.info.id}{PAGE}", 303)
    name = f"skyhop-{place.live.info.id}-analysis.json"
    headers = {"Content-Disposition": f'inline; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


async def _refused(request: Request, place: Place) -> Response | None:
    """Refuse to help anybody while a match goes on, and to say anything of a game that cannot be searched."""
    if place.live.match.outcome is None:
        sentence = _("An analysis would help while the match goes on; it can be looked at after the end.")
        return await match.show(request, sentence, 403)
    if not place.live.match.game.has(Capability.SEARCH):
        return await match.show(request, _("This game cannot be analysed: nothing can look ahead in it."), 501)
    return None


async def _waiting(request: Request, moment: Moment, order: MatchAnalysis) -> Response:
    """Say how far an analysis is."""
    try:
        progress = await asked_for(request, analyses_of(request), order, ANALYSIS)
    except EngineNotReady:
        sentence = _("The engine is not compiled on this machine, so nothing can be analysed now; try again later.")
        return later(503, sentence, 60)
    return render("web/analysing.html", {"moment": moment, "order": order, "progress": progress, "asked": ASKED})


def analyses_of(request: Request) -> LastingJobs:
    """The analyses of this table."""
    found: LastingJobs = request.app.state.analyses
    return found
