"""How strongly the levels play Balloon Cup: temperatures in the units of its evaluation.

They were chosen so that neighbours are about 150 points of Elo apart; docs/levels.md tells what was measured.
"""

from __future__ import annotations

from skyhop.core.game.ladder import Ladder, Rung

LADDER: Ladder = {
    "passenger": Rung("greedy", 12.0, points=0),
    "crew": Rung("greedy", 6.8, points=135),
    "cadet": Rung("greedy", 4.4, points=279),
    "copilot": Rung("greedy", 2.8, points=440),
    "pilot": Rung("greedy", 1.65, points=620),
    "navigator": Rung("greedy", 0.8, points=800),
    "captain": Rung("greedy", points=949),
    "aeronaut": Rung("ismcts", iterations=10_000, points=1148),
}
