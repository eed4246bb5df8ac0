"""How a match is begun from a form: what its fields say, and what a game makes of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

ME, FRIEND = "me", "friend"
"""Words for who sits in a seat: whoever fills in the form, and whoever comes by; any other word names a bot."""
ANY_BOT = ""
"""The best bot that there is."""


class Fields:
    """The fields of a form: texts, of which each name may have several."""

    def __init__(self, items: Iterable[tuple[str, str]] = ()) -> None:
        """Take names and texts in the order of the form."""
        self._items = tuple(items)

    def __contains__(self, name: str) -> bool:
        return any(key == name for key, _text in self._items)

    def get(self, name: str, default: str = "") -> str:
        """Give the last text of a name."""
        return next((text for key, text in reversed(self._items) if key == name), default)

    def all(self, name: str) -> tuple[str, ...]:
        """Give all texts of a name."""
        return tuple(text for key, text in self._items if key == name)

    def items(self) -> tuple[tuple[str, str], ...]:
        """Give all names with their texts."""
        return self._items


class Start(NamedTuple):
    """What a form asks for: a ruleset, who sits where (words as above), and which of them begins (None: by lot)."""

    ruleset: str | Mapping[str, object]
    players: tuple[str, ...]
    first: int | None
