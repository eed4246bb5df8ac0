"""The luck-adjusted estimate: the share of the wins without what chance gave, and how wide its interval is."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

from skyhop.engine.document import Margin, Part
from skyhop.figures import percent
from skyhop.i18n import _
from skyhop.lab.pairs import Block, Pairing, Standing, at_once, pairs_of
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
    width: Margin
    """Of the interval, as a part of the plain one after the same matches; null where that has none."""
    width_by_time: Margin
    """The same after as many processor seconds, in which more pairs can be played without this; null if not timed."""
    value: str
    """The hash of the value file, SHA-256."""

    @classmethod
    def of(cls, header: PairsHeader, blocks: Sequence[Block]) -> Adjusted | None:
        """Sum up pairs, of which there is one at least; None where luck was not reckoned."""
        if not isinstance(header.value, str):
            return None
        plain, adjusted = Standing.of([each.shares for each in blocks]), Standing.of([each.adjusted for each in blocks])
        width = adjusted.margin / plain.margin if 0 < plain.margin < math.inf else math.inf
        slower = math.sqrt(header.cost[1] / header.cost[0]) if isinstance(header.cost, tuple) else math.inf
        return cls(adjusted.share, adjusted.margin, Margin(width), Margin(width * slower), header.value)

    @property
    def figures(self) -> dict[str, str]:
        """As people read them."""
        return {
            "share": percent(self.share, 1),
            "margin": percent(self.margin, 1) if math.isfinite(self.margin) else "?",
            "width": percent(self.width) if math.isfinite(self.width) else "?",
            "by_time": percent(self.width_by_time) if math.isfinite(self.width_by_time) else "?",
            "value": self.value[:HASH_LETTERS],
        }

    def told(self) -> str:
        """Say it in a sentence."""
        if not math.isfinite(self.width_by_time):
            return _("Without luck: %(share)s ± %(margin)s (value file %(value)s)") % self.figures
        sentence = _(
            "Without luck: %(share)s ± %(margin)s; the interval is %(width)s as wide after the same matches, "
            "%(by_time)s after as many processor seconds (value file %(value)s)"
        )
        return sentence % self.figures


def cost_of(pairing: Pairing) -> tuple[float, float]:
    """Processor seconds that a pair takes here without its luck, and with it; some are played for it."""
    ways, spent = (pairing._replace(value=None), pairing), [0.0, 0.0]
    for way in ways:
        pairs_of(way, [0])  # which loads the game
    for number in range(1, TIMED + 1):
        for place, way in enumerate(ways):
            count = at_once(way)
            begun = time.process_time()
            pairs_of(way, range(number * count, (number + 1) * count))
            spent[place] += (time.process_time() - begun) / count
        if sum(spent) > ENOUGH:
            break
    return spent[0] / number, max(spent) / number
