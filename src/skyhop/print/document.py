"""Printed material of a game as an accessible PDF that describes each drawing, or as PNG pictures.

A poster is a large drawing in equal parts on several sheets, with alignment marks. Users glue the sheets together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import product
from math import ceil
from typing import NamedTuple

import pikepdf

from skyhop.game.capability import Drawing, Part, Pieces, Poster, Text
from skyhop.i18n import _, language, listed
from skyhop.print import pieces
from skyhop.print.pieces import DUPLEX, MARK_MM, SIDES, Backs
from skyhop.print.typst import (
    INSET_MM,
    UNPRINTABLE_MM,
    Named,
    PageFrame,
    PaperError,
    Sheet,
    TypstText,
    compile_document,
    compile_pages,
    draw_line,
    draw_ruler,
    mark_artifact,
    place_content,
    quote,
    render_page,
)

INKS = ("colour", "ink", "gray")
FULL_STRENGTH, SAVING_STRENGTH = 1.0, 0.3
"""Strength of a printed colour as a share of the original: without ink saving and with ink saving."""
DARK_BRIGHTNESS = 0.22
"""Brightness below which ink saving does not change a colour. Dark elements thus stay readable."""
MAX_GRAY_DIFFERENCE = 24
"""Maximum difference between the red, green and blue values of a line that counts as gray."""
DOTS_PER_INCH = 300.0
"""Resolution of pictures in dots per inch."""
NEW_SHEET = '#pagebreak(weak: true, to: "odd")\n'
"""Typst markup that starts a new sheet; the back of the previous sheet stays blank."""
_FLOWING = """#let flowing(count, words) = layout(size => {
  let sizes = ((9.5pt, 54mm), (9.5pt, 46mm), (9.5pt, 39mm), (9.5pt, 33mm), (9pt, 39mm), (9pt, 33mm))
  let wide = (size.width - 8mm * (count - 1)) / count
  let laid(letters, high) = text(size: letters, words(high))
  let taken(letters, high) = measure(laid(letters, high), width: wide).height + 14mm + (count - 1) * (high + 6mm)
  let pages(each) = calc.ceil(taken(..each) / (count * size.height))
  columns(count, gutter: 8mm, laid(..sizes.find(each => pages(each) == pages(sizes.last()))))
})
"""
"""Typst function for text in columns.

It chooses the largest letters and pictures with which the text needs the fewest pages.
"""
_LETTERS = re.compile(r"(<text[^>]*>)")
"""Pattern of text elements. Ink saving does not change them, because they need little ink and must be readable."""
_COLOUR = re.compile(r'(fill|stroke|stop-color)="#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})"')


class Print(NamedTuple):
    """Options for printing the material of a game."""

    paper: str = "A4"
    pages: int = 0
    """Number of sheets for each poster. With 0, a poster has its original size."""
    backs: Backs = Backs()
    ink: str = "colour"

    def check(self) -> None:
        """Raise `PaperError` if one of the options is invalid. The message lists the valid values of this option."""
        Sheet.of(self.paper)
        check_pages(self.pages)
        for given, known in ((self.backs.sides, SIDES), (self.ink, INKS)):
            if given not in known:
                problem = _("there is no value %(given)s; choose one of %(known)s")
                raise PaperError(problem % {"given": given, "known": listed(known)})


def choose_parts(parts: Sequence[Part], names: Sequence[str]) -> list[Part]:
    """Return the parts of the material with the given names. If `names` is empty, return the default parts.

    Raise `PaperError` for an unknown name. The message lists the valid names.
    """
    known = {part.name: part for part in (*parts, *pieces.calibration_parts(parts))}
    unknown = [name for name in names if name not in known]
    if unknown:
        problem = _("there is no part %(part)s; choose one of %(parts)s")
        raise PaperError(problem % {"part": unknown[0], "parts": listed(known)})
    return [known[name] for name in dict.fromkeys(names)] if names else [part for part in parts if part.is_usual]


def render_pdf(title: str, parts: Sequence[Part], how: Print) -> bytes:
    """Return the parts as one PDF file that meets PDF/UA-1 and PDF/A-2a. Equal parts produce equal bytes.

    The file tells the printer to use 100% scale, and to print on one or two sides. In two-sided print, the reverse of
    a sheet with fronts contains their backs. The reverse of any other sheet is blank.
    """
    has_two_sides = how.backs.sides == DUPLEX or any(_is_duplex(part, how) for part in parts)
    source, files = _compose_document(title, parts, how, has_two_sides=has_two_sides)
    written = BytesIO()
    with pikepdf.open(BytesIO(compile_document(source, files, "pdf", standards=("ua-1", "a-2a")))) as made:
        asked = made.Root.ViewerPreferences
        asked.PrintScaling = pikepdf.Name("/None")
        if has_two_sides:
            asked.Duplex = pikepdf.Name.DuplexFlipLongEdge
        elif not all(isinstance(part, Text) for part in parts):
            asked.Duplex = pikepdf.Name.Simplex
        made.save(written, deterministic_id=True, object_stream_mode=pikepdf.ObjectStreamMode.disable)
    return written.getvalue()


def _is_duplex(part: Part, how: Print) -> bool:
    return isinstance(part, Pieces) and pieces.is_duplex(part, how.backs)


def render_pictures(title: str, parts: Sequence[Part], how: Print, resolution: float = DOTS_PER_INCH) -> list[bytes]:
    """Return parts of a game's material as PNG pictures, one per page."""
    source, files = _compose_document(title, parts, how)
    return compile_pages(source, files, resolution)


def list_hints(parts: Sequence[Part], how: Print) -> Iterator[str]:
    """Yield hints for the user before printing.

    The hints name omitted parts of a poster and slots that are too small to draw in. They also recommend the
    calibration sheet for two-sided print, unless the options shift the backs.
    """
    for part in parts:
        if isinstance(part, Poster):
            yield from part.left_out
        if isinstance(part, Poster) and part.slot:
            slot = part.slot * choose_tiling(part.size, how.paper, how.pages).scale
            needed = count_sheets(part, how.paper)
            if slot < MIN_SLOT_MM and needed:
                names = {"slot": round(slot, 1), "least": round(MIN_SLOT_MM), "pages": needed}
                yield (
                    _(
                        "Slots are %(slot)s mm wide, but you need at least %(least)s mm to draw in a slot. Use --pages "
                        "%(pages)s."
                    )
                    % names
                )
    has_backs = any(isinstance(part, Pieces) and any(piece.back for piece in part.pieces) for part in parts)
    if has_backs and how.backs.sides == DUPLEX and how.backs.shift == (0.0, 0.0):
        yield _(
            "First print the calibration sheet: --with calibration. It shows the "
            "shift between backs and fronts on your printer."
        )


def count_pages(parts: Sequence[Part], how: Print) -> list[int]:
    """Return the number of pages of each part.

    The number for a text is 0, because its pages are known only after typesetting.
    """
    return [
        0 if isinstance(part, Text) else len(list(_compose_pages(part, how, lambda _drawing: ""))) for part in parts
    ]


def _compose_document(
    title: str, parts: Sequence[Part], how: Print, *, has_two_sides: bool = False
) -> tuple[str, dict[str, str]]:
    how.check()
    files: dict[str, str] = {}
    names: dict[str, str] = {}

    def named(drawing: Drawing) -> str:
        if drawing.svg not in names:
            names[drawing.svg] = f"{len(names)}.svg"
            files[names[drawing.svg]] = reduce_ink(drawing.svg, how.ink)
        return names[drawing.svg]

    pages = []
    for part in parts:
        for number, written in enumerate(_compose_pages(part, how, named)):
            is_back = number % 2 == 1 and _is_duplex(part, how)
            pages.append(written if is_back or not has_two_sides else NEW_SHEET + written)
    sheet = Sheet.of(how.paper)
    size = f"#set page(width: {sheet.width}mm, height: {sheet.height}mm)\n"
    return _compose_head(title) + size + "\n".join(pages), files


def _compose_head(title: str) -> str:
    tag, _dash, region = language().partition("-")
    spoken = f"lang: {quote(tag)}" + (f", region: {quote(region)}" if len(region) == 2 else "")
    return (
        f"#set document(title: {quote(title)}, date: auto)\n"
        "#show heading.where(level: 1): set block(below: 5mm)\n"
        f'#set text({spoken}, size: 9.5pt, fill: rgb("#1b242d"))\n'
        "#set heading(numbering: none)\n"
        "#show heading.where(level: 2): set text(size: 13pt)\n"
        "#show heading.where(level: 3): set text(size: 11pt)\n"
        "#set table(stroke: 0.4pt + luma(140), inset: (x: 5pt, y: 4pt), align: horizon)\n"
        "#show table.cell.where(y: 0): strong\n"
        "#let shown(drawing, words) = figure(drawing, caption: words, numbering: none, supplement: none)\n"
        "#show figure.caption: set text(size: 8pt)\n"
        f"{_FLOWING}"
    )


def _compose_pages(part: Part, how: Print, named: Named) -> Iterator[str]:
    if isinstance(part, Poster):
        yield from render_sheets(part, how.paper, how.pages, named)
    elif isinstance(part, Pieces):
        yield from pieces.render_sheets(part, how.paper, how.backs, named)
    else:
        yield _compose_text(part, how.paper, named)


def _compose_text(part: Text, paper: str, named: Named) -> str:
    sheet = Sheet.of(paper)
    size = f"width: {sheet.width}mm, height: {sheet.height}mm, margin: (x: 13mm, top: 12mm, bottom: 14mm)"
    words = TypstText(part.pictures, named).typst(part.words)
    title = f"#heading(level: 1, text(size: 17pt, {quote(part.title)}))"
    flowing = f"#flowing({part.columns}, high => [\n{words}\n])"
    return f"#page({size}, footer: {draw_ruler()}, footer-descent: 5mm)[\n{title}\n\n{flowing}\n]"


def reduce_ink(drawing: str, ink: str) -> str:
    """Return a drawing with lighter colours or in shades of gray. With `ink="colour"`, return the drawing unchanged."""
    if ink == "colour":
        return drawing
    change = _save_ink if ink == "ink" else _gray
    pieces = _LETTERS.split(drawing) if ink == "ink" else [drawing]
    pieces[::2] = [
        _COLOUR.sub(lambda found: f'{found[1]}="{change(found[1], _parse_channels(found[2]))}"', piece)
        for piece in pieces[::2]
    ]
    return "".join(pieces)


def _parse_channels(written: str) -> tuple[int, ...]:
    long = written if len(written) == 6 else "".join(2 * digit for digit in written)
    return tuple(int(long[at : at + 2], 16) for at in (0, 2, 4))


def _luma(channels: tuple[int, ...]) -> float:
    return sum(share * channel for share, channel in zip((0.299, 0.587, 0.114), channels, strict=True)) / 255


def _save_ink(what: str, channels: tuple[int, ...]) -> str:
    """Return the colour that saves ink in place of the colour with these channels.

    Fills and coloured lines become lighter by the same factor, so that patterns stay visible. Dark colours and gray
    lines do not change.
    """
    is_gray_line = what == "stroke" and max(channels) - min(channels) < MAX_GRAY_DIFFERENCE
    much = FULL_STRENGTH if is_gray_line or _luma(channels) < DARK_BRIGHTNESS else SAVING_STRENGTH
    return "#" + "".join(f"{round(255 - (255 - channel) * much):02x}" for channel in channels)


def _gray(_what: str, channels: tuple[int, ...]) -> str:
    return "#" + 3 * f"{round(255 * _luma(channels)):02x}"


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
    """Return the division of a drawing into `pages` sheets at the largest possible scale.

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
