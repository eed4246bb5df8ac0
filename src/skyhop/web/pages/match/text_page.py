"""A match to be read or heard: the page in words, on which a choice is pressed, or typed by its number or its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from skyhop.game.refusal import Refusal
from skyhop.i18n import _
from skyhop.server.answers import Covered
from skyhop.web.http.admission import only_waiting
from skyhop.web.http.pages import render
from skyhop.web.http.sessions import form_of, give_cookie, guest_of, token_of
from skyhop.web.pages.match import departure_forms, match, match_text, rendering, stuck
from skyhop.web.pages.match.after_game import with_answer
from skyhop.web.pages.match.match import LONGEST_ACTION, PATIENCE, Answers, Place, visited, wants_fragment
from skyhop.web.pages.match.names import names
from skyhop.web.pages.match.typed import Several, action_typed

TYPED = "typed"
"""The field that somebody writes in."""


async def page(request: Request) -> Response:
    """GET /matches/{match}/text: how the match stands, what has changed and what can be done, in words."""
    return await _show(request, "", 200)


async def act(request: Request) -> Response:
    """POST /matches/{match}/text: do what was pressed or typed, get your own page back."""
    form = await form_of(request)
    act = await match.drawing(request, form) if "answer" in form else _act_of(form)
    return await match.acted(request, form, act, ANSWERS)


def _act_of(form: FormData) -> match.Act:
    """What a form asks for."""
    if departure_forms.GONE in form or departure_forms.OFF in form:
        return departure_forms.way_on(form)
    if "stuck" in form:
        return stuck.way_out(form)
    if "resign" in form:
        return match.giving_up(form)
    if "action" in form:
        return lambda place, seat, ply: place.live.play(seat, ply, match.action_of(form), match.thought_in(form))
    typed = str(form.get(TYPED, "")).strip()[:LONGEST_ACTION]
    return lambda place, seat, ply: _play_typed(place, seat, ply, typed)


async def _play_typed(place: Place, seat: int, ply: int, typed: str) -> str | None:
    """Do what somebody typed who saw the match at a ply; or answer, where it was a question or is not clear."""
    live = place.live
    if answer := _answer(place, typed):
        return answer
    if live.is_covered:
        raise Covered
    view = live.history.view(live.history.count(ply), seat)
    try:
        text = action_typed(live.match.game, view, names(live.seats, seat), typed)
    except Several as several:
        return str(several)
    await live.play(seat, ply, text)
    return None


def _answer(place: Place, typed: str) -> str:
    """Answer what the links of the page are called, where that was typed; else nothing."""
    asked = typed.casefold().rstrip(" ?!.")
    answers: dict[str, Callable[[dict[str, Any]], list[str]]] = {
        _("Say again"): lambda shown: [*(line.sentence for line in shown["changed"]), shown["headline"]],
        _("What has changed"): lambda shown: (
            [line.sentence for line in shown["changed"]] or [_("Nothing has been played yet.")]
        ),
        _("How it stands"): lambda shown: [match_text.told_passage(passage) for passage in shown["passages"]],
        _("What can I do"): lambda shown: [shown["headline"], match_text.told_choices(shown["choices"])],
    }
    for question, answer in answers.items():
        if question.casefold() == asked:
            return " ".join(filter(None, answer(match_text.shown(place.live, place.seat))))
    return ""


async def _show(request: Request, notice: Refusal | str, status: int) -> Response:
    """Answer with the page as the match stands and the guest may know it.

    Where one device is shared, whoever asks names their seat; while another one's is due, the device is handed on
    first, and no answer is told before.
    """
    place = await visited(request, is_fresh=match.is_loaded(request))
    is_shared = match_text.is_shared(place.live, place.seat)
    around = {
        **rendering.frame(place.live.match),
        "match": place.live.info.id,
        "is_shared": is_shared,
        "has_clocks": place.live.clocks is not None,
        "is_looked_after": place.seat is not None and place.live.is_looked_after,
    }
    if is_shared and request.query_params.get("seat") != str(place.seat):
        return give_cookie(request, render("web/text_hand_on.html", {**around, "seat": place.seat}, status))
    picture = with_answer(match_text.picture(place.live, place.seat, notice=notice), place.live, guest_of(request))
    if wants_fragment(request):
        return match.parts_of(request, picture, status)
    context = {**around, "table": picture.whole(token_of(request)), "due": match_text.due(place.live, place.seat)}
    return give_cookie(request, render("web/text.html", context, status))


async def _done(request: Request, place: Place) -> Response:
    """Answer when something was done: with what a page with scripts lacks, else by the way back to the page."""
    if wants_fragment(request):
        return match.parts_of(request, match_text.picture(place.live, place.live.seat_of(guest_of(request))))
    with only_waiting():
        await place.live.bots.have_played(PATIENCE)
    return RedirectResponse(f"/matches/{place.live.info.id}/text#changed", 303)


ANSWERS = Answers(_show, _done)
"""How the page in words answers the forms that both pages of a match have."""
