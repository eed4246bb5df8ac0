"""SVG elements, and the font of all drawings, so that they look the same on every machine.

The font is Libertinus Serif, which typst includes for print. Pages load font files; a drawing outside
a page has the outlines of its letters instead. `tools/letters.py` makes both; their licence is next to them.
"""

from __future__ import annotations

import json
import re
from functools import cache
from html import escape, unescape
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable


class Fragment(str):
    """Text that is already SVG."""

    __slots__ = ()

    def __html__(self) -> str:
        return str(self)


def tag(name: str, *children: str, **attributes: object) -> Fragment:
    """Return one element; `stroke_width` becomes `stroke-width`, `class_` becomes `class`, None is left out."""
    opening = name + "".join(_attribute(key, value) for key, value in attributes.items() if value is not None)
    inside = join(children)
    return Fragment(f"<{opening}>{inside}</{name}>" if inside else f"<{opening}/>")


def join(children: Iterable[str]) -> Fragment:
    """Join elements; plain text among them is escaped."""
    return Fragment("".join(child if isinstance(child, Fragment) else escape(child) for child in children))


def number(value: float) -> str:
    """Format a number in hundredths, without trailing zeros or a negative zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _attribute(key: str, value: object) -> str:
    text = number(value) if isinstance(value, int | float) else str(value)
    return f' {key.rstrip("_").replace("_", "-")}="{escape(text)}"'


FAMILY: Final = "Libertinus Serif"
FONT: Final = f"{FAMILY}, Georgia, serif"
"""Font families of texts in drawings; the reader's own font draws letters that ours lacks."""
FOLDER: Final = Path(str(files("skyhop.svg"))) / "serif"
WEIGHTS: Final = ("regular", "bold")
UNITS: Final = 1000
"""Font size of the outlines, in units."""
_TEXT = re.compile(r"<text([^>]*)>([^<]*)</text>")
_ATTRIBUTE = re.compile(r' ([\w-]+)="([^"]*)"')
_OPENING = re.compile(r"<svg[^>]*>(?:<title>[^<]*</title>)?")
_PLACED = frozenset({"x", "y", "font-size", "font-weight", "font-family", "text-anchor", "transform"})
"""Attributes of a text that determine the place and the font of its outlines."""
_BEFORE = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""Fraction of a text before its anchor point."""


class Outlines(NamedTuple):
    """Outlines of one weight: width and path data by letter, and kerning by pair of letters."""

    letters: dict[str, tuple[int, str]]
    pairs: dict[str, int]


@cache
def outlines(weight: str) -> Outlines:
    """Return the outlines of a weight."""
    return Outlines(**json.loads((FOLDER / f"{weight}.json").read_text("utf-8")))


def breadth(text: str, weight: str = "regular") -> float:
    """Return the width of a text, as a multiple of its font size; an unknown letter counts as a square."""
    found = outlines(weight).letters
    return sum(found[letter][0] if letter in found else UNITS for letter in text) / UNITS


def lines_within(text: str, room: float, weight: str = "regular") -> list[str]:
    """Break a text into lines of at most `room` font sizes: between words, and inside a word if necessary."""
    lines = [""]
    for word in text.split():
        before = f"{lines[-1]} {word}".strip()
        if breadth(before, weight) <= room:
            lines[-1] = before
            continue
        lines.append("")
        for letter in word:
            if lines[-1] and breadth(lines[-1] + letter, weight) > room:
                lines.append("")
            lines[-1] += letter
    return [line for line in lines if line]


def weights_in(drawing: str) -> tuple[str, ...]:
    """Return the weights of the texts in a drawing or a page."""
    found = {_weight(attributes) for attributes in {text[1] for text in _TEXT.finditer(drawing)}}
    return tuple(weight for weight in WEIGHTS if weight in found)


def outline_texts(drawing: str) -> str:
    """Replace the texts of a drawing by outlines, so that it needs no font outside a page.

    A text with letters that our font lacks stays a text.
    """
    opening = _OPENING.match(drawing)
    if opening is None:
        return drawing
    used: dict[str, str] = {}
    rest = _TEXT.sub(lambda found: _outline_text(found, used), drawing[opening.end() :])
    return f"{opening[0]}<defs>{''.join(used.values())}</defs>{rest}" if used else drawing


def _weight(attributes: str) -> str:
    return "bold" if 'font-weight="bold"' in attributes else "regular"


def _outline_text(found: re.Match[str], used: dict[str, str]) -> str:
    """Return the outlines of one text, and add new ones to those in use."""
    weight, words, given = _weight(found[1]), unescape(found[2]), dict(_ATTRIBUTE.findall(found[1]))
    letters, pairs = outlines(weight)
    if not letters.keys() >= set(words):
        return found[0]
    size = float(given["font-size"]) / UNITS
    placed, at = [], 0.0
    for letter, following in zip(words, f"{words[1:]} ", strict=True):
        breadth, path = letters[letter]
        name = f"{weight}-{ord(letter)}"
        if path:
            used.setdefault(name, f'<path id="{name}" d="{path}"/>')
            placed.append(f'<use href="#{name}" x="{number(at)}"/>')
        at += breadth + pairs.get(letter + following, 0)
    left = float(given["x"]) - _BEFORE[given.get("text-anchor", "start")] * at * size
    moved = f"{given.get('transform', '')} translate({number(left)} {given['y']}) scale({size:.6g})".lstrip()
    kept = "".join(f' {name}="{value}"' for name, value in given.items() if name not in _PLACED)
    return f'<g{kept} transform="{moved}">{"".join(placed)}</g>'
