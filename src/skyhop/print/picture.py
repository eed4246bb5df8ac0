"""PNG picture of a position: the drawing, and a caption with the latest events in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from skyhop.print.typst import compile_document, compile_pages, quote
from skyhop.svg import FAMILY

MAX_LAYERS = 16
"""Maximum number of layers of a drawing. A drawing with more top-level elements is one layer."""
DEFINITION_ELEMENTS = frozenset(
    {"defs", "clipPath", "linearGradient", "radialGradient", "pattern", "symbol", "mask", "marker"}
)
"""Names of SVG elements that draw nothing. They define content for other elements."""
CACHED_DEFINITIONS = 16
"""Number of definition blocks in the cache. All pictures of a film use the same blocks."""
TEXT_ONLY = frozenset({"title", "desc"})
GLOBAL_ELEMENTS = frozenset({"style", "script"})
"""Names of SVG elements that may affect all other elements. A drawing with such an element stays in one layer."""
_ID = re.compile(r'\bid="([^"]+)"')
_REFERENCE = re.compile(r'(?:url\(#|href="#)([^")]+)')
_TAG = re.compile(r'<(/?)([A-Za-z]+)[^<>"]*(?:"[^"]*"[^<>"]*)*>')
"""Pattern of a tag in a generated drawing, which contains no comments or CDATA sections."""


class Element(NamedTuple):
    """SVG element: its name, and its complete SVG text with all children."""

    name: str
    text: str


class Definition(NamedTuple):
    """SVG element that other elements refer to by its id.

    The fields include the ids of the elements that this element itself refers to.
    """

    text: str
    needs: tuple[str, ...]


Definitions = dict[str, Definition]


def split_layers(drawing: str) -> list[str]:
    """Split a drawing into layers, the lowest first.

    Each layer is a complete drawing with the definitions that it uses. If the elements of the drawing depend on
    each other, the result contains only the unchanged drawing.
    """
    head, elements = _parse_children(drawing)
    defined = Definitions()
    for element in elements:
        if element.name in DEFINITION_ELEMENTS:
            defined.update(_parse_definitions(element))
    drawn = [element for element in elements if element.name not in DEFINITION_ELEMENTS | TEXT_ONLY]
    if not 1 < len(drawn) <= MAX_LAYERS or any(element.name in GLOBAL_ELEMENTS for element in drawn):
        return [drawing]
    try:
        needed = ["".join(_list_needed(element.text, defined)) for element in drawn]
    except KeyError:
        return [drawing]
    return [f"{head}<defs>{defs}</defs>{element.text}</svg>" for defs, element in zip(needed, drawn, strict=True)]


def _list_needed(text: str, defined: Definitions) -> dict[str, None]:
    """Return the texts of all definitions that an SVG text uses, directly or indirectly.

    The texts are the keys of the dictionary. Raises `KeyError` if a definition is missing.
    """
    own = _ID.findall(text)
    found: dict[str, None] = {}
    asked = [name for name in _REFERENCE.findall(text) if name not in own]
    while asked:
        definition = defined[asked.pop()]
        if definition.text not in found:
            found[definition.text] = None
            asked += definition.needs
    return found


@lru_cache(CACHED_DEFINITIONS)
def _parse_definitions(element: Element) -> Definitions:
    """Return the definitions in an SVG element by id.

    A definition that contains several ids appears under each of these ids.
    """
    inside = _parse_children(element.text)[1] if element.name == "defs" else [element]
    made = Definitions()
    for each in inside:
        names = _ID.findall(each.text)
        needs = tuple(dict.fromkeys(name for name in _REFERENCE.findall(each.text) if name not in names))
        made.update(dict.fromkeys(names, Definition(each.text, needs)))
    return made


def _parse_children(written: str) -> tuple[str, list[Element]]:
    """Return the start tag of the outermost element of an SVG text, and its direct children."""
    tags = list(_TAG.finditer(written))
    depth, begun, found = 0, tags[0], list[Element]()
    for tag in tags[1:-1]:
        if not depth:
            begun = tag
        depth += -1 if tag[1] else not tag[0].endswith("/>")
        if not depth:
            found.append(Element(begun[2], written[begun.start() : tag.end()]))
    return tags[0][0], found


WIDTHS_PIXELS = (960, 1120, 1280, 1440)
"""Possible widths of a picture in pixels. The smallest width with readable letters is used, otherwise the largest."""
MIN_LETTER_PIXELS = 9.5
"""Minimum height of readable letters in pixels."""
WIDTH_POINTS = 720.0
"""Width of every picture in typst points."""
POINTS_PER_INCH = 72
CAPTION_POINTS = 76.0
"""Height of the caption in points, for two lines that are readable on a phone."""
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
"""Typst style of the caption, in the font of the match page and the largest size that fits."""


class Shape(NamedTuple):
    """Dimensions of pictures: the height of the drawing divided by its width, and the picture's width in pixels."""

    tall: float
    pixels: int

    @classmethod
    def of(cls, *drawings: str) -> Shape:
        """Return dimensions into which all these SVG drawings fit. Raises `ValueError` if a drawing has no size."""
        shapes = [cls._of_one(drawing) for drawing in drawings]
        return cls(max(shape.tall for shape in shapes), max(shape.pixels for shape in shapes))

    @classmethod
    def _of_one(cls, drawing: str) -> Shape:
        found = SIZE.search(drawing)
        if found is None:
            message = "a drawing without a viewBox"
            raise ValueError(message)
        smallest = min(map(float, LETTERS.findall(drawing)), default=float(found[1]))
        needed = MIN_LETTER_PIXELS * float(found[1]) / smallest
        pixels = next((breadth for breadth in WIDTHS_PIXELS if breadth >= needed), WIDTHS_PIXELS[-1])
        return cls(float(found[2]) / float(found[1]), pixels)

    @property
    def height(self) -> float:
        """Height of the drawing in points."""
        return round(WIDTH_POINTS * self.tall, 2)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture with its caption, in pixels."""
        return self.pixels, round((self.height + CAPTION_POINTS) * self.pixels / WIDTH_POINTS)

    @property
    def resolution(self) -> float:
        """Resolution of the picture in pixels per inch."""
        return self.pixels / WIDTH_POINTS * POINTS_PER_INCH


class Box(NamedTuple):
    """Rectangle within a picture: its upper left corner and its size, in pixels."""

    x: int
    y: int
    width: int
    height: int


class TypesetMoment(NamedTuple):
    """Position with its caption, split into layers.

    Typst caches the layers that it has typeset, and reuses them in later pictures.
    """

    layers: Sequence[str]
    sentence: str
    shape: Shape

    @classmethod
    def of(cls, drawing: str, sentence: str, shape: Shape | None = None) -> TypesetMoment:
        """Split the drawing of a position into layers. If `shape` is given, fit the drawing into these dimensions."""
        return cls(split_layers(drawing), sentence, shape or Shape.of(drawing))

    def whole(self, part: int = 1) -> bytes:
        """Return the complete picture as PNG, with width and height divided by `part`."""
        page = _render_page(WIDTH_POINTS, self.shape.height + CAPTION_POINTS, 0, 0)
        return compile_document(self._document + page, self._files, "png", self.shape.resolution / part)

    def cut(self, boxes: Sequence[Box]) -> list[bytes]:
        """Return a PNG for each of these boxes. The PNG shows the part of the picture inside the box."""
        unit = WIDTH_POINTS / self.shape.pixels
        pages = [_render_page(box.width * unit, box.height * unit, box.x * unit, box.y * unit) for box in boxes]
        return compile_pages(self._document + "".join(pages), self._files, self.shape.resolution) if boxes else []

    @property
    def _files(self) -> dict[str, str]:
        return {f"{number}.svg": layer for number, layer in enumerate(self.layers)}

    @property
    def _document(self) -> str:
        """Typst source that defines `whole`: the complete picture with its caption."""
        room = f"width: {WIDTH_POINTS}pt, height: {self.shape.height:.2f}pt"
        images = "".join(f'place(top, image({quote(name)}, {room}, fit: "contain"))\n' for name in self._files)
        strip = f"width: 100%, height: {CAPTION_POINTS}pt, inset: (x: 18pt, y: 9pt)"
        sentence = f"place(bottom, block({strip}, align(left + horizon, fitted({quote(self.sentence)}))))\n"
        size = f"width: {WIDTH_POINTS}pt, height: {self.shape.height + CAPTION_POINTS:.2f}pt"
        return f"{STYLE}#let whole = box({size}, {{\n{images}{sentence}}})\n"


def render_picture(drawing: str, sentence: str, shape: Shape | None = None) -> bytes:
    """Return a drawing with a caption as PNG. If `shape` is given, fit the drawing into these dimensions."""
    return TypesetMoment.of(drawing, sentence, shape).whole()


def _render_page(width: float, height: float, left: float, top: float) -> str:
    """Return a typst page that shows a part of the complete picture.

    `width` and `height` are the size of the part, and `left` and `top` its offset, all in points.
    """
    return (
        f'#page(width: {width:.4f}pt, height: {height:.4f}pt, margin: 0pt, fill: rgb("#f6f9fb"), '
        f"place(top + left, dx: {-left:.4f}pt, dy: {-top:.4f}pt, whole))\n"
    )
