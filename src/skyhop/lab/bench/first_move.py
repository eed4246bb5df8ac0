"""A program: start a match of a game and do its first move. Its run time is what a player waits for."""

from __future__ import annotations

import sys

from skyhop.engine.kernel import FirstCall, begin
from skyhop.game import registry
from skyhop.game.match import Match


def main(name: str) -> None:
    """Start a match, look at it as whoever decides first does, act, and look again."""
    begin(FirstCall.UNCOMPILED)
    game = registry.game(name)
    match = Match.start(game, game.ruleset(game.rulesets()[0]), seed=1)
    seat = match.to_decide or 0
    view = match.view(seat)
    match.play(seat, game.write(view, game.legal(view)[0]))
    match.view(seat)


if __name__ == "__main__":
    main(sys.argv[1])
