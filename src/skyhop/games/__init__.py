"""Games: each is a folder with `game.py`, or one file. No other package names a game.

Those in the folders of `SKYHOP_GAMES` are imported as if they lay here.
"""

from skyhop.game.registry import further_folders

__path__ = [*__path__, *further_folders()]
