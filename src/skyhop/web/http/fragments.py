"""Rendering of match pages in fragments: a frame with placeholders, and the fragments that replace them.

The name of a fragment contains the name of its macro and a hash of its content, such as `tile-2.4f1d0c9a6b3e`. A
page sends the names of the fragments that it already has. The server returns the frame and only the missing
fragments. The server therefore stores no list of the fragments of each page.

The server inserts the form token and the ply when it sends the page. Cached fragments therefore contain neither.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from hashlib import blake2b
from typing import NamedTuple, Protocol, cast

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request

from skyhop.engine.event import Event
from skyhop.engine.state import Ruleset, View
from skyhop.game import registry
from skyhop.game.capability import Capability, describe_incomplete
from skyhop.game.game import Game, GameError
from skyhop.i18n import language
from skyhop.web.http.templates import environment
from skyhop.web.simple_page import SimplePage

PAGE_FILES = ("page/table.html", "page/table.css")
"""Required files of a game's page. The paths are relative to the folder of the game."""
UNKNOWN_MINUTES = 10_000
"""Length in minutes that sorts a game of unknown length last."""


def find_game(request: Request, capability: Capability) -> Game:
    """Return the game in the address. Raise 404 if the game is unknown or lacks the capability."""
    name = request.path_params["game"]
    if name not in registry.names() or not registry.game(name).has(capability):
        raise HTTPException(404)
    return registry.game(name)


class GamePage(Protocol):
    """Protocol of a game's page: a module `page/page.py` next to `table.html` and `table.css`.

    A game without such a module uses the plain page, `skyhop.web.simple_page`, which has the same files.

    The template contains fragments: `{{ part("hand", cards) }}` renders the macro `hand` of `parts.html`. Use `{{
    part.once("hand", cards) }}` for a large text that seldom changes and contains fragments. The frame then
    contains this text. Skyhop renders the text again only if the arguments change. Optional files are `tools.html`
    for the bar above the board, and `table.js`, which receives the events `picture-coming` and `picture-shown`.
    """

    @property
    def drawings(self) -> Mapping[str, object]:
        """Values that the macros of `parts.html` may use besides their arguments, by name.

        The values are the same for all matches and seats.
        """

    def definitions(self, ruleset: Ruleset | None = None) -> str:
        """Return the SVG text that a page contains only once, such as symbols that many fragments use.

        If `ruleset` is given, return the text for matches with this ruleset.
        """

    def emblem(self) -> str:
        """Return a small picture of the game."""

    @property
    def minutes(self) -> tuple[int, int] | None:
        """Usual minimum and maximum length of a match in minutes. None if the length was not measured."""

    def introduction(self) -> Sequence[str]:
        """Return the sentences for newcomers in the lobby.

        The sentences describe the actions and the aim.
        """

    def context(
        self,
        view: View,
        legal: Sequence[str],
        events: Sequence[Event],
        names: Sequence[str],
        before: Iterable[Sequence[Event]] = (),
        near: int | None = None,
    ) -> dict[str, object]:
        """Return the context of `table.html` for a view, the legal actions of its seat, and the last visible events.

        `near` is the reader's seat. The page draws the board from the side of this seat. Until the opponents have
        joined, the view may be the view of a spectator. `before` contains the visible events of each earlier step.
        The latest step comes first. The page highlights an event until the next event of the same kind.

        Some names of the context have a special meaning. If `has_secrets` is True and players share a device, the
        page first shows `seat_sign`, and then the secrets of the next seat. In a replay, `is_past` is True. The
        server then replaces `is_own`, `headline` and `advice`, and the template must leave out all controls for
        actions.
        """

    def places(self, view: View, action: int, names: Sequence[str]) -> Sequence[str]:
        """Return CSS selectors of the pieces and parts of the board that an action involves.

        A hint highlights these pieces and parts, and each button of the board that sends the action. If the button
        has `data-parts`, the hint also highlights other pieces of the action. These are the pieces of class
        `hint-piece` whose `data-part` is in `data-parts`. The page writes the number of the hint next to each
        highlighted part of a drawing. If the part has `data-sign="middle"`, the page writes the number in the
        middle of the part.
        """


def sort_by_length(games: Iterable[Game]) -> list[Game]:
    """Return the games in the order of the length of a match, the shortest first.

    Games of unknown length come last.
    """
    return sorted(games, key=lambda game: find_page(game.name).minutes or (UNKNOWN_MINUTES,))


def find_page(game: str) -> GamePage:
    """Return the page of a game. If the game has no page module, return the plain page."""
    return _page_of(registry.names(), game)


@cache
def _page_of(games: tuple[str, ...], game: str) -> GamePage:  # noqa: ARG001  part of the cache key: a name may change its game
    played = registry.game(game)
    if not played.has(Capability.PAGE) or played.folder is None:
        return SimplePage(played)
    if absent := [name for name in PAGE_FILES if not (played.folder / name).is_file()]:
        raise GameError(describe_incomplete(played, Capability.PAGE, absent))
    return cast("GamePage", registry.part(game, "page"))


TOKEN = "\ue000token\ue000"  # noqa: S105  a placeholder, not a token
"""Placeholder for the reader's form token in rendered content."""
PLY = "\ue000ply\ue000"
"""Placeholder for the present ply in rendered content."""
HOLE = re.compile(r"<!--part (\S+)-->")
MAX_CACHED_FRAGMENTS = 8000
"""Maximum number of cached fragments. Each fragment takes one or two kilobytes."""
MAX_CACHED_FRAMES = 64
"""Maximum number of cached split frames. The server sends each frame several times soon after rendering it."""


class PageFragment(NamedTuple):
    """Rendered fragment of a match page: its text, its name and its placeholder."""

    text: str
    name: str
    hole: Markup


class FragmentFrame(NamedTuple):
    """Rendered text with placeholders, and the fragments that replace the placeholders."""

    text: Markup
    parts: Mapping[str, str]


class FragmentRenderer:
    """Renderer of fragments. It uses the macros of the game's `parts.html` and of the shared `parts.html`.

    A macro of the game replaces the shared macro of the same name. The result of a macro depends only on its
    arguments. The renderer therefore renders equal arguments only once, for all seats, streams and matches.
    """

    def __init__(self, game: str) -> None:
        self._game = game

    def __call__(self, name: str, *arguments: object, at: object = "") -> Markup:
        """Render the macro `name` with `arguments` as a fragment. Return the placeholder of the fragment.

        `at` distinguishes fragments of the same macro.
        """
        part = _part(self._game, name, language(), at, *arguments)
        _filled.get()[part.name] = part.text
        return part.hole

    def once(self, name: str, *arguments: object) -> Markup:
        """Return the text of a macro for the frame, with placeholders for the fragments in this text.

        The result is cached by arguments.
        """
        piece = _piece(self._game, name, language(), *arguments)
        _filled.get().update(piece.parts)
        return piece.text


_filled: ContextVar[dict[str, str]] = ContextVar("skyhop_filled")
"""Fragments of the content that is being rendered, by name."""


@contextmanager
def collect_fragments() -> Iterator[dict[str, str]]:
    """Collect the fragments that are rendered during the block, by name."""
    parts: dict[str, str] = {}
    token = _filled.set(parts)
    try:
        yield parts
    finally:
        _filled.reset(token)


class RenderedPage(NamedTuple):
    """Rendered content of a page for one seat or for spectators: the frame, the fragments and the ply."""

    frame: str
    parts: Mapping[str, str]
    ply: int

    def render_all(self, token: str) -> str:
        """Return the text of the page with all fragments inserted. `token` is the form token of the reader."""
        return self.render_without((), token)

    def render_without(self, known: Collection[str], token: str) -> str:
        """Return the text for a page that already has the fragments in `known`.

        For each fragment in `known`, the text contains only the name.
        """
        pieces = list(_cut(self.frame))
        for place in range(1, len(pieces), 2):
            name = pieces[place]
            text = f"<!--same {name}-->" if name in known else f"<!--part {name}-->{self.parts[name]}<!--/part-->"
            pieces[place] = text
        return "".join(pieces).replace(TOKEN, token).replace(PLY, str(self.ply))


@lru_cache(MAX_CACHED_FRAMES)
def _cut(frame: str) -> Sequence[str]:
    """Split a frame at its placeholders. Items with odd indices are fragment names."""
    return HOLE.split(frame)


@lru_cache(MAX_CACHED_FRAGMENTS, typed=True)
def _part(game: str, name: str, locale: str, at: object, *arguments: object) -> PageFragment:
    text, parts = _piece(game, name, locale, *arguments)
    if parts:
        message = f"the part {name!r} has parts of its own: write part.once({name!r}, ...)"
        raise TypeError(message)
    stamp = blake2b(text.encode(), digest_size=6).hexdigest()
    known_as = f"{name}{'-' if at != '' else ''}{at}.{stamp}"
    return PageFragment(text, known_as, Markup(f"<!--part {known_as}-->"))  # noqa: S704  names and stamps are ours


@lru_cache(MAX_CACHED_FRAGMENTS, typed=True)
def _piece(game: str, name: str, locale: str, *arguments: object) -> FragmentFrame:  # noqa: ARG001  `locale` is part of the cache key
    with collect_fragments() as parts:
        return FragmentFrame(Markup(_macro(registry.names(), game, name)(*arguments).strip()), parts)  # noqa: S704  the macro has escaped it


@cache
def _macro(games: tuple[str, ...], game: str, name: str) -> Callable[..., str]:  # noqa: ARG001  part of the cache key: templates depend on the games
    """Return a macro of the game's `parts.html`.

    If the game has no macro of this name, return the macro of the shared `parts.html`.
    """
    fresh = registry.game(game).options.fresh
    variables = {**find_page(game).drawings, "part": FragmentRenderer(game), "token": TOKEN, "ply": PLY, "fresh": fresh}
    for folder in (game, "web"):
        found = getattr(environment().get_template(f"{folder}/parts.html").make_module(variables), name, None)
        if found is not None:
            return cast("Callable[..., str]", found)
    message = f"no part {name!r}"
    raise LookupError(message)
