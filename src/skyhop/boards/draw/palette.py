"""Declaration of a drawing style: colours, strokes, ornaments, and the look of land, routes and cities."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

INK = "#22303C"
# All colours differ by at least 30 in CIE Lab, also under protanopia, deuteranopia and tritanopia. Gray differs by
# at least 18. Styles with their own colours keep at least 24 and 18. Tests measure this.
TYPE_FILLS = {
    "R": "#BA152C",
    "O": "#E78332",
    "Y": "#FFDA1F",
    "W": "#F2FFF6",
    "K": "#2A243A",
    "B": "#284AA3",
    "P": "#CB7ABF",
    "G": "#3FA278",
    "A": "#B4BAC1",
}
LIGHT_SYMBOLS = "RKBG"  # types whose symbol is drawn light on the fill

Coast: TypeAlias = Literal["shallows", "engraved", "hatched", "angular"]
Spaces: TypeAlias = Literal["bevelled", "flat", "capsules"]
Walls: TypeAlias = Literal["towers", "rings", "stops", "lights"]
Cord: TypeAlias = Literal["dashed", "dotted", "line"]
Ornament: TypeAlias = Literal["net", "rhumbs", "frame", "rivers", "compass", "relief", "lights", "stars", "clouds"]


@dataclass(frozen=True)
class Theme:
    """Style of drawing a board. The colour "none" means no fill. Defaults are those of the storybook style."""

    name: str
    page: str
    sea: str
    rings: tuple[str, ...]  # shallow water, outermost first; in engraved styles, the edges of its bands
    land: str
    land_edge: str
    meadows: str  # the ground of meadows, sands, woods and ranges
    sands: str
    woods: str
    heights: str
    river: str
    tree: str
    tree_line: str
    relief: str  # hills and mountains
    relief_line: str
    snow: str
    graticule: str  # and the compass
    ink: str  # outlines and words
    quiet: str  # small print, guides
    panel: str
    panel_cell: str
    city: str
    city_wall: str
    capital: str
    slot: str
    writing: str
    minus: str
    fills: Mapping[str, str] = field(default_factory=lambda: TYPE_FILLS)
    light_symbols: str = LIGHT_SYMBOLS
    line: str = INK  # around cities and slots
    space_line: str = INK
    glow: float = 0.0  # brightness of the light of a space on the ground around it
    letter: str = "#FFFDF6"
    capital_letter: str = "#FFFDF6"
    bank: str = "none"  # on both sides of a river
    court: str = ""  # under a city's letter; by default the colour of its wall
    coast: Coast = "shallows"
    spaces: Spaces = "bevelled"
    walls: Walls = "towers"
    cord: Cord = "dashed"  # between the spaces of a route
    ornaments: frozenset[Ornament] = frozenset({"net", "rivers", "compass", "relief", "clouds"})
    is_straight: bool = False  # True for straight routes in multiples of 45 degrees where there is room
    is_dark: bool = False  # True for a dark ground with light ink
    filled: bool = True  # True to fill routes with their type's colour
    numbered: bool = True  # True to print a city's number below its letter; without it the letter is larger

    def fill(self, letter: str) -> str:
        """Return the fill colour of a space of this type."""
        return self.fills[letter] if self.filled else "#FFFFFF"

    def symbol(self, letter: str) -> str:
        """Return the colour of a type's symbol on its fill."""
        return "#FFFDF6" if self.filled and letter in self.light_symbols else INK
