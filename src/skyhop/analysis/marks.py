"""Marks: how good a decision was, by how much of the win its seat gave away."""

from __future__ import annotations

from enum import Enum

from skyhop.i18n import N_, translated

FINE = 0.01
SLIP = 0.05
MISTAKE = 0.10
BLUNDER = 0.20
"""From so much of a win on that was lost against the best action found, a decision has this mark; below, `BEST`."""


class Mark(Enum):
    """How good a decision was; the values are the words of the JSON."""

    BEST = "best"
    """No action was found that is worth noticeably more."""
    FINE = "fine"
    """One was found, but it is hardly better, or no more so than the estimate errs."""
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def is_bad(self) -> bool:
        """Say whether something was given away that is worth a sentence."""
        return self not in (Mark.BEST, Mark.FINE)

    @property
    def title(self) -> str:
        """The mark as a word, in the reader's language."""
        return translated(TITLES[self])


TITLES = {
    Mark.BEST: N_("best"),
    Mark.FINE: N_("fine"),
    Mark.SLIP: N_("slip"),
    Mark.MISTAKE: N_("mistake"),
    Mark.BLUNDER: N_("blunder"),
}


def mark_of(loss: float, margin: float) -> Mark:
    """Mark a decision by its loss; a loss within the margin of its estimate is held against nobody."""
    if loss < FINE:
        return Mark.BEST
    if loss < SLIP or loss <= margin:
        return Mark.FINE
    if loss < MISTAKE:
        return Mark.SLIP
    return Mark.MISTAKE if loss < BLUNDER else Mark.BLUNDER
