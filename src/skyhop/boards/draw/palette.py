"""Colours of a board's drawing: by day in colour, ink-friendly line art, dark for screens."""

from __future__ import annotations

from dataclasses import dataclass

INK = "#22303C"
# Chosen so that any two stay at least 30 apart in CIE Lab, also under protanopia, deuteranopia and tritanopia.
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


@dataclass(frozen=True)
class Theme:
    """The colours of one way to draw a board; "none" is no fill."""

    name: str
    page: str
    sea: str
    rings: tuple[str, ...]  # shallow water, outermost first; its edges where it is engraved
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
    engraved: bool = False  # whether lines run along the coast in place of shallow water
    filled: bool = True  # whether routes are filled with their type's colour
    numbered: bool = True  # whether a city's number stands below its letter, which is larger where it does not

    def fill(self, letter: str) -> str:
        """The fill of a space of this type."""
        return TYPE_FILLS[letter] if self.filled else "#FFFFFF"

    def symbol(self, letter: str) -> str:
        """The colour of the symbol on that fill."""
        return "#FFFDF6" if self.filled and letter in LIGHT_SYMBOLS else INK


COLOUR = Theme(
    name="colour",
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
INK_FRIENDLY = Theme(
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
    river="#C4C9CD",
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
    engraved=True,
    filled=False,
)
DARK = Theme(
    name="dark",
    page="#101B2E",
    sea="#13213A",
    rings=("#172843", "#1B2F4D"),
    land="#26384F",
    land_edge="#4F6580",
    meadows="#263B4E",
    sands="#2C3C50",
    woods="#233F4C",
    heights="#2D3F58",
    river="#1B2F4D",
    tree="#2A4A55",
    tree_line="#3F6068",
    relief="#2F435C",
    relief_line="#465973",
    snow="#6C7F98",
    graticule="#2E4668",
    ink="#E9EEF4",
    quiet="#A3B1C0",
    panel="#1B2B45",
    panel_cell="#22344F",
    city="#F4EEDD",
    city_wall="#C9A227",
    capital="#F0C04A",
    slot="#FFFFFF",
    writing="#FFFDF8",
    minus="#B3261E",
)
THEMES = {theme.name: theme for theme in (COLOUR, INK_FRIENDLY, DARK)}
