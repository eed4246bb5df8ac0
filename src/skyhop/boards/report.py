"""Report of a check: mistakes, missed targets with amounts, and measures of the board."""

from __future__ import annotations

from typing import Any

from skyhop.engine.document import Document, Part
from skyhop.i18n import _


class Mistake(Part, omit_defaults=True):
    """Mistake that a board must not have. `where` names the city or route."""

    clause: str
    where: str
    problem: str
    kind: str = ""
    """Machine-readable kind of the mistake, such as `bridge` or `no room`."""
    at: tuple[str, ...] = ()
    """Names of the affected cities and routes, such as `B` and `A-B2`."""

    def __str__(self) -> str:
        """Return the mistake as a sentence with its clause."""
        return f"{self.where}: {self.problem} [{self.clause}]"


class Miss(Part):
    """[AO-11.3] Missed target of a board. Hand-made boards often miss some, and stay playable."""

    target: str
    wanted: str
    got: str

    def __str__(self) -> str:
        """Return the miss as a sentence."""
        names = {"target": self.target, "wanted": self.wanted, "got": self.got}
        return _("%(target)s: wanted %(wanted)s, got %(got)s") % names


class Report(Document, kw_only=True, tag="skyhop-board-report-1"):
    """Result of a check. Without mistakes a board is playable and printable. Without misses it meets all targets."""

    file: str = ""
    """File of the board. Empty if it does not come from a file."""
    code: str = ""
    """Share code of the board. Empty if the board was given as a document."""
    name: str
    ruleset: str
    seed: int | None
    valid: bool
    """True if the board has no mistake and is playable."""
    mistakes: tuple[Mistake, ...]
    misses: tuple[Miss, ...]
    measures: dict[str, Any]
    """Measures of the board: cities, routes, lengths, types and more."""


class UnreadBoard(Document, tag="skyhop-unread-board-1", omit_defaults=True):
    """File that is not a valid board."""

    file: str
    error: str
    """First fault."""
    faults: tuple[str, ...] = ()
    """All faults, each with its location and clause."""
