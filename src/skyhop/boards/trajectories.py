"""[AO-9.1, AO-9.2, AO-9.11] Trajectories and secret orders: the choice of their cities and rewards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import combinations
from typing import TYPE_CHECKING

from skyhop.boards.model import Order, Trajectory

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from skyhop.boards.model import Route
    from skyhop.boards.rng import Rng


def distances(count: int, pairs: Sequence[tuple[int, int]], lengths: Sequence[int]) -> list[list[int]]:
    """Return a table of distances between cities, in spaces along the shortest connection."""
    near: list[list[tuple[int, int]]] = [[] for _ in range(count)]
    for (low, high), length in zip(pairs, lengths, strict=True):
        near[low].append((high, length))
        near[high].append((low, length))
    return [_distances_from(start, near) for start in range(count)]


def _distances_from(start: int, near: Sequence[Sequence[tuple[int, int]]]) -> list[int]:
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


FEW_SEATS = 2


@dataclass(frozen=True)
class Means:
    """Resources of one player: the number of spaces, and the lengths of plain routes.

    A plain route is neither gray nor a multiroute. The lengths are grouped by type, shortest first.
    """

    spaces: int
    lengths: Mapping[str, Sequence[int]]

    def suffice(self, costs: Sequence[int]) -> bool:
        """Return True if the player has enough spaces to claim routes with these costs one after another.

        [AO-6.2, AO-2.3] Each claim except the last one returns one space to the player as a reward.
        """
        return sum(costs) - (len(costs) - 1) <= self.spaces

    def suffice_for(self, types: str) -> bool:
        """Return True if the player has enough spaces to own plain routes of all these types."""
        counts = Counter(types)
        if any(len(self.lengths.get(letter, ())) < count for letter, count in counts.items()):
            return False
        return self.suffice([cost for letter, count in counts.items() for cost in self.lengths[letter][:count]])

    def spaces_of(self, types: str) -> int:
        """Return the number of spaces that the shortest plain routes of these types have in total."""
        return sum(sum(self.lengths[letter][:count]) for letter, count in Counter(types).items())


class Attainable:
    """Test for trajectories and orders: a player must be able to complete each of them.

    The test covers one or two players and, if the board allows them, three or more players.
    """

    def __init__(self, routes: Sequence[Route], cities: int, inventory: int, players: int) -> None:
        """Prepare the test for a board, with `inventory` spaces in an inventory and at most `players` players."""
        pairs = sorted({route.ends for route in routes})
        length = {route.ends: len(route.spaces) for route in routes}
        ways = distances(cities, [(low - 1, high - 1) for low, high in pairs], [length[pair] - 1 for pair in pairs])
        self._ways = ways
        self._means = [Means(2 * inventory, _lengths_by_type([route for route in routes if route.double != 2]))]
        if players > FEW_SEATS:  # [AO-3.2] two players have twice the spaces, and no second routes
            self._means.append(Means(inventory, _lengths_by_type(routes)))

    def joins(self, ends: tuple[int, int]) -> bool:
        """Return True if a player has enough spaces to connect two cities, for every number of players."""
        return all(self._ways[ends[0] - 1][ends[1] - 1] + 1 <= means.spaces for means in self._means)

    def has(self, types: str) -> bool:
        """Return True if a player can own routes of all these types, for every number of players."""
        return all(means.suffice_for(types) for means in self._means)

    def spaces_of(self, types: str) -> int:
        """Return the number of spaces that the shortest routes of these types have in total.

        The routes that a player can use depend on the number of players. Return the largest total.
        """
        return max(means.spaces_of(types) for means in self._means)

    def runs(self, types: str, longest: int) -> list[str]:
        """Return the combinations of types that a trajectory can require.

        A player can own routes of all types in such a combination. All combinations have the
        largest possible size, at most `longest` types. One type may occur twice.
        """
        for length in range(longest, 0, -1):
            if found := [run for run in _runs(types, length) if self.has(run)]:
                return found
        return []


def _lengths_by_type(routes: Sequence[Route]) -> dict[str, list[int]]:
    """[AO-9.2] Return the lengths of plain routes by type, shortest first. Ignore gray routes and multiroutes."""
    plain: dict[str, list[int]] = {}
    for route in sorted(routes, key=lambda route: len(route.spaces)):
        if not route.gray and not route.multi:
            plain.setdefault(route.spaces[0], []).append(len(route.spaces))
    return plain


def _runs(types: str, length: int) -> Iterator[str]:
    """Yield all combinations of `length` types, in the order of the rules. One type may occur twice."""
    yield from map("".join, combinations(types, length))
    for letters in combinations(types, length - 1):
        for letter in letters:
            yield "".join(sorted((*letters, letter), key=types.index))


MOST_POINTS = 12
LEAST_POINTS = 3
POINTS = "points"
REWARD_VALUES = {POINTS: 1.0, "balloons": 1.66, "spaces": 1.25, "swaps": 1.5}
MAX_GOODS_POINTS = 7.0  # maximum value, in points, of the balloons, spaces or swaps in one reward
POINTS_SHARE = 0.45
POINTS_PER_TYPE = 1.9  # points for each type in a trajectory that requires routes


def trajectories(
    city_distances: Sequence[Sequence[int]],
    adjacent: Sequence[tuple[int, int]],
    count: int,
    types: str,
    *,
    routes_kind: bool,
    rng: Rng,
    shortest: float = 0,
) -> list[Trajectory]:
    """Return `count` trajectories of short, medium and long distance. About half of their rewards are points.

    If `routes_kind` is True, every third trajectory requires routes of given types. All others require a connection
    of two cities. If possible, the distance of these cities is enough for a reward of `shortest` points.
    """
    kinds = ["types" if routes_kind and index % 3 == 2 else "ends" for index in range(count)]
    pairs = _spread_ends(city_distances, adjacent, kinds.count("ends"), rng, shortest)
    rewards = _rewards(count, rng)
    longest = max(max(row) for row in city_distances)
    found = []
    for index, kind in enumerate(kinds):
        if kind == "ends":
            ends = pairs.pop(0)
            worth = value(city_distances[ends[0]][ends[1]], longest)
            found.append(_trajectory(index, worth, rewards[index], types, rng, ends=(ends[0] + 1, ends[1] + 1)))
        else:
            run = _draw_types(types, rng)
            found.append(_trajectory(index, POINTS_PER_TYPE * len(run), rewards[index], types, rng, letters=run))
    return found


def orders(
    city_distances: Sequence[Sequence[int]],
    adjacent: Sequence[tuple[int, int]],
    count: int,
    rng: Rng,
    shortest: float = 0,
) -> list[Order]:
    """[AO-9.11] Return `count` secret orders of short, medium and long distance. Their rewards are points.

    If possible, each reward is at least `shortest` points.
    """
    longest = max(max(row) for row in city_distances)
    return [
        Order(f"S{index + 1}", (low + 1, high + 1), round(value(city_distances[low][high], longest)))
        for index, (low, high) in enumerate(_spread_ends(city_distances, adjacent, count, rng, shortest))
    ]


def attainable_trajectories(
    candidates: Sequence[Trajectory], can: Attainable, city_distances: Sequence[Sequence[int]], types: str, rng: Rng
) -> list[Trajectory]:
    """Replace the trajectories that no player can complete. Do not change the other trajectories."""
    used_ends = {one.ends for one in candidates if one.ends and can.joins(one.ends)}
    attainable = []
    for one in candidates:
        if one.ends in used_ends or (one.types and can.has(one.types)):
            attainable.append(one)
        elif runs := can.runs(types, len(one.types)):
            run = rng.one_of(runs)
            attainable.append(replace(one, types=run, amount=_amount(POINTS_PER_TYPE * len(run), one.reward)))
        else:
            ends = _attainable_ends(can, city_distances, used_ends, rng)
            used_ends.add(ends)
            attainable.append(
                replace(one, ends=ends, types="", amount=_amount(_evaluate_ends(city_distances, ends), one.reward))
            )
    return attainable


def attainable_orders(
    candidates: Sequence[Order],
    can: Attainable,
    city_distances: Sequence[Sequence[int]],
    rng: Rng,
    *,
    may_repeat: bool = False,
) -> list[Order]:
    """[AO-9.11] Replace the secret orders that no player can complete. If no replacement exists, omit the order.

    If `may_repeat` is True, an order may appear twice.
    """
    used_ends = {one.ends for one in candidates if can.joins(one.ends)}
    attainable: list[Order] = []
    for one in candidates:
        if one.ends not in used_ends:
            ends = _attainable_ends(can, city_distances, used_ends, rng)
            if ends in used_ends and not may_repeat:
                continue
            used_ends.add(ends)
            one = replace(one, ends=ends, amount=round(_evaluate_ends(city_distances, ends)))  # noqa: PLW2901
        attainable.append(replace(one, id=f"S{len(attainable) + 1}"))
    return attainable


def equalize_rewards(
    goals: Sequence[Trajectory], can: Attainable, city_distances: Sequence[Sequence[int]]
) -> list[Trajectory]:
    """Return the trajectories with new rewards. All trajectories have about the same value per space.

    A reward in balloons, spaces or swaps has a maximum value. If a trajectory is worth more, its reward becomes points.
    In exchange, the shortest trajectory whose reward is points gets the first trajectory's kind of reward.
    """
    spaces = [
        can.spaces_of(one.types) if one.ends is None else city_distances[one.ends[0] - 1][one.ends[1] - 1]
        for one in goals
    ]
    worths = [MOST_POINTS * cost / max(map(max, city_distances)) for cost in spaces]
    rewards = [one.reward for one in goals]
    order = sorted(range(len(goals)), key=lambda index: (worths[index], index))
    for index in reversed(order):
        if rewards[index] != POINTS and worths[index] > MAX_GOODS_POINTS:
            other = next(
                (other for other in order if rewards[other] == POINTS and worths[other] < worths[index]), index
            )
            rewards[other], rewards[index] = rewards[index], POINTS
    return [
        replace(one, reward=reward, amount=_amount(worth, reward), slots=_slots(reward))
        for one, reward, worth in zip(goals, rewards, worths, strict=True)
    ]


def value(spaces: int, longest: int) -> float:
    """[AO-11.3] Return the value in points of a connection between two cities that are `spaces` apart.

    `longest` is the largest distance on the board. A connection of this distance is worth 12 points.
    """
    return max(float(LEAST_POINTS), MOST_POINTS * spaces / longest)


def points_for(city_distances: Sequence[Sequence[int]], ends: tuple[int, int]) -> int:
    """[AO-11.3] Return the printed points for a connection between two cities, given by index."""
    return round(min(MOST_POINTS, value(city_distances[ends[0]][ends[1]], max(max(row) for row in city_distances))))


def reward_for(types: int) -> int:
    """[AO-9.2] Return the printed points of a trajectory that requires routes of `types` types."""
    return round(POINTS_PER_TYPE * types)


def _spread_ends(
    city_distances: Sequence[Sequence[int]], adjacent: Sequence[tuple[int, int]], count: int, rng: Rng, shortest: float
) -> list[tuple[int, int]]:
    """Choose pairs of cities in turn from three groups: long, medium and short distances.

    Use each city only once if possible. Use adjacent cities only if no other pairs are left.
    """
    joined = set(adjacent)
    every = [(low, high) for low in range(len(city_distances)) for high in range(low + 1, len(city_distances))]
    ranked = sorted(rng.shuffled(every), key=lambda pair: city_distances[pair[0]][pair[1]])
    least = shortest * max(map(max, city_distances)) / MOST_POINTS
    fit = [pair for pair in ranked if pair not in joined and city_distances[pair[0]][pair[1]] >= least] or ranked
    thirds = [fit[len(fit) * part // 3 : len(fit) * (part + 1) // 3] for part in range(3)]
    used = [0] * len(city_distances)
    pairs: list[tuple[int, int]] = []
    for index in range(count):
        pool = [pair for pair in thirds[2 - index % 3] if pair not in pairs]
        pool = pool or [pair for pair in fit if pair not in pairs] or [pair for pair in every if pair not in pairs]
        few = min(pool or every, key=lambda pair: (used[pair[0]] + used[pair[1]], max(used[pair[0]], used[pair[1]])))
        fresh = [pair for pair in pool or every if used[pair[0]] + used[pair[1]] == used[few[0]] + used[few[1]]]
        pair = rng.one_of(fresh)
        pairs.append(pair)
        for city in pair:
            used[city] += 1
    return pairs


def _rewards(count: int, rng: Rng) -> list[str]:
    """Return the kind of reward of each trajectory. About half are points. The other kinds occur equally often."""
    points = round(count * POINTS_SHARE + rng.unit())
    others = ("balloons", "spaces", "swaps")
    start = rng.below(3)
    kinds = [POINTS] * points + [others[(start + index) % 3] for index in range(count - points)]
    return rng.shuffled(kinds)


def _trajectory(
    index: int,
    worth: float,
    reward: str,
    types: str,
    rng: Rng,
    ends: tuple[int, int] | None = None,
    letters: str = "",
) -> Trajectory:
    name = rng.one_of(types) if reward == "balloons" else reward
    return Trajectory(f"T{index + 1}", name, _amount(worth, reward), _slots(reward), ends, letters)


def _slots(reward: str) -> int:
    """Return the number of players who can get this reward from a trajectory."""
    return 2 if reward == POINTS else 1


def _amount(worth: float, reward: str) -> int:
    """Return the printed amount of a reward that is worth `worth` points. `reward` is the kind of reward."""
    most = MOST_POINTS if reward == POINTS else MAX_GOODS_POINTS
    return max(1, round(min(worth, most) / REWARD_VALUES.get(reward, REWARD_VALUES["balloons"])))


def _evaluate_ends(city_distances: Sequence[Sequence[int]], ends: tuple[int, int]) -> float:
    return value(city_distances[ends[0] - 1][ends[1] - 1], max(max(row) for row in city_distances))


def _attainable_ends(
    can: Attainable, city_distances: Sequence[Sequence[int]], used_ends: Collection[tuple[int, int] | None], rng: Rng
) -> tuple[int, int]:
    """Choose two cities that a player can connect, for every number of players. Return their numbers.

    The cities are far apart. If possible, no other trajectory or order uses the same pair.
    """
    every = [
        (low, high) for low in range(1, len(city_distances) + 1) for high in range(low + 1, len(city_distances) + 1)
    ]
    possible = [ends for ends in every if can.joins(ends)]
    free = [ends for ends in possible if ends not in used_ends] or possible
    free.sort(key=lambda ends: city_distances[ends[0] - 1][ends[1] - 1])
    return rng.one_of(free[len(free) * 2 // 3 :])


def _draw_types(types: str, rng: Rng) -> str:
    """Return three to five random types, in the order of the rules. At most one of the types occurs twice."""
    length = min(rng.within(3, 5), len(types))
    run = rng.shuffled(types)[:length]
    if rng.below(3) == 0:
        run[-1] = run[0]
    return "".join(sorted(run, key=types.index))
