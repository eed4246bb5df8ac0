"""Getting the engine ready: kernels are compiled once per version, before a player has to wait for them."""

from __future__ import annotations

from skyhop.bots import bot, contest
from skyhop.core import registry


def warm_up() -> None:
    """Play a match of every game between every two bots, showing each view, so that nothing is left to compile."""
    for name in registry.names():
        game = registry.game(name)
        for players in zip(bot.names(), reversed(bot.names()), strict=True):
            match = next(contest.matches(game, game.ruleset(game.rulesets()[0]), players, 1, 0))
            for seat in (0, None):
                game.view(match.state, seat)
