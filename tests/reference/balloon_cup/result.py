"""[BC-8] Result of a game."""

from dataclasses import dataclass

DRAW = -1


@dataclass(frozen=True)
class Result:
    """The winner's seat or `DRAW`, and why the game ended."""

    winner: int
    reason: str


class GameIsOver(Exception):  # noqa: N818  # it ends the play, it is no error
    """[BC-8.1] Raised the moment the game ends, so that nothing can follow."""

    def __init__(self, result: Result) -> None:
        """Carry the result."""
        super().__init__(result)
        self.result = result
