"""Black on white, for paper: line art that needs little ink; types are told by their symbols."""

from __future__ import annotations

from skyhop.boards.draw.palette import INK, Theme

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
