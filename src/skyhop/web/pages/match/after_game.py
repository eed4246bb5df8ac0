"""What there is after a match: another one with the same players, who are asked first, and what looks back at it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

from skyhop.bots import bot
from skyhop.engine.state import Ruleset
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.text import inside, names_listed
from skyhop.i18n import _, listed, ngettext, translated
from skyhop.jobs.job import Job, JobAbandoned, JobKind, JobOwner, Lane, QueueFull, Report
from skyhop.jobs.queue import JobQueue
from skyhop.lab import calibration as measure
from skyhop.lab.calibration import Marks
from skyhop.server.matches import disconnects
from skyhop.server.matches.live import Live, MarksAre
from skyhop.server.remarks import RemarkKind
from skyhop.server.seats import Seat
from skyhop.web.http.fragments import TOKEN, Picture
from skyhop.web.http.templates import fragment
from skyhop.web.levels import Advice, advised
from skyhop.web.pages.match.names import names

LOG = logging.getLogger("skyhop")
MARKS = JobKind("marks", Lane("marks", at_once=1, most=8, most_of_address=8), kept=64)
"""By ruleset; each takes some seconds."""


class MedalShown(NamedTuple):
    """A mark: its name, its title, its points and whether they were reached; of no points while they are counted."""

    name: str
    title: str
    least: int | None
    is_reached: bool


class MedalsShown(NamedTuple):
    """The marks of a match, and what its player's points reach; no sentence while they are counted."""

    marks: tuple[MedalShown, ...]
    sentence: str


class MedalJobs:
    """Has marks counted as jobs of a table."""

    def __init__(self, jobs: JobQueue) -> None:
        self._jobs = jobs

    def count(self, live: Live) -> None:
        """Have the marks of a match counted, unless they are known or many wait for theirs.

        A table that is drawn afterwards tells them, or at its end that they are counted; its pages are told of them.
        """
        if live.marks is MarksAre.SHOWN or not measure.has_marks(live.match):
            return
        job = self._job(live)
        if job is not None and job.done.done():
            _show(live, job)
        elif job is not None and live.marks is MarksAre.NONE:
            live.marks = MarksAre.COUNTING
            job.done.add_done_callback(lambda _done: _tell(live, job))

    def _job(self, live: Live) -> Job[Marks | None] | None:
        """The job that counts the marks of a match or has done so, None where there is none."""
        game, ruleset = live.match.game, live.match.view(None).ruleset
        if (known := self._jobs.known(MARKS, ruleset)) is not None or not measure.is_quick(game):
            return known
        asker = JobOwner(live.info.id, "")
        try:
            self._jobs.make_room(MARKS, asker)
        except QueueFull:
            return None
        return self._jobs.begin(MARKS, asker, lambda report: _counted(game, ruleset, report), ruleset)


def _show(live: Live, job: Job[Marks | None]) -> None:
    """Have a match show what its marks are, if they could be counted."""
    live.marks_at = () if job.has_failed else job.done.result() or ()
    live.marks = MarksAre.SHOWN if live.marks_at else MarksAre.NONE


def _tell(live: Live, job: Job[Marks | None]) -> None:
    _show(live, job)
    live.news.notify()


def _counted(game: Game, ruleset: Ruleset, report: Report) -> Marks | None:
    """Count marks; None where they cannot be counted, so that nobody tries again."""
    try:
        return measure.marks(game, ruleset, told=lambda: report(0))
    except JobAbandoned:
        raise
    except Exception:  # whatever it is, the match has been played: its page does without
        LOG.exception("The marks of a solo match cannot be counted.")
        return None


def medals_shown(live: Live) -> MedalsShown | None:
    """The marks of a match as its end shows them; None where there are none."""
    if live.marks is MarksAre.NONE or not measure.is_marked(live.match):
        return None
    if live.marks is MarksAre.COUNTING:
        waited = tuple(MedalShown(name, measure.title(name), None, is_reached=False) for name in Marks._fields)
        return MedalsShown(waited, "")
    found, points = Marks(*live.marks_at), measure.points_of(live.match)
    marks = (MedalShown(name, measure.title(name), n, is_reached=points >= n) for name, n in found._asdict().items())
    return MedalsShown(tuple(marks), found.sentence(points))


def medals_told(live: Live) -> str:
    """Say which points make each mark while a match goes on; nothing where they are not known."""
    return Marks(*live.marks_at).told() if live.marks is MarksAre.SHOWN and live.match.outcome is None else ""


MOST_ASKED = 3
"""Times that the players of a match are asked whether they play again, where nobody comes."""
ANSWER, IN_WORDS = "<!--return-->", "<!--return in words-->"
"""Stand in a drawing, and in one in words, where a player answers whether they play again, or return."""


class AfterGame(NamedTuple):
    """What is shown after a match."""

    may_ask: bool = False
    """Whether the reader may begin another."""
    told: str = ""
    """What has become of playing again; nothing where nobody has asked."""
    rematch: str = ""
    """The name of the match that the reader can go to, or is asked to."""
    is_asked: bool = False
    has_analysis: bool = False
    advice: Advice | None = None
    """Against whom it would rather be: told to the reader alone, for it follows from other matches of theirs."""
    marks: MedalsShown | None = None
    has_others: bool = False
    """Whether the reader sat there with other people."""
    goes_on: bool = False
    """Whether the next match is one of the same series."""
    series: str = ""
    """How that stands."""


def shown(live: Live, seat: int | None, named: Sequence[str], *, is_past: bool) -> AfterGame:
    """What a seat, or a spectator, is shown after a match whose players are called so."""
    player, again = None if seat is None else str(live.sat_down[seat].player), live.rematch
    series = live.info.series and live.info.series.after(live.match.outcome)
    return AfterGame(
        player is not None and may_ask(live, player),
        told(live, seat, named),
        "" if again is None or again.is_off else again.id,
        again is not None and player is not None and _is_asked(again.seats, player),
        live.match.game.has(Capability.SEARCH),
        None if is_past else advised(live, seat),
        None if is_past else medals_shown(live),
        player is not None and len({place.player for place in live.sat_down if place.is_person}) > 1,
        series is not None and not series.is_decided,
        series.sentence(named) if series is not None else "",
    )


def may_ask(live: Live, player: str) -> bool:
    """Say whether a player may ask the others to play again, where nobody else did not want to."""
    again = live.rematch
    if again is None or live.is_asking:
        return not live.is_asking
    return again.is_off and again.number < MOST_ASKED and again.refused_by in (None, player)


def told(live: Live, seat: int | None, named: Sequence[str]) -> str:
    """Say what has become of playing again after a match; nothing where that can be asked for."""
    again = live.rematch
    if refused := [remark for remark in live.remarks if remark.said is RemarkKind.NOT_AGAIN]:
        return refused[0].sentence(named, seat)
    if again is None or (again.is_off and again.refused_by is None):
        return ""
    if again.is_off:
        number = next((n for n, place in enumerate(live.sat_down) if place.player == again.refused_by), 0)
        return translated(RemarkKind.NOT_AGAIN.own if number == seat else RemarkKind.NOT_AGAIN.others) % {
            "player": named[number]
        }
    if not any(place.kept_for for place in again.seats):
        return _("The next match with the same players has begun.")
    wanting = {place.player for place in again.seats if place.acts_for_itself}
    if seat is not None and live.sat_down[seat].player in wanting:
        return _("The others are asked whether they play again.")
    return _wanting([name for name, place in zip(named, live.sat_down, strict=True) if place.player in wanting])


def _wanting(players: Sequence[str]) -> str:
    """Say who wants to play again."""
    words = {"players": listed([*players[:1], *map(inside, players[1:])])}
    return ngettext("%(players)s wants to play again.", "%(players)s want to play again.", len(players)) % words


class RematchPrompt(NamedTuple):
    """That others are asked whether they play again, and have not answered yet."""

    sentence: str
    instead: str
    """What a button says by which bots play instead; nothing where it would be too early."""


def asking(live: Live, seat: int | None, named: Sequence[str]) -> RematchPrompt | None:
    """Say to a seat who is asked; None where nobody is, and for whoever has no seat: they are asked, or only watch."""
    asked = [name for name, place in zip(named, live.seats, strict=True) if place.kept_for is not None]
    if seat is None or not asked or live.match.outcome is not None:
        return None
    are_enough = len({place.player for place in live.seats if place.acts_for_itself}) >= disconnects.COMPANY
    instead = _("Play with %(bot)s instead") % {"bot": bot.title_of(live.stand_in)}
    sentence = _("Asked to play again, no answer yet: %(players)s") % {"players": names_listed(asked)}
    return RematchPrompt(sentence, instead if are_enough else "")


def with_answer(picture: Picture, live: Live, player: str) -> Picture:
    """Put into a picture what one player is asked: whether they play again, or return to the seat that they left."""
    words: dict[str, object] = {"match": live.info.id, "token": TOKEN, "bot": ""}
    seat, again = live.seat_of(player), live.rematch
    if (left := disconnects.returns_to(live, player)) is not None:
        words["bot"] = bot.title_of(str(live.seats[left].player))
    elif live.match.outcome is None and _is_asked(live.seats, player):
        here = zip(names(live.seats, None), live.seats, strict=True)
        words["told"] = _wanting([name for name, place in here if place.acts_for_itself])
    elif again is not None and not again.is_off and _is_asked(again.seats, player):
        words |= {"match": again.id, "told": told(live, seat, names(live.seats, seat))}
    else:
        return picture
    place = IN_WORDS if IN_WORDS in picture.frame else ANSWER
    if place == IN_WORDS:
        words["in_words"] = True
    return picture._replace(frame=picture.frame.replace(place, fragment("web/return.html", words), 1))


def _is_asked(seats: Sequence[Seat], player: str) -> bool:
    return any(seat.kept_for == player for seat in seats)
