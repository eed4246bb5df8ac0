"""How strongly the levels play Balloon Cup: temperatures in the units of its evaluation.

They were chosen so that neighbours are about 150 points of Elo apart; docs/levels.md tells what was measured.
"""

from __future__ import annotations

from skyhop.game.ladder import Ladder, Measured, Rung

LADDER: Ladder = {
    "passenger": Rung("greedy", 12.0, points=0),
    "crew": Rung("greedy", 6.8, points=135, margin=25),
    "cadet": Rung("greedy", 4.4, points=279, margin=35),
    "copilot": Rung("greedy", 2.8, points=440, margin=47),
    "pilot": Rung("greedy", 1.65, points=620, margin=52),
    "navigator": Rung("greedy", 0.8, points=800, margin=56),
    "captain": Rung("greedy", points=949, margin=60),
    "aeronaut": Rung("ismcts", iterations=10_000, points=1148, margin=89),
}
ENGINES = {
    "random": Measured(-402, 26),
    "greedy": Measured(949, 60),
    "value": Measured(1031, 64),
    "value2": Measured(1061, 68),
    "ismcts": Measured(1076, 67),
}
"""Those that are no levels."""
