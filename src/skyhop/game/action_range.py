"""What the numbers of actions mean, kind by kind."""

from __future__ import annotations

from typing import NamedTuple


class ActionRange(NamedTuple):
    """Actions of one kind, whose numbers follow one another: what they are, how many, and how each is numbered."""

    kind: str
    size: int
    numbering: str = ""
