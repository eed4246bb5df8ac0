"""An analysis as one JSON object, written and read; seats are counted from 0, as in journals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from skyhop.analysis.analysis import Account, Analysis, Decision
from skyhop.analysis.estimator import Estimator
from skyhop.analysis.marks import Mark
from skyhop.core.journal import Header
from skyhop.core.state import Outcome

FORMAT = "skyhop-analysis-1"


def written(header: Header, estimator: Estimator, found: Analysis) -> dict[str, Any]:
    """Write the analysis of the match with this header."""
    return {
        "format": FORMAT,
        "game": header.game,
        "match": header.match,
        "seats": list(header.seats),
        "winners": list(found.outcome.winners),
        "reason": found.outcome.reason,
        "method": estimator.method,
        "iterations": estimator.iterations,
        "seed": estimator.seed,
        "decisions": [_written_decision(each) for each in found.decisions],
        "turning_points": [
            {
                "ply": turn.decision.ply,
                "seat": turn.seat,
                "by": "luck" if turn.is_luck else "decision",
                "change": turn.change,
            }
            for turn in found.turns()
        ],
        "accounts": [each._asdict() for each in found.accounts],
    }


def read(written: Mapping[str, Any]) -> Analysis:
    """Read an analysis that was written here, figure for figure."""
    decisions = tuple(map(_read_decision, written["decisions"]))
    accounts = tuple(Account(**each) for each in written["accounts"])
    return Analysis(decisions, accounts, Outcome(tuple(written["winners"]), written["reason"]))


def _written_decision(each: Decision) -> dict[str, Any]:
    return each._asdict() | {"mark": None if each.mark is None else each.mark.value}


def _read_decision(written: Mapping[str, Any]) -> Decision:
    shares = {name: tuple(written[name]) for name in ("before", "after", "decided", "luck")}
    mark = None if written["mark"] is None else Mark(written["mark"])
    return Decision(**{**written, **shares, "mark": mark})
