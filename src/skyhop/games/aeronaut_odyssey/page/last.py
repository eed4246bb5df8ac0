"""What was done last on the map: it stays marked through all the choices that follow, until the next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from skyhop.engine.event import Event
from skyhop.games.aeronaut_odyssey.events import Claimed, Moved, Shared, SpaceClaimed, Started, Teleported


class Deed(NamedTuple):
    """A flight or a claim: the route and the city, by number from 0, as far as it has them."""

    route: int | None = None
    city: int | None = None


def last_deed(heard: Iterable[Sequence[Event]]) -> Deed:
    """Find the last flight or claim in what was heard of each step, the latest first."""
    for events in heard:
        for event in reversed(events):
            match event:
                case Moved(route=route, city=city):
                    return Deed(route, city)
                case Started(city=city) | Teleported(city=city):
                    return Deed(city=city)
                case Claimed(route=route) | SpaceClaimed(route=route) | Shared(route=route):
                    return Deed(route)
    return Deed()
