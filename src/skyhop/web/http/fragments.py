"""A picture of the table: a frame with holes, and the parts that fill them.

A part is known by its name and by a stamp of what it shows, `tile-2.4f1d0c9a6b3e`. A page says which parts it has, and
is sent the frame with the others filled in. So nobody keeps a list of who has which version: whoever answers needs
nothing but the question.

What belongs to one guest, or changes with every ply, is not drawn but put in when a picture is sent.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol, cast

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request

from skyhop.engine.event import Event
from skyhop.engine.state import Ruleset, View
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import language
from skyhop.web.http.templates import environment
from skyhop.web.simple_page.page import SimplePage

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
    return cast("GamePage", registry.part(game, "page.page")) if played.has(Capability.PAGE) else SimplePage(played)


TOKEN = "\ue000token\ue000"  # noqa: S105  a place for one
"""Stands in a drawing for the token of the guest's forms."""
PLY = "\ue000ply\ue000"
"""Stands in a drawing for the ply that it shows."""
HOLE = re.compile(r"<!--part (\S+)-->")
MOST_REMEMBERED = 8000
"""Drawings of parts; one has a kilobyte or two."""
FRAMES_REMEMBERED = 64
"""Each is sent several times, soon after it was drawn."""


class PageFragment(NamedTuple):
    """What a macro drew, the name by which a page knows it, and the hole that it fills."""

    text: str
    name: str
    hole: Markup


class FragmentFrame(NamedTuple):
    """What a macro drew for a frame, and the parts that fill the holes in it."""

    text: Markup
    parts: Mapping[str, str]


class FragmentRenderer:
    """Draws the parts of pictures: macros of the game's `parts.html`, or of the table's own.

    A macro sees its arguments and nothing else of a match, so whatever shows the same is drawn once: for two seats, for
    two streams, for two matches.
    """

    def __init__(self, game: str) -> None:
        self._game = game

    def __call__(self, name: str, *shown: object, at: object = "") -> Markup:
        """Make a hole for a part that shows this; `at` tells parts of one name apart."""
        part = _part(self._game, name, language(), at, *shown)
        _filled.get()[part.name] = part.text
        return part.hole

    def once(self, name: str, *shown: object) -> Markup:
        """Write what a macro draws of this, holes for parts and all: it is a piece of the frame."""
        piece = _piece(self._game, name, language(), *shown)
        _filled.get().update(piece.parts)
        return piece.text


_filled: ContextVar[dict[str, str]] = ContextVar("skyhop_filled")
"""The parts of what is just being drawn, by name."""


@contextmanager
def gathered() -> Iterator[dict[str, str]]:
    """Gather the parts for which holes are made inside the block."""
    parts: dict[str, str] = {}
    token = _filled.set(parts)
    try:
        yield parts
    finally:
        _filled.reset(token)


class Picture(NamedTuple):
    """What one seat is shown, or a spectator."""

    frame: str
    parts: Mapping[str, str]
    ply: int

    def whole(self, token: str) -> str:
        """Write all of it for a guest."""
        return self.beside((), token)

    def beside(self, known: Collection[str], token: str) -> str:
        """Write what a page needs that has some parts already: these are only named."""
        pieces = list(_cut(self.frame))
        for place in range(1, len(pieces), 2):
            name = pieces[place]
            filled = f"<!--same {name}-->" if name in known else f"<!--part {name}-->{self.parts[name]}<!--/part-->"
            pieces[place] = filled
        return "".join(pieces).replace(TOKEN, token).replace(PLY, str(self.ply))


@lru_cache(FRAMES_REMEMBERED)
def _cut(frame: str) -> Sequence[str]:
    """Cut a frame at its holes: what is around them, and between two of these the name of a hole."""
    return HOLE.split(frame)


@lru_cache(MOST_REMEMBERED, typed=True)
def _part(game: str, name: str, spoken: str, at: object, *shown: object) -> PageFragment:
    text, parts = _piece(game, name, spoken, *shown)
    if parts:
        message = f"the part {name!r} has parts of its own: write part.once({name!r}, ...)"
        raise TypeError(message)
    stamp = blake2b(text.encode(), digest_size=6).hexdigest()
    known_as = f"{name}{'-' if at != '' else ''}{at}.{stamp}"
    return PageFragment(text, known_as, Markup(f"<!--part {known_as}-->"))  # noqa: S704  names and stamps are ours


@lru_cache(MOST_REMEMBERED, typed=True)
def _piece(game: str, name: str, spoken: str, *shown: object) -> FragmentFrame:  # noqa: ARG001  texts depend on it
    with gathered() as parts:
        return FragmentFrame(Markup(_macro(registry.names(), game, name)(*shown).strip()), parts)  # noqa: S704  it has escaped


@cache
def _macro(games: tuple[str, ...], game: str, name: str) -> Callable[..., str]:  # noqa: ARG001  templates follow them
    """Find a macro among the parts of the game, else among those of every table."""
    fresh = registry.game(game).options().fresh
    given = {**page_of(game).drawings, "part": FragmentRenderer(game), "token": TOKEN, "ply": PLY, "fresh": fresh}
    for folder in (game, "web"):
        found = getattr(environment().get_template(f"{folder}/parts.html").make_module(given), name, None)
        if found is not None:
            return cast("Callable[..., str]", found)
    message = f"no part {name!r}"
    raise LookupError(message)
