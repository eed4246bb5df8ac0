"""[AO-9.3, AO-9.4] Bonus balloons: which spaces carry one, and which."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from skyhop.boards.rng import Rng

FEWEST = 0.2
MOST = 0.375
TOLL = "toll"
ABILITIES = ("steal", "late", "share", "teleport", TOLL, "wind")


def bonuses(
    lengths: Sequence[int],
    types: str,
    *,
    negative: bool,
    expansions: Collection[str],
    most_tolls: int,
    rng: Rng,
    is_strict: bool = False,
) -> list[dict[int, str]]:
    """The bonuses of each route's spaces, by number from 1, with at most so many tolls on one route.

    They stand on 20% to 37.5% of the spaces of routes of two and more, never on all
    spaces of a route unless most of the board's would be needed. Where nothing but tolls is left, a route has one too
    many, unless that is strict.
    """
    spots = [(route, space) for route, length in enumerate(lengths) if length > 1 for space in range(1, length + 1)]
    count = round(len(spots) * rng.between(FEWEST + 0.03, MOST - 0.05))
    bag = _bag(count, types, negative=negative, expansions=expansions, rng=rng)
    found: list[dict[int, str]] = [{} for _ in lengths]
    for route, space in rng.shuffled(spots):
        has_tolls = list(found[route].values()).count(TOLL) >= most_tolls
        if is_strict and has_tolls and set(bag) == {TOLL}:
            continue
        if len(found[route]) < (lengths[route] + 1) // 2 and bag:
            found[route][space] = _taken(bag, has_tolls=has_tolls)
    return [dict(sorted(bonus.items())) for bonus in found]


def _taken(bag: list[str], *, has_tolls: bool) -> str:
    """Take the last bonus out of the bag, for a route that has its tolls the last one that is none, if there is one."""
    at = len(bag) - 1
    while has_tolls and at > 0 and bag[at] == TOLL:
        at -= 1
    return bag.pop(at)


def _bag(count: int, types: str, *, negative: bool, expansions: Collection[str], rng: Rng) -> list[str]:
    """Fill a bag: two fifths plain gains, a fifth penalties (more gains if none), the rest swaps and abilities."""
    gains = ["+1", "+space", "+balloon", "swap"]
    losses = ["-1", "-balloon", "-space"] if negative else gains
    abilities = [name for name in ABILITIES if name != "late" or "trajectories" in expansions]
    bag: list[str] = []
    rows = {"gains": rng.shuffled(gains), "losses": rng.shuffled(losses), "abilities": rng.shuffled(abilities)}
    order = ("gains", "abilities", "gains", "losses", "abilities")
    drawn = dict.fromkeys(rows, 0)
    for index in range(count):
        kind = order[index % len(order)]
        name = rows[kind][drawn[kind] % len(rows[kind])]
        drawn[kind] += 1
        bag.append("+" + rng.one_of(types) if name == "+balloon" else name)
    return rng.shuffled(bag)
