"""How well players play, as OpenSkill estimates it: of each game, at each speed.

An estimate is a mean and how unsure it is. It becomes less sure while nobody plays, which OpenSkill knows nothing of.
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
"""Of whoever has not played yet."""
UNSURE_OF_LEVELS = UNSURE / 4
"""Of a level, which has been measured against the others, but not against people."""
PROVISIONAL, WELL_KNOWN = 4.2, 2.6
"""How unsure an estimate is after some 30 matches between equals, and after many: above the first it has a mark."""
DRIFT = (PROVISIONAL**2 - WELL_KNOWN**2) / 365
"""What a day adds to the square of how unsure it is: who is well known is provisional again after a year."""
ELO = 400 / (math.log(10) * math.sqrt(2) * MODEL.beta)
"""Points of Elo for one of the mean: twice as likely to win means the same in both."""
MIDDLE = 1500
"""Shown for whoever has not played yet."""


class Rating(NamedTuple):
    """An estimate, after so many matches, and when it was made."""

    mean: float = BEGIN
    unsure: float = UNSURE
    matches: int = 0
    at: str = ""

    @property
    def points(self) -> int:
        """As people read it."""
        return round(MIDDLE + ELO * (self.mean - BEGIN))

    @property
    def margin(self) -> int:
        """So far to both sides lies what is likely, 19 times of 20."""
        return round(2 * ELO * self.unsure)

    @property
    def is_provisional(self) -> bool:
        """Say whether too little is known."""
        return self.unsure > PROVISIONAL

    def aged(self, at: str) -> Rating:
        """What it is at a later time, if nothing has been played since."""
        if not self.at:
            return self
        days = max(0.0, (datetime.fromisoformat(at) - datetime.fromisoformat(self.at)) / timedelta(days=1))
        return self._replace(unsure=min(UNSURE, math.sqrt(self.unsure**2 + DRIFT * days)))


def beginning(game: Game, bot: str | None) -> Rating:
    """The estimate of who has not played yet; levels stand as the ladder has measured them, people at its middle."""
    measured: Mapping[str, int] = {name: rung.points for name, rung in game.ladder.items() if rung.points is not None}
    if bot is None or bot not in measured:
        return Rating()
    return Rating(BEGIN + (measured[bot] - median(measured.values())) / ELO, UNSURE_OF_LEVELS)


def updated(ratings: Sequence[Rating], ranks: Sequence[int], at: str) -> list[Rating]:
    """The estimates after a match that ended with these ranks, from 1; equal ones share a place."""
    teams = [[MODEL.rating(mu=rating.mean, sigma=rating.unsure)] for rating in (each.aged(at) for each in ratings)]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        Rating(team[0].mu, team[0].sigma, before.matches + 1, at) for team, before in zip(rated, ratings, strict=True)
    ]
