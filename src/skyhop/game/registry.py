"""Registry of games. A game is a folder with a `game.py` in `skyhop.games`, or a single file in that package.

The registry also finds the games in the folders of the environment variable `SKYHOP_GAMES` and, on request, the
games of `skyhop.examples`. The names of folders and files are the names of the games. The registry can therefore
list the names without importing a game.
"""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path
from types import FrameType, ModuleType
from typing import NamedTuple

from skyhop.files import printable
from skyhop.game.capability import Capability, find_incomplete
from skyhop.game.game import Game, GameError
from skyhop.game.simple.author_error import GameAuthorError, find_place
from skyhop.i18n import _, listed

GAMES, EXAMPLES = "skyhop.games", "skyhop.examples"
FURTHER = "SKYHOP_GAMES"
"""Environment variable with additional folders of games. The separator is the same as in PATH."""

LOG = logging.getLogger("skyhop")
_DECLARES_GAME = re.compile(rb"^(?:GAME\b|from\b.*\bGAME\b)", re.MULTILINE)

_packages = [GAMES]


class GameFile(NamedTuple):
    """File that may declare a game: its path and its module."""

    module: str
    file: Path
    is_further: bool
    """True if the file is in a folder of `SKYHOP_GAMES`."""


class UnknownGame(LookupError):  # noqa: N818  an expected outcome, not a program error
    """Error raised for a game that does not exist. The message lists the known games."""


def further_folders() -> list[str]:
    """Return the folders that `SKYHOP_GAMES` lists, including folders that do not exist."""
    return [folder for folder in os.environ.get(FURTHER, "").split(os.pathsep) if folder]


def include_examples() -> None:
    """Add the games of `skyhop.examples` to the registry permanently."""
    if EXAMPLES not in _packages:
        _packages.append(EXAMPLES)


@contextmanager
def with_file(path: Path) -> Iterator[Game]:
    """Import a game from a file, or from a folder with a `game.py`. Inside the block, the registry has this game.

    Raise `GameError` for a wrong declaration, or if the name of the file is invalid or already in use.
    """
    file = (path / "game.py" if path.is_dir() else path).resolve()
    place = file.parent if file.name == "game.py" else file.with_suffix("")
    name, folder = _make_name(place.name), str(place.parent)
    with with_examples():
        found = _find_modules(GAMES).get(name) or _find_modules(EXAMPLES).get(name)
        if found and found.file.resolve() == file:
            yield game(name)
            return
    if name in _find_modules(GAMES):
        raise GameError(_("%(file)s: a game %(name)s already exists. Rename the file.") % {"file": path, "name": name})
    before, paths = os.environ.get(FURTHER, ""), import_module(GAMES).__path__
    os.environ[FURTHER] = os.pathsep.join([*further_folders(), folder])
    paths.append(folder)
    _forget_files(folder)
    try:
        if name not in _find_modules(GAMES):
            raise GameError(
                _("%(file)s is not the file of a game. The name of the file must not begin with _.") % {"file": path}
            )
        yield game(name)
    finally:
        os.environ[FURTHER] = before
        paths.remove(folder)
        _forget_files(folder)


def _forget_files(folder: str) -> None:
    """Remove the imported games of a folder from all caches."""
    for module in [each for each in sys.modules if each.startswith(f"{GAMES}.")]:
        if Path(str(sys.modules[module].__file__)).is_relative_to(folder):
            del sys.modules[module]
    for cached in (_is_game, _find_modules, _list_further_places, _register):
        cached.cache_clear()


@contextmanager
def with_examples() -> Iterator[None]:
    """Add the games of `skyhop.examples` to the registry inside the block."""
    before = list(_packages)
    include_examples()
    try:
        yield
    finally:
        _packages[:] = before


def names() -> tuple[str, ...]:
    """Return the names of the games in alphabetical order, examples last.

    Raise `GameError` if `SKYHOP_GAMES` names a folder that does not exist.
    """
    return tuple(name for package in _packages for name in _list_games(package))


def all_names() -> tuple[str, ...]:
    """Return the names of the games and of all examples. Raise the same errors as `names`."""
    return tuple(dict.fromkeys([*names(), *_list_games(EXAMPLES)]))


def game(name: str) -> Game:
    """Return a game by its name, such as `balloon-cup`.

    Raises:
        UnknownGame: if no game has this name.
        GameError: if the game has a wrong declaration or another error, or if `SKYHOP_GAMES` names a folder that does
            not exist.
        ModuleNotFoundError: if the game imports a package that is not installed.
    """
    return _register(name, _find_module(name))


def find_game(name: str) -> Game:
    """Return a game or an example by its name. Raise the same errors as `game`."""
    return _register(name, _find_module(name, EXAMPLES))


def list_games_with(*capabilities: Capability) -> tuple[Game, ...]:
    """Return the games with all of these capabilities, ordered by name. Raise the same errors as `game`."""
    return tuple(found for found in map(game, names()) if all(map(found.has, capabilities)))


def package(name: str) -> str:
    """Return the name of the package of a game's folder. For a game in one file, return the name of its module.

    Raise `UnknownGame` as `game` does.
    """
    return _find_module(name).removesuffix(".game")


def packages() -> tuple[str, ...]:
    """Return the names of the packages or modules of all games. Raise the same `GameError` as `names`."""
    return tuple(package(game(name).name) for name in names())


def part(game: str, module: str) -> ModuleType:
    """Import a module in a game's folder, as in `part("balloon-cup", "page")`."""
    return import_module(f"{package(game)}.{module}")


def _find_module(name: str, *more: str) -> str:
    """Return the name of a game's module.

    Search the registered packages first, then the packages in `more`.
    """
    packages = tuple(dict.fromkeys([*_packages, *more]))
    for package in packages:
        if name in _find_modules(package):
            return _find_modules(package)[name].module
    problem = _("there is no game %(name)s; choose one of %(names)s")
    if name in _find_modules(EXAMPLES):
        problem = _("%(name)s is an example. Add --examples to use it, or choose one of %(names)s.")
    names = listed(each for package in packages for each in _list_games(package))
    raise UnknownGame(problem % {"name": repr(name), "names": names})


def _list_games(package: str) -> list[str]:
    """Return the names of the games in a package. Skip games of `SKYHOP_GAMES` that cannot be loaded."""
    return [name for name, found in _find_modules(package).items() if not found.is_further or _is_game(name, found)]


@cache
def _is_game(name: str, game_file: GameFile) -> bool:
    """Return True if a file of `SKYHOP_GAMES` declares a game. If the file cannot be loaded, log a warning."""
    try:
        if _DECLARES_GAME.search(game_file.file.read_bytes()) is None:
            return False
        _register(name, game_file.module)
    except (GameError, ImportError, OSError) as error:
        problem = _("The game %(name)s could not be loaded: %(error)s") % {"error": error, "name": name}
        LOG.warning("%s", printable(problem))
        return False
    return True


@cache
def _find_modules(package: str) -> dict[str, GameFile]:
    """Return the files in a package that may declare games, by the names of the games."""
    found = {}
    for further in further_folders():
        if not Path(further).is_dir():
            raise GameError(
                _("%(variable)s is %(folder)s, but this is not a folder") % {"variable": FURTHER, "folder": further}
            )
    imported = import_module(package)
    own = Path(str(imported.__file__)).parent
    for folder in map(Path, imported.__path__):
        for path in folder.glob("*/game.py"):
            found[_make_name(path.parent.name)] = GameFile(f"{package}.{path.parent.name}.game", path, folder != own)
        for path in filter(Path.is_file, folder.glob("[!_]*.py")):  # skip folders, pipes and broken links
            found[_make_name(path.stem)] = GameFile(f"{package}.{path.stem}", path, folder != own)
    return dict(sorted(found.items()))


def _make_name(module: str) -> str:
    return module.replace("_", "-")


@cache
def _register(name: str, module: str) -> Game:
    """Import a game and return it. Raise `GameError` if the game has a wrong declaration."""
    imported = _import_game(module)
    found = getattr(imported, "GAME", None)
    if not isinstance(found, Game):
        raise GameError(_("%(file)s defines no game. End the file with GAME = …") % {"file": imported.__file__})
    if found.name != name:
        problem = _(
            "%(file)s: the game has the name %(name)s, but the file has the "
            "name %(wanted)s. Rename the game or the file"
        )
        raise GameError(problem % {"file": imported.__file__, "name": repr(found.name), "wanted": repr(name)})
    for problem in find_incomplete(found):
        raise GameError(problem)
    return found


def _import_game(module: str) -> ModuleType:
    """Import a game's module. Convert its errors, except a missing package, to `GameAuthorError` with file and line."""
    try:
        return import_module(module)
    except (ModuleNotFoundError, GameAuthorError, KeyboardInterrupt):
        raise
    except GameError as error:
        raise GameAuthorError(f"{_find_place(error, module)}: {error}") from error
    except BaseException as error:
        text = error.msg if isinstance(error, SyntaxError) else error
        raise GameAuthorError(f"{_find_place(error, module)}: {type(error).__name__}: {text}") from error


def _find_place(error: BaseException, module: str) -> str:
    """Return the file and line of the game's code that raised an error.

    If the line is unknown, return only the file.
    """
    found = find_spec(module)
    return find_place(error, module.removesuffix(".game")) or str(found.origin if found else module)


class _Output(TextIOWrapper):
    """Standard output of the process. Texts that games in `SKYHOP_GAMES` print go to standard error instead."""

    def write(self, text: str) -> int:
        """Write a text to standard output. If a game in `SKYHOP_GAMES` prints it, write it to standard error."""
        return sys.stderr.write(text) if _is_printed_by_game() else super().write(text)


def _is_printed_by_game() -> bool:
    """Return True if code of a game in `SKYHOP_GAMES` is printing now, directly or through a library."""
    frame: FrameType | None = sys._getframe(2)  # noqa: SLF001  only frames tell the caller
    while frame is not None:
        if any(Path(frame.f_code.co_filename).is_relative_to(folder) for folder in _list_further_places()):
            return True
        if str(frame.f_globals.get("__name__")).partition(".")[0] == __package__.partition(".")[0]:
            return False
        frame = frame.f_back
    return False


def keep_output_apart() -> None:
    """Redirect the output of games in `SKYHOP_GAMES` to standard error.

    Programs parse the standard output of Skyhop. A game must not add text to it.
    """
    output = sys.stdout
    if further_folders() and isinstance(output, TextIOWrapper) and not isinstance(output, _Output):
        output.flush()
        buffer = output.buffer
        if output is sys.__stdout__:
            buffer = os.fdopen(os.dup(output.fileno()), "wb")
            os.dup2(sys.stderr.fileno(), output.fileno())
        sys.stdout = _Output(
            buffer, encoding=output.encoding, errors=output.errors, line_buffering=output.line_buffering
        )


@cache
def _list_further_places() -> list[Path]:
    return [place for folder in further_folders() for place in (Path(folder), Path(folder).resolve())]
