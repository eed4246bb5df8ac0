"""Pictures: diagrams, SVG elements as text, and the font of all drawings.

The font is Libertinus Serif, which typst includes for print. Pages load font files. A drawing outside a page
contains the outlines of its letters instead. `tools/letters.py` makes the font files and the outlines. The licence
of the font is in the folder of this module.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape, unescape
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from xml.etree import ElementTree as ET

if TYPE_CHECKING:
    from collections.abc import Iterable


class Fragment(str):
    """SVG code as text. `tag` and `join` escape plain text, but insert a fragment unchanged."""

    __slots__ = ()

    def __html__(self) -> str:
        return str(self)


def tag(name: str, *children: str, **attributes: object) -> Fragment:
    """Return one SVG element. `stroke_width` becomes `stroke-width`, and `class_` becomes `class`.

    An attribute with the value None is left out.
    """
    opening = name + "".join(_attribute(key, value) for key, value in attributes.items() if value is not None)
    inside = join(children)
    return Fragment(f"<{opening}>{inside}</{name}>" if inside else f"<{opening}/>")


def join(children: Iterable[str]) -> Fragment:
    """Join elements into one text. Escape children that are plain text."""
    return Fragment("".join(child if isinstance(child, Fragment) else escape(child) for child in children))


def number(value: float) -> str:
    """Return a number as text with at most two decimals, without trailing zeros and without a negative zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _attribute(key: str, value: object) -> str:
    text = number(value) if isinstance(value, int | float) else str(value)
    return f' {key.rstrip("_").replace("_", "-")}="{escape(text)}"'


FAMILY: Final = "Libertinus Serif"
FONT: Final = f"{FAMILY}, Georgia, serif"
"""Font families of texts in drawings. A letter that the first font lacks is drawn in the second font."""
FOLDER: Final = Path(str(files("skyhop.svg"))) / "serif"
WEIGHTS: Final = ("regular", "bold")
UNITS_PER_FONT_SIZE: Final = 1000
"""Length of one font size in the path data of the outlines."""
_TEXT = re.compile(r"<text([^>]*)>([^<]*)</text>")
_ATTRIBUTE = re.compile(r' ([\w-]+)="([^"]*)"')
_OPENING = re.compile(r"<svg[^>]*>(?:<title>[^<]*</title>)?")
_POSITION_ATTRIBUTES = frozenset({"x", "y", "font-size", "font-weight", "font-family", "text-anchor", "transform"})
"""Attributes of a text that determine the position and the font of its outlines."""
_SHARE_BEFORE_ANCHOR = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""Fraction of the width of a text that is left of its anchor point."""


class Outlines(NamedTuple):
    """Outlines of one font weight: width and path data by letter, and kerning by pair of letters."""

    letters: dict[str, tuple[int, str]]
    pairs: dict[str, int]


@cache
def outlines(weight: str) -> Outlines:
    """Return the outlines of a font weight."""
    return Outlines(**json.loads((FOLDER / f"{weight}.json").read_text("utf-8")))


def breadth(text: str, weight: str = "regular") -> float:
    """Return the width of a text, as a multiple of its font size. An unknown letter has the width of one font size."""
    found = outlines(weight).letters
    return sum(found[letter][0] if letter in found else UNITS_PER_FONT_SIZE for letter in text) / UNITS_PER_FONT_SIZE


def lines_within(text: str, room: float, weight: str = "regular") -> list[str]:
    """Break a text into lines. Each line has at most the width `room`, as a multiple of the font size.

    Break a word only if the word is wider than a line.
    """
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
    """Return the font weights that the texts in a drawing or a page use."""
    found = {_weight(attributes) for attributes in {text[1] for text in _TEXT.finditer(drawing)}}
    return tuple(weight for weight in WEIGHTS if weight in found)


def outline_texts(drawing: str) -> str:
    """Replace the texts of a drawing with outlines. A drawing outside a page then needs no font.

    Keep a text that contains letters without outlines.
    """
    opening = _OPENING.match(drawing)
    if opening is None:
        return drawing
    used: dict[str, str] = {}
    rest = _TEXT.sub(lambda found: _outline_text(found, used), drawing[opening.end() :])
    return f"{opening[0]}<defs>{''.join(used.values())}</defs>{rest}" if used else drawing


def _weight(values: str) -> str:
    return "bold" if 'font-weight="bold"' in values else "regular"


def _outline_text(found: re.Match[str], used: dict[str, str]) -> str:
    """Return the outlines of one text as SVG. Add the outlines of its letters to `used`."""
    weight, words, values = _weight(found[1]), unescape(found[2]), dict(_ATTRIBUTE.findall(found[1]))
    letters, pairs = outlines(weight)
    if not letters.keys() >= set(words):
        return found[0]
    size = float(values["font-size"]) / UNITS_PER_FONT_SIZE
    glyphs, at = [], 0.0
    for letter, following in zip(words, f"{words[1:]} ", strict=True):
        breadth, path = letters[letter]
        name = f"{weight}-{ord(letter)}"
        if path:
            used.setdefault(name, f'<path id="{name}" d="{path}"/>')
            glyphs.append(f'<use href="#{name}" x="{number(at)}"/>')
        at += breadth + pairs.get(letter + following, 0)
    left = float(values["x"]) - _SHARE_BEFORE_ANCHOR[values.get("text-anchor", "start")] * at * size
    transform = f"{values.get('transform', '')} translate({number(left)} {values['y']}) scale({size:.6g})".lstrip()
    style = "".join(f' {name}="{value}"' for name, value in values.items() if name not in _POSITION_ATTRIBUTES)
    return f'<g{style} transform="{transform}">{"".join(glyphs)}</g>'


SVG = "http://www.w3.org/2000/svg"
_DEFS = f"{{{SVG}}}defs"
_REFERENCE = re.compile(r"#([^)]+)")


def drop_unused_definitions(drawing: str) -> str:
    """Remove all unused definitions from an SVG document. A small drawing then has a small file."""
    ET.register_namespace("", SVG)
    root = ET.fromstring(drawing)  # noqa: S314  our own drawing
    groups = root.findall(_DEFS)
    defined = {str(each.get("id")): each for group in groups for each in group}
    waiting, used = [each for each in root if each.tag != _DEFS], set[str]()
    while waiting:
        values = " ".join(value for each in waiting.pop().iter() for value in each.attrib.values() if "#" in value)
        names = defined.keys() & set(_REFERENCE.findall(values.replace(" ", ")"))) - used
        used |= names
        waiting += [defined[name] for name in names]
    for group in groups:
        group[:] = [each for each in group if each.get("id") in used]
    return ET.tostring(root, "unicode")


CELL = 40
EDGE = 8
LABEL = 24
PIECE = 15
BOARD, EMPTY, INK, EDGING, CARD = "#2b4a6f", "#dfe9f2", "#ffffff", "#16283d", "#f7f3e8"
CORNERS = ((0, -22), (19.2, -11), (19.2, 11), (0, 22), (-19.2, 11), (-19.2, -11))
"""Corners of a hexagonal cell, clockwise from the top, as distances from its centre."""
PIECES = ("#c8373d", "#f2b632", "#2f9e77", "#8a63c9", "#e98bb5", "#3f8fd9", "#8a929b")
"""Colours of the pieces. Piece 1 has the first colour. After the last colour, the colours repeat."""


class Diagram(NamedTuple):
    """Grid of cells. Each cell contains the number of a piece, or 0 if the cell is empty.

    The first cell is at the upper left.
    """

    cells: tuple[tuple[int, ...], ...]
    marks: str
    """Characters of the pieces: the character at index 0 for an empty cell, at index 1 for piece 1, and so on."""
    columns: tuple[str, ...] = ()
    """Labels of the columns. A label is the notation of the action in its column."""
    actions: Mapping[tuple[int, int], str] = {}
    """Notation of the legal action in a cell. The key is the row and the column of the cell."""
    is_hexagonal: bool = False
    """True if the cells are hexagons. Each row begins half a cell to the right of the row above it.

    A cell then has six neighbours. The mark " " means that the board does not have the cell.
    """
    sides: Sequence[int] = ()
    """Numbers of the pieces whose colours mark the sides of a board of hexagons: top, right, bottom and left."""

    def text(self) -> list[str]:
        """Return the rows of the grid as lines of text.

        If the columns have labels, the last line contains the labels.
        """
        rows = [[self._sign(row, column) for column in range(self.width)] for row in range(len(self.cells))]
        widest = max(len(sign) for row in (*rows, self.columns) for sign in row)
        indents = [" " * (number * (widest + 1) // 2 * self.is_hexagonal) for number in range(len(rows) + 1)]
        lines = [" ".join(sign.rjust(widest) for sign in row) for row in (*rows, self.columns) if row]
        shifted = (f"{indent}{line}".rstrip() for indent, line in zip(indents, lines, strict=False))
        return [line for line in shifted if line]

    @property
    def width(self) -> int:
        """Number of columns."""
        return len(self.cells[0])

    def _sign(self, row: int, column: int) -> str:
        """Return the character that stands for a cell in the text of the grid.

        In a grid without column labels, an empty cell with a legal action shows the notation of this action.
        """
        number = self.cells[row][column]
        return self.marks[number] if number or self.columns else self.actions.get((row, column), self.marks[0])

    def svg(self, words: str) -> Fragment:
        """Draw the grid. `words` is the description of the grid for screen readers.

        A click on an element with the attribute `data-action` plays the action in this attribute.
        """
        rows = [row for row, cells in enumerate(self.cells) if any(self.marks[number] != " " for number in cells)]
        columns = 1 + max(column for row in rows for column in range(self.width) if self._is_there(row, column))
        shift = (len(rows) - 1) / 2 if self.is_hexagonal else 0
        width, height = 2 * EDGE + CELL * (columns + shift), 2 * EDGE + CELL * len(rows) + LABEL * bool(self.columns)
        pieces = (piece for row in range(len(self.cells)) for piece in self._row(row))
        board = tag("rect", width=width, height=height, rx=10, fill=BOARD, class_="diagram-board")
        sides = self._sides(len(rows), columns) if self.sides else ()
        return _picture(width, height, words, board, *sides, *pieces, *self._labels(), *self._targets())

    def _sides(self, rows: int, columns: int) -> Iterator[Fragment]:
        """Draw the sides of a board of hexagons as lines in the colours of their pieces.

        The cells, drawn later, cover the inner half of each line.
        """
        first, last = range(columns), range(rows)
        corners = (
            [(0, column, corner) for column in first for corner in (5, 0, 1)],
            [(row, columns - 1, corner) for row in last for corner in (0, 1, 2)],
            [(rows - 1, column, corner) for column in first for corner in (4, 3, 2)],
            [(row, 0, corner) for row in last for corner in (5, 4, 3)],
        )
        for number, side in zip(self.sides, corners, strict=True):
            points = [(self._middle(row, column), CORNERS[corner]) for row, column, corner in side]
            line = " ".join(f"{x + right:g},{y + down:g}" for (x, y), (right, down) in points)
            for colour, width in ((INK, 11), (PIECES[number - 1], 8)):
                yield tag("polyline", points=line, fill="none", stroke=colour, stroke_width=width)

    def _row(self, row: int) -> Iterator[Fragment]:
        for column, number in enumerate(self.cells[row]):
            if not self._is_there(row, column):
                continue
            x, y = self._middle(row, column)
            if self.is_hexagonal:
                yield tag("path", d=_hexagon(x, y), fill=EMPTY, class_="diagram-empty")
            else:
                yield tag("circle", cx=x, cy=y, r=PIECE + 1, fill=EMPTY, class_="diagram-empty")
            if number:
                key = f"cell-{row}-{column}-{number}"
                yield tag("g", *_piece(number, self.marks[number], x, y), class_="diagram-piece", data_key=key)

    def _is_there(self, row: int, column: int) -> bool:
        """Return True if the board has this cell."""
        return self.marks[self.cells[row][column]] != " "

    def _middle(self, row: int, column: int) -> tuple[float, float]:
        x, y = _middle(row, column)
        return (x + CELL * row / 2 if self.is_hexagonal else x), y

    def _labels(self) -> Iterator[Fragment]:
        """Draw the labels below the columns of the grid.

        In a grid without column labels, draw the notation of the legal action in each empty cell instead.
        """
        if not self.columns:
            for (row, column), action in self.actions.items():
                if not self.cells[row][column]:
                    x, y = self._middle(row, column)
                    yield _label(action, x, y + 5, 14, fill=BOARD, class_="diagram-name")
        y = EDGE + CELL * len(self.cells) + 18
        for column, name in enumerate(self.columns):
            yield _label(name, _middle(0, column)[0], y, 16, fill=INK)

    def _targets(self) -> Iterator[Fragment]:
        """Draw a click target over each cell with a legal action.

        In a grid with column labels, the click target covers the whole column.
        """
        if not self.columns:
            for (row, column), action in self.actions.items():
                x, y = self._middle(row, column)
                yield _target(action, x, y - CELL / 2, CELL)
            return
        for column, action in {column: action for (_row, column), action in self.actions.items()}.items():
            yield _target(action, _middle(0, column)[0], EDGE, CELL * len(self.cells) + LABEL)


def lines_svg(lines: Sequence[str], words: str) -> Fragment:
    """Draw lines of text on a panel, for games without a grid. `words` is the description for screen readers."""
    width, height = 2 * LABEL + 9 * max(map(len, lines)), LABEL * (len(lines) + 1)
    panel = tag("rect", width=width, height=height, rx=10, fill=BOARD, class_="diagram-board")
    rows = (
        tag("text", line, x=LABEL, y=LABEL * (number + 1), font_size=16, font_family=FONT, fill=INK)
        for number, line in enumerate(lines)
    )
    return _picture(width, height, words, panel, *rows, kind="diagram diagram-lines")


def piece_svg(number: int, mark: str) -> Fragment:
    """Draw a single piece, as a decoration next to a name."""
    size = 2 * PIECE + 2
    pieces = _piece(number, mark, size / 2, size / 2)
    return tag("svg", *pieces, viewBox=f"0 0 {size} {size}", class_="diagram-sign", aria_hidden="true")


def _piece(number: int, mark: str, x: float, y: float) -> Iterator[Fragment]:
    """Draw a piece as a coloured disc. If `mark` is a letter or a digit, draw it in the disc.

    Otherwise draw rings in the disc. The number of rings identifies the piece.
    """
    yield tag("circle", cx=x, cy=y, r=PIECE, fill=PIECES[(number - 1) % len(PIECES)], stroke=EDGING, stroke_width=1.5)
    if mark.isalnum():
        yield _label(mark, x, y + 6, 17, fill=EDGING)
        return
    for ring in range((number - 1) % 3):
        yield tag("circle", cx=x, cy=y, r=PIECE - 5 * (ring + 1), fill="none", stroke=EDGING, stroke_width=2.5)


def _picture(width: float, height: float, words: str, *parts: Fragment, kind: str = "diagram") -> Fragment:
    shape = {"viewBox": f"0 0 {number(width)} {number(height)}", "width": width, "height": height}
    attributes = {"class_": kind, "role": "img", "aria_label": words}
    return tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", **shape, **attributes)


def _middle(row: int, column: int) -> tuple[float, float]:
    return EDGE + CELL * (column + 0.5), EDGE + CELL * (row + 0.5)


def _label(text: str, x: float, y: float, size: int, **attributes: object) -> Fragment:
    shape = {"text_anchor": "middle", "font_weight": "bold", "font_family": FONT} | attributes
    return tag("text", text, x=x, y=y, font_size=size, **shape)


def _target(action: str, middle: float, top: float, height: float, width: float = CELL) -> Fragment:
    """Draw a transparent rectangle. A click on it plays the action."""
    shape = {"x": middle - width / 2, "y": top, "width": width, "height": height, "rx": 8, "fill": "none"}
    return tag("rect", **shape, class_="diagram-target", data_action=action)


def _hexagon(x: float, y: float) -> str:
    """Return the outline of a hexagon with a corner at the top."""
    return f"M{' '.join(f'{number(x + right)} {number(y + down)}' for right, down in CORNERS)}Z"


class Item(NamedTuple):
    """Card, number or empty place in a row of a picture."""

    text: str
    """Text of the item. It is empty for an empty place."""
    colour: int | None = None
    """Index of a colour, or None for an item without a colour."""
    action: str = ""
    """Notation of the action that a click plays. Empty if a click plays no action."""
    caption: str = ""
    """Small text below the item."""
    is_idle: bool = False
    """True if the seat can play other items of the row, but not this item."""


class ItemRow(NamedTuple):
    """Row of a picture: a label and items, or a track from 0 to `length` with a token at `place`."""

    label: str
    items: Sequence[Item] = ()
    length: int = 0
    place: int = 0
    piece: int = 1
    """Number of the token. The number determines its colour."""

    def text(self) -> str:
        """Return the row as one line of text. An underscore means an empty place."""
        if any(item.caption for item in self.items):
            value = ", ".join(f"{item.caption} {item.text or '_'}" for item in self.items)
        else:
            value = f"{self.place}/{self.length}" if self.length else " ".join(item.text or "_" for item in self.items)
        return f"{self.label}: {value}" if self.label else f"  {value}"


RING = "#ffd84d"
"""Colour of the ring around a card that the viewer can play."""
ROW, ITEM, TRACK, LETTER, LINE = 46, 38, 240, 8, 20
"""Heights of a row and of an item, the width of a track, the usual width of a letter, and the height of a label."""
WIDEST = 430
"""Width after which a row continues on the next line, so that its items stay readable on a phone."""


def rows_svg(rows: Sequence[ItemRow], words: str) -> Fragment:
    """Draw rows of cards, numbers and tracks, with a label above each row. `words` is for screen readers."""
    parts, right, y = list[Fragment](), 2.0 * EDGE + TRACK, float(EDGE)
    for index, row in enumerate(rows):
        if row.label:
            parts.append(tag("text", row.label, x=2 * EDGE, y=y + 16, font_size=16, font_family=FONT, fill=INK))
            right, y = max(right, 2 * EDGE + LETTER * len(row.label)), y + LINE
        if row.length:
            parts.extend(_track(row, 2 * EDGE + PIECE, y + ITEM / 2 + 2))
        x = 2.0 * EDGE
        for place, item in enumerate(row.items):
            width: float = max(ITEM, 11 * len(item.text) + 16)
            column = max(width, 7 * len(item.caption))
            if x + column > WIDEST and x > 2 * EDGE:
                x, y = 2.0 * EDGE, y + ROW + (LINE - 4) * any(item.caption for item in row.items)
            parts.append(_item(item, x + (column - width) / 2, y, width, f"row-{index}-{place}-{item.text}"))
            if item.caption:
                parts.append(_label(item.caption, x + column / 2, y + ITEM + 14, 12, fill=INK))
            if item.action:
                parts.append(_target(item.action, x + column / 2, y + 2, ITEM, width))
            x += column + 6
            right = max(right, x)
        y += ROW + (LINE - 4) * any(item.caption for item in row.items)
    width, height = right + 2 * EDGE, y + EDGE
    board = tag("rect", width=width, height=height, rx=10, fill=BOARD, class_="diagram-board")
    return _picture(width, height, words, board, *parts)


def _item(item: Item, x: float, y: float, width: float, key: str) -> Fragment:
    place = {"x": x, "y": y + 2, "width": width, "height": ITEM, "rx": 6}
    if not item.text:
        return tag("rect", **place, fill="none", stroke=EMPTY, stroke_width=1.5, opacity=0.5)
    face = tag("rect", **place, fill=CARD, stroke=EDGING, stroke_width=1.5)
    ring = tag("rect", **place, fill="none", stroke=RING, stroke_width=4) if item.action else Fragment()
    colour = None if item.colour is None else PIECES[item.colour % len(PIECES)]
    band = tag("rect", x=x + 4, y=y + ITEM - 6, width=width - 8, height=5, rx=2, fill=colour) if colour else Fragment()
    text = _label(item.text, x + width / 2, y + 26, 17, fill=EDGING)
    faint = {"opacity": 0.6} if item.is_idle else {}
    return tag("g", face, band, text, ring, class_="diagram-piece", data_key=key, **faint)


def _track(row: ItemRow, left: float, middle: float) -> Iterator[Fragment]:
    """Draw a line from 0 to the end of the track, with a token and its number."""
    x = left + (TRACK - 2 * PIECE) * min(1.0, max(0.0, row.place / row.length))
    yield tag("rect", x=left, y=middle - 3, width=TRACK - 2 * PIECE, height=6, rx=3, fill=EMPTY, opacity=0.6)
    token = tag("circle", cx=x, cy=middle, r=PIECE, fill=PIECES[(row.piece - 1) % len(PIECES)], stroke=EDGING)
    text = _label(str(row.place), x, middle + 5, 14, fill=EDGING)
    yield tag("g", token, text, class_="diagram-piece", data_key=f"track-{row.label}-{row.place}")
