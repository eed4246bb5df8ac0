"""Printable components of a game: declared by the game in mm and in words, laid out by `skyhop.print`.

Each part is printed by its name: `skyhop print balloon-cup --with cards,rules`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from skyhop.engine.state import Ruleset

COLOUR, SAVING = "colour", "ink"
"""Looks of drawings: full colour, or little ink."""


class Drawing(NamedTuple):
    """Picture, with a text for screen readers; an empty text means decoration."""

    svg: str
    words: str
    width: float = 0.0
    """Width in mm, in a line of text; 0: the width of the text."""


class Piece(NamedTuple):
    """Piece to cut out, with its number of copies; it may have a back."""

    front: Drawing
    back: Drawing | None = None
    copies: int = 1


class Pieces(NamedTuple):
    """Pieces of one size. Each drawing extends `bleed` mm beyond the cut on every side."""

    name: str
    title: str
    size: tuple[float, float]
    pieces: Sequence[Piece]
    note: str = ""
    """Instruction for these pieces, in one line."""
    bleed: float = 0.0
    is_usual: bool = True
    """True if they are printed by default; also in `Poster` and `Text`."""
    needs_both_sides: bool = False
    """True if backs must be on the other side of the sheet, even if other parts have them on the same side."""


class Poster(NamedTuple):
    """Drawing of a fixed size, spread over sheets. `slot` is the size in mm of the smallest place to draw in.

    `left_out` lists, in sentences, requested features that the drawing lacks.
    """

    name: str
    title: str
    drawing: Drawing
    size: tuple[float, float]
    slot: float = 0.0
    is_usual: bool = True
    left_out: Sequence[str] = ()


class Text(NamedTuple):
    """Markdown text with pictures, each written as `![](name)`. An empty table cell is space to write in."""

    name: str
    title: str
    words: str
    pictures: Mapping[str, Drawing] = {}
    columns: int = 1
    is_usual: bool = True


Part: TypeAlias = Pieces | Poster | Text


class Wish(NamedTuple):
    """Print request: the choices that the drawings depend on."""

    look: str = COLOUR
    """Look of the drawings: `colour` or `ink`; games with maps have more."""
    marks: Mapping[str, int] = {}
    """Points that each mark of a solo match needs, by the mark's title, if known."""


Material: TypeAlias = Callable[[Ruleset, Wish], Sequence[Part]]
"""(ruleset, wish): list the parts to print for a match under this ruleset."""
