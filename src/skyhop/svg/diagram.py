"""Diagram: a grid of marks as text and as a picture, with the actions of its cells or columns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from skyhop.svg.element import FONT, Fragment, tag

CELL = 40
EDGE = 8
LABEL = 24
PIECE = 15
BOARD, EMPTY, INK, EDGING = "#2b4a6f", "#dfe9f2", "#ffffff", "#16283d"
PIECES = ("#c8373d", "#f2b632", "#2f9e77", "#8a63c9", "#e98bb5", "#3f8fd9", "#8a929b")
"""Colours by the number in a cell, starting at 1; higher numbers repeat them."""


class Diagram(NamedTuple):
    """Grid of numbers, starting at its upper left corner; 0 is an empty cell."""

    cells: tuple[tuple[int, ...], ...]
    marks: str
    """Character for each number."""
    columns: tuple[str, ...] = ()
    """Names of the columns, in the notation of actions."""
    actions: Mapping[tuple[int, int], str] = {}
    """Action that can be taken in a cell, by row and column."""

    def text(self) -> list[str]:
        """Return the rows, and below them the names of the columns."""
        rows = [[self._sign(row, column) for column in range(self.width)] for row in range(len(self.cells))]
        widest = max(len(sign) for row in (*rows, self.columns) for sign in row)
        return [" ".join(sign.rjust(widest) for sign in row) for row in (*rows, self.columns) if row]

    @property
    def width(self) -> int:
        """Number of columns."""
        return len(self.cells[0])

    def _sign(self, row: int, column: int) -> str:
        """Return a cell's mark, or, if it is free, its action."""
        number = self.cells[row][column]
        return self.marks[number] if number or self.columns else self.actions.get((row, column), self.marks[0])

    def svg(self, words: str) -> Fragment:
        """Draw the grid; `words` describe it for screen readers.

        An element with `data-action` triggers the action in that notation.
        """
        width, height = 2 * EDGE + CELL * self.width, 2 * EDGE + CELL * len(self.cells) + LABEL * bool(self.columns)
        pieces = (piece for row in range(len(self.cells)) for piece in self._row(row))
        board = tag("rect", width=width, height=height, rx=10, fill=BOARD, class_="diagram-board")
        return _picture(width, height, words, board, *pieces, *self._labels(), *self._targets())

    def _row(self, row: int) -> Iterator[Fragment]:
        for column, number in enumerate(self.cells[row]):
            x, y = _middle(row, column)
            yield tag("circle", cx=x, cy=y, r=PIECE + 1, fill=EMPTY, class_="diagram-empty")
            if number:
                key = f"cell-{row}-{column}-{number}"
                yield tag("g", *_piece(number, self.marks[number], x, y), class_="diagram-piece", data_key=key)

    def _labels(self) -> Iterator[Fragment]:
        """Draw the names of the columns below them, or without names the action of each free cell inside it."""
        if not self.columns:
            for (row, column), action in self.actions.items():
                if not self.cells[row][column]:
                    x, y = _middle(row, column)
                    yield _label(action, x, y + 5, 14, fill=BOARD, opacity=0.75)
        y = EDGE + CELL * len(self.cells) + 18
        for column, name in enumerate(self.columns):
            yield _label(name, _middle(0, column)[0], y, 16, fill=INK)

    def _targets(self) -> Iterator[Fragment]:
        """Draw a click target over each cell, or over each column, that has an action."""
        if not self.columns:
            for (row, column), action in self.actions.items():
                yield _target(action, row, column, CELL)
            return
        for column, action in {column: action for (_row, column), action in self.actions.items()}.items():
            yield _target(action, 0, column, CELL * len(self.cells) + LABEL)


def lines_svg(lines: Sequence[str], words: str) -> Fragment:
    """Draw lines of text on a panel, for games without a grid."""
    width, height = 2 * LABEL + 9 * max(map(len, lines)), LABEL * (len(lines) + 1)
    panel = tag("rect", width=width, height=height, rx=10, fill=BOARD, class_="diagram-board")
    rows = (
        tag("text", line, x=LABEL, y=LABEL * (number + 1), font_size=16, font_family=FONT, fill=INK)
        for number, line in enumerate(lines)
    )
    return _picture(width, height, words, panel, *rows, kind="diagram diagram-lines")


def piece_svg(number: int, mark: str) -> Fragment:
    """Draw one piece alone, as decoration next to a name."""
    size = 2 * PIECE + 2
    pieces = _piece(number, mark, size / 2, size / 2)
    return tag("svg", *pieces, viewBox=f"0 0 {size} {size}", class_="diagram-sign", aria_hidden="true")


def _piece(number: int, mark: str, x: float, y: float) -> Iterator[Fragment]:
    """Draw a piece: its mark if that is a letter, else a disc with a distinctive number of rings."""
    yield tag("circle", cx=x, cy=y, r=PIECE, fill=PIECES[(number - 1) % len(PIECES)], stroke=EDGING, stroke_width=1.5)
    if mark.isalnum():
        yield _label(mark, x, y + 6, 17, fill=EDGING)
        return
    for ring in range((number - 1) % 3):
        yield tag("circle", cx=x, cy=y, r=PIECE - 5 * (ring + 1), fill="none", stroke=EDGING, stroke_width=2.5)


def _picture(width: int, height: int, words: str, *drawn: Fragment, kind: str = "diagram") -> Fragment:
    shape = {"viewBox": f"0 0 {width} {height}", "width": width, "height": height}
    named = {"class_": kind, "role": "img", "aria_label": words}
    return tag("svg", *drawn, xmlns="http://www.w3.org/2000/svg", **shape, **named)


def _middle(row: int, column: int) -> tuple[float, float]:
    return EDGE + CELL * (column + 0.5), EDGE + CELL * (row + 0.5)


def _label(text: str, x: float, y: float, size: int, **attributes: object) -> Fragment:
    shape = {"text_anchor": "middle", "font_weight": "bold", "font_family": FONT} | attributes
    return tag("text", text, x=x, y=y, font_size=size, **shape)


def _target(action: str, row: int, column: int, height: float) -> Fragment:
    x, y = EDGE + CELL * column, EDGE + CELL * row
    return tag(
        "rect", x=x, y=y, width=CELL, height=height, rx=8, fill="none", class_="diagram-target", data_action=action
    )
