"""Rendering of the board page from the view of one seat. Viewers with equal content share one rendering."""

from __future__ import annotations

import logging
from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, Protocol, TypedDict, cast
from weakref import WeakKeyDictionary

from skyhop.bots import bot
from skyhop.engine.state import Outcome, Viewer
from skyhop.game.action import Refusal
from skyhop.game.capability import Capability
from skyhop.game.ending import ABORTED, NOT_COUNTED, ending_of
from skyhop.game.journal import list_standing_steps
from skyhop.game.match import Match, has_draws_left
from skyhop.i18n import _, cache_by_language, language, translated
from skyhop.server.exceptions import MatchNotStarted
from skyhop.server.matches.commands import may_replace_bots
from skyhop.server.matches.history import History, LogStep, NamesByPly
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, PAUSE, TAKE_BACK
from skyhop.server.matches.state import are_hints_allowed, filter_remarks, is_between_people
from skyhop.server.remarks import Remark, RemarkKind
from skyhop.server.seats import Seat
from skyhop.web.http.fragments import PLY, TOKEN, FragmentRenderer, RenderedPage, collect_fragments, find_page
from skyhop.web.http.static_files import page_folder
from skyhop.web.http.templates import render_fragment
from skyhop.web.pages.match import after_game, clocks, player_requests
from skyhop.web.pages.match.clocks import DisconnectedShown
from skyhop.web.pages.match.flash_message import Notice
from skyhop.web.pages.match.names import (
    describe_invitation,
    describe_players,
    describe_stand_in,
    names,
    names_by_ply,
    seat_titles,
)
from skyhop.web.pages.match.snapshot import place_name, seat_at
from skyhop.web.pages.rules import address_of

STEPS_PER_FRAGMENT, STEPS_PER_LAST_FRAGMENT = 16, 4
"""Number of log lines in one fragment, and in each of the last fragments.

The last fragments change as the log grows.
"""
MAX_CACHED_LOG_FRAGMENTS = 4000
"""Maximum number of cached log fragments."""
BOT_REFRESH_SECONDS, CLOCK_REFRESH_SECONDS = 2, 15
"""Seconds after which a page without JavaScript reloads: while a bot decides, and while a clock runs."""


class LogLine(NamedTuple):
    """Line of the log: a step or a remark. A remark has no ply.

    Readers can choose to see the notation of a step. The notation of another player's action may reveal hidden
    information. The line therefore contains the notation only after the match, or if the sentences already reveal
    this information.
    """

    actor: int
    ply: int | None
    sentences: tuple[str, ...]
    notation: str


class LogReader(NamedTuple):
    """Reader of the log: the seat, and the names of the players.

    If `knows_notation` is True, the reader may see the notation of all actions.
    """

    seat: int | None
    names: NamesByPly
    knows_notation: bool


def build_log(steps: Sequence[LogStep], remarks: Sequence[Remark], reader: LogReader) -> list[tuple[LogLine, ...]]:
    """Return the log in fragments of several lines. Steps and remarks have the order of their plies."""
    logged: list[LogStep | Remark] = list(steps)
    plies = [step.ply for step in steps] if remarks else []
    for before, remark in enumerate(remarks):
        logged.insert(bisect(plies, remark.ply) + before, remark)
    whole = len(logged) - len(logged) % STEPS_PER_FRAGMENT
    parts = [*range(0, whole, STEPS_PER_FRAGMENT), *range(whole, len(logged), STEPS_PER_LAST_FRAGMENT), len(logged)]
    return [_lines(tuple(logged[first:end]), reader) for first, end in pairwise(parts)]


@cache_by_language(MAX_CACHED_LOG_FRAGMENTS)
def _lines(logged: tuple[LogStep | Remark, ...], reader: LogReader) -> tuple[LogLine, ...]:
    """Return the lines of one fragment of the log. Usually, all fragments except the last are in the cache."""
    return tuple(_line(one, reader) for one in logged)


def _line(logged: LogStep | Remark, reader: LogReader) -> LogLine:
    if isinstance(logged, Remark):
        return LogLine(logged.seat, None, (logged.sentence(reader.names.at(logged.ply), reader.seat),), "")
    notation = logged.notation
    if notation is None:
        notation = logged.text if reader.knows_notation or logged.actor == reader.seat else ""
    return LogLine(logged.actor, logged.ply, logged.plain, notation)


def find_last_sentence(steps: Sequence[LogStep], seat: int | None) -> str:
    """Return a sentence about the last action of another seat, or an empty text.

    Skip actions that were taken back.
    """
    return next((step.plain[0] for step in list_standing_steps(steps) if step.actor != seat and step.plain), "")


LOG = logging.getLogger("skyhop")
NOTICE = "<!--notice-->"
"""Placeholder in rendered content for a message to the reader."""
FIRST_STEPS = range(2)
"""Numbers of steps (0 and 1) after which a solo match shows its medal thresholds.

After 1 step, the player may not have acted yet, because a rival may act first.
"""
MAX_ALBUMS = 200
"""Maximum number of matches whose page content is cached. The cache keeps the matches that changed last.

Most pages are requested right after a change.
"""


class Playable(Protocol):
    """Protocol of an object that a board page can show: a match, or the position of an exercise."""

    @property
    def match(self) -> Match:
        """Current match."""

    @property
    def history(self) -> History:
        """Steps of the match."""

    @property
    def is_revealed(self) -> bool:
        """True if the reader may see the notation of all actions."""

    @property
    def seats_by_ply(self) -> Sequence[tuple[int, Sequence[Seat]]]:
        """Players of the seats over time: pairs of a ply and the seats that are valid from this ply on."""


class BoardContext(TypedDict, total=False):
    """Template context of a board. The class declares only the names that Python code reads.

    The page of a game adds other names.
    """

    game: str
    version: str
    seat: int | None
    names: tuple[str, ...]
    said: Sequence[str]
    step: int
    is_past: bool
    is_over: bool
    headline: str
    advice: str
    log: Sequence[Sequence[LogLine]]


PAST_CONTEXT: Mapping[str, object] = {
    "offer": None,
    "stuck": None,
    "other_bots": (),
    "clocks": (),
    "beside": player_requests.NO_REQUESTS,
    "away": (),
    "gone": (),
    "asking": None,
    "invitation": "",
    "watched": None,
    "rated_players": (),
}
"""Context for earlier steps. It has empty values for all content that only the latest step shows."""
PLAY_ALONE: Mapping[str, object] = {
    "ply": PLY,
    "token": TOKEN,
    "said_beside": None,
    "has_secrets": False,
    "is_looked_after": False,
    "has_hints": False,
    "seat_sign": "",
    "seat_titles": None,
}
"""Context for a board without a running match, such as the board of an exercise."""
_albums: WeakKeyDictionary[Live, tuple[object, dict[tuple[object, ...], RenderedPage]]] = WeakKeyDictionary()


def render_latest(live: Live, seat: int | None, notice: Refusal | str = "", hint: object = None) -> RenderedPage:
    """Return the current page content for a seat or a spectator, with a message `notice` or a `hint`, if given.

    The function inserts a message into the shared rendering. Messages to many readers therefore need no new
    rendering.
    """
    last = len(live.history) - 1
    picture = _render_step(live, seat, last, hint) if hint else render_step(live, seat, last)
    if not notice:
        return picture
    html = render_fragment("web/notice.html", {"notice": Notice.of(live.match, notice)})
    return picture._replace(frame=picture.frame.replace(NOTICE, html, 1))


def render_step(live: Live, seat: int | None, index: int) -> RenderedPage:
    """Return the page content after the step `index`. Index -1 means the start of the match.

    Viewers with equal content share one rendering.
    """
    return render_once(live, (seat, index), lambda: _render_step(live, seat, index))


def render_once(live: Live, place: tuple[object, ...], draw: Callable[[], RenderedPage]) -> RenderedPage:
    """Return the cached page content of a viewer in the current locale.

    If the cache lacks this content, call `draw` and cache the result.
    """
    album, place = _load_album(live), (*place, live.mutes, language())
    if place not in album:
        album[place] = draw()
    return album[place]


def render_replay(live: Live, place: Viewer, count: int) -> RenderedPage:
    """Return the page content of a replay after `count` steps, without controls and with the whole log."""
    try:
        return render_picture("web/table.html", build_replay_context(live, place, count), live.history.ply_of(count))
    except Exception:
        LOG.exception("The picture of match %s cannot be drawn.", live.info.id)
        return _make_error_content(live, place, count - 1)


def build_replay_context(live: Live, place: Viewer, count: int) -> BoardContext:
    """Return the template context of the board in a replay after `count` steps."""
    return _make_context(live, place, count - 1, is_past=True)


def forget_pictures(live: Live) -> None:
    """Remove the page content of a match from the cache."""
    _albums.pop(live, None)


def _load_album(live: Live) -> dict[tuple[object, ...], RenderedPage]:
    """Return the cache for the page content of a match. Its keys name the viewers.

    After each change of the match, the function returns a new, empty cache.
    """
    cached_key, album = _albums.get(live, (None, {}))
    # The version does not change when a player takes a seat (names change), or when the day of a daily match ends.
    key = (live.version, live.stored_seats, live.is_revealed)
    if cached_key != key:
        album = {}
        _albums.pop(live, None)
        _albums[live] = (key, album)
        if len(_albums) > MAX_ALBUMS:
            del _albums[next(iter(_albums))]
    return album


def _render_step(live: Live, place: Viewer, index: int, hint: object = None) -> RenderedPage:
    """Render the page content that a viewer sees after the step with this index."""
    ply = live.history.ply_of(index + 1)
    try:
        return render_picture("web/table.html", {**_make_context(live, place, index), "hint": hint}, ply)
    except Exception:
        LOG.exception("The picture of match %s cannot be drawn.", live.info.id)
        return _make_error_content(live, place, index)


def _make_error_content(live: Live, place: Viewer, index: int) -> RenderedPage:
    """Return page content that shows an error message instead of a board that cannot be rendered.

    The text page and the resign button still work.
    """
    seat, ply = seat_at(place), live.history.ply_of(index + 1)
    context = {
        "game": live.match.game.name,
        "address": f"/matches/{live.info.id}",
        "version": live.version_for(seat),
        "ply": PLY,
        "token": TOKEN,
        "seat": seat,
        "place": place_name(place),
        "step": index + 1,
        "is_over": live.match.outcome is not None,
        "leaving": None if seat is None else describe_resigning(live, seat),
        "sentence": _("This match cannot be shown because of a software error. The match is saved."),
    }
    return render_picture("web/undrawn.html", context, ply)


def _make_context(live: Live, place: Viewer, index: int, *, is_past: bool = False) -> BoardContext:
    """Return the template context after the step `index`.

    Draw offers and controls appear only after the last step. For an earlier step, the log contains only the remarks
    that were made before the step. In a replay, the log contains all remarks of the match.
    """
    is_latest = index == len(live.history) - 1 and not is_past
    until = live.history.ply_of(index + 1)
    remarks = [remark for remark in filter_remarks(live, seat_at(place)) if is_latest or is_past or remark.ply < until]
    may_act = not (live.is_paused or live.is_covered)
    board = build_play_context(live, place, index, is_past=is_past, remarks=remarks, may_act=may_act)
    context = {
        **board,
        **build_match_context(live, board, is_latest=is_latest),
        **(_make_past_context(index + 1, len(live.history), board["said"]) if is_past else {}),
        "version": live.version_for(seat_at(place)) if is_latest else board["version"],
        "notice": None,
        "hint": None,
    }
    return cast("BoardContext", context)


def render_picture(template: str, context: Mapping[str, object], ply: int) -> RenderedPage:
    """Render a template. Return its frame and its fragments."""
    with collect_fragments() as parts:
        frame = render_fragment(template, {**context, "part": FragmentRenderer(str(context["game"]))})
    return RenderedPage(frame, parts, ply)


def build_play_context(
    played: Playable, place: Viewer, index: int, *, is_past: bool, remarks: Sequence[Remark] = (), may_act: bool = True
) -> BoardContext:
    """Return the template context of the board after the step `index`. Controls appear only after the last step.

    The log shows each remark after the step at which the remark was made.
    """
    seat = seat_at(place)
    game, history = played.match.game, played.history
    step = history.show_step(index, place) if index >= 0 else None
    view = step.view if step else history.view(0, place)
    is_latest = index == len(history) - 1 and not is_past
    by_ply = names_by_ply(played.seats_by_ply, seat)
    player_names = by_ply.at(history.ply_of(index + 1))
    log = history.log(place, None if is_past else index + 1, by_ply)
    is_refused = any(remark.said in after_game.REFUSALS for remark in remarks)
    logged = log[:-1] if is_refused else log  # the remark says why the match ended, so the last step is left out
    legal = [game.write(view, action) for action in game.legal(view)] if is_latest and may_act else []
    outcome = game.outcome(view)
    context = {
        **PLAY_ALONE,
        "game": game.name,
        "version": str(history.ply_of(index + 1)),
        "seat": seat,
        "place": place_name(place),
        "names": player_names,
        "to_decide": game.to_decide(view),
        "outcome": outcome,
        "actor": step.actor if step else None,
        "said": log[index].plain if index >= 0 else (),
        "said_by_others": find_last_sentence(log[: index + 1], seat),
        "step": index + 1,
        "is_past": is_past,
        "is_over": (played.match.outcome if is_past else outcome) is not None,
        "unplayed": _("No moves yet."),
        "log": build_log(logged, remarks, LogReader(seat, by_ply, knows_notation=played.is_revealed)),
        **find_page(game.name).context(
            view, legal, step.events if step else (), player_names, history.list_events_before(index, place), seat
        ),
    }
    return cast("BoardContext", context)


def refresh_interval(live: Live, seat: int | None) -> int:
    """Return the seconds after which a player's page without JavaScript reloads.

    Return 0 for a spectator. Also return 0 if no bot must decide and the match does not track presence. If the result
    is 0, the page does not reload.
    """
    if seat is None:
        return 0
    if live.bot_to_decide is not None and live.stuck_seat is None:
        return BOT_REFRESH_SECONDS
    return CLOCK_REFRESH_SECONDS if live.tracks_presence else 0


def build_match_context(live: Live, board: BoardContext, *, is_latest: bool) -> dict[str, object]:
    """Return the template context of the content around the board, such as clocks and proposals."""
    seat, player_names, medals = board["seat"], board["names"], after_game.describe_medal_thresholds(live)
    may_help = are_hints_allowed(live)
    is_playing = seat is not None and not board["is_over"]
    return {
        "match": live.info.id,
        "address": f"/matches/{live.info.id}",
        **(_make_latest_context(live, board, medals) if is_latest else PAST_CONTEXT),
        "may_draw": DRAW.is_possible(live) and not DRAW.is_declined_to(live, seat),
        "leaving": None if seat is None else describe_resigning(live, seat),
        "is_looked_after": live.tracks_presence and seat is not None,
        "afterwards": after_game.describe_after_game(live, seat, player_names, is_past=board["is_past"]),
        "seat_titles": seat_titles(live, seat) if board["is_over"] and is_latest else None,
        "is_friendly": may_help and is_between_people(live),
        "has_hints": is_playing and may_help and live.match.game.has(Capability.SEARCH),
        "has_open_seat": live.has_open_seat,
        "may_replace_bots": may_replace_bots(live),
        "is_offered": live.info.offered_by is not None,
        "is_rated": live.info.is_rated,
        "stand_in": describe_stand_in(live.info.stand_in),
        "marks_told": medals,
        "origin": _origin(live),
        "fairness": tuple(live.info.build_shuffle_proof(is_over=board["is_over"]).items()),
    }


def _make_latest_context(live: Live, board: BoardContext, medals: str) -> dict[str, object]:
    """Return the part of the template context that exists only for the latest step.

    `medals` is the text of the medal thresholds.
    """
    seat, player_names, is_over = board["seat"], board["names"], board["is_over"]
    disconnects, headline, advice = (
        clocks.describe_disconnects(live, player_names, seat),
        describe_waiting(live, player_names),
        "",
    )
    refusal = after_game.find_refusal(live)
    headline = describe_free_seat(live, seat) or headline or (refusal.sentence(player_names, seat) if refusal else "")
    if not headline:
        headline = next((each.headline for each in disconnects if each.seat in live.match.deciders), "")
    if live.is_covered and seat is not None:
        advice = str(MatchNotStarted())
    elif live.is_paused and not is_over:
        advice = _("All clocks are stopped.")
    elif seat is not None and live.is_unmet(seat) and not is_over:
        advice = _advice_until_joined(live, seat, board.get("advice", ""))
    if medals and board["step"] in FIRST_STEPS:
        advice = f"{advice or board.get('advice', '')} {medals}".lstrip()
    ending = _describe_missing_start(live, player_names, seat)
    return {
        "said": _list_news(live, player_names, seat, board["said"], disconnects),
        "said_beside": _find_last_remark(live, player_names, seat, disconnects),
        "offer": DRAW.proposer_of(live),
        "stuck": live.stuck_seat,
        "other_bots": _list_other_bots(live),
        "clocks": clocks.describe_clocks(live, player_names),
        "beside": player_requests.describe_requests(live, seat, player_names),
        "away": () if is_over else tuple(player_names[n] for n in live.away_seats if n not in live.disconnects),
        "gone": disconnects,
        "asking": after_game.describe_rematch_prompt(live, seat, player_names),
        "invitation": describe_invitation(live),
        "watched": clocks.describe_spectators(live, seat, player_names),
        "rated_players": describe_players(live, player_names),
        **({"headline": headline} if headline else {}),
        **({"advice": advice} if advice else {}),
        **({"ending": ending} if ending else {}),
    }


def _describe_missing_start(live: Live, player_names: tuple[str, ...], seat: int | None) -> str:
    """Return sentences about a match that ended before it began: the reason and the effect.

    For any other match, the text is empty.
    """
    remarks, outcome = {remark.said: remark for remark in live.remarks}, live.match.outcome
    replaced = {each.seat for each in live.match.state.given_up}
    late = remarks.get(RemarkKind.LATE) or remarks.get(RemarkKind.ABSENT)
    if late and late.seat not in replaced:  # otherwise, a bot took the seat and the match went on
        sentence = late.sentence(player_names, seat)
        return f"{sentence} {_describe_no_show(outcome, player_names, seat)}" if outcome is not None else sentence
    is_aborted = outcome is not None and ending_of(outcome) is ABORTED
    if not is_aborted or not live.has_open_seat:
        return ""
    if RemarkKind.NOT_NOW in remarks:
        return _("No match was played.")
    sentence = _("The rematch did not begin.") if RemarkKind.NOT_AGAIN in remarks else _("The offer was withdrawn.")
    return f"{sentence} {translated(NOT_COUNTED)}"


def _describe_no_show(outcome: Outcome, player_names: tuple[str, ...], seat: int | None) -> str:
    """Return a sentence about the effect of a no-show.

    In a tournament, the absent player loses the match. Any other match does not count.
    """
    if not outcome.winners:
        return translated(NOT_COUNTED)
    if seat is None:
        return _("%(player)s wins this tournament match.") % {"player": player_names[outcome.winners[0]]}
    is_winner = seat in outcome.winners
    return _("You win this tournament match.") if is_winner else _("You lose this tournament match.")


class ResignOption(NamedTuple):
    """Text of the resign button, the question that confirms it, and a text about the consequences."""

    button: str
    question: str
    told: str


def describe_resigning(live: Live, seat: int) -> ResignOption:
    """Return the texts for resigning a seat. If no opponent has joined, resigning withdraws the offer instead."""
    if live.is_unmet(seat):
        explanation = _("No opponent has joined, so this does not count as a loss.")
        return ResignOption(_("Withdraw the offer"), _("Withdraw the offer?"), explanation)
    explanation = _("The match ends at once and you lose.")
    if live.info.daily is not None:
        explanation = _("Your only try today ends without a result.")
    if live.goes_on_without(seat):
        words = {"bot": bot.title_of(live.stand_in)}
        explanation = _("%(bot)s takes your seat, and the other players continue. You finish last.") % words
    return ResignOption(_("Resign"), _("Resign?"), explanation)


def _origin(live: Live) -> tuple[str, int, bool] | None:
    """Return the start of a branch: the address and the number of the step in the source match, and a flag.

    The flag is True if the branch still has random draws after its start. Return None if the match is not a branch.
    """
    if (origin := live.info.begun_from) is None:
        return None
    is_drawn = has_draws_left(live.match.journal, origin.ply)
    step = live.history.count_steps(origin.ply)
    return f"/matches/{origin.match}?step={step}", step, is_drawn


def describe_waiting(live: Live, player_names: Sequence[str]) -> str:
    """Return a sentence about the reason why the match waits. If it does not wait, return an empty text.

    A match waits for an opponent, for the replacement of a failed bot, or for the end of a pause.
    """
    if live.stuck_seat is not None:
        return _("%(player)s cannot play on.") % {"player": player_names[live.stuck_seat]}
    if live.is_paused and live.match.outcome is None:
        return _("The match is paused.")
    due = live.match.deciders
    is_missing = live.is_covered or any(live.seats[seat].kind == "open" for seat in due)
    is_alone = any(live.seats[seat].acts_for_itself and live.is_unmet(seat) for seat in due)
    return _("Waiting for another player …") if is_missing or is_alone else ""


def describe_free_seat(live: Live, seat: int | None) -> str:
    """Return a sentence that asks a reader without a seat to join. Return an empty text if no seat is free."""
    is_invited = seat is None and describe_invitation(live) and describe_waiting(live, names(live.seats, None))
    return _("A seat is free. Press “Join” to play.") if is_invited else ""


def _may_begin(live: Live, seat: int | None) -> bool:
    """Return True if a seat may already act although the host still waits for an opponent."""
    if seat is None or seat not in live.match.deciders or live.is_covered:
        return False
    return live.is_unmet(seat)


def _advice_until_joined(live: Live, seat: int, advice: str) -> str:
    """Return the text above the board for a host who still waits for an opponent.

    `advice` is the text that the game suggests.
    """
    if _may_begin(live, seat):
        return _("You can move while you wait. %(advice)s") % {"advice": advice}
    return _("Send the link above to a friend to invite them.")


def _list_other_bots(live: Live) -> tuple[tuple[str, str], ...]:
    """Return the bots that can replace a failed bot, as pairs of name and title. The weakest comes first."""
    if live.stuck_seat is None or not may_replace_bots(live):
        return ()
    kinds = bot.levels(live.match.game) or bot.bots(live.match.game)
    return tuple(
        (kind.name, translated(kind.title)) for kind in kinds if kind.name != live.seats[live.stuck_seat].player
    )


def _list_news(
    live: Live,
    player_names: Sequence[str],
    seat: int | None,
    sentences: Sequence[str],
    disconnects: Sequence[DisconnectedShown],
) -> Sequence[str]:
    """Return the sentences that the page announces about the latest event after the last action.

    Without such an event, return `sentences`, the sentences about the last action.
    """
    if rematch := after_game.describe_rematch(live, seat, player_names):
        return [rematch]
    if live.stuck_seat is not None:
        return [describe_waiting(live, player_names)]
    if news := [each.sentences for each in disconnects if each.is_news]:
        return news
    remarks = [remark for remark in filter_remarks(live, seat) if remark.ply == live.match.ply]
    return [remarks[-1].sentence(player_names, seat)] if remarks else sentences


def _find_last_remark(
    live: Live, player_names: Sequence[str], seat: int | None, disconnects: Sequence[DisconnectedShown]
) -> str | None:
    """Return the last remark of another player after the last action, or None if there is none.

    Ignore proposals that have been answered. Return an empty text in two cases. In the first case, the page already
    announces a disconnected player. In the second case, the page already shows the proposal that the remark is about.
    """
    if any(each.is_news for each in disconnects):
        return ""
    kinds = (DRAW, TAKE_BACK, PAUSE)
    announced = {kind.asked for kind in kinds if kind.find(live)}
    answered = {kind.asked for kind in kinds} - announced
    here = [each for each in filter_remarks(live, seat) if each.ply == live.match.ply and each.seat != seat]
    unanswered = [each for each in here if each.said not in answered]
    if not unanswered:
        return None
    return "" if unanswered[-1].said in announced else unanswered[-1].sentence(player_names, seat)


def _make_past_context(step: int, steps: int, sentences: Sequence[str]) -> dict[str, object]:
    """Return the template context of a past step.

    The page shows sentences about this step instead of legal actions.
    """
    return {
        "is_own": False,
        "headline": _("Step %(step)s of %(steps)s") % {"step": step, "steps": steps},
        "advice": " ".join(sentences) or _("The match begins."),
    }


def _definitions(match: Match) -> str:
    """Return the SVG definitions that all page content of a match uses. If rendering fails, return an empty text."""
    try:
        return find_page(match.game.name).definitions(match.view(None).ruleset)
    except Exception:
        LOG.exception("The pieces of %s cannot be drawn.", match.game.name)
        return ""


def build_frame(match: Match) -> dict[str, object]:
    """Return the template context of the page around the board. This context never changes during a match."""
    game, ruleset = match.game, match.journal.header.ruleset
    options = game.options
    return {
        "game": game.name,
        "title": game.title,
        "rules": address_of(game, ruleset),
        "has_rules": game.has(Capability.RULEBOOK),
        "documents": [option.title_of(str(ruleset[option.name])) for option in options.documents],
        "ruleset_title": options.title_of(str(ruleset["name"])),
        "definitions": _definitions(match),
        "has_module": (page_folder(game.name) / "table.js").is_file(),
    }
