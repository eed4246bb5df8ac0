"""SVG as text: elements with escaped attributes and children, and nothing that a strict page forbids.

The text of an element is a `Fragment`, so that a child that is plain text is
escaped and a child that is an element is not. Templates take a fragment as it
is (`__html__`). Numbers are rounded to hundredths: the same drawing has the
same bytes everywhere.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

FONT = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"


class Fragment(str):
    """Text that is SVG already."""

    __slots__ = ()

    def __html__(self) -> str:
        """Tell a template that nothing is left to escape."""
        return str(self)


def tag(name: str, *children: str, **attributes: object) -> Fragment:
    """Write one element; `stroke_width` becomes `stroke-width`, `class_` becomes `class`, None is left out."""
    opening = name + "".join(_attribute(key, value) for key, value in attributes.items() if value is not None)
    inside = join(children)
    return Fragment(f"<{opening}>{inside}</{name}>" if inside else f"<{opening}/>")


def join(children: Iterable[str]) -> Fragment:
    """Set elements one after another; plain text among them is escaped."""
    return Fragment("".join(child if isinstance(child, Fragment) else escape(child) for child in children))


def number(value: float) -> str:
    """Write a number in hundredths, without trailing zeros or a negative zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def points(pairs: Iterable[tuple[float, float]]) -> str:
    """Write the corners of a polygon or polyline."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in pairs)


def symbol(name: str, width: float, height: float, *children: str) -> Fragment:
    """Define a drawing once, to be shown by `use` or `icon`."""
    return tag("symbol", *children, id=name, viewBox=f"0 0 {number(width)} {number(height)}")


def use(name: str, x: float, y: float, width: float, height: float) -> Fragment:
    """Show a defined drawing inside another one."""
    return tag("use", href=f"#{name}", x=x, y=y, width=width, height=height)


def icon(name: str, width: float, height: float, title: str, class_: str) -> Fragment:
    """Show a defined drawing in a page: a picture with a name, or decoration where the title is empty."""
    attributes: dict[str, object] = {"class": class_, "viewBox": f"0 0 {number(width)} {number(height)}"}
    if not title:
        return tag("svg", tag("use", href=f"#{name}"), **attributes, aria_hidden="true")
    return tag("svg", tag("title", title), tag("use", href=f"#{name}"), **attributes, role="img")


def label(text: str, x: float, y: float, size: float, **attributes: object) -> Fragment:
    """Write a line of text; centred and bold unless told otherwise."""
    shape = {"text_anchor": "middle", "font_weight": "700", "font_family": FONT} | attributes
    return tag("text", text, x=x, y=y, font_size=size, **shape)


def _attribute(key: str, value: object) -> str:
    text = number(value) if isinstance(value, int | float) else str(value)
    return f' {key.rstrip("_").replace("_", "-")}="{escape(text)}"'
