"""Program that plays the first move of a match. A benchmark measures the run time of this program.

The run time is the time that a player waits after a cold start.
"""

from __future__ import annotations

import sys

from skyhop.engine.kernel import FirstCall, begin
from skyhop.game import registry
from skyhop.game.match import Match


def main(name: str) -> None:
    """Start a match of the game `name`, and play the first legal action of the seat that decides.

    Compute the view of this seat before and after the action.
    """
    begin(FirstCall.UNCOMPILED)
    game = registry.game(name)
    match = Match.start(game, game.ruleset(game.rulesets()[0]), seed=1)
    seat = match.to_decide or 0
    view = match.view(seat)
    match.play(seat, game.write(view, game.legal(view)[0]))
    match.view(seat)


if __name__ == "__main__":
    main(sys.argv[1])
