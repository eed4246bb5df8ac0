"""Getting the engine ready: kernels are compiled once per version, before a player has to wait for them."""

from __future__ import annotations

from skyhop.bots import bot, contest
from skyhop.core import registry

MATCHES = 20
"""So many that bots meet every kind of decision; once all is compiled, a match takes milliseconds."""


def warm_up() -> None:
    """Play matches of every game between every two bots, showing each view, so that nothing is left to compile."""
    for name in registry.names():
        game = registry.game(name)
        for players in zip(bot.names(), reversed(bot.names()), strict=True):
            for match in contest.matches(game, game.ruleset(game.rulesets()[0]), players, MATCHES, 0):
                for seat in (0, None):
                    game.view(match.state, seat)
