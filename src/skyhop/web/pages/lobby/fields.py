"""The fields of the form that begins a match, and the words that they hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

ME, FRIEND, NOBODY = "me", "friend", "-"
"""Words for who sits in a seat: whoever fills in the form, whoever comes by, nobody; any other word names a bot."""
ANY_BOT = ""
"""A bot of the level that the form names, or the one that plays where none is named."""
OPTION = "option."
SENT = "sent"
"""A hidden field of the form: a box that is not ticked sends nothing."""
INVITED = 2
"""The seat of a friend whom the lobby's button invites; its field is the word, `friend`."""
LOT, OTHER = "lot", "other"
HINTS = "hints"
"""Of forms: whether people may take hints where they play each other."""
WORD, TICKET = "word", "ticket"
"""What a player adds to the shuffles, and what it was shown for."""
CLOCK, RATED, OFFERED, STAND_IN, SERIES = "clock", "rated", "offered", "stand_in", "series"
SEVERAL = 3
"""Players of whom others play on when one has left."""
STARTERS = {LOT: None, ME: 0, OTHER: 1}
NEW, OWN, CODE, FILE, UNSAID = "new", "own", "code", "file", ""


class Fields:
    """The fields of a form: texts, of which each name may have several."""

    def __init__(self, items: Iterable[tuple[str, str]] = ()) -> None:
        """Take names and texts in the order of the form."""
        self._texts: dict[str, list[str]] = {}
        for name, text in items:
            self._texts.setdefault(name, []).append(text)

    def __contains__(self, name: str) -> bool:
        return name in self._texts

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def get(self, name: str, default: str = "") -> str:
        """The last text of a name."""
        return self._texts[name][-1] if name in self._texts else default

    def all(self, name: str) -> tuple[str, ...]:
        """All texts of a name."""
        return tuple(self._texts.get(name, ()))


class Condition(NamedTuple):
    """Where alone something may be chosen: a reason in words, and the field that must have one of these values.

    What the map that is shown cannot serve is greyed as the page is drawn; all else by scripts, as it changes.
    """

    reason: str
    field: str
    values: tuple[str, ...]
    is_greyed: bool = False
