"""Analyses of matches that are over: how one is made in the background, and read where it is kept."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from skyhop.analysis.analysis import Analysis, analyse
from skyhop.analysis.estimator import Estimator
from skyhop.analysis.file import analysis_document, analysis_of
from skyhop.engine.document import written
from skyhop.engine.jit.entries import entries_of
from skyhop.engine.kernel import are_quick
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.jobs.folder import Keeping
from skyhop.jobs.persistent import hashed
from skyhop.server.matches.live import Live
from skyhop.server.store.data_folder import ANALYSES

KEEPING = Keeping(ANALYSES, ".json", 30 * 86400.0, 64 * 1024 * 1024)
ENGINE_PATIENCE = 900.0
"""Seconds that an analysis waits for machine code; as written, the kernels would take the table's time for minutes."""
PAUSE = 0.3
MOST_JUDGES = 16
MOST_READ = 32


class EngineNotReady(Exception):  # noqa: N818  an answer, not an error of the program
    """What an analysis needs is not compiled, and seems not to be soon."""


class Judge(NamedTuple):
    """What judges the matches of a game, and its stamp: another one's analyses are made anew."""

    estimator: Estimator
    stamp: str


@lru_cache(MOST_JUDGES)
def judge_of(game: Game, *, is_solo: bool) -> Judge:
    """The judge of matches, or of solo matches, at a game that can be searched."""
    estimator = Estimator(game, is_solo=is_solo)
    return Judge(estimator, estimator.stamp)


class MatchAnalysis:
    """The analysis of a match that is over, as the queue makes it: the same for whoever asks."""

    def __init__(self, live: Live) -> None:
        self._game, self._journal = live.match.game, live.match.journal
        self._judge = judge_of(self._game, is_solo=self._journal.header.is_solo)
        self.name = hashed(f"{live.info.id} {self._judge.stamp}")
        self.parts = len(live.history)

    def make(self, report: Callable[[int], None]) -> bytes:
        """Judge decision by decision, once all is compiled; `EngineNotReady` where that takes too long."""
        estimator = self._judge.estimator
        self._wait(estimator, report)
        found = analyse(self._journal, estimator, lambda done, _all: report(done))
        return written(analysis_document(self._journal.header, estimator, found)).encode()

    def _wait(self, estimator: Estimator, report: Callable[[int], None]) -> None:
        entries = [*entries_of([registry.package(self._game.name)]), *estimator.entries()]
        until = time.monotonic() + ENGINE_PATIENCE
        while not are_quick(entries):
            if time.monotonic() > until:
                raise EngineNotReady
            report(0)
            time.sleep(PAUSE)


@lru_cache(MOST_READ)
def analysis_in(made: bytes) -> Analysis:
    """Read an analysis that is kept."""
    return analysis_of(made)
