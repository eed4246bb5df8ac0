"""Fragments of a match page: a frame with placeholders, and the fragments that fill them.

A fragment is named by its macro and a hash of its content, such as `tile-2.4f1d0c9a6b3e`. A page says which fragments
it has, and receives the frame with the missing ones only. So the server stores no list of the versions that each page
has.

The form token and the ply are inserted when a picture is sent. So cached fragments do not depend on them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from hashlib import blake2b
from typing import NamedTuple, cast

from markupsafe import Markup

from skyhop.game import registry
from skyhop.i18n import language
from skyhop.web.http.game_page import find_page
from skyhop.web.http.templates import environment

TOKEN = "\ue000token\ue000"  # noqa: S105  a place for one
"""Placeholder in a drawing for the token of the guest's forms."""
PLY = "\ue000ply\ue000"
"""Placeholder in a drawing for the ply that it shows."""
HOLE = re.compile(r"<!--part (\S+)-->")
MOST_REMEMBERED = 8000
"""Size of the cache of rendered fragments, which take one or two kilobytes each."""
FRAMES_REMEMBERED = 64
"""Size of the cache of split frames; each is sent several times, soon after it was rendered."""


class PageFragment(NamedTuple):
    """Rendered fragment: its text, its name and its placeholder."""

    text: str
    name: str
    hole: Markup


class FragmentFrame(NamedTuple):
    """Rendered text with placeholders, and the fragments that fill them."""

    text: Markup
    parts: Mapping[str, str]


class FragmentRenderer:
    """Renderer of fragments: macros of the game's `parts.html`, or of the shared one.

    A macro sees its arguments and nothing else of a match. So equal arguments are rendered once, for all seats, streams
    and matches.
    """

    def __init__(self, game: str) -> None:
        self._game = game

    def __call__(self, name: str, *shown: object, at: object = "") -> Markup:
        """Return the placeholder of a fragment with these arguments; `at` distinguishes fragments of the same macro."""
        part = _part(self._game, name, language(), at, *shown)
        _filled.get()[part.name] = part.text
        return part.hole

    def once(self, name: str, *shown: object) -> Markup:
        """Render a macro into the frame, including placeholders for its fragments."""
        piece = _piece(self._game, name, language(), *shown)
        _filled.get().update(piece.parts)
        return piece.text


_filled: ContextVar[dict[str, str]] = ContextVar("skyhop_filled")
"""Fragments of the picture that is being rendered, by name."""


@contextmanager
def collect_fragments() -> Iterator[dict[str, str]]:
    """Collect the fragments whose placeholders are created during the block."""
    parts: dict[str, str] = {}
    token = _filled.set(parts)
    try:
        yield parts
    finally:
        _filled.reset(token)


class RenderedPage(NamedTuple):
    """Rendered page content for one seat or for spectators: frame, fragments and ply."""

    frame: str
    parts: Mapping[str, str]
    ply: int

    def render_all(self, token: str) -> str:
        """Return the text with all fragments, for a guest with this form token."""
        return self.render_without((), token)

    def render_without(self, known: Collection[str], token: str) -> str:
        """Return the text for a page that has the `known` fragments: the text contains only their names."""
        pieces = list(_cut(self.frame))
        for place in range(1, len(pieces), 2):
            name = pieces[place]
            filled = f"<!--same {name}-->" if name in known else f"<!--part {name}-->{self.parts[name]}<!--/part-->"
            pieces[place] = filled
        return "".join(pieces).replace(TOKEN, token).replace(PLY, str(self.ply))


@lru_cache(FRAMES_REMEMBERED)
def _cut(frame: str) -> Sequence[str]:
    """Split a frame at its placeholders: odd items are fragment names."""
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
    with collect_fragments() as parts:
        return FragmentFrame(Markup(_macro(registry.names(), game, name)(*shown).strip()), parts)  # noqa: S704  it has escaped


@cache
def _macro(games: tuple[str, ...], game: str, name: str) -> Callable[..., str]:  # noqa: ARG001  templates follow them
    """Return a macro of the game's `parts.html`, else of the shared one."""
    fresh = registry.game(game).options.fresh
    given = {**find_page(game).drawings, "part": FragmentRenderer(game), "token": TOKEN, "ply": PLY, "fresh": fresh}
    for folder in (game, "web"):
        found = getattr(environment().get_template(f"{folder}/parts.html").make_module(given), name, None)
        if found is not None:
            return cast("Callable[..., str]", found)
    message = f"no part {name!r}"
    raise LookupError(message)
