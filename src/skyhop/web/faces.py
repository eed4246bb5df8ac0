"""The faces of levels: balloons that look the more resolute, the better they play."""

from __future__ import annotations

from functools import cache

from skyhop.svg.svg import Fragment, number, tag

INK = "#22303C"
WOOD = "#A9743F"
CLOTHS = ("#F7DD8A", "#F5C842", "#8CC9A9", "#3FA27A", "#6E9BD6", "#274B9F", "#C8553D", "#8E1F2F")
"""Of the envelopes, the weakest first: each is told from its neighbours by its lightness too."""
LIGHT, DARK = "#FFFFFF", INK
LIGHT_FROM = 5
"""The first of the cloths on which a face is drawn in light lines."""
WIDTH, HEIGHT = 40, 50
ENVELOPE = "M20 2C10 2 3.5 9 3.5 18c0 8 7 14 12 20h9c5-6 12-12 12-20C36.5 9 30 2 20 2Z"


@cache
def face(place: int, count: int) -> Fragment:
    """Draw the face of level `place` of so many, counted from 0; as high as it is wide and a quarter more."""
    rank = 1.0 if count == 1 else place / (count - 1)
    cloth = round(rank * (len(CLOTHS) - 1))
    line = LIGHT if cloth >= LIGHT_FROM else DARK
    return tag(
        "svg",
        *_gondola(),
        tag("path", d=ENVELOPE, fill=CLOTHS[cloth]),
        tag("path", d="M12 6c-4 3-6 7-6 12", fill="none", stroke=LIGHT, stroke_width=2, stroke_opacity=0.5),
        tag("path", d=ENVELOPE, fill="none", stroke=INK, stroke_width=1.4),
        *_look(rank, line),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        aria_hidden="true",
        class_="face",
    )


def _gondola() -> tuple[Fragment, ...]:
    """Draw the basket with its ropes."""
    ropes = tag("path", d="M16 37l1 6M24 37l-1 6", stroke=WOOD, stroke_width=1.2)
    return ropes, tag("rect", x=15, y=42, width=10, height=7, rx=1.5, fill=WOOD, stroke=INK, stroke_width=1.2)


def _look(rank: float, line: str) -> tuple[Fragment, ...]:
    """Draw eyes, brows and mouth: wide eyes and a broad smile below, lowered brows and a thin smile above."""
    eye, brow, smile = 2.6 - 0.8 * rank, 2.2 * rank - 1.0, 5.0 - 4.0 * rank
    low, high = 10.5 + 1.5 * rank + brow, 10.5 + 1.5 * rank - brow
    corner, middle = 25 - smile / 3, 25 + 1.6 * smile
    brows = f"M10.5 {number(high)}L17 {number(low)}M29.5 {number(high)}L23 {number(low)}"
    mouth = f"M14 {number(corner)}Q20 {number(middle)} 26 {number(corner)}"
    return (
        *(tag("circle", cx=x, cy=17, r=eye, fill=line) for x in (14, 26)),
        tag("path", d=brows + mouth, fill="none", stroke=line, stroke_width=1.7, stroke_linecap="round"),
    )
