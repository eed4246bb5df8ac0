"""Public Python API: the names of `import skyhop`."""

from skyhop.analysis.analysis import Account, Analysis, Decision, Turn
from skyhop.api.boards import Board, board
from skyhop.api.experiments import Results, results
from skyhop.api.match import (
    Bot,
    Match,
    Player,
    analyse,
    bot,
    bot_names,
    game_names,
    load,
    load_all,
    play_matches,
    position,
    ruleset_names,
    start,
)
from skyhop.api.view import Action, View
from skyhop.boards.settings import SettingsError
from skyhop.engine.event import Event
from skyhop.engine.state import Outcome, ScoreLine
from skyhop.game.action import JournalError, PositionError, Refused, RulesetError
from skyhop.game.game import GameError

__all__ = [
    "Account",
    "Action",
    "Analysis",
    "Board",
    "Bot",
    "Decision",
    "Event",
    "GameError",
    "JournalError",
    "Match",
    "Outcome",
    "Player",
    "PositionError",
    "Refused",
    "Results",
    "RulesetError",
    "ScoreLine",
    "SettingsError",
    "Turn",
    "View",
    "analyse",
    "board",
    "bot",
    "bot_names",
    "game_names",
    "load",
    "load_all",
    "play_matches",
    "position",
    "results",
    "ruleset_names",
    "start",
]
