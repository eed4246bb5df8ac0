"""How strongly the levels play Aeronaut Odyssey: temperatures in points of the game.

They were chosen so that neighbours are about 150 points of Elo apart; docs/levels.md tells what was measured.
"""

from __future__ import annotations

from skyhop.game.ladder import Ladder, Measured, Rung

LADDER: Ladder = {
    "passenger": Rung("greedy", 0.86, points=0),
    "crew": Rung("greedy", 0.585, points=175, margin=26),
    "cadet": Rung("greedy", 0.416, points=379, margin=37),
    "copilot": Rung("greedy", 0.288, points=582, margin=45),
    "pilot": Rung("greedy", 0.185, points=735, margin=50),
    "navigator": Rung("greedy", points=919, margin=55),
    "captain": Rung("ismcts", iterations=300, points=1115, margin=59),
    "aeronaut": Rung("ismcts", iterations=3_000, points=1356, margin=77),
}
ENGINES = {
    "random": Measured(-569, 36),
    "greedy": Measured(919, 55),
    "value": Measured(1016, 60),
    "value2": Measured(1136, 62),
    "ismcts": Measured(1280, 178),
}
"""Those that are no levels."""
