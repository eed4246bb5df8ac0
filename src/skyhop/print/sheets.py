"""Typst sets what is printed: a document, and the SVG drawings that stand beside it by name."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal

import typst

from skyhop.print.paper import quoted

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
