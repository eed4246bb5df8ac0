"""A cup in its colour, with its price in cubes."""

from __future__ import annotations

from typing import Final

from skyhop.games.balloon_cup.constants import COLOURS, PRICE_OF_TROPHY
from skyhop.games.balloon_cup.draw.palette import BRASS, INK, LETTERS, PAINTS, PAPER, WOOD, WOOD_DEEP
from skyhop.games.balloon_cup.draw.patterns import patterned
from skyhop.games.balloon_cup.draw.svg import icon, label, symbol
from skyhop.games.balloon_cup.text import labels
from skyhop.svg.svg import Fragment, join, tag

WIDTH: Final = 64
HEIGHT: Final = 72
PRICES: Final = {letter: int(price) for letter, price in zip(COLOURS, PRICE_OF_TROPHY, strict=True)}


def trophy_id(letter: str) -> str:
    """Name the cup of a colour among the definitions."""
    return f"bc-trophy-{letter}"


def trophy(letter: str) -> Fragment:
    """Show a cup in a page."""
    return icon(trophy_id(letter), WIDTH, HEIGHT, labels.trophy_name(letter), "bc-trophy")


def symbols() -> Fragment:
    """Define the five cups; patterns and the balloons' light must be defined too."""
    return join(_trophy(letter) for letter in LETTERS)


def _trophy(letter: str) -> Fragment:
    handles = tag("path", d="M14 14H7Q3 14 4 20Q6 32 18 34M50 14h7Q61 14 60 20Q58 32 46 34", fill="none")
    outer = tag("g", handles, stroke=INK, stroke_width=7, stroke_linecap="round")
    inner = tag("g", handles, stroke=BRASS, stroke_width=3.4, stroke_linecap="round")
    stem = tag("path", d="M28 44h8l1.5 9h-11z", fill=PAINTS[letter].deep, stroke=INK, stroke_width=2)
    base = tag("path", d="M18 60q0-7 7-7h14q7 0 7 7z", fill=WOOD, stroke=INK, stroke_width=2, stroke_linejoin="round")
    foot = tag("rect", x=14, y=60, width=36, height=9, rx=2.5, fill=WOOD_DEEP, stroke=INK, stroke_width=2)
    bowl = patterned(letter, "path", d=_BOWL)
    light = tag("path", d=_BOWL, fill="url(#bc-light)")
    edge = tag("path", d=_BOWL, fill="none", stroke=INK, stroke_width=2.2, stroke_linejoin="round")
    rim = tag("rect", x=10, y=4, width=44, height=7, rx=3.5, fill=BRASS, stroke=INK, stroke_width=2)
    disc = tag("circle", cx=32, cy=25.5, r=11, fill=PAPER, stroke=INK, stroke_width=1.8)
    price = label(str(PRICES[letter]), 32, 31.6, 19, fill=INK)
    return symbol(trophy_id(letter), WIDTH, HEIGHT, outer, inner, stem, base, foot, bowl, light, edge, rim, disc, price)


_BOWL = "M13 9H51V22Q51 46 32 46T13 22z"
