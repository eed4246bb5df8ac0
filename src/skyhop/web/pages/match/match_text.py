"""Text page: a match in words. It shows only the view of one seat and the events that this seat may know."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, takewhile
from operator import itemgetter
from typing import NamedTuple, TypedDict, cast

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from skyhop.engine.state import View
from skyhop.game.action import Refusal
from skyhop.game.capability import Capability
from skyhop.game.game import Game, may_decide
from skyhop.game.simple.renderer import words_of
from skyhop.game.text import Passage
from skyhop.i18n import _, listed
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.context import PlayerCommand
from skyhop.server.matches.history import LogStep
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW
from skyhop.server.matches.state import filter_remarks
from skyhop.server.seats import has_several
from skyhop.web.http.admission import leave_while_waiting
from skyhop.web.http.fragments import PLY, TOKEN, RenderedPage
from skyhop.web.http.sessions import add_cookie, guest_of, token_of
from skyhop.web.http.templates import render, render_fragment
from skyhop.web.pages.match import after_game, clocks, match, rendering
from skyhop.web.pages.match.after_game import insert_rematch_form
from skyhop.web.pages.match.flash_message import Notice
from skyhop.web.pages.match.match import (
    BOT_WAIT_SECONDS,
    MAX_ACTION_LENGTH,
    FormResponder,
    SeatContext,
    visit_match,
    wants_fragment,
)
from skyhop.web.pages.match.names import names, names_by_ply

REFRESH_SECONDS = 15
"""Seconds after which the page reloads, without JavaScript or on a shared device.

Screen readers begin the page again after each reload.
"""
MAX_UNFOLDED = 9
"""Maximum number of choices that the page shows at once. More choices are folded under their headings."""


class TextUpdate(NamedTuple):
    """Sentence about a change, with a key.

    The page announces each change only once, because its script compares the keys.
    """

    key: str
    sentence: str


class NumberedChoice(NamedTuple):
    """Choice with a number. The player can type the number to select the choice."""

    number: str
    text: str
    title: str
    brings: str


class NumberedChoices(NamedTuple):
    """Numbered choices under a heading, such as all cards to play.

    The fields have the names of the fields of `skyhop.game.text.Choices`.
    """

    title: str
    choices: tuple[NumberedChoice, ...]
    begin: str

    @property
    def span(self) -> str:
        """Range of the numbers of the choices, as text, such as "3 to 7"."""
        first, last = self.choices[0].number, self.choices[-1].number
        return first if first == last else _("%(first)s to %(last)s") % {"first": first, "last": last}


def render_text(live: Live, seat: int | None, since: int | None = None, notice: Refusal | str = "") -> RenderedPage:
    """Return the match in words for a seat. For a spectator, `seat` is None.

    If `since` is given, the text contains at least all changes after this ply. Viewers with equal content share one
    rendering. Content with the message `notice` is rendered for one reader only.
    """

    def render() -> RenderedPage:
        return RenderedPage(
            render_fragment("web/words.html", build_text_context(live, seat, since, notice)), {}, live.history.ply
        )

    if notice:
        return render()
    if since is not None:
        since = live.history.ply_of(live.history.count_steps(since))
    return rendering.render_once(live, ("words", seat, since), render)


def describe_due(live: Live, seat: int | None) -> str:
    """Return one sentence about the state of a match, for the reader in `seat`.

    The sentence names the player who must decide and the kind of decision. After the end of the match, it reports
    the result.
    """
    player_names = names(live.seats, seat)
    return rendering.describe_waiting(live, player_names) or words_of(live.match.game).due(
        live.view(seat), player_names
    )


class TextContext(TypedDict):
    """Template context of the text page. The class declares only the names that Python code reads."""

    headline: str
    changed: Sequence[TextUpdate]
    passages: Sequence[Passage]
    choices: Sequence[NumberedChoices]


def build_text_context(
    live: Live, seat: int | None, since: int | None = None, notice: Refusal | str = ""
) -> TextContext:
    """Return the template context of the text page, for the reader in `seat`.

    `since` and `notice` have the same meaning as in `render_text`.
    """
    game, view = live.match.game, live.view(seat)
    player_names, outcome = names(live.seats, seat), game.outcome(view)
    words = words_of(game)
    board: rendering.BoardContext = {
        "names": player_names,
        "seat": seat,
        "said": (),
        "step": len(live.history),
        "is_past": False,
        "headline": words.due(view, player_names),
        "is_over": outcome is not None,
    }
    around = rendering.build_match_context(live, board, is_latest=True)
    ended = " ".join(str(around[name]) for name in ("headline", "ending") if name in around)
    own = f"?seat={seat}" if is_shared(live, seat) else ""
    context = {
        **board,
        **around,
        "is_own": may_decide(game, view),
        "headline": ended or board["headline"],
        "version": live.version_for(seat),
        "ply": PLY,
        "token": TOKEN,
        "table": f"/matches/{live.info.id}",
        "address": f"/matches/{live.info.id}/text{own}",
        "actor": live.history.show_step(len(live.history) - 1, seat).actor if len(live.history) else None,
        "outcome": outcome,
        "changed": tuple(list_changes(live, seat, player_names, since)),
        "passages": tuple(passage for passage in words.passages(view, player_names) if passage.lines),
        "choices": () if live.is_paused or live.is_covered else number_choices(game, view, player_names),
        "few": MAX_UNFOLDED,
        "whole": tuple(map(str.strip, game.renderer.text(view).splitlines())) if game.has(Capability.WORDS) else (),
        "fresh": game.options.fresh,
        "notice": Notice.of(live.match, notice) if notice else None,
    }
    return cast("TextContext", context)


def is_shared(live: Live, seat: int | None) -> bool:
    """Return True if the match is running and the player of this seat also plays other seats.

    Several people then share a device.
    """
    return seat is not None and live.match.outcome is None and has_several(live.seats, seat)


def list_changes(
    live: Live, seat: int | None, player_names: tuple[str, ...], since: int | None
) -> Iterator[TextUpdate]:
    """Yield the visible steps and remarks since the last turn of a seat, then the absent players and the rematch.

    If `since` is given, also yield all steps and remarks after this ply.
    """
    by_ply, history = names_by_ply(live.seats_by_ply, seat), live.history
    log = history.log(seat, None, by_ply)
    first = find_first_step(log, seat)
    if since is not None:
        first = min(first, history.list_steps_after(since).start)
    steps = [((step.ply, 0), TextUpdate(str(step.ply), " ".join(step.plain))) for step in log[first:]]
    remarks = [
        ((remark.ply, number), TextUpdate(f"{remark.ply}.{number}", remark.sentence(by_ply.at(remark.ply), seat)))
        for number, remark in enumerate(filter_remarks(live, seat), 1)
        if remark.ply > history.ply_of(max(first - 1, 0)) or remark.ply == history.ply
    ]
    yield from (line for _place, line in sorted([*steps, *remarks], key=itemgetter(0)) if line.sentence)
    if live.match.outcome is None:
        disconnects = clocks.describe_disconnects(live, player_names, seat)
        yield from (TextUpdate(f"gone{each.seat}{each.way}", each.sentences) for each in disconnects)
        others = set(live.away_seats) - set(live.disconnects)
        yield from (
            TextUpdate(f"away{n}", _("%(player)s is away.") % {"player": player_names[n]}) for n in sorted(others)
        )
    if rematch := after_game.describe_rematch(live, seat, player_names):
        yield TextUpdate(f"rematch{rematch}", rematch)


def find_first_step(log: Sequence[LogStep], seat: int | None) -> int:
    """Return the index of the first step that the page reports to a seat.

    If another seat acted last, the report begins with the last turn of `seat`. If `seat` acted last, the report
    begins with the turns of the other seats before the last turn of `seat`. If only `seat` has acted so far, the report
    is only the last step. For a spectator, the seat that acted last replaces `seat`.
    """
    own = seat if seat is not None or not log else log[-1].actor
    runs = [(actor == own, len(list(run))) for actor, run in groupby(step.actor for step in log)]
    is_own = bool(runs) and runs[-1][0]
    others = sum(1 for _run in takewhile(lambda run: not run[0], reversed(runs[:-1] if is_own else runs)))
    run_count = others + 1
    if is_own and not others:
        return len(log) - 1
    return len(log) - sum(length for _is_own, length in runs[-run_count:])


def number_choices(game: Game, view: View, player_names: Sequence[str]) -> tuple[NumberedChoices, ...]:
    """Return all legal actions of the view's seat with numbers.

    If the notation of every action is a number, these numbers are used. Otherwise the choices count from 1.
    """
    groups = words_of(game).choices(view, player_names)
    texts = [choice.text for group in groups for choice in group.choices]
    numbers = iter(texts if all(map(str.isdecimal, texts)) else map(str, range(1, len(texts) + 1)))
    return tuple(
        NumberedChoices(
            group.title, tuple(NumberedChoice(next(numbers), *choice) for choice in group.choices), group.begin
        )
        for group in groups
    )


def format_passage(passage: Passage) -> str:
    """Return a passage as one text that begins with the heading of the passage."""
    lines = " ".join(add_full_stop(line) for line in passage.lines)
    return _("%(title)s: %(lines)s") % {"title": passage.title, "lines": lines} if passage.title else lines


def format_choices(groups: Sequence[NumberedChoices]) -> str:
    """Return a short list of the legal actions.

    If there are many actions, list only their headings with the ranges of their numbers.
    """
    pattern = _("%(number)s: %(choice)s")
    if sum(len(group.choices) for group in groups) > MAX_UNFOLDED:
        choices = [pattern % {"number": group.span, "choice": group.title} for group in groups]
    else:
        choices = [
            pattern % {"number": each.number, "choice": each.title} for group in groups for each in group.choices
        ]
    return " ".join(map(add_full_stop, choices))


def add_full_stop(sentence: str) -> str:
    """Return a sentence with a full stop at its end, because screen readers pause at a full stop."""
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."


WORD = re.compile(r"\w+")
MAX_NAMED = 9
"""Maximum number of choices in the message that a typed text matches several choices."""


class AmbiguousChoice(Exception):  # noqa: N818  an expected outcome, not a program error
    """Refusal of a typed text that matches several choices. The message names the choices."""

    def __init__(self, matching: Sequence[NumberedChoice]) -> None:
        pattern = _("%(number)s: %(choice)s")
        choices = listed(pattern % {"number": each.number, "choice": each.title} for each in matching[:MAX_NAMED])
        super().__init__(_("Several choices match your text. Type a number: %(choices)s") % {"choices": choices})


def parse_action(game: Game, view: View, names: Sequence[str], typed: str) -> str:
    """Return the notation of the action that a player typed.

    If no action matches, return the typed text, normalized as notation. Raise `AmbiguousChoice` if the text matches
    several choices.
    """
    groups = number_choices(game, view, names)
    return _find_by_number(groups, typed) or _find_by_words(game, view, groups, typed)


def _find_by_number(groups: Sequence[NumberedChoices], typed: str) -> str:
    """Return the notation of the choice whose number the player typed.

    If the player typed several numbers, return the notation of the combined choices. If no choice has these
    numbers, return an empty text.
    """
    numbers = re.findall(r"\d+", typed)
    if not numbers or not re.fullmatch(r"[\d\s,;.+]+", typed):
        return ""
    for group in groups:
        texts = {choice.number: choice.text for choice in group.choices}
        if set(numbers) <= texts.keys() and (group.begin or len(numbers) == 1):
            return group.begin + "".join(text for number, text in texts.items() if number in numbers)
    return ""


def _find_by_words(game: Game, view: View, groups: Sequence[NumberedChoices], typed: str) -> str:
    """Return the notation of the only choice whose title contains all typed words.

    If the typed text is the notation of a legal action, or no choice matches, return the normalized text. Raise
    `AmbiguousChoice` if several choices match.
    """
    notation = words_of(game).normalize(typed)
    if notation in (game.write(view, action) for action in game.legal(view)):
        return notation
    words = _words(typed)
    found = {
        group.begin + choice.text: choice
        for group in groups
        for choice in group.choices
        if words and words <= _words(choice.title)
    }
    if len(found) > 1:
        raise AmbiguousChoice(list(found.values()))
    return next(iter(found), notation)


def _words(text: str) -> Counter[str]:
    """Count the occurrences of each word in a text.

    For example, the title of a choice with a card 3 and a tile 3 contains the word "3" twice.
    """
    return Counter(WORD.findall(text.casefold()))


TYPED = "typed"
"""Name of the form field for typed text."""


async def page(request: Request) -> Response:
    """GET /matches/{match}/text: show the position, the changes and the legal actions in words."""
    return await _show(request, "", 200)


async def act(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/text: run the command that the player clicked or typed, and return the page."""
    return await match.run_form_command(request, form, await _command_in(request, form), ANSWERS)


async def _command_in(request: Request, form: FormData) -> PlayerCommand | str:
    """Return the command of a form. If the player typed a question or an ambiguous text, return a message."""
    if "answer" in form:
        return await match.read_proposal(request, DRAW, str(form.get("answer")), yes="agree")
    if match.GONE in form or match.OFF in form:
        return match.read_claim(form)
    if "stuck" in form:
        return await match.read_stuck_command(request, form)
    if "resign" in form:
        await match.check_resignation(request, form)
        return Resign()
    if "action" in form:
        return Play(match.read_action(form), match.read_thinking_time(form))
    place = await match.find_seat_context(request)
    if place.seat is None:
        return ""
    return _parse_command(place, place.seat, str(form.get(TYPED, "")).strip()[:MAX_ACTION_LENGTH], match.read_ply(form))


def _parse_command(place: SeatContext, seat: int, typed: str, ply: int | None) -> Play | str:
    """Return the command for a typed action. `ply` is the ply that the page showed.

    If the player typed a question or an ambiguous text, return a message.
    """
    live = place.live
    if (answer := _answer(place, typed)) or ply is None:
        return answer
    if live.is_covered:
        return Play(typed)
    view = live.history.view(live.history.count_steps(ply), seat)
    try:
        return Play(parse_action(live.match.game, view, names(live.seats, seat), typed))
    except AmbiguousChoice as several:
        return str(several)


def _answer(place: SeatContext, typed: str) -> str:
    """Return the answer to a typed question, or an empty text if the player typed no question.

    A question is the text of a link on the page, such as "What can I do".
    """
    text = typed.casefold().rstrip(" ?!.")
    answers: dict[str, Callable[[TextContext], list[str]]] = {
        _("Repeat"): lambda shown: [*(line.sentence for line in shown["changed"]), shown["headline"]],
        _("Changes"): lambda shown: [line.sentence for line in shown["changed"]] or [_("No moves yet.")],
        _("Current position"): lambda shown: [format_passage(passage) for passage in shown["passages"]],
        _("What can I do"): lambda shown: [shown["headline"], format_choices(shown["choices"])],
    }
    for question, answer in answers.items():
        if question.casefold() == text:
            return " ".join(filter(None, answer(build_text_context(place.live, place.seat))))
    return ""


async def _show(request: Request, notice: Refusal | str, status: int) -> Response:
    """Return the text page with the current position as the sender sees it.

    On a shared device, the address names a seat. If another seat must decide, the page first asks the players to
    hand over the device. Until then, the page shows no message.
    """
    place = await visit_match(request, is_fresh=match.is_loaded(request))
    live, seat = place
    on_one_device = is_shared(live, seat)
    waits = on_one_device and seat not in live.match.deciders and live.stuck_seat is None
    may_refresh = match.is_loaded(request) and not notice and (waits or rendering.refresh_interval(live, seat) > 0)
    around = {
        **rendering.build_frame(live.match),
        "match": live.info.id,
        "own": f"?seat={seat}" if on_one_device else "",
        "is_shared": on_one_device,
        "has_clocks": live.clocks is not None,
        "refresh": REFRESH_SECONDS if may_refresh else 0,
    }
    if on_one_device and request.query_params.get("seat") != str(seat):
        waiting = {"due": describe_due(live, None) if waits else "", "refresh": REFRESH_SECONDS if waits else 0}
        return add_cookie(request, render("web/text_hand_on.html", {**around, **waiting, "seat": seat}, status))
    picture = insert_rematch_form(render_text(live, seat, notice=notice), live, guest_of(request))
    if wants_fragment(request):
        return match.respond_fragments(request, picture, status)
    context = {
        **around,
        "table": picture.render_all(token_of(request)),
        "due": rendering.describe_free_seat(live, seat) or describe_due(live, seat),
    }
    return add_cookie(request, render("web/text.html", context, status))


async def _answer_accepted(request: Request, place: SeatContext) -> Response:
    """Answer a form that the match accepted.

    Return the missing fragments to a page with JavaScript. Redirect a browser without JavaScript to the text page.
    """
    if wants_fragment(request):
        return match.respond_fragments(request, render_text(place.live, place.live.seat_of(guest_of(request))))
    with leave_while_waiting():
        await place.live.bots.wait(BOT_WAIT_SECONDS)
    return RedirectResponse(f"/matches/{place.live.info.id}/text#changed", 303)


ANSWERS = FormResponder(_show, _answer_accepted)
"""Functions with which the text page answers forms. The board page has the same forms."""
