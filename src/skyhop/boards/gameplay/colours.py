"""[AO-1.1, AO-11.3] The stage that gives routes their types: balanced, mixed at every city, no long chains.

It starts from a sensible choice for each route and then recolours one route or swaps two
wherever that helps. While a target is still missed, a few routes are painted at random
and the search goes on from there; what it cannot reach, the check reports.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.rng import Rng

MOST_AT_A_CITY = 3
UNEVEN = 1.6
"""The most spaces of a type may be so many times the fewest,"""
SPACES_APART = 2
"""or so many more, where routes are too few for that."""
ROUNDS = 60
KICKS = 24  # times that some routes are painted at random while a target is missed
SWAPS = 4  # partners tried for each route in a round

CROWDED, ALIKE, CHAINED, BESIDE = 25.0, 60.0, 20.0, 1.2
BETTER = 1e-9


class Painting:
    """Routes with their types so far, one of `count` each, and what the present choice costs.

    `missing` is what a type costs that no route has.
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
        """The routes of a type as bits of a number, so that a chain is found in a few steps."""
        cities = 1 + max(city for pair in ends for city in pair)
        self.at_city = [[0] * count for _city in range(cities)]
        around: list[list[int]] = [[] for _city in range(cities)]
        for route, pair in enumerate(ends):
            for city in pair:
                around[city].append(route)
        self.near = [
            sorted({other for city in pair for other in around[city]} - {route}) for route, pair in enumerate(ends)
        ]
        self.near_bits = [sum(1 << other for other in near) for near in self.near]
        self.missing = missing
        self.partner = [
            next((other for other in self.near[route] if ends[other] == pair), -1) for route, pair in enumerate(ends)
        ]

    def paint(self, route: int, colour: int) -> None:
        """Give a route a type, or -1 for none."""
        before = self.type_of[route]
        for changed, sign in ((before, -1), (colour, 1)):
            if changed >= 0:
                self.blocks[changed] += sign * self.lengths[route]
                self.of_type[changed] ^= 1 << route
                for city in self.ends[route]:
                    self.at_city[city][changed] += sign
        self.type_of[route] = colour

    def harm(self, route: int, colour: int) -> float:
        """Reckon what speaks against a type for a route, whatever its own is."""
        mine = self.type_of[route] == colour
        one, other = self.ends[route]
        low, high = self.at_city[one][colour] - mine, self.at_city[other][colour] - mine
        alike = self.partner[route] >= 0 and self.type_of[self.partner[route]] == colour
        beside = low + high - alike
        if not beside:
            return 0.0
        cost = BESIDE * beside + ALIKE * alike
        if low >= MOST_AT_A_CITY or high >= MOST_AT_A_CITY:
            cost += CROWDED * (max(0, low + 1 - MOST_AT_A_CITY) + max(0, high + 1 - MOST_AT_A_CITY))
        if self.of_type[colour].bit_count() - mine < self.chain:
            return cost
        return cost + CHAINED * max(0, self.chained(route, colour) - self.chain)

    def chained(self, route: int, colour: int) -> int:
        """Count the routes of a type that would hang together with this one."""
        own = self.of_type[colour]
        seen = 1 << route
        ahead = self.near_bits[route] & own & ~seen
        while ahead:
            newest = ahead.bit_length() - 1
            seen |= 1 << newest
            ahead = (ahead | self.near_bits[newest] & own) & ~seen
        return seen.bit_count()

    def missed(self) -> list[int]:
        """[AO-11.3] List the routes that break a target: too many in a row or at a city, a double alike."""
        return [route for route, own in enumerate(self.type_of) if own >= 0 and self.harm(route, own) >= CHAINED]

    def cost(self) -> tuple[float, float]:
        """Reckon what is wrong with the whole: targets missed first, then all that could be nicer."""
        harms = [self.harm(route, own) for route, own in enumerate(self.type_of) if own >= 0]
        most, fewest = max(self.blocks), max(min(self.blocks), 1)
        uneven = max(0.0, min(most - UNEVEN * fewest, most - fewest - SPACES_APART))
        missed = uneven + sum(harm >= CHAINED for harm in harms) + self.missing * self.blocks.count(0)
        return missed, self.uneven() + sum(harms)

    def uneven(self) -> float:
        """Reckon how far the types are from having the same number of spaces."""
        mean = sum(self.blocks) / len(self.blocks)
        return 0.5 * sum([(blocks - mean) * (blocks - mean) for blocks in self.blocks])


def paint(painting: Painting, special: Sequence[bool], rng: Rng) -> list[int]:
    """Give each route a type; -1 to those that are `special`, gray or multiroutes."""
    repaint(painting, [route for route, is_special in enumerate(special) if not is_special], rng)
    return list(painting.type_of)


def repaint(painting: Painting, plain: Sequence[int], rng: Rng) -> None:
    """Give these routes the types that suit them best beside those of the others, which stay."""
    if not plain:
        return
    for route in sorted(rng.shuffled(plain), key=lambda route: -painting.lengths[route]):
        painting.paint(route, _first(painting, route, rng))
    _search(painting, plain, rng)
    best, least = list(painting.type_of), painting.cost()
    for _kick in range(KICKS):
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
    """Paint a few routes at random, where a target is missed if it is missed at a place."""
    own = set(plain)
    missed = [route for route in painting.missed() if route in own]
    start = rng.one_of(missed or plain)
    around = [route for route in (start, *painting.near[start]) if route in own]
    for route in (start, rng.one_of(around), rng.one_of(plain)):
        painting.paint(route, rng.below(len(painting.blocks)))


def _search(painting: Painting, plain: Sequence[int], rng: Rng) -> None:
    """Recolour and swap until no route in a whole round gets better by it."""
    for _round in range(ROUNDS):
        changed = False
        for route in rng.shuffled(plain):
            changed |= _repaint(painting, route, rng) or _swap(painting, route, plain, rng)
        if not changed:
            break


def _first(painting: Painting, route: int, rng: Rng) -> int:
    """Find the type that harms least and has the fewest spaces so far."""
    colours = rng.shuffled(range(len(painting.blocks)))
    return min(colours, key=lambda colour: painting.harm(route, colour) + painting.blocks[colour])


def _repaint(painting: Painting, route: int, rng: Rng) -> bool:
    """Give a route another type if the whole gets better by it."""
    before, length = painting.type_of[route], painting.lengths[route]

    def cost(colour: int) -> float:
        grown = painting.blocks[colour] + (0 if colour == before else length)
        return painting.harm(route, colour) + length * (grown - 0.5 * length)

    least, colour = min((cost(colour), colour) for colour in rng.shuffled(range(len(painting.blocks))))
    if least < cost(before) - BETTER:
        painting.paint(route, colour)
        return True
    return False


def _swap(painting: Painting, route: int, plain: Sequence[int], rng: Rng) -> bool:
    """Exchange the types of a route and one drawn from the others if the whole gets better by it."""
    for _try in range(SWAPS):
        other = rng.one_of(plain)
        mine, its = painting.type_of[route], painting.type_of[other]
        if mine == its:
            continue
        before = _together(painting, route, other)
        painting.paint(route, its)
        painting.paint(other, mine)
        if _together(painting, route, other) < before - BETTER:
            return True
        painting.paint(route, mine)
        painting.paint(other, its)
    return False


def _together(painting: Painting, first: int, second: int) -> float:
    """Reckon the harm of two routes as painted, and how uneven the whole is if that hangs on which has which type."""
    types, lengths = painting.type_of, painting.lengths
    uneven = painting.uneven() if lengths[first] != lengths[second] else 0.0
    return uneven + (painting.harm(first, types[first]) + painting.harm(second, types[second]))
