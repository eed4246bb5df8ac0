"""The games: each is a folder with `game.py`, or one file. `core` knows none of them by name.

Those in the folders of `SKYHOP_GAMES` are imported as if they lay here.
"""

from skyhop.game.registry import further_folders

__path__ = [*__path__, *further_folders()]
