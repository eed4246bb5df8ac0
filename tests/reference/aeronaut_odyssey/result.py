"""[AO-7] Result of a game."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """[AO-7.4] The seats that share the win, and everybody's score."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
