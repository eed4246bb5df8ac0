"""Typst documents: conversion of Markdown rulebooks to typst, and compilation to PDF or PNG.

Headings in the rulebooks begin at level 2.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import typst
from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from skyhop.game.capability import Drawing
from skyhop.print.paper import quote

if TYPE_CHECKING:
    from skyhop.print.pieces import Named

SIZE = re.compile(r'viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"')
MAX_PICTURE_MM = 84.0
"""Maximum width in mm of a picture that is below its text."""
EMPTY_CELL = "#box(height: 8.5mm)"
"""Typst content of an empty table cell. It leaves space for handwriting."""


class TypstText:
    """Converter of Markdown text with pictures to typst markup."""

    def __init__(self, pictures: Mapping[str, Drawing], named: Named) -> None:
        """Create a converter.

        `pictures` maps the picture names in the text to drawings. The function `named` stores a drawing as a file,
        and returns the name of the file.
        """
        self._pictures = pictures
        self._names = named

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
        drawn = f"box(baseline: 30%, image({file}, width: {picture.width}mm{alt}))"
        return f"#{drawn};" if alt else f"#pdf.artifact({drawn});"


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
    made = _compile(source, drawings, kind, resolution, standards)
    if not isinstance(made, bytes):
        message = "a document of several pages is one file as PDF alone"
        raise TypeError(message)
    return made


def compile_pages(source: str, drawings: Mapping[str, str], resolution: float) -> list[bytes]:
    """Compile a typst document and return its pages, each as PNG."""
    made = _compile(source, drawings, "png", resolution)
    return [made] if isinstance(made, bytes) else made


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
                made = compiler.compile(format=kind, ppi=resolution, pdf_standards=list(standards), timestamp=0)
            except typst.TypstError as error:
                stand_ins = dict.fromkeys(map(ord, _list_missing_characters(error)), REPLACEMENT)
                texts = [source, *drawings.values()]
                source, *others = (text.translate(stand_ins) for text in texts)
                if texts == [source, *others]:
                    raise
                drawings = dict(zip(drawings, others, strict=True))
            else:
                assert made is not None  # noqa: S101  nothing is None where no file is written
                return made


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
