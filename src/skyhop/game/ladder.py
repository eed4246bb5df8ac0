"""The ladder of a game: how its levels play, the weakest first, and how strong its bots were measured to be.

A level plays as a bot does, softly: what is worth a little less is sometimes chosen too. `skyhop.bots.levels` has the
levels, by name; which of them a game has, and how they play it, is said by the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Rung(NamedTuple):
    """How one level plays a game."""

    bot: str
    """That by which it values its actions."""
    temperature: float = 0.0
    """How softly it chooses, in the units of these values: what is worth so much less is chosen 2.7 times less often.

    At 0 it plays as the bot does.
    """
    iterations: int | None = None
    """Of a bot that searches: as many as it makes, if there is time."""
    points: int | None = None
    """How many points of Elo it was measured to stand above the weakest level; None where that was not measured."""
    margin: int = 0
    """How far off these may be (95%)."""


class Measured(NamedTuple):
    """Where a bot that is no level stands on the scale of a ladder, by matches between two."""

    points: int
    """Of Elo, above the weakest level."""
    margin: int
    """How far off these may be (95%), the level's own margin included that it was measured against."""


Ladder = Mapping[str, Rung]
"""How levels play, by their names, the weakest first."""
USUAL_LADDER: Ladder = {
    "passenger": Rung("ismcts", 0.5, 100),
    "crew": Rung("ismcts", 0.25, 100),
    "cadet": Rung("ismcts", 0.12, 100),
    "copilot": Rung("ismcts", 0.06, 100),
    "pilot": Rung("ismcts", 0.03, 200),
    "navigator": Rung("ismcts", 0.0, 200),
    "captain": Rung("ismcts", 0.0, 1000),
    "aeronaut": Rung("ismcts", 0.0, 10_000),
}
"""That of a game which says nothing of its own: by a search, which needs no knowledge of the game."""
