"""Where pieces lie on sheets: in rows with common cuts, turned or not, as many as a sheet takes.

Fronts and backs never meet on a home printer to better than a millimetre or two. So pieces with backs lie on one side,
fronts left of a line along which the sheet is folded, backs right of it: these are aligned whatever the printer does.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from skyhop.i18n import _
from skyhop.print.paper import STRIP, UNPRINTABLE, PaperError, Sheet

HEAD = STRIP + 1.5
"""mm: room above and below for what stands at an edge, and for short crop marks beside it."""
FOLD_GAP = 5.0
"""mm between the line of the fold and the nearest that is printed."""
WORDS_ASIDE = 10.4
"""mm from the left edge to the end of what is written along it, in two lines."""
SIDE = WORDS_ASIDE + 0.4
"""mm: room for it there, and for the shortest crop marks."""
LOWEST = 24.0
"""mm: the first row begins no lower, so that what is left of a sheet can be used again."""
LEAST_BLEED = 1.5
"""mm: as little bleed is taken for the sake of what stands above and below."""
OWN_BLEED = {"A4": 3.0, "Letter": 2.0}
"""mm around each piece that has a bleed of its own; eight cards then find room on a sheet."""


class Place(NamedTuple):
    """The left upper corner of a piece on a sheet, in mm, and its column and row."""

    x: float
    y: float
    column: int
    row: int


class Grid(NamedTuple):
    """How the pieces lie on every sheet."""

    sheet: Sheet
    columns: int
    rows: int
    across: float
    """mm that a piece takes across, and down."""
    down: float
    gap: float
    """mm between two pieces, where each has a bleed of its own."""
    bleed: float
    """mm that is printed beyond the outermost cuts."""
    turned: bool
    """Whether pieces lie on their left side."""
    left: float
    top: float

    @property
    def capacity(self) -> int:
        """So many lie on a sheet."""
        return max(0, self.columns) * max(0, self.rows)

    def for_count(self, count: int) -> Grid:
        """Leave out columns and rows that so many pieces do not need."""
        columns = min(self.columns, count)
        return self._replace(columns=columns, rows=min(self.rows, ceil(count / columns))) if columns > 0 else self

    @property
    def width(self) -> float:
        """The breadth of all columns in mm."""
        return self.columns * (self.across + self.gap) - self.gap

    @property
    def height(self) -> float:
        """The height of all rows in mm."""
        return self.rows * (self.down + self.gap) - self.gap

    @property
    def has_head(self) -> bool:
        """Whether there is room above and below for what stands at an edge; else it stands at the left side."""
        return self.top - self.bleed >= HEAD

    @property
    def has_side(self) -> bool:
        """Whether there is room for it at the left side."""
        return self.left - self.bleed >= SIDE

    def place(self, number: int) -> Place:
        """Where a piece lies, counted from 0 along the rows."""
        row, column = divmod(number, self.columns)
        return Place(
            self.left + column * (self.across + self.gap), self.top + row * (self.down + self.gap), column, row
        )

    def back(self, number: int) -> Place:
        """Where its back is: mirrored at the middle of the sheet, on the other half or on the other side."""
        front = self.place(number)
        return front._replace(x=self.sheet.width - front.x - self.across)

    def cuts(self) -> tuple[list[float], list[float]]:
        """Where the paper is cut: x of the upright cuts, y of the level ones."""
        return (
            _cuts(self.left, self.columns, self.across, self.gap),
            _cuts(self.top, self.rows, self.down, self.gap),
        )


def _cuts(start: float, count: int, size: float, gap: float) -> list[float]:
    edges = [start + n * (size + gap) + side for n in range(count) for side in (0.0, size)]
    return sorted({round(edge, 3) for edge in edges})


def grid(
    paper: str, size: tuple[float, float], bleed: float, count: int = 1, *, own_bleed: bool = False, fold: bool = False
) -> Grid:
    """Lay so many pieces of a size on the fewest sheets; ties are for standing paper, then standing pieces.

    `fold` leaves the right half to the backs. Raises `PaperError` where not even one finds room.
    """
    grids = _grids(paper, size, bleed, count, own_bleed=own_bleed, fold=fold)
    found = min(
        (each for each in grids if each.capacity > 0), key=lambda each: ceil(count / each.capacity), default=None
    )
    if found is None:
        problem = _("a piece of %(width)s by %(height)s mm finds no room on a sheet; choose duplex")
        raise PaperError(problem % {"width": size[0], "height": size[1]})
    return found


def _grids(
    paper: str, size: tuple[float, float], bleed: float, count: int, *, own_bleed: bool, fold: bool
) -> Iterator[Grid]:
    least = OWN_BLEED[paper] if own_bleed and bleed else 0.0
    gap = 2 * least
    for lying in (False, True):
        sheet = Sheet.of(paper, lying=lying)
        for turned in (False, True):
            across, down = size[::-1] if turned else size
            room = sheet.width / 2 - FOLD_GAP - bleed - UNPRINTABLE if fold else sheet.width - 2 * UNPRINTABLE
            columns = _fitting(room - (least if fold else 2 * least), across, gap)
            rows = _fitting(sheet.height - 2 * (UNPRINTABLE + least), down, gap)
            whole = Grid(sheet, columns, rows, across, down, gap, 0.0, turned, 0.0, 0.0)
            for tried in (whole, whole._replace(rows=rows - 1), whole._replace(columns=columns - 1)):
                made = tried.for_count(count)
                top, middle = min(LOWEST, (sheet.height - made.height) / 2), (sheet.width - made.width) / 2
                left = sheet.width / 2 - FOLD_GAP - bleed - made.width if fold else middle
                above = top - (HEAD if top - HEAD >= LEAST_BLEED else UNPRINTABLE)
                outer = least or max(0.0, min(bleed, above, left - UNPRINTABLE))
                laid = made._replace(bleed=outer, left=left, top=top)
                if laid.has_head or laid.has_side:
                    yield laid


def _fitting(room: float, size: float, gap: float) -> int:
    return max(0, int((room + gap + 0.001) // (size + gap)))
