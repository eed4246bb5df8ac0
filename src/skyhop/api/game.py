"""Games and rulesets by name, the examples among them; what does not exist is a `ValueError` that names the choices."""

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
"""The registry finds the examples for all threads or for none."""


@contextmanager
def looked_up() -> Iterator[None]:
    """Find the examples too, inside the block; what is not found is a `ValueError`."""
    with _looking, registry.with_examples():
        try:
            yield
        except (registry.UnknownGame, UnknownBot, MissingCapability) as error:
            raise ValueError(str(error)) from None


def game_of(game: str | Game) -> Game:
    """A game by its name; one that is given comes back."""
    if isinstance(game, Game):
        return game
    with looked_up():
        return registry.game(_named(game))


def _named(asked: object) -> str:
    """A name as it was given, and what is none as it shows itself: it may have no hash to be looked up by."""
    return asked if isinstance(asked, str) else repr(asked)


def ruleset_of(game: Game, name: str | None, options: Mapping[str, object], players: int | None = None) -> Ruleset:
    """A ruleset by its name (None: the default), with options that differ, for so many players if that is open."""
    if "name" in options:
        raise ValueError(_("there is no option name: ruleset names a ruleset, and names the players"))
    base, counted = game.ruleset(game.rulesets()[0] if name is None else name), game.options.seats
    given = {key: _plain(value) for key, value in options.items()}
    if players and counted and counted not in given:
        given[counted] = players
    made = game.ruleset({**base.parameters, **given}) if given else base
    game.check_playable(made)
    return made


def _plain(value: object) -> object:
    """What an option is given as: a board's text, and the whole numbers of other libraries as our own."""
    if isinstance(value, Integral) and not isinstance(value, bool):
        return int(value)
    return value.json() if hasattr(value, "json") else value


def game_names() -> tuple[str, ...]:
    """Name the games there are, those of the folders in the environment variable `SKYHOP_GAMES` and examples included.

    Examples:
        >>> import skyhop
        >>> skyhop.game_names()
        ('aeronaut-odyssey', 'balloon-cup', 'connect-four', 'matching-pennies', 'nim')

    """
    with looked_up():
        return registry.names()


def ruleset_names(game: str | Game) -> tuple[str, ...]:
    """Name the published rulesets of a game, the default first.

    Raises:
        ValueError: where there is no such game; the message names those there are.

    Examples:
        >>> import skyhop
        >>> skyhop.ruleset_names("balloon-cup")
        ('rio-grande', 'gravon', 'kosmos-fr', 'le-clube')

    """
    return tuple(game_of(game).rulesets())
