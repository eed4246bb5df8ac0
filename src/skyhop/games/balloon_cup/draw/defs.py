"""Everything that is drawn once and shown many times."""

from __future__ import annotations

from functools import cache

from skyhop.games.balloon_cup.draw import balloon, card, cube, patterns, scene, tile, tokens
from skyhop.svg.svg import Fragment, join, tag


@cache
def paints() -> Fragment:
    """Define patterns, lights and outlines, in which what is drawn is painted."""
    return join((patterns.paints(), balloon.paints(), card.sky(), tile.sky(), scene.light()))


@cache
def symbols() -> Fragment:
    """Define balloons, cards, cubes, tiles, cups and the sky, the same in every picture and language."""
    plain = (balloon.symbols(), cube.symbols(), tokens.symbols())
    return join((*plain, card.symbols(), tile.symbols(), scene.symbols()))


def drawings() -> Fragment:
    """All definitions of a picture that stands alone."""
    return tag("defs", paints(), symbols())


def defs() -> Fragment:
    """The definitions for a page: put them once near its start, outside what updates replace.

    A browser lays out what it may show, so symbols stand apart and are not displayed; paints have to be.
    """
    apart = {"aria_hidden": "true", "focusable": "false"}
    painted = tag("svg", tag("defs", paints()), class_="bc-defs", width=0, height=0, **apart)
    return join((painted, tag("svg", symbols(), display="none", **apart)))
