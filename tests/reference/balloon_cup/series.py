"""[BC-9.7] A match of one, three or five games with alternating start."""

from collections.abc import Mapping
from typing import Any

from .game import Game
from .result import DRAW, Result
from .ruleset import Ruleset, ruleset


class Series:
    """Successive games of a match. A drawn game counts as played, but not as a win for a seat."""

    def __init__(self, rules: "str | Mapping[str, Any] | Ruleset" = "rio-grande", first: int = 0) -> None:
        """Start with the first game. `first` starts it, and the other player starts the second game."""
        self.ruleset = ruleset(rules)
        self.first = first
        self.results: list[Result] = []

    def next_game(self) -> Game:
        """Return the next game, set up for the player who starts it."""
        return Game(self.ruleset, (self.first + len(self.results)) % 2)

    def record(self, result: Result) -> None:
        """Record the result of the game."""
        if self.is_over:
            raise ValueError("the match is over")
        self.results.append(result)

    def games_won(self, seat: int) -> int:
        """Count the games that a seat won."""
        return sum(result.winner == seat for result in self.results)

    @property
    def is_over(self) -> bool:
        """Return True if a player has won most of the games, or all games are over."""
        most = max(self.games_won(0), self.games_won(1))
        return 2 * most > self.ruleset.best_of or len(self.results) == self.ruleset.best_of

    @property
    def winner(self) -> int | None:
        """Return the seat with more games won, `DRAW` for equal numbers, or None while the match goes on."""
        if not self.is_over:
            return None
        won = [self.games_won(0), self.games_won(1)]
        return DRAW if won[0] == won[1] else won.index(max(won))
