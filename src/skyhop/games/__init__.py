"""Games: each is a folder with a `game.py`, or one file. No other package contains the name of a game.

Games in the folders of `SKYHOP_GAMES` are imported as modules of this package.
"""

from skyhop.game.registry import further_folders

__path__ = [*__path__, *further_folders()]
