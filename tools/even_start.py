"""Measurement of the win share of each position in the turn order, without and with even-start points (AO-3.5).

    python -m tools.even_start 2 small --maps 400

The bot `greedy` plays all seats in `pioneer`. Its choices depend on the points from the start only in thefts and tolls.
The program therefore plays without these points, and adds them to the scores. Matches on one map are similar, so the
intervals are computed from the means of the maps.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from skyhop.boards.file import to_plain
from skyhop.boards.generate import generate
from skyhop.boards.settings import SIZES, settings
from skyhop.engine.chance import mix_seed
from skyhop.game import registry
from skyhop.games.aeronaut_odyssey.constants import EVEN_START

Table = np.ndarray[Any, Any]
MATCHES = 20
"""Number of matches on each map."""
SURE = 1.96


def main() -> None:
    """Play the matches. Print the win share of each position in the turn order, with its interval."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("seats", type=int, choices=EVEN_START)
    parser.add_argument("size", choices=SIZES)
    parser.add_argument("--maps", type=int, default=400)
    parser.add_argument("--seed", type=int, default=2)
    given = parser.parse_args()
    scores = np.stack([_scores(given.seats, given.size, given.seed, number) for number in range(given.maps)])
    for points in ((0,) * given.seats, EVEN_START[given.seats]):
        found = _shares(scores + np.array(points)).mean(axis=1)
        margin = SURE * found.std(axis=0, ddof=1) / np.sqrt(given.maps)
        told = (f"{share:.1%} ± {off:.1%}" for share, off in zip(found.mean(axis=0), margin, strict=True))
        print(points, ", ".join(told))


def _scores(seats: int, size: str, seed: int, number: int) -> Table:
    """Return the scores of greedy players on the map with this number. The shape is (matches, seats)."""
    game = registry.game("aeronaut-odyssey")
    board = generate(settings(seed=mix_seed(seed, number) % 2**31, size=size, players=seats))
    ruleset = game.ruleset({"seats": seats, "expansions": "trajectories", "board": to_plain(board)})
    scores: Table = game.self_play(ruleset, MATCHES, mix_seed(seed, number, 1), [True] * seats)
    return scores


def _shares(scores: Table) -> Table:
    """Return the win share of each seat in each match. The seats with the highest score share the win equally."""
    best = scores == scores.max(axis=-1, keepdims=True)
    shares: Table = best / best.sum(axis=-1, keepdims=True)
    return shares


if __name__ == "__main__":
    main()
