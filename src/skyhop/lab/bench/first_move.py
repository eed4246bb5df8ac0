"""A program: start a match and do its first move. Its run time is what a player waits for."""

from __future__ import annotations

from skyhop.core import registry
from skyhop.core.match import Match


def main() -> None:
    """Start a match, look at it as the first player does, place a card, and look again."""
    game = registry.game("balloon-cup")
    match = Match.start(game, game.ruleset("rio-grande"), seed=1)
    view = match.view(0)
    match.play(0, game.write(view, game.legal(view)[0]))
    match.view(0)


if __name__ == "__main__":
    main()
