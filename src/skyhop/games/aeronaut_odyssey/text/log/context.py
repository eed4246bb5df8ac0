"""Where an event stands among those that are told, for the sentence that tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from skyhop.boards.model import Route
from skyhop.engine.event import Event
from skyhop.game.text import inside
from skyhop.games.aeronaut_odyssey import events as happened
from skyhop.games.aeronaut_odyssey.notation import write_action
from skyhop.games.aeronaut_odyssey.text.labels import point_count
from skyhop.games.aeronaut_odyssey.text.standing import seat_name
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView


class Context(NamedTuple):
    """Where an event stands: the view after all of them, those before it, those that followed, the players' names."""

    view: AeronautOdysseyView
    before: Sequence[Event]
    following: Sequence[Event]
    names: Sequence[str] = ()

    def name(self, seat: int) -> str:
        """Name a seat, as it is called where that is known."""
        return seat_name(self.view, seat, self.names)

    def name_inside(self, seat: int) -> str:
        """Name a seat inside a sentence."""
        return inside(self.name(seat))

    @property
    def is_chosen(self) -> bool:
        """[AO-4.2] Say whether somebody chose it, and it was not the only answer."""
        return not (self.before and isinstance(self.before[-1], happened.OnlyAnswer))

    def who(self, event: Event) -> dict[str, Any]:
        """Begin the names of a sentence with whose event it is."""
        return {"who": self.name(event.seat)}

    def text(self, action: int) -> str:
        """[AO-12] Write an action; neither a move nor a keep, which depend on where one was."""
        return write_action(self.view.board, self.view.record, action)

    def route(self, number: int) -> Route:
        """Find a route."""
        return self.view.board.routes[number]

    def points(self, number: int) -> str:
        """[AO-7.2] Count the points of a route."""
        return point_count(self.view.points_of(number))
