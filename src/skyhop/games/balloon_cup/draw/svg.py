"""What drawings of Balloon Cup are written with: symbols that are defined once and shown by name, labels."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from skyhop.svg.element import FONT
from skyhop.svg.svg import Fragment, number, tag

if TYPE_CHECKING:
    from collections.abc import Iterable


def points(pairs: Iterable[tuple[float, float]]) -> str:
    """Write the corners of a polygon or polyline."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in pairs)


def symbol(name: str, width: float, height: float, *children: str) -> Fragment:
    """Define a drawing once, to be shown by `use` or `icon`."""
    return tag("symbol", *children, id=name, viewBox=f"0 0 {number(width)} {number(height)}")


def use(name: str, x: float, y: float, width: float, height: float) -> Fragment:
    """Show a defined drawing inside another one."""
    return tag("use", href=f"#{name}", x=x, y=y, width=width, height=height)


@lru_cache(512)
def icon(name: str, width: float, height: float, title: str, class_: str) -> Fragment:
    """Show a defined drawing in a page: a picture with a name, or decoration where the title is empty."""
    attributes: dict[str, object] = {"class": class_, "viewBox": f"0 0 {number(width)} {number(height)}"}
    if not title:
        return tag("svg", tag("use", href=f"#{name}"), **attributes, aria_hidden="true")
    return tag("svg", tag("title", title), tag("use", href=f"#{name}"), **attributes, role="img")


def label(text: str, x: float, y: float, size: float, **attributes: object) -> Fragment:
    """Write a line of text; centred and bold unless told otherwise."""
    shape = {"text_anchor": "middle", "font_weight": "bold", "font_family": FONT} | attributes
    return tag("text", text, x=x, y=y, font_size=size, **shape)
