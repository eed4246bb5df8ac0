"""A picture of the table: a frame with holes, and the parts that fill them.

A part is known by its name and by a stamp of what it shows, `tile-2.4f1d0c9a6b3e`. A page says which parts it has, and
is sent the frame with the others filled in. So nobody keeps a list of who has which version: whoever answers needs
nothing but the question.

What belongs to one guest, or changes with every ply, is not drawn but put in when a picture is sent.
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
from skyhop.web.http.game_page import page_of
from skyhop.web.http.pages import environment

TOKEN = "\ue000token\ue000"  # noqa: S105  a place for one
"""Stands in a drawing for the token of the guest's forms."""
PLY = "\ue000ply\ue000"
"""Stands in a drawing for the ply that it shows."""
HOLE = re.compile(r"<!--part (\S+)-->")
MOST_REMEMBERED = 8000
"""Drawings of parts; one has a kilobyte or two."""
FRAMES_REMEMBERED = 64
"""Each is sent several times, soon after it was drawn."""


class Part(NamedTuple):
    """What a macro drew, the name by which a page knows it, and the hole that it fills."""

    text: str
    name: str
    hole: Markup


class Piece(NamedTuple):
    """What a macro drew for a frame, and the parts that fill the holes in it."""

    text: Markup
    parts: Mapping[str, str]


class Parts:
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
def _part(game: str, name: str, spoken: str, at: object, *shown: object) -> Part:
    text, parts = _piece(game, name, spoken, *shown)
    if parts:
        message = f"the part {name!r} has parts of its own: write part.once({name!r}, ...)"
        raise TypeError(message)
    stamp = blake2b(text.encode(), digest_size=6).hexdigest()
    known_as = f"{name}{'-' if at != '' else ''}{at}.{stamp}"
    return Part(text, known_as, Markup(f"<!--part {known_as}-->"))  # noqa: S704  names and stamps are ours


@lru_cache(MOST_REMEMBERED, typed=True)
def _piece(game: str, name: str, spoken: str, *shown: object) -> Piece:  # noqa: ARG001  texts depend on it
    with gathered() as parts:
        return Piece(Markup(_macro(registry.names(), game, name)(*shown).strip()), parts)  # noqa: S704  it has escaped


@cache
def _macro(games: tuple[str, ...], game: str, name: str) -> Callable[..., str]:  # noqa: ARG001  templates follow them
    """Find a macro among the parts of the game, else among those of every table."""
    fresh = registry.game(game).options().fresh
    given = {**page_of(game).drawings, "part": Parts(game), "token": TOKEN, "ply": PLY, "fresh": fresh}
    for folder in (game, "web"):
        found = getattr(environment().get_template(f"{folder}/parts.html").make_module(given), name, None)
        if found is not None:
            return cast("Callable[..., str]", found)
    message = f"no part {name!r}"
    raise LookupError(message)
