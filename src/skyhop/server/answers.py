"""Answers of a table to a request that it cannot fulfil now."""

from __future__ import annotations

from skyhop.game.refusal import Refusal, Refused
from skyhop.i18n import _


class Stale(Exception):  # noqa: N818  an answer, not an error of the program
    """The action was meant for an older position; `is_repeated` where it had been played already."""

    def __init__(self, *, is_repeated: bool) -> None:
        super().__init__()
        self.is_repeated = is_repeated


class StillWaited(Exception):  # noqa: N818  an answer, not an error of the program
    """Whoever was said to be gone is there, or the others wait for them a while yet."""


class Paused(Refused):
    """Nobody acts while the match is paused."""

    def __init__(self) -> None:
        super().__init__(Refusal("", _("The match is paused: let it go on first.")))


class Covered(Refused):
    """Nobody acts before all have sat down at what was offered."""

    def __init__(self) -> None:
        super().__init__(Refusal("", _("Nobody sees what was dealt, or acts, before all seats are taken.")))


class UnknownMatch(LookupError):  # noqa: N818  it names what was asked for
    """Answer to a name that no match has."""
