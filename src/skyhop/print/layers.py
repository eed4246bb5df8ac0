"""A drawing in layers that lie one above the other: what stays from picture to picture is rasterised once."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

MOST_LAYERS = 16
"""More children than that are no layers but shapes; such a drawing is one layer."""
DEFINING = frozenset({"defs", "clipPath", "linearGradient", "radialGradient", "pattern", "symbol", "mask", "marker"})
"""Elements that draw nothing themselves."""
REMEMBERED = 16
"""Definitions, which a hundred pictures share."""
TEXT_ONLY = frozenset({"title", "desc"})
WITHOUT_LAYERS = frozenset({"style", "script"})
"""What may change any other element."""
_ID = re.compile(r'\bid="([^"]+)"')
_REFERENCE = re.compile(r'(?:url\(#|href="#)([^")]+)')
_TAG = re.compile(r'<(/?)([A-Za-z]+)[^<>"]*(?:"[^"]*"[^<>"]*)*>')
"""Of drawings that are written by programs: without comments and such."""


class Element(NamedTuple):
    """An element and all that is in it."""

    name: str
    text: str


class Definition(NamedTuple):
    """An element that others refer to, and what it refers to itself."""

    text: str
    needs: tuple[str, ...]


Definitions = dict[str, Definition]


def layers(drawing: str) -> list[str]:
    """Take a drawing apart into whole drawings, the lowest first, each with those definitions that it needs.

    One whose elements lean on one another is given back as it is.
    """
    head, elements = _children(drawing)
    defined = Definitions()
    for element in elements:
        if element.name in DEFINING:
            defined.update(_defined(element))
    drawn = [element for element in elements if element.name not in DEFINING | TEXT_ONLY]
    if not 1 < len(drawn) <= MOST_LAYERS or any(element.name in WITHOUT_LAYERS for element in drawn):
        return [drawing]
    try:
        needed = ["".join(_needed(element.text, defined)) for element in drawn]
    except KeyError:
        return [drawing]
    return [f"{head}<defs>{defs}</defs>{element.text}</svg>" for defs, element in zip(needed, drawn, strict=True)]


def _needed(text: str, defined: Definitions) -> dict[str, None]:
    """The definitions that a text leads to, each once; `KeyError` where one is not to be found."""
    own = _ID.findall(text)
    found: dict[str, None] = {}
    asked = [name for name in _REFERENCE.findall(text) if name not in own]
    while asked:
        definition = defined[asked.pop()]
        if definition.text not in found:
            found[definition.text] = None
            asked += definition.needs
    return found


@lru_cache(REMEMBERED)
def _defined(element: Element) -> Definitions:
    """What an element defines, by the names of all that is in it."""
    inside = _children(element.text)[1] if element.name == "defs" else [element]
    made = Definitions()
    for each in inside:
        names = _ID.findall(each.text)
        needs = tuple(dict.fromkeys(name for name in _REFERENCE.findall(each.text) if name not in names))
        made.update(dict.fromkeys(names, Definition(each.text, needs)))
    return made


def _children(written: str) -> tuple[str, list[Element]]:
    """The beginning tag of an element, and what is right below it."""
    tags = list(_TAG.finditer(written))
    depth, begun, found = 0, tags[0], list[Element]()
    for tag in tags[1:-1]:
        if not depth:
            begun = tag
        depth += -1 if tag[1] else not tag[0].endswith("/>")
        if not depth:
            found.append(Element(begun[2], written[begun.start() : tag.end()]))
    return tags[0][0], found
