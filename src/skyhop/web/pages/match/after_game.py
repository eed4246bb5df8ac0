"""Panel below a finished match: the rematch, the medals, advice on the next level, and the analysis."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

from skyhop.bots import bot
from skyhop.engine.state import Ruleset
from skyhop.game.capability import Capability
from skyhop.game.ending import ending_of
from skyhop.game.game import Game
from skyhop.game.text import inside, join_names
from skyhop.i18n import _, listed, ngettext, translated
from skyhop.jobs import limited
from skyhop.jobs.queue import Job, JobAbandoned, JobKind, JobOwner, JobQueue, Lane, QueueFull, Report
from skyhop.lab import calibration as measure
from skyhop.lab.calibration import Marks
from skyhop.server.matches.commands import MIN_PEOPLE, find_abandoned_seat
from skyhop.server.matches.live import Live
from skyhop.server.matches.state import MarksStatus
from skyhop.server.ratings.eligibility import TITLES
from skyhop.server.remarks import Remark, RemarkKind
from skyhop.server.seats import Seat
from skyhop.web.http.fragments import TOKEN, RenderedPage
from skyhop.web.http.templates import render_fragment
from skyhop.web.levels import Advice, find_advice
from skyhop.web.pages.match.names import describe_players, names, profile_address

LOG = logging.getLogger("skyhop")
MARKS = JobKind("marks", Lane("marks", at_once=1, most=8, most_of_address=8), kept=64)
"""Kind of the jobs that compute medal thresholds. A job takes some seconds. Its result is cached by ruleset."""


class MedalShown(NamedTuple):
    """Medal: its name, its title, its threshold in points, and True if the player reached the threshold.

    The threshold is None until a job has computed it.
    """

    name: str
    title: str
    least: int | None
    is_reached: bool


class MedalsShown(NamedTuple):
    """Medals of a match, and a sentence about the result. The sentence is empty until the medals are computed."""

    marks: tuple[MedalShown, ...]
    sentence: str


class MedalJobs:
    """Background jobs that compute medal thresholds."""

    def __init__(self, jobs: JobQueue) -> None:
        self._jobs = jobs

    def count(self, live: Live) -> None:
        """Start a job that computes the medals of a match.

        Do nothing if the match has no medals, if they are known or slow to compute, or if too many jobs wait.

        At the end of the job, the pages of the match are updated. Until then, the page of a finished match says
        that the medals are being computed.
        """
        if live.marks is MarksStatus.SHOWN or not measure.has_marks(live.match):
            return
        job = self._job(live)
        if job is not None and job.done.done():
            _show(live, job)
        elif job is not None and live.marks is MarksStatus.NONE:
            live.marks = MarksStatus.COUNTING
            job.done.add_done_callback(lambda _done: _tell(live, job))

    def _job(self, live: Live) -> Job[Marks | None] | None:
        """Return the medal job of a match. If there is none, start it, provided that the medals are quick to compute.

        Return None if there is still no job.
        """
        game, ruleset = live.match.game, live.match.view(None).ruleset
        if (known := self._jobs.find(MARKS, ruleset)) is not None or not measure.is_quick(game):
            return known
        asker = JobOwner(live.info.id, "")
        try:
            self._jobs.make_room(MARKS, asker)
        except QueueFull:
            return None
        return self._jobs.begin(MARKS, asker, lambda report: _compute_in_process(game, ruleset, report), ruleset)


def _show(live: Live, job: Job[Marks | None]) -> None:
    """Store the result of a finished medal job in the running match."""
    live.marks_at = () if job.has_failed else job.done.result() or ()
    live.marks = MarksStatus.SHOWN if live.marks_at else MarksStatus.NONE


def _tell(live: Live, job: Job[Marks | None]) -> None:
    _show(live, job)
    live.channel.notify()


def _compute_in_process(game: Game, ruleset: Ruleset, report: Report) -> Marks | None:
    """Compute the medal thresholds in a process with limited memory.

    Return None after an error. The cache keeps this None, so the job does not run again.
    """
    try:
        return limited.run(_compute_thresholds, game, ruleset, report=report)
    except JobAbandoned:
        raise
    except Exception:  # the page of the finished match works without medals
        LOG.exception("The marks of a solo match cannot be counted.")
        return None


def _compute_thresholds(game: Game, ruleset: Ruleset, report: Report) -> Marks:
    """Compute the medal thresholds. The caller runs this function in a process with limited memory."""
    return measure.marks(game, ruleset, report=lambda: report(0))


def describe_medals(live: Live) -> MedalsShown | None:
    """Return the medals for the page of a finished match, or None if the match has no medals."""
    if live.marks is MarksStatus.NONE or not measure.is_marked(live.match):
        return None
    if live.marks is MarksStatus.COUNTING:
        waited = tuple(MedalShown(name, measure.title(name), None, is_reached=False) for name in Marks._fields)
        return MedalsShown(waited, "")
    found, points = Marks(*live.marks_at), measure.points_of(live.match)
    marks = (MedalShown(name, measure.title(name), n, is_reached=points >= n) for name, n in found._asdict().items())
    return MedalsShown(tuple(marks), found.sentence(points))


def describe_medal_thresholds(live: Live) -> str:
    """Return the medal thresholds of a running match as text. Return an empty text if the thresholds are unknown."""
    return Marks(*live.marks_at).describe() if live.marks is MarksStatus.SHOWN and live.match.outcome is None else ""


MAX_REMATCH_OFFERS = 3
"""Maximum number of rematch offers after one match if the other players do not answer."""
ANSWER, IN_WORDS = "<!--return-->", "<!--return in words-->"
"""Placeholders on the board page and on the text page.

A form replaces each of them. The form accepts a rematch or takes an abandoned seat back.
"""


class AfterGame(NamedTuple):
    """Content of the panel below a finished match, such as the rematch form and the medals."""

    may_ask: bool = False
    """True if the reader may offer a rematch. False in a tournament, because the server pairs the next match."""
    told: str = ""
    """Sentence about the status of the rematch. Empty if no player has offered one."""
    rematch: str = ""
    """Id of the rematch. Empty if there is no rematch, or if it was refused."""
    is_asked: bool = False
    has_analysis: bool = False
    advice: Advice | None = None
    """Advice on the next level. Only the reader sees it, because it depends on other matches of the reader."""
    marks: MedalsShown | None = None
    has_others: bool = False
    """True if the reader played with other people."""
    goes_on: bool = False
    """True if the next match belongs to the same series."""
    series: str = ""
    """Score of the series in words."""
    may_share: bool = False
    """True if the page of the match is open to everybody who has its link."""
    ratings: str = ""
    """Sentence about the effect of the match on the ratings. Empty until the effect is recorded."""
    is_revealed: bool = True
    """True if everybody may see the private information of the match."""
    is_daily: bool = False
    tournament: str = ""
    """Id of the tournament of the match, or empty."""
    is_unplayed: bool = False
    """True if the match ended before all seats were taken."""
    challenge: str = ""
    """Address of the form that challenges the same player again.

    Empty unless that player declined this challenge or did not answer.
    """


def describe_after_game(live: Live, seat: int | None, player_names: Sequence[str], *, is_past: bool) -> AfterGame:
    """Return the panel below a finished match for a seat. For spectators, `seat` is None."""
    player, again = None if seat is None else str(live.stored_seats[seat].player), live.rematch
    series = live.info.series and live.info.series.add_result(live.match.outcome)
    outcome = live.match.outcome
    is_unplayed = live.has_open_seat and outcome is not None and not ending_of(outcome).counts
    return AfterGame(
        player is not None and live.info.tournament is None and may_ask(live, player),
        "" if is_unplayed else describe_rematch(live, seat, player_names),
        "" if again is None or again.is_off else again.id,
        again is not None and player is not None and _is_invited(again.seats, player),
        live.match.game.has(Capability.SEARCH) and live.is_revealed and not is_unplayed,
        None if is_past else find_advice(live, seat),
        None if is_past else describe_medals(live),
        player is not None and len({place.player for place in live.stored_seats if place.is_person}) > 1,
        series is not None and not series.is_decided,
        series.sentence(player_names) if series is not None else "",
        live.closed_by is None and live.is_revealed and not is_unplayed,
        "" if is_past else _describe_rating_changes(live, player_names),
        live.is_revealed,
        live.info.daily is not None,
        live.info.tournament or "",
        is_unplayed,
        _find_challenge(live, player),
    )


def _find_challenge(live: Live, player: str | None) -> str:
    """Return the address of the form for another challenge of the same player, or an empty text."""
    opponent = next((seat.called for seat in live.stored_seats if seat.kept_for is not None), None)
    is_own = live.info.is_challenge and player is not None
    return f"{profile_address(opponent)}/challenge" if is_own and opponent else ""


def _describe_rating_changes(live: Live, player_names: Sequence[str]) -> str:
    if not live.info.is_rated or not live.seat_ratings.is_recorded:
        return ""
    if (annulled := live.seat_ratings.annulled) is not None:
        return _("This match does not count for the ratings: %(reason)s.") % {"reason": translated(TITLES[annulled])}
    return _("Ratings: %(players)s.") % {
        "players": listed([each.text for each in describe_players(live, player_names)])
    }


def may_ask(live: Live, player: str) -> bool:
    """Return True if a player may offer a rematch of this match.

    Nobody may offer one while an earlier offer is open, after the rematch has begun, after too many offers, or if this
    match itself still has reserved seats. If a player has refused a rematch, only this player may offer another one.
    """
    again = live.rematch
    if again is None or live.has_reserved_seat:
        return not live.has_reserved_seat
    return again.is_off and again.number < MAX_REMATCH_OFFERS and again.refused_by in (None, player)


REFUSALS = frozenset({RemarkKind.NOT_AGAIN, RemarkKind.NOT_NOW})
"""Kinds of the remarks with which an invited player declines a rematch or a challenge."""


def find_refusal(live: Live) -> Remark | None:
    """Return the remark with which an invited player declined this match, or None."""
    return next((remark for remark in live.remarks if remark.said in REFUSALS), None)


def describe_rematch(live: Live, seat: int | None, player_names: Sequence[str]) -> str:
    """Return the status of the rematch in words. Return an empty text if the reader can still offer a rematch."""
    again = live.rematch
    if (refusal := find_refusal(live)) is not None:
        return refusal.sentence(player_names, seat)
    if again is None or (again.is_off and again.refused_by is None):
        return ""
    if again.is_off:
        number = next((n for n, place in enumerate(live.stored_seats) if place.player == again.refused_by), 0)
        return translated(RemarkKind.NOT_AGAIN.own if number == seat else RemarkKind.NOT_AGAIN.others) % {
            "player": player_names[number]
        }
    if not any(place.kept_for for place in again.seats):
        return _("The next match with the same players has begun.")
    wanting = {place.player for place in again.seats if place.acts_for_itself}
    if seat is not None and live.stored_seats[seat].player in wanting:
        return _("You offered a rematch to the other players.")
    return _describe_rematch_wishes(
        [name for name, place in zip(player_names, live.stored_seats, strict=True) if place.player in wanting]
    )


def _describe_rematch_wishes(players: Sequence[str]) -> str:
    """Return a sentence that names the players who want a rematch of the finished match."""
    words = {"players": listed([*players[:1], *map(inside, players[1:])])}
    return ngettext("%(players)s wants to play again.", "%(players)s want to play again.", len(players)) % words


def _describe_challenge(live: Live, players: Sequence[str]) -> str:
    """Return a sentence that names the challenging player, the game, the time control and the rating."""
    control = live.info.control
    terms = [control.title if control else _("no clock"), _("rated") if live.info.is_rated else _("not rated")]
    words = {"player": join_names(players), "game": live.match.game.title, "terms": listed(terms)}
    return _("%(player)s challenges you to %(game)s: %(terms)s.") % words


class RematchPrompt(NamedTuple):
    """Notice in a new rematch or challenge that some players have not answered the invitation."""

    sentence: str
    instead: str
    """Text of the button that lets bots replace the missing players. Empty if this is not allowed yet."""


def describe_rematch_prompt(live: Live, seat: int | None, player_names: Sequence[str]) -> RematchPrompt | None:
    """Return the notice about unanswered invitations to a rematch, or None without such invitations.

    Also return None for a spectator.
    """
    invited = [name for name, place in zip(player_names, live.seats, strict=True) if place.kept_for is not None]
    if seat is None or not invited or live.match.outcome is not None:
        return None
    are_enough = len({place.player for place in live.seats if place.acts_for_itself}) >= MIN_PEOPLE
    instead = _("Play with %(bot)s instead") % {"bot": bot.title_of(live.stand_in)}
    sentence = _("Waiting for an answer to the rematch: %(players)s")
    if live.info.is_challenge:
        sentence = _("Waiting for an answer to the challenge: %(players)s")
    return RematchPrompt(sentence % {"players": join_names(invited)}, instead if are_enough else "")


def insert_rematch_form(picture: RenderedPage, live: Live, player: str) -> RenderedPage:
    """Insert a form into the page if the player can accept a rematch or take back an abandoned seat.

    Otherwise return the page unchanged.
    """
    words: dict[str, object] = {"match": live.info.id, "token": TOKEN, "bot": "", "is_challenge": False}
    words["is_invited"] = live.match.outcome is None and _is_invited(live.seats, player)
    seat, again = live.seat_of(player), live.rematch
    if (left := find_abandoned_seat(live, player)) is not None:
        words["bot"] = bot.title_of(str(live.seats[left].player))
    elif words["is_invited"]:
        here = zip(names(live.seats, None), live.seats, strict=True)
        inviters = [name for name, place in here if place.acts_for_itself]
        words["is_challenge"] = live.info.is_challenge
        words["told"] = (
            _describe_challenge(live, inviters) if live.info.is_challenge else _describe_rematch_wishes(inviters)
        )
    elif again is not None and not again.is_off and _is_invited(again.seats, player):
        words |= {"match": again.id, "told": describe_rematch(live, seat, names(live.seats, seat))}
    else:
        return picture
    place = IN_WORDS if IN_WORDS in picture.frame else ANSWER
    if place == IN_WORDS:
        words["in_words"] = True
    return picture._replace(frame=picture.frame.replace(place, render_fragment("web/return.html", words), 1))


def _is_invited(seats: Sequence[Seat], player: str) -> bool:
    return any(seat.kept_for == player for seat in seats)
