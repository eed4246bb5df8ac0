"""A thousand updates of ratings in a file. A test compares them with the results of the current version.

`python -m tests.server.golden_ratings` writes the file; what differs from the one before is explained in the changelog.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

from skyhop.server.ratings.recorder import Rating, update_ratings
from skyhop.server.timestamps import add_milliseconds

FILE = Path(__file__).parent / "golden" / "ratings.jsonl"
NOON = "2026-01-01T12:00:00.000+00:00"
UPDATES, PLAYERS, DAY = 1000, 12, 86_400_000


def updates() -> Iterator[list[list[float]]]:
    """Twelve players meet by twos to sixes, some days apart, with ties; of each update the means and doubts."""
    generator, ratings, at = random.Random(25), [Rating()] * PLAYERS, NOON
    for _update in range(UPDATES):
        at = add_milliseconds(at, generator.randrange(3 * DAY))
        seats = generator.sample(range(PLAYERS), generator.choice((2, 2, 2, 3, 4, 6)))
        ranks = [1 + sum(other < own for other in seats) for own in seats]
        if generator.random() < 0.4:
            generator.shuffle(ranks)
        if generator.random() < 0.1:
            ranks = [1] * len(seats)
        after = update_ratings([ratings[seat] for seat in seats], ranks, at)
        for seat, rating in zip(seats, after, strict=True):
            ratings[seat] = rating
        yield [[round(rating.mean, 6), round(rating.unsure, 6)] for rating in after]


if __name__ == "__main__":
    FILE.write_text("".join(json.dumps(each, separators=(",", ":")) + "\n" for each in updates()), "utf-8")
