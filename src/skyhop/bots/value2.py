"""Value, two plies ahead: the action whose best reply leaves the seat most likely to win."""

from __future__ import annotations

from skyhop.bots.value import Value
from skyhop.core.i18n import N_


class Value2(Value):
    """A player that reckons with the answer to what it does, and has learned what a moment is worth."""

    name = "value2"
    title = N_("Wary")
    character = N_("looks two moves ahead, and has learned from many matches")
    strength = 17
    plies = 2
