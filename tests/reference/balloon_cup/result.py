"""[BC-8] Result of a game."""

from dataclasses import dataclass

DRAW = -1


@dataclass(frozen=True)
class Result:
    """Winner's seat or `DRAW`, and the reason for the end of the game."""

    winner: int
    reason: str


class GameIsOver(Exception):  # noqa: N818  # it ends the play, it is no error
    """[BC-8.1] Exception raised as soon as the game ends, so that nothing can follow."""

    def __init__(self, result: Result) -> None:
        """Store the result."""
        super().__init__(result)
        self.result = result
