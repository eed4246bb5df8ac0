"""How strongly the levels play Aeronaut Odyssey: temperatures in points of the game.

They were chosen so that neighbours are about 150 points of Elo apart; docs/levels.md tells what was measured.
"""

from __future__ import annotations

from skyhop.core.ladder import Ladder, Rung

LADDER: Ladder = {
    "passenger": Rung("greedy", 0.86, points=0),
    "crew": Rung("greedy", 0.64, points=129),
    "cadet": Rung("greedy", 0.5, points=270),
    "copilot": Rung("greedy", 0.37, points=426),
    "pilot": Rung("greedy", 0.26, points=602),
    "navigator": Rung("greedy", 0.17, points=771),
    "captain": Rung("greedy", points=928),
    "aeronaut": Rung("ismcts", iterations=10_000, points=1139),
}
