"""Second engine of Balloon Cup, plain and slow, written from the rules page alone.

It shares nothing with the package, so that tests can compare the two.
"""

from .canonical import canonical
from .cards import CARDS
from .game import Entry, Game, Refused
from .position import PositionError
from .random_play import play_at_random, play_by, random_entries, settle_at_random
from .result import DRAW, Result
from .ruleset import NAMED, Ruleset, RulesetError, ruleset
from .series import Series
from .steps import Chance, Decision

__all__ = [
    "CARDS",
    "DRAW",
    "NAMED",
    "Chance",
    "Decision",
    "Entry",
    "Game",
    "PositionError",
    "Refused",
    "Result",
    "Ruleset",
    "RulesetError",
    "Series",
    "canonical",
    "play_at_random",
    "play_by",
    "random_entries",
    "ruleset",
    "settle_at_random",
]
