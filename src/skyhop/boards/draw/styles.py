"""Styles for the drawing of boards: colours, strokes and ornaments."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from skyhop.i18n import _, listed

if TYPE_CHECKING:
    from collections.abc import Mapping

INK = "#22303C"
# All colours differ by at least 30 in CIE Lab, also under protanopia, deuteranopia and tritanopia. Gray differs by
# at least 18. In styles with their own colours, the limits are 24 and 18. Tests measure this.
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
LIGHT_SYMBOLS = "RKBG"  # types with a light symbol on their fill

Coast: TypeAlias = Literal["shallows", "engraved", "hatched", "angular"]
Spaces: TypeAlias = Literal["bevelled", "flat", "capsules"]
Walls: TypeAlias = Literal["towers", "rings", "stops", "lights"]
Cord: TypeAlias = Literal["dashed", "dotted", "line"]
Ornament: TypeAlias = Literal["net", "rhumbs", "frame", "rivers", "compass", "relief", "lights", "stars", "clouds"]


@dataclass(frozen=True)
class Theme:
    """Colours, strokes and ornaments of a style. The default values define the storybook style.

    The colour "none" means that the element has no fill.
    """

    name: str
    page: str
    sea: str
    rings: tuple[str, ...]  # bands of shallow water, outermost first; engraved styles draw their edges
    land: str
    land_edge: str
    meadows: str  # ground colours: meadows, sands, woods, heights
    sands: str
    woods: str
    heights: str
    river: str
    tree: str
    tree_line: str
    relief: str  # fill of hills and mountains
    relief_line: str
    snow: str
    graticule: str  # colour of the graticule and the compass
    ink: str  # colour of outlines and words
    quiet: str  # colour of small print and guide lines
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
    line: str = INK  # outlines of cities and slots
    space_line: str = INK
    glow: float = 0.0  # brightness of the glow around each space
    letter: str = "#FFFDF6"
    capital_letter: str = "#FFFDF6"
    bank: str = "none"  # edges of rivers
    court: str = ""  # background of a city's letter; by default the colour of the wall
    coast: Coast = "shallows"
    spaces: Spaces = "bevelled"
    walls: Walls = "towers"
    cord: Cord = "dashed"  # line between the spaces of a route
    ornaments: frozenset[Ornament] = frozenset({"net", "rivers", "compass", "relief", "clouds"})
    is_straight: bool = False  # True for straight routes in multiples of 45 degrees where there is room
    is_dark: bool = False  # True for light ink on a dark background
    filled: bool = True  # True to fill routes with their type's colour
    numbered: bool = True  # True to print a city's number below its letter; without it the letter is larger

    def fill(self, letter: str) -> str:
        """Return the fill colour for a space of this type."""
        return self.fills[letter] if self.filled else "#FFFFFF"

    def symbol(self, letter: str) -> str:
        """Return the colour for the symbol of a type. The symbol is readable on the fill colour of the type."""
        return "#FFFDF6" if self.filled and letter in self.light_symbols else INK


NIGHT_FLIGHT = Theme(
    name="night-flight",
    page="#0B1424",
    sea="#0C1729",
    rings=("#0F1D33", "#13243F"),
    land="#1D2B3F",
    land_edge="#3E5571",
    meadows="#1E2E3F",
    sands="#222F41",
    woods="#1A303A",
    heights="#233248",
    river="#13243F",
    tree="#20383F",
    tree_line="#2F4C50",
    relief="#26374F",
    relief_line="#3A4C66",
    snow="#52647D",
    graticule="#223753",
    ink="#E9EEF4",
    quiet="#A3B1C0",
    panel="#15233A",
    panel_cell="#1C2D48",
    city="#FFF3CF",
    city_wall="#2A2438",
    capital="#F0B429",
    slot="#FFFFFF",
    writing="#FFFDF8",
    minus="#B3261E",
    fills={
        "R": "#C8203A",
        "O": "#F08A3C",
        "Y": "#FFDF38",
        "W": "#F0FDFA",
        "K": "#1A1526",
        "B": "#3458C8",
        "P": "#E08CE4",
        "G": "#51B381",
        "A": "#AEB6C2",
    },
    space_line="#EAF0F8",
    glow=0.28,
    is_dark=True,
    letter="#FFE9A8",
    capital_letter=INK,
    spaces="flat",
    walls="lights",
    cord="dotted",
    ornaments=frozenset({"stars", "rivers", "compass", "relief", "lights", "clouds"}),
)


SEPIA = "#3B2A1A"

OLD_CHART = Theme(
    name="old-chart",
    page="#F6EBD0",
    sea="#E2D2A9",
    rings=("#A9895A", "#8A6B42"),
    land="#F4E8CB",
    land_edge="#6B4E2C",
    meadows="none",
    sands="none",
    woods="#E9DDB4",
    heights="#EEDFBC",
    river="#E2D2A9",
    bank="#8A6B42",
    tree="#DDD3A4",
    tree_line="#A6935F",
    relief="#EEDDB6",
    relief_line="#A98A5C",
    snow="#FAF1DB",
    graticule="#B79A6A",
    ink=SEPIA,
    quiet="#6B5236",
    panel="#FAF1DB",
    panel_cell="#FFF9EA",
    city="#FFF7E3",
    city_wall="#5A3B20",
    capital="#9C2F1F",
    slot="#FFFDF4",
    writing="#FFF9EA",
    minus="#9C2F1F",
    fills={
        "R": "#992100",
        "O": "#D28138",
        "Y": "#FBDB55",
        "W": "#F2FFEF",
        "K": "#2B211C",
        "B": "#2C2F81",
        "P": "#A76A9F",
        "G": "#507D56",
        "A": "#AFA795",
    },
    line=SEPIA,
    space_line=SEPIA,
    coast="hatched",
    spaces="flat",
    walls="rings",
    cord="dotted",
    ornaments=frozenset({"rhumbs", "frame", "rivers", "compass", "relief"}),
)


BLACK = "#14181C"

SUBWAY = Theme(
    name="subway",
    page="#FFFFFF",
    sea="#DCE8EF",
    rings=(),
    land="#FAFAF7",
    land_edge="none",
    meadows="none",
    sands="none",
    woods="none",
    heights="none",
    river="#DCE8EF",
    tree="none",
    tree_line="none",
    relief="none",
    relief_line="#AEB8C0",
    snow="none",
    graticule="#C3D3DD",
    ink=BLACK,
    quiet="#55606A",
    panel="#FFFFFF",
    panel_cell="#FFFFFF",
    city="#FFFFFF",
    city_wall=BLACK,
    capital="#B01020",
    slot="#FFFFFF",
    writing="#FFFFFF",
    minus="#B3261E",
    fills={
        "R": "#C8102E",
        "O": "#F08A2C",
        "Y": "#FFD800",
        "W": "#FFFFFF",
        "K": "#1E1B26",
        "B": "#1F45A8",
        "P": "#BA7ACB",
        "G": "#2F9E6E",
        "A": "#B0B6BC",
    },
    line=BLACK,
    space_line=BLACK,
    letter=BLACK,
    capital_letter="#B01020",
    court="#FFFFFF",
    coast="angular",
    spaces="capsules",
    walls="stops",
    cord="line",
    ornaments=frozenset(),
    is_straight=True,
)


INK_LINES = Theme(
    name="ink",
    page="#FFFFFF",
    sea="#FFFFFF",
    rings=("#E4E7E9", "#D5D9DC", "#C4C9CD"),
    land="#FFFFFF",
    land_edge="#A9AFB4",
    meadows="none",
    sands="none",
    woods="none",
    heights="none",
    river="#FFFFFF",
    bank="#A9AFB4",
    tree="#FFFFFF",
    tree_line="#C4C9CD",
    relief="#FFFFFF",
    relief_line="#C4C9CD",
    snow="#FFFFFF",
    graticule="#C4C9CD",
    ink="#1B1F23",
    quiet="#555B61",
    panel="#FFFFFF",
    panel_cell="#FFFFFF",
    city="#FFFFFF",
    city_wall="#1B1F23",
    capital="#1B1F23",
    slot="#FFFFFF",
    writing="#FFFFFF",
    minus="#1B1F23",
    coast="engraved",
    space_line="#1B1F23",
    letter=INK,
    capital_letter=INK,
    court="#FFFFFF",
    filled=False,
)


STORYBOOK = Theme(
    name="storybook",
    page="#FBF8EF",
    sea="#D8EAF4",
    rings=("#CBE2EF", "#BDDAEA"),
    land="#F3EBD3",
    land_edge="#B9A67C",
    meadows="#EFEBCF",
    sands="#F7EFDC",
    woods="#E2E6C5",
    heights="#EBE1CB",
    river="#BDDAEA",
    tree="#D3DDB4",
    tree_line="#A9BA86",
    relief="#E6DDBD",
    relief_line="#C3B58C",
    snow="#FBF8EF",
    graticule="#9FC0D4",
    ink=INK,
    quiet="#66727C",
    panel="#FFFDF6",
    panel_cell="#FFFFFF",
    city="#FFFDF6",
    city_wall="#8A6B4A",
    capital="#B8862B",
    slot="#FFFFFF",
    writing="#FFFDF8",
    minus="#B3261E",
)


if TYPE_CHECKING:
    from skyhop.boards.model import Board

STYLES = {style.name: style for style in (STORYBOOK, OLD_CHART, NIGHT_FLIGHT, SUBWAY, INK_LINES)}
USUAL = STORYBOOK.name
FORMER_NAMES = {"colour": STORYBOOK.name, "dark": NIGHT_FLIGHT.name}
"""Former names of styles. Old URLs and commands still use them."""


NAMES = "names"


def style_of(board: Board) -> Theme:
    """Return the style named in a board's settings. If the style is unknown, return the default style."""
    name = board.settings.get("style") or ("ink" if board.settings.get("ink") is True else USUAL)
    return STYLES.get(str(name), STORYBOOK)


class UnknownStyle(ValueError):  # noqa: N818  invalid input, not a program error
    """Error raised for an unknown style. The message lists the styles."""


class DrawOptions(NamedTuple):
    """Options of a board drawing: the style, and `has_names`, which is True if the map shows city names."""

    style: Theme
    has_names: bool = False

    @classmethod
    def of(cls, text: str, *, names: bool = False) -> DrawOptions:
        """Parse options as they appear in a URL, such as `subway` or `subway,names`.

        If `names` is True, the map shows city names in any case. Raise `UnknownStyle` if the style is unknown.
        """
        style, _comma, more = text.partition(",")
        name = FORMER_NAMES.get(style, style)
        if name not in STYLES or more not in ("", NAMES):
            problem = _("there is no style %(style)s; choose one of %(styles)s")
            raise UnknownStyle(problem % {"style": text, "styles": listed(STYLES)})
        return cls(STYLES[name], has_names=names or bool(more))

    @property
    def text(self) -> str:
        """Options as they appear in a URL, such as `subway,names`."""
        return look_text(self.style.name, names=self.has_names)


def look_text(style: str, *, names: bool) -> str:
    """Return drawing options as they appear in a URL: the style, and `,names` if the map shows city names."""
    return f"{style},{NAMES}" if names else style
