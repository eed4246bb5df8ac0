"""A plan of lines: straight and in eighths of a turn where there is room, round stops, land and water flat."""

from __future__ import annotations

from skyhop.boards.draw.palette import Theme

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
