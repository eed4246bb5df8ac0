"""Getting the engine ready: kernels are compiled once per version, before a player has to wait for them."""

from __future__ import annotations

from collections.abc import Sequence

from skyhop.bots import bot, contest
from skyhop.core import registry
from skyhop.core.game import Game

MATCHES = 20
"""So many that bots meet every kind of decision; once all is compiled, a match takes milliseconds."""


def warm_up_play(name: str) -> None:
    """Play matches of a game at random, so that nothing is left to compile of its rules and views."""
    game = registry.game(name)
    _play(game, [bot.names(game)[0]])


def warm_up_bots(name: str) -> None:
    """Let every two bots play matches of a game, so that nothing is left to compile of their thoughts."""
    game = registry.game(name)
    for players in zip(bot.names(game), reversed(bot.names(game)), strict=True):
        _play(game, players)


def warm_up_all() -> None:
    """Get all games and bots ready."""
    for name in registry.names():
        warm_up_bots(name)


def _play(game: Game, players: Sequence[str]) -> None:
    """Play a few matches, the players at the seats in turn."""
    ruleset = game.ruleset(game.rulesets()[0])
    seated = [players[seat % len(players)] for seat in range(game.seat_count(ruleset))]
    for match in contest.matches(game, ruleset, seated, MATCHES, 0):
        for seat in (0, None):
            game.view(match.state, seat)
