"""An analysis as a document, written and read; seats are counted from 0, as in journals."""

from __future__ import annotations

from typing import Literal

from skyhop.analysis.analysis import Account, Analysis, Decision
from skyhop.analysis.estimator import Estimator
from skyhop.engine.document import Document, Part, read
from skyhop.engine.state import Outcome
from skyhop.game.journal import Header


class TurningPoint(Part):
    """Where the match turned."""

    ply: int
    seat: int
    by: Literal["luck", "decision"]
    change: float
    """What the seat's win chance gained by it, or lost."""


class AnalysisDocument(Document, tag="skyhop-analysis-1"):
    """The analysis of a match that is over. All figures are estimates, by what each player could see."""

    game: str
    match: int
    """Its number in the journal."""
    seats: tuple[str, ...]
    """Who sat where, as the journal has it."""
    winners: tuple[int, ...]
    """The seats that share the win; none for a draw."""
    reason: str
    method: str
    """How win chances were estimated."""
    iterations: int | None
    """Of a search for each decision; null where as many were tried as usual."""
    seed: int
    """The same seed gives the same figures."""
    decisions: tuple[Decision, ...]
    turning_points: tuple[TurningPoint, ...]
    accounts: tuple[Account, ...]
    """By seat."""


def analysis_document(header: Header, estimator: Estimator, found: Analysis) -> AnalysisDocument:
    """The analysis of the match with this header, as it is written."""
    turns = (
        TurningPoint(turn.decision.ply, turn.seat, "luck" if turn.is_luck else "decision", turn.change)
        for turn in found.turns()
    )
    return AnalysisDocument(
        game=header.game,
        match=header.match,
        seats=tuple(header.seats),
        winners=found.outcome.winners,
        reason=found.outcome.reason,
        method=estimator.method,
        iterations=estimator.iterations,
        seed=estimator.seed,
        decisions=found.decisions,
        turning_points=tuple(turns),
        accounts=found.accounts,
    )


def analysis_of(text: str | bytes) -> Analysis:
    """Read an analysis that was written so, figure for figure; `DocumentError` where it is none."""
    found = read(AnalysisDocument, text)
    return Analysis(found.decisions, found.accounts, Outcome(found.winners, found.reason))
