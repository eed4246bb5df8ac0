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
        for value, possible in ((self.backs.sides, SIDES), (self.ink, INKS)):
            if value not in possible:
                problem = _("there is no value %(given)s; choose one of %(known)s")
                raise PaperError(problem % {"given": value, "known": listed(possible)})


def choose_parts(parts: Sequence[Part], names: Sequence[str]) -> list[Part]:
    """Return the parts of the material with the given names. If `names` is empty, return the default parts.

    Raise `PaperError` for an unknown name. The message lists the valid names.
    """
    part_of_name = {part.name: part for part in (*parts, *pieces.calibration_parts(parts))}
    unknown = [name for name in names if name not in part_of_name]
    if unknown:
        problem = _("there is no part %(part)s; choose one of %(parts)s")
        raise PaperError(problem % {"part": unknown[0], "parts": listed(part_of_name)})
    return [part_of_name[name] for name in dict.fromkeys(names)] if names else [part for part in parts if part.is_usual]


def render_pdf(title: str, parts: Sequence[Part], options: Print) -> bytes:
    """Return the parts as one PDF file that meets PDF/UA-1 and PDF/A-2a. Equal parts produce equal bytes.

    The file tells the printer to use 100% scale, and to print on one or two sides. In two-sided print, the reverse of
    a sheet with fronts contains their backs. The reverse of any other sheet is blank.
    """
    has_two_sides = options.backs.sides == DUPLEX or any(_is_duplex(part, options) for part in parts)
    source, files = _compose_document(title, parts, options, has_two_sides=has_two_sides)
    output = BytesIO()
    with pikepdf.open(BytesIO(compile_document(source, files, "pdf", standards=("ua-1", "a-2a")))) as pdf:
        preferences = pdf.Root.ViewerPreferences
        preferences.PrintScaling = pikepdf.Name("/None")
        if has_two_sides:
            preferences.Duplex = pikepdf.Name.DuplexFlipLongEdge
        elif not all(isinstance(part, Text) for part in parts):
            preferences.Duplex = pikepdf.Name.Simplex
        pdf.save(output, deterministic_id=True, object_stream_mode=pikepdf.ObjectStreamMode.disable)
    return output.getvalue()


def _is_duplex(part: Part, options: Print) -> bool:
    return isinstance(part, Pieces) and pieces.is_duplex(part, options.backs)


def render_pictures(
    title: str, parts: Sequence[Part], options: Print, resolution: float = DOTS_PER_INCH
) -> list[bytes]:
    """Return parts of a game's material as PNG pictures, one per page."""
    source, files = _compose_document(title, parts, options)
    return compile_pages(source, files, resolution)


def list_hints(parts: Sequence[Part], options: Print) -> Iterator[str]:
    """Yield hints for the user before printing.

    The hints name omitted parts of a poster and slots that are too small to draw in. They also recommend the
    calibration sheet for two-sided print, unless the options shift the backs.
    """
    for part in parts:
        if isinstance(part, Poster):
            yield from part.left_out
        if isinstance(part, Poster) and part.slot:
            slot = part.slot * choose_tiling(part.size, options.paper, options.pages).scale
            needed = count_sheets(part, options.paper)
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
    if has_backs and options.backs.sides == DUPLEX and options.backs.shift == (0.0, 0.0):
        yield _(
            "First print the calibration sheet: --with calibration. It shows the "
            "shift between backs and fronts on your printer."
        )


def count_pages(parts: Sequence[Part], options: Print) -> list[int]:
    """Return the number of pages of each part.

    The number for a text is 0, because its pages are known only after typesetting.
    """
    return [
        0 if isinstance(part, Text) else len(list(_compose_pages(part, options, lambda _drawing: ""))) for part in parts
    ]


def _compose_document(
    title: str, parts: Sequence[Part], options: Print, *, has_two_sides: bool = False
) -> tuple[str, dict[str, str]]:
    options.check()
    files: dict[str, str] = {}
    names: dict[str, str] = {}

    def name_file(drawing: Drawing) -> str:
        if drawing.svg not in names:
            names[drawing.svg] = f"{len(names)}.svg"
            files[names[drawing.svg]] = reduce_ink(drawing.svg, options.ink)
        return names[drawing.svg]

    pages = []
    for part in parts:
        for number, page in enumerate(_compose_pages(part, options, name_file)):
            is_back = number % 2 == 1 and _is_duplex(part, options)
            pages.append(page if is_back or not has_two_sides else NEW_SHEET + page)
    sheet = Sheet.of(options.paper)
    size = f"#set page(width: {sheet.width}mm, height: {sheet.height}mm)\n"
    return _compose_head(title) + size + "\n".join(pages), files


def _compose_head(title: str) -> str:
    tag, _dash, region = language().partition("-")
    locale = f"lang: {quote(tag)}" + (f", region: {quote(region)}" if len(region) == 2 else "")
    return (
        f"#set document(title: {quote(title)}, date: auto)\n"
        "#show heading.where(level: 1): set block(below: 5mm)\n"
        f'#set text({locale}, size: 9.5pt, fill: rgb("#1b242d"))\n'
        "#set heading(numbering: none)\n"
        "#show heading.where(level: 2): set text(size: 13pt)\n"
        "#show heading.where(level: 3): set text(size: 11pt)\n"
        "#set table(stroke: 0.4pt + luma(140), inset: (x: 5pt, y: 4pt), align: horizon)\n"
        "#show table.cell.where(y: 0): strong\n"
        "#let shown(drawing, words) = figure(drawing, caption: words, numbering: none, supplement: none)\n"
        "#show figure.caption: set text(size: 8pt)\n"
        f"{_FLOWING}"
    )


def _compose_pages(part: Part, options: Print, name_file: Named) -> Iterator[str]:
    if isinstance(part, Poster):
        yield from render_sheets(part, options.paper, options.pages, name_file)
    elif isinstance(part, Pieces):
        yield from pieces.render_sheets(part, options.paper, options.backs, name_file)
    else:
        yield _compose_text(part, options.paper, name_file)


def _compose_text(part: Text, paper: str, name_file: Named) -> str:
    sheet = Sheet.of(paper)
    size = f"width: {sheet.width}mm, height: {sheet.height}mm, margin: (x: 13mm, top: 12mm, bottom: 14mm)"
    words = TypstText(part.pictures, name_file).typst(part.words)
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


def _parse_channels(colour: str) -> tuple[int, ...]:
    long = colour if len(colour) == 6 else "".join(2 * digit for digit in colour)
    return tuple(int(long[at : at + 2], 16) for at in (0, 2, 4))


def _luma(channels: tuple[int, ...]) -> float:
    return sum(share * channel for share, channel in zip((0.299, 0.587, 0.114), channels, strict=True)) / 255


def _save_ink(attribute: str, channels: tuple[int, ...]) -> str:
    """Return the colour that saves ink in place of the colour with these channels.

    Fills and coloured lines become lighter by the same factor, so that patterns stay visible. Dark colours and gray
    lines do not change.
    """
    is_gray_line = attribute == "stroke" and max(channels) - min(channels) < MAX_GRAY_DIFFERENCE
    much = FULL_STRENGTH if is_gray_line or _luma(channels) < DARK_BRIGHTNESS else SAVING_STRENGTH
    return "#" + "".join(f"{round(255 - (255 - channel) * much):02x}" for channel in channels)


def _gray(_attribute: str, channels: tuple[int, ...]) -> str:
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
    def part_size(self) -> tuple[float, float]:
        """Width and height of the part of the poster on each sheet, in mm.

        All parts have the same size, so that no sheet has only a narrow strip.
        """
        return _share(self.size[0], self.across), _share(self.size[1], self.down)

    def corner(self, column: int, row: int) -> tuple[float, float]:
        """Return the upper left corner of the part on a sheet, in mm from the corner of the complete poster."""
        wide, high = self.part_size
        return column * (wide - OVERLAP_MM), row * (high - OVERLAP_MM)

    @property
    def corner_on_sheet(self) -> tuple[float, float]:
        """Upper left corner of the drawn part on each sheet, in mm from the corner of the sheet.

        The part is centred on the sheet.
        """
        wide, high = self.part_size
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
    min_scale = MIN_SLOT_MM / poster.slot if poster.slot else 0.0
    found = (pages for pages in range(1, MAX_SHEETS + 1) if choose_tiling(poster.size, paper, pages).scale >= min_scale)
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


def render_sheets(poster: Poster, paper: str, pages: int, name_file: Named) -> Iterator[str]:
    """Yield the sheets of a poster as typst pages, row by row."""
    tiling = choose_tiling(poster.size, paper, pages)
    name = name_file(poster.drawing)
    for row, column in product(range(tiling.down), range(tiling.across)):
        is_first = row == column == 0
        label = f"{chr(ord('A') + row)}{column + 1}" if tiling.sheets > 1 else ""
        note = _(
            "Cut along the left and upper marks. Glue the sheets together: the two half diamonds with the same "
            "number must meet."
        )
        frame = PageFrame(poster.title, is_first, note if label else "", label)
        words = poster.drawing.words if is_first else f"{poster.title}, {label}"
        content, around = (
            _render_window(tiling, name, words, column, row),
            mark_artifact(*_draw_marks(tiling, column, row)),
        )
        yield render_page(tiling.sheet, frame, content, around, inset=max(INSET_MM, tiling.corner_on_sheet[0] + 1.5))


def _render_window(tiling: Tiling, name: str, words: str, column: int, row: int) -> str:
    (wide, high), (left, top) = tiling.part_size, tiling.corner(column, row)
    size = f"width: {tiling.size[0]:.3f}mm, height: {tiling.size[1]:.3f}mm"
    drawing = f"image({quote(name)}, {size}, alt: {quote(words)})"
    moved = f"place(top + left, dx: {-left:.3f}mm, dy: {-top:.3f}mm, {drawing})"
    return place_content(
        *tiling.corner_on_sheet, f"box(width: {wide:.3f}mm, height: {high:.3f}mm, clip: true, {moved})"
    )


def _draw_marks(tiling: Tiling, column: int, row: int) -> list[str]:
    """Draw the marks of a sheet: crop marks, half diamonds for alignment, and the diagram of all sheets."""
    if tiling.sheets == 1:
        return []
    (x, y), (wide, high) = tiling.corner_on_sheet, tiling.part_size
    marks = []
    for at in (x, x + wide):
        marks += [draw_line((at, edge), (at, edge + far)) for edge, far in ((y, -MARK_MM), (y + high, MARK_MM))]
    for at in (y, y + high):
        marks += [draw_line((edge, at), (edge + far, at)) for edge, far in ((x, -MARK_MM), (x + wide, MARK_MM))]
    return [*marks, *_draw_diamonds(tiling, column, row), *_draw_diagram(tiling, column, row)]


def _draw_diamonds(tiling: Tiling, column: int, row: int) -> list[str]:
    """Draw half a diamond at each edge where a sheet meets another sheet. The other sheet has the other half."""
    (x, y), (wide, high) = tiling.corner_on_sheet, tiling.part_size
    upright, middle_y, middle_x = tiling.down * (tiling.across - 1), y + high / 2, x + wide / 2
    diamonds = []
    if column:
        diamonds.append(_draw_half((x, middle_y), (1, 0), row * (tiling.across - 1) + column, "b"))
    if column < tiling.across - 1:
        diamonds.append(
            _draw_half((x + wide - OVERLAP_MM, middle_y), (-1, 0), row * (tiling.across - 1) + column + 1, "a")
        )
    if row:
        diamonds.append(_draw_half((middle_x, y), (0, 1), upright + (row - 1) * tiling.across + column + 1, "b"))
    if row < tiling.down - 1:
        diamonds.append(
            _draw_half((middle_x, y + high - OVERLAP_MM), (0, -1), upright + row * tiling.across + column + 1, "a")
        )
    return diamonds


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


def _draw_diagram(tiling: Tiling, column: int, row: int) -> list[str]:
    """Draw a small diagram of all sheets at the lower right of a sheet. The diagram highlights this sheet."""
    cell = min(CELL_MM, (MARGIN_MM - UNPRINTABLE_MM - 0.3) / tiling.down)
    wide = 2.2 * cell
    left, top = tiling.sheet.width - 6 - wide * tiling.across, tiling.sheet.height - UNPRINTABLE_MM - cell * tiling.down
    return [
        f"#place(dx: {left + wide * c:.3f}mm, dy: {top + cell * r:.3f}mm, rect(width: {wide:.3f}mm, "
        f"height: {cell:.3f}mm, stroke: 0.15mm, fill: {'luma(120)' if (r, c) == (row, column) else 'white'}))"
        for r, c in product(range(tiling.down), range(tiling.across))
    ]
