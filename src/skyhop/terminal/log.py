"""The log of a match in words, as one seat heard it, made again from the journal."""

from __future__ import annotations

from collections.abc import Iterator

from skyhop.game.match import Match, Step, steps


def log_of(match: Match, seat: int) -> Iterator[str]:
    """Tell the match from its beginning, sentence by sentence."""
    for step in steps(match.journal):
        yield from told(match, step, seat)


def told(match: Match, step: Step, seat: int) -> list[str]:
    """Tell one step, as a seat heard it."""
    view = match.game.view(step.state, seat)
    return match.game.tell(view, match.game.heard(view.ruleset, step.events, seat))
