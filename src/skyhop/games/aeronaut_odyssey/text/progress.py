"""[AO-9.1, AO-9.2] How far a seat is from fulfilling a trajectory or a secret order."""

from __future__ import annotations

import numpy as np

from skyhop.games.aeronaut_odyssey import kernels
from skyhop.games.aeronaut_odyssey.constants import CITIES
from skyhop.games.aeronaut_odyssey.rules.distances import FAR
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView


def spaces_missing(view: AeronautOdysseyView, seat: int, ends: tuple[int, int]) -> int | None:
    """Count the spaces that must at least still be claimed to join two cities; None if it cannot be done any more."""
    costs, is_done = np.zeros(CITIES), np.zeros(CITIES, np.int16)
    kernels.measure(view.ruleset.record, view.table, seat, ends[0] - 1, costs, is_done)
    missing = costs[ends[1] - 1]
    return None if missing >= FAR else int(missing)


def routes_missing(view: AeronautOdysseyView, seat: int, trajectory: int) -> int:
    """[AO-9.2] Count the routes of printed types that a seat lacks for the trajectory of this number."""
    return int(kernels.routes_missing(view.ruleset.record, view.table, 0, seat, trajectory))
