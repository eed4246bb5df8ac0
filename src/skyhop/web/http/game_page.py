"""What a game brings along for its page, and where it is found."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Protocol, cast

from starlette.exceptions import HTTPException
from starlette.requests import Request

from skyhop.engine.event import Event
from skyhop.engine.ruleset import Ruleset
from skyhop.engine.state import View
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.web.simple_page.page import PlainPage

UNKNOWN_LENGTH = 10_000
"""Minutes."""


def game_of(request: Request, capability: Capability) -> Game:
    """The game that an address names; 404 where there is none that has this."""
    name = request.path_params["game"]
    if name not in registry.names() or not registry.game(name).has(capability):
        raise HTTPException(404)
    return registry.game(name)


class GamePage(Protocol):
    """What a game brings along for its page: a module `page/page.py` beside `table.html` and `table.css`.

    A game that brings none has the plain page, which is such a folder too: `skyhop.web.simple_page`.

    The template puts the parts of the table into their places: `{{ part("hand", cards) }}` shows the macro `hand` of
    `parts.html`. What is large and seldom changes, and has parts of its own, is written by `{{ part.once("hand", cards)
    }}`: it is sent with the frame, and drawn anew only where it shows something else. There may be `tools.html` for the
    bar above the table, and `table.js`, which hears of `picture-coming` and `picture-shown`.
    """

    @property
    def drawings(self) -> Mapping[str, Any]:
        """What the macros of `parts.html` may use beside what they are given: the same for all matches and seats."""

    def definitions(self, ruleset: Ruleset | None = None) -> str:
        """What is drawn once on a page; with a ruleset, on that of a match under it."""

    def emblem(self) -> str:
        """A small picture that stands for the game."""

    @property
    def minutes(self) -> tuple[int, int] | None:
        """How long a match takes at least and at most, as a rule; None where nobody has measured it."""

    def introduction(self) -> Sequence[str]:
        """What the lobby tells newcomers: what you do, how you win, how long it takes, a plain sentence each."""

    def context(
        self,
        view: View,
        legal: Sequence[str],
        events: Sequence[Event],
        names: Sequence[str],
        before: Iterable[Sequence[Event]] = (),
    ) -> dict[str, Any]:
        """What `table.html` shows, made from a view, the legal actions of its seat and what it heard last.

        `before` is what it heard of each earlier step, the latest first, for what stays marked until the next such.

        With `has_secrets` a device that several people share is handed on before the next seat's picture is shown, to
        the seat that `seat_sign` draws. Where a reader looks back (`is_past`), `is_own`, `headline` and `advice` are
        replaced, and the template leaves out all that acts.
        """

    def explain(self, view: View, action: int, names: Sequence[str]) -> str:
        """Say in a sentence or two what an action of the view's seat does: cost, gain, what follows; or nothing."""

    def name(self, view: View, action: int, names: Sequence[str]) -> str:
        """Say in one sentence what an action of the view's seat is; or nothing."""

    def places(self, view: View, action: int, names: Sequence[str]) -> Sequence[str]:
        """CSS selectors of the pieces and places of the table that an action of the view's seat is about.

        A hint lights them up, and each button of the table that sends the action; where that is put together, also the
        pieces of class `hint-piece` whose `data-part` is one of the button's `data-parts`. The number of a hint stands
        beside a place of a drawing, with `data-sign="middle"` in its middle.
        """


def by_length(games: Iterable[Game]) -> list[Game]:
    """Sort games, the shortest first and at the end those of which nobody has measured how long they take."""
    return sorted(games, key=lambda game: page_of(game.name).minutes or (UNKNOWN_LENGTH,))


def page_of(game: str) -> GamePage:
    """A game's page: its own, or the plain one."""
    return _page_of(registry.names(), game)


@cache
def _page_of(games: tuple[str, ...], game: str) -> GamePage:  # noqa: ARG001  a game may be another one among others
    played = registry.game(game)
    return cast("GamePage", registry.part(game, "page.page")) if played.has(Capability.PAGE) else PlainPage(played)
