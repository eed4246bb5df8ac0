"""Play, study and print two balloon games, and games of one's own.

    match = skyhop.start("balloon-cup", ruleset="gravon", seed=2003)

What `__all__` names is the face for programs: it changes by decision only, with a line in the changelog. Everything
else is inner and may change any day. Seats are counted from 0, here and in files. What is illegal is `Refused`, with
clause and sentence; what does not exist is a `ValueError` that names the choices, of a class of its own where it has
more to say. Names are imported when they are first used.
"""
# ruff: noqa: F403, F405 - a checker sees the names below in skyhop.api

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skyhop.api import *

__version__ = "1.0.0"
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


if not TYPE_CHECKING:  # a checker shall know what is no name

    def __getattr__(name: str) -> object:
        """Import a public name when it is first used, so that `import skyhop` costs nothing."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module("skyhop.api"), name)
        return found


def __dir__() -> list[str]:
    """List the public names."""
    return [*__all__, "__version__"]
