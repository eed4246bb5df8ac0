"""[AO-9.5, AO-9.8] Which routes become multiroutes or gray, before the others get their types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from skyhop.boards.rng import Rng

FEWEST_MULTI = 0.125
MOST_MULTI = 0.225
GRAY_SHARE = 0.14  # of the routes


@dataclass(frozen=True)
class SpecialRoutes:
    """The routes, by index, that are multiroutes and those that are gray."""

    multi: frozenset[int]
    gray: frozenset[int]


def special_routes(
    lengths: Sequence[int], partnered: Sequence[bool], expansions: Collection[str], rng: Rng, plain: int = 0
) -> SpecialRoutes:
    """Choose multiroutes (two spaces or more, no partner) and gray routes (at most one of a double).

    Beyond the first gray route at least `plain` others are left, if there are so many.
    """
    multi = _multiroutes(lengths, partnered, rng) if "multi" in expansions else frozenset()
    gray: set[int] = set()
    if "wild" in expansions:
        for index in rng.shuffled(range(len(lengths))):
            if len(gray) >= max(1, min(round(GRAY_SHARE * len(lengths)), len(lengths) - len(multi) - plain)):
                break
            if index not in multi and not (partnered[index] and {index - 1, index + 1} & gray):
                gray.add(index)
    return SpecialRoutes(multi, frozenset(gray))


def _multiroutes(lengths: Sequence[int], partnered: Sequence[bool], rng: Rng) -> frozenset[int]:
    """Take routes until their spaces are a share of all drawn between the targets, never beyond the upper one."""
    total = sum(lengths)
    wanted = round(total * rng.between(FEWEST_MULTI + 0.03, MOST_MULTI - 0.03))
    fit = [index for index, length in enumerate(lengths) if length > 1 and not partnered[index]]
    chosen: set[int] = set()
    spaces = 0
    for index in rng.shuffled(fit):
        if spaces < wanted and spaces + lengths[index] <= MOST_MULTI * total:
            chosen.add(index)
            spaces += lengths[index]
    return frozenset(chosen)


def mixed(length: int, types: str, rng: Rng) -> str:
    """A multiroute's spaces, all of different types as long as there are enough."""
    run = ""
    while len(run) < length:
        run += "".join(rng.shuffled(types))
    return run[:length]
