"""How strongly the levels play Aeronaut Odyssey: temperatures in points of the game.

They were chosen so that neighbours are about 150 points of Elo apart; docs/levels.md tells what was measured.
"""

from __future__ import annotations

from skyhop.core.game.ladder import Ladder, Rung

LADDER: Ladder = {
    "passenger": Rung("greedy", 0.86, points=0),
    "crew": Rung("greedy", 0.585, points=175),
    "cadet": Rung("greedy", 0.416, points=379),
    "copilot": Rung("greedy", 0.288, points=582),
    "pilot": Rung("greedy", 0.185, points=735),
    "navigator": Rung("greedy", points=919),
    "captain": Rung("ismcts", iterations=300, points=1115),
    "aeronaut": Rung("ismcts", iterations=3_000, points=1356),
}
