"""A moment of a match as a PNG picture: its drawing, and below it in words what had just happened."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from skyhop.print.paper import quoted
from skyhop.print.typst import typeset, typeset_pages
from skyhop.svg.element import FAMILY

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


BREADTHS = (960, 1120, 1280, 1440)
"""Pixels: of a picture, the first in which its letters can be read; the last where they cannot in any."""
READABLE = 9.5
"""Pixels: of the smallest letters."""
WIDTH = 720.0
"""The breadth of any picture in the points of typst."""
POINTS_OF_INCH = 72
STRIP = 76.0
"""Points: height of the sentence's place, for two lines that a phone shows readably."""
SIZE = re.compile(r'<svg[^>]*\sviewBox="0 0 ([\d.]+) ([\d.]+)"')
LETTERS = re.compile(r'<text[^>]*\sfont-size="([\d.]+)"')
STYLE = f"""
#set text(font: "{FAMILY}", fill: rgb("#22303f"), hyphenate: false)
#let fitted(told) = layout(room => {{
  for size in (23pt, 20pt, 17pt, 14pt, 11pt) {{
    let line = text(size: size, told)
    if measure(line, width: room.width).height <= room.height or size == 11pt {{ return line }}
  }}
}})
"""
"""The sentence as large as it fits in, in the letters of the table."""


class Shape(NamedTuple):
    """How high a drawing is as a part of its breadth, and how broad its pictures are in pixels."""

    tall: float
    pixels: int

    @classmethod
    def of(cls, *drawings: str) -> Shape:
        """A shape in which each of these has its place; `ValueError` where one does not say its size."""
        shapes = [cls._of_one(drawing) for drawing in drawings]
        return cls(max(shape.tall for shape in shapes), max(shape.pixels for shape in shapes))

    @classmethod
    def _of_one(cls, drawing: str) -> Shape:
        found = SIZE.search(drawing)
        if found is None:
            message = "a drawing without a viewBox"
            raise ValueError(message)
        smallest = min(map(float, LETTERS.findall(drawing)), default=float(found[1]))
        needed = READABLE * float(found[1]) / smallest
        pixels = next((breadth for breadth in BREADTHS if breadth >= needed), BREADTHS[-1])
        return cls(float(found[2]) / float(found[1]), pixels)

    @property
    def height(self) -> float:
        """Points: of the drawing's place."""
        return round(WIDTH * self.tall, 2)

    @property
    def size(self) -> tuple[int, int]:
        """Breadth and height of the picture, its sentence included, in pixels."""
        return self.pixels, round((self.height + STRIP) * self.pixels / WIDTH)

    @property
    def resolution(self) -> float:
        """Pixels to an inch."""
        return self.pixels / WIDTH * POINTS_OF_INCH


class Box(NamedTuple):
    """A part of a picture: its left upper corner and its size in pixels."""

    x: int
    y: int
    width: int
    height: int


class TypesetMoment(NamedTuple):
    """A moment on its page, in layers: those that were set before are remembered by typst."""

    layers: Sequence[str]
    sentence: str
    shape: Shape

    @classmethod
    def of(cls, drawing: str, sentence: str, shape: Shape | None = None) -> TypesetMoment:
        """Give a drawing a place of a shape, where it is not its own."""
        return cls(layers(drawing), sentence, shape or Shape.of(drawing))

    def whole(self, part: int = 1) -> bytes:
        """Rasterise all of it, so many times smaller than it is."""
        page = _page(WIDTH, self.shape.height + STRIP, 0, 0)
        return typeset(self._document + page, self._files, "png", self.shape.resolution / part)

    def cut(self, boxes: Sequence[Box]) -> list[bytes]:
        """Rasterise parts of it."""
        unit = WIDTH / self.shape.pixels
        pages = [_page(box.width * unit, box.height * unit, box.x * unit, box.y * unit) for box in boxes]
        return typeset_pages(self._document + "".join(pages), self._files, self.shape.resolution) if boxes else []

    @property
    def _files(self) -> dict[str, str]:
        return {f"{number}.svg": layer for number, layer in enumerate(self.layers)}

    @property
    def _document(self) -> str:
        """Define the whole page, as high as it is."""
        room = f"width: {WIDTH}pt, height: {self.shape.height:.2f}pt"
        images = "".join(f'place(top, image({quoted(name)}, {room}, fit: "contain"))\n' for name in self._files)
        strip = f"width: 100%, height: {STRIP}pt, inset: (x: 18pt, y: 9pt)"
        sentence = f"place(bottom, block({strip}, align(left + horizon, fitted({quoted(self.sentence)}))))\n"
        size = f"width: {WIDTH}pt, height: {self.shape.height + STRIP:.2f}pt"
        return f"{STYLE}#let whole = box({size}, {{\n{images}{sentence}}})\n"


def picture(drawing: str, sentence: str, shape: Shape | None = None) -> bytes:
    """Set a drawing, and a sentence below it, as PNG; in a place of a shape, where it is not its own."""
    return TypesetMoment.of(drawing, sentence, shape).whole()


def _page(width: float, height: float, left: float, top: float) -> str:
    """Show a part of the whole, in points."""
    return (
        f'#page(width: {width:.4f}pt, height: {height:.4f}pt, margin: 0pt, fill: rgb("#f6f9fb"), '
        f"place(top + left, dx: {-left:.4f}pt, dy: {-top:.4f}pt, whole))\n"
    )
