"""Everything that is drawn once and shown many times."""

from __future__ import annotations

from functools import cache

from skyhop.core.pictures.svg import Fragment, join, tag
from skyhop.games.balloon_cup.draw import balloon, card, cube, patterns, scene, tile, trophy


@cache
def symbols() -> Fragment:
    """Define patterns, balloons, cards, cubes, tiles, cups and the sky, the same in every picture and language."""
    plain = (patterns.symbols(), balloon.symbols(), cube.symbols(), trophy.symbols())
    return join((*plain, card.symbols(), tile.symbols(), scene.symbols()))


def defs() -> Fragment:
    """The definitions for a page: put them once near its start, outside what updates replace."""
    return tag(
        "svg", tag("defs", symbols()), class_="bc-defs", width=0, height=0, aria_hidden="true", focusable="false"
    )
