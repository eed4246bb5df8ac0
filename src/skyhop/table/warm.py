"""Getting the engine ready: kernels are compiled once per version, before a player has to wait for them."""

from __future__ import annotations

from collections.abc import Sequence

from skyhop.bots import bot, contest
from skyhop.core import registry

MATCHES = 20
"""So many that bots meet every kind of decision; once all is compiled, a match takes milliseconds."""


def warm_up_play(name: str) -> None:
    """Play matches of a game at random, so that nothing is left to compile of its rules and views."""
    _play(name, (bot.names()[0],) * 2)


def warm_up_bots(name: str) -> None:
    """Let every two bots play matches of a game, so that nothing is left to compile of their thoughts."""
    for players in zip(bot.names(), reversed(bot.names()), strict=True):
        _play(name, players)


def warm_up_all() -> None:
    """Get all games and bots ready."""
    for name in registry.names():
        warm_up_bots(name)


def _play(name: str, players: Sequence[str]) -> None:
    game = registry.game(name)
    for match in contest.matches(game, game.ruleset(game.rulesets()[0]), players, MATCHES, 0):
        for seat in (0, None):
            game.view(match.state, seat)
