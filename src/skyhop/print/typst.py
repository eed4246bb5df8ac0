"""Markdown as typst: what rulebooks are written in, with pictures by name; headings begin at the second level."""

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

from skyhop.game.material import Drawing
from skyhop.print.paper import quoted

if TYPE_CHECKING:
    from skyhop.print.pieces import Named

SIZE = re.compile(r'viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"')
BROADEST = 84.0
"""mm of a picture below the text."""
ROOM = "#box(height: 8.5mm)"
"""What stands in an empty cell: room to write."""


class TypstText:
    """A text with its pictures, as content of a typst document."""

    def __init__(self, pictures: Mapping[str, Drawing], named: Named) -> None:
        """Take the pictures by the names that the text has for them."""
        self._pictures = pictures
        self._named = named

    def typst(self, markdown: str) -> str:
        """Write a text as markup."""
        tree = SyntaxTreeNode(_reader().parse(markdown))
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
        return f"[{self._lines(cell) or ROOM}]"

    def _lines(self, node: SyntaxTreeNode) -> str:
        return "".join(self._line(part) for inline in node.children for part in inline.children)

    def _line(self, node: SyntaxTreeNode) -> str:
        match node.type:
            case "text":
                return f"#{quoted(node.content)};"
            case "softbreak":
                return " "
            case "hardbreak":
                return " \\ "
            case "strong" | "em":
                name = {"strong": "strong", "em": "emph"}[node.type]
                return f"#{name}[{''.join(map(self._line, node.children))}]"
            case "code_inline":
                return f"#raw({quoted(node.content)})"
            case "image":
                return self._picture(str(node.attrs["src"]))
            case _:
                return "".join(map(self._line, node.children))

    def _picture(self, name: str) -> str:
        """Show a picture in its line, or a broad one below it with what it shows."""
        picture = self._pictures[name]
        file, alt = quoted(self._named(picture)), f", alt: {quoted(picture.words)}" if picture.words else ""
        if not picture.width:
            return f"#shown(image({file}, width: {_breadth(picture.svg)}{alt}), {quoted(picture.words)})"
        drawn = f"box(baseline: 30%, image({file}, width: {picture.width}mm{alt}))"
        return f"#{drawn};" if alt else f"#pdf.artifact({drawn});"


def _breadth(svg: str) -> str:
    """How broad a picture below the text is, so that it is neither too broad nor higher than `high`."""
    found = SIZE.search(svg)
    ratio = float(found[1]) / float(found[2]) if found else 1.0
    return f"calc.min({BROADEST}mm, {ratio:.3f} * high)"


@cache
def _reader() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


FOLDER = "drawing.svg"


def png(drawing: str, size: tuple[float, float], resolution: float = 144.0) -> bytes:
    """An SVG drawing of `size` (mm) as a PNG picture, `resolution` in dots an inch."""
    source = (
        f"#set page(width: {size[0]}mm, height: {size[1]}mm, margin: 0mm)\n"
        f"#image({quoted(FOLDER)}, width: {size[0]}mm, height: {size[1]}mm)\n"
    )
    return typeset(source, {FOLDER: drawing}, "png", resolution)


def typeset(
    source: str,
    drawings: Mapping[str, str],
    kind: Literal["pdf", "png"],
    resolution: float = 144.0,
    standards: Sequence[Literal["ua-1", "a-2a"]] = (),
) -> bytes:
    """Set a typst document whose SVG drawings stand beside it by name; the same ones give the same bytes.

    `resolution` in dots an inch is for PNG, of which there is one page; `standards` are those of PDF that it keeps.
    """
    made = _compiled(source, drawings, kind, resolution, standards)
    if not isinstance(made, bytes):
        message = "a document of several pages is one file as PDF alone"
        raise TypeError(message)
    return made


def typeset_pages(source: str, drawings: Mapping[str, str], resolution: float) -> list[bytes]:
    """Set a typst document as above, each of its pages as PNG."""
    made = _compiled(source, drawings, "png", resolution)
    return [made] if isinstance(made, bytes) else made


def _compiled(
    source: str,
    drawings: Mapping[str, str],
    kind: Literal["pdf", "png"],
    resolution: float,
    standards: Sequence[Literal["ua-1", "a-2a"]] = (),
) -> bytes | list[bytes]:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        (root / "main.typ").write_text(source, encoding="utf-8")
        for name, drawing in drawings.items():
            (root / name).write_text(drawing, encoding="utf-8")
        compiler = typst.Compiler(str(root / "main.typ"), root=str(root), font_paths=_fonts())
        made = compiler.compile(format=kind, ppi=resolution, pdf_standards=list(standards), timestamp=0)
        assert made is not None  # noqa: S101  nothing is None where no file is written
        return made


@cache
def _fonts() -> typst.Fonts:
    """Read the fonts that come with typst, once; those of the system are left out."""
    return typst.Fonts(include_system_fonts=False)
