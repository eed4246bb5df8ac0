"""[AO-9.1, AO-9.2, AO-9.11] What a board may ask for: what a player could do without help, however many play."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from skyhop.boards.gameplay.distances import distances

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from skyhop.boards.model import Route

FEW_SEATS = 2


@dataclass(frozen=True)
class Means:
    """What a player has for what is asked, with a number of seats: spaces, and plain routes by type, short first."""

    spaces: int
    lengths: Mapping[str, Sequence[int]]

    def suffice(self, costs: Sequence[int]) -> bool:
        """Say whether routes of so many spaces can be claimed one after the other, short first.

        [AO-6.2, AO-2.3] Whoever claims at an end of the route is rewarded, by a space if need be.
        """
        return sum(costs) - (len(costs) - 1) <= self.spaces

    def suffice_for(self, types: str) -> bool:
        """Say whether plain routes of all these types can be owned together."""
        wanted = Counter(types)
        if any(len(self.lengths.get(letter, ())) < count for letter, count in wanted.items()):
            return False
        return self.suffice([cost for letter, count in wanted.items() for cost in self.lengths[letter][:count]])

    def spaces_of(self, types: str) -> int:
        """The spaces of the shortest plain routes of all these types."""
        return sum(sum(self.lengths[letter][:count]) for letter, count in Counter(types).items())


class Attainable:
    """Says what can be attained on a board by whoever it is made for."""

    def __init__(self, routes: Sequence[Route], cities: int, inventory: int, players: int) -> None:
        """Look at the routes of a board, with the spaces of an inventory, for up to so many players."""
        pairs = sorted({route.ends for route in routes})
        length = {route.ends: len(route.spaces) for route in routes}
        ways = distances(cities, [(low - 1, high - 1) for low, high in pairs], [length[pair] - 1 for pair in pairs])
        self._ways = ways
        self._means = [Means(2 * inventory, _plain([route for route in routes if route.double != 2]))]
        if players > FEW_SEATS:  # [AO-3.2] two players have twice the spaces, and no second routes
            self._means.append(Means(inventory, _plain(routes)))

    def joins(self, ends: tuple[int, int]) -> bool:
        """Say whether two cities can be joined, by the way that costs least beyond what its claims bring."""
        return all(self._ways[ends[0] - 1][ends[1] - 1] + 1 <= means.spaces for means in self._means)

    def has(self, types: str) -> bool:
        """Say whether routes of all these types can be owned together."""
        return all(means.suffice_for(types) for means in self._means)

    def spaces_of(self, types: str) -> int:
        """The spaces of the shortest routes of all these types."""
        return max(means.spaces_of(types) for means in self._means)

    def runs(self, types: str, longest: int) -> list[str]:
        """The longest runs of types that can be asked for, at most so long, at most one type in them twice."""
        for length in range(longest, 0, -1):
            if found := [run for run in _runs(types, length) if self.has(run)]:
                return found
        return []


def _plain(routes: Sequence[Route]) -> dict[str, list[int]]:
    """[AO-9.2] The lengths of the routes that count, by type."""
    plain: dict[str, list[int]] = {}
    for route in sorted(routes, key=lambda route: len(route.spaces)):
        if not route.gray and not route.multi:
            plain.setdefault(route.spaces[0], []).append(len(route.spaces))
    return plain


def _runs(types: str, length: int) -> Iterator[str]:
    """Yield the runs of a length, in the order of the rules."""
    yield from map("".join, combinations(types, length))
    for chosen in combinations(types, length - 1):
        for letter in chosen:
            yield "".join(sorted((*chosen, letter), key=types.index))
