"""What a check found: mistakes, targets missed and by how much, and the measures of the board."""

from __future__ import annotations

from typing import Any

from skyhop.engine.document import Document, Part
from skyhop.i18n import _


class Mistake(Part, omit_defaults=True):
    """Something that a board must not have; `where` names the city or route."""

    clause: str
    where: str
    problem: str
    kind: str = ""
    """What kind of mistake it is, in a word for programs, such as `bridge` or `no room`."""
    at: tuple[str, ...] = ()
    """The names of the cities and routes that it is about, such as `B` and `A-B2`."""

    def __str__(self) -> str:
        """Write it as a sentence with its clause."""
        return f"{self.where}: {self.problem} [{self.clause}]"


class Miss(Part):
    """[AO-11.3] A target that a board does not meet; hand-made boards often do not, and may be played all the same."""

    target: str
    wanted: str
    got: str

    def __str__(self) -> str:
        """Write it as a sentence."""
        names = {"target": self.target, "wanted": self.wanted, "got": self.got}
        return _("%(target)s: wanted %(wanted)s, got %(got)s") % names


class Report(Document, kw_only=True, tag="skyhop-board-report-1"):
    """The result of a check: playable and printable without mistakes, as good as wished without misses."""

    file: str = ""
    """Where the board was read; empty where it came otherwise."""
    code: str = ""
    """Its share code; empty for a board that was given."""
    name: str
    ruleset: str
    seed: int | None
    valid: bool
    """Whether it has no mistake, and can be played."""
    mistakes: tuple[Mistake, ...]
    misses: tuple[Miss, ...]
    measures: dict[str, Any]
    """Cities, routes, lengths, types and more, counted on the board."""


class UnreadBoard(Document, tag="skyhop-unread-board-1", omit_defaults=True):
    """A file that is no board."""

    file: str
    error: str
    """What is wrong first."""
    faults: tuple[str, ...] = ()
    """All that is wrong, each with its place and clause."""
