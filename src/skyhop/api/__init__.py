"""The face for programs: what `import skyhop` gives, over everything else."""

from skyhop.analysis.analysis import Account, Analysis, Decision, Turn
from skyhop.api.boards import Board, board
from skyhop.api.experiments import Results, results
from skyhop.api.game import game_names, ruleset_names
from skyhop.api.match import Match
from skyhop.api.matches import analyse, load, load_all, position, start
from skyhop.api.players import Bot, Player, bot, bot_names, play_matches
from skyhop.api.view import Action, View
from skyhop.core.engine.event import Event
from skyhop.core.engine.state import Outcome, ScoreLine
from skyhop.core.game.refusals import Refused

__all__ = [
    "Account",
    "Action",
    "Analysis",
    "Board",
    "Bot",
    "Decision",
    "Event",
    "Match",
    "Outcome",
    "Player",
    "Refused",
    "Results",
    "ScoreLine",
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
