"""Typst documents: sheets of paper with text at their edges, Markdown rulebooks, and compilation to PDF or PNG.

The text at the edges of a sheet is a title, and a ruler with print instructions. Headings in the rulebooks begin at
level 2.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

import typst
from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from skyhop.game.capability import Drawing
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
    """Error raised when a print option is invalid. The message names the option and says what is valid."""


class Sheet(NamedTuple):
    """Sheet of paper in portrait or landscape: width and height in mm."""

    width: float
    height: float

    @classmethod
    def of(cls, paper: str, *, lying: bool = False) -> Sheet:
        """Return the sheet of a paper format such as `A4`. With `lying`, the sheet is in landscape.

        Raise `PaperError` for an unknown format. The message lists the known formats.
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
    """Return typst markup that hides content, such as crop marks, from screen readers."""
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


def _render_edges(sheet: Sheet, frame: PageFrame, sideways: bool, inset: float) -> list[str]:  # noqa: FBT001 - same parameters as `render_page`
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


SIZE = re.compile(r'viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"')
MAX_PICTURE_MM = 84.0
"""Maximum width in mm of a picture that is below its text."""
EMPTY_CELL = "#box(height: 8.5mm)"
"""Typst content of an empty table cell. It leaves space for handwriting."""
Named = Callable[[Drawing], str]
"""Function that stores a drawing and returns the name of its file."""


class TypstText:
    """Converter of Markdown text with pictures to typst markup."""

    def __init__(self, pictures: Mapping[str, Drawing], name_file: Named) -> None:
        """Create a converter.

        `pictures` maps the picture names in the text to drawings. The function `name_file` stores a drawing as a file,
        and returns the name of the file.
        """
        self._pictures = pictures
        self._names = name_file

    def typst(self, markdown: str) -> str:
        """Return a Markdown text as typst markup."""
        tree = SyntaxTreeNode(_make_reader().parse(markdown))
        return "\n\n".join(self._block(node) for node in tree.children)

    def _block(self, node: SyntaxTreeNode) -> str:
        kinds: dict[str, Callable[[SyntaxTreeNode], str]] = {
            "heading": lambda node: f"#heading(level: {max(2, int(node.tag[1:]))})[{self._lines(node)}]",
            "paragraph": self._lines,
            "bullet_list": lambda node: f"#list({self._items(node)})",
            "ordered_list": lambda node: f"#enum({self._items(node)})",
            "table": self._table,
        }
        return kinds[node.type](node)

    def _items(self, node: SyntaxTreeNode) -> str:
        return ", ".join("[" + "\n\n".join(self._block(part) for part in item.children) + "]" for item in node.children)

    def _table(self, node: SyntaxTreeNode) -> str:
        head, *bodies = node.children
        cells = [self._cell(cell) for cell in head.children[0].children]
        rows = [self._cell(cell) for body in bodies for row in body.children for cell in row.children]
        shares = ", ".join("auto" if "style" not in cell.attrs else "1fr" for cell in head.children[0].children)
        return f"#table(columns: ({shares},), table.header({', '.join(cells)}), {', '.join(rows)})"

    def _cell(self, cell: SyntaxTreeNode) -> str:
        return f"[{self._lines(cell) or EMPTY_CELL}]"

    def _lines(self, node: SyntaxTreeNode) -> str:
        return "".join(self._line(part) for inline in node.children for part in inline.children)

    def _line(self, node: SyntaxTreeNode) -> str:
        match node.type:
            case "text":
                return f"#{quote(node.content)};"
            case "softbreak":
                return " "
            case "hardbreak":
                return " \\ "
            case "strong" | "em":
                name = {"strong": "strong", "em": "emph"}[node.type]
                return f"#{name}[{''.join(map(self._line, node.children))}]"
            case "code_inline":
                return f"#raw({quote(node.content)})"
            case "image":
                return self._picture(str(node.attrs["src"]))
            case _:
                return "".join(map(self._line, node.children))

    def _picture(self, name: str) -> str:
        """Return typst markup for the picture with a name.

        A picture with a fixed width is inside the line of text. All other pictures are below the text, with their
        description.
        """
        picture = self._pictures[name]
        file, alt = quote(self._names(picture)), f", alt: {quote(picture.words)}" if picture.words else ""
        if not picture.width:
            return f"#shown(image({file}, width: {_limit_width(picture.svg)}{alt}), {quote(picture.words)})"
        image = f"box(baseline: 30%, image({file}, width: {picture.width}mm{alt}))"
        return f"#{image};" if alt else f"#pdf.artifact({image});"


def _limit_width(svg: str) -> str:
    """Return a typst expression for the width of a picture below the text.

    The width is limited, so that the picture exceeds neither the maximum width nor the maximum height.
    """
    found = SIZE.search(svg)
    ratio = float(found[1]) / float(found[2]) if found else 1.0
    return f"calc.min({MAX_PICTURE_MM}mm, {ratio:.3f} * high)"


@cache
def _make_reader() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


FOLDER = "drawing.svg"
REPLACEMENT = "□"
"""Replacement for a character that no font has, such as an emoji in the name of a map."""
WITHOUT_GLYPH = re.compile(r'(?:text|codepoint) `"(.+?)"`')
ESCAPED = re.compile(r"\\u\{(\w+)\}")


def render_png(drawing: str, size: tuple[float, float], resolution: float = 144.0) -> bytes:
    """Return an SVG drawing as PNG. `size` is its width and height in mm. `resolution` is in dots per inch."""
    source = (
        f"#set page(width: {size[0]}mm, height: {size[1]}mm, margin: 0mm)\n"
        f"#image({quote(FOLDER)}, width: {size[0]}mm, height: {size[1]}mm)\n"
    )
    return compile_document(source, {FOLDER: drawing}, "png", resolution)


def compile_document(
    source: str,
    drawings: Mapping[str, str],
    kind: Literal["pdf", "png"],
    resolution: float = 144.0,
    standards: Sequence[Literal["ua-1", "a-2a"]] = (),
) -> bytes:
    """Compile a typst document to a PDF or to a PNG. The same input gives the same bytes.

    `drawings` maps file names to SVG drawings. `resolution`, in dots per inch, applies to a PNG, which has a single
    page. `standards` are the PDF standards that the file must meet.
    """
    output = _compile(source, drawings, kind, resolution, standards)
    if not isinstance(output, bytes):
        message = "a document of several pages is one file as PDF alone"
        raise TypeError(message)
    return output


def compile_pages(source: str, drawings: Mapping[str, str], resolution: float) -> list[bytes]:
    """Compile a typst document and return its pages, each as PNG."""
    output = _compile(source, drawings, "png", resolution)
    return [output] if isinstance(output, bytes) else output


def _compile(
    source: str,
    drawings: Mapping[str, str],
    kind: Literal["pdf", "png"],
    resolution: float,
    standards: Sequence[Literal["ua-1", "a-2a"]] = (),
) -> bytes | list[bytes]:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        while True:
            (root / "main.typ").write_text(source, encoding="utf-8")
            for name, drawing in drawings.items():
                (root / name).write_text(drawing, encoding="utf-8")
            compiler = typst.Compiler(str(root / "main.typ"), root=str(root), font_paths=_load_fonts())
            try:
                output = compiler.compile(format=kind, ppi=resolution, pdf_standards=list(standards), timestamp=0)
            except typst.TypstError as error:
                stand_ins = dict.fromkeys(map(ord, _list_missing_characters(error)), REPLACEMENT)
                texts = [source, *drawings.values()]
                source, *others = (text.translate(stand_ins) for text in texts)
                if texts == [source, *others]:
                    raise
                drawings = dict(zip(drawings, others, strict=True))
            else:
                assert output is not None  # noqa: S101  the result is None only if a file is written
                return output


def _list_missing_characters(error: typst.TypstError) -> set[str]:
    """Return the characters that the compiler's error lists because no font contains them.

    PDF/A requires a glyph for each character.
    """
    texts = WITHOUT_GLYPH.findall(str(error.diagnostic))
    found = {char for text in texts for char in ESCAPED.sub(lambda code: chr(int(code[1], 16)), text)}
    return {char for char in found if not char.isascii() and char != REPLACEMENT}


@cache
def _load_fonts() -> typst.Fonts:
    """Return the fonts of the typst package, loaded once. System fonts are not used."""
    return typst.Fonts(include_system_fonts=False)
