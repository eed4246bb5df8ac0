"""The table as a picture: made from one seat's views and from nothing else, and once for all who look from there."""

from __future__ import annotations

import logging
from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, Protocol
from weakref import WeakKeyDictionary

from skyhop.bots import bot
from skyhop.engine.state import Viewer
from skyhop.game.capability import Capability
from skyhop.game.ending import ABORTED, NOT_COUNTED, ending_of
from skyhop.game.match import Match, draws_anew
from skyhop.game.refusal import Refusal
from skyhop.game.take_back import standing
from skyhop.i18n import _, language, remembered, translated
from skyhop.server.exceptions import MatchNotStarted
from skyhop.server.matches.history import History, LogStep
from skyhop.server.matches.live import Live, are_allowed, heard_by, is_between_people
from skyhop.server.proposals import draws
from skyhop.server.remarks import Remark, RemarkKind
from skyhop.server.seats import Seat
from skyhop.web.http.fragments import PLY, TOKEN, FragmentRenderer, Picture, gathered, page_of
from skyhop.web.http.static_files import page_folder
from skyhop.web.http.templates import fragment
from skyhop.web.pages.match import after_game, clocks, match_actions
from skyhop.web.pages.match.clocks import DisconnectedShown
from skyhop.web.pages.match.flash_message import Notice
from skyhop.web.pages.match.names import invitation, names, stand_in_told
from skyhop.web.pages.match.snapshot import place_name, seat_at
from skyhop.web.pages.reference.rules import address_of

STEPS_OF_PART, STEPS_OF_LAST = 16, 4
"""Of the log, in one part of the page, and in each of those at its end, which are drawn as it grows."""
MOST_LOGGED = 4000
"""Parts of logs that are remembered."""


class LogLine(NamedTuple):
    """One step in the log; the notation stands apart, for whoever wants to see it.

    That of others' actions is given where the sentences tell it, else only after the match, for it may tell what they
    hide. What was said beside the play is no step, and has no ply.
    """

    actor: int
    ply: int | None
    sentences: tuple[str, ...]
    notation: str


class LogReader(NamedTuple):
    """Whoever reads the log: where they sit, how they know the players, and whether they know the notation of all."""

    seat: int | None
    names: tuple[str, ...]
    knows_notation: bool


def log_of(told: Sequence[LogStep], remarks: Sequence[Remark], reader: LogReader) -> list[tuple[LogLine, ...]]:
    """Write the log in parts: the steps, and what was said between them, in the order in which it was said."""
    logged: list[LogStep | Remark] = list(told)
    plies = [step.ply for step in told] if remarks else []
    for before, remark in enumerate(remarks):
        logged.insert(bisect(plies, remark.ply) + before, remark)
    whole = len(logged) - len(logged) % STEPS_OF_PART
    parts = [*range(0, whole, STEPS_OF_PART), *range(whole, len(logged), STEPS_OF_LAST), len(logged)]
    return [_lines(tuple(logged[first:end]), reader) for first, end in pairwise(parts)]


@remembered(MOST_LOGGED)
def _lines(logged: tuple[LogStep | Remark, ...], reader: LogReader) -> tuple[LogLine, ...]:
    """Write a part of the log; all but its last part has been written before."""
    return tuple(_line(one, reader) for one in logged)


def _line(logged: LogStep | Remark, reader: LogReader) -> LogLine:
    if isinstance(logged, Remark):
        return LogLine(logged.seat, None, (logged.sentence(reader.names, reader.seat),), "")
    notation = logged.notation
    if notation is None:
        notation = logged.text if reader.knows_notation or logged.actor == reader.seat else ""
    return LogLine(logged.actor, logged.ply, logged.plain, notation)


def said_by_others(told: Sequence[LogStep], seat: int | None) -> str:
    """What others did last that stands: one's own turn may go on for several decisions."""
    return next((step.plain[0] for step in standing(told) if step.actor != seat and step.plain), "")


LOG = logging.getLogger("skyhop")
NOTICE = "<!--notice-->"
"""Stands in a drawing where an answer to its reader has its place."""
FIRST_STEPS = range(2)
"""Until which a solo match says its marks above the table: a rival may have begun."""
MOST_ALBUMS = 200
"""Matches of which pictures are kept, those that changed last: they are asked for right after a change."""


class Playable(Protocol):
    """One play of a game that a table shows: a match, or what leads to an exercise of a lesson."""

    @property
    def match(self) -> Match:
        """The match as it stands."""

    @property
    def history(self) -> History:
        """Its steps."""

    @property
    def seats(self) -> Sequence[Seat]:
        """Who plays it."""


LONG_AGO: Mapping[str, Any] = {
    "offer": None,
    "stuck": None,
    "other_bots": (),
    "clocks": (),
    "beside": match_actions.NOTHING,
    "away": (),
    "gone": (),
    "asking": None,
    "invitation": "",
    "watched": None,
}
"""What earlier pictures of a match have in place of what only the latest has."""
PLAY_ALONE: Mapping[str, Any] = {
    "ply": PLY,
    "token": TOKEN,
    "said_beside": None,
    "has_secrets": False,
    "is_looked_after": False,
    "has_hints": False,
    "seat_sign": "",
}
"""What a table shows where there is nothing beside the play."""
_albums: WeakKeyDictionary[Live, tuple[object, dict[tuple[object, ...], Picture]]] = WeakKeyDictionary()


def latest(live: Live, seat: int | None, notice: Refusal | str = "", hint: object = None) -> Picture:
    """Show how the match stands, to a seat or a spectator; `notice` and `hint` are answers to the reader.

    A notice is put into the drawing that all have, so that a crowd that is refused has nothing drawn anew.
    """
    last = len(live.history) - 1
    picture = _drawn(live, seat, last, hint) if hint else after_step(live, seat, last)
    if not notice:
        return picture
    told = fragment("web/notice.html", {"notice": Notice.of(live.match, notice)})
    return picture._replace(frame=picture.frame.replace(NOTICE, told, 1))


def after_step(live: Live, seat: int | None, index: int) -> Picture:
    """Show how the match stood after one step, -1 for its beginning; the last step is the latest picture.

    Whoever looks from the same place is given the same drawing.
    """
    return drawn_once(live, (seat, index), lambda: _drawn(live, seat, index))


def drawn_once(live: Live, place: tuple[object, ...], draw: Callable[[], Picture]) -> Picture:
    """Draw what is seen at a place in the language in use, or give what was drawn there since the match changed."""
    made, place = _album(live), (*place, live.mutes, language())
    if place not in made:
        made[place] = draw()
    return made[place]


def looked_back(live: Live, place: Viewer, count: int) -> Picture:
    """Show what was seen at a place after so many steps: nothing can be done there, and the log goes on until now."""
    try:
        return picture_of("web/table.html", looked_back_at(live, place, count), live.history.ply_of(count))
    except Exception:
        LOG.exception("The picture of match %s cannot be drawn.", live.info.id)
        return _undrawn(live, place, count - 1)


def looked_back_at(live: Live, place: Viewer, count: int) -> dict[str, Any]:
    """What a table shows of that."""
    return _shown(live, place, count - 1, is_past=True)


def forget(live: Live) -> None:
    """Draw a match anew when it is looked at next."""
    _albums.pop(live, None)


def _album(live: Live) -> dict[tuple[object, ...], Picture]:
    """The pictures that were drawn of a match since it changed."""
    known, made = _albums.get(live, (None, {}))
    shown = (live.version, live.sat_down)  # whoever sits there may be called otherwise
    if known != shown:
        made = {}
        _albums.pop(live, None)
        _albums[live] = (shown, made)
        if len(_albums) > MOST_ALBUMS:
            del _albums[next(iter(_albums))]
    return made


def _drawn(live: Live, place: Viewer, index: int, hint: object = None) -> Picture:
    """Draw what is seen at a place after a step."""
    ply = live.history.ply_of(index + 1)
    try:
        return picture_of("web/table.html", {**_shown(live, place, index), "hint": hint}, ply)
    except Exception:
        LOG.exception("The picture of match %s cannot be drawn.", live.info.id)
        return _undrawn(live, place, index)


def _undrawn(live: Live, place: Viewer, index: int) -> Picture:
    """Show a sentence in place of a table that cannot be drawn: its match can be read in words, and resigned."""
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
        "leaving": None if seat is None else leaving(live, seat),
        "sentence": _("The table of this match cannot be drawn; that is a defect. Nothing of the match is lost."),
    }
    return picture_of("web/undrawn.html", context, ply)


def _shown(live: Live, place: Viewer, index: int, *, is_past: bool = False) -> dict[str, Any]:
    """What a table shows after a step: the offer of a draw, and what can be done, only after the last.

    The log has the remarks that were made until then; where it is looked back, it goes on until now.
    """
    is_latest = index == len(live.history) - 1 and not is_past
    until = live.history.ply_of(index + 1)
    remarks = [remark for remark in heard_by(live, seat_at(place)) if is_latest or is_past or remark.ply < until]
    may_act = not (live.is_paused or live.is_covered)
    shown = play_shown(live, place, index, is_past=is_past, remarks=remarks, may_act=may_act)
    return {
        **shown,
        **match_shown(live, shown, is_latest=is_latest),
        **(_told_back(index + 1, len(live.history), shown["said"]) if is_past else {}),
        "version": live.version_for(seat_at(place)) if is_latest else shown["version"],
        "notice": None,
        "hint": None,
    }


def picture_of(template: str, context: dict[str, Any], ply: int) -> Picture:
    """Draw a table in parts."""
    with gathered() as parts:
        frame = fragment(template, {**context, "part": FragmentRenderer(context["game"])})
    return Picture(frame, parts, ply)


def play_shown(
    played: Playable, place: Viewer, index: int, *, is_past: bool, remarks: Sequence[Remark] = (), may_act: bool = True
) -> dict[str, Any]:
    """What a table shows of the play itself, after a step; nothing can be done there unless it is the last.

    The remarks stand in the log, each behind the step that it followed.
    """
    seat = seat_at(place)
    game, history = played.match.game, played.history
    showing = history.showing(index, place) if index >= 0 else None
    view = showing.view if showing else history.beginning(place)
    is_latest = index == len(history) - 1 and not is_past
    named = names(played.seats, seat)
    told = history.told(place, None if is_past else index + 1, named)
    legal = [game.write(view, action) for action in game.legal(view)] if is_latest and may_act else []
    outcome = game.outcome(view)
    return {
        **PLAY_ALONE,
        "game": game.name,
        "version": str(history.ply_of(index + 1)),
        "seat": seat,
        "place": place_name(place),
        "names": named,
        "to_decide": game.to_decide(view),
        "outcome": outcome,
        "actor": showing.actor if showing else None,
        "said": told[index].plain if index >= 0 else (),
        "said_by_others": said_by_others(told[: index + 1], seat),
        "step": index + 1,
        "is_past": is_past,
        "is_over": (played.match.outcome if is_past else outcome) is not None,
        "unplayed": _("Nothing has been played yet."),
        "log": log_of(told, remarks, LogReader(seat, named, knows_notation=played.match.outcome is not None)),
        **page_of(game.name).context(
            view, legal, showing.events if showing else (), named, history.heard_before(index, place)
        ),
    }


def match_shown(live: Live, shown: dict[str, Any], *, is_latest: bool) -> dict[str, Any]:
    """What a table shows of a match beside the play."""
    seat, named, told = shown["seat"], shown["names"], after_game.medals_told(live)
    may_help = are_allowed(live)
    is_playing = seat is not None and not shown["is_over"]
    return {
        "match": live.info.id,
        "address": f"/matches/{live.info.id}",
        **(_as_it_stands(live, shown, told) if is_latest else LONG_AGO),
        "may_draw": draws.is_possible(live) and not draws.is_declined_to(live, seat),
        "leaving": None if seat is None else leaving(live, seat),
        "is_looked_after": live.is_looked_after and seat is not None,
        "afterwards": after_game.shown(live, seat, named, is_past=shown["is_past"]),
        "is_friendly": may_help and is_between_people(live),
        "has_hints": is_playing and may_help and live.match.game.has(Capability.SEARCH),
        "has_open_seat": live.has_open_seat,
        "is_offered": live.info.offered_by is not None,
        "stand_in": stand_in_told(live.info.stand_in),
        "marks_told": told,
        "origin": _origin(live),
        "fairness": tuple(live.info.fairness(is_over=shown["is_over"]).items()),
    }


def _as_it_stands(live: Live, shown: dict[str, Any], told: str) -> dict[str, Any]:
    """What only the latest picture of a match has, of which these marks are `told`."""
    seat, named, is_over = shown["seat"], shown["names"], shown["is_over"]
    left, headline, advice = clocks.disconnected_shown(live, named, seat), _waiting(live, named), ""
    if not headline:
        headline = next((each.headline for each in left if each.seat == live.match.to_decide), "")
    if live.is_covered and seat is not None:
        advice = str(MatchNotStarted())
    elif live.is_paused and not is_over:
        advice = _("No clock runs until it goes on.")
    if told and shown["step"] in FIRST_STEPS:
        advice = f"{shown['advice']} {told}"
    called_off = _called_off(live, named, seat)
    return {
        "said": _news(live, named, seat, shown["said"], left),
        "said_beside": _said_beside(live, named, seat, left),
        "offer": live.offer,
        "stuck": live.stuck,
        "other_bots": _other_bots(live),
        "clocks": clocks.clocks_shown(live, named),
        "beside": match_actions.shown(live, seat, named),
        "away": () if is_over else tuple(named[n] for n in live.away if n not in live.gone),
        "gone": left,
        "asking": after_game.asking(live, seat, named),
        "invitation": invitation(live),
        "watched": clocks.spectators_shown(live, seat, named),
        **({"headline": headline} if headline else {}),
        **({"advice": advice} if advice else {}),
        **({"ending": f"{called_off} {translated(NOT_COUNTED)}"} if called_off else {}),
    }


def _called_off(live: Live, named: tuple[str, ...], seat: int | None) -> str:
    """Say why a match never began; nothing where it did, and where a rematch was declined, which is told beside."""
    said = {remark.said: remark for remark in live.remarks}
    if RemarkKind.LATE in said:
        return said[RemarkKind.LATE].sentence(named, seat)
    is_aborted = live.match.outcome is not None and ending_of(live.match.outcome) is ABORTED
    return (
        _("The offer was withdrawn.") if is_aborted and live.has_open_seat and RemarkKind.NOT_AGAIN not in said else ""
    )


class ResignOption(NamedTuple):
    """What gives a match up, what is asked before, and what follows."""

    button: str
    question: str
    told: str


def leaving(live: Live, seat: int) -> ResignOption:
    """Say how a seat gives the match up; where nobody has come yet, that is an offer taken back."""
    if live.is_unmet(seat):
        told = _("Nobody has sat down yet, so nobody loses.")
        return ResignOption(_("Withdraw the offer"), _("Withdraw the offer?"), told)
    told = _("The match is then over.")
    if live.goes_on_without(seat):
        words = {"bot": bot.title_of(live.stand_in)}
        told = _("The others play on, %(bot)s in your place; you come last.") % words
    return ResignOption(_("Resign"), _("Give this match up?"), told)


def _origin(live: Live) -> tuple[str, int, bool] | None:
    """Where a branch begins: the address of that moment, and its step; whether anything is drawn after it."""
    if (origin := live.info.begun_from) is None:
        return None
    is_drawn = draws_anew(live.match.journal, origin.ply)
    step = live.history.count(origin.ply)
    return f"/matches/{origin.match}?step={step}", step, is_drawn


def _waiting(live: Live, named: Sequence[str]) -> str:
    """Say what is waited for where nobody can act: who has not come, the end of a pause, a bot that cannot."""
    if live.stuck is not None:
        return _("%(player)s cannot play on.") % {"player": named[live.stuck]}
    if live.is_paused and live.match.outcome is None:
        return _("The match is paused.")
    seat = live.match.to_decide
    is_missing = live.is_covered or (seat is not None and live.seats[seat].kind == "open")
    return _("Waiting for another player …") if is_missing else ""


def _other_bots(live: Live) -> tuple[tuple[str, str], ...]:
    """Those that could sit where one cannot play on, by name and title, the weakest first."""
    if live.stuck is None:
        return ()
    kinds = bot.levels(live.match.game) or bot.bots(live.match.game)
    return tuple((kind.name, translated(kind.title)) for kind in kinds if kind.name != live.seats[live.stuck].player)


def _news(
    live: Live, named: Sequence[str], seat: int | None, said: Sequence[str], left: Sequence[DisconnectedShown]
) -> Sequence[str]:
    """What is told of the latest picture: what has happened beside the play since the last action, else that."""
    if told := after_game.told(live, seat, named):
        return [told]
    if live.stuck is not None:
        return [_waiting(live, named)]
    if news := [each.told for each in left if each.is_news]:
        return news
    remarks = [remark for remark in heard_by(live, seat) if remark.ply == live.match.ply]
    return [remarks[-1].sentence(named, seat)] if remarks else said


def _said_beside(live: Live, named: Sequence[str], seat: int | None, left: Sequence[DisconnectedShown]) -> str | None:
    """What others have said since the last action, to be read where the reader looks.

    Nothing where a notice above the table tells the news; None where the last action is all that there is to tell.
    """
    if any(each.is_news for each in left):
        return ""
    heard = [each for each in heard_by(live, seat) if each.ply == live.match.ply and each.seat != seat]
    return heard[-1].sentence(named, seat) if heard else None


def _told_back(step: int, steps: int, said: Sequence[str]) -> dict[str, Any]:
    """Tell what had happened, instead of what was to be done."""
    return {
        "is_own": False,
        "headline": _("Step %(step)s of %(steps)s") % {"step": step, "steps": steps},
        "advice": " ".join(said) or _("The match begins."),
    }


def _definitions(match: Match) -> str:
    """Return the pieces that pictures of a match share; none where they cannot be drawn, nor the pictures then."""
    try:
        return page_of(match.game.name).definitions(match.view(None).ruleset)
    except Exception:
        LOG.exception("The pieces of %s cannot be drawn.", match.game.name)
        return ""


def frame(match: Match) -> dict[str, Any]:
    """What stands around the table and never changes."""
    game, ruleset = match.game, match.journal.header.ruleset
    options = game.options()
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
