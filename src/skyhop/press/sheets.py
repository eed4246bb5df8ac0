"""A drawing on 1, 4 or 9 sheets of paper, each a window onto it at its exact size, with overlap and crop marks."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import ceil
from pathlib import Path
from typing import Literal

import typst

from skyhop.core.language.i18n import _

SHORT_SIDE = {"A4": 210.0, "Letter": 215.9}
LONG_SIDE = {"A4": 297.0, "Letter": 279.4}
MARK = 4.0
"""mm: length of a crop mark."""
FOLDER = "drawing.svg"


@dataclass(frozen=True)
class Sheets:
    """How a drawing is laid on sheets, all in mm: lying paper, white margin, overlap of neighbours."""

    paper: str = "A4"
    margin: float = 8.0
    overlap: float = 10.0

    @property
    def window(self) -> tuple[float, float]:
        """Width and height of the part of a sheet that is printed on."""
        return LONG_SIDE[self.paper] - 2 * self.margin, SHORT_SIDE[self.paper] - 2 * self.margin

    def count(self, width: float, height: float) -> tuple[int, int]:
        """Count the sheets across and down that a drawing of this size needs."""
        across, down = self.window
        return _needed(width, across, self.overlap), _needed(height, down, self.overlap)


def _needed(whole: float, window: float, overlap: float) -> int:
    return max(1, ceil((whole - overlap - 0.01) / (window - overlap)))


def pdf(drawing: str, size: tuple[float, float], title: str, sheets: Sheets, summary: str = "") -> bytes:
    """Print an SVG drawing of `size` (mm) at that very size; `summary`, typst markup, is added as a page of its own."""
    across, down = sheets.count(*size)
    pages = [_sheet(sheets, size, column, row, (across, down)) for row in range(down) for column in range(across)]
    if summary:
        pages.append(f"#page(margin: 20mm)[\n{summary}\n]")
    head = (
        f"#set document(title: {quoted(title)}, date: none)\n"
        f"#set page(width: {LONG_SIDE[sheets.paper]}mm, height: {SHORT_SIDE[sheets.paper]}mm, margin: 0mm)\n"
        f"#let drawing = image({quoted(FOLDER)}, width: {size[0]}mm, height: {size[1]}mm, alt: {quoted(title)})\n"
    )
    return typeset(head + "\n".join(pages), {FOLDER: drawing}, "pdf")


def png(drawing: str, size: tuple[float, float], resolution: float = 144.0) -> bytes:
    """An SVG drawing of `size` (mm) as a PNG picture, `resolution` in dots an inch."""
    source = (
        f"#set page(width: {size[0]}mm, height: {size[1]}mm, margin: 0mm)\n"
        f"#image({quoted(FOLDER)}, width: {size[0]}mm, height: {size[1]}mm)\n"
    )
    return typeset(source, {FOLDER: drawing}, "png", resolution)


def _sheet(sheets: Sheets, size: tuple[float, float], column: int, row: int, counts: tuple[int, int]) -> str:
    """Write one sheet: its window, crop marks, and where it belongs."""
    wide, high = sheets.window
    left, top = column * (wide - sheets.overlap), row * (high - sheets.overlap)
    shown = (min(wide, size[0] - left), min(high, size[1] - top))
    window = f"box(width: {shown[0]:.3f}mm, height: {shown[1]:.3f}mm, clip: true"
    moved = f"place(dx: {-left:.3f}mm, dy: {-top:.3f}mm, drawing)"
    parts = [f"#place(dx: {sheets.margin}mm, dy: {sheets.margin}mm, {window}, {moved}))"]
    if counts != (1, 1):
        parts += _marks(sheets, shown)
        names = {"row": row + 1, "column": column + 1, "rows": counts[1], "columns": counts[0]} | {
            "overlap": f"{sheets.overlap:g}"
        }
        note = (
            _("Row %(row)s of %(rows)s, sheet %(column)s of %(columns)s; cut at the marks, overlap %(overlap)s mm")
            % names
        )
        parts.append(f"#place(bottom + center, dy: -2mm, text(size: 7pt, fill: luma(90))[#{quoted(note)}])")
    return "#page[\n" + "\n".join(parts) + "\n]"


def _marks(sheets: Sheets, shown: tuple[float, float]) -> list[str]:
    """Draw crop marks at the four corners of the window."""
    marks = []
    for x in (sheets.margin, sheets.margin + shown[0]):
        for y in (sheets.margin, sheets.margin + shown[1]):
            out_x = -MARK if x == sheets.margin else MARK
            out_y = -MARK if y == sheets.margin else MARK
            marks.append(_line((x, y), (x + out_x, y)))
            marks.append(_line((x, y), (x, y + out_y)))
    return marks


def _line(start: tuple[float, float], end: tuple[float, float]) -> str:
    (ax, ay), (bx, by) = start, end
    return f"#place(line(start: ({ax:.3f}mm, {ay:.3f}mm), end: ({bx:.3f}mm, {by:.3f}mm), stroke: 0.2mm + luma(60)))"


def typeset(source: str, drawings: Mapping[str, str], kind: Literal["pdf", "png"], resolution: float = 144.0) -> bytes:
    """Set a typst document whose SVG drawings stand beside it by name; the same ones give the same bytes.

    `resolution` in dots an inch is for PNG, of which there is one page.
    """
    made = _compiled(source, drawings, kind, resolution)
    if not isinstance(made, bytes):
        message = "a document of several pages is one file as PDF alone"
        raise TypeError(message)
    return made


def typeset_pages(source: str, drawings: Mapping[str, str], resolution: float) -> list[bytes]:
    """Set a typst document as above, each of its pages as PNG."""
    made = _compiled(source, drawings, "png", resolution)
    return [made] if isinstance(made, bytes) else made


def _compiled(
    source: str, drawings: Mapping[str, str], kind: Literal["pdf", "png"], resolution: float
) -> bytes | list[bytes]:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        (root / "main.typ").write_text(source, encoding="utf-8")
        for name, drawing in drawings.items():
            (root / name).write_text(drawing, encoding="utf-8")
        compiler = typst.Compiler(str(root / "main.typ"), root=str(root), font_paths=_fonts())
        made = compiler.compile(format=kind, ppi=resolution)
        assert made is not None  # noqa: S101  nothing is None where no file is written
        return made


@cache
def _fonts() -> typst.Fonts:
    """Read the fonts that come with typst, once; those of the system are left out."""
    return typst.Fonts(include_system_fonts=False)


def quoted(text: str) -> str:
    """Write a text as a typst string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
