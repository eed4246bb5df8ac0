"""The error of a training over its matches: a mean for each stretch of them, longer and longer ones."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, Self

import numpy as np

from skyhop.game.refusal import LearnedFileError
from skyhop.i18n import _
from skyhop.lab import table_file

FEWEST = 25
"""Batches of a stretch at least."""
PART = 50
"""A stretch ends when it has as many batches as one in so many of all matches.

So stretches are about equally wide on a logarithmic scale, and 10 million matches by batches of two have 250 of them.
They end where the matches say and not the clock: the same seed gives the same ones.
"""


class Stretch(NamedTuple):
    """Some batches, one after another."""

    matches: int
    """How many had been played at the end of the last batch."""
    error: float
    """The mean of the mean square errors of the batches."""
    batches: int

    def can_be(self) -> bool:
        """Say whether there can be such a stretch."""
        return 1 <= self.batches <= self.matches and 0 <= self.error <= 1

    @property
    def is_over(self) -> bool:
        """Whether the next batch belongs to another stretch."""
        return self.batches >= max(FEWEST, self.matches // PART)

    def longer(self, matches: int, error: float) -> Stretch:
        """The stretch with one more batch."""
        batches = self.batches + 1
        return Stretch(matches, self.error + (error - self.error) / batches, batches)


class Errors:
    """The stretches of a training, the last of which goes on."""

    def __init__(self, stretches: Sequence[Stretch] = ()) -> None:
        """Begin with those that there are."""
        self.stretches = list(stretches)

    @classmethod
    def read(cls, path: Path, matches: int) -> Self:
        """Read those up to so many matches; none where there is no file, `LearnedFileError` where it is none."""
        problem = _("%(file)s is damaged: it is no table of errors")
        found = table_file.read(path, Stretch, Stretch.can_be, problem)
        if any(one.matches >= other.matches for one, other in pairwise(found)):
            raise LearnedFileError(problem % {"file": path})
        return cls([each for each in found if each.matches <= matches])

    def write(self, path: Path) -> None:
        """Write them anew, at once or not at all, to the last bit."""
        table_file.write(path, Stretch._fields, self.stretches)

    @property
    def over(self) -> list[Stretch]:
        """Those that nothing is added to any more: what can be shown."""
        return [each for each in self.stretches if each.is_over]

    def add(self, matches: int, error: float) -> None:
        """Add a batch, after which so many matches had been played."""
        if self.stretches and not self.stretches[-1].is_over:
            self.stretches[-1] = self.stretches[-1].longer(matches, error)
        else:
            self.stretches.append(Stretch(matches, error, 1))


def smooth(stretches: Sequence[Stretch]) -> list[Stretch]:
    """Give each stretch the mean error of the latter half of all matches up to its end: single ones say little."""
    if not stretches:
        return []
    ends, batches = np.array([each.matches for each in stretches]), np.array([each.batches for each in stretches])
    counts = np.append(0, batches.cumsum())
    totals = np.append(0, (batches * [each.error for each in stretches]).cumsum())
    half = np.searchsorted(ends, ends / 2, side="right")
    means = (totals[1:] - totals[half]) / (counts[1:] - counts[half])
    return [each._replace(error=mean) for each, mean in zip(stretches, means.tolist(), strict=True)]
