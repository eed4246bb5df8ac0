"""What happens beside the play, for the log: offers and answers, pauses, a hint that was taken, a gift, phrases.

A draw that is agreed on ends the match, and stands in its journal, as does that an action was taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from skyhop.core.language.i18n import _
from skyhop.table.phrases import Phrase


class Said(StrEnum):
    """What a remark says."""

    OFFERED = "offered"
    DECLINED = "declined"
    TAKEN_BACK = "taken back"
    HINT = "hint"
    """Told where people play each other; who plays bots, or alone at a device, is told of no hints."""
    RETURNED = "returned"
    """Once for each time that a seat was given up: so it follows who plays in it."""
    ASKED = "asked"
    """To take the last action back; the three below answer that."""
    AGREED = "agreed"
    REFUSED = "refused"
    DROPPED = "dropped"
    PAUSE_ASKED = "pause asked"
    """To pause; the three below answer that."""
    PAUSE_AGREED = "pause agreed"
    PAUSE_REFUSED = "pause refused"
    PAUSE_DROPPED = "pause dropped"
    GOES_ON = "goes on"
    """After a pause; who says nothing of it lets it run out."""
    LATE = "late"
    """With the first turn: by that the match is broken off."""
    TIME = "time"
    """Given to whoever was to decide; of two, to the other."""


class Remark(NamedTuple):
    """What a seat said or took, and at which ply: after the action that led there, and before the next."""

    ply: int
    seat: int
    said: Said | Phrase

    def sentence(self, names: Sequence[str], reader: int | None) -> str:
        """Tell it to a reader, who may have said it."""
        if isinstance(self.said, Phrase):
            return _("%(player)s: “%(phrase)s”") % {"player": names[self.seat], "phrase": self.said.words}
        if self.seat == reader:
            return {
                Said.OFFERED: _("You offered a draw."),
                Said.DECLINED: _("You declined the draw."),
                Said.TAKEN_BACK: _("You took the offer of a draw back."),
                Said.HINT: _("You took a hint."),
                Said.RETURNED: _("You are back at your seat."),
                Said.ASKED: _("You asked to take your last action back."),
                Said.AGREED: _("You agreed that the action is taken back."),
                Said.REFUSED: _("You did not agree that the action is taken back."),
                Said.DROPPED: _("You let your last action stand."),
                Said.PAUSE_ASKED: _("You asked for a pause."),
                Said.PAUSE_AGREED: _("You agreed to a pause."),
                Said.PAUSE_REFUSED: _("You did not agree to a pause."),
                Said.PAUSE_DROPPED: _("You do not ask for a pause any more."),
                Said.GOES_ON: _("You let the match go on."),
                Said.LATE: _("You did not begin in time."),
                Said.TIME: _("You gave extra time."),
            }[self.said]
        told = {
            Said.OFFERED: _("%(player)s offered a draw."),
            Said.DECLINED: _("%(player)s declined the draw."),
            Said.TAKEN_BACK: _("%(player)s took the offer of a draw back."),
            Said.HINT: _("%(player)s took a hint."),
            Said.RETURNED: _("%(player)s is back at their seat."),
            Said.ASKED: _("%(player)s asked to take the last action back."),
            Said.AGREED: _("%(player)s agreed that the action is taken back."),
            Said.REFUSED: _("%(player)s did not agree that the action is taken back."),
            Said.DROPPED: _("%(player)s let the last action stand."),
            Said.PAUSE_ASKED: _("%(player)s asked for a pause."),
            Said.PAUSE_AGREED: _("%(player)s agreed to a pause."),
            Said.PAUSE_REFUSED: _("%(player)s did not agree to a pause."),
            Said.PAUSE_DROPPED: _("%(player)s does not ask for a pause any more."),
            Said.GOES_ON: _("%(player)s lets the match go on."),
            Said.LATE: _("%(player)s did not begin in time."),
            Said.TIME: _("%(player)s gave extra time."),
        }[self.said]
        return told % {"player": names[self.seat]}


_WORDS: dict[str, Said | Phrase] = {each.value: each for each in (*Said, *Phrase)}


class Consent(NamedTuple):
    """The words by which something is asked for that all others must agree to, and those that answer."""

    asked: Said
    agreed: Said
    refused: Said
    dropped: Said


TAKE_BACK = Consent(Said.ASKED, Said.AGREED, Said.REFUSED, Said.DROPPED)
PAUSE = Consent(Said.PAUSE_ASKED, Said.PAUSE_AGREED, Said.PAUSE_REFUSED, Said.PAUSE_DROPPED)


class Request(NamedTuple):
    """That a seat asks for something, and the seats that have agreed by now."""

    seat: int
    agreed: frozenset[int] = frozenset()


def request_at(remarks: Sequence[Remark], ply: int, consent: Consent) -> Request | None:
    """What is asked for at a ply and not answered yet; with the next entry of the journal it lapses."""
    request = None
    for remark in remarks:
        if remark.ply != ply:
            continue
        if remark.said is consent.asked:
            request = Request(remark.seat)
        elif remark.said is consent.agreed and request is not None:
            request = request._replace(agreed=request.agreed | {remark.seat})
        elif remark.said in {consent.refused, consent.dropped}:
            request = None
    return request


def read(rows: object) -> tuple[Remark, ...]:
    """Read remarks as the store keeps them, lists of ply, seat and word; `ValueError` where they are none."""
    if not isinstance(rows, list) or not all(isinstance(row, list) and len(row) == len(Remark._fields) for row in rows):
        raise ValueError(rows)
    if not all(type(number) is int and said in _WORDS for ply, seat, said in rows for number in (ply, seat)):
        raise ValueError(rows)
    return tuple(Remark(ply, seat, _WORDS[said]) for ply, seat, said in rows)


def added(rows: Sequence[Sequence[object]], remarks: Sequence[Remark]) -> list[list[object]]:
    """Add remarks to those that the store keeps; of what is said again between two actions the last time is kept.

    Each gift of time counts, and stays.
    """
    added: list[list[object]] = [list(remark) for remark in remarks]
    return [list(row) for row in rows if list(row) not in added or row[2] == Said.TIME] + added
