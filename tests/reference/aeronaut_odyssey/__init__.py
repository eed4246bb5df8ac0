"""Second engine of Aeronaut Odyssey, plain and slow, written from the rules page alone.

It shares nothing with the package, so that tests can compare the two.
"""

from .board import Board
from .board_file import BoardError, read_board
from .canonical import canonical
from .game import Entry, Game, Refused
from .position import PositionError
from .random_board import random_board, random_rules
from .random_play import play_at_random, play_by, settle_at_random
from .result import Result
from .ruleset import Ruleset, RulesetError, ruleset
from .steps import Chance, Decision

__all__ = [
    "Board",
    "BoardError",
    "Chance",
    "Decision",
    "Entry",
    "Game",
    "PositionError",
    "Refused",
    "Result",
    "Ruleset",
    "RulesetError",
    "canonical",
    "play_at_random",
    "play_by",
    "random_board",
    "random_rules",
    "read_board",
    "ruleset",
    "settle_at_random",
]
