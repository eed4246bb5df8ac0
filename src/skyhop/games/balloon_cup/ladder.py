"""How strongly the levels play Balloon Cup: temperatures in the points of its evaluation, where a trophy is worth 10.

They were chosen so that neighbours are about 150 points of Elo apart; docs/levels.md tells what was measured.
"""

from __future__ import annotations

from skyhop.core.ladder import Ladder, Rung

LADDER: Ladder = {
    "passenger": Rung("greedy", 12.0),
    "crew": Rung("greedy", 6.5),
    "cadet": Rung("greedy", 4.2),
    "copilot": Rung("greedy", 2.9),
    "pilot": Rung("greedy", 1.8),
    "navigator": Rung("greedy", 0.9),
    "captain": Rung("greedy"),
    "aeronaut": Rung("ismcts", iterations=10_000),
}
