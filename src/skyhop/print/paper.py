"""Sheets of paper: their sizes, and what stands at the edge of each: what it is, a ruler, “print at 100%”."""

from __future__ import annotations

from typing import NamedTuple

from skyhop.i18n import _, listed

SIZES = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
"""mm, standing."""
UNPRINTABLE = 4.5
"""mm: what home printers leave white at each edge."""
INSET = 6.0
"""mm from an edge to where words begin that stand along the next one."""
RULER = 50
STRIP = 8.0
"""mm: room for what stands at an edge."""


class PaperError(ValueError):
    """Something about the print that cannot be; the message names what can be chosen."""


class Sheet(NamedTuple):
    """A sheet of paper, standing or lying: breadth and height in mm."""

    width: float
    height: float

    @classmethod
    def of(cls, paper: str, *, lying: bool = False) -> Sheet:
        """The sheet of a paper; `PaperError` names the papers there are."""
        if paper not in SIZES:
            problem = _("there is no paper %(paper)s; choose one of %(papers)s")
            raise PaperError(problem % {"paper": paper, "papers": listed(SIZES)})
        short, long = SIZES[paper]
        return cls(long, short) if lying else cls(short, long)


class PageFrame(NamedTuple):
    """What stands at the edges of a sheet."""

    title: str
    """Of the part."""
    is_first: bool
    """Whether this is its first sheet, on which the title is a heading for whoever hears the document."""
    note: str = ""
    label: str = ""
    """Which of the part's sheets it is."""


def quoted(text: str) -> str:
    """Write a text as a typst string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def placed(x: float, y: float, what: str) -> str:
    """Place something at a point of the sheet, in mm; whatever it says is content in typst's code."""
    return f"#place(top + left, dx: {x:.3f}mm, dy: {y:.3f}mm, {what})"


def aside(*parts: str) -> str:
    """Mark what only serves to handle the paper, so that nobody has to listen to it."""
    return "#pdf.artifact[" + "\n".join(parts) + "]"


def line(start: tuple[float, float], end: tuple[float, float], width: float = 0.15) -> str:
    """Draw a thin line from point to point."""
    (ax, ay), (bx, by) = start, end
    return f"#place(line(start: ({ax:.3f}mm, {ay:.3f}mm), end: ({bx:.3f}mm, {by:.3f}mm), stroke: {width}mm + luma(60)))"


def page(sheet: Sheet, frame: PageFrame, *parts: str, sideways: bool = False, inset: float = INSET) -> str:
    """Write one sheet with what is placed on it; `sideways`, its edge is written along the left side.

    What stands above and below begins at `inset` mm.
    """
    size = f"width: {sheet.width}mm, height: {sheet.height}mm, margin: 0mm"
    return f"#page({size})[\n" + "\n".join([*_edges(sheet, frame, sideways, inset), *parts]) + "\n]"


def _edges(sheet: Sheet, frame: PageFrame, sideways: bool, inset: float) -> list[str]:  # noqa: FBT001 - as `page` has it
    """Write the title, and the ruler with what is to be known of the print."""
    wide = (sheet.height if sideways else sheet.width) - inset - INSET
    label = f" · {frame.label}" if frame.label else ""
    words = f'text(size: 8pt, weight: "bold", {quoted(frame.title)}) + text(size: 8pt, {quoted(label)})'
    note = f" + text(size: 7pt, fill: luma(60), {quoted('   ' + frame.note)})" if frame.note else ""
    title = f"block(width: {wide:.2f}mm, {words}{note})"
    heading = f"heading(level: 1, {title})" if frame.is_first else f"pdf.artifact({title})"
    ruler = f"block(width: {wide:.2f}mm, {ruler_content()})"
    if not sideways:
        return [placed(inset, 5, heading), aside(placed(inset, sheet.height - 7.6, ruler))]
    turned = "rotate(-90deg, origin: top + left, {})"
    return [
        placed(4.6, sheet.height - INSET, turned.format(heading)),
        aside(placed(8.2, sheet.height - INSET, turned.format(ruler))),
    ]


def ruler_content() -> str:
    """Draw the ruler, a mark each centimetre, and say how to print; content in typst's code."""
    marks = "".join(
        f"#place(line(start: ({10 * n}mm, {1.0 if n % 5 else 0.2}mm), end: ({10 * n}mm, 2mm), stroke: 0.2mm))"
        for n in range(RULER // 10 + 1)
    )
    base = f"#place(line(start: (0mm, 2mm), end: ({RULER}mm, 2mm), stroke: 0.2mm))"
    words = _("%(length)s mm: print at 100%%, and measure this line") % {"length": RULER}
    return f"[{base}{marks}#place(dx: {RULER + 2}mm, dy: 0.2mm, text(size: 6.5pt, {quoted(words)}))]"
