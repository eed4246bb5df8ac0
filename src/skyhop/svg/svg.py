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


class Fragment(str):
    """Text that is SVG already."""

    __slots__ = ()

    def __html__(self) -> str:
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


def _attribute(key: str, value: object) -> str:
    text = number(value) if isinstance(value, int | float) else str(value)
    return f' {key.rstrip("_").replace("_", "-")}="{escape(text)}"'
