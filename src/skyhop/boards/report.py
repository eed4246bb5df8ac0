"""What a check found: mistakes, targets missed and by how much, and the measures of the board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from skyhop.core.i18n import _


@dataclass(frozen=True)
class Mistake:
    """Something that a board must not have; `where` names the city or route."""

    clause: str
    where: str
    problem: str

    def __str__(self) -> str:
        """Write it as a sentence with its clause."""
        return f"{self.where}: {self.problem} [{self.clause}]"


@dataclass(frozen=True)
class Miss:
    """[AO-11.3] A target that a board does not meet; hand-made boards often do not, and may be played all the same."""

    target: str
    wanted: str
    got: str

    def __str__(self) -> str:
        """Write it as a sentence."""
        return _("%(target)s: wanted %(wanted)s, got %(got)s") % vars(self)


@dataclass(frozen=True)
class Report:
    """The result of a check: playable and printable without mistakes, as good as wished without misses."""

    mistakes: tuple[Mistake, ...] = ()
    misses: tuple[Miss, ...] = ()
    measures: dict[str, Any] = field(default_factory=dict)

    @property
    def is_valid(self) -> bool:
        """Say whether the board has no mistake."""
        return not self.mistakes

    def plain(self) -> dict[str, Any]:
        """The report as plain values for JSON."""
        return {
            "valid": self.is_valid,
            "mistakes": [vars(mistake) for mistake in self.mistakes],
            "misses": [vars(miss) for miss in self.misses],
            "measures": self.measures,
        }
