"""The marks of a solo match: counted beside, once for all matches under the same rules, and kept.

They begin to be counted when a match begins, or is opened. The pages are told when they are there.
"""

from __future__ import annotations

import logging
from typing import NamedTuple

from skyhop.engine.ruleset import Ruleset
from skyhop.game.game import Game
from skyhop.jobs.job import Asker, Busy, Job, Kind, Lane, Report, Unwanted
from skyhop.jobs.jobs import Jobs
from skyhop.lab import calibration as measure
from skyhop.lab.calibration import Marks
from skyhop.server.matches.live import Live
from skyhop.server.matches.version import MarksAre

LOG = logging.getLogger("skyhop")
MARKS = Kind("marks", Lane("marks", at_once=1, most=8, most_of_address=8), kept=64)
"""By ruleset; each takes some seconds."""


class MarkShown(NamedTuple):
    """A mark: its name, its title, its points and whether they were reached; of no points while they are counted."""

    name: str
    title: str
    least: int | None
    is_reached: bool


class MarksShown(NamedTuple):
    """The marks of a match, and what its player's points reach; no sentence while they are counted."""

    marks: tuple[MarkShown, ...]
    sentence: str


class MarksCounted:
    """Has marks counted as jobs of a table."""

    def __init__(self, jobs: Jobs) -> None:
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
        asker = Asker(live.info.id, "")
        try:
            self._jobs.make_room(MARKS, asker)
        except Busy:
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
    except Unwanted:
        raise
    except Exception:  # whatever it is, the match has been played: its page does without
        LOG.exception("The marks of a solo match cannot be counted.")
        return None


def shown(live: Live) -> MarksShown | None:
    """The marks of a match as its end shows them; None where there are none."""
    if live.marks is MarksAre.NONE or not measure.is_marked(live.match):
        return None
    if live.marks is MarksAre.COUNTING:
        waited = tuple(MarkShown(name, measure.title(name), None, is_reached=False) for name in Marks._fields)
        return MarksShown(waited, "")
    found, points = Marks(*live.marks_at), measure.points_of(live.match)
    marks = (MarkShown(name, measure.title(name), n, is_reached=points >= n) for name, n in found._asdict().items())
    return MarksShown(tuple(marks), found.sentence(points))


def told(live: Live) -> str:
    """Say which points make each mark while a match goes on; nothing where they are not known."""
    return Marks(*live.marks_at).told() if live.marks is MarksAre.SHOWN and live.match.outcome is None else ""
