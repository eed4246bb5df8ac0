"""Typst, called once per document: the same source and drawings give the same bytes."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import typst


def typeset(source: str, drawings: Mapping[str, str], kind: Literal["pdf", "png"], resolution: float = 144.0) -> bytes:
    """Set a typst document whose SVG drawings stand beside it by name; `resolution` in dots an inch is for PNG."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        (root / "main.typ").write_text(source, encoding="utf-8")
        for name, drawing in drawings.items():
            (root / name).write_text(drawing, encoding="utf-8")
        made = typst.compile(
            str(root / "main.typ"), root=str(root), format=kind, ppi=resolution, ignore_system_fonts=True
        )
    return bytes(made)


def quoted(text: str) -> str:
    """Write a text as a typst string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
