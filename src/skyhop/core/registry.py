"""The games there are: every folder of `skyhop.games` that has a `game.py`.

Names are read from the folders, so listing games imports none of them.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from skyhop.core.game import Game
from skyhop.core.i18n import _

PACKAGE = "skyhop.games"


class UnknownGame(LookupError):  # noqa: N818  it names what was asked for
    """A game that does not exist; the message lists those that do."""


@cache
def names() -> tuple[str, ...]:
    """Name the games, in alphabetical order."""
    spec = find_spec(PACKAGE)
    folders = spec.submodule_search_locations if spec else None
    found = [path.parent.name for folder in folders or () for path in Path(folder).glob("*/game.py")]
    return tuple(sorted(name.replace("_", "-") for name in found))


@cache
def game(name: str) -> Game:
    """Give a game by its name, such as `balloon-cup`; `UnknownGame` where there is none."""
    if name not in names():
        problem = _("there is no game %(name)s; choose one of %(names)s")
        raise UnknownGame(problem % {"name": repr(name), "names": ", ".join(names())})
    module = import_module(f"{PACKAGE}.{name.replace('-', '_')}.game")
    found: Game = module.GAME
    return found
