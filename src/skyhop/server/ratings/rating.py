"""Ratings by OpenSkill: mean and uncertainty of a player's strength, by game and speed class.

The uncertainty grows while a player is inactive, which OpenSkill does not model.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from statistics import median
from typing import NamedTuple

from openskill.models import PlackettLuce

from skyhop.game.game import Game

MODEL = PlackettLuce()
BEGIN, UNSURE = 25.0, 25 / 3
"""Mean and uncertainty of a new player."""
UNSURE_OF_LEVELS = UNSURE / 4
"""Uncertainty of a level, which was measured against other levels, but not against people."""
PROVISIONAL, WELL_KNOWN = 4.2, 2.6
"""Uncertainty after some 30 matches between equals, and after many; a rating above the first is provisional."""
DRIFT = (PROVISIONAL**2 - WELL_KNOWN**2) / 365
"""Growth per day of the squared uncertainty: a settled rating is provisional again after a year."""
ELO = 400 / (math.log(10) * math.sqrt(2) * MODEL.beta)
"""Elo points per unit of the mean, so that both scales give the same odds."""
MIDDLE = 1500
"""Points shown for a new player."""


class Rating(NamedTuple):
    """Estimate of strength, with the number of matches and the time of the latest one."""

    mean: float = BEGIN
    unsure: float = UNSURE
    matches: int = 0
    at: str = ""

    @property
    def points(self) -> int:
        """Mean in Elo-like points, as shown to people."""
        return round(MIDDLE + ELO * (self.mean - BEGIN))

    @property
    def margin(self) -> int:
        """Half-width, in points, of the interval that contains the true strength with 95% confidence."""
        return round(2 * ELO * self.unsure)

    @property
    def is_provisional(self) -> bool:
        """True if the estimate is too uncertain to list."""
        return self.unsure > PROVISIONAL

    def advance_to(self, at: str) -> Rating:
        """Return the estimate at a later time, without matches in between."""
        if not self.at:
            return self
        days = max(0.0, (datetime.fromisoformat(at) - datetime.fromisoformat(self.at)) / timedelta(days=1))
        return self._replace(unsure=min(UNSURE, math.sqrt(self.unsure**2 + DRIFT * days)))


def create_rating(game: Game, bot: str | None) -> Rating:
    """Return the initial rating: the measured one of a level, else the middle of the ladder."""
    measured: Mapping[str, int] = {name: rung.points for name, rung in game.ladder.items() if rung.points is not None}
    if bot is None or bot not in measured:
        return Rating()
    return Rating(BEGIN + (measured[bot] - median(measured.values())) / ELO, UNSURE_OF_LEVELS)


def update_ratings(ratings: Sequence[Rating], ranks: Sequence[int], at: str) -> list[Rating]:
    """Return the ratings after a match with these ranks, from 1; ties share a rank."""
    teams = [
        [MODEL.rating(mu=rating.mean, sigma=rating.unsure)] for rating in (each.advance_to(at) for each in ratings)
    ]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        Rating(team[0].mu, team[0].sigma, before.matches + 1, at) for team, before in zip(rated, ratings, strict=True)
    ]
