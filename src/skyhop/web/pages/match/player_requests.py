"""Requests to other players on a match page: take-backs, pauses, extra time, phrases and mutes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from skyhop.game.text import inside
from skyhop.i18n import _, cache_by_language, ngettext
from skyhop.server.clocks.clocks import DAY_MS, MINUTE_MS, SECOND_MS
from skyhop.server.matches.commands import find_time_receiver
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import (
    COUNTDOWN_MS,
    MAX_PAUSES,
    PAUSE,
    TAKE_BACK,
    Proposal,
    count_pauses_left,
    may_resume,
)
from skyhop.server.matches.state import find_muted_seats, list_other_seats
from skyhop.server.remarks import Phrase
from skyhop.server.timestamps import add_milliseconds, milliseconds_between
from skyhop.web.pages.match.clocks import EPOCH, format_duration
from skyhop.web.pages.match.names import names_by_ply


class ProposalPrompt(NamedTuple):
    """Open proposal in words, for a reader who made the proposal, may answer it, or only reads it."""

    path: str
    """Path of the form that answers the proposal, relative to the address of the match."""
    own: str
    others: str
    drop: str
    """Text of the button that withdraws the proposal."""
    is_own: bool = False
    may_answer: bool = False

    @property
    def sentence(self) -> str:
        """Sentence about the proposal and the player who made it."""
        return self.own if self.is_own else self.others


class PauseNotice(NamedTuple):
    """Notice about a pause. The page shows the remaining time between the texts `before` and `after`."""

    before: str
    after: str
    rest: int
    until: int
    """End of the pause by the server's clock, in milliseconds since 1970."""
    text: str
    may_go_on: bool
    """True if the reader may end the pause early."""


class TableRequests(NamedTuple):
    """Requests to other players that the reader may send or answer now."""

    asked: tuple[ProposalPrompt, ...] = ()
    rest: PauseNotice | None = None
    may_ask: bool = False
    pause: str = ""
    """Text of the button that proposes a pause. Empty if a pause is impossible."""
    gift: str = ""
    """Text of the button that gives extra time. Empty if the reader cannot give any."""
    phrases: tuple[tuple[str, str], ...] = ()
    """Phrases as pairs: form value and text."""
    others: tuple[tuple[int, str, bool], ...] = ()
    """Other players as triples of seat, name, and True if the reader has muted the player."""
    told: tuple[str, ...] = ()
    """Sentences about the score of a series, and about impossible requests with the reasons."""
    chosen_names: tuple[str, ...] = ()
    """Names that other players chose. The reader can report them."""


NO_REQUESTS = TableRequests()


def describe_requests(live: Live, seat: int | None, player_names: Sequence[str]) -> TableRequests:
    """Return the requests that a seat or a spectator can make or answer now.

    `player_names` contains the names of the players.
    """
    prompts, series = _list_proposals(live, seat, tuple(player_names)), live.info.series
    sentences = (series.sentence(player_names),) if series and live.match.outcome is None else ()
    own = None if seat is None else live.seats[seat].player
    chosen = tuple(dict.fromkeys(each.called for each in live.seats if each.called and each.player != own))
    if seat is None:
        return TableRequests(prompts, _describe_rest(live, seat), told=sentences, chosen_names=chosen)
    others = list_other_seats(live, seat)
    is_rated = live.info.is_rated and live.match.outcome is None and bool(others)
    is_daily = live.info.daily is not None and live.match.outcome is None
    return TableRequests(
        prompts,
        _describe_rest(live, seat),
        TAKE_BACK.count_takeable_actions(live, seat) > 0,
        _describe_pause(live, seat),
        _describe_gift(live, seat, player_names),
        _list_phrases() if others else (),
        _list_others(live, seat, player_names),
        (*sentences, *([_describe_no_take_backs(live)] if is_rated or is_daily else [])),
        chosen,
    )


def _describe_no_take_backs(live: Live) -> str:
    if live.info.daily is not None:
        return _("This is your one try at the daily match, without hints and without undo.")
    return _("You cannot undo moves in a rated match.")


@cache_by_language(1)
def _list_phrases() -> tuple[tuple[str, str], ...]:
    return tuple((each.value, each.words) for each in Phrase)


def _list_proposals(live: Live, seat: int | None, player_names: tuple[str, ...]) -> tuple[ProposalPrompt, ...]:
    """Return the open proposals of take-backs and pauses, as prompts for the reader in `seat`."""
    found = list[ProposalPrompt]()
    if (request := TAKE_BACK.find(live)) is not None:
        log = live.history.log(seat, None, names_by_ply(live.seats_by_ply, seat))
        step = log[-TAKE_BACK.count_since_own(live, request.seat)]
        words = {"player": player_names[request.seat], "action": " ".join(step.plain)}
        own = _("You asked to undo this: “%(action)s”") % words
        others = _("%(player)s asks to undo this: “%(action)s”") % words
        found.append(_add_answers(live, seat, request, ProposalPrompt("take-back", own, others, _("Keep the move"))))
    if (request := PAUSE.find(live)) is not None:
        words = {"player": player_names[request.seat], "time": _describe_longest_pause(live)}
        own = _("You ask for a pause of up to %(time)s.") % words
        others = _("%(player)s asks for a pause of up to %(time)s.") % words
        found.append(_add_answers(live, seat, request, ProposalPrompt("pause", own, others, _("Keep playing"))))
    return tuple(found)


def _add_answers(live: Live, seat: int | None, request: Proposal, prompt: ProposalPrompt) -> ProposalPrompt:
    """Return the prompt for the reader, with two flags.

    `is_own` is True if the reader made the proposal. `may_answer` is True if the reader may answer it.
    """
    is_own = seat is not None and live.seats[seat].player == live.seats[request.seat].player
    is_due = seat is not None and seat in list_other_seats(live, request.seat) - request.agreed
    return prompt._replace(is_own=is_own, may_answer=is_due)


def _describe_longest_pause(live: Live) -> str:
    """Return the maximum length of a pause in words. The length depends on the speed class of the match."""
    seconds = live.info.control.speed.pause if live.info.control is not None else 0
    if (days := seconds * SECOND_MS // DAY_MS) > 0:
        return ngettext("%(count)s day", "%(count)s days", days) % {"count": days}
    minutes = seconds * SECOND_MS // MINUTE_MS
    return ngettext("%(count)s minute", "%(count)s minutes", minutes) % {"count": minutes}


def _describe_pause(live: Live, seat: int) -> str:
    if not PAUSE.may_propose(live, seat):
        return ""
    words = {"time": _describe_longest_pause(live), "left": count_pauses_left(live), "most": MAX_PAUSES}
    return _("Pause for up to %(time)s (%(left)s of %(most)s left)") % words


def _describe_rest(live: Live, seat: int | None) -> PauseNotice | None:
    pause = live.clocks.pause if live.clocks is not None and live.match.outcome is None else None
    if pause is None:
        return None
    may_go_on = may_resume(live, seat) and seat is not None and live.seats[seat].acts_for_itself
    mark = "\ue000"
    if pause[1] - live.clock() <= COUNTDOWN_MS:
        sentence = _("The match goes on in %(time)s.")
    else:
        sentence = _("The match is paused. It resumes automatically in %(time)s.")
    before, _mark, after = (sentence % {"time": mark}).partition(mark)
    rest = max(0, pause[1] - live.clock())
    until = milliseconds_between(EPOCH, add_milliseconds(live.info.begun_at, pause[1]))
    return PauseNotice(before, after, rest, until, format_duration(rest + 999), may_go_on)


def _describe_gift(live: Live, seat: int, player_names: Sequence[str]) -> str:
    other, control = find_time_receiver(live, seat), live.info.control
    if other is None or control is None:
        return ""
    if control.free:
        days = control.gift // DAY_MS
        text = ngettext("Give %(player)s %(count)s day", "Give %(player)s %(count)s days", days)
        return text % {"player": inside(player_names[other]), "count": days}
    return _("Give %(player)s %(count)s s") % {
        "player": inside(player_names[other]),
        "count": control.gift // SECOND_MS,
    }


def _list_others(live: Live, seat: int, player_names: Sequence[str]) -> tuple[tuple[int, str, bool], ...]:
    muted = find_muted_seats(live, seat)
    return tuple(
        (number, inside(player_names[number]), number in muted) for number in sorted(list_other_seats(live, seat))
    )
