"""Text page of a match for reading and screen readers; choices are clicked, or typed by number or words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.game.refusal import Refusal
from skyhop.game.simple.words import words_of
from skyhop.i18n import _, listed
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.proposals import DRAW
from skyhop.server.matches.turn import PlayerCommand
from skyhop.web.http.admission import leave_while_waiting
from skyhop.web.http.sessions import add_cookie, guest_of, parse_form, token_of
from skyhop.web.http.templates import render
from skyhop.web.pages.match import departure_forms, match, match_text, rendering
from skyhop.web.pages.match.after_game import insert_rematch_form
from skyhop.web.pages.match.match import (
    LONGEST_ACTION,
    PATIENCE,
    FormResponder,
    SeatContext,
    visit_match,
    wants_fragment,
)
from skyhop.web.pages.match.match_text import NumberedChoice, NumberedChoices, number_choices
from skyhop.web.pages.match.names import names

WORD = re.compile(r"\w+")
MOST_NAMED = 9
"""Largest number of choices listed when several match the typed text."""


class AmbiguousChoice(Exception):  # noqa: N818  an answer, not an error of the program
    """Refusal of a typed text that matches several choices; the message names them."""

    def __init__(self, found: Sequence[NumberedChoice]) -> None:
        told = _("%(number)s: %(choice)s")
        named = listed(told % {"number": each.number, "choice": each.title} for each in found[:MOST_NAMED])
        super().__init__(_("Several choices fit; type a number: %(choices)s") % {"choices": named})


def parse_typed(game: Game, view: View, names: Sequence[str], typed: str) -> str:
    """Return the notation of a typed text, for a viewer; unknown text is returned unchanged.

    Raises `AmbiguousChoice` if it matches several choices.
    """
    groups = number_choices(game, view, names)
    return _by_numbers(groups, typed) or _by_words(game, view, groups, typed)


def _by_numbers(groups: Sequence[NumberedChoices], typed: str) -> str:
    """Return the choice with a number, or the combination of several numbers; empty if there is none."""
    numbers = re.findall(r"\d+", typed)
    if not numbers or not re.fullmatch(r"[\d\s,;.+]+", typed):
        return ""
    for group in groups:
        texts = {choice.number: choice.text for choice in group.choices}
        if set(numbers) <= texts.keys() and (group.begin or len(numbers) == 1):
            return group.begin + "".join(text for number, text in texts.items() if number in numbers)
    return ""


def _by_words(game: Game, view: View, groups: Sequence[NumberedChoices], typed: str) -> str:
    """Return the only choice that contains all words; notation takes precedence."""
    notation = words_of(game).normalize(typed)
    if notation in (game.write(view, action) for action in game.legal(view)):
        return notation
    wanted = _words(typed)
    found = {
        group.begin + choice.text: choice
        for group in groups
        for choice in group.choices
        if wanted and wanted <= _words(choice.title)
    }
    if len(found) > 1:
        raise AmbiguousChoice(list(found.values()))
    return next(iter(found), notation)


def _words(text: str) -> Counter[str]:
    """Count the words of a text, so that a card 3 and a tile 3 need two of them."""
    return Counter(WORD.findall(text.casefold()))


TYPED = "typed"
"""Form field for typed text."""


async def page(request: Request) -> Response:
    """GET /matches/{match}/text: show the position, the changes and the legal actions in words."""
    return await _show(request, "", 200)


async def act(request: Request) -> Response:
    """POST /matches/{match}/text: run the clicked or typed command and return the page."""
    form = await parse_form(request)
    return await match.run_form_command(request, form, await _command_in(request, form), ANSWERS)


async def _command_in(request: Request, form: FormData) -> PlayerCommand | str:
    """Return the command of a form, or the answer to a typed question or unclear text."""
    if "answer" in form:
        return await match.read_proposal(request, DRAW, str(form.get("answer")), yes="agree")
    if departure_forms.GONE in form or departure_forms.OFF in form:
        return departure_forms.read_claim(form)
    if "stuck" in form:
        return await departure_forms.read_stuck_command(request, form)
    if "resign" in form:
        await match.check_resignation(request, form)
        return Resign()
    if "action" in form:
        return Play(match.read_action(form), match.read_thinking_time(form))
    place = await match.find_seat_context(request)
    if place.seat is None:
        return ""
    return _typed_command(place, place.seat, str(form.get(TYPED, "")).strip()[:LONGEST_ACTION], match.read_ply(form))


def _typed_command(place: SeatContext, seat: int, typed: str, ply: int | None) -> Play | str:
    """Return the typed action at the ply that the player saw, or the answer to a question or unclear text."""
    live = place.live
    if (answer := _answer(place, typed)) or ply is None:
        return answer
    if live.is_covered:
        return Play(typed)
    view = live.history.view(live.history.count_steps(ply), seat)
    try:
        return Play(parse_typed(live.match.game, view, names(live.seats, seat), typed))
    except AmbiguousChoice as several:
        return str(several)


def _answer(place: SeatContext, typed: str) -> str:
    """Answer a typed question, which is the text of one of the page's links; else return an empty text."""
    asked = typed.casefold().rstrip(" ?!.")
    answers: dict[str, Callable[[match_text.TextContext], list[str]]] = {
        _("Repeat"): lambda shown: [*(line.sentence for line in shown["changed"]), shown["headline"]],
        _("What has changed"): lambda shown: [line.sentence for line in shown["changed"]] or [_("No moves yet.")],
        _("Current position"): lambda shown: [match_text.format_passage(passage) for passage in shown["passages"]],
        _("What can I do"): lambda shown: [shown["headline"], match_text.format_choices(shown["choices"])],
    }
    for question, answer in answers.items():
        if question.casefold() == asked:
            return " ".join(filter(None, answer(match_text.build_text_context(place.live, place.seat))))
    return ""


async def _show(request: Request, notice: Refusal | str, status: int) -> Response:
    """Return the current text page as the guest may see it.

    On a shared device, the address names the seat. While another seat is due, the page asks to hand over the device
    first, and shows no message before.
    """
    place = await visit_match(request, is_fresh=match.is_loaded(request))
    is_shared = match_text.is_shared(place.live, place.seat)
    around = {
        **rendering.build_frame(place.live.match),
        "match": place.live.info.id,
        "is_shared": is_shared,
        "has_clocks": place.live.clocks is not None,
        "is_looked_after": place.seat is not None and place.live.tracks_presence,
    }
    if is_shared and request.query_params.get("seat") != str(place.seat):
        return add_cookie(request, render("web/text_hand_on.html", {**around, "seat": place.seat}, status))
    picture = insert_rematch_form(
        match_text.render_text(place.live, place.seat, notice=notice), place.live, guest_of(request)
    )
    if wants_fragment(request):
        return match.respond_fragments(request, picture, status)
    context = {
        **around,
        "table": picture.render_all(token_of(request)),
        "due": match_text.describe_due(place.live, place.seat),
    }
    return add_cookie(request, render("web/text.html", context, status))


async def _done(request: Request, place: SeatContext) -> Response:
    """Return the missing fragments to a page with scripts, else redirect to the page."""
    if wants_fragment(request):
        return match.respond_fragments(
            request, match_text.render_text(place.live, place.live.seat_of(guest_of(request)))
        )
    with leave_while_waiting():
        await place.live.bots.wait(PATIENCE)
    return RedirectResponse(f"/matches/{place.live.info.id}/text#changed", 303)


ANSWERS = FormResponder(_show, _done)
"""Responses of the text page to the forms that both match pages have."""
