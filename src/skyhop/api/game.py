"""Games and rulesets by name, including the examples. An unknown name raises a `ValueError` that lists the choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from numbers import Integral
from threading import RLock

from skyhop.bots.bot import UnknownBot
from skyhop.engine.state import Ruleset
from skyhop.game import registry
from skyhop.game.capability import MissingCapability
from skyhop.game.game import Game
from skyhop.i18n import _

_looking = RLock()
"""Lock for the registry: only one thread at a time changes whether it finds the examples."""


@contextmanager
def include_all_games() -> Iterator[None]:
    """Let the registry find the examples inside the block, and raise `ValueError` for unknown names."""
    with _looking, registry.with_examples():
        try:
            yield
        except (registry.UnknownGame, UnknownBot, MissingCapability) as error:
            raise ValueError(str(error)) from None


def look_up_game(game: str | Game) -> Game:
    """Return the game with a name; return a game unchanged."""
    if isinstance(game, Game):
        return game
    with include_all_games():
        return registry.game(_make_name(game))


def _make_name(asked: object) -> str:
    """Return a text unchanged, and the `repr` of any other value, which may not be hashable."""
    return asked if isinstance(asked, str) else repr(asked)


def choose_ruleset(game: Game, name: str | None, options: Mapping[str, object], players: int | None = None) -> Ruleset:
    """Return a ruleset by name, or the default for None, with changed options and a number of players.

    The number of players applies only if the game has an option for it and the options do not set it.
    """
    if "name" in options:
        raise ValueError(_("there is no option name: ruleset names a ruleset, and names the players"))
    base, counted = game.ruleset(game.rulesets()[0] if name is None else name), game.options.seats
    given = {key: _make_plain(value) for key, value in options.items()}
    if players and counted and counted not in given:
        given[counted] = players
    made = game.ruleset({**base.parameters, **given}) if given else base
    game.check_playable(made)
    return made


def _make_plain(value: object) -> object:
    """Return an option as a plain value: a board as its text, and an integer of another library as an `int`."""
    if isinstance(value, Integral) and not isinstance(value, bool):
        return int(value)
    return value.json() if hasattr(value, "json") else value


def game_names() -> tuple[str, ...]:
    """Return the names of all games, also of the examples and in folders of the environment variable `SKYHOP_GAMES`.

    Examples:
        >>> import skyhop
        >>> skyhop.game_names()
        ('aeronaut-odyssey', 'balloon-cup', 'connect-four', 'matching-pennies', 'nim')

    """
    with include_all_games():
        return registry.names()


def ruleset_names(game: str | Game) -> tuple[str, ...]:
    """Return the names of a game's published rulesets, the default first.

    Raises:
        ValueError: if the game is unknown; the message lists the games.

    Examples:
        >>> import skyhop
        >>> skyhop.ruleset_names("balloon-cup")
        ('rio-grande', 'gravon', 'kosmos-fr', 'le-clube')

    """
    return tuple(look_up_game(game).rulesets())
