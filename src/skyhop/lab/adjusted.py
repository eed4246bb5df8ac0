"""The luck-adjusted estimate: the share of the wins without what chance gave, and how much narrower its interval is."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

from skyhop.core.engine.document import Margin, Part
from skyhop.core.language.figures import decimal, percent
from skyhop.core.language.i18n import _
from skyhop.lab.pairs import Block, Pairing, Standing, pair
from skyhop.lab.pairs_file import PairsHeader

HASH_LETTERS = 12
"""Of a hash, where people read it."""
TIMED = 4
"""Pairs that are timed, at most, ..."""
ENOUGH = 2.0
"""... and the seconds after which no more are."""


class Adjusted(Part):
    """What is known of the first bot's share of the wins where its luck is taken off."""

    share: float
    margin: Margin
    """Half of the interval in which the share lies in 95 of 100 cases; null where one pair tells nothing of it."""
    narrower: Margin
    """How many times narrower the interval is than the plain one, after the same matches."""
    narrower_by_time: Margin
    """The same after as many processor seconds, in which more pairs can be played without this; null if not timed."""
    value: str
    """The hash of the value file, SHA-256."""

    @classmethod
    def of(cls, header: PairsHeader, blocks: Sequence[Block]) -> Adjusted | None:
        """Sum up pairs, of which there is one at least; None where luck was not reckoned."""
        if not isinstance(header.value, str):
            return None
        plain, adjusted = Standing.of([each.shares for each in blocks]), Standing.of([each.adjusted for each in blocks])
        narrower = plain.margin / adjusted.margin if 0 < adjusted.margin < math.inf else math.inf
        slower = math.sqrt(header.cost[1] / header.cost[0]) if isinstance(header.cost, tuple) else 0.0
        by_time = narrower / slower if slower else math.inf
        return cls(adjusted.share, adjusted.margin, Margin(narrower), Margin(by_time), header.value)

    def told(self) -> str:
        """Say it in a sentence."""
        shown = {"share": percent(self.share, 1), "margin": percent(self.margin, 1), "value": self.value[:HASH_LETTERS]}
        if not math.isfinite(self.narrower):
            return _("Without luck: %(share)s ± %(margin)s (value file %(value)s)") % shown
        told = _("Without luck: %(share)s ± %(margin)s, an interval %(narrower)s times as narrow a match%(by_time)s")
        by_time = _(", %(times)s times a processor second") % {"times": decimal(self.narrower_by_time, 2)}
        told += " " + _("(value file %(value)s)")
        is_timed = math.isfinite(self.narrower_by_time)
        return told % {**shown, "narrower": decimal(self.narrower, 2), "by_time": by_time if is_timed else ""}


def cost_of(pairing: Pairing) -> tuple[float, float]:
    """Processor seconds that a pair takes here without its luck, and with it; some are played for it."""
    ways, spent = (pairing._replace(value=None), pairing), [0.0, 0.0]
    pair(pairing, 0)  # which loads the game
    for number in range(1, TIMED + 1):
        for place, way in enumerate(ways):
            begun = time.process_time()
            pair(way, number)
            spent[place] += time.process_time() - begun
        if sum(spent) > ENOUGH:
            break
    return spent[0] / number, max(spent) / number
