"""Posters: a large drawing in equal parts on several sheets, with alignment marks.

Users glue the sheets together.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import ceil
from typing import NamedTuple

from skyhop.game.capability import Poster
from skyhop.i18n import _
from skyhop.print.pieces import MARK_MM
from skyhop.print.typst import (
    INSET_MM,
    UNPRINTABLE_MM,
    Named,
    PageFrame,
    PaperError,
    Sheet,
    draw_line,
    mark_artifact,
    place_content,
    quote,
    render_page,
)

MARGIN_MM = 8.0
"""White margin at each side of a sheet in mm."""
OVERLAP_MM = 10.0
MAX_SHEETS = 36
MIN_SLOT_MM = 7.0
"""Minimum width in mm of a slot that people can draw in."""
DIAMOND_MM = 2.2
"""Distance in mm from the centre of a diamond-shaped alignment mark to its corners."""
CELL_MM = 1.6
"""Size in mm of one sheet in the small diagram that shows all sheets."""


class Tiling(NamedTuple):
    """Division of a poster into sheets: its scale, and the number of sheets across and down."""

    sheet: Sheet
    scale: float
    across: int
    down: int
    size: tuple[float, float]
    """Width and height of the complete poster in mm."""

    @property
    def sheets(self) -> int:
        """Number of sheets of the poster."""
        return self.across * self.down

    @property
    def shown(self) -> tuple[float, float]:
        """Width and height of the part of the poster on each sheet, in mm.

        All parts have the same size, so that no sheet has only a narrow strip.
        """
        return _share(self.size[0], self.across), _share(self.size[1], self.down)

    def corner(self, column: int, row: int) -> tuple[float, float]:
        """Return the upper left corner of the part on a sheet, in mm from the corner of the complete poster."""
        wide, high = self.shown
        return column * (wide - OVERLAP_MM), row * (high - OVERLAP_MM)

    @property
    def corner_on_sheet(self) -> tuple[float, float]:
        """Upper left corner of the drawn part on each sheet, in mm from the corner of the sheet.

        The part is centred on the sheet.
        """
        wide, high = self.shown
        return (self.sheet.width - wide) / 2, (self.sheet.height - high) / 2


def _share(whole: float, count: int) -> float:
    return (whole + (count - 1) * OVERLAP_MM) / count


def choose_tiling(size: tuple[float, float], paper: str, pages: int = 0) -> Tiling:
    """Return the division of a drawing into `pages` sheets that has the largest scale.

    With `pages=0`, return the division in original size that needs the fewest sheets.

    Raises:
        PaperError: if the paper is unknown, or the number of sheets is not allowed.
    """
    check_pages(pages)
    sheets = [Sheet.of(paper, lying=lying) for lying in (True, False)]
    if not pages:
        return min((_tile_own_size(size, sheet) for sheet in sheets), key=lambda each: each.sheets)
    counts = [(across, pages // across) for across in range(1, pages + 1) if pages % across == 0]
    return max(
        (_tile_filling(size, sheet, *count) for sheet, count in product(sheets, counts)), key=lambda each: each.scale
    )


def check_pages(pages: int) -> None:
    """Raise `PaperError` if a poster cannot have this number of sheets."""
    if not 0 <= pages <= MAX_SHEETS:
        raise PaperError(_("pages: must be 0 to %(most)s, not %(given)s") % {"most": MAX_SHEETS, "given": pages})


def count_sheets(poster: Poster, paper: str) -> int:
    """Return the smallest number of sheets at which people can draw in the slots of a poster.

    Return 0 if the slots are too small with every allowed number of sheets.
    """
    wanted = MIN_SLOT_MM / poster.slot if poster.slot else 0.0
    found = (pages for pages in range(1, MAX_SHEETS + 1) if choose_tiling(poster.size, paper, pages).scale >= wanted)
    return next(found, 0)


def _tile_own_size(size: tuple[float, float], sheet: Sheet) -> Tiling:
    wide, high = sheet.width - 2 * MARGIN_MM, sheet.height - 2 * MARGIN_MM
    return Tiling(sheet, 1.0, _count_needed(size[0], wide), _count_needed(size[1], high), size)


def _tile_filling(size: tuple[float, float], sheet: Sheet, across: int, down: int) -> Tiling:
    room = (
        across * (sheet.width - 2 * MARGIN_MM - OVERLAP_MM) + OVERLAP_MM,
        down * (sheet.height - 2 * MARGIN_MM - OVERLAP_MM) + OVERLAP_MM,
    )
    scale = min(room[0] / size[0], room[1] / size[1])
    return Tiling(sheet, scale, across, down, (size[0] * scale, size[1] * scale))


def _count_needed(whole: float, window: float) -> int:
    return max(1, ceil((whole - OVERLAP_MM - 0.05) / (window - OVERLAP_MM)))


def render_sheets(poster: Poster, paper: str, pages: int, named: Named) -> Iterator[str]:
    """Yield the sheets of a poster as typst pages, row by row."""
    laid = choose_tiling(poster.size, paper, pages)
    name = named(poster.drawing)
    for row, column in product(range(laid.down), range(laid.across)):
        is_first = row == column == 0
        label = f"{chr(ord('A') + row)}{column + 1}" if laid.sheets > 1 else ""
        note = _(
            "Cut along the left and upper marks. Glue the sheets together: the two half diamonds with the same "
            "number must meet."
        )
        frame = PageFrame(poster.title, is_first, note if label else "", label)
        words = poster.drawing.words if is_first else f"{poster.title}, {label}"
        shown, around = _render_window(laid, name, words, column, row), mark_artifact(*_draw_marks(laid, column, row))
        yield render_page(laid.sheet, frame, shown, around, inset=max(INSET_MM, laid.corner_on_sheet[0] + 1.5))


def _render_window(laid: Tiling, name: str, words: str, column: int, row: int) -> str:
    (wide, high), (left, top) = laid.shown, laid.corner(column, row)
    size = f"width: {laid.size[0]:.3f}mm, height: {laid.size[1]:.3f}mm"
    drawing = f"image({quote(name)}, {size}, alt: {quote(words)})"
    moved = f"place(top + left, dx: {-left:.3f}mm, dy: {-top:.3f}mm, {drawing})"
    return place_content(*laid.corner_on_sheet, f"box(width: {wide:.3f}mm, height: {high:.3f}mm, clip: true, {moved})")


def _draw_marks(laid: Tiling, column: int, row: int) -> list[str]:
    """Draw the marks of a sheet: crop marks, half diamonds for alignment, and the diagram of all sheets."""
    if laid.sheets == 1:
        return []
    (x, y), (wide, high) = laid.corner_on_sheet, laid.shown
    marks = []
    for at in (x, x + wide):
        marks += [draw_line((at, edge), (at, edge + far)) for edge, far in ((y, -MARK_MM), (y + high, MARK_MM))]
    for at in (y, y + high):
        marks += [draw_line((edge, at), (edge + far, at)) for edge, far in ((x, -MARK_MM), (x + wide, MARK_MM))]
    return [*marks, *_draw_diamonds(laid, column, row), *_draw_diagram(laid, column, row)]


def _draw_diamonds(laid: Tiling, column: int, row: int) -> list[str]:
    """Draw half a diamond at each edge where a sheet meets another sheet. The other sheet has the other half."""
    (x, y), (wide, high) = laid.corner_on_sheet, laid.shown
    upright, middle_y, middle_x = laid.down * (laid.across - 1), y + high / 2, x + wide / 2
    drawn = []
    if column:
        drawn.append(_draw_half((x, middle_y), (1, 0), row * (laid.across - 1) + column, "b"))
    if column < laid.across - 1:
        drawn.append(_draw_half((x + wide - OVERLAP_MM, middle_y), (-1, 0), row * (laid.across - 1) + column + 1, "a"))
    if row:
        drawn.append(_draw_half((middle_x, y), (0, 1), upright + (row - 1) * laid.across + column + 1, "b"))
    if row < laid.down - 1:
        drawn.append(
            _draw_half((middle_x, y + high - OVERLAP_MM), (0, -1), upright + row * laid.across + column + 1, "a")
        )
    return drawn


def _draw_half(at: tuple[float, float], inward: tuple[int, int], number: int, side: str) -> str:
    """Draw half a diamond with its long side on the edge between two sheets, and its number inside.

    `at` is the middle of the long side. `inward` is the direction from this edge into the sheet.
    """
    (x, y), (dx, dy) = at, inward
    corners = (
        (x + DIAMOND_MM * dy, y + DIAMOND_MM * dx),
        (x + DIAMOND_MM * dx, y + DIAMOND_MM * dy),
        (x - DIAMOND_MM * dy, y - DIAMOND_MM * dx),
    )
    points = ", ".join(f"({px:.3f}mm, {py:.3f}mm)" for px, py in corners)
    shape = f"#place(polygon(fill: white, stroke: 0.25mm + luma(40), {points}))"
    label = f"#place(dx: {x + 4.6 * dx - 2.5:.3f}mm, dy: {y + 3.9 * dy - 1.4:.3f}mm, box(width: 5mm, align(center, "
    plate = "box(fill: white, inset: (x: 0.5mm, y: 0.4mm), radius: 0.5mm, "
    return shape + label + plate + f'text(size: 6.5pt, weight: "bold", fill: luma(40), "{number}{side}")))))'


def _draw_diagram(laid: Tiling, column: int, row: int) -> list[str]:
    """Draw a small diagram of all sheets at the lower right of a sheet. The diagram highlights this sheet."""
    cell = min(CELL_MM, (MARGIN_MM - UNPRINTABLE_MM - 0.3) / laid.down)
    wide = 2.2 * cell
    left, top = laid.sheet.width - 6 - wide * laid.across, laid.sheet.height - UNPRINTABLE_MM - cell * laid.down
    return [
        f"#place(dx: {left + wide * c:.3f}mm, dy: {top + cell * r:.3f}mm, rect(width: {wide:.3f}mm, "
        f"height: {cell:.3f}mm, stroke: 0.15mm, fill: {'luma(120)' if (r, c) == (row, column) else 'white'}))"
        for r, c in product(range(laid.down), range(laid.across))
    ]
