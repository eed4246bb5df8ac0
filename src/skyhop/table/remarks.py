"""What happens beside the play, for the log: a draw was offered, declined, its offer taken back; a hint was taken.

A draw that is agreed on ends the match, and stands in its journal.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from skyhop.core.language.i18n import _


class Said(StrEnum):
    """What a remark says."""

    OFFERED = "offered"
    DECLINED = "declined"
    TAKEN_BACK = "taken back"
    HINT = "hint"
    """Told where people play each other; who plays bots, or alone at a device, is told of no hints."""
    RETURNED = "returned"
    """Once for each time that a seat was given up: so it follows who plays in it."""


class Remark(NamedTuple):
    """What a seat said or took, and at which ply: after the action that led there, and before the next."""

    ply: int
    seat: int
    said: Said

    def sentence(self, names: Sequence[str], reader: int | None) -> str:
        """Tell it to a reader, who may have said it."""
        if self.seat == reader:
            return {
                Said.OFFERED: _("You offered a draw."),
                Said.DECLINED: _("You declined the draw."),
                Said.TAKEN_BACK: _("You took the offer of a draw back."),
                Said.HINT: _("You took a hint."),
                Said.RETURNED: _("You are back at your seat."),
            }[self.said]
        told = {
            Said.OFFERED: _("%(player)s offered a draw."),
            Said.DECLINED: _("%(player)s declined the draw."),
            Said.TAKEN_BACK: _("%(player)s took the offer of a draw back."),
            Said.HINT: _("%(player)s took a hint."),
            Said.RETURNED: _("%(player)s is back at their seat."),
        }[self.said]
        return told % {"player": names[self.seat]}


def read(rows: object) -> tuple[Remark, ...]:
    """Read remarks as the store keeps them, lists of ply, seat and word; `ValueError` where they are none."""
    if not isinstance(rows, list) or not all(isinstance(row, list) and len(row) == len(Remark._fields) for row in rows):
        raise ValueError(rows)
    if not all(type(number) is int for ply, seat, _said in rows for number in (ply, seat)):
        raise ValueError(rows)
    return tuple(Remark(ply, seat, Said(said)) for ply, seat, said in rows)


def added(rows: Sequence[Sequence[object]], remarks: Sequence[Remark]) -> list[list[object]]:
    """Add remarks to those that the store keeps; of what is said again between two actions the last time is kept."""
    added = [list(remark) for remark in remarks]
    return [list(row) for row in rows if list(row) not in added] + added
