"""Play, study and print two balloon games and your own games.

    match = skyhop.start("balloon-cup", ruleset="gravon", seed=2003)

`__all__` lists the public API. The changelog has an entry for each change of the public API. All other modules are
internal and may change at any time. Seats count from 0, here and in files. An illegal action raises `Refused`, which
contains the reason as a sentence, and its rule clause. An unknown name raises `ValueError` or a subclass of it. The
error message lists the valid names. Python imports each name at its first use.
"""
# ruff: noqa: F403, F405 - type checkers see the names below in skyhop.api

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
    "Estimate",
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
    "World",
    "analyse",
    "board",
    "bot",
    "bot_names",
    "estimate",
    "game_names",
    "load",
    "load_all",
    "play_matches",
    "position",
    "results",
    "ruleset_names",
    "start",
]


if not TYPE_CHECKING:  # type checkers must report unknown names

    def __getattr__(name: str) -> object:
        """Import a public name at its first use. This makes `import skyhop` fast."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module("skyhop.api"), name)
        return found


def __dir__() -> list[str]:
    """Return the public names, as in `__all__`."""
    return [*__all__, "__version__"]
