"""Events in words, one after another; some share a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from skyhop.core.engine.event import Event
from skyhop.core.game.sentence import Sentence
from skyhop.games.aeronaut_odyssey.log.context import Context
from skyhop.games.aeronaut_odyssey.log.expansions import sentence
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView


def told(view: AeronautOdysseyView, events: Sequence[Event], names: Sequence[str] = ()) -> list[str]:
    """Put events into words; some share a sentence, and of some nothing needs to be said."""
    found: list[str] = []
    for place, event in enumerate(events):
        one = sentence(event, Context(view, events[:place], events[place + 1 :], names))
        found += [one] if isinstance(one, Sentence) else one.splitlines()
    return found
