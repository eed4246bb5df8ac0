"""The colours of Balloon Cup.

The five fills differ by at least 24 in CIE Lab for people with protanopia,
deuteranopia or tritanopia too, and every colour has a pattern besides. What
changes at night is a *token*: a drawing names it as a class, with its colour
by day as a presentation attribute. A page's style sheet overrides the
attribute (`.bc-fill-snow { fill: var(--bc-snow) }`), so one drawing serves
both themes there and still is complete on its own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from skyhop.games.balloon_cup.constants import COLOURS

LETTERS: Final = COLOURS
INK: Final = "#22303C"
PAPER: Final = "#FFFDF6"
WOOD: Final = "#B98552"
WOOD_DEEP: Final = "#7C5330"
BRASS: Final = "#E3B65A"
NAVY: Final = "#27456F"


class Paint(NamedTuple):
    """One of the five colours: its fill, a darker shade, and the ink of its pattern."""

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
    """The attributes of a shape filled with a token."""
    return {"class_": f"bc-fill-{token}", "fill": TOKENS[token]}


def stroke(token: str) -> dict[str, object]:
    """The attributes of a line drawn in a token; nothing is filled."""
    return {"class_": f"bc-stroke-{token}", "stroke": TOKENS[token], "fill": "none"}


def stop(token: str, offset: float) -> dict[str, object]:
    """The attributes of a gradient's stop in a token."""
    return {"offset": offset, "class_": f"bc-stop-{token}", "stop_color": TOKENS[token]}
