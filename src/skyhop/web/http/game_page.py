"""Page of a game in the browser: its interface, and the lookup of a game's own page or the plain one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Protocol, cast

from starlette.exceptions import HTTPException
from starlette.requests import Request

from skyhop.engine.event import Event
from skyhop.engine.state import Ruleset, View
from skyhop.game import registry
from skyhop.game.capability import Capability, describe_incomplete
from skyhop.game.game import Game, GameError
from skyhop.web.simple_page.page import SimplePage

PAGE_FILES = ("page/table.html", "page/table.css")
"""Files of a game's page, in the game's folder, next to the module of the page."""
UNKNOWN_LENGTH = 10_000
"""Sort key in minutes for games of unknown length."""


def find_game(request: Request, capability: Capability) -> Game:
    """Return the game in the address; raise 404 if it is unknown or lacks the capability."""
    name = request.path_params["game"]
    if name not in registry.names() or not registry.game(name).has(capability):
        raise HTTPException(404)
    return registry.game(name)


class GamePage(Protocol):
    """Protocol of a game's page: a module `page/page.py` next to `table.html` and `table.css`.

    A game without one uses the plain page, `skyhop.web.simple_page`, which is such a folder too.

    The template places fragments: `{{ part("hand", cards) }}` renders the macro `hand` of `parts.html`. A large
    fragment that seldom changes and contains fragments is written by `{{ part.once("hand", cards) }}`. It is sent with
    the frame and rendered again only if its arguments change. Optional files are `tools.html` for the bar above the
    board, and `table.js`, which receives the events `picture-coming` and `picture-shown`.
    """

    @property
    def drawings(self) -> Mapping[str, object]:
        """Names that macros of `parts.html` may use besides their arguments; the same for all matches and seats."""

    def definitions(self, ruleset: Ruleset | None = None) -> str:
        """Return drawings that a page contains once; with a ruleset, those of the page of such a match."""

    def emblem(self) -> str:
        """Return a small picture of the game."""

    @property
    def minutes(self) -> tuple[int, int] | None:
        """Usual minimum and maximum length of a match in minutes; None if it was not measured."""

    def introduction(self) -> Sequence[str]:
        """Return sentences for newcomers in the lobby: what you do, how you win, how long it takes."""

    def context(
        self,
        view: View,
        legal: Sequence[str],
        events: Sequence[Event],
        names: Sequence[str],
        before: Iterable[Sequence[Event]] = (),
        near: int | None = None,
    ) -> dict[str, object]:
        """Return the context of `table.html`, from a view, the legal actions of its seat and the last visible events.

        `near` is the reader's seat, from whose side the board is drawn. The view may be that of spectators, until the
        opponents have joined. `before` has the visible events of each earlier step, the latest first, for
        highlights that stay until the next such event. With `has_secrets`, a shared device shows the `seat_sign` of the
        next seat and is handed over before that seat's picture appears. In a replay (`is_past`), `is_own`, `headline`
        and `advice` are replaced, and the template leaves out all controls that act.
        """

    def places(self, view: View, action: int, names: Sequence[str]) -> Sequence[str]:
        """Return CSS selectors of the pieces and places on the board that an action involves.

        A hint highlights them, and each button of the board that sends the action. Some actions are put together from
        several pieces. Then the hint also highlights pieces of class `hint-piece` whose `data-part` is in the button's
        `data-parts`. The number of a hint is shown next to a place of a drawing, or in its middle with
        `data-sign="middle"`.
        """


def sort_by_length(games: Iterable[Game]) -> list[Game]:
    """Sort games by length, the shortest first; games of unknown length come last."""
    return sorted(games, key=lambda game: find_page(game.name).minutes or (UNKNOWN_LENGTH,))


def find_page(game: str) -> GamePage:
    """Return the page of a game: its own one, or the plain page."""
    return _page_of(registry.names(), game)


@cache
def _page_of(games: tuple[str, ...], game: str) -> GamePage:  # noqa: ARG001  a name means another game after a change of the registry
    played = registry.game(game)
    if not played.has(Capability.PAGE) or played.folder is None:
        return SimplePage(played)
    if absent := [name for name in PAGE_FILES if not (played.folder / name).is_file()]:
        raise GameError(describe_incomplete(played, Capability.PAGE, absent))
    return cast("GamePage", registry.part(game, "page.page"))
