"""[AO-9.1, AO-9.2, AO-9.11] Trajectories and secret orders: which cities, how far, what for."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from skyhop.boards.model import Order, Trajectory

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.rng import Rng

MOST_POINTS = 12
LEAST_POINTS = 3
WORTH = {"points": 1.0, "balloons": 1.66, "spaces": 1.25, "swaps": 1.5}
MOST_FOR_GOODS = 7.0  # points' worth of balloons, spaces or swaps in one reward
POINTS_SHARE = 0.45
TYPE_WORTH = 1.9  # points for each type that a routes trajectory asks for


def distances(count: int, pairs: Sequence[tuple[int, int]], lengths: Sequence[int]) -> list[list[int]]:
    """The fewest spaces between any two cities along the routes."""
    near: list[list[tuple[int, int]]] = [[] for _ in range(count)]
    for (low, high), length in zip(pairs, lengths, strict=True):
        near[low].append((high, length))
        near[high].append((low, length))
    return [_from(start, near) for start in range(count)]


def trajectories(
    apart: Sequence[Sequence[int]],
    adjacent: Sequence[tuple[int, int]],
    count: int,
    types: str,
    *,
    routes_kind: bool,
    rng: Rng,
) -> list[Trajectory]:
    """Print `count` trajectories, short, medium and long alike, about half of them for points.

    With `routes_kind` every third asks for routes of printed types instead of two cities.
    """
    kinds = ["types" if routes_kind and index % 3 == 2 else "ends" for index in range(count)]
    chosen = _spread_ends(apart, adjacent, kinds.count("ends"), rng)
    rewards = _rewards(count, rng)
    longest = max(max(row) for row in apart)
    found = []
    for index, kind in enumerate(kinds):
        if kind == "ends":
            ends = chosen.pop(0)
            worth = value(apart[ends[0]][ends[1]], longest)
            found.append(_trajectory(index, worth, rewards[index], types, rng, ends=(ends[0] + 1, ends[1] + 1)))
        else:
            run = _asked_types(types, rng)
            found.append(_trajectory(index, TYPE_WORTH * len(run), rewards[index], types, rng, asked=run))
    return found


def orders(apart: Sequence[Sequence[int]], adjacent: Sequence[tuple[int, int]], count: int, rng: Rng) -> list[Order]:
    """[AO-9.11] Print `count` secret orders, short, medium and long alike, all for points."""
    longest = max(max(row) for row in apart)
    return [
        Order(f"S{index + 1}", (low + 1, high + 1), round(value(apart[low][high], longest)))
        for index, (low, high) in enumerate(_spread_ends(apart, adjacent, count, rng))
    ]


def value(spaces: int, longest: int) -> float:
    """[AO-11.3] The points' worth of joining two cities so many spaces apart: 12 for the longest way."""
    return max(float(LEAST_POINTS), MOST_POINTS * spaces / longest)


def _from(start: int, near: Sequence[Sequence[tuple[int, int]]]) -> list[int]:
    found = [-1] * len(near)
    ahead = [(0, start)]
    while ahead:
        far, city = heappop(ahead)
        if found[city] >= 0:
            continue
        found[city] = far
        for other, length in near[city]:
            if found[other] < 0:
                heappush(ahead, (far + length, other))
    return found


def _spread_ends(
    apart: Sequence[Sequence[int]], adjacent: Sequence[tuple[int, int]], count: int, rng: Rng
) -> list[tuple[int, int]]:
    """Choose different pairs of cities from the short, medium and long thirds in turn, using few cities twice.

    Neighbours are taken only when all other pairs are used up.
    """
    joined = set(adjacent)
    every = [(low, high) for low in range(len(apart)) for high in range(low + 1, len(apart))]
    ranked = sorted(rng.shuffled(every), key=lambda pair: apart[pair[0]][pair[1]])
    fit = [pair for pair in ranked if pair not in joined] or ranked
    thirds = [fit[len(fit) * part // 3 : len(fit) * (part + 1) // 3] for part in range(3)]
    used = [0] * len(apart)
    chosen: list[tuple[int, int]] = []
    for index in range(count):
        pool = [pair for pair in thirds[2 - index % 3] if pair not in chosen]
        pool = pool or [pair for pair in fit if pair not in chosen] or [pair for pair in every if pair not in chosen]
        few = min(pool or every, key=lambda pair: (used[pair[0]] + used[pair[1]], max(used[pair[0]], used[pair[1]])))
        fresh = [pair for pair in pool or every if used[pair[0]] + used[pair[1]] == used[few[0]] + used[few[1]]]
        pair = rng.one_of(fresh)
        chosen.append(pair)
        for city in pair:
            used[city] += 1
    return chosen


def _rewards(count: int, rng: Rng) -> list[str]:
    """Draw what is given: about half points, the rest balloons, spaces and swaps in turn."""
    points = round(count * POINTS_SHARE + rng.unit())
    others = ("balloons", "spaces", "swaps")
    start = rng.below(3)
    kinds = ["points"] * points + [others[(start + index) % 3] for index in range(count - points)]
    return rng.shuffled(kinds)


def _trajectory(
    index: int,
    worth: float,
    reward: str,
    types: str,
    rng: Rng,
    ends: tuple[int, int] | None = None,
    asked: str = "",
) -> Trajectory:
    worth = min(worth, MOST_POINTS if reward == "points" else MOST_FOR_GOODS)
    amount = max(1, round(worth / WORTH[reward]))
    name = rng.one_of(types) if reward == "balloons" else reward
    return Trajectory(f"T{index + 1}", name, amount, 2 if reward == "points" else 1, ends, asked)


def _asked_types(types: str, rng: Rng) -> str:
    """Draw three to five types, at most one of them twice, in the order of the rules."""
    length = min(rng.within(3, 5), len(types))
    run = rng.shuffled(types)[:length]
    if rng.below(3) == 0:
        run[-1] = run[0]
    return "".join(sorted(run, key=types.index))
