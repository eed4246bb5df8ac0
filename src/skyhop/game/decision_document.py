"""A decision of a match as a document that reveals everything, or in the same shape how the match stands at last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from skyhop.engine.document import LEFT_OUT, Document, LeftOut, changed
from skyhop.engine.state import State
from skyhop.game.game import Game
from skyhop.game.journal import Entry
from skyhop.game.position import position_of


class DecisionShown(Document, tag="skyhop-decision-1"):
    """A decision: the position, what could be done, and what was. The last of a match says how it stands at last."""

    match: int
    """Its number in the journal."""
    ply: int
    to_decide: int | None
    """The seat, from 0."""
    phase: str
    """The kind of decision, or over."""
    position: Mapping[str, Any]
    """In the shape of a scenario's, under the ruleset of the match."""
    legal: tuple[str, ...]
    """All that could be done, in notation."""
    action: str | None
    """What was done; null at last."""
    over: bool | LeftOut = LEFT_OUT
    """At last: whether the match has ended."""
    winner: int | LeftOut | None = LEFT_OUT
    """At last: the seat that has won alone; -1 for a draw or a win that several share."""
    winners: tuple[int, ...] | LeftOut | None = LEFT_OUT
    """At last: the seats that share the win; none for a draw."""
    reason: str | LeftOut | None = LEFT_OUT


def decision_shown(match: int, game: Game, ply: int, state: State, entry: Entry | None) -> DecisionShown:
    """One decision of the match of a number, or with no entry the end."""
    decision = DecisionShown(
        match=match,
        ply=ply,
        to_decide=game.to_decide(state),
        phase=game.phase(state),
        position=position_of(game, state, with_ruleset=False),
        legal=tuple(game.write(state, action) for action in game.legal(state)),
        action=entry.text if entry else None,
    )
    return decision if entry else _at_last(decision, game, state)


def _at_last(decision: DecisionShown, game: Game, state: State) -> DecisionShown:
    outcome = game.outcome(state)
    if outcome is None:
        return changed(decision, over=False, winner=None, winners=None, reason=None)
    winner = outcome.winners[0] if len(outcome.winners) == 1 else -1
    return changed(decision, over=True, winner=winner, winners=outcome.winners, reason=outcome.reason)
