"""The marks of a solo match that is over: counted beside, once for all matches under the same rules, and kept.

They begin to be counted when the end of a match is first shown. The pages are told when they are there.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from skyhop.core.game import Game
from skyhop.core.ruleset import Ruleset
from skyhop.lab.balance import marks as measure
from skyhop.lab.balance.marks import Marks
from skyhop.table.live import Live, MarksAre

LOG = logging.getLogger("skyhop")
MOST_KEPT = 64
"""Rulesets of which marks are kept, those that were shown last."""
MOST_WAITING = 8
"""Rulesets of which marks are being counted or wait for it; each takes some seconds."""
_worker = ThreadPoolExecutor(1, thread_name_prefix="marks")
_kept: OrderedDict[Ruleset, Marks | None] = OrderedDict()
"""None where they could not be counted."""
_awaited: dict[Ruleset, set[Live]] = {}
"""What is being counted or waits for it, and for which matches."""
_tasks: set[asyncio.Task[None]] = set()


class Unwanted(Exception):  # noqa: N818  an answer, not an error of the program
    """Nobody waits for these marks any more: the table closes."""


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


def count(live: Live) -> None:
    """Have the marks of a match that is over counted, unless they are known or many wait for theirs.

    A table that is drawn afterwards shows the marks, or that they are being counted.
    """
    if not measure.is_marked(live.match):
        return
    ruleset = _ruleset(live)
    if ruleset in _kept:
        _kept.move_to_end(ruleset)
        live.marks = MarksAre.SHOWN if _kept[ruleset] else MarksAre.NONE
    elif ruleset in _awaited or (len(_awaited) < MOST_WAITING and measure.is_quick(live.match.game)):
        if ruleset not in _awaited:
            _begin(live.match.game, ruleset)
        _awaited[ruleset].add(live)
        live.marks = MarksAre.COUNTING
    else:
        live.marks = MarksAre.NONE


def shown(live: Live) -> MarksShown | None:
    """The marks of a match as its end shows them; None where there are none."""
    if live.marks is MarksAre.NONE:
        return None
    found = _kept.get(_ruleset(live)) if live.marks is MarksAre.SHOWN else None
    if found is None:
        waited = tuple(MarkShown(name, measure.title(name), None, is_reached=False) for name in Marks._fields)
        return MarksShown(waited, "")
    points = measure.points_of(live.match)
    marks = (MarkShown(name, measure.title(name), n, is_reached=points >= n) for name, n in found._asdict().items())
    return MarksShown(tuple(marks), found.sentence(points))


def _ruleset(live: Live) -> Ruleset:
    return live.match.view(None).ruleset


def _begin(game: Game, ruleset: Ruleset) -> None:
    _awaited[ruleset] = set()
    task = asyncio.create_task(_count(game, ruleset))
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


async def _count(game: Game, ruleset: Ruleset) -> None:
    """Count marks in the worker thread, keep them, and tell the pages that wait for them."""
    awaited = _awaited[ruleset]

    def check_wanted() -> None:
        if all(live.news.is_closed for live in list(awaited)):
            raise Unwanted

    def counted() -> Marks:
        check_wanted()
        return measure.marks(game, ruleset, told=check_wanted)

    try:
        _keep(ruleset, await asyncio.get_running_loop().run_in_executor(_worker, counted))
    except Unwanted:
        return
    except Exception:  # whatever it is, the match has been played: its page does without
        LOG.exception("The marks of a solo match cannot be counted.")
        _keep(ruleset, None)
    finally:
        del _awaited[ruleset]
    for live in awaited:
        count(live)
        live.news.notify()


def _keep(ruleset: Ruleset, found: Marks | None) -> None:
    _kept[ruleset] = found
    while len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)
