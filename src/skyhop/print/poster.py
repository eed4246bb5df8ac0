"""A drawing larger than paper, on sheets that are glued together: equal parts of it, and marks where they meet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import ceil
from typing import NamedTuple

from skyhop.game.material import Poster
from skyhop.i18n import _
from skyhop.print.paper import INSET, UNPRINTABLE, PageFrame, PaperError, Sheet, aside, line, page, placed, quoted
from skyhop.print.pieces import MARK, Named

MARGIN = 8.0
"""mm of a sheet, on each side, left white."""
OVERLAP = 10.0
MOST_SHEETS = 36
DRAWABLE = 7.0
"""mm: the smallest place in which somebody can draw."""
DIAMOND = 2.2
"""mm: from the middle of a mark to its corners."""
CELL = 1.6
"""mm: of a sheet in the diagram of all."""


class Tiling(NamedTuple):
    """How a drawing is laid on sheets: so many times as large as it is, across and down."""

    sheet: Sheet
    scale: float
    across: int
    down: int
    size: tuple[float, float]
    """mm of the whole, as it is printed."""

    @property
    def sheets(self) -> int:
        """So many sheets."""
        return self.across * self.down

    @property
    def shown(self) -> tuple[float, float]:
        """The part that each sheet shows, in mm: the same on all, so that no last one has a mere corner."""
        return _share(self.size[0], self.across), _share(self.size[1], self.down)

    def corner(self, column: int, row: int) -> tuple[float, float]:
        """The left upper corner of a sheet's part in the whole."""
        wide, high = self.shown
        return column * (wide - OVERLAP), row * (high - OVERLAP)

    @property
    def corner_on_sheet(self) -> tuple[float, float]:
        """Where that corner lies on the sheet: the part stands in its middle."""
        wide, high = self.shown
        return (self.sheet.width - wide) / 2, (self.sheet.height - high) / 2


def _share(whole: float, count: int) -> float:
    return (whole + (count - 1) * OVERLAP) / count


def tiling(size: tuple[float, float], paper: str, pages: int = 0) -> Tiling:
    """Lay a drawing of a size in mm on so many sheets, as large as they allow; 0: at its own size, on the fewest.

    Raises:
        PaperError: where there is no such paper, or no such number of sheets.

    """
    check_pages(pages)
    sheets = [Sheet.of(paper, lying=lying) for lying in (True, False)]
    if not pages:
        return min((_at_own_size(size, sheet) for sheet in sheets), key=lambda each: each.sheets)
    counts = [(across, pages // across) for across in range(1, pages + 1) if pages % across == 0]
    return max((_filling(size, sheet, *count) for sheet, count in product(sheets, counts)), key=lambda each: each.scale)


def check_pages(pages: int) -> None:
    """Raise `PaperError` where a poster cannot have so many sheets."""
    if not 0 <= pages <= MOST_SHEETS:
        raise PaperError(_("pages: must be 0 to %(most)s, not %(given)s") % {"most": MOST_SHEETS, "given": pages})


def sheets_for(poster: Poster, paper: str) -> int:
    """The fewest sheets on which its places are large enough to draw in; 0 where no number is."""
    wanted = DRAWABLE / poster.slot if poster.slot else 0.0
    found = (pages for pages in range(1, MOST_SHEETS + 1) if tiling(poster.size, paper, pages).scale >= wanted)
    return next(found, 0)


def _at_own_size(size: tuple[float, float], sheet: Sheet) -> Tiling:
    wide, high = sheet.width - 2 * MARGIN, sheet.height - 2 * MARGIN
    return Tiling(sheet, 1.0, _needed(size[0], wide), _needed(size[1], high), size)


def _filling(size: tuple[float, float], sheet: Sheet, across: int, down: int) -> Tiling:
    room = (
        across * (sheet.width - 2 * MARGIN - OVERLAP) + OVERLAP,
        down * (sheet.height - 2 * MARGIN - OVERLAP) + OVERLAP,
    )
    scale = min(room[0] / size[0], room[1] / size[1])
    return Tiling(sheet, scale, across, down, (size[0] * scale, size[1] * scale))


def _needed(whole: float, window: float) -> int:
    return max(1, ceil((whole - OVERLAP - 0.05) / (window - OVERLAP)))


def sheets_of(poster: Poster, paper: str, pages: int, named: Named) -> Iterator[str]:
    """Write the sheets of a poster, row by row."""
    laid = tiling(poster.size, paper, pages)
    name = named(poster.drawing)
    for row, column in product(range(laid.down), range(laid.across)):
        is_first = row == column == 0
        label = f"{chr(ord('A') + row)}{column + 1}" if laid.sheets > 1 else ""
        note = _("Cut at the left and upper marks; glue so that half diamonds of a number meet.")
        frame = PageFrame(poster.title, is_first, note if label else "", label)
        words = poster.drawing.words if is_first else f"{poster.title}, {label}"
        shown, around = _window(laid, name, words, column, row), aside(*_around(laid, column, row))
        yield page(laid.sheet, frame, shown, around, inset=max(INSET, laid.corner_on_sheet[0] + 1.5))


def _window(laid: Tiling, name: str, words: str, column: int, row: int) -> str:
    (wide, high), (left, top) = laid.shown, laid.corner(column, row)
    size = f"width: {laid.size[0]:.3f}mm, height: {laid.size[1]:.3f}mm"
    drawing = f"image({quoted(name)}, {size}, alt: {quoted(words)})"
    moved = f"place(top + left, dx: {-left:.3f}mm, dy: {-top:.3f}mm, {drawing})"
    return placed(*laid.corner_on_sheet, f"box(width: {wide:.3f}mm, height: {high:.3f}mm, clip: true, {moved})")


def _around(laid: Tiling, column: int, row: int) -> list[str]:
    """Draw what helps to glue the sheets: crop marks, half diamonds, and which sheet this is of all."""
    if laid.sheets == 1:
        return []
    (x, y), (wide, high) = laid.corner_on_sheet, laid.shown
    marks = []
    for at in (x, x + wide):
        marks += [line((at, edge), (at, edge + far)) for edge, far in ((y, -MARK), (y + high, MARK))]
    for at in (y, y + high):
        marks += [line((edge, at), (edge + far, at)) for edge, far in ((x, -MARK), (x + wide, MARK))]
    return [*marks, *_diamonds(laid, column, row), *_diagram(laid, column, row)]


def _diamonds(laid: Tiling, column: int, row: int) -> list[str]:
    """Draw a half diamond at each seam: on the sheet that is cut there, and on the one that lies below it."""
    (x, y), (wide, high) = laid.corner_on_sheet, laid.shown
    upright, middle_y, middle_x = laid.down * (laid.across - 1), y + high / 2, x + wide / 2
    drawn = []
    if column:
        drawn.append(_half((x, middle_y), (1, 0), row * (laid.across - 1) + column, "b"))
    if column < laid.across - 1:
        drawn.append(_half((x + wide - OVERLAP, middle_y), (-1, 0), row * (laid.across - 1) + column + 1, "a"))
    if row:
        drawn.append(_half((middle_x, y), (0, 1), upright + (row - 1) * laid.across + column + 1, "b"))
    if row < laid.down - 1:
        drawn.append(_half((middle_x, y + high - OVERLAP), (0, -1), upright + row * laid.across + column + 1, "a"))
    return drawn


def _half(at: tuple[float, float], inward: tuple[int, int], number: int, side: str) -> str:
    """Half a diamond, its long side on the seam; `inward` is where its sheet lies, and its number there."""
    (x, y), (dx, dy) = at, inward
    corners = (
        (x + DIAMOND * dy, y + DIAMOND * dx),
        (x + DIAMOND * dx, y + DIAMOND * dy),
        (x - DIAMOND * dy, y - DIAMOND * dx),
    )
    points = ", ".join(f"({px:.3f}mm, {py:.3f}mm)" for px, py in corners)
    shape = f"#place(polygon(fill: white, stroke: 0.25mm + luma(40), {points}))"
    label = f"#place(dx: {x + 4.6 * dx - 2.5:.3f}mm, dy: {y + 3.9 * dy - 1.4:.3f}mm, box(width: 5mm, align(center, "
    plate = "box(fill: white, inset: (x: 0.5mm, y: 0.4mm), radius: 0.5mm, "
    return shape + label + plate + f'text(size: 6.5pt, weight: "bold", fill: luma(40), "{number}{side}")))))'


def _diagram(laid: Tiling, column: int, row: int) -> list[str]:
    """Draw all sheets small at the right lower edge, this one filled."""
    cell = min(CELL, (MARGIN - UNPRINTABLE - 0.3) / laid.down)
    wide = 2.2 * cell
    left, top = laid.sheet.width - 6 - wide * laid.across, laid.sheet.height - UNPRINTABLE - cell * laid.down
    return [
        f"#place(dx: {left + wide * c:.3f}mm, dy: {top + cell * r:.3f}mm, rect(width: {wide:.3f}mm, "
        f"height: {cell:.3f}mm, stroke: 0.15mm, fill: {'luma(120)' if (r, c) == (row, column) else 'white'}))"
        for r, c in product(range(laid.down), range(laid.across))
    ]
