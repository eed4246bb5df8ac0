"""Games of Skyhop. Each game is a folder with a `game.py`, or a single file.

No package outside this one contains the name of a game. The environment variable `SKYHOP_GAMES` lists folders with
further games. Skyhop imports these further games as modules of this package.
"""

from skyhop.game.registry import further_folders

__path__ = [*__path__, *further_folders()]
