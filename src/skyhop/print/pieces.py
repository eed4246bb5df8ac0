"""Sheets of cards, tiles and tokens with their backs. Crop marks are outside the printed pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple

from skyhop.game.capability import Drawing, Part, Piece, Pieces
from skyhop.i18n import _
from skyhop.print.typst import (
    STRIP_MM,
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
from skyhop.svg import FONT, Fragment, tag

HEAD_MM = STRIP_MM + 1.5
"""Margin in mm at the top and at the bottom of a sheet. It contains the edge text and short crop marks."""
FOLD_GAP_MM = 5.0
"""Distance in mm from the fold line to the nearest printed element."""
EDGE_TEXT_MM = 10.4
"""Distance in mm from the left edge of the sheet to the right end of its two-line edge text."""
SIDE_MM = EDGE_TEXT_MM + 0.4
"""Margin in mm on the left of a sheet. It contains the edge text and the shortest crop marks."""
MIN_FIRST_ROW_MM = 24.0
"""Minimum distance in mm from the top of the sheet to the first row. The unused paper then stays in one piece."""
MIN_BLEED_MM = 1.5
"""Minimum bleed in mm, used if the edge text at the top and at the bottom needs the space."""
OWN_BLEED = {"A4": 3.0, "Letter": 2.0}
"""Bleed in mm around each piece, by paper format. With this bleed, eight cards fit on a sheet."""


class SheetPosition(NamedTuple):
    """Position of a piece on a sheet: its upper left corner in mm, and its column and row in the grid."""

    x: float
    y: float
    column: int
    row: int


class SheetGrid(NamedTuple):
    """Grid of the pieces on every sheet: the sheet, the size of a piece, and the numbers of columns and rows."""

    sheet: Sheet
    columns: int
    rows: int
    across: float
    """Width of a piece in mm."""
    down: float
    """Height of a piece in mm."""
    gap: float
    """Gap between pieces in mm. The gap is above 0 only if each piece has its own bleed."""
    bleed: float
    """Bleed in mm beyond the outermost cuts of the sheet."""
    turned: bool
    """True if pieces are rotated by 90 degrees, onto their left side."""
    left: float
    top: float

    @property
    def capacity(self) -> int:
        """Number of pieces that fit on one sheet."""
        return max(0, self.columns) * max(0, self.rows)

    def for_count(self, count: int) -> SheetGrid:
        """Return the grid for a sheet with only `count` pieces, without the columns and rows that stay empty."""
        columns = min(self.columns, count)
        return self._replace(columns=columns, rows=min(self.rows, ceil(count / columns))) if columns > 0 else self

    @property
    def width(self) -> float:
        """Width in mm of all columns of the grid together."""
        return self.columns * (self.across + self.gap) - self.gap

    @property
    def height(self) -> float:
        """Height in mm of all rows of the grid together."""
        return self.rows * (self.down + self.gap) - self.gap

    @property
    def has_head(self) -> bool:
        """True if the edge text fits at the top and the bottom of the sheet.

        If False, the edge text is on the left side.
        """
        return self.top - self.bleed >= HEAD_MM

    @property
    def has_side(self) -> bool:
        """True if the edge text of the sheet fits on the left side."""
        return self.left - self.bleed >= SIDE_MM

    def place(self, number: int) -> SheetPosition:
        """Return the position of the piece with this number. Pieces are numbered from 0, row by row."""
        row, column = divmod(number, self.columns)
        return SheetPosition(
            self.left + column * (self.across + self.gap), self.top + row * (self.down + self.gap), column, row
        )

    def place_back(self, number: int) -> SheetPosition:
        """Return the position of the back of the piece with this number. It mirrors the position of the front.

        On a sheet with a fold line, the back is on the right half of the same page. In two-sided print, the back is
        on the other side of the sheet.
        """
        front = self.place(number)
        return front._replace(x=self.sheet.width - front.x - self.across)

    def cuts(self) -> tuple[list[float], list[float]]:
        """Return the x values of the vertical cuts, and the y values of the horizontal cuts, in mm."""
        return (
            _list_cuts(self.left, self.columns, self.across, self.gap),
            _list_cuts(self.top, self.rows, self.down, self.gap),
        )


def _list_cuts(start: float, count: int, size: float, gap: float) -> list[float]:
    edges = [start + n * (size + gap) + side for n in range(count) for side in (0.0, size)]
    return sorted({round(edge, 3) for edge in edges})


def choose_grid(
    paper: str, size: tuple[float, float], bleed: float, count: int = 1, *, own_bleed: bool = False, fold: bool = False
) -> SheetGrid:
    """Return the grid that needs the fewest sheets for `count` pieces of this size.

    Among grids with equally few sheets, prefer portrait paper, then upright pieces. If `fold` is True, the right half
    of the sheet stays free for backs. If `own_bleed` is True, each piece has its own bleed. Raise `PaperError` if not
    even one piece fits.
    """
    grids = _list_grids(paper, size, bleed, count, own_bleed=own_bleed, fold=fold)
    found = min(
        (each for each in grids if each.capacity > 0), key=lambda each: ceil(count / each.capacity), default=None
    )
    if found is None:
        problem = _("a piece of %(width)s by %(height)s mm does not fit on a sheet; choose duplex")
        raise PaperError(problem % {"width": size[0], "height": size[1]})
    return found


def _list_grids(
    paper: str, size: tuple[float, float], bleed: float, count: int, *, own_bleed: bool, fold: bool
) -> Iterator[SheetGrid]:
    least = OWN_BLEED[paper] if own_bleed and bleed else 0.0
    gap = 2 * least
    for lying in (False, True):
        sheet = Sheet.of(paper, lying=lying)
        for turned in (False, True):
            across, down = size[::-1] if turned else size
            room = sheet.width / 2 - FOLD_GAP_MM - bleed - UNPRINTABLE_MM if fold else sheet.width - 2 * UNPRINTABLE_MM
            columns = _count_fitting(room - (least if fold else 2 * least), across, gap)
            rows = _count_fitting(sheet.height - 2 * (UNPRINTABLE_MM + least), down, gap)
            whole = SheetGrid(sheet, columns, rows, across, down, gap, 0.0, turned, 0.0, 0.0)
            for tried in (whole, whole._replace(rows=rows - 1), whole._replace(columns=columns - 1)):
                grid = tried.for_count(count)
                top, middle = min(MIN_FIRST_ROW_MM, (sheet.height - grid.height) / 2), (sheet.width - grid.width) / 2
                left = sheet.width / 2 - FOLD_GAP_MM - bleed - grid.width if fold else middle
                above = top - (HEAD_MM if top - HEAD_MM >= MIN_BLEED_MM else UNPRINTABLE_MM)
                outer = least or max(0.0, min(bleed, above, left - UNPRINTABLE_MM))
                placed = grid._replace(bleed=outer, left=left, top=top)
                if placed.has_head or placed.has_side:
                    yield placed


def _count_fitting(room: float, size: float, gap: float) -> int:
    return max(0, int((room + gap + 0.001) // (size + gap)))


MARK_MM = 4.0
"""Length of a crop mark in mm."""
FOLD, DUPLEX = "fold", "duplex"
SIDES = (FOLD, DUPLEX)
MAX_SHIFT_MM = 5
"""Maximum shift of backs in mm. No printer needs a larger shift."""


class Backs(NamedTuple):
    """Placement of the backs of pieces: beside their fronts across a fold line, or on the other side of the sheet.

    In two-sided print, `shift` moves the backs to the right and down, in mm.
    """

    sides: str = FOLD
    shift: tuple[float, float] = (0.0, 0.0)
    own_bleed: bool = False

    @classmethod
    def of(cls, sides: str, shift: str, *, own_bleed: bool) -> Backs:
        """Parse the print options for backs: the sides to print on, and a shift such as `0.5,-1`.

        Raise `PaperError` for an invalid shift.
        """
        try:
            right, down = (float(part) for part in shift.split(","))
        except ValueError:
            problem = _("%(shift)s is not a shift. Write two numbers, such as 0.5,-1.")
            raise PaperError(problem % {"shift": shift[:20]}) from None
        if not max(abs(right), abs(down)) <= MAX_SHIFT_MM:
            raise PaperError(
                _("backs can move by at most %(most)s mm; choose a smaller shift") % {"most": MAX_SHIFT_MM}
            )
        return cls(sides, (right, down), own_bleed)


def is_duplex(part: Pieces, backs: Backs) -> bool:
    """Return True if the backs of a part's pieces are printed on the other side of the sheet."""
    return any(piece.back for piece in part.pieces) and (part.needs_both_sides or backs.sides == DUPLEX)


def render_sheets(part: Pieces, paper: str, backs: Backs, name_file: Named) -> Iterator[str]:
    """Yield the sheets of a part's pieces as typst pages.

    With a fold line, each page has fronts and backs. In two-sided print, pages of fronts and pages of backs
    alternate.
    """
    has_backs = any(piece.back for piece in part.pieces)
    if part.needs_both_sides:
        backs = Backs(DUPLEX)
    folds = has_backs and not is_duplex(part, backs)
    every = [piece for piece in part.pieces for _copy in range(piece.copies)]
    grid = choose_grid(paper, part.size, part.bleed, len(every), own_bleed=backs.own_bleed, fold=folds)
    numbered = [every[at : at + grid.capacity] for at in range(0, len(every), grid.capacity)]
    for number, on_sheet in enumerate(numbered, 1):
        label = _("sheet %(number)s of %(count)s") % {"number": number, "count": len(numbered)}
        frame = PageFrame(part.title, number == 1, _note(part, backs, has_backs=has_backs), label)
        fronts = _render_side(part, grid, on_sheet, name_file)
        if folds:
            fronts += [*_render_backs(part, grid, on_sheet, name_file), mark_artifact(*_fold(grid))]
        yield _render_page(grid, frame, fronts, len(on_sheet))
        if has_backs and not folds:
            back = PageFrame(part.title, is_first=False, label=_("%(label)s, backs") % {"label": label})
            yield _render_page(
                grid, back, _render_backs(part, grid, on_sheet, name_file, backs.shift), len(on_sheet), is_back=True
            )


def _note(part: Pieces, backs: Backs, *, has_backs: bool) -> str:
    if not has_backs:
        return part.note
    instructions = (
        _("Fold along the line in the middle, glue the two halves together, then cut at the marks.")
        if backs.sides == FOLD
        else _("Print on both sides and flip on the long edge. Cut at the marks.")
    )
    return f"{instructions} {part.note}".strip()


def _render_page(
    grid: SheetGrid, frame: PageFrame, content: Sequence[str], count: int, *, is_back: bool = False
) -> str:
    return render_page(
        grid.sheet,
        frame,
        *content,
        mark_artifact(*_draw_marks(grid, count, is_back=is_back)),
        sideways=not grid.has_head,
    )


def _render_side(part: Pieces, grid: SheetGrid, on_sheet: Sequence[Piece], name_file: Named) -> list[str]:
    places = [grid.place(number) for number in range(len(on_sheet))]
    return [
        _draw_piece(part, grid, place, piece.front, _compute_bleeds(grid, place, places), -90, name_file)
        for place, piece in zip(places, on_sheet, strict=True)
    ]


def _render_backs(
    part: Pieces, grid: SheetGrid, on_sheet: Sequence[Piece], name_file: Named, shift: tuple[float, float] = (0.0, 0.0)
) -> list[str]:
    places = [grid.place_back(number) for number in range(len(on_sheet))]
    mirrored = [place._replace(column=grid.columns - 1 - place.column) for place in places]
    return [
        _draw_piece(
            part,
            grid,
            place._replace(x=place.x + shift[0], y=place.y + shift[1]),
            piece.back,
            _compute_bleeds(grid, place, mirrored),
            90,
            name_file,
        )
        for place, piece in zip(mirrored, on_sheet, strict=True)
        if piece.back
    ]


def _compute_bleeds(
    grid: SheetGrid, place: SheetPosition, places: Sequence[SheetPosition]
) -> tuple[float, float, float, float]:
    """Return the bleeds of a piece on the left, top, right and bottom in mm.

    A bleed is 0 if another piece is adjacent at that side.
    """
    used_places = {(other.column, other.row) for other in places}
    around = ((-1, 0), (0, -1), (1, 0), (0, 1))
    left, top, right, below = (
        0.0 if not grid.gap and (place.column + dx, place.row + dy) in used_places else grid.bleed for dx, dy in around
    )
    return left, top, right, below


def _draw_piece(
    part: Pieces,
    grid: SheetGrid,
    place: SheetPosition,
    drawing: Drawing,
    bleeds: tuple[float, float, float, float],
    turn: int,
    name_file: Named,
) -> str:
    """Return typst markup for a piece, clipped at the edge of its bleed.

    In a grid of rotated pieces, rotate the piece by 90 degrees.
    """
    left, top, right, below = bleeds
    width, height = grid.across + left + right, grid.down + top + below
    own = part.size[0] + 2 * part.bleed, part.size[1] + 2 * part.bleed
    alt = f"alt: {quote(drawing.words)}"
    image = f"image({quote(name_file(drawing))}, width: {own[0]:.3f}mm, height: {own[1]:.3f}mm, {alt})"
    x, y = left - part.bleed, top - part.bleed
    if grid.turned and turn < 0:
        image, y = f"rotate(-90deg, origin: top + left, {image})", y + own[0]
    elif grid.turned:
        image, x = f"rotate(90deg, origin: top + left, {image})", x + own[1]
    window = f"width: {width:.3f}mm, height: {height:.3f}mm, clip: true"
    inside = f"place(top + left, dx: {x:.3f}mm, dy: {y:.3f}mm, {image})"
    return place_content(place.x - left, place.y - top, f"box({window}, {inside})")


def _fold(grid: SheetGrid) -> list[str]:
    middle, height = grid.sheet.width / 2, grid.sheet.height
    start, end = f"({middle:.3f}mm, {STRIP_MM + 1}mm)", f"({middle:.3f}mm, {height - STRIP_MM - 1}mm)"
    dashes = '(paint: luma(120), thickness: 0.15mm, dash: "dashed")'
    return [f"#place(line(start: {start}, end: {end}, stroke: {dashes}))"]


def _draw_marks(grid: SheetGrid, count: int, *, is_back: bool = False) -> list[str]:
    """Draw crop marks at each cut of `count` pieces, outside the printed area."""
    used = grid._replace(columns=min(count, grid.columns), rows=-(-count // grid.columns))
    if is_back:
        used = used._replace(left=grid.sheet.width - used.left - used.width)
    upright, level = used.cuts()
    distance = grid.bleed + 0.15
    left, right = used.left - distance, used.left + used.width + distance
    top, bottom = used.top - distance, used.top + used.height + distance
    high = min(MARK_MM, top - (STRIP_MM if grid.has_head else UNPRINTABLE_MM / 2))
    wide = min(MARK_MM, left - UNPRINTABLE_MM / 2)
    left_length = wide if grid.has_head else min(MARK_MM, left - EDGE_TEXT_MM)
    low = min(MARK_MM, grid.sheet.height - bottom - (STRIP_MM + 0.3 if grid.has_head else UNPRINTABLE_MM / 2))
    marks = [draw_line((x, y), (x, y + far)) for x in upright for y, far in ((top, -high), (bottom, low))]
    return marks + [draw_line((x, y), (x + far, y)) for y in level for x, far in ((left, -left_length), (right, wide))]


CALIBRATION = "calibration"
SHIFTS_MM = (-2.0, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0)
"""Shifts of the crosses on the back of the calibration sheet, in mm to the right and in mm down."""
CALIBRATION_CELL = 20.0


def calibration_parts(parts: Sequence[Part]) -> list[Part]:
    """Return the calibration sheet if any of the printed parts has backs. Otherwise, return an empty list.

    The sheet measures the offset between the fronts and the backs that a printer prints. Its front has a cross in
    each cell. Its back has the same crosses, each moved by the shift of its cell. Users hold the sheet against the
    light, and find the cell in which both crosses match. The shift of this cell corrects the offset.
    """
    if not any(isinstance(part, Pieces) and any(piece.back for piece in part.pieces) for part in parts):
        return []
    side = CALIBRATION_CELL * len(SHIFTS_MM)
    words = _(
        "Grid of crosses. Hold the sheet against the light. Find the cell in which the front and back "
        "crosses coincide. Its label is the shift."
    )
    front, back = (Drawing(_draw_calibration(is_back=is_back), words) for is_back in (False, True))
    note = _(
        "Hold the sheet against the light. Find the cell in which the crosses coincide. Its label is the "
        "value for --back-shift."
    )
    return [
        Pieces(
            CALIBRATION,
            _("Calibration"),
            (side, side),
            (Piece(front, back),),
            note,
            0.0,
            is_usual=False,
            needs_both_sides=True,
        )
    ]


def _draw_calibration(*, is_back: bool) -> str:
    side = CALIBRATION_CELL * len(SHIFTS_MM)
    cells = [
        _draw_cross(CALIBRATION_CELL * (column + 0.5), CALIBRATION_CELL * (row + 0.5), x, y, is_back=is_back)
        for row, y in enumerate(SHIFTS_MM)
        for column, x in enumerate(SHIFTS_MM[::-1] if is_back else SHIFTS_MM)
    ]
    return tag("svg", *cells, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {side:g} {side:g}")


def _draw_cross(x: float, y: float, right: float, down: float, *, is_back: bool) -> Fragment:
    """Draw a cross of the calibration sheet. `right` and `down` are the shift in mm.

    On the front of the sheet, the shift is a label next to the cross. On the back, the cross itself is moved by the
    shift.
    """
    at = (x + right, y + down) if is_back else (x, y)
    colour = "#B3261E" if is_back else "#22303C"
    arms = f"M{at[0] - 6:.2f} {at[1]:.2f}h12M{at[0]:.2f} {at[1] - 6:.2f}v12"
    cross = tag("path", d=arms, stroke=colour, stroke_width=0.2, fill="none")
    if is_back:
        return cross
    size = {"font_size": 2.6, "text_anchor": "middle", "font_family": FONT, "fill": colour}
    return tag("g", cross, tag("text", f"{right:g},{down:g}", x=x, y=y + 9.2, **size))
