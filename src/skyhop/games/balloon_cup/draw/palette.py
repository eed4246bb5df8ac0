"""The colours of Balloon Cup, by day and by night.

The five fills differ by at least 24 in CIE Lab for people with protanopia,
deuteranopia or tritanopia too, and every colour has a pattern besides. What
changes at night is a *token*: a drawing names it as a class, with the colour
of its theme as a presentation attribute. A page's style sheet overrides the
attribute (`.bc-fill-snow { fill: var(--bc-snow) }`), so one drawing serves
both themes there and still is complete on its own.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from skyhop.games.balloon_cup.constants import COLOURS

Theme = Literal["light", "dark"]

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

# token: (by day, by night)
TOKENS: Final = {
    "sky-top": ("#CFE6F5", "#101B2E"),
    "sky-bottom": ("#F8FBFD", "#1B2B45"),
    "star": ("#F8FBFD", "#F3E7B8"),
    "cloud": ("#FFFFFF", "#33486A"),
    "range": ("#B4C6D6", "#2C405E"),
    "rock-lit": ("#8FA6BA", "#5C7390"),
    "rock-shade": ("#6A839B", "#3D5370"),
    "snow": ("#FFFFFF", "#DCE6F2"),
    "snow-shade": ("#D6E3EE", "#A3B5CB"),
    "pine": ("#4E7F6A", "#22463F"),
    "meadow": ("#A9CF8B", "#3F6650"),
    "meadow-deep": ("#86B56F", "#2F5443"),
    "wheat": ("#F0D58A", "#A08A4E"),
    "wheat-deep": ("#D9B45C", "#7F6C3A"),
    "hill-far": ("#C6DDD9", "#22364F"),
    "hill-near": ("#B4D3B8", "#243F4B"),
    "paper": ("#FFFDF6", "#1E2C40"),
    "panel": ("#FFFFFF", "#18263A"),
    "line": ("#C3D0DB", "#3A4E6B"),
    "text": ("#22303C", "#EEF3F8"),
    "muted": ("#52626F", "#B4C2D1"),
    "accent": ("#1F5FA8", "#8CC2FF"),
    "lead": ("#FFE39A", "#5A4A1C"),
}


def tint(token: str, theme: Theme = "light") -> str:
    """The colour of a token in a theme, as `#RRGGBB`."""
    return TOKENS[token][theme == "dark"]


def fill(token: str, theme: Theme = "light") -> dict[str, object]:
    """The attributes of a shape filled with a token."""
    return {"class_": f"bc-fill-{token}", "fill": tint(token, theme)}


def stroke(token: str, theme: Theme = "light") -> dict[str, object]:
    """The attributes of a line drawn in a token; nothing is filled."""
    return {"class_": f"bc-stroke-{token}", "stroke": tint(token, theme), "fill": "none"}


def stop(token: str, offset: float, theme: Theme = "light") -> dict[str, object]:
    """The attributes of a gradient's stop in a token."""
    return {"offset": offset, "class_": f"bc-stop-{token}", "stop_color": tint(token, theme)}
