"""Value, two plies ahead: the action whose best reply leaves the seat most likely to win."""

from __future__ import annotations

from time import perf_counter

from skyhop.bots.bot import Valued
from skyhop.bots.one_ply import Value, valued_by
from skyhop.engine.state import View
from skyhop.i18n import N_

KEPT = 8
"""Actions that are looked at two plies ahead, at most: those that promise most by one."""


class Value2(Value):
    """A player that reckons with the answer to what it does, and has learned what a moment is worth."""

    name = "value2"
    title = N_("Wary")
    character = N_("looks two moves ahead, and has learned from many matches")
    strength = 17

    def valued(self, view: View) -> Valued:
        """What the best actions promise with the best reply to each, over some worlds.

        Where there is no time for one of them, what they promise by one ply.
        """
        self._decisions += 1
        legal, seconds, begun = self.game.legal(view), self.budget.seconds, perf_counter()
        if seconds is None and len(legal) <= KEPT:
            return valued_by(self.looked(view, legal, 2, None))
        look = self.looked(view, legal, 1, seconds and seconds / 2)
        kept = [legal[place] for place in (-look.worth).argsort(kind="stable")[:KEPT]]
        if seconds is None:
            return valued_by(self.looked(view, kept, 2, None))
        taken = perf_counter() - begun
        a_world = taken / max(1, look.worlds) * len(kept)  # there are about as many replies as actions
        return valued_by(look if taken + a_world > seconds else self.looked(view, kept, 2, seconds - taken))
