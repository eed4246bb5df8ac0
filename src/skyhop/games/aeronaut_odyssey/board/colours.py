"""[AO-1.1, AO-11.3] The stage that gives routes their types: balanced, mixed at every city, no long chains.

It starts from a sensible choice for each route and then recolours one route or swaps two
wherever that helps; what it cannot reach in its rounds, the check reports.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.games.aeronaut_odyssey.board.dice import Dice

MOST_AT_A_CITY = 3
ROUNDS = 60


class Painting:
    """Routes with their types so far, and what the present choice costs."""

    def __init__(self, ends: Sequence[tuple[int, int]], lengths: Sequence[int], count: int, chain: int) -> None:
        self.ends = ends
        self.lengths = lengths
        self.chain = chain
        self.blocks = [0] * count
        self.type_of: list[int] = [-1] * len(ends)
        at_city: dict[int, list[int]] = {}
        for route, pair in enumerate(ends):
            for city in pair:
                at_city.setdefault(city, []).append(route)
        self.at_city = at_city
        self.near = [
            sorted({other for city in pair for other in at_city[city]} - {route}) for route, pair in enumerate(ends)
        ]
        self.partner = [
            next((other for other in self.near[route] if ends[other] == pair), -1) for route, pair in enumerate(ends)
        ]

    def paint(self, route: int, colour: int) -> None:
        """Give a route a type, or -1 for none."""
        before = self.type_of[route]
        if before >= 0:
            self.blocks[before] -= self.lengths[route]
        if colour >= 0:
            self.blocks[colour] += self.lengths[route]
        self.type_of[route] = colour

    def harm(self, route: int, colour: int) -> float:
        """Reckon what speaks against a type for a route, whose own type is taken off meanwhile."""
        same = [other for other in self.near[route] if self.type_of[other] == colour]
        cost = 1.2 * len(same)
        if self.partner[route] >= 0 and self.type_of[self.partner[route]] == colour:
            cost += 60.0
        for city in self.ends[route]:
            more = sum(self.type_of[other] == colour for other in self.at_city[city] if other != route)
            cost += 25.0 * max(0, more + 1 - MOST_AT_A_CITY)
        if len(same) >= 1:
            cost += 20.0 * max(0, self._chain(route, colour) - self.chain)
        return cost

    def uneven(self) -> int:
        """Reckon how far the types are from having the same number of spaces."""
        return sum(blocks * blocks for blocks in self.blocks)

    def _chain(self, route: int, colour: int) -> int:
        """Count the routes of a type that would hang together with this one."""
        seen = {route}
        ahead = [route]
        while ahead:
            for other in self.near[ahead.pop()]:
                if self.type_of[other] == colour and other not in seen:
                    seen.add(other)
                    ahead.append(other)
        return len(seen)


def paint(
    ends: Sequence[tuple[int, int]], lengths: Sequence[int], special: Sequence[bool], count: int, chain: int, dice: Dice
) -> list[int]:
    """Give each route one of `count` types; -1 to those that are `special`, gray or multiroutes."""
    painting = Painting(ends, lengths, count, chain)
    plain = [route for route in range(len(ends)) if not special[route]]
    for route in sorted(dice.shuffled(plain), key=lambda route: -lengths[route]):
        painting.paint(route, _best(painting, route, dice))
    for _round in range(ROUNDS):
        changed = False
        for route in dice.shuffled(plain):
            changed |= _repaint(painting, route, dice) or _swap(painting, route, plain, dice)
        if not changed:
            break
    return painting.type_of


def _best(painting: Painting, route: int, dice: Dice) -> int:
    """Find the type that harms least and has the fewest spaces so far."""
    colours = dice.shuffled(range(len(painting.blocks)))
    return min(colours, key=lambda colour: painting.harm(route, colour) + painting.blocks[colour])


def _repaint(painting: Painting, route: int, dice: Dice) -> bool:
    """Give a route another type if the whole gets better by it."""
    before = painting.type_of[route]
    painting.paint(route, -1)

    def cost(colour: int) -> float:
        blocks = painting.blocks[colour]
        grown = blocks + painting.lengths[route]
        return painting.harm(route, colour) + 0.5 * (grown * grown - blocks * blocks)

    least, colour = min((cost(colour), colour) for colour in dice.shuffled(range(len(painting.blocks))))
    better = least < cost(before) - 1e-9
    painting.paint(route, colour if better else before)
    return better


def _swap(painting: Painting, route: int, plain: Sequence[int], dice: Dice) -> bool:
    """Exchange the types of a route and one drawn from the others if the whole gets better by it."""
    for _try in range(4):
        other = dice.one_of(plain)
        mine, its = painting.type_of[route], painting.type_of[other]
        if mine == its:
            continue
        before = _together(painting, route, other)
        painting.paint(route, its)
        painting.paint(other, mine)
        if _together(painting, route, other) < before - 1e-9:
            return True
        painting.paint(route, mine)
        painting.paint(other, its)
    return False


def _together(painting: Painting, first: int, second: int) -> float:
    """Reckon the harm of two routes as painted, and how uneven the whole is."""
    return 0.5 * painting.uneven() + sum(painting.harm(route, painting.type_of[route]) for route in (first, second))
