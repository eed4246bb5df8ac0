"""What a game is played with on paper: declared by the game in mm and in words, laid on sheets by `skyhop.print`.

A part is printed by its name: `skyhop print balloon-cup --with cards,rules`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

COLOUR, SAVING = "colour", "ink"
"""How things are drawn: as they are meant, or with little ink."""


class Drawing(NamedTuple):
    """A picture, and what it shows for whoever cannot see it; without words it is decoration."""

    svg: str
    words: str
    width: float = 0.0
    """mm, in a line of text; 0: as wide as the text."""


class Piece(NamedTuple):
    """Something to cut out, so often; it may have a back."""

    front: Drawing
    back: Drawing | None = None
    copies: int = 1


class Pieces(NamedTuple):
    """Pieces of one size. Each drawing reaches so many mm of `bleed` beyond the cut on every side."""

    name: str
    title: str
    size: tuple[float, float]
    pieces: Sequence[Piece]
    note: str = ""
    """What is to be done with them, in a line."""
    bleed: float = 0.0
    is_usual: bool = True
    """Whether it is printed where nobody says what is wanted; so below."""
    needs_both_sides: bool = False
    """Whether its backs are on the other side of the paper however other parts are printed."""


class Poster(NamedTuple):
    """One drawing of a size, on as many sheets as that needs. `slot`: mm of the smallest place to draw in.

    `left_out` says in sentences what of the wish could not be drawn.
    """

    name: str
    title: str
    drawing: Drawing
    size: tuple[float, float]
    slot: float = 0.0
    is_usual: bool = True
    left_out: Sequence[str] = ()


class Text(NamedTuple):
    """Markdown with pictures, named there as `![](name)`. An empty cell of a table is a place to write in."""

    name: str
    title: str
    words: str
    pictures: Mapping[str, Drawing] = {}
    columns: int = 1
    is_usual: bool = True


Part: TypeAlias = Pieces | Poster | Text


class Wish(NamedTuple):
    """What its drawings depend on."""

    look: str = COLOUR
    """Of what is drawn: `colour`, `ink`; a game with maps has more."""
    marks: Mapping[str, int] = {}
    """Points that make each mark of a match alone, by what the mark is called, where these are known."""
