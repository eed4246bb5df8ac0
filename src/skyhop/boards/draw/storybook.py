"""A picture book of the first balloon flights: a map by day, towers, bevelled spaces."""

from __future__ import annotations

from skyhop.boards.draw.palette import INK, Theme

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
