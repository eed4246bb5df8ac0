"""How strongly the levels play Aeronaut Odyssey: temperatures in points of the game.

They were chosen so that neighbours are about 150 points of Elo apart; docs/levels.md tells what was measured.
"""

from __future__ import annotations

from skyhop.core.ladder import Ladder, Rung

LADDER: Ladder = {
    "passenger": Rung("greedy", 1.6),
    "crew": Rung("greedy", 1.0),
    "cadet": Rung("greedy", 0.7),
    "copilot": Rung("greedy", 0.45),
    "pilot": Rung("greedy", 0.3),
    "navigator": Rung("greedy", 0.15),
    "captain": Rung("greedy"),
    "aeronaut": Rung("ismcts", iterations=10_000),
}
