"""[AO-7] Result of a game."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """[AO-7.4] Seats that share the win, and the score of every seat."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
