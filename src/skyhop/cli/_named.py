"""What commands are given by name: games, rulesets. A name that does not exist is a wrong call."""

from __future__ import annotations

import typer

from skyhop.core import registry
from skyhop.core.protocol import Game, Ruleset
from skyhop.core.refusals import RulesetError


def game_named(name: str) -> Game:
    """Give the game of a name."""
    try:
        return registry.game(name)
    except registry.UnknownGame as error:
        raise typer.BadParameter(str(error)) from None


def ruleset_named(game: Game, name: str | None) -> Ruleset:
    """Give a game's ruleset of a name, the default one for None."""
    try:
        return game.ruleset(name or game.rulesets()[0])
    except RulesetError as error:
        raise typer.BadParameter(str(error)) from None
