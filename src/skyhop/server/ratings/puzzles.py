"""Puzzle ratings of players: the first answer to each puzzle, the rating after it, and the streak.

A first answer counts like a match against the puzzle. The rating of a puzzle never changes. It comes from the measured
difficulty of the puzzle, which uses the scale of the levels. If a level solves a puzzle in half of its tries, the
puzzle has the rating of this level. A player's rating in puzzles is therefore comparable with the rating in matches.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby, takewhile
from statistics import median
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.game.game import Game
from skyhop.puzzles.collection import Puzzle, collection, points_of_levels
from skyhop.server.players.players import PlayerKind, check_is_here, enter_player
from skyhop.server.ratings.recorder import ELO, FIRST_MEAN, FIRST_POINTS, LEVEL_UNCERTAINTY, Rating, update_ratings
from skyhop.server.schema import PUZZLE_ANSWERS
from skyhop.server.timestamps import now


def rate_puzzle(puzzle: Puzzle) -> int:
    """Return the rating of a puzzle in points. The median level of the game has 1500 points, as in matches."""
    return round(FIRST_POINTS + puzzle.difficulty - _find_median(puzzle.game))


@cache
def _find_median(game: Game) -> float:
    return median(points_of_levels(game).values())


def rate_answer(before: Rating, points: int, at: str, *, is_right: bool) -> Rating:
    """Return the rating of a player after the first answer to a puzzle with the rating `points`.

    The ratings of puzzles and of levels have the same uncertainty, because both were measured with bots.
    """
    puzzle = Rating(FIRST_MEAN + (points - FIRST_POINTS) / ELO, LEVEL_UNCERTAINTY)
    after, _puzzle = update_ratings([before, puzzle], (1, 2) if is_right else (2, 1), at)
    return after


class FirstAnswer(NamedTuple):
    """First answer of a player to a puzzle, and the rating of the player in the game after this answer."""

    puzzle: str
    game: str
    is_right: bool
    """False if the player chose a wrong move or asked for the answer."""
    points: int
    """Rating of the puzzle in points."""
    rating: Rating


class PuzzleStanding(NamedTuple):
    """A player's first answer to each puzzle, in the order of time, and the figures computed from these answers."""

    answers: tuple[FirstAnswer, ...] = ()

    def find_answer(self, puzzle: str) -> FirstAnswer | None:
        """Return the first answer to a puzzle, or None if the player has not answered it."""
        return next((each for each in self.answers if each.puzzle == puzzle), None)

    def find_rating(self, game: str) -> Rating:
        """Return the puzzle rating of the player in a game, after the latest answer."""
        return next((each.rating for each in reversed(self.answers) if each.game == game), Rating())

    def find_change(self, game: str) -> int:
        """Return the points by which the latest answer in a game changed the rating. Without an answer, return 0."""
        ratings = [Rating(), *(each.rating for each in self.answers if each.game == game)]
        return ratings[-1].points - ratings[max(0, len(ratings) - 2)].points

    @property
    def streak(self) -> int:
        """Number of successive right answers up to the latest answer."""
        return sum(1 for _each in takewhile(lambda each: each.is_right, reversed(self.answers)))

    @property
    def best_streak(self) -> int:
        """Largest number of successive right answers."""
        runs = groupby(self.answers, key=lambda each: each.is_right)
        return max((len(list(run)) for is_right, run in runs if is_right), default=0)

    @property
    def solved_puzzles(self) -> frozenset[str]:
        """Names of the puzzles whose first answer was right."""
        return frozenset(each.puzzle for each in self.answers if each.is_right)

    @property
    def answered_puzzles(self) -> frozenset[str]:
        """Names of the puzzles with an answer."""
        return frozenset(each.puzzle for each in self.answers)

    def choose_next(self, game: Game, excluded: str = "") -> Puzzle | None:
        """Return the puzzle of a game with the rating nearest to the player's rating, except the puzzle `excluded`.

        Choose among the puzzles without an answer, then among those with a wrong answer. Return None if the player has
        solved all of them.
        """
        rating, answered, solved = self.find_rating(game.name).points, self.answered_puzzles, self.solved_puzzles
        left = [puzzle for puzzle in collection(game) if puzzle.name not in solved and puzzle.name != excluded]
        key = {puzzle.name: (puzzle.name in answered, abs(rate_puzzle(puzzle) - rating)) for puzzle in left}
        return min(left, key=lambda puzzle: key[puzzle.name], default=None)


def record_first_answer(connection: sa.Connection, player: str, puzzle: Puzzle, *, is_right: bool) -> PuzzleStanding:
    """Store the answer of a player to a puzzle, and return all first answers of the player.

    If the player has answered the puzzle already, store nothing. If the player is not in the store yet, insert the
    player as a guest. Raise `PlayerGone` if the player was deleted.
    """
    enter_player(connection, player, PlayerKind.GUEST)
    found = check_is_here(connection, player, is_changed=True)[player]  # answers in two tabs count one after the other
    if found.id != player:  # the guest was merged into another player since the request
        return record_first_answer(connection, found.id, puzzle, is_right=is_right)
    standing = read_standing(connection, player)
    if standing.find_answer(puzzle.name) is not None:
        return standing
    at, points, game = now(), rate_puzzle(puzzle), puzzle.game.name
    after = rate_answer(standing.find_rating(game), points, at, is_right=is_right)
    row = {"player": player, "puzzle": puzzle.name, "game": game, "number": len(standing.answers) + 1, "at": at}
    values = {"is_right": int(is_right), "points": points, "mu": after.mean, "sigma": after.unsure}
    connection.execute(sa.insert(PUZZLE_ANSWERS).values(**row, **values))
    return PuzzleStanding((*standing.answers, FirstAnswer(puzzle.name, game, is_right, points, after)))


def read_standing(connection: sa.Connection, player: str) -> PuzzleStanding:
    """Return the first answers of a player to puzzles."""
    return PuzzleStanding(tuple(read_first_answers(connection, player)))


def read_first_answers(connection: sa.Connection, player: str) -> list[FirstAnswer]:
    """Return the first answers of a player to puzzles, the earliest first."""
    columns = [PUZZLE_ANSWERS.c[name] for name in ("puzzle", "game", "is_right", "points", "mu", "sigma", "at")]
    own = sa.select(*columns).where(PUZZLE_ANSWERS.c.player == player).order_by(PUZZLE_ANSWERS.c.number)
    found, matches = list[FirstAnswer](), dict[str, int]()
    for puzzle, game, is_right, points, mean, unsure, at in connection.execute(own):
        matches[game] = matches.get(game, 0) + 1
        found.append(FirstAnswer(puzzle, game, bool(is_right), points, Rating(mean, unsure, matches[game], at)))
    return found
