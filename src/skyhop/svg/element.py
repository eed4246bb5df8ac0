"""The letters that all drawings are written in, so that they look the same on every machine.

They are Libertinus Serif, which typst brings along for whatever is printed. Pages are given files of it; a drawing that
leaves them has the outlines of its letters instead. `tools/letters.py` makes both; their licence lies beside them.
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
    """Text that is SVG already."""

    __slots__ = ()

    def __html__(self) -> str:
        return str(self)


def tag(name: str, *children: str, **attributes: object) -> Fragment:
    """Write one element; `stroke_width` becomes `stroke-width`, `class_` becomes `class`, None is left out."""
    opening = name + "".join(_attribute(key, value) for key, value in attributes.items() if value is not None)
    inside = join(children)
    return Fragment(f"<{opening}>{inside}</{name}>" if inside else f"<{opening}/>")


def join(children: Iterable[str]) -> Fragment:
    """Set elements one after another; plain text among them is escaped."""
    return Fragment("".join(child if isinstance(child, Fragment) else escape(child) for child in children))


def number(value: float) -> str:
    """Write a number in hundredths, without trailing zeros or a negative zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _attribute(key: str, value: object) -> str:
    text = number(value) if isinstance(value, int | float) else str(value)
    return f' {key.rstrip("_").replace("_", "-")}="{escape(text)}"'


FAMILY: Final = "Libertinus Serif"
FONT: Final = f"{FAMILY}, Georgia, serif"
"""What texts in drawings are written in; a letter that is not among ours, such as in a name, is the reader's own."""
FOLDER: Final = Path(str(files("skyhop.svg"))) / "serif"
WEIGHTS: Final = ("regular", "bold")
UNITS: Final = 1000
"""Of the outlines: the size of a font."""
_TEXT = re.compile(r"<text([^>]*)>([^<]*)</text>")
_ATTRIBUTE = re.compile(r' ([\w-]+)="([^"]*)"')
_OPENING = re.compile(r"<svg[^>]*>(?:<title>[^<]*</title>)?")
_PLACED = frozenset({"x", "y", "font-size", "font-weight", "font-family", "text-anchor", "transform"})
"""Attributes of a text that say where its outlines lie, and which these are."""
_BEFORE = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""How much of a text lies before the point that it is anchored to."""


class Outlines(NamedTuple):
    """One weight: by letter, its breadth and the data of its path; by pair of letters, how much nearer they stand."""

    letters: dict[str, tuple[int, str]]
    pairs: dict[str, int]


@cache
def outlines(weight: str) -> Outlines:
    """Read the outlines of a weight."""
    return Outlines(**json.loads((FOLDER / f"{weight}.json").read_text("utf-8")))


def breadth(text: str, weight: str = "regular") -> float:
    """How broad a text is, as a multiple of its size; a letter that is not among ours counts as a square."""
    found = outlines(weight).letters
    return sum(found[letter][0] if letter in found else UNITS for letter in text) / UNITS


def lines_within(text: str, room: float, weight: str = "regular") -> list[str]:
    """Break a text into lines no broader than so many sizes: between words, and within one where it must be."""
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
    """Which weights the texts of a drawing have, or of a page."""
    found = {_weight(attributes) for attributes in {text[1] for text in _TEXT.finditer(drawing)}}
    return tuple(weight for weight in WEIGHTS if weight in found)


def outlined(drawing: str) -> str:
    """A drawing that is shown by itself: its texts as outlines, which need no font wherever it is opened.

    A text with letters that are not ours stays a text.
    """
    opening = _OPENING.match(drawing)
    if opening is None:
        return drawing
    used: dict[str, str] = {}
    rest = _TEXT.sub(lambda found: _outlined_text(found, used), drawing[opening.end() :])
    return f"{opening[0]}<defs>{''.join(used.values())}</defs>{rest}" if used else drawing


def _weight(attributes: str) -> str:
    return "bold" if 'font-weight="bold"' in attributes else "regular"


def _outlined_text(found: re.Match[str], used: dict[str, str]) -> str:
    """Write the outlines of one text, and add those that are new to the ones in use."""
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
