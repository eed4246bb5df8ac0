"""Colours of Balloon Cup.

The five fills differ by at least 24 in CIE Lab, even for people with protanopia, deuteranopia or tritanopia. Every
colour also has a pattern.

A *token* is the name of a colour that has different values in the light and in the dark theme. Each shape has the
token as its class and the light value as an SVG attribute. The style sheet of a page overrides the attribute
(`.bc-fill-snow { fill: var(--bc-snow) }`). One drawing therefore works in both themes of a page, and also without a
style sheet.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from skyhop.games.balloon_cup.constants import COLOURS
from skyhop.svg import FONT, Fragment, join, number, tag

LETTERS: Final = COLOURS
INK: Final = "#22303C"
PAPER: Final = "#FFFDF6"
WOOD: Final = "#B98552"
WOOD_DEEP: Final = "#7C5330"
BRASS: Final = "#E3B65A"
NAVY: Final = "#27456F"


class Paint(NamedTuple):
    """Colour of cards and cubes: its fill, a darker shade, and the colour of the lines of its pattern."""

    fill: str
    deep: str
    mark: str


PAINTS: Final = {
    "R": Paint("#C22F2F", "#8E1D22", "#F4C9B6"),
    "Y": Paint("#F5C842", "#B98712", "#96600B"),
    "G": Paint("#3FA27A", "#1F6B4E", "#E2F3D6"),
    "B": Paint("#274B9F", "#182F6B", "#BCD2F7"),
    "A": Paint("#BFC4CA", "#7F8892", "#59636E"),
}

TOKENS: Final = {
    "sky-top": "#CFE6F5",
    "sky-bottom": "#F8FBFD",
    "star": "#F8FBFD",
    "cloud": "#FFFFFF",
    "range": "#B4C6D6",
    "rock-lit": "#8FA6BA",
    "rock-shade": "#6A839B",
    "snow": "#FFFFFF",
    "snow-shade": "#D6E3EE",
    "pine": "#4E7F6A",
    "meadow": "#A9CF8B",
    "meadow-deep": "#86B56F",
    "wheat": "#F0D58A",
    "wheat-deep": "#D9B45C",
    "hill-far": "#C6DDD9",
    "hill-near": "#B4D3B8",
    "paper": "#FFFDF6",
    "panel": "#FFFFFF",
    "line": "#C3D0DB",
    "text": "#22303C",
    "muted": "#52626F",
    "accent": "#1F5FA8",
    "lead": "#FFE39A",
}


def fill(token: str) -> dict[str, object]:
    """Return the SVG attributes of a shape that is filled with the colour of a token."""
    return {"class_": f"bc-fill-{token}", "fill": TOKENS[token]}


def stroke(token: str) -> dict[str, object]:
    """Return the SVG attributes of an unfilled shape whose line has the colour of a token."""
    return {"class_": f"bc-stroke-{token}", "stroke": TOKENS[token], "fill": "none"}


def stop(token: str, offset: float) -> dict[str, object]:
    """Return the SVG attributes of a gradient stop in the colour of a token."""
    return {"offset": offset, "class_": f"bc-stop-{token}", "stop_color": TOKENS[token]}


SIDE = 12


def pattern_id(letter: str) -> str:
    """Return the id of a colour's pattern."""
    return f"bc-pattern-{letter}"


def paints() -> Fragment:
    """Return the SVG definitions of the five patterns."""
    return join(_pattern(letter) for letter in LETTERS)


def draw_patterned(letter: str, shape: str, **attributes: object) -> Fragment:
    """Draw a shape (`rect`, `path`, …) filled with a colour and its pattern."""
    painted = tag(shape, **attributes, fill=PAINTS[letter].fill)
    return join((painted, tag(shape, **attributes, fill=f"url(#{pattern_id(letter)})")))


def _pattern(letter: str) -> Fragment:
    return tag(
        "pattern",
        *_draw_pattern_part(letter, PAINTS[letter].mark),
        id=pattern_id(letter),
        width=SIDE,
        height=SIDE,
        patternUnits="userSpaceOnUse",
    )


def _draw_pattern_part(letter: str, ink: str) -> tuple[Fragment, ...]:
    """Draw the repeated part of a colour's pattern: stripes, chevrons, diamonds, waves or dots."""
    line = {"fill": "none", "stroke": ink, "stroke_width": 2.4}
    if letter == "R":
        return tuple(tag("rect", x=x, y=0, width=2.2, height=SIDE, fill=ink) for x in (1.9, 7.9))
    if letter == "Y":
        return tuple(tag("path", d=f"M-6 {y}l6 5l6-5l6 5l6-5", **line) for y in (-6, 0, 6, 12))
    if letter == "G":
        return tuple(tag("path", d=f"M{x} {y - 4}l3 4l-3 4l-3-4z", fill=ink) for x, y in _GRID)
    if letter == "B":
        return tuple(tag("path", d=f"M-3 {y}q3-4 6 0t6 0t6 0", **line) for y in (3, 9))
    return tuple(tag("circle", cx=x, cy=y, r=2.1, fill=ink) for x, y in _GRID)


_GRID = ((3, 3), (9, 9), (9, -3), (3, 15))


if TYPE_CHECKING:
    from collections.abc import Iterable


def points(pairs: Iterable[tuple[float, float]]) -> str:
    """Return the corners of a polygon or polyline as the text of the attribute `points`."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in pairs)


def symbol(name: str, width: float, height: float, *children: str) -> Fragment:
    """Return an SVG symbol with the id `name`. The functions `use` and `icon` draw a symbol."""
    return tag("symbol", *children, id=name, viewBox=f"0 0 {number(width)} {number(height)}")


def use(name: str, x: float, y: float, width: float, height: float) -> Fragment:
    """Draw a symbol inside another drawing."""
    return tag("use", href=f"#{name}", x=x, y=y, width=width, height=height)


@lru_cache(512)
def icon(name: str, width: float, height: float, title: str, class_: str) -> Fragment:
    """Draw the SVG symbol with the id `name` as an element of a page. `title` is its text for screen readers.

    Without a title, the element is a decoration, and screen readers ignore it.
    """
    attributes: dict[str, object] = {"class": class_, "viewBox": f"0 0 {number(width)} {number(height)}"}
    if not title:
        return tag("svg", tag("use", href=f"#{name}"), **attributes, aria_hidden="true")
    return tag("svg", tag("title", title), tag("use", href=f"#{name}"), **attributes, role="img")


def label(text: str, x: float, y: float, size: float, **attributes: object) -> Fragment:
    """Draw a line of text, centred and bold by default."""
    shape = {"text_anchor": "middle", "font_weight": "bold", "font_family": FONT} | attributes
    return tag("text", text, x=x, y=y, font_size=size, **shape)
