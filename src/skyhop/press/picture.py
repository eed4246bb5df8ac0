"""A moment of a match as a PNG picture: its drawing, and below it in words what had just happened."""

from __future__ import annotations

import re

from skyhop.press.sheets import quoted, typeset

PIXELS = 960
"""Breadth of every picture: more than a phone shows, and enough for the small numbers of a map."""
WIDTH = 720.0
"""The same breadth in the points of typst."""
POINTS_OF_INCH = 72
STRIP = 76.0
"""Points: height of the sentence's place, for two lines that a phone shows readably."""
DRAWING = "drawing.svg"
SIZE = re.compile(r'<svg[^>]*\sviewBox="0 0 ([\d.]+) ([\d.]+)"')
SENTENCE = """
#set text(fill: rgb("#22303f"), hyphenate: false)
#let fitted(told) = layout(room => {
  for size in (23pt, 20pt, 17pt, 14pt, 11pt) {
    let line = text(size: size, told)
    if measure(line, width: room.width).height <= room.height or size == 11pt { return line }
  }
})
"""
"""The sentence as large as it fits in."""


def tallness(drawing: str) -> float:
    """The height of a drawing as a part of its breadth; `ValueError` where it does not say its size."""
    found = SIZE.search(drawing)
    if found is None:
        message = "a drawing without a viewBox"
        raise ValueError(message)
    return float(found[2]) / float(found[1])


def picture(drawing: str, sentence: str, tall: float | None = None) -> bytes:
    """Set a drawing, and a sentence below it, as PNG; in a place as `tall` as told, where it is not its own."""
    height = WIDTH * (tallness(drawing) if tall is None else tall)
    source = (
        f'#set page(width: {WIDTH}pt, height: {height + STRIP:.2f}pt, margin: 0pt, fill: rgb("#f6f9fb"))\n'
        f"{SENTENCE}"
        f'#place(top, image({quoted(DRAWING)}, width: {WIDTH}pt, height: {height:.2f}pt, fit: "contain"))\n'
        f"#place(bottom, block(width: 100%, height: {STRIP}pt, inset: (x: 18pt, y: 9pt), "
        f"align(left + horizon, fitted({quoted(sentence)}))))\n"
    )
    return typeset(source, {DRAWING: drawing}, "png", PIXELS / WIDTH * POINTS_OF_INCH)
