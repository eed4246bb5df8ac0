"""[AO-1.1, AO-11.3] Generator stage that chooses the types of routes.

The result is balanced, mixes types at each city and avoids long chains of one type.

The stage first gives each route the type with the lowest cost. Then it changes the type of one route or swaps two
types, as long as this lowers the total cost. While the board misses a target, the stage gives random types to a few
routes and repeats the search. The check of the board reports the targets that are still missed.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.rng import Rng

MOST_AT_A_CITY = 3
MAX_TYPE_RATIO = 1.6
"""Largest allowed ratio between the numbers of spaces of the most frequent type and of the rarest type."""
MAX_TYPE_DIFFERENCE = 2
"""Largest allowed difference between the numbers of spaces of two types.

A board must meet at least one of two limits: this limit, or `MAX_TYPE_RATIO`. On boards with few routes, the ratio is
easily high.
"""
ROUNDS = 60
RANDOM_RESTARTS = 24  # maximum number of random changes of types while a target is missed
SWAPS_PER_ROUTE = 4  # routes tried as swap partners of each route in a round

CROWDED_COST, ALIKE_COST, CHAINED_COST, BESIDE_COST = 25.0, 60.0, 20.0, 1.2
MIN_GAIN = 1e-9


class Painting:
    """Current types of the routes and the cost of these types.

    `count` is the number of available types. `missing` is the additional cost for each type that no route has.
    """

    def __init__(
        self, ends: Sequence[tuple[int, int]], lengths: Sequence[int], count: int, chain: int, missing: float
    ) -> None:
        self.ends = ends
        self.lengths = lengths
        self.chain = chain
        self.blocks = [0] * count
        self.type_of: list[int] = [-1] * len(ends)
        self.of_type = [0] * count
        """Routes of each type, as a bit mask. With bit masks, the search for a chain takes only a few steps."""
        at_city = [0] * (1 + max(city for pair in ends for city in pair))
        for route, pair in enumerate(ends):
            for city in pair:
                at_city[city] |= 1 << route
        self.at_ends = [(at_city[one], at_city[other]) for one, other in ends]
        self.near_bits = [(one | other) & ~(1 << route) for route, (one, other) in enumerate(self.at_ends)]
        self.near = [[other for other in range(len(ends)) if bits >> other & 1] for bits in self.near_bits]
        self.missing = missing
        self.partner = [
            next((other for other in self.near[route] if ends[other] == pair), -1) for route, pair in enumerate(ends)
        ]
        self._chains: dict[tuple[int, int], int] = {}

    def paint(self, route: int, colour: int) -> None:
        """Set the type of a route to `colour`. If `colour` is -1, remove the type."""
        for changed, sign in ((self.type_of[route], -1), (colour, 1)):
            if changed >= 0:
                self.blocks[changed] += sign * self.lengths[route]
                self.of_type[changed] ^= 1 << route
        self.type_of[route] = colour

    def compute_cost(self, route: int, colour: int, excluded: int | None = None, enough: float = inf) -> float:
        """Return the cost for a route if it gets the type `colour`. The current type of the route has no effect.

        Ignore the route `excluded`. If the exact cost is at least `enough`, the result may be too low, but it is at
        least `enough`.
        """
        others = self.of_type[colour] & ~(1 << route)
        if excluded is not None:
            others &= ~(1 << excluded)
        near = self.near_bits[route] & others
        if not near:
            return 0.0
        one, other = self.at_ends[route]
        low, high = (near & one).bit_count(), (near & other).bit_count()
        alike = self.partner[route] >= 0 and near >> self.partner[route] & 1
        cost = BESIDE_COST * (low + high - alike) + ALIKE_COST * alike
        if low >= MOST_AT_A_CITY or high >= MOST_AT_A_CITY:
            cost += CROWDED_COST * (max(0, low + 1 - MOST_AT_A_CITY) + max(0, high + 1 - MOST_AT_A_CITY))
        if cost >= enough or others.bit_count() < self.chain:
            return cost
        return cost + CHAINED_COST * max(0, self._count_chained(route, others) - self.chain)

    def _count_chained(self, route: int, others: int) -> int:
        """Return the number of routes in the chain that `route` forms with connected routes of the same type.

        `others` is a bit set of the other routes of this type.
        """
        if (route, others) not in self._chains:
            visited = 1 << route
            ahead = self.near_bits[route] & others
            while ahead:
                newest = ahead.bit_length() - 1
                visited |= 1 << newest
                ahead = (ahead | self.near_bits[newest] & others) & ~visited
            self._chains[route, others] = visited.bit_count()
        return self._chains[route, others]

    def list_missed_routes(self) -> list[int]:
        """[AO-11.3] Return the routes that violate a target.

        A route must not be part of a chain of one type that is too long. Its cities must not have too many routes
        of its type. The two routes of a double route must not have the same type.
        """
        return [
            route
            for route, own in enumerate(self.type_of)
            if own >= 0 and self.compute_cost(route, own) >= CHAINED_COST
        ]

    def cost(self) -> tuple[float, float]:
        """Return two costs of the current types: the cost of violated targets, and the cost of visual flaws."""
        harms = [self.compute_cost(route, own) for route, own in enumerate(self.type_of) if own >= 0]
        most, fewest = max(self.blocks), max(min(self.blocks), 1)
        uneven = max(0.0, min(most - MAX_TYPE_RATIO * fewest, most - fewest - MAX_TYPE_DIFFERENCE))
        missed = uneven + sum(harm >= CHAINED_COST for harm in harms) + self.missing * self.blocks.count(0)
        return missed, self.measure_imbalance() + sum(harms)

    def measure_imbalance(self, moved_spaces: int = 0, source: int = 0, target: int = 0) -> float:
        """Return a measure of the differences between the numbers of spaces that the types have.

        Calculate as if `moved_spaces` spaces changed from the type `source` to the type `target`.
        """
        blocks = list(self.blocks)
        blocks[source] -= moved_spaces
        blocks[target] += moved_spaces
        mean = sum(blocks) / len(blocks)
        return 0.5 * sum([(spaces - mean) * (spaces - mean) for spaces in blocks])


def paint(painting: Painting, special: Sequence[bool], rng: Rng) -> list[int]:
    """Choose the types of all routes. Return the index of the type for each route.

    The result is -1 for `special` routes: gray routes and multiroutes.
    """
    improve_types(painting, [route for route, is_special in enumerate(special) if not is_special], rng)
    return list(painting.type_of)


def improve_types(painting: Painting, plain: Sequence[int], rng: Rng) -> None:
    """Search for good types for the routes in `plain`. Do not change the types of other routes.

    The search changes types at random and keeps improvements, so it may miss the best types.
    """
    if not plain:
        return
    for route in sorted(rng.shuffled(plain), key=lambda route: -painting.lengths[route]):
        painting.paint(route, _choose_first(painting, route, rng))
    _search(painting, plain, rng)
    best, least = list(painting.type_of), painting.cost()
    for _kick in range(RANDOM_RESTARTS):
        if not least[0]:
            break
        _kick_some(painting, plain, rng)
        _search(painting, plain, rng)
        cost = painting.cost()
        if cost < least:
            best, least = list(painting.type_of), cost
        for route in plain:
            painting.paint(route, best[route])


def _kick_some(painting: Painting, plain: Sequence[int], rng: Rng) -> None:
    """Give random types to a few routes, preferably near a missed target.

    The search can then leave a solution that no single change improves.
    """
    own = set(plain)
    missed = [route for route in painting.list_missed_routes() if route in own]
    start = rng.one_of(missed or plain)
    around = [route for route in (start, *painting.near[start]) if route in own]
    for route in (start, rng.one_of(around), rng.one_of(plain)):
        painting.paint(route, rng.below(len(painting.blocks)))


def _search(painting: Painting, plain: Sequence[int], rng: Rng) -> None:
    """Change and swap the types of routes, as long as this lowers the total cost.

    Stop when one pass over all routes finds no improvement.
    """
    for _round in range(ROUNDS):
        changed = False
        for route in rng.shuffled(plain):
            changed |= _improve_route(painting, route, rng) or _swap(painting, route, plain, rng)
        if not changed:
            break


def _choose_first(painting: Painting, route: int, rng: Rng) -> int:
    """Return a type for a route: the type with the lowest sum of its cost and the number of its spaces so far."""
    colours = rng.shuffled(range(len(painting.blocks)))
    return min(colours, key=lambda colour: painting.compute_cost(route, colour) + painting.blocks[colour])


def _improve_route(painting: Painting, route: int, rng: Rng) -> bool:
    """Give a route another type if this lowers the total cost. Return True if the type changed."""
    before, length = painting.type_of[route], painting.lengths[route]

    def cost(colour: int) -> float:
        grown = painting.blocks[colour] + (0 if colour == before else length)
        return painting.compute_cost(route, colour) + length * (grown - 0.5 * length)

    least, colour = min((cost(colour), colour) for colour in rng.shuffled(range(len(painting.blocks))))
    if least < cost(before) - MIN_GAIN:
        painting.paint(route, colour)
        return True
    return False


def _swap(painting: Painting, route: int, plain: Sequence[int], rng: Rng) -> bool:
    """Swap the types of `route` and of a randomly chosen route, if the swap lowers the total cost.

    Return True if the types changed.
    """
    for _try in range(SWAPS_PER_ROUTE):
        other = rng.one_of(plain)
        mine, its = painting.type_of[route], painting.type_of[other]
        if mine == its:
            continue
        longer = painting.lengths[route] - painting.lengths[other]
        before, after = painting.compute_cost(route, mine) + painting.compute_cost(other, its), 0.0
        if longer:
            before, after = painting.measure_imbalance() + before, painting.measure_imbalance(longer, mine, its)
        enough = before - MIN_GAIN
        if after >= enough:
            continue
        harm = painting.compute_cost(route, its, other, enough)
        if after + harm < enough and after + (harm + painting.compute_cost(other, mine, route, enough)) < enough:
            painting.paint(route, its)
            painting.paint(other, mine)
            return True
    return False
