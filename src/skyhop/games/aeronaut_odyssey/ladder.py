"""How strongly the levels play Aeronaut Odyssey: temperatures in points of the game.

They were chosen so that neighbours are about 150 points of Elo apart; docs/levels.md tells what was measured.
"""

from __future__ import annotations

from skyhop.core.ladder import Ladder, Rung

LADDER: Ladder = {
    "passenger": Rung("greedy", 0.86),
    "crew": Rung("greedy", 0.64),
    "cadet": Rung("greedy", 0.5),
    "copilot": Rung("greedy", 0.37),
    "pilot": Rung("greedy", 0.26),
    "navigator": Rung("greedy", 0.17),
    "captain": Rung("greedy"),
    "aeronaut": Rung("ismcts", iterations=10_000),
}
