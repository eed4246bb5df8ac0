"""Markup that templates take as it is."""

from __future__ import annotations


class Fragment(str):
    """Text that is markup already."""

    __slots__ = ()

    def __html__(self) -> str:
        """Tell a template that nothing is left to escape."""
        return str(self)
