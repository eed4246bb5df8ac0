"""Games. Each game is a folder with a `game.py`, or a single file.

No other package contains the name of a game. The environment variable `SKYHOP_GAMES` lists folders with further
games. These games are imported as modules of this package.
"""

from skyhop.game.registry import further_folders

__path__ = [*__path__, *further_folders()]
