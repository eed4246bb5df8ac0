"""A map of the sea as of long ago: parchment, coasts hatched by an engraver, rhumb lines, sepia."""

from __future__ import annotations

from skyhop.boards.draw.palette import Theme

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
