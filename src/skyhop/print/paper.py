"""Sheets of paper: their sizes, and the text at their edges: a title, and a ruler with print instructions."""

from __future__ import annotations

from typing import NamedTuple

from skyhop.i18n import _, listed

SIZES_MM = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
"""Width and height of each paper format in mm, in portrait."""
UNPRINTABLE_MM = 4.5
"""Unprintable margin of home printers at each edge, in mm."""
INSET_MM = 6.0
"""Distance in mm from the corner of a sheet to the start of the text along an edge."""
RULER = 50
STRIP_MM = 8.0
"""Width in mm of the strip for text at an edge."""


class PaperError(ValueError):
    """Error raised when a print option is invalid. The message names the valid options."""


class Sheet(NamedTuple):
    """Sheet of paper in portrait or landscape: width and height in mm."""

    width: float
    height: float

    @classmethod
    def of(cls, paper: str, *, lying: bool = False) -> Sheet:
        """Return the sheet of a paper format such as `A4`. With `lying`, the sheet is in landscape.

        Raises `PaperError` for an unknown format. The message lists the known formats.
        """
        if paper not in SIZES_MM:
            problem = _("there is no paper %(paper)s; choose one of %(papers)s")
            raise PaperError(problem % {"paper": paper, "papers": listed(SIZES_MM)})
        short, long = SIZES_MM[paper]
        return cls(long, short) if lying else cls(short, long)


class PageFrame(NamedTuple):
    """Texts at the edges of a printed sheet: the title of the part, a note, and the number of the sheet."""

    title: str
    """Title of the part."""
    is_first: bool
    """True for the first sheet of a part. Screen readers read the title of this sheet as a heading."""
    note: str = ""
    label: str = ""
    """Number of the sheet within its part, as text."""


def quote(text: str) -> str:
    """Return a text as a quoted typst string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def place_content(x: float, y: float, what: str) -> str:
    """Return typst markup that places the typst expression `what` on a sheet. `x` and `y` are in mm."""
    return f"#place(top + left, dx: {x:.3f}mm, dy: {y:.3f}mm, {what})"


def mark_artifact(*parts: str) -> str:
    """Return typst markup that hides content from screen readers, such as crop marks."""
    return "#pdf.artifact[" + "\n".join(parts) + "]"


def draw_line(start: tuple[float, float], end: tuple[float, float], width: float = 0.15) -> str:
    """Return typst markup for a thin line between two points. All numbers are in mm."""
    (ax, ay), (bx, by) = start, end
    return f"#place(line(start: ({ax:.3f}mm, {ay:.3f}mm), end: ({bx:.3f}mm, {by:.3f}mm), stroke: {width}mm + luma(60)))"


def render_page(sheet: Sheet, frame: PageFrame, *parts: str, sideways: bool = False, inset: float = INSET_MM) -> str:
    """Return typst markup for one sheet with its content `parts` and its edge text.

    With `sideways`, the edge text runs along the left side. Otherwise, it runs along the top and the bottom edge,
    and starts at `inset` mm.
    """
    size = f"width: {sheet.width}mm, height: {sheet.height}mm, margin: 0mm"
    return f"#page({size})[\n" + "\n".join([*_render_edges(sheet, frame, sideways, inset), *parts]) + "\n]"


def _render_edges(sheet: Sheet, frame: PageFrame, sideways: bool, inset: float) -> list[str]:  # noqa: FBT001 - as `page` has it
    """Return typst markup for the title of a sheet and for its ruler with the print instructions."""
    wide = (sheet.height if sideways else sheet.width) - inset - INSET_MM
    label = f" · {frame.label}" if frame.label else ""
    words = f'text(size: 8pt, weight: "bold", {quote(frame.title)}) + text(size: 8pt, {quote(label)})'
    note = f" + text(size: 7pt, fill: luma(60), {quote('   ' + frame.note)})" if frame.note else ""
    title = f"block(width: {wide:.2f}mm, {words}{note})"
    heading = f"heading(level: 1, {title})" if frame.is_first else f"pdf.artifact({title})"
    ruler = f"block(width: {wide:.2f}mm, {draw_ruler()})"
    if not sideways:
        return [place_content(inset, 5, heading), mark_artifact(place_content(inset, sheet.height - 7.6, ruler))]
    turned = "rotate(-90deg, origin: top + left, {})"
    return [
        place_content(4.6, sheet.height - INSET_MM, turned.format(heading)),
        mark_artifact(place_content(8.2, sheet.height - INSET_MM, turned.format(ruler))),
    ]


def draw_ruler() -> str:
    """Return a typst expression for the ruler at the edge of a sheet.

    The ruler has a mark at each centimetre, and the print instructions.
    """
    marks = "".join(
        f"#place(line(start: ({10 * n}mm, {1.0 if n % 5 else 0.2}mm), end: ({10 * n}mm, 2mm), stroke: 0.2mm))"
        for n in range(RULER // 10 + 1)
    )
    base = f"#place(line(start: (0mm, 2mm), end: ({RULER}mm, 2mm), stroke: 0.2mm))"
    words = _("Print at 100%% scale and measure this line: it must be %(length)s mm long") % {"length": RULER}
    return f"[{base}{marks}#place(dx: {RULER + 2}mm, dy: 0.2mm, text(size: 6.5pt, {quote(words)}))]"
